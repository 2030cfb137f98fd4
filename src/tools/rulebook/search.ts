import MiniSearch, { type Options, type Query, type SearchResult } from 'minisearch'
import type { RuleBook, RuleEntry } from './book.js'
import { numbersOf, pagesAsked, stem, wordsOf } from './terms.js'

/** A rule that a question has found. */
export interface Hit {
  readonly id: string
  readonly game: string
  readonly title: string
  /** Its page, from the front of the site. */
  readonly page: string
  /** The better the higher; comparable within one answer only. */
  readonly score: number
}

/** How to ask. */
export interface SearchOptions {
  /** Rules of this game only, and the kernel's. */
  readonly game?: string
  /** At most this many rules. Default: all that are found. */
  readonly most?: number
}

/** The index of some rule books as data: build it once, send it anywhere. */
export interface RuleIndex {
  readonly format: 1
  readonly index: object
  /** What things are called in several words: a question may hold such a phrase. */
  readonly phrases: readonly string[]
  /** The rows of synonyms of every game. */
  readonly synonyms: Readonly<Record<string, readonly (readonly string[])[]>>
}

/** Finds rules. */
export interface RuleSearch {
  /** The rules a question is about, the best first: by id, code, option, page, section or words. */
  find(question: string, options?: SearchOptions): readonly Hit[]
}

/** A question of more than this is cut: nobody types it. */
const LONGEST = 200

const OPTIONS: Options = {
  idField: 'key',
  fields: ['id', 'title', 'called', 'terms', 'codes', 'option', 'numbers', 'section', 'summary', 'ruling', 'messages'],
  storeFields: ['key', 'id', 'game', 'title', 'page', 'order'],
  tokenize: (text, field) => CUTS[field ?? '']?.(text) ?? [...wordsOf(text)],
  processTerm: (term) => stem(term.toLowerCase()),
}

/** Fields that are not cut into words: numbers are whole, and what a thing is called is one phrase. */
const CUTS: Readonly<Record<string, (text: string) => string[]>> = {
  numbers: (text) => text.split(' ').filter(Boolean),
  called: (text) => text.split('|').filter(Boolean),
}

/** What counts how much: what a thing is called before what is said about it. */
const BOOST = {
  ...{
    called: 60,
    id: 6,
    title: 7,
    terms: 9,
    codes: 8,
    option: 4,
    numbers: 8,
    section: 3,
    summary: 2,
    ruling: 1,
    messages: 1,
  },
}

/** Puts books into one index. */
export function indexBooks(books: readonly RuleBook[]): RuleIndex {
  const all = new MiniSearch(OPTIONS)
  const rows = books.flatMap((book) => book.rules.map((rule) => [book, rule] as const))
  all.addAll(rows.map(([book, rule], order) => documentOf(book, rule, order)))
  return {
    ...{ format: 1, index: all.toJSON(), phrases: phrasesOf(rows.map(([, rule]) => rule)) },
    synonyms: Object.fromEntries(books.map(({ game, synonyms }) => [game, synonyms])),
  }
}

const phrasesOf = (rules: readonly RuleEntry[]): readonly string[] => [
  ...new Set(rules.flatMap(({ terms }) => terms.filter((term) => term.includes(' ')))),
]

function documentOf({ game, sections }: RuleBook, rule: RuleEntry, order: number): object {
  const { id, title, source, terms, codes, option = '', summary, question = '', readings = [], reason = '' } = rule
  return {
    ...{ key: `${game} ${id}`, id, game, title, order, option, summary, page: rule.links.page },
    called: [title, ...terms].join('|'),
    terms: terms.join(' '),
    codes: codes.map(({ code }) => code).join(' '),
    messages: codes.map(({ message }) => message.replace(/\{\w+\}/g, '')).join(' '),
    numbers: [...numbersOf(source), ...numbersOf(id.replaceAll('-', ' '))].join(' '),
    section: sections.find((one) => one.id === rule.section)?.title ?? '',
    ruling: [question, ...readings, reason].join(' '),
  }
}

/** Opens an index that {@link indexBooks} made. */
export function openSearch({ index, synonyms, phrases }: RuleIndex): RuleSearch {
  const all = MiniSearch.loadJS(index as Parameters<typeof MiniSearch.loadJS>[0], OPTIONS)
  return {
    find(question, { game, most = Number.POSITIVE_INFINITY } = {}) {
      const asked = pagesAsked(question.slice(0, LONGEST)).trim()
      const rows = Object.entries(synonyms).flatMap(([of, own]) => (game === undefined || of === game ? own : []))
      const filter = (hit: SearchResult): boolean => game === undefined || hit.game === game || hit.game === 'kernel'
      return narrowed(ask(all, { asked, rows, phrases }, filter), asked)
        .slice(0, most)
        .map(hitOf)
    },
  }
}

/** A question, and what it may be meant by. */
interface Asked {
  readonly asked: string
  readonly rows: readonly (readonly string[])[]
  readonly phrases: readonly string[]
}

/** Rules that have all the words; if they are few, then also those that have some. */
function ask(
  all: MiniSearch,
  { asked, rows, phrases }: Asked,
  filter: (hit: SearchResult) => boolean,
): readonly SearchResult[] {
  const meanings = asked
    .toLowerCase()
    .split(/[\s,;?!"()]+/)
    .filter((word) => word !== '' && !IDLE.has(word))
    .map((word) => meaningOf(word, rows))
  const same = rows.flatMap((row) => (row.some((one) => isPhraseIn(one, asked)) ? row.map(exactly) : []))
  const called = [asked, ...phrases.filter((one) => one !== asked && isPhraseIn(one, asked))].map(calledSo)
  const said = (combineWith: 'AND' | 'OR'): readonly SearchResult[] => {
    const query: Query = { combineWith: 'OR', queries: [{ combineWith, queries: meanings }, ...called, ...same] }
    return ranked(all.search(query, { boost: BOOST, filter }))
  }
  const whole = said('AND')
  if (whole.length >= FEW) return whole
  return [...whole, ...said('OR').filter(({ key }) => !whole.some((hit) => hit.key === key))]
}

/** If fewer rules than this have all the words, those that have some are shown after them. */
const FEW = 3

const isPhraseIn = (phrase: string, asked: string): boolean =>
  phrase.includes(' ') && ` ${asked.toLowerCase()} `.includes(` ${phrase} `)

const exactly = (phrase: string): Query => ({ combineWith: 'AND', queries: [phrase], prefix: false, fuzzy: false })

const calledSo = (phrase: string): Query => ({
  ...{ combineWith: 'AND', queries: [phrase], fields: ['called'] },
  tokenize: (text) => [text],
})

/** A word and what else it may mean. Short words and numbers are whole words; longer ones may go on, or be mistyped. */
function meaningOf(word: string, rows: readonly (readonly string[])[]): Query {
  const others = rows.filter((row) => row.some((one) => stem(one) === stem(word))).flat()
  const isWhole = word.length <= 3 || /\d/.test(word)
  return {
    combineWith: 'OR',
    queries: [
      { queries: [word], combineWith: 'AND', prefix: !isWhole, fuzzy: isWhole || word.length < 6 ? false : 0.15 },
      ...others.filter((one) => one !== word).map(exactly),
    ],
  }
}

/** Words that say nothing about a rule. */
const IDLE = new Set(
  'a an and the of or is are to do does i my we you how what when who why which can may must in on at it be by for from if with same another other time'.split(
    ' ',
  ),
)

/** Of two that are as good, the one that comes first in its book. */
const ranked = (hits: readonly SearchResult[]): readonly SearchResult[] =>
  [...hits].sort((a, b) => b.score - a.score || a.order - b.order)

/**
 * Whoever asks by the whole id wants that rule and no other; by the beginning of ids, a page or a section, what stands
 * there in the order of the book.
 */
function narrowed(hits: readonly SearchResult[], asked: string): readonly SearchResult[] {
  const question = asked.toLowerCase()
  const begun = hits.filter(({ id }) => /[-\d]/.test(question) && id.toLowerCase().startsWith(question))
  const exact = begun.filter(({ id }) => id.length === question.length)
  if (exact.length > 0) return exact
  if (begun.length > 0) return inOrder(begun)
  if (!/^(p\.)?[\d.]+[a-z]?\d?$/.test(question)) return hits
  const [own, others] = [hits.filter(({ id }) => id.toLowerCase().split('-').includes(question)), inOrder(hits)]
  return [...inOrder(own), ...others.filter((hit) => !own.includes(hit))]
}

const inOrder = (hits: readonly SearchResult[]): readonly SearchResult[] => [...hits].sort((a, b) => a.order - b.order)

const hitOf = ({ id, game, title, page, score }: SearchResult): Hit => ({ id, game, title, page, score })
