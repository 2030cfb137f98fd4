/** What remains when a game is over. */
import { same } from '../../../core/json.js'
import { hashState, recordGame, verify } from '../../../core/record.js'
import { type Finished, type Law, type Position, show } from '../law.js'

/** The end has one sign. */
export const overIsOver: Law<Position> = {
  name: 'over-is-over',
  promise: 'a game has an outcome exactly when its phase is over',
  broken({ ruleset, state }) {
    const outcome = ruleset.outcome(state)
    return (state.phase === 'over') === (outcome !== undefined)
      ? undefined
      : `phase ${state.phase} with outcome ${show(outcome)}`
  },
}

/** An outcome can be read. */
export const outcomeIsInOrder: Law<Finished> = {
  name: 'outcome-is-in-order',
  promise: 'an outcome names a seat or a draw, cites a rule of the catalogue, and holds the score of every seat',
  broken({ ruleset, outcome, last }) {
    const { seats, rules } = ruleset.info
    const { winner, score, rule } = outcome
    if (winner !== 'draw' && !seats.includes(winner)) return `the winner is ${winner}`
    if (!Object.hasOwn(rules, rule)) return `the outcome cites ${rule}`
    if (!seats.every((seat) => Number.isFinite(score[seat]))) return `the score is ${show(score)}`
    return same(ruleset.score(last), score) ? undefined : 'the outcome and the state have different scores'
  },
}

/** Steps forward leave the past alone. */
export const olderStatesStay: Law<Finished> = {
  name: 'older-states-stay',
  promise: 'a state never changes, whatever is played after it',
  broken({ states }) {
    const changed = states.findIndex(({ state, hash }) => hashState(state) !== hash)
    return changed < 0 ? undefined : `state ${changed} of ${states.length} has changed`
  },
}

/** A game can be played again. */
export const recordsVerify: Law<Finished> = {
  name: 'records-verify',
  promise: 'the record of a game survives JSON and replays to the same states',
  broken({ ruleset, config, actions }) {
    const record = recordGame(ruleset, config, actions)
    if (!record.ok) return show(record.violations)
    const verdict = verify(ruleset, JSON.parse(JSON.stringify(record.value)))
    return verdict.verdict === 'exact' ? undefined : show(verdict)
  },
}
