/** A link that Node has made is one that a browser would make, and both read it. */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { recordGame } from 'wingover'
import { spittingFire } from 'wingover/spitting-fire'
import { carried, fromLink, toLink } from '../../src/table/link.js'

const { config } = spittingFire.info.scenarios[0]!
const made = recordGame(spittingFire, { ...config, dice: 'manual' }, [])

test('comes back as it went, without what can be made anew', () => {
  const record = made.ok ? made.value : undefined
  const link = toLink(deflateRawSync(carried(record!)))!
  expect(link).toMatch(/^#game=[\w-]+$/)
  const read = JSON.parse(String(inflateRawSync(fromLink(link.slice('#game='.length)))))
  const { ruleset, revision, actions } = record!
  expect(read).toEqual({ ruleset, revision, config: record!.config, actions })
})

test('too long, or no link at all', () => {
  expect(toLink(new Uint8Array(12_000))).toHaveLength(16_006)
  expect(toLink(new Uint8Array(12_001))).toBeUndefined()
  expect(() => fromLink('x'.repeat(32_001))).toThrow('too long')
  expect(() => fromLink('ä')).toThrow()
})
