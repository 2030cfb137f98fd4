/** The book's own examples: TV-B1 to TV-B21. */
import { expect } from 'vitest'
import { UNIT_LENGTHS } from '../../../../src/rulesets/spitting-fire/book/tables.js'
import { gunsOf, parseMounts } from '../../../../src/rulesets/spitting-fire/gunnery/weapons.js'
import { card, expectConfigRefused, flight, HEXES, own, Play, type SfRuleset, scene, spit, vector } from '../fixture.js'
import type { GroupOrder, Seat } from '../vocabulary.js'
import { aimingAtHex, arcsOn } from './gunnery.js'

/** So many planes of a card in one group. */
const group = (name: string, id: string, size: number): GroupOrder => ({
  group: name,
  card: id,
  planes: Array.from({ length: size }, (_, i) => `${name}-${i + 1}`),
})

const JIM: readonly GroupOrder[] = [
  group('H', 'hornisse', 2),
  group('W', 'wurger', 4),
  ...['E', 'F', 'G', 'K'].map((name) => group(name, 'bf-109', 2)),
]

/** A game at the choosing of forces. */
function choosing(game: SfRuleset, points: number, options = {}): Play {
  const step = game.setup({ dice: 'manual', points, options })
  if (!step.ok) throw new Error('refused')
  return new Play(game, step.state)
}

const submit = (seat: Seat, ...groups: readonly GroupOrder[]) => ({ type: 'submitForce', seat, groups }) as const

/** Where placing begins, with one group of each side. */
function placing(game: SfRuleset, axis: GroupOrder, allies: GroupOrder): Play {
  const step = game.setup({ dice: 'manual', edge: 'north', forces: { axis: [axis], allies: [allies] } })
  if (!step.ok) throw new Error('refused')
  return new Play(game, step.state)
}

const BF109 = { axis: { A: flight('bf-109', 5, [12, 10, 0]) } }
const SPIT = { allies: { A: spit([12, 10, 0]) } }

export const book = [
  vector('SF-FORCE-05 TV-B1 the example costs 490 of 500, and nothing fits in what is left', (game) => {
    const step = choosing(game, 500, { pointFill: 'noRoomStrict' }).take(submit('axis', ...JIM))
    expect(step.told('forceSubmitted')).toHaveLength(1)
    expect(
      choosing(game, 500)
        .take(submit('axis', ...JIM))
        .told('pointsUnspent'),
    ).toEqual([])
    choosing(game, 489).refuses(submit('axis', ...JIM), ['SF-FORCE-05 over-points'], { have: 490, limit: 489 })
    choosing(game, 490).allows(submit('axis', ...JIM))
  }),

  vector('SF-GRP-01 TV-B2 the example makes six groups', (game) => {
    const both = choosing(game, 500).take(submit('axis', ...JIM), submit('allies', group('S', 'spitfire', 4)))
    expect(Object.values(both.state.groups).filter(({ side }) => side === 'axis')).toHaveLength(6)
    const built = both.take({ type: 'chooseEdges', seat: 'referee', axis: 'north' })
    expect(built.told('deckBuilt')).toMatchObject([{ red: 6, black: 1 }])
  }),

  vector('SF-GRP-01 SF-GRP-03 TV-B3 groups of three, two and four; mixed types; five at once', (game) => {
    const at = choosing(game, 500)
    at.allows(submit('allies', group('S', 'spitfire', 3)))
    at.allows(submit('allies', group('M', 'mustang', 2)))
    at.allows(submit('axis', group('H', 'hornisse', 4)))
    const mixed = { group: 'Y', card: 'hayabusa', planes: ['y1', 'y2', { id: 'z', card: 'reisen' }] }
    at.refuses(submit('axis', mixed), ['SF-GRP-03 mixed-type'])
    at.allows(submit('axis', { ...mixed, planes: ['y1', 'y2', { id: 'z', card: 'hayabusa' }] }))
    at.refuses(submit('axis', group('L', 'falco', 5)), ['SF-GRP-01 bad-group-size'])
    at.allows(submit('axis', group('L', 'falco', 2), group('N', 'falco', 3)))
    at.refuses(submit('axis', group('L', 'falco', 4), group('N', 'falco', 1)), ['SF-GRP-02 bad-group-size'])
    at.allows(submit('axis', group('L', 'falco', 4), group('N', 'reisen', 1)))
    at.refuses(submit('axis', group('L', 'falco', 1), group('N', 'falco', 1)), ['SF-GRP-02 bad-group-size'])
    at.allows(submit('axis', group('L', 'falco', 2)))
  }),

  vector('SF-PLACE-03 TV-B4 four Axis and five Allied groups make a deck of nine', (game) => {
    const step = game.setup({
      ...{ dice: 'manual', edge: 'south' },
      forces: {
        axis: ['A', 'B', 'C', 'D'].map((name) => group(name, 'bf-109', 2)),
        allies: ['S', 'T', 'U', 'V', 'W'].map((name) => group(name, 'spitfire', 2)),
      },
    })
    expect(step).toMatchObject({ ok: true, state: { deck: { down: { red: 4, black: 5 }, discard: { red: 0 } } } })
    expect(step.ok && step.events).toContainEqual(expect.objectContaining({ type: 'deckBuilt', red: 4, black: 5 }))
  }),

  vector('SF-PLACE-08 TV-B5 a Zerstörer starts at level 2 to 5', (game) => {
    const up = placing(game, group('Z', 'zerstorer', 1), group('S', 'spitfire', 1)).flip('red')
    const at = (altitude: number) =>
      ({ type: 'placeGroup', seat: 'axis', group: 'Z', altitude, poses: [{ x: 12, y: 33, heading: 180 }] }) as const
    for (const level of [2, 3, 4, 5]) up.allows(at(level))
    for (const level of [1, 6]) {
      up.refuses(at(level), ['SF-PLACE-08 bad-start-altitude'], { group: 'Z', least: 2, most: 5, have: level })
    }
  }),

  vector('SF-ALT-02 TV-B6 a group at 5 that reveals a climb shows 6', (game) => {
    const at = scene(game, SPIT).fly('A', 'climb-straight')
    expect(at.state.groups.A).toMatchObject({ altitudeMarker: 6, revealed: 'climb-straight', plot: null })
    expect(at.plane('A1').altitude).toBe(5)
  }),

  vector('SF-ALT-03 SF-TGT-08 TV-B7 a plane that dives from 7 attacks at 6', (game) => {
    const foes = { B: flight('bf-109', 6, [12, 17, 0]), C: flight('wurger', 7, [12, 19, 0]) }
    const at = scene(game, { allies: { A: flight('spitfire', 7, [12, 10, 0]) }, axis: foes })
    const down = at.fly('A', 'dive-straight', 'F5 END')
    expect(down.told('planeAltitudeChanged')).toMatchObject([{ plane: 'A1', from: 7, to: 6 }])
    down.refuses(down.attacking([[0, 'C1']]), ['SF-TGT-08 not-same-altitude'])
    down.allows(down.attacking([[0, 'B1']], [1]))
  }),

  vector('SF-HEAD-02 TV-B8 Climb Left at TR 4: the first attempt from 4 to under 8, left or a half loop', (game) => {
    const at = scene(game, BF109).fly('A', 'climb-left')
    at.play('F3.999')
      .refuses('L60', ['SF-MOVE-09 turn-too-soon'], { need: 4, have: 3.999 })
      .play('F0.001')
      .allows('L60')
    at.play('F4').refuses('R60', ['SF-HEAD-02 marker-direction'])
    at.play('F7.999').refuses('F0.001', ['SF-HEAD-04 marker-deadline']).allows('L60')
    const dive = scene(game, BF109).fly('A', 'dive-left')
    dive.play('F3.999').refuses('HL', ['SF-MOVE-09 turn-too-soon'])
    dive.play('F4').allows('HL[4,4]')
    dive.play('F5').allows('HL[4,4]')
  }),

  vector('SF-HEAD-01 TV-B9 Straight Climb at TR 4: nothing before 8, anything from 8 on', (game) => {
    const climb = scene(game, BF109).fly('A', 'climb-straight')
    climb.play('F7.999').refuses('L60', ['SF-HEAD-01 marker-straight'], { need: 8, have: 7.999 })
    climb.play('F8').allows('L60')
    const dive = scene(game, BF109).fly('A', 'dive-straight')
    for (const word of ['TT', 'HL']) dive.play('F7.999').refuses(word, ['SF-HEAD-01 marker-straight'])
    dive.play('F8').allows('TT[4]')
    dive.play('F8').allows('HL[4,4]')
  }),

  vector('SF-MOVE-05 SF-MOVE-06 TV-B10 a Spitfire has 8, 12 or 18 MPs and must spend 5', (game) => {
    for (const [marker, rate] of [
      ['climb-straight', 8],
      ['level-straight', 12],
      ['dive-straight', 18],
    ] as const) {
      const at = scene(game, SPIT).fly('A', marker)
      expect(at.movement.rate).toBe(rate)
      at.refuses(`F${rate + 0.001}`, ['SF-MOVE-02 not-enough-mp']).allows(`F${rate}`)
      at.play('F4.999').refuses('END', ['SF-MOVE-06 below-minimum'], { need: 5, have: 4.999 })
      at.play('F5').allows('END')
    }
  }),

  vector('SF-TIGHT-03 TV-B11 the tight turn of the example', (game) => {
    const rolled = scene(game, SPIT).fly('A', 'level-left', 'F4 TT[2]')
    expect(rolled.told('forcedMove')).toMatchObject([{ rule: 'SF-TIGHT-03', distance: 2 }])
    expect(rolled.pose('A1')).toEqual([12, 16, 0])
    expect(rolled.movement).toMatchObject({ spent: 10, pivot: { kind: 'tight-turn', max: 120, sign: -1 } })
    const turned = rolled.refuses('PL120.001', ['SF-TIGHT-03 angle-too-wide']).play('PL120')
    expect(turned.pose('A1')).toEqual([12, 16, 240])
    expect([turned.movement.spent, turned.left]).toEqual([10, 2])
    expect(turned.play('F2').pose('A1')).toEqual([10.267949, 15, 240])
  }),

  vector('SF-LOOP-03 TV-B12 a Spitfire pays 8 MPs for a half loop', (game) => {
    const at = scene(game, SPIT).fly('A', 'dive-left', 'F4 HL[4,5]')
    expect(at.told('attemptCompleted')).toMatchObject([{ cost: 8, left: 14 }])
    expect(at.movement.spent).toBe(12)
  }),

  vector('SF-LOOP-02 TV-B13 one die too low: the lower; both: their sum', (game) => {
    const at = scene(game, SPIT).fly('A', 'dive-left', 'F4')
    expect(at.play('HL[2,5]').told('attemptRolled')).toMatchObject([{ dice: [2, 5], need: 4, extra: 2 }])
    expect(at.play('HL[1,2]').told('attemptRolled')).toMatchObject([{ dice: [1, 2], need: 4, extra: 3 }])
  }),

  vector('SF-MOVE-11 TV-B14 what was flown last turn does not count', (game) => {
    const first = scene(game, SPIT).plot().pass('Far').pass('A').endTurn()
    const again = first.fly('A', 'level-left')
    again.refuses('L60', ['SF-MOVE-09 turn-too-soon'], { need: 4, have: 0 }).play('F4').allows('L60')
  }),

  vector('SF-CARD-10 TV-B15 4FF,RT is four guns forward and one to the rear', (game) => {
    const mounts = [
      { count: 4, arc: 'FF' },
      { count: 1, arc: 'RT' },
    ]
    expect(parseMounts('4FF,RT')).toEqual(mounts)
    expect(parseMounts(' 4 ff , rt ')).toEqual(mounts)
    for (const bad of ['', '0FF', '4XX', 'FF,', '4', '-1FF', 'FF RT'])
      expect([bad, parseMounts(bad)]).toEqual([bad, null])
    const line = (text: string) => own('mine', { weapons: [{ type: 'LMG', mounts: text, damage: 1 }] })
    expectConfigRefused(game, { dice: 'manual', cards: [line('4XX')] }, ['SF-CARD-10 bad-card'])
    expect(game.setup({ dice: 'manual', cards: [line('4FF,RT')] }).ok).toBe(true)
    expect(gunsOf(card('zerstorer')).map(({ line, arc }) => `${line}${arc}`)).toEqual(
      '0FF 0FF 1FF 1FF 1FF 1FF 1RT'.split(' '),
    )
  }),

  vector('SF-DMG-01 SF-CARD-08 TV-B16 a hit throws as many dice as the weapon has damage', (game) => {
    const gun = (type: '30mm' | '20mm', damage: 3 | 4) => own('mine', { weapons: [{ type, mounts: 'FF', damage }] })
    for (const [mine, dice] of [
      [gun('30mm', 4), 4],
      [gun('20mm', 3), 3],
    ] as const) {
      const foe = { B: flight('wurger', 5, [12, 17, 0]) }
      const at = scene(game, { cards: [mine], allies: { A: flight('mine', 5, [12, 10, 0]) }, axis: foe })
      const ready = at.fly('A', 'level-straight', 'F5 END')
      const step = game.reduce(ready.state, ready.attacking([[0, 'B1']], [4]))
      expect(step).toMatchObject({ ok: false, needs: { purpose: 'damage', count: dice, sides: 6 } })
    }
    expectConfigRefused(game, { dice: 'manual', cards: [gun('30mm', 3)] }, ['SF-CARD-08 bad-card'])
  }),

  vector('SF-DMG-02 SF-CARD-02 TV-B17 against 5+ the dice 4, 5, 6 make two points', (game) => {
    const foe = { B: flight('hornisse', 5, [12, 17, 0]) }
    const at = scene(game, { allies: { A: spit([12, 10, 0]) }, axis: foe }).fly('A', 'level-straight', 'F5 END')
    const hit = at.attack([[0, 'B1']], [4, 4, 5, 6])
    expect(hit.told('damageRolled')).toMatchObject([{ dice: [4, 5, 6], need: 5, points: 2 }])
    expect(hit.plane('B1').damage).toBe(2)
  }),

  vector('SF-DMG-03 SF-WIN-02 TV-B18 a Spitfire shot down is worth 35 to the enemy', (game) => {
    const allies = { S: spit([12, 17, 0]), Away: flight('wildcat', 3, [2, 33, 0]) }
    const at = scene(game, { axis: { A: flight('wurger', 5, [12, 10, 0]) }, allies }).fly(
      'A',
      'level-straight',
      'F5 END',
    )
    const shot = at.attack(
      [
        [0, 'S1'],
        [1, 'S1'],
      ],
      [6, 6, 6, 6, 6, 6, 6, 6],
    )
    expect(shot.plane('S1')).toMatchObject({ status: 'shot-down', damage: 5 })
    expect(shot.told('victoryPointsScored')).toMatchObject([{ seat: 'axis', points: 35, score: 35 }])
    expect(shot.state.score).toEqual({ axis: 35, allies: 0 })
  }),

  vector('SF-COMP-03 SF-GEO-03 TV-B19 24 by 36 is 2 by 3 feet with disks, 8 by 12 in 1/48', () => {
    const feet = (scale: string, units: number): number => {
      const { length, unit } = UNIT_LENGTHS.find((one) => one.scale === scale)!
      expect(unit).toBe('in')
      return (units * length) / 12
    }
    expect([feet('disks', 24), feet('disks', 36)]).toEqual([2, 3])
    expect([feet('1/48', 24), feet('1/48', 36)]).toEqual([8, 12])
  }),

  vector('SF-GEO-10 TV-B20 four hexes are four units', (game) => {
    const foe = { B: flight('wurger', 5, [14, 12, 0]) }
    const at = scene(game, { table: HEXES, allies: { A: spit([12, 20, 0]) }, axis: foe })
    const ready = at.fly('A', 'level-straight', 'F5 END')
    const shot = ready.attack([[0, 'B1']], [1])
    expect(shot.told('toHitRolled')).toMatchObject([{ range: 4, need: 5 }])
  }),

  vector('SF-ARC-08 TV-B21 the hexes at 3, 9 and 11 o’clock lie in two arcs each', (game) => {
    expect(arcsOn(aimingAtHex(game, 2, -1))).toBe('BR FT RT TT')
    expect(arcsOn(aimingAtHex(game, -2, 1))).toBe('BL FT RT TT')
    expect(arcsOn(aimingAtHex(game, -1, -1))).toBe('FF BL FT TT')
  }),
]
