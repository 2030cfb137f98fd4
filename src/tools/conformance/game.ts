import { citedIn } from '../../core/citations.js'
import { hashState } from '../../core/record.js'
import type {
  BaseAction,
  BaseConfig,
  BaseState,
  DiceRequest,
  Game,
  Outcome,
  Ruleset,
  Step,
} from '../../core/ruleset.js'
import { type Pick, pickFrom } from '../random.js'
import { type Broken, caught, codesOf, firstBroken, type Position, type Promised, show, type Taken } from './law.js'
import { diceLaws, endLaws, openingLaws, positionLaws, stepLaws } from './laws/index.js'
import { listedIsLegal, someoneActs } from './laws/lists.js'
import { type Pool, poolOf } from './mutate.js'

/** What makes one game of the battery: play it again from this alone. */
export interface GameSeed {
  readonly scenario: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly dice: 'seeded' | 'manual'
  /** Types of action that are taken three times of four when one is listed. */
  readonly prefer?: readonly string[]
}

/** A law that does not hold. */
export interface Failure {
  readonly law: string
  readonly finding: string
  /** How many actions had been played when it showed; -1 if it shows before any game. */
  readonly at: number
  /** One line: give it to `reproduce`. Empty if it shows before any game. */
  readonly reproduction: string
}

/** What came of one game. */
export interface Played {
  readonly actions: number
  readonly failure?: Failure
}

/** How long a game may last, and how often the laws are looked at (1 = at every action). */
export interface Pace {
  readonly longest: number
  readonly every: number
  /** Look only here: after this many actions. */
  readonly only?: number
  /** Leave the game after this many actions, as if it had held: to look at its beginning only. */
  readonly leave?: number
}

interface Table {
  readonly ruleset: Ruleset
  readonly game: GameSeed
  readonly config: BaseConfig
  /** Chooses what is played; what the laws look at is chosen apart, so that a law never changes a game. */
  readonly pick: Pick
  readonly pace: Pace
  readonly cite: (value: unknown) => void
  readonly actions: BaseAction[]
  readonly states: { readonly state: BaseState; readonly hash: string }[]
  /** How many actions had been played when the position under test came up. */
  at: number
}

/** Drawn from the legal list, every game ends. */
export const gameEnds: Promised = {
  name: 'game-ends',
  promise: 'a game of listed actions ends, and so does every call for dice',
}

/** The config of a game of the battery. */
export function configOf(ruleset: Ruleset, game: GameSeed): BaseConfig {
  const scenario = ruleset.info.scenarios.find(({ id }) => id === game.scenario)
  if (scenario === undefined) throw new Error(`no scenario ${game.scenario}`)
  const { seed: _seed, ...config } = scenario.config
  const options = { ...(config as { options?: object }).options, ...game.options }
  const dice = game.dice === 'seeded' ? { dice: game.dice, seed: game.seed } : { dice: game.dice }
  return { ...config, ...dice, ...(Object.keys(ruleset.info.options).length > 0 && { options }) } as BaseConfig
}

/** Plays one game drawn from the legal list and looks at every law on the way. */
export function playGame(ruleset: Ruleset, game: GameSeed, pace: Pace, cited: Set<string>): Played {
  const cite = (value: unknown): void => citedIn(value, cited)
  const [config, pick] = [configOf(ruleset, game), pickFrom(game.seed)]
  const table: Table = { ruleset, game, config, pick, pace, cite, actions: [], states: [], at: 0 }
  const failure = caught(() => playThrough(table), 'playing on')
  return { actions: table.actions.length, ...(failure && { failure: failed(table, failure) }) }
}

const failed = ({ at, game }: Table, { law, finding }: Broken): Failure => ({
  law,
  finding,
  at,
  reproduction: JSON.stringify({ ...game, at }),
})

function playThrough(table: Table): Broken | undefined {
  const { ruleset, config, pace, cite } = table
  const result = ruleset.setup(config)
  const broken = firstBroken(openingLaws, { ruleset, config, result, pick: pickHere(table), cite })
  if (broken || !result.ok) return broken
  cite(result.events)
  let step: Step<Game> = result
  while (ruleset.outcome(step.state) === undefined) {
    if (table.actions.length === pace.leave) return undefined
    if (table.actions.length >= pace.longest) return { law: gameEnds.name, finding: `${pace.longest} actions` }
    const next = takeStep(table, step.state)
    if ('law' in next) return next
    step = next
  }
  return atTheEnd(table, step.state)
}

function atTheEnd(table: Table, last: BaseState): Broken | undefined {
  const { ruleset, config, actions, states } = table
  table.at = actions.length
  const outcome = ruleset.outcome(last) as Outcome
  table.cite(outcome)
  const finished = { ruleset, config, actions, states, outcome, last, pick: pickHere(table) }
  return firstBroken(positionLaws, positionAt(table, last)) ?? firstBroken(endLaws, finished)
}

function takeStep(table: Table, state: BaseState): Step<Game> | Broken {
  const { actions, pace } = table
  table.at = actions.length
  const looks = pace.only === undefined ? table.at % pace.every === 0 : pace.only === table.at
  const position = positionAt(table, state)
  const broken = looks ? firstBroken(positionLaws, position) : undefined
  if (broken) return broken
  if (position.listed.length === 0) return { law: someoneActs.name, finding: 'no listed action' }
  const thrown = throwDice(table, position, drawn(table, position.listed))
  if ('law' in thrown) return thrown
  const { action, step } = thrown
  actions.push(action)
  table.cite(step.events)
  if (looks || pace.only !== undefined) table.states.push({ state: step.state, hash: hashState(step.state) })
  const taken: Taken = { ...position, action, step }
  return (looks ? firstBroken(stepLaws, taken) : undefined) ?? step
}

/** Any listed action, but rather one of the preferred. */
function drawn({ pick, game: { prefer } }: Table, listed: readonly BaseAction[]): BaseAction {
  if (prefer === undefined) return pick.of(listed)
  const wanted = listed.filter(({ type }) => prefer.includes(type))
  return pick.of(wanted.length > 0 && pick.index(4) > 0 ? wanted : listed)
}

const pickHere = ({ game, at }: Table): Pick => pickFrom(`${game.seed}#${at}`)

function positionAt(table: Table, state: BaseState): Position {
  const { ruleset, game, cite } = table
  const listed = ruleset.legalActions(state)
  let pool: Pool | undefined
  return {
    ...{ ruleset, state, listed, pick: pickHere(table), seed: game.seed, cite },
    pool: () => (pool ??= poolOf(state, listed, ruleset.info.seats, Object.keys(ruleset.info.actions))),
  }
}

const MOST_BATCHES = 500

/** Takes an action, answering the calls for physical dice batch by batch. */
function throwDice(
  { ruleset, pick, cite }: Table,
  position: Position,
  listed: BaseAction,
): { readonly action: BaseAction; readonly step: Step<Game> } | Broken {
  let action = listed
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const result = ruleset.reduce(position.state, action)
    if (result.ok) return { action, step: result }
    cite(result.violations)
    const { needs } = result
    if (needs === undefined) return { law: listedIsLegal.name, finding: `${show(action)}: ${codesOf(result)}` }
    const broken = firstBroken(diceLaws, { ...position, action, needs })
    if (broken) return broken
    action = answered(action, needs, pick)
  }
  return { law: gameEnds.name, finding: `${show(listed)} calls for dice without end` }
}

function answered(action: BaseAction, { count, sides, kinds }: DiceRequest, pick: Pick): BaseAction {
  if (kinds === undefined) {
    const dice = Array.from({ length: count }, () => 1 + pick.index(sides))
    return { ...action, rolls: [...(action.rolls ?? []), ...dice] }
  }
  const cards = Object.entries(kinds).flatMap(([kind, many]) => Array.from({ length: many }, () => kind))
  return { ...action, card: pick.of(cards) }
}
