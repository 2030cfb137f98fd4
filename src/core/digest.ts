/** SHA-256 for records and fair play. Nothing that plays a step comes here: `reduce` and `fork` hash nothing. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalSharing } from './json.js'

/** A SHA-256 in 64 hexadecimal digits. */
export type Digest = string

/**
 * The SHA-256 of texts under a tag. Each goes in as a netstring, its length in bytes before it, so that no two lists of
 * texts are the same bytes; a tag for each use keeps a digest of one use from passing for one of another.
 */
export function digest(tag: string, ...texts: readonly string[]): Digest {
  const hash = sha256.create()
  for (const text of [tag, ...texts]) {
    const bytes = utf8ToBytes(text)
    hash
      .update(utf8ToBytes(`${bytes.length}:`))
      .update(bytes)
      .update(utf8ToBytes(','))
  }
  return bytesToHex(hash.digest())
}

/** Words of 32 bits without end, which a key starts: HMAC-SHA-256 over a counter, eight words a block. */
export function words(key: Digest): () => number {
  const secret = hexToBytes(key)
  let [block, count, at] = [new DataView(new ArrayBuffer(0)), 0, 0]
  return () => {
    if (at >= block.byteLength) {
      const bytes = hmac(sha256, secret, utf8ToBytes(`${count++}`))
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      at = 0
    }
    at += 4
    return block.getUint32(at - 4)
  }
}

/** Writes states down for a digest: what the states of one game share is written out and hashed once. */
export interface StateWriter {
  /** Canonical JSON. */
  text(value: unknown): string
  /**
   * The digest of a state: its fields by name, each as canonical JSON; an object or list as `#` and its own digest.
   */
  state(state: object): Digest
}

/** A writer for the states of one game. */
export function stateWriter(): StateWriter {
  const text = canonicalSharing()
  const known = new WeakMap<object, string>()
  const field = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return text(value)
    const found = Object.isFrozen(value) ? known.get(value) : undefined
    if (found !== undefined) return found
    const made = `#${digest('wingover field', text(value))}`
    if (Object.isFrozen(value)) known.set(value, made)
    return made
  }
  const fields = (state: object) => Object.entries(state).filter(([, value]) => value !== undefined)
  return {
    text,
    state: (state) =>
      digest(
        'wingover state',
        ...fields(state)
          .sort(byName)
          .flatMap(([name, value]) => [name, field(value)]),
      ),
  }
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1)
