/** Rules at their edges: failed reversals, what followers copy, observers, the end of a side. */
import { expect } from 'vitest'
import type { FrameKind } from '../../../../src/rulesets/aerial-craps/state/state.js'
import type { Game, Setting } from '../fixture.js'
import { vector } from '../fixture.js'

type Begin = (setting: Setting) => Game

/** Dull answers until one of these questions; all that was asked on the way. */
function asking(game: Game, ...kinds: readonly FrameKind[]): readonly FrameKind[] {
  const asked: FrameKind[] = []
  for (let left = 60; left > 0 && !kinds.includes(game.question!); left--) {
    asked.push(game.question!)
    game.dully()
  }
  return [...asked, game.question!]
}

const levelEdges = [
  vector('AC-2.511-2', 'leaving is given up only if the test of the opposite pitch is passed', (begin) => {
    const reversed = (...called: readonly number[]) => {
      const game = begin({
        a: { A: { pitch: 2, pos: 'up', speed: 3 } },
        dice: { 'movement points A': [1], 'called A': called, 'severity A': [2] },
      })
      game.until('pitch', 'A').do('declarePitch', { pitch: -2 }).until('mtDice', 'A')
      const end = asking(game, 'becomeIn', 'speed').at(-1)
      return [end, game.state.move!.v, game.craft('A').pitch, game.craft('A').pos]
    }
    expect(reversed(3)).toEqual(['becomeIn', 0, -2, 'up'])
    expect(reversed(1)).toEqual(['speed', 0, -1, 'up'])
  }),
  vector('AC-2.511-2 AC-2.51-5', 'a pitch that excess forces the other way is no way back into the level', (begin) => {
    const game = begin({
      a: { A: { pitch: 1, pos: 'up', speed: 4, card: 'f2b', marks: 34 } },
      dice: { 'movement points A': [1], 'penalty A': [1, 1, 1], 'severity A': [6, 6, 4], stress: [6, 6] },
    })
    game.until('useMp', 'A').do('goForward', { turn: 1 }).until('excess').do('takeExcess', { pitch: 2 })
    expect(asking(game, 'speed')).not.toContain('becomeIn')
    expect(game.craft('A')).toMatchObject({ pitch: -1, pos: 'up', level: 8 })
  }),
  vector(
    'AC-2.511-3 AC-2.50-2',
    'level flight declared while leaving never changes the pitch beyond the table',
    (begin) => {
      const stopped = (pitch: number) => {
        const game = begin({ a: { A: { pitch, pos: 'up', speed: 4 } }, dice: { 'movement points A': [1] } })
        game.until('pitch', 'A').do('declarePitch', { pitch: 0 }).until('speed', 'A')
        return [game.craft('A').pitch, game.told('testCalled').length]
      }
      expect([stopped(1), stopped(-1)]).toEqual([
        [1, 0],
        [1, 1],
      ])
      expect(stopped(-3)).toEqual([-3, 0])
    },
  ),
  vector('AC-2.312-2 AC-2.511-1', 'the MP roll is told with the lines of the transit that is finished', (begin) => {
    const game = begin({ a: { A: { pitch: 1, pos: 'up', card: 'd7' } }, dice: { 'movement points A': [2] } })
    game.until('pitch', 'A').do('declarePitch', { pitch: 0 }).until('speed', 'A')
    const { v, modifiers } = game.told('mpAllotted').find(({ ac }) => ac === 'A')!
    expect(modifiers.map(({ rule, value }) => [rule, value])).toEqual([
      ['AC-2.20-1', 6],
      ['AC-2.31-1', 2],
      ['AC-2.312-2', -3],
      ['AC-0.144-8', 2],
    ])
    expect(v).toBe(1)
  }),
]

const crewEdges = [
  vector('AC-A2-7 AC-1.31-1', 'a target that an observer has just spotted is lost from the next turn on', (begin) => {
    const game = begin({
      a: { A: { card: 'f2b' } },
      b: { Z: { hex: { q: 0, r: -4 } } },
      tables: { mp: [99, 99, 99, 99] },
      dice: { 'spot A': [6] },
    })
    game.until('target', 'A').do('spot', { crew: 'observer', target: 'Z' }).until('rollInitiative')
    expect(game.craft('A').observer).toMatchObject({ target: 'Z', cv: 1 })
    game.until('beginTurn').until('rollInitiative')
    expect(game.craft('A').observer).toMatchObject({ target: null, cv: 0 })
    expect(game.last('targetLost').rule).toBe('AC-A2-7')
  }),
  vector('AC-2.64-4 AC-A2-5', 'CV may be bought against an observer, though no pilot pursues', (begin) => {
    const asked = (observer?: { target: string; cv: number }) => {
      const b = { Z: { card: 'f2b', maneuvering: true, ...(observer && { observer }) } }
      const game = begin({ a: { A: { speed: 8, maneuvering: true } }, b, dice: { initiative: [1, 6] } })
      game.until('useMp', 'A').do('maneuver', { more: 0 }).do('addDice', { aero: 0, pp: 0 })
      if (game.question === 'buyCv') game.do('buyCv', { cv: 1 }).until('useMp', 'A')
      return [game.craft('A').pp, game.craft('Z').observer!.cv]
    }
    expect(asked({ target: 'A', cv: 5 })).toEqual([2, 5 - 2])
    expect(asked()).toEqual([4, 0])
  }),
  vector('AC-A2-6 AC-3.10-3', 'an observer may use a fraction of his CV, a pilot whole points', (begin) => {
    const still = { maneuvering: true, speed: 4 } as const
    const game = begin({
      tables: { mp: [99, 99, 99, 99] },
      a: { A: { ...still, card: 'f2b', target: 'Z', cv: 3, observer: { target: 'Z', cv: 2.5 } } },
      b: { Z: still },
      dice: { stall: [6, 6, 6] },
    }).until('attack', 'A')
    const fire = (crew: string, cv: number, burst = 3) => game.refusal('fire', { crew, cv, pp: 0, burst })
    expect([fire('observer', 1.5), fire('observer', 2.5), fire('observer', 2.75)]).toEqual([
      [],
      [],
      ['AC-3.10-3 not-enough-cv'],
    ])
    expect([fire('pilot', 2), fire('pilot', 1.5)]).toEqual([[], ['AC-3.10-3 not-enough-cv']])
    game.do('fire', { crew: 'observer', cv: 1.5, pp: 0, burst: 3 })
    expect(game.last('fired').dice).toHaveLength(2)
    expect(game.until('beginTurn').craft('A').observer!.cv).toBe(1)
  }),
]

/** Two friends in formation, of whom B follows A. */
const formation = (begin: Begin, dice: Setting['dice'] = {}, more: Setting = {}) =>
  begin({
    ...more,
    a: { A: { speed: 9 }, B: { hex: { q: 0, r: 1 }, speed: 9 } },
    dice: { 'spot B': [6], 'movement points A': [5], ...dice },
  })
    .until('target', 'B')
    .do('spotLeader', { target: 'A' })
    .until('useMp', 'A')

const orderEdges = [
  vector('AC-1.24-3', 'a follower maneuvers as long as its leader does, and is free when it exits', (begin) => {
    const uses = (game: Game) => [...new Set(game.legal.map(({ type }) => type))]
    const both = formation(begin).do('maneuver', { more: 0 }).until('useMp', 'A').do('maneuver', { more: 0 })
    expect(uses(both.until('useMp', 'B'))).toEqual(['maneuver'])
    expect(uses(both.do('maneuver', { more: 0 }).until('useMp', 'B'))).toEqual(['maneuver'])
    expect(both.refusal('exitGoing')).toEqual(['AC-1.24-2 follow-leader'])
    const left = formation(begin).do('maneuver', { more: 0 }).until('useMp', 'A').do('exitGoing').until('useMp', 'B')
    expect(uses(left)).toEqual(['maneuver'])
    expect(uses(left.do('maneuver', { more: 0 }).until('useMp', 'B'))).toContain('exitGoing')
  }),
  vector(
    'AC-2.66-3 AC-2.66-4 AC-2.612-3',
    'excess and effects are settled before a failed maneuver flies off',
    (begin) => {
      const game = begin({
        a: { A: { card: 'pfalz3', pilot: 'ace' } },
        dice: { 'movement points A': [4], 'called A': [1], 'penalty A': [1], 'severity A': [6, 5], stress: [6, 6] },
      })
      game.until('useMp', 'A').do('maneuver', { more: 0 }).until('cancelOnes').do('cancelOnes', { pp: 0 })
      const asked = [game.question]
      expect(game.told('facingRolled')).toEqual([])
      for (let left = 9; left > 0 && game.question !== 'useMp'; left--) asked.push(game.dully().question)
      expect(asked).toEqual(['excess', 'cancelEffect', 'failFacing', 'useMp'])
    },
  ),
  vector('AC-10h-4', 'the game ends with the last aircraft of a side, before any maintenance', (begin) => {
    const game = begin({
      a: { A: { fire: true } },
      b: { Z: { hex: { q: 0, r: -20 }, jammed: ['g1'] } },
      dice: { 'fire A': [6, 6, 6, 6, 6] },
    })
    for (let left = 300; left > 0 && game.craft('A').fate === 'flying'; left--) game.dully()
    expect([game.last('aircraftLost').rule, game.state.phase]).toEqual(['AC-1.53-2', 'over'])
    expect(game.outcome).toMatchObject({ winner: 'b' })
  }),
]

export const edgeVectors = [...levelEdges, ...crewEdges, ...orderEdges]
