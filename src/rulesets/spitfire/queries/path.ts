/**
 * Whole moves in the short notation of examples: `FFF R FFFF R`, `V7 F`, `FF c6 END-3`, `SR6 F`, `W3:6 FFFFF`.
 *
 * F forward (Fl, Fr from a corner); L R a turn, as the first MP a start turn; SL SR a start turn; SL6 SR6 a snap roll of
 * 6 MPs, also rolll rollr; c one climb step, c4 four; V7 the 7 MPs of the dive that has opened the move; W3 the wing-over
 * or split-S that is prepared, W2l to the left, W3:6 for 6 MPs; END-2 ends the move two steps slower. Blanks and commas
 * mean nothing.
 */
import type { CoreRule, Ruleset, Violation } from '../../../core/index.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { costOf, type FlightStep, pilotOf } from '../flight/flight.js'
import type { Action, Hand, Preparation, Spitfire, State } from '../state/state.js'
import { reasonFor, type Trial } from './trial.js'

/** What comes of flying a path. */
export interface PathFlight extends Trial {
  /** The orders of the text up to the first part that cannot be flown. */
  readonly actions: readonly Action[]
  /** The first part of the text that cannot be flown; null if all of it can. */
  readonly refused: string | null
}

/** One part of a path: an order or, of a dive that has been flown, only what it cost. */
interface Part {
  readonly text: string
  readonly order: Omit<Action, 'seat'> | null
  /** The MPs that the text says it costs. */
  readonly mps: number | undefined
}

// ---------------------------------------------------------------------------------------- reading

type Reader = (match: readonly (string | undefined)[], state: State) => Partial<Part> | undefined

const handOf = (char: string | undefined): Hand => (char?.toLowerCase() === 'l' ? 'left' : 'right')
const countOf = (digits: string | undefined): number | undefined => (digits ? Number(digits) : undefined)
const step = <T extends Action['type']>(order: Omit<Extract<Action, { type: T }>, 'seat'>) => order as Part['order']

const READERS: readonly (readonly [RegExp, Reader])[] = [
  [/F([lr]?)/y, ([, to]) => ({ order: step<'forward'>({ type: 'forward', ...(to && { toward: handOf(to) }) }) })],
  [/S([LR])(\d+)/y, ([, hand, mps]) => ({ order: rollTo(hand), mps: countOf(mps) })],
  [/roll([lr])/y, ([, hand]) => ({ order: rollTo(hand) })],
  [/S([LR])/y, ([, hand]) => ({ order: step<'startTurn'>({ type: 'startTurn', hand: handOf(hand) }) })],
  [/([LR])/y, ([, hand], state) => ({ order: turnTo(handOf(hand), state) })],
  [/c(\d{0,3})/y, ([, steps]) => ({ order: step<'climb'>({ type: 'climb', steps: countOf(steps) ?? 1 }) })],
  [/V(\d+)/y, ([, mps]) => ({ order: null, mps: countOf(mps) })],
  [/W([123])([lr]?)(?::(\d+))?/y, ([, k, hand, mps], state) => maneuver(preparedIn(state), k, hand, mps)],
  [/S([123])([lr]?)(?::(\d+))?/y, ([, k, hand, mps]) => maneuver('splitS', k, hand, mps)],
  [/END(?:-(\d{1,3}))?(?: (keep|level))?/y, ([, bleed, attitude]) => ({ order: endOf(bleed, attitude) })],
]

const rollTo = (hand: string | undefined) => step<'snapRoll'>({ type: 'snapRoll', hand: handOf(hand) })

/** The first MP of a move can only be a start turn. @rule SP-6B-1 */
const turnTo = (hand: Hand, { move }: State) =>
  step<'turn' | 'startTurn'>({ type: move === null || move.started ? 'turn' : 'startTurn', hand })

const preparedIn = ({ move, planes }: State): Preparation =>
  (move !== null && planes[move.plane]?.prepared) || 'wingOver'

/** Half a circle needs no side. */
function maneuver(type: Preparation, k: string | undefined, hand: string | undefined, mps: string | undefined) {
  const hexsides = Number(k) as 1 | 2 | 3
  if (!hand && hexsides < 3) return undefined
  return { order: step<Preparation>({ type, hand: handOf(hand), hexsides }), mps: countOf(mps) }
}

const endOf = (bleed: string | undefined, attitude: string | undefined) =>
  step<'endMove'>({
    type: 'endMove',
    bleed: Number(bleed ?? 0),
    ...(attitude && { attitude: attitude as 'keep' | 'level' }),
  })

/** The part of a path that begins at a place in the text; undefined if none does. */
function partAt(text: string, at: number, state: State): Part | undefined {
  for (const [pattern, read] of READERS) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    const part = match && read(match, state)
    if (part) return { order: null, mps: undefined, ...part, text: match[0] }
  }
  return undefined
}

// ---------------------------------------------------------------------------------------- flying

type Broken = readonly Violation<RuleId | CoreRule>[]

/**
 * Flies a whole path without touching the state: its orders, or the first part that cannot be flown and why.
 * @rule SP-6H-1
 */
export const pathFlightOf =
  ({ reduce }: Pick<Ruleset<Spitfire>, 'reduce'>) =>
  (state: State, path: string): PathFlight => {
    const actions: Action[] = []
    let now = state
    const stop = (refused: string | null, broken: Broken): PathFlight => ({
      ...{ actions, legal: actions.length, state: now, refused, reasons: broken.map(reasonFor) },
    })
    for (let at = skipFrom(path, 0); at < path.length; ) {
      const part = partAt(path, at, now)
      if (part === undefined) return stop(path.slice(at, at + 8), [unreadable(path.slice(at, at + 8))])
      const wrong = costProblem(now, part)
      if (wrong) return stop(part.text, [wrong])
      if (part.order !== null) {
        const action = { ...part.order, seat: state.moving } as Action
        const next = reduce(now, action)
        if (!next.ok) return stop(part.text, next.violations)
        actions.push(action)
        now = next.state
      }
      at = skipFrom(path, at + part.text.length)
    }
    return stop(null, [])
  }

/** The next place that is neither blank nor comma. */
function skipFrom(path: string, from: number): number {
  let at = from
  while (at < path.length && ' ,\n\t'.includes(path[at] as string)) at++
  return at
}

const unreadable = (text: string): Violation<CoreRule> => ({
  rule: 'CORE-SHAPE',
  code: 'not-notation',
  message: `No step of a path begins like ${JSON.stringify(text)}.`,
  facts: { text },
})

/** Does a part cost what the text says? */
function costProblem(state: State, { text, order, mps: said }: Part): Violation<RuleId> | false {
  if (said === undefined || state.move === null) return false
  const pilot = pilotOf(state, state.move.plane)
  const need = order === null ? divedIn(state) : costOf(pilot, order as FlightStep)
  const rule = order === null ? 'SP-6D-8' : order.type === 'snapRoll' ? 'SP-2.43-1' : 'SP-2.44-1'
  return said !== need && no(rule, 'other-cost', { text, need })
}

/** The MPs of the dive with which the move has begun; 0 once anything else has been spent. */
const divedIn = ({ move, planes }: State): number =>
  move === null || move.started ? 0 : planes[move.plane]!.path.length
