/** One line for an action, as players write it: `axis F4`, `axis L60`, `allies TT[2]`, `axis END`. */
import { type FieldNotation, type Gates, type Notation, plainNotation } from '../../../core/index.js'
import { type Facing, hexToNumber, numberToHex } from '../../../geometry/index.js'
import type { HexPose, Pose, SpittingFire } from './state.js'

const dice = (rolls: readonly number[] | undefined): string => (rolls === undefined ? '' : `[${rolls.join(',')}]`)
const side = (angle: number): string => (angle < 0 ? `L${-angle}` : `R${angle}`)

const NUMBER = String.raw`(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)`
const DICE = String.raw`(?:\[(\d{1,9}(?:,\d{1,9})*)?\])`
/** A flight order: a step or a turn with its number, a roll with its dice if they are real, or the end. */
const PATTERN = new RegExp(`^(axis|allies) (?:(F|L|R|PL|PR)${NUMBER}|(TT|HL)(${DICE}?)|(END))$`)

// ---------------------------------------------------------------------------------------- poses on hexes

const FACINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW']
const HEX_POSE = /^(\d{4})\/(N|NE|SE|S|SW|NW)$/

/** A pose on hexes by the printed number and the side it faces, `0733/S`; undefined if the map prints none. */
function writePose(pose: Pose): string | undefined {
  const number = 'q' in pose ? hexToNumber(pose) : null
  return number === null ? undefined : `${number}/${FACINGS[(pose as HexPose).facing]}`
}

function readPose(word: string): Pose | undefined {
  const [, number = '', side = ''] = HEX_POSE.exec(word) ?? []
  const hex = numberToHex(number)
  return hex === null ? undefined : { ...hex, facing: FACINGS.indexOf(side) as Facing }
}

/** Hexes as the map prints them: `pose=0733/S`, `poses=0733/S,0833/S`. On the open table a pose has no name. */
const poses: FieldNotation = {
  write(field, value) {
    if (field !== 'pose' && field !== 'poses') return undefined
    const names = [value as Pose | readonly Pose[]].flat().map(writePose)
    return names.includes(undefined) ? undefined : names.join(',') || undefined
  },
  read(field, word) {
    if (field === 'pose') return readPose(word)
    const all = field === 'poses' ? word.split(',').map(readPose) : [undefined]
    return all.includes(undefined) ? undefined : all
  },
}

// ---------------------------------------------------------------------------------------- flight orders

/** Movement in the short form of the book's examples, everything else in the plain form. */
export function notationFor(gates: Pick<Gates<SpittingFire>, 'action'>): Notation<SpittingFire> {
  const plain = plainNotation<SpittingFire>(gates, poses)
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
