import { describe, expect, it } from 'vitest'
import { enumerate, meanOf, ONE, oddsOf, plus, type Rational, rational, times } from '../../../../src/core/index.js'
import {
  aerialCraps,
  attackOdds,
  calledDice,
  cvLedger,
  damageSheet,
  encounterRisk,
  endSpeedForecast,
  lossChance,
  mpDistribution,
  orderPreview,
  positionBonus,
  pursuers,
  speedStressRisk,
  spotChance,
  stallRisk,
  testOdds,
  testStressRisk,
  why,
} from '../../../../src/rulesets/aerial-craps/shown.js'
import type { Action, AerialCraps } from '../../../../src/rulesets/aerial-craps/state/state.js'
import { Game } from '../fixture.js'

const outcomes = (game: Game, action: object) => {
  const found = enumerate(aerialCraps, game.state, action as Action)
  if (!found.ok) throw new Error(JSON.stringify(found.violations))
  return found.outcomes
}
const told = (events: readonly AerialCraps['Event'][] | readonly { type: string }[], type: string) =>
  events.find((event) => event.type === type)

describe('odds, against every outcome of the rules themselves', () => {
  it('AC-2.66-1 passing a movement test', () => {
    const game = new Game({ a: { A: {} }, dice: { 'movement points A': [4] } })
      .until('useMp', 'A')
      .do('goForward', { turn: 2 })
    const all = outcomes(game, { type: 'addDice', seat: 'a', aero: 1, pp: 0 })
    const pass = oddsOf(all, ({ events }) => (told(events, 'testRolled') as { ones?: number } | undefined)?.ones === 0)
    expect(testOdds(game.state, 'A', 2, 1).pass).toEqual(pass)
    expect(pass).toEqual(rational(125, 216))
  })

  it('AC-3.20-1 hits and jams of an attack', () => {
    const still = { maneuvering: true, speed: 4 }
    const setting = {
      tables: { mp: [99] },
      a: { A: { ...still, target: 'Z', cv: 4 } },
      b: { Z: still },
      dice: { stall: [6, 6] },
    }
    const game = new Game(setting).until('attack', 'A')
    const odds = attackOdds(game.state, 'A', 'Z', { cv: 2, burst: 2 })!
    expect(odds.dice).toBe(2)
    const none = oddsOf(
      enumerateHits(game),
      ({ events }) => (told(events, 'fired') as { hits?: number } | undefined)?.hits === 0,
    )
    expect(odds.hits[0]).toEqual(none)
  })

  it('AC-1.22-1 spotting', () => {
    const game = new Game({ b: { Z: { hex: { q: 0, r: -2 } } } }).until('target', 'A')
    expect(spotChance(game.state, 'A', 'Z')).toEqual(rational(3, 6))
    expect(spotChance(game.state, 'A', 'Z', 2)).toEqual(rational(5, 6))
  })

  it('AC-2.31-1 movement points, AC-2.80-2 stalls, AC-2.65-1 pursuers', () => {
    const game = new Game({ a: { A: { speed: 3 } }, b: { Z: { target: 'A', hex: { q: 0, r: -2 }, facing: 3 } } })
    expect(mpDistribution(game.state, 'A', 0).map(({ h }) => h)).toEqual([1, 1, 1, 1, 1, 1])
    expect(stallRisk(game.state, 'A').spinning).toEqual(rational(1, 6))
    expect(pursuers(game.state, 'A')).toEqual(['Z'])
  })
})

/** A pilot without a Pilot Point is asked nothing: dice fall to the end. */
const DAZED = { wounds: ['all'] } as const
type Seen = ReturnType<typeof outcomes>[number]
const has = (type: string, facts: object) => (one: Seen) =>
  one.events.some((event) => event.type === type && Object.entries(facts).every(([k, v]) => event[k as never] === v))
const all = (parts: readonly Rational[]): Rational => parts.reduce(plus)

describe('risks, against every outcome of the rules themselves', () => {
  it('AC-2.64-1 AC-2.66-2 the gain of a pass and the rows of the failure table', () => {
    const game = new Game({ a: { A: { ...DAZED, card: 'spad13' } }, dice: { 'movement points A': [4] } })
    game.until('useMp', 'A').do('goForward', { turn: 2 })
    const odds = testOdds(game.state, 'A', 2)
    const seen = outcomes(game, { type: 'addDice', seat: 'a', aero: 0, pp: 0 })
    const severity = ({ events }: Seen) => (told(events, 'testFailed') as { sum?: number } | undefined)?.sum ?? 0
    expect(odds.pass).toEqual(oddsOf(seen, (one) => severity(one) === 0))
    expect(odds.rows[0]).toEqual(oddsOf(seen, (one) => severity(one) >= 1 && severity(one) <= 5))
    expect(odds.rows[2]).toEqual(oddsOf(seen, (one) => severity(one) >= 9 && severity(one) <= 10))
    expect([odds.risky, all([odds.pass, ...odds.rows])]).toEqual([3, ONE])
  })

  it('AC-2.66-1 with a one cancelled, a six still counts', () => {
    const game = new Game({ a: { A: {} }, dice: { 'movement points A': [4] } })
      .until('useMp', 'A')
      .do('goForward', { turn: 2 })
    const seen = outcomes(game, { type: 'addDice', seat: 'a', aero: 0, pp: 0 })
    const rolled = ({ events }: Seen) => told(events, 'testRolled') as unknown as { ones: number; sixes: number }
    const odds = testOdds(game.state, 'A', 2, 0, 0, 1)
    expect(odds.pass).toEqual(oddsOf(seen, (one) => rolled(one).ones <= 1))
    const sixes = meanOf(seen, (one) => (rolled(one).ones <= 1 ? rolled(one).sixes : 0))
    expect(times(odds.gain, odds.pass)).toEqual(plus(odds.pass, sixes))
    expect(odds.rows[0]).toEqual(times(rational(1, 36), rational(5, 6)))
  })

  it('AC-1.21-1 losing a target behind', () => {
    const behind = (r: number, facing: 0 | 3) =>
      new Game({ a: { A: { ...DAZED, target: 'Z', facing } }, b: { Z: { ...DAZED, hex: { q: 0, r } } } })
    const game = behind(2, 0)
    const seen = outcomes(game, { type: 'beginTurn', seat: 'referee' })
    expect(lossChance(game.state, 'A')).toEqual(oddsOf(seen, has('lossChecked', { kept: false })))
    expect([lossChance(game.state, 'A'), lossChance(game.state, 'A', 2)]).toEqual([rational(5, 6), rational(1, 2)])
    expect(lossChance(behind(2, 3).state, 'A')).toEqual(rational(0))
  })

  it('AC-1.24-3 losing a leader that has turned away, or is behind', () => {
    const following = (facing: 0 | 1, r: number) =>
      new Game({
        a: { A: { ...DAZED, hex: { q: 0, r }, facing }, B: { ...DAZED, target: 'A' } },
        b: { Z: { ...DAZED, hex: { q: 0, r: -9 } } },
      })
    for (const game of [following(0, -1), following(1, -1), following(0, 1)]) {
      const seen = outcomes(game, { type: 'beginTurn', seat: 'referee' })
      expect(lossChance(game.state, 'B')).toEqual(oddsOf(seen, has('targetLost', { ac: 'B' })))
    }
    expect(lossChance(following(1, -1).state, 'B')).toEqual(ONE)
  })

  it('AC-3.20-3 criticals of an attack', () => {
    const still = { maneuvering: true, speed: 4 }
    const game = new Game({
      tables: { mp: [99] },
      a: { A: { ...still, ...DAZED, target: 'Z', cv: 2 } },
      b: { Z: { ...still, ...DAZED } },
      dice: { stall: [6, 6] },
    }).until('attack', 'A')
    const seen = outcomes(game, { type: 'fire', seat: 'a', crew: 'pilot', cv: 2, pp: 0, burst: 1 })
    const odds = attackOdds(game.state, 'A', 'Z', { cv: 2, burst: 1 })!
    expect(odds.dice).toBe(1)
    expect(odds.critical).toEqual(oddsOf(seen, ({ events }) => told(events, 'criticalRolled') !== undefined))
  })

  it('AC-2.20-1 the speed at the end, with power, drag and forced drag', () => {
    const game = new Game({ a: { A: { speed: 6 } } }).until('speed', 'A')
    const expectSame = (choice: Parameters<typeof endSpeedForecast>[1], action: object) => {
      const seen = outcomes(game, { seat: 'a', ...action })
      for (const { speed, chance } of endSpeedForecast(game.state, choice)) {
        expect(chance).toEqual(oddsOf(seen, ({ state }) => state.aircraft.A!.speed === speed))
      }
    }
    expectSame({ do: 'power', aim: 1 }, { type: 'power', aim: 1 })
    expectSame({ do: 'coast' }, { type: 'coast' })
    expectSame({ do: 'drag' }, { type: 'drag' })
    const hit = new Game({ a: { A: { speed: 6, card: 'camel', enginePower: -1 } } }).until('speed', 'A')
    const lost = outcomes(hit, { type: 'drag', seat: 'a' })
    for (const { speed, chance } of endSpeedForecast(hit.state, { do: 'drag', take: 1 })) {
      expect(chance).toEqual(oddsOf(lost, ({ state }) => state.aircraft.A!.speed === speed))
    }
    const fast = new Game({ a: { A: { speed: 9 } } }).until('speed', 'A')
    expect(endSpeedForecast(fast.state, { do: 'coast' })).toEqual([
      { speed: 8, chance: rational(2, 3) },
      { speed: 9, chance: rational(1, 3) },
    ])
  })

  it('AC-2.82-2 a spinning aircraft keeps its speed, whatever its engine', () => {
    const a = { A: { condition: 'spinning', pitch: -2, engine: 'destroyed' } } as const
    const game = new Game({ a }).until('recover', 'A')
    expect(endSpeedForecast(game.state, { do: 'coast' })).toEqual([{ speed: 6, chance: ONE }])
  })

  it('AC-2.70-1 stress of a test and of a speed', () => {
    const setting = { a: { A: { ...DAZED, marks: 8 } }, tables: { mtLevel: [1, 1, 1] as const } }
    const game = new Game({ ...setting, dice: { 'movement points A': [4] } }).until('useMp', 'A')
    game.do('goForward', { turn: 1 })
    const seen = outcomes(game, { type: 'addDice', seat: 'a', aero: 0, pp: 0 })
    const passed = ({ events }: Seen) => told(events, 'testFailed') === undefined
    const risk = testStressRisk(game.state, 'A', 1)
    const shown = (rows: number) => oddsOf(seen, (one) => passed(one) && has('stressRolled', { rows })(one))
    expect(times(testOdds(game.state, 'A', 1).pass, risk.oneRow)).toEqual(shown(1))
    expect(times(testOdds(game.state, 'A', 1).pass, risk.twoRows)).toEqual(shown(2))
    const dive = new Game({ a: { A: { ...DAZED, speed: 11, pitch: -1 } } }).until('speed', 'A')
    const coasted = outcomes(dive, { type: 'coast', seat: 'a' })
    const { speed } = dive.craft('A')
    expect(speedStressRisk(dive.state, 'A', speed).oneRow).toEqual(oddsOf(coasted, has('stressRolled', { rows: 1 })))
    expect(speedStressRisk(dive.state, 'A', 3).none).toEqual(ONE)
  })

  it('AC-1.421-1 the rating of a close encounter', () => {
    const setting = {
      a: { A: { ...DAZED, maneuvering: true, mtLevel: 2, speed: 8 }, B: { ...DAZED, speed: 6 } },
      b: { Z: { ...DAZED, hex: { q: 0, r: -9 }, level: 3 } },
    }
    const game = new Game(setting).until('rollInitiative')
    const seen = outcomes(game, { type: 'rollInitiative', seat: 'referee' })
    const risk = encounterRisk(game.state, 'A', 'B')
    expect(all(risk)).toEqual(ONE)
    for (const [rating, chance] of risk.entries()) {
      expect(times(rational(1, 6), chance)).toEqual(oddsOf(seen, has('encounterRated', { rating })))
    }
  })
})

describe('what a player would keep on paper', () => {
  it('AC-3.21-1 the damage sheet', () => {
    const { state } = new Game({ a: { A: { marks: 10 } } })
    expect(damageSheet(state, 'A')).toMatchObject({ pass: 1, filled: 1, maxDive: 9, stressTrigger: 3, pp: 0, mt: 0 })
    expect(damageSheet(state, 'A').rows[1]).toMatchObject({ boxes: 8, marked: 2, full: false, pp: 1, mt: 1 })
  })

  it('AC-1.32-1 AC-1.31-1 the CV ledger', () => {
    const b = { Y: { hex: { q: 0, r: -1 }, target: 'A', cv: 1 }, Z: { hex: { q: 0, r: -1 } } }
    const { state } = new Game({ a: { A: { target: 'Z', cv: 2 } }, b })
    expect(positionBonus(state, 'A', 'Z')).toBe(3)
    expect(cvLedger(state, 'A')).toEqual({
      ...{ target: 'Z', cv: 2, linked: false, position: 3, carried: true, observer: null },
      pursuers: [{ ac: 'Y', cv: 1, loses: 'quarter' }],
    })
    expect(cvLedger(state, 'Y')).toMatchObject({ position: 0, carried: false, pursuers: [] })
  })

  it('AC-2.10-1 AC-1.41-3 the order to come, as it then is', () => {
    const setting = {
      a: { A: { target: 'Z', cv: 3, hex: { q: 0, r: 1 } }, B: { hex: { q: 5, r: 0 }, speed: 5 } },
      b: { Z: { hex: { q: 0, r: 0 } } },
      dice: { initiative: [4, 1, 2] },
    }
    const game = new Game(setting)
    expect(orderPreview(game.state)).toEqual([])
    game.until('addCv', 'A')
    const follows = [
      { ac: 'Z', follows: null },
      { ac: 'A', follows: 'Z' },
    ]
    expect(orderPreview(game.state)).toMatchObject([{ ac: 'B', follows: null, tied: false }, ...follows])
    game.until('pitch')
    expect(game.last('orderSet').order).toEqual(['B', 'Z', 'A'])
    const even = new Game({ a: { A: {}, B: {} }, dice: { initiative: [3, 3, 1] } }).until('useMp')
    expect(orderPreview(even.state).filter(({ tied }) => tied)).toHaveLength(even.subject === 'Z' ? 2 : 0)
  })

  it('AC-2.611-1 AC-2.611-5 what is called for, and the rule of an order', () => {
    const { state } = new Game({ a: { A: { pitch: -3 } } })
    expect(calledDice(state, 'A', { turn: 2 })).toBe(2)
    expect(calledDice(state, 'A', { more: 1 })).toBe(4)
    expect(calledDice(state, 'A', { turn: 2, pitch: 0 })).toBe(6)
    expect(calledDice(state, 'A', { pitch: -2 })).toBe(1)
    expect([calledDice(state, 'A', {}), calledDice(state, 'A', { pitch: 1 })]).toEqual([null, 'impossible'])
    expect(why({ type: 'fire' })).toBe('AC-3.10-3')
  })
})

/** Damage dice of the hits would multiply the outcomes: the first throw is enough, and hits without a trade wait. */
function enumerateHits(game: Game) {
  return outcomes(game, { type: 'fire', seat: 'a', crew: 'pilot', cv: 2, pp: 0, burst: 2 })
}
