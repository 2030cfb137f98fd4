import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  conformance,
  describeReport,
  observing,
  type Report,
  unobserved,
  witnessFindings,
} from '../../../src/tools/conformance/index.js'
import { configOf, fightingWings, type Wings } from './fixture.js'
import { vectors } from './vectors.js'
import { witnesses } from './witnesses.js'

// A slow machine may take its time.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const WING = { pilot: { quality: 'green' }, facing: 0, alt: 150, speed: 5 } as const

/** Two turns of four fighters within reach of each other, two of them loaded: short enough to be played with every row of options. */
const skirmish = configOf({
  A1: { q: 0, r: 4, formation: 'A', leader: true },
  B1: { q: 0, r: 0, card: 'HOUSE-P51D', speed: 3, formation: 'B', leader: true },
  more: [
    { ...WING, id: 'A2', side: 'blue', q: 2, r: 4, card: 'HOUSE-SPIT9', formation: 'A', tanks: 2 },
    {
      ...WING,
      id: 'B2',
      side: 'red',
      q: 0,
      r: -10,
      facing: 6,
      card: 'HOUSE-BF109G6',
      formation: 'B',
      load: 'overloaded',
      bay: true,
      gear: 'down',
    },
  ],
  turns: 2,
})
const inBrief: Wings = {
  ...fightingWings,
  info: {
    ...fightingWings.info,
    scenarios: [{ id: 'skirmish', title: 'Skirmish', config: { ...skirmish, dice: 'seeded', seed: 'short' } }],
  },
}

let report: Report
let brief: Report
beforeAll(() => {
  report = conformance(fightingWings, { actions: 2_700, every: 97, witnesses })
  brief = conformance(inBrief, { actions: 1_500, every: 61 })
})

describe('the battery', () => {
  it('finds nothing', () => {
    expect(report.failures, describeReport(report)).toEqual([])
    // Witnesses of options have been looked at in the first report.
    expect(
      brief.failures.filter(({ law }) => law !== 'options-matter'),
      describeReport(brief),
    ).toEqual([])
  })

  it('has played every scenario with both kinds of dice', () => {
    expect(report.games).toBeGreaterThanOrEqual(2 * fightingWings.info.scenarios.length)
  })

  it('has played every row of the covering array of editions, switches and readings', () => {
    expect(brief.rows.played).toBe(brief.rows.of)
    expect(brief.rows.of).toBeGreaterThanOrEqual(8)
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
    const cited = new Set([...citedByVectors(), ...report.cited, ...brief.cited])
    expect(unobserved(fightingWings, cited)).toEqual([])
    const silent = Object.entries(fightingWings.info.rules).filter(([, rule]) => 'silent' in rule)
    expect(silent.map(([id]) => id).filter((id) => cited.has(id))).toEqual([])
  })
})
