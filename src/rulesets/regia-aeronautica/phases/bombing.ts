/** Bombing (the book's Bombing). */
import { type ActionRules, broken, type Io, type Violation } from '../../../core/index.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { isFighter, isFlying, objectiveUnder } from '../flight/map.js'
import { cardOf, type Draft, edit, plane as planeOf, type RegiaAeronautica, type State } from '../state/state.js'
import { answered, continueBombing } from '../turn/sequence.js'
import { openFight } from './fire.js'

function checkBomber(state: State, id: string): readonly Violation<RuleId>[] {
  if (!Object.hasOwn(state.planes, id)) return [no('RA-CODE-01', 'unknown-id', { kind: 'plane', id })]
  const { side, bombed, cell } = planeOf(state, id)
  if (side !== 'french' || isFighter(state, id)) return [no('RA-BOMB-01', 'not-a-bomber', { plane: id })]
  const on = isFlying(state, id) && cell !== null && objectiveUnder(state, id) !== undefined
  const why = broken(
    bombed && no('RA-BOMB-04', 'already-bombed', { plane: id }),
    !on && no('RA-BOMB-01', 'not-on-objective', { plane: id }),
  )
  if (why.length > 0 || state.bombers.includes(id)) return why
  return [no('RA-CODE-01', 'already-declined', { fighter: id })]
}

/** @rule RA-BOMB-01 */
export const bomb: ActionRules<RegiaAeronautica>['bomb'] = {
  phases: ['bombing'],
  answers: ['bombing'],
  listed: 'all',
  check: (state, { plane }) => checkBomber(state, plane),
  apply(draft, { plane }, io) {
    answered(draft)
    draft.bombers = draft.bombers.filter((id) => id !== plane)
    drop(draft, plane, 1, io)
  },
}

function drop(draft: Draft, plane: string, attempt: 1 | 2, io: Io<RegiaAeronautica>): void {
  const square = objectiveUnder(draft, plane) as string
  const rule = attempt === 1 ? 'RA-BOMB-01' : 'RA-BOMB-03'
  io.emit?.({ type: 'bombsReleased', rule, audience: 'all', plane, square, attempt })
  openFight(draft, [{ kind: 'bomb', by: plane, target: square }], attempt, io)
}

/** A bomber has bombed when no attempt is left to it: with two badges a first miss is not the end. @rule RA-BOMB-04 */
export function spendBombs(draft: Draft, plane: string, hit: boolean, attempt: 1 | 2): void {
  edit(draft, plane).bombed = hit || attempt === cardOf(draft, plane).bombBadges
}

/** A missed bomber with two badges tries again; else on to the next. @rule RA-BOMB-03 */
export function afterBombing(draft: Draft, plane: string, io: Io<RegiaAeronautica>): void {
  if (planeOf(draft, plane).bombed) continueBombing(draft, io)
  else drop(draft, plane, 2, io)
}

/** @rule RA-BOMB-01 */
export const passBomb: ActionRules<RegiaAeronautica>['passBomb'] = {
  phases: ['bombing'],
  answers: ['bombing'],
  listed: 'all',
  check: (state, { plane }) => checkBomber(state, plane),
  apply(draft, { plane }, io) {
    answered(draft)
    draft.bombers = draft.bombers.filter((id) => id !== plane)
    io.emit?.({ type: 'bombingPassed', rule: 'RA-BOMB-01', audience: 'all', plane })
    continueBombing(draft, io)
  },
}
