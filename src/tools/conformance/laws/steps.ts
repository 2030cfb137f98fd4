/** What a step owes to the other door and to the catalogue. */
import { canonical, same } from '../../../core/json.js'
import type { BaseEvent } from '../../../core/ruleset.js'
import { type Law, show, type Taken } from '../law.js'

/** Both doors give the same bytes. */
export const doorsAgree: Law<Taken> = {
  name: 'doors-agree',
  promise: 'fork and reduce give the same state and the same events',
  broken({ ruleset, state, action, step }) {
    if (state.rng === null) return undefined
    const events: BaseEvent[] = []
    const fork = ruleset.fork(state, { emit: (event) => void events.push(event) })
    fork.apply(action)
    if (!same(fork.keep(), step.state)) return `the doors differ on the state after ${show(action)}`
    const silent = ruleset.fork(state)
    silent.apply(action)
    if (!same(silent.keep(), step.state)) return `a silent fork differs after ${show(action)}`
    return same(events, step.events) ? undefined : `the doors differ on the events of ${show(action)}`
  },
}

const TYPE = /^[a-z][A-Za-z0-9]*$/

/** Every event cites a rule that exists, and is for somebody. */
export const eventsAreCited: Law<Taken> = {
  name: 'events-are-cited',
  promise: 'every event has a type, a rule of the catalogue and an audience of players',
  broken({ ruleset, step, action }) {
    const { rules, seats } = ruleset.info
    if (step.events.length === 0) return `nothing is told of ${show(action)}`
    const bad = step.events.find(
      ({ type, rule, audience }) =>
        !TYPE.test(type) ||
        !Object.hasOwn(rules, rule) ||
        (audience !== 'all' && !audience.every((seat) => seats.includes(seat))),
    )
    return bad === undefined ? undefined : `the event ${show(bad)} is not in order`
  },
}

/** The fast door asks and lists as the other does. */
export const forksAskAlike: Law<Taken> = {
  name: 'forks-ask-alike',
  oneIn: 2,
  promise: 'after a step the fork has the same actors, list and outcome as the kept state',
  broken({ ruleset, step, action }) {
    const fork = ruleset.fork(step.state, { seed: 'alike' })
    if (!same(fork.actors(), ruleset.actors(step.state))) return `a fork after ${show(action)} has other actors`
    if (!same(fork.legal(), ruleset.legalActions(step.state))) return `a fork after ${show(action)} has another list`
    return same(fork.outcome(), ruleset.outcome(step.state)) ? undefined : 'a fork has another outcome'
  },
}

/** What did not change is the same object, so that a screen need not be drawn again. */
export const unchangedIsShared: Law<Taken> = {
  name: 'unchanged-is-shared',
  promise: 'the new state shares with the old every part that has not changed',
  broken({ state, step, action }) {
    const path = copied(state, step.state, '')
    return path === undefined ? undefined : `${path || '/'} is a copy of the same after ${show(action)}`
  },
}

/** A part that equals its counterpart without being it; what has changed is looked into. */
function copied(old: unknown, now: unknown, path: string): string | undefined {
  if (old === now || typeof old !== 'object' || typeof now !== 'object' || old === null || now === null)
    return undefined
  if (same(old, now)) return path
  for (const [key, value] of Object.entries(now)) {
    const deeper = copied((old as Readonly<Record<string, unknown>>)[key], value, `${path}/${key}`)
    if (deeper !== undefined) return deeper
  }
  return undefined
}

/** Events can be sent. */
export const eventsAreJson: Law<Taken> = {
  name: 'events-are-json',
  promise: 'events survive JSON',
  broken: ({ step }) =>
    same(JSON.parse(JSON.stringify(step.events)), step.events) ? undefined : 'the events do not survive JSON',
}

const STEPS = 4

/** Events carry values, never a part of the game that goes on. */
export const eventsStay: Law<Taken> = {
  name: 'events-stay',
  oneIn: 4,
  promise: 'what a fork has told does not change when the fork goes on',
  broken({ ruleset, state, pick }) {
    const told: { readonly event: BaseEvent; readonly text: string }[] = []
    const emit = (event: BaseEvent): void => void told.push({ event, text: canonical(event) })
    const fork = ruleset.fork(state, { seed: 'told', emit })
    for (let i = 0; i < STEPS && fork.legal().length > 0; i++) fork.apply(pick.of(fork.legal()))
    const changed = told.find(({ event, text }) => canonical(event) !== text)
    return changed === undefined ? undefined : `the event ${changed.text} has become ${show(changed.event)}`
  },
}
