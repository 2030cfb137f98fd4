import { describe, expect, test } from 'vitest'
import { type Game, type GameRecord, type Ruleset, recordGame } from 'wingover'
import {
  type Answer,
  type Crew,
  forfeitGame,
  type GameResult,
  type Job,
  type Lie,
  localCrew,
  parseResult,
  type RemoteCrew,
  replayJob,
  runAudited,
  runTournament,
  schedule,
  type Tournament,
  verifyResult,
} from 'wingover/arena'
import { botNamed, type Maker, makerOf, pickFrom, randomBot } from 'wingover/bots'
import { choiceBetweenDice } from '../../../examples/choice-between-dice.js'

const game: Ruleset = choiceBetweenDice
const names = ['random', 'greedy@5']
const makers: Readonly<Record<string, Maker>> = Object.fromEntries(names.map((name) => [name, botNamed(game, name)!]))
const tournament: Tournament = {
  ruleset: game.info.id,
  seats: game.info.seats,
  players: names,
  scenarios: [game.info.scenarios[0]!.id],
  pairs: 8,
  seed: 'verify',
  budget: 3,
  versions: Object.fromEntries(names.map((name) => [name, makers[name]!.version!])),
  limit: 9,
  luck: true,
}
const jobs = schedule(tournament)
const local = localCrew(game, { makers, budget: 1 })
/** Plays each job once: a job says all that its result depends on. */
const played = new Map<string, Promise<GameResult>>()
const own: Crew = {
  size: 1,
  play(job) {
    const key = JSON.stringify(job)
    const result = played.get(key) ?? local.play(job)
    played.set(key, result)
    return result
  },
}
const { games: truth } = await runTournament({ jobs, crew: own })
const [job, result] = [jobs[0]!, truth[0]!]
const [here, there] = game.info.seats as [string, string]

const wrongIn = (claimed: GameResult, belief = {}) => {
  const found = verifyResult(game, job, claimed, belief)
  return found.ok ? [] : found.violations.map(({ code, facts }) => `${code} ${facts.field ?? ''}`.trim())
}

/** A game that somebody made up: its record is perfectly exact. */
function madeUp(change: Partial<Game['Config']>, actions: readonly object[]): GameRecord {
  const made = recordGame(game, { ...result.record.config, ...change } as never, actions as never)
  if (!made.ok) throw new Error(made.violations[0]?.message)
  return made.value
}

const resigning = (seat: string): GameResult => {
  const forfeit = forfeitGame(game, job, [], seat, { kind: 'threw', reason: 'x' })
  return { ...forfeit, resigned: undefined } as unknown as GameResult
}

describe('a result is held against its job', () => {
  test('and is believed if it is what was asked for', () => {
    expect(wrongIn(result)).toEqual([])
    expect(wrongIn(JSON.parse(JSON.stringify(result)))).toEqual([])
  })

  test.each<readonly [string, Partial<GameResult>, string]>([
    ['another id', { id: 'x' }, 'other-job id'],
    ['another scenario', { scenario: 'x' }, 'other-job scenario'],
    ['swapped players', { players: { [here]: 'greedy@5', [there]: 'random' } }, 'other-job players'],
    ['another version of a bot', { versions: { random: '0', 'greedy@5': '0' } }, 'other-job versions'],
    ['no version', { versions: undefined as never }, 'other-job versions'],
    ['another budget', { budget: 300 }, 'other-job budget'],
    ['another limit', { limit: 1 }, 'other-job limit'],
    ['no luck', { luck: undefined as never }, 'other-job luck'],
    ['other luck', { luck: result.luck!.map((one) => ({ ...one, gain: one.gain + 1 })) }, 'result-differs luck'],
    ['another winner', { winner: 'draw' }, 'result-differs winner'],
    ['another rule', { rule: 'X-1' }, 'result-differs rule'],
    ['another score', { score: {} }, 'result-differs score'],
    ['another length', { actions: 1 }, 'result-differs actions'],
    ['a forfeit that never was', { forfeit: { player: 'random', kind: 'threw', reason: '' } }, 'unstated-resignation'],
    ['a resignation that never was', { resigned: 'random' }, 'unstated-resignation'],
    ['another revision', { record: { ...result.record, revision: -1 } }, 'other-job revision'],
    ['another game', { record: { ...result.record, ruleset: 'x' } }, 'other-job ruleset'],
    ['another seal', { record: { ...result.record, seal: '0'.repeat(64) } as GameRecord }, 'record-differs'],
  ])('%s is seen', (_, change, code) => {
    expect(wrongIn({ ...result, ...change })).toContain(code)
  })

  test('a record of another seed is seen, however exact', async () => {
    const other = await own.play({ ...job, seed: 'another' })
    expect(wrongIn(other)).toEqual(['other-job seed'])
  })

  test('a game with other options is seen, and played as asked where the job says them', async () => {
    const [name] = Object.keys(game.info.options)
    expect(name).toBeDefined()
    const values = game.info.options[name!]!.values
    const switched = { ...job, options: { [name!]: values.at(-1) } }
    const other = await own.play(switched)
    expect(wrongIn(other)).toEqual(['other-job options'])
    expect(verifyResult(game, switched, other)).toMatchObject({ ok: true })
  })

  test('a record that stops in the middle is seen', () => {
    const cut = madeUp({}, result.record.actions.slice(0, -1))
    expect(wrongIn({ ...result, record: cut, actions: cut.actions.length })).toEqual(['record-differs'])
  })

  test.each([here, there])('a record of one action in which %s "resigns" is seen, whatever is said of it', (seat) => {
    const { forfeit: _forfeit, ...silent } = resigning(seat)
    expect(wrongIn(silent)).toEqual(['unstated-resignation'])
    expect(wrongIn(silent, { resignations: true })).toEqual(['unstated-resignation'])
    const player = job.players[seat]!
    expect(wrongIn({ ...silent, resigned: player })).toEqual(['unproven-resignation'])
    expect(wrongIn(resigning(seat))).toEqual(['unproven-resignation'])
    const other = job.players[seat === here ? there : here]!
    expect(wrongIn({ ...silent, resigned: other }, { resignations: true })).toEqual(['unstated-resignation'])
  })
})

describe('a job is played again', () => {
  test('and comes out the same, byte for byte', async () => {
    expect(await replayJob(job, JSON.parse(JSON.stringify(result)), local)).toEqual({
      truth: result,
      differs: [],
      isLie: false,
    })
  })

  test('a forged forfeit is a lie; one by the clock may not be', async () => {
    expect(await replayJob(job, resigning(here), own)).toMatchObject({ truth: result, isLie: true })
    const stalled = forfeitGame(game, job, [], here, { kind: 'stalled', reason: 'no answer in 9 s' })
    expect(await replayJob(job, stalled, own)).toMatchObject({ truth: result, isLie: false })
  })

  test('a bot that really resigns or throws is borne out', async () => {
    const quits = makerOf((view) => ({ type: 'resign', seat: view.seat }), makers.random!.version)
    const throws = makerOf(() => {
      throw new Error('no idea')
    }, makers.random!.version)
    for (const bad of [quits, throws]) {
      const crew = localCrew(game, { makers: { ...makers, random: bad }, budget: 1 })
      const lost = await crew.play(job)
      expect(lost.winner).toBe('greedy@5')
      expect(await replayJob(job, lost, crew)).toMatchObject({ differs: [] })
    }
  })
})

describe('a tournament that others play', () => {
  /** Workers by turns, each with its own way to answer. */
  const crewOf = (...workers: readonly ((job: Job) => Promise<unknown>)[]): RemoteCrew => {
    let turn = 0
    return {
      size: 3,
      async play(one): Promise<Answer> {
        const at = turn++ % workers.length
        return { worker: `worker ${at}`, result: JSON.parse(JSON.stringify(await workers[at]!(one))) }
      },
    }
  }
  const honest = (one: Job) => own.play(one)
  const audit = async (remote: RemoteCrew, share?: number) => {
    const lies: Lie[] = []
    const pick = pickFrom('audit')
    const ended = await runAudited({
      ruleset: game,
      jobs,
      remote,
      own,
      pick,
      ...(share !== undefined && { share }),
      onLie: (lie) => void lies.push(lie),
    })
    expect(ended.lies).toEqual(lies)
    return ended
  }

  test('ends as if it had been played here, and names nobody, if all are honest', async () => {
    const ended = await audit(crewOf(honest, honest), 0.25)
    expect(ended).toMatchObject({ games: truth, failed: [], lies: [] })
    expect(ended.confirmed).toBeGreaterThan(0)
    expect(ended.confirmed).toBeLessThan(jobs.length / 2)
    expect(JSON.stringify(ended.games)).toBe(JSON.stringify(truth))
  })

  /** The weaker plays for the stronger: every record is exact, and only playing again can tell. */
  const swapsBots = (one: Job) =>
    localCrew(game, {
      makers: { random: makers.random!, 'greedy@5': makerOf(randomBot(game), makers.random!.version) },
      budget: 1,
    }).play(one)

  test.each<readonly [string, (one: Job) => Promise<unknown>, RegExp]>([
    ['sends rubbish', async () => 'I won', /./],
    ['sends nothing', async () => null, /./],
    ['sends the result of another job', async () => truth[5]!, /id is not what was to be played/],
    ['plays another seed', (one) => own.play({ ...one, seed: 'lucky' }), /seed is not what was to be played/],
    [
      'claims another winner',
      async (one) => ({ ...(await own.play(one)), winner: 'draw' }),
      /winner is not what the record says/,
    ],
    [
      'lets the other resign',
      async (one) => forfeitGame(game, one, [], here, { kind: 'threw', reason: 'x' }),
      /played again, it differs in/,
    ],
    ['plays with other bots', swapsBots, /played again, it differs in/],
  ])('a worker that %s is named, and nothing of it counts', async (_, lie, why) => {
    const ended = await audit(crewOf(honest, lie), 0.3)
    expect(JSON.stringify(ended.games)).toBe(JSON.stringify(truth))
    expect(ended.lies.length).toBeGreaterThan(0)
    for (const one of ended.lies) expect(one).toMatchObject({ worker: 'worker 1', why: expect.stringMatching(why) })
  })

  test('a worker that lies only now and then: what it had answered before is played again', async () => {
    let count = 0
    const sometimes = (one: Job) => (count++ === 7 ? own.play({ ...one, seed: 'lucky' }) : swapsBots(one))
    const ended = await audit(crewOf(honest, sometimes), 0)
    expect(ended.lies).toHaveLength(1)
    expect(JSON.stringify(ended.games)).toBe(JSON.stringify(truth))
  })

  test('a worker that gives no answer is no liar: the game is tried again', async () => {
    let count = 0
    const shaky = (one: Job) => (count++ < 2 ? Promise.reject(new Error('gone')) : own.play(one))
    expect(await audit(crewOf(honest, shaky))).toMatchObject({ games: truth, failed: [], lies: [] })
  })
})

test('a result from outside is looked at field by field', () => {
  expect(parseResult(game, JSON.parse(JSON.stringify(result)))).toEqual({ ok: true, value: result })
  for (const field of Object.keys(result).filter((name) => !['versions', 'limit', 'luck'].includes(name))) {
    expect(parseResult(game, { ...result, [field]: undefined }).ok).toBe(false)
  }
  expect(parseResult(game, { ...result, more: 1 }).ok).toBe(false)
})
