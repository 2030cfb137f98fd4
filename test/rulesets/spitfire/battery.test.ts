/** The battery over scenarios and options; the run-time rule gate over battery, vectors of refusal, and witnesses. */
import { describe, expect, it } from 'vitest'
import { spitfire } from '../../../src/rulesets/spitfire/shown.js'
import { conformance } from '../../../src/tools/conformance/index.js'
import { witnesses } from './witnesses.js'

describe('the battery', () => {
  it('finds nothing', { timeout: 120_000 }, () => {
    const report = conformance(spitfire, { actions: 600, every: 9, witnesses, seed: 'spitfire' })
    expect(report.failures).toEqual([])
  })

  it('SP-7F-9 finds nothing where fire is sealed either', { timeout: 120_000 }, () => {
    const scenarios = spitfire.info.scenarios.map(({ config, ...rest }) => ({
      ...rest,
      config: { ...config, options: { ...config.options, fireDeclaration: 'sealed' } as const },
    }))
    const sealed = { ...spitfire, info: { ...spitfire.info, scenarios } }
    const report = conformance(sealed, { actions: 300, every: 9, seed: 'sealed', prefer: ['declareFire'] })
    expect(report.failures.filter(({ law }) => law !== 'options-matter')).toEqual([])
  })
})
