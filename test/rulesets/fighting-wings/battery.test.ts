import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  conformance,
  describeReport,
  observing,
  type Report,
  unobserved,
  witnessFindings,
} from '../../../src/tools/conformance/index.js'
import { fightingWings } from './fixture.js'
import { vectors } from './vectors.js'
import { witnesses } from './witnesses.js'

// A slow machine may take its time.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

let report: Report
beforeAll(() => {
  report = conformance(fightingWings, { actions: 6_000, every: 61, witnesses })
})

describe('the battery', () => {
  it('finds nothing', () => {
    expect(report.failures, describeReport(report)).toEqual([])
  })

  it('has played every scenario with both kinds of dice', () => {
    expect(report.games).toBeGreaterThanOrEqual(2 * fightingWings.info.scenarios.length)
  })
})

/** Plays every vector and every witness, noting each rule that is cited. */
function citedByVectors(): ReadonlySet<string> {
  const cited = new Set<string>()
  const game = observing(fightingWings, cited)
  for (const { run } of vectors) run(game)
  witnessFindings(game, witnesses)
  return cited
}

describe('the catalogue', () => {
  it('is observed: every rule is cited in play, or says why it never is', () => {
    const cited = new Set([...citedByVectors(), ...report.cited])
    expect(unobserved(fightingWings, cited)).toEqual([])
    const silent = Object.entries(fightingWings.info.rules).filter(([, rule]) => 'silent' in rule)
    expect(silent.map(([id]) => id).filter((id) => cited.has(id))).toEqual([])
  })
})
