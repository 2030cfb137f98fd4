import { type Dice, resolveWith } from './dice.js'
import type { ActionOf, Barrier, EventOf, Game, Refusal, Ruleset } from './ruleset.js'

/** Where the referee left the game. */
export interface Advance<G extends Game> {
  readonly state: G['State']
  readonly events: readonly EventOf<G>[]
  /** The referee's actions in order, with the dice they were played with, for the record. */
  readonly actions: readonly ActionOf<G>[]
  readonly barrier: Barrier
  /** Why the referee stopped short: physical dice are called for. */
  readonly stopped?: Refusal<G>
}

/**
 * Plays the referee's actions that need no choice, until a player is asked or the game ends. With physical dice it stops
 * where some must be thrown, unless it is given `dice` to throw.
 */
export function advance<G extends Game>(ruleset: Ruleset<G>, from: G['State'], dice?: Dice): Advance<G> {
  let state = from
  let barrier: Barrier = 'none'
  const events: EventOf<G>[] = []
  const actions: ActionOf<G>[] = []
  for (let action = duty(ruleset, state); action !== undefined; action = duty(ruleset, state)) {
    const step = resolveWith(ruleset, state, action, dice)
    if (!step.ok) return { state, events, actions, barrier, stopped: step }
    state = step.state
    barrier = stronger(barrier, step.barrier)
    events.push(...step.events)
    actions.push(step.action)
  }
  return { state, events, actions, barrier }
}

/** The one thing the referee has to do, if nobody else is asked. */
export function duty<G extends Game>(ruleset: Ruleset<G>, state: G['State']): G['Action'] | undefined {
  const actors: readonly string[] = ruleset.actors(state)
  if (actors.length !== 1 || actors[0] !== 'referee') return undefined
  const actions = ruleset.legalActions(state, 'referee')
  return actions.length === 1 ? actions[0] : undefined
}

const stronger = (a: Barrier, b: Barrier): Barrier => (a === 'dice' || b === 'none' ? a : b)
