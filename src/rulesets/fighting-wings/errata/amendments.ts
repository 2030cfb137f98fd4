import { ASP } from './amendments/asp.js'
import { FW_COMBAT } from './amendments/fw-combat.js'
import { FW_FLIGHT } from './amendments/fw-flight.js'
import { FW_OPERATIONS } from './amendments/fw-operations.js'
import { OTR1 } from './amendments/otr1.js'
import { OTR2 } from './amendments/otr2.js'
import type { AmendmentRecord } from './amendments/record.js'

/** The 134 entries of the errata sheet by id, in the order of its four sections. */
export const AMENDMENTS = { ...OTR1, ...OTR2, ...ASP, ...FW_FLIGHT, ...FW_COMBAT, ...FW_OPERATIONS } as const

/** The id of an entry: edition, rule number, subject. */
export type AmendmentId = keyof typeof AMENDMENTS

/** The ids of the parts of one entry. */
export type PartsOf<K extends AmendmentId> = (typeof AMENDMENTS)[K] extends {
  readonly parts: readonly (infer P extends string)[]
}
  ? `${K}-${P}`
  : never

/** The id of a citable part of an entry: `FW-5.6-slats-stall`. */
export type PartId = { [K in AmendmentId]: PartsOf<K> }[AmendmentId]

/** What a violation, modifier or patch may cite. `CORE-SHAPE` stands for input that is not even a question. */
export type Citation = AmendmentId | PartId | 'CORE-SHAPE'

/** An entry with its id. */
export interface Amendment extends AmendmentRecord {
  readonly id: AmendmentId
}

/** Every id, in the order of the sheet's sections. */
export const AMENDMENT_IDS = Object.keys(AMENDMENTS) as readonly AmendmentId[]

/** Whether a text is the id of an entry. */
export const isAmendmentId = (id: unknown): id is AmendmentId => typeof id === 'string' && Object.hasOwn(AMENDMENTS, id)

/** An entry with its id. */
export const amendment = (id: AmendmentId): Amendment => ({ id, ...(AMENDMENTS[id] as AmendmentRecord) })

/** Every entry with its id, in the order of the sheet's sections. */
export const ENTRIES: readonly Amendment[] = AMENDMENT_IDS.map(amendment)

/** The entry that owns a citation: the entry itself, or the one whose part it is; `null` for anything else. */
export function owner(citation: string): AmendmentId | null {
  if (isAmendmentId(citation)) return citation
  return AMENDMENT_IDS.find((id) => partIds(id).includes(citation)) ?? null
}

/** The ids of an entry's parts, possibly none. */
export function partIds(id: AmendmentId): readonly string[] {
  return (amendment(id).parts ?? []).map((part) => `${id}-${part}`)
}
