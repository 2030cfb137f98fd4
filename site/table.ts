/** The playable table, where it is built: a link opens it at a position. */
import { existsSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import type { Ruleset } from '../src/core/index.js'

/** Where the build has put the table. */
export const TABLE = 'dist/table'

/** Is there one to play at? */
export const hasTable = (): boolean => existsSync(`${TABLE}/index.html`)

/** Links longer than this are cut by some of those who carry them. */
const LONGEST = 16_000

/** The address of a game as far as it was played, at the table; undefined if it is too long for a link, or there is no table. */
export function playUrl({ info }: Ruleset, config: unknown, actions: readonly object[]): string | undefined {
  if (!hasTable()) return undefined
  const game = JSON.stringify({ ruleset: info.id, revision: info.revision, config, actions })
  const packed = deflateRawSync(game).toString('base64url')
  return packed.length > LONGEST ? undefined : `table/index.html#game=${packed}`
}
