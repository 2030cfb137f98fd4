/** Gunfire: head-ons first, then all other shots, declared face down and resolved together. */
import { type ActionRules, answer, type Io, kept, type Modifier, total } from '../../../core/index.js'
import { rollCritical } from '../aircraft/criticals.js'
import { said } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { headOnCollisionModifier } from '../errata/functions/head-on.js'
import { mgSightingAmmo, SIGHTING_MG_AMMO } from '../errata/functions/mg-sighting.js'
import { hexesBetween } from '../flight/airspace.js'
import { damageOf } from '../flight/energy.js'
import { stoppedShots } from '../gunnery/blind-spots.js'
import { gunKey, gunRefusal } from '../gunnery/defensive-fire.js'
import { holdsNerve, takesNerve } from '../gunnery/determination.js'
import { fireFlak } from '../gunnery/flak.js'
import { burstAmmo, compareShots, headOnPairs, shotRefusal, sightingGuns } from '../gunnery/gunnery.js'
import { hitParachute, isFlying, markRule, parachuteOf } from '../gunnery/marks.js'
import { type Aim, aimOf, hitsOf } from '../gunnery/odds.js'
import { hitGround } from '../gunnery/targets.js'
import {
  arm,
  craftOf,
  type Draft,
  edit,
  type FightingWings,
  flyerOf,
  plane,
  type Shot,
  type State,
} from '../state/state.js'
import { showFire } from '../turn/lookout.js'
import { askShots, beginStores, question } from '../turn/sequence.js'
import { destroy } from './finish.js'
import { ownRefusal } from './plot.js'

type Rules = ActionRules<FightingWings>
type Table = Io<FightingWings>

// ---------------------------------------------------------------------------------------- declaring

/** @rule BR-23 */
export const fire: Rules['fire'] = {
  phases: ['attack'],
  answers: ['headOn', 'shots'],
  listed: 'some',
  changeable: true,
  secret: () => true,
  check(state, { plane: id, seat, target, weapons, burst, sighting }) {
    const wrong = ownRefusal(state, id, seat)
    if (wrong) return [wrong]
    return said(shotRefusal(state, { plane: id, gun: null, target, weapons, burst, sighting }))
  },
  apply(draft, { plane: id, seat, target, weapons, burst, sighting }, io) {
    const inOrder = craftOf(draft, id)
      .weapons.map((one) => one.id)
      .filter((one) => weapons.includes(one))
    declare(draft, { plane: id, gun: null, target, weapons: inOrder, burst, sighting })
    io.emit?.({ type: 'shotDeclared', rule: 'HR-03', audience: [seat], plane: id, gun: null, target })
  },
}

/** @rule BR-34 */
export const fireGun: Rules['fireGun'] = {
  phases: ['attack'],
  answers: ['headOn', 'shots'],
  listed: 'all',
  changeable: true,
  secret: () => true,
  check(state, { plane: id, seat, gun, target }) {
    const wrong = ownRefusal(state, id, seat)
    return wrong ? [wrong] : said(gunRefusal(state, id, gun, target))
  },
  apply(draft, { plane: id, seat, gun, target }, io) {
    declare(draft, { plane: id, gun, target, weapons: [], burst: 'regular', sighting: false })
    io.emit?.({ type: 'shotDeclared', rule: 'HR-03', audience: [seat], plane: id, gun, target })
  },
}

/** One shot of an aircraft's fixed guns, one of each defensive gun; the last word counts. */
function declare(draft: Draft, shot: Shot): void {
  const others = draft.shots.filter(({ plane: id, gun }) => id !== shot.plane || gun !== shot.gun)
  draft.shots = [...others, { ...shot, weapons: [...shot.weapons] }].sort(compareShots)
}

/** @rule HR-03 */
export const endAttack: Rules['endAttack'] = {
  phases: ['attack'],
  answers: ['headOn', 'shots'],
  listed: 'all',
  check: () => kept,
  apply(draft, { seat }, io) {
    const done = answer(draft, seat) !== undefined
    io.emit?.({ type: 'attackEnded', rule: 'HR-03', audience: 'all', seat })
    if (!done) return
    io.reveal()
    io.emit?.({ type: 'shotsShown', rule: 'HR-03', audience: 'all', shots: draft.shots.length })
    question(draft, 'roll', ['referee'])
  },
}

// ---------------------------------------------------------------------------------------- the dice

interface Result {
  readonly shot: Shot
  readonly aim: Aim
  readonly die: number
  readonly hits: number
  readonly jam: number | null
}

/** Who needs determination rolls for it, then shots in order, each with its jam die; then collisions; then damage, all at once. @rule BR-23 */
export const rollShots: Rules['rollShots'] = {
  phases: ['attack'],
  answers: ['roll'],
  listed: 'all',
  check: () => kept,
  apply(draft, _action, io) {
    dropTimid(draft, io)
    stopShots(draft, io)
    const results = draft.shots.map((shot) => rollShot(draft, shot as Shot, io))
    const crashes = draft.headOn ? rollHeadOns(draft, io) : []
    for (const result of results) tellShot(draft, result, io)
    for (const { shot } of results) showFire(draft, shot.plane, io)
    for (const result of results) spendAmmo(draft, result, io)
    for (const result of results) hurt(draft, result, io)
    for (const id of crashes) if (!plane(draft, id).out) destroy(draft, id, 'BR-29', io)
    if (!draft.headOn && draft.config.targets.length > 0) burst(draft, io)
    goOn(draft, io)
  },
}

/** Flak fires when all other guns have. @rule BR-41 */
function burst(draft: Draft, io: Table): void {
  for (const { plane: id, hits } of fireFlak(draft, io)) if (hits > 0 && !plane(draft, id).out) hit(draft, id, hits, io)
}

/** Who breaks off holds his fire for the turn. @rule BR-46 */
function dropTimid(draft: Draft, io: Table): void {
  const timid = draft.shots.filter((shot) => takesNerve(draft, shot as Shot) && !holdsNerve(draft, shot as Shot, io))
  if (timid.length === 0) return
  draft.shots = draft.shots.filter((shot) => !timid.includes(shot))
  draft.fired = [...draft.fired, ...timid.map((shot) => shot.plane)]
}

/** @rule FW-10.5-blind-spot */
function stopShots(draft: Draft, io: Table): void {
  const stopped = stoppedShots(draft, io)
  if (stopped.length === 0) return
  draft.shots = draft.shots.filter((shot) => !stopped.includes(shot))
  for (const { plane: id, gun, target } of stopped)
    io.emit?.({ type: 'shotStopped', rule: 'FW-10.5-blind-spot', audience: 'all', plane: id, gun, target })
}

/** After head-ons the other guns; then loads that are dropped. */
function goOn(draft: Draft, io: Table): void {
  const wasHeadOn = draft.headOn
  const fired = wasHeadOn ? [...draft.fired, ...draft.shots.map((shot) => shot.plane)] : []
  io.emit?.({
    type: 'shotsRolled',
    rule: wasHeadOn ? 'BR-29' : 'BR-23',
    audience: 'all',
    shots: draft.shots.length,
    headOn: wasHeadOn,
  })
  draft.shots = []
  draft.headOn = false
  draft.fired = fired
  if (wasHeadOn) askShots(draft)
  else beginStores(draft)
}

function rollShot(state: State, shot: Shot, io: Table): Result {
  const aim = aimOf(state, shot)
  const die = io.die(`shot ${shot.gun === null ? shot.plane : gunKey(shot.plane, shot.gun)}`, 10)
  const jam = shot.gun === null && shot.burst === 'long' ? io.die(`jam ${shot.plane}`, 10) : null
  return { shot, aim, die, hits: hitsOf(aim, die), jam }
}

function tellShot(state: State, { shot, aim, die, hits }: Result, io: Table): void {
  const { headOn } = state
  const { plane: id, gun, target } = shot
  const { range, firepower, defense, column, shifts, modifiers, need } = aim
  const sum = die + total(modifiers)
  io.emit?.({
    type: 'shotFired',
    rule: gun !== null ? 'BR-34' : headOn ? 'BR-29' : isFlying(state, target) ? 'BR-23' : markRule(state, target),
    audience: 'all',
    plane: id,
    gun,
    target,
    headOn,
    range,
    firepower,
    defense,
    column,
    shifts,
    modifiers,
    die,
    total: sum,
    need,
    hits,
  })
}

// ---------------------------------------------------------------------------------------- ammunition and jams

/** @rule BR-25 */
function spendAmmo(draft: Draft, result: Result, io: Table): void {
  const { shot, jam } = result
  if (shot.gun !== null) {
    const at = edit(draft, shot.plane)
    const gun = at.guns[shot.gun]!
    at.guns = { ...at.guns, [shot.gun]: { ammo: gun.ammo - draft.config.base.ammo.gun, out: gun.out } }
    tellAmmo(shot.plane, shot.gun, draft.config.base.ammo.gun, gun.ammo - draft.config.base.ammo.gun, 'BR-34', io)
    return
  }
  for (const weapon of shot.weapons) spendWeapon(draft, result, weapon, io)
  if (jam !== null && jam >= draft.config.base.ammo.jamsOn) jamWeapon(draft, shot, jam, io)
}

function spendWeapon(draft: Draft, { shot, hits }: Result, weapon: string, io: Table): void {
  const at = edit(draft, shot.plane)
  const { ammo, jam } = at.weapons[weapon]!
  const spent = Math.min(ammo, shot.sighting ? sightedAmmo(draft, shot, weapon, hits) : burstAmmo(draft, shot.burst))
  arm(at, weapon, { ammo: ammo - spent, jam })
  tellAmmo(shot.plane, weapon, spent, ammo - spent, shot.sighting ? 'FW-10.2-mg-sighting' : 'BR-25', io)
}

const tellAmmo = (id: string, weapon: string, spent: number, left: number, rule: RuleId, io: Table): void =>
  io.emit?.({ type: 'ammoSpent', rule, audience: 'all', plane: id, weapon, spent, left })

/** @rule FW-10.2-mg-sighting */
function sightedAmmo(state: State, shot: Shot, weapon: string, hits: number): number {
  const guns = sightingGuns(state, shot)!
  const { cap, mm, kind } = craftOf(state, shot.plane).weapons.find((one) => one.id === weapon)!
  const normal = burstAmmo(state, shot.burst)
  if (weapon === guns.id) return SIGHTING_MG_AMMO
  if (kind !== 'cannon') return normal
  const answered = mgSightingAmmo({ burst: shot.burst, damage: hits, cannon: { cap, mm }, mgCap: guns.cap, normal })
  return answered.ok ? answered.value.cannon : normal
}

/** The first weapon of a long burst jams; whether it can be cleared the card says. @rule BR-25 */
function jamWeapon(draft: Draft, shot: Shot, die: number, io: Table): void {
  const at = edit(draft, shot.plane)
  const weapon = shot.weapons[0]!
  const { clearable } = craftOf(draft, shot.plane).weapons.find((one) => one.id === weapon)!
  const jam = clearable && draft.config.law.live['FW-10.2-temp-jams'] ? 'temp' : 'perm'
  arm(at, weapon, { ammo: at.weapons[weapon]!.ammo, jam })
  io.emit?.({ type: 'jammed', rule: 'BR-25', audience: 'all', plane: shot.plane, weapon, die, jam })
}

// ---------------------------------------------------------------------------------------- damage

/** @rule BR-26 */
function hurt(draft: Draft, { shot, die, hits }: Result, io: Table): void {
  if (hits === 0) return
  if (Object.hasOwn(draft.ground, shot.target)) hitGround(draft, shot.target, hits, io)
  else if (parachuteOf(draft, shot.target) !== undefined) hitParachute(draft, shot.target, shot.plane, hits, io)
  else hurtPlane(draft, shot, die, hits, io)
}

function hurtPlane(draft: Draft, shot: Shot, die: number, hits: number, io: Table): void {
  const critical =
    die === 1 && draft.config.options.houseCriticals ? rollCritical(draft, shot.target, shot.plane, io) : null
  hit(draft, shot.target, hits + (critical?.hits ?? 0), io)
  if (critical?.isFatal && !plane(draft, shot.target).out) destroy(draft, shot.target, 'BR-27', io)
}

/** Marks hits; enough of them destroy. @rule BR-26 */
export function hit(draft: Draft, id: string, hits: number, io: Pick<Table, 'emit'>): void {
  const at = edit(draft, id)
  at.hits = Math.min(at.hits + hits, 200)
  const damage = damageOf(draft, id)
  io.emit?.({ type: 'damaged', rule: 'BR-26', audience: 'all', plane: id, hits, damage })
  if (damage === 'destroyed' && !at.out) destroy(draft, id, 'BR-26', io)
}

// ---------------------------------------------------------------------------------------- head-on collisions

/** Rolls for every pair that fired and came too close; returns those who collide. @rule OTR2-10.3-collision-mods */
function rollHeadOns(draft: Draft, io: Table): readonly string[] {
  const shots = draft.shots as readonly Shot[]
  const fired = headOnPairs(draft).filter((pair) =>
    shots.some((shot) => pair.includes(shot.plane) && pair.includes(shot.target)),
  )
  return fired.filter((pair) => isClose(draft, pair)).flatMap((pair) => (rollHeadOn(draft, pair, io) ? pair : []))
}

function isClose({ planes, config: { base } }: State, [a, b]: readonly [string, string]): boolean {
  const [one, other] = [planes[a]!, planes[b]!]
  const { headOnRange, headOnRise } = base.collision
  return hexesBetween(one, other) <= headOnRange && Math.abs(one.alt - other.alt) <= headOnRise
}

function rollHeadOn(draft: Draft, [a, b]: readonly [string, string], io: Table): boolean {
  const die = io.die(`head-on ${a} ${b}`, 10)
  const modifiers = [...pilotModifiers(draft, a), ...pilotModifiers(draft, b)]
  const sum = die + total(modifiers)
  const need = draft.config.base.collision.headOnAt
  io.emit?.({
    type: 'collisionRolled',
    rule: 'BR-29',
    audience: 'all',
    plane: a,
    other: b,
    die,
    modifiers,
    total: sum,
    need,
    hit: sum >= need,
  })
  return sum >= need
}

/** @rule ASP-10.3-stacking */
function pilotModifiers(state: State, id: string): readonly Modifier<RuleId>[] {
  const { rule, value } = state.config.law.topics['headOn.collisionMods']
  const answered = headOnCollisionModifier(flyerOf(state, id).pilot)
  const sum = value && answered.ok ? answered.value : 0
  return sum === 0 ? [] : [{ rule, label: id, value: sum }]
}
