import { describe, expect, it } from 'vitest'
import { aerialCraps } from '../../../../src/rulesets/aerial-craps/shown.js'

describe('the scenarios', () => {
  it.each(aerialCraps.info.scenarios)('AC-10h-3 $id starts level', ({ config }) => {
    const first = aerialCraps.setup({ ...config, dice: 'seeded', seed: 'level' })
    expect(first.ok && aerialCraps.score(first.state)).toEqual({ a: 0, b: 0 })
  })
})
