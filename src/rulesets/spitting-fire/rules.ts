import { coreRules } from '../../core/index.js'

/** Placeholder until the catalogue is written out. */
export const rules = { ...coreRules } as const
export type RuleId = string
