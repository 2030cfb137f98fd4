/** One rule at a time, for rules that the vectors of the catalogue only brush. */
import { expect } from 'vitest'
import { aircraft } from '../../../../src/rulesets/aerial-craps/data/aircraft.js'
import type { Game, Setting } from '../fixture.js'
import { lineOf, vector } from '../fixture.js'

type Begin = (setting: Setting) => Game
const moving = (begin: Begin, brief: object, dice: Setting['dice'] = {}, more: Setting = {}) =>
  begin({ ...more, a: { A: brief }, dice: { 'movement points A': [4], ...dice } })
/** Maneuvering in one hex, with no MPs to leave it. */
const still = { maneuvering: true, speed: 4 } as const

const housekeepingClauses = [
  vector(
    'AC-0.143-4 AC-1.10-1',
    'a turn begins with the whole allotment of the pilot; what was left lapses',
    (begin) => {
      const a = { A: { pilot: 'rookie' }, B: {}, C: { pilot: 'hunter' }, D: { pilot: 'ace' } }
      const game = begin({ a })
      const points = () =>
        game
          .do('beginTurn')
          .told('ppReset')
          .slice(-5, -1)
          .map(({ rule, pp }) => [rule, pp])
      const whole = [2, 4, 5, 7].map((pp) => ['AC-1.10-1', pp])
      expect(points()).toEqual(whole)
      game.until('beginTurn')
      expect(points()).toEqual(whole)
    },
  ),
  vector('AC-1.10-2 AC-0.144-3', 'wounds before rows before smoke, and never below 0', (begin) => {
    const game = begin({ a: { A: { pilot: 'ace', wounds: ['half'], marks: 16, smoke: true } } }).do('beginTurn')
    const { pp, modifiers } = game.told('ppReset')[0]!
    expect(modifiers.map(({ rule, value }) => [rule, value])).toEqual([
      ['AC-0.143-4', 7],
      ['AC-3.22-10', -4],
      ['AC-0.144-3', -1],
      ['AC-3.22-s', -2],
    ])
    expect(pp).toBe(0)
    const none = begin({ a: { A: { wounds: ['all'], smoke: true } } })
      .do('beginTurn')
      .told('ppReset')[0]!
    expect([none.pp, lineOf(none.modifiers, 'AC-1.10-2')]).toEqual([0, 2])
  }),
  vector('AC-0.144-3 AC-0.144-4', 'what a filled row costs, by handling', () => {
    const byHandling = Object.fromEntries(aircraft.map(({ handling, ppRow, mtRow }) => [handling, [ppRow, mtRow]]))
    expect(byHandling).toMatchObject({
      bad: [
        [1, 1, 0, 1],
        [1, 1, 1, 2],
      ],
      average: [
        [0, 1, 0, 1],
        [0, 1, 1, 2],
      ],
      good: [
        [0, 0, 1, 0],
        [0, 1, 1, 1],
      ],
      great: [
        [0, 0, 0, 0],
        [0, 1, 0, 1],
      ],
    })
  }),
  vector('AC-1.10-4', 'a die is adjusted when it is seen, or under the switch before it is rolled', (begin) => {
    const b = { Z: { hex: { q: 0, r: -1 } } }
    const spot = (dice: readonly number[], options = {}) =>
      begin({ b, options, dice: { 'spot A': dice } })
        .until('target', 'A')
        .do('spot', { crew: 'pilot', target: 'Z' })
    expect(spot([6]).question).not.toBe('spotPP')
    const seen = spot([3]).do('spotPP', { pp: 1 }).last('spotRolled')
    expect([seen.spotted, lineOf(seen.modifiers, 'AC-1.10-4')]).toEqual([true, 1])
    const unseen = spot([6], { ppTiming: 'beforeRoll' })
    expect([unseen.question, unseen.told('spotRolled')]).toEqual(['spotPP', []])
  }),
  vector('AC-1.20-3', 'who leaves play is forgotten by all who held it', (begin) => {
    const game = begin({
      a: { A: { pitch: -3, pos: 'down', level: 1, speed: 8 }, B: { hex: { q: 9, r: 0 } } },
      b: { Z: { target: 'A', cv: 2, hex: { q: 0, r: 1 }, level: 3, maneuvering: true } },
      dice: { initiative: [1, 6, 6], 'movement points A': [6] },
    })
    game.do('beginTurn').until('beginTurn')
    expect([game.craft('A').fate, game.craft('Z').target, game.craft('Z').cv]).toEqual(['crashed', null, 0])
    expect(game.told('targetLost').find(({ ac }) => ac === 'Z')).toMatchObject({ rule: 'AC-1.20-3', target: 'A' })
  }),
  vector('AC-1.22-3', 'a target on the tail is three harder to spot, one beside the tail is not', (begin) => {
    const spotted = (q: number, r: number) =>
      begin({ b: { Z: { hex: { q, r } } }, dice: { 'spot A': [6] } })
        .until('target', 'A')
        .do('spot', { crew: 'pilot', target: 'Z' })
        .until('rollInitiative')
        .last('spotRolled')
    expect([spotted(0, 1).total, spotted(-1, 1).total, spotted(1, 0).total]).toEqual([3, 6, 6])
    expect(lineOf(spotted(0, 1).modifiers, 'AC-1.22-3')).toBe(-3)
  }),
  vector('AC-1.30-2', 'a CV belongs to its target: it goes with it, and begins at 0 with the next', (begin) => {
    const b = { Y: { hex: { q: 0, r: -3 } }, Z: { hex: { q: 0, r: -1 }, maneuvering: true } }
    const game = begin({ a: { A: { target: 'Z', cv: 3 } }, b, dice: { 'spot A': [6] } })
    game.until('target', 'A').do('dropTarget', { crew: 'pilot' })
    expect(game.last('cvChanged')).toMatchObject({ rule: 'AC-1.30-2', from: 3, to: 0 })
    game.do('spot', { crew: 'pilot', target: 'Y' })
    expect(game.last('targetLogged')).toMatchObject({ rule: 'AC-1.30-2', target: 'Y', cv: 0 })
  }),
  vector('AC-1.40-1 AC-0.143-1', 'posted initiative is a die and the experience of the pilot', (begin) => {
    const a = { A: { pilot: 'rookie' }, B: {}, C: { pilot: 'ace' } }
    const game = begin({ a, dice: { initiative: [4, 4, 4] } })
      .until('rollInitiative')
      .do('rollInitiative')
    const rolls = game.told('initiativeRolled').slice(0, 3)
    expect(rolls.map(({ rule, total }) => [rule, total])).toEqual([2, 4, 6].map((total) => ['AC-1.40-1', total]))
    expect(rolls.map(({ modifiers }) => lineOf(modifiers, 'AC-0.143-1'))).toEqual([-2, undefined, 2])
  }),
  vector(
    'AC-1.42-1',
    'a close encounter takes one hex, one level, one initiative, a maneuver, and no aim at each other',
    (begin) => {
      const meets = (own: object, other: object, initiative: readonly number[] = [3, 3, 5]) => {
        const a = { A: { maneuvering: true, ...own }, B: { speed: 6, ...other } }
        const game = begin({ a, dice: { initiative } }).until('rollInitiative').do('rollInitiative')
        for (let left = 20; game.question === 'encounterPP' && left > 0; left--) game.dully()
        return game.told('encounterRolled').map(({ rule }) => rule)
      }
      expect(meets({}, {})).toEqual(['AC-1.42-1', 'AC-1.42-1'])
      expect([meets({}, { level: 9 }), meets({}, { hex: { q: 1, r: 0 } }), meets({}, {}, [3, 4, 5])]).toEqual([
        [],
        [],
        [],
      ])
      expect([meets({ maneuvering: false }, {}), meets({ maneuvering: false }, { maneuvering: true }).length]).toEqual([
        [],
        2,
      ])
    },
  ),
  vector('AC-1.50-5', 'a mechanic may still roll for power or drag, once', (begin) => {
    const game = begin({ a: { A: { jammed: ['g1'], speed: 5 } }, dice: { power: [4] } })
    game.until('maintain', 'A').do('unjam', { gun: 'g1', dice: 1 }).until('speed', 'A')
    expect(game.refusal('power', { aim: 1 })).toEqual([])
    expect(game.refusal('drag')).toEqual([])
    expect(game.do('coast').last('passed').rule).toBe('AC-1.50-5')
  }),
  vector('AC-1.53-6', 'the extinguishing dive is tested as usual, and its dice follow the pitch achieved', (begin) => {
    const a = { A: { fire: true, marks: 0 } }
    const doused = (called: readonly number[]) => {
      const game = begin({ a, dice: { 'called A': called, 'severity A': [4], 'movement points A': [4] } })
      game.until('maintain', 'A').do('extinguish', { pitch: -3, dice: 0 }).until('mtDice', 'A')
      return game.do('addDice', { aero: 0, pp: 0 }).until('speed', 'A').last('douseRolled')
    }
    expect(doused([3, 3])).toMatchObject({ rule: 'AC-1.53-6', dice: { length: 3 } })
    expect(doused([1, 3])).toMatchObject({ rule: 'AC-1.53-6', dice: { length: 2 } })
  }),
  vector('AC-CODE-1', 'a start that cannot be is refused', (begin) => {
    expect(() => begin({ a: { A: { cv: 3 } } })).toThrow('AC-CODE-1')
    expect(() => begin({ a: { A: { target: 'A' } } })).toThrow('AC-CODE-1')
    expect(() => begin({ a: { A: { jammed: ['g9'] } } })).toThrow('AC-CODE-1')
    begin({ a: { A: { target: 'Z', cv: 3, jammed: ['g2'] } } })
  }),
]

const movementClauses = [
  vector('AC-2.30-1', 'a move ends when every MP is used', (begin) => {
    const game = moving(begin, { speed: 8, pitch: -1 }).until('speed', 'A')
    expect(game.last('mpAllotted')).toMatchObject({ h: 2, v: 1 })
    expect(game.state.move).toMatchObject({ hLeft: 0, vLeft: 0, hUsed: 2, vUsed: 1 })
    const ended = () => game.told('moveEnded').filter(({ ac }) => ac === 'A')
    expect(ended()).toEqual([])
    game.until('beginTurn')
    expect(ended()).toMatchObject([{ rule: 'AC-2.30-1' }])
  }),
  vector('AC-2.40-1', 'MPs go forward or into maneuvers, in any order', (begin) => {
    const uses = (...orders: readonly (readonly [Parameters<Game['do']>[0], object])[]) => {
      const game = moving(begin, {}, { 'exit facing A': [1] })
      for (const [type, fields] of orders) game.until('useMp', 'A').do(type, { ...fields })
      return game.told('mpUsed').map(({ rule, use, left }) => [rule, use, left])
    }
    expect(uses(['goForward', { turn: 0 }], ['maneuver', { more: 0 }])).toEqual([
      ['AC-2.40-1', 'goForward', 1],
      ['AC-2.40-1', 'maneuver', 0],
    ])
    expect(uses(['maneuver', { more: 0 }], ['exitGoing', {}]).map(([, use]) => use)).toEqual(['maneuver', 'exitGoing'])
  }),
  vector('AC-2.422-1', 'a maneuver may end where it is, facing any way', (begin) => {
    const game = moving(begin, { maneuvering: true }).until('useMp', 'A')
    expect(game.refusal('levelOut', { facing: 6, more: 0 })).toEqual(['AC-2.422-1 out-of-range'])
    game.do('levelOut', { facing: 4, more: 0 }).do('addDice', { aero: 0, pp: 0 })
    expect(game.craft('A')).toMatchObject({ hex: { q: 0, r: 0 }, facing: 4, maneuvering: false })
    expect(game.last('turned').rule).toBe('AC-2.422-1')
  }),
  vector('AC-2.51-1', 'a vertical MP leaves the level, the next arrives in the one below', (begin) => {
    const after = (v: number, die: number, speed: number, pitch: number) => {
      const game = moving(begin, { speed, pitch }, { 'movement points A': [die] })
      for (let left = 60; left > 0 && game.question !== 'speed'; left--) {
        if (game.question === 'ease') game.do('done')
        else game.dully()
      }
      expect(game.last('mpAllotted').v).toBe(v)
      return game.told('levelChanged').map(({ rule, level, pos }) => [rule, level, pos])
    }
    expect(after(1, 4, 6, -1)).toEqual([['AC-2.51-1', 8, 'down']])
    expect(after(2, 4, 6, -3)).toEqual([
      ['AC-2.51-1', 8, 'down'],
      ['AC-2.51-1', 7, 'in'],
    ])
  }),
  vector(
    'AC-2.51-5',
    'forced to level while leaving: in the present level; forced the other way: still leaving',
    (begin) => {
      const dice = { 'called A': [1, 1], 'penalty A': [1], 'severity A': [6, 6, 3], stress: [6, 6], stall: [6] }
      const forced = (pitch: number) => {
        const game = moving(begin, { pitch: 1, pos: 'up', speed: 9, card: 'pfalz3' }, dice).until('useMp', 'A')
        game.do('goForward', { turn: 0 }).until('useMp', 'A')
        expect(game.craft('A')).toMatchObject({ level: 9, pos: 'up' })
        game.do('goForward', { turn: 1 }).do('addDice', { aero: 0, pp: 0 }).do('cancelOnes', { pp: 0 })
        return game.until('excess').do('takeExcess', { pitch }).until('beginTurn')
      }
      const level = forced(1)
      expect(level.craft('A')).toMatchObject({ level: 9, pitch: 0, pos: 'in' })
      expect(level.told('levelChanged').at(-1)).toMatchObject({ rule: 'AC-2.51-5', ac: 'A', level: 9, pos: 'in' })
      for (const [taken, pitch] of [
        [0, 1],
        [2, -1],
      ] as const) {
        const kept = forced(taken)
        expect(kept.craft('A')).toMatchObject({ level: 9, pitch, pos: 'up' })
        expect(kept.told('levelChanged').map(({ rule }) => rule)).not.toContain('AC-2.51-5')
      }
    },
  ),
  vector('AC-2.60-1', 'a turn and a maneuver are tested; straight flight and one step of pitch are not', (begin) => {
    const called = (pitch: number, order: (game: Game) => Game) => {
      const game = moving(begin, {}).until('pitch', 'A').do('declarePitch', { pitch }).until('useMp', 'A')
      return order(game)
        .told('testCalled')
        .map(({ rule }) => rule)
    }
    expect(called(0, (game) => game.do('goForward', { turn: 1 }))).toEqual(['AC-2.60-1'])
    expect(called(0, (game) => game.do('maneuver', { more: 0 }))).toEqual(['AC-2.60-1'])
    expect([called(0, (game) => game.do('goForward', { turn: 0 })), called(-1, (game) => game.dully())]).toEqual([
      [],
      [],
    ])
  }),
  vector('AC-2.611-3', 'at speed 0 the column of speed 1 is used', (begin) => {
    const game = begin({ a: { A: { speed: 0 } }, dice: { 'movement points A': [6] } }).until('useMp', 'A')
    game.do('maneuver', { more: 0 })
    expect(game.told('testCalled')[0]).toMatchObject({ called: -2, modifiers: [{ rule: 'AC-2.611-3', value: -2 }] })
  }),
  vector('AC-0.143-2 AC-0.144-4', 'bad flying adds a die to a test, and so do filled rows', (begin) => {
    const called = (brief: object) => moving(begin, brief).until('useMp', 'A').do('goForward', { turn: 2 })
    const green = called({ pilot: 'rookie' })
    expect(lineOf(green.last('testCalled').modifiers, 'AC-0.143-2')).toBe(1)
    expect(green.state.test).toMatchObject({ risky: 2, penalty: 1 })
    const torn = called({ marks: 22 })
    expect(lineOf(torn.last('testCalled').modifiers, 'AC-0.144-4')).toBe(2)
    expect(torn.state.test).toMatchObject({ risky: 2, penalty: 2 })
  }),
  vector('AC-2.64-2', 'sixes count on dice called for, not on dice that quality adds', (begin) => {
    const gain = (dice: Setting['dice']) =>
      moving(begin, { card: 'spad13', target: 'Z', hex: { q: 0, r: 2 } }, dice, { b: { Z: { maneuvering: true } } })
        .until('useMp', 'A')
        .do('goForward', { turn: 2 })
        .until('speed', 'A')
        .told('testPassed')[0]!
    expect([gain({}), gain({ 'called A': [6] }), gain({ 'penalty A': [6] })].map((one) => one.gain)).toEqual([1, 2, 1])
    expect(lineOf(gain({ 'called A': [6] }).modifiers, 'AC-2.64-2')).toBe(1)
  }),
  vector('AC-2.66-7', 'a failure of 9 forces a stress test, one of 8 does not', (begin) => {
    const stress = (...severity: readonly number[]) =>
      moving(begin, {}, { 'called A': [1, 1], 'severity A': severity, stress: [6, 6] })
        .until('useMp', 'A')
        .do('goForward', { turn: 2 })
        .do('addDice', { aero: 0, pp: 0 })
        .do('cancelOnes', { pp: 0 })
        .until('useMp', 'A')
        .told('stressRolled')
        .map(({ rule }) => rule)
    expect([stress(5, 4), stress(4, 4)]).toEqual([['AC-2.66-7'], []])
  }),
  vector('AC-2.70-95', 'in a stress test that only a failure forces, MT dice over 8 count too', (begin) => {
    const brief = { card: 'spad13', pilot: 'rookie', marks: 28, speed: 6, wounds: ['all'] } as const
    const game = moving(begin, brief, { 'called A': [1, 1], 'severity A': [6, 3], stress: [6, 6] })
    game.until('useMp', 'A').do('maneuver', { more: 3 }).until('excess')
    game.dully()
    expect(game.last('stressRolled')).toMatchObject({ rule: 'AC-2.66-7', total: 12 - 3 - 3 })
    expect(lineOf(game.last('stressRolled').modifiers, 'AC-2.70-95')).toBe(-3)
  }),
]

const speedClauses = [
  vector('AC-2.22-3', 'after the last MP one roll, for power or for drag, or none', (begin) => {
    const game = moving(begin, { speed: 5 }, { power: [4] }).until('speed', 'A')
    expect([game.refusal('power', { aim: 1 }), game.refusal('drag')]).toEqual([[], []])
    expect(game.do('power', { aim: 1 }).question === 'speed' && game.subject === 'A').toBe(false)
    const idle = moving(begin, { speed: 5 }).until('speed', 'A').do('coast')
    expect([idle.told('passed').at(-1)?.rule, idle.craft('A').speed]).toEqual(['AC-2.22-3', 5])
  }),
  vector('AC-2.23-5 AC-2.612-2', 'tests cost speed, and odd dice the power roll', (begin) => {
    const game = moving(begin, { speed: 6 }, { power: [6] })
      .until('useMp', 'A')
      .do('maneuver', { more: 0 })
    game.do('addDice', { aero: 0, pp: 0 }).until('cancelEffect').do('cancelEffect', { effect: 'none' })
    game.until('useMp', 'A').do('maneuver', { more: 0 }).do('addDice', { aero: 0, pp: 0 }).until('cancelEffect')
    game.do('cancelEffect', { effect: 'none' }).until('speed', 'A')
    expect(lineOf(game.last('speedChanged').modifiers, 'AC-2.23-5')).toBe(-2)
    expect(game.craft('A').speed).toBe(4)
    expect(game.do('power', { aim: 1 }).last('powerRolled')).toMatchObject({ total: 4 })
    expect(lineOf(game.last('powerRolled').modifiers, 'AC-2.612-2')).toBe(-2)
  }),
  vector('AC-2.23-6', 'speed is never below 0', (begin) => {
    const slowed = moving(begin, { speed: 2, pitch: 3 }).until('speed', 'A')
    expect(slowed.craft('A').speed).toBe(0)
    expect(lineOf(slowed.last('speedChanged').modifiers, 'AC-2.23-6')).toBe(1)
    expect(moving(begin, { speed: 3, pitch: 3 }).until('speed', 'A').craft('A').speed).toBe(0)
  }),
  vector('AC-0.144-8', 'the power rating is added to the roll', (begin) => {
    const rolled = (card: string) =>
      moving(begin, { card, speed: 5 }, { power: [3] })
        .until('speed', 'A')
        .do('power', { aim: 1 })
        .last('powerRolled')
    expect(['pfalz3', 'albd3', 'd7'].map((card) => rolled(card).total)).toEqual([2, 3, 4])
    expect(lineOf(rolled('d7').modifiers, 'AC-0.144-8')).toBe(1)
  }),
  vector('AC-0.144-6', 'the spin rating is added to a stall roll', (begin) => {
    const rolled = (card: string) =>
      moving(begin, { card, speed: 3 }, { 'stall A': [3] })
        .until('stallPP', 'A')
        .do('stallPP', { pp: 0 })
        .last('stallRolled')
    expect(['camel', 'albd3', 'd7'].map((card) => [rolled(card).total, rolled(card).result])).toEqual([
      [2, 'stalled'],
      [3, 'stalled'],
      [4, 'ok'],
    ])
    expect(lineOf(rolled('d7').modifiers, 'AC-0.144-6')).toBe(1)
  }),
]

const combatClauses = [
  vector('AC-3.11-2', "the Pilot Points' share of the dice, rounded down, cannot jam a gun", (begin) => {
    const fired = (attack: readonly number[], pilot: readonly number[], burst: number) =>
      begin({
        tables: { mp: [99, 99, 99, 99] },
        a: { A: { ...still, target: 'Z', cv: 6 } },
        b: { Z: still },
        dice: { stall: [6, 6, 6, 6], 'attack A': attack, 'pilot attack A': pilot },
      })
        .until('attack', 'A')
        .do('fire', { crew: 'pilot', cv: 6, pp: 3, burst })
    const safe = fired([1, 1], [1, 1, 1], 2)
    expect([safe.last('fired').dice.length, safe.last('fired').pilot.length]).toEqual([6, 3])
    expect(safe.craft('A').guns.map(({ state }) => state)).toEqual(['ok', 'ok'])
    expect(lineOf(safe.last('fired').modifiers, 'AC-3.11-2')).toBe(3)
    expect(fired([1, 1, 1], [], 2).question).toBe('cancelJam')
    const half = fired([], [], 1).last('fired')
    expect([half.dice.length, half.pilot.length]).toEqual([3, 1])
  }),
  vector('AC-10h-3', 'ten points for an enemy lost, one for a row filled on another; more points win', (begin) => {
    const game = begin({
      a: { A: { pitch: -3, pos: 'down', level: 1, speed: 8 } },
      b: { Z: { hex: { q: 0, r: -20 }, fire: true } },
      dice: { 'movement points A': [6], 'fire Z': [6] },
    }).until('over')
    expect(game.outcome).toEqual({ winner: 'b', rule: 'AC-10h-3', score: { a: 1, b: 10 } })
  }),
]

export const clauseVectors = [...housekeepingClauses, ...movementClauses, ...speedClauses, ...combatClauses]
