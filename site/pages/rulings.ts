/** The register of rulings: what a book leaves open, and how it is played. Each leads to the page of its rule. */
import type { RuleBook, RuleEntry } from '../../src/tools/rulebook/index.js'
import { gamePageUrl } from '../addresses.js'
import { code, counted, type Page, page, plain, ruleLink, table } from '../markdown.js'

const ruledIn = ({ rules }: RuleBook): readonly RuleEntry[] => rules.filter(({ question }) => question !== undefined)

/** The page of all rulings of a book; none if there is nothing to rule. */
export function rulingsPage(book: RuleBook): readonly Page[] {
  const ruled = ruledIn(book)
  if (ruled.length === 0) return []
  const body = [
    `Where the text of ${plain(book.title)} is silent, unclear or at odds with itself: ${counted(ruled.length, 'question')},`,
    'each with the reading that is played. The page of the rule has the other readings, the reason and the switch.',
    '',
    ...rowsOf(book),
  ]
  return [page(gamePageUrl(book.game, 'rulings'), `Rulings of ${book.title}`, body, { game: book.game })]
}

/** The rulings of all books, game by game. */
export const allRulingsPage = (books: readonly RuleBook[]): Page =>
  page('rulings.html', 'All rulings', [
    `${counted(books.flatMap(ruledIn).length, 'question')} that the books leave open. [How we rule, and how to dispute it](guide:rulings). [How much each of them matters](asset:matters.html).`,
    '',
    ...books
      .filter((book) => ruledIn(book).length > 0)
      .flatMap((book) => [`## ${plain(book.title)}`, '', ...rowsOf(book)]),
  ])

const rowsOf = (book: RuleBook): readonly string[] => [
  table(
    ['rule', 'question', 'played', 'option'],
    ruledIn(book).map(({ id, question = '', readings = [], choice = 0, summary, option }) => [
      ruleLink(id),
      plain(question),
      plain(readings[choice] ?? summary),
      option === undefined ? '' : `[${code(option)}](option:${book.game}/${option})`,
    ]),
  ),
  '',
]
