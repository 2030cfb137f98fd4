/** The Joint Combat Phase: both sides declare, then the dice fall, then damage takes effect (book 5.2, 7). */

import { type ActionRules, broken, type Io } from '../../../core/index.js'
import { damageAt, gunsOf, maxSpeedAfter } from '../aircraft/charts.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { settleRoles } from '../flight/formation.js'
import { isOpen, isSealed, shotBy } from '../gunnery/declaration.js'
import { rangeOf, shotProblems } from '../gunnery/shots.js'
import {
  chartFor,
  chartOf,
  type Draft,
  edit,
  flies,
  opponent,
  plane,
  SEATS,
  type Seat,
  type Shot,
  type Spitfire,
  type State,
} from '../state/state.js'
import { tellLoss } from '../turn/loss.js'
import { afterCombat, endIfDecided } from '../turn/sequence.js'

type Teller = Io<Spitfire>

/** A gun takes a target, or takes it back. @rule SP-7F-9 SP-7D-1 SP-7-1 */
export const declareFire: ActionRules<Spitfire>['declareFire'] = {
  phases: ['combat'],
  listed: 'all',
  changeable: true,
  secret: isSealed,
  check(state, { seat, plane: id, gun, target }) {
    if (!flies(state, id) || plane(state, id).side !== seat) {
      return [no('SP-7-1', 'not-your-aircraft', { plane: id })]
    }
    const before = shotBy(state, id, gun)
    if (isOpen(state) && before !== undefined) return [no('SP-7D-1', 'already-fired', { plane: id, gun })]
    if (target !== null) return shotProblems(state, id, gun, target)
    return broken(before === undefined && no('SP-7F-9', 'no-shot-declared', { plane: id, gun }))
  },
  apply(draft, { seat, plane: id, gun, target }, io) {
    const die = target !== null && isOpen(draft) ? io.die('fire') : null
    const others = draft.fire!.shots.filter((shot) => shot.plane !== id || shot.gun !== gun)
    draft.fire!.shots = target === null ? others : inOrder(draft, [...others, { plane: id, gun, target, die }])
    const audience = isSealed(draft) ? [seat] : 'all'
    io.emit?.({ type: 'fireDeclared', rule: 'SP-7F-9', audience, seat, plane: id, gun, target })
    if (die !== null) tellShot(draft, { plane: id, gun, target: target as string, die }, io)
  },
}

/** In the order in which dice are rolled: by aircraft, then by gun. */
function inOrder(state: State, shots: readonly Shot[]): Shot[] {
  const out: Shot[] = []
  for (const id in state.planes) {
    for (const gun of gunsOf(chartOf(state, id))) {
      const shot = shots.find((one) => one.plane === id && one.gun === gun)
      if (shot !== undefined) out.push(shot)
    }
  }
  return out
}

/** A side has declared all it will. @rule SP-7A-1 SP-7F-9 */
export const lockFire: ActionRules<Spitfire>['lockFire'] = {
  phases: ['combat'],
  listed: 'all',
  check: () => [],
  apply(draft, { seat }, io) {
    const fire = draft.fire!
    fire.locked.push(seat)
    io.emit?.({ type: 'fireLocked', rule: 'SP-7A-1', audience: 'all', seat })
    if (fire.locked.length < 2) return
    if (isSealed(draft)) reveal(draft, io)
    if (fire.shots.length === 0) afterCombat(draft, io)
  },
}

function reveal(draft: Draft, io: Teller): void {
  io.reveal()
  for (const { plane: id, gun, target } of draft.fire!.shots) {
    io.emit?.({ type: 'fireRevealed', rule: 'SP-7F-9', audience: 'all', plane: id, gun, target })
  }
}

// ---------------------------------------------------------------------------------------- dice and damage

/** All dice, then all damage. @rule SP-5.2-10 SP-7F-1 SP-7F-8 */
export const rollFire: ActionRules<Spitfire>['rollFire'] = {
  phases: ['combat'],
  listed: 'all',
  check: () => [],
  apply(draft, _action, io) {
    const { shots } = draft.fire!
    const dice = isOpen(draft) ? shots.map(({ die }) => die as number) : io.pool('fire', shots.length)
    const points: Record<string, number> = {}
    for (const [i, shot] of shots.entries()) {
      const damage = damageOf(draft, shot, dice[i]!)
      points[shot.target] = (points[shot.target] ?? 0) + damage
      if (!isOpen(draft)) tellShot(draft, { ...shot, die: dice[i]! }, io)
    }
    io.emit?.({ type: 'fireResolved', rule: 'SP-5.2-10', audience: 'all', shots: shots.length })
    applyDamage(draft, points, io)
  },
}

/** @rule SP-7F-1 */
function damageOf(state: State, { plane: id, gun, target }: Shot, die: number): number {
  const firer = plane(state, id)
  return damageAt(chartFor(state, firer), gun, die, rangeOf(state, firer, plane(state, target)))
}

function tellShot(draft: Draft, shot: Shot & { readonly die: number }, io: Teller): void {
  const { plane: id, gun, target, die } = shot
  const range = rangeOf(draft, plane(draft, id), plane(draft, target))
  const damage = damageOf(draft, shot, die)
  io.emit?.({ type: 'shotResolved', rule: 'SP-7F-1', audience: 'all', plane: id, gun, target, range, die, damage })
}

function applyDamage(draft: Draft, points: Readonly<Record<string, number>>, io: Teller): void {
  const losers = new Set<Seat>()
  for (const id in draft.planes) {
    const taken = points[id] ?? 0
    if (taken > 0 && hurt(draft, id, taken, io)) losers.add(plane(draft, id).side)
  }
  draft.fire = null
  endIfDecided(draft, io)
  if (draft.phase === 'over') return
  for (const seat of [...SEATS].reverse()) if (losers.has(seat)) settleRoles(draft, seat, 'fire', io)
  afterCombat(draft, io)
}

/** Damage to one aircraft. Says whether it is lost. @rule SP-7F-2 */
function hurt(draft: Draft, id: string, points: number, io: Teller): boolean {
  const one = edit(draft, id)
  const chart = chartFor(draft, one)
  const [from, already] = [one.maxSpeed, one.damage]
  one.damage += points
  one.maxSpeed = maxSpeedAfter(chart, one.damage)
  const { maxSpeed } = one
  const halfHit = chart.hitsPerStep === 2 && one.damage % 2 === 1
  const rule = chart.hitsPerStep === 2 ? 'SP-7F-3' : 'SP-7F-2'
  io.emit?.({ type: 'damageApplied', rule, audience: 'all', plane: id, points, from, maxSpeed, halfHit })
  const isLost = maxSpeed <= chart.destruct
  tellHits(draft, id, points, isLost, io)
  slow(draft, id, io)
  if (!isLost) return false
  one.status = 'shot-down'
  tellLoss(draft, id, 'fire', already, io)
  return true
}

/** @rule SP-7F-5 */
function slow(draft: Draft, id: string, io: Teller): void {
  const one = edit(draft, id)
  if (one.speed <= one.maxSpeed) return
  const from = one.speed
  one.speed = one.maxSpeed
  const to = one.speed
  io.emit?.({ type: 'speedClamped', rule: 'SP-7F-5', audience: 'all', plane: id, from, to, reason: 'damage' })
}

function tellHits(draft: Draft, id: string, points: number, isLost: boolean, io: Teller): void {
  const { side, role } = plane(draft, id)
  const rule = hitRule(draft, role, isLost)
  if (rule !== undefined) io.emit?.({ type: 'pointsScored', rule, audience: 'all', seat: opponent(side), points })
}

function hitRule({ config }: State, role: 'fighter' | 'bomber', isLost: boolean): RuleId | undefined {
  if (config.scenario === '9.1') return isLost ? undefined : 'SP-9.1-3'
  return config.scenario === '9.2' && role === 'fighter' ? 'SP-9.2-6' : undefined
}
