/** A saved table as lines of text: the first says which game, each further one is an entry. A file of them only grows. */
import type { Game } from '../../core/ruleset.js'
import type { Entry, SavedTable } from './entry.js'

/** The lines of a saved table. */
export function toLines<G extends Game>({ entries, ...head }: SavedTable<G>): readonly string[] {
  return [JSON.stringify(head), ...entries.map(toLine)]
}

/** The line of an entry. */
export const toLine = <G extends Game>(entry: Entry<G>): string => JSON.stringify(entry)

/**
 * What the lines of a file say, for `host.load` to look at. A last line that was cut off while it was written is left
 * out: nobody was told of it. Undefined if there is nothing.
 */
export function fromLines(lines: readonly string[]): unknown {
  const [head, ...entries] = lines.filter((line) => line !== '').map(parsed)
  if (entries[entries.length - 1] === undefined) entries.pop()
  return head === undefined ? undefined : { ...(head as object), entries }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
