/** What the legal list, `check` and `reduce` owe each other. */
import { canonical, same } from '../../../core/json.js'
import type { BaseAction, Game, Resolution } from '../../../core/ruleset.js'
import { codesOf, type Finding, type Law, type Position, show } from '../law.js'
import { mutate, poolOf } from '../mutate.js'

const MOST_LISTED = 512
const TRIED = 24
const MUTANTS = 6

/** Everyone who is asked can answer, and nobody is asked once the game is over. */
export const someoneActs: Law<Position> = {
  name: 'someone-acts',
  promise: 'actors is empty exactly when the game is over, and everyone who is asked has a listed action',
  broken({ ruleset, state }) {
    const actors = ruleset.actors(state)
    if ((actors.length === 0) !== (ruleset.outcome(state) !== undefined)) return `actors are ${show(actors)}`
    const stuck = actors.find((actor) => ruleset.legalActions(state, actor).length === 0)
    return stuck === undefined ? undefined : `${stuck} is asked and has no action`
  },
}

/** Listed actions are legal. */
export const listedIsLegal: Law<Position> = {
  name: 'listed-is-legal',
  promise: 'every listed action passes its gate and checks clean; reduce takes it, or asks for dice',
  broken(position) {
    const { ruleset, state, listed, pick } = position
    const some = listed.length <= TRIED ? listed : Array.from({ length: TRIED }, () => pick.of(listed))
    for (const action of some) {
      const gate = ruleset.parse.action(action)
      if (!gate.ok) return `${show(action)} does not pass its gate: ${show(gate.violations)}`
      const violations = ruleset.check(state, action)
      if (violations.length > 0) return `${show(action)} is listed and refused: ${show(violations)}`
    }
    return takes(position, pick.of([...some, undefined]))
  },
}

function takes({ ruleset, state }: Position, action: BaseAction | undefined): Finding {
  if (action === undefined) return undefined
  const result = ruleset.reduce(state, action)
  return result.ok || result.needs !== undefined
    ? undefined
    : `${show(action)} checks clean; reduce: ${codesOf(result)}`
}

/** The list is short, has no action twice, and never offers to resign. */
export const listIsTidy: Law<Position> = {
  name: 'list-is-tidy',
  promise: `at most ${MOST_LISTED} actions a seat, none twice, only for those who are asked, never resign`,
  broken({ ruleset, state, listed }) {
    const actors: readonly string[] = ruleset.actors(state)
    const stranger = listed.find((action) => !actors.includes(action.seat) || action.type === 'resign')
    if (stranger !== undefined) return `${show(stranger)} is listed`
    if (new Set(listed.map(canonical)).size < listed.length) return 'an action is listed twice'
    const long = actors.find((actor) => ruleset.legalActions(state, actor).length > MOST_LISTED)
    return long === undefined ? undefined : `${long} has more than ${MOST_LISTED} actions`
  },
}

/** `check` and `reduce` agree on actions that nobody listed. */
export const mutantsAgree: Law<Position> = {
  name: 'check-and-reduce-agree',
  promise: 'for any action, check is empty exactly when reduce takes it or asks for dice; the refusals are the same',
  broken(position) {
    const { ruleset, state, listed, pick } = position
    const pool = poolOf(state, listed, ruleset.info.seats, Object.keys(ruleset.info.actions))
    for (let i = 0; listed.length > 0 && i < MUTANTS; i++) {
      const finding = agreeOn(position, mutate(pick.of(listed), pool, pick))
      if (finding !== undefined) return finding
    }
    return undefined
  },
}

function agreeOn(position: Position, action: BaseAction): Finding {
  const { ruleset, state, cite } = position
  const before = canonical(action)
  const violations = ruleset.check(state, action)
  const result = ruleset.reduce(state, action)
  cite(violations)
  if (canonical(action) !== before) return `${show(action)} was changed by being looked at`
  if (violations.length > 0) {
    return !result.ok && same(result.violations, violations)
      ? undefined
      : `${show(action)}: check says ${show(violations)}, reduce ${codesOf(result)}`
  }
  if (!result.ok && !isAboutDice(result)) return `${show(action)} checks clean; reduce: ${codesOf(result)}`
  return isListed(position, action) ? undefined : `${show(action)} is legal, unlisted, and its type lists all`
}

const isAboutDice = (result: Resolution<Game>): boolean =>
  !result.ok && result.violations.every((violation) => violation.rule === 'CORE-DICE')

function isListed({ ruleset, listed }: Position, action: BaseAction): boolean {
  const info = ruleset.info.actions[action.type]
  if (info === undefined || info.listed === 'some' || info.changeable) return true
  const { rolls: _rolls, card: _card, ...bare } = action
  const wanted = canonical(bare)
  return listed.some((other) => canonical(other) === wanted)
}

/** Every listed action has a line of text that reads back as itself. */
export const notationReadsBack: Law<Position> = {
  name: 'notation-reads-back',
  promise: 'the notation of a listed action parses to that action',
  broken({ ruleset, listed, pick }) {
    if (listed.length === 0) return undefined
    const action = pick.of(listed)
    const text = ruleset.notation.action(action)
    const back = ruleset.notation.parseAction(text)
    return back.ok && same(back.value, action) ? undefined : `${text} reads as ${show(back)}`
  },
}

/** Anyone may resign while the game goes on. */
export const resignEnds: Law<Position> = {
  name: 'resign-ends',
  promise: 'every player may resign at any time; the game is then over and the other has won',
  broken({ ruleset, state, pick }) {
    const over = ruleset.outcome(state) !== undefined
    const seat = pick.of(ruleset.info.seats)
    const result = ruleset.reduce(state, { type: 'resign', seat })
    if (over) return result.ok ? 'resigning after the end is taken' : undefined
    if (!result.ok) return `${seat} may not resign: ${codesOf(result)}`
    const outcome = ruleset.outcome(result.state)
    return outcome && outcome.winner !== seat && ruleset.actors(result.state).length === 0
      ? undefined
      : `${seat} resigned and the outcome is ${show(outcome)}`
  },
}
