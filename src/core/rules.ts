/** Where a rule comes from: the book's text, our reading of an unclear text, or our own where the text is lost. */
export type RuleStatus = 'book' | 'ruling' | 'house'

/** One entry of a rule catalogue. Prose lives apart, in `wingover/<ruleset>/rules`. */
export interface RuleInfo {
  /** The rule's printed name, or a short name of ours. */
  readonly title: string
  /** Where the book has it: page or section. */
  readonly source: string
  readonly status: RuleStatus
  /** The option that switches the reading, if there is one. */
  readonly option?: string
  /** Why no event, violation or modifier ever cites this rule, if none does. */
  readonly silent?: string
}

/** The kernel's own rules: what every game demands before its book is opened. */
export const coreRules = {
  'CORE-SHAPE': { title: 'Well-formed input', source: 'kernel', status: 'house' },
  'CORE-LIMIT': { title: 'Input within stated limits', source: 'kernel', status: 'house' },
  'CORE-STATE': { title: 'A state that play can reach', source: 'kernel', status: 'house' },
  'CORE-OVER': { title: 'Nothing happens after the end', source: 'kernel', status: 'house' },
  'CORE-PHASE': { title: 'Actions of this phase only', source: 'kernel', status: 'house' },
  'CORE-AGENDA': { title: 'Pending questions are answered first', source: 'kernel', status: 'house' },
  'CORE-SEAT': { title: 'Only those who are asked decide', source: 'kernel', status: 'house' },
  'CORE-DICE': { title: 'Exactly the dice that are called for', source: 'kernel', status: 'house' },
  'CORE-SEED': { title: 'Seeded dice need a seed, physical dice take none', source: 'kernel', status: 'house' },
  'CORE-RESIGN': { title: 'Resigning loses the game', source: 'kernel', status: 'house' },
  'CORE-RECORD': { title: 'A record is replayed by the rules it names', source: 'kernel', status: 'house' },
} as const satisfies Record<string, RuleInfo>

/** The id of one of the kernel's own rules. */
export type CoreRule = keyof typeof coreRules
