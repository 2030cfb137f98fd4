/** One line for an action, as players write it: `axis F4`, `axis L60`, `allies TT[2]`, `axis END`. */
import { type Gates, type Notation, plainNotation } from '../../../core/index.js'
import type { SpittingFire } from './state.js'

const dice = (rolls: readonly number[] | undefined): string => (rolls === undefined ? '' : `[${rolls.join(',')}]`)
const side = (angle: number): string => (angle < 0 ? `L${-angle}` : `R${angle}`)

const NUMBER = String.raw`(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)`
const DICE = String.raw`(?:\[(\d{1,9}(?:,\d{1,9})*)?\])`
/** A flight order: a step or a turn with its number, a roll with its dice if they are real, or the end. */
const PATTERN = new RegExp(`^(axis|allies) (?:(F|L|R|PL|PR)${NUMBER}|(TT|HL)(${DICE}?)|(END))$`)

/** Movement in the short form of the book's examples, everything else in the plain form. */
export function notationFor(gates: Pick<Gates<SpittingFire>, 'action'>): Notation<SpittingFire> {
  const plain = plainNotation<SpittingFire>(gates)
  return {
    action(action) {
      switch (action.type) {
        case 'forward':
          return `${action.seat} F${action.distance}`
        case 'turn':
          return `${action.seat} ${side(action.angle)}`
        case 'pivot':
          return `${action.seat} P${side(action.angle)}`
        case 'attemptTightTurn':
          return `${action.seat} TT${dice(action.rolls)}`
        case 'attemptHalfLoop':
          return `${action.seat} HL${dice(action.rolls)}`
        case 'endMovement':
          return `${action.seat} END`
        default:
          return plain.action(action)
      }
    },
    parseAction(text) {
      const match = typeof text === 'string' ? PATTERN.exec(text.trim()) : null
      return match === null ? plain.parseAction(text) : gates.action(readShort(match))
    },
  }
}

function readShort([, seat, step, number, roll, thrown, faces]: RegExpExecArray): object {
  const [value, left] = [Number(number) + 0, 0 - Number(number)]
  const rolls = thrown === '' ? {} : { rolls: faces === undefined ? [] : faces.split(',').map(Number) }
  switch (step ?? roll) {
    case 'F':
      return { type: 'forward', seat, distance: value }
    case 'L':
    case 'R':
      return { type: 'turn', seat, angle: step === 'L' ? left : value }
    case 'PL':
    case 'PR':
      return { type: 'pivot', seat, angle: step === 'PL' ? left : value }
    case 'TT':
      return { type: 'attemptTightTurn', seat, ...rolls }
    case 'HL':
      return { type: 'attemptHalfLoop', seat, ...rolls }
    default:
      return { type: 'endMovement', seat }
  }
}
