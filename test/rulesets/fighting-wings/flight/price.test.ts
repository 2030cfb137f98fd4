/** Whatever the legal lists offer has its price: places kept in the air, and half circles. */
import { describe, expect, it } from 'vitest'
import { alone, energyOf, flyTurn, type Order } from '../../../../bench/flight/solo.js'
import { cards, fightingWings, type State } from '../../../../src/rulesets/fighting-wings/shown.js'
import { pickFrom } from '../../../../src/tools/conformance/index.js'

type Plane = State['planes'][string]

const TIGHT = new Set(['reverse', 'executeReversal', 'hammerhead', 'declareTurnStall', 'face'])
const FLIGHTS = ['LVL', 'VC', 'SD', 'VD'] as const
const BANKS = ['LVL', 'RB', 'INV'] as const

/** What rolls and shifts cost, by the line of the ledger. */
const PRICES = { skid: 3, 'barrel-roll': 2, 'snap-roll': 5 } as const
const SHIFTY = new Set(['skid', 'barrelRoll', 'snapRoll'])

type Flown = readonly [before: Plane, after: Plane, decel: number, ledger: Ledger]
type Ledger = NonNullable<Plane['move']>['ledger']

/** What is drawn: by which seed, mostly orders of which kinds, from how many speeds upward of 2.5. */
interface Drawn {
  readonly seed: string
  readonly wanted?: ReadonlySet<string>
  readonly speeds?: number
}

const PRICE: Drawn = { seed: 'price' }
/** At speed 2.5 half of the speed, rounded up, is every flight point. */
const PLACES: readonly Drawn[] = [PRICE, { seed: 'place' }, { seed: 'slow', speeds: 1 }, { seed: 'hang', speeds: 1 }]

/** Turns flown at random: each as before, after, decel and the lines behind it. */
function* turns(card: string, count: number, { seed, wanted = TIGHT, speeds }: Drawn = PRICE): Generator<Flown> {
  const pick = pickFrom(`${seed} ${card}`)
  for (let game = 0; game < count; game++) {
    const edits = card === 'HOUSE-B17G' ? {} : { flight: pick.of(FLIGHTS), bank: pick.of(BANKS), inRow: 2, dives: 1 }
    const fork = fightingWings.fork(alone(card, 5 + pick.index(speeds ?? (card === 'HOUSE-B17G' ? 8 : 12)), 200, edits))
    for (let turn = 0; turn < 2; turn++) {
      const before = fork.keep().planes.P!
      let decel = 0
      let ledger: Ledger = []
      const flies = flyTurn(fork, (listed) => {
        const tight = listed.filter(({ type }) => wanted.has(type))
        const order: Order = tight.length > 0 && pick.index(3) > 0 ? pick.of(tight) : pick.of(listed)
        const { move } = fork.state.planes.P!
        ledger = (move?.ledger ?? []).map((line) => ({ ...line }))
        decel = (move?.ledger ?? []).reduce((sum, { points }) => sum - Math.min(0, points), 0)
        return order
      })
      if (!flies) break
      yield [before, fork.keep().planes.P!, decel, ledger]
    }
  }
}

const far = (a: Plane, b: Plane): number => Math.abs(a.q - b.q) + Math.abs(a.r - b.r)

describe('the price of what is flown', () => {
  it.each(cards.map(({ id }) => id))('BR-11 %s keeps its place only for height or speed', (id) => {
    for (const [before, after] of PLACES.flatMap((drawn) => [...turns(id, 60, drawn)])) {
      if (far(before, after) > 1 || before.stall !== 'none' || after.stall !== 'none') continue
      // A vertical dive owes half of its speed as VFPs to the pull-out.
      if (before.flight === 'VD' && after.flight === 'SD') continue
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

  it.each(cards.map(({ id }) => id))(
    'BR-42 BR-43 BR-44 %s shifts and snap-rolls for decel, and keeps no place by it',
    (id) => {
      const seen = new Set<string>()
      for (const [before, after, , ledger] of turns(id, 60, { seed: 'shift', wanted: SHIFTY })) {
        for (const { why, points } of ledger) {
          if (!Object.hasOwn(PRICES, why)) continue
          seen.add(why)
          expect([why, points % PRICES[why as 'skid'] === 0 && points < 0]).toEqual([why, true])
        }
        const isFlat = after.alt === before.alt && before.stall === 'none' && after.stall === 'none'
        if (isFlat && after.flight === 'LVL') expect(far(before, after)).toBeGreaterThan(1)
      }
      expect(seen.has('skid')).toBe(true)
      if (id !== 'HOUSE-B17G') expect([...seen].sort()).toEqual(Object.keys(PRICES).sort())
    },
  )
})
