import type { RulingId } from '../rulings.js'
import type { SwitchId } from '../switches.js'
import type { TopicValues } from '../topic-values.js'
import type { Edition } from '../vocabulary.js'

/** What the sheet calls its own entry; `data` and `scenario` are corrections of cards, counters and scenarios. */
export type Kind =
  | 'errata'
  | 'clarification'
  | 'addition'
  | 'change'
  | 'revision'
  | 'newRule'
  | 'note'
  | 'data'
  | 'scenario'

/** `book`: the sheet says so. `ruling`: unreadable, silent or contradictory there, and decided by a named ruling. */
export type Status = 'book' | 'ruling'

/** A sign or word lost in the text at hand, and how it is read. */
export interface Reconstruction {
  readonly line: number
  readonly printed: string
  readonly read: string
  readonly confidence: 'certain' | 'high' | 'medium-high' | 'medium' | 'unknown'
  readonly ruling?: RulingId
}

/** A value that an entry lets us infer for an edition it does not itself amend. */
export interface Implied {
  readonly edition: Edition
  readonly topics: Partial<TopicValues>
}

/** One entry of the errata sheet, without prose. The key it is stored under is its id. */
export interface AmendmentRecord {
  /** Short handle: the letter of the sheet's section (A to D) and a running number. */
  readonly ref: string
  /** Rule numbers it amends, normalised: `4.2`, `8.1e`, `13`; play aids `AID.summary`, cards `ADC.P-38J`. */
  readonly rule: readonly string[]
  /** Numbers under which the 2nd-edition books print the same paragraph, where they differ. */
  readonly secondEdition?: readonly string[]
  readonly editions: readonly Edition[]
  /** 1994 entries only: editions that take the entry over while the switch `inheritOtr1` is on. */
  readonly inheritTo?: readonly Edition[]
  /** 1994 data only: editions that take the entry over while the switch `carryOtr1Data` is on. */
  readonly carryTo?: readonly Edition[]
  readonly kind: Kind
  readonly advanced?: true
  readonly optional?: true
  /** Only in force while this switch is on. */
  readonly switchId?: SwitchId
  readonly topics?: Partial<TopicValues>
  readonly implies?: readonly Implied[]
  readonly supersedes?: readonly string[]
  /** Suffixes of citable parts: `id-part`. */
  readonly parts?: readonly string[]
  /** First and last line in the source text. */
  readonly line: readonly [number, number]
  readonly status: Status
  readonly rulings?: readonly RulingId[]
  readonly reconstructed?: readonly Reconstruction[]
}
