/** A plane's movement: forward, turns, tight turns, half loops, and how it ends (book p.18-21). */
import { type ActionRules, broken, type Io, type Violation } from '../../../core/index.js'
import { hasPlaces, milli } from '../../../geometry/index.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { ahead, isOnTable, turned } from '../flight/airspace.js'
import {
  type Attempt,
  angleQuantum,
  attemptCost,
  boundSide,
  flownToward,
  isMarkerUnmet,
  lastChance,
  leastAngle,
  leftMilli,
  markerLimit,
  minimumOf,
  movementOf,
  moverOf,
  mpLeft,
  mustFlyStraight,
  quantumOf,
  stepToDeadline,
  turnNeed,
} from '../flight/movement.js'
import { isStuckOverlapping, overlappedBy, settle } from '../flight/stacking.js'
import {
  cardOf,
  type Draft,
  edit,
  type Movement,
  type PendingPivot,
  type Pose,
  plane as planeOf,
  type SpittingFire,
  type State,
} from '../state/state.js'
import { removePlane } from '../turn/loss.js'
import { finishPlane } from '../turn/sequence.js'
import { takeLevel } from './activate.js'

type Broken = readonly Violation<RuleId>[]
type MovementDraft = NonNullable<NonNullable<Draft['activation']>['movement']>

// ---------------------------------------------------------------------------------------- forward

const pivotPending = (state: State) => {
  const { pivot } = movementOf(state)
  return pivot && no(pivot.kind === 'tight-turn' ? 'SF-TIGHT-05' : 'SF-LOOP-07', 'pivot-pending', { kind: pivot.kind })
}

/** @rule SF-MOVE-01 */
export const forward: ActionRules<SpittingFire>['forward'] = {
  phases: ['move'],
  listed: 'some',
  check(state, { distance }) {
    const pending = pivotPending(state)
    if (pending) return [pending]
    const [quantum, movement] = [quantumOf(state), movementOf(state)]
    if (distance <= 0 || !isMultiple(distance, quantum)) {
      return [no('SF-MOVE-04', 'bad-distance', { quantum: quantum / 1000, have: distance })]
    }
    return broken(
      milli(distance) > leftMilli(movement) &&
        no('SF-MOVE-02', 'not-enough-mp', { need: distance, have: mpLeft(movement) }),
      milli(distance) > stepToDeadline(state) &&
        no('SF-HEAD-04', 'marker-deadline', { last: lastChance(state) / 1000, have: movement.forward }),
    )
  },
  apply(draft, { distance }, io) {
    fly(draft, distance, 'SF-MOVE-01', io)
  },
}

const isMultiple = (value: number, quantum: number): boolean => hasPlaces(value, 3) && milli(value) % quantum === 0

/** Flies straight ahead; past the edge the plane is lost. Says whether it is still in play. */
function fly(draft: Draft, distance: number, rule: RuleId, io: Io<SpittingFire>): boolean {
  const id = moverOf(draft)
  const movement = draft.activation!.movement!
  const from = planeOf(draft, id).pose as Pose
  const pose = ahead(from, distance)
  extendPath(movement, from, distance)
  movement.spent = (milli(movement.spent) + milli(distance)) / 1000
  movement.forward = (milli(movement.forward) + milli(distance)) / 1000
  movement.sinceTurn = (milli(movement.sinceTurn) + milli(distance)) / 1000
  edit(draft, id).pose = pose
  const type = rule === 'SF-MOVE-01' ? 'planeMoved' : 'forcedMove'
  io.emit?.({ type, rule, audience: 'all', plane: id, distance, pose: { ...pose }, spent: movement.spent })
  if (isOnTable(draft.config, pose)) return true
  exit(draft, id, pose, io)
  return false
}

function extendPath(movement: MovementDraft, from: Pose, distance: number): void {
  const last = movement.path[movement.path.length - 1]
  if (last !== undefined && movement.sinceTurn > 0) last.length = (milli(last.length) + milli(distance)) / 1000
  else movement.path.push({ from: { ...from }, length: distance })
}

/** @rule SF-EXIT-02 */
function exit(draft: Draft, id: string, pose: Pose, io: Io<SpittingFire>): void {
  io.emit?.({ type: 'planeExited', rule: 'SF-EXIT-02', audience: 'all', plane: id, pose: { ...pose } })
  removePlane(draft, id, 'exited', 'SF-EXIT-01', io)
  if (draft.phase !== 'over') finishPlane(draft, io)
}

// ---------------------------------------------------------------------------------------- turns of any sort

/** What stands in the way of a turn, tight turn or half loop, besides its angle. */
function checkAttempt(state: State, attempt: Attempt): Broken {
  const pending = pivotPending(state)
  if (pending) return [pending]
  const movement = movementOf(state)
  const [need, have] = [turnNeed(state, attempt), flownToward(state, attempt)]
  const limit = markerLimit(state)
  return broken(
    mustFlyStraight(state) && no('SF-HEAD-01', 'marker-straight', { need: limit, have: movement.forward }),
    milli(have) < 1000 * need && no(soonRule(movement), 'turn-too-soon', { need, have }),
    attempt !== 'turn' && affordability(state, attempt),
  )
}

const soonRule = (movement: Movement): RuleId => (movement.turned ? 'SF-MOVE-10' : 'SF-MOVE-09')

/** @rule SF-TIGHT-01 */
function affordability(state: State, kind: PendingPivot['kind']): Violation<RuleId> | false {
  const [need, have] = [attemptCost(state, kind), mpLeft(movementOf(state))]
  return have < need && no(kind === 'tight-turn' ? 'SF-TIGHT-01' : 'SF-LOOP-01', 'not-enough-mp', { need, have })
}

/** @rule SF-MOVE-09 */
export const turn: ActionRules<SpittingFire>['turn'] = {
  phases: ['move'],
  listed: 'some',
  check(state, { angle }) {
    const attempt = checkAttempt(state, 'turn')
    if (attempt[0]?.code === 'pivot-pending') return attempt
    return [
      ...attempt,
      ...checkAngle(state, angle, 60),
      ...broken(
        angle === 0 && no('SF-MOVE-09', 'zero-turn'),
        angle !== 0 && checkSide(angle, boundSide(state), movementOf(state).markerMet ? 'SF-HEAD-09' : undefined),
        angle !== 0 && checkLeast(angle, leastAngle(state)),
      ),
    ]
  },
  apply(draft, { angle }, io) {
    const movement = draft.activation!.movement!
    movement.turned = true
    movement.markerMet = true
    swing(draft, angle)
    const id = moverOf(draft)
    const pose = { ...(planeOf(draft, id).pose as Pose) }
    io.emit?.({ type: 'planeTurned', rule: 'SF-MOVE-09', audience: 'all', plane: id, angle, pose })
  },
}

const checkAngle = (state: State, angle: number, limit: number): Broken =>
  broken(
    !isMultiple(angle, angleQuantum(state)) &&
      no(state.config.table.kind === 'hex' ? 'SF-GEO-11' : 'SF-GEO-01', 'bad-angle', {
        quantum: angleQuantum(state) / 1000,
        have: angle,
      }),
    Math.abs(angle) > limit && no(WIDEST[limit] as RuleId, 'angle-too-wide', { limit, have: Math.abs(angle) }),
  )

const WIDEST: Readonly<Record<number, RuleId>> = { 60: 'SF-MOVE-09', 120: 'SF-TIGHT-03', 180: 'SF-LOOP-03' }

const checkSide = (angle: number, side: -1 | 0 | 1, rule: RuleId = side < 0 ? 'SF-HEAD-02' : 'SF-HEAD-03') =>
  side !== 0 &&
  Math.sign(angle) === -side &&
  no(rule, 'marker-direction', { expected: side < 0 ? 'left' : 'right', have: angle })

const checkLeast = (angle: number, min: number): Violation<RuleId> | false =>
  Math.abs(angle) < min && no('SF-HEAD-07', 'turn-too-small', { min, have: Math.abs(angle) })

/** Pivots about the centre; the way to the next turn starts again. @rule SF-MOVE-10 */
function swing(draft: Draft, angle: number): void {
  const moved = edit(draft, moverOf(draft))
  const movement = draft.activation!.movement!
  moved.pose = turned(moved.pose as Pose, angle)
  movement.sinceTurn = 0
  movement.lastPivot = angle + 0
}

// ---------------------------------------------------------------------------------------- tight turn and half loop

/** @rule SF-TIGHT-01 */
export const attemptTightTurn: ActionRules<SpittingFire>['attemptTightTurn'] = {
  phases: ['move'],
  listed: 'all',
  check: (state) => checkAttempt(state, 'tight-turn'),
  apply(draft, _action, io) {
    const die = io.die('tight turn')
    resolveAttempt(draft, 'tight-turn', [die], tightExtra(die, cardOf(draft, moverOf(draft)).turn), io)
  },
}

/** @rule SF-LOOP-01 */
export const attemptHalfLoop: ActionRules<SpittingFire>['attemptHalfLoop'] = {
  phases: ['move'],
  listed: 'all',
  check: (state) => checkAttempt(state, 'half-loop'),
  apply(draft, _action, io) {
    const [a, b] = io.pool('half loop', 2) as [number, number]
    const extra = loopExtra(a, b, cardOf(draft, moverOf(draft)).turn, draft.config.options.halfLoopBothRule)
    resolveAttempt(draft, 'half-loop', [a, b], extra, io)
  },
}

/**
 * Forced forward SU of a tight turn: none if the die reaches the turn rating, else the die.
 * @rule SF-TIGHT-02
 */
export const tightExtra = (die: number, rating: number): number => (die >= rating ? 0 : die)

/**
 * Forced forward SU of a half loop: none, the lower die, or the sum of both.
 * @rule SF-LOOP-02
 */
export function loopExtra(a: number, b: number, rating: number, both: 'bothLess' | 'noneGreater'): number {
  // SF-LOOP-04: the printed third case overlaps the other two
  const none = both === 'noneGreater' ? a <= rating && b <= rating : a < rating && b < rating
  if (none) return a + b
  return a >= rating && b >= rating ? 0 : Math.min(a, b)
}

function resolveAttempt(
  draft: Draft,
  kind: PendingPivot['kind'],
  dice: readonly number[],
  extra: number,
  io: Io<SpittingFire>,
): void {
  const plane = moverOf(draft)
  const need = cardOf(draft, plane).turn
  const pivot = pivotFor(draft, kind)
  const rule = kind === 'tight-turn' ? 'SF-TIGHT-02' : loopRule(dice, need)
  io.emit?.({ type: 'attemptRolled', rule, audience: 'all', plane, kind, dice: [...dice], need, extra })
  draft.activation!.movement!.turned = true
  draft.activation!.movement!.markerMet = true
  if (extra > 0 && !fly(draft, extra, finishRule(kind), io)) return
  const [cost, left] = [attemptCost(draft, kind), mpLeft(movementOf(draft))]
  if (left >= cost) completeAttempt(draft, pivot, cost, left, io)
  else failAttempt(draft, kind, cost, left, io)
}

/** Both dice equal to or below the rating, not both below: the case on which the readings differ. */
const loopRule = ([a, b]: readonly number[], rating: number): RuleId =>
  Math.max(a!, b!) === rating ? 'SF-LOOP-04' : 'SF-LOOP-02'

/** The rule by which an attempt is flown out and completed. */
const finishRule = (kind: PendingPivot['kind']): RuleId => (kind === 'tight-turn' ? 'SF-TIGHT-03' : 'SF-LOOP-03')

/** What the pivot may be, should the attempt come off. @rule SF-HEAD-10 */
function pivotFor(state: State, kind: PendingPivot['kind']): PendingPivot {
  const free = kind === 'half-loop' && state.config.options.halfLoopHandedness === 'free'
  return { kind, max: kind === 'tight-turn' ? 120 : 180, sign: free ? 0 : boundSide(state), min: leastAngle(state) }
}

/** @rule SF-TIGHT-03 */
function completeAttempt(draft: Draft, pivot: PendingPivot, cost: number, left: number, io: Io<SpittingFire>): void {
  const movement = draft.activation!.movement!
  movement.spent = (milli(movement.spent) + 1000 * cost) / 1000
  movement.pivot = { ...pivot }
  const { kind } = pivot
  io.emit?.({
    type: 'attemptCompleted',
    rule: finishRule(kind),
    audience: 'all',
    plane: moverOf(draft),
    kind,
    cost,
    left,
  })
}

/** @rule SF-TIGHT-07 */
function failAttempt(draft: Draft, kind: PendingPivot['kind'], cost: number, left: number, io: Io<SpittingFire>): void {
  io.emit?.({ type: 'attemptFailed', rule: 'SF-TIGHT-07', audience: 'all', plane: moverOf(draft), kind, cost, left })
  const short = (milli(minimumOf(draft)) - milli(movementOf(draft).spent)) / 1000
  const toppedUp = short > 0 && draft.config.options.minMoveAfterFailedTurn === 'topUp'
  if (toppedUp && !fly(draft, short, 'SF-MOVE-07', io)) return
  finishMovement(draft, 'forced', short > 0 ? 'SF-MOVE-07' : 'SF-TIGHT-07', io)
  if (draft.phase === 'attack' && draft.config.options.failedTurnEnds === 'activation') finishPlane(draft, io)
}

/** @rule SF-TIGHT-05 */
export const pivot: ActionRules<SpittingFire>['pivot'] = {
  phases: ['move'],
  listed: 'some',
  check(state, { angle }) {
    const { pivot: pending } = movementOf(state)
    if (pending === null) return [no('SF-TIGHT-05', 'no-pivot-pending')]
    const either = angle === 0 || (pending.kind === 'half-loop' && Math.abs(angle) === 180)
    return [
      ...checkAngle(state, angle, pending.max),
      ...broken(!either && checkPivotSide(pending, angle), checkLeast(angle, pending.min)),
    ]
  },
  apply(draft, { angle }, io) {
    const id = moverOf(draft)
    const rule = finishRule(movementOf(draft).pivot!.kind)
    swing(draft, angle)
    draft.activation!.movement!.pivot = null
    const pose = { ...(planeOf(draft, id).pose as Pose) }
    io.emit?.({ type: 'planePivoted', rule, audience: 'all', plane: id, angle, pose })
  },
}

const checkPivotSide = ({ kind, sign }: PendingPivot, angle: number): Violation<RuleId> | false =>
  kind === 'tight-turn'
    ? checkSide(angle, sign, 'SF-HEAD-10')
    : sign !== 0 &&
      Math.sign(angle) === -sign &&
      no('SF-LOOP-06', 'marker-direction', { expected: sign < 0 ? 'left' : 'right', have: angle })

// ---------------------------------------------------------------------------------------- the end of a movement

/** @rule SF-MOVE-06 */
export const endMovement: ActionRules<SpittingFire>['endMovement'] = {
  phases: ['move'],
  listed: 'all',
  check(state) {
    const pending = pivotPending(state)
    if (pending) return [pending]
    const [need, have] = [minimumOf(state), movementOf(state).spent]
    const other = overlappedBy(state)
    return broken(
      milli(have) < milli(need) && no('SF-MOVE-06', 'below-minimum', { need, have }),
      isMarkerUnmet(state) && no('SF-HEAD-05', 'marker-unmet', { expected: boundSide(state) < 0 ? 'left' : 'right' }),
      other !== undefined &&
        !mayEndOverlapping(state) &&
        no('SF-STACK-02', 'overlap', { plane: moverOf(state), other }),
    )
  },
  apply: (draft, _action, io) => finishMovement(draft, 'voluntary', 'SF-ACT-05', io),
}

/** @rule SF-STACK-06 */
const mayEndOverlapping = (state: State): boolean =>
  state.config.options.deliberateOverlap === 'backedUp' || isStuckOverlapping(state)

/** May the plane end its movement now? */
export const canEnd = (state: State): boolean =>
  movementOf(state).pivot === null &&
  milli(movementOf(state).spent) >= milli(minimumOf(state)) &&
  !isMarkerUnmet(state) &&
  (overlappedBy(state) === undefined || mayEndOverlapping(state))

/** Backs up if need be, takes the new level, and goes on to the attack. */
function finishMovement(draft: Draft, how: 'voluntary' | 'forced', rule: RuleId, io: Io<SpittingFire>): void {
  const plane = moverOf(draft)
  settle(draft, how === 'forced' ? 'SF-STACK-05' : 'SF-STACK-06', io)
  takeLevel(draft, plane, 'SF-ALT-03', io)
  if (draft.config.options.banking) lean(draft, plane, io)
  io.emit?.({ type: 'movementEnded', rule, audience: 'all', plane, how, spent: movementOf(draft).spent })
  draft.phase = 'attack'
  if (draft.activation!.attackedEarly) finishPlane(draft, io)
}

/** @rule SF-OPT-BANK-01 */
function lean(draft: Draft, id: string, io: Io<SpittingFire>): void {
  const last = movementOf(draft).lastPivot ?? 0
  const bank = last === 0 || Math.abs(last) === 180 ? 'level' : last < 0 ? 'left' : 'right'
  if (planeOf(draft, id).bank === bank) return
  edit(draft, id).bank = bank
  io.emit?.({ type: 'bankChanged', rule: 'SF-OPT-BANK-01', audience: 'all', plane: id, bank })
}
