import { readFileSync } from 'node:fs'
import { type Game, type GameRecord, recordGame, type Shown } from '../../../src/core/index.js'
import type { Words } from '../../../src/core/words/index.js'
import { words } from '../../../src/registry.words.js'
import { type PageOptions, recordPage } from '../../../src/tools/player/index.js'
import { SCRIPT } from '../../../src/tools/player/script.js'
import type { Story } from '../../../src/tools/player/story.js'
import { type Part, unweave } from '../../../src/tools/player/weave.js'

/** A recorded game. */
export function golden<G extends Game>({ info }: Shown<G>, name: string): GameRecord<G> {
  const file = new URL(`../../golden/${info.id}/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as GameRecord<G>
}

/** The record of the first actions of a game. */
export function cut<G extends Game>(ruleset: Shown<G>, { config, actions }: GameRecord<G>, most: number) {
  const record = recordGame(ruleset, config, actions.slice(0, most))
  if (!record.ok) throw new Error(JSON.stringify(record.violations))
  return record.value
}

/** The words of a game. */
export const wordsOf = <G extends Game>({ info }: Shown<G>): Words<G> =>
  (words as unknown as Readonly<Record<string, Words<G>>>)[info.id] as Words<G>

/** The page of a record, which must be sound. */
export function pageOf<G extends Game>(
  ruleset: Shown<G>,
  record: GameRecord<G>,
  options: Partial<PageOptions<G>> = {},
): string {
  const page = recordPage(ruleset, record, { words: wordsOf(ruleset), ...options })
  if (!page.ok) throw new Error(JSON.stringify(page.violations))
  return page.value
}

/** The story that a page holds. */
export function storyIn(page: string): Story {
  const json = /<script type="application\/json" id="story"[^>]*>(.*)<\/script>/.exec(page)?.[1] ?? ''
  return unweave(JSON.parse(json) as readonly Part[]) as Story
}

/** A page without the program in it. */
export const withoutScript = (page: string): string => page.replace(SCRIPT, '')
