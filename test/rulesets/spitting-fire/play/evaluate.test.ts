/** What bots see in a position: a guess, so what must hold of any good one, and the numbers that ours is made of. */
import { describe, expect, test } from 'vitest'
import { amended, flight, HEXES, type Play, type Setting, type Spot, scene, spit, spittingFire } from '../fixture.js'
import type { Plane, Seat } from '../vocabulary.js'

const CENTRE: Spot = [12, 18, 0]
/** A Spitfire in the middle of a large table, pointing north, and a Würger somewhere. */
const meeting = (foe: Spot, own: Spot = CENTRE, more: Setting = {}, level = 5): Play =>
  scene(spittingFire, {
    table: { kind: 'open', width: 200, length: 200 },
    ...more,
    allies: { A: spit(own) },
    axis: { B: flight('wurger', level, foe) },
  })
const FAR: Spot = [100, 100, 0]
const worth = ({ state }: Play, seat: Seat = 'allies'): number => spittingFire.evaluate(state, seat)
const changed = (play: Play, id: string, change: Partial<Plane>): Play =>
  amended(play, { planes: { ...play.state.planes, [id]: { ...play.plane(id), ...change } } })
const from = (x: number, y: number, heading = 0, level = 5): number =>
  worth(meeting([100 + x, 100 + y, heading], FAR, {}, level))

describe('evaluate', () => {
  test('what one side gains the other loses, and it stays between -1 and 1', () => {
    for (const foe of [
      [101, 104, 0],
      [100, 97, 90],
      [130, 60, 200],
    ] as const) {
      const play = meeting(foe, FAR)
      expect(worth(play, 'axis')).toBeCloseTo(-worth(play, 'allies'), 12)
      expect(Math.abs(worth(play))).toBeLessThanOrEqual(1)
    }
  })

  test('the same planes face to face stand even, and so do they in a mirror', () => {
    const even = scene(spittingFire, {
      ...{ table: { kind: 'open', width: 200, length: 200 }, factions: { axis: 'allies', allies: 'allies' } },
      options: { mirrorFactions: true },
      ...{ allies: { A: spit([100, 90, 0]) }, axis: { B: spit([100, 110, 180]) } },
    })
    expect(worth(even)).toBeCloseTo(0, 12)
    expect(from(3, 4)).toBeCloseTo(from(-3, 4), 9)
  })

  test.each([
    ['an enemy ahead rather than behind', from(0, 5, 90), from(0, -5, 90)],
    ['an enemy ahead rather than abeam', from(0, 5, 90), from(5, 0, 90)],
    ['an enemy ahead who flies away rather than one who comes', from(0, 5, 0), from(0, 5, 180)],
    ['an enemy ahead at its level rather than two above', from(0, 5, 0), from(0, 5, 0, 7)],
    ['an enemy ahead and near rather than far', from(0, 8, 90), from(0, 40, 90)],
    ['an enemy a turn away rather than a unit away', from(0, 6, 90), from(0, 1, 90)],
  ])('would rather have %s', (_what, better, worse) => {
    expect(better).toBeGreaterThan(worse)
  })

  test('damage costs up to half of a plane', () => {
    const play = meeting([150, 150, 0], FAR)
    const whole = worth(play)
    const half = worth(changed(play, 'A1', { damage: 2 }))
    const most = worth(changed(play, 'A1', { damage: 4 }))
    expect([whole > half, half > most]).toEqual([true, true])
    expect(worth(changed(play, 'B1', { damage: 2 }))).toBeGreaterThan(whole)
  })

  test('points won count like planes', () => {
    const play = meeting([150, 150, 0], FAR)
    const ahead = amended(play, { score: { axis: 0, allies: 35 } })
    const behind = amended(play, { score: { axis: 35, allies: 0 } })
    expect([worth(ahead) > worth(play), worth(play) > worth(behind)]).toEqual([true, true])
  })

  test('the edge ahead is feared, nearer and nearer, and only the edge ahead', () => {
    const room = (y: number, heading = 0): number => worth(meeting([150, 20, 0], [20, y, heading]))
    expect(room(100)).toBeCloseTo(room(150), 1)
    expect([room(187) > room(190), room(190) > room(194), room(194) > room(198)]).toEqual([true, true, true])
    expect(room(198, 180)).toBeGreaterThan(room(198))
  })

  test('its numbers: three turns of room, 0.3 of a plane at the edge and 0.4 if it cannot turn away, aim by bearing, distance and level', () => {
    const alone = (own: Spot): number => {
      const play = meeting([1, 1, 180], own)
      const planes = { ...play.state.planes, B1: { ...play.plane('B1'), damage: 6, status: 'shot-down' as const } }
      return spittingFire.evaluate({ ...play.state, planes, score: { axis: 35, allies: 0 } }, 'allies')
    }
    // 35 points against 35 won by the other side; without a foe the aim is -1: a tenth of the plane.
    const stands = (plane: number): number => (plane - 35) / (plane + 35)
    expect(alone([100, 100, 0])).toBeCloseTo(stands(35 * 0.9), 9)
    expect(alone([100, 191, 0])).toBeCloseTo(stands(35 * (0.9 - 0.3 / 9)), 9)
    expect(alone([100, 193, 0])).toBeCloseTo(stands(35 * (0.9 - 1.2 / 9)), 9)
    expect(alone([100, 198, 0])).toBeCloseTo(stands(35 * (0.9 - 0.7)), 9)
    expect(from(0, 6, 90)).toBeCloseTo(against(aim(1, 6, 0), aim(0, 6, 0)), 9)
    expect(from(0, 12, 90)).toBeCloseTo(against(aim(1, 12, 0), aim(0, 12, 0)), 9)
    expect(from(0, 12, 90, 6)).toBeCloseTo(against(aim(1, 12, 1), aim(0, 12, 1)), 9)
    expect(from(0, 12, 90, 7)).toBeCloseTo(against(8 / 28, 0), 9)
    expect(from(0, -3, 90)).toBeCloseTo(against(-8 / 11, 0), 9)
  })

  test('a plane that is about to fire counts its dice, the same on hexes', () => {
    const acting = scene(spittingFire, {
      ...{ allies: { A: spit([12, 5, 0]) }, axis: { B: flight('wurger', 5, [12, 13, 90]) } },
    }).fly('A', 'level-straight', 'F5')
    // Three ahead, dead in front: a third of a die each time, five times over; the Würger has it abeam.
    const [own, foe] = [35 * (1 + 0.1 * (8 / 11 + 5 / 3)), 42 * (1 + 0.1 * 0 - 0.4 * 0)]
    expect(worth(acting)).toBeCloseTo((own - foe) / (own + foe), 9)
    const hexes = (row: number): number =>
      worth(
        scene(spittingFire, {
          table: HEXES,
          allies: { A: spit([12, 20, 0]) },
          axis: { B: flight('wurger', 5, [12, row, 0]) },
        }),
      )
    expect(hexes(14)).toBeGreaterThan(hexes(26))
  })
})

/** The aim at an enemy so far in front, at a distance, so many levels off, before the plane acts. */
function aim(front: number, far: number, levels: number): number {
  const reach = far < 6 ? 0.6 + far / 15 : Math.max(0, Math.min(1, 3 - far / 6))
  return (8 * front) / (8 + far + 4 * levels) + (front > 0 ? 2 * front * reach : 0)
}

/** The verdict for the Spitfire with this aim, and the Würger with that. */
function against(own: number, foe: number): number {
  const [a, b] = [35 * (1 + 0.1 * own), 42 * (1 + 0.1 * foe)]
  return (a - b) / (a + b)
}
