import {
  type ActionOf,
  type Chanced,
  canonical,
  type EventOf,
  enumerate,
  type Game,
  meanOf,
  plus,
  type Rational,
  type Ruleset,
  rational,
  replay,
  type Step,
  times,
  toNumber,
  toText,
  ZERO,
} from 'wingover'
import { wilson } from 'wingover/arena'
import { EXIT, type ExitCode, Failure, misuse } from '../exit.js'
import { type Played, readRecord } from '../files.js'
import { refused } from '../games.js'
import { Teller } from '../telling.js'
import { bold, note, print, type Terminal } from '../terminal.js'

/** Which action at which position. */
export interface OddsOptions {
  /** Of a tournament's results: which game. */
  readonly game?: string
  /** So many actions of the record have been played; without it the positions are listed where dice fall. */
  readonly at?: number
  /** In the game's notation; default: the one that was played there. */
  readonly action?: string
  /** So many trials instead of all outcomes: for actions that have too many. */
  readonly sample?: number
  readonly top: number
  readonly json?: boolean
}

/** Odds of everything an action can lead to, by the rules that resolve it: exact, or estimated if that is asked for. */
export function odds(terminal: Terminal, path: string, options: OddsOptions): ExitCode {
  const { ruleset, record } = readRecord(path, options.game)
  const { steps } = replay(ruleset, record)
  if (options.at === undefined) return listDice(terminal, { ruleset, record }, steps)
  const position = steps[options.at]
  if (position === undefined)
    throw misuse(`the record can be played for ${steps.length - 1} actions, not ${options.at}.`)
  const action = actionOf(ruleset, options.action, record.actions[options.at])
  const outcomes = outcomesOf(ruleset, position.state, bare(action), options.sample)
  const results = resultsOf(outcomes)
  if (options.json) print(terminal, JSON.stringify(asJson(ruleset, action, outcomes, results), null, 2))
  else show(terminal, ruleset, position.state, action, outcomes, results, options)
  return EXIT.ok
}

type Outcomes = readonly Chanced<Game>[]

function outcomesOf(ruleset: Ruleset, state: Game['State'], action: ActionOf<Game>, sample?: number): Outcomes {
  const violations = ruleset.check(state, action)
  const all = violations.length > 0 || sample === undefined ? enumerate(ruleset, state, action) : undefined
  if (all === undefined) return trials(ruleset, state, action, sample as number)
  if (all.ok) return all.outcomes
  const isMany = all.violations.some(({ code }) => code === 'too-many-outcomes')
  const what = `${ruleset.notation.action(action)} has no exact odds here${isMany ? '; try --sample 10000' : ''}`
  throw refused(what, all.violations)
}

/** The action played this many times, each time with dice of its own. */
function trials(ruleset: Ruleset, state: Game['State'], action: ActionOf<Game>, count: number): Outcomes {
  return Array.from({ length: count }, (_, i) => {
    const events: EventOf<Game>[] = []
    const world = ruleset.fork(state, { seed: `odds ${i}`, emit: (event) => void events.push(event) })
    world.apply(action)
    return { state: { ...world.keep(), rng: null }, events, rolls: [], card: undefined, odds: rational(1, count) }
  })
}

/** Where dice fell or a card was turned. */
function listDice(terminal: Terminal, { ruleset, record }: Played, steps: readonly Step<Game>[]): ExitCode {
  const teller = new Teller(ruleset)
  const fallen = [...record.actions.entries()].filter(([i]) => steps[i + 1]?.barrier === 'dice')
  for (const [i, action] of fallen) {
    print(terminal, `--at ${i}  ${teller.order(action, (steps[i] as Step<Game>).state)}`)
  }
  if (fallen.length > 0) return EXIT.ok
  note(terminal, 'No dice fell in this game, and no card was turned.')
  return EXIT.no
}

function actionOf(ruleset: Ruleset, text: string | undefined, played: ActionOf<Game> | undefined): ActionOf<Game> {
  if (text === undefined) {
    if (played === undefined) throw misuse('nothing was played there: say which action with --action.')
    return played
  }
  const parsed = ruleset.notation.parseAction(text)
  if (parsed.ok) return parsed.value
  const [first] = parsed.violations
  throw new Failure(EXIT.usage, `"${text}" is no action of ${ruleset.info.id}: ${first?.message}`)
}

/** All outcomes that leave the same position, whatever the dice were. */
interface Result {
  readonly odds: Rational
  readonly example: Chanced<Game>
}

function resultsOf(outcomes: Outcomes): readonly Result[] {
  const groups = new Map<string, Result>()
  for (const outcome of outcomes) {
    const key = canonical(outcome.state)
    const group = groups.get(key)
    groups.set(key, { odds: plus(group?.odds ?? ZERO, outcome.odds), example: group?.example ?? outcome })
  }
  return [...groups.values()].sort((a, b) => toNumber(b.odds) - toNumber(a.odds))
}

function show(
  terminal: Terminal,
  ruleset: Ruleset,
  before: Game['State'],
  action: ActionOf<Game>,
  outcomes: Outcomes,
  results: readonly Result[],
  { top, sample }: OddsOptions,
): void {
  const teller = new Teller(ruleset)
  print(terminal, bold(terminal, teller.order(action, before)))
  const how = sample === undefined ? `Outcomes: ${outcomes.length}.` : `Estimated from ${sample} trials.`
  print(terminal, `${how} Different positions: ${results.length}.`)
  for (const [seat, mean] of Object.entries(means(ruleset, outcomes))) {
    print(terminal, `Mean score of ${teller.words.seat[seat]}: ${toText(mean)} = ${toNumber(mean).toFixed(3)}`)
  }
  for (const { odds: chance, example } of results.slice(0, top)) {
    const more =
      sample === undefined ? `${toText(chance)}, for example with ${diceText(example)}` : rangeText(chance, sample)
    print(terminal, `${percent(toNumber(chance)).padStart(8)}  ${more}`)
    const taken = { action, before, state: example.state, events: example.events }
    for (const line of teller.events(taken)) print(terminal, `          ${line}`)
  }
  if (results.length > top) print(terminal, `... and ${results.length - top} more; --top shows them.`)
}

const bare = <A extends ActionOf<Game>>(action: A): A => {
  const { rolls: _rolls, card: _card, ...rest } = action as Game['Action']
  return rest as A
}

/** The exact mean of the score by seat. A score has at most three decimals. */
const means = (ruleset: Ruleset, outcomes: Outcomes): Readonly<Record<string, Rational>> =>
  Object.fromEntries(
    ruleset.info.seats.map((seat) => {
      const thousand = meanOf(outcomes, ({ state }) => Math.round(1000 * (ruleset.score(state)[seat] ?? 0)))
      return [seat, times(thousand, rational(1, 1000))]
    }),
  )

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`

function rangeText(chance: Rational, count: number): string {
  const { low, high } = wilson(toNumber(chance) * count, count)
  return `${percent(low)} to ${percent(high)} (95%)`
}

function diceText({ rolls, card }: Chanced<Game>): string {
  const brought = [...(rolls.length > 0 ? [`dice ${rolls.join(' ')}`] : []), ...(card === undefined ? [] : [card])]
  return brought.length > 0 ? brought.join(' and ') : 'no dice'
}

const asJson = (ruleset: Ruleset, action: ActionOf<Game>, outcomes: Outcomes, results: readonly Result[]): object => ({
  action: bare(action),
  outcomes: outcomes.length,
  score: Object.fromEntries(Object.entries(means(ruleset, outcomes)).map(([seat, mean]) => [seat, toText(mean)])),
  results: results.map(({ odds: chance, example }) => ({
    odds: toText(chance),
    probability: toNumber(chance),
    rolls: example.rolls,
    card: example.card ?? null,
    events: example.events,
  })),
})
