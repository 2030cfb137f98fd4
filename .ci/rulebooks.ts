/**
 * Binds the rule books and their index from the sources, and lays them beside the built modules: `dist/<game>/rules.json`,
 * `dist/rules.schema.json`. Part of `npm run build`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ruleBookSchema } from 'wingover/rulebook'
import { z } from 'zod'
import { libraryIn } from '../src/cli/rules/books.js'
import { bookPath, INDEX_PATH, SCHEMA_PATH } from '../src/cli/rules/places.js'

const { books, index } = libraryIn('.')

function lay(path: string, value: unknown): void {
  mkdirSync(dirname(join('dist', path)), { recursive: true })
  writeFileSync(join('dist', path), JSON.stringify(value))
}

for (const book of books) lay(bookPath(book.game), book)
lay(INDEX_PATH, index)
lay(SCHEMA_PATH, z.toJSONSchema(ruleBookSchema))
console.log(`${books.length} rule books bound`)
