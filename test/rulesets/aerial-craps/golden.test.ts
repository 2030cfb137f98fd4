import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { verify } from '../../../src/core/index.js'
import { aerialCraps } from '../../../src/rulesets/aerial-craps/index.js'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

describe('golden records', () => {
  it.each(aerialCraps.info.scenarios.map(({ id }) => id))('%s replays exactly', (id) => {
    const record = JSON.parse(readFileSync(`test/golden/aerial-craps/${id}.json`, 'utf8'))
    expect(verify(aerialCraps, record)).toEqual({ verdict: 'exact' })
  })
})
