import { describe, expect, it } from 'vitest'
import { enumerate, oddsOf, rational } from '../../../src/core/index.js'
import {
  aerialCraps,
  attackOdds,
  mpDistribution,
  pursuers,
  spotChance,
  stallRisk,
  testOdds,
} from '../../../src/rulesets/aerial-craps/index.js'
import type { Action, AerialCraps } from '../../../src/rulesets/aerial-craps/state.js'
import { Game } from './fixture.js'

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

/** Damage dice of the hits would multiply the outcomes: the first throw is enough, and hits without a trade wait. */
function enumerateHits(game: Game) {
  return outcomes(game, { type: 'fire', seat: 'a', crew: 'pilot', cv: 2, pp: 0, burst: 2 })
}
