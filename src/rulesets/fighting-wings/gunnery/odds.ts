/** What it takes to hit: columns, shifts, modifiers. */
import { type Modifier, total } from '../../../core/index.js'
import type { RuleId } from '../book/rules.js'
import { arcOf, markOf } from '../flight/airspace.js'
import { isBelowListed, isSevere } from '../flight/energy.js'
import { type Arc, craftOf, flyerOf, plane, type Shot, type State } from '../state/state.js'
import { formationRule, isTightlyFlown } from '../turn/formations.js'
import { gunOf } from './defensive-fire.js'
import { firepowerOf, rangeOf } from './gunnery.js'
import { isFlying, markDefense } from './marks.js'

/** Deflection from where the target has the shooter. @rule BR-24 */
function deflection(state: State, id: string, target: string): Modifier<RuleId> {
  const arc = arcOf(plane(state, target), plane(state, id))
  return { rule: 'BR-24', label: `from-${arc}`, value: deflectionIn(state, arc) }
}

/** What the arc in which the target has the shooter adds. @rule BR-24 */
export function deflectionIn(state: State, arc: Arc | 'same'): number {
  const { rear, rearQuarter, frontQuarter, front } = state.config.base.gunfire.deflection
  if (arc === 'front') return front
  if (arc === 'rear' || arc === 'same') return rear
  return arc === 'rightRear' || arc === 'leftRear' ? rearQuarter : frontQuarter
}

/** @rule FW-10.2-zero-deflection */
function zeroDeflection(state: State, id: string, target: string): Modifier<RuleId> {
  const [from, to] = [plane(state, id), plane(state, target)]
  const { rule, value } = state.config.law.topics['zeroDeflection.needsAlignment']
  const holds = markOf(to, from) === 12 && (!value || from.facing === to.facing)
  return { rule, label: 'zero-deflection', value: holds ? -2 : 0 }
}

/** The modifiers of a shot, in table order. @rule BR-23 */
function shotModifiers(state: State, shot: Shot, range: number): readonly Modifier<RuleId>[] {
  const all = shot.gun === null ? fixedModifiers(state, shot, range) : gunModifiers(state, shot, range)
  return all.filter(({ value }) => value !== 0)
}

function fixedModifiers(state: State, { plane: id, target }: Shot, range: number): readonly Modifier<RuleId>[] {
  const { gunfire, criticals } = state.config.base
  const { quality, crackShot } = flyerOf(state, id).pilot
  const { unstable } = plane(state, id).move!
  const slow = isBelowListed(state, plane(state, id), craftOf(state, id))
  return [
    ...(isFlying(state, target) ? angles(state, id, target) : []),
    { rule: unstable ?? 'FW-5.6-slats-minspeed', label: 'unstable', value: unstable !== null || slow ? 2 : 0 },
    { rule: 'BR-23', label: 'range', value: gunfire.range[range - 1] as number },
    { rule: 'BR-23', label: quality, value: gunfire.pilot[quality] },
    { rule: 'BR-23', label: 'crack-shot', value: crackShot ? gunfire.crackShot : 0 },
    {
      rule: 'BR-23',
      label: 'severely-damaged',
      value: isSevere(state, plane(state, id), craftOf(state, id)) ? gunfire.severe : 0,
    },
    { rule: 'BR-27', label: 'wounded', value: plane(state, id).wounds.crew > 0 ? criticals.wounded : 0 },
  ]
}

/** What counts of how two aircraft fly to each other; there is no deflection against anything else. @rule BR-24 */
const angles = (state: State, id: string, target: string): readonly Modifier<RuleId>[] => [
  zeroDeflection(state, id, target),
  state.headOn ? worstDeflection(state, id, target) : deflection(state, id, target),
  evasion(state, target),
]

/** @rule BR-43 */
const evasion = (state: State, target: string): Modifier<RuleId> => {
  const isRolling = plane(state, target).move?.evades === true
  return { rule: 'BR-43', label: 'barrel-roll', value: isRolling ? state.config.base.barrelRoll.evade : 0 }
}

/** @rule OTR2-10.3-worst-deflection */
function worstDeflection(state: State, id: string, target: string): Modifier<RuleId> {
  const { rule, value } = state.config.law.topics['headOn.worstDeflection']
  const own = deflection(state, id, target)
  if (!value) return own
  return { rule, label: 'worst-deflection', value: Math.max(own.value, deflection(state, target, id).value) }
}

function gunModifiers(state: State, { plane: id, target }: Shot, range: number): readonly Modifier<RuleId>[] {
  const { base } = state.config
  const { gunfire } = base
  const isRecruit = flyerOf(state, id).pilot.quality === 'recruit'
  return [
    { rule: 'BR-34', label: 'range', value: gunfire.range[range - 1] as number },
    { rule: 'BR-34', label: 'flexible-mount', value: gunfire.flexible },
    evasion(state, target),
    { rule: formationRule(state), label: 'formation', value: isTightlyFlown(state, id) ? base.formation.massed : 0 },
    { rule: 'BR-34', label: 'recruit', value: isRecruit ? gunfire.gunnerRecruit : 0 },
  ]
}

/** Does a regular burst empty a weapon after half of it? */
const isEmptied = (state: State, { plane: id, weapons, burst }: Shot): boolean =>
  burst === 'regular' &&
  weapons.some((weapon) => plane(state, id).weapons[weapon]!.ammo < state.config.base.ammo.regular)

/** Column shifts of a burst. @rule FW-10.2-crack-half-burst */
function burstShifts(state: State, shot: Shot): readonly Modifier<RuleId>[] {
  if (shot.gun !== null) return []
  const crack = flyerOf(state, shot.plane).pilot.crackShot === true
  const { topics, live } = state.config.law
  const { gunfire } = state.config.base
  if (shot.burst === 'long') return [{ rule: 'BR-25', label: 'long-burst', value: gunfire.long }]
  if (shot.burst === 'half') {
    const { rule, value } = topics[crack ? 'halfBurst.crackShift' : 'halfBurst.shift']
    return [{ rule, label: 'half-burst', value }]
  }
  const spared = crack && live['FW-10.2-crack-half-burst']
  return isEmptied(state, shot) && !spared ? [{ rule: 'BR-25', label: 'emptied', value: gunfire.emptied }] : []
}

/** The column of firepower against defense, before shifts. @rule BR-23 */
export function columnOf(state: State, firepower: number, defense: number): number {
  let column = 0
  for (const [n, d] of state.config.base.gunfire.odds) if (firepower * d >= n * defense) column++
  return column
}

/** The numbers of a shot before the die. */
export interface Aim {
  readonly range: number
  readonly firepower: number
  readonly defense: number
  readonly column: number
  readonly shifts: readonly Modifier<RuleId>[]
  readonly modifiers: readonly Modifier<RuleId>[]
  /** The highest modified die that scores a hit. */
  readonly need: number
}

/** Firepower of a shot at a range. */
const powerOf = (state: State, shot: Shot, range: number): number =>
  shot.gun === null ? firepowerOf(state, shot, range) : (gunOf(state, shot.plane, shot.gun).fp[range - 1] as number)

/** Everything about a shot but the die. @rule BR-23 */
export function aimOf(state: State, shot: Shot): Aim {
  const range = rangeOf(state, shot.plane, shot.target)
  const firepower = powerOf(state, shot, range)
  const defense = markDefense(state, shot.target)
  const shifts = burstShifts(state, shot)
  const column = Math.max(0, Math.min(9, columnOf(state, firepower, defense) + total(shifts)))
  const need = column + state.config.base.gunfire.plus - 1
  return { range, firepower, defense, column, shifts, modifiers: shotModifiers(state, shot, range), need }
}

/** Hits of a die. @rule BR-23 */
export const hitsOf = ({ need, modifiers }: Aim, die: number): number =>
  Math.max(0, need + 1 - (die + total(modifiers)))
