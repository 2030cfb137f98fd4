/** What is told of altitude, speed and movement. */
import { counted, listing } from '../../../../core/words/index.js'
import type { Facing } from '../../../../geometry/index.js'
import { printed } from '../../flight/airspace.js'
import type { Edge, GameEvent, Plane, View } from '../../state/state.js'
import { compass, planeName } from '../names.js'
import { ALTITUDES, chartIn, planesName, type Tell, verb } from './speech.js'

type Ended = Extract<GameEvent, { type: 'moveEnded' }>

// ---------------------------------------------------------------------------------------- decisions

/** `Spitfires 1 and 2 will fly level.` */
export const altitudeDeclared: Tell<'altitudeDeclared'> = (alike, view) => {
  const [{ mode, levels }] = alike
  const planes = alike.map(({ plane }) => plane)
  return `${planesName(view, planes)} will ${ALTITUDES[mode](levels)}.`
}

/** `Spitfire 1 speeds up from 6 to 8.` */
export const speedSet: Tell<'speedSet'> = (alike, view) => {
  const [{ from, to }] = alike
  const planes = alike.map(({ plane }) => plane)
  const who = planesName(view, planes)
  if (from === to) return `${who} ${verb(planes, 'holds', 'hold')} speed ${to}.`
  return `${who} ${verb(planes, 'speeds', 'speed')} up from ${from} to ${to}.`
}

/** Speed lost out of turn. */
export const speedClamped: Tell<'speedClamped'> = ([{ plane, from, to, reason }], view) =>
  reason === 'damage'
    ? `The damage slows ${planeName(view, plane)} from ${from} to ${to}.`
    : `${planeName(view, plane)} pulls out and slows from ${from} to ${to}, the most it can fly without diving.`

// ---------------------------------------------------------------------------------------- a move

/** `Spitfire 1 dives from level 10 to level 7.` */
export const diveExecuted: Tell<'diveExecuted'> = ([{ plane, mode, mps, from, to }], view) => {
  if (to < 1) return null
  const how = mode === 'vdive' ? 'dives vertically' : from - to === 1 ? 'drifts down' : 'dives'
  const cost = mps === 0 ? '' : `, for ${counted(mps, 'MP')}`
  return `${planeName(view, plane)} ${how} from level ${from} to ${to}${cost}.`
}

/** Only the great maneuvers: ordinary turns are told with the whole move. */
export const planeTurned: Tell<'planeTurned'> = ([{ plane, rule, facing, mps }], view) => {
  const what = rule === 'SP-6G2-2' ? 'wings over' : rule === 'SP-6G3-1' ? 'flies a split-S' : undefined
  if (what === undefined) return null
  return `${planeName(view, plane)} ${what} to face ${compass(view, facing)}, for ${counted(mps, 'MP')}.`
}

/** `Spitfire 1 snap rolls left from 3020 to 2919, for 6 MPs.` */
export const snapRolled: Tell<'snapRolled'> = ([{ plane, hand, from, to, mps }], view) =>
  `${planeName(view, plane)} snap rolls ${hand} from ${from} to ${to}, for ${counted(mps, 'MP')}.`

/** The whole move in one sentence, hex by hex as the view still has it. */
export const moveEnded: Tell<'moveEnded'> = ([event], view) => {
  const { plane, hex, altitude, speed } = event
  const one = view.planes[plane]
  const path = one !== undefined && printed(one.hex) === hex ? pathOf(view, one, event) : `ends its move in ${hex}`
  return `${planeName(view, plane)} ${path}: level ${altitude}, speed ${speed}.${one ? nextOf(view, one) : ''}`
}

interface Leg {
  readonly facing: Facing
  hexes: number
}

/** The hexes flown straight ahead, by heading. */
function legsOf({ path }: Plane): readonly Leg[] {
  const legs: Leg[] = []
  for (const { kind, facing } of path) {
    const last = legs.at(-1)
    if (kind === 'hex' && last?.facing === facing) last.hexes++
    else if (kind === 'hex') legs.push({ facing, hexes: 1 })
  }
  return legs
}

/** `flies 3 hexes north and 4 northwest to 2816, climbing 2 steps`. */
function pathOf(view: View, one: Plane, { hex, facing }: Ended): string {
  const legs = legsOf(one)
  const steps = one.path.filter(({ kind }) => kind === 'climb').length / chartIn(view, one).climbMpPerStep
  const flown = legs.map(
    (leg, i) => `${i === 0 ? counted(leg.hexes, 'hex', 'hexes') : leg.hexes} ${compass(view, leg.facing)}`,
  )
  const turns = legs.at(-1)?.facing === facing ? '' : `, facing ${compass(view, facing)}`
  if (flown.length === 0)
    return `${steps === 0 ? 'ends its move' : `climbs ${counted(steps, 'step')}`} in ${hex}${turns}`
  return `flies ${listing(flown)} to ${hex}${turns}${steps === 0 ? '' : `, climbing ${counted(steps, 'step')}`}`
}

/** What the move has set up. */
function nextOf(view: View, one: Plane): string {
  if (one.prepared === null || chartIn(view, one).woss === null) return ''
  return one.prepared === 'wingOver' ? ' It can wing over next.' : ' It can fly a split-S next.'
}

/** `Spitfire 1 trades speed for height: 8 down to 5.` */
export const speedBled: Tell<'speedBled'> = ([{ plane, from, to }], view) =>
  `${planeName(view, plane)} trades speed for height: ${from} down to ${to}.`

/** Matters under rule 11 only. */
export const attitudeSet: Tell<'attitudeSet'> = ([{ plane, attitude }], view) => {
  if (!view.config.options.interAltitude) return null
  const name = planeName(view, plane)
  if (attitude === 'level') return `${name} levels off.`
  const [nose, way] = attitude === 'climb' ? ['up', 'higher'] : ['down', 'lower']
  return `${name} keeps its nose ${nose} and can fire only at ${way} targets.`
}

/** No end of the move was free. */
export const stackingWaived: Tell<'stackingWaived'> = ([{ plane }], view) =>
  `${planeName(view, plane)} can't help ending in the same hex and at the same level as another aircraft, so it may.`

// ---------------------------------------------------------------------------------------- leaving and bombing

const wayOut = (edge: Edge | 'below'): string =>
  edge === 'below' ? 'dives below level 1 and out of the fight' : `flies off the ${edge} edge of the map`

/** Off the map or below its lowest level: home, or lost. */
export const planeLeft: Tell<'planeLeft'> = ([{ plane, edge, safe }], view) => {
  const name = planeName(view, plane)
  if (safe) return `${name} ${wayOut(edge)}, its mission done.`
  if (edge === 'below') return `${name} dives into the ground.`
  const why = hasMission(view, view.planes[plane]) ? ' with its mission incomplete' : ''
  return `${name} ${wayOut(edge)}${why} and counts as shot down.`
}

/** Is there a mission after which it could have left? @rule SP-6J-3 */
const hasMission = ({ config }: View, one: Plane | undefined): boolean =>
  config.scenario === '9.1' || (config.scenario === '9.2' && one?.role === 'bomber')

/** `Heinkel 1 passes over the target in 1323: pass 2.` */
export const targetPassed: Tell<'targetPassed'> = ([{ plane, hex, passes }], view) =>
  `${planeName(view, plane)} bombs the target in ${hex}${passes === 1 ? '' : `, its pass number ${passes}`}.`
