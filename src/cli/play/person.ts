import type { ActionOf, Game, Parsed, Shown, Violation } from 'wingover'
import { labelOf, refusalOf, scoreOf, type Words } from 'wingover/words'
import { lookUp, openShelves } from '../rules/library.js'
import { restsOf, textsOf } from '../rules/rests.js'
import { piecesText } from '../telling.js'
import { bold, fold, print, type Terminal } from '../terminal.js'
import type { Keyboard } from './keyboard.js'
import { meaningOf } from './meaning.js'

/** What a person decides. */
export type Decision =
  | { readonly kind: 'act'; readonly action: ActionOf<Game> }
  | { readonly kind: 'undo'; readonly force: boolean }
  | { readonly kind: 'quit' }
  | { readonly kind: 'left' }

/** What a person at the keyboard needs to decide for a seat. */
export interface Question {
  readonly ruleset: Shown
  readonly words: Words
  readonly state: Game['State']
  readonly seat: string
  readonly terminal: Terminal
  readonly keyboard: Keyboard
}

const SHOWN = 24

const HELP = `  a number        plays that choice
  a few words     of a choice: habicht left
  an order        in the game's notation, any that the rules may allow: the reason is said if they do not
  list [word]     all choices, or those with this word
  table           where everything stands
  view            all that you can see, as JSON
  rule <words>    what a rule says
  undo            takes your last choice back, unless dice fell or something was shown; undo! even then
  resign          gives the game up
  quit            leaves the game as it is`

/** Asks until a decision is made that the rules accept. */
export async function askPerson(question: Question): Promise<Decision> {
  const { ruleset, words, state, seat, terminal, keyboard } = question
  const choices = ruleset.legalActions(state, seat)
  const heading = `Turn ${state.turn}, ${words.phase[state.phase]}. ${scoreOf(ruleset.score(state), words)}`
  print(terminal, `\n${bold(terminal, heading)}`)
  print(terminal, words.ask(viewOf(question)))
  list(question, choices, '')
  for (;;) {
    const line = await keyboard.ask(`${words.seat[seat]}> `)
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
      return /^\d+$/.test(line) ? byNumber(question, choices, Number(line)) : await byText(question, choices, line)
  }
}

function byNumber({ terminal }: Question, choices: readonly Game['Action'][], n: number): Decision | undefined {
  const action = choices[n - 1]
  if (action !== undefined) return { kind: 'act', action }
  print(terminal, `Choose from 1 to ${choices.length}.`)
  return undefined
}

/** An order in notation, without the seat or with it, or a few words of a choice. */
async function byText(
  question: Question,
  choices: readonly Game['Action'][],
  text: string,
): Promise<Decision | undefined> {
  const { ruleset, seat } = question
  const parsed = firstOk(ruleset.notation.parseAction(`${seat} ${text}`), () => ruleset.notation.parseAction(text))
  return parsed.ok ? byOrder(question, parsed.value) : byWords(question, choices, text)
}

/** Its dice are looked at when it is played. */
async function byOrder(question: Question, action: ActionOf<Game>): Promise<Decision | undefined> {
  const { ruleset, words, state, seat, terminal } = question
  if (action.seat !== seat) {
    print(terminal, `You decide for ${words.seat[seat]} now, not for ${words.seat[action.seat] ?? action.seat}.`)
    return undefined
  }
  const violations = ruleset.check(state, action)
  if (violations.length === 0) return { kind: 'act', action }
  print(terminal, `Not allowed. ${reasonsIn(words, violations, viewOf(question))}`)
  for (const line of restsOf(ruleset, violations, state, await textsOf(ruleset)))
    print(terminal, fold(terminal, line, '  '))
  return undefined
}

/** Refusals in words, each with its rule. */
export const reasonsIn = (words: Words, violations: readonly Violation[], view?: Game['View']): string =>
  violations.map((one) => `${refusalOf(words, one, view)} (${one.rule})`).join('\n')

/** One choice that the words fit is played; several, or the closest, are named. */
function byWords(question: Question, choices: readonly Game['Action'][], text: string): Decision | undefined {
  const { ruleset, words, terminal } = question
  const offers = choices.map((order) => {
    const names = [label(question, order), words.kind[order.type] as string, ruleset.notation.action(order)]
    return { order, names }
  })
  const { meant, closest } = meaningOf(text, offers)
  if (meant[0] !== undefined && meant.length === 1) return { kind: 'act', action: meant[0] }
  print(terminal, meant.length > 1 ? 'Which of these?' : 'No choice is called that. The closest are:')
  for (const order of [...meant, ...closest].slice(0, SHOWN)) print(terminal, numbered(question, choices, order))
  print(terminal, 'Type help for help.')
  return undefined
}

const firstOk = <T>(first: Parsed<T>, second: () => Parsed<T>): Parsed<T> => {
  if (first.ok) return first
  const other = second()
  return other.ok ? other : first
}

function list(question: Question, choices: readonly Game['Action'][], word: string, all = false) {
  const { terminal } = question
  const lines = choices.map((action) => numbered(question, choices, action))
  const found = lines.filter((line) => line.toLowerCase().includes(word.toLowerCase()))
  const shown = all ? found : found.slice(0, SHOWN)
  for (const line of shown) print(terminal, line)
  if (found.length === 0) print(terminal, word === '' ? 'Nothing is listed.' : `No choice has "${word}".`)
  if (shown.length < found.length)
    print(terminal, `       ... and ${found.length - shown.length} more: list shows them.`)
}

const viewOf = ({ ruleset, state, seat }: Question): Game['View'] => ruleset.view(state, seat)

const label = (question: Question, action: Game['Action']): string => labelOf(question.words, action, viewOf(question))

/** `   12. Habicht: climb left` */
const numbered = (question: Question, choices: readonly Game['Action'][], action: Game['Action']): string =>
  `${String(choices.indexOf(action) + 1).padStart(5)}. ${label(question, action)}`

function showTable(question: Question): void {
  const { ruleset, words, terminal } = question
  const view = viewOf(question)
  const scene = ruleset.scene(view)
  const lines =
    scene === undefined ? ['No picture; view shows what you see.'] : [...piecesText(scene, words, view), ...scene.notes]
  for (const line of lines) print(terminal, `  ${line}`)
}

async function showRule({ ruleset, terminal }: Question, words: string): Promise<void> {
  const found = lookUp(await openShelves(), words, ruleset.info.id)
  for (const { rule } of found.slice(0, 5)) {
    print(terminal, `  ${rule.id}, ${rule.title} (${rule.source})`)
    print(terminal, fold(terminal, rule.summary, '    '))
  }
  if (found.length !== 1) print(terminal, `  ${found.length} rules are found.`)
}
