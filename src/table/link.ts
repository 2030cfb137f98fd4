/**
 * A game in a link: what of it is carried, how bytes become letters, and how long a link may be. Squeezing is left to the
 * caller, for it is another call in a browser than it is in Node; both write raw deflate.
 */

/** What a link carries. Hashes would double its length: they are made again, so a link proves nothing. */
export interface Carried {
  readonly ruleset: string
  readonly revision: number
  readonly config: unknown
  readonly actions: readonly object[]
}

/** Links longer than this are cut by some of those who carry them. */
const LONGEST = 16_000

/** The text of a game, to be squeezed. */
export const carried = ({ ruleset, revision, config, actions }: Carried): string =>
  JSON.stringify({ ruleset, revision, config, actions })

/** The part of a link that carries what was squeezed; undefined if that is too long for one. */
export function toLink(squeezed: Uint8Array): string | undefined {
  const letters = btoa(Array.from(squeezed, (byte) => String.fromCharCode(byte)).join(''))
  const packed = letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return packed.length > LONGEST ? undefined : `#game=${packed}`
}

/** What was squeezed, from what stands after `game=`; an error if that is no such thing. */
export function fromLink(packed: string): Uint8Array<ArrayBuffer> {
  if (packed.length > 2 * LONGEST) throw new RangeError('too long')
  return Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
}
