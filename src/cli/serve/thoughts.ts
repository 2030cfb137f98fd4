/** What a client can ask about a position without changing it. For a seat all of it rests on its view alone. */
import {
  type ActionOf,
  type Chanced,
  canonical,
  enumerate,
  type Game,
  isVisible,
  meanOf,
  plus,
  type Rational,
  rational,
  times,
  toNumber,
  toText,
  ZERO,
} from 'wingover'
import { explainAction, explainActionFor } from 'wingover/explain'
import { paint, reachOf } from 'wingover/svg'
import { named } from 'wingover/words'
import { wordsOf } from '../telling.js'
import type { ServedGame } from './game.js'
import { Refused } from './match.js'
import { no } from './messages.js'
import { divided, type PlayoutOptions, playOut, zeros } from './playout.js'
import { type Asked2, MOST_2 } from './requests-2.js'

/** Every choice, played out this many times, in the order of the list. */
export function rate(game: ServedGame, options: PlayoutOptions): object {
  const list = game.list()
  const [choices, { count }] = [list.length, options]
  const facts = { choices, count, have: choices * count, limit: MOST_2.ratings }
  if (facts.have > facts.limit) throw new Refused([no('CORE-LIMIT', 'too-much-to-rate', facts)])
  return {
    at: game.at,
    seat: game.asked(),
    ratings: list.map((action) => ({
      action,
      notation: game.ruleset.notation.action(action),
      ...playOut(game, options, action),
    })),
  }
}

/** Worlds that fit what a seat sees. */
export function samples(game: ServedGame, { seat, seed = 'sample', count = 1 }: Asked2<'sample'>): object {
  const view = game.view(seat)
  return { states: Array.from({ length: count }, (_, i) => game.ruleset.sample(view, i === 0 ? seed : `${seed} ${i}`)) }
}

/** How a position looks for each seat: the real one for the host, for a seat the mean over worlds that fit its view. */
export function evaluation(game: ServedGame, { seed = 'evaluate', count = 1 }: Asked2<'evaluate'>): object {
  const { ruleset, match } = game
  const { seats } = ruleset.info
  const sums = zeros(seats)
  const worlds = game.seat === undefined ? 1 : count
  for (let i = 0; i < worlds; i++) {
    const world = game.seat === undefined ? match.state : game.dream(`${seed} ${i}`)
    for (const seat of seats) sums[seat] = (sums[seat] ?? 0) + ruleset.evaluate(world, seat)
  }
  return { evaluation: divided(sums, worlds) }
}

// ---------------------------------------------------------------------------------------------- odds

type Outcomes = readonly Chanced<Game>[]

/** All that an action can lead to, with exact odds; or this many trials of it. */
export function odds(game: ServedGame, { action: asked, trials, seed = 'odds' }: Asked2<'odds'>): object {
  const action = bare(game.read(asked))
  const state = game.seat === undefined ? game.match.state : game.dream(seed)
  const violations = game.ruleset.check(state, action)
  if (violations.length > 0) throw new Refused(violations)
  const outcomes = trials === undefined ? exact(game, state, action) : tried(game, state, action, trials, seed)
  return {
    action,
    outcomes: outcomes.length,
    exact: trials === undefined,
    score: meanScores(game, outcomes),
    results: resultsOf(game, outcomes),
  }
}

const bare = (action: ActionOf<Game>): ActionOf<Game> => {
  const { rolls: _rolls, card: _card, ...rest } = action as Game['Action']
  return rest as ActionOf<Game>
}

function exact({ ruleset }: ServedGame, state: Game['State'], action: ActionOf<Game>): Outcomes {
  const all = enumerate(ruleset, state, action)
  if (!all.ok) throw new Refused(all.violations)
  return all.outcomes
}

function tried(
  { ruleset }: ServedGame,
  state: Game['State'],
  action: ActionOf<Game>,
  count: number,
  seed: string,
): Outcomes {
  return Array.from({ length: count }, (_, i) => {
    const events: Chanced<Game>['events'][number][] = []
    const world = ruleset.fork(state, { seed: `${seed} ${i}`, emit: (event) => void events.push(event) })
    world.apply(action)
    return { state: { ...world.keep(), rng: null }, events, rolls: [], card: undefined, odds: rational(1, count) }
  })
}

/** Outcomes that look alike for whom asks, whatever the dice were, the likeliest first. */
function resultsOf({ ruleset, seat }: ServedGame, outcomes: Outcomes): readonly object[] {
  const groups = new Map<string, { odds: Rational; readonly example: Chanced<Game> }>()
  for (const outcome of outcomes) {
    const key = canonical(seat === undefined ? outcome.state : ruleset.view(outcome.state, seat))
    const group = groups.get(key)
    groups.set(key, { odds: plus(group?.odds ?? ZERO, outcome.odds), example: group?.example ?? outcome })
  }
  const sorted = [...groups.values()].sort((a, b) => toNumber(b.odds) - toNumber(a.odds))
  return sorted.map(({ odds: chance, example: { rolls, card, events } }) => ({
    odds: toText(chance),
    probability: toNumber(chance),
    rolls,
    card: card ?? null,
    events: seat === undefined ? events : events.filter((event) => isVisible(event, seat)),
  }))
}

/** The exact mean of the score by seat. A score has at most three decimals. */
const meanScores = ({ ruleset }: ServedGame, outcomes: Outcomes): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ruleset.info.seats.map((seat) => {
      const thousand = meanOf(outcomes, ({ state }) => Math.round(1000 * (ruleset.score(state)[seat] ?? 0)))
      return [seat, toText(times(thousand, rational(1, 1000)))]
    }),
  )

// ---------------------------------------------------------------------------------------------- why, and what it looks like

/** Why an action is legal or not, and what is legal instead. */
export function explanation(
  game: ServedGame,
  { action: asked, nearest = 3, trace = false }: Asked2<'explain'>,
): object {
  const { ruleset, match, seat } = game
  const action = game.read(asked)
  const question = { words: wordsOf(ruleset), nearest, trace }
  const {
    legal,
    broken,
    nearest: near,
    passed,
    otherwise,
    text,
  } = seat === undefined
    ? explainAction(ruleset, match.state, action, question)
    : explainActionFor(ruleset, game.view(seat), action, question)
  return { legal, broken, nearest: near, passed, otherwise, text }
}

/** What there is to draw, with the names of its pieces. */
export function scene(game: ServedGame, { seat, piece }: { readonly seat?: string; readonly piece?: string }) {
  const { ruleset } = game
  const view = game.view(seat ?? game.seat ?? 'spectator')
  const bare = ruleset.scene(view)
  if (bare === undefined) throw new Refused([no('CORE-SHAPE', 'no-picture')])
  const ids = bare.pieces.map(({ id }) => id)
  if (piece !== undefined && piece !== '' && !ids.includes(piece))
    throw new Refused([no('CORE-SHAPE', 'unknown-piece', { name: piece, expected: ids.join(', ') })])
  const focus = piece ? { piece, reach: reachOf(ruleset, view, piece) } : piece === '' ? { piece } : {}
  return named(ruleset.scene(view, focus) ?? bare, wordsOf(ruleset), view)
}

/** The same as a picture. */
export const svg = (game: ServedGame, asked: Asked2<'svg'>): string =>
  paint(scene(game, asked), { theme: asked.theme ?? 'light' })
