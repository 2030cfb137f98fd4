import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openSearch, type RuleBook, type RuleEntry, type RuleSearch } from 'wingover/rulebook'
import { bookPath, INDEX_PATH, type Library } from './places.js'

/** One rule, and the book it is of. */
export interface Entry {
  readonly book: RuleBook
  readonly rule: RuleEntry
}

/** The shelves: books are taken down when they are wanted, and no game is loaded to read about it. */
export interface Shelves {
  readonly search: RuleSearch
  /** The books by the id of their game, in order. */
  readonly names: readonly string[]
  /** The book of a game. */
  book(game: string): RuleBook
}

/** Opens what the build has bound; run from its source, the command binds the books itself. */
export async function openShelves(): Promise<Shelves> {
  const isSource = import.meta.url.endsWith('.ts')
  const { books, index } = isSource ? await fromSource() : packed()
  return { search: openSearch(index), names: Object.keys(index.synonyms), book: books }
}

interface Opened {
  readonly index: Library['index']
  /** The book of a game. */
  books(game: string): RuleBook
}

async function fromSource(): Promise<Opened> {
  const { libraryIn } = await import('./books.js')
  const { books, index } = libraryIn(fileURLToPath(new URL('../../..', import.meta.url)))
  return { index, books: (game) => books.find((one) => one.game === game) as RuleBook }
}

const packed = (): Opened => ({
  index: read(INDEX_PATH) as Library['index'],
  books: remembered((game) => read(bookPath(game)) as RuleBook),
})

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

function remembered<T>(of: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>()
  return (name) => {
    const value = known.get(name) ?? of(name)
    known.set(name, value)
    return value
  }
}

/** The rules that a question finds, the best first; of one game and the kernel, if one is named. */
export function lookUp(shelves: Shelves, question: string, game?: string): readonly Entry[] {
  const hits = shelves.search.find(question, game === undefined ? {} : { game })
  return hits.flatMap(({ id, game: of }) => {
    const book = shelves.book(of)
    const rule = book.rules.find((one) => one.id === id)
    return rule === undefined ? [] : [{ book, rule }]
  })
}
