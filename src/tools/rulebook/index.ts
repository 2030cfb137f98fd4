/**
 * Rule books as data, and a search that knows the words of the table. {@link bindBook} makes of a game's catalogue, texts
 * and glossary what `wingover/<game>/rules.json` holds; {@link indexBooks} and {@link openSearch} find in it. All of it works
 * for any game.
 *
 * ```ts
 * const search = openSearch(indexBooks([book]))
 * search.find('off the board', { most: 3 })
 * ```
 *
 * @module
 */
export {
  type BookSource,
  bindBook,
  type CodeEntry,
  type OptionEntry,
  type Places,
  type RuleBook,
  type RuleEntry,
  type RuleLinks,
  type SectionEntry,
} from './book.js'
export { ruleBookSchema } from './schema.js'
export { type Hit, indexBooks, openSearch, type RuleIndex, type RuleSearch, type SearchOptions } from './search.js'
