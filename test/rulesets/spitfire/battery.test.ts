/** The battery over scenarios and options; the run-time rule gate over battery, vectors of refusal, and witnesses. */
import { describe, expect, it } from 'vitest'
import { spitfire } from '../../../src/rulesets/spitfire/index.js'
import { conformance } from '../../../src/tools/conformance/index.js'
import { witnesses } from './witnesses.js'

describe('the battery', () => {
  it('finds nothing', { timeout: 120_000 }, () => {
    const report = conformance(spitfire, { actions: 600, every: 9, witnesses, seed: 'spitfire' })
    expect(report.failures).toEqual([])
  })
})
