import { describe, expect, test } from 'vitest'
import {
  addPair,
  beginSprt,
  type Crew,
  eloOfPairs,
  type GameResult,
  type Job,
  llrOf,
  type Pentanomial,
  runTournament,
  type Sprt,
  schedule,
} from 'wingover/arena'
import { pickFrom } from 'wingover/bots'
import { leaning, simulate, worlds } from '../../../bench/pairs.js'

describe('the likelihood ratio', () => {
  /** Values of others who have implemented the same papers. */
  test.each<readonly [Pentanomial, number, number, number]>([
    [[10789, 19328, 33806, 19402, 10543], -3, 1, 0.30086978548],
    [[10789, 19328, 33806, 19402, 10543], 0, 5, -26.8384486398],
    [[10789, 19328, 33806, 19402, 10543], -5, 0, 12.0397515368],
    [[39, 2226, 31451, 2412, 40], 0.764, 3.439, 2.1629408696],
    [[0, 3, 10, 5, 2], 0, 5, 0.14646048082],
    [[0, 0, 0, 0, 30], 0, 20, 2.3405185],
  ])('of %j between %d and %d is %d', (counts, elo0, elo1, llr) => {
    expect(llrOf(counts, elo0, elo1)).toBeCloseTo(llr, 7)
  })

  test('is nothing before the first pair, and turns its sign with the players', () => {
    expect(llrOf([0, 0, 0, 0, 0], 0, 50)).toBe(0)
    expect(llrOf([1, 2, 3, 4, 9], -20, 20)).toBeCloseTo(-llrOf([9, 4, 3, 2, 1], -20, 20), 9)
  })

  test('is not fooled where all pairs are alike', () => {
    expect(llrOf([0, 0, 0, 0, 30], 0, 50)).toBeGreaterThan(llrOf([0, 0, 0, 0, 20], 0, 50))
    expect(llrOf([0, 0, 30, 0, 0], 0, 50)).toBeLessThan(0)
  })
})

describe('a test', () => {
  test('stops at 2.944 either way at 5%', () => {
    const { lower, upper } = beginSprt({ elo0: 0, elo1: 50 })
    expect([lower, upper]).toEqual([expect.closeTo(-2.944439, 6), expect.closeTo(2.944439, 6)])
  })

  test.each([
    { elo0: 50, elo1: 0 },
    { elo0: 0, elo1: Number.NaN },
    { elo0: 0, elo1: 5, alpha: 0 },
    { elo0: 0, elo1: 5, beta: 1 },
  ])('of %j is none', (hypotheses) => {
    expect(() => beginSprt(hypotheses)).toThrow(RangeError)
  })

  test('that is decided stays so', () => {
    let sprt = beginSprt({ elo0: 0, elo1: 50 })
    for (let i = 0; i < 100; i++) sprt = addPair(sprt, 4)
    expect(sprt).toMatchObject({ accepted: 'elo1', counts: [0, 0, 0, 0, 17] })
  })

  test('gives Elo with an interval that a clean sweep does not close', () => {
    expect(eloOfPairs([0, 0, 0, 0, 30])).toEqual({ low: 399, mean: 1200, high: 1200 })
    expect(eloOfPairs([10789, 19328, 33806, 19402, 10543])).toEqual({ low: -2, mean: -1, high: 1 })
    expect(eloOfPairs([0, 0, 0, 0, 0]).mean).toBe(0)
  })
})

describe('its error rates, simulated', () => {
  const RUNS = 200

  test.each(worlds)('%s: wrong in about 5% of cases, either way', (name, even) => {
    expect(simulate(leaning(even, 0), 100, RUNS, `${name} 0`).accepted).toBeLessThanOrEqual(0.08)
    expect(simulate(leaning(even, 100), 100, RUNS, `${name} 100`).accepted).toBeGreaterThanOrEqual(0.92)
  })
})

describe('a tournament that stops by a test', () => {
  const jobs = schedule({
    ruleset: 'r',
    seats: ['a', 'b'],
    players: ['one', 'two'],
    scenarios: ['x', 'y'],
    pairs: 40,
    seed: 's',
  })
  /** Games that are decided by their id, so that every crew plays them alike; `one` mostly wins. */
  const resultOf = ({ id, players, scenario }: Job): GameResult =>
    ({ id, players, scenario, winner: pickFrom(id).index(4) === 0 ? 'two' : 'one' }) as GameResult
  const crewOf = (size: number): Crew & { played: number } => ({
    size,
    played: 0,
    async play(job) {
      this.played++
      for (let i = pickFrom(`${size} ${job.id}`).index(size * 2); i > 0; i--) await null
      return resultOf(job)
    },
  })
  const sprt = { elo0: 0, elo1: 100 }

  test('plays both games of a pair together, all scenarios before the next seed', () => {
    expect(jobs.slice(0, 5).map(({ scenario, seed }) => `${scenario} ${seed}`)).toEqual([
      'x s-0',
      'x s-0',
      'y s-0',
      'y s-0',
      'x s-1',
    ])
  })

  test('comes to the same end, byte for byte, with one lane and with many', async () => {
    const [alone, ...more] = await Promise.all(
      [1, 2, 3, 8, 30].map((size) => runTournament({ jobs, crew: crewOf(size), sprt })),
    )
    expect(alone!.sprt).toMatchObject({ accepted: 'elo1' })
    expect(alone!.games.length).toBe(2 * sum(alone!.sprt!))
    expect(alone!.games.length).toBeLessThan(jobs.length)
    for (const other of more) expect(JSON.stringify(other)).toBe(JSON.stringify(alone))
  })

  const sum = ({ counts }: Sprt): number => counts.reduce((total, count) => total + count, 0)

  test('does not look past a game that is missing', async () => {
    const crew = crewOf(4)
    const holed: Crew = {
      size: 4,
      play: async (job) => (job === jobs[7] ? Promise.reject(new Error('gone')) : crew.play(job)),
    }
    const ended = await runTournament({ jobs, crew: holed, sprt })
    expect(ended.sprt).toMatchObject({ accepted: null })
    expect(sum(ended.sprt!)).toBe(3)
    expect(ended.failed).toEqual([{ id: jobs[7]!.id, reason: 'gone' }])
    expect(ended.games).toHaveLength(jobs.length - 1)
  })

  test('needs no game if those it had decide', async () => {
    const crew = crewOf(2)
    const { games } = await runTournament({ jobs, crew: crewOf(1), sprt })
    const again = await runTournament({ jobs, crew, sprt, had: jobs.map(resultOf) })
    expect([again.games, crew.played]).toEqual([games, 0])
  })

  test('is between two players', async () => {
    const three = schedule({
      ruleset: 'r',
      seats: ['a', 'b'],
      players: ['1', '2', '3'],
      scenarios: ['x'],
      pairs: 1,
      seed: 's',
    })
    await expect(runTournament({ jobs: three, crew: crewOf(1), sprt })).rejects.toThrow('two players')
  })
})
