/** The playable table, where it is built: a link opens it at a position. */
import { existsSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import type { Ruleset } from '../src/core/index.js'
import { carried, toLink } from '../src/table/link.js'

/** Where the build has put the table. */
export const TABLE = 'dist/table'

/** Is there one to play at? */
export const hasTable = (): boolean => existsSync(`${TABLE}/index.html`)

/** The address of a game as far as it was played, at the table; undefined if it is too long for a link, or there is no table. */
export function playUrl({ info }: Ruleset, config: unknown, actions: readonly object[]): string | undefined {
  if (!hasTable()) return undefined
  const link = toLink(deflateRawSync(carried({ ruleset: info.id, revision: info.revision, config, actions })))
  return link && `table/index.html${link}`
}
