import { describe, expect, it } from 'vitest'
import {
  conformance,
  describeReport,
  observing,
  unobserved,
  witnessFindings,
} from '../../../src/tools/conformance/index.js'
import { begun, configOf } from './fixture.js'
import { melee } from './games.js'
import { chapters } from './vectors/index.js'
import { regiaAeronautica } from './vocabulary.js'
import { witnesses } from './witnesses.js'

const ACTIONS = 13_000
const EVERY = 31

const cited = new Set<string>()

describe('options', () => {
  it('every value of every option has a witness that comes out differently', () => {
    expect(witnessFindings(observing(regiaAeronautica, cited), witnesses)).toEqual([])
  })

  it('RA-WIN-04 without a turn limit the game goes on after turn 15', () => {
    let at = begun(regiaAeronautica, configOf({ options: { turnLimit: 'none' } }))
    for (let turn = 1; turn <= 40; turn++) at = at.turnOf('F9').rest()
    expect(at.state).toMatchObject({ turn: 41, phase: 'priorities' })
    let limited = begun(regiaAeronautica, configOf({}))
    for (let turn = 1; turn <= 15; turn++) limited = limited.turnOf('F9').rest()
    expect(limited.state).toMatchObject({ turn: 15, phase: 'over' })
  })
})

describe('the battery', () => {
  it('finds every law kept', { timeout: 120_000 }, () => {
    const report = conformance(regiaAeronautica, { actions: ACTIONS, every: EVERY, witnesses })
    for (const rule of report.cited) cited.add(rule)
    expect(report.failures, describeReport(report)).toEqual([])
    expect(report.actions).toBeGreaterThanOrEqual(ACTIONS)
    expect(report.rows.played).toBe(report.rows.of)
  })
})

/** Random players seldom find the way to an objective: here everybody begins over one. */
const hot: typeof regiaAeronautica = {
  ...regiaAeronautica,
  info: {
    ...regiaAeronautica.info,
    scenarios: [{ id: 'melee', title: 'Melee', config: { ...melee(), dice: 'seeded' } }],
  },
}

describe('the battery over the objectives', () => {
  it('finds every law kept', { timeout: 120_000 }, () => {
    const report = conformance(hot, { actions: ACTIONS / 2, every: EVERY, witnesses })
    for (const rule of report.cited) cited.add(rule)
    expect(report.failures, describeReport(report)).toEqual([])
    expect(report.cited).toContain('RA-BOMB-03')
    expect(report.rows.played).toBe(report.rows.of)
  })
})

describe('the rules', () => {
  it('are each cited by a vector, a witness or the battery, or say why not', { timeout: 60_000 }, () => {
    const watched = observing(regiaAeronautica, cited)
    for (const { run } of Object.values(chapters).flat()) run(watched)
    expect(unobserved(regiaAeronautica, cited)).toEqual([])
  })

  it('that say they are silent are so', () => {
    const silent = Object.entries(regiaAeronautica.info.rules).filter(([, rule]) => 'silent' in rule)
    expect(silent.filter(([id]) => cited.has(id)).map(([id]) => id)).toEqual([])
  })
})
