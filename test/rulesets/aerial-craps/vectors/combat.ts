/** Vectors of the combat phase and of crew-served weapons, played. */
import { expect } from 'vitest'
import type { Game, Setting } from '../fixture.js'
import { vector } from '../fixture.js'

type Begin = (setting: Setting) => Game
/** Two in one hex, maneuvering with no MPs left to do it, so that nothing moves before the shooting. */
const still = { maneuvering: true, speed: 4 } as const
const STILL = { 'movement points': [1, 1, 1, 1, 1, 1] }
const duel = (begin: Begin, brief: object, foe: object = {}, setting: Setting = {}) =>
  begin({
    ...setting,
    tables: { mp: [99, 99, 99, 99], ...setting.tables },
    a: { A: { ...still, target: 'Z', cv: 6, ...brief } },
    b: { Z: { ...still, ...foe } },
    dice: { ...STILL, stall: [6, 6, 6, 6], ...setting.dice },
  })
const shoot = (begin: Begin, attack: readonly number[], more: Setting = {}, brief: object = {}, foe: object = {}) =>
  duel(begin, brief, foe, { ...more, dice: { 'attack A': attack, ...more.dice } })
    .until('attack', 'A')
    .do('fire', { crew: 'pilot', cv: 6, pp: 0, burst: 2 })
const SIXES = [6, 6, 6, 6, 6, 6]

export const combatVectors = [
  vector('AC-3.10-3 AC-3.10-9 AC-3.12-1', 'what an attack may use, and what it costs', (begin) => {
    const game = duel(begin, { cv: 7 }).until('attack', 'A')
    expect(game.refusal('fire', { crew: 'pilot', cv: 8, pp: 0, burst: 1 })).toEqual(['AC-3.10-3 not-enough-cv'])
    expect(game.refusal('fire', { crew: 'pilot', cv: 7, pp: 0, burst: 4 })).toEqual(['AC-3.10-9 burst-too-long'])
    expect(game.refusal('fire', { crew: 'pilot', cv: 1, pp: 0, burst: 1 })).toEqual(['AC-3.10-5 empty-attack'])
    expect(game.refusal('fire', { crew: 'observer', cv: 1, pp: 0, burst: 1 })).toEqual(['AC-A2-1 no-observer'])
    game.do('fire', { crew: 'pilot', cv: 7, pp: 0, burst: 2 })
    expect(game.last('fired').dice).toHaveLength(7)
    expect(game.until('beginTurn').craft('A').cv).toBe(2)
  }),
  vector('D33 AC-3.10-6 AC-3.10-7', 'one level below adds one to the range', (begin) => {
    const range = (brief: object) => {
      const game = duel(begin, brief)
      try {
        return game.until('attack', 'A').do('fire', { crew: 'pilot', cv: 6, pp: 0, burst: 2 }).last('fired').range
      } catch {
        return null
      }
    }
    expect(range({ level: 7 })).toBe(1)
    expect(range({ level: 7, hex: { q: 0, r: 1 } })).toBe(null)
    expect(range({ level: 9, hex: { q: 0, r: 1 } })).toBe(1)
  }),
  vector('D34 D61 AC-3.11-1', 'ones jam: PP cancel them; one gun jams for good, two can be cleared', (begin) => {
    const saved = shoot(begin, [1, 1, 1, 2, 2, 2])
    expect(saved.refusal('cancelJam', { pp: 4 })).toEqual(['AC-3.11-1 out-of-range'])
    saved.do('cancelJam', { pp: 1 })
    expect(saved.craft('A').guns.map(({ state }) => state)).toEqual(['ok', 'ok'])
    const bought = duel(begin, {}, {}, { dice: { 'attack A': [1, 1, 1], 'pilot attack A': [1] } }).until('attack', 'A')
    bought.do('fire', { crew: 'pilot', cv: 5, pp: 1, burst: 2 }).do('cancelJam', { pp: 1 })
    expect(bought.craft('A').guns.map(({ state }) => state)).toEqual(['ok', 'ok'])
    const both = shoot(begin, [1, 1, 1, 1, 2, 2]).do('cancelJam', { pp: 0 })
    expect(both.craft('A').guns.map(({ state }) => state)).toEqual(['jammed', 'jammed'])
    const single = shoot(begin, [1, 1, 1, 1, 2, 2], {}, { card: 'n17' }).do('cancelJam', { pp: 0 })
    expect(single.craft('A').guns.map(({ state }) => state)).toEqual(['jammed-for-good'])
    const one = shoot(begin, [1, 1, 1, 2, 2, 2]).do('cancelJam', { pp: 0 })
    expect(one.craft('A').guns.map(({ state }) => state)).toEqual(['jammed', 'ok'])
  }),
  vector('D52 AC-3.20-2 AC-0.143-3', 'seven hits with good shooting buy two criticals', (begin) => {
    const game = duel(
      begin,
      { cv: 7, pilot: 'hunter' },
      {},
      { dice: { 'attack A': [...SIXES, 6], critical: [4, 4, 4, 4] } },
    ).until('attack', 'A')
    game.do('fire', { crew: 'pilot', cv: 7, pp: 0, burst: 2 })
    expect(game.refusal('trade', { criticals: 3 })).toEqual(['AC-3.20-2 out-of-range'])
    game.do('trade', { criticals: 2 })
    expect(game.last('damageRolled')).toMatchObject({ rule: 'AC-3.20-3', dice: [3], boxes: 3, criticals: 2 })
    expect(game.craft('Z').control).toBe(4)
  }),
  vector(
    'AC-3.20-3 AC-3.21-1 AC-3.22-7',
    'a hit marks as many boxes as its die shows, a six is a critical',
    (begin) => {
      const game = shoot(begin, [6, 6, 2, 2, 2, 2], { dice: { damage: [5, 6], critical: [6, 1] } })
      expect(game.until('beginTurn').last('criticalRolled')).toMatchObject({ effect: 'structure', rule: 'AC-3.22-7' })
      expect(game.craft('Z').sheet.filled).toBe(2)
      expect(game.told('rowFilled').map(({ rule }) => rule)).toEqual(['AC-3.22-7', 'AC-3.22-7'])
    },
  ),
  ...[
    { name: 'AC-3.22-2 explodes', dice: [1, 1] },
    { name: 'AC-3.22-3 engine-destroyed', dice: [1, 2] },
    { name: 'AC-3.22-4 engine-hit-2', dice: [2, 2] },
    { name: 'AC-3.22-4 engine-hit-1', dice: [1, 5] },
    { name: 'AC-3.22-8 control-2', dice: [4, 4] },
    { name: 'AC-3.22-8 control-4', dice: [4, 5] },
    { name: 'AC-3.22-10 wound-half', dice: [5, 5] },
    { name: 'AC-3.22-11 wound-all', dice: [5, 6] },
    { name: 'AC-3.22-11 pilot-killed', dice: [6, 6] },
  ].map(({ name, dice }) =>
    vector(name, 'a critical by its sum', (begin) => {
      const [rule, effect] = name.split(' ')
      const game = shoot(begin, [6, 2, 2, 2, 2, 2], { dice: { damage: [6], critical: dice, smoke: [4] } })
      for (let left = 40; game.state.phase === 'combat' && left > 0; left--) game.dully()
      expect(game.last('criticalRolled')).toMatchObject({ effect, rule })
    }),
  ),
  vector('AC-3.22-s', 'a hit engine smokes on 4, smoke catches fire on 6, and both cost two PP', (begin) => {
    const game = shoot(begin, [6, 2, 2, 2, 2, 2], {
      dice: { damage: [6], critical: [2, 2], 'smoke Z': [4], 'fire from smoke Z': [6] },
    })
    game.until('beginTurn').do('beginTurn')
    expect([game.craft('Z').smoke, game.craft('Z').enginePower, game.craft('Z').pp]).toEqual([true, -2, 2])
    game.until('beginTurn').do('beginTurn')
    expect([game.craft('Z').fire, game.craft('Z').pp]).toEqual([true, 0])
  }),
  vector('AC-3.22-5 AC-3.22-90', 'the owner of a leaking aircraft decides, or a die', (begin) => {
    const setting = { dice: { damage: [6], critical: [2, 3], 'fuel leak': [2], smoke: [1] } }
    const game = shoot(begin, [6, 2, 2, 2, 2, 2], setting).until('fuelLeak')
    expect([game.state.agenda[0]!.waiting, game.subject]).toEqual([['b'], 'Z'])
    expect(game.do('fuelLeak', { choice: 'smoke' }).craft('Z')).toMatchObject({ smoke: true, engine: 'running' })
    const die = shoot(begin, [6, 2, 2, 2, 2, 2], { ...setting, options: { fuelLeakChoice: 'die' } }).until('beginTurn')
    expect(die.craft('Z')).toMatchObject({ smoke: false, engine: 'destroyed' })
    expect(die.last('fuelLeaked').rule).toBe('AC-3.22-90')
  }),
  vector('AC-3.10-8', 'under the switch a firer must be pitched toward the other level', (begin) => {
    const range = (pitch: number) => {
      const game = duel(begin, { level: 9, pitch }, {}, { options: { adjacentLevelPitch: true } }).until(
        'rollInitiative',
      )
      for (let left = 60; left > 0 && game.question !== 'attack' && game.state.turn === 1; left--) game.dully()
      return game.question === 'attack'
    }
    expect([range(0), range(-1)]).toEqual([false, true])
  }),
  vector('AC-3.10-8', 'a level pilot may not fire at another level then; his observer may fire up', (begin) => {
    const brief = { card: 'f2b', level: 7, observer: { target: 'Z', cv: 4 } }
    const game = duel(begin, brief, {}, { options: { adjacentLevelPitch: true } }).until('attack', 'A')
    expect(game.refusal('fire', { crew: 'pilot', cv: 6, pp: 0, burst: 1 })).toEqual(['AC-3.10-8 cannot-fire'])
  }),
  vector('AC-10h-1', 'a side without aircraft is no side', (begin) => {
    expect(() => begin({ a: {} })).toThrow('AC-10h-1')
  }),
  vector('AC-3.10-11', 'simultaneous fire: both shoot before either falls', (begin) => {
    const both = (simultaneousFire: boolean) => {
      const game = duel(
        begin,
        {},
        { target: 'A', cv: 6 },
        { options: { simultaneousFire }, dice: { attack: SIXES, damage: [6], critical: [1, 1], initiative: [1, 6] } },
      ).until('attack', 'A')
      game.do('fire', { crew: 'pilot', cv: 6, pp: 0, burst: 2 })
      for (let left = 10; game.question !== 'attack' && game.state.phase === 'combat' && left > 0; left--) game.dully()
      return game.question === 'attack'
    }
    expect([both(true), both(false)]).toEqual([true, false])
  }),
  vector(
    'D55 AC-A1-1 AC-A1-3 AC-A2-6 AC-3.10-1',
    'a rear gunner fires up into the next hex at half dice; a fixed gun cannot',
    (begin) => {
      const brief = {
        card: 'f2b',
        level: 7,
        maneuvering: false,
        facing: 0,
        hex: { q: 0, r: -1 },
        target: 'Z',
        cv: 2,
        observer: { target: 'Z', cv: 4 },
      }
      const game = duel(begin, brief, {}, { dice: { 'loss check': [6] } }).until('attack', 'A')
      expect(game.refusal('fire', { crew: 'pilot', cv: 1, pp: 0, burst: 1 })).toEqual([
        'AC-3.10-1 cannot-fire',
        'AC-3.10-7 cannot-fire',
      ])
      expect(game.refusal('fire', { crew: 'observer', cv: 4, pp: 1, burst: 1 })).toEqual(['AC-A2-6 out-of-range'])
      game.do('fire', { crew: 'observer', cv: 4, pp: 0, burst: 2 })
      expect(game.last('fired')).toMatchObject({ rule: 'AC-A2-6', range: 1, crew: 'observer' })
      expect(game.last('fired').dice).toHaveLength(2)
    },
  ),
  vector('AC-A1-1 AC-A1-97', 'a rear gun does not bear forward, nor down', (begin) => {
    const seat = {
      card: 'f2b',
      maneuvering: false,
      facing: 3,
      hex: { q: 0, r: -1 },
      target: 'Z',
      cv: 3,
      observer: { target: 'Z', cv: 4 },
    } as const
    const ahead = duel(begin, seat).until('attack', 'A')
    expect(ahead.refusal('fire', { crew: 'observer', cv: 1, pp: 0, burst: 1 })).toEqual(['AC-A1-1 cannot-fire'])
    const lower = duel(begin, { ...seat, level: 9 }).until('attack', 'A')
    expect(lower.refusal('fire', { crew: 'observer', cv: 1, pp: 0, burst: 1 })).toEqual(['AC-A1-97 cannot-fire'])
  }),
  vector('D51 AC-A2-2', 'PP dice of the pilot raise the observer from 1 to 4', (begin) => {
    const game = duel(
      begin,
      { card: 'f2b', observer: { target: 'Z', cv: 1 } },
      {},
      { dice: { 'crew A': [6, 2, 2, 2] } },
    ).until('crewDice', 'A')
    expect(game.refusal('crewDice', { dice: 5 })).toEqual(['AC-1.10-5 too-few-pp'])
    expect(game.do('crewDice', { dice: 4 }).craft('A').observer!.cv).toBe(4)
  }),
  vector(
    'AC-A2-3 AC-A2-4 AC-A2-5',
    "gains spoil the observer: half his own pilot's, a diverted part, a fraction of others'",
    (begin) => {
      const a = { A: { card: 'f2b', speed: 8, observer: { target: 'Z', cv: 9 }, maneuvering: true } }
      const b = { Y: { target: 'A', cv: 2, speed: 8, maneuvering: true }, Z: { speed: 8, maneuvering: true } }
      const game = begin({ a, b, dice: { initiative: [3, 1, 5], 'movement points': [1, 1, 1] } })
      game.until('useMp', 'Y').do('maneuver', { more: 0 }).until('divert', 'Y')
      expect(game.refusal('divert', { cv: 9 })).toEqual(['AC-A2-4 out-of-range'])
      game.do('divert', { cv: 2 }).until('useMp', 'A')
      expect(game.last('observerCvChanged')).toMatchObject({ rule: 'AC-A2-4', from: 9, to: 7 })
      game
        .do('maneuver', { more: 0 })
        .until('cancelEffect', 'A')
        .do('cancelEffect', { effect: 'minSpeed' })
        .until('useMp', 'Z')
      expect(game.last('observerCvChanged')).toMatchObject({ rule: 'AC-A2-3', from: 7, to: 6 })
      game.do('maneuver', { more: 0 }).until('speed', 'Z')
      expect(game.last('observerCvChanged')).toMatchObject({ rule: 'AC-A2-5', from: 6, to: 5 })
    },
  ),
  vector('AC-A2-7', 'an observer loses a target beyond two hexes', (begin) => {
    const game = begin({
      a: { A: { card: 'f2b', observer: { target: 'Z', cv: 3 } } },
      b: { Z: { hex: { q: 0, r: 3 } } },
    }).until('rollInitiative')
    expect(game.last('targetLost')).toMatchObject({ rule: 'AC-A2-7', crew: 'observer' })
  }),
  vector('AC-10h-2 AC-10h-4', 'far from every enemy an aircraft may retire, and the game ends', (begin) => {
    const game = begin({}).until('retire', 'A').do('retire')
    expect([game.state.phase, game.craft('A').fate]).toEqual(['over', 'retired'])
    expect(game.last('gameEnded').winner).toBe('draw')
  }),
  vector('AC-0.141-2', 'in a bounded area who leaves it has retired', (begin) => {
    const game = begin({
      options: { openSea: false },
      b: { Z: { hex: { q: 9, r: 0 }, facing: 3 } },
      a: { A: { hex: { q: 0, r: 0 } }, B: { hex: { q: 5, r: 5 } } },
    })
      .until('beginTurn')
      .dully()
      .until('beginTurn')
    expect(game.told('aircraftLost')[0]).toMatchObject({ rule: 'AC-0.141-2', fate: 'retired' })
  }),
  vector('AC-3.22-10', 'wounds cost half of the points in the next turn', (begin) => {
    const game = begin({ a: { A: { wounds: ['half'] }, B: { wounds: ['all'] } } }).do('beginTurn')
    expect([game.craft('A').pp, game.craft('B').pp]).toEqual([2, 0])
  }),
]
