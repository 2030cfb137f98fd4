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
import { type Bot, botNamed, botNames, makerOf, pickFrom, randomBot } from 'wingover/bots'
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
  luck: true,
}
const jobs = schedule(tournament)
const makers = Object.fromEntries(tournament.players.map((name) => [name, botNamed(game, name)!]))
const players = { makers, budget: 10 }
const { games: all } = await runTournament({ jobs, crew: localCrew(game, players) })
const results: Results = { ...emptyResults(game, tournament), games: all }

describe('a tournament', () => {
  test('plays every game once and keeps the order of the schedule', () => {
    expect(all.map(({ id }) => id)).toEqual(jobs.map(({ id }) => id))
  })

  test('every record verifies and says what the result says', () => {
    for (const [i, result] of all.entries())
      expect(verifyResult(game, jobs[i]!, result)).toEqual({ ok: true, value: result })
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
    const { games: again } = await runTournament({ jobs, crew, onResult: ({ id }) => void told.push(id) })
    expect(again).toEqual(all)
    expect(told).toHaveLength(jobs.length)
  })

  test('goes on where it stopped: nothing is played twice', async () => {
    let stopped = 0
    const { games: begun } = await runTournament({ jobs, crew: localCrew(game, players), stop: () => stopped++ >= 2 })
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
    const { games: ended } = await runTournament({
      jobs,
      crew,
      had: begun,
      onProgress: (progress) => seen.push(progress),
    })
    expect(ended).toEqual(all)
    expect(played).toEqual(jobs.slice(2).map(({ id }) => id))
    expect(seen.map(({ done }) => done)).toEqual([2, 3, 4, 5, 6])
    expect(seen[0]).toEqual({ done: 2, total: 6, had: 2, playing: 0 })
  })

  test('names a result that is not of this schedule, or is there twice', async () => {
    const crew = localCrew(game, players)
    const [first] = all
    await expect(runTournament({ jobs: jobs.slice(1), crew, had: [first!] })).rejects.toThrow(first!.id)
    await expect(runTournament({ jobs, crew, had: [first!, first!] })).rejects.toThrow('two results')
  })

  const failing = (times: number): Crew & { readonly tried: string[] } => {
    const tried: string[] = []
    return {
      size: 2,
      tried,
      play: async (job) => {
        tried.push(job.id)
        if (job === jobs[0] && tried.filter((id) => id === job.id).length <= times) throw new Error('no power')
        await null
        return playGame(game, job, players)
      },
    }
  }

  test('tries a game that failed again, after the others', async () => {
    const crew = failing(2)
    expect(await runTournament({ jobs, crew })).toEqual({ games: all, failed: [] })
    expect(crew.tried.filter((id) => id === jobs[0]!.id)).toHaveLength(3)
    expect(crew.tried.length).toBe(jobs.length + 2)
  })

  test('gives a game up that fails each time, names it, and plays all others', async () => {
    const crew = failing(Number.POSITIVE_INFINITY)
    const ended = await runTournament({ jobs, crew, tries: 2 })
    expect(ended).toEqual({ games: all.slice(1), failed: [{ id: jobs[0]!.id, reason: 'no power' }] })
    expect(crew.tried.filter((id) => id === jobs[0]!.id)).toHaveLength(2)
  })

  test('ends where a result cannot be kept', async () => {
    const crew = localCrew(game, players)
    const full = () => {
      throw new Error('the disk is full')
    }
    await expect(runTournament({ jobs, crew, onResult: full })).rejects.toThrow('the disk is full')
  })

  test('names a result of another game than the one that was asked for: it counts for neither', async () => {
    const kept: string[] = []
    const crew: Crew = { size: 1, play: async () => playGame(game, jobs[1]!, players) }
    const run = runTournament({ jobs, crew, onResult: ({ id }) => void kept.push(id) })
    await expect(run).rejects.toThrow(`answered ${jobs[0]!.id} with a result of ${jobs[1]!.id}`)
    expect(kept).toEqual([])
  })

  test('has no game twice in its schedule', async () => {
    const crew = localCrew(game, players)
    await expect(runTournament({ jobs: [...jobs, jobs[2]!], crew })).rejects.toThrow(`${jobs[2]!.id} twice`)
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
  async function stopAt(question: number): Promise<{ seat: string; actions: readonly ActionOf<Game>[] }> {
    const actions: ActionOf<Game>[] = []
    let [asked, stalled] = [0, '']
    await playGame(game, jobs[0]!, players, (seat, played) => {
      if (asked++ > question) return
      actions.push(...played)
      stalled = seat ?? ''
    })
    return { seat: stalled, actions }
  }

  test.each([0, 1, 4])('forfeits at question %i with a reason, on a record that verifies', async (question) => {
    const { seat, actions } = await stopAt(question)
    const stalled = { kind: 'stalled', reason: 'no answer in 5 s' } as const
    const lost = forfeitGame(game, jobs[0]!, actions, seat, stalled)
    expect(lost.forfeit).toEqual({ player: jobs[0]!.players[seat], ...stalled })
    expect(lost.winner).not.toBe(lost.forfeit?.player)
    expect(lost.record.actions).toEqual([...actions, { type: 'resign', seat }])
    expect(verifyResult(game, jobs[0]!, lost, { resignations: true })).toMatchObject({ ok: true })
    expect((await playGame(game, jobs[0]!, players)).record.actions.slice(0, actions.length)).toEqual(actions)
  })

  test('must sit at the table', () => {
    const stalled = { kind: 'stalled', reason: 'x' } as const
    expect(() => forfeitGame(game, jobs[0]!, [], 'nobody', stalled)).toThrow('nobody sits at nobody')
    expect(() => forfeitGame(game, jobs[0]!, all[0]!.record.actions, game.info.seats[0]!, stalled)).toThrow('illegal')
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
  const forfeitOf = async (bot: Bot) => {
    const cast = { random: makerOf(randomBot(sealed)), 'greedy@20': makerOf(bot) }
    const result = await playGame(sealed, job!, { makers: cast, budget: 1 })
    expect(verify(sealed, result.record)).toEqual({ verdict: 'exact', format: 2 })
    return result.forfeit
  }

  test('speaks for its own seat only, even where the other is asked too', async () => {
    const meddler: Bot = (view, pick, budget) => {
      const { seat } = randomBot(sealed)(view, pick, budget)
      const other = sealed.info.seats.find((one) => one !== seat)!
      return { ...randomBot(sealed)(view, pick, budget), seat: other }
    }
    expect(await forfeitOf(meddler)).toEqual({ player: 'greedy@20', kind: 'illegal', reason: 'not-your-seat' })
  })

  test.each([undefined, null, 7, 'resign', {}, Promise.resolve()])('that answers %s forfeits', async (answer) => {
    expect(await forfeitOf(() => answer as never)).toMatchObject({ kind: 'illegal' })
  })

  test('may give up: that is no forfeit', async () => {
    expect(await forfeitOf((view) => ({ type: 'resign', seat: view.seat }))).toBeUndefined()
  })

  test('is found by its name, with a budget of its own if wished', () => {
    for (const name of botNames) expect(botNamed(game, name)).toBeTypeOf('function')
    for (const name of ['', 'Mcts', 'mcts@', 'mcts@0', 'mcts@-1', 'constructor'])
      expect(botNamed(game, name)).toBeUndefined()
    const first = game.setup({ ...game.info.scenarios[0]!.config, dice: 'seeded', seed: 's' })
    if (!first.ok) throw new Error('no game')
    const view = game.view(first.state, game.info.seats[0]!)
    const alike = (name: string, budget: number) => botNamed(game, name)!(view.seat).act(view, pickFrom('x'), budget)
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
    ['another format', (copy) => ({ ...copy, format: 1 }), 'unknown-value format'],
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
    expect(verifyResult(game, jobs[0]!, { ...first!, winner: other })).toMatchObject({
      violations: [{ code: 'result-differs', facts: { field: 'winner' } }],
    })
    const record = { ...first!.record, seal: '0'.repeat(64) } as GameRecord
    expect(verifyResult(game, jobs[0]!, { ...first!, record })).toMatchObject({
      violations: [{ code: 'record-differs' }],
    })
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
