import type { AmendmentId } from './amendments.js'
import type { AmendmentText } from './text/amendment-text.js'
import { ASP_TEXT } from './text/asp.js'
import { FW_COMBAT_TEXT } from './text/fw-combat.js'
import { FW_FLIGHT_TEXT } from './text/fw-flight.js'
import { FW_OPERATIONS_TEXT } from './text/fw-operations.js'
import { OTR1_TEXT } from './text/otr1.js'
import { OTR2_TEXT } from './text/otr2.js'

/** Title and summary of every entry, in our own words. */
export const AMENDMENT_TEXT: Readonly<Record<AmendmentId, AmendmentText>> = {
  ...OTR1_TEXT,
  ...OTR2_TEXT,
  ...ASP_TEXT,
  ...FW_FLIGHT_TEXT,
  ...FW_COMBAT_TEXT,
  ...FW_OPERATIONS_TEXT,
}
