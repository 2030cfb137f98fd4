/** Overlays of every game: one shape, whatever the position, and nothing but the view behind it. */
import { describe, expect, test } from 'vitest'
import { advance, type Overlays, type Prospect, type Shape, type Shown, toNumber } from 'wingover'
import { rulesets } from 'wingover/registry'
import { overlays } from 'wingover/registry/overlays'
import { pickFrom } from '../../src/tools/random.js'

const games = Object.entries(rulesets as Readonly<Record<string, Shown>>)
const all = overlays as Readonly<Record<string, Overlays>>
const ROLES = { reach: 'reach', threat: 'threat' } as const

/** Views of one game of each scenario, some actions apart. */
function* views(ruleset: Shown, every: number, actions: number) {
  for (const { id, config } of ruleset.info.scenarios.slice(0, 3)) {
    const begun = ruleset.setup({ ...config, dice: 'seeded', seed: 'overlays' } as never)
    if (!begun.ok) throw new Error(JSON.stringify(begun.violations))
    const pick = pickFrom(`overlays ${id}`)
    let { state } = advance(ruleset, begun.state)
    for (let n = 1; n <= actions && ruleset.outcome(state) === undefined; n++) {
      if (n % every === 0) yield { state, n }
      const step = ruleset.reduce(state, pick.of(ruleset.legalActions(state)))
      if (!step.ok) throw new Error(JSON.stringify(step.violations))
      state = advance(ruleset, step.state).state
    }
  }
}

const isDrawable = (shape: Shape): boolean =>
  (shape.kind === 'text' ? [shape.at] : shape.points).every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))

const plain = (odds: readonly Prospect[]) =>
  odds.map(({ hit, kill, ...rest }) => ({ ...rest, hit: toNumber(hit), kill: kill && toNumber(kill) }))

/** All that is shown of one piece, as data that can be compared. */
const shown = (own: Overlays, view: never, piece: string) => ({
  reach: own.reach(view, piece),
  arcs: own.arcs(view, piece),
  threat: own.threat(view, piece),
  odds: plain(own.odds(view, piece)),
})

describe.each(games)('%s', (id, ruleset) => {
  const own = all[id]!

  test('every piece of every seat can be looked at; chances are chances; a view sent as JSON shows the same', () => {
    const found = { reach: 0, arcs: 0, threat: 0, odds: 0 }
    for (const { state, n } of views(ruleset, 41, 130)) {
      const seats = [...ruleset.info.seats, 'spectator']
      const view = ruleset.view(state, seats[n % seats.length] as never)
      const pieces = ruleset.scene(view)!.pieces
      const { id: piece } = pieces[n % Math.max(1, pieces.length)] ?? { id: 'none' }
      const { odds, ...shapes } = shown(own, view as never, piece)
      for (const [name, list] of Object.entries(shapes)) {
        expect(list.every(isDrawable), `${name} of ${piece}`).toBe(true)
        if (name in ROLES) expect(list.filter(({ role }) => role !== name)).toEqual([])
        found[name as keyof typeof found] += list.length
      }
      for (const { target, hit, kill } of odds) {
        expect(pieces.some((one) => one.id === target)).toBe(true)
        expect(hit).toBeGreaterThan(0)
        expect(hit).toBeLessThanOrEqual(1)
        expect(kill ?? 0).toBeLessThanOrEqual(hit)
      }
      expect(shown(own, JSON.parse(JSON.stringify(view)) as never, piece)).toEqual({ odds, ...shapes })
    }
    expect(found.reach).toBeGreaterThan(0)
    expect(found.arcs).toBeGreaterThan(0)
    expect(found.threat).toBeGreaterThan(0)
  })

  test('what a seat cannot see changes nothing that it is shown', () => {
    for (const { state } of views(ruleset, 61, 130)) {
      const [seat] = ruleset.info.seats
      const view = ruleset.view(state, seat!)
      const piece = ruleset.scene(view)!.pieces.at(-1)?.id ?? ''
      const again = ruleset.view(ruleset.sample(view, 'another world'), seat!)
      expect(shown(own, again as never, piece)).toEqual(shown(own, view as never, piece))
    }
  })

  test('routes are played as they stand, up to dice or another’s question, and end where they say', () => {
    let flights = 0
    for (const { state } of views(ruleset, 3, 90)) {
      const [seat] = ruleset.actors(state)
      if (seat === undefined || seat === 'referee') continue
      const routes = [...own.routes(ruleset.view(state, seat))]
      for (const route of routes.filter((_, i) => i % 25 === 3)) {
        flights++
        let now = state
        for (const order of route.orders) {
          const step = ruleset.reduce(now, order)
          if (!step.ok) throw new Error(`${JSON.stringify(route.orders)}: ${step.violations[0]?.message}`)
          now = step.state
          if (step.barrier !== 'none') break
        }
        if (route.dice.length > 0) continue
        const piece = ruleset.scene(ruleset.view(now, seat))!.pieces.find((one) => one.id === route.ghost.piece)!
        expect(piece.at.x).toBeCloseTo(route.ghost.at.x, 6)
        expect(piece.at.y).toBeCloseTo(route.ghost.at.y, 6)
        expect(route.via.at(-1)).toEqual(route.ghost.at)
      }
    }
    expect(flights).toBeGreaterThan(0)
  })

  test.each(['', 'nobody', '__proto__', 'constructor', 'toString'])('%j is no piece: nothing to show', (piece) => {
    const [{ state }] = views(ruleset, 1, 1) as unknown as [{ state: never }]
    const view = ruleset.view(state, 'spectator')
    expect(shown(own, view as never, piece)).toEqual({ reach: [], arcs: [], threat: [], odds: [] })
    expect([...own.routes(view)]).toEqual([])
  })
})
