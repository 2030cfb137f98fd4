import { describe, expect, test } from 'vitest'
import { advance, type Game, type Ruleset } from 'wingover'
import { type Bot, flatBot, greedyBot, mctsBot, pickFrom, randomBot } from 'wingover/bots'
import { spittingFire } from 'wingover/spitting-fire'
import { interruptingChit } from '../../../examples/interrupting-chit.js'
import { sealedFire } from '../../../examples/sealed-fire.js'
import { sealedPlots } from '../../../examples/sealed-plots.js'

const makers: Readonly<Record<string, (ruleset: Ruleset) => Bot>> = {
  random: randomBot,
  greedy: greedyBot,
  flat: flatBot,
  mcts: mctsBot,
}
const rulesets: readonly Ruleset[] = [sealedPlots, interruptingChit, sealedFire]

/** Plays a game between bots; what each seat saw and did. */
function play(ruleset: Ruleset, bots: readonly Bot[], seed: string, budget: number) {
  const { seats, scenarios } = ruleset.info
  const first = ruleset.setup({ ...scenarios[0]!.config, dice: 'seeded', seed })
  if (!first.ok) throw new Error('no game')
  const picks = seats.map((seat) => pickFrom(`${seed} ${seat}`))
  const moves: { view: Game['View']; action: Game['Action'] }[] = []
  let state = first.state
  for (;;) {
    state = advance(ruleset, state).state
    const seat = ruleset.actors(state)[0]
    if (seat === undefined) return { outcome: ruleset.outcome(state)!, moves }
    const at = seats.indexOf(seat)
    const view = ruleset.view(state, seat)
    const action = bots[at]!(view, picks[at]!, budget)
    const step = ruleset.reduce(state, action)
    if (!step.ok) throw new Error(JSON.stringify(step.violations))
    moves.push({ view, action })
    state = step.state
  }
}

describe.each(Object.entries(makers))('the %s bot', (_name, make) => {
  test.each(rulesets)('plays $info.id to its end by legal actions alone', (ruleset) => {
    const { outcome, moves } = play(ruleset, [make(ruleset), randomBot(ruleset)], 'end', 12)
    expect(outcome.winner).toBeTypeOf('string')
    expect(moves.length).toBeGreaterThan(2)
  })

  test.each(rulesets)('plays $info.id alike from the same seed', (ruleset) => {
    const again = () => play(ruleset, [make(ruleset), make(ruleset)], 'again', 8).moves.map(({ action }) => action)
    expect(again()).toEqual(again())
  })

  test.each(rulesets)('chooses alike in two states of $info.id that its seat cannot tell apart', (ruleset) => {
    const bot = make(ruleset)
    const { moves } = play(ruleset, [randomBot(ruleset), randomBot(ruleset)], 'fair', 1)
    for (const [i, { view }] of moves.slice(0, 12).entries()) {
      const twin = ruleset.view(ruleset.sample(view, `twin ${i}`), view.seat)
      expect(bot(twin, pickFrom(`fair ${i}`), 16)).toEqual(bot(view, pickFrom(`fair ${i}`), 16))
    }
  })
})

test('a bot whose seat is not asked says so', () => {
  const first = sealedPlots.setup({ dice: 'seeded', seed: 'x', planes: 1, turns: 1 })
  if (!first.ok) throw new Error('no game')
  const view = sealedPlots.view(first.state, 'spectator')
  expect(() => randomBot(sealedPlots)(view, pickFrom('x'), 1)).toThrow('spectator is not asked')
})

/** Points of the first bot over games played twice with sides swapped; a draw is half a point. */
const pointsOf = (ruleset: Ruleset, one: Bot, other: Bot, games: number, budget: number): number => {
  const { seats } = ruleset.info
  const points = Array.from({ length: games }, (_, game) => {
    const bots = game % 2 === 0 ? [one, other] : [other, one]
    const { winner } = play(ruleset, bots, `pair ${game >> 1}`, budget).outcome
    return winner === 'draw' ? 0.5 : Number(seats.indexOf(winner) === game % 2)
  })
  return points.reduce((sum, value) => sum + value, 0)
}

test('thinking pays: greedy beats chance at a duel of Spitting Fire, 12 games of 16 or better', () => {
  const game: Ruleset = spittingFire
  expect(pointsOf(game, greedyBot(game), randomBot(game), 16, 60)).toBeGreaterThanOrEqual(12)
})
