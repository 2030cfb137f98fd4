import type { ActionOf, Game, Parsed, Ruleset } from 'wingover'
import { reasons } from '../games.js'
import { catalogueOf, search } from '../rules/catalogue.js'
import { piecesText, scoreText } from '../telling.js'
import { bold, fold, print, type Terminal } from '../terminal.js'
import type { Keyboard } from './keyboard.js'

/** What a person decides. */
export type Decision =
  | { readonly kind: 'act'; readonly action: ActionOf<Game> }
  | { readonly kind: 'undo'; readonly force: boolean }
  | { readonly kind: 'quit' }
  | { readonly kind: 'left' }

/** What a person at the keyboard needs to decide for a seat. */
export interface Question {
  readonly ruleset: Ruleset
  readonly state: Game['State']
  readonly seat: string
  readonly terminal: Terminal
  readonly keyboard: Keyboard
}

const SHOWN = 24

const HELP = `  a number        plays that choice
  an order        as it is listed, or any other the rules may allow: the reason is said if they do not
  list [word]     all choices, or those with this word
  table           where everything stands
  view            all that you can see, as JSON
  rule <words>    what a rule says
  undo            takes your last choice back, unless dice fell or something was shown; undo! even then
  resign          gives the game up
  quit            leaves the game as it is`

/** Asks until a decision is made that the rules accept. */
export async function askPerson(question: Question): Promise<Decision> {
  const { ruleset, state, seat, terminal, keyboard } = question
  const choices = ruleset.legalActions(state, seat)
  print(terminal, bold(terminal, `Turn ${state.turn}, ${state.phase}. ${scoreText(ruleset.score(state))}`))
  list(question, choices, '')
  for (;;) {
    const line = await keyboard.ask(`${seat}> `)
    if (line === undefined) return { kind: 'left' }
    const decision = await answer(question, choices, line.trim())
    if (decision !== undefined) return decision
  }
}

async function answer(
  question: Question,
  choices: readonly Game['Action'][],
  line: string,
): Promise<Decision | undefined> {
  const { terminal, ruleset, seat } = question
  const [word = '', ...rest] = line.split(/\s+/)
  switch (word) {
    case '':
    case 'list':
      list(question, choices, rest.join(' '), word === 'list')
      return undefined
    case 'help':
    case '?':
      print(terminal, HELP)
      return undefined
    case 'table':
      showTable(question)
      return undefined
    case 'view':
      print(terminal, JSON.stringify(ruleset.view(question.state, seat), null, 2))
      return undefined
    case 'rule':
    case 'rules':
      await showRule(question, rest.join(' '))
      return undefined
    case 'undo':
    case 'undo!':
      return { kind: 'undo', force: word === 'undo!' }
    case 'quit':
    case 'exit':
      return { kind: 'quit' }
    case 'resign':
      return { kind: 'act', action: { type: 'resign', seat } }
    default:
      return /^\d+$/.test(line) ? byNumber(question, choices, Number(line)) : byOrder(question, line)
  }
}

function byNumber({ terminal }: Question, choices: readonly Game['Action'][], n: number): Decision | undefined {
  const action = choices[n - 1]
  if (action !== undefined) return { kind: 'act', action }
  print(terminal, `Choose from 1 to ${choices.length}.`)
  return undefined
}

/** An order as it is listed, without the seat, or with it. Its dice are looked at when it is played. */
function byOrder({ ruleset, state, seat, terminal }: Question, text: string): Decision | undefined {
  const parsed = firstOk(ruleset.notation.parseAction(`${seat} ${text}`), () => ruleset.notation.parseAction(text))
  if (!parsed.ok) {
    print(terminal, `${reasons(parsed.violations)}\nType help for help.`)
    return undefined
  }
  if (parsed.value.seat !== seat) {
    print(terminal, `You decide for ${seat} now, not for ${parsed.value.seat}.`)
    return undefined
  }
  const violations = ruleset.check(state, parsed.value)
  if (violations.length === 0) return { kind: 'act', action: parsed.value }
  print(terminal, `Not allowed. ${reasons(violations)}`)
  return undefined
}

const firstOk = <T>(first: Parsed<T>, second: () => Parsed<T>): Parsed<T> => {
  if (first.ok) return first
  const other = second()
  return other.ok ? other : first
}

function list({ ruleset, seat, terminal }: Question, choices: readonly Game['Action'][], word: string, all = false) {
  const lines = choices.map((action, i) => `${String(i + 1).padStart(5)}. ${bareText(ruleset, action, seat)}`)
  const found = lines.filter((line) => line.toLowerCase().includes(word.toLowerCase()))
  const shown = all ? found : found.slice(0, SHOWN)
  for (const line of shown) print(terminal, line)
  if (found.length === 0) print(terminal, word === '' ? 'Nothing is listed.' : `No choice has "${word}".`)
  if (shown.length < found.length)
    print(terminal, `       ... and ${found.length - shown.length} more: list shows them.`)
}

function bareText(ruleset: Ruleset, action: Game['Action'], seat: string): string {
  const text = ruleset.notation.action(action)
  return text.startsWith(`${seat} `) ? text.slice(seat.length + 1) : text
}

function showTable({ ruleset, state, seat, terminal }: Question): void {
  const scene = ruleset.scene(ruleset.view(state, seat))
  const lines = scene === undefined ? ['No picture; view shows what you see.'] : [...piecesText(scene), ...scene.notes]
  for (const line of lines) print(terminal, `  ${line}`)
}

async function showRule({ ruleset, terminal }: Question, words: string): Promise<void> {
  const found = search(await catalogueOf(ruleset), words)
  for (const { rule } of found.slice(0, 5)) {
    print(terminal, `  ${rule.id}, ${rule.title} (${rule.source})`)
    print(terminal, fold(terminal, rule.summary, '    '))
  }
  if (found.length !== 1) print(terminal, `  ${found.length} rules are found.`)
}
