/** Every order as its button says it, and the headings over them. */
import { counted, number, signed, type Words } from '../../../../core/words/index.js'
import { tailingValue } from '../../queries/index.js'
import type { Action, AerialCraps, Crew, Effect, FrameKind, TaskOf, View } from '../../state/state.js'
import { asked, subjectOf } from '../../turn/tasks.js'
import { useName } from './movement.js'
import { compass, craftName, diceOf, gunName, pitchName, placeName, points, some, stateOf, turnName } from './speech.js'

/** The aircraft that the question is about. */
const subject = (view: View): string => subjectOf(stateOf(view)) ?? ''

/** The task that waits for an answer. */
const task = <K extends FrameKind>(view: View): TaskOf<K> => asked<K>(stateOf(view))

/** What is spent on a die: `Spend 2 Pilot Points`. */
const spend = (pp: number): string => (pp === 0 ? 'Spend nothing' : `Spend ${points(pp)}`)

/** A die that points push either way. */
const push = (pp: number): string =>
  pp === 0 ? 'Leave the die alone' : `${signed(pp)} on the die for ${points(Math.abs(pp))}`

/** `, 2 dice over the table`. */
const over = (more: number): string => (more === 0 ? '' : `, ${diceOf(more)} over the table`)

/** `with 2 dice bought`. */
const bought = (dice: number): string => (dice === 0 ? 'with the free dice alone' : `with ${diceOf(dice)} bought`)

const heldBy = (crew: Crew, view: View): string => {
  const own = view.aircraft[subject(view)]
  return craftName((crew === 'pilot' ? own?.target : own?.observer?.target) ?? 'the target', view)
}

function dicePicked(aero: number, pp: number): string {
  const kinds = [
    ...(aero > 0 ? [counted(aero, 'aerobatic die', 'aerobatic dice')] : []),
    ...(pp > 0 ? [`${diceOf(pp)} for ${points(pp)}`] : []),
  ]
  return kinds.length === 0 ? 'Roll as it is' : `Add ${kinds.join(' and ')}`
}

const SAVED: Readonly<Record<Effect, string>> = {
  none: 'Live with it',
  speed: 'Save speed for 2 Pilot Points',
  power: 'Save the power roll for 2 Pilot Points',
  minSpeed: 'Keep the minimum speed down for 2 Pilot Points',
}

/** Of a roll for movement points: what is taken off for points, and what the CV does. */
function adjusted({ pp, cv }: Extract<Action, { type: 'mpAdjust' }>): string {
  const ways = [
    ...(cv === 'none' ? [] : [cv === 'add' ? 'Add half the CV' : 'Take off half the CV']),
    ...(pp === 0 ? [] : [`${signed(-pp)} for ${points(pp)}`]),
  ]
  return ways.length === 0 ? 'Leave the die alone' : ways.join(', ')
}

function shifted(shift: number, view: View): string {
  const way = compass((task<'exitFacing'>(view)?.die ?? 1) - 1 + shift)
  if (shift === 0) return `Take the die: ${way}`
  const sides = counted(Math.abs(shift), 'hexside')
  return Math.abs(shift) === 3
    ? `Shift about to the ${way}`
    : `Shift ${sides} ${shift < 0 ? 'left' : 'right'}, to the ${way}`
}

function cut(by: number): string {
  if (by === 0) return 'Leave the rating alone'
  return by > 0 ? `Dodge, ${number(by)} off the rating` : `Steer to ram, ${signed(-by)} on the rating`
}

/** What ends a question, by what was asked. */
const DONE: Readonly<Record<string, string>> = {
  target: 'Done with targets',
  maintain: 'No maintenance',
  ease: 'Keep the pitch',
  attack: 'Hold fire',
  fired: 'No more fire',
  retire: 'Stay in the fight',
}

function ending(view: View): string {
  const kind = view.agenda.at(-1)?.kind ?? ''
  if (kind !== 'attack') return kind
  const { pilot, observer } = task<'attack'>(view)
  return pilot || observer ? 'fired' : kind
}

const AIMS = ['Open up for 1 point of speed', 'Full throttle for 2 points of speed'] as const

/** The labels. */
export const action: Words<AerialCraps>['action'] = {
  beginTurn: (_, { turn }) => `Begin turn ${turn}`,
  payLoss: ({ pp }) => spend(pp),
  dropTarget: ({ crew }, view) =>
    crew === 'pilot' ? `Let ${heldBy(crew, view)} go` : `Observer lets ${heldBy(crew, view)} go`,
  spot: ({ crew, target }, view) =>
    `${crew === 'pilot' ? 'Look for' : 'Observer looks for'} ${craftName(target, view)}`,
  spotLeader: ({ target }, view) => `Form up on ${craftName(target, view)}`,
  spotPP: ({ pp }) => spend(pp),
  rollInitiative: () => 'Roll for initiative',
  addCv: ({ add }, view) =>
    add ? `Add ${number(tailingValue(stateOf(view), subject(view)))} for CV` : 'Leave the CV out',
  encounterPP: ({ pp }) => push(pp),
  reload: ({ gun, dice }, view) => `Reload ${gunName(gun, subject(view), view)} ${bought(dice)}`,
  unjam: ({ gun, dice }, view) => `Clear ${gunName(gun, subject(view), view)} ${bought(dice)}`,
  extinguish: ({ pitch, dice }) =>
    `Fight the fire in a ${pitchName(pitch)}${dice === 0 ? '' : `, ${diceOf(dice)} bought`}`,
  cancelBreak: ({ pp }) => (pp === 0 ? 'Cancel nothing' : `Cancel ${some(pp, 'one')} for ${points(pp)}`),
  declarePitch: ({ pitch, first, turn }) => {
    const name = pitchName(pitch).replace(/^./, (letter) => letter.toUpperCase())
    return first === undefined ? name : `${name}, then ${useName(first, turn)}`
  },
  mpAdjust: (order) => adjusted(order),
  goForward: ({ turn }) => (turn === 0 ? 'Straight ahead' : `Ahead, then ${turnName(turn)}`),
  maneuver: ({ more }) => `Maneuver${over(more)}`,
  exitGoing: () => 'Break out and go',
  exitManeuver: ({ mp, more }) => `Break out maneuvering, ${counted(mp, 'MP')}${over(more)}`,
  levelOut: ({ facing, more }) => `Level out facing ${compass(facing)}${over(more)}`,
  shiftFacing: ({ shift }, view) => shifted(shift, view),
  turnAfterExit: ({ turn }) => (turn === 0 ? 'No turn' : `Turn ${turnName(turn)}`),
  addDice: ({ aero, pp }) => dicePicked(aero, pp),
  cancelOnes: ({ pp }) => (pp === 0 ? 'Cancel nothing' : `Cancel ${some(pp, 'one')} for ${points(pp)}`),
  buyCv: ({ cv }) => (cv === 0 ? 'Buy no CV' : `Buy ${number(cv)} CV for ${points(2 * cv)}`),
  cancelEffect: ({ effect }) => SAVED[effect],
  divert: ({ cv }) => (cv === 0 ? 'Keep all of it' : `Turn ${number(cv)} against the observer`),
  cutEncounter: ({ by }) => cut(by),
  splitFailure: ({ pitch }) => (pitch === 0 ? 'Nothing off the pitch' : `${counted(pitch, 'step')} off the pitch`),
  takeExcess: ({ pitch }, { test }) => excess(pitch, (test?.excess ?? pitch) - pitch),
  becomeIn: ({ yes }) => (yes ? 'Settle back into the level' : 'Go on leaving it'),
  easePitch: ({ pitch }) => `Ease to ${pitch === 0 ? '' : 'a '}${pitchName(pitch)}`,
  power: ({ aim }) => AIMS[aim - 1] ?? `Open up for ${number(aim)} points of speed`,
  drag: () => 'Throttle back',
  coast: () => 'Leave the throttle alone',
  cutEngine: () => 'Cut the engine',
  startEngine: () => 'Start the engine',
  takeSpeed: ({ points: taken }, view) =>
    `${task<'speedTake'>(view)?.drag ? 'Lose' : 'Gain'} ${counted(taken, 'point')} of speed`,
  crewDice: ({ dice }) => (dice === 0 ? 'No help for the observer' : `${diceOf(dice)} for ${points(dice)}`),
  stallPP: ({ pp }) => push(pp),
  recover: ({ dice }) => (dice === 0 ? 'Let it spin' : `${diceOf(dice)} for ${points(dice)}`),
  fire: ({ crew, cv, pp, burst }) => {
    const shot = `${crew === 'observer' ? 'Observer: burst' : 'Burst'} of ${burst}, CV ${number(cv)}`
    return pp === 0 ? shot : `${shot}, ${points(pp)}`
  },
  cancelJam: ({ pp }) => (pp === 0 ? 'Cancel nothing' : `Cancel ${some(pp, 'one')} for ${points(pp)}`),
  trade: ({ criticals }) =>
    criticals === 0 ? 'Keep all hits' : `Trade hits for ${counted(criticals, 'critical hit')}`,
  fuelLeak: ({ choice }) =>
    choice === 'smoke' ? 'Keep the engine running, and smoke' : 'Shut the engine down for good',
  retire: () => 'Fly home',
  done: (_, view) => DONE[ending(view)] ?? 'Done',
  resign: () => 'Resign',
}

/** A whole flight: `On to 0808, then left 60°`. */
export const flight: Words<AerialCraps>['flight'] & object = ({ orders, ghost }, view) => {
  const last = orders.at(-1)
  const turn = last?.type === 'goForward' ? last.turn : 0
  return `On to ${placeName(ghost.at, view)}${turn === 0 ? '' : `, then ${turnName(turn)}`}`
}

/** What is asked for where the list shows only some numbers. */
export const fields = { cv: 'Fire with any CV', pp: 'Fire with any number of Pilot Points' } as const

function excess(pitch: number, speed: number): string {
  const costs = [
    ...(pitch > 0 ? [`${counted(pitch, 'step')} of pitch`] : []),
    ...(speed > 0 ? [`${counted(speed, 'point')} of speed`] : []),
  ]
  return `Lose ${costs.join(' and ')}`
}

/** The headings. */
export const kind: Words<AerialCraps>['kind'] = {
  beginTurn: 'Next turn',
  payLoss: 'Keep it in sight',
  dropTarget: 'Let a target go',
  spot: 'Look for a target',
  spotLeader: 'Fly in formation',
  spotPP: 'Spend Pilot Points',
  rollInitiative: 'Initiative',
  addCv: 'Initiative',
  encounterPP: 'Close encounter',
  reload: 'Reload',
  unjam: 'Clear a jam',
  extinguish: 'Put out the fire',
  cancelBreak: 'Save the gun',
  declarePitch: 'Pitch',
  mpAdjust: 'Movement points',
  goForward: 'Go ahead',
  maneuver: 'Maneuver',
  exitGoing: 'Leave the hex',
  exitManeuver: 'Leave the hex',
  levelOut: 'Level out',
  shiftFacing: 'Way out',
  turnAfterExit: 'Turn',
  addDice: 'More dice',
  cancelOnes: 'Cancel ones',
  buyCv: 'Buy CV',
  cancelEffect: 'Cost of the test',
  divert: 'Trouble the observer',
  cutEncounter: 'Collision course',
  splitFailure: 'How it fails',
  takeExcess: 'How it fails',
  becomeIn: 'Between levels',
  easePitch: 'Ease the pitch',
  power: 'Power',
  drag: 'Drag',
  coast: 'Neither',
  cutEngine: 'Engine',
  startEngine: 'Engine',
  takeSpeed: 'Speed',
  crewDice: 'Help the observer',
  stallPP: 'Stall',
  recover: 'Get out of the spin',
  fire: 'Fire',
  cancelJam: 'Save the guns',
  trade: 'Critical hits',
  fuelLeak: 'Fuel leak',
  retire: 'Retire',
  done: 'That is all',
  resign: 'Resign',
}
