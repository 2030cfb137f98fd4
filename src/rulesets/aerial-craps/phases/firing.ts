/** 3.10 Firing, and A1 A2 crew-served weapons. */
import { type ActionRules, broken, type Modifier, type Violation } from '../../../core/index.js'
import { changeCv, changeObserverCv, hasEnemy } from '../aircraft/cv.js'
import { no } from '../book/messages.js'
import type { Options } from '../book/options.js'
import type { RuleId } from '../book/rules.js'
import { burstCap, type Tables } from '../book/tables.js'
import { distanceOf, knownArea, levelsUp } from '../flight/areas.js'
import {
  type AerialCraps,
  type Attack,
  type Crew,
  cardOf,
  craft,
  type Draft,
  flying,
  isFlying,
  pilotOf,
  type State,
  type Steps,
  type Table,
} from '../state/state.js'
import {
  answered,
  asked,
  checkPay,
  countOf,
  doAll,
  doNext,
  nextToAsk,
  outside,
  pay,
  pend,
  restOf,
  sequence,
  throwDice,
} from '../turn/tasks.js'
import { suffer } from './damage.js'
import { finishIfDecided } from './end.js'
import { byPosted } from './initiative.js'
import { changeGun } from './maintenance.js'

type Rules = ActionRules<AerialCraps>
type Broken = readonly Violation<RuleId>[]

// ---------------------------------------------------------------------------------------- who can fire at whom

/** Whom one man of an aircraft can fire at; null if nobody. @rule AC-3.10-1 */
export const targetOf = (state: State, ac: string, crew: Crew): string | null =>
  crew === 'observer'
    ? (craft(state, ac).observer?.target ?? null)
    : hasEnemy(state, ac)
      ? craft(state, ac).target
      : null

/** The CV of pilot or observer. @rule AC-0.131-1 */
export const cvOf = (state: State, ac: string, crew: Crew): number =>
  crew === 'pilot' ? craft(state, ac).cv : (craft(state, ac).observer?.cv ?? 0)

/** The range, one more for a firer one level below; null if there is no attack. @rule AC-3.10-6 */
export function rangeOf(state: State, ac: string, target: string, crew: Crew): 0 | 1 | null {
  const distance = distanceOf(state, ac, target)
  const up = levelsUp(state, ac, target)
  const { simpleLevels, flexibleUpRange } = state.config.options
  if (distance > 1 || Math.abs(up) > 1) return null
  const waived = simpleLevels || (crew === 'observer' && flexibleUpRange === 'waived')
  const range = distance + (up === 1 && !waived ? 1 : 0)
  return range > 1 ? null : (range as 0 | 1)
}

/** Does a flexible gun bear? @rule AC-A1-1 */
function bears(state: State, ac: string, target: string, mount: string): boolean {
  const up = levelsUp(state, ac, target)
  if (up < 0) return false
  const area = knownArea(state, ac, target)
  if (up > 0 || area <= 0) return true
  return mount === 'front' ? area <= 3 : area >= 4
}

/** The guns that take part: working, loaded, the pilot's fixed or those of the observer that bear. @rule AC-3.11-3 */
export function gunsIn(state: State, ac: string, crew: Crew, target: string): readonly number[] {
  const { guns } = craft(state, ac)
  const found: number[] = []
  for (let i = 0; i < guns.length; i++) if (takesPart(state, ac, crew, target, i)) found.push(i)
  return found
}

function takesPart(state: State, ac: string, crew: Crew, target: string, gun: number): boolean {
  const { flexible, mount } = cardOf(state, ac).guns[gun]!
  const { state: condition, ammo } = craft(state, ac).guns[gun]!
  if (flexible !== (crew === 'observer') || condition !== 'ok' || ammo === 0) return false
  return crew === 'pilot' || bears(state, ac, target, mount)
}

const ratingOf = (state: State, ac: string, guns: readonly number[]): number => {
  let rating = 0
  for (const gun of guns) rating += cardOf(state, ac).guns[gun]!.rating
  return rating
}

/** Must it be pitched toward the target's level, and is it not? @rule AC-3.10-8 */
function isPitchedAway(state: State, ac: string, target: string, crew: Crew): boolean {
  const { adjacentLevelPitch, simpleLevels } = state.config.options
  const up = levelsUp(state, ac, target)
  if (!adjacentLevelPitch || simpleLevels || crew === 'observer' || up === 0) return false
  return Math.sign(craft(state, ac).pitch) !== Math.sign(up)
}

/** Every reason why this man cannot fire at all. @rule AC-3.10-1 */
function checkFirer(state: State, ac: string, crew: Crew): Broken {
  if (crew === 'observer' && craft(state, ac).observer === null) return [no('AC-A2-1', 'no-observer', { ac })]
  const target = targetOf(state, ac, crew)
  const { condition, maintenance } = craft(state, ac)
  const cannot = (rule: RuleId, why: string) => no(rule, 'cannot-fire', { ac, why })
  if (target === null) return [cannot('AC-3.10-1', 'it has no target')]
  const own = crew === 'observer' ? 'AC-A2-6' : 'AC-3.10-1'
  const unable = broken(
    cvOf(state, ac, crew) < 1 && cannot(own, 'it has no CV'),
    condition !== 'ok' && cannot(own, `it is ${condition}`),
    maintenance !== null && cannot(crew === 'observer' ? 'AC-A2-6' : 'AC-1.50-1', 'it is busy'),
    rangeOf(state, ac, target, crew) === null && cannot('AC-3.10-7', 'the target is out of range'),
    isPitchedAway(state, ac, target, crew) && cannot('AC-3.10-8', 'it is not pitched toward the target'),
  )
  if (unable.length > 0 || gunsIn(state, ac, crew, target).length > 0) return unable
  const lower = crew === 'observer' && levelsUp(state, ac, target) < 0
  return [cannot(lower ? 'AC-A1-97' : crew === 'observer' ? 'AC-A1-1' : 'AC-3.10-1', 'no gun bears')]
}

/** The longest burst. @rule AC-3.10-9 */
export function burstLimit(state: State, ac: string, target: string): number {
  const own = craft(state, ac)
  const other = craft(state, target)
  return burstCap(state.config.tables, Math.abs(own.speed - other.speed), own.mtLevel + other.mtLevel)
}

// ---------------------------------------------------------------------------------------- the pool

/** Dice of an attack, and how many of them Pilot Points bought. @rule AC-3.10-4 */
export function attackDice(
  tables: Tables,
  rounding: Options['attackRounding'],
  attack: {
    readonly cv: number
    readonly rating: number
    readonly pp: number
    readonly range: 0 | 1
    readonly burst: number
  },
): { readonly dice: number; readonly pilot: number } {
  const factor = (tables.rangeHalves[attack.range] * tables.burstHalves[(attack.burst - 1) as 0 | 1 | 2]) / 4
  const exact = (attack.cv * attack.rating + attack.pp) * factor
  const dice =
    rounding === 'floor' ? Math.floor(exact) : rounding === 'ceil' ? Math.ceil(exact) : Math.floor(exact + 0.5)
  return { dice, pilot: Math.min(dice, Math.floor(attack.pp * factor)) }
}

/** Dice of the attack that one man of an aircraft would make. */
function poolFor(state: State, ac: string, crew: Crew, cv: number, pp: number, burst: number) {
  const target = targetOf(state, ac, crew) as string
  const rating = ratingOf(state, ac, gunsIn(state, ac, crew, target))
  const range = rangeOf(state, ac, target, crew) as 0 | 1
  const { tables, options } = state.config
  return { ...attackDice(tables, options.attackRounding, { cv, rating, pp, range, burst }), target, rating, range }
}

/** @rule AC-3.10-3 */
export const fire: Rules['fire'] = {
  phases: ['combat'],
  answers: ['attack'],
  listed: 'some',
  check(state, { crew, cv, pp, burst }) {
    const task = asked<'attack'>(state)
    const { ac } = task
    if (task[crew]) return [no('AC-3.10-1', 'cannot-fire', { ac, why: 'it has fired' })]
    const able = checkFirer(state, ac, crew)
    if (able.length > 0) return able
    return checkAttack(state, ac, crew, cv, pp, burst)
  },
  apply(draft, { crew, cv, pp, burst }, io) {
    const task = answered<'attack'>(draft)
    doNext(draft, { ...task, [crew]: true })
    shoot(draft, task.ac, crew, cv, pp, burst, io)
  },
}

function checkAttack(state: State, ac: string, crew: Crew, cv: number, pp: number, burst: number): Broken {
  const have = cvOf(state, ac, crew)
  const whole = crew === 'observer' || Number.isInteger(cv)
  const most = burstLimit(state, ac, targetOf(state, ac, crew) as string)
  const limits = [
    ...broken(
      (cv < 1 || cv > have || !whole) && no('AC-3.10-3', 'not-enough-cv', { ac, have }),
      (burst < 1 || burst > most) && no('AC-3.10-9', 'burst-too-long', { most }),
      crew === 'observer' && pp > 0 && no('AC-A2-6', 'out-of-range', { what: 'pp', least: 0, most: 0 }),
    ),
    ...checkPay(state, ac, pp, 'AC-3.10-3'),
  ]
  if (limits.length > 0) return limits
  return broken(poolFor(state, ac, crew, cv, pp, burst).dice < 1 && no('AC-3.10-5', 'empty-attack', {}))
}

function shoot(draft: Draft, ac: string, crew: Crew, cv: number, pp: number, burst: number, io: Table): void {
  const { dice: all, pilot: bought, target, rating, range } = poolFor(draft, ac, crew, cv, pp, burst)
  pay(draft, ac, pp, io, 'AC-3.10-3')
  const dice = throwDice(io, 'attack', ac, all - bought)
  const pilot = throwDice(io, 'pilot attack', ac, bought)
  const hits = countOf(dice, 6) + countOf(pilot, 6)
  const ones = countOf(dice, 1)
  const guns = [...gunsIn(draft, ac, crew, target)].sort((a, b) => byId(draft, ac, a, b))
  useAmmo(draft, ac, guns, burst)
  draft.attacks.push({ by: ac, crew, target, cv, hits, ones, criticals: 0, guns })
  io.emit?.({
    type: 'fired',
    rule: crew === 'pilot' ? 'AC-3.20-1' : 'AC-A2-6',
    audience: 'all',
    ac,
    crew,
    target,
    cv,
    range,
    burst,
    dice,
    pilot,
    hits,
    modifiers: attackLines(draft, rating, cv, pp, range, burst),
  })
  if (!draft.config.options.simultaneousFire) doNext(draft, { do: 'resolveAttacks' })
  doNext(draft, { do: 'cancelJam', spare: crew === 'pilot' ? craft(draft, ac).pp : 0 }, { do: 'trade' })
}

const attackLines = (
  { config: { tables } }: State,
  rating: number,
  cv: number,
  pp: number,
  range: 0 | 1,
  burst: number,
): readonly Modifier<RuleId>[] => [
  { rule: 'AC-3.10-3', label: 'CV by gun rating', value: cv * rating },
  ...(pp > 0 ? ([{ rule: 'AC-3.11-2', label: 'Pilot Points', value: pp }] as const) : []),
  { rule: 'AC-3.10-6', label: 'range, in halves', value: tables.rangeHalves[range] },
  { rule: 'AC-3.10-4', label: 'burst, in halves', value: tables.burstHalves[(burst - 1) as 0 | 1 | 2] },
]

const byId = (state: State, ac: string, a: number, b: number): number =>
  cardOf(state, ac).guns[a]!.id < cardOf(state, ac).guns[b]!.id ? -1 : 1

/** Each gun of the attack spends its bursts. @rule AC-1.51-2 */
function useAmmo(draft: Draft, ac: string, guns: readonly number[], burst: number): void {
  if (!draft.config.options.ammo) return
  for (const gun of guns) {
    const { ammo } = craft(draft, ac).guns[gun]!
    if (ammo !== null) changeGun(draft, ac, gun, { ammo: Math.max(0, ammo - burst) })
  }
}

// ---------------------------------------------------------------------------------------- 3.11 jams

const current = (state: State): Attack => state.attacks[state.attacks.length - 1] as Attack
const JAM = 3

/** @rule AC-3.11-1 */
export const cancelJam: Rules['cancelJam'] = {
  phases: ['combat'],
  answers: ['cancelJam'],
  listed: 'all',
  check(state, { pp }) {
    const { by, ones } = current(state)
    return checkPay(state, by, pp, 'AC-3.11-1', ones)
  },
  apply(draft, { pp }, io) {
    answered(draft)
    const { by, ones } = current(draft)
    pay(draft, by, pp, io, 'AC-3.11-1')
    jam(draft, ones - pp, io)
  },
}

/** Is there only one gun to jam: in the attack, or on the aircraft by the other reading? @rule AC-3.11-1 */
const isLoneGun = (state: State, { by, guns }: Attack): boolean =>
  state.config.options.loneGun === 'inAttack' ? guns.length === 1 : craft(state, by).guns.length === 1

/** Three ones jam one gun, four two; a single gun then for good. @rule AC-3.11-1 */
function jam(draft: Draft, ones: number, io: Table): void {
  if (ones < JAM) return
  const { by, guns } = current(draft)
  const forGood = ones > JAM && isLoneGun(draft, current(draft))
  for (const gun of guns.slice(0, ones > JAM ? 2 : 1)) {
    const state = forGood ? 'jammed-for-good' : 'jammed'
    changeGun(draft, by, gun, { state })
    const { ammo } = craft(draft, by).guns[gun]!
    io.emit?.({
      type: 'gunChanged',
      rule: 'AC-3.11-1',
      audience: 'all',
      ac: by,
      gun: cardOf(draft, by).guns[gun]!.id,
      state,
      ammo,
    })
  }
}

// ---------------------------------------------------------------------------------------- 3.20 hits

const FLEXIBLE_PRICE = 5

/** Hits that buy a critical. @rule AC-0.143-3 */
const priceOf = (state: State, ac: string, crew: Crew): number =>
  crew === 'observer' ? FLEXIBLE_PRICE : pilotOf(state, ac).shooting

/** The most criticals that the hits of this attack buy. @rule AC-3.20-2 */
export const tradeCap = (state: State): number => {
  const { by, crew, hits } = current(state)
  const most = Math.floor(hits / priceOf(state, by, crew))
  return state.config.options.criticalTrades === 'often' ? most : Math.min(1, most)
}

/** @rule AC-3.20-2 */
export const trade: Rules['trade'] = {
  phases: ['combat'],
  answers: ['trade'],
  listed: 'all',
  check: (state, { criticals }) => broken(outside('AC-3.20-2', 'criticals', criticals, 0, tradeCap(state))),
  apply(draft, { criticals }, io) {
    answered(draft)
    const { by, crew, hits } = current(draft)
    const cost = criticals * priceOf(draft, by, crew)
    const at = draft.attacks.length - 1
    draft.attacks[at] = { ...draft.attacks[at]!, hits: hits - cost, criticals }
    io.emit?.({ type: 'criticalsBought', rule: 'AC-3.20-2', audience: 'all', ac: by, hits: cost, criticals })
  },
}

/** The CV that an attack costs. @rule AC-3.12-1 */
export const cvCost = (used: number): number => Math.min(5, used)

function resolve(draft: Draft, { by, crew, target, cv, hits, criticals }: Attack, io: Table): void {
  const cost = 0 - cvCost(cv)
  if (crew === 'observer') changeObserverCv(draft, by, cost, 'AC-3.12-1', io)
  else if (craft(draft, by).target === target) changeCv(draft, by, cost, 'fire', 'AC-3.12-1', io)
  if (hits > 0 || criticals > 0) suffer(draft, target, hits, criticals, 'AC-3.20-3', io)
}

// ---------------------------------------------------------------------------------------- steps

/** Can this aircraft still fire in this phase? */
const canAttack = (state: State, ac: string, pilot = false, observer = false): boolean =>
  (!pilot && canFire(state, ac, 'pilot')) || (!observer && canFire(state, ac, 'observer'))

/** Is there an attack of at least one die? @rule AC-3.10-1 AC-3.10-5 */
export function canFire(state: State, ac: string, crew: Crew): boolean {
  const cv = cvOf(state, ac, crew)
  const target = cv < 1 ? null : targetOf(state, ac, crew)
  if (target === null || rangeOf(state, ac, target, crew) === null) return false
  if (checkFirer(state, ac, crew).length > 0) return false
  const pp = crew === 'pilot' ? craft(state, ac).pp : 0
  return poolFor(state, ac, crew, cv, pp, burstLimit(state, ac, target)).dice > 0
}

const AFTER_ATTACKS = sequence({ do: 'resolveAttacks' }, { do: 'endTurn' })

/** What each task of this phase does. */
export const firingSteps: Steps<'combat' | 'attacks' | 'attack' | 'cancelJam' | 'trade' | 'resolveAttacks'> = {
  combat(draft, _task, io) {
    if (finishIfDecided(draft, io)) return
    draft.phase = 'combat'
    doAll(draft, AFTER_ATTACKS)
    const list = flying(draft)
    if (nextToAsk(draft, list, canAttack) < list.length) doNext(draft, { do: 'attacks', list: byPosted(draft, list) })
  },
  attacks(draft, { list }) {
    const at = nextToAsk(draft, list, canAttack)
    if (at === list.length) return
    const first = { do: 'attack', ac: list[at]!, pilot: false, observer: false } as const
    doNext(draft, first, { do: 'attacks', list: restOf(list, at + 1) })
  },
  attack(draft, task) {
    const { ac, pilot, observer } = task
    if (isFlying(draft, ac) && canAttack(draft, ac, pilot, observer)) pend(draft, task, craft(draft, ac).side)
  },
  cancelJam(draft, task, io) {
    const { by, ones } = current(draft)
    if (ones >= JAM && task.spare > 0) pend(draft, task, craft(draft, by).side)
    else jam(draft, ones, io)
  },
  trade(draft, task) {
    if (tradeCap(draft) > 0) pend(draft, task, craft(draft, current(draft).by).side)
  },
  resolveAttacks(draft, _task, io) {
    const next = draft.attacks.shift()
    if (next === undefined) return
    doNext(draft, { do: 'resolveAttacks' })
    resolve(draft, next, io)
  },
}
