/** Throttle, landing gear, bay doors and flaps as a turn begins. */
import type { Io } from '../../core/index.js'
import { speedsAt } from './energy.js'
import { citing } from './law.js'
import { loadLines, loadOf, restingDoor } from './loads.js'
import type { RuleId } from './rules.js'
import { craftOf, type Device, type Draft, type Edited, type FightingWings, type State } from './state.js'

type Table = Io<FightingWings>

/** How gear or flaps stand when a turn begins: they have come down or up. @rule OTR1-20.2-flap-gear-timing HR-11 */
export const resting = (device: Device): 'up' | 'down' => (device === 'down' || device === 'lowering' ? 'down' : 'up')

/** How they stand in this turn, by what was declared for it. */
const settled = (before: Device, wanted: 'up' | 'down' | null): Device =>
  wanted === null ? resting(before) : wanted === 'down' ? 'lowering' : 'raising'

/** The rule by which gear moves. */
export const gearRule = ({ config: { law } }: State): RuleId => citing(law, 'OTR1-20.2-flap-gear-timing', 'HR-11')

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
  const craft = craftOf(draft, id)
  const need = speedsAt(draft, at, craft).min + (craft.combatFlaps ?? 3)
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
