/** What the rules of housekeeping do to the numbers, each limit beside its legal neighbour. */
import { expect } from 'vitest'
import type { Brief, Game, Setting } from '../fixture.js'
import { lineOf, vector } from '../fixture.js'

type Begin = (setting: Setting) => Game
type Side = NonNullable<Setting['a']>

const targeting = [
  vector('AC-1.22-1', 'range counts from the second hex on, and two levels make a hex', (begin) => {
    const range = (r: number, level = 8) => {
      const game = begin({ b: { Z: { hex: { q: 0, r: -r }, level } }, dice: { 'spot A': [6] } })
      game.until('target', 'A').do('spot', { crew: 'pilot', target: 'Z' }).until('rollInitiative')
      return lineOf(game.told('spotRolled')[0]!.modifiers, 'AC-1.22-1') ?? 0
    }
    expect([1, 2, 3, 4, 5, 6].map((r) => range(r))).toEqual([0, 0, -1, -1, -2, -2])
    expect([9, 10, 11, 12].map((level) => range(1, level))).toEqual([0, 0, 0, -1])
  }),
  vector('AC-0.141-3', 'the sun blinds only towards a higher target in its sector', (begin) => {
    const glare = (level: number, sun: 0 | 3) => {
      const game = begin({ sun, b: { Z: { hex: { q: 0, r: -1 }, level } }, dice: { 'spot A': [6] } })
      game.until('target', 'A').do('spot', { crew: 'pilot', target: 'Z' }).until('rollInitiative')
      return lineOf(game.told('spotRolled')[0]!.modifiers, 'AC-0.141-3') ?? 0
    }
    expect([glare(9, 0), glare(8, 0), glare(9, 3)]).toEqual([-4, 0, 0])
  }),
  vector(
    'AC-A2-1 AC-0.143-5',
    "the spot rating is the pilot's: his observer has none, and begins with his own gun",
    (begin) => {
      const a = { A: { card: 'f2b', pilot: 'hawk' } }
      const game = begin({ a, b: { Z: { hex: { q: 0, r: -1 } } }, dice: { 'spot A': [4, 4] } }).until('target', 'A')
      game.do('spot', { crew: 'pilot', target: 'Z' }).do('spot', { crew: 'observer', target: 'Z' })
      expect(game.told('spotRolled').map(({ crew, total }) => [crew, total])).toEqual([
        ['pilot', 6],
        ['observer', 4],
      ])
      expect(game.craft('A').observer).toMatchObject({ target: 'Z', cv: 1 })
    },
  ),
  vector('AC-1.23-1', 'a failed spot marks for this turn: pursuers lose a quarter, next turn half again', (begin) => {
    const lost = (spots: boolean) => {
      const b = { Y: { hex: { q: 0, r: 3 } }, Z: { target: 'A', cv: 9, maneuvering: true } }
      const game = begin({
        a: { A: { speed: 8, maneuvering: true } },
        b,
        dice: { 'spot A': [1], initiative: [1, 5, 6] },
      })
      game.until('target', 'A')
      if (spots) game.do('spot', { crew: 'pilot', target: 'Y' }).do('spotPP', { pp: 0 })
      game.until('useMp', 'A').do('maneuver', { more: 0 }).until('cancelEffect', 'A').dully()
      return { game, lost: game.last('testPassed').gain - (9 - game.craft('Z').cv) }
    }
    expect([lost(false).lost, lost(true).lost]).toEqual([3 - 1, 3 - 0])
    const { game } = lost(true)
    expect(game.craft('A').failedSpot).toBe(true)
    expect(game.until('beginTurn').do('beginTurn').craft('A').failedSpot).toBe(false)
  }),
  vector('AC-1.24-1', 'a leader is a friend within one hex and one level, going the same way', (begin) => {
    const leads = (brief: Brief) =>
      begin({ a: { A: {}, B: { hex: { q: 0, r: 1 }, ...brief } } })
        .until('target', 'B')
        .refusal('spotLeader', { target: 'A' })
    const no = ['AC-1.24-1 not-a-leader']
    expect([leads({}), leads({ hex: { q: 0, r: 2 } })]).toEqual([[], no])
    expect([leads({ level: 9 }), leads({ level: 10 })]).toEqual([[], no])
    expect([leads({ facing: 1 }), leads({ maneuvering: true })]).toEqual([no, no])
  }),
  vector('AC-1.20-3', 'who leaves play is forgotten by observers, and its close encounters lapse', (begin) => {
    const a = { A: { maneuvering: true, level: 1 }, B: { level: 1, pitch: -3, pos: 'down', speed: 8 } } as const
    const b = { Z: { card: 'f2b', hex: { q: 0, r: 1 }, level: 1, observer: { target: 'B', cv: 3 } } }
    const dice = { initiative: [1, 1, 6], 'close encounter': [6, 6], 'movement points B': [6] }
    const game = begin({ a, b, dice }).until('pitch')
    expect(game.state.encounters).toMatchObject([{ a: 'A', b: 'B' }])
    for (let left = 60; left > 0 && game.craft('B').fate === 'flying'; left--) game.dully()
    expect([game.state.encounters, game.craft('Z').observer]).toMatchObject([[], { target: null, cv: 0 }])
    expect(game.until('beginTurn').told('collided')).toEqual([])
  }),
  vector('AC-2.41-4', 'a split hex keeps its area for the turn, until either of the two moves', (begin) => {
    const b = { Z: { hex: { q: 1, r: 1 } } }
    const game = begin({ a: { A: { target: 'Z', cv: 2 } }, b, dice: { 'split hex A': [4, 1], 'loss check': [6] } })
    game.until('rollInitiative')
    expect(game.told('areaRolled').filter(({ of }) => of === 'A')).toMatchObject([{ die: 4, area: 6 }])
    expect(game.state.splits).toContainEqual({ of: 'A', other: 'Z', area: 6 })
    expect(game.until('speed').state.splits).toEqual([])
  }),
]

const values = [
  vector('AC-1.30-1', 'what is behind is not carried over, and position is added after that', (begin) => {
    const a = { A: { target: 'Z', cv: 2, hex: { q: 0, r: 1 }, facing: 3 } } as const
    const game = begin({ a, b: { Z: {} }, dice: { 'loss check': [6] } }).until('rollInitiative')
    expect(game.told('cvChanged').map(({ why, to }) => [why, to])).toEqual([
      ['carryover', 0],
      ['position', 3],
    ])
  }),
  vector(
    'AC-1.32-3',
    'in the hex of its target only a maneuvering targeter gains, and only on one that goes',
    (begin) => {
      const gain = (own: boolean, other: boolean) =>
        begin({ a: { A: { target: 'Z', maneuvering: own } }, b: { Z: { maneuvering: other } } })
          .until('rollInitiative')
          .craft('A').cv
      expect([gain(true, false), gain(false, false), gain(true, true)]).toEqual([3, 0, 0])
    },
  ),
  vector('AC-1.41-1', 'the whole CV counts against a target that holds one itself, else half', (begin) => {
    const adjusted = (foe: Brief) => {
      const game = begin({
        a: { A: { target: 'Z', cv: 5 } },
        b: { Z: { hex: { q: 0, r: -1 }, maneuvering: true, ...foe } },
      })
      return game.until('addCv', 'A').do('addCv', { add: true }).last('cvAdded').adjusted
    }
    expect([adjusted({ target: 'A' }), adjusted({})]).toEqual([3 + 5, 3 + 3])
  }),
]

const orderOf = (begin: Begin, a: Side, b: Side, initiative: readonly number[], more: Setting = {}) => {
  const game = begin({ ...more, a, b, dice: { initiative, ...more.dice } })
    .until('rollInitiative')
    .do('rollInitiative')
  while (game.question === 'addCv') game.do('addCv', { add: true })
  return game.until('pitch').last('orderSet').order
}

const order = [
  vector('AC-1.41-5', 'two who follow one aircraft go by their adjusted initiative', (begin) => {
    const behind = { hex: { q: 0, r: 2 }, target: 'Z', maneuvering: true } as const
    const a = { A: { ...behind }, B: { ...behind, cv: 4 } }
    expect(orderOf(begin, a, { Z: { maneuvering: true } }, [4, 3, 1])).toEqual(['Z', 'A', 'B'])
  }),
  vector('AC-2.10-1', 'out of control first, then those with a target, then the others', (begin) => {
    const a = { A: { condition: 'stalled', pitch: -1, hex: { q: 5, r: 0 } }, B: { target: 'Z' } } as const
    expect(orderOf(begin, a, { Y: { hex: { q: 0, r: -9 } }, Z: { hex: { q: 0, r: -2 } } }, [6, 3, 1, 4])).toEqual([
      ...['A', 'B', 'Y', 'Z'],
    ])
  }),
  vector('AC-2.10-3', 'in a tie the higher, then the faster, then the higher die has the better slot', (begin) => {
    const far = { Z: { hex: { q: 0, r: -20 } } }
    const tied = (a: Brief, b: Brief, more: Setting = {}) =>
      orderOf(begin, { A: a, B: b }, far, [3, 3, 6], more).filter((ac) => ac !== 'Z')
    expect(tied({ level: 9, speed: 5 }, { level: 8, speed: 6 })).toEqual(['B', 'A'])
    expect(tied({ speed: 7 }, { speed: 6 })).toEqual(['B', 'A'])
    const dice = { 'roll-off A': [6], 'roll-off B': [2] }
    expect(tied({}, {}, { dice })).toEqual(['B', 'A'])
    expect(tied({}, {}, { dice, options: { initiativeOrder: 'highFirst' } })).toEqual(['A', 'B'])
  }),
]

const meetings = [
  vector('AC-1.42-1', 'who targets the other, either of the two, has no close encounter with it', (begin) => {
    const pairs = (own: Brief, other: Brief) => {
      const b = { Y: { hex: { q: 0, r: -1 }, maneuvering: true }, Z: { maneuvering: true, ...other } }
      const game = begin({ a: { A: { maneuvering: true, ...own } }, b, dice: { initiative: [3, 6, 3] } })
      return game.until('rollInitiative').do('rollInitiative').question === 'encounterPP'
    }
    expect([pairs({ target: 'Z' }, {}), pairs({}, { target: 'A' }), pairs({ target: 'Y' }, {})]).toEqual([
      false,
      false,
      true,
    ])
  }),
  vector('AC-1.421-1 AC-1.10-4', 'the lower id pays first; who has no points is passed over', (begin) => {
    const asked = (own: Brief) => {
      const a = { A: { maneuvering: true, ...own }, B: {} }
      const game = begin({ a, dice: { initiative: [3, 3, 6], 'close encounter': [3, 3] } })
      const first = game.until('rollInitiative').do('rollInitiative').subject
      return [first, game.do('encounterPP', { pp: 2 }).question === 'encounterPP' ? game.subject : null]
    }
    expect([asked({}), asked({ wounds: ['all'] })]).toEqual([
      ['A', 'B'],
      ['B', null],
    ])
  }),
  vector('AC-1.422-1', 'the levels of one passed test are shared among its close encounters', (begin) => {
    const a = { A: { maneuvering: true, speed: 8 }, B: {}, C: {} }
    const dice = { initiative: [1, 1, 1, 6], 'close encounter': [5, 5, 5, 5, 1, 1], 'roll-off': [1, 5, 6] }
    const game = begin({ a, dice, tables: { encounter: [8, 20, 20, 20] } })
    game.until('useMp', 'A').do('maneuver', { more: 0 }).until('cut', 'A')
    expect(game.legal).toHaveLength(2)
    game.do('cutEncounter', { by: 1 }).until('cut', 'A')
    expect(game.state.tasks.at(-1)).toMatchObject({ do: 'cut', levels: 3 - 1 })
  }),
  vector('AC-1.423-1', 'both lose their targets in a collision', (begin) => {
    const a = { A: { maneuvering: true, target: 'Z', cv: 2 }, B: { target: 'Z', cv: 2 } }
    const b = { Z: { hex: { q: 0, r: -1 }, maneuvering: true } }
    const game = begin({ a, b, dice: { initiative: [1, 1, 6], 'close encounter': [6, 6] } }).until('encounterPP')
    for (let left = 80; left > 0 && game.told('collided').length === 0; left--) game.dully()
    expect(game.told('targetLost').filter(({ rule }) => rule === 'AC-1.423-1')).toMatchObject([
      { ac: 'A' },
      { ac: 'B' },
    ])
    expect([game.craft('A').target, game.craft('B').target]).toEqual([null, null])
  }),
]

const burning = (begin: Begin, brief: Brief, dice: Setting['dice'] = {}) =>
  begin({ a: { A: { fire: true, pilot: 'ace', ...brief } }, dice: { 'fire A': [1], ...dice } }).until('maintain', 'A')

const maintenance = [
  vector('AC-1.50-4', 'guns are worked on from level flight or a shallow climb', (begin) => {
    const refusal = (pitch: number) =>
      burning(begin, { pitch, jammed: ['g1'] }).refusal('unjam', { gun: 'g1', dice: 1 })
    expect([0, 1].map(refusal)).toEqual([[], []])
    expect([-1, 2].map(refusal)).toEqual([['AC-1.50-4 cannot-level'], ['AC-1.50-4 cannot-level']])
  }),
  vector(
    'AC-1.50-4',
    'a spinning aircraft is asked for no maintenance, a stalled one may dive against its fire',
    (begin) => {
      const asked = (condition: 'stalled' | 'spinning', pitch: number) => {
        const game = begin({ a: { A: { fire: true, pilot: 'ace', condition, pitch, jammed: ['g1'] } } })
        game.until('rollInitiative').do('rollInitiative')
        return game.question === 'maintain' ? [...new Set(game.legal.map(({ type }) => type))] : []
      }
      expect([asked('spinning', -2), asked('stalled', -1)]).toEqual([[], ['extinguish', 'done']])
    },
  ),
  vector('AC-1.53-3', 'bought dice cost two points, put out and never spread', (begin) => {
    const doused = (bought: readonly number[], own = 3) => {
      const game = burning(begin, { pitch: -1 }, { 'extinguish A': [own], bought })
      expect(game.refusal('extinguish', { pitch: -1, dice: 2 })).toEqual(['AC-1.10-5 too-few-pp'])
      game.do('extinguish', { pitch: -1, dice: 1 }).until('speed', 'A')
      return [game.craft('A').fire, game.craft('A').sheet.rows.map(({ burnt }) => burnt), game.craft('A').pp]
    }
    expect(doused([6])).toEqual([false, [0, 0, 0, 1], 1])
    expect(doused([1])).toEqual([true, [0, 0, 0, 1], 1])
    expect(doused([3], 1)).toEqual([true, [0, 0, 0, 4], 1])
  }),
  vector('AC-1.53-98', 'a one beside the six that ends the fire lights it again', (begin) => {
    const game = burning(begin, { pitch: -2 }, { 'extinguish A': [6, 1] })
    game.do('extinguish', { pitch: -2, dice: 0 }).until('speed', 'A')
    expect(game.told('fireOut')).toHaveLength(1)
    expect([game.craft('A').fire, game.craft('A').sheet.rows.map(({ burning }) => burning)]).toEqual([
      true,
      [false, false, false, true],
    ])
  }),
  vector('AC-1.53-3', 'a six puts out the highest burning row', (begin) => {
    const game = burning(begin, { pitch: -1 }, { 'fire A': [6], 'extinguish A': [6] })
    game.do('extinguish', { pitch: -1, dice: 0 }).until('speed', 'A')
    expect(game.craft('A').sheet.rows.map(({ burning }) => burning)).toEqual([false, false, false, true])
    expect(game.craft('A').fire).toBe(true)
  }),
]

export const housekeepingEffects = [...targeting, ...values, ...order, ...meetings, ...maintenance]
