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
  /** No event, violation or modifier ever cites this rule; its text says why. */
  readonly silent?: true
}

/** What a rule says, in our own words. */
export interface RuleText {
  readonly summary: string
  /** Why we read it so, or have added it. */
  readonly reason?: string
  /** Why no event, violation or modifier ever cites this rule, if none does. */
  readonly silent?: string
}

/** What a rule says where the book is silent, unclear or at odds with itself. */
export interface RulingText extends RuleText {
  readonly question: string
  /** The ways to read it; values of the rule's option, if it has one, stand in backquotes. */
  readonly readings: readonly string[]
  /** Index of the default among the readings. */
  readonly choice: number
  readonly reason: string
  /** Why no option plays the other readings, if none does. */
  readonly noSwitch?: string
}

/** The texts of some rules of a catalogue, each as full as the rule's entry asks for. */
export type TextsOf<R extends Readonly<Record<string, RuleInfo>>, Id extends keyof R = keyof R> = {
  readonly [I in Id]: (R[I]['status'] extends 'ruling' ? RulingText : RuleText) &
    (R[I] extends { readonly silent: true } ? { readonly silent: string } : unknown)
}

/** What a game's players say, and how its book is cut: data beside the texts of its rules, carried by no game. */
export interface Glossary<Rule extends string = string> {
  /** The title of each section, in the order of the book; a rule belongs to the longest one that its id begins with. */
  readonly sections: Readonly<Record<string, string>>
  /** Words that mean the same to a player: whoever asks for one of a row is shown rules that say another. */
  readonly synonyms: readonly (readonly string[])[]
  /** What players call a thing that the rule itself calls otherwise, and the rules it is about. */
  readonly terms: Readonly<Record<string, readonly Rule[]>>
}

/** All there is to say of a rule: its entry in the catalogue and its text. */
export type Explanation<Id extends string = string> = Omit<RuleInfo, 'silent'> &
  Partial<RulingText> &
  RuleText & { readonly id: Id }

/** A rule's entry and text in one. */
export const explained = <Id extends string>(id: Id, info: RuleInfo, text: RuleText): Explanation<Id> => {
  const { silent: _, ...entry } = info
  return { id, ...entry, ...text }
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
