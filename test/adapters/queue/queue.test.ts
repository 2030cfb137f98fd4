import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Queue } from 'bullmq'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canonical, type Ruleset } from 'wingover'
import { type GameResult, type Job, localCrew, runAudited, runTournament, schedule } from 'wingover/arena'
import { botNamed, pickFrom } from 'wingover/bots'
import { parseAssignment, queueCrew, queueWorker } from 'wingover/queue'
import { spittingFire } from 'wingover/spitting-fire'
import { digest } from '../../../src/core/digest.js'
import { folder, wingover } from '../../cli/harness.js'
import { type Redis, redis } from './redis.js'

let store: Redis
beforeAll(async () => {
  store = await redis()
}, 60_000)
afterAll(() => store.stop())

const game: Ruleset = spittingFire as object as Ruleset
const names = ['random', 'random@1']
const makers = Object.fromEntries(names.map((name) => [name, botNamed(game, name)!]))
const { id: ruleset, seats } = game.info
const jobs = schedule({ ruleset, seats, players: names, scenarios: ['duel'], pairs: 4, seed: 'queue', budget: 1 })
const own = localCrew(game, { makers, budget: 1 })

describe('games on a queue', () => {
  const play = ({ job }: { readonly job: Job }): Promise<GameResult> => own.play(job)
  const audited = async (queue: string, more = {}) => {
    const remote = await queueCrew(game, { url: store.url, queue, size: 4 })
    try {
      return await runAudited({ ruleset: game, jobs, remote, own, pick: pickFrom('x'), share: 0, ...more })
    } finally {
      await remote.close()
    }
  }

  test('come back as they would be played here; a liar is named', async () => {
    const lucky = ({ job }: { readonly job: Job }) => own.play({ ...job, seed: 'lucky' })
    const workers = await Promise.all([
      queueWorker({ url: store.url, queue: 'liars', name: 'honest', size: 1, play }),
      queueWorker({ url: store.url, queue: 'liars', name: 'liar', size: 1, play: lucky }),
    ])
    const { games } = await runTournament({ jobs, crew: own })
    const ended = await audited('liars')
    expect(JSON.stringify(ended.games)).toBe(JSON.stringify(games))
    expect(new Set(ended.lies.map(({ worker }) => worker))).toEqual(new Set(['liar']))
    await Promise.all(workers.map((worker) => worker.close()))
  }, 60_000)

  test('that fail are tried again, and then named with the worker and its reason', async () => {
    const fails = () => Promise.reject(new Error('no fuel'))
    const worker = await queueWorker({ url: store.url, queue: 'fails', name: 'grounded', size: 4, play: fails })
    const ended = await audited('fails')
    expect(ended.games).toEqual([])
    expect(ended.failed.map(({ reason }) => reason)).toEqual(jobs.map(() => 'grounded: no fuel'))
    await worker.close()
  }, 60_000)

  test('that failed for a coordinator who is gone are played for the next', async () => {
    const [job] = jobs as [Job]
    const assignment = { ruleset, revision: game.info.revision, job }
    const jobId = digest('wingover game', canonical(assignment))
    const fails = () => Promise.reject(new Error('no fuel'))
    const grounded = await queueWorker({ url: store.url, queue: 'left', name: 'grounded', size: 1, play: fails })
    const queue = new Queue('left', { connection: { url: store.url } })
    await queue.add('game', assignment, { jobId })
    await expect.poll(() => queue.getJobState(jobId), { timeout: 20_000 }).toBe('failed')
    await grounded.close()

    const second = await queueCrew(game, { url: store.url, queue: 'left', size: 1 })
    const worker = await queueWorker({ url: store.url, queue: 'left', name: 'w', size: 1, play })
    expect(JSON.stringify((await second.play(job)).result)).toBe(JSON.stringify(await own.play(job)))
    await Promise.all([worker.close(), second.close(), queue.close()])
  }, 60_000)

  test('outlive a queue that goes away and comes back: nothing is lost, nothing counts twice', async () => {
    const away = await redis()
    const played: string[] = []
    const slowly = async ({ job }: { readonly job: Job }) => {
      played.push(job.id)
      if (played.length === 3) {
        await away.stop()
        setTimeout(() => void away.start(), 500)
      }
      return own.play(job)
    }
    const trouble: string[] = []
    const onTrouble = (message: string) => void trouble.push(message)
    const worker = await queueWorker({ url: away.url, name: 'w', size: 2, lease: 2, play: slowly, onTrouble })
    const remote = await queueCrew(game, { url: away.url, size: 4, onTrouble })
    const kept: string[] = []
    const onResult = ({ id }: GameResult) => void kept.push(id)
    const ended = await runAudited({ ruleset: game, jobs, remote, own, pick: pickFrom('x'), share: 0, onResult })
    const { games } = await runTournament({ jobs, crew: own })
    expect(JSON.stringify(ended.games)).toBe(JSON.stringify(games))
    expect(kept.sort()).toEqual(jobs.map(({ id }) => id).sort())
    expect(trouble.length).toBeGreaterThan(0)
    await worker.close()
    await remote.close()
    await away.stop()
  }, 60_000)

  test('a queue that is not there is named at once', async () => {
    await expect(queueCrew(game, { url: 'redis://127.0.0.1:1', size: 1 })).rejects.toThrow(
      'no queue answers at redis://127.0.0.1:1',
    )
  }, 30_000)

  test.each([null, {}, { ruleset, revision: 1, job: {} }, { ruleset, revision: 1, job: { ...jobs[0], more: 1 } }])(
    '%j is no game to play',
    (json) => {
      expect(parseAssignment(json).ok).toBe(false)
      expect(parseAssignment({ ruleset, revision: 1, job: jobs[0] }).ok).toBe(true)
    },
  )
})

describe('the command', () => {
  const workers: ChildProcess[] = []
  afterAll(() => {
    for (const worker of workers) worker.kill('SIGKILL')
  })
  const SLOW = 'test/cli/bots/slow.mjs'
  const arena = (...args: readonly string[]) =>
    wingover(['arena', 'spitting-fire', '-p', 'random', '-p', SLOW, '-n', '3', '-b', '1', ...args])

  /** A worker as a process of its own, and what it says. */
  function worker(name: string): ChildProcess & { said: string } {
    const args = ['arena', 'worker', '--queue', store.url, '-j', '1', '--lease', '2', '--name', name, '-p', SLOW]
    const child = Object.assign(spawn(process.execPath, ['--import', 'tsx', 'src/cli/index.ts', ...args]), { said: '' })
    child.stderr?.on('data', (text) => {
      child.said += text
    })
    workers.push(child)
    return child
  }

  test('two workers, one killed in the middle of a game: the same file as here, byte for byte', async () => {
    const home = folder()
    const here = join(home, 'here.json')
    expect((await arena('-o', here, '-j', '2')).code).toBe(0)
    const [first, second] = [worker('first'), worker('second')]
    await expect
      .poll(() => [first, second].every(({ said }) => said.includes('waits for games')), { timeout: 60_000 })
      .toBe(true)
    const there = join(home, 'there.json')
    const ran = arena('-o', there, '--queue', store.url, '--audit', '20')
    await expect.poll(() => first.said.includes('begins'), { timeout: 60_000 }).toBe(true)
    first.kill('SIGKILL')
    await once(first, 'exit')
    const { code, err } = await ran
    expect([code, err]).toEqual([0, expect.stringContaining('nobody lied')])
    expect(readFileSync(there, 'utf8')).toBe(readFileSync(here, 'utf8'))
    expect(second.said).toContain('played')
    second.kill('SIGINT')
    const [exit] = await once(second, 'exit')
    expect(exit).toBe(0)
  }, 180_000)

  test('a worker plays only those it was told of', async () => {
    const path = join(folder(), 'never.json')
    const child = worker('careful')
    await expect.poll(() => child.said.includes('waits for games'), { timeout: 60_000 }).toBe(true)
    const evil = ['-p', 'random', '-p', 'cmd:touch evil', '-n', '1', '--queue', store.url, '-o', path]
    const { code, err } = await wingover(['arena', 'spitting-fire', ...evil])
    expect([code, err]).toEqual([4, expect.stringContaining('cmd:touch evil may not play here')])
    child.kill('SIGINT')
  }, 120_000)
})
