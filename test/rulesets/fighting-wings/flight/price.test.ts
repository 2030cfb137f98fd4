/** Whatever the legal lists offer has its price: places kept in the air, and half circles. */
import { describe, expect, it } from 'vitest'
import { alone, energyOf, flyTurn, type Order } from '../../../../bench/flight/solo.js'
import { cards, fightingWings, type State } from '../../../../src/rulesets/fighting-wings/index.js'
import { pickFrom } from '../../../../src/tools/conformance/index.js'

type Plane = State['planes'][string]

const TIGHT = new Set(['reverse', 'executeReversal', 'hammerhead', 'declareTurnStall', 'face'])
const FLIGHTS = ['LVL', 'VC', 'SD', 'VD'] as const
const BANKS = ['LVL', 'RB', 'INV'] as const

/** Turns flown at random, mostly by the orders that bring the nose round quickest: each as before, after and decel. */
function* turns(card: string, count: number): Generator<readonly [Plane, Plane, number]> {
  const pick = pickFrom(`price ${card}`)
  for (let game = 0; game < count; game++) {
    const edits = card === 'HOUSE-B17G' ? {} : { flight: pick.of(FLIGHTS), bank: pick.of(BANKS), inRow: 2, dives: 1 }
    const fork = fightingWings.fork(alone(card, 5 + pick.index(card === 'HOUSE-B17G' ? 8 : 12), 200, edits))
    for (let turn = 0; turn < 2; turn++) {
      const before = fork.keep().planes.P!
      let decel = 0
      const flies = flyTurn(fork, (listed) => {
        const tight = listed.filter(({ type }) => TIGHT.has(type))
        const order: Order = tight.length > 0 && pick.index(3) > 0 ? pick.of(tight) : pick.of(listed)
        const { move } = fork.state.planes.P!
        decel = (move?.ledger ?? []).reduce((sum, { points }) => sum - Math.min(0, points), 0)
        return order
      })
      if (!flies) break
      yield [before, fork.keep().planes.P!, decel]
    }
  }
}

const far = (a: Plane, b: Plane): number => Math.abs(a.q - b.q) + Math.abs(a.r - b.r)

describe('the price of what is flown', () => {
  it.each(cards.map(({ id }) => id))('%s keeps its place only for height or speed', (id) => {
    for (const [before, after] of turns(id, 60)) {
      if (far(before, after) > 1 || before.stall !== 'none' || after.stall !== 'none') continue
      const height = Math.abs(after.alt - before.alt)
      const lost = energyOf(before) - energyOf(after)
      expect(Math.max(height, lost)).toBeGreaterThanOrEqual(Math.floor((2 * before.speed) / 3))
    }
  })

  it.each(cards.map(({ id }) => id))('BR-17 %s comes half round in a turn only for twice its speed', (id) => {
    let seen = 0
    for (const [before, after, decel] of turns(id, 60)) {
      const by = (after.facing - before.facing + 12) % 12
      if (Math.min(by, 12 - by) < 6 || before.stall === 'spinning' || after.stall === 'spinning') continue
      seen++
      expect(Math.abs(after.alt - before.alt) + decel).toBeGreaterThanOrEqual(before.speed)
    }
    if (id !== 'HOUSE-B17G') expect(seen).toBeGreaterThan(0)
  })
})
