import { describe, expect, it } from 'vitest'
import { coreMessages, fill } from '../../../../src/core/index.js'
import { refusalOf } from '../../../../src/core/words/index.js'
import { words } from '../../../../src/rulesets/spitfire/show/words.js'
import { type Action, type Code, messages, type Spitfire, spitfire } from '../../../../src/rulesets/spitfire/shown.js'
import { objectionsTo } from '../../../../src/tools/conformance/reading.js'
import { configOf, start } from '../fixture.js'
import { seen } from './heard.js'

// ---------------------------------------------------------------------------------------- refusals

const GUN = { plane: 'F1', target: 'S1', gun: 'fwd', window: 3, mp: 2 }

/** Facts for every refusal, as rule code gives them. */
const FACTS: Readonly<Record<Code, Readonly<Record<string, string | number>>>> = {
  'unknown-id': { kind: 'aircraft', id: 'F9' },
  'bad-chart': { chart: 'own', field: 'levelMax', expected: 'less than 14' },
  'duplicate-chart': { chart: 'own' },
  'unknown-chart': { chart: 'own' },
  'map-too-small': { columns: 20, rows: 20, scenario: '9.1', hex: '5628' },
  'wrong-period': { scenario: '9.3', period: 1, expected: '2 or 3' },
  'wrong-first': { scenario: '9.3', expected: 'allied' },
  'not-available': { chart: 'Spitfire-V', period: 3 },
  'wrong-side': { chart: 'Spitfire-V', side: 'german' },
  'wrong-role': { chart: 'Spitfire-V', role: 'bomber' },
  'not-permitted': { scenario: '9.3', chart: 'Spitfire-I', expected: 'Hurricane-I or the D.520' },
  'no-types': { role: 'bomber', side: 'allied', period: 3 },
  'unknown-hex': { hex: '9999' },
  'bad-placement': { plane: 'F1', field: 'climbStep', expected: 'less than 17' },
  'placed-together': { plane: 'F1', other: 'S1' },
  'bad-corner': { plane: 'F1', expected: '0 or 5' },
  'not-your-aircraft': { plane: 'S1' },
  'already-moved': { plane: 'F1' },
  'bad-levels': { mode: 'hdive', levels: 6, expected: '1 to 4' },
  ceiling: { plane: 'F1', altitude: 20, step: 16 },
  'dive-speed-locked': { plane: 'F1', speed: 13, levelMax: 11 },
  'no-track': { plane: 'F1' },
  'too-deep': { plane: 'F1', levels: 9, limit: 8 },
  'not-exact': { plane: 'F1', levels: 3 },
  'too-slow-to-dive': { plane: 'F1', need: 7, have: 6 },
  'too-slow-to-climb': { plane: 'F1', need: 2, have: 1 },
  'too-slow': { plane: 'F1', have: 8, speed: 6 },
  'too-much-acceleration': { plane: 'F1', have: 6, speed: 12, limit: 4, most: 10 },
  'not-without-dive': { plane: 'F1', speed: 12, limit: 11 },
  'over-maximum': { plane: 'F1', speed: 15, limit: 14 },
  'no-injection': { plane: 'F1', have: 8 },
  'dive-not-supported': { plane: 'F1', speed: 8, limit: 2, levels: 4 },
  'segment-closed': { segment: 'A' },
  'one-at-a-time': {},
  'passive-side': { moving: 'second' },
  'move-in-progress': { plane: 'F1' },
  'no-move': {},
  'not-enough-mp': { need: 6, have: 2 },
  'mp-left': { left: 3 },
  'aircraft-left': { plane: 'F2' },
  'no-choice-of-hex': {},
  'choose-hex': {},
  'not-first': {},
  'turn-too-soon': { need: 3, have: 1 },
  'cannot-roll': { chart: 'Ju.88A-1' },
  'other-hand': { hand: 'left' },
  'cannot-maneuver': { chart: 'Ju.88A-1' },
  'not-prepared': { maneuver: 'wing-over' },
  'levelled-off': {},
  'not-level': { maneuver: 'split-S' },
  'not-climbing': { plane: 'F1' },
  diving: { plane: 'F1' },
  'half-step': { need: 2 },
  'climb-duty': { plane: 'F1', wouldBreak: 'SP-5.2-4' },
  stacked: { plane: 'F1', other: 'S1', hex: '3020', altitude: 10 },
  'no-way-out': { plane: 'F1', wouldBreak: 'SP-6E-1' },
  'bad-bleed': { plane: 'F1', limit: 2, bleed: 5 },
  'no-attitude': {},
  'choose-attitude': {},
  'level-keeps-none': {},
  'cannot-level-off': {},
  'other-cost': { text: 'W3:5', need: 6 },
  'no-gun': { plane: 'F1', gun: 'rear' },
  'no-target': { target: 'F2' },
  'no-shot-declared': { plane: 'F1', gun: 'fwd' },
  'already-fired': { plane: 'F1', gun: 'fwd' },
  'fire-locked': {},
  'joining-holds-fire': { plane: 'F1' },
  'other-level': { target: 'S1', have: 3, need: 10 },
  'wrong-attitude': { plane: 'F1', attitude: 'climb', expected: 'higher' },
  'same-hex': { target: 'S1' },
  'range-zero': { target: 'S1' },
  'out-of-field': { plane: 'F1', target: 'S1', gun: 'fwd' },
  'out-of-range': { target: 'S1', gun: 'fwd', have: 8, limit: 7 },
  obstructed: { count: 2 },
  'target-not-seen': GUN,
  'lost-sight': GUN,
  'not-countable': { plane: 'F1', kind: 'rollStart', window: 3, mp: 7 },
  'not-flown': { plane: 'F1' },
  'too-few-countable': { plane: 'F1', have: 2, window: 3 },
  'not-a-candidate': { plane: 'F1' },
  'too-early': { turn: 10 },
  'offered-already': {},
}

describe('refusals', () => {
  const view = seen(start(), 'first')
  const said = (code: Code) =>
    refusalOf<Spitfire>(
      words,
      { rule: 'SP-2.3-1', code, facts: FACTS[code], message: fill(messages[code], FACTS[code]) },
      view,
    )

  it.each(Object.keys(messages) as Code[])('%s is a sentence with its facts', (code) => {
    expect(objectionsTo(said(code), ['F1', 'F2', 'S1'])).toEqual([])
    expect(said(code)).toMatch(/^[\p{Lu}\d].*\.$/u)
    expect(said(code)).not.toMatch(/\b[FS]\d\b/)
    expect(objectionsTo(fill(messages[code], FACTS[code])).filter((why) => why.includes('sign'))).toEqual([])
  })

  it.each([
    ['turn-too-soon', "Too soon to turn: it takes 3 straight ahead, and you've flown 1."],
    ['stacked', "Spitfire 1 can't end in hex 3020 at level 10: Messerschmitt 1 is there."],
    ['bad-levels', 'A horizontal dive takes 1 to 4 levels, not 6.'],
    ['passive-side', "It's the Movement Phase of the Messerschmitts. Yours comes next."],
    ['wrong-period', "Scenario 9.3 isn't played in period 1 (September 1939): take period 2 or 3."],
    ['bad-corner', 'Spitfire 1 starts facing one of the corners beside north: north-northeast or north-northwest.'],
    ['no-gun', 'Spitfire 1 has no rear gun.'],
    ['out-of-range', 'Messerschmitt 1 is too far away: range 8, and the forward gun reaches 7.'],
    ['segment-closed', 'Segment A (altitude) is over: what was decided there stands.'],
    ['bad-chart', "The chart own won't do: its Level Max must be less than 14."],
    ['not-enough-mp', 'Not enough MPs: that costs 6, and you have 2.'],
    ['wrong-first', 'In scenario 9.3 the First Player flies for the Allied side.'],
  ] as const)('%s', (code, text) => expect(said(code)).toBe(text))

  it('the time of an order is told in the words of the table', () => {
    const play = start()
    const refused = (action: Action) =>
      refusalOf<Spitfire>(words, spitfire.check(play.state, action)[0]!, seen(play, 'first'))
    expect(refused({ type: 'lockFire', seat: 'first' })).toBe(
      'That belongs to the Joint Combat Phase, and this is the altitude decision.',
    )
    expect(refused({ type: 'endPhase', seat: 'first' })).toBe(
      'That belongs to movement, and this is the altitude decision.',
    )
    expect(refused({ type: 'agreeEnd', seat: 'first' })).toBe(
      'That belongs to an offer to stop, and this is the altitude decision.',
    )
    expect(refused({ type: 'offerEnd', seat: 'second' })).toBe(
      "It isn't your turn to decide: that is up to the Spitfires.",
    )
    const pending = start({ turn: 11 }).do({ type: 'offerEnd', seat: 'first' })
    const [waits] = spitfire.check(pending.state, { type: 'closeAltitude', seat: 'first' })
    expect(refusalOf<Spitfire>(words, waits!, seen(pending))).toBe(
      'First comes an offer to stop: that is up to the Messerschmitts.',
    )
    expect(refusalOf<Spitfire>(words, { rule: 'CORE-OVER', code: 'game-over', facts: {}, message: '' })).toBe(
      coreMessages['game-over'],
    )
  })

  it('SP-9-6 a type that a scenario does not permit is told with those it does', () => {
    const step = spitfire.setup(configOf({ scenario: '9.3', period: 3, types: { first: 'spit1', second: 'bf109e3' } }))
    expect(!step.ok && step.violations.map((one) => refusalOf<Spitfire>(words, one))).toEqual([
      'Scenario 9.3 allows only the Hurricane-I or the D.520 here, not the Spitfire-I.',
    ])
  })
})
