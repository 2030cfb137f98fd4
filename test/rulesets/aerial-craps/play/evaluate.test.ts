/** What bots are to see in a position: not how much, only which of two is better. */
import { expect, test } from 'vitest'
import { aerialCraps } from '../../../../src/rulesets/aerial-craps/shown.js'
import { type Brief, Game } from '../fixture.js'

const SOUTH = { q: 0, r: 1 }
const FAR = { q: 0, r: 5 }

/** How seat a stands with this aircraft against a lone enemy who faces north. */
const worth = (own: Brief, foe: Brief = {}): number =>
  aerialCraps.evaluate(new Game({ a: { A: own }, b: { Z: foe } }).state, 'a')

test.each<[string, Brief, Brief]>([
  ['a target', { hex: SOUTH, target: 'Z' }, { hex: SOUTH }],
  ['a target ahead', { hex: SOUTH, target: 'Z' }, { hex: SOUTH, target: 'Z', facing: 3 }],
  ['a target near', { hex: SOUTH, target: 'Z' }, { hex: FAR, target: 'Z' }],
  ['Combat Value', { hex: SOUTH, target: 'Z', cv: 4 }, { hex: SOUTH, target: 'Z', cv: 1 }],
  ['the tail', { hex: SOUTH, target: 'Z' }, { hex: { q: 0, r: -1 }, facing: 3, target: 'Z' }],
  [
    'a level at which guns reach',
    { hex: SOUTH, target: 'Z', cv: 4 },
    { hex: SOUTH, target: 'Z', cv: 4, level: 7, pitch: 2 },
  ],
  ['room below', { hex: SOUTH, level: 8 }, { hex: SOUTH, level: 2 }],
  ['speed', { hex: SOUTH, speed: 6 }, { hex: SOUTH, speed: 3 }],
  ['not too much of it', { hex: SOUTH, speed: 7 }, { hex: SOUTH, speed: 9 }],
  ['a whole aircraft', { hex: SOUTH }, { hex: SOUTH, marks: 5 }],
])('%s is worth having', (_what, better, worse) => {
  expect(worth(better)).toBeGreaterThan(worth(worse))
})

const engaged = (dice: Readonly<Record<string, readonly number[]>>): Game =>
  new Game({
    a: { A: { speed: 5, target: 'Z', cv: 6, pilot: 'rookie' } },
    b: { Z: { speed: 5, target: 'A', cv: 6 } },
    dice,
  })

test('hits count before they are resolved', () => {
  const fired = (face: number): number => {
    const game = engaged({ attack: [face, face, face] }).until('attack', 'A')
    game.do('fire', { crew: 'pilot', cv: 3, pp: 0, burst: 2 })
    expect(game.question).toBe('attack')
    return aerialCraps.evaluate(game.state, 'a')
  }
  expect(fired(6)).toBeGreaterThan(fired(3))
})

test('a maneuver that wings may not stand is seen before its dice fall', () => {
  const called = (more: number): number => {
    const game = engaged({}).until('useMp', 'A').do('maneuver', { more })
    expect(game.question).toBe('mtDice')
    return aerialCraps.evaluate(game.state, 'a')
  }
  expect(called(12)).toBeLessThan(called(1))
})

test('a climb that ends in a stall is seen when it is declared', () => {
  const declared = (pitch: number): number => {
    const game = engaged({}).until('pitch', 'A').do('declarePitch', { pitch })
    expect(game.state.move?.pitch).toBe(pitch)
    return aerialCraps.evaluate(game.state, 'a')
  }
  expect(declared(3)).toBeLessThan(declared(0))
})
