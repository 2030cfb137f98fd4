import type { Game, RuleInfo, RuleOf, Ruleset, RuleText } from '../../core/index.js'

/** What rules say, by id, as `wingover/<ruleset>/rules` exports it. Pass it to have prose in an explanation. */
export type Texts = Readonly<Record<string, RuleText>>

/** A rule as an explanation names it. */
export interface RuleNote<Rule extends string = string> {
  readonly id: Rule
  readonly title: string
  /** Where the book has it. */
  readonly source: string
  readonly status: RuleInfo['status']
  /** The option that switches its reading, if there is one. */
  readonly option?: string
  /** What it says, if the caller brought the texts. */
  readonly summary?: string
}

/** A rule of the catalogue with its title, and its prose if there is any at hand. */
export function noteOn<G extends Game>({ info }: Ruleset<G>, id: string, texts: Texts = {}): RuleNote<RuleOf<G>> {
  const { title, source, status, option } = info.rules[id as RuleOf<G>]
  const summary = Object.hasOwn(texts, id) ? texts[id]?.summary : undefined
  const note = { id: id as RuleOf<G>, title, source, status }
  return { ...note, ...(option !== undefined && { option }), ...(summary !== undefined && { summary }) }
}

/** `SF-HEAD-04 (Turn before half, p. 7)` */
export const cite = ({ id, title, source }: RuleNote): string => `${id} (${title}, ${source})`
