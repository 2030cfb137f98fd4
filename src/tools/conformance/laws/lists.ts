/** What the legal list, `check` and `reduce` owe each other. */
import { canonical, same } from '../../../core/json.js'
import type { BaseAction, BaseState, Game, Resolution } from '../../../core/ruleset.js'
import { codesOf, type Finding, type Law, type Position, show } from '../law.js'
import { mutate } from '../mutate.js'

const MOST_LISTED = 512
const TRIED = 24
const MUTANTS = 4

/** Everyone who is asked can answer, and nobody is asked once the game is over. */
export const someoneActs: Law<Position> = {
  name: 'someone-acts',
  promise: 'players or the referee are asked, nobody exactly when the game is over, and each has a listed action',
  broken({ ruleset, state }) {
    const actors: readonly string[] = ruleset.actors(state)
    const known: readonly string[] = [...ruleset.info.seats, 'referee']
    if (new Set(actors).size < actors.length || !actors.every((actor) => known.includes(actor)))
      return `actors are ${show(actors)}`
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
    const { listed, pick } = position
    for (let i = 0; listed.length > 0 && i < MUTANTS; i++) {
      const finding = agreeOn(position, mutate(pick.of(listed), position.pool(), pick))
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
  return result.ok || isAboutDice(result) ? undefined : `${show(action)} checks clean; reduce: ${codesOf(result)}`
}

/** A type that lists all lists all. */
export const listIsComplete: Law<Position> = {
  name: 'list-is-complete',
  promise: 'where a type lists all, check accepts exactly the listed actions besides choices made again',
  broken(position) {
    const { ruleset, state, listed, pick, cite } = position
    for (let i = 0; listed.length > 0 && i < MUTANTS; i++) {
      const action = mutate(pick.of(listed), position.pool(), pick)
      if (isListed(position, action)) continue
      const violations = ruleset.check(state, action)
      if (violations.length === 0) return `${show(action)} is legal, unlisted, and its type lists all`
      cite(violations)
    }
    return undefined
  },
}

const isAboutDice = (result: Resolution<Game>): boolean =>
  !result.ok && result.violations.every((violation) => violation.rule === 'CORE-DICE')

function isListed({ ruleset, listed }: Position, action: BaseAction): boolean {
  const info = Object.hasOwn(ruleset.info.actions, action.type) && ruleset.info.actions[action.type]
  if (!info || info.listed === 'some' || info.changeable) return true
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
  promise: 'every player may resign at any time; the game is then over and a single opponent has won',
  broken({ ruleset, state, pick }) {
    const over = ruleset.outcome(state) !== undefined
    const seat = pick.of(ruleset.info.seats)
    const result = ruleset.reduce(state, { type: 'resign', seat })
    if (over) return result.ok ? 'resigning after the end is taken' : undefined
    if (!result.ok) return `${seat} may not resign: ${codesOf(result)}`
    const outcome = ruleset.outcome(result.state)
    const [winner, ...more] = ruleset.info.seats.filter((other) => other !== seat)
    const isRight = outcome?.winner === (more.length === 0 ? winner : 'draw')
    return isRight && ruleset.actors(result.state).length === 0
      ? undefined
      : `${seat} resigned and the outcome is ${show(outcome)}`
  },
}

/** Whatever was going on, a resigned game is a state like any other. */
export const resignedIsAState: Law<Position> = {
  name: 'resigned-is-a-state',
  oneIn: 4,
  promise: 'the state after resigning, at any time, passes parse.state',
  broken({ ruleset, state, pick }) {
    const result = ruleset.reduce(state, { type: 'resign', seat: pick.of(ruleset.info.seats) })
    const parsed = result.ok ? ruleset.parse.state(JSON.parse(JSON.stringify(result.state))) : result
    return parsed.ok || !result.ok ? undefined : `parse.state refuses a resigned game: ${show(parsed.violations)}`
  },
}

/** One list, however it is asked for. */
export const listIsWhole: Law<Position> = {
  name: 'list-is-whole',
  promise: 'the list of all is the lists of those who are asked, in their order; the others have none',
  broken({ ruleset, state, listed }) {
    const actors = ruleset.actors(state)
    const lists = actors.flatMap((actor) => ruleset.legalActions(state, actor))
    if (!same(lists, listed)) return 'the lists of those who are asked are not the list of all'
    const everyone = [...ruleset.info.seats, 'referee']
    const idle = everyone.find((seat) => !actors.includes(seat) && ruleset.legalActions(state, seat).length > 0)
    return idle === undefined ? undefined : `${idle} is not asked and has a list`
  },
}

/** The catalogue of actions tells the truth. */
export const listIsInSeason: Law<Position> = {
  name: 'list-is-in-season',
  promise: 'a listed action is of a type of this phase, and answers the question on top of the agenda',
  broken({ ruleset, state, listed }) {
    const kind = state.agenda[state.agenda.length - 1]?.kind
    const out = listed.find(({ type }) => {
      const info = ruleset.info.actions[type]
      if (!info?.phases.includes(state.phase)) return true
      return kind === undefined ? info.answers.length > 0 : !info.answers.includes(kind)
    })
    return out === undefined ? undefined : `${show(out)} is listed in ${state.phase}, asking ${kind ?? 'nothing'}`
  },
}

const CODE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** A refusal can be shown and translated. */
export const refusalsAreInOrder: Law<Position> = {
  name: 'refusals-are-in-order',
  promise: 'every violation has a rule of the catalogue, a code in kebab case, a filled-in message and scalar facts',
  broken(position) {
    const { ruleset, state, listed, pick } = position
    if (listed.length === 0) return undefined
    const action = mutate(pick.of(listed), position.pool(), pick)
    const bad = ruleset
      .check(state, action)
      .find(
        ({ rule, code, message, facts }) =>
          !Object.hasOwn(ruleset.info.rules, rule) ||
          !CODE.test(code) ||
          message.length === 0 ||
          Object.keys(facts).some((name) => message.includes(`{${name}}`)) ||
          Object.values(facts).some((fact) => typeof fact === 'object' || typeof fact === 'undefined'),
      )
    return bad === undefined ? undefined : `the refusal ${show(bad)} is not in order`
  },
}

/** Whoever asks is left alone. */
export const inputsStay: Law<Position> = {
  name: 'inputs-stay',
  oneIn: 8,
  promise: 'no method writes to the state or the action it is given, or freezes the action',
  broken({ ruleset, state, listed, pick }) {
    const seat = pick.of(ruleset.info.seats)
    const [ours, action] = copies(state, listed.length > 0 ? pick.of(listed) : { type: 'resign', seat })
    const before = canonical([ours, action])
    ruleset.check(ours, action)
    ruleset.reduce(ours, action)
    ruleset.legalActions(ours)
    ruleset.sample(ruleset.view(ours, seat), 'inputs')
    ruleset.fork(ours, { seed: 'inputs' }).keep()
    if (canonical([ours, action]) !== before) return `${show(action)} or its state was written to`
    return frozenIn(action) ? `${show(action)} was frozen` : undefined
  },
}

const copies = (state: object, action: BaseAction): [BaseState, BaseAction] =>
  JSON.parse(JSON.stringify([state, action])) as [BaseState, BaseAction]

const frozenIn = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (Object.isFrozen(value) || Object.values(value).some(frozenIn))
