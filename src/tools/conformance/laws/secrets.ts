/** What a seat may know, by any channel. */
import { fromView } from '../../../core/from-view.js'
import { canonical, same } from '../../../core/json.js'
import type { BaseAction, BaseState, Game, Ruleset, Step } from '../../../core/ruleset.js'
import { visibleTo } from '../../../core/views.js'
import { type Frequency, sampleFrequencies } from '../frequencies.js'
import { codesOf, type Finding, type Law, type Position, show, type Taken, viewersOf } from '../law.js'
import { mutate } from '../mutate.js'

/** The same bytes: what is sent tells by the order of its keys, too. */
const alike = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

const withoutDice = (state: BaseState): BaseState => ({ ...state, rng: null })

/** A view passes its gate and says whose it is. */
export const viewIsWhole: Law<Position> = {
  name: 'view-is-whole',
  promise: 'a view is JSON, passes its gate, and says whose it is',
  broken({ ruleset, state, pick }) {
    const seat = pick.of(viewersOf(ruleset))
    const view = ruleset.view(state, seat)
    const text = JSON.stringify(view)
    if (view.seat !== seat) return `the view of ${seat} says ${view.seat}`
    const parsed = ruleset.parse.view(JSON.parse(text))
    if (!parsed.ok) return `parse.view refuses the view of ${seat}: ${show(parsed.violations)}`
    return same(parsed.value, view) ? undefined : `parse.view changes the view of ${seat}`
  },
}

/**
 * Nobody is handed the dice to come. It does not promise that nobody can work them out: some fifty dice that fell openly
 * give the whole generator. Seeded dice are for those who trust each other; strangers need dice outside the state.
 */
export const seedIsSecret: Law<Position> = {
  name: 'seed-is-secret',
  oneIn: 2,
  promise: 'the seed is in no view and not in the state; the generator is in no view. What fell openly may still tell',
  broken({ ruleset, state, seed }) {
    if (JSON.stringify({ ...state, rng: null }).includes(seed)) return 'the state holds the seed'
    for (const seat of viewersOf(ruleset)) {
      const text = JSON.stringify(ruleset.view(state, seat))
      if (text.includes(seed)) return `${seat} sees the seed`
      if (generatorOf(state).some((part) => text.includes(part))) return `${seat} sees the generator`
    }
    return undefined
  },
}

const generatorOf = ({ rng }: BaseState): readonly string[] =>
  rng === null ? [] : [rng.s0, rng.s1, rng.s2].map(String).filter((part) => part.length > 6)

/** A sample is a state that the seat cannot tell from the real one. */
export const sampleFits: Law<Position> = {
  name: 'sample-fits',
  oneIn: 2,
  promise: 'a sample passes parse.state and looks to its seat exactly as the real state does',
  broken(position) {
    const { ruleset, state, pick } = position
    const seat = pick.of(viewersOf(ruleset))
    const view = ruleset.view(state, seat)
    const twin = ruleset.sample(view, `twin-${pick.index(1e6)}`)
    const parsed = ruleset.parse.state(JSON.parse(JSON.stringify(twin)))
    if (!parsed.ok) return `${seat}: parse.state refuses the sample: ${show(parsed.violations)}`
    return alike(ruleset.view(twin, seat), view) ? undefined : `${seat} sees another view in a sample`
  },
}

/** Enough for a chit that is one in fifty; a sample that varies is found out long before. */
const SAMPLES = 400

/** Samples differ wherever something is hidden. */
export const sampleVaries: Law<Position> = {
  name: 'sample-varies',
  promise: 'if a sample differs from the real state, samples differ from each other',
  broken({ ruleset, state, pick }) {
    const seat = pick.of(ruleset.info.seats)
    const view = ruleset.view(state, seat)
    const sampled = (i: number) => withoutDice(ruleset.sample(view, `varied-${i}-${pick.index(1e6)}`))
    const first = sampled(0)
    if (same(first, withoutDice(state))) return undefined
    for (let i = 1; i < SAMPLES; i++) if (!same(sampled(i), first)) return undefined
    return `${seat}: ${SAMPLES} samples are alike and none is the real state`
  },
}

/** What a seat cannot see changes nothing that it is told. */
export const nothingLeaks: Law<Position> = {
  name: 'nothing-leaks',
  promise: 'change only what a seat cannot see: actors, agenda, its list, refusals, needs, barriers and events stay',
  broken(position) {
    const { ruleset, state, pick } = position
    const seat = pick.of(ruleset.info.seats)
    const twin = ruleset.sample(ruleset.view(state, seat), `leak-${pick.index(1e6)}`)
    if (show(ruleset.actors(state)) !== show(ruleset.actors(twin))) return `actors tell ${seat} a secret`
    if (!alike(state.agenda, twin.agenda)) return `the agenda tells ${seat} a secret`
    const mine = ruleset.legalActions(state, seat)
    if (!alike(mine, ruleset.legalActions(twin, seat))) return `the legal list tells ${seat} a secret`
    return refusalsLeak(position, twin, seat) ?? stepsLeak(position, twin, seat, mine)
  },
}

function refusalsLeak(position: Position, twin: BaseState, seat: string): Finding {
  const { ruleset, state, listed, pick } = position
  if (listed.length === 0) return undefined
  for (let i = 0; i < 4; i++) {
    const action = { ...mutate(pick.of(listed), position.pool(), pick), seat }
    const [real, other] = [ruleset.check(state, action), ruleset.check(twin, action)]
    if (!alike(real, other)) return `the refusal of ${show(action)} tells ${seat} a secret`
  }
  return undefined
}

function stepsLeak(
  { ruleset, state, pick }: Position,
  twin: BaseState,
  seat: string,
  mine: readonly BaseAction[],
): Finding {
  if (mine.length === 0) return undefined
  const action = pick.of(mine)
  const [real, other] = [ruleset.reduce(state, action), ruleset.reduce(twin, action)]
  if (!real.ok || !other.ok)
    return codesOf(real) === codesOf(other) ? undefined : `${show(action)} tells ${seat} a secret`
  if (real.barrier !== other.barrier) return `the barrier of ${show(action)} tells ${seat} a secret`
  if (real.barrier !== 'none') return undefined
  const seen = (step: Step<Game>) => [ruleset.view(step.state, seat), visibleTo(step.events, seat)]
  return alike(seen(real), seen(other)) ? undefined : `what follows ${show(action)} tells ${seat} a secret`
}

/** With physical dice, the dice called for tell nothing either. */
export const needsTellNothing: Law<Position> = {
  name: 'needs-tell-nothing',
  oneIn: 4,
  promise: 'what dice an action calls for does not depend on what its seat cannot see',
  broken({ ruleset, state, pick }) {
    const seat = pick.of(ruleset.info.seats)
    const mine = ruleset.legalActions(state, seat)
    if (mine.length === 0) return undefined
    const twin = ruleset.sample(ruleset.view(state, seat), `needs-${pick.index(1e6)}`)
    const action = pick.of(mine)
    const needs = (of: BaseState): string => {
      const byHand = ruleset.parse.state({ ...of, rng: null })
      const result = byHand.ok ? ruleset.reduce(byHand.value, action) : byHand
      return canonical(result.ok ? result.barrier : ('needs' in result && result.needs) || 'refused')
    }
    return needs(state) === needs(twin) ? undefined : `the dice of ${show(action)} tell ${seat} a secret`
  },
}

/** A seat's rules, got from its view, are the rules. */
export const viewIsEnough: Law<Position> = {
  name: 'view-is-enough',
  promise: 'fromView lists and checks for a seat exactly as the real state does',
  broken(position) {
    const { ruleset, state, listed, pick } = position
    const seat = pick.of(ruleset.info.seats)
    const rules = fromView(ruleset, ruleset.view(state, seat), `view-${pick.index(1e6)}`)
    const mine = ruleset.legalActions(state, seat)
    if (!alike(rules.legalActions(), mine)) return `${seat} gets another list from its view`
    if (listed.length === 0) return undefined
    const action = mine.length > 0 ? pick.of(mine) : { ...mutate(pick.of(listed), position.pool(), pick), seat }
    return alike(rules.check(action), ruleset.check(state, action))
      ? undefined
      : `${seat} gets another check of ${show(action)} from its view`
  },
}

/** If a seat's view changed, that seat was told. */
export const changesAreTold: Law<Taken> = {
  name: 'changes-are-told',
  promise: 'whoever sees a change has been told of it by an event',
  broken({ ruleset, state, step, action }) {
    const blind = viewersOf(ruleset).find(
      (seat) =>
        visibleTo(step.events, seat).length === 0 && !alike(ruleset.view(state, seat), ruleset.view(step.state, seat)),
    )
    return blind === undefined ? undefined : `${blind} sees a change after ${show(action)} and was told nothing`
  },
}

/** Another order of the same type and seat, if neither throws dice or shows anything. */
function otherwise({ ruleset, state, step, action, listed, pick }: Taken): Step<Game> | undefined {
  if (step.barrier !== 'none') return undefined
  const others = listed.filter((other) => other.type === action.type && other.seat === action.seat)
  const other = others.length < 2 ? undefined : ruleset.reduce(state, pick.of(others))
  return other?.ok && other.barrier === 'none' ? other : undefined
}

/** Events tell no more than views. */
export const eventsTellNoMore: Law<Taken> = {
  name: 'events-tell-no-more',
  promise: 'two orders of one type after which a seat sees the same have told it the same',
  broken(taken) {
    const { ruleset, step, action } = taken
    const other = otherwise(taken)
    if (other === undefined) return undefined
    const knows = (seat: string) =>
      alike(ruleset.view(step.state, seat), ruleset.view(other.state, seat)) &&
      !alike(visibleTo(step.events, seat), visibleTo(other.events, seat))
    const told = viewersOf(ruleset).find((seat) => seat !== action.seat && knows(seat))
    return told === undefined ? undefined : `the events of ${show(action)} tell ${told} what its view hides`
  },
}

/** Views tell no more than events. */
export const viewsTellNoMore: Law<Taken> = {
  name: 'views-tell-no-more',
  promise: 'two orders of one type of which a seat was told the same look the same to it',
  broken(taken) {
    const { ruleset, step, action } = taken
    const other = otherwise(taken)
    if (other === undefined) return undefined
    const sees = (seat: string) =>
      alike(visibleTo(step.events, seat), visibleTo(other.events, seat)) &&
      !alike(ruleset.view(step.state, seat), ruleset.view(other.state, seat))
    const shown = viewersOf(ruleset).find((seat) => seat !== action.seat && sees(seat))
    return shown === undefined ? undefined : `the view shows ${shown} what ${show(action)} did not tell`
  },
}

/** A view shows a position, not how it came about. */
export const viewsForgetOrder: Law<Taken> = {
  name: 'views-forget-order',
  oneIn: 2,
  promise: 'two orders that lead to one position whichever comes first show it in the same bytes',
  broken({ ruleset, state, step, action, listed, pick }) {
    const other = pick.of(listed)
    const [first, last] = [quiet(ruleset, step.state, other), quiet(ruleset, state, other)]
    const turned = last && quiet(ruleset, last, action)
    if (step.barrier !== 'none' || !first || !turned || !same(first, turned)) return undefined
    const told = viewersOf(ruleset).find((seat) => !alike(ruleset.view(first, seat), ruleset.view(turned, seat)))
    return told === undefined ? undefined : `${told} sees whether ${show(action)} or ${show(other)} came first`
  },
}

/** The state after an order that is legal and neither throws dice nor shows anything. */
function quiet(ruleset: Ruleset, state: BaseState, action: BaseAction): BaseState | undefined {
  const step = ruleset.reduce(state, action)
  return step.ok && step.barrier === 'none' ? step.state : undefined
}

/** What is shown cannot quietly be taken back. */
export const shownIsBarred: Law<Taken> = {
  name: 'shown-is-barred',
  oneIn: 2,
  promise: 'a step that shows a seat what was hidden from it has a barrier',
  broken({ ruleset, state, step, action, pick }) {
    if (step.barrier !== 'none') return undefined
    const seat = pick.of(ruleset.info.seats)
    const twin = ruleset.sample(ruleset.view(state, seat), `shown-${pick.index(1e6)}`)
    const other = ruleset.reduce(twin, action)
    if (!other.ok) return undefined
    const seen = (one: Step<Game>) => [ruleset.view(one.state, seat), visibleTo(one.events, seat)]
    return alike(seen(step), seen(other)) ? undefined : `${show(action)} shows ${seat} a secret and has no barrier`
  },
}

const [GLANCE, LONG_LOOK, FEW] = [24, 400, 6]

/** What is so may be sampled. */
export const sampleReachesTruth: Law<Position> = {
  name: 'sample-reaches-truth',
  oneIn: 24,
  promise: 'where only a few things are possible, the real one is among the samples',
  broken({ ruleset, state, pick }) {
    const seat = pick.of(ruleset.info.seats)
    const view = ruleset.view(state, seat)
    const isFound = (found: readonly Frequency[]) =>
      found.length > FEW || found.some(({ value }) => same(value, withoutDice(state)))
    if (isFound(sampleFrequencies(ruleset, view, GLANCE, `glance-${pick.index(1e6)}`))) return undefined
    const found = sampleFrequencies(ruleset, view, LONG_LOOK, `look-${pick.index(1e6)}`)
    if (isFound(found)) return undefined
    return `${seat}: ${LONG_LOOK} samples show ${found.length} possibilities, and the real state is none of them`
  },
}
