/** What is measured of a ruleset. Everything goes through its public door. */
import { type BaseAction, type BaseState, type BaseView, fromView, type Ruleset } from 'wingover'
import { mctsBot, pickFrom } from 'wingover/bots'
import type { Case } from './cases.js'
import { chooser, type Work } from './clock.js'

/** The columns, in the order in which a process first runs them: `fork` after `reduce` is the point. */
export const COLUMNS = ['reduce', 'list', 'parse', 'load', 'sample', 'search', 'fork', 'play'] as const
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
    reduce: () => reduceGames(ruleset, games),
    fork: () => forkGames(ruleset, games),
    play: () => playGames(ruleset, games),
    list: () => inTurn(states(), 128, (state) => ruleset.legalActions(state).length >= 0),
    parse: () => inTurn(allActions(games), 256, (action) => ruleset.parse.action(action).ok),
    load: () => inTurn(few().map(copy), 4, (json) => ruleset.parse.state(json).ok),
    sample: () => sampleViews(ruleset, few()),
    search: () => searchViews(ruleset, few()),
  }
}

/** Actions in a game drawn at random. */
export function lengthOf(row: Case): number {
  const games = drawGames(row)
  return games.reduce((sum, game) => sum + game.actions.length, 0) / games.length
}

const copy = (state: BaseState): unknown => JSON.parse(JSON.stringify(state))

const allActions = (games: readonly Played[]): readonly unknown[] =>
  games.flatMap((game) => game.actions.map((action) => structuredClone(action)))

/** Round and round through the items, so many a call that reading the clock costs nothing. */
function inTurn<T>(items: readonly T[], batch: number, use: (item: T) => boolean): Work {
  let next = 0
  return () => {
    for (let i = 0; i < batch; i++) {
      if (!use(items[next]!)) throw new Error('bench: a valid input was refused')
      next = (next + 1) % items.length
    }
    return batch
  }
}

function reduceGames(ruleset: Ruleset, games: readonly Played[]): Work {
  const turn = around(games)
  let { first: state, actions } = turn()
  let next = 0
  return () => {
    if (next >= actions.length) {
      ;({ first: state, actions } = turn())
      next = 0
    }
    const end = Math.min(next + 64, actions.length)
    const done = end - next
    while (next < end) state = reduced(ruleset, state, actions[next++]!)
    return done
  }
}

function forkGames(ruleset: Ruleset, games: readonly Played[]): Work {
  const turn = around(games)
  return () => {
    const { first, actions } = turn()
    const fork = ruleset.fork(first)
    for (const action of actions) fork.apply(action)
    return actions.length
  }
}

/** Whole random games: list, choose, apply, until nobody may act. */
function playGames(ruleset: Ruleset, games: readonly Played[]): Work {
  const turn = around(games)
  const choose = chooser(1)
  return () => {
    const fork = ruleset.fork(turn().first)
    let actions = 0
    for (let list = fork.legal(); list.length > 0; list = fork.legal()) {
      fork.apply(list[choose(list.length)]!)
      actions++
    }
    return actions
  }
}

function around<T>(items: readonly T[]): () => T {
  let next = -1
  return () => {
    next = (next + 1) % items.length
    return items[next]!
  }
}

function sampleViews(ruleset: Ruleset, states: readonly BaseState[]): Work {
  const views = states.map((state, i) => ruleset.view(state, ruleset.info.seats[i % ruleset.info.seats.length]!))
  let seed = 0
  return inTurn<BaseView>(views, 4, (view) => ruleset.sample(view, `sample ${seed++}`).turn >= 0)
}

/** Simulations a decision. With many planes one of them takes up to a second, so they are few. */
const BUDGET = 40

/** Simulations of the tree search, over views in which there is something to choose. */
function searchViews(ruleset: Ruleset, states: readonly BaseState[]): Work {
  const views = states
    .flatMap((state) => ruleset.info.seats.map((seat) => ruleset.view(state, seat)))
    .filter((view) => isOpen(ruleset, view))
  const bot = mctsBot(ruleset)
  const turn = around(views)
  return () => {
    bot(turn(), pickFrom('bench'), BUDGET)
    return BUDGET
  }
}

/** Is this seat asked, with two choices or more but no more than the budget? The search then spends just the budget. */
function isOpen(ruleset: Ruleset, view: BaseView): boolean {
  const choices = fromView(ruleset, view).legalActions().length
  return choices > 1 && choices <= BUDGET
}

/** Bytes a state of a whole kept game costs, with what it shares with its neighbours. Needs `--expose-gc`. */
export function bytesPerState(row: Case): number {
  const games = drawGames(row)
  const copies = Math.ceil(4_000 / games.reduce((sum, game) => sum + game.actions.length, 0))
  const before = heap()
  const kept = Array.from({ length: copies }, () => games.map((game) => statesOf(row.ruleset, game)))
  const used = heap() - before
  const pointer = 8
  return used / kept.flat(2).length - pointer
}

function heap(): number {
  for (let i = 0; i < 3; i++) globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
