import { EXIT, type ExitCode } from '../exit.js'
import { type Entry, lookUp, openShelves, type Shelves } from '../rules/library.js'
import { bold, dim, fold, note, print, type Terminal } from '../terminal.js'

/** What `wingover rules` takes besides words. */
export interface RulesOptions {
  readonly full?: boolean
  readonly json?: boolean
}

/** Finds rules of one game, or of all, and says everything there is to know about them. */
export async function rules(terminal: Terminal, words: readonly string[], options: RulesOptions): Promise<ExitCode> {
  const shelves = await openShelves()
  const [first = '', ...rest] = words
  const game = shelves.names.includes(first) ? first : undefined
  const question = (game === undefined ? words : rest).join(' ')
  if (question === '' && options.json) return printBooks(terminal, shelves, game)
  const found = question === '' ? everything(shelves, game) : lookUp(shelves, question, game)
  if (options.json) print(terminal, JSON.stringify(found.map(dataOf), null, 2))
  else if (found.length === 1 || options.full) for (const entry of found) printPage(terminal, entry)
  else for (const entry of found) print(terminal, lineOf(terminal, entry))
  if (found.length === 0) note(terminal, `No rule is found by "${question}".`)
  return found.length === 0 ? EXIT.no : EXIT.ok
}

/** One book as it lies in the package, or all of them. */
function printBooks(terminal: Terminal, { book, names }: Shelves, game: string | undefined): ExitCode {
  print(terminal, JSON.stringify(game === undefined ? names.map(book) : book(game), null, 2))
  return EXIT.ok
}

const everything = ({ book, names }: Shelves, game: string | undefined): readonly Entry[] =>
  (game === undefined ? names : [game]).map(book).flatMap((one) => one.rules.map((rule) => ({ book: one, rule })))

const dataOf = ({ book, rule }: Entry): object => ({ game: book.game, ...rule })

const lineOf = (terminal: Terminal, { rule, book }: Entry): string =>
  `${bold(terminal, rule.id.padEnd(16))} ${rule.title}  ${dim(terminal, `(${book.title}, ${rule.source}, ${rule.status})`)}`

function printPage(terminal: Terminal, { rule, book }: Entry): void {
  print(terminal, `${bold(terminal, rule.id)}  ${rule.title}`)
  const row = (name: string, value: string | undefined): void => {
    if (value) print(terminal, `  ${name.padEnd(9)} ${fold(terminal, value, ' '.repeat(12)).trimStart()}`)
  }
  row('game', book.title)
  row('section', book.sections.find(({ id }) => id === rule.section)?.title)
  row('source', rule.source)
  row('status', rule.status)
  row('says', rule.summary)
  row('question', rule.question)
  for (const [i, reading] of (rule.readings ?? []).entries()) {
    row(i === 0 ? 'readings' : '', `${i === rule.choice ? '* ' : '- '}${reading}`)
  }
  row('because', rule.reason)
  row('option', optionText({ rule, book }))
  row('no switch', rule.noSwitch)
  row('silent', rule.silent)
  for (const { code, message } of rule.codes) row('refuses', `${message} (${code})`)
  row('code', rule.links.code.join(' '))
  row('tests', rule.links.tests.join(' '))
  print(terminal)
}

function optionText({ rule, book }: Entry): string | undefined {
  const option = book.options.find(({ name }) => name === rule.option)
  if (option === undefined) return undefined
  const [standard, ...others] = option.values.map((value) => JSON.stringify(value))
  return `${option.name}: ${standard}${others.length === 0 ? '' : `, or ${others.join(', ')}`}`
}
