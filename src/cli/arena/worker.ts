/** The thread in which games of a tournament are played, so that a bot that never answers can be stopped. */
import { parentPort } from 'node:worker_threads'
import type { ActionOf, Game, Ruleset } from 'wingover'
import { type GameResult, type Job, playGame } from 'wingover/arena'
import type { Maker } from 'wingover/bots'
import { gameOf } from '../games.js'
import { makerFor } from './players.js'

/** What a thread is asked to do. */
export interface Order {
  readonly ruleset: string
  readonly job: Job
}

/**
 * What a thread says: its players are there, a bot is being asked or none will be any more, a player has started a
 * process, a result, or why there is none; `isLasting` if it will be so next time too.
 */
export type News =
  | { readonly kind: 'ready' }
  | { readonly kind: 'asking'; readonly seat: string | undefined; readonly played: readonly ActionOf<Game>[] }
  | { readonly kind: 'process'; readonly pid: number }
  | { readonly kind: 'result'; readonly result: GameResult }
  | { readonly kind: 'failed'; readonly message: string; readonly isLasting: boolean }

const tell = (news: News): void => parentPort?.postMessage(news)

/** Players that have been loaded, by game, name and limit. */
const loaded = new Map<string, Promise<Maker>>()

function playerOf(ruleset: Ruleset, name: string, { limit, versions }: Job): Promise<Maker> {
  const key = `${ruleset.info.id} ${limit} ${name}`
  const onProcess = (pid: number): void => tell({ kind: 'process', pid })
  const maker = loaded.get(key) ?? makerFor(ruleset, name, { ...(limit !== undefined && { limit }), onProcess })
  loaded.set(key, maker)
  return maker.then((make) => ofVersion(make, name, versions?.[name]))
}

function ofVersion(make: Maker, name: string, wanted: string | undefined): Maker {
  if (wanted === undefined || make.version === wanted) return make
  throw new TypeError(`${name} is of version ${make.version} here, not ${wanted}`)
}

async function play({ ruleset: id, job }: Order): Promise<void> {
  const ruleset = gameOf(id)
  const names = [...new Set(Object.values(job.players))]
  const makers = await Promise.all(names.map(async (name) => [name, await playerOf(ruleset, name, job)] as const))
  tell({ kind: 'ready' })
  const players = { makers: Object.fromEntries(makers), budget: job.budget ?? 1 }
  const result = await playGame(ruleset, job, players, (seat, played) => tell({ kind: 'asking', seat, played }))
  tell({ kind: 'result', result })
}

const failed = (error: unknown): void =>
  tell({
    kind: 'failed',
    message: error instanceof Error ? error.message : String(error),
    isLasting: error instanceof TypeError,
  })

parentPort?.on('message', (order: Order) => void play(order).catch(failed))
