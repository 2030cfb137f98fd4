/** One line for an action, as players write it: `axis F4`, `axis L60`, `allies TT[2]`, `axis END`. */
import { type Gates, type Notation, plainNotation } from '../../core/index.js'
import type { SpittingFire } from './state.js'

const dice = (rolls: readonly number[] | undefined): string => (rolls === undefined ? '' : `[${rolls.join(',')}]`)
const side = (angle: number): string => (angle < 0 ? `L${-angle}` : `R${angle}`)

const PATTERN = /^(axis|allies) (F|L|R|PL|PR|TT|HL|END)(-?[\d.]+)?(\[[\d,]*\])?$/

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
      const match = PATTERN.exec(String(text).trim())
      return match === null ? plain.parseAction(text) : gates.action(readShort(match))
    },
  }
}

function readShort([, seat, sign, number, rolls]: RegExpExecArray): object {
  const value = Number(number)
  const thrown = rolls === undefined ? {} : { rolls: JSON.parse(rolls) as unknown }
  switch (sign) {
    case 'F':
      return { type: 'forward', seat, distance: value }
    case 'L':
    case 'R':
      return { type: 'turn', seat, angle: sign === 'L' ? -value : value }
    case 'PL':
    case 'PR':
      return { type: 'pivot', seat, angle: sign === 'PL' ? -value : value }
    case 'TT':
      return { type: 'attemptTightTurn', seat, ...thrown }
    case 'HL':
      return { type: 'attemptHalfLoop', seat, ...thrown }
    default:
      return { type: 'endMovement', seat }
  }
}
