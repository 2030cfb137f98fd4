/** After the shots: drop tanks and stores that are jettisoned, one aircraft after another. */
import { type ActionRules, type Io, type Modifier, total, type Violation } from '../../../core/index.js'
import { carriedOf, dropRefusals, dropRule, dropsOf, isShut, shutRefusal, tankRule } from '../aircraft/loads.js'
import { no, said } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { dropTank, TANK_DROPS_TO, TANK_STUCK_FROM } from '../errata/functions/loads.js'
import { TURN_RATES } from '../errata/vocabulary.js'
import { speedsAt } from '../flight/energy.js'
import { bombRefusal, dropBombs } from '../gunnery/bombs.js'
import { burstRefusal, fireBurst, fireSalvo, rocketRefusal } from '../gunnery/rockets.js'
import { craftOf, edit, type FightingWings, plane, type Seat, type State, type Tank } from '../state/state.js'
import { askStores } from '../turn/sequence.js'
import { hit } from './attack.js'
import { askedRefusal, ownRefusal } from './plot.js'

type Rules = ActionRules<FightingWings>
type Table = Io<FightingWings>

/** Own, under command and not upside down; then asked. */
function storesRefusals(state: State, id: string, seat: Seat): readonly Violation<RuleId>[] {
  const wrong = ownRefusal(state, id, seat)
  if (wrong) return [wrong]
  const bad = dropRefusals(state, id)
  return bad.length > 0 ? bad : askedRefusal(state, id)
}

/**
 * Jettisoned weapons are duds: they fall and do nothing.
 *
 * @rule OTR1-13-jettison-timing OTR2-13-jettison-timing OTR2-13-jettison-restrict FW-13-drop-tanks BR-30
 */
export const jettison: Rules['jettison'] = {
  phases: ['attack'],
  answers: ['stores'],
  listed: 'all',
  check(state, { plane: id, seat, what }) {
    const bad = storesRefusals(state, id, seat)
    if (bad.length > 0) return bad
    const at = plane(state, id)
    if (dropsOf(at).includes(what)) return bad
    const isHeld = what !== 'tanks' && at.load!.stores !== 'clean' && isShut(at)
    return [isHeld ? shutRefusal(state, id) : no('BR-30', 'nothing-to-drop', { plane: id, what })]
  },
  apply(draft, { plane: id, what }, io) {
    const at = edit(draft, id)
    const { stores, tanks, rockets } = at.load!
    const left = what === 'stores' ? tanks : tanks.flatMap((tank) => dropOne(draft, id, tank, io))
    const isBare = what !== 'tanks'
    at.load = carriedOf(isBare ? 'clean' : stores, left, isBare ? 0 : rockets) as typeof at.load
    if (what !== 'tanks') io.emit?.({ type: 'storesJettisoned', rule: dropRule(draft), audience: 'all', plane: id })
    draft.asked = draft.asked.slice(1)
    askStores(draft)
  },
}

/** @rule BR-40 OTR1-16.2-hard-point */
export const bomb: Rules['bomb'] = {
  phases: ['attack'],
  answers: ['stores'],
  listed: 'all',
  check(state, { plane: id, seat, target }) {
    const bad = storesRefusals(state, id, seat)
    return bad.length > 0 ? bad : said(bombRefusal(state, id, target))
  },
  apply(draft, { plane: id, target }, io) {
    dropBombs(draft, id, target, io)
    draft.asked = draft.asked.slice(1)
    askStores(draft)
  },
}

/** @rule BR-48 OTR1-16.2-hard-point */
export const fireRockets: Rules['fireRockets'] = {
  phases: ['attack'],
  answers: ['stores'],
  listed: 'all',
  check(state, { plane: id, seat, target }) {
    const bad = storesRefusals(state, id, seat)
    return bad.length > 0 ? bad : said(rocketRefusal(state, id, target))
  },
  apply(draft, { plane: id, target }, io) {
    fireSalvo(draft, id, target, io)
    draft.asked = draft.asked.slice(1)
    askStores(draft)
  },
}

/** @rule BR-48 OTR1-AID-rocket-burst */
export const burstRockets: Rules['burstRockets'] = {
  phases: ['attack'],
  answers: ['stores'],
  listed: 'all',
  check(state, { plane: id, seat }) {
    const bad = storesRefusals(state, id, seat)
    return bad.length > 0 ? bad : said(burstRefusal(state, id))
  },
  apply(draft, { plane: id }, io) {
    for (const { plane: victim, hits } of fireBurst(draft, id, io)) if (hits > 0) hit(draft, victim, hits, io)
    draft.asked = draft.asked.slice(1).filter((other) => !plane(draft, other).out)
    askStores(draft)
  },
}

/** @rule BR-30 */
export const keepLoad: Rules['keepLoad'] = {
  phases: ['attack'],
  answers: ['stores'],
  listed: 'all',
  check: (state, { plane: id, seat }) => storesRefusals(state, id, seat),
  apply(draft, { plane: id }, io) {
    io.emit?.({ type: 'loadKept', rule: dropRule(draft), audience: 'all', plane: id })
    draft.asked = draft.asked.slice(1)
    askStores(draft)
  },
}

/** A die for a tank; what is left of it. @rule FW-13-drop-tanks */
function dropOne(state: State, id: string, tank: Tank, io: Table): readonly Tank[] {
  if (tank === 'permanent') return [tank]
  const { chosen } = state.config.law
  const attempt = tank === 'on' ? 1 : 2
  const die = io.die(`tank ${id}`, 10) as 1
  const [aboveListedMax, usedHTplus] = [isAboveListed(state, id), hasPulledHard(state, id)]
  const answer = dropTank({ die, aboveListedMax, usedHTplus, attempt }, chosen)
  const result = answer.ok ? answer.value : 'dropped'
  const modifiers = tankModifiers(tankRule(state), aboveListedMax, usedHTplus)
  io.emit?.({
    type: 'tankRolled',
    rule: tankRule(state),
    audience: 'all',
    plane: id,
    attempt,
    die,
    modifiers,
    total: die + total(modifiers),
    sticks: sticksOn(state, attempt),
    result,
  })
  return result === 'dropped' ? [] : [result]
}

const isAboveListed = (state: State, id: string): boolean => {
  const at = plane(state, id)
  return at.move!.start > speedsAt(state, at, craftOf(state, id)).max
}

const hasPulledHard = (state: State, id: string): boolean => {
  const { rate } = plane(state, id).move!
  return rate !== null && TURN_RATES.indexOf(rate) >= TURN_RATES.indexOf('HT')
}

const tankModifiers = (rule: RuleId, isFast: boolean, isHard: boolean): readonly Modifier<RuleId>[] => [
  ...(isFast ? [{ rule, label: 'above-listed-max', value: 1 }] : []),
  ...(isHard ? [{ rule, label: 'ht-or-harder', value: 1 }] : []),
]

/** Ten and both modifiers. */
const HIGHEST = 12

/** The totals on which a tank stays, as the sheet is read. @rule FW-13-drop-tanks */
function sticksOn({ config: { law } }: State, attempt: 1 | 2): { from: number; to: number } {
  const { readings } = law.chosen
  if (attempt === 1) return { from: readings['R-34'] === 'over-ten' ? TANK_DROPS_TO + 1 : TANK_DROPS_TO, to: HIGHEST }
  return { from: TANK_STUCK_FROM, to: readings['R-06'] === 'exactly-seven' ? TANK_STUCK_FROM : HIGHEST }
}
