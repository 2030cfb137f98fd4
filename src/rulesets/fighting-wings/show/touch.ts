/** What on the table each order is about. */
import { type Stand, type Touch, type Touches, UNTOUCHED } from '../../../core/index.js'
import { type SpotPose, spotForward } from '../../../geometry/index.js'
import { pointOf } from '../flight/airspace.js'
import type { FightingWings, Plane, View } from '../state/state.js'

const standOf = (piece: string, pose: SpotPose): Stand => ({ piece, at: pointOf(pose), heading: 30 * pose.facing })

const acting = ({ plane }: { readonly plane: string }): Touch => ({ subject: [plane] })
const against = ({ plane, target }: { readonly plane: string; readonly target: string }): Touch => ({
  subject: [plane],
  target: [target],
})
/** A target on the ground, or the crew of a lost aircraft, is no piece. */
const firing = (order: { readonly plane: string; readonly target: string }, view: View): Touch =>
  view.planes[order.target]?.out === false ? against(order) : acting(order)
const nobody = (): Touch => UNTOUCHED

/** The next flight point: a hex ahead, unless it is vertical or a turn, roll or slip under way may end with it. */
function flying({ plane, inc }: { readonly plane: string; readonly inc: number }, view: View): Touch {
  const at = view.planes[plane] as Plane
  const { move } = at
  const isStraight = inc === 0 && move !== null && move.turn === null && move.slip === null && move.bank === null
  if (!isStraight) return { subject: [plane] }
  const ghost = standOf(plane, spotForward(at))
  return { subject: [plane], at: ghost.at, ghost: [ghost] }
}

/** What each type of order is about. */
export const touch: Touches<FightingWings> = {
  rollScatter: nobody,
  scatter: acting,
  endScatter: nobody,
  startBank: acting,
  setThrottle: acting,
  setFlaps: acting,
  setGear: acting,
  setBay: acting,
  shutdownEngine: acting,
  loosenFormation: acting,
  endPlot: nobody,
  declareSpin: acting,
  declineSpin: acting,
  declareTail: against,
  declineTail: acting,
  rollInitiative: nobody,
  rideLeader: acting,
  ownInitiative: acting,
  flyOn: (_, { active }) => (active === null ? UNTOUCHED : { subject: [active] }),
  chooseType: acting,
  declareTurnStall: acting,
  turn: acting,
  endTurning: acting,
  bank: acting,
  cancelBank: acting,
  slip: acting,
  skid: acting,
  barrelRoll: acting,
  snapRoll: acting,
  fp: flying,
  face: acting,
  reverse: acting,
  delayReversal: acting,
  executeReversal: acting,
  hammerhead: acting,
  bankBack: acting,
  endMove: acting,
  fire: firing,
  fireGun: against,
  endAttack: nobody,
  rollShots: nobody,
  jettison: acting,
  // A target on the ground is no piece.
  bomb: acting,
  fireRockets: acting,
  burstRockets: acting,
  keepLoad: acting,
  clearJam: acting,
  endJams: nobody,
  bailOut: acting,
  stayAboard: nobody,
  endTurn: nobody,
}
