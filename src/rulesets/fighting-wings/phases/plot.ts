/** Before movement: declarations, spins on purpose, tails, initiative. */
import {
  type ActionRules,
  answer,
  broken,
  type Io,
  kept,
  type Modifier,
  total,
  type Violation,
} from '../../../core/index.js'
import { bayProblems, flapsProblems, gearProblems, gearRule } from '../aircraft/devices.js'
import { rollShutdown, shutdownProblems, shutdownRule } from '../aircraft/engines.js'
import { citing } from '../book/law.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { rollSpin } from '../flight/stalls.js'
import {
  type Draft,
  edit,
  type FightingWings,
  flyerOf,
  flying,
  type Order,
  plane,
  type Seat,
  type State,
} from '../state/state.js'
import { advantageOf } from '../turn/advantage.js'
import { formationRule, headOf, leaderOf, loosenProblems, mayLead } from '../turn/formations.js'
import { askSpins, askTails, askWingmen, showPlot } from '../turn/sequence.js'
import { isHelpless, isLowerClass, tailRule, tailTargets } from '../turn/tailing.js'

type Rules = ActionRules<FightingWings>
type Table = Io<FightingWings>

/** Is this an aircraft of the seat's that is still in play? @rule HR-06 */
export const ownRefusal = (state: State, id: string, seat: Seat): Violation<RuleId> | false => {
  const isOwn = Object.hasOwn(state.planes, id) && flyerOf(state, id).side === seat && !plane(state, id).out
  return !isOwn && no('HR-06', 'not-yours', { plane: id })
}

// ---------------------------------------------------------------------------------------- declarations

const UNCHANGED: Order = { throttle: null, flaps: null, gear: null, bay: null, shutdown: null, loosen: null }

/** Changes one part of an aircraft's declaration. */
function amend(draft: Draft, id: string, change: Partial<Order>): void {
  draft.orders = { ...draft.orders, [id]: { ...(draft.orders[id] ?? UNCHANGED), ...change } }
}

/** @rule BR-06 */
export const setThrottle: Rules['setThrottle'] = {
  phases: ['plot'],
  answers: ['plot'],
  listed: 'all',
  changeable: true,
  secret: () => true,
  check(state, { plane: id, seat }) {
    const wrong = ownRefusal(state, id, seat)
    if (wrong) return [wrong]
    return broken(plane(state, id).gloc > 0 && no('BR-06', 'helpless', { plane: id }))
  },
  apply(draft, { plane: id, throttle, seat }, io) {
    amend(draft, id, { throttle })
    io.emit?.({ type: 'throttleSet', rule: 'BR-06', audience: [seat], plane: id, throttle })
  },
}

/** @rule OTR1-20.2-flap-gear-timing */
export const setFlaps: Rules['setFlaps'] = {
  phases: ['plot'],
  answers: ['plot'],
  listed: 'all',
  changeable: true,
  secret: () => true,
  check(state, { plane: id, seat, flaps }) {
    const wrong = ownRefusal(state, id, seat)
    if (wrong) return [wrong]
    return flapsProblems(state, id, flaps)
  },
  apply(draft, { plane: id, flaps, seat }, io) {
    amend(draft, id, { flaps })
    io.emit?.({ type: 'flapsSet', rule: 'BR-16', audience: [seat], plane: id, flaps })
  },
}

/** @rule OTR1-20.2-flap-gear-timing HR-11 */
export const setGear: Rules['setGear'] = {
  phases: ['plot'],
  answers: ['plot'],
  listed: 'all',
  changeable: true,
  secret: () => true,
  check(state, { plane: id, seat, gear }) {
    const wrong = ownRefusal(state, id, seat)
    if (wrong) return [wrong]
    return gearProblems(state, id, gear)
  },
  apply(draft, { plane: id, gear, seat }, io) {
    amend(draft, id, { gear })
    io.emit?.({ type: 'gearSet', rule: gearRule(draft), audience: [seat], plane: id, gear })
  },
}

/** @rule OTR1-13-bomb-bay OTR2-13-bomb-bay */
export const setBay: Rules['setBay'] = {
  phases: ['plot'],
  answers: ['plot'],
  listed: 'all',
  changeable: true,
  secret: () => true,
  check(state, { plane: id, seat, bay }) {
    const wrong = ownRefusal(state, id, seat)
    if (wrong) return [wrong]
    return bayProblems(state, id, bay)
  },
  apply(draft, { plane: id, bay, seat }, io) {
    amend(draft, id, { bay })
    const { rule } = draft.config.law.topics['bay.decel']
    io.emit?.({ type: 'baySet', rule, audience: [seat], plane: id, bay })
  },
}

/** @rule OTR1-11.2-engine-shutdown BR-39 */
export const shutdownEngine: Rules['shutdownEngine'] = {
  phases: ['plot'],
  answers: ['plot'],
  listed: 'all',
  changeable: true,
  secret: () => true,
  check(state, { plane: id, seat }) {
    const wrong = ownRefusal(state, id, seat)
    return wrong ? [wrong] : shutdownProblems(state, id)
  },
  apply(draft, { plane: id, seat }, io) {
    amend(draft, id, { shutdown: true })
    io.emit?.({ type: 'shutdownSet', rule: shutdownRule(draft), audience: [seat], plane: id })
  },
}

/** @rule OTR2-8.6-formation-types HR-12 */
export const loosenFormation: Rules['loosenFormation'] = {
  phases: ['plot'],
  answers: ['plot'],
  listed: 'all',
  changeable: true,
  secret: () => true,
  check(state, { plane: id, seat }) {
    const wrong = ownRefusal(state, id, seat)
    return wrong ? [wrong] : loosenProblems(state, id)
  },
  apply(draft, { plane: id, seat }, io) {
    amend(draft, id, { loosen: true })
    io.emit?.({ type: 'loosenSet', rule: formationRule(draft), audience: [seat], plane: id })
  },
}

/** @rule HR-03 */
export const endPlot: Rules['endPlot'] = {
  phases: ['plot'],
  answers: ['plot'],
  listed: 'all',
  check: () => kept,
  apply(draft, { seat }, io) {
    const done = answer(draft, seat) !== undefined
    io.emit?.({ type: 'plotEnded', rule: 'HR-03', audience: 'all', seat })
    if (done) showPlot(draft, io)
  },
}

// ---------------------------------------------------------------------------------------- one aircraft after another

/** The aircraft that is asked; only its owner's answer for it counts. @rule HR-06 */
export const askedRefusal = (state: State, id: string): readonly Violation<RuleId>[] =>
  state.asked[0] === id ? kept : [no('HR-06', 'not-asked', { plane: id, expected: state.asked[0] as string })]

/** @rule FW-4.5-deliberate-spin */
export const declareSpin: Rules['declareSpin'] = {
  phases: ['plot'],
  answers: ['spin'],
  listed: 'all',
  check: (state, { plane: id }) => askedRefusal(state, id),
  apply(draft, { plane: id }, io) {
    draft.asked = draft.asked.slice(1)
    draft.spins = [...draft.spins, id]
    io.emit?.({ type: 'spinDeclared', rule: 'FW-4.5-deliberate-spin', audience: 'all', plane: id })
    askSpins(draft, io)
  },
}

/** @rule FW-4.5-deliberate-spin */
export const declineSpin: Rules['declineSpin'] = {
  phases: ['plot'],
  answers: ['spin'],
  listed: 'all',
  check: (state, { plane: id }) => askedRefusal(state, id),
  apply(draft, { plane: id }, io) {
    draft.asked = draft.asked.slice(1)
    io.emit?.({ type: 'spinDeclined', rule: 'FW-4.5-deliberate-spin', audience: 'all', plane: id })
    askSpins(draft, io)
  },
}

/** @rule OTR1-8.1e-tailing */
export const declareTail: Rules['declareTail'] = {
  phases: ['plot'],
  answers: ['tail'],
  listed: 'all',
  check(state, { plane: id, target }) {
    const other = askedRefusal(state, id)
    if (other.length > 0) return other
    if (tailTargets(state, id).includes(target)) return kept
    return [no(untailable(state, id, target), 'cannot-tail', { plane: id, target })]
  },
  apply(draft, { plane: id, target }, io) {
    draft.asked = draft.asked.slice(1)
    edit(draft, id).tail = target
    io.emit?.({ type: 'tailDeclared', rule: tailRule(draft, id, target)!, audience: 'all', plane: id, target })
    askTails(draft, io)
  },
}

/** The rule by which a target cannot be tailed. */
function untailable(state: State, id: string, target: string): RuleId {
  const isFoe = Object.hasOwn(state.planes, target) && flyerOf(state, target).side !== flyerOf(state, id).side
  if (!isFoe || plane(state, target).out) return 'BR-20'
  if (plane(state, id).blind.includes(target)) return 'BR-21'
  return isLowerClass(state, id, target) ? 'FW-8.1e-class' : state.config.law.topics['tail.arc'].rule
}

/** @rule BR-20 */
export const declineTail: Rules['declineTail'] = {
  phases: ['plot'],
  answers: ['tail'],
  listed: 'all',
  check: (state, { plane: id }) => askedRefusal(state, id),
  apply(draft, { plane: id }, io) {
    draft.asked = draft.asked.slice(1)
    io.emit?.({ type: 'tailDeclined', rule: 'BR-20', audience: 'all', plane: id })
    askTails(draft, io)
  },
}

// ---------------------------------------------------------------------------------------- initiative

/** Engines shut down, spins, initiative, each by id, then ties. @rule BR-19 */
export const rollInitiative: Rules['rollInitiative'] = {
  phases: ['plot'],
  answers: ['initiative'],
  listed: 'all',
  check: () => kept,
  apply(draft, _action, io) {
    for (const id of flying(draft)) rollShutdown(draft, id, io)
    for (const id of flying(draft)) {
      if (plane(draft, id).stall === 'stalled') rollSpin(draft, id, draft.spins.includes(id), io)
    }
    draft.spins = []
    const able = flying(draft).filter((id) => !isHelpless(draft, id))
    for (const id of able) rollOne(draft, id, io)
    breakTies(draft, able, io)
    for (const id of able) tellLeader(draft, id, io)
    const led = able.filter((id) => plane(draft, id).tail === null && leaderOf(draft, id) !== null)
    for (const id of led) if (plane(draft, id).fixed) takeNumber(draft, id, true, io)
    draft.asked = led.filter((id) => !plane(draft, id).fixed)
    askWingmen(draft, io)
  },
}

/** A wingman out of place, or whose leader is too green, has nobody's number but his own. @rule FW-12.2-green-leader HR-09 */
function tellLeader(draft: Draft, id: string, io: Table): void {
  const leader = headOf(draft, id)
  if (leader === null || leaderOf(draft, id) !== null) return
  if (mayLead(flyerOf(draft, leader))) {
    io.emit?.({ type: 'outOfFormation', rule: formationRule(draft), audience: 'all', plane: id, leader })
    return
  }
  const rule = citing(draft.config.law, 'FW-12.2-green-leader', 'HR-09')
  const { quality } = flyerOf(draft, leader).pilot
  io.emit?.({ type: 'leaderUnfit', rule, audience: 'all', plane: id, leader, quality })
}

/** Numbers are kept in hundredths, so that a tie-breaking die finds room. */
const SCALE = 100

function rollOne(draft: Draft, id: string, io: Table): void {
  const die = io.die(`initiative ${id}`, 10)
  const { quality, ace } = flyerOf(draft, id).pilot
  const { initiative } = draft.config.base
  const modifiers: Modifier<RuleId>[] = []
  if (initiative[quality] !== 0) modifiers.push({ rule: 'BR-19', label: quality, value: initiative[quality] })
  if (ace && initiative.ace !== 0) modifiers.push({ rule: 'BR-19', label: 'ace', value: initiative.ace })
  const place = advantageOf(draft, id) * initiative.position
  if (place !== 0) modifiers.push({ rule: 'BR-19', label: place > 0 ? 'behind-a-foe' : 'foe-behind', value: place })
  const sum = die + total(modifiers)
  edit(draft, id).initiative = sum * SCALE
  io.emit?.({ type: 'initiativeRolled', rule: 'BR-19', audience: 'all', plane: id, die, modifiers, total: sum })
}

/** A fresh die each for those who tie; who still ties moves in order of the ids. */
function breakTies(draft: Draft, able: readonly string[], io: Table): void {
  const rolled = able.map((id) => plane(draft, id).initiative)
  const tied = able.filter((_, i) => rolled.indexOf(rolled[i]!) !== i || rolled.lastIndexOf(rolled[i]!) !== i)
  for (const id of tied) {
    const die = io.die(`tie ${id}`, 10)
    edit(draft, id).initiative! += die
    io.emit?.({ type: 'tieRolled', rule: 'BR-19', audience: 'all', plane: id, die })
  }
}

const wing = (rides: boolean): Rules['rideLeader'] & Rules['ownInitiative'] => ({
  phases: ['plot'],
  answers: ['wing'],
  listed: 'all',
  check: (state, { plane: id }) => askedRefusal(state, id),
  apply(draft, { plane: id }, io) {
    draft.asked = draft.asked.slice(1)
    takeNumber(draft, id, rides, io)
    askWingmen(draft, io)
  },
})

/** A wingman moves with his leader, or on his own number. @rule HR-09 */
function takeNumber(draft: Draft, id: string, rides: boolean, io: Table): void {
  edit(draft, id).rides = rides
  const leader = rides ? leaderOf(draft, id) : null
  io.emit?.({ type: 'initiativeTaken', rule: 'HR-09', audience: 'all', plane: id, leader })
}

/** @rule HR-09 */
export const rideLeader: Rules['rideLeader'] = wing(true)
/** @rule HR-09 */
export const ownInitiative: Rules['ownInitiative'] = wing(false)
