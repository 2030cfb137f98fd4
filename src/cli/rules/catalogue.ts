import type { Explanation, Ruleset, RuleText } from 'wingover'
import { explained } from 'wingover'
import { sourceFacts } from '../source-facts.js'
import { CITATIONS_FILE, citationsIn, type Places } from './citations.js'

/** One rule of one game: what it says, and where it is carried out. */
export interface Entry {
  readonly game: string
  readonly rule: Explanation
  readonly places: Places
}

/** Every rule of a game, with its text, from the game's own `rules` subpath. */
export async function catalogueOf({ info }: Ruleset): Promise<readonly Entry[]> {
  const path = `wingover/${info.id}/rules`
  const { texts } = (await import(/* @vite-ignore */ path)) as { readonly texts: Readonly<Record<string, RuleText>> }
  const places = citations()[info.id] ?? {}
  return Object.entries(info.rules).map(([id, rule]) => ({
    game: info.id,
    rule: explained(id, rule, texts[id] ?? { summary: '' }),
    places: places[id] ?? { code: [], tests: [] },
  }))
}

const citations = sourceFacts(CITATIONS_FILE, citationsIn)

/**
 * The rules that a question finds, the best first: by id, by the book's number or page, by words. A rule by its whole
 * id is found alone.
 */
export function search(entries: readonly Entry[], question: string): readonly Entry[] {
  const asked = question.trim().toLowerCase()
  const exact = entries.filter(({ rule }) => rule.id.toLowerCase() === asked)
  if (exact.length > 0) return exact
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry.rule, asked) })).filter(({ rank }) => rank < MISS)
  return ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry)
}

const MISS = 4

/** 0 for the book's own number, 1 for the start of an id, 2 for words of the title, 3 for words of the text. */
function rankOf(rule: Explanation, asked: string): number {
  if (numbersOf(rule).includes(asked)) return 0
  if (rule.id.toLowerCase().startsWith(asked)) return 1
  const words = asked.split(/\s+/)
  if (hasAll(rule.title, words)) return 2
  const { summary, question = '', readings = [], reason = '', option = '' } = rule
  return hasAll([rule.title, summary, question, ...readings, reason, option].join(' '), words) ? 3 : MISS
}

const hasAll = (text: string, words: readonly string[]): boolean => {
  const lower = text.toLowerCase()
  return words.every((word) => lower.includes(word))
}

/** The numbers under which the book has a rule: `6.4`, `p.12`, and `12` for `p.12`. */
function numbersOf({ id, source }: Explanation): readonly string[] {
  const named = source.toLowerCase().split(/[\s,;]+/)
  const pages = named.flatMap((name) => /^p\.(\d+)$/.exec(name)?.[1] ?? [])
  return [...named, ...pages, ...id.toLowerCase().split('-')].filter((name) => /\d/.test(name))
}
