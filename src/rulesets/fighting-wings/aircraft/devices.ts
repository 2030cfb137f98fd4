/** Throttle, landing gear, bay doors and flaps as a turn begins. */
import { broken, type Io, type Violation } from '../../../core/index.js'
import { citing } from '../book/law.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { flapSpeed } from '../flight/energy.js'
import { craftOf, type Device, type Draft, type Edited, type FightingWings, plane, type State } from '../state/state.js'
import { loadLines, loadOf, restingDoor } from './loads.js'

type Table = Io<FightingWings>
type Broken = readonly Violation<RuleId>[]

/** How gear or flaps stand when a turn begins: they have come down or up. @rule OTR1-20.2-flap-gear-timing HR-11 */
export const resting = (device: Device): 'up' | 'down' => (device === 'down' || device === 'lowering' ? 'down' : 'up')

/** How they stand in this turn, by what was declared for it. */
const settled = (before: Device, wanted: 'up' | 'down' | null): Device =>
  wanted === null ? resting(before) : wanted === 'down' ? 'lowering' : 'raising'

/** The rule by which gear moves. */
export const gearRule = ({ config: { law } }: State): RuleId => citing(law, 'OTR1-20.2-flap-gear-timing', 'HR-11')

/** Why flaps cannot be declared so. @rule BR-16 OTR1-20.2-flap-gear-timing */
export function flapsProblems(state: State, id: string, flaps: 'up' | 'down'): Broken {
  const at = plane(state, id)
  const none = at.flapsHit || at.gloc > 0
  return broken(
    none && no('BR-16', 'no-flaps', { plane: id }),
    !none && resting(at.flaps) === flaps && no('BR-16', 'flaps-there', { plane: id, flaps }),
  )
}

/** Why gear cannot be declared so. @rule OTR1-20.2-flap-gear-timing HR-11 */
export function gearProblems(state: State, id: string, gear: 'up' | 'down'): Broken {
  const { gear: now, gloc, wounds } = plane(state, id)
  if (now === null) return [no('HR-11', 'no-gear', { plane: id })]
  const rule = gearRule(state)
  return broken(
    gloc > 0 && no(rule, 'helpless', { plane: id }),
    wounds.hydraulics && no(citing(state.config.law, 'OTR1-CRIT-equip-3', 'BR-27'), 'gear-trails', { plane: id }),
    resting(now) === gear && no(rule, 'gear-there', { plane: id, gear }),
  )
}

/** Why bay doors cannot be declared so. @rule OTR1-13-bomb-bay OTR2-13-bomb-bay */
export function bayProblems(state: State, id: string, bay: 'open' | 'close'): Broken {
  const { bay: door, gloc } = plane(state, id)
  const { rule } = state.config.law.topics['bay.decel']
  if (door === null) return [no(rule, 'no-bay', { plane: id })]
  return broken(
    gloc > 0 && no(rule, 'helpless', { plane: id }),
    restingDoor(door) === (bay === 'open' ? 'open' : 'closed') &&
      no(rule, 'bay-there', { plane: id, door: restingDoor(door) }),
  )
}

/** Throttle, gear, bay doors and flaps as they were declared. @rule BR-06 */
export function setDevices(draft: Draft, id: string, at: Edited, io: Table): void {
  const order = draft.orders[id]
  at.throttle = order?.throttle ?? at.throttle
  if (at.throttle === 'idle' && at.stall !== 'spinning') at.speed = Math.max(1, at.speed - draft.config.base.idle)
  io.emit?.({
    type: 'throttleShown',
    rule: 'BR-06',
    audience: 'all',
    plane: id,
    throttle: at.throttle,
    speed: at.speed,
  })
  const wanted = order?.flaps ?? null
  if (order?.shutdown === true) at.wounds = { ...at.wounds, feathering: true }
  if (at.gear !== null) moveGear(draft, id, at, order?.gear ?? null, io)
  if (at.bay !== null) moveBay(draft, id, at, order?.bay ?? null, io)
  if (wanted !== null || at.flaps === 'lowering' || at.flaps === 'raising') moveFlaps(draft, id, at, wanted, io)
}

/** Gear takes a turn to come down or up. @rule OTR1-20.2-flap-gear-timing HR-11 */
function moveGear(draft: Draft, id: string, at: Edited, wanted: 'up' | 'down' | null, io: Table): void {
  const before = at.gear
  at.gear = settled(before!, wanted)
  if (at.gear !== before)
    io.emit?.({ type: 'gearMoved', rule: gearRule(draft), audience: 'all', plane: id, gear: at.gear })
}

/** Doors take a turn to open or to close. @rule OTR1-13-bomb-bay OTR2-13-bomb-bay */
function moveBay(draft: Draft, id: string, at: Edited, wanted: 'open' | 'close' | null, io: Table): void {
  const before = at.bay
  at.bay = wanted === null ? restingDoor(before!) : wanted === 'open' ? 'opening' : 'closing'
  const { rule } = draft.config.law.topics['bay.decel']
  if (at.bay !== before) io.emit?.({ type: 'bayMoved', rule, audience: 'all', plane: id, bay: at.bay })
}

/** @rule OTR1-20.2-flap-gear-timing */
function moveFlaps(draft: Draft, id: string, at: Edited, wanted: 'up' | 'down' | null, io: Table): void {
  const before = at.flaps
  const rule = citing(draft.config.law, 'OTR1-20.2-flap-gear-timing', 'BR-16')
  at.flaps = settled(before, wanted)
  if (at.flaps !== before) io.emit?.({ type: 'flapsMoved', rule, audience: 'all', plane: id, flaps: at.flaps })
  if (at.flaps === 'lowering' || at.flaps === 'raising') strainFlaps(draft, id, at, rule, io)
}

/** Flaps that move too fast are damaged; combat flaps stand more. @rule OTR1-20.2-flap-gear-timing */
function strainFlaps(draft: Draft, id: string, at: Edited, rule: RuleId, io: Table): void {
  const need = flapSpeed(draft, at, craftOf(draft, id))
  if (at.speed <= need) return
  at.flaps = 'up'
  at.flapsHit = true
  io.emit?.({ type: 'flapsDamaged', rule, audience: 'all', plane: id, speed: at.speed, need })
}

/** @rule BR-30 OTR1-AID-overload-5 OTR1-11.2-four-engine-speeds */
export function tellLoad(draft: Draft, id: string, at: Edited, io: Table): void {
  const changes = loadLines(draft, at, craftOf(draft, id))
  io.emit?.({ type: 'loadCounted', rule: 'BR-30', audience: 'all', plane: id, load: loadOf(at), changes })
}
