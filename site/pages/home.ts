/** The page of one game, and the page from rules to functions. */
import type { Catalogue } from '../catalogues.js'
import { counted, type Page, page, plain } from '../markdown.js'

/** The page from which everything about one game is one click away. */
export function homePage({ id, title, entry, rules, options }: Catalogue, below: readonly Page[]): Page {
  const ruled = rules.filter(({ ruling }) => ruling !== undefined).length
  const has = (name: string): boolean => below.some(({ path }) => path.endsWith(`/${name}.md`))
  const list = [
    `- [Rules](page:${id}/rules): ${counted(rules.length, 'rule')} in the order of the book, with code and tests`,
    ...(has('rulings')
      ? [`- [Rulings](page:${id}/rulings): ${counted(ruled, 'open question')}, and how we answer`]
      : []),
    `- [Options](page:${id}/options): ${counted(options.length, 'switch', 'switches')}, what each changes, how to set it`,
    `- [House values](page:${id}/house-values): numbers that the book does not print`,
    ...(has('examples') ? [`- [Worked examples](page:${id}/examples): the book's own examples, played`] : []),
  ]
  const questions = rules.flatMap(({ id: rule, ruling }) =>
    ruling === undefined ? [] : [`- [${plain(ruling.question)}](rule:${rule})`],
  )
  const open = questions.length === 0 ? [] : ['', '## What the book leaves open', '', ...questions]
  const children = below.map(({ path }) => `../${path.slice('docs/'.length)}`)
  return page(
    `docs/rules/${id}.md`,
    title,
    [`${plain(title)} is imported as \`${entry}\`.`, '', ...list, ...open],
    children,
  )
}

/** From every rule that a function of the reference is tagged with to that function; the list is filled in later. */
export const functionsPage: Page = page('docs/rules/functions.md', 'Rules and functions', [
  'Functions that carry a rule, by the tag `@rule` of their comments; those of the public interface lead to the reference.',
  '',
  '{{index}}',
])
