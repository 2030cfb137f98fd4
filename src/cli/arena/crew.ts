import { Worker } from 'node:worker_threads'
import type { ActionOf, Game, Ruleset } from 'wingover'
import { type Crew, type Forfeit, forfeitGame, type GameResult, type Job } from 'wingover/arena'
import { EXIT, Failure } from '../exit.js'
import { isProgram } from './players.js'
import { endProcess } from './program.js'
import type { News, Order } from './worker.js'

/** Threads that play games of any ruleset. Close them in the end. */
export interface ThreadPool {
  /** Plays a game in a thread of its own. */
  play(ruleset: Ruleset, job: Job): Promise<GameResult>
  /** Ends all threads, and with them the games under way. */
  close(): void
}

/** A crew of threads. Close it in the end. */
export interface ThreadCrew extends Crew {
  /** Why no game can ever be played, once that is known: a module without a bot, for example. */
  readonly lasting: Failure | undefined
  close(): void
}

/** Seconds that a thread may take to load its bots. */
const START = 60

/** Seconds more for a program: its own thread looks at the clock, and says more exactly what happened. */
const GRACE = 5

/** Seconds for an answer where a job does not say. */
const LIMIT = 60

/** Megabytes that a thread may fill; a bot that wants more is stopped. */
const MEMORY = 2_048

/** Built, the worker lies beside the command. A thread cannot begin with TypeScript: from the source, tsx comes first. */
const isSource = import.meta.url.endsWith('.ts')
const script = new URL(isSource ? './worker.ts' : './cli-worker.js', import.meta.url)
const entry = isSource
  ? `import('tsx/esm/api').then(({ register }) => { register(); return import('${script.href}') })`
  : script

/** As many threads as there are games at once. A bot that stalls or breaks its thread forfeits; the thread is replaced. */
export function threadPool(): ThreadPool {
  const idle: Thread[] = []
  const all = new Set<Thread>()
  const hire = (): Thread => {
    const thread = new Thread()
    all.add(thread)
    return thread
  }
  return {
    async play(ruleset, job) {
      const thread = idle.pop() ?? hire()
      try {
        return await thread.play(ruleset, job)
      } finally {
        if (thread.isAlive) idle.push(thread)
        else all.delete(thread)
      }
    },
    close() {
      for (const thread of all) thread.stop(new Failure(EXIT.interrupted, 'interrupted.'))
    },
  }
}

/** A crew of this many threads for one tournament. */
export function threadCrew(ruleset: Ruleset, size: number): ThreadCrew {
  const pool = threadPool()
  let lasting: Failure | undefined
  return {
    size,
    get lasting() {
      return lasting
    },
    play: (job) =>
      pool.play(ruleset, job).catch((error: unknown) => {
        if (error instanceof Failure && error.exitCode === EXIT.file) lasting = error
        throw error
      }),
    close: () => pool.close(),
  }
}

/** A game that a thread is playing: what has been played so far, and who is asked. */
interface Task {
  readonly ruleset: Ruleset
  readonly job: Job
  readonly actions: ActionOf<Game>[]
  readonly done: (result: GameResult) => void
  readonly fail: (error: unknown) => void
  seat: string | undefined
  clock?: NodeJS.Timeout
}

class Thread {
  isAlive = true
  readonly #worker: Worker
  readonly #processes = new Set<number>()
  #task: Task | undefined

  constructor() {
    this.#worker = new Worker(entry, {
      eval: isSource,
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    })
    this.#worker.on('message', (news: News) => this.#hear(news))
    this.#worker.on('error', (error) => this.#broke('broke', error.message))
    this.#worker.on('exit', () => this.#broke('broke', 'its thread ended'))
  }

  play(ruleset: Ruleset, job: Job): Promise<GameResult> {
    return new Promise((done, fail) => {
      const clock = setTimeout(() => this.#broke('broke', 'it did not begin'), START * 1000)
      this.#task = { ruleset, job, actions: [], done, fail, seat: undefined, clock }
      this.#worker.postMessage({ ruleset: ruleset.info.id, job } satisfies Order)
    })
  }

  /** Ends the thread, whatever it is doing. */
  stop(why: Failure): void {
    const task = this.#end()
    task?.fail(why)
  }

  #hear(news: News): void {
    const task = this.#task
    if (news.kind === 'process') this.#processes.add(news.pid)
    if (task === undefined) return
    if (news.kind === 'asking') this.#wait(task, news.seat, news.played)
    else if (news.kind === 'result') this.#finish(task, news.result)
    else if (news.kind === 'failed')
      this.stop(new Failure(news.isLasting ? EXIT.file : EXIT.internal, `no game can be played: ${news.message}`))
  }

  #wait(task: Task, seat: string | undefined, played: readonly ActionOf<Game>[]): void {
    clearTimeout(task.clock)
    task.actions.push(...played)
    task.seat = seat
    if (seat === undefined) return
    const limit = task.job.limit ?? LIMIT
    const grace = isProgram(task.job.players[seat] ?? '') ? GRACE : 0
    task.clock = setTimeout(() => this.#broke('stalled', `no answer in ${limit} s`), (limit + grace) * 1000)
  }

  #finish(task: Task, result: GameResult): void {
    clearTimeout(task.clock)
    this.#task = undefined
    this.#endProcesses()
    task.done(result)
  }

  /** The bot that was being asked is to blame; if none was, the crew is. */
  #broke(kind: Forfeit['kind'], reason: string): void {
    const task = this.#end()
    if (task === undefined) return
    const { ruleset, job, actions, seat } = task
    if (seat === undefined) task.fail(new Failure(EXIT.internal, `a thread broke down: ${reason}`))
    else task.done(forfeitGame(ruleset, job, actions, seat, { kind, reason }))
  }

  #end(): Task | undefined {
    const task = this.#task
    clearTimeout(task?.clock)
    this.#task = undefined
    this.isAlive = false
    this.#endProcesses()
    void this.#worker.terminate()
    return task
  }

  /** Programs must not outlive the game that they were started for. */
  #endProcesses(): void {
    for (const pid of this.#processes) endProcess(pid)
    this.#processes.clear()
  }
}
