/** The five games, each with a short golden record. */
import { readFileSync } from 'node:fs'
import { type Game, type GameRecord, type Ruleset, replay, type Step } from '../../../src/core/index.js'
import { rulesets } from '../../../src/registry.js'

/** A game and where its record lies. */
export interface Case {
  readonly id: string
  readonly ruleset: Ruleset
  readonly golden: string
}

const of = (id: keyof typeof rulesets, golden: string): Case => ({
  id,
  ruleset: rulesets[id] as Ruleset,
  golden: `test/golden/${id}/${golden}.json`,
})

export const cases: readonly Case[] = [
  of('spitting-fire', 'duel'),
  of('spitfire', 'two-schwarms'),
  of('fighting-wings', 'duel'),
  of('regia-aeronautica', 'premiere'),
  of('aerial-craps', 'two-on-two'),
]

/** The golden record of a game, as far as `most` actions. */
export function recordOf({ golden }: Case, most = Number.POSITIVE_INFINITY): GameRecord {
  const record: GameRecord = JSON.parse(readFileSync(golden, 'utf8'))
  return { ...record, actions: record.actions.slice(0, most), hashes: record.hashes.slice(0, most + 1) }
}

/** The steps of that record, the set-up first. */
export const stepsOf = (one: Case, most?: number): readonly Step<Game>[] =>
  replay(one.ruleset, recordOf(one, most)).steps
