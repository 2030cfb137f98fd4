import { describe, expect, it } from 'vitest'
import {
  conformance,
  describeReport,
  observing,
  unobserved,
  witnessFindings,
} from '../../../src/tools/conformance/index.js'
import { begun, configOf, exactConfigOf, own } from './fixture.js'
import { chapters } from './vectors/index.js'
import { regiaAeronautica } from './vocabulary.js'
import { witnesses } from './witnesses.js'

const ACTIONS = 9_000
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
const melee = exactConfigOf({
  french: { F1: 'leo-451 H2/2', F2: 'leo-451 I4/1', F3: 'two-badges H6/3', F4: 'morane H2/3', F5: 'leo-451 A1/1' },
  italian: { I1: 'cr42 H2/2', I2: 'g50 H2/3', I4: 'mc200 I4/2', I5: 'sm79 H6/3' },
  guns: ['H2', 'I4', 'H5'],
  clouds: ['H2/2', 'I4/1', 'H6/3', 'H3/2'],
  cards: [own('leo-451', { id: 'two-badges', bombBadges: 2 })],
})
const { chits: _chits, ...placements } = melee.placements!
const hot: typeof regiaAeronautica = {
  ...regiaAeronautica,
  info: {
    ...regiaAeronautica.info,
    scenarios: [{ id: 'melee', title: 'Melee', config: { ...melee, placements, dice: 'seeded', seed: 'melee' } }],
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
