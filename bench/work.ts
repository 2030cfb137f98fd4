/** What is measured of a ruleset. Everything goes through its public door. */
import type { BaseAction, BaseState, Ruleset } from 'wingover'
import type { Case } from './cases.js'
import { chooser, type Work } from './clock.js'

/** The columns, in the order in which a process first runs them: `fork` after `reduce` is the point. */
export const COLUMNS = ['reduce', 'list', 'parse', 'load', 'sample', 'fork', 'play', 'games'] as const
export type Column = (typeof COLUMNS)[number]

/** A game drawn at random from the legal lists, ready to be played again. */
interface Played {
  readonly first: BaseState
  readonly actions: readonly BaseAction[]
}

const GAMES = 4

/** Draws games through `fork` alone, so that a process can measure it before anything else has run. */
const drawGames = ({ ruleset, config }: Case): readonly Played[] =>
  Array.from({ length: GAMES }, (_, i) => drawGame(ruleset, firstState(ruleset, { ...config, seed: `bench ${i}` }), i))

function firstState(ruleset: Ruleset, config: Case['config']): BaseState {
  const start = ruleset.setup(config)
  if (!start.ok) throw new Error(`${ruleset.info.id}: ${start.violations[0]?.message}`)
  return start.state
}

function drawGame(ruleset: Ruleset, first: BaseState, seed: number): Played {
  const actions: BaseAction[] = []
  const fork = ruleset.fork(first)
  const choose = chooser(seed)
  for (let list = fork.legal(); list.length > 0; list = fork.legal()) {
    const action = structuredClone(list[choose(list.length)]!)
    actions.push(action)
    fork.apply(action)
  }
  return { first, actions }
}

/** Every state of a game, the first included. */
function statesOf(ruleset: Ruleset, { first, actions }: Played): readonly BaseState[] {
  const states = [first]
  for (const action of actions) states.push(reduced(ruleset, states[states.length - 1]!, action))
  return states
}

function reduced(ruleset: Ruleset, state: BaseState, action: BaseAction): BaseState {
  const step = ruleset.reduce(state, action)
  if (!step.ok) throw new Error(`${ruleset.info.id}: ${step.violations[0]?.message}`)
  return step.state
}

/** Each column as work; what a column needs is prepared when it is first asked for. */
export function workOf(row: Case): Record<Column, () => Work> {
  const { ruleset } = row
  const games = drawGames(row)
  const states = (): readonly BaseState[] => games.flatMap((game) => statesOf(ruleset, game))
  const few = (): readonly BaseState[] => states().filter((_, i, all) => i % Math.ceil(all.length / 32) === 0)
  return {
    reduce: () => inTurn(games, (game) => reduceGame(ruleset, game)),
    fork: () => inTurn(games, (game) => forkGame(ruleset, game)),
    play: () => playGames(ruleset, games, (actions) => actions),
    games: () => playGames(ruleset, games, () => 1),
    list: () => inTurn(states(), (state) => ruleset.legalActions(state).length && 1),
    parse: () => inTurn(allActions(games), (action) => (ruleset.parse.action(action).ok ? 1 : 0)),
    load: () => inTurn(few().map(copy), (json) => (ruleset.parse.state(json).ok ? 1 : 0)),
    sample: () => sampleViews(ruleset, few()),
  }
}

const copy = (state: BaseState): unknown => JSON.parse(JSON.stringify(state))

const allActions = (games: readonly Played[]): readonly unknown[] =>
  games.flatMap((game) => game.actions.map((action) => structuredClone(action)))

/** One item a call, round and round; small items go in batches so that the clock is read seldom. */
function inTurn<T>(items: readonly T[], use: (item: T) => number): Work {
  let next = 0
  const batch = Math.max(1, Math.min(32, items.length >> 2))
  return () => {
    let done = 0
    for (let i = 0; i < batch; i++) {
      done += use(items[next]!)
      next = (next + 1) % items.length
    }
    return done
  }
}

function reduceGame(ruleset: Ruleset, { first, actions }: Played): number {
  let state = first
  for (const action of actions) state = reduced(ruleset, state, action)
  return actions.length
}

function forkGame(ruleset: Ruleset, { first, actions }: Played): number {
  const fork = ruleset.fork(first)
  for (const action of actions) fork.apply(action)
  return actions.length
}

/** Whole random games: list, choose, apply, until nobody may act. */
function playGames(ruleset: Ruleset, games: readonly Played[], count: (actions: number) => number): Work {
  const choose = chooser(1)
  return inTurn(games, ({ first }) => {
    const fork = ruleset.fork(first)
    let actions = 0
    for (let list = fork.legal(); list.length > 0; list = fork.legal()) {
      fork.apply(list[choose(list.length)]!)
      actions++
    }
    return count(actions)
  })
}

function sampleViews(ruleset: Ruleset, states: readonly BaseState[]): Work {
  const views = states.map((state, i) => ruleset.view(state, ruleset.info.seats[i % ruleset.info.seats.length]!))
  let seed = 0
  return inTurn(views, (view) => {
    ruleset.sample(view, `sample ${seed++}`)
    return 1
  })
}

/** Bytes a state of a whole kept game costs, with what it shares with its neighbours. Needs `--expose-gc`. */
export function bytesPerState(row: Case): number {
  const games = drawGames(row)
  const keep = (): readonly (readonly BaseState[])[] => games.map((game) => statesOf(row.ruleset, game))
  keep()
  const before = heap()
  const kept = Array.from({ length: 8 }, keep)
  const used = heap() - before
  const pointer = 8
  return used / kept.flat(2).length - pointer
}

function heap(): number {
  for (let i = 0; i < 3; i++) globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
