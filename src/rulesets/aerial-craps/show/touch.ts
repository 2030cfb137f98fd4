/** What each order has to do with aircraft and hexes. */
import { type Stand, type Touch, type Touches, UNTOUCHED } from '../../../core/index.js'
import { type Facing, hexStep, hexToPoint, type Point, turnFacing } from '../../../geometry/index.js'
import { type Step, tried } from '../queries/trial.js'
import { type AerialCraps, type Crew, craft, type State, type View } from '../state/state.js'
import { sample } from '../state/view.js'
import { subjectOf } from '../turn/tasks.js'

/** The aircraft that is asked about. */
const own = (_order: unknown, view: View): Touch => touching(view, [])

function touching(view: View, targets: readonly (string | null | undefined)[]): Touch {
  const subject = subjectOf(sample(view))
  const target = targets.filter((id): id is string => typeof id === 'string' && id !== subject)
  return { ...(subject !== null && { subject: [subject] }), ...(target.length > 0 && { target }) }
}

/** Whom one man of the aircraft is after. */
function held(crew: Crew, view: View): Touch {
  const { target, observer } = craft(view, subjectOf(sample(view)) as string)
  return touching(view, [crew === 'pilot' ? target : observer?.target])
}

/** The other aircraft of the question: the one looked for, or met. */
function met(_order: unknown, view: View): Touch {
  const task = view.tasks.at(-1) as Readonly<Record<string, unknown>> | undefined
  return touching(view, [task?.target, task?.a, task?.b] as readonly (string | undefined)[])
}

/** Whom the guns have hit. */
const shot = (_order: unknown, view: View): Touch => touching(view, [view.attacks.at(-1)?.target])

// ---------------------------------------------------------------------------------------- moves

/** A move without dice, up to the next question, shows where the aircraft stands then. */
function moved(order: Step, view: View, leads: (state: State, ac: string) => Point | undefined): Touch {
  const { move } = view
  if (move === null) return UNTOUCHED
  const state = sample(view)
  const at = leads(state, move.ac)
  const ghost = ghostOf(state, order, move.ac)
  return { subject: [move.ac], ...(at && { at }), ...(ghost && { ghost: [ghost] }) }
}

function ghostOf(state: State, order: Step, piece: string): Stand | undefined {
  const { state: after, die } = tried(state, order)
  if (die !== null || after.test !== null) return undefined
  const { hex, facing } = craft(after, piece)
  return { piece, at: hexToPoint(hex), heading: facing === null ? null : 60 * facing }
}

const ahead = (state: State, ac: string): Point | undefined => {
  const { hex, facing } = craft(state, ac)
  return facing === null ? undefined : hexToPoint(hexStep(hex, facing))
}

/** The hex that a random facing leads out to; undefined if it only turns the aircraft. */
const outTo =
  (shift: number) =>
  (state: State, ac: string): Point | undefined => {
    const task = state.tasks.at(-1)
    if (task?.do !== 'exitFacing') return undefined
    return hexToPoint(hexStep(craft(state, ac).hex, turnFacing((task.die - 1) as Facing, shift)))
  }

/** What every order touches. */
export const touch: Touches<AerialCraps> = {
  beginTurn: () => UNTOUCHED,
  payLoss: (_, view) => held('pilot', view),
  dropTarget: ({ crew }, view) => held(crew, view),
  spot: ({ target }, view) => touching(view, [target]),
  spotLeader: ({ target }, view) => touching(view, [target]),
  spotPP: met,
  rollInitiative: () => UNTOUCHED,
  addCv: own,
  encounterPP: met,
  reload: own,
  unjam: own,
  extinguish: own,
  cancelBreak: own,
  declarePitch: own,
  mpAdjust: own,
  goForward: (order, view) => moved(order, view, ahead),
  maneuver: own,
  exitGoing: own,
  exitManeuver: own,
  levelOut: own,
  shiftFacing: (order, view) => moved(order, view, outTo(order.shift)),
  turnAfterExit: (order, view) => moved(order, view, () => undefined),
  addDice: own,
  cancelOnes: own,
  buyCv: own,
  cancelEffect: own,
  divert: own,
  cutEncounter: met,
  splitFailure: own,
  takeExcess: own,
  becomeIn: own,
  easePitch: own,
  power: own,
  drag: own,
  coast: own,
  cutEngine: own,
  startEngine: own,
  takeSpeed: own,
  crewDice: own,
  stallPP: own,
  recover: own,
  fire: ({ crew }, view) => held(crew, view),
  cancelJam: shot,
  trade: shot,
  fuelLeak: own,
  retire: own,
  done: own,
}
