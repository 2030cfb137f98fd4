/** Vectors of the movement phase, played. */
import { expect } from 'vitest'
import { minSpeedOf } from '../../../../src/rulesets/aerial-craps/aircraft/fate.js'
import type { Game, Setting } from '../fixture.js'
import { vector } from '../fixture.js'

type Begin = (setting: Setting) => Game
const mps = (begin: Begin, brief: object, pitch: number, die: number, pp = 0) => {
  const game = begin({ a: { A: brief }, dice: { 'movement points A': [die] } })
  game.until('pitch', 'A').do('declarePitch', { pitch })
  if (game.question === 'mpAdjust') game.do('mpAdjust', { pp, cv: 'none' })
  const { h, v } = game.last('mpAllotted')
  return [h, v]
}
const test = (begin: Begin, brief: object, setting: Setting, order: (game: Game) => Game) =>
  order(
    begin({ ...setting, a: { A: brief, ...setting.a }, dice: { 'movement points A': [4], ...setting.dice } }).until(
      'useMp',
      'A',
    ),
  )

export const movementVectors = [
  vector('B1 AC-2.312-2', 'speed 6, die 4, shallow dive: two horizontal and one vertical', (begin) => {
    expect(mps(begin, { speed: 6 }, -1, 4)).toEqual([2, 1])
  }),
  vector(
    'D1 D2 D3 D4 D6 D7 AC-2.312-1 AC-2.312-2 AC-2.311-1',
    'movement points by speed, die, pitch, climb rating and PP',
    (begin) => {
      expect([mps(begin, {}, 0, 3), mps(begin, {}, 0, 4)]).toEqual([
        [1, 0],
        [2, 0],
      ])
      expect(mps(begin, { pitch: -2 }, -2, 4)).toEqual([1, 1])
      expect(mps(begin, { pitch: -3 }, -3, 4)).toEqual([1, 2])
      expect(mps(begin, { card: 'd7', speed: 7, pitch: 2 }, 2, 3)).toEqual([1, 2])
      expect([mps(begin, { speed: 2 }, 0, 1), mps(begin, { speed: 16 }, 0, 6)]).toEqual([
        [0, 0],
        [4, 0],
      ])
      expect(mps(begin, {}, 0, 4, 1)).toEqual([1, 0])
    },
  ),
  vector('D8 AC-2.311-2', 'half the CV on a target that has moved goes on the MP roll', (begin) => {
    const setting = {
      a: { A: { target: 'Z', cv: 5, hex: { q: 0, r: 1 } } },
      b: { Z: { maneuvering: true, hex: { q: 0, r: 0 } } },
    }
    const game = begin({ ...setting, dice: { initiative: [6, 1], 'movement points A': [1] } })
    game.until('mpAdjust', 'A').do('mpAdjust', { pp: 0, cv: 'add' })
    expect(game.last('mpAllotted').h).toBe(2)
    const early = begin({ ...setting, dice: { initiative: [1, 6] } }).until('mpAdjust', 'A')
    expect(early.refusal('mpAdjust', { pp: 0, cv: 'add' })).toEqual(['AC-2.311-2 no-cv'])
    expect(early.refusal('mpAdjust', { pp: 9, cv: 'none' })).toEqual(['AC-1.10-5 too-few-pp'])
  }),
  vector('AC-2.50-1 AC-2.50-2', 'a pitch without a row cannot be declared', (begin) => {
    const game = begin({ a: { A: { pitch: -3 } } }).until('pitch', 'A')
    expect(game.refusal('declarePitch', { pitch: 1 })).toEqual(['AC-2.50-2 no-row'])
    expect(game.refusal('declarePitch', { pitch: 0, first: 'maneuver' })).toEqual(['AC-2.32 no-intent'])
  }),
  vector(
    'AC-2.41-1 AC-2.41-2 AC-2.42-1 AC-2.611-4',
    'a maneuvering aircraft has no facing to go by; one that goes cannot exit',
    (begin) => {
      const going = test(begin, {}, {}, (game) => game)
      expect(going.refusal('exitGoing')).toEqual(['AC-2.42-1 not-maneuvering'])
      expect(going.refusal('goForward', { turn: 4 })).toEqual(['AC-2.41-1 out-of-range'])
      expect(going.refusal('maneuver', { more: 13 })).toEqual(['AC-2.611-4 too-many-dice'])
      const turning = test(begin, { maneuvering: true }, {}, (game) => game)
      expect(turning.refusal('goForward', { turn: 0 })).toEqual(['AC-2.41-2 not-going'])
      const one = begin({ a: { A: { maneuvering: true } }, dice: { 'movement points A': [1] } }).until('useMp', 'A')
      expect(one.refusal('exitManeuver', { mp: 2, more: 0 })).toEqual(['AC-2.421-3 too-few-mps'])
      const fast = test(begin, { speed: 10 }, {}, (game) => game)
      expect(fast.refusal('goForward', { turn: 3 })).toEqual(['AC-2.611-1 turn-impossible'])
    },
  ),
  vector('AC-2.611-2', 'over speed 10 the table goes on', (begin) => {
    const game = test(begin, { speed: 12, card: 'd7' }, {}, (it) => it.do('goForward', { turn: 1 }))
    expect(game.last('testCalled')).toMatchObject({ called: 7, level: 3 })
    expect(game.last('testCalled').modifiers[0]).toMatchObject({ rule: 'AC-2.611-2' })
  }),
  vector(
    'D10 AC-2.70-1 AC-2.612-1',
    'a maneuver at speed 8 is of level 3: stress, speed −3, power −1, minimum +3',
    (begin) => {
      const game = test(begin, { speed: 8, card: 'albd3' }, { dice: { stress: [3, 3] } }, (it) =>
        it.do('maneuver', { more: 0 }),
      )
      game.until('useMp', 'A')
      expect([game.state.move!.loss, game.state.move!.powerPenalty, game.craft('A').mtLevel]).toEqual([3, 1, 3])
      expect(minSpeedOf(game.state, 'A')).toBe(3 + 3)
      expect(game.last('stressRolled')).toMatchObject({ rule: 'AC-2.70-1', total: 6, rows: 0 })
    },
  ),
  vector(
    'D14 AC-2.62-1 AC-2.63-1',
    'C 3 with aerobatics +1: four dice at most, and with two of them five PP dice',
    (begin) => {
      const game = test(begin, { card: 'n17', pilot: 'ace' }, {}, (it) => it.do('maneuver', { more: 0 }))
      expect(game.question).toBe('mtDice')
      expect(game.refusal('addDice', { aero: 5, pp: 0 })).toEqual(['AC-2.62-1 out-of-range'])
      expect(game.refusal('addDice', { aero: 2, pp: 6 })).toEqual(['AC-2.63-1 out-of-range'])
      expect(game.refusal('addDice', { aero: 2, pp: 5 })).toEqual([])
    },
  ),
  vector('D16 AC-0.143-2', 'C 3 with good flying: three dice, one of them free', (begin) => {
    const game = test(begin, { pilot: 'hunter' }, {}, (it) => it.do('maneuver', { more: 0 }))
    expect(game.state.test).toMatchObject({ risky: 2, free: 1, penalty: 0 })
  }),
  vector('D17 AC-2.64-5 AC-0.144-2', 'C 1 and a bonus of −1: no dice, level 1, no gain, power −1', (begin) => {
    const game = test(begin, { card: 'camel' }, {}, (it) => it.do('goForward', { turn: 1 })).until('useMp', 'A')
    expect(game.last('testRolled').called).toHaveLength(0)
    expect([game.last('testPassed').gain, game.craft('A').mtLevel, game.state.move!.powerPenalty]).toEqual([0, 1, 1])
    const none = test(begin, { card: 'camel', speed: 4 }, {}, (it) => it.do('goForward', { turn: 1 })).until(
      'speed',
      'A',
    )
    expect(none.last('testPassed').rule).toBe('AC-2.64-5')
  }),
  vector('D19 AC-2.65-1 AC-1.23-1', 'a gain costs pursuers all, a quarter or half of it', (begin) => {
    const b = {
      Y: { target: 'A', cv: 9, hex: { q: 0, r: 1 }, maneuvering: true },
      Z: { target: 'A', cv: 9, hex: { q: 0, r: 1 }, maneuvering: true },
    }
    const cvs = (brief: object) => {
      const game = test(
        begin,
        { pilot: 'ace', ...brief },
        {
          b,
          dice: {
            initiative: [1, 6, 6],
            'loss check': [6],
            'aerobatic A': [3],
            'skill A': [6, 6],
            'called A': [3],
            'pilot A': [2, 2, 2, 2],
          },
        },
        (it) => it.do('maneuver', { more: 0 }),
      )
      const before = [game.craft('Y').cv, game.craft('Z').cv]
      game.do('addDice', { aero: 1, pp: 2 }).until('useMp', 'A')
      return [game.last('testPassed').gain, game.craft('Y').cv - before[0]!, game.craft('Z').cv - before[1]!]
    }
    expect(cvs({})).toEqual([5, -2, -2])
    expect(cvs({ target: 'Y' })).toEqual([5, -5, -1])
  }),
  vector(
    'D20 AC-2.66-1 AC-2.66-2',
    'one of two ones is cancelled; severity 6: one hexside less, speed −1 besides the loss of the test',
    (begin) => {
      const game = test(begin, {}, { dice: { 'called A': [1, 1], 'severity A': [6] } }, (it) =>
        it.do('goForward', { turn: 2 }).do('addDice', { aero: 0, pp: 0 }),
      )
      game.do('cancelOnes', { pp: 1 }).until('useMp', 'A')
      expect([game.craft('A').facing, game.state.move!.loss]).toEqual([1, 2])
      expect(game.refusal('cancelOnes', { pp: 0 })).toEqual(['CORE-AGENDA decision-pending'])
    },
  ),
  vector(
    'AC-2.66-4 AC-2.66-90',
    'a failed maneuver flies off somewhere, a failed exit from where it began',
    (begin) => {
      const dice = { 'called A': [1, 3, 3], 'severity A': [2], 'failed facing A': [3], 'exit facing A': [1] }
      const game = test(begin, {}, { dice }, (it) => it.do('maneuver', { more: 0 }).do('addDice', { aero: 0, pp: 0 }))
      game.do('cancelOnes', { pp: 0 }).until('failFacing').do('shiftFacing', { shift: 1 })
      expect(game.craft('A')).toMatchObject({ hex: { q: 0, r: 1 }, facing: 3, maneuvering: false, pp: 3 })
      const exit = test(begin, { maneuvering: true }, { dice }, (it) =>
        it.do('exitManeuver', { mp: 1, more: 0 }).until('mtDice'),
      )
      expect(exit.craft('A').hex).toEqual({ q: 0, r: -1 })
      exit
        .do('addDice', { aero: 0, pp: 0 })
        .do('cancelOnes', { pp: 0 })
        .until('failFacing')
        .do('shiftFacing', { shift: 0 })
      expect(exit.craft('A').hex).toEqual({ q: 1, r: 0 })
    },
  ),
  vector('AC-2.66-5 D62 AC-2.51-5', 'excess lowers the pitch; level then means in', (begin) => {
    const dice = {
      'called A': [1, 3],
      'severity A': [6],
      'penalty A': [1, 1],
      stress: [6, 6],
      stall: [6],
      'movement points A': [6],
    }
    const brief = { pitch: 1, pos: 'up', speed: 8, card: 'spad13', marks: 34 } as const
    const game = test(begin, brief, { dice: { ...dice, 'movement points A': [4] } }, (it) =>
      it.do('goForward', { turn: 0 }),
    )
    game
      .until('useMp', 'A')
      .do('goForward', { turn: 1 })
      .until('cancelOnes')
      .do('cancelOnes', { pp: 0 })
      .until('excess')
    expect(game.refusal('takeExcess', { pitch: 9 })).toEqual(['AC-2.66-5 out-of-range'])
    game.do('takeExcess', { pitch: 1 })
    expect(game.craft('A').pitch).toBe(0)
    expect(game.until('beginTurn').craft('A')).toMatchObject({ level: 9, pitch: 0, pos: 'in', condition: 'ok' })
    expect(game.last('levelChanged').rule).toBe('AC-2.51-5')
  }),
  vector(
    'D60 AC-2.50-5 AC-2.22-4',
    'level declared from a steep dive, failed by one: MPs of the pitch achieved',
    (begin) => {
      const game = begin({
        a: { A: { pitch: -3 } },
        dice: { 'movement points A': [5], 'called A': [1], 'severity A': [4] },
      })
      game.until('pitch', 'A').do('declarePitch', { pitch: 0 }).until('useMp', 'A').do('goForward', { turn: 0 })
      game.do('addDice', { aero: 0, pp: 0 }).do('cancelOnes', { pp: 0 }).until('useMp', 'A')
      expect(game.told('mpAllotted').at(-1)).toMatchObject({ rule: 'AC-2.50-5', h: 2, v: 1 })
      expect(game.craft('A').pitch).toBe(-1)
      game.until('speed', 'A')
      expect(game.last('speedChanged').modifiers).toContainEqual({ rule: 'AC-2.22-4', label: 'dive', value: 1 })
    },
  ),
  vector('AC-2.611-5 AC-2.66-3', 'a turn and a pitch in one test; the failure is split by the player', (begin) => {
    const game = begin({ a: { A: {} }, dice: { 'movement points A': [5], 'called A': [1, 3, 3], 'severity A': [2] } })
    game.until('pitch', 'A').do('declarePitch', { pitch: -3 }).until('useMp', 'A').do('goForward', { turn: 2 })
    expect(game.last('testCalled')).toMatchObject({ rule: 'AC-2.611-5', called: 3 })
    game.do('addDice', { aero: 0, pp: 0 }).do('cancelOnes', { pp: 0 })
    expect(game.refusal('splitFailure', { pitch: 2 })).toEqual(['AC-2.66-3 out-of-range'])
    game.do('splitFailure', { pitch: 0 })
    expect([game.craft('A').facing, game.craft('A').pitch]).toEqual([1, -3])
  }),
  vector('D44 AC-2.421-1 AC-2.421-2', 'exit facing: PP and CV shift, the MT level hinders', (begin) => {
    const setting = {
      a: { A: { maneuvering: true, mtLevel: 2, target: 'Z', cv: 3 } },
      b: { Z: { hex: { q: 0, r: -2 }, maneuvering: true } },
      dice: { 'movement points A': [4], 'exit facing A': [2] },
    }
    const game = begin(setting).until('useMp', 'A').do('exitGoing').until('exitFacing')
    expect([game.refusal('shiftFacing', { shift: 1 }), game.refusal('shiftFacing', { shift: 4 })]).toEqual([
      [],
      ['AC-2.421-1 out-of-range'],
    ])
    game.do('shiftFacing', { shift: 2 })
    expect(game.craft('A')).toMatchObject({ facing: 3, hex: { q: 0, r: 1 }, pp: 3 })
    game.do('turnAfterExit', { turn: 0 })
    const poor = begin({ ...setting, a: { A: { ...setting.a.A, wounds: ['half', 'half'] } } })
    poor.until('useMp', 'A').do('exitGoing').until('exitFacing')
    expect([poor.craft('A').pp, poor.refusal('shiftFacing', { shift: -2 })]).toEqual([1, []])
    expect(poor.refusal('shiftFacing', { shift: 3 })).toEqual(['AC-1.10-5 too-few-pp'])
  }),
  vector('AC-2.421-3 AC-2.64-4 AC-2.64-94', 'the gain of a one-MP exit is halved, bought points too', (begin) => {
    const setting = {
      a: { A: { maneuvering: true, target: 'Z', cv: 1, speed: 6 } },
      b: { Z: { hex: { q: 0, r: -1 }, maneuvering: true } },
      dice: { 'movement points A': [4], 'exit facing A': [1] },
    }
    const game = begin(setting)
      .until('useMp', 'A')
      .do('exitManeuver', { mp: 1, more: 1 })
      .do('shiftFacing', { shift: 0 })
      .do('addDice', { aero: 0, pp: 0 })
    expect(game.refusal('buyCv', { cv: 3 })).toEqual(['AC-1.10-5 too-few-pp'])
    game.do('buyCv', { cv: 1 }).until('useMp', 'A')
    expect(game.last('testPassed')).toMatchObject({ gain: 1 })
  }),
  vector('D48 AC-2.64-3', 'a maneuver two hexes from its target brings nothing, a turn does', (begin) => {
    const setting = {
      a: { A: { target: 'Z', cv: 1, hex: { q: 0, r: 2 }, speed: 8 } },
      b: { Z: { maneuvering: true, hex: { q: 0, r: 0 } } },
      dice: { 'movement points A': [4] },
    }
    const far = begin(setting).until('useMp', 'A').do('maneuver', { more: 0 }).until('useMp', 'A')
    expect(far.last('testPassed')).toMatchObject({ gain: 0 })
    const turn = begin(setting).until('useMp', 'A').do('goForward', { turn: 1 }).until('useMp', 'A')
    expect(turn.last('testPassed').gain).toBe(1)
  }),
  vector('AC-2.612-3', 'two PP cancel one effect', (begin) => {
    const game = test(begin, {}, {}, (it) => it.do('maneuver', { more: 0 }).do('addDice', { aero: 0, pp: 0 })).until(
      'cancelEffect',
    )
    expect(game.legal).toHaveLength(4)
    game.do('cancelEffect', { effect: 'minSpeed' })
    expect(game.craft('A').riseCancelled).toBe(true)
    const other = test(begin, {}, {}, (it) => it.do('goForward', { turn: 2 }).do('addDice', { aero: 0, pp: 0 })).until(
      'cancelEffect',
    )
    expect(other.refusal('cancelEffect', { effect: 'power' })).toEqual(['AC-2.612-3 no-effect'])
  }),
  vector(
    'D47 AC-2.511-1 AC-2.511-2',
    'leaving is finished whatever the pitch; without a vertical MP it may be given up',
    (begin) => {
      const brief = { pitch: 1, pos: 'up' } as const
      const finished = begin({ a: { A: brief }, dice: { 'movement points A': [5] } })
        .until('pitch', 'A')
        .do('declarePitch', { pitch: -1 })
      finished.until('speed', 'A')
      expect(finished.craft('A')).toMatchObject({ level: 9, pos: 'in', pitch: -1 })
      const given = begin({ a: { A: { ...brief, speed: 4 } }, dice: { 'movement points A': [1] } })
        .until('pitch', 'A')
        .do('declarePitch', { pitch: -1 })
      given.until('becomeIn').do('becomeIn', { yes: true })
      expect(given.craft('A')).toMatchObject({ level: 8, pos: 'in', pitch: -1 })
    },
  ),
  vector('D56 AC-2.511-3', 'level declared while leaving: with no vertical MP the pitch stops at shallow', (begin) => {
    const a = { A: { pitch: 1, pos: 'up', speed: 4, card: 'f2b' } } as const
    const stopped = begin({ a, dice: { 'movement points A': [2] } })
      .until('pitch', 'A')
      .do('declarePitch', { pitch: 0 })
      .until('speed', 'A')
    expect(stopped.craft('A')).toMatchObject({ level: 8, pos: 'up', pitch: 1, speed: 3 })
    const done = begin({ a, dice: { 'movement points A': [4] } })
      .until('pitch', 'A')
      .do('declarePitch', { pitch: 0 })
      .until('speed', 'A')
    expect(done.craft('A')).toMatchObject({ level: 9, pos: 'in', pitch: 0, speed: 4 })
  }),
  vector(
    'AC-2.50-4',
    'arrived in a level with vertical MPs left, the pitch may be eased; those MPs are gone',
    (begin) => {
      const game = begin({ a: { A: { pitch: -3, pos: 'down', speed: 8 } }, dice: { 'movement points A': [6] } }).until(
        'ease',
        'A',
      )
      expect(game.refusal('easePitch', { pitch: 1 })).toEqual(['AC-2.50-4 bad-pitch'])
      game.do('easePitch', { pitch: -1 })
      expect(game.state.move).toMatchObject({ vLeft: 0, ease: -1 })
      expect(game.until('speed', 'A').craft('A')).toMatchObject({ pitch: -1, level: 7, pos: 'in' })
    },
  ),
  vector('AC-2.51-3', 'below level 1 is the ground', (begin) => {
    const game = begin({ a: { A: { pitch: -3, pos: 'down', level: 1 }, B: {} }, dice: { 'movement points A': [6] } })
      .until('beginTurn')
      .dully()
      .until('beginTurn')
    expect(game.craft('A').fate).toBe('crashed')
    expect(game.told('aircraftLost')[0]!.rule).toBe('AC-2.51-3')
  }),
  vector('AC-2.51a', 'simple levels: one vertical MP is one level', (begin) => {
    const game = begin({
      a: { A: { pitch: -3 } },
      options: { simpleLevels: true },
      dice: { 'movement points A': [4] },
    }).until('speed', 'A')
    expect(game.craft('A')).toMatchObject({ level: 6, pos: 'in' })
  }),
  vector('AC-2.32', 'under declared intent the first MP is used as declared', (begin) => {
    const game = begin({ a: { A: {} }, options: { declareIntent: true }, dice: { 'movement points A': [4] } }).until(
      'pitch',
      'A',
    )
    expect(game.refusal('declarePitch', { pitch: 0 })).toEqual(['AC-2.32 intent-needed'])
    expect(game.refusal('declarePitch', { pitch: 0, first: 'exitGoing' })).toEqual(['AC-2.32 not-maneuvering'])
    game.do('declarePitch', { pitch: 0, first: 'goForward', turn: 1 }).until('useMp', 'A')
    expect(game.refusal('goForward', { turn: 0 })).toEqual(['AC-2.32 other-intent'])
    game.do('goForward', { turn: 1 })
  }),
  vector(
    'D40 AC-2.22-1 AC-2.22-2 AC-2.23-3 AC-3.22-3',
    'power: reaching for the maximum is one harder; two points above 6',
    (begin) => {
      const slow = begin({ a: { A: { speed: 6 } }, dice: { power: [3] } })
        .until('speed', 'A')
        .do('power', { aim: 1 })
      expect(slow.craft('A').speed).toBe(6)
      const quick = begin({ a: { A: { speed: 6 } }, dice: { power: [4] } }).until('speed', 'A')
      expect(quick.refusal('power', { aim: 2 })).toEqual(['AC-2.22-1 over-maximum'])
      expect(quick.refusal('cutEngine')).toEqual(['AC-2.23-3 engine-fixed'])
      expect(quick.do('power', { aim: 1 }).craft('A').speed).toBe(7)
      const two = begin({ a: { A: { speed: 4, card: 'd7' } }, dice: { power: [6] } })
        .until('speed', 'A')
        .do('power', { aim: 2 })
      expect(two.refusal('takeSpeed', { points: 3 })).toEqual(['AC-2.22-1 out-of-range'])
      expect(two.do('takeSpeed', { points: 2 }).craft('A').speed).toBe(6)
      const dead = begin({ a: { A: { engine: 'destroyed' } }, dice: { drag: [4] } })
      for (let left = 40; left > 0 && !dead.craft('A').moved; left--) dead.dully()
      expect(dead.told('dragRolled')).toMatchObject([{ rule: 'AC-3.22-3', total: 6, forced: true }])
    },
  ),
  vector('D41 AC-2.23-1 AC-0.144-8', 'drag in a steep dive with rating +1: a 5 loses one', (begin) => {
    const game = begin({ a: { A: { card: 'dr1', pitch: -3 } }, dice: { drag: [5] } }).until('speed', 'A')
    const before = game.craft('A').speed
    expect(game.do('drag').last('dragRolled')).toMatchObject({ total: 3, loss: 1 })
    expect(game.craft('A').speed).toBe(before - 1)
  }),
  vector('AC-2.23-2', 'too fast without a dive: drag is forced, all of it', (begin) => {
    const game = begin({ a: { A: { speed: 9 } }, dice: { drag: [6] } })
      .until('speed', 'A')
      .do('coast')
    expect(game.last('dragRolled')).toMatchObject({ rule: 'AC-2.23-2', forced: true, loss: 1 })
  }),
  vector('D54 AC-2.23-4', 'a steep climb from speed 5 ends at 2', (begin) => {
    expect(
      begin({ a: { A: { speed: 5, pitch: 3 } } })
        .until('speed', 'A')
        .craft('A').speed,
    ).toBe(2)
  }),
  vector('D24 AC-2.70-2 AC-2.21-1', 'stress of speed 14 against 12: a 5 makes 4', (begin) => {
    const game = begin({ a: { A: { card: 'd7', speed: 12, pitch: -2 } }, dice: { stress: [2, 3] } })
      .until('speed', 'A')
      .do('coast')
    expect(game.until('beginTurn').last('stressRolled')).toMatchObject({ rule: 'AC-2.21-1', total: 4, rows: 0 })
  }),
  vector('D22 AC-2.70-2 AC-2.70-4', 'stress by filled rows: one row more, or the end', (begin) => {
    const game = (marks: number, dice: readonly number[]) =>
      begin({ a: { A: { speed: 8, marks } }, dice: { 'movement points A': [4], stress: dice } })
        .until('useMp', 'A')
        .do('maneuver', { more: 0 })
    const one = game(16, [2, 3]).until('useMp', 'A')
    expect(one.last('stressRolled')).toMatchObject({ total: 3, rows: 1 })
    expect(one.craft('A').sheet.filled).toBe(3)
    const gone = game(22, [1, 1])
    for (let left = 20; gone.state.phase !== 'over' && left > 0; left--) gone.dully()
    expect(gone.last('aircraftLost')).toMatchObject({ rule: 'AC-2.70-2', ac: 'A' })
  }),
  vector('D25 AC-2.81-1', 'a stall: target lost, shallow dive; two PP prevent it', (begin) => {
    const setting = {
      a: { A: { speed: 3, card: 'd7', target: 'Z', cv: 1, hex: { q: 0, r: 1 } } },
      b: { Z: { maneuvering: true, hex: { q: 0, r: 0 } } },
      dice: { 'stall A': [1] },
    }
    const game = begin(setting).until('stallPP', 'A')
    expect(game.refusal('stallPP', { pp: 9 })).toEqual(['AC-1.10-5 too-few-pp'])
    game.do('stallPP', { pp: 0 })
    expect(game.craft('A')).toMatchObject({ condition: 'stalled', pitch: -1, target: null })
    expect(begin(setting).until('stallPP', 'A').do('stallPP', { pp: 2 }).craft('A').condition).toBe('ok')
    const raised = (pp: number) => {
      const a = { A: { card: 'd7', speed: 4, mtLevel: 2 } }
      const still = { tables: { mp: [99, 99, 99, 99] }, dice: { 'stall A': [1] } }
      return begin({ ...still, a })
        .until('stallPP', 'A')
        .do('stallPP', { pp })
        .last('stallRolled')
    }
    expect([raised(0), raised(2)]).toMatchObject([
      { total: 2, result: 'stalled' },
      { total: 4, result: 'ok' },
    ])
  }),
  vector(
    'D57 AC-2.81-2 AC-2.82-1 AC-2.821-1',
    'a climbing aircraft that spins is in its level; then it falls, and a six recovers',
    (begin) => {
      const a = { A: { speed: 3, pitch: 1, pos: 'up' } } as const
      const game = begin({
        a,
        dice: { 'movement points A': [1, 6], 'stall A': [1], 'recovery A': [6], 'recovery facing A': [2] },
      })
        .until('stallPP', 'A')
        .do('stallPP', { pp: 0 })
      expect(game.craft('A')).toMatchObject({ condition: 'spinning', pitch: -2, pos: 'in', facing: null })
      const dice = { 'movement points A': [1], 'stall A': [6] }
      const stalled = begin({ a, dice }).until('stallPP', 'A').do('stallPP', { pp: 0 })
      expect(stalled.craft('A')).toMatchObject({ condition: 'stalled', pitch: -1, pos: 'in', facing: 0, level: 8 })
      game.until('recover', 'A')
      expect(game.refusal('recover', { dice: 9 })).toEqual(['AC-1.10-5 too-few-pp'])
      expect([game.last('mpAllotted').rule, game.craft('A').pos]).toEqual(['AC-2.82-2', 'down'])
      game.do('recover', { dice: 1 }).do('shiftFacing', { shift: -1 })
      expect(game.craft('A')).toMatchObject({ condition: 'ok', facing: 0, pitch: -2, pp: 2 })
    },
  ),
  vector('B6 AC-2.64-1', 'passed with seven dice and one six: four CV', (begin) => {
    const game = test(begin, { speed: 8 }, { dice: { 'called A': [6], stress: [6, 6] } }, (it) =>
      it.do('maneuver', { more: 0 }).do('addDice', { aero: 0, pp: 0 }),
    )
    game.until('useMp', 'A')
    expect(game.last('testRolled').called).toHaveLength(7)
    expect(game.last('testPassed').gain).toBe(4)
  }),
  vector(
    'D23 AC-2.70-3',
    'stress after a test with ten risky dice: two dice of 6 come to 4, and nothing breaks',
    (begin) => {
      const game = test(begin, { speed: 8 }, { dice: { stress: [3, 3] } }, (it) =>
        it.do('maneuver', { more: 3 }).do('addDice', { aero: 0, pp: 0 }),
      )
      game.until('useMp', 'A')
      expect(game.last('testRolled').called).toHaveLength(10)
      expect(game.last('stressRolled')).toMatchObject({ total: 4, rows: 0, destroyed: false })
    },
  ),
  vector('AC-2.61-1 AC-2.50-4', 'easing a climb without a test leaves the MT level of the last MP', (begin) => {
    const game = begin({ a: { A: { card: 'd7', pitch: 3, speed: 9 } }, dice: { 'movement points A': [2] } })
      .until('useMp', 'A')
      .do('goForward', { turn: 1 })
      .until('ease')
      .do('easePitch', { pitch: 2 })
      .until('speed', 'A')
    expect([game.craft('A').pitch, game.craft('A').mtLevel]).toEqual([2, 1])
  }),
  vector('AC-2.82-2', 'a spinning aircraft is at MT level 0 even if it does not fall', (begin) => {
    const spinning = { condition: 'spinning', pitch: -2, mtLevel: 2, speed: 2 } as const
    const game = begin({ a: { A: spinning }, dice: { 'movement points A': [1] } }).until('recover', 'A')
    expect([game.craft('A').level, game.craft('A').mtLevel]).toEqual([8, 0])
  }),
  vector('AC-2.50-5 AC-2.511-3', 'level is not achieved either while a level is still being left', (begin) => {
    const brief = { pitch: 2, pos: 'up', speed: 4 } as const
    const dice = { 'movement points A': [1], 'called A': [1], 'severity A': [4] }
    const game = begin({ a: { A: brief }, dice })
      .until('pitch', 'A')
      .do('declarePitch', { pitch: -1 })
    game.until('useMp', 'A').do('goForward', { turn: 0 }).do('addDice', { aero: 0, pp: 0 }).do('cancelOnes', { pp: 0 })
    game.until('speed', 'A')
    expect(game.craft('A')).toMatchObject({ pitch: 1, pos: 'up', speed: 3 })
  }),
  vector('D58 AC-2.61-1', 'a vertical MP leaves the MT level as it is', (begin) => {
    const game = begin({ a: { A: { pitch: -1 } }, dice: { 'movement points A': [3] } })
      .until('useMp', 'A')
      .do('goForward', { turn: 2 })
    expect(game.until('speed', 'A').craft('A').mtLevel).toBe(1)
  }),
  vector('D59 AC-1.30-4', 'an unlinked pair keeps two entries; a linked one is a single number', (begin) => {
    const pair = (linked: boolean) => {
      const a = { A: { target: 'Z', cv: linked ? 2 : 2, linked, speed: 8, maneuvering: true } }
      const b = { Z: { target: 'A', cv: linked ? -2 : 1, linked, maneuvering: true } }
      const game = begin({ a, b, dice: { initiative: [1, 6], 'movement points A': [1] } })
        .until('useMp', 'A')
        .do('maneuver', { more: 0 })
      game.until('speed', 'A')
      return [game.last('testPassed').gain, game.craft('A').cv, game.craft('Z').cv]
    }
    expect(pair(false)).toEqual([3, 5, -2])
    expect(pair(true)).toEqual([3, 5, -5])
  }),
  vector('AC-2.10-1 AC-2.10-90', 'maintenance goes by initiative alone, movement by category first', (begin) => {
    const a = { A: { jammed: ['g1'] }, B: { jammed: ['g1'], target: 'Z' } }
    const b = { Z: { hex: { q: 0, r: -2 }, maneuvering: true } }
    const game = begin({ a, b, dice: { initiative: [1, 5, 6] } })
    expect(game.until('maintain').subject).toBe('A')
    expect(game.do('done').until('maintain').subject).toBe('B')
    expect(game.do('done').until('pitch').last('orderSet').order).toEqual(['B', 'A', 'Z'])
  }),
]
