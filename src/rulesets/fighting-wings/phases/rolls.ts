/** Slips, skids, barrel rolls and snap rolls, ordered between two flight points. */
import type { ActionRules } from '../../../core/index.js'
import { said } from '../book/messages.js'
import { SHIFT_RULES, slipNeed, slipRefusal } from '../flight/slips.js'
import { snapBankRefusal, snapOver, snapRefusal } from '../flight/snap-rolls.js'
import { craftOf, edit, type FightingWings, type Shift } from '../state/state.js'
import { orderRefusal } from './move.js'

type Rules = ActionRules<FightingWings>

/** The order of one way to shift sideways. @rule BR-10 BR-42 BR-43 */
const shift = (kind: Shift): Rules['slip'] & Rules['skid'] & Rules['barrelRoll'] => ({
  phases: ['move'],
  listed: 'all',
  check(state, { plane: id, seat, dir }) {
    const wrong = orderRefusal(state, id, seat, 'slip')
    return wrong.length > 0 ? wrong : said(slipRefusal(state, id, kind, dir))
  },
  apply(draft, { plane: id, dir }, io) {
    const at = edit(draft, id)
    const move = at.move!
    move.ordered = { ...move.ordered, slip: true }
    move.slip = { dir, kind, fps: 0, carried: false }
    const need = slipNeed(at, craftOf(draft, id), kind)
    io.emit?.({ type: 'slipStarted', rule: SHIFT_RULES[kind], audience: 'all', plane: id, dir, kind, need })
  },
})

/** @rule BR-10 */
export const slip: Rules['slip'] = shift('slip')
/** @rule BR-42 */
export const skid: Rules['skid'] = shift('skid')
/** @rule BR-43 */
export const barrelRoll: Rules['barrelRoll'] = shift('barrel')

/** @rule BR-44 FW-7.6-snap-rolls */
export const snapRoll: Rules['snapRoll'] = {
  phases: ['move'],
  listed: 'all',
  check(state, { plane: id, seat, to }) {
    const wrong = orderRefusal(state, id, seat, 'bank')
    return wrong.length > 0 ? wrong : said(snapRefusal(state, id) ?? snapBankRefusal(state, id, to))
  },
  apply(draft, { plane: id, to }, io) {
    snapOver(draft, id, to, io)
  },
}
