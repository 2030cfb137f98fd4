/** Rockets: salvoes at ground targets, and air bursts among aircraft. */
import { type Io, type Modifier, total } from '../../../core/index.js'
import { spotForward } from '../../../geometry/index.js'
import { carriedOf } from '../aircraft/loads.js'
import { citing } from '../book/law.js'
import { no, type Refusal } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { ROCKET_AIRBURST_HEXES } from '../errata/functions/ground.js'
import { hexesBetween } from '../flight/airspace.js'
import { cloudHides } from '../flight/clouds.js'
import { craftOf, type Draft, edit, type FightingWings, flyerOf, flying, plane, type State } from '../state/state.js'
import { aimRefusal, idleReason, rangeOf } from './gunnery.js'
import { markRefusal, type Spot } from './marks.js'
import { columnOf } from './odds.js'
import { defenseOf, hitGround, targetOf } from './targets.js'

type Table = Io<FightingWings>

/** Salvoes that it has left. */
export const rocketsOf = (state: State, id: string): number => plane(state, id).load?.rockets ?? 0

/** Why no rocket can leave the rails; null if one can. @rule BR-48 */
function railRefusal(state: State, id: string): Refusal {
  if (rocketsOf(state, id) === 0) return () => no('BR-48', 'nothing-to-drop', { plane: id, what: 'rockets' })
  return idleReason(state, id)
}

/** Why a salvo cannot be fired at a ground target; null if it can. @rule BR-48 BR-22 BR-37 */
export function rocketRefusal(state: State, id: string, target: string): Refusal {
  const rails = railRefusal(state, id)
  if (rails !== null) return rails
  if (targetOf(state, target) === undefined) return () => no('BR-48', 'no-ground-target', { target })
  return markRefusal(state, id, target) ?? aimRefusal(state, id, target)
}

/** Why no air burst can be fired; null if it can. @rule BR-48 OTR1-AID-rocket-burst */
export function burstRefusal(state: State, id: string): Refusal {
  const rails = railRefusal(state, id)
  if (rails !== null) return rails
  const { flight } = plane(state, id).move!
  if (flight !== 'LVL')
    return () => no('BR-48', 'no-air-burst', { plane: id, why: 'rockets are lobbed in level flight' })
  const { side } = flyerOf(state, id)
  const hasFoe = caught(state, id).some((other) => flyerOf(state, other).side !== side)
  return hasFoe ? null : () => no(burstRule(state), 'no-air-burst', { plane: id, why: 'no foe where they would burst' })
}

/** The rule of where rockets burst. */
const burstRule = ({ config: { law } }: State): RuleId => citing(law, 'OTR1-AID-rocket-burst', 'BR-48')

/** Where they burst: eleven hexes ahead, at the same height. @rule OTR1-AID-rocket-burst */
function burstSpot(state: State, id: string): Spot {
  const at = plane(state, id)
  return { ...spotForward(at, ROCKET_AIRBURST_HEXES), alt: at.alt }
}

/** Every aircraft near enough to the burst, friends too, in clear air. @rule BR-48 */
function caught(state: State, id: string): readonly string[] {
  const spot = burstSpot(state, id)
  const { hexes, rise } = state.config.base.rockets
  return flying(state).filter((other) => {
    const at = plane(state, other)
    if (other === id || hexesBetween(at, spot) > hexes || Math.abs(at.alt - spot.alt) > rise) return false
    return !cloudHides(state, spot.alt, at.alt)
  })
}

function spendSalvo(draft: Draft, id: string): void {
  const at = edit(draft, id)
  const { stores, tanks, rockets } = at.load!
  at.load = carriedOf(stores, tanks, rockets - 1) as typeof at.load
}

interface Salvo {
  readonly defense: number
  readonly column: number
  readonly die: number
  readonly modifiers: readonly Modifier<RuleId>[]
  readonly total: number
  readonly need: number
  readonly hits: number
}

/** One die, as a shot is rolled. @rule BR-48 BR-23 */
function roll(
  state: State,
  purpose: string,
  firepower: number,
  defense: number,
  all: Salvo['modifiers'],
  io: Table,
): Salvo {
  const column = Math.min(9, columnOf(state, firepower, defense))
  const need = column + state.config.base.gunfire.plus - 1
  const modifiers = all.filter(({ value }) => value !== 0)
  const die = io.die(purpose, 10)
  const sum = die + total(modifiers)
  return { defense, column, die, modifiers, total: sum, need, hits: Math.max(0, need + 1 - sum) }
}

function pilotModifiers(state: State, id: string): Salvo['modifiers'] {
  const { quality } = flyerOf(state, id).pilot
  const { unstable } = plane(state, id).move!
  return [
    { rule: 'BR-48', label: quality, value: state.config.base.gunfire.pilot[quality] },
    { rule: unstable ?? 'BR-48', label: 'unstable', value: unstable === null ? 0 : 2 },
  ]
}

/** A salvo at a ground target. @rule BR-48 OTR1-16.2-hard-point */
export function fireSalvo(draft: Draft, id: string, target: string, io: Table): void {
  const { ground: firepower } = draft.config.base.rockets
  const range = rangeOf(draft, id, target)
  const near: Modifier<RuleId> = {
    rule: 'BR-48',
    label: 'range',
    value: draft.config.base.gunfire.range[range - 1] as number,
  }
  const defense = defenseOf(targetOf(draft, target)!)
  const salvo = roll(draft, `rockets ${id}`, firepower, defense, [near, ...pilotModifiers(draft, id)], io)
  spendSalvo(draft, id)
  io.emit?.({ type: 'rocketsFired', rule: 'BR-48', audience: 'all', plane: id, target, range, firepower, ...salvo })
  if (salvo.hits > 0) hitGround(draft, target, salvo.hits, io)
}

/** An air burst: a die for every aircraft in it, by id. Says who is hit how often. @rule OTR1-AID-rocket-burst BR-48 */
export function fireBurst(draft: Draft, id: string, io: Table): readonly { plane: string; hits: number }[] {
  const { q, r, alt } = burstSpot(draft, id)
  const victims = caught(draft, id)
  const { burst: firepower, adds } = draft.config.base.rockets
  const loose: Modifier<RuleId> = { rule: 'BR-48', label: 'air-burst', value: adds }
  const rolled = victims.map((target) => {
    const { defense } = craftOf(draft, target)
    return { target, ...roll(draft, `burst ${target}`, firepower, defense, [loose, ...pilotModifiers(draft, id)], io) }
  })
  spendSalvo(draft, id)
  io.emit?.({ type: 'rocketsBurst', rule: burstRule(draft), audience: 'all', plane: id, q, r, alt })
  for (const one of rolled)
    io.emit?.({ type: 'burstRolled', rule: 'BR-48', audience: 'all', plane: id, firepower, ...one })
  return rolled.map(({ target, hits }) => ({ plane: target, hits }))
}
