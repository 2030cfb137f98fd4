/** The thread in which games of a tournament are played, so that a bot that never answers can be stopped. */
import { parentPort, workerData } from 'node:worker_threads'
import type { ActionOf, Game, Ruleset } from 'wingover'
import { type GameResult, type Job, luckOf, playGame } from 'wingover/arena'
import type { Bot } from 'wingover/bots'
import { gameOf } from '../games.js'
import { botOf } from './players.js'

/** What a thread is started with. */
export interface Brief {
  readonly ruleset: string
  readonly players: readonly string[]
  readonly budget: number
  readonly luck: boolean
}

/** What a thread says: it can begin, a bot is being asked, all bots have answered, a result, or why there is none. */
export type News =
  | { readonly kind: 'ready' }
  | { readonly kind: 'asking'; readonly seat: string; readonly played: readonly ActionOf<Game>[] }
  | { readonly kind: 'ended' }
  | { readonly kind: 'result'; readonly result: GameResult }
  | { readonly kind: 'failed'; readonly message: string }

function play(ruleset: Ruleset, bots: Readonly<Record<string, Bot>>, { budget, luck }: Brief, job: Job): GameResult {
  const result = playGame(ruleset, job, { bots, budget }, (seat, played) => tell({ kind: 'asking', seat, played }))
  tell({ kind: 'ended' })
  return luck ? { ...result, luck: luckOf(ruleset, result.record) } : result
}

const tell = (news: News): void => parentPort?.postMessage(news)

const failed = (error: unknown): void =>
  tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })

async function begin(brief: Brief): Promise<void> {
  const ruleset = gameOf(brief.ruleset)
  const bots = await Promise.all(brief.players.map(async (name) => [name, await botOf(ruleset, name)] as const))
  parentPort?.on('message', (job: Job) => {
    try {
      tell({ kind: 'result', result: play(ruleset, Object.fromEntries(bots), brief, job) })
    } catch (error) {
      failed(error)
    }
  })
  tell({ kind: 'ready' })
}

begin(workerData as Brief).catch(failed)
