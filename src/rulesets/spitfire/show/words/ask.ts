/** The question that is asked: to those who decide, and to those who wait for them. */
import { capital, counted, listing } from '../../../../core/words/index.js'
import { turnNeed } from '../../flight/flight.js'
import { declarers } from '../../gunnery/declaration.js'
import { type FrameKind, type Move, opponent, type Plane, type Seat, type View } from '../../state/state.js'
import { openState } from '../../state/view.js'
import { scoreOf } from '../../turn/scoring.js'
import { planeName, sideName, typesName } from '../names.js'
import { chartIn, planesName, whereabouts } from './speech.js'

/** Who has to decide: empty when the dice have the word or the game is over. */
function askedIn(view: View): readonly Seat[] {
  const frame = view.agenda.at(-1)
  if (frame !== undefined) return frame.waiting as readonly Seat[]
  if (view.phase === 'over') return []
  return view.phase === 'combat' ? declarers(view) : [view.moving]
}

/** The question that `view.seat` is asked; for others, what everybody waits for. */
export function ask(view: View): string {
  if (view.phase === 'over' || view.resigned !== null) return 'The game is over.'
  const asked = askedIn(view)
  if (asked.length === 0) return dice(view)
  const seat = asked.find((one) => one === view.seat)
  return seat === undefined ? waiting(view, asked) : question(view, seat)
}

function dice({ fire }: View): string {
  const shots = fire?.shots ?? []
  return shots[0]?.die
    ? 'All have fired: apply the damage.'
    : `Roll the dice: ${counted(shots.length, 'shot')} to resolve.`
}

function question(view: View, seat: Seat): string {
  const frame = view.agenda.at(-1)
  if (frame !== undefined) return ANSWERS[frame.kind](view, seat)
  if (view.phase === 'altitude') return altitude(view, seat)
  if (view.phase === 'speed') return speed(view, seat)
  return view.phase === 'combat' ? combat(view, seat) : movement(view, seat)
}

// ---------------------------------------------------------------------------------------- segments

const isByAircraft = ({ config }: View): boolean => config.options.segmentScope === 'aircraft'

/** Own aircraft in play for which something holds. */
const ownWhere = ({ planes }: View, seat: Seat, holds: (one: Plane) => boolean): readonly string[] =>
  Object.keys(planes).filter((id) => planes[id]?.side === seat && planes[id].status === 'flying' && holds(planes[id]))

function altitude(view: View, seat: Seat): string {
  if (isByAircraft(view)) return 'Which aircraft goes next, and does it fly level, climb or dive?'
  const open = ownWhere(view, seat, ({ mode }) => mode === null)
  if (open.length === 0) return 'Everyone has an altitude order. Go on to speeds?'
  const silent = view.config.options.diveSpeedExit === 'locked' ? '' : ' (level flight if you say nothing)'
  return `Level, climb or dive? Still to choose: ${planesName(view, open)}${silent}.`
}

function speed(view: View, seat: Seat): string {
  const mover = isByAircraft(view) ? view.move?.plane : undefined
  if (mover !== undefined)
    return `How fast will ${planeName(view, mover)} fly? It has been flying at ${view.planes[mover]?.speed}.`
  const open = ownWhere(view, seat, ({ speedSet }) => speedSet === null)
  if (open.length === 0) return 'Everyone has a speed. Go on to the moves?'
  return `How fast? Still to choose: ${planesName(view, open)} (as slow as possible if you say nothing).`
}

function movement(view: View, seat: Seat): string {
  const { move } = view
  const one = move === null ? undefined : view.planes[move.plane]
  if (move !== null && one !== undefined) return moving(view, move, one)
  const open = ownWhere(view, seat, ({ moved }) => !moved)
  return open.length === 0 ? 'Everyone has moved. On to combat?' : 'Which aircraft moves next?'
}

/** `Fly Spitfire 1, in 3020 at level 10, facing north: 7 of 11 MPs left, 2 hexes before it can turn.` */
function moving(view: View, move: Move, one: Plane): string {
  const name = planeName(view, move.plane)
  if (move.left === 0 && one.path.length === 0) return `${name} is ready to move.`
  if (move.left === 0) return `${name} is ${whereabouts(view, one)}, with no MPs left. End its move?`
  const mps = `${move.left} of ${counted(one.speedSet ?? 0, 'MP')} left`
  const owed = one.mode === 'climb' && move.climbMp === 0 ? ' It owes a climb step.' : ''
  return `Fly ${name}, ${whereabouts(view, one)}: ${mps}, ${turning(view, move, one)}.${owed}`
}

function turning(view: View, { started }: Move, one: Plane): string {
  if (!started) return 'and it may start with a turn'
  const need = turnNeed(chartIn(view, one), one.turns) - one.straight
  return need > 0 ? `${counted(need, 'hex', 'hexes')} ahead before it can turn` : 'and it can turn'
}

function combat(view: View, seat: Seat): string {
  const own = view.fire?.shots.filter(({ plane }) => view.planes[plane]?.side === seat) ?? []
  return `Who fires at whom? You have ${counted(own.length, 'shot')} declared.`
}

// ---------------------------------------------------------------------------------------- other questions

const ANSWERS: Readonly<Record<FrameKind, (view: View, seat: Seat) => string>> = {
  chooseType: () => 'Which aircraft will you fly?',
  chooseFacing: (view) => `Which corner do you face at the start? To choose: ${planesName(view, view.cornerless)}.`,
  nameLeader: (view, seat) => `Two of ${sideName(view, seat)} are left. Which one leads?`,
  assignWing: (view, seat) => {
    const { joining, leaders } = view.formations![seat]
    return `On which side of ${planeName(view, leaders[0] ?? '')} does ${planeName(view, joining ?? '')} join up?`
  },
  endOffer: (view, seat) =>
    `${capital(sideName(view, opponent(seat)))} offer to stop here${standing(view, seat)}. Do you agree?`,
}

/** The score, own first; formations are a draw by consent. @rule SP-9-8 */
function standing(view: View, seat: Seat): string {
  if (view.config.scenario.startsWith('9.3')) return ', for a draw'
  const score = scoreOf(openState(view))
  return `, with ${counted(score[seat], 'point')} for you and ${score[opponent(seat)]} for them`
}

// ---------------------------------------------------------------------------------------- waiting

const WAITING: Readonly<Record<FrameKind, string>> = {
  chooseType: 'choosing their aircraft',
  chooseFacing: 'choosing their starting corners',
  nameLeader: 'naming a leader',
  assignWing: 'joining up',
  endOffer: 'thinking over the offer to stop',
}

function waiting(view: View, asked: readonly Seat[]): string {
  const frame = view.agenda.at(-1)
  if (frame === undefined && view.phase === 'movement' && view.move !== null) {
    return `${planeName(view, view.move.plane)} is moving: ${counted(view.move.left, 'MP')} left.`
  }
  const who = capital(listing(asked.map((seat) => `the ${typesName(view, seat)}`)))
  return `${who} are ${frame === undefined ? doing(view) : WAITING[frame.kind]}.`
}

function doing({ phase }: View): string {
  if (phase === 'altitude') return 'choosing altitudes'
  if (phase === 'speed') return 'choosing speeds'
  return phase === 'combat' ? 'choosing targets' : 'moving'
}
