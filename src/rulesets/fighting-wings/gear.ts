/** Landing gear. */
import { citing } from './law.js'
import type { RuleId } from './rules.js'
import type { Device, State } from './state.js'

/** How gear stands when a turn begins: it has come down or up. @rule OTR1-20.2-flap-gear-timing HR-11 */
export const restingGear = (gear: Device): 'up' | 'down' => (gear === 'down' || gear === 'lowering' ? 'down' : 'up')

/** The rule by which gear moves. */
export const gearRule = ({ config: { law } }: State): RuleId => citing(law, 'OTR1-20.2-flap-gear-timing', 'HR-11')
