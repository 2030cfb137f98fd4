/** A game that was played, looked at again step by step. */
import { type ActionOf, type AnyRecord, type Game, history, type Parsed } from '../../core/index.js'
import type { Kit } from '../kit.js'
import { LEVEL, type Plan, type Sitter } from './plan.js'
import { resume, type Sitting } from './sitting.js'

/** A game that is watched. */
export interface Replay {
  /** The whole game. */
  readonly whole: Sitting
  readonly last: number
  readonly at: number
  /** Through whose eyes. */
  readonly eye: string
  /** Of a game that is told without its rules: who saw it, and how it ended. */
  readonly story?: string
}

/** A record to be watched, from its first step. */
export function replayOf(kit: Kit, record: AnyRecord): Parsed<Replay> {
  const seats = kit.ruleset.info.seats.map((): Sitter => ({ bot: LEVEL }))
  const { dice, seed = '' } = record.config
  const plan: Plan = {
    ...{ game: record.ruleset, scenario: '', seats, seed, options: {} },
    dice: dice === 'manual' ? 'own' : 'page',
  }
  const played = resume(kit, plan, record.config, record.actions)
  return played.ok ? { ok: true, value: watching(played.value) } : played
}

/** A sitting to be watched, from its first step. */
export const watching = (whole: Sitting): Replay => ({
  whole,
  last: history.line(whole.past).length - 1,
  at: 0,
  eye: 'spectator',
})

/** The game up to the step that is watched. */
export function watched({ whole, at }: Replay): Sitting {
  const moment = history.line(whole.past)[at]
  return {
    ...whole,
    pending: null,
    past: { ...whole.past, at: moment === undefined ? 0 : whole.past.moments.indexOf(moment) },
  }
}

/** The same game at another step. */
export const scrubbed = (replay: Replay, step: number): Replay => ({
  ...replay,
  at: Math.max(0, Math.min(replay.last, Math.round(step))),
})

/** The orders up to the step that is watched. */
export const playedUpTo = ({ whole, at }: Replay): readonly ActionOf<Game>[] =>
  history
    .line(whole.past)
    .slice(1, at + 1)
    .flatMap(({ action }) => (action === null ? [] : [action]))
