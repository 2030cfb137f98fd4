/** Odds are what all dice say: every answer is held against the enumeration of the order itself. */
import { describe, expect, test } from 'vitest'
import { enumerate, meanOf, oddsOf, type Rational, rational } from '../../../../src/core/index.js'
import { attemptOdds, deckOdds, hitOdds } from '../../../../src/rulesets/spitting-fire/shown.js'
import { amended, flight, own, type Play, scene, spit, spittingFire } from '../fixture.js'
import type { Action } from '../vocabulary.js'

function allOf({ state }: Play, action: Action) {
  const all = enumerate(spittingFire, state, action)
  if (!all.ok) throw new Error(JSON.stringify(all.violations))
  return all.outcomes
}

describe('attemptOdds', () => {
  const flying = (turn: number, level: number, halfLoopBothRule: 'bothLess' | 'noneGreater'): Play =>
    scene(spittingFire, {
      ...{ options: { halfLoopBothRule }, table: { kind: 'open', width: 200, length: 200 } },
      cards: [own('twister', { turn, level, climb: 5, dive: 60 })],
      ...{ allies: { A: flight('twister', 5, [100, 100, 0]) }, axis: { B: flight('wurger', 5, [10, 10, 0]) } },
    }).fly('A', 'level-left', `F${turn}`)

  test.each([
    [2, 6],
    [3, 9],
    [4, 9],
    [4, 12],
    [5, 17],
    [6, 19],
    [7, 30],
  ])('SF-TIGHT-02 SF-LOOP-02 turn rating %s with a rate of %s', (turn, level) => {
    for (const rule of ['bothLess', 'noneGreater'] as const) {
      const at = flying(turn, level, rule)
      for (const kind of ['tight-turn', 'half-loop'] as const) {
        const odds = attemptOdds(turn, level - turn, kind, { halfLoopBothRule: rule })
        const type = kind === 'tight-turn' ? 'attemptTightTurn' : 'attemptHalfLoop'
        const legal = spittingFire.check(at.state, { type, seat: 'allies' }).length === 0
        expect([kind, odds.affordable]).toEqual([kind, legal])
        if (!legal) {
          expect([odds.completed, odds.outcomes.some(({ completed }) => completed)]).toEqual([rational(0), false])
          continue
        }
        const outcomes = allOf(at, { type, seat: 'allies' })
        const pivots = ({ state }: (typeof outcomes)[number]): boolean => state.activation?.movement?.pivot != null
        expect(odds.completed).toEqual(oddsOf(outcomes, pivots))
        for (const { extra, odds: chance, completed } of odds.outcomes) {
          const so = (one: (typeof outcomes)[number]): boolean =>
            one.events.some((event) => event.type === 'attemptRolled' && event.extra === extra)
          expect(oddsOf(outcomes, so)).toEqual(chance)
          expect(outcomes.filter(so).every((one) => pivots(one) === completed)).toBe(true)
        }
        expect(sum(odds.outcomes.map((one) => one.odds))).toEqual(rational(1))
      }
    }
  })

  test('SF-LOOP-04 by default the sum is flown only with both dice below the rating', () => {
    expect(attemptOdds(4, 20, 'half-loop')).toEqual(attemptOdds(4, 20, 'half-loop', { halfLoopBothRule: 'bothLess' }))
  })
})

const sum = (parts: readonly Rational[]): Rational =>
  parts.reduce((a, b) => rational(a.n * b.d + b.n * a.d, a.d * b.d), rational(0))

describe('hitOdds', () => {
  const facing = (range: number, damage: number, defence: 2 | 5, options = {}): Play => {
    const tough = own('tough', { nation: 'Germany', boxes: 3, defence })
    const play = scene(spittingFire, {
      ...{ cards: [tough], options, allies: { A: spit([12, 5, 0]) } },
      axis: { B: flight('tough', 5, [12, 10 + range, 0]), C: flight('bf-109', 5, [2, 30, 0]) },
    }).fly('A', 'level-straight', 'F5 END')
    const planes = { ...play.state.planes, B1: { ...play.plane('B1'), damage } }
    return amended(play, { planes })
  }

  test.each([
    [2, 0, 5, [0, 2]],
    [4, 1, 2, [0, 3]],
    [6, 2, 5, [1, 5]],
    [5, 2, 2, [2, 3, 4]],
    [3, 0, 2, []],
  ] as const)('SF-HIT-01 SF-DMG-01 at %s SU, %s boxes gone, defence %s+, guns %j', (range, damage, defence, guns) => {
    for (const options of [{}, { deflection: true }]) {
      const at = facing(range, damage, defence, options)
      const shots = guns.map((weapon) => ({ weapon, target: 'B1' }))
      const outcomes = allOf(at, { type: 'attack', seat: 'allies', shots })
      const odds = hitOdds(at.state, 'A1', 'B1', guns)!
      const scored = ({ events }: (typeof outcomes)[number]): number =>
        events.reduce((all, event) => all + (event.type === 'damageRolled' ? event.points : 0), 0)
      expect(odds.expected).toEqual(meanOf(outcomes, scored))
      for (const [points, chance] of odds.distribution.entries())
        expect(chance).toEqual(oddsOf(outcomes, (one) => scored(one) === points))
      expect(odds.kill).toEqual(oddsOf(outcomes, ({ state }) => state.planes.B1!.status === 'shot-down'))
      expect(odds.weapons).toEqual(guns)
    }
  })

  test('SF-OPT-AMMO-01 by default it counts the guns that can fire, and no others', () => {
    const at = facing(3, 0, 2, { limitedAmmo: true })
    expect(hitOdds(at.state, 'A1', 'B1')!.weapons).toEqual([0, 1, 2, 3, 4, 5])
    const planes = { ...at.state.planes, A1: { ...at.state.planes.A1!, ammo: [0, 3] } }
    expect(hitOdds({ ...at.state, planes }, 'A1', 'B1')!.weapons).toEqual([2, 3, 4, 5])
  })
})

test('SF-DECK-05 the odds of the next card are those of the deck', () => {
  const at = scene(spittingFire, {
    allies: { A: spit([12, 10, 0]), C: flight('mustang', 5, [18, 10, 0]) },
    axis: { B: flight('wurger', 5, [4, 20, 0]) },
  }).plot()
  const outcomes = allOf(at, { type: 'flipCard', seat: 'referee' })
  const odds = deckOdds(at.state)!
  for (const colour of ['red', 'black'] as const) {
    expect(oddsOf(outcomes, ({ state }) => state.card === colour)).toEqual(odds[colour])
  }
})
