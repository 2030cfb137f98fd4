/** Flight types: what may follow what, with which lead-in and how many vertical flight points. */

import { citing } from '../book/law.js'
import { no, type Refusal } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { type FlightType, type Half, isInverted, isVertical } from '../errata/vocabulary.js'
import { craftOf, flyerOf, type Plane, plane, type State } from '../state/state.js'
import { instrumentsRefusal } from './clouds.js'
import { turnMinimum } from './energy.js'

/** How a flight type would be flown this turn. */
export interface Plan {
  readonly flight: FlightType
  /** HFPs that come before any VFP, and by which rule. */
  readonly leadIn: number
  /** HFPs that may come before any VFP at most; null for no such limit. */
  readonly leadMost: number | null
  readonly rule: RuleId
  readonly vMin: number
  readonly vMax: number
  /** The case of negative G that the change is, if any. */
  readonly negG: number | null
}

/** Two thirds, and half, of a speed in halves, as flight points rounded up. */
const twoThirds = (speed: Half): number => Math.ceil(speed / 3)
const oneHalf = (speed: Half): number => Math.ceil(speed / 4)

/** Least and most VFPs of a flight type: with no HFP beside them it would be pure vertical flight. @rule BR-11 */
export function vfpRange(flight: FlightType, speed: Half, fps: number): { readonly min: number; readonly max: number } {
  if (flight === 'LVL') return { min: 0, max: 0 }
  if (isVertical(flight)) return { min: Math.min(fps, twoThirds(speed)), max: fps }
  return { min: 1, max: Math.min(fps - 1, Math.max(1, twoThirds(speed) - 1, oneHalf(speed))) }
}

/** May the class fly vertically? @rule OTR1-AID-bombers-mf OTR1-6.3-mf-gifted-vertical */
function mayFlyVertical(state: State, id: string): boolean {
  const { cls, role } = craftOf(state, id)
  if (cls === 'F' || cls === 'L') return true
  return cls === 'M' && role === 'fighter' && flyerOf(state, id).pilot.gifted === true
}

/** May the class fly inverted? @rule OTR1-AID-bombers-mf */
export function mayFlyInverted(state: State, id: string): boolean {
  const { cls, role } = craftOf(state, id)
  return cls === 'F' || cls === 'L' || (cls === 'M' && role === 'fighter')
}

/** The rule by which a class does not fly inverted. */
export const invertedRule = ({ config: { law } }: State): RuleId => citing(law, 'OTR1-AID-bombers-mf', 'BR-09')

interface Change {
  readonly leadIn: number
  readonly leadMost: number | null
  /** VFPs at least, and at most. */
  readonly least: number
  readonly most: number
  readonly negG: number | null
  readonly rule: RuleId
}

const PLAIN: Change = { leadIn: 0, leadMost: null, least: 0, most: 1_000, negG: null, rule: 'BR-13' }
const open = (rule: RuleId, more: Partial<Change>): Change => ({ ...PLAIN, rule, ...more })

/** Negative-G pushes take a regular pilot or better. @rule BR-18 */
const mayPush = (state: State, id: string): boolean => {
  const { quality } = flyerOf(state, id).pilot
  return quality === 'regular' || quality === 'veteran'
}

/**
 * The plan of a flight type, or why it cannot be flown.
 *
 * @rule BR-13 FW-6.3-from-sd-to-zc FW-6.3-from-zc-to-sd OTR1-6.1-inverted-zoom-no-vc OTR1-6.3-vd-inverted-exit
 */
export function planOf(state: State, id: string, flight: FlightType): Plan | NonNullable<Refusal> {
  const at = plane(state, id)
  if (isVertical(flight) && !mayFlyVertical(state, id)) {
    const { rule } = state.config.law.topics['mFighter.verticalNeedsGifted']
    return () => no(rule, 'class-not-vertical', { plane: id, flight })
  }
  if (isVertical(flight) && at.flight !== flight && at.move!.cloud) return instrumentsRefusal(id, 'vertical flight')
  const change = changeTo(state, id, at, flight)
  if (typeof change === 'string' || change === null) {
    const attitude = isInverted(at.bank) ? 'inverted' : 'upright'
    return () => no(change ?? 'BR-13', 'no-such-change', { from: at.flight, flight, attitude })
  }
  if (change.negG !== null && PUSHES.includes(change.negG) && !mayPush(state, id)) {
    return () => no('BR-18', 'pilot-too-green', { flight })
  }
  const held = change.rule === 'BR-45' ? pullUpRefusal(state, id) : null
  if (held !== null) return held
  return fitted(state, id, flight, change)
}

/** The cases of negative G that are pushes into another flight type. */
const PUSHES: readonly number[] = [1, 2, 6]

/** Why the nose cannot be raised with inverted wings; null if it can. @rule BR-45 FW-7.7-negG-turn */
function pullUpRefusal(state: State, id: string): Refusal {
  if (!state.config.law.live['FW-7.7-negG-turn']) return null
  const because = (why: string) => () => no('FW-7.7-negG-turn', 'no-inverted-pull-up', { plane: id, why })
  const [at, craft] = [plane(state, id), craftOf(state, id)]
  if (craft.role !== 'fighter' || craft.cls === 'H') return because('only fighters may')
  if (!mayPush(state, id)) return because('it takes a regular pilot or a better one')
  return at.move!.start < turnMinimum(state, at, craft, 'TT') ? because('too slow for a tight turn') : null
}

/** Is the nose being raised with inverted wings, with no flight point flown yet? @rule BR-45 */
export function isPullingUp(state: State, id: string): boolean {
  const { negG, h, v } = plane(state, id).move!
  if (h + v > 0 || negG.length === 0 || !state.config.law.live['FW-7.7-negG-turn']) return false
  return negG.includes(3) || negG.includes(4)
}

function fitted(state: State, id: string, flight: FlightType, change: Change): Plan | NonNullable<Refusal> {
  const { alt, move } = plane(state, id)
  const { start, fps } = move!
  const range = vfpRange(flight, start, fps)
  const vMin = Math.max(range.min, change.least)
  const vMax = Math.max(change.least, Math.min(range.max, change.most))
  if (change.leadIn + vMin > fps || vMin > vMax) {
    const need = Math.max(1, change.leadIn) + vMin
    return () => no(change.rule, 'too-few-points', { flight, need, have: fps, wouldBreak: 'BR-11' })
  }
  const limit = craftOf(state, id).ceiling
  if ((flight === 'VC' || flight === 'ZC') && alt + vMin * state.config.base.increments[flight][0] > limit) {
    return () => no('BR-33', 'under-ceiling', { plane: id, alt, limit, wouldBreak: 'BR-33' })
  }
  const { leadIn, leadMost, rule, negG } = change
  return { flight, leadIn, leadMost, rule, vMin, vMax, negG }
}

/** The change from last turn's flight type; null, or the rule that forbids it, if there is none. */
function changeTo(state: State, id: string, at: Plane, flight: FlightType): Change | RuleId | null {
  switch (at.flight) {
    case 'VC':
      return fromVc(state, id, at, flight)
    case 'ZC':
      return fromZc(state, at, flight)
    case 'LVL':
      return fromLevel(at, flight)
    case 'SD':
      return fromSd(state, at, flight)
    case 'VD':
      return fromVd(state, at, flight)
  }
}

function fromVc(state: State, id: string, at: Plane, flight: FlightType): Change | null {
  if (flight === 'VC' || flight === 'ZC') return PLAIN
  if (flight !== 'LVL') return null
  if (isInverted(at.bank)) return PLAIN
  const isHeld = at.alt + state.config.base.increments.ZC[0] > craftOf(state, id).ceiling
  return isHeld ? open('BR-33', {}) : open('BR-18', { negG: 2 })
}

function fromZc({ config }: State, at: Plane, flight: FlightType): Change | RuleId | null {
  const { topics } = config.law
  if (flight === 'VC') {
    const { value, rule } = topics['zoomInverted.blocksVc']
    return isInverted(at.bank) && value ? rule : PLAIN
  }
  if (flight === 'VD') return null
  if (flight !== 'SD' || isInverted(at.bank)) return PLAIN
  const { rule } = topics['zcToSd.leadIn']
  const { start } = at.move!
  if (config.law.chosen.readings['R-04'] === 'at-least') return open(rule, { leadIn: oneHalf(start) })
  return open(rule, { leadMost: Math.floor(start / 4) })
}

function fromLevel(at: Plane, flight: FlightType): Change | null {
  if (flight === 'VC') return null
  if (flight === 'ZC') return isInverted(at.bank) ? open('BR-45', { negG: 3 }) : PLAIN
  if (flight !== 'VD') return PLAIN
  return isInverted(at.bank) ? PLAIN : open('BR-18', { negG: 1 })
}

function fromSd({ config }: State, at: Plane, flight: FlightType): Change | RuleId | null {
  if (flight === 'VC') return null
  const negG = isInverted(at.bank) ? 4 : null
  if (flight === 'LVL') return open(negG === null ? 'BR-13' : 'BR-45', { negG })
  if (flight !== 'ZC') return PLAIN
  const { rule } = config.law.topics['sdToZc.leadIn']
  const isShallow = at.lastVfps * 3 <= at.lastFps
  return isInverted(at.bank) || !isShallow ? rule : open(rule, { leadIn: twoThirds(at.move!.start) })
}

function fromVd({ config }: State, at: Plane, flight: FlightType): Change | RuleId | null {
  if (flight === 'VD') return PLAIN
  if (flight !== 'SD') return null
  const { start } = at.move!
  if (!isInverted(at.bank)) return open('BR-13', { least: oneHalf(start) })
  const { rule } = config.law.topics['vd.invertedExit']
  const { readings } = config.law.chosen
  if (readings['R-47'] === 'exactly-two' ? at.inRow !== 2 : at.inRow < 2) return rule
  const limit = readings['R-01'] === 'at-least' ? { least: oneHalf(start) } : { most: Math.floor(start / 4) }
  return open(rule, { ...limit, negG: 6 })
}

/** Is this a plan and no refusal? */
export const isPlan = (plan: Plan | NonNullable<Refusal>): plan is Plan => typeof plan !== 'function'
