import { beforeAll, describe, expect, it, vi } from 'vitest'
import { base, cards } from '../../../src/rulesets/fighting-wings/shown.js'
import {
  conformance,
  describeReport,
  observing,
  type Report,
  unobserved,
  witnessFindings,
} from '../../../src/tools/conformance/index.js'
import { configOf, fightingWings, type Wings } from './fixture.js'
import { vectors } from './vectors/index.js'
import { witnesses } from './witnesses.js'

// A slow machine may take its time.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const WING = { pilot: { quality: 'green' }, facing: 0, alt: 150, speed: 5 } as const

/** Two turns of four fighters within reach of each other, two of them loaded: short enough to be played with every row of options. */
const skirmish = configOf({
  A1: { q: 0, r: 4, formation: 'A', leader: true, fixed: true },
  B1: { q: 0, r: 0, card: 'HOUSE-P51D', speed: 3, formation: 'B', leader: true },
  more: [
    {
      ...WING,
      id: 'A2',
      side: 'blue',
      q: 2,
      r: 4,
      card: 'HOUSE-SPIT9',
      formation: 'A',
      fixed: true,
      tanks: 2,
      rockets: 1,
    },
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
    scenarios: [{ id: 'skirmish', title: 'Skirmish', config: { ...skirmish, dice: 'seeded' } }],
  },
}

const light = cards.find(({ id }) => id === 'HOUSE-LIGHT')!
const POWER = [9, 9, 9, 9, 9, 9] as const
/** A two-seater that hits hard and stands little. */
const DEADLY = {
  ...light,
  id: 'DEADLY',
  hits: 5,
  weapons: light.weapons.map((one) => ({ ...one, fp: POWER })),
  defensiveGuns: [{ id: 'G1', arcs: ['rear', 'front'], alt: 'any', cap: 9, fp: POWER, blindSpot6: true }],
} as const
const SLOW = { ...WING, pilot: { quality: 'regular' }, q: 0, card: 'DEADLY', speed: 2.5 } as const
/** Four turns in gun range, so slow that there is much fire and little flight, with guns that jam often. */
const volley = configOf({
  A1: { ...SLOW, r: 4 },
  B1: { ...SLOW, r: 0 },
  more: [
    { ...SLOW, id: 'A2', side: 'blue', r: -4 },
    { ...SLOW, id: 'B2', side: 'red', r: -8 },
    { ...SLOW, id: 'A3', side: 'blue', r: -20, facing: 6 },
  ],
  turns: 4,
  cards: [DEADLY],
  base: { ammo: { ...base.ammo, jamsOn: 6 } },
})
const told: Record<string, number> = {}
const inRange: Wings = {
  ...fightingWings,
  info: {
    ...fightingWings.info,
    scenarios: [{ id: 'volley', title: 'Volley', config: { ...volley, dice: 'seeded' } }],
  },
  reduce(state, action) {
    const step = fightingWings.reduce(state, action)
    if (step.ok) for (const { type } of step.events) told[type] = (told[type] ?? 0) + 1
    return step
  },
}
/** Straight on, and fire at whatever can be fired at. */
const SHOOT = ['fp', 'endPlot', 'declineTail', 'fire', 'fireGun', 'clearJam', 'bailOut']

let report: Report
let brief: Report
let fired: Report
beforeAll(() => {
  report = conformance(fightingWings, { actions: 2_700, every: 97, witnesses })
  brief = conformance(inBrief, { actions: 3_000, every: 61 })
  fired = conformance(inRange, { actions: 1_300, every: 13, prefer: SHOOT })
})

describe('the battery', () => {
  it('finds nothing', () => {
    expect(report.failures, describeReport(report)).toEqual([])
    // Witnesses of options have been looked at in the first report.
    for (const one of [brief, fired]) {
      const found = one.failures.filter(({ law }) => law !== 'options-matter')
      expect(found, describeReport(one)).toEqual([])
    }
  })

  it('has played every scenario with both kinds of dice', () => {
    expect(report.games).toBeGreaterThanOrEqual(2 * fightingWings.info.scenarios.length)
  })

  it('has seen shots, jams, losses and crews that bail out', () => {
    expect(told.shotFired).toBeGreaterThan(100)
    for (const type of ['jamTried', 'damaged', 'destroyed', 'bailedOut', 'critical'])
      expect([type, told[type] ?? 0]).not.toEqual([type, 0])
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
    const cited = new Set([...citedByVectors(), ...report.cited, ...brief.cited, ...fired.cited])
    expect(unobserved(fightingWings, cited)).toEqual([])
    const silent = Object.entries(fightingWings.info.rules).filter(([, rule]) => 'silent' in rule)
    expect(silent.map(([id]) => id).filter((id) => cited.has(id))).toEqual([])
  })
})
