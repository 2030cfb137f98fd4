/** The end of a turn: jams, fires, oxygen, spins, speed, victory. */
import { type ActionRules, type Io, kept, type Modifier, total } from '../../../core/index.js'
import { isWithoutOxygen } from '../aircraft/criticals.js'
import { endShutdown } from '../aircraft/engines.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { oxygenCheck, oxygenGrace, oxygenVictims } from '../errata/functions/damage.js'
import type { Band } from '../errata/vocabulary.js'
import { bandOf } from '../flight/airspace.js'
import { diveSpeed, minimumSpeed, nextSpeed } from '../flight/energy.js'
import { poster, powerLines, upkeepLines } from '../flight/ledger.js'
import { spinModifiers } from '../flight/stalls.js'
import { reloadFlak } from '../gunnery/flak.js'
import {
  arm,
  type Craft,
  craftOf,
  type Draft,
  type Edited,
  edit,
  type FightingWings,
  plane,
  SEATS,
  type State,
} from '../state/state.js'
import { keepLookout } from '../turn/lookout.js'
import { askCrews, beginTurn, finishGame, inDanger, jammed, question } from '../turn/sequence.js'
import { isBroken } from '../turn/victory.js'
import { hit } from './attack.js'
import { destroy } from './finish.js'

type Rules = ActionRules<FightingWings>
type Table = Io<FightingWings>

// ---------------------------------------------------------------------------------------- jams

/** @rule FW-10.2-temp-jams */
export const clearJam: Rules['clearJam'] = {
  phases: ['end'],
  answers: ['jams'],
  listed: 'all',
  check(state, { plane: id, seat, weapon }) {
    const can = jammed(state, seat).some(([one, gun]) => one === id && gun === weapon)
    return can ? kept : [no('FW-10.2-temp-jams', 'jam-stays', { weapon, why: 'not jammed for now, or flown too hard' })]
  },
  apply(draft, { plane: id, seat, weapon }, io) {
    const { rule, value: need } = draft.config.law.topics['jam.clearOn']
    const die = io.die(`clear ${id} ${weapon}`, 10)
    const jam = die <= need ? 'no' : 'perm'
    const at = edit(draft, id)
    arm(at, weapon, { ammo: at.weapons[weapon]!.ammo, jam })
    io.emit?.({ type: 'jamTried', rule, audience: 'all', plane: id, weapon, die, need, jam })
    if (jammed(draft, seat).length === 0) afterJams(draft, seat)
  },
}

/** @rule HR-07 */
export const endJams: Rules['endJams'] = {
  phases: ['end'],
  answers: ['jams'],
  listed: 'all',
  check: () => kept,
  apply(draft, { seat }, io) {
    io.emit?.({ type: 'jamsLeft', rule: 'HR-07', audience: 'all', seat })
    afterJams(draft, seat)
  },
}

function afterJams(draft: Draft, seat: 'blue' | 'red'): void {
  const next = SEATS.slice(SEATS.indexOf(seat) + 1).find((other) => jammed(draft, other).length > 0)
  if (next === undefined) askCrews(draft, SEATS)
  else question(draft, 'jams', [next])
}

// ---------------------------------------------------------------------------------------- crews

/** @rule HR-10 */
export const bailOut: Rules['bailOut'] = {
  phases: ['end'],
  answers: ['bail'],
  listed: 'all',
  check: (state, { plane: id, seat }) =>
    inDanger(state, seat).includes(id) ? kept : [no('HR-10', 'no-bail-out', { plane: id })],
  apply(draft, { plane: id, seat }, io) {
    const at = edit(draft, id)
    const { q, r, alt } = at
    const jump = rollJump(draft, id, io)
    at.out = true
    if (jump.opened) draft.parachutes = [...draft.parachutes, { plane: id, q, r, alt, hits: 0, wounds: 0 }]
    io.emit?.({ type: 'bailedOut', rule: 'HR-10', audience: 'all', plane: id, alt, ...jump })
    if (inDanger(draft, seat).length === 0) afterCrews(draft, seat)
  },
}

/** Do the parachutes open? @rule HR-10 FW-4.5-stall-restrictions */
function rollJump(state: State, id: string, io: Table) {
  const { speed, stall, alt, wounds } = plane(state, id)
  const { need, speed: easy, low, lowAdds, woundAdds } = state.config.base.bailOut
  const isSpinning = stall === 'spinning' && state.config.law.live['FW-4.5-stall-restrictions']
  const all: readonly Modifier<RuleId>[] = [
    { rule: 'HR-10', label: 'speed', value: isSpinning ? 0 : Math.max(0, (speed - easy) >> 1) },
    { rule: 'HR-10', label: 'low', value: alt < low ? lowAdds : 0 },
    { rule: 'HR-10', label: 'wounded', value: wounds.crew > 0 ? woundAdds : 0 },
  ]
  const modifiers = all.filter(({ value }) => value !== 0)
  const die = io.die(`bail out ${id}`, 10)
  const sum = die + total(modifiers)
  return { die, modifiers, total: sum, need, opened: sum <= need }
}

/** @rule HR-10 */
export const stayAboard: Rules['stayAboard'] = {
  phases: ['end'],
  answers: ['bail'],
  listed: 'all',
  check: () => kept,
  apply(draft, { seat }, io) {
    io.emit?.({ type: 'stayedAboard', rule: 'HR-10', audience: 'all', seat })
    afterCrews(draft, seat)
  },
}

const afterCrews = (draft: Draft, seat: 'blue' | 'red'): void => askCrews(draft, SEATS.slice(SEATS.indexOf(seat) + 1))

/** Every crew in the air comes down, until it is on the ground. @rule FW-20.3.1-parachutists */
function comeDown(draft: Draft, io: Table): void {
  if (draft.parachutes.length === 0) return
  const { rule, value } = draft.config.law.topics['chute.descentInc']
  const lower = draft.parachutes.map((one) => ({ ...one, alt: Math.max(0, one.alt - value) }))
  draft.parachutes = lower.filter(({ alt }) => alt > 0)
  for (const { plane: id, alt } of lower) io.emit?.({ type: 'parachuteMoved', rule, audience: 'all', plane: id, alt })
}

// ---------------------------------------------------------------------------------------- the books

/** Fires and oxygen, spins, then speed and structure, then the lookout, each by id; then victory. @rule HR-07 */
export const endTurn: Rules['endTurn'] = {
  phases: ['end'],
  answers: ['book'],
  listed: 'all',
  check: () => kept,
  apply(draft, _action, io) {
    for (const step of STEPS) for (const id in draft.planes) if (!plane(draft, id).out) step(draft, id, io)
    for (const id in draft.planes) if (plane(draft, id).move !== null) edit(draft, id).move = null
    for (const id in draft.planes) keepLookout(draft, id, io)
    comeDown(draft, io)
    if (draft.config.targets.length > 0) reloadFlak(draft)
    conclude(draft, io)
  },
}

/** A burning engine: a low die destroys, a high one puts the fire out. @rule FW-CRIT-engine BR-27 */
function burn(draft: Draft, id: string, io: Table): void {
  if (!plane(draft, id).wounds.fire) return
  const at = edit(draft, id)
  const die = io.die(`fire ${id}`, 10)
  const [destroys, out] = draft.config.base.criticals.fire
  const result = die <= destroys ? 'destroyed' : die >= out ? 'out' : 'burning'
  io.emit?.({ type: 'fireRolled', rule: 'BR-27', audience: 'all', plane: id, die, result })
  if (result === 'out') at.wounds = { ...at.wounds, fire: false }
  if (result === 'destroyed') destroy(draft, id, 'BR-27', io)
}

/** Without oxygen: turns of grace, then rolls from ML up. @rule FW-11.3-oxygen */
function breathe(draft: Draft, id: string, io: Table): void {
  if (!isWithoutOxygen(draft, id) || !draft.config.law.live['FW-11.3-oxygen']) return
  const at = edit(draft, id)
  const band = bandOf(draft.config.base, at.alt)
  const grace = at.wounds.grace ?? graceIn(band)
  at.wounds = { ...at.wounds, grace: Math.max(0, grace - 1) }
  if (grace > 0 || isThick(band) || at.gloc > 0) return
  const die = io.die(`oxygen ${id}`, 10)
  const check = oxygenCheck(die, band)
  const isFaint = check.ok && check.value
  const second = isFaint ? io.die(`blackout ${id}`, 10) : null
  const answer = second === null ? null : oxygenVictims(second, at.alt * 100)
  const victims = answer?.ok ? answer.value : 0
  if (victims > 0 && craftOf(draft, id).guns.length === 0) {
    at.gloc = draft.config.base.gloc.faint
    at.wounds = { ...at.wounds, fainted: true }
  }
  io.emit?.({ type: 'oxygenRolled', rule: 'FW-11.3-oxygen', audience: 'all', plane: id, die, second, victims })
}

/** Below ML the air is thick enough to breathe. @rule FW-11.3-oxygen */
const isThick = (band: Band): boolean => band === 'VL' || band === 'LO'

const graceIn = (band: Band): number => {
  const answer = oxygenGrace(band)
  return answer.ok ? answer.value : 0
}

/** Lost coolant takes power every second turn. @rule BR-27 */
function leak(draft: Draft, id: string, io: Table): void {
  const { coolant, power } = plane(draft, id).wounds
  if (coolant === null) return
  const at = edit(draft, id)
  const loses = coolant > 0 && coolant % 2 === 0 && power < 50
  at.wounds = { ...at.wounds, coolant: Math.min(100, coolant + 1), power: loses ? power + 1 : power }
  if (loses) io.emit?.({ type: 'coolantLost', rule: 'BR-27', audience: 'all', plane: id, power: power + 1 })
}

/** One aircraft's books. */
function settle(draft: Draft, id: string, io: Table): void {
  const at = edit(draft, id)
  if (at.move!.helpless) comeTo(draft, at)
  if (at.stall === 'spinning' && at.stallTurns > 0) recover(draft, id, at, io)
  else updateSpeed(draft, id, at, craftOf(draft, id), io)
}

/** A turn without command is over; who has fainted without oxygen comes to only below ML. @rule FW-11.3-oxygen */
function comeTo(draft: Draft, at: Edited): void {
  at.surprised = Math.max(0, at.surprised - 1)
  const { fainted } = at.wounds
  if (fainted && !isThick(bandOf(draft.config.base, at.alt))) return
  at.gloc = Math.max(0, at.gloc - 1)
  if (fainted && at.gloc === 0) at.wounds = { ...at.wounds, fainted: false }
}

/** What the books look at, one aircraft after another for each. */
const STEPS = [burn, breathe, leak, settle, endShutdown]

/** @rule BR-15 */
function recover(draft: Draft, id: string, at: Edited, io: Table): void {
  const die = io.die(`recovery ${id}`, 10)
  const modifiers = spinModifiers(draft, id, false)
  const need = draft.config.base.spin.recoversOn
  const sum = die + total(modifiers)
  const recovered = sum <= need
  io.emit?.({
    type: 'spinRecovered',
    rule: 'BR-15',
    audience: 'all',
    plane: id,
    die,
    modifiers,
    total: sum,
    need,
    recovered,
  })
  if (!recovered) return
  at.stall = 'none'
  at.stallTurns = 0
  at.bank = 'LVL'
}

/** From the ledger to the speed of the next turn. @rule BR-05 */
function updateSpeed(draft: Draft, id: string, at: Edited, craft: Craft, io: Table): void {
  const put = poster(at, id, io)
  powerLines(draft, at, craft, put)
  upkeepLines(draft, at, put)
  let net = at.accel
  for (const { points } of at.move!.ledger) net += points
  const { speed, carry, limit } = nextSpeed(draft, at, craft, net)
  at.speed = speed
  at.accel = carry
  if (limit !== null) tellLimit(draft, id, limit, io)
  if (io.emit !== undefined) tellSpeed(id, at, net, io)
  if (speed > diveSpeed(draft, at, craft)) strain(draft, id, io)
  if (at.stall === 'stalled') endStall(draft, id, at, io)
}

/** @rule BR-14 */
function tellLimit(draft: Draft, id: string, limit: 'attainable' | 'terminal' | 'floor', io: Table): void {
  const isBook = limit === 'attainable' && draft.config.law.live['FW-11-13-attainable']
  const rule = isBook ? 'FW-11-13-attainable' : 'BR-14'
  io.emit?.({ type: 'speedCapped', rule, audience: 'all', plane: id, speed: edit(draft, id).speed, limit })
}

function tellSpeed(id: string, { speed: to, accel: carry, move }: Edited, net: number, io: Table): void {
  const { start: from, ledger } = move!
  io.emit?.({
    ...({ type: 'speedChanged', rule: 'BR-05', audience: 'all', plane: id, from, to, net, carry } as const),
    ledger: ledger.map((line) => ({ ...line })),
  })
}

/** @rule BR-14 */
function strain(draft: Draft, id: string, io: Table): void {
  const { holdsOn: need, hits: loss } = draft.config.base.structure
  const die = io.die(`structure ${id}`, 10)
  const hits = die <= need ? 0 : loss
  io.emit?.({ type: 'structureRolled', rule: 'BR-14', audience: 'all', plane: id, die, need, hits })
  if (hits > 0) hit(draft, id, hits, io)
}

/** A stall ends with enough speed. @rule BR-15 */
function endStall(draft: Draft, id: string, at: Edited, io: Table): void {
  if (at.speed < minimumSpeed(draft, id)) return
  at.stall = 'none'
  at.stallTurns = 0
  const { rule } = draft.config.law.topics['stall.nextTypeAs']
  io.emit?.({ type: 'recovered', rule, audience: 'all', plane: id })
}

/** Broken off, out of turns, or on to the next turn. @rule BR-32 */
function conclude(draft: Draft, io: Table): void {
  const broken = SEATS.filter((seat) => isBroken(draft, seat))
  for (const seat of broken) io.emit?.({ type: 'brokeOff', rule: 'BR-32', audience: 'all', seat })
  if (broken.length > 0 || draft.turn >= draft.config.turns) finishGame(draft, io)
  else beginTurn(draft, draft.turn + 1, io)
}
