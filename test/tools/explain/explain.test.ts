import { describe, expect, test } from 'vitest'
import { type Actor, type BaseAction, type Game, isVisible, type Shown } from '../../../src/core/index.js'
import { texts } from '../../../src/rulesets/spitting-fire/book/rules.text.js'
import { explainAction, explainActionFor, explainEvent, explainRecorded } from '../../../src/tools/explain/index.js'
import { cases, recordOf, stepsOf } from './games.js'

const MOST = 45

/** An action like this one with every number far too large. */
const spoiled = <A extends BaseAction>(action: A): A =>
  Object.fromEntries(Object.entries(action).map(([k, v]) => [k, typeof v === 'number' ? v + 7 : v])) as unknown as A

const rank = (action: BaseAction, { type }: BaseAction): number => (action.type === type ? 0 : 1)

describe.each(cases)('actions of $id', (one) => {
  const { ruleset, words } = one
  const states = stepsOf(one, MOST).map(({ state }) => state)
  const asked = states.flatMap((state) =>
    ruleset.actors(state).flatMap((seat) => {
      const [action] = ruleset.legalActions(state, seat)
      return action === undefined ? [] : [{ state, seat, action }]
    }),
  )

  test('what is legal is explained as legal', () => {
    for (const { state, action } of asked) {
      expect(explainAction(ruleset, state, action, { words })).toMatchObject({ legal: true, broken: [], nearest: [] })
    }
  })

  test('a refusal names every broken rule as check finds it, and legal actions of the same seat, same type first', () => {
    const refused = asked.map((all) => ({ ...all, bad: spoiled(all.action) }))
    for (const { state, seat, bad } of refused) {
      const { legal, broken, nearest, text } = explainAction(ruleset, state, bad, { words })
      const violations = ruleset.check(state, bad)
      expect(legal).toBe(violations.length === 0)
      expect(broken.map(({ violation }) => violation)).toEqual(violations)
      for (const { rule } of violations) {
        expect(text).toContain(`${rule} (${ruleset.info.rules[rule]?.title}`)
      }
      for (const { action } of nearest) {
        expect(action.seat).toBe(seat)
        expect(ruleset.check(state, action)).toEqual([])
      }
      const ranks = nearest.map(({ action }) => rank(action, bad))
      expect(ranks).toEqual([...ranks].sort())
    }
    expect(refused.some(({ state, bad }) => explainAction(ruleset, state, bad, { words }).nearest.length > 0)).toBe(
      true,
    )
  })

  test('a view gives the same answer to its own seat, whatever it cannot see, and none to others', () => {
    for (const { state, seat, action } of asked.slice(-12)) {
      if (seat === 'referee') continue
      const view = ruleset.view(state, seat)
      for (const order of [action, spoiled(action)]) {
        const answer = explainAction(ruleset, state, order, { words })
        expect(explainActionFor(ruleset, view, order, { words })).toEqual(answer)
        expect(explainAction(ruleset, ruleset.sample(view, 'other'), order, { words })).toEqual(answer)
      }
      const spectator = explainActionFor(ruleset, ruleset.view(state, 'spectator'), action, { words })
      expect(spectator.broken.map(({ violation }) => violation.code)).toEqual(['not-your-action'])
      expect(spectator.nearest).toEqual([])
    }
  })

  test.each([[null], [7], ['pass'], [[]], [{}], [{ type: 'nothing', seat: 'nobody' }]])(
    '%j is refused as data',
    (garbage) => {
      const state = states[0] as Game['State']
      const { legal, broken } = explainAction(ruleset, state, garbage as unknown as BaseAction, { words })
      expect(legal).toBe(false)
      expect(broken.map(({ rule }) => rule.id)).toEqual(
        ruleset.check(state, garbage as unknown as BaseAction).map(({ rule }) => rule),
      )
    },
  )
})

describe('distance', () => {
  const one = cases[0]!
  const { ruleset, words } = one
  const steps = stepsOf(one)
  const typesIn = (state: Game['State']) => ruleset.legalActions(state).map(({ type }) => type)
  const moving = steps.find(({ state }) => {
    const types = typesIn(state)
    return types.filter((type) => type === 'forward').length > 1 && types.some((type) => type !== 'forward')
  })!
  const { state } = moving
  const seat = ruleset.actors(state)[0] as Actor<Game>
  const distances = ruleset
    .legalActions(state, seat)
    .flatMap((action) => (action.type === 'forward' ? [(action as BaseAction & { distance: number }).distance] : []))
    .sort((a, b) => b - a)

  test('least apart in numbers first, then other types; dice do not count', () => {
    const order = { type: 'forward', seat, distance: 500, rolls: [1] } as BaseAction
    const { nearest } = explainAction(ruleset, state, order, { words, nearest: 600 })
    const found = nearest.flatMap(({ action }) => ('distance' in action ? [action.distance] : []))
    expect(found).toEqual(distances)
    expect(nearest.findIndex(({ action }) => action.type !== 'forward')).toBe(distances.length)
    expect(nearest[0]?.changes).toEqual([{ path: 'distance', values: [500, distances[0]] }])
  })

  test('three are named unless said otherwise', () => {
    const order = { type: 'forward', seat, distance: 500 } as BaseAction
    expect(explainAction(ruleset, state, order, { words }).nearest).toHaveLength(3)
    expect(explainAction(ruleset, state, order, { words, nearest: 1 }).nearest).toHaveLength(1)
  })
})

const seatsOf = ({ info }: Shown) => [...info.seats, 'spectator' as const]

describe.each(cases)('events of $id', (one) => {
  const { ruleset, words } = one
  const steps = stepsOf(one, MOST)
  const { actions } = recordOf(one, MOST)
  const told = steps.flatMap((step, i) =>
    step.events.map((event, index) => ({ step: { ...step, action: actions[i - 1] ?? null }, event, index })),
  )

  test('each is told with its rule, its title, and events before it', () => {
    for (const { step, event, index } of told) {
      const found = explainEvent(ruleset, step, index, { words })
      if (!found.ok) throw new Error(found.violations[0]?.message)
      const { chain, text, action } = found.value
      expect(chain.at(-1)?.event).toBe(event)
      const places = chain.map((link) => step.events.indexOf(link.event))
      expect(places).toEqual([...places].sort((a, b) => a - b))
      expect(text).toContain(`${event.rule} ${ruleset.info.rules[event.rule]?.title}`)
      expect(action ?? null).toBe(step.action)
      for (const { rule } of (event as { modifiers?: readonly { rule: string }[] }).modifiers ?? []) {
        expect(chain.at(-1)?.rules.map(({ id }) => id)).toContain(rule)
      }
    }
    expect(told.some(({ step, index }) => chainLength(step, index) > 1)).toBe(true)
  })

  const chainLength = (step: (typeof told)[0]['step'], index: number): number => {
    const found = explainEvent(ruleset, step, index, { words })
    return found.ok ? found.value.chain.length : 0
  }

  test('a seat is told nothing that it was not told, nor the order of another', () => {
    for (const seat of seatsOf(ruleset)) {
      for (const { step, event, index } of told) {
        const found = explainEvent(ruleset, step, index, { words, seat })
        expect(found.ok).toBe(isVisible(event, seat))
        if (!found.ok) continue
        expect(found.value.chain.every((link) => isVisible(link.event, seat))).toBe(true)
        expect(found.value.action === undefined || found.value.action.seat === seat).toBe(true)
      }
    }
  })
})

describe('events of records', () => {
  const one = { ...cases[0]!, golden: 'test/golden/spitting-fire/two-against-two.json' }
  const { ruleset, words } = one
  const record = recordOf(one)
  const steps = stepsOf(one)
  const at = steps.findIndex(({ events }) => events.some(({ type }) => type === 'planeDamaged')) - 1
  const events = steps[at + 1]?.events ?? []
  const index = events.findIndex(({ type }) => type === 'planeDamaged')

  test('a damaged plane: the shots at it with their dice, the damage dice, and prose if it is at hand', () => {
    const found = explainRecorded(ruleset, record, at, index, { words, texts })
    if (!found.ok) throw new Error(found.violations[0]?.message)
    const { chain, text } = found.value
    expect(new Set(chain.map(({ event }) => event.type))).toEqual(
      new Set(['toHitRolled', 'damageRolled', 'planeDamaged']),
    )
    expect(text).toMatch(/^From "\w+ attack .* fires at .*\[SF-DMG-01 Damage dice, p\.25\]/)
    expect(text).toContain(`SF-DMG-01: ${texts['SF-DMG-01'].summary}`)
    expect(
      explainEvent(ruleset, { ...steps[at + 1]!, action: record.actions[at] ?? null }, index, { words, texts }),
    ).toEqual(found)
  })

  test('a plot is for its owner', () => {
    const plotted = record.actions.findIndex(({ type, seat }) => type === 'setPlot' && seat === 'axis')
    const own = explainRecorded(ruleset, record, plotted, 0, { words, seat: 'axis' })
    expect(own.ok && own.value.text).toContain('Sakura')
    const other = explainRecorded(ruleset, record, plotted, 0, { words, seat: 'allies' })
    expect(other.ok ? [] : other.violations).toMatchObject([{ rule: 'CORE-SEAT', code: 'not-told' }])
    const open = explainRecorded(ruleset, record, plotted, 1, { words, seat: 'allies' })
    expect(open.ok && open.value.text).toMatch(/^Group Sakura has its marker, face down\. \[/)
  })

  test.each([
    [at, 99, 'no-such-event'],
    [9_999, 0, 'no-such-step'],
    [-2, 0, 'no-such-step'],
  ])('step %i, event %i is refused: %s', (step, event, code) => {
    const found = explainRecorded(ruleset, record, step, event, { words })
    expect(found.ok ? [] : found.violations).toMatchObject([{ rule: 'CORE-RECORD', code }])
  })

  test('a record that stops says why', () => {
    const broken = { ...record, actions: [...record.actions.slice(0, 3), ...record.actions.slice(0, 1)] }
    const found = explainRecorded(ruleset, broken, 3, 0, { words })
    expect(found.ok ? [] : found.violations).toEqual(ruleset.check(steps[3]!.state, record.actions[0]!))
  })
})
