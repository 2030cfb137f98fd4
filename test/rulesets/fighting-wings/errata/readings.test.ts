import { describe, expect, test } from 'vitest'
import * as fw from '../../../../src/rulesets/fighting-wings/errata/index.js'
import { codes, value } from './answers.js'

const h = fw.halves
const climber: fw.VerticalTail = { tailerType: 'ZC', taileeType: 'ZC', hexRange: 3, dInc: 8, inFrontArc: true }
const negative: fw.NegativeGTurn = {
  cls: 'F',
  role: 'fighter',
  pilot: { quality: 'regular' },
  rate: 'EZ',
  speed: h(6),
  turnMin: { EZ: h(2), TT: h(2.5), HT: h(3.5), BT: h(4.5), ET: h(5) },
  bank: 'RB',
  prevType: 'ZC',
  type: 'SD',
}
const greenWithFlaps: fw.AssistedTurn = {
  slats: true,
  pilot: { quality: 'green' },
  rate: 'HT',
  speed: h(3),
  listedTurnMin: h(3.5),
  flapsUsed: true,
}

/** For each ruling with a choice: a question whose answer differs with the reading, and the answers in order. */
const WITNESSES: {
  readonly [K in keyof fw.Readings]: readonly [(options: fw.Options) => unknown, readonly unknown[]]
} = {
  'R-01': [(o) => value(fw.vdExitInverted(2, h(7), o)).minVfpForSd, [4, 0]],
  'R-03': [(o) => value(fw.climbRateQualifies(2500, 'ASP-15.5-attitudes-climb', o)), [false, true]],
  'R-04': [
    (o) => value(fw.zcToSdLeadIn('ZC', 'SD', 'LVL', h(7), o)),
    [
      { min: 4, max: null },
      { min: 0, max: 3 },
    ],
  ],
  'R-05': [(o) => value(fw.verticalTail(climber, o)), [0, 3]],
  'R-06': [
    (o) => value(fw.dropTank({ die: 8, aboveListedMax: false, usedHTplus: false, attempt: 2 }, o)),
    ['permanent', 'dropped'],
  ],
  'R-07': [(o) => value(fw.fourEngineRange(h(3), h(8), 'out3', 'loaded', false, o)).max, [h(4.5), h(6.5)]],
  'R-11': [(o) => value(fw.invertedLevelTurnExtraDecel('LVL', [['INV'], ['INV']], o)), [4, 2]],
  'R-12': [(o) => value(fw.hydraulicsHit(false, h(4.5), o)).decel, [5, 4]],
  'R-15': [(o) => value(fw.stallLoss(h(0.5), 2, o)), [4, 2]],
  'R-18': [(o) => value(fw.negGTurn(negative, o)).allowed, [false, true]],
  'R-27': [(o) => value(fw.timeOfIntercept({ involvesFirstPair: true, earlierSuccesses: 2, die: 7 }, o)), [6, 7]],
  'R-34': [
    (o) => value(fw.dropTank({ die: 10, aboveListedMax: false, usedHTplus: false, attempt: 1 }, o)),
    ['dropped', 'stuck'],
  ],
  'R-40': [(o) => value(fw.inBlindSpot({ onSixLine: true, hexes: 3, dInc: 1 }, o)), [true, false]],
  'R-43': [(o) => value(fw.slatAssist(greenWithFlaps, o)).allowed, [true, false]],
  'R-47': [(o) => value(fw.vdExitInverted(3, h(7), o)).allowed, [['VD', 'SD'], ['VD']]],
}

describe('readings', () => {
  test.each(Object.entries(WITNESSES))(
    '%s each reading answers differently, the default as without options',
    (id, [ask, answers]) => {
      const record: fw.RulingRecord = fw.RULINGS[id as keyof fw.Readings]
      const readings = record.readings ?? []
      expect(readings.map((reading) => ask({ readings: { [id]: reading } }))).toEqual(answers)
      expect(ask({})).toEqual(answers[0])
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(readings.length)
    },
  )

  test('R-07 the corrected cell is inferred, the printed one is the book', () => {
    const provenance = (options: fw.Options) => {
      const range = fw.fourEngineRange(h(3), h(8), 'out3', 'loaded', false, options)
      return range.ok ? range.modifiers.find(({ label }) => label === 'max-engines-and-load')?.provenance : null
    }
    expect([provenance({}), provenance({ readings: { 'R-07': 'printed' } })]).toEqual(['inferred', 'book'])
  })

  test('unknown rulings and readings are refused', () => {
    const ask = (readings: unknown) => fw.stallLoss(h(2), 1, { readings } as fw.Options)
    expect(codes(ask({ 'R-15': 'maybe' }))).toEqual(['unknown-reading'])
    expect(codes(ask({ 'R-02': 'x' }))).toEqual(['unknown-reading'])
    expect(codes(ask({ toString: 'x' }))).toEqual(['unknown-reading'])
    expect(codes(ask(7))).toEqual(['wrong-shape'])
  })

  test('each switch changes what is in force, or belongs to the flight engine', () => {
    const state = (switches: Partial<fw.Switches>) =>
      JSON.stringify(
        fw.EDITIONS.map((edition) => [
          value(fw.inForce(edition, switches)).map(({ id }) => id),
          value(fw.topic(edition, switches, 'excess.decelPerHalf')),
        ]),
      )
    const idle = fw.SWITCH_IDS.filter((id) => {
      const base = { ...fw.SWITCH_DEFAULTS, remainEngaged: id === 'tmgBreakoff' }
      return state(base) === state({ ...base, [id]: !base[id] })
    })
    expect(idle).toEqual(['houseCriticals', 'breakOff'])
  })
})
