/** Movement, plane by plane, space by space (the book's Movement). */

import { type ActionRules, broken, type Io, type Violation } from '../../../core/index.js'
import { CELL_STEPS, type Cell, type CellStep, cellStep } from '../../../geometry/index.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { allowanceOf, isFlying, lastSquare, mayLeave, sameSquare } from '../flight/map.js'
import { cellOf, type Draft, edit, type RegiaAeronautica, type Slot, type State } from '../state/state.js'
import { beginBombing, endIfWon, waitingPlanes } from '../turn/sequence.js'
import { openAA } from './aa.js'
import { openEngagement } from './engagement.js'

type Broken = readonly Violation<RuleId>[]

const slotOf = (state: State): Slot => state.slot as Slot

const notThisSlot = (state: State, plane: string): Violation<RuleId> | false =>
  plane !== slotOf(state).plane && no('RA-TURN-04', 'not-this-slot', { plane, expected: slotOf(state).plane })

/** Why a plane cannot go that way from where it is. @rule RA-MOVE-06 */
export function checkStep(state: State, plane: string, direction: CellStep): Broken {
  if (!CELL_STEPS.includes(direction)) return [no('RA-MOVE-03', 'bad-direction', { direction })]
  const { columns, rows, altitudes } = state.config.map
  const to = cellStep(cellOf(state, plane), direction)
  const off = to.column < 1 || to.column > columns || to.row < 1 || to.row > rows
  return broken(
    (to.altitude < 1 || to.altitude > altitudes) &&
      no('RA-MOVE-06', 'bad-altitude', { have: to.altitude, need: altitudes }),
    off &&
      !mayLeave(state, plane, direction) &&
      no('RA-MOVE-06', 'off-map', { cell: `${to.column},${to.row}`, last: lastSquare(state.config.map) }),
  )
}

/** @rule RA-MOVE-02 */
export const moveSpace: ActionRules<RegiaAeronautica>['moveSpace'] = {
  phases: ['movement'],
  listed: 'all',
  check(state, { plane, direction }) {
    if (!Object.hasOwn(state.planes, plane)) return [no('RA-CODE-01', 'unknown-id', { kind: 'plane', id: plane })]
    const other = notThisSlot(state, plane)
    if (other) return [other]
    const limit = allowanceOf(state, plane)
    const done = slotOf(state).spaces >= limit
    return [
      ...broken(done && no('RA-MOVE-05', 'no-spaces-left', { plane, limit })),
      ...checkStep(state, plane, direction),
    ]
  },
  apply(draft, { plane, direction }, io) {
    if (mayLeave(draft, plane, direction)) leave(draft, plane, io)
    else step(draft, plane, direction, io)
  },
}

function step(draft: Draft, plane: string, direction: CellStep, io: Io<RegiaAeronautica>): void {
  const from = cellOf(draft, plane)
  const to: Cell = cellStep(from, direction)
  const slot = draft.slot!
  edit(draft, plane).cell = to
  slot.spaces++
  slot.stage = 'own'
  slot.entered = !sameSquare(from, to)
  slot.attacked = null
  slot.reactions = null
  io.emit?.({ type: 'planeMoved', rule: 'RA-MOVE-02', audience: 'all', plane, direction, ...to })
  openEngagement(draft, io)
}

/** @rule RA-MOVE-06 */
function leave(draft: Draft, plane: string, io: Io<RegiaAeronautica>): void {
  edit(draft, plane).status = 'left'
  io.emit?.({ type: 'planeLeft', rule: 'RA-MOVE-06', audience: 'all', plane })
  if (!endIfWon(draft, io)) nextSlot(draft, io)
}

/** @rule RA-MOVE-01 */
export const endMove: ActionRules<RegiaAeronautica>['endMove'] = {
  phases: ['movement'],
  listed: 'all',
  check(state, { plane }) {
    if (!Object.hasOwn(state.planes, plane)) return [no('RA-CODE-01', 'unknown-id', { kind: 'plane', id: plane })]
    const other = notThisSlot(state, plane)
    return other ? [other] : broken(slotOf(state).spaces === 0 && no('RA-MOVE-01', 'must-move', { plane }))
  },
  apply(draft, { plane }, io) {
    io.emit?.({ type: 'moveEnded', rule: 'RA-MOVE-05', audience: 'all', plane, spaces: draft.slot!.spaces })
    nextSlot(draft, io)
  },
}

/** The next plane in order moves; those lost meanwhile do not; after the last, the AA step. @rule RA-TURN-05 */
export function nextSlot(draft: Draft, io: Io<RegiaAeronautica>): void {
  draft.slot = null
  if (draft.config.options.lostPlanes === 'closeUp') draft.order = [...waitingPlanes(draft)]
  while (draft.order.length > 0) {
    const plane = draft.order.shift() as string
    if (isFlying(draft, plane)) {
      beginSlot(draft, plane, io)
      return
    }
    io.emit?.({ type: 'slotSkipped', rule: 'RA-TURN-05', audience: 'all', plane })
  }
  beginAA(draft, io)
}

function beginSlot(draft: Draft, plane: string, io: Io<RegiaAeronautica>): void {
  draft.slot = { plane, spaces: 0, stage: 'done', entered: false, attacked: null, reactions: null, fought: false }
  // RA-ENG-05
  if (!draft.config.options.engageAtStart) return
  draft.slot.stage = 'own'
  openEngagement(draft, io)
}

function beginAA(draft: Draft, io: Io<RegiaAeronautica>): void {
  draft.phase = 'aa'
  if (draft.config.options.aaTiming === 'phase') openAA(draft, io)
  else beginBombing(draft, io)
}
