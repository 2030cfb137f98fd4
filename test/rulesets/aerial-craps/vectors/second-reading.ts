/** Where a second reading of the book found the rules otherwise: spins, dead engines, lost targets, effects, ranges. */
import { expect } from 'vitest'
import type { Options } from '../../../../src/rulesets/aerial-craps/shown.js'
import type { Brief, Game, Setting } from '../fixture.js'
import { lineOf, vector } from '../fixture.js'

type Begin = (setting: Setting) => Game

const spinning = { condition: 'spinning', pitch: -2, speed: 4 } as const

const spins = [
  vector('AC-2.82-2 AC-2.311-1', 'Pilot Points lower the movement roll of a spin', (begin) => {
    const fallen = (pp: number) => {
      const game = begin({ a: { A: spinning }, dice: { 'movement points A': [1] } }).until('mpAdjust', 'A')
      game.do('mpAdjust', { pp, cv: 'none' }).until('recover', 'A')
      return [game.last('mpAllotted').v, game.craft('A').pp, game.craft('A').pos]
    }
    expect([fallen(0), fallen(1)]).toEqual([
      [1, 4, 'down'],
      [0, 3, 'in'],
    ])
  }),
  vector('AC-2.82-2 AC-1.10-4', 'or are paid before it, and nobody is asked who has none', (begin) => {
    const first = begin({ a: { A: spinning }, options: { ppTiming: 'beforeRoll' } }).until('mpAdjust', 'A')
    expect(first.told('mpRolled')).toEqual([])
    expect(first.do('mpAdjust', { pp: 1, cv: 'none' }).told('mpRolled')).toHaveLength(1)
    const poor = begin({ a: { A: { ...spinning, wounds: ['all'] } } })
    for (let left = 40; left > 0 && !poor.craft('A').moved; left--) expect(poor.dully().question).not.toBe('mpAdjust')
    expect(poor.told('mpAllotted').map(({ h }) => h)).toContain(0)
  }),
]

const engines = [
  vector('AC-3.22-3 AC-2.23-1', 'a dead engine brings one drag roll a move, with 2 on it, and all of it', (begin) => {
    const game = begin({ a: { A: { engine: 'destroyed', speed: 6 } }, dice: { 'drag A': [5] } })
    const asked: unknown[] = []
    for (let left = 40; left > 0 && !game.craft('A').moved; left--) {
      if (game.subject === 'A') asked.push(game.question)
      game.dully()
    }
    expect(asked).not.toContain('speed')
    const rolls = game.told('dragRolled').filter(({ ac }) => ac === 'A')
    expect(rolls).toMatchObject([{ rule: 'AC-3.22-3', total: 7, forced: true, loss: 2 }])
    expect(lineOf(rolls[0]!.modifiers, 'AC-3.22-3')).toBe(2)
    expect(game.craft('A').speed).toBe(4)
  }),
  vector('AC-2.23-3', 'with the engine off there is one drag roll too, and it can be started instead', (begin) => {
    const off = () => begin({ a: { A: { engine: 'off' } }, options: { engineOff: true } }).until('speed', 'A')
    expect(off().legal.map(({ type }) => type)).toEqual(['coast', 'startEngine'])
    expect(off().refusal('drag')).toEqual(['AC-2.23-3 drag-is-due'])
    expect(off().refusal('power', { aim: 1 })).toEqual(['AC-2.23-3 engine-stopped'])
    expect(off().do('coast').told('dragRolled')).toHaveLength(1)
    expect(off().do('startEngine').told('dragRolled')).toHaveLength(0)
  }),
]

const twoSeater = { card: 'f2b', target: 'Z', cv: 2, observer: { target: 'Z', cv: 3 } } as const
const held = (game: Game) => [game.craft('A').target, game.craft('A').observer!.target]

const targets = [
  vector('AC-1.423-1', 'a collision costs the observer his target too', (begin) => {
    const game = begin({
      a: { A: { ...twoSeater, maneuvering: true, speed: 8, mtLevel: 2 }, B: { speed: 6 } },
      b: { Z: { hex: { q: 0, r: -1 } } },
      dice: { initiative: [1, 1, 6], 'close encounter': [6, 6] },
    })
    for (let left = 90; left > 0 && game.told('collided').length === 0; left--) game.dully()
    expect(game.told('collided')).toHaveLength(1)
    expect(held(game)).toEqual([null, null])
  }),
  vector('AC-1.422-1', 'avoiding a collision costs the observer his target too', (begin) => {
    const game = begin({
      a: { A: { ...twoSeater, maneuvering: true, speed: 8, mtLevel: 2 }, B: { speed: 6 } },
      b: { Z: { hex: { q: 0, r: -1 } } },
      dice: { initiative: [1, 1, 6], 'close encounter': [6, 6] },
    })
    game.until('useMp', 'A').do('maneuver', { more: 0 }).until('cut', 'A').do('cutEncounter', { by: 0 })
    expect(held(game)).toEqual(['Z', 'Z'])
    game.until('useMp', 'A').do('maneuver', { more: 0 }).until('cut', 'A').do('cutEncounter', { by: 1 })
    expect(held(game)).toEqual([null, null])
  }),
  vector('AC-1.50-1', 'work on a gun costs the observer his target too', (begin) => {
    const game = begin({ a: { A: { ...twoSeater, jammed: ['g1'] } }, b: { Z: { hex: { q: 0, r: -1 } } } })
    game.until('maintain', 'A')
    expect(held(game)).toEqual(['Z', 'Z'])
    expect(held(game.do('unjam', { gun: 'g1', dice: 1 }))).toEqual([null, null])
  }),
  vector(
    'AC-1.32-3 AC-1.32-2',
    'a spinning target does not maneuver: the same hex gives 3, another nothing',
    (begin) => {
      const cv = (target: Brief, hex = { q: 0, r: 0 }) => {
        const game = begin({ a: { A: { maneuvering: true, target: 'Z', hex } }, b: { Z: target } })
        return game.until('rollInitiative').craft('A').cv
      }
      expect([cv({}), cv(spinning), cv({ maneuvering: true })]).toEqual([3, 3, 0])
      expect([cv({ ...spinning, level: 9 }), cv({ ...spinning, level: 10 })]).toEqual([3, 0])
      expect([cv({}, { q: 0, r: 1 }), cv(spinning, { q: 0, r: 1 })]).toEqual([3, 0])
    },
  ),
]

/** A D.VII at speed 8 maneuvers: seven dice, three points of speed and an odd die but for the free ones. */
const effects = (begin: Begin, effect: string, options: Partial<Options> = {}) => {
  const game = begin({
    a: { A: { speed: 8, card: 'd7', pilot: 'ace' } },
    dice: { 'movement points A': [4], stress: [6, 6] },
    options,
  })
  game.until('useMp', 'A').do('maneuver', { more: 0 }).do('addDice', { aero: 0, pp: 0 }).until('cancelEffect')
  game.do('cancelEffect', { effect }).until('useMp', 'A')
  return [game.state.move!.loss, game.state.move!.powerPenalty]
}

const readings = [
  vector('AC-2.612-3', 'two points undo a whole effect, or one point of speed by the other reading', (begin) => {
    expect([effects(begin, 'none'), effects(begin, 'speed'), effects(begin, 'power')]).toEqual([
      [2, 1],
      [0, 1],
      [2, 0],
    ])
    expect(effects(begin, 'speed', { cancelledEffect: 'onePoint' })).toEqual([1, 1])
  }),
  vector('AC-2.64-3', 'the range of a gain counts hexes, or two levels as a hex by the other reading', (begin) => {
    const gain = (level: number, hex: { q: number; r: number }, cvRange: Options['cvRange']) => {
      const game = begin({
        a: { A: { speed: 8, maneuvering: true, target: 'Z', level } },
        b: { Z: { hex } },
        dice: { initiative: [1, 6], 'loss check': [6] },
        options: { cvRange },
      })
      game.until('useMp', 'A').do('maneuver', { more: 0 }).until('cancelEffect', 'A').dully()
      return game.last('testPassed').gain
    }
    const [here, beside] = [
      { q: 0, r: 0 },
      { q: 0, r: -1 },
    ]
    expect([gain(12, here, 'hexes'), gain(12, here, 'withLevels'), gain(11, here, 'withLevels')]).toEqual([3, 0, 3])
    expect([gain(9, beside, 'withLevels'), gain(10, beside, 'withLevels'), gain(10, beside, 'hexes')]).toEqual([
      3, 0, 3,
    ])
  }),
  vector('AC-1.22-4', 'a stalled crew may look for a target, or may not by the other reading', (begin) => {
    const tried = (brief: Brief, options: Partial<Options> = {}) => {
      const game = begin({ a: { A: brief }, b: { Z: { hex: { q: 0, r: -1 } } }, dice: { 'spot A': [6] }, options })
      game.do('beginTurn')
      return game.question === 'target' && game.subject === 'A'
        ? game.do('spot', { crew: 'pilot', target: 'Z' }).craft('A').target
        : 'not asked'
    }
    const stalled = { condition: 'stalled', pitch: -1 } as const
    expect([tried(stalled), tried(spinning)]).toEqual(['Z', 'Z'])
    const options = { stallSpotting: 'forbidden' } as const
    expect([tried(stalled, options), tried(spinning, options), tried({}, options)]).toEqual([
      ...['not asked', 'not asked', 'Z'],
    ])
  }),
]

const points = [
  vector('AC-10h-3', 'rows filled before the first turn score for nobody, those filled in play do', (begin) => {
    const worn = begin({ a: { A: { marks: 12, card: 'd7' } }, b: { Z: { hex: { q: 0, r: -20 } } } })
    expect([worn.craft('A').sheet.filled, worn.score]).toEqual([1, { a: 0, b: 0 }])
    const fire = begin({ a: { A: { marks: 12, card: 'd7', fire: true } }, dice: { 'fire A': [6] } })
    expect(fire.until('maintain', 'A').score).toEqual({ a: 0, b: 1 })
  }),
]

export const secondReading = [...points, ...spins, ...engines, ...targets, ...readings]
