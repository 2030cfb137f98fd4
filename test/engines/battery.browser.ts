/** `npm run browser`: the battery in Chromium comes out as it does in Node, to the last bit. */
import { describe, expect, inject, it } from 'vitest'
import { digests } from './digests.js'

const inNode = inject('digests')
const here = digests()

describe('in this browser', () => {
  it('games are played at all', () => {
    expect('navigator' in globalThis && 'document' in globalThis).toBe(true)
    expect(Object.keys(here)).toEqual(Object.keys(inNode))
    expect(Object.keys(here).length).toBeGreaterThanOrEqual(5)
  })

  it.each(Object.keys(inNode))('%s keeps every law, and comes out as in Node', (id) => {
    expect(here[id]!.failures).toEqual([])
    expect(here[id]!.heads.length).toBeGreaterThan(0)
    expect(here[id]).toEqual(inNode[id])
  })
})
