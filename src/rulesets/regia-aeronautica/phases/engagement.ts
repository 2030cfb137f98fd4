/** The engagement rule: who attacks whom after each space (the book's Engagement Rule and Movement). */

import { type ActionRules, broken, type Io, kept, type Violation } from '../../../core/index.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { areFoes, canSpot, isFighter, isFlying, sameCell, sameSquare } from '../flight/map.js'
import {
  type Action,
  cellOf,
  type Draft,
  opponent,
  plane as planeOf,
  type RegiaAeronautica,
  type Slot,
  type State,
} from '../state/state.js'
import { answered, asked, question } from '../turn/sequence.js'
import { openAAAgainst } from './aa.js'
import { openFight } from './fire.js'
import { nextSlot } from './movement.js'

const slotOf = (state: State): Slot => state.slot as Slot

// ---------------------------------------------------------------------------------------- who can attack whom

const isOneBelow = (state: State, attacker: string, target: string): boolean =>
  sameSquare(cellOf(state, attacker), cellOf(state, target)) &&
  cellOf(state, attacker).altitude === cellOf(state, target).altitude + 1

const isSameCell = (state: State, a: string, b: string): boolean => sameCell(cellOf(state, a), cellOf(state, b))

const mayFire = (state: State, id: string): boolean => isFighter(state, id) && !planeOf(state, id).fired

const foesOf = (state: State, id: string): readonly string[] =>
  state.config.roster.filter((other) => isFlying(state, other) && areFoes(state, id, other))

/** Foes that the mover must attack one of. @rule RA-ENG-01 */
export const foesInCell = (state: State, mover: string): readonly string[] =>
  mayFire(state, mover)
    ? foesOf(state, mover).filter((foe) => isSameCell(state, mover, foe) && canSpot(state, mover, foe))
    : []

/** Foes that the mover may attack from above. @rule RA-ENG-02 */
export const foesBelow = (state: State, mover: string): readonly string[] =>
  mayFire(state, mover)
    ? foesOf(state, mover).filter((foe) => isOneBelow(state, mover, foe) && canSpot(state, mover, foe))
    : []

/** Enemy fighters that can fire at the mover. @rule RA-ENG-03 */
export const reactors = (state: State, mover: string): readonly string[] =>
  foesOf(state, mover).filter((foe) => canReact(state, foe, mover))

const canReact = (state: State, fighter: string, mover: string): boolean =>
  mayFire(state, fighter) &&
  (isSameCell(state, fighter, mover) || isOneBelow(state, fighter, mover)) &&
  canSpot(state, fighter, mover)

/** @rule RA-ENG-07 */
export const mustReact = (state: State, fighter: string): boolean =>
  state.config.options.reactionSameAltitude === 'compulsory' && isSameCell(state, fighter, slotOf(state).plane)

// ---------------------------------------------------------------------------------------- the order after each space

/** Looks on, in the order of the rule, until somebody must be asked, dice are due, or the plane may go on. @rule RA-ENG-06 */
export function openEngagement(draft: Draft, io: Io<RegiaAeronautica>): void {
  if (!isFlying(draft, draft.slot!.plane)) {
    nextSlot(draft, io)
    return
  }
  if (draft.slot!.stage === 'own' && isAlone(draft, draft.slot!.plane)) skipEngagement(draft)
  if (draft.slot!.stage === 'own' && !ownAttack(draft, io)) return
  if (draft.slot!.stage === 'reactions' && !reactions(draft, io)) return
  if (draft.slot!.stage === 'aa') {
    draft.slot!.stage = 'done'
    if (openAAAgainst(draft, draft.slot!.plane, io)) return
  }
  goOnMoving(draft, io)
}

/** Is no foe in the mover's square? Asked after every space, and mostly true: it must be quick. */
function isAlone({ planes }: State, mover: string): boolean {
  const { side, cell } = planes[mover]!
  for (const id in planes) {
    const other = planes[id]!
    if (other.side !== side && other.status === 'flying' && sameSquare(other.cell!, cell!)) return false
  }
  return true
}

function skipEngagement(draft: Draft): void {
  draft.slot!.stage = 'aa'
  draft.slot!.reactions = []
}

/** The mover's own attack. True if there is none to settle. */
function ownAttack(draft: Draft, io: Io<RegiaAeronautica>): boolean {
  const mover = draft.slot!.plane
  const [same, below] = [foesInCell(draft, mover), foesBelow(draft, mover)]
  const owner = planeOf(draft, mover).side
  if (same.length === 1) attackBy(draft, mover, same[0]!, 'compulsory', io)
  else if (same.length > 1) question(draft, 'chooseTarget', [owner])
  else if (below.length > 0) question(draft, 'attackBelow', [owner])
  else draft.slot!.stage = 'reactions'
  return draft.slot!.stage === 'reactions' && draft.fight === null
}

/** The reactions to the mover. True if none is left. @rule RA-ENG-10 */
function reactions(draft: Draft, io: Io<RegiaAeronautica>): boolean {
  const slot = draft.slot!
  const before = slot.reactions ?? reactors(draft, slot.plane).filter((id) => id !== slot.attacked)
  slot.reactions = before.filter((id) => isFlying(draft, id) && canReact(draft, id, slot.plane))
  const [first] = slot.reactions
  if (first === undefined) {
    slot.stage = 'aa'
    return true
  }
  // RA-ENG-11
  if (slot.reactions.length === 1 && mustReact(draft, first)) reactBy(draft, first, io)
  else question(draft, 'react', [opponent(planeOf(draft, slot.plane).side)])
  return false
}

function goOnMoving(draft: Draft, io: Io<RegiaAeronautica>): void {
  const { plane, spaces, fought } = draft.slot!
  // RA-ENG-09
  if (!draft.config.options.combatStopsMovement || !fought || spaces === 0) return
  io.emit?.({ type: 'moveEnded', rule: 'RA-ENG-09', audience: 'all', plane, spaces })
  nextSlot(draft, io)
}

/** The fight of this space is over. */
export function afterFight(draft: Draft, io: Io<RegiaAeronautica>): void {
  openEngagement(draft, io)
}

/** Does a plane that is attacked roll too? @rule RA-FIRE-05 */
export const returnsFire = (state: State, target: string): boolean =>
  !planeOf(state, target).fired || !state.config.options.returnFireCounts

/** An attack by the mover: both roll, if the defender still may. @rule RA-FIRE-05 */
function attackBy(
  draft: Draft,
  by: string,
  target: string,
  kind: 'compulsory' | 'below',
  io: Io<RegiaAeronautica>,
): void {
  const slot = draft.slot!
  slot.stage = 'reactions'
  slot.attacked = target
  slot.fought = true
  const rule = kind === 'compulsory' ? 'RA-ENG-01' : 'RA-ENG-02'
  io.emit?.({ type: 'engagementOpened', rule, audience: 'all', kind, attacker: by, target })
  const shots = [{ kind: 'fire', by, target } as const, { kind: 'return', by: target, target: by } as const]
  openFight(draft, returnsFire(draft, target) ? shots : shots.slice(0, 1), 1, io)
}

/** A shot at the mover: only the attacker rolls. @rule RA-ENG-03 */
function reactBy(draft: Draft, fighter: string, io: Io<RegiaAeronautica>): void {
  const target = draft.slot!.plane
  draft.slot!.fought = true
  draft.slot!.reactions = draft.slot!.reactions!.filter((id) => id !== fighter)
  const opened = { kind: 'reaction', attacker: fighter, target } as const
  io.emit?.({ type: 'engagementOpened', rule: 'RA-ENG-03', audience: 'all', ...opened })
  openFight(draft, [{ kind: 'fire', by: fighter, target }], 1, io)
}

// ---------------------------------------------------------------------------------------- answers

/** Why the mover may not attack this target. @rule RA-ENG-08 */
function checkTarget(state: State, target: string, reach: 'cell' | 'below'): readonly Violation<RuleId>[] {
  const mover = slotOf(state).plane
  if (!Object.hasOwn(state.planes, target)) return [no('RA-CODE-01', 'unknown-id', { kind: 'plane', id: target })]
  if (!isFlying(state, target) || !areFoes(state, mover, target)) return [no('RA-ENG-01', 'not-a-foe', { target })]
  const inReach = reach === 'cell' ? isSameCell(state, mover, target) : isOneBelow(state, mover, target)
  return broken(
    !isFighter(state, mover) && no('RA-MOVE-09', 'not-a-fighter', { plane: mover }),
    planeOf(state, mover).fired && no('RA-FIRE-04', 'already-fired', { plane: mover }),
    !inReach && no('RA-ENG-08', 'out-of-reach', { target }),
    inReach && !canSpot(state, mover, target) && no('RA-CLD-02', 'not-spotted', { target }),
  )
}

/** @rule RA-ENG-01 */
export const chooseTarget: ActionRules<RegiaAeronautica>['chooseTarget'] = {
  phases: ['movement'],
  answers: ['chooseTarget'],
  listed: 'all',
  check: (state, { target }) => checkTarget(state, target, 'cell'),
  apply(draft, { target }, io) {
    answered(draft)
    attackBy(draft, draft.slot!.plane, target, 'compulsory', io)
  },
}

/** @rule RA-ENG-02 */
export const attackBelow: ActionRules<RegiaAeronautica>['attackBelow'] = {
  phases: ['movement'],
  answers: ['attackBelow'],
  listed: 'all',
  check: (state, { target }) => checkTarget(state, target, 'below'),
  apply(draft, { target }, io) {
    answered(draft)
    attackBy(draft, draft.slot!.plane, target, 'below', io)
  },
}

/** Why a fighter is not on offer for a reaction. */
function checkReactor(state: State, fighter: string): readonly Violation<RuleId>[] {
  if (slotOf(state).reactions?.includes(fighter)) return []
  const why = whyNoReaction(state, fighter)
  return why.length > 0 ? why : [no('RA-ENG-06', 'already-declined', { fighter })]
}

/** Why a fighter cannot fire at the mover from where it is. @rule RA-ENG-03 */
function whyNoReaction(state: State, fighter: string): readonly Violation<RuleId>[] {
  if (!Object.hasOwn(state.planes, fighter)) return [no('RA-CODE-01', 'unknown-id', { kind: 'plane', id: fighter })]
  const target = slotOf(state).plane
  if (!isFlying(state, fighter) || !areFoes(state, fighter, target))
    return [no('RA-ENG-03', 'not-a-foe', { target: fighter })]
  const near = isSameCell(state, fighter, target) || isOneBelow(state, fighter, target)
  return broken(
    !isFighter(state, fighter) && no('RA-MOVE-09', 'not-a-fighter', { plane: fighter }),
    planeOf(state, fighter).fired && no('RA-FIRE-04', 'already-fired', { plane: fighter }),
    !near && no('RA-ENG-03', 'out-of-reach', { target }),
    near && !canSpot(state, fighter, target) && no('RA-CLD-02', 'not-spotted', { target }),
  )
}

/** Why an attack or a reaction that nobody is asked about cannot be made. @rule RA-CODE-01 */
export function whyNotAsked(state: State, action: Action): readonly Violation<RuleId>[] {
  if (action.type === 'react') return whyNoReaction(state, action.fighter)
  if (action.type === 'attackBelow') return checkTarget(state, action.target, 'below')
  return action.type === 'chooseTarget' ? checkTarget(state, action.target, 'cell') : kept
}

/** @rule RA-ENG-03 */
export const react: ActionRules<RegiaAeronautica>['react'] = {
  phases: ['movement'],
  answers: ['react'],
  listed: 'all',
  check: (state, { fighter }) => checkReactor(state, fighter),
  apply(draft, { fighter }, io) {
    answered(draft)
    reactBy(draft, fighter, io)
  },
}

/** @rule RA-ENG-06 */
export const decline: ActionRules<RegiaAeronautica>['decline'] = {
  phases: ['movement'],
  answers: ['attackBelow', 'react'],
  listed: 'all',
  check(state, { fighter }) {
    if (asked(state).kind === 'attackBelow') {
      return broken(fighter !== slotOf(state).plane && no('RA-ENG-02', 'already-declined', { fighter }))
    }
    const why = checkReactor(state, fighter)
    return why.length > 0 ? why : broken(mustReact(state, fighter) && no('RA-ENG-07', 'compulsory', { fighter }))
  },
  apply(draft, { fighter }, io) {
    const own = asked(draft).kind === 'attackBelow'
    answered(draft)
    const slot = draft.slot!
    const target = own ? foesBelow(draft, slot.plane)[0]! : slot.plane
    io.emit?.({ type: 'engagementDeclined', rule: 'RA-ENG-06', audience: 'all', fighter, target })
    if (own) slot.stage = 'reactions'
    else slot.reactions = slot.reactions!.filter((id) => id !== fighter)
    openEngagement(draft, io)
  },
}
