import type { Glossary, OptionInfo, RuleInfo, RuleText, RulingText } from '../../core/index.js'

/** Where a rule is carried out and tested: `src/.../loops.ts:12`. */
export interface Places {
  readonly code: readonly string[]
  readonly tests: readonly string[]
}

/** What a rule book is made of. */
export interface BookSource {
  /** The id of a game, or `kernel`. */
  readonly game: string
  readonly title: string
  readonly revision: number
  readonly rules: Readonly<Record<string, RuleInfo>>
  readonly texts: Readonly<Record<string, RuleText>>
  readonly options: Readonly<Record<string, OptionInfo>>
  readonly glossary: Glossary
  /** The refusals by code, as templates. */
  readonly messages: Readonly<Record<string, string>>
  /** The rules in whose name a code refuses. */
  readonly codes: Readonly<Record<string, readonly string[]>>
  readonly places: Readonly<Record<string, Places>>
}

/** A refusal: its permanent code, and the sentence with the facts in braces. */
export interface CodeEntry {
  readonly code: string
  readonly message: string
}

/** One rule with all that is said of it. */
export interface RuleEntry extends Omit<RuleInfo, 'silent'>, Omit<Partial<RulingText>, 'summary'> {
  readonly id: string
  /** What it says, in our own words. */
  readonly summary: string
  /** The section of the book that it stands in: an `id` of {@link RuleBook.sections}. */
  readonly section: string
  /** The refusals in its name. */
  readonly codes: readonly CodeEntry[]
  /** What players call it. */
  readonly terms: readonly string[]
  readonly links: RuleLinks
}

/** Where there is more about a rule. */
export interface RuleLinks extends Places {
  /** Its page, from the front of the site. */
  readonly page: string
}

/** A section of a book: its rules in order. */
export interface SectionEntry {
  readonly id: string
  readonly title: string
  readonly rules: readonly string[]
}

/** A switch: the first value is the default. */
export interface OptionEntry {
  readonly name: string
  readonly rule: string
  readonly values: readonly unknown[]
}

/** All rules of one game as data: `rules.json`. `format` rises if a reader of the old one would stumble. */
export interface RuleBook {
  readonly format: 1
  readonly game: string
  readonly title: string
  readonly revision: number
  readonly sections: readonly SectionEntry[]
  readonly rules: readonly RuleEntry[]
  readonly options: readonly OptionEntry[]
  readonly synonyms: readonly (readonly string[])[]
}

/** Binds a book from its parts: entries and texts in one, in the order of the catalogue. */
export function bindBook(source: BookSource): RuleBook {
  const { game, title, revision, options, glossary } = source
  const rules = Object.entries(source.rules).map(([id, info]) => entryOf(source, id, info))
  return {
    ...{ format: 1, game, title, revision, sections: sectionsOf(glossary, rules), rules },
    options: Object.entries(options).map(([name, { rule, values }]) => ({ name, rule, values })),
    synonyms: glossary.synonyms,
  }
}

function entryOf({ texts, glossary, messages, codes, places }: BookSource, id: string, info: RuleInfo): RuleEntry {
  const { silent: _, ...entry } = info
  const own = Object.keys(messages).filter((code) => codes[code]?.includes(id))
  return {
    ...{ id, ...entry, summary: '', ...texts[id], section: sectionOf(glossary, id) },
    codes: own.map((code) => ({ code, message: messages[code] ?? '' })),
    terms: Object.keys(glossary.terms).filter((term) => glossary.terms[term]?.includes(id)),
    links: { page: `r/${id}.html`, ...(places[id] ?? { code: [], tests: [] }) },
  }
}

/** The longest section that an id begins with; a rule of no section stands under its own id. */
const sectionOf = ({ sections }: Glossary, id: string): string =>
  Object.keys(sections)
    .filter((section) => id.startsWith(section))
    .sort((a, b) => b.length - a.length)[0] ?? id

const sectionsOf = ({ sections }: Glossary, rules: readonly RuleEntry[]): readonly SectionEntry[] =>
  Object.entries(sections)
    .map(([id, title]) => ({
      ...{ id, title },
      rules: rules.filter(({ section }) => section === id).map((rule) => rule.id),
    }))
    .filter((section) => section.rules.length > 0)
