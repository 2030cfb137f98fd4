/** What a seat may know, by any channel. */
import { fromView } from '../../../core/from-view.js'
import { canonical, same } from '../../../core/json.js'
import type { BaseAction, BaseState, Game, Step } from '../../../core/ruleset.js'
import { visibleTo } from '../../../core/views.js'
import { codesOf, type Finding, type Law, type Position, show, type Taken, viewersOf } from '../law.js'
import { mutate, poolOf } from '../mutate.js'

const withoutDice = (state: BaseState): BaseState => ({ ...state, rng: null })

/** A view passes its gate and says whose it is. */
export const viewIsWhole: Law<Position> = {
  name: 'view-is-whole',
  promise: 'a view is JSON, passes its gate, says whose it is, and shows neither seed nor generator',
  broken(position) {
    for (const seat of viewersOf(position.ruleset)) {
      const finding = viewFinding(position, seat)
      if (finding !== undefined) return `${seat}: ${finding}`
    }
    return undefined
  },
}

function viewFinding({ ruleset, state, seed }: Position, seat: string): Finding {
  const view = ruleset.view(state, seat)
  const text = JSON.stringify(view)
  if (view.seat !== seat) return `the view says ${view.seat}`
  if (text.includes(seed) || JSON.stringify({ ...state, rng: null }).includes(seed)) return 'the seed is shown'
  if (state.rng !== null && text.includes(String(state.rng.s0))) return 'the generator is shown'
  const parsed = ruleset.parse.view(JSON.parse(text))
  if (!parsed.ok) return `parse.view refuses it: ${show(parsed.violations)}`
  return same(parsed.value, view) ? undefined : 'parse.view changes it'
}

/** A sample is a state that the seat cannot tell from the real one. */
export const sampleFits: Law<Position> = {
  name: 'sample-fits',
  promise: 'a sample passes parse.state and looks to its seat exactly as the real state does',
  broken(position) {
    const { ruleset, state, pick } = position
    const seat = pick.of(viewersOf(ruleset))
    const view = ruleset.view(state, seat)
    const twin = ruleset.sample(view, `twin-${pick.index(1e6)}`)
    const parsed = ruleset.parse.state(JSON.parse(JSON.stringify(twin)))
    if (!parsed.ok) return `${seat}: parse.state refuses the sample: ${show(parsed.violations)}`
    return same(ruleset.view(twin, seat), view) ? undefined : `${seat} sees another view in a sample`
  },
}

const SAMPLES = 12

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
    if (!same(state.agenda, twin.agenda)) return `the agenda tells ${seat} a secret`
    const mine = ruleset.legalActions(state, seat)
    if (!same(mine, ruleset.legalActions(twin, seat))) return `the legal list tells ${seat} a secret`
    return refusalsLeak(position, twin, seat) ?? stepsLeak(position, twin, seat, mine)
  },
}

function refusalsLeak({ ruleset, state, listed, pick }: Position, twin: BaseState, seat: string): Finding {
  if (listed.length === 0) return undefined
  const pool = poolOf(state, listed, ruleset.info.seats, Object.keys(ruleset.info.actions))
  for (let i = 0; i < 4; i++) {
    const action = { ...mutate(pick.of(listed), pool, pick), seat }
    const [real, other] = [ruleset.check(state, action), ruleset.check(twin, action)]
    if (!same(real, other)) return `the refusal of ${show(action)} tells ${seat} a secret`
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
  return same(seen(real), seen(other)) ? undefined : `what follows ${show(action)} tells ${seat} a secret`
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
  promise: 'fromView lists for a seat exactly what the real state lists',
  broken({ ruleset, state, pick }) {
    const seat = pick.of(ruleset.info.seats)
    const rules = fromView(ruleset, ruleset.view(state, seat), `view-${pick.index(1e6)}`)
    return same(rules.legalActions(), ruleset.legalActions(state, seat))
      ? undefined
      : `${seat} gets another list from its view`
  },
}

/** If a seat's view changed, that seat was told. */
export const changesAreTold: Law<Taken> = {
  name: 'changes-are-told',
  promise: 'whoever sees a change has been told of it by an event',
  broken({ ruleset, state, step, action }) {
    const blind = viewersOf(ruleset).find(
      (seat) =>
        visibleTo(step.events, seat).length === 0 && !same(ruleset.view(state, seat), ruleset.view(step.state, seat)),
    )
    return blind === undefined ? undefined : `${blind} sees a change after ${show(action)} and was told nothing`
  },
}

/** Events tell no more than views. */
export const eventsTellNoMore: Law<Taken> = {
  name: 'events-tell-no-more',
  promise: 'two orders of one type after which a seat sees the same have told it the same',
  broken({ ruleset, state, step, action, listed, pick }) {
    const others = listed.filter((other) => other.type === action.type && other.seat === action.seat)
    if (step.barrier !== 'none' || others.length < 2) return undefined
    const other = ruleset.reduce(state, pick.of(others))
    if (!other.ok || other.barrier !== 'none') return undefined
    const knows = (seat: string) =>
      same(ruleset.view(step.state, seat), ruleset.view(other.state, seat)) &&
      !same(visibleTo(step.events, seat), visibleTo(other.events, seat))
    const told = viewersOf(ruleset).find((seat) => seat !== action.seat && knows(seat))
    return told === undefined ? undefined : `the events of ${show(action)} tell ${told} what its view hides`
  },
}
