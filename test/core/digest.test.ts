import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { words } from '../../src/core/digest.js'

const hmac = (key: string, text: string): Buffer => createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest()

describe('words of a key', () => {
  const first = (key: string, count: number) => {
    const next = words(key)
    return Array.from({ length: count }, next)
  }
  const KEY = '00'.repeat(32)

  test('are HMAC-SHA-256 of the key over a counter, eight to a block', () => {
    // The blocks of the counters 0 and 1 under a key of zeros, as any other library has them.
    const expected = [0, 1].flatMap((count) => {
      const block = hmac(KEY, `${count}`)
      return Array.from({ length: 8 }, (_, i) => block.readUInt32BE(4 * i))
    })
    expect(first(KEY, 16)).toEqual(expected)
  })

  test('are others for another key, and start anew for the same', () => {
    expect(first(KEY, 3)).toEqual(first(KEY, 3))
    expect(first('11'.repeat(32), 3)).not.toEqual(first(KEY, 3))
  })
})
