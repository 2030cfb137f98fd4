/** 1.50 Maintenance: reloading, unjamming, fire. */

import { type ActionRules, broken, type Violation } from '../../../core/index.js'
import { dropAll } from '../aircraft/cv.js'
import { writeSheet } from '../aircraft/fate.js'
import { fullAmmo } from '../aircraft/guns.js'
import { burnBoxes, douseRow, isBurning } from '../aircraft/sheet.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { pitchNumber } from '../flight/tests.js'
import {
  type AerialCraps,
  cardOf,
  craft,
  type Draft,
  edit,
  flying,
  type Gun,
  type State,
  type Steps,
  type Table,
} from '../state/state.js'
import {
  answered,
  asked,
  checkPay,
  countOf,
  doNext,
  nextToAsk,
  outside,
  pay,
  pend,
  restOf,
  throwDice,
} from '../turn/tasks.js'
import { finishIfDecided } from './end.js'
import { byInitiative, followersOf } from './initiative.js'

type Rules = ActionRules<AerialCraps>
type Broken = readonly Violation<RuleId>[]
type GunWork = 'reload' | 'unjam'

// ---------------------------------------------------------------------------------------- 1.51 1.52 guns

/** The guns that one kind of work can help. @rule AC-1.51-1 AC-1.52-1 */
export function gunsFor(state: State, ac: string, work: GunWork): readonly number[] {
  const { guns } = craft(state, ac)
  const found: number[] = []
  for (let i = 0; i < guns.length; i++) if (canHelp(state, ac, i, work)) found.push(i)
  return found
}

const canHelp = (state: State, ac: string, gun: number, work: GunWork): boolean =>
  work === 'unjam' ? craft(state, ac).guns[gun]!.state === 'jammed' : needsLoad(state, ac, gun)

function needsLoad(state: State, ac: string, gun: number): boolean {
  const { reloadable } = cardOf(state, ac).guns[gun]!
  const { state: condition, ammo } = craft(state, ac).guns[gun]!
  return reloadable && condition !== 'broken' && ammo !== null && ammo < fullAmmo(state, true)
}

/** Can it fly level without a test? @rule AC-1.50-4 */
export const canLevel = (state: State, ac: string): boolean => {
  const { pitch, condition } = craft(state, ac)
  return condition === 'ok' && (pitch === 0 || pitch === 1)
}

/** Dice that repeated attempts on one gun bring, this attempt included. @rule AC-1.51-1 */
export function freeDice(state: State, ac: string, gun: number): number {
  const { tried, streak } = craft(state, ac).guns[gun]!
  const attempt = tried === state.turn - 1 && tried > 0 ? streak + 1 : 1
  return attempt >= 2 ? attempt : 0
}

function checkGun(state: State, work: GunWork, id: string, dice: number): Broken {
  const { ac } = asked<'maintain'>(state)
  const gun = gunsFor(state, ac, work).find((i) => cardOf(state, ac).guns[i]!.id === id)
  const rule = work === 'reload' ? 'AC-1.51-1' : 'AC-1.52-1'
  if (gun === undefined) return [no(rule, 'no-such-gun', { ac, gun: id })]
  const level = broken(!canLevel(state, ac) && no('AC-1.50-4', 'cannot-level', { ac }))
  const none = dice + freeDice(state, ac, gun) < 1
  return [...level, ...broken(none && no('AC-1.51-1', 'no-dice', {})), ...checkPay(state, ac, dice, 'AC-1.51-1')]
}

const gunRule = (work: GunWork): Rules['reload'] & Rules['unjam'] => ({
  phases: ['housekeeping'],
  answers: ['maintain'],
  listed: 'all',
  check: (state, { gun, dice }) => checkGun(state, work, gun, dice),
  apply(draft, { gun: id, dice }, io) {
    const { ac } = answered<'maintain'>(draft)
    const gun = cardOf(draft, ac).guns.findIndex((one) => one.id === id)
    beginWork(draft, ac, work, 0, 0, io)
    workOn(draft, ac, gun, dice, io)
  },
})

/** @rule AC-1.51-1 */
export const reload: Rules['reload'] = gunRule('reload')
/** @rule AC-1.52-1 */
export const unjam: Rules['unjam'] = gunRule('unjam')

/** The price: the target is lost, and the aircraft moves now, with those on its tail. @rule AC-1.50-3 */
function beginWork(
  draft: Draft,
  ac: string,
  work: GunWork | 'extinguish',
  pitch: number,
  extra: number,
  io: Table,
): void {
  edit(draft, ac).maintenance = work
  dropAll(draft, ac, 'AC-1.50-1', io)
  doNext(draft, { do: 'move', ac, pitch, extra }, { do: 'slots', list: followersOf(draft, ac, io) })
}

function workOn(draft: Draft, ac: string, gun: number, bought: number, io: Table): void {
  const count = bought + freeDice(draft, ac, gun)
  const { tried, streak } = craft(draft, ac).guns[gun]!
  const again = tried === draft.turn - 1 && tried > 0 ? streak + 1 : 1
  const work = craft(draft, ac).maintenance as GunWork
  const rule = work === 'reload' ? 'AC-1.51-1' : 'AC-1.52-1'
  pay(draft, ac, bought, io, rule)
  const dice = io.pool(`${work} ${ac}`, count)
  const ones = countOf(dice, 1)
  const name = cardOf(draft, ac).guns[gun]!.id
  changeGun(draft, ac, gun, { tried: draft.turn, streak: again })
  io.emit?.({ type: 'maintenanceRolled', rule, audience: 'all', ac, gun: name, dice, ones })
  doNext(draft, { do: 'cancelBreak', ac, gun, ones, success: dice.includes(6) })
}

/** Writes to one gun. @rule AC-1.51-1 AC-3.11-1 */
export function changeGun(draft: Draft, ac: string, gun: number, change: Partial<Gun>): void {
  const own = edit(draft, ac)
  const { state, ammo, tried, streak } = own.guns[gun]!
  own.guns = own.guns.map((one, i) => (i === gun ? { state, ammo, tried, streak, ...change } : one))
}

const BREAKS = 3

/** Pilot Points cancel ones before the gun breaks. @rule AC-1.51-1 */
export const cancelBreak: Rules['cancelBreak'] = {
  phases: ['housekeeping'],
  answers: ['cancelBreak'],
  listed: 'all',
  check(state, { pp }) {
    const { ac, ones } = asked<'cancelBreak'>(state)
    return checkPay(state, ac, pp, 'AC-1.51-1', ones)
  },
  apply(draft, { pp }, io) {
    const { ac, gun, ones, success } = answered<'cancelBreak'>(draft)
    pay(draft, ac, pp, io, 'AC-1.51-1')
    settleWork(draft, ac, gun, ones - pp, success, io)
  },
}

/** A broken gun is broken, a six beside the ones or not. @rule AC-1.51-1 */
function settleWork(draft: Draft, ac: string, gun: number, ones: number, success: boolean, io: Table): void {
  const work = craft(draft, ac).maintenance as GunWork
  const saved = success && draft.config.options.breakage === 'sixSaves'
  if (ones >= BREAKS && !saved) changeGun(draft, ac, gun, { state: 'broken' })
  else if (!success) return
  else if (work === 'unjam') changeGun(draft, ac, gun, { state: 'ok', streak: 0 })
  else changeGun(draft, ac, gun, { ammo: fullAmmo(draft, true), streak: 0 })
  const { state, ammo } = craft(draft, ac).guns[gun]!
  const rule = work === 'reload' ? 'AC-1.51-2' : 'AC-1.52-1'
  io.emit?.({ type: 'gunChanged', rule, audience: 'all', ac, gun: cardOf(draft, ac).guns[gun]!.id, state, ammo })
}

// ---------------------------------------------------------------------------------------- 1.53 fire

/** @rule AC-1.53-3 */
export const extinguish: Rules['extinguish'] = {
  phases: ['housekeeping'],
  answers: ['maintain'],
  listed: 'all',
  check(state, { pitch, dice }) {
    const { ac } = asked<'maintain'>(state)
    if (!craft(state, ac).fire) return [no('AC-1.53-3', 'not-on-fire', { ac })]
    const { pitch: from, speed } = craft(state, ac)
    const dive = broken(
      outside('AC-1.53-3', 'pitch', pitch, -3, -1),
      pitchNumber(state.config.tables, from, pitch, speed) === 'impossible' && no('AC-2.50-2', 'no-row', { speed }),
    )
    return [...dive, ...checkPay(state, ac, 2 * dice, 'AC-1.53-3')]
  },
  apply(draft, { pitch, dice }, io) {
    const { ac } = answered<'maintain'>(draft)
    pay(draft, ac, 2 * dice, io, 'AC-1.53-3')
    beginWork(draft, ac, 'extinguish', pitch, dice, io)
  },
}

/** Fire fills boxes from the bottom. @rule AC-1.53-1 */
function spread(draft: Draft, ac: string, boxes: number, rule: RuleId, io: Table): void {
  io.emit?.({ type: 'fireSpread', rule, audience: 'all', ac, boxes })
  const { sheet } = craft(draft, ac)
  const burnt = burnBoxes(sheet, cardOf(draft, ac), boxes, draft.config.options.rowPenalties)
  writeSheet(draft, ac, burnt, 'AC-1.53-5', io)
}

/** As many dice as the dive is steep, and those that were bought; sixes first, then ones. @rule AC-1.53-4 */
function douse(draft: Draft, ac: string, io: Table): void {
  const { pitch, extra } = draft.move!
  const dice = throwDice(io, 'extinguish', ac, -pitch)
  const bought = throwDice(io, 'bought extinguish', ac, extra)
  io.emit?.({ type: 'douseRolled', rule: 'AC-1.53-6', audience: 'all', ac, dice, bought })
  for (const die of [...dice, ...bought]) if (die === 6) putOut(draft, ac, io)
  const ones = countOf(dice, 1)
  if (ones === 0) return
  edit(draft, ac).fire = true
  spread(draft, ac, 3 * ones, 'AC-1.53-3', io)
}

function putOut(draft: Draft, ac: string, io: Table): void {
  const own = edit(draft, ac)
  own.sheet = douseRow(own.sheet) as typeof own.sheet
  if (!own.fire || isBurning(own.sheet)) return
  own.fire = false
  io.emit?.({ type: 'fireOut', rule: 'AC-1.53-98', audience: 'all', ac })
}

// ---------------------------------------------------------------------------------------- steps

/** Is there any maintenance that this aircraft may take? @rule AC-1.50-4 */
function canMaintain(state: State, ac: string): boolean {
  const { condition, moved, fire } = craft(state, ac)
  if (moved || condition === 'spinning') return false
  return fire || (canLevel(state, ac) && hasGunWork(state, ac))
}

/** Is there a gun to work on, and a die to do it with? */
function hasGunWork(state: State, ac: string): boolean {
  const { guns, pp } = craft(state, ac)
  for (let gun = 0; gun < guns.length; gun++) {
    const helps = canHelp(state, ac, gun, 'unjam') || canHelp(state, ac, gun, 'reload')
    if (helps && pp + freeDice(state, ac, gun) > 0) return true
  }
  return false
}

/** What each task of this step does. */
export const maintenanceSteps: Steps<
  'spreadFire' | 'maintenances' | 'maintenanceList' | 'maintain' | 'cancelBreak' | 'douse'
> = {
  spreadFire(draft, _task, io) {
    for (const ac of flying(draft)) {
      if (craft(draft, ac).fire) spread(draft, ac, io.die(`fire ${ac}`), 'AC-1.53-1', io)
    }
  },
  maintenances(draft, _task, io) {
    const able = flying(draft).filter((ac) => canMaintain(draft, ac))
    doNext(draft, { do: 'maintenanceList', list: byInitiative(draft, able, io) })
  },
  maintenanceList(draft, { list }, io) {
    if (finishIfDecided(draft, io)) return
    const at = nextToAsk(draft, list, canMaintain)
    if (at < list.length)
      doNext(draft, { do: 'maintain', ac: list[at]! }, { do: 'maintenanceList', list: restOf(list, at + 1) })
  },
  maintain: (draft, task) => pend(draft, task, craft(draft, task.ac).side),
  cancelBreak(draft, task, io) {
    const { ac, gun, ones, success } = task
    const saved = success && draft.config.options.breakage === 'sixSaves'
    if (ones >= BREAKS && !saved && craft(draft, ac).pp > 0) pend(draft, task, craft(draft, ac).side)
    else settleWork(draft, ac, gun, ones, success, io)
  },
  douse(draft, _task, io) {
    if (draft.move !== null && craft(draft, draft.move.ac).maintenance === 'extinguish') douse(draft, draft.move.ac, io)
  },
}
