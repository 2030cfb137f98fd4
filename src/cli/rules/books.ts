import { join } from 'node:path'
import { manuscripts } from 'wingover/registry/rules'
import { bindBook, indexBooks } from 'wingover/rulebook'
import { citationsIn } from './citations.js'
import { codesIn } from './codes.js'
import type { Library } from './places.js'

/** Binds the books from the sources in `root`: what is cited where can only be read off them. */
export function libraryIn(root: string): Library {
  const places = citationsIn(root)
  const books = manuscripts().map((manuscript) => {
    const folder = FOLDERS[manuscript.game] ?? `rulesets/${manuscript.game}`
    const own = places[folder.replace(/^rulesets\//, '').replace(/\/.*/, '')] ?? {}
    return bindBook({ ...manuscript, codes: codesIn(join(root, 'src', folder)), places: own })
  })
  return { books, index: indexBooks(books) }
}

const FOLDERS: Readonly<Record<string, string>> = {
  kernel: 'core',
  'fighting-wings-errata': 'rulesets/fighting-wings/errata',
}
