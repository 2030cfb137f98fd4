/** A section of a book: every rule in a line or two. */
import type { RuleBook, SectionEntry } from '../../src/tools/rulebook/index.js'
import { linkFrom, sectionUrl } from '../addresses.js'
import { counted, type Page, page, plain, ruleLink } from '../markdown.js'

/** One page a section. */
export const sectionPages = (book: RuleBook): readonly Page[] =>
  book.sections.map((section, at) => sectionPage(book, section, book.sections[at - 1], book.sections[at + 1]))

function sectionPage(book: RuleBook, section: SectionEntry, before?: SectionEntry, after?: SectionEntry): Page {
  const url = sectionUrl(book.game, section.id)
  const rules = book.rules.filter((rule) => rule.section === section.id)
  return page(
    url,
    section.title,
    [
      `<p class="crumbs">[${plain(book.title)}](page:${book.game})</p>`.replace(
        /\[(.*)\]\(page:(.*)\)/,
        (_, text: string, game: string) => `<a href="page:${game}">${text}</a>`,
      ),
      '',
      `${counted(rules.length, 'rule')}.`,
      '',
      ...rules.flatMap((rule) => [
        `<section class="entry">\n\n### ${ruleLink(rule.id)} ${plain(rule.title)}\n\n${plain(rule.summary)}\n\n${noteOf(rule)}\n\n</section>`,
        '',
      ]),
      steps(book.game, url, before, after),
    ],
    { game: book.game, section: section.id },
  )
}

const noteOf = ({ source, status, question }: RuleBook['rules'][number]): string =>
  `<small>${plain(source)}${status === 'book' ? '' : `; ${status === 'ruling' ? 'our ruling' : 'our own'}`}${question === undefined ? '' : `: ${plain(question)}`}</small>`

function steps(game: string, url: string, before?: SectionEntry, after?: SectionEntry): string {
  const link = (section: SectionEntry | undefined, rel: string, arrow: string): string =>
    section === undefined
      ? '<span></span>'
      : `<a rel="${rel}" href="${linkFrom(url, sectionUrl(game, section.id))}"><small>${arrow}</small>${plain(section.title)}</a>`
  return `<nav class="steps" aria-label="Sections">${link(before, 'prev', 'before')}${link(after, 'next', 'after')}</nav>`
}
