/** What the rules of combat do to the numbers, each limit beside its legal neighbour. */
import { expect } from 'vitest'
import { aircraft } from '../../../../src/rulesets/aerial-craps/data/aircraft.js'
import { burstLimit } from '../../../../src/rulesets/aerial-craps/phases/firing.js'
import type { Brief, Game, Setting } from '../fixture.js'
import { vector } from '../fixture.js'

type Begin = (setting: Setting) => Game

const still = { maneuvering: true, speed: 4 } as const
/** Two in one hex, with no MPs to leave it. */
const duel = (begin: Begin, brief: Brief, foe: Brief = {}, more: Setting = {}) =>
  begin({
    ...more,
    tables: { mp: [99, 99, 99, 99], ...more.tables },
    a: { A: { ...still, target: 'Z', cv: 6, ...brief } },
    b: { Z: { ...still, ...foe } },
    dice: { stall: [6, 6, 6, 6], ...more.dice },
  })
const pilot = { crew: 'pilot', cv: 6, pp: 0, burst: 2 } as const
/** Is it ever asked to attack in the first turn? */
const attacks = (game: Game) => {
  while (game.state.turn === 1 && game.question !== 'attack') game.dully()
  return game.question === 'attack'
}
/** One critical of these two dice on Z, to the end of the turn. */
const struck = (begin: Begin, critical: readonly number[], foe: Brief = {}, dice: Setting['dice'] = {}) => {
  const game = duel(begin, {}, foe, { dice: { 'attack A': [6], damage: [6], critical, smoke: [1], ...dice } })
  game.until('attack', 'A').do('fire', pilot)
  while (game.state.phase === 'combat') game.dully()
  return game.craft('Z')
}

const limits = [
  vector('AC-3.10-7', 'one level away can be fired at, two cannot', (begin) => {
    expect([9, 10, 6].map((level) => attacks(duel(begin, { level })))).toEqual([true, false, false])
  }),
  vector('AC-2.51a AC-3.10-6', 'with simple levels a firer below has no longer range', (begin) => {
    const range = (simpleLevels: boolean) =>
      duel(begin, { level: 7 }, {}, { options: { simpleLevels } }).until('attack', 'A').do('fire', pilot).last('fired')
        .range
    expect([range(false), range(true)]).toEqual([1, 0])
  }),
  vector('AC-3.10-9', 'the burst is held by both MT levels and by the difference of speeds, either way', (begin) => {
    const most = (own: Brief, other: Brief) => burstLimit(duel(begin, own, other).state, 'A', 'Z')
    expect([most({ mtLevel: 1 }, {}), most({ mtLevel: 1 }, { mtLevel: 1 }), most({}, { mtLevel: 3 })]).toEqual([
      3, 2, 1,
    ])
    expect([most({ speed: 6 }, {}), most({ speed: 7 }, {}), most({}, { speed: 7 }), most({}, { speed: 9 })]).toEqual([
      ...[3, 2, 2, 1],
    ])
  }),
  vector('AC-3.10-1', 'out of control, busy or with a jammed gun nobody fires', (begin) => {
    const jammed = duel(begin, { jammed: ['g1'] })
      .until('maintain', 'A')
      .do('done')
      .until('attack', 'A')
    expect(jammed.do('fire', pilot).last('fired').modifiers[0]).toMatchObject({ value: 6 * 0.5 })
    const busy = duel(begin, { jammed: ['g1'], card: 'f2b', observer: { target: 'Z', cv: 4 } })
    busy.until('maintain', 'A').do('unjam', { gun: 'g1', dice: 1 })
    expect(attacks(busy)).toBe(false)
    const both = duel(begin, { jammed: ['g1', 'g2'] })
      .until('maintain', 'A')
      .do('done')
    expect(attacks(both)).toBe(false)
    expect(attacks(duel(begin, { speed: 3 }, {}, { dice: { stall: [2, 2] } }))).toBe(false)
  }),
  vector('AC-3.10-1', 'pilot and observer attack once each', (begin) => {
    const game = duel(begin, { card: 'f2b', observer: { target: 'Z', cv: 4 } }).until('attack', 'A')
    game.do('fire', { ...pilot, cv: 3 }).until('attack', 'A')
    expect(game.refusal('fire', { ...pilot, cv: 2 })).toEqual(['AC-3.10-1 cannot-fire'])
    expect(game.refusal('fire', { ...pilot, crew: 'observer', cv: 2 })).toEqual([])
  }),
]

const front = { ...aircraft.find(({ id }) => id === 'f2b')!, id: 'pusher' }
const pusher = { ...front, guns: front.guns.map((gun) => (gun.flexible ? { ...gun, mount: 'front' as const } : gun)) }

const crews = [
  vector('AC-A1-1 AC-A1-2', 'a front mount bears ahead, a rear mount behind, both all around one level up', (begin) => {
    const bears = (card: string, facing: 0 | 3, level = 8) => {
      const seat = {
        card,
        facing,
        level,
        maneuvering: false,
        hex: { q: 0, r: -1 },
        cv: 0,
        observer: { target: 'Z', cv: 4 },
      }
      return attacks(duel(begin, seat, {}, { aircraft: [pusher], dice: { 'loss check': [6] } }))
    }
    expect([bears('f2b', 0), bears('f2b', 3), bears('pusher', 0), bears('pusher', 3)]).toEqual([
      ...[true, false, false, true],
    ])
    expect([bears('f2b', 3, 7), bears('pusher', 0, 7), bears('f2b', 0, 9)]).toEqual([true, true, false])
  }),
  vector(
    'AC-3.20-2 AC-A2-6',
    'hits of a flexible gun buy criticals at five, and its jams are not cancelled',
    (begin) => {
      const fired = (faces: readonly number[]) => {
        const seat = { card: 'f2b', pilot: 'ace', cv: 0, observer: { target: 'Z', cv: 6 } }
        const game = duel(begin, seat, {}, { dice: { 'attack A': faces } }).until('attack', 'A')
        return game.do('fire', { ...pilot, crew: 'observer' })
      }
      expect(fired([6, 6, 6, 6, 6, 6]).legal.map((action) => 'criticals' in action && action.criticals)).toEqual([0, 1])
      const jams = fired([1, 1, 1, 2, 2, 2])
      expect([jams.question === 'cancelJam', jams.craft('A').guns[1]!.state]).toEqual([false, 'jammed'])
      expect(fired([2, 2, 2, 2, 2, 2]).until('beginTurn').craft('A').observer!.cv).toBe(1)
    },
  ),
]

const pools = [
  vector('AC-3.20-1 AC-3.11-1', 'dice that points bought can hit and cannot jam', (begin) => {
    const dice = { 'attack A': [1, 1, 2], 'pilot attack A': [1, 6, 6], damage: [2, 2] }
    const game = duel(begin, {}, {}, { dice })
      .until('attack', 'A')
      .do('fire', { ...pilot, cv: 3, pp: 3 })
    expect([game.last('fired').hits, game.question === 'cancelJam']).toEqual([2, false])
  }),
  vector('AC-3.11-1', 'three ones jam the gun with the lowest id, wherever it stands on the card', (begin) => {
    const card = aircraft.find(({ id }) => id === 'albd3')!
    const swapped = { ...card, id: 'swapped', guns: [...card.guns].reverse() }
    const game = duel(begin, { card: 'swapped' }, {}, { aircraft: [swapped], dice: { 'attack A': [1, 1, 1] } })
    game.until('attack', 'A').do('fire', pilot).do('cancelJam', { pp: 0 })
    expect(game.craft('A').guns.map(({ state }) => state)).toEqual(['ok', 'jammed'])
    expect(game.last('gunChanged').gun).toBe('g1')
  }),
  vector('AC-1.51-2', 'an attack spends its burst, and an empty gun does not fire', (begin) => {
    const after = (burst: number) => {
      const game = duel(begin, { card: 'n17', cv: 9 }, {}, { options: { ammo: true }, dice: { initiative: [1, 6] } })
      return game.until('attack', 'A').do('fire', { ...pilot, cv: 1, burst })
    }
    expect([2, 3].map((burst) => after(burst).craft('A').guns[0]!.ammo)).toEqual([2, 1])
    const empty = after(3)
      .until('beginTurn')
      .until('attack', 'A')
      .do('fire', { ...pilot, cv: 1, burst: 2 })
    expect([empty.last('fired').dice.length, empty.craft('A').guns[0]!.ammo]).toEqual([1, 0])
    empty.until('beginTurn').do('beginTurn')
    while (empty.state.turn === 3 && empty.question !== 'attack') empty.dully()
    expect(empty.question).not.toBe('attack')
  }),
]

const damage = [
  vector('AC-3.20-3 AC-3.20-4', 'boxes of all hits are marked before their criticals fill rows', (begin) => {
    const game = duel(begin, {}, {}, { dice: { 'attack A': [6, 6], damage: [5, 6], critical: [3, 4] } })
    game.until('attack', 'A').do('fire', pilot).until('beginTurn')
    expect(game.craft('Z').sheet.rows.map(({ marked }) => marked)).toEqual([8, 8, 0, 0])
    const boxes = duel(begin, {}, {}, { dice: { 'attack A': [6, 6], damage: [5, 2] } }).until('attack', 'A')
    expect(boxes.do('fire', pilot).until('beginTurn').craft('Z').sheet.rows[0]!.marked).toBe(7)
  }),
  vector('AC-3.22-2 AC-3.22-11', 'an explosion and a dead pilot remove the aircraft', (begin) => {
    expect([struck(begin, [1, 1]).fate, struck(begin, [6, 6]).fate, struck(begin, [5, 6]).fate]).toEqual([
      ...['destroyed', 'destroyed', 'flying'],
    ])
  }),
  vector('AC-3.22-3 AC-3.22-4', 'engine hits add up; a destroyed engine is no longer running', (begin) => {
    expect([struck(begin, [2, 2]).enginePower, struck(begin, [1, 5]).enginePower]).toEqual([-2, -1])
    expect([struck(begin, [2, 2], { enginePower: -1 }).enginePower, struck(begin, [1, 2]).engine]).toEqual([
      ...[-3, 'destroyed'],
    ])
  }),
  vector('AC-3.22-s AC-3.22-5', 'an engine smokes from 4 on; a leak that runs on smokes without a roll', (begin) => {
    const smokes = (critical: readonly number[], die: number) => struck(begin, critical, {}, { smoke: [die] }).smoke
    expect([smokes([2, 2], 3), smokes([2, 2], 4), smokes([1, 2], 4), smokes([4, 4], 6)]).toEqual([
      ...[false, true, true, false],
    ])
    expect(smokes([2, 3], 1)).toBe(true)
  }),
  vector('AC-3.22-8', 'control damage is two dice or four, and adds up', (begin) => {
    expect([struck(begin, [4, 4]).control, struck(begin, [4, 5]).control]).toEqual([2, 4])
  }),
  vector('AC-3.22-10 AC-3.22-11', 'wounds add up: half, half of what is left, or all', (begin) => {
    expect(struck(begin, [5, 5], { wounds: ['half'] }).wounds).toEqual(['half', 'half'])
    expect(struck(begin, [5, 6], { wounds: ['half'] }).wounds).toEqual(['half', 'all'])
    const a = { A: { pilot: 'ace', wounds: ['half', 'half'] }, B: { pilot: 'ace', wounds: ['half', 'all'] } } as const
    const game = begin({ a }).do('beginTurn')
    expect([game.craft('A').pp, game.craft('B').pp]).toEqual([1, 0])
  }),
]

const ends = [
  vector('AC-10h-2', 'six hexes from every enemy are enough to retire, five are not', (begin) => {
    const asked = (r: number) => {
      const game = begin({ b: { Z: { hex: { q: 0, r: -r } } }, tables: { mp: [99, 99, 99, 99] } })
      while (game.state.turn === 1 && game.question !== 'retire') game.dully()
      return game.question === 'retire'
    }
    expect([5, 6].map(asked)).toEqual([false, true])
  }),
  vector('AC-10h-4', 'the game is over after the last turn of the scenario', (begin) => {
    const game = begin({ turns: 2 }).until('over')
    expect([game.state.turn, game.outcome]).toMatchObject([2, { winner: 'draw' }])
  }),
  vector('AC-10h-5', 'level on points, boxes in rows not yet full decide if ties are broken so', (begin) => {
    const played = (tieBreak: boolean, a: number, z: number) =>
      begin({ turns: 1, options: { tieBreak }, a: { A: { marks: a } }, b: { Z: { marks: z } } }).until('over')
    expect(played(true, 3, 4).outcome).toMatchObject({ winner: 'a', rule: 'AC-10h-5' })
    expect(played(true, 3, 4).last('gameEnded')).toMatchObject({ winner: 'a', rule: 'AC-10h-5' })
    expect(played(true, 3, 3).outcome).toMatchObject({ winner: 'draw', rule: 'AC-10h-3' })
    expect(played(true, 10, 0).outcome).toMatchObject({ winner: 'b', rule: 'AC-10h-5' })
    expect(played(false, 3, 4).outcome).toMatchObject({ winner: 'draw', rule: 'AC-10h-3' })
  }),
]

export const combatEffects = [...limits, ...crews, ...pools, ...damage, ...ends]
