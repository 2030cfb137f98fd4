import { describe, expect, test } from 'vitest'
import { conformance, describeReport, type Failure, laws } from 'wingover/conformance'
import { cases, good, witness } from './fixtures/broken.js'

const LOOK = { actions: 700, longest: 200 } as const

describe('what is whole passes', () => {
  test('the good ruleset keeps every law', { timeout: 30_000 }, () => {
    const report = conformance(good, { ...LOOK, witnesses: [witness] })
    expect(describeReport(report)).toContain('every law holds')
    expect(report.failures).toEqual([])
  })
})

describe('what is broken is caught', () => {
  test.for(cases.map((one) => [one.law, one.how, one] as const))('%s: %s', { timeout: 30_000 }, ([law, , one]) => {
    const until = (failures: readonly Failure[]) => failures.some((found) => found.law === law)
    const report = conformance(one.ruleset, { ...LOOK, until, witnesses: one.witnesses ?? [witness] })
    const failure = report.failures.find((found) => found.law === law)
    expect(failure, describeReport(report)).toBeDefined()
    expect(failure?.finding).toMatch(one.finding)
  })

  test('every law of the battery is proved', () => {
    const proved = new Set(cases.map(({ law }) => law))
    expect(laws.map(({ name }) => name).filter((name) => !proved.has(name))).toEqual([])
    expect([...proved].filter((law) => !laws.some(({ name }) => name === law))).toEqual([])
  })
})
