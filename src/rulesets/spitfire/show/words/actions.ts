/** Every order as its button says it. */
import { counted, signed, type Words } from '../../../../core/words/index.js'
import { type Facing, hexStep, turnFacing } from '../../../../geometry/index.js'
import { sideAhead, sideOfRoll, signOf } from '../../flight/airspace.js'
import { rangeOf } from '../../gunnery/shots.js'
import type { Hand, Plane, Preparation, Spitfire, View } from '../../state/state.js'
import { compass, planeName } from '../names.js'
import { ALTITUDES, chartIn, gunner, hexName, placeName, type Say } from './speech.js'

/** Headings over the orders of a type. */
export const kind: Words<Spitfire>['kind'] = {
  chooseType: 'Aircraft',
  chooseFacing: 'Starting corner',
  declareAltitude: 'Altitude',
  closeAltitude: 'Done',
  setSpeed: 'Speed',
  closeSpeed: 'Done',
  beginMove: 'Next to move',
  startTurn: 'Start turn',
  wingOver: 'Wing-over',
  splitS: 'Split-S',
  forward: 'Fly on',
  turn: 'Turn',
  snapRoll: 'Snap roll',
  climb: 'Climb',
  endMove: 'End of the move',
  endPhase: 'Done',
  declareFire: 'Fire',
  lockFire: 'Done',
  rollFire: 'Dice',
  nameLeader: 'Leader',
  assignWing: 'Wing',
  offerEnd: 'Stop the game',
  agreeEnd: 'Stop the game',
  refuseEnd: 'Stop the game',
  resign: 'Give up',
}

/** How the orders of a type are best laid out. */
export const columns: NonNullable<Words<Spitfire>['columns']> = {
  setSpeed: 3,
  startTurn: 2,
  turn: 2,
  snapRoll: 2,
  wingOver: 2,
  splitS: 2,
  forward: 2,
}

/** The aircraft that is moving. */
const moverOf = ({ move, planes }: View): Plane | undefined => (move === null ? undefined : planes[move.plane])

const declareAltitude: Say<'declareAltitude'> = ({ plane, mode, levels }, view) => {
  const to = (view.planes[plane]?.altitude ?? 0) - levels
  const where = levels === 0 ? '' : to < 1 ? ', into the ground' : `, to level ${to}`
  return `${planeName(view, plane)}: ${ALTITUDES[mode](levels)}${where}`
}

const setSpeed: Say<'setSpeed'> = ({ plane, speed }, view) => {
  const more = speed - (view.planes[plane]?.speed ?? speed)
  return `${planeName(view, plane)}: speed ${speed}${more === 0 ? '' : ` (${signed(more)})`}`
}

/** A turn by this many hexsides: `left, to the northwest`. */
function turnTo(view: View, hand: Hand, hexsides: number): string {
  const one = moverOf(view)
  if (one === undefined) return hand
  return `${hand} to the ${compass(view, turnFacing(one.facing, signOf(hand) * hexsides))}`
}

const maneuver = (name: string): Say<Preparation> => {
  return ({ hand, hexsides }, view) => {
    const one = moverOf(view)
    const cost = one && chartIn(view, one).woss?.[hexsides - 1]
    return `${name} ${turnTo(view, hand, hexsides)}${cost === undefined ? '' : ` (${counted(cost, 'MP')})`}`
  }
}

const toHex = (hex: string): string => (hex.startsWith('off') ? hex : `to ${hex}`)

const forward: Say<'forward'> = ({ toward }, view) => {
  const one = moverOf(view)
  const way = toward === undefined ? 'Ahead' : `Ahead ${toward}`
  if (one === undefined) return way
  const hex = hexName(view, hexStep(one.hex, sideAhead(view.config.options, one.facing, toward)))
  return `${way} ${toHex(hex)}`
}

const snapRoll: Say<'snapRoll'> = ({ hand }, view) => {
  const one = moverOf(view)
  if (one === undefined) return `Snap roll ${hand}`
  const hex = hexName(view, hexStep(one.hex, sideOfRoll(view.config.options, one.facing, hand)))
  const cost = chartIn(view, one).rollCost ?? 0
  return `Snap roll ${hand} ${toHex(hex)} (${counted(cost, 'MP')})`
}

const climb: Say<'climb'> = ({ steps }, view) => {
  const one = moverOf(view)
  const cost = one === undefined ? '' : ` (${counted(steps * chartIn(view, one).climbMpPerStep, 'MP')})`
  return `Climb ${counted(steps, 'step')}${cost}`
}

const endMove: Say<'endMove'> = ({ bleed, attitude }, view) => {
  const one = moverOf(view)
  const slower = bleed === 0 ? '' : `, slowing to ${(one?.speed ?? bleed) - bleed}`
  const nose = one?.mode === 'climb' ? 'up' : 'down'
  const isLevel = attitude === undefined || one?.mode === 'level'
  const how = isLevel ? '' : attitude === 'level' ? ', leveling off' : `, nose ${nose}`
  return `End the move${slower}${how}`
}

const declareFire: Say<'declareFire'> = ({ plane, gun, target }, view) => {
  const who = gunner(view, plane, gun)
  if (target === null) return `${who} holds fire`
  const [firer, enemy] = [view.planes[plane], view.planes[target]]
  const range = firer === undefined || enemy === undefined ? '' : `, range ${rangeOf(view, firer, enemy)}`
  return `${who} fires at ${planeName(view, target)}${range}`
}

const holdsFire = ({ fire, planes, seat }: View): boolean =>
  fire?.shots.every(({ plane }) => planes[plane]?.side !== seat) ?? true

/** `To 3016, facing north, up 3 steps to level 11`. */
export const flight: NonNullable<Words<Spitfire>['flight']> = ({ orders, ghost }, view) => {
  const place = placeName(ghost.at, view)
  const one = view.planes[ghost.piece]
  if (one === undefined) return `To ${place}`
  const facing = Math.floor((ghost.heading ?? 0) / 60) as Facing
  const steps = orders.reduce((sum, order) => sum + (order.type === 'climb' ? order.steps : 0), 0)
  const level = one.altitude + Math.floor((one.climbStep + steps) / chartIn(view, one).climbSteps)
  const up = steps === 0 ? '' : `, up ${counted(steps, 'step')} to level ${level}`
  return `To ${place}, facing ${compass(view, facing)}${up}`
}

/** Every order. */
export const action: Words<Spitfire>['action'] = {
  chooseType: ({ chart }, { config }) => config.charts[chart]?.name ?? chart,
  chooseFacing: ({ plane, facing }, view) => `${planeName(view, plane)} faces ${compass(view, facing)}`,
  declareAltitude,
  closeAltitude: () => 'Altitudes are set',
  setSpeed,
  closeSpeed: () => 'Speeds are set',
  beginMove: ({ plane }, view) => `Move ${planeName(view, plane)}`,
  startTurn: ({ hand }, view) => `Start with a turn ${turnTo(view, hand, 1)}`,
  wingOver: maneuver('Wing over'),
  splitS: maneuver('Split-S'),
  forward,
  turn: ({ hand }, view) => `Turn ${turnTo(view, hand, 1)}`,
  snapRoll,
  climb,
  endMove,
  endPhase: () => 'On to combat',
  declareFire,
  lockFire: (_, view) => (holdsFire(view) ? 'Hold all fire' : 'Targets are set'),
  rollFire: (_, view) =>
    view.fire?.shots[0]?.die ? 'Apply the damage' : `Roll for ${counted(view.fire?.shots.length ?? 0, 'shot')}`,
  nameLeader: ({ plane }, view) => `${planeName(view, plane)} leads`,
  assignWing: ({ zone }) => `Join on the ${zone}`,
  offerEnd: () => 'Offer to stop here',
  agreeEnd: () => 'Agree to stop here',
  refuseEnd: () => 'Play on',
  resign: () => 'Resign',
}
