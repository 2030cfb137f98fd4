/** What a step owes to the other door and to the catalogue. */
import { same } from '../../../core/json.js'
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
