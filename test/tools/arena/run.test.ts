import { describe, expect, test } from 'vitest'
import { type ActionOf, type Game, type GameRecord, type Ruleset, verify } from 'wingover'
import {
  type Crew,
  emptyResults,
  forfeitGame,
  localCrew,
  moreText,
  type Progress,
  paceOf,
  parseResults,
  playGame,
  RESULTS_END,
  type Results,
  resultsText,
  runTournament,
  schedule,
  standings,
  type Tournament,
  unplayed,
  verifyResult,
} from 'wingover/arena'
import { type Bot, botNamed, botNames, pickFrom, randomBot } from 'wingover/bots'
import { choiceBetweenDice } from '../../../examples/choice-between-dice.js'
import { sealedPlots } from '../../../examples/sealed-plots.js'

const game: Ruleset = choiceBetweenDice
const tournament: Tournament = {
  ruleset: game.info.id,
  seats: game.info.seats,
  players: ['random', 'greedy@20'],
  scenarios: [game.info.scenarios[0]!.id],
  pairs: 3,
  seed: 'run',
  budget: 10,
}
const jobs = schedule(tournament)
const bots = Object.fromEntries(tournament.players.map((name) => [name, botNamed(game, name)!]))
const players = { bots, budget: 10, luck: true }
const all = await runTournament({ jobs, crew: localCrew(game, players) })
const results: Results = { ...emptyResults(game, tournament), games: all }

describe('a tournament', () => {
  test('plays every game once and keeps the order of the schedule', () => {
    expect(all.map(({ id }) => id)).toEqual(jobs.map(({ id }) => id))
  })

  test('every record verifies and says what the result says', () => {
    for (const result of all) expect(verifyResult(game, result)).toEqual({ ok: true, value: result })
  })

  test('gives the same results with a crew that ends games in any order', async () => {
    const crew: Crew = {
      size: 3,
      async play(job) {
        for (let i = job.id.length % 7; i > 0; i--) await null
        return playGame(game, job, players)
      },
    }
    const told: string[] = []
    const again = await runTournament({ jobs, crew, onResult: ({ id }) => void told.push(id) })
    expect(again).toEqual(all)
    expect(told).toHaveLength(jobs.length)
  })

  test('goes on where it stopped: nothing is played twice', async () => {
    let stopped = 0
    const begun = await runTournament({ jobs, crew: localCrew(game, players), stop: () => stopped++ >= 2 })
    expect(begun).toEqual(all.slice(0, 2))
    const played: string[] = []
    const seen: Progress[] = []
    const local = localCrew(game, players)
    const crew: Crew = {
      size: 2,
      play(job) {
        played.push(job.id)
        return local.play(job)
      },
    }
    const ended = await runTournament({ jobs, crew, had: begun, onProgress: (progress) => seen.push(progress) })
    expect(ended).toEqual(all)
    expect(played).toEqual(jobs.slice(2).map(({ id }) => id))
    expect(seen.map(({ done }) => done)).toEqual([2, 3, 4, 5, 6])
    expect(seen[0]).toEqual({ done: 2, total: 6, had: 2 })
  })

  test('names a result that is not of this schedule, or is there twice', async () => {
    const crew = localCrew(game, players)
    const [first] = all
    await expect(runTournament({ jobs: jobs.slice(1), crew, had: [first!] })).rejects.toThrow(first!.id)
    await expect(runTournament({ jobs, crew, had: [first!, first!] })).rejects.toThrow('two results')
  })

  test('ends with the failure of its crew, after the games under way are kept', async () => {
    const kept: string[] = []
    const crew: Crew = {
      size: 2,
      play: async (job) => {
        if (job === jobs[0]) throw new Error('no power')
        await null
        return playGame(game, job, players)
      },
    }
    await expect(runTournament({ jobs, crew, onResult: ({ id }) => void kept.push(id) })).rejects.toThrow('no power')
    expect(kept).toEqual([jobs[1]!.id])
  })

  test('measures luck where it is asked to', () => {
    const [one, other] = standings(all)
    expect(one!.luck).toBeCloseTo(-other!.luck!, 9)
    expect(standings(all.map(({ luck: _luck, ...rest }) => rest))[0]!.luck).toBeNull()
  })
})

test('pace: rate of this run alone, and the time left at it', () => {
  expect(paceOf({ done: 30, total: 90, had: 10 }, 10)).toEqual({ rate: 2, left: 30 })
  expect(paceOf({ done: 10, total: 90, had: 10 }, 10)).toEqual({ rate: 0, left: null })
  expect(paceOf({ done: 10, total: 10, had: 0 }, 0)).toEqual({ rate: 0, left: null })
})

describe('a bot that is stopped from outside', () => {
  /** A crew that watches what is asked and played, as one of worker threads does. */
  function stopAt(question: number): { seat: string; actions: readonly ActionOf<Game>[] } {
    const actions: ActionOf<Game>[] = []
    let [asked, stalled] = [0, '']
    playGame(game, jobs[0]!, players, (seat, played) => {
      if (asked++ > question) return
      actions.push(...played)
      stalled = seat
    })
    return { seat: stalled, actions }
  }

  test.each([0, 1, 4])('forfeits at question %i with a reason, on a record that verifies', (question) => {
    const { seat, actions } = stopAt(question)
    const lost = forfeitGame(game, jobs[0]!, actions, seat, 'stalled: no answer in 5 s')
    expect(lost.forfeit).toEqual({ player: jobs[0]!.players[seat], reason: 'stalled: no answer in 5 s' })
    expect(lost.winner).not.toBe(lost.forfeit?.player)
    expect(lost.record.actions).toEqual([...actions, { type: 'resign', seat }])
    expect(verifyResult(game, lost)).toMatchObject({ ok: true })
    expect(playGame(game, jobs[0]!, players).record.actions.slice(0, actions.length)).toEqual(actions)
  })

  test('must sit at the table', () => {
    expect(() => forfeitGame(game, jobs[0]!, [], 'nobody', 'x')).toThrow('nobody sits at nobody')
    expect(() => forfeitGame(game, jobs[0]!, all[0]!.record.actions, game.info.seats[0]!, 'x')).toThrow('illegal')
  })
})

describe('a bot', () => {
  const sealed: Ruleset = sealedPlots
  const [job] = schedule({
    ...tournament,
    ruleset: sealed.info.id,
    seats: sealed.info.seats,
    scenarios: [sealed.info.scenarios[0]!.id],
  })
  const forfeitOf = (bot: Bot) => {
    const cast = { random: randomBot(sealed), 'greedy@20': bot }
    const result = playGame(sealed, job!, { bots: cast, budget: 1 })
    expect(verify(sealed, result.record)).toEqual({ verdict: 'exact', format: 2 })
    return result.forfeit
  }

  test('speaks for its own seat only, even where the other is asked too', () => {
    const meddler: Bot = (view, pick, budget) => {
      const { seat } = randomBot(sealed)(view, pick, budget)
      const other = sealed.info.seats.find((one) => one !== seat)!
      return { ...randomBot(sealed)(view, pick, budget), seat: other }
    }
    expect(forfeitOf(meddler)).toEqual({ player: 'greedy@20', reason: 'illegal: not-your-seat' })
  })

  test.each([undefined, null, 7, 'resign', {}, Promise.resolve()])('that answers %s forfeits', (answer) => {
    expect(forfeitOf(() => answer as never)).toMatchObject({ reason: expect.stringMatching(/^illegal: /) })
  })

  test('may give up: that is no forfeit', () => {
    expect(forfeitOf((view) => ({ type: 'resign', seat: view.seat }))).toBeUndefined()
  })

  test('is found by its name, with a budget of its own if wished', () => {
    for (const name of botNames) expect(botNamed(game, name)).toBeTypeOf('function')
    for (const name of ['', 'Mcts', 'mcts@', 'mcts@0', 'mcts@-1', 'constructor'])
      expect(botNamed(game, name)).toBeUndefined()
    const first = game.setup({ ...game.info.scenarios[0]!.config, dice: 'seeded', seed: 's' })
    if (!first.ok) throw new Error('no game')
    const view = game.view(first.state, game.info.seats[0]!)
    const alike = (name: string, budget: number) => botNamed(game, name)!(view, pickFrom('x'), budget)
    expect(alike('mcts@30', 1)).toEqual(alike('mcts', 30))
  })
})

describe('a results file', () => {
  const text = resultsText(results)
  const codesOf = (json: unknown) => {
    const parsed = parseResults(game, json)
    return parsed.ok ? [] : parsed.violations.map(({ code, facts }) => `${code} ${facts.record ?? facts.field ?? ''}`)
  }

  test('is JSON that comes back as it was', () => {
    expect(parseResults(game, JSON.parse(text))).toEqual({ ok: true, value: results })
  })

  test('grows by one game at its end, from nothing', () => {
    let file = resultsText(emptyResults(game, tournament))
    expect(JSON.parse(file)).toEqual(emptyResults(game, tournament))
    for (const [i, result] of all.entries()) file = file.slice(0, -RESULTS_END.length) + moreText(result, i)
    expect(file).toBe(text)
  })

  type Loose = { [field: string]: unknown; games: { [field: string]: unknown }[]; tournament: object }
  const damages: readonly (readonly [string, (copy: Loose) => object, string])[] = [
    ['no games', ({ games: _games, ...rest }) => rest, 'wrong-type games'],
    ['another format', (copy) => ({ ...copy, format: 2 }), 'unknown-value format'],
    ['a game there twice', (copy) => ({ ...copy, games: [...copy.games, copy.games[0]] }), 'unknown-game games[6].id'],
    ['a torn record', (copy) => ({ ...copy, games: [{ ...copy.games[0], record: {} }] }), 'wrong-type games[0].record'],
    ['another ruleset', (copy) => tampered(copy, { ruleset: 'go' }), 'other-tournament tournament.ruleset'],
    ['one seat', (copy) => tampered(copy, { seats: ['a'] }), 'other-tournament tournament.seats'],
    ['a schedule without end', (copy) => tampered(copy, { pairs: 1_000_000 }), 'too-many-games '],
  ]
  const tampered = (copy: Loose, change: object) => ({ ...copy, tournament: { ...copy.tournament, ...change } })

  test.each(damages)('with %s is refused by name', (_what, change, code) => {
    expect(codesOf(change(JSON.parse(text)))).toContain(code)
  })

  test.each([null, 3, [], 'x', {}])('is not %j', (json) => {
    expect(codesOf(json)).not.toEqual([])
  })

  test('a claim that its record does not bear out is found', () => {
    const [first] = all
    const other = Object.values(first!.players).find((name) => name !== first!.winner)!
    expect(verifyResult(game, { ...first!, winner: other })).toMatchObject({
      violations: [{ code: 'result-differs', facts: { field: 'winner' } }],
    })
    const record = { ...first!.record, seal: '0'.repeat(64) } as GameRecord
    expect(verifyResult(game, { ...first!, record })).toMatchObject({ violations: [{ code: 'record-differs' }] })
  })

  test('is taken up again: what is left, also of a longer tournament', () => {
    const half = { ...results, games: all.slice(0, 4) }
    expect(unplayed(game, tournament, half)).toEqual({ ok: true, value: jobs.slice(4) })
    const longer = unplayed(game, { ...tournament, pairs: 5 }, half)
    expect(longer).toMatchObject({ ok: true, value: { length: 6 } })
  })

  test('of another tournament is not', () => {
    const codes = (changed: Partial<Tournament>) => {
      const left = unplayed(game, { ...tournament, ...changed }, results)
      return left.ok ? [] : left.violations.map(({ code }) => code)
    }
    expect(codes({ budget: 11 })).toEqual(['other-tournament'])
    expect(codes({ pairs: 2 })).toEqual(['unknown-game', 'unknown-game'])
    expect(unplayed(game, tournament, { ...results, revision: -1 })).toMatchObject({ ok: false })
  })
})
