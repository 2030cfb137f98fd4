import { readFileSync } from 'node:fs'
import { type Game, type GameRecord, recordGame, type Shown } from '../../../src/core/index.js'
import type { Words } from '../../../src/core/words/index.js'
import { words } from '../../../src/registry.words.js'
import { type PageOptions, recordPage } from '../../../src/tools/player/index.js'

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

/** The pictures that a page holds, put together as its script does it. */
export function boardsOf(page: string): readonly string[] {
  const json = /<script type="application\/json" id="boards">(.*)<\/script>/.exec(page)?.[1] ?? ''
  const { parts, roots } = JSON.parse(json) as { parts: (string | [string, ...number[]])[]; roots: number[] }
  const markup = (index: number): string => {
    const part = parts[index] as (typeof parts)[number]
    if (typeof part === 'string') return part
    const [tag, ...inside] = part
    const text = inside.map(markup).join('')
    return tag === '' ? text : `<${tag}>${text}</${tag.split(' ')[0]}>`
  }
  return roots.map(markup)
}
