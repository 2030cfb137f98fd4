import { describe, expect, it, vi } from 'vitest'
import { aerialCraps } from '../../../src/rulesets/aerial-craps/shown.js'
import { conformance, witnessFindings } from '../../../src/tools/conformance/index.js'
import { witnesses } from './witnesses.js'

// A slow machine may take its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

describe('the battery', () => {
  it('finds a witness for every switch', () => {
    expect(witnessFindings(aerialCraps, witnesses)).toEqual([])
  })

  it('finds nothing over scenarios and options', () => {
    const { failures } = conformance(aerialCraps, { actions: 900, every: 9, seed: 'aerial', witnesses })
    expect(failures).toEqual([])
  })
})
