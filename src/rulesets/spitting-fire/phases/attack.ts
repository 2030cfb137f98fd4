/** Attacks: targets, arcs, range, to hit, damage (book p.22-25). */
import { type ActionRules, broken, type Io, type Modifier, total, type Violation } from '../../../core/index.js'
import { isWithin, milli, roundTo, turnBetween } from '../../../geometry/index.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { LEVELS, MAX_RANGE, RANGE_BANDS } from '../book/tables.js'
import { bears, distanceBetween, headingOf, isInRange } from '../flight/airspace.js'
import { markerOf } from '../flight/movement.js'
import { type Gun, gunsOf } from '../gunnery/weapons.js'
import {
  cardOf,
  type Draft,
  edit,
  type Pose,
  plane as planeOf,
  type Shot,
  type SpittingFire,
  type State,
  verticalOf,
} from '../state/state.js'
import { endIfWipedOut, losePlane } from '../turn/loss.js'
import { finishPlane } from '../turn/sequence.js'

type Broken = readonly Violation<RuleId>[]

// ---------------------------------------------------------------------------------------- range, arc, need

const poseOf = (state: State, id: string): Pose => planeOf(state, id).pose as Pose

/** Plan distance between two planes. @rule SF-TGT-10 */
export const rangeBetween = (state: State, from: string, to: string): number =>
  distanceBetween(poseOf(state, from), poseOf(state, to))

/** The band of a distance; undefined beyond all range. @rule SF-RNG-01 */
export const rangeBand = (range: number): (typeof RANGE_BANDS)[number] | undefined =>
  RANGE_BANDS.find(({ upTo }) => isWithin(range, upTo))

/** Does a gun's arc cover the target? */
const gunBears = (state: State, gun: Gun, from: string, to: string): boolean =>
  bears(gun.arc, poseOf(state, from), poseOf(state, to), state.config.options.openArcBoundary)

/** A number that a to-hit die needs, and how it comes about. */
interface ToHitNeed {
  readonly need: number
  readonly modifiers: readonly Modifier<RuleId>[]
}

/** What a to-hit die needs, line by line; undefined beyond all range. */
export function toHitNeed(state: State, from: string, to: string): ToHitNeed | undefined {
  const band = rangeBand(rangeBetween(state, from, to))
  if (band === undefined) return undefined
  const base: Modifier<RuleId> = { rule: 'SF-RNG-01', label: `${band.name} range`, value: band.need }
  if (!state.config.options.deflection) return { need: band.need, modifiers: [base] }
  const modifiers = [base, deflectionOf(state, from, to)]
  return { need: neededWith(total(modifiers)), modifiers }
}

/** A to-hit number, cut to what a die can show. @rule SF-OPT-DEFL-01 */
const neededWith = (sum: number): number => Math.min(6, Math.max(2, sum))

/** The least that a to-hit die can need at a distance, whichever way the target points; undefined beyond all range. */
export function leastNeed({ config }: State, range: number): number | undefined {
  const need = rangeBand(range)?.need
  return need === undefined || !config.options.deflection ? need : neededWith(need + ASTERN)
}

/** What a shot from astern adds. */
const ASTERN = -1

/** From which of the target's arcs the shot comes; on a border, the one better for the attacker. @rule SF-OPT-DEFL-01 */
function deflectionOf(state: State, from: string, to: string): Modifier<RuleId> {
  const sees = (arc: 'RF' | 'FF'): boolean => bears(arc, poseOf(state, to), poseOf(state, from), 'both')
  if (sees('RF')) return { rule: 'SF-OPT-DEFL-01', label: 'from astern', value: ASTERN }
  if (sees('FF')) return { rule: 'SF-OPT-DEFL-01', label: 'head on', value: 0 }
  return { rule: 'SF-OPT-DEFL-01', label: 'from abeam', value: 1 }
}

// ---------------------------------------------------------------------------------------- legality

/** Can the plane shoot at this target at all, if a gun bears on it: an enemy in play, at that level and in range? */
export function canTarget(state: State, from: string, to: string, level = state.planes[from]!.altitude): boolean {
  const attacker = state.planes[from]!
  const target = state.planes[to]!
  if (target.side === attacker.side || target.status !== 'flying' || target.altitude !== level) return false
  return isInRange(attacker.pose as Pose, target.pose as Pose)
}

/** Can this gun shoot at this target? */
export const canShoot = (state: State, from: string, gun: Gun, to: string): boolean =>
  canTarget(state, from, to) && canFire(state, from, gun, to)

/** Can this gun shoot at a target that the plane can shoot at? */
export const canFire = (state: State, from: string, gun: Gun, to: string): boolean =>
  gunBears(state, gun, from, to) && hasAmmo(state, from, gun)

/** @rule SF-OPT-AMMO-01 */
const hasAmmo = (state: State, from: string, gun: Gun): boolean =>
  !state.config.options.limitedAmmo || (planeOf(state, from).ammo[gun.line] ?? 0) > 0

/** From where a plane fires: at which level, by which rule. */
interface Post {
  readonly plane: string
  readonly level: number
  readonly rule: 'SF-TGT-08' | 'SF-TGT-09'
}

function checkShots(state: State, post: Post, shots: readonly Shot[]): Broken {
  const guns = gunsOf(cardOf(state, post.plane))
  const seen = new Set<number>()
  const out: Violation<RuleId>[] = []
  for (const { weapon, target } of shots) {
    const gun = guns[weapon]
    if (gun === undefined) out.push(no('SF-TGT-02', 'unknown-id', { kind: 'weapon', id: weapon }))
    else out.push(...checkShot(state, post, weapon, gun, target))
    if (seen.has(weapon)) out.push(no('SF-TGT-03', 'weapon-already-fired', { weapon }))
    seen.add(weapon)
  }
  return [...out, ...checkTogether(guns, shots)]
}

function checkShot(state: State, post: Post, weapon: number, gun: Gun, target: string): Broken {
  if (!Object.hasOwn(state.planes, target)) return [no('SF-TGT-02', 'unknown-id', { kind: 'plane', id: target })]
  const { plane: from, level, rule } = post
  const foe = planeOf(state, target)
  if (foe.status !== 'flying') return [no('SF-TGT-06', 'target-gone', { target })]
  const range = rangeBetween(state, from, target)
  return broken(
    foe.side === planeOf(state, from).side && no('SF-TGT-06', 'not-an-enemy', { target }),
    foe.altitude !== level && no(rule, 'not-same-altitude', { target, have: foe.altitude, need: level }),
    !isWithin(range, MAX_RANGE) &&
      no('SF-RNG-01', 'out-of-range', { target, have: roundTo(range, 3), limit: MAX_RANGE }),
    !gunBears(state, gun, from, target) && no(ARC_RULES[gun.arc], 'out-of-arc', { target, weapon, arc: gun.arc }),
    !hasAmmo(state, from, gun) && no('SF-OPT-AMMO-01', 'out-of-ammo', { line: gun.line }),
  )
}

const ARC_RULES = {
  FF: 'SF-ARC-01',
  RF: 'SF-ARC-02',
  BL: 'SF-ARC-03',
  BR: 'SF-ARC-04',
  FT: 'SF-ARC-05',
  RT: 'SF-ARC-06',
  TT: 'SF-ARC-07',
} as const

/** @rule SF-TGT-04 */
function checkTogether(guns: readonly Gun[], shots: readonly Shot[]): Broken {
  const fixed = shots.filter(({ weapon }) => guns[weapon]?.arc === 'FF')
  const [first] = fixed
  const other = fixed.find(({ target }) => target !== first?.target)
  return broken(other && no('SF-TGT-04', 'ff-split', { first: first!.target, second: other.target }))
}

// ---------------------------------------------------------------------------------------- the attack

const attackerOf = (state: State): string => state.activation!.plane as string

/** The plane after its move, at its level. @rule SF-TGT-08 */
function afterMoving(state: State): Post {
  const plane = attackerOf(state)
  return { plane, level: planeOf(state, plane).altitude, rule: 'SF-TGT-08' }
}

/** The plane before its move, at the level where it started. @rule SF-TGT-09 */
const beforeMoving = (state: State): Post => ({
  plane: attackerOf(state),
  level: startLevel(state),
  rule: 'SF-TGT-09',
})

/** The level of the acting group before its marker took effect, whenever its planes change theirs. */
export const startLevel = (state: State): number =>
  state.groups[state.activation!.group]!.altitudeMarker - LEVELS[verticalOf(markerOf(state))]

/** @rule SF-TGT-01 */
export const attack: ActionRules<SpittingFire>['attack'] = {
  phases: ['attack'],
  listed: 'some',
  check: (state, { shots }) => checkShots(state, afterMoving(state), shots),
  apply(draft, { shots }, io) {
    fire(draft, shots, io)
    if (draft.phase !== 'over') finishPlane(draft, io)
  },
}

interface Hit extends Shot {
  readonly dice: readonly number[]
  readonly points: number
}

/** Rolls everything first, then applies it: the number of dice depends on the to-hit dice alone. @rule SF-DMG-04 */
function fire(draft: Draft, shots: readonly Shot[], io: Io<SpittingFire>): void {
  const plane = attackerOf(draft)
  const declared = shots.map(({ weapon, target }) => ({ weapon, target }))
  const rule = shots.length === 0 ? 'SF-ACT-08' : 'SF-TGT-02'
  io.emit?.({ type: 'attackDeclared', rule, audience: 'all', plane, shots: declared })
  const hits = rollDamage(draft, rollToHit(draft, plane, shots, io), io)
  spendWeapons(draft, plane, shots, io)
  for (const hit of hits) applyHit(draft, plane, hit, io)
  endIfWipedOut(draft, io)
}

/** @rule SF-HIT-01 */
function rollToHit(draft: Draft, plane: string, shots: readonly Shot[], io: Io<SpittingFire>): readonly Shot[] {
  const dice = io.pool('to hit', shots.length)
  return shots.filter(({ weapon, target }, i) => {
    const { need, modifiers } = toHitNeed(draft, plane, target) as ToHitNeed
    const die = dice[i] as number
    const hit = die >= need
    const range = roundTo(rangeBetween(draft, plane, target), 3)
    io.emit?.({
      type: 'toHitRolled',
      rule: 'SF-HIT-01',
      audience: 'all',
      plane,
      weapon,
      target,
      range,
      need,
      modifiers,
      die,
      hit,
    })
    return hit
  })
}

/** @rule SF-DMG-01 */
function rollDamage(draft: Draft, hits: readonly Shot[], io: Io<SpittingFire>): readonly Hit[] {
  const guns = gunsOf(cardOf(draft, attackerOf(draft)))
  const counts = hits.map(({ weapon }) => guns[weapon]!.damage)
  const all = io.pool(
    'damage',
    counts.reduce((sum, count) => sum + count, 0),
  )
  let used = 0
  return hits.map(({ weapon, target }, i) => {
    const dice = all.slice(used, used + counts[i]!)
    used += counts[i]!
    const defence = cardOf(draft, target).defence
    return { weapon, target, dice, points: dice.filter((die) => die >= defence).length }
  })
}

/** @rule SF-TGT-03 */
function spendWeapons(draft: Draft, plane: string, shots: readonly Shot[], io: Io<SpittingFire>): void {
  const attacker = edit(draft, plane)
  attacker.fired = [...attacker.fired, ...shots.map(({ weapon }) => weapon)]
  if (!draft.config.options.limitedAmmo) return
  const guns = gunsOf(cardOf(draft, plane))
  for (const line of new Set(shots.map(({ weapon }) => guns[weapon]!.line))) {
    const left = (attacker.ammo[line] ?? 1) - 1
    attacker.ammo = attacker.ammo.map((turns, i) => (i === line ? left : turns))
    io.emit?.({ type: 'ammoSpent', rule: 'SF-OPT-AMMO-01', audience: 'all', plane, line, left })
  }
}

/** @rule SF-DMG-02 */
function applyHit(draft: Draft, by: string, { weapon, target, dice, points }: Hit, io: Io<SpittingFire>): void {
  const { defence: need, boxes } = cardOf(draft, target)
  const wasted = planeOf(draft, target).status !== 'flying'
  const rule = wasted ? 'SF-TGT-07' : 'SF-DMG-01'
  io.emit?.({ type: 'damageRolled', rule, audience: 'all', plane: by, weapon, target, dice: [...dice], need, points })
  if (wasted || points === 0) return
  const victim = edit(draft, target)
  victim.damage = Math.min(boxes, victim.damage + points)
  const { damage } = victim
  io.emit?.({ type: 'planeDamaged', rule: 'SF-DMG-02', audience: 'all', plane: target, points, damage, boxes })
  if (damage < boxes) return
  io.emit?.({ type: 'planeShotDown', rule: 'SF-DMG-03', audience: 'all', plane: target, by })
  losePlane(draft, target, 'shot-down', 'SF-WIN-02', io)
}

// ---------------------------------------------------------------------------------------- tailing (house rule)

/**
 * Is the acting plane on the enemy's tail: enemy ahead, at its starting level, in range, itself behind, headings within
 * 60 degrees?
 * @rule SF-OPT-TAIL-01
 */
function isTailing(state: State, from: string, to: string): boolean {
  if (!canTarget(state, from, to, startLevel(state))) return false
  const [own, other] = [poseOf(state, from), poseOf(state, to)]
  const { openArcBoundary } = state.config.options
  if (!bears('FF', own, other, openArcBoundary) || !bears('RF', other, own, openArcBoundary)) return false
  return Math.abs(milli(turnBetween(headingOf(own), headingOf(other)))) <= 60_000
}

/** The enemies that the acting plane is tailing. */
export const tailedBy = (state: State, from: string): readonly string[] =>
  Object.keys(state.planes).filter((id) => isTailing(state, from, id))

/** @rule SF-OPT-TAIL-01 */
export const earlyAttack: ActionRules<SpittingFire>['earlyAttack'] = {
  phases: ['move'],
  listed: 'some',
  check(state, { shots }) {
    const plane = attackerOf(state)
    const movement = state.activation!.movement!
    if (!state.config.options.tailing) return [no('SF-OPT-TAIL-01', 'tailing-off')]
    if (movement.spent > 0 || movement.turned) return [no('SF-OPT-TAIL-01', 'already-moved', { plane })]
    if (state.activation!.attackedEarly) return [no('SF-TGT-01', 'already-attacked', { plane })]
    if (shots.length === 0) return [no('SF-OPT-TAIL-01', 'no-shots')]
    const shot = checkShots(state, beforeMoving(state), shots)
    return shot.length > 0 ? shot : checkTailing(state, plane, shots)
  },
  apply(draft, { shots }, io) {
    draft.activation!.attackedEarly = true
    fire(draft, shots, io)
  },
}

function checkTailing(state: State, plane: string, shots: readonly Shot[]): Broken {
  const tailed = tailedBy(state, plane)
  const guns = gunsOf(cardOf(state, plane))
  const fixed = shots.find(({ weapon }) => guns[weapon]?.arc === 'FF')
  if (tailed.length === 0) return [no('SF-OPT-TAIL-01', 'not-tailing', { plane, target: shots[0]!.target })]
  const stray = fixed !== undefined && !tailed.includes(fixed.target)
  return broken(stray && no('SF-OPT-TAIL-01', 'not-tailing', { plane, target: fixed.target }))
}
