import { describe, expect, test } from 'vitest'
import * as fw from '../../../../src/rulesets/fighting-wings/errata/index.js'
import { type Speaker, settle } from '../../../../src/rulesets/fighting-wings/errata/resolve.js'
import { codes, value } from './answers.js'

const ids = (edition: fw.Edition, switches: Partial<fw.Switches> = {}, rule?: string) =>
  value(fw.inForce(edition, switches, rule)).map(({ id }) => id)

/** `value status` per edition; `-` for a base rule that is not at hand; (i) inherited, (m) implied, (h) house. */
const TABLE: readonly (readonly [fw.Topic, string, string, string])[] = [
  ['fp.tableUsesSpeedOnly', 'true', 'true (i)', 'true (i)'],
  ['stall.nextTypeAs', '"SD"', '"SD" (i)', '"SD" (i)'],
  ['stall.altLoss', '-', '"max(2S,2T)"', '"max(2S,2T)"'],
  ['stall.keepsAccelCarry', '-', 'true', 'true'],
  ['spin.keepsAccelCarry', '-', 'false', 'false'],
  ['carry.maxTurns', '1', '1', '1 (i)'],
  ['carry.minFpBeforeFacing', '1', '1 (i)', '1 (i)'],
  ['vertBank.model', '"declareAny"', '"byFpKind"', '"byFpKind"'],
  ['turnDecel.chargedAt', '"face" (m)', '"begin"', '"begin" (m)'],
  ['slipDecel.chargedAt', '-', '"firstFp"', '"firstFp"'],
  ['dive.accelPerInc', '-', '1', '1'],
  ['dive.accelPerVfp', '-', '"listed"', '"listed"'],
  ['climb.decelPerInc.upright', '1 (m)', '1', '1'],
  ['climb.decelPerInc.inverted', '2 (m)', '2', '2'],
  ['climb.invertedExemptPureVertical', '-', 'true', 'true'],
  ['climb.perVfp', '-', '["listed",2,1]', '["listed",2,1]'],
  ['climb.severe', '"perIncrement"', '"perVfp"', '"perVfp"'],
  ['climb.climbSpeed', '-', '"min(listedMin+1.5,attainable)"', '"min(listedMin+1.5,attainable)"'],
  ['excess.decelPerHalf', '3 (h)', '3', '3'],
  ['sd.minLossOneVfp', '2', '2 (i)', '2 (i)'],
  ['vd.invertedExit', '"afterSecondVd"', '"afterSecondVd" (i)', '"afterSecondVd" (i)'],
  ['zcToSd.leadIn', '-', '"S/2"', '"S/2"'],
  ['sdToZc.leadIn', '-', '"2S/3"', '"2S/3"'],
  ['sdReversal.firstTurnNeedsHT', '-', 'true', 'true'],
  ['reversal.limits', '-', '-', '-'],
  ['negG.testAt', '"firstVfp" (m)', '"moveStart"', '"moveStart"'],
  ['negG.turnAllowed', 'false (m)', 'true', 'true'],
  ['tail.range', '8', '8', '8 (i)'],
  ['tail.sameHex', '"no"', '"verticalOnly"', '"verticalOnly"'],
  ['tail.arc', '"rearAndBorders"', '"rearAndBorders" (i)', '"rearAndBorders" (i)'],
  ['tail.classLimits', '-', 'true', 'true'],
  ['turnStall.backup', '-', '"halfRule"', '-'],
  ['formation.modes', '-', '"oneWay"', '-'],
  ['jettison.combatPhase', 'true', 'true', '-'],
  ['jettison.noInvertedNoNegG', '-', 'true', '-'],
  ['bay.decel', '1', '1', '-'],
  ['gear.decel', '"startSpeed"', '"startSpeed" (i)', '-'],
  ['flap.decel', '1', '1 (i)', '-'],
  ['flap.turnBonus', '1', '1 (i)', '-'],
  ['severe.minSpeed', '0.5', '0.5 (i)', '0.5 (i)'],
  ['severe.power', '-1', '-1 (i)', '-1 (i)'],
  ['overload.maxLevel', '-0.5', '-0.5 (i)', '-0.5 (i)'],
  ['dropTank.stick', '-', '[10,7]', '[10,7]'],
  ['aaa.bigGunMm', '-', '57', '-'],
  [
    'engineCrit',
    '{"2":"coolant","3":"minorFire","4":"minorFire"} (m)',
    '{"2":"coolant","3":"coolant","4":"minorFire"}',
    '{"2":"coolant","3":"coolant","4":"minorFire"}',
  ],
  ['zeroDeflection.needsAlignment', '-', 'true', 'true'],
  ['halfBurst.shift', '-', '-2', '-2'],
  ['halfBurst.crackShift', '-', '-1', '-1'],
  ['jam.clearOn', '-', '7', '7'],
  ['mgSighting.ammo', '-', '2', '2'],
  ['oxygen.grace', '-', '5', '5'],
  ['headOn.collisionMods', '-', 'true', 'true'],
  ['headOn.worstDeflection', '-', 'true', 'true'],
  ['mFighter.verticalNeedsGifted', 'true', 'true (i)', 'true (i)'],
  ['invertedLevelTurn.decel', '2', '2 (i)', '2 (i)'],
  ['zoomInverted.blocksVc', 'true', 'true (i)', 'true (i)'],
  ['friendly.blocksFire', 'false', 'false (i)', 'false (i)'],
  ['chute.descentInc', '-', '1', '1'],
]

function printed(edition: fw.Edition, topic: fw.Topic): string {
  const { value: set, status, trail, rulings } = value(fw.topic(edition, {}, topic))
  if (status === 'base-unknown') return '-'
  if (status === 'house') return `${JSON.stringify(set)} (h)`
  if (trail[0]?.fate === 'implies') return `${JSON.stringify(set)} (m)`
  return `${JSON.stringify(set)}${rulings.includes('R-10') && status === 'ruling' ? ' (i)' : ''}`
}

describe('topics', () => {
  test('the table covers every topic', () => {
    expect(TABLE.map(([topic]) => topic)).toEqual([...fw.TOPICS])
  })

  test.each(TABLE)('%s is %s, %s, %s', (topic, ...editions) => {
    expect(fw.EDITIONS.map((edition) => printed(edition, topic))).toEqual(editions)
  })

  test('T74 OTR1-AID-severe-4 FW-11.1-severe-climb who sets the severe climb decel', () => {
    expect(value(fw.topic('otr1', {}, 'climb.severe'))).toMatchObject({
      value: 'perIncrement',
      by: 'OTR1-AID-severe-4',
    })
    const asp = value(fw.topic('asp', {}, 'climb.severe'))
    expect(asp).toMatchObject({ value: 'perVfp', by: 'FW-11.1-severe-climb', status: 'book' })
    expect(asp.trail).toContainEqual({ id: 'OTR1-AID-severe-4', fate: 'superseded', by: 'FW-11.1-severe-climb' })
  })

  test('T76 OTR2-8.1e-range outranks the entry it restates', () => {
    const range = value(fw.topic('otr2', {}, 'tail.range'))
    expect(range).toMatchObject({ value: 8, by: 'OTR2-8.1e-range', status: 'book' })
    expect(range.trail).toContainEqual({ id: 'OTR1-8.1e-tailing', fate: 'agrees', by: 'OTR2-8.1e-range' })
  })

  test('R-29 native entries outrank inherited ones', () => {
    expect(value(fw.topic('asp', {}, 'tail.sameHex')).trail).toContainEqual({
      id: 'OTR1-8.1e-tailing',
      fate: 'outranked',
      by: 'FW-8.1e-vertical-tailing',
    })
  })

  test('R-10 without inheritance the base rule is unknown, or what another entry implies', () => {
    const off = { inheritOtr1: false }
    expect(value(fw.topic('asp', off, 'sd.minLossOneVfp'))).toMatchObject({ value: null, status: 'base-unknown' })
    expect(value(fw.topic('asp', off, 'sd.minLossOneVfp')).trail).toEqual([
      { id: 'OTR1-6.2-sd-min-loss', fate: 'switched-off', by: null },
    ])
    expect(value(fw.topic('asp', off, 'tail.range'))).toMatchObject({
      value: 8,
      by: 'FW-8.1e-vertical-tailing',
      status: 'ruling',
    })
    expect(value(fw.topic('asp', off, 'gear.decel')).trail).toEqual([
      { id: 'OTR1-20.2-gear-flap-decel', fate: 'other-edition', by: null },
    ])
  })

  test('FW-6.4-reversal-limits only with its switch', () => {
    expect(value(fw.topic('asp', { reversalLimits: true }, 'reversal.limits'))).toMatchObject({
      value: true,
      status: 'book',
    })
  })

  test('R-32 our own rate for the 1st edition only while house defaults are wanted', () => {
    expect(value(fw.topic('otr1', {}, 'excess.decelPerHalf'))).toMatchObject({ value: 3, by: null, status: 'house' })
    expect(value(fw.topic('otr1', { houseDefaults: false }, 'excess.decelPerHalf')).status).toBe('base-unknown')
  })
})

describe('inForce', () => {
  test('T77 rule 6.4 with reversal limits off and on', () => {
    expect(ids('asp', {}, '6.4')).toEqual(['FW-6.4-sd-reversal-first-turn'])
    expect(ids('asp', { reversalLimits: true }, '6.4')).toEqual([
      'FW-6.4-sd-reversal-first-turn',
      'FW-6.4-reversal-limits',
    ])
    expect(ids('otr2', {}, '6.4')).toEqual(['OTR2-6.4-tailing-reversal', 'FW-6.4-sd-reversal-first-turn'])
    expect(ids('otr1', {}, '6.4')).toEqual(['OTR1-6.4-example-facings'])
  })

  test('a rule takes in its lettered cases and sub-rules, not its look-alikes', () => {
    expect(ids('otr1', {}, '8.1')).toEqual(['OTR1-8.1e-tailing'])
    expect(ids('asp', {}, '8.1e')).toEqual(['FW-8.1e-class', 'FW-8.1e-vertical-tailing', 'OTR1-8.1e-tailing'])
    expect(ids('asp', { timeLines: true }, '15.7')).toEqual(['FW-15.1-weather-immersion', 'FW-15.7.1-time-lines'])
    expect(ids('asp', {}, '14.1')).toEqual(['FW-14.1-14.4-fatigue-sight'])
  })

  test('R-10 native ones first, then inherited ones, marked as rulings', () => {
    const titles = value(fw.inForce('asp')).map(({ title }) => title)
    expect(titles.lastIndexOf('native')).toBeLessThan(titles.indexOf('inherited'))
    const inherited = value(fw.inForce('asp')).filter(({ title }) => title === 'inherited')
    expect(inherited.every(({ status }) => status === 'ruling')).toBe(true)
    expect(ids('asp', { inheritOtr1: false }).every((id) => !id.startsWith('OTR1'))).toBe(true)
  })

  test('R-09 1994 data serves the same box, not the other', () => {
    expect(ids('otr2')).toContain('OTR1-ADC-p38j-ht')
    expect(ids('otr2')).toContain('OTR1-SCN-p47')
    expect(ids('otr2', { carryOtr1Data: false })).not.toContain('OTR1-ADC-p38j-ht')
    expect(ids('asp')).not.toContain('OTR1-ADC-p38j-ht')
  })

  test('how many entries are in force', () => {
    const counts = fw.EDITIONS.map((edition) => ids(edition).length)
    const bare = fw.EDITIONS.map((edition) => ids(edition, { inheritOtr1: false, carryOtr1Data: false }).length)
    expect(bare).toEqual([46, 68, 67])
    expect(counts).toEqual([46, 105, 94])
  })

  test('R-19 1st-edition numbers are found by their 2nd-edition numbers too', () => {
    expect(ids('otr2', {}, '11.3')).toEqual([
      'FW-11.3-oxygen',
      'OTR1-11.2-engine-shutdown',
      'OTR1-11.2-four-engine-speeds',
    ])
    expect(ids('otr1', {}, '11.2')).toEqual(['OTR1-11.2-engine-shutdown', 'OTR1-11.2-four-engine-speeds'])
    expect(ids('otr1', {}, '11.3')).toEqual([])
  })

  test('bad questions are refused, unknown rules are base-unknown', () => {
    expect(codes(fw.inForce('otr3' as fw.Edition))).toEqual(['unknown-edition'])
    expect(codes(fw.inForce('asp', { slat: true } as Partial<fw.Switches>))).toEqual(['unknown-switch'])
    expect(codes(fw.inForce('asp', { slats: 1 } as unknown as Partial<fw.Switches>))).toEqual(['wrong-shape'])
    expect(codes(fw.inForce('asp', { tmgBreakoff: true }))).toEqual(['switch-needs-switch'])
    expect(ids('asp', { tmgBreakoff: true, remainEngaged: true }, '14.12')).toEqual(['FW-14.12-tmg-breakoff'])
    expect(codes(fw.inForce('asp', {}, '19.4'))).toEqual(['base-unknown'])
    expect(codes(fw.inForce('asp', {}, 'banana'))).toEqual(['unknown-rule'])
    expect(codes(fw.topic('asp', {}, 'toString' as fw.Topic))).toEqual(['unknown-topic'])
    expect(codes(fw.isInForce('FW-9.9-none' as fw.AmendmentId, 'asp'))).toEqual(['unknown-amendment'])
    expect(value(fw.isInForce('FW-5.6-slats', 'asp'))).toBe(true)
    expect(value(fw.isInForce('FW-5.6-slats', 'asp', { slats: false }))).toBe(false)
  })

  test('the functions an edition calls for', () => {
    const names = (edition: fw.Edition, switches: Partial<fw.Switches>, rule?: string) =>
      value(fw.calculatorsInForce(edition, switches, rule)).map(({ name }) => name)
    expect(names('asp', {}, '4.2')).toEqual(['climbSpeed', 'climbDecel', 'excessSpeedDecel'])
    expect(names('otr1', {})).not.toContain('climbDecel')
    expect(names('asp', { slats: false })).not.toContain('slatStallModifier')
    expect(names('otr1', {})).toContain('severeClimbDecel1e')
    expect(names('asp', {})).not.toContain('severeClimbDecel1e')
  })
})

describe('diff and conflicts', () => {
  test('what changes between the two 2nd-edition games', () => {
    expect(value(fw.diff('otr2', 'asp')).map(({ topic }) => topic)).toEqual([
      'turnStall.backup',
      'formation.modes',
      'jettison.combatPhase',
      'jettison.noInvertedNoNegG',
      'bay.decel',
      'gear.decel',
      'flap.decel',
      'flap.turnBonus',
      'aaa.bigGunMm',
    ])
  })

  test('what changes from the 1st to the 2nd edition names the entries', () => {
    const severe = value(fw.diff('otr1', 'otr2')).find(({ topic }) => topic === 'climb.severe')
    expect(severe?.ids).toEqual(['FW-11.1-severe-climb', 'OTR1-AID-severe-4'])
    expect(severe?.a.value).toBe('perIncrement')
    expect(severe?.b.value).toBe('perVfp')
    expect(value(fw.diff('asp', 'asp'))).toEqual([])
    expect(codes(fw.diff('asp', 'x' as fw.Edition))).toEqual(['unknown-edition'])
  })

  test('R-28 entries that overlap agree or are settled by precedence', () => {
    const overlaps = fw.EDITIONS.map((edition) =>
      value(fw.conflicts(edition)).map(({ topic, settledBy }) => `${topic}: ${settledBy}`),
    )
    expect(overlaps).toEqual([
      ['stall.nextTypeAs: agreement', 'mFighter.verticalNeedsGifted: agreement'],
      [
        'stall.nextTypeAs: agreement',
        'climb.climbSpeed: agreement',
        'tail.range: agreement',
        'tail.sameHex: native-over-inherited',
        'mFighter.verticalNeedsGifted: agreement',
      ],
      [
        'stall.nextTypeAs: agreement',
        'climb.climbSpeed: agreement',
        'tail.sameHex: native-over-inherited',
        'mFighter.verticalNeedsGifted: agreement',
      ],
    ])
  })
})

describe('rule numbers', () => {
  test.each([
    ['15.75', ['15.5']],
    ['15-1;', ['15.1']],
    ['6.9', ['5.6']],
    ['11.2 Special Damage', ['11.3']],
    ['11.2', ['11.2']],
    ['Chapter 13', ['13']],
    ['Rules 14.1 & 14.4', ['14.1', '14.4']],
    ['Rules 5.1, 5.3, and 7.1', ['5.1', '5.3', '7.1']],
    ['Rule 10. 2', ['10.2']],
    ['8.1e', ['8.1e']],
    ['Rule 8.1 Case h)', ['8.1h']],
    ['15.7.1', ['15.7.1']],
    ['ADC.P-38J', ['ADC.P-38J']],
    ['', []],
    ['slats', []],
  ])('R-19 %s', (text, numbers) => {
    expect(fw.normaliseRule(text)).toEqual(numbers)
  })
})

describe('explanations', () => {
  test('a topic in words, with ids, fates and rulings', () => {
    const words = value(fw.explain('asp', {}, 'tail.sameHex'))
    expect(words).toContain('FW-8.1e-vertical-tailing')
    expect(words).toContain('gives way to')
    expect(words).toContain('R-29')
    expect(value(fw.explain('otr1', {}, 'oxygen.grace'))).toContain('base-unknown')
    expect(codes(fw.explain('asp', {}, 'x' as fw.Topic))).toEqual(['unknown-topic'])
  })

  test('an entry, or the owner of a part, as a page', () => {
    const page = value(fw.describe('FW-13-drop-tanks'))
    for (const words of ['Rule 13', 'R-06', 'exactly-seven', 'Function: dropTank', '"of 7" read as'])
      expect(page).toContain(words)
    expect(value(fw.describe('OTR1-ADC-me163b-climb'))).toContain('Patch: OTR1-ADC-me163b-landing')
    expect(value(fw.describe('OTR1-10.5-arc-diagram'))).toContain('No function')
    expect(codes(fw.describe('nothing'))).toEqual(['unknown-amendment'])
    expect(value(fw.describeRuling('R-06'))).toContain('seven-or-more')
    expect(codes(fw.describeRuling('R-99' as fw.RulingId))).toEqual(['unknown-ruling'])
  })
})

describe('precedence', () => {
  const speaker = (id: fw.AmendmentId, range: number, line: number, title: fw.Title = 'native'): Speaker => ({
    ...fw.amendment(id),
    title,
    line: [line, line],
    topics: { 'tail.range': range },
  })

  test('R-28 agreement, native over inherited, section D over B, later line over earlier, else a real conflict', () => {
    const [d, b, a] = ['FW-8.1e-class', 'OTR2-8.1e-range', 'OTR1-8.1e-tailing'] as const
    const first = speaker(d, 8, 344)
    expect(settle('tail.range', first, [speaker(b, 8, 153)])).toBe('agreement')
    expect(settle('tail.range', first, [speaker(a, 6, 53, 'inherited')])).toBe('native-over-inherited')
    expect(settle('tail.range', first, [speaker(b, 6, 153)])).toBe('section')
    expect(settle('tail.range', first, [speaker('FW-8.1h-border', 6, 340)])).toBe('line')
    expect(settle('tail.range', first, [speaker('FW-8.1h-border', 6, 344)])).toBe(null)
  })
})
