/** The options of a book: what each is by default, what else it can be, and the rule that has the rest. */
import type { RuleBook } from '../../src/tools/rulebook/index.js'
import { gamePageUrl } from '../addresses.js'
import { anchor, code, type Page, page, plain, ruleLink, table, valueText } from '../markdown.js'

/** The page of all options. */
export function optionsPage(book: RuleBook): Page {
  const rulesOf = (name: string) => book.rules.filter(({ option }) => option === name)
  return page(
    gamePageUrl(book.game, 'options'),
    `Options of ${book.title}`,
    [
      `What can be switched in ${plain(book.title)}. An option that is not set has its default; records keep all of them.`,
      'The page of its rule shows a position that comes out differently.',
      '',
      table(
        ['option', 'default', 'other values', 'rule'],
        book.options.map(({ name, values }) => [
          `${anchor(name)}${code(name)}`,
          valueText(values[0]),
          values.slice(1).map(valueText).join(', '),
          rulesOf(name)
            .map(({ id, title }) => `${ruleLink(id)} ${plain(title)}`)
            .join(', '),
        ]),
      ),
    ],
    { game: book.game },
  )
}
