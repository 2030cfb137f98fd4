/** What is told of fire, formations and points. */
import { counted, listing } from '../../../../core/words/index.js'
import { damageAt } from '../../aircraft/charts.js'
import type { RuleId } from '../../book/rules.js'
import { type GameEvent, opponent, type Seat, type View, type Zone } from '../../state/state.js'
import { planeName, sideName, typeName, typesName } from '../names.js'
import { chartIn, gunner, planesName, type Tell, theSide } from './speech.js'

type Shot = Extract<GameEvent, { type: 'shotResolved' }>

// ---------------------------------------------------------------------------------------- fire

/** Sealed, its owner alone hears of it. */
export const fireDeclared: Tell<'fireDeclared'> = ([{ plane, gun, target }], view) =>
  target === null
    ? `${gunner(view, plane, gun)} holds fire after all.`
    : `${gunner(view, plane, gun)} takes aim at ${planeName(view, target)}.`

/** Both at once only where nobody has a shot. */
export const fireLocked: Tell<'fireLocked'> = (alike, view) =>
  alike.length === 2 ? 'Nobody has a shot.' : `${theSide(view, alike[0].seat)} have no more fire to declare.`

/** What was sealed, in one breath. */
export const fireRevealed: Tell<'fireRevealed'> = (alike, view) =>
  `Fire is shown: ${listing(alike.map(({ plane, gun, target }) => `${gunner(view, plane, gun)} at ${planeName(view, target)}`))}.`

/** `Spitfire 1 fires at Messerschmitt 2 at range 3 and rolls 2: 3 hits.` */
export const shotResolved: Tell<'shotResolved'> = ([shot], view) => {
  const { plane, gun, target, range, die, damage } = shot
  const what = damage === 0 ? `a miss${needed(view, shot)}` : counted(damage, 'hit')
  return `${gunner(view, plane, gun)} fires at ${planeName(view, target)} at range ${range} and rolls ${die}: ${what}.`
}

/** What would have hit, from the Combat Results Table. */
function needed(view: View, { plane, gun, range }: Shot): string {
  const one = view.planes[plane]
  const most =
    one === undefined ? 0 : [6, 5, 4, 3, 2, 1].find((die) => damageAt(chartIn(view, one), gun, die, range) > 0)
  if (!most) return ''
  return most === 1 ? '; only a 1 would do' : `; it needed ${most} or less`
}

/** `Messerschmitt 2 takes 3 hits: top speed down from 14 to 11. It goes down at 7.` */
export const damageApplied: Tell<'damageApplied'> = ([{ plane, points, from, maxSpeed, halfHit }], view) => {
  const one = view.planes[plane]
  const hits = `${planeName(view, plane)} takes ${counted(points, 'hit')}`
  const end = one === undefined ? 0 : chartIn(view, one).destruct
  if (maxSpeed <= end) return `${hits}: top speed down from ${from} to ${maxSpeed}, its Destruct Point.`
  const last = `It goes down at ${end}.`
  if (from === maxSpeed) return `${hits} and shrugs it off, but one more costs it speed.`
  return `${hits}: top speed down from ${from} to ${maxSpeed}${halfHit ? ', and one more hit costs the next step' : ''}. ${last}`
}

/** Other losses are told as the aircraft leaves. */
export const planeShotDown: Tell<'planeShotDown'> = ([{ plane, cause }], view) =>
  cause === 'fire' ? `${planeName(view, plane)} is shot down!` : null

// ---------------------------------------------------------------------------------------- points

const REASONS: Readonly<Partial<Record<RuleId, string>>> = {
  'SP-9.1-3': 'for hits',
  'SP-9.2-6': 'for hits',
  'SP-9.2-4': 'for the pass',
  'SP-9.2-5': 'for a bomber home',
  'SP-9.2-7': 'for the bomber',
}

/** `The Spitfires score 3 points for hits.` */
export const pointsScored: Tell<'pointsScored'> = ([{ rule, seat, points }], view) => {
  const side = theSide(view, seat)
  if (rule === 'SP-9.1-5') return `${side} begin with ${counted(points, 'point')}.`
  if (rule === 'SP-9.1-4')
    return `${side} score ${counted(points, 'point')} for the kill${already(view, seat, points)}.`
  return `${side} score ${counted(points, 'point')} ${REASONS[rule] ?? ''}.`
}

/** Hits that had scored before the kill. @rule SP-9.1-4 */
function already(view: View, seat: Seat, points: number): string {
  const whole = view.config.charts[view.types[opponent(seat)] ?? '']?.vpValue ?? points
  return whole === points ? '' : ` (${whole}, less ${whole - points} for earlier hits)`
}

/** Why a game ended that losses or points did not end. */
const ENDS: Readonly<Partial<Record<RuleId, string>>> = {
  'SP-9-8': 'Both agree to stop. ',
  'SP-9.3-16': 'The straggler did not join up in time. ',
  'SP-9.3-20': 'The last turn is over. ',
}

/** `The Spitfires win, 34 points to 20.` */
export const gameEnded: Tell<'gameEnded'> = ([{ rule, winner, first, second }], view) => {
  const score = { first, second }
  const result = winner === 'draw' ? 'The game is a draw' : `${theSide(view, winner)} win the game`
  return `${ENDS[rule] ?? ''}${result}, ${view.config.scenario.startsWith('9.3') ? losses(view, score) : pointsOf(score, winner)}.`
}

const pointsOf = ({ first, second }: Record<Seat, number>, winner: Seat | 'draw'): string => {
  if (winner === 'draw') return `${counted(first, 'point')} each`
  const [most, least] = winner === 'first' ? [first, second] : [second, first]
  return `${counted(most, 'point')} to ${least}`
}

/** In 9.3 each side's score is what the other has lost. */
const losses = (view: View, { first, second }: Record<Seat, number>): string =>
  first + second === 0 ? 'with nobody lost' : `${lost(view, 'first', second)} and ${lost(view, 'second', first)} lost`

const lost = (view: View, seat: Seat, count: number): string =>
  counted(count, typeName(view, seat), typesName(view, seat))

// ---------------------------------------------------------------------------------------- formations

/** `The Hurricanes fly in a Vee: Hurricane 2 leads, with Hurricane 1 on the left and Hurricane 3 on the right.` */
export const formationFormed: Tell<'formationFormed'> = ([{ seat, kind, leaders, wings }], view) => {
  const [ahead, behind] = [leaders.split(' '), wings.split(' ')].map((ids) => ids.map((id) => planeName(view, id)))
  if (kind === 'vee') {
    return `${theSide(view, seat)} fly in a Vee: ${ahead?.[0]} leads, with ${behind?.[0]} on the left and ${behind?.[1]} on the right.`
  }
  const pairs = ahead?.map((leader, i) => `${leader} leads ${behind?.[i]}`) ?? []
  return `${theSide(view, seat)} fly in a Schwarm: ${listing(pairs)}.`
}

/** Of a formation that is kept nobody speaks; of a broken one another event tells more. */
export const formationChecked: Tell<'formationChecked'> = ([{ seat, rule, result }], view) => {
  if (result !== 'waived') return null
  const why = rule === 'SP-10-8' ? 'as they start from corners' : 'after their loss'
  return `${theSide(view, seat)} need not be in formation this once, ${why}.`
}

const PLACES: Readonly<Record<Zone, string>> = {
  left: 'to the left behind',
  right: 'to the right behind',
  both: 'behind',
}

/** A wingman out of his place. */
export const formationBroken: Tell<'formationBroken'> = ([{ seat, plane, leader, zone }], view) =>
  `${planeName(view, plane)} is out of its place ${PLACES[zone]} ${planeName(view, leader)}: ${sideName(view, seat)} have broken formation.`

/** Roles after a loss. */
export const formationChanged: Tell<'formationChanged'> = ([{ seat, leader, joining }], view) => {
  if (leader === null) return `${theSide(view, seat)} have two left and must name a leader.`
  const straggler = joining === null ? '' : `; ${planeName(view, joining)} holds its fire until it has joined up`
  return `${planeName(view, leader)} leads ${sideName(view, seat)} that are left${straggler}.`
}

/** The straggler is back. */
export const planeJoined: Tell<'planeJoined'> = ([{ plane, zone }], view) =>
  `${planesName(view, [plane])} joins up${zone === 'both' ? ' with its leader' : ` on the ${zone} of its leader`}.`
