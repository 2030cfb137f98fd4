/** Our own critical hits: where, what, and what it does later. */
import { type Io, type Modifier, total } from '../../../core/index.js'
import { citing } from '../book/law.js'
import type { RuleId } from '../book/rules.js'
import { arcOf } from '../flight/airspace.js'
import { arm, craftOf, type Draft, edit, type FightingWings, plane, type State } from '../state/state.js'
import { stopEngine } from './engines.js'

type Table = Io<FightingWings>

/** A critical hit: where it strikes and what it does. Says how many hits and whether the pilot is lost. @rule BR-27 */
export function rollCritical(
  draft: Draft,
  id: string,
  from: string,
  io: Table,
): { readonly hits: number; readonly isFatal: boolean } {
  const die = io.die(`critical ${id}`, 10)
  const { where: to, airframe } = draft.config.base.criticals
  const armor = die > to[2] ? armorOf(draft, id, from) : []
  const where = die + total(armor)
  if (armor.length > 0 && where <= to[2]) {
    tell(id, 'crew', 'armor', [die], armor[0]!.rule, io, armor)
    return HARMLESS
  }
  if (where <= to[0]) return engineHit(draft, id, where, io)
  if (where < to[1] || (where === to[1] && plane(draft, id).wounds.rudder)) {
    tell(id, 'airframe', 'torn', [where], 'BR-27', io)
    return { hits: airframe, isFatal: false }
  }
  if (where === to[1]) return rudderHit(draft, id, where, io)
  return where <= to[2] ? equipmentHit(draft, id, where, io) : crewHit(draft, id, where, io)
}

const HARMLESS = { hits: 0, isFatal: false }

function tell(
  id: string,
  where: string,
  effect: string,
  dice: readonly number[],
  rule: RuleId,
  io: Table,
  modifiers: readonly Modifier<RuleId>[] = [],
): void {
  io.emit?.({ type: 'critical', rule, audience: 'all', plane: id, where, effect, dice: [...dice], modifiers })
}

/** What cockpit armor takes off a die that would strike a lone pilot; less from the beam. @rule FW-10.2-beam-armor */
function armorOf(state: State, id: string, from: string): readonly Modifier<RuleId>[] {
  const { armor, guns } = craftOf(state, id)
  if (armor === 0 || guns.length > 0) return []
  const arc = arcOf(plane(state, id), plane(state, from))
  const isBeam = arc !== 'front' && arc !== 'rear' && arc !== 'same' && state.config.law.live['FW-10.2-beam-armor']
  const value = -Math.max(0, armor - (isBeam ? 1 : 0))
  return value === 0 ? [] : [{ rule: isBeam ? 'FW-10.2-beam-armor' : 'BR-27', label: 'cockpit-armor', value }]
}

/** The highest die for the airframe takes the rudder. @rule BR-27 */
function rudderHit(draft: Draft, id: string, where: number, io: Table) {
  const at = edit(draft, id)
  at.wounds = { ...at.wounds, rudder: true }
  tell(id, 'airframe', 'rudder', [where], 'BR-27', io)
  return HARMLESS
}

/** @rule FW-CRIT-engine */
function engineHit(draft: Draft, id: string, where: number, io: Table) {
  const die = io.die(`engine ${id}`, 10)
  const at = edit(draft, id)
  const isRevised = draft.config.law.live['FW-CRIT-engine']
  const rule = citing(draft.config.law, 'FW-CRIT-engine', 'BR-27')
  const effect = engineEffect(die, isRevised)
  const [slight, bad] = draft.config.base.criticals.power
  const loss = effect === 'power' && die > 1 ? bad : effect === 'power' || effect === 'coolant' ? slight : 0
  at.wounds = {
    ...at.wounds,
    power: Math.min(50, at.wounds.power + loss),
    coolant: effect === 'coolant' ? (at.wounds.coolant ?? 0) : at.wounds.coolant,
    fire: at.wounds.fire || effect === 'fire',
  }
  tell(id, 'engine', effect, [where, die], effect === 'coolant' || effect === 'fire' ? rule : 'BR-27', io)
  if (effect === 'stopped') stopEngine(draft, id, at, 'BR-39', io)
  return HARMLESS
}

function engineEffect(die: number, isRevised: boolean): 'power' | 'coolant' | 'fire' | 'stopped' | 'nothing' {
  if (die === 1 || die === 5 || die === 6) return 'power'
  if (die === 7) return 'stopped'
  if (die > 6) return 'nothing'
  return die === 2 || (die === 3 && isRevised) ? 'coolant' : 'fire'
}

function equipmentHit(draft: Draft, id: string, where: number, io: Table) {
  const die = io.die(`equipment ${id}`, 10)
  const at = edit(draft, id)
  const dice = [where, die]
  if (die <= 2) jamForGood(draft, id)
  if (die === 3) at.wounds = { ...at.wounds, hydraulics: true }
  if (die === 5) at.wounds = { ...at.wounds, oxygen: Math.min(9, at.wounds.oxygen + 1) }
  const effect = die <= 2 ? 'weapon' : die === 3 ? 'hydraulics' : die === 4 ? 'radio' : die === 5 ? 'oxygen' : 'nothing'
  const { law } = draft.config
  const rule =
    die === 3 ? citing(law, 'OTR1-CRIT-equip-3', 'BR-27') : die === 5 ? citing(law, 'FW-11.3-oxygen', 'BR-27') : 'BR-27'
  tell(id, 'equipment', effect, dice, rule, io)
  return HARMLESS
}

/** The first weapon that still works is jammed for good. */
function jamForGood(draft: Draft, id: string): void {
  const at = edit(draft, id)
  const weapon = craftOf(draft, id).weapons.find((one) => at.weapons[one.id]!.jam !== 'perm')
  if (weapon !== undefined) arm(at, weapon.id, { ammo: at.weapons[weapon.id]!.ammo, jam: 'perm' })
}

/** A gunner of a bomber is lost; a lone pilot is wounded, the second time for good. */
function crewHit(draft: Draft, id: string, where: number, io: Table) {
  const at = edit(draft, id)
  const gun = craftOf(draft, id).guns.find((one) => !at.guns[one.id]!.out)
  if (gun !== undefined) {
    at.guns = { ...at.guns, [gun.id]: { ammo: at.guns[gun.id]!.ammo, out: true } }
    tell(id, 'crew', 'gunner', [where], 'BR-27', io)
    return HARMLESS
  }
  at.wounds = { ...at.wounds, crew: at.wounds.crew + 1 }
  const isFatal = at.wounds.crew >= 2
  tell(id, 'crew', isFatal ? 'killed' : 'wounded', [where], 'BR-27', io)
  return { hits: 0, isFatal }
}

/** Has the aircraft lost its oxygen? Heavy aircraft have a second system. @rule FW-11.3-oxygen */
export function isWithoutOxygen(draft: Draft, id: string): boolean {
  const { oxygen } = plane(draft, id).wounds
  return oxygen > 0 && (oxygen > 1 || craftOf(draft, id).cls !== 'H')
}
