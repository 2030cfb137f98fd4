/** Before the first turn: the dice of scattering, adjustments to enemy formations, start banks. */
import { type ActionRules, kept } from '../../../core/index.js'
import { citing } from '../book/law.js'
import { said } from '../book/messages.js'
import { edit, type FightingWings, flyerOf, foeOf } from '../state/state.js'
import { adjust, adjustRefusal, askBanks, askScatter, rollFormations, scatterRule } from '../turn/scatter.js'
import { question } from '../turn/sequence.js'
import { askedRefusal } from './plot.js'

type Rules = ActionRules<FightingWings>

/** @rule FW-14.6-scatter-1 FW-14.6-scatter-altitude FW-14.6-scatter-fatigue HR-13 */
export const rollScatter: Rules['rollScatter'] = {
  phases: ['setup'],
  answers: ['scatter'],
  listed: 'all',
  check: () => kept,
  apply(draft, _action, io) {
    rollFormations(draft, io)
  },
}

/** @rule FW-14.6-scatter-1 HR-13 */
export const scatter: Rules['scatter'] = {
  phases: ['setup'],
  answers: ['adjust'],
  listed: 'all',
  check: (state, { plane: id, way }) => said(adjustRefusal(state, id, way)),
  apply(draft, { plane: id, way }, io) {
    adjust(draft, id, way, io)
    askScatter(draft, io)
  },
}

/** @rule FW-14.6-scatter-1 HR-13 */
export const endScatter: Rules['endScatter'] = {
  phases: ['setup'],
  answers: ['adjust'],
  listed: 'all',
  check: () => kept,
  apply(draft, { seat }, io) {
    draft.scattered = draft.scattered.slice(1)
    io.emit?.({ type: 'scatterEnded', rule: scatterRule(draft), audience: 'all', seat })
    askScatter(draft, io)
  },
}

/** @rule FW-14.6-setup */
export const startBank: Rules['startBank'] = {
  phases: ['setup'],
  answers: ['banks'],
  listed: 'all',
  check: (state, { plane: id }) => askedRefusal(state, id),
  apply(draft, { plane: id, bank }, io) {
    edit(draft, id).bank = bank
    const rule = citing(draft.config.law, 'FW-14.6-setup', 'HR-13')
    io.emit?.({ type: 'bankChosen', rule, audience: 'all', plane: id, bank })
    draft.asked = draft.asked.slice(1)
    const { side } = flyerOf(draft, id)
    if (draft.asked.length > 0) question(draft, 'banks', [side])
    else askBanks(draft, side === draft.config.defender ? [foeOf(side)] : [], io)
  },
}
