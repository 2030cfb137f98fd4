import type { RuleBook, RuleIndex } from 'wingover/rulebook'

/** Every rule book, and the index over all of them. */
export interface Library {
  readonly books: readonly RuleBook[]
  readonly index: RuleIndex
}

/** Where the book of a game lies in the package: beside the texts of its rules. */
export const bookPath = (game: string): string => `${PATHS[game] ?? `${game}/rules`}.json`

const PATHS: Readonly<Record<string, string>> = {
  kernel: 'rules',
  'fighting-wings-errata': 'fighting-wings/errata/rules',
}

/** Where the index lies in the package. */
export const INDEX_PATH = 'rules-index.json'

/** Where the JSON Schema of a book lies in the package. */
export const SCHEMA_PATH = 'rules.schema.json'
