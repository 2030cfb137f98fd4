import { describe, expect, test } from 'vitest'
import { advance, type Game, type Ruleset } from 'wingover'
import { type Bot, flatBot, greedyBot, mctsBot, pickFrom, planBot, randomBot } from 'wingover/bots'
import { rulesets as published } from 'wingover/registry'
import { interruptingChit } from '../../../examples/interrupting-chit.js'
import { sealedFire } from '../../../examples/sealed-fire.js'
import { sealedPlots } from '../../../examples/sealed-plots.js'

const makers: Readonly<Record<string, (ruleset: Ruleset) => Bot>> = {
  random: randomBot,
  greedy: greedyBot,
  flat: flatBot,
  mcts: mctsBot,
  plan: (ruleset) => (view, pick, budget) => planBot(ruleset)(view.seat).act(view, pick, budget),
}
const rulesets: readonly Ruleset[] = [sealedPlots, interruptingChit, sealedFire]
const games: Readonly<Record<string, Ruleset>> = published

interface Match {
  readonly ruleset: Ruleset
  readonly scenario?: string
  readonly bots: readonly Bot[]
  readonly seed: string
  readonly budget: number
  /** Decisions after which to stop looking. */
  readonly most?: number
}

/** Plays a game between bots; what each seat saw and did. */
function play({ ruleset, scenario, bots, seed, budget, most = Number.POSITIVE_INFINITY }: Match) {
  const { seats, scenarios } = ruleset.info
  const { config } = scenarios.find(({ id }) => id === scenario) ?? scenarios[0]!
  const first = ruleset.setup({ ...config, dice: 'seeded', seed })
  if (!first.ok) throw new Error('no game')
  const picks = seats.map((seat) => pickFrom(`${seed} ${seat}`))
  const moves: { view: Game['View']; action: Game['Action'] }[] = []
  let state = first.state
  for (;;) {
    state = advance(ruleset, state).state
    const seat = ruleset.actors(state)[0]
    if (seat === undefined || moves.length >= most) return { state, outcome: ruleset.outcome(state), moves }
    const at = seats.indexOf(seat)
    const view = ruleset.view(state, seat)
    const action = bots[at]!(view, picks[at]!, budget)
    const step = ruleset.reduce(state, action)
    if (!step.ok) throw new Error(JSON.stringify(step.violations))
    moves.push({ view, action })
    state = step.state
  }
}

/** A bot chooses alike whatever is hidden from its seat: in the views of a game, and in those of states like its own. */
function expectFair(ruleset: Ruleset, bot: Bot, views: readonly Game['View'][]): void {
  for (const [i, view] of views.entries()) {
    const twin = ruleset.view(ruleset.sample(view, `twin ${i}`), view.seat)
    expect(bot(twin, pickFrom(`fair ${i}`), 8)).toEqual(bot(view, pickFrom(`fair ${i}`), 8))
  }
}

describe.each(Object.entries(makers))('the %s bot', (_name, make) => {
  test.each(rulesets)('plays $info.id to its end by legal actions alone', (ruleset) => {
    const bots = [make(ruleset), randomBot(ruleset)]
    const { outcome, moves } = play({ ruleset, bots, seed: 'end', budget: 6 })
    expect(outcome?.winner).toBeTypeOf('string')
    expect(moves.length).toBeGreaterThan(2)
  })

  test.each(rulesets)('plays $info.id alike from the same seed', (ruleset) => {
    const bots = [make(ruleset), make(ruleset)]
    const again = () => play({ ruleset, bots, seed: 'again', budget: 6, most: 8 }).moves.map(({ action }) => action)
    expect(again()).toEqual(again())
  })

  test.each([...rulesets, ...Object.values(games)])(
    'chooses alike in two states of $info.id that its seat cannot tell apart',
    (ruleset) => {
      const bots = [randomBot(ruleset), randomBot(ruleset)]
      const { moves } = play({ ruleset, bots, seed: 'fair', budget: 1, most: 16 })
      const views = moves
        .map(({ view }) => view)
        .filter((view) => ruleset.legalActions(ruleset.sample(view, 'x')).length <= 30)
      expectFair(
        ruleset,
        make(ruleset),
        views.filter((_, i) => i % 8 === 0),
      )
    },
  )
})

describe.each(Object.values(games))('the judgement of $info.id', (ruleset) => {
  const [one, other] = ruleset.info.seats as [string, string]
  const bots = [randomBot(ruleset), randomBot(ruleset)]
  const { state, moves } = play({ ruleset, bots, seed: 'judge', budget: 1 })
  const worths = moves.map(({ view }) => {
    const sample = ruleset.sample(view, 'judge')
    return [ruleset.evaluate(sample, one), ruleset.evaluate(sample, other)] as const
  })

  test('is never certain before the end; what one seat gains, the other mostly loses', () => {
    for (const worth of worths.flat()) expect(Math.abs(worth)).toBeLessThan(1)
    const mean = (seat: 0 | 1) => worths.reduce((sum, worth) => sum + worth[seat], 0) / worths.length
    const [own, others] = [mean(0), mean(1)]
    const together = worths.reduce((sum, [mine, theirs]) => sum + (mine - own) * (theirs - others), 0)
    expect(together).toBeLessThan(0)
  })

  test('rises and falls with the sum of the parts that the game names', () => {
    const sums = moves.map(({ view }) => {
      const parts = ruleset.terms?.(ruleset.sample(view, 'judge'), one) ?? {}
      return Object.values(parts).reduce((all, part) => all + part, 0)
    })
    const order = [...sums.keys()].sort((i, j) => sums[i]! - sums[j]!)
    for (const [place, i] of order.entries()) {
      const before = worths[order[place - 1] ?? i]!
      expect(worths[i]![0] - before[0]).toBeGreaterThan(-1e-9)
    }
    expect(new Set(sums).size).toBeGreaterThan(1)
  })

  test('has an inclination toward every listed action, and is drawn to some more than to others', () => {
    const spreads = moves.map(({ view }) => {
      const sample = ruleset.sample(view, 'judge')
      const actions = ruleset.legalActions(sample, view.seat)
      const drawn: number[] = []
      ruleset.inclination!(sample, view.seat, actions, drawn)
      expect(drawn).toHaveLength(actions.length)
      expect(drawn.every(Number.isFinite)).toBe(true)
      return Math.max(...drawn) - Math.min(...drawn)
    })
    expect(spreads.some((spread) => spread > 1)).toBe(true)
  })

  test('sees more than the score', () => {
    expect(new Set(worths.map(([mine]) => mine)).size).toBeGreaterThan(worths.length / 10)
  })

  test('is certain at the end', () => {
    const { winner } = ruleset.outcome(state)!
    expect(ruleset.evaluate(state, one)).toBe(winner === 'draw' ? 0 : winner === one ? 1 : -1)
  })
})

test('a bot whose seat is not asked says so', () => {
  const first = sealedPlots.setup({ dice: 'seeded', seed: 'x', planes: 1, turns: 1 })
  if (!first.ok) throw new Error('no game')
  const view = sealedPlots.view(first.state, 'spectator')
  expect(() => randomBot(sealedPlots)(view, pickFrom('x'), 1)).toThrow('spectator is not asked')
})

/** Points of the first bot over games played twice with sides swapped; a draw is half a point. */
function pointsOf(ruleset: Ruleset, scenario: string, one: Bot, other: Bot, games: number, budget: number): number {
  const { seats } = ruleset.info
  const points = Array.from({ length: games }, (_, game) => {
    const bots = game % 2 === 0 ? [one, other] : [other, one]
    const winner = play({ ruleset, scenario, bots, seed: `pair ${game >> 1}`, budget }).outcome!.winner
    return winner === 'draw' ? 0.5 : Number(seats.indexOf(winner) === game % 2)
  })
  return points.reduce((sum, value) => sum + value, 0)
}

test.each([
  ['spitting-fire', 'duel', 8, 12, 6],
  ['regia-aeronautica', 'premiere', 2, 6, 2],
])('thinking pays: greedy beats chance in %s, %s: of %i games with budget %i, %i points or more', (...match) => {
  const [id, scenario, count, budget, least] = match
  const game = games[id]!
  expect(pointsOf(game, scenario, greedyBot(game), randomBot(game), count, budget)).toBeGreaterThanOrEqual(least)
})
