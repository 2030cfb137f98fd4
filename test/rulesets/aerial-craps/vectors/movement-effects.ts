/** What the rules of movement do to the numbers, each limit beside its legal neighbour. */
import { expect } from 'vitest'
import { maxDiveOf, minSpeedOf, stressTrigger } from '../../../../src/rulesets/aerial-craps/aircraft/fate.js'
import type { Brief, Game, Setting } from '../fixture.js'
import { lineOf, vector } from '../fixture.js'

type Begin = (setting: Setting) => Game

/** At its first MP, two of them at speed 6; a maneuvering enemy in the next hex ahead. */
const using = (begin: Begin, brief: Brief, dice: Setting['dice'] = {}, more: Setting = {}) =>
  begin({ ...more, a: { A: brief, ...more.a }, dice: { 'movement points A': [4], ...dice } }).until('useMp', 'A')
const prey = { b: { Z: { hex: { q: 0, r: -1 }, maneuvering: true } } } as const
const plain = (game: Game) => game.do('addDice', { aero: 0, pp: 0 })
const gainOf = (game: Game) => game.told('testPassed').find(({ ac }) => ac === 'A')!.gain

const exits = [
  vector('AC-2.421-1', 'a negative CV does not hinder the shift of an exit, the MT level does', (begin) => {
    const left = (cv: number, mtLevel: number) => {
      const brief = { maneuvering: true, target: 'Z', cv, mtLevel } as const
      const game = using(begin, brief, { 'exit facing A': [2] }, prey).do('exitGoing')
      return game.do('shiftFacing', { shift: 1 }).craft('A').pp
    }
    expect([left(-3, 0), left(-3, 1), left(2, 1), left(3, 1)]).toEqual([3, 2, 4, 4])
  }),
  vector('AC-2.421-3', 'an exit of two MPs keeps the whole gain, one of one MP half of it', (begin) => {
    const gain = (mp: number) => {
      const brief = { maneuvering: true, target: 'Z', speed: 8 } as const
      const game = using(begin, brief, { 'exit facing A': [1] }, prey).do('exitManeuver', { mp, more: 0 })
      return gainOf(plain(game.do('shiftFacing', { shift: 0 })).until('speed', 'A'))
    }
    expect([gain(2), gain(1)]).toEqual([3, 1])
  }),
]

const tests = [
  vector('AC-2.62-1 AC-0.144-5', 'the aerobatics rating widens the limit of aerobatic dice', (begin) => {
    const most = (card: string) => {
      const game = using(begin, { card }).do('maneuver', { more: 0 })
      return [3, 4, 5].map((aero) => game.refusal('addDice', { aero, pp: 0 }).length === 0)
    }
    expect(most('albd3')).toEqual([true, false, false])
    expect(most('n17')).toEqual([true, true, false])
    expect(most('camel')).toEqual([true, true, true])
  }),
  vector('AC-2.64-5 AC-2.62-1', 'aerobatic dice make a test of a turn that calls for none', (begin) => {
    const gain = (aero: number) => {
      const game = using(begin, { card: 'n17', speed: 4, target: 'Z' }, {}, { b: { Z: { maneuvering: true } } })
      return gainOf(game.do('goForward', { turn: 1 }).do('addDice', { aero, pp: 0 }).until('speed', 'A'))
    }
    expect([gain(0), gain(2)]).toEqual([0, 1])
  }),
  vector('AC-2.64-3', 'a maneuver gains on a target one hex away, not on one at two', (begin) => {
    const gain = (r: number) => {
      const b = { Z: { hex: { q: 0, r }, maneuvering: true } }
      return gainOf(
        plain(using(begin, { target: 'Z', speed: 8 }, {}, { b }).do('maneuver', { more: 0 })).until('useMp', 'A'),
      )
    }
    expect([gain(0), gain(-1), gain(-2)]).toEqual([3, 3, 0])
  }),
  vector('AC-2.64-1 AC-2.64-2', 'sixes count on called, free, aerobatic and bought dice', (begin) => {
    const gain = (purpose: string) => {
      const game = using(begin, { pilot: 'hunter', target: 'Z' }, { [purpose]: [6] }, prey).do('maneuver', { more: 0 })
      return gainOf(game.do('addDice', { aero: 1, pp: 2 }).until('useMp', 'A'))
    }
    expect(['none', 'called A', 'skill A', 'aerobatic A', 'pilot A'].map(gain)).toEqual([3, 4, 4, 4, 4])
  }),
  vector(
    'AC-2.612-3',
    'two points undo the loss of speed, or the odd die, or the rise until the next test',
    (begin) => {
      const after = (effect: string) => {
        const game = plain(using(begin, { speed: 8, card: 'd7', pilot: 'ace' }).do('maneuver', { more: 0 }))
        game.until('cancelEffect').do('cancelEffect', { effect }).until('useMp', 'A')
        return { game, seen: [game.state.move!.loss, game.state.move!.powerPenalty, minSpeedOf(game.state, 'A')] }
      }
      expect(after('none').seen).toEqual([2, 1, 6])
      expect(after('speed').seen).toEqual([0, 1, 6])
      expect(after('power').seen).toEqual([2, 0, 6])
      const { game, seen } = after('minSpeed')
      expect(seen).toEqual([2, 1, 3])
      plain(game.do('maneuver', { more: 0 }))
      expect(minSpeedOf(game.state, 'A')).toBe(6)
    },
  ),
  vector('AC-2.61-1', 'a vertical MP alone ends the MT level, no MP at all leaves it', (begin) => {
    const fallen = begin({ a: { A: { pitch: -3, speed: 2, mtLevel: 2 } }, dice: { 'movement points A': [1] } })
    fallen.until('speed', 'A')
    expect([fallen.state.move!.h, fallen.state.move!.v, fallen.craft('A').mtLevel]).toEqual([0, 1, 0])
    const still = begin({ a: { A: { speed: 2, mtLevel: 2 } }, dice: { 'movement points A': [1] } }).until('speed', 'A')
    expect([still.state.move!.h, still.state.move!.v, still.craft('A').mtLevel]).toEqual([0, 0, 2])
  }),
]

const observers = [
  vector('AC-A2-4', 'what is diverted is not gained, and at 0 the observer loses his target', (begin) => {
    const diverted = (cv: number) => {
      const a = { A: { target: 'Z', speed: 8, maneuvering: true } } as const
      const b = { Z: { card: 'f2b', maneuvering: true, observer: { target: 'A', cv: 2 } } }
      const game = begin({ a, b, dice: { initiative: [1, 6], 'movement points A': [1] } }).until('useMp', 'A')
      plain(game.do('maneuver', { more: 0 }))
        .until('divert')
        .do('divert', { cv })
        .until('speed', 'A')
      return [game.last('testPassed').gain, game.craft('A').cv, game.craft('Z').observer!.target]
    }
    expect([diverted(0), diverted(1), diverted(2)]).toEqual([
      [3, 3, 'A'],
      [3, 2, 'A'],
      [3, 1, null],
    ])
  }),
  vector(
    'AC-A2-2 AC-A2-3',
    'the gain of a pilot costs his observer all of it on the same enemy, else half',
    (begin) => {
      const left = (target: string | undefined) => {
        const brief = { card: 'f2b', speed: 8, maneuvering: true, observer: { target: 'Z', cv: 9 } } as const
        const game = using(begin, { ...brief, ...(target && { target }) }, {}, { b: { Z: { maneuvering: true } } })
        return plain(game.do('maneuver', { more: 0 }))
          .until('useMp', 'A')
          .craft('A').observer!.cv
      }
      expect([left('Z'), left(undefined)]).toEqual([9 - 3, 9 - 1])
    },
  ),
  vector('AC-A2-2', 'the pilot helps his observer only on the same enemy and without MT dice', (begin) => {
    const asked = (brief: Brief, turn = 0) => {
      const b = { Y: { hex: { q: 0, r: -2 }, maneuvering: true }, Z: { hex: { q: 0, r: -2 }, maneuvering: true } }
      const own = { card: 'f2b', observer: { target: 'Z', cv: 1 }, ...brief }
      const game = using(begin, own, {}, { b }).do('goForward', { turn })
      while (game.question !== 'speed') game.dully()
      return game.dully().question === 'crewDice'
    }
    expect([asked({ target: 'Z' }), asked({ target: 'Y' }), asked({})]).toEqual([true, false, false])
    const tested = (speed: number) => asked({ target: 'Z', speed, marks: 28 }, 1)
    expect([tested(4), tested(6)]).toEqual([false, false])
  }),
]

const failures = [
  vector('AC-2.66-2', 'a failure of 9 costs a CV, one of 13 two, one of 8 none', (begin) => {
    const lost = (...severity: readonly number[]) => {
      const dice = { 'called A': [1, 1, 1], 'severity A': severity, stress: [6, 6] }
      const game = using(begin, { target: 'Z', cv: 4 }, dice, prey).do('maneuver', { more: 0 }).until('cancelOnes')
      return 4 - game.do('cancelOnes', { pp: 0 }).craft('A').cv
    }
    expect([lost(4, 2, 2), lost(4, 4, 1), lost(5, 5, 3), lost(6, 6, 5)]).toEqual([0, 1, 2, 3])
  }),
  vector('AC-2.66-7 AC-2.70-2', 'the failure table lowers the stress roll it forces', (begin) => {
    const total = (...severity: readonly number[]) => {
      const dice = { 'called A': [1, 1, 1], 'severity A': severity, stress: [6, 6] }
      const game = using(begin, {}, dice).do('maneuver', { more: 0 }).until('cancelOnes').do('cancelOnes', { pp: 0 })
      return game.until('useMp', 'A').last('stressRolled').total
    }
    expect([total(4, 4, 1), total(5, 5, 1), total(5, 5, 5)]).toEqual([12, 11, 10])
  }),
  vector('AC-2.70-3', 'aerobatic dice count among the dice over eight, bought ones do not', (begin) => {
    const total = (aero: number, pp: number) => {
      const game = using(begin, { speed: 8 }, { stress: [6, 6] }).do('maneuver', { more: 0 })
      return game.do('addDice', { aero, pp }).until('useMp', 'A').last('stressRolled').total
    }
    expect([total(1, 0), total(2, 0), total(4, 0), total(0, 3)]).toEqual([12, 11, 9, 12])
  }),
  vector('AC-2.70-1 AC-2.21-1', 'only a speed above the maximum dive speed brings stress', (begin) => {
    const stressed = (speed: number) =>
      begin({ a: { A: { speed, pitch: -1 } } })
        .until('speed', 'A')
        .do('coast')
        .told('stressRolled').length
    expect([stressed(8), stressed(9)]).toEqual([0, 1])
  }),
  vector(
    'AC-3.21-3',
    'two filled rows lower the maximum dive speed, four the level that brings stress, down to 1',
    (begin) => {
      const limits = (marks: number) => {
        const { state } = begin({ a: { A: { marks } } })
        return [maxDiveOf(state, 'A'), stressTrigger(state, 'A')]
      }
      expect([8, 16, 26, 52, 104].map(limits)).toEqual([
        [9, 3],
        [8, 3],
        [7, 2],
        [5, 1],
        [1, 1],
      ])
      const game = using(begin, { marks: 26, pilot: 'ace' }, { stress: [6, 6] }).do('maneuver', { more: 0 })
      expect(plain(game).until('useMp', 'A').last('stressRolled')).toMatchObject({ rule: 'AC-2.70-1', total: 12 - 4 })
    },
  ),
]

const speeds = [
  vector('AC-2.22-1', 'only a start at exactly the listed minimum adds one to power', (begin) => {
    const bonus = (speed: number) => {
      const game = begin({ a: { A: { speed } }, dice: { power: [3] } })
        .until('speed', 'A')
        .do('power', { aim: 1 })
      return lineOf(game.last('powerRolled').modifiers, 'AC-2.22-1') ?? 0
    }
    expect([2, 3, 4].map(bonus)).toEqual([0, 1, 0])
  }),
  vector('AC-3.22-4 AC-2.23-3', 'a hit engine has less power, and its drag is taken whole', (begin) => {
    const at = (enginePower: number) =>
      begin({ a: { A: { card: 'camel', speed: 5, enginePower } }, dice: { power: [4], drag: [6] } }).until('speed', 'A')
    expect([at(0), at(-3)].map((game) => game.do('power', { aim: 1 }).craft('A').speed)).toEqual([6, 5])
    const whole = at(-1).do('drag')
    expect([whole.question === 'speedTake', whole.craft('A').speed]).toEqual([false, 3])
    const chosen = at(0).do('drag')
    expect([chosen.question, chosen.do('takeSpeed', { points: 1 }).craft('A').speed]).toEqual(['speedTake', 4])
  }),
  vector('AC-2.23-2', 'forced drag of two points leaves no choice, and a dive is not forced', (begin) => {
    const coasted = (pitch: number) =>
      begin({ a: { A: { card: 'camel', speed: 9, pitch } }, dice: { drag: [6] } })
        .until('speed', 'A')
        .do('coast')
    expect([coasted(0).question === 'speedTake', coasted(0).craft('A').speed]).toEqual([false, 7])
    expect(
      coasted(-1)
        .told('dragRolled')
        .filter(({ ac }) => ac === 'A'),
    ).toEqual([])
    const level = begin({ a: { A: { card: 'camel', speed: 7 } } })
      .until('speed', 'A')
      .do('coast')
    expect(level.told('dragRolled').filter(({ ac }) => ac === 'A')).toEqual([])
  }),
  vector('AC-3.22-s', 'smoke catches fire on a six alone', (begin) => {
    const caught = (die: number) => {
      const game = begin({ a: { A: { smoke: true } }, dice: { 'fire from smoke A': [die] } }).until('speed', 'A')
      return game.do('coast').craft('A').fire
    }
    expect([5, 6].map(caught)).toEqual([false, true])
  }),
  vector('AC-2.82-2', 'a spin gains no speed, and its aircraft neither rolls for power nor stalls again', (begin) => {
    const spinning = { condition: 'spinning', pitch: -2, speed: 4 } as const
    const game = begin({ a: { A: spinning }, dice: { 'movement points A': [6] } }).until('recover', 'A')
    expect([game.craft('A').speed, game.craft('A').pos, game.state.move!.h]).toEqual([4, 'down', 0])
    expect(game.told('stallRolled')).toEqual([])
  }),
  vector('AC-2.81-1', 'a stall is over when the aircraft next moves, and points against it are spent', (begin) => {
    const game = begin({ a: { A: { condition: 'stalled', pitch: -1 } } }).until('rollInitiative')
    expect([game.craft('A').condition, game.until('pitch', 'A').craft('A').condition]).toEqual(['stalled', 'ok'])
    const paid = begin({ a: { A: { speed: 3 } }, dice: { 'stall A': [3] } }).until('stallPP', 'A')
    expect(paid.do('stallPP', { pp: 1 }).craft('A')).toMatchObject({ condition: 'ok', pp: 3 })
  }),
]

/** Two friends, of whom B follows A; A is about to declare its pitch. */
const formation = (begin: Begin, a: Brief, b: Brief, dice: Setting['dice'] = {}) =>
  begin({ a: { A: a, B: { hex: { q: 0, r: 1 }, ...b } }, dice: { 'spot B': [6], ...dice } })
    .until('target', 'B')
    .do('spotLeader', { target: 'A' })
    .until('pitch', 'A')
const turns = (game: Game) => game.legal.map((action) => (action.type === 'goForward' ? action.turn : action.type))

const formations = [
  vector('AC-1.24-3', 'a follower takes the die and the pitch of its leader, with its own speed', (begin) => {
    const dice = { 'movement points A': [5], 'movement points B': [1] }
    const game = formation(begin, { speed: 7 }, { speed: 4 }, dice).do('declarePitch', { pitch: -1 })
    game.until('useMp', 'B')
    expect(game.told('mpRolled').at(-1)).toMatchObject({ ac: 'B', die: 5 })
    expect(game.state.move).toMatchObject({ pitch: -1, h: 1, v: 1 })
    expect(game.orders.filter(({ type, seat }) => type === 'declarePitch' && seat === 'a')).toHaveLength(1)
  }),
  vector('AC-1.24-3', 'MPs that the leader did not have are flown straight; a turn without a row too', (begin) => {
    const more = formation(begin, { speed: 4 }, { speed: 9 }, { 'movement points A': [3] }).until('useMp', 'A')
    more.do('goForward', { turn: 1 }).until('useMp', 'B')
    expect(turns(more)).toEqual([1])
    expect(turns(more.dully().until('useMp', 'B'))).toEqual([0])
    const fast = formation(begin, { speed: 5 }, { speed: 10 }, { 'movement points A': [3] }).until('useMp', 'A')
    expect(turns(fast.do('goForward', { turn: 3 }).until('useMp', 'B'))).toEqual([0])
  }),
  vector('AC-1.24-3', 'a follower without a row for the pitch keeps its own', (begin) => {
    const game = formation(begin, { pitch: 0 }, { pitch: -3 }).do('declarePitch', { pitch: 1 }).until('useMp', 'B')
    expect(game.state.move).toMatchObject({ ac: 'B', pitch: -3 })
  }),
  vector('AC-1.24-3', 'when the leader stalls, its follower is free beyond what it copied', (begin) => {
    const free = (stall: number) => {
      const dice = { 'movement points A': [3], 'stall A': [stall] }
      const game = formation(begin, { speed: 3 }, { speed: 9 }, dice).until('useMp', 'A').do('goForward', { turn: 0 })
      game.until('stallPP', 'A').do('stallPP', { pp: 0 }).until('useMp', 'B')
      expect(turns(game)).toEqual([0])
      return turns(game.dully().until('useMp', 'B')).length > 1
    }
    expect([free(6), free(2)]).toEqual([false, true])
  }),
]

const levels = [
  vector('AC-2.511-1', 'a transit to level flight uses one vertical MP, however many there are', (begin) => {
    const a = { A: { pitch: 1, pos: 'up', speed: 9 } } as const
    const game = begin({ a, dice: { 'movement points A': [6] } })
      .until('pitch', 'A')
      .do('declarePitch', { pitch: 0 })
    game.until('speed', 'A')
    expect(game.state.move).toMatchObject({ v: 2, vUsed: 1, vLeft: 0 })
    expect(game.craft('A')).toMatchObject({ level: 9, pos: 'in', pitch: 0 })
  }),
  vector('AC-1.50-1 AC-2.50-4', 'a dive against a fire is not eased', (begin) => {
    const a = { A: { pitch: -3, pos: 'down', fire: true, speed: 8, pilot: 'ace' } } as const
    const game = begin({ a, dice: { 'fire A': [1], 'movement points A': [6] } }).until('maintain', 'A')
    game.do('extinguish', { pitch: -3, dice: 0 }).until('speed', 'A')
    expect(game.orders.filter(({ type }) => type === 'easePitch' || type === 'done')).toHaveLength(2)
    expect(game.state.move).toMatchObject({ vUsed: game.state.move!.v })
  }),
]

export const movementEffects = [...exits, ...tests, ...observers, ...failures, ...speeds, ...formations, ...levels]
