/** The five games, each with a short golden record. */
import { readFileSync } from 'node:fs'
import { type Game, type GameRecord, recordGame, replay, type Shown, type Step } from '../../../src/core/index.js'
import type { Words } from '../../../src/core/words/index.js'
import { rulesets } from '../../../src/registry.js'
import { words } from '../../../src/registry.words.js'

/** A game and where its record lies. */
export interface Case {
  readonly id: string
  readonly ruleset: Shown
  readonly words: Words
  readonly golden: string
}

const of = (id: keyof typeof rulesets, golden: string): Case => ({
  id,
  ruleset: rulesets[id] as Shown,
  words: words[id] as Words,
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
export function recordOf({ ruleset, golden }: Case, most = Number.POSITIVE_INFINITY): GameRecord {
  const whole: GameRecord = JSON.parse(readFileSync(golden, 'utf8'))
  const record = recordGame(ruleset, whole.config, whole.actions.slice(0, most))
  if (!record.ok) throw new Error(JSON.stringify(record.violations))
  return record.value
}

/** The steps of that record, the set-up first. */
export const stepsOf = (one: Case, most?: number): readonly Step<Game>[] =>
  replay(one.ruleset, recordOf(one, most)).steps
