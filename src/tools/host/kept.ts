import type { Game, Ruleset } from '../../core/ruleset.js'
import type { Keeper } from './desk.js'
import { host } from './host.js'
import { fromLines, toLines } from './lines.js'
import type { HostOptions } from './news.js'
import type { Table } from './table.js'

/** A table that is kept, and whether it was set up just now. */
export interface Kept<G extends Game> {
  readonly table: Table<G>
  readonly isNew: boolean
}

/**
 * Goes on with the game that is kept under an id; or sets one up, and comes back when that is written down. Without a
 * keeper every game is new. What is wrong with the game is thrown as an error, for those who asked for it to read.
 */
export async function openKept<G extends Game>(
  ruleset: Ruleset<G>,
  keeper: Keeper | undefined,
  game: string,
  options: HostOptions<G>,
): Promise<Kept<G>> {
  const lines = (await keeper?.read(game)) ?? []
  try {
    const isNew = lines.length === 0
    const made = isNew ? host(ruleset, options) : host.load(ruleset, fromLines(lines), options)
    if (!made.ok) throw new Error(made.violations[0]?.message)
    if (isNew) await keeper?.append(game, toLines(made.value.save()))
    return { table: made.value, isNew }
  } catch (error) {
    await keeper?.close?.(game)
    throw error
  }
}
