import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  conformance,
  describeReport,
  observing,
  type Report,
  unobserved,
  witnessFindings,
} from '../../../src/tools/conformance/index.js'
import { spittingFire } from './fixture.js'
import { chapters } from './vectors/index.js'
import { witnesses } from './witnesses.js'

// A slow machine may take its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let report: Report
beforeAll(() => {
  report = conformance(spittingFire, { actions: 6_000, every: 23, witnesses })
})

describe('the battery', () => {
  it('finds nothing', () => {
    expect(report.failures, describeReport(report)).toEqual([])
  })

  it('has played every scenario with both kinds of dice', () => {
    expect(report.games).toBeGreaterThanOrEqual(2 * spittingFire.info.scenarios.length)
    expect(report.actions).toBeGreaterThanOrEqual(6_000)
  })
})

/** Plays every vector and every witness, noting each rule that is cited. */
function citedByVectors(): ReadonlySet<string> {
  const cited = new Set<string>()
  const game = observing(spittingFire, cited)
  for (const vectors of Object.values(chapters)) for (const { run } of vectors) run(game)
  witnessFindings(game, witnesses)
  return cited
}

describe('the catalogue', () => {
  it('is observed: every rule is cited in play, or says why it never is', () => {
    expect(unobserved(spittingFire, new Set([...citedByVectors(), ...report.cited]))).toEqual([])
  })

  it('is observed by the vectors alone, and no silent rule is cited', () => {
    const cited = citedByVectors()
    expect(unobserved(spittingFire, cited)).toEqual([])
    const all = new Set([...cited, ...report.cited])
    const silent = Object.entries(spittingFire.info.rules).filter(([, { silent }]) => silent !== undefined)
    expect(silent.map(([id]) => id).filter((id) => all.has(id))).toEqual([])
  })
})
