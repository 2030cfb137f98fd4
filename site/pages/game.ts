/** The page of one game, from which everything about it is one click away. */
import type { RuleBook } from '../../src/tools/rulebook/index.js'
import { gamePageUrl, gameUrl, linkFrom, sectionUrl } from '../addresses.js'
import { counted, type Page, page, plain } from '../markdown.js'
import { thumbnail } from '../thumbnails.js'
import { revisionLines } from './editions.js'

/** The page of a book. `has` says which other pages there are. */
export function gamePage(book: RuleBook, has: (page: string) => boolean): Page {
  const { game, title, rules, options, sections } = book
  const url = gameUrl(game)
  const ruled = rules.filter(({ question }) => question !== undefined).length
  const to = (name: string, text: string): readonly string[] =>
    has(name) ? [`[${text}](${linkFrom(url, gamePageUrl(game, name))})`] : []
  const links = [
    ...to('rulings', counted(ruled, 'ruling')),
    ...to('options', counted(options.length, 'switch', 'switches')),
    ...to('house-values', 'house values'),
    ...to('examples', 'worked examples'),
    `[as data](${linkFrom(url, `rules/${game}.json`)})`,
  ]
  return page(
    url,
    title,
    [
      ...thumbnail(url, game),
      `${counted(rules.length, 'rule')}: ${links.join(' · ')}`,
      '',
      ...(game === 'kernel'
        ? ['What every game demands before its book is opened.', '']
        : [`Revision ${book.revision} of our rules. In a program: \`wingover/${entryOf(game)}\`.`, '']),
      '## The book',
      '',
      `<ul class="sections">${sections
        .map(
          (section) =>
            `<li><a href="${linkFrom(url, sectionUrl(game, section.id))}">${plain(section.title)}</a> <small>${section.rules.length}</small></li>`,
        )
        .join('')}</ul>`,
      '',
      ...revisionLines(game),
    ],
    { game },
  )
}

const entryOf = (game: string): string => (game === 'fighting-wings-errata' ? 'fighting-wings/errata' : game)
