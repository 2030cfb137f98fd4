/** Arcs and range: TV-R1 to TV-R10. */
import { expect } from 'vitest'
import { flight, HEXES, own, type Play, type SfRuleset, type Spot, scene, vector } from '../fixture.js'
import { ARCS, type Options } from '../vocabulary.js'

/** A plane with one light gun in every arc, in the order of the table. */
export const PORCUPINE = own('porcupine', { weapons: [{ type: 'LMG', mounts: ARCS.join(','), damage: 1 }] })

const places = (value: number): number => Math.round(value * 1e6) / 1e6

/** Five units behind, so that a straight flight of 5 ends on the spot. */
function behind([x, y, heading]: Spot): Spot {
  const angle = (heading * Math.PI) / 180
  return [places(x - 5 * Math.sin(angle)), places(y - 5 * Math.cos(angle)), heading]
}

/** An attacker on the spot with every arc, about to fire; the target is B1. */
export function aiming(
  game: SfRuleset,
  at: Spot,
  [x, y]: readonly [number, number],
  options: Partial<Options> = {},
): Play {
  const [allies, axis] = [{ A: flight('porcupine', 5, behind(at)) }, { B: flight('wurger', 5, [x, y, 0]) }]
  const ready = scene(game, { cards: [PORCUPINE], options, allies, axis }).fly('A', 'level-straight', 'F5 END')
  expect(ready.pose('A1')).toEqual([...at])
  return ready
}

/** The same on hexes: the attacker in q 12, r 14, facing 0; the target at an offset. */
export function aimingAtHex(game: SfRuleset, dq: number, dr: number): Play {
  const [q, r] = [12 + dq, 14 + dr]
  const [allies, axis] = [
    { A: flight('porcupine', 5, [12, 25, 0]) },
    { B: flight('wurger', 5, [q, r + (q - (q & 1)) / 2, 0]) },
  ]
  return scene(game, { table: HEXES, cards: [PORCUPINE], allies, axis }).fly('A', 'level-straight', 'F5 END')
}

/** The arcs that may fire at B1, each asked for by itself. */
export const arcsOn = (at: Play): string =>
  ARCS.filter((_, weapon) => at.game.check(at.state, at.attacking([[weapon, 'B1']])).length === 0).join(' ')

const TURRET = ARCS.indexOf('TT')

/** What the turret's die needs; 0 if B1 is out of range. */
function need(at: Play): number {
  const shot = at.attacking([[TURRET, 'B1']], [1])
  const codes = at.game.check(at.state, shot).map(({ code }) => code)
  if (codes.length === 0) return at.take(shot).told('toHitRolled')[0]!.need
  expect(codes).toEqual(['out-of-range'])
  return 0
}

const ORIGIN: Spot = [10, 10, 0]

export const gunnery = [
  vector('SF-ARC-01 TV-R1 dead ahead at 6', (game) => {
    const at = aiming(game, ORIGIN, [10, 16])
    expect([arcsOn(at), need(at)]).toEqual(['FF FT TT', 6])
    at.refuses(at.attacking([[1, 'B1']]), ['SF-ARC-02 out-of-arc'])
    at.refuses(at.attacking([[5, 'B1']]), ['SF-ARC-06 out-of-arc'])
  }),

  vector('SF-ARC-09 TV-R2 on the border of FF and BR', (game) => {
    const at = aiming(game, ORIGIN, [13, 15.196152])
    expect([arcsOn(at), need(at)]).toEqual(['FF BR FT TT', 6])
    expect(arcsOn(aiming(game, ORIGIN, [13, 15.196152], { openArcBoundary: 'frontWins' }))).toBe('FF FT TT')
  }),

  vector('SF-ARC-04 TV-R3 off the right bow', (game) => {
    const at = aiming(game, ORIGIN, [13, 13])
    expect([arcsOn(at), need(at)]).toEqual(['BR FT TT', 6])
    at.refuses(at.attacking([[0, 'B1']]), ['SF-ARC-01 out-of-arc'])
    at.refuses(at.attacking([[2, 'B1']]), ['SF-ARC-03 out-of-arc'])
  }),

  vector('SF-ARC-03 SF-ARC-04 TV-R4 abeam, on the border of FT and RT', (game) => {
    const [right, left] = [aiming(game, ORIGIN, [14, 10]), aiming(game, ORIGIN, [6, 10])]
    expect([arcsOn(right), need(right)]).toEqual(['BR FT RT TT', 5])
    expect([arcsOn(left), need(left)]).toEqual(['BL FT RT TT', 5])
    left.refuses(left.attacking([[3, 'B1']]), ['SF-ARC-04 out-of-arc'])
  }),

  vector('SF-ARC-09 under frontWins a border belongs to the arc nearer the nose', (game) => {
    const arcs = (target: readonly [number, number], openArcBoundary: 'both' | 'frontWins'): string =>
      arcsOn(aiming(game, ORIGIN, target, { openArcBoundary }))
    expect([arcs([14, 10], 'both'), arcs([14, 10], 'frontWins')]).toEqual(['BR FT RT TT', 'BR FT TT'])
    expect([arcs([13, 4.803848], 'both'), arcs([13, 4.803848], 'frontWins')]).toEqual(['RF BR RT TT', 'BR RT TT'])
    expect([arcs([7, 4.803848], 'both'), arcs([7, 4.803848], 'frontWins')]).toEqual(['RF BL RT TT', 'BL RT TT'])
    expect([arcs([7, 15.196152], 'both'), arcs([7, 15.196152], 'frontWins')]).toEqual(['FF BL FT TT', 'FF FT TT'])
  }),

  vector('SF-ARC-02 TV-R6 dead astern at 2', (game) => {
    const at = aiming(game, ORIGIN, [10, 8])
    expect([arcsOn(at), need(at)]).toEqual(['RF RT TT', 4])
    at.refuses(at.attacking([[4, 'B1']]), ['SF-ARC-05 out-of-arc'])
  }),

  vector('SF-ARC-00 TV-R7 arcs turn with the plane', (game) => {
    expect(arcsOn(aiming(game, [10, 10, 60], [10, 15]))).toBe('BL FT TT')
    expect(arcsOn(aiming(game, [10, 10, 60], [15, 10]))).toBe('FF BR FT TT')
  }),

  vector('SF-RNG-01 TV-R8 the bands include their bounds', (game) => {
    const needs = [2, 2.001, 4, 4.001, 6, 6.001].map((d) => need(aiming(game, ORIGIN, [10, places(10 + d)])))
    expect(needs).toEqual([4, 5, 5, 6, 6, 0])
    const far = aiming(game, ORIGIN, [10, 16.001])
    far.refuses(far.attacking([[TURRET, 'B1']]), ['SF-RNG-01 out-of-range'], { target: 'B1', have: 6.001, limit: 6 })
  }),

  vector('SF-ARC-08 TV-R9 hexes inside one arc', (game) => {
    const arcs = ([dq, dr]: readonly [number, number]): string => arcsOn(aimingAtHex(game, dq, dr))
    expect(
      (
        [
          [0, -2],
          [1, -1],
          [1, 0],
          [0, 1],
        ] as const
      ).map(arcs),
    ).toEqual(['FF FT TT', 'BR FT TT', 'BR RT TT', 'RF RT TT'])
  }),

  vector('SF-ARC-08 TV-R10 hexes on a border', (game) => {
    const arcs = ([dq, dr]: readonly [number, number]): string => arcsOn(aimingAtHex(game, dq, dr))
    expect(
      (
        [
          [1, -2],
          [1, 1],
          [-1, 2],
        ] as const
      ).map(arcs),
    ).toEqual(['FF BR FT TT', 'RF BR RT TT', 'RF BL RT TT'])
    expect(arcs([3, -6])).toBe('FF BR FT TT')
  }),
]
