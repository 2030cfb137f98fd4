import { EXIT, type ExitCode } from '../exit.js'
import { games } from '../games.js'
import { catalogueOf, type Entry, search } from '../rules/catalogue.js'
import { bold, dim, fold, note, print, type Terminal } from '../terminal.js'

/** What `wingover rules` takes besides words. */
export interface RulesOptions {
  readonly full?: boolean
  readonly json?: boolean
}

/** Finds rules of one game, or of all, and says all there is to know about them. */
export async function rules(terminal: Terminal, words: readonly string[], options: RulesOptions): Promise<ExitCode> {
  const [first = '', ...rest] = words
  const one = Object.hasOwn(games, first) ? games[first] : undefined
  const question = (one === undefined ? words : rest).join(' ')
  const lists = await Promise.all((one === undefined ? Object.values(games) : [one]).map(catalogueOf))
  const found =
    question === ''
      ? lists.flat().sort((a, b) => Number(isCore(a.rule.id)) - Number(isCore(b.rule.id)))
      : lists.flatMap((entries) => search(entries, question))
  const rulesFound = one === undefined ? withoutTwins(found) : found
  if (options.json) print(terminal, JSON.stringify(rulesFound, null, 2))
  else if (rulesFound.length === 1 || options.full) for (const entry of rulesFound) printPage(terminal, entry)
  else for (const entry of rulesFound) print(terminal, lineOf(terminal, entry))
  if (rulesFound.length === 0) note(terminal, `No rule is found by "${question}".`)
  return rulesFound.length === 0 ? EXIT.no : EXIT.ok
}

/** The kernel's rules are in every game; said once is enough. */
const withoutTwins = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ rule }, i) => entries.findIndex((other) => other.rule.id === rule.id) === i || !isCore(rule.id))

const isCore = (id: string): boolean => id.startsWith('CORE-')

const lineOf = (terminal: Terminal, { rule, game }: Entry): string =>
  `${bold(terminal, rule.id.padEnd(16))} ${rule.title}  ${dim(terminal, `(${game}, ${rule.source}, ${rule.status})`)}`

function printPage(terminal: Terminal, { rule, game, places }: Entry): void {
  print(terminal, `${bold(terminal, rule.id)}  ${rule.title}`)
  const row = (name: string, value: string | undefined): void => {
    if (value) print(terminal, `  ${name.padEnd(9)} ${fold(terminal, value, ' '.repeat(12)).trimStart()}`)
  }
  row('game', game)
  row('source', rule.source)
  row('status', rule.status)
  row('says', rule.summary)
  row('question', rule.question)
  for (const [i, reading] of (rule.readings ?? []).entries()) {
    row(i === 0 ? 'readings' : '', `${i === rule.choice ? '* ' : '- '}${reading}`)
  }
  row('because', rule.reason)
  row('option', rule.option === undefined ? undefined : optionText(game, rule.option))
  row('no switch', rule.noSwitch)
  row('silent', rule.silent)
  row('code', places.code.join(' '))
  row('tests', places.tests.join(' '))
  print(terminal)
}

function optionText(game: string, name: string): string {
  const values = games[game]?.info.options[name]?.values ?? []
  const [standard, ...others] = values.map((value) => JSON.stringify(value))
  return `${name}: ${standard}${others.length === 0 ? '' : `, or ${others.join(', ')}`}`
}
