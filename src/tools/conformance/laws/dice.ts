/** What physical dice may be. */
import { same } from '../../../core/json.js'
import type { BaseAction } from '../../../core/ruleset.js'
import { type Call, codesOf, type Finding, type Law, show, type Taken } from '../law.js'

/** A call for dice can be answered. */
export const callsAreInOrder: Law<Call> = {
  name: 'calls-are-in-order',
  promise: 'a call for dice says what for, how many and of how many sides, or which cards there are',
  broken({ action, needs }) {
    const { purpose, count, sides, kinds } = needs
    const isFine = purpose.length > 0 && Number.isInteger(count) && count >= 1 && Number.isInteger(sides) && sides >= 1
    const cards = kinds && Object.values(kinds)
    const canDraw = cards === undefined || (cards.every(isCount) && cards.some((many) => many > 0))
    return isFine && canDraw ? undefined : `${show(action)} calls for ${show(needs)}`
  },
}

const isCount = (many: number): boolean => Number.isInteger(many) && many >= 0

/** Missing dice break no rule. */
export const missingDiceBreakNothing: Law<Call> = {
  name: 'missing-dice-break-nothing',
  promise: 'check says nothing of dice that are still to fall',
  broken({ ruleset, state, action }) {
    const violations = ruleset.check(state, action)
    return violations.length === 0 ? undefined : `${show(action)} only lacks dice; check says ${show(violations)}`
  },
}

/** Impossible dice are refused. */
export const diceAreExact: Law<Call> = {
  name: 'dice-are-exact',
  promise: 'a die that cannot fall and a card that is not there are refused',
  broken({ ruleset, state, action, needs }) {
    for (const wrong of impossible(action, needs)) {
      const result = ruleset.reduce(state, wrong)
      if (result.ok || result.needs !== undefined) return `${show(wrong)} has impossible dice: ${codesOf(result)}`
    }
    return undefined
  },
}

const impossible = (action: BaseAction, { sides, kinds }: Call['needs']): readonly BaseAction[] =>
  kinds === undefined
    ? [0, sides + 1, 1.5].map((face) => ({ ...action, rolls: [...(action.rolls ?? []), face] }))
    : ['no-such-card', ...Object.keys(kinds).filter((kind) => kinds[kind] === 0)].map((card) => ({ ...action, card }))

/** Dice that nobody called for are refused, and so are dice beside seeded ones. */
export const surplusIsRefused: Law<Taken> = {
  name: 'surplus-is-refused',
  oneIn: 2,
  promise: 'an action that brings one die more than was called for is refused',
  broken({ ruleset, state, action }) {
    const more = { ...action, rolls: [...(action.rolls ?? []), 1] }
    const result = ruleset.reduce(state, more)
    return result.ok || result.needs !== undefined ? `${show(more)} has a die too many: ${codesOf(result)}` : undefined
  },
}

/** Whoever has thrown dice cannot quietly take them back. */
export const diceBarUndo: Law<Taken> = {
  name: 'dice-bar-undo',
  promise: 'a step that throws dice or turns a card has the barrier dice, and no other moves the generator',
  broken({ state, step, action }): Finding {
    const thrown = action.rolls !== undefined || action.card !== undefined || !same(state.rng, step.state.rng)
    if ((state.rng === null) !== (step.state.rng === null)) return `${show(action)} changes the kind of dice`
    return thrown === (step.barrier === 'dice') ? undefined : `${show(action)} has the barrier ${step.barrier}`
  },
}
