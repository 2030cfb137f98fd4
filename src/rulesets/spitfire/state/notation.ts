/** One line for an action, as the examples write moves: `first F`, `second R`, `first rollr`, `first W3l`, `first c2`. */
import { type Gates, type Notation, plainNotation } from '../../../core/index.js'
import type { Action, Hand, Spitfire } from './state.js'

const letter = (hand: Hand): 'l' | 'r' => (hand === 'left' ? 'l' : 'r')
const upper = (hand: Hand): 'L' | 'R' => (hand === 'left' ? 'L' : 'R')
const handOf = (char: string | undefined): Hand => (char?.toLowerCase() === 'l' ? 'left' : 'right')

/** A step: F (Fl, Fr from a corner), a turn L or R, a start turn SL or SR, a roll, a climb, a wing-over or split-S. */
const PATTERN =
  /^(first|second) (?:(F)([lr])?|(S?)([LR])|(roll)([lr])|c(\d{1,4})|([WS])([123])([lr])|(END)(?:-(\d{1,4}))?(?: (keep|level))?)$/

/** The short form of a step, without its seat; undefined if it has none. */
function stepText(action: Omit<Action, 'seat'>): string | undefined {
  const order = action as Action
  switch (order.type) {
    case 'forward':
      return order.toward === undefined ? 'F' : `F${letter(order.toward)}`
    case 'turn':
      return upper(order.hand)
    case 'startTurn':
      return `S${upper(order.hand)}`
    case 'snapRoll':
      return `roll${letter(order.hand)}`
    case 'climb':
      return `c${order.steps}`
    case 'wingOver':
      return `W${order.hexsides}${letter(order.hand)}`
    case 'splitS':
      return `S${order.hexsides}${letter(order.hand)}`
    case 'endMove':
      return `END${order.bleed === 0 ? '' : `-${order.bleed}`}${order.attitude === undefined ? '' : ` ${order.attitude}`}`
    default:
      return undefined
  }
}

/** Movement in the short form of the book's examples, everything else in the plain form. */
export function notationFor(gates: Pick<Gates<Spitfire>, 'action'>): Notation<Spitfire> {
  const plain = plainNotation<Spitfire>(gates)
  return {
    action(action) {
      const step = action.type === 'resign' ? undefined : stepText(action as Action)
      return step === undefined ? plain.action(action) : `${action.seat} ${step}`
    },
    parseAction(text) {
      const match = typeof text === 'string' ? PATTERN.exec(text.trim()) : null
      return match === null ? plain.parseAction(text) : gates.action(readStep(match))
    },
  }
}

function readStep(match: RegExpExecArray): object {
  const [, seat, step, toward, start, turn, roll, rolled, steps, maneuver, hexsides, way] = match
  if (step !== undefined) return { type: 'forward', seat, ...(toward !== undefined && { toward: handOf(toward) }) }
  if (turn !== undefined) return { type: start === 'S' ? 'startTurn' : 'turn', seat, hand: handOf(turn) }
  if (roll !== undefined) return { type: 'snapRoll', seat, hand: handOf(rolled) }
  if (steps !== undefined) return { type: 'climb', seat, steps: Number(steps) }
  if (maneuver === undefined) return readEnd(match)
  const type = maneuver === 'W' ? 'wingOver' : 'splitS'
  return { type, seat, hand: handOf(way), hexsides: Number(hexsides) }
}

function readEnd(match: RegExpExecArray): object {
  const [bleed, attitude] = [match[13], match[14]]
  return { type: 'endMove', seat: match[1], bleed: Number(bleed ?? 0), ...(attitude !== undefined && { attitude }) }
}
