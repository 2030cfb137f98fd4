import { describe, expect, test } from 'vitest'
import { type Ruleset, verify } from 'wingover'
import { chart, elo, type GameResult, luckOf, playGame, schedule, standings, wilson } from 'wingover/arena'
import { type Bot, greedyBot, type Maker, makerOf, randomBot } from 'wingover/bots'
import { choiceBetweenDice } from '../../../examples/choice-between-dice.js'
import { logarithm } from '../../../src/tools/arena/interval.js'

const game: Ruleset = choiceBetweenDice
const { seats, scenarios } = game.info
const jobs = schedule({
  ruleset: game.info.id,
  seats,
  players: ['chance', 'greedy'],
  scenarios: [scenarios[0]!.id],
  pairs: 6,
  seed: 'arena',
})
const makers: Readonly<Record<string, Maker>> = {
  chance: makerOf(randomBot(game)),
  greedy: makerOf(greedyBot(game), '7'),
}
const players = { makers, budget: 20 }

describe('a schedule', () => {
  test('plays every seed twice, sides swapped, and never the same game twice', () => {
    expect(jobs).toHaveLength(12)
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(12)
    for (let i = 0; i < jobs.length; i += 2) {
      const [one, other] = [jobs[i]!, jobs[i + 1]!]
      expect(one.seed).toBe(other.seed)
      expect(Object.values(one.players)).toEqual([...Object.values(other.players)].reverse())
    }
  })

  test('is for two seats', () => {
    expect(() => schedule({ ruleset: 'x', seats: ['a'], players: [], scenarios: [], pairs: 1, seed: '' })).toThrow(
      'two',
    )
  })
})

describe('a game', () => {
  test('is the same each time and leaves a record that verifies', async () => {
    const [first, again] = [await playGame(game, jobs[0]!, players), await playGame(game, jobs[0]!, players)]
    expect(again).toEqual(first)
    expect(JSON.parse(JSON.stringify(first))).toEqual(first)
    expect(verify(game, first.record)).toEqual({ verdict: 'exact', format: 2 })
  })

  test('keeps the versions of those who say theirs', async () => {
    expect((await playGame(game, jobs[0]!, players)).versions).toEqual({ greedy: '7' })
  })

  test('goes on without a bot that throws: it forfeits with a reason', async () => {
    const lost = await playGame(game, jobs[0]!, {
      ...players,
      makers: {
        ...makers,
        greedy: () => {
          throw new Error('out of ideas')
        },
      },
    })
    expect(lost.forfeit).toEqual({ player: 'greedy', kind: 'threw', reason: 'out of ideas' })
    expect(lost.winner).toBe('chance')
    expect(verify(game, lost.record)).toEqual({ verdict: 'exact', format: 2 })
  })

  test('goes on without a bot that answers with an illegal action', async () => {
    const cheat: Bot = (view) => ({ type: 'noSuchAction', seat: view.seat })
    const lost = await playGame(game, jobs[0]!, { ...players, makers: { ...makers, greedy: makerOf(cheat) } })
    expect(lost.forfeit?.kind).toBe('illegal')
    expect(lost.winner).toBe('chance')
  })

  test('of an unknown scenario is refused', async () => {
    await expect(playGame(game, { ...jobs[0]!, scenario: 'nowhere' }, players)).rejects.toThrow('no scenario nowhere')
  })
})

describe('standings', async () => {
  const results: readonly GameResult[] = await Promise.all(jobs.map((job) => playGame(game, job, players)))

  test('count every game once from either side', () => {
    const [chance, greedy] = standings(results)
    expect(chance).toMatchObject({ player: 'chance', against: 'greedy', games: 12 })
    expect(chance!.won).toBe(greedy!.lost)
    expect(chance!.rate.mean + greedy!.rate.mean).toBeCloseTo(1)
    expect(chance!.elo.mean).toBe(-greedy!.elo.mean)
  })

  test('are drawn with their intervals, names made harmless', () => {
    const svg = chart(standings(results), 'greedy & <chance>')
    expect(svg).toContain('greedy &amp; &lt;chance&gt;')
    expect(svg.match(/<circle/g)).toHaveLength(2)
  })
})

test('the dice of a game are fair on average: luck is what came less what had to be expected', async () => {
  const { record } = await playGame(game, jobs[0]!, players)
  const [one, other] = luckOf(game, record as never)
  expect(one!.rolls + one!.skipped).toBeGreaterThan(0)
  expect(one!.gain).toBeCloseTo(-other!.gain, 9)
})

describe('intervals', () => {
  test('Wilson: 8 of 10 is 0.49 to 0.94', () => {
    const { low, high } = wilson(8, 10)
    expect(low).toBeCloseTo(0.4902, 3)
    expect(high).toBeCloseTo(0.9433, 3)
  })

  test('Elo: three points in four are 191 better, even is 0', () => {
    expect(elo({ low: 0.5, mean: 0.75, high: 0.75 })).toEqual({ low: 0, mean: 191, high: 191 })
  })

  test('the logarithm is right to the last digits', () => {
    for (const x of [1e-3, 0.1, 0.5, 0.9, 1, 1.1, 2, 3, 10, 999]) expect(logarithm(x)).toBeCloseTo(Math.log(x), 12)
  })
})
