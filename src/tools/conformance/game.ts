import { hashState, recordGame, verify } from '../../core/record.js'
import type { BaseAction, BaseConfig, BaseState, DiceRequest, Game, Ruleset, Step } from '../../core/ruleset.js'
import { citedIn } from './citations.js'
import { codesOf, firstBroken, type Position, show, type Taken } from './law.js'
import { positionLaws, stepLaws } from './laws/index.js'
import { type Pick, pickFrom } from './pick.js'

/** What makes one game of the battery: play it again from this alone. */
export interface GameSeed {
  readonly scenario: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly dice: 'seeded' | 'manual'
}

/** A law that does not hold. */
export interface Failure {
  readonly law: string
  readonly finding: string
  /** Index of the action at which it showed. */
  readonly at: number
  /** One line: give it to `reproduce`. */
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
}

interface Table {
  readonly ruleset: Ruleset
  readonly game: GameSeed
  readonly pick: Pick
  readonly pace: Pace
  readonly cited: Set<string>
  readonly actions: BaseAction[]
  readonly states: { readonly state: BaseState; readonly hash: string }[]
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
  const table: Table = { ruleset, game, pick: pickFrom(game.seed), pace, cited, actions: [], states: [] }
  const first = ruleset.setup(configOf(ruleset, game))
  if (!first.ok) return failed(table, 'scenario-sets-up', codesOf(first))
  citedIn(first.events, cited)
  return playOn(table, first)
}

function playOn(table: Table, first: Step<Game>): Played {
  let step = first
  while (table.ruleset.outcome(step.state) === undefined) {
    if (table.actions.length >= table.pace.longest) return failed(table, 'game-ends', `${table.pace.longest} actions`)
    const next = takeStep(table, step.state)
    if ('law' in next) return failed(table, next.law, next.finding)
    step = next
  }
  const end = firstBroken(positionLaws, positionAt(table, step.state))
  return end ? failed(table, end.law, end.finding) : finish(table)
}

interface Broken {
  readonly law: string
  readonly finding: string
}
interface Thrown {
  readonly action: BaseAction
  readonly step: Step<Game>
}

function takeStep(table: Table, state: BaseState): Step<Game> | Broken {
  const { ruleset, actions, pace, pick } = table
  const looks = actions.length % pace.every === 0
  const position = positionAt(table, state)
  const broken = looks ? firstBroken(positionLaws, position) : undefined
  if (broken) return broken
  if (position.listed.length === 0) return { law: 'someone-acts', finding: 'no listed action' }
  const chosen = throwDice(table, state, pick.of(position.listed))
  if ('law' in chosen) return chosen
  const { action, step } = chosen
  actions.push(action)
  citedIn(step.events, table.cited)
  if (looks) table.states.push({ state: step.state, hash: hashState(step.state) })
  const taken: Taken = { ...position, action, step }
  return (looks ? firstBroken(stepLaws, taken) : undefined) ?? checkDescent(ruleset, step) ?? step
}

const checkDescent = (ruleset: Ruleset, { state }: Step<Game>) =>
  (state.phase === 'over') === (ruleset.outcome(state) !== undefined)
    ? undefined
    : { law: 'over-is-over', finding: `phase ${state.phase} with outcome ${show(ruleset.outcome(state))}` }

function positionAt({ ruleset, pick, game, cited }: Table, state: BaseState): Position {
  const cite = (value: unknown): void => citedIn(value, cited)
  return { ruleset, state, listed: ruleset.legalActions(state), pick, seed: game.seed, cite }
}

const MOST_BATCHES = 500

/** Takes an action, answering the calls for physical dice batch by batch. */
function throwDice({ ruleset, pick, cited }: Table, state: BaseState, listed: BaseAction): Thrown | Broken {
  let action = listed
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const result = ruleset.reduce(state, action)
    if (result.ok) return { action, step: result }
    citedIn(result.violations, cited)
    if (result.needs === undefined) return { law: 'listed-is-legal', finding: `${show(action)}: ${codesOf(result)}` }
    const wrong = refusesWrongDice(ruleset, state, action, result.needs)
    if (wrong !== undefined) return { law: 'dice-are-exact', finding: wrong }
    action = answered(action, result.needs, pick)
  }
  return { law: 'dice-are-exact', finding: `${show(listed)} calls for dice without end` }
}

function answered(action: BaseAction, { count, sides, kinds }: DiceRequest, pick: Pick): BaseAction {
  if (kinds === undefined) {
    const dice = Array.from({ length: count }, () => 1 + pick.index(sides))
    return { ...action, rolls: [...(action.rolls ?? []), ...dice] }
  }
  const cards = Object.entries(kinds).flatMap(([kind, many]) => Array.from({ length: many }, () => kind))
  return { ...action, card: pick.of(cards) }
}

function refusesWrongDice(
  ruleset: Ruleset,
  state: BaseState,
  action: BaseAction,
  needs: DiceRequest,
): string | undefined {
  const wrong =
    needs.kinds === undefined
      ? { ...action, rolls: [...(action.rolls ?? []), needs.sides + 1] }
      : { ...action, card: 'no-such-card' }
  const result = ruleset.reduce(state, wrong)
  return !result.ok && result.needs === undefined ? undefined : `${show(wrong)} has impossible dice and is not refused`
}

function finish(table: Table): Played {
  const { ruleset, game, actions, states } = table
  const changed = states.findIndex(({ state, hash }) => hashState(state) !== hash)
  if (changed >= 0) return failed(table, 'older-states-stay', `the state after action ${changed} has changed`)
  const record = recordGame(ruleset, configOf(ruleset, game), actions)
  if (!record.ok) return failed(table, 'records-verify', show(record.violations))
  const verdict = verify(ruleset, JSON.parse(JSON.stringify(record.value)))
  return verdict.verdict === 'exact' ? { actions: actions.length } : failed(table, 'records-verify', show(verdict))
}

const failed = ({ actions, game }: Table, law: string, finding: string): Played => ({
  actions: actions.length,
  failure: { law, finding, at: actions.length, reproduction: JSON.stringify(game) },
})
