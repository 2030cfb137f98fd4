/** Vectors of the housekeeping phase, played. */
import { expect } from 'vitest'
import { vector } from '../fixture.js'

const NEAR = { q: 0, r: -1 }
const lewis = { card: 'n17', hex: { q: 0, r: 0 } }

export const housekeepingVectors = [
  vector(
    'D27 AC-1.22-1 AC-0.143-5 AC-0.122-1 AC-1.10-5',
    'spotting at five hexes with level 1: die 3 makes 1, three PP make 4',
    (begin) => {
      const a = { A: { pilot: 'hunter', mtLevel: 1 } }
      const game = begin({ a, b: { Z: { hex: { q: 0, r: -4 }, level: 11 } }, dice: { 'spot A': [3] } })
      game.until('target', 'A').do('spot', { crew: 'pilot', target: 'Z' })
      expect(game.refusal('spotPP', { pp: 9 })).toEqual(['AC-1.10-5 too-few-pp'])
      game.do('spotPP', { pp: 3 })
      expect(game.last('spotRolled')).toMatchObject({ total: 4, spotted: true })
      expect(game.craft('A')).toMatchObject({ target: 'Z', cv: 0, pp: 2 })
    },
  ),
  vector(
    'AC-1.22-2 AC-A2-1 AC-1.20-1',
    'one attempt each for pilot and observer; the observer begins with the rating of his gun',
    (begin) => {
      const game = begin({
        a: { A: { card: 'f2b' } },
        b: { Z: { hex: NEAR, target: 'A' } },
        dice: { 'spot A': [1, 6] },
      })
      game.until('target', 'A').do('spot', { crew: 'pilot', target: 'Z' }).do('spotPP', { pp: 0 })
      expect(game.refusal('spot', { crew: 'pilot', target: 'Z' })).toEqual(['AC-1.22-2 already-tried'])
      expect(game.refusal('spotLeader', { target: 'Z' })).toEqual(['AC-1.22-2 already-tried'])
      expect(game.refusal('dropTarget', { crew: 'pilot' })).toEqual(['AC-1.20-1 not-held'])
      expect(game.refusal('spot', { crew: 'observer', target: 'A' })).toEqual(['AC-1.20-1 not-a-foe'])
      game.do('spot', { crew: 'observer', target: 'Z' })
      expect(game.craft('A').observer).toMatchObject({ target: 'Z', cv: 1 })
      expect(game.craft('A').failedSpot).toBe(true)
    },
  ),
  vector('AC-A2-1', 'a single-seater has no observer', (begin) => {
    const game = begin({}).until('target', 'A')
    expect(game.refusal('spot', { crew: 'observer', target: 'Z' })).toEqual(['AC-A2-1 no-observer'])
    expect(game.refusal('spotLeader', { target: 'Z' })).toEqual(['AC-1.24-1 not-a-leader'])
  }),
  vector('AC-0.141-3', 'a higher target in the sun is four harder to see', (begin) => {
    const game = begin({ sun: 0, b: { Z: { hex: NEAR, level: 9 } }, dice: { 'spot A': [6] } })
    game.until('target', 'A').do('spot', { crew: 'pilot', target: 'Z' }).until('rollInitiative')
    expect(game.last('spotRolled')).toMatchObject({ total: 2, spotted: false })
  }),
  vector('D28 AC-1.21-1', 'loss check with a 5: lost on the tail, kept in area 4', (begin) => {
    const onTail = begin({ a: { A: { target: 'Z' } }, b: { Z: { hex: { q: 0, r: 2 } } }, dice: { 'loss check': [5] } })
    onTail.until('lossPP').do('payLoss', { pp: 0 })
    expect(onTail.craft('A').target).toBe(null)
    const left = begin({ a: { A: { target: 'Z' } }, b: { Z: { hex: { q: -1, r: 1 } } }, dice: { 'loss check': [5] } })
    left.until('target', 'A')
    expect([left.last('lossChecked').kept, left.craft('A').target]).toEqual([true, 'Z'])
  }),
  vector('AC-1.21-3', 'trying another target drops the one held', (begin) => {
    const b = { Y: { hex: { q: 0, r: -3 } }, Z: { hex: NEAR } }
    const game = begin({ a: { A: { target: 'Z', cv: 3 } }, b, dice: { 'spot A': [1] } })
    game.until('target', 'A').do('spot', { crew: 'pilot', target: 'Y' }).do('spotPP', { pp: 0 })
    expect(game.craft('A')).toMatchObject({ target: null, cv: 0 })
    expect(game.last('targetLost').rule).toBe('AC-1.21-3')
  }),
  vector('AC-2.41-4', 'a split hex goes by a die to the lower or the higher area', (begin) => {
    for (const [die, area] of [
      [3, 5],
      [4, 6],
    ]) {
      const b = { Z: { hex: { q: 1, r: 1 } } }
      const game = begin({ a: { A: { target: 'Z' } }, b, dice: { 'split hex A': [die!], 'loss check': [6] } }).do(
        'beginTurn',
      )
      expect(game.last('areaRolled')).toMatchObject({ die, area })
    }
  }),
  vector(
    'AC-1.24-1 AC-1.24-2 AC-1.24-3',
    'a friend flying the same way nearby leads, and its moves are copied',
    (begin) => {
      const game = begin({ a: { A: { speed: 9 }, B: { hex: { q: 0, r: 1 }, speed: 9 } }, dice: { 'spot B': [6] } })
      game.until('target', 'B').do('spotLeader', { target: 'A' }).until('pitch', 'A').do('declarePitch', { pitch: 0 })
      game.until('useMp', 'A').do('goForward', { turn: 1 }).until('useMp', 'B')
      expect(game.refusal('goForward', { turn: 0 })).toEqual(['AC-1.24-2 follow-leader'])
      expect(game.refusal('goForward', { turn: 1 })).toEqual([])
      expect(game.legal).toHaveLength(1)
      expect(game.told('tailed')[0]).toMatchObject({ rule: 'AC-1.24-2', ac: 'B', target: 'A' })
    },
  ),
  vector('AC-1.24-3', 'a leader that turns away is lost at the next turn', (begin) => {
    const game = begin({ a: { A: {}, B: { hex: { q: 0, r: 1 }, facing: 1, target: 'A' } } }).do('beginTurn')
    expect(game.last('targetLost')).toMatchObject({ rule: 'AC-1.24-3', ac: 'B' })
  }),
  vector(
    'AC-1.30-3 AC-1.30-4',
    'a target with a CV on me gives me its negative, and the two are one number',
    (begin) => {
      const setting = {
        a: { A: { facing: 3 } },
        b: { Z: { hex: { q: 0, r: 2 }, target: 'A', cv: 3 } },
        dice: { 'spot A': [6] },
      } as const
      const game = begin(setting)
      game.until('target', 'A').do('spot', { crew: 'pilot', target: 'Z' })
      expect(game.craft('A')).toMatchObject({ cv: -3, linked: true })
      expect(game.last('targetLogged').rule).toBe('AC-1.30-3')
      const apart = begin({ ...setting, options: { mutualCvLink: 'never' } })
      apart.until('target', 'A').do('spot', { crew: 'pilot', target: 'Z' })
      expect(apart.craft('A')).toMatchObject({ cv: -3, linked: false })
    },
  ),
  vector('AC-1.30-93', 'always linking onto a negative CV sets both to 0', (begin) => {
    const game = begin({
      a: { A: { facing: 3 } },
      b: { Z: { hex: { q: 0, r: 2 }, target: 'A', cv: -2 } },
      options: { mutualCvLink: 'always' },
      dice: { 'spot A': [6] },
    })
    game.until('target', 'A').do('spot', { crew: 'pilot', target: 'Z' })
    expect([game.craft('A').cv, game.craft('Z').cv, game.craft('Z').linked]).toEqual([0, 0, true])
    expect(game.last('cvChanged').rule).toBe('AC-1.30-93')
  }),
  vector('D50 AC-1.31-1', 'a positive CV is lost behind or beyond two hexes, a negative one is kept', (begin) => {
    const cvAt = (q: number, r: number, cv: number) => {
      const game = begin({
        a: { A: { target: 'Z', cv } },
        b: { Z: { hex: { q, r }, facing: 0, maneuvering: true } },
        dice: { 'loss check': [6, 6] },
      })
      return game.until('rollInitiative').craft('A').cv
    }
    expect([cvAt(1, 0, 5), cvAt(0, -3, 5), cvAt(1, 0, -2), cvAt(0, -2, 5)]).toEqual([0, 0, -2, 5])
  }),
  vector('D45 AC-1.32-1', 'position bonus by the area of the target', (begin) => {
    const cvAt = (q: number, r: number, up = 0) => {
      const game = begin({
        a: { A: { target: 'Z', hex: { q, r }, facing: 0, maneuvering: true, level: 8 + up } },
        b: { Z: { hex: { q: 0, r: 0 } } },
      })
      return game.until('rollInitiative').craft('A').cv
    }
    expect([cvAt(0, 1), cvAt(1, 0), cvAt(1, -1), cvAt(0, -1), cvAt(0, 2)]).toEqual([3, 2, 1, 0, 2])
    expect([cvAt(0, 1, 2), cvAt(0, 1, 1)]).toEqual([0, 3])
    expect([cvAt(0, 0), cvAt(0, 0, 2)]).toEqual([3, 0])
  }),
  vector('AC-1.32-3', 'maneuvering in the hex of a target that goes somewhere brings three', (begin) => {
    const game = begin({ a: { A: { target: 'Z', maneuvering: true } }, b: { Z: {} } }).until('rollInitiative')
    expect(game.last('cvChanged')).toMatchObject({ rule: 'AC-1.32-3', to: 3 })
  }),
  vector(
    'AC-1.41-1 AC-1.41-2',
    'half the CV, rounded up, on a target without a target; then it is followed',
    (begin) => {
      const a = { A: { target: 'Z', cv: 3, facing: 0, hex: { q: 0, r: 2 } } } as const
      const game = begin({ a, b: { Z: {} }, dice: { initiative: [3, 4] } })
      game.until('addCv', 'A').do('addCv', { add: true })
      expect(game.last('cvAdded').adjusted).toBe(3 + 3)
      expect(game.craft('A').follows).toBe('Z')
      expect(game.until('pitch').subject).toBe('Z')
    },
  ),
  vector('AC-1.41-4 AC-1.41-3', 'a circle is cut by a roll-off', (begin) => {
    const a = { A: { target: 'Z', cv: 4, maneuvering: true } }
    const game = begin({ a, b: { Z: { target: 'A', cv: 4, maneuvering: true } }, dice: { 'roll-off': [5, 2] } })
    game.until('addCv').do('addCv', { add: true }).do('addCv', { add: true }).until('pitch')
    expect(game.told('rollOff').map(({ rule }) => rule)).toEqual(['AC-1.41-4', 'AC-1.41-4'])
    expect(game.last('orderSet').order).toEqual(['A', 'Z'])
  }),
  vector('AC-2.10-2 AC-2.10-3', 'low initiative first; ties to level, speed, then a roll-off', (begin) => {
    const order = (options: object, dice: object) =>
      begin({ a: { A: {}, B: { level: 9 } }, options, dice: { initiative: [4, 4, 2], ...dice } })
        .until('pitch')
        .last('orderSet').order
    expect(order({}, {})).toEqual(['Z', 'A', 'B'])
    expect(order({ initiativeOrder: 'highFirst' }, {})).toEqual(['B', 'A', 'Z'])
    const tied = begin({ a: { A: {}, B: {} }, dice: { 'roll-off A': [6], 'roll-off B': [2] } }).until('pitch')
    expect(tied.told('rollOff')[0]!.rule).toBe('AC-2.10-3')
  }),
  vector(
    'D29 D53 AC-1.421-1 AC-1.423-1 AC-1.423-2',
    'a close encounter of 13 is rated 2, and two dice of damage fall on each',
    (begin) => {
      const a = { A: { maneuvering: true, mtLevel: 2, speed: 8, target: 'Z' }, B: { speed: 6 } }
      const game = begin({ a, dice: { initiative: [3, 3, 5], 'close encounter A': [4], 'close encounter B': [2] } })
      game.until('encounterPP', 'A')
      expect(game.refusal('encounterPP', { pp: -5 })).toEqual(['AC-1.10-5 too-few-pp'])
      game.do('encounterPP', { pp: 0 }).do('encounterPP', { pp: 0 })
      expect(game.last('encounterRated')).toMatchObject({ sum: 13, rating: 2 })
      game.until('retire')
      expect(game.last('collided')).toMatchObject({ a: 'A', b: 'B', rating: 2 })
      expect(game.told('damageRolled').map(({ rule, dice }) => [rule, dice.length])).toEqual([
        ['AC-1.423-2', 2],
        ['AC-1.423-2', 2],
      ])
    },
  ),
  vector('AC-1.422-1 AC-1.424', 'a passed test cuts the rating and costs the target; ramming adds', (begin) => {
    const a = { A: { maneuvering: true, mtLevel: 2, speed: 8, target: 'Z' }, B: { speed: 6 } }
    const dice = { initiative: [1, 1, 5], 'close encounter A': [4], 'close encounter B': [2] }
    const game = begin({ a, dice }).until('useMp', 'A').do('maneuver', { more: 0 }).until('cut', 'A')
    expect(game.refusal('cutEncounter', { by: 3 })).toEqual(['AC-1.422-1 out-of-range'])
    expect(game.refusal('cutEncounter', { by: -1 })).toEqual(['AC-1.424 out-of-range'])
    game.do('cutEncounter', { by: 1 })
    expect([game.state.encounters[0]!.rating, game.craft('A').target]).toEqual([1, null])
    const ram = begin({ a, dice, options: { ramming: true } })
      .until('useMp', 'A')
      .do('maneuver', { more: 0 })
      .until('cut', 'A')
    expect(ram.do('cutEncounter', { by: -2 }).state.encounters[0]!.rating).toBe(4)
  }),
  vector(
    'D43 AC-1.51-1 AC-1.52-1',
    'the third attempt in a row has three dice more; three ones break the gun',
    (begin) => {
      const a = { A: { pilot: 'rookie', jammed: ['g1'] } }
      const game = begin({ a, dice: { unjam: [2, 2, 2, 2, 1, 1, 1, 6, 2] } })
      expect(game.until('maintain', 'A').refusal('unjam', { gun: 'g1', dice: 0 })).toEqual(['AC-1.51-1 no-dice'])
      expect(game.refusal('unjam', { gun: 'g2', dice: 1 })).toEqual(['AC-1.52-1 no-such-gun'])
      expect(game.refusal('reload', { gun: 'g1', dice: 1 })).toEqual(['AC-1.51-1 no-such-gun'])
      expect(game.refusal('extinguish', { pitch: -1, dice: 0 })).toEqual(['AC-1.53-3 not-on-fire'])
      game
        .do('unjam', { gun: 'g1', dice: 1 })
        .until('beginTurn')
        .until('maintain', 'A')
        .do('unjam', { gun: 'g1', dice: 1 })
      expect(game.last('maintenanceRolled').dice).toHaveLength(3)
      game.until('beginTurn').until('maintain', 'A').do('unjam', { gun: 'g1', dice: 2 })
      expect(game.last('maintenanceRolled')).toMatchObject({ dice: [1, 1, 1, 6, 2], ones: 3 })
      expect(game.craft('A').guns[0]!.state).toBe('broken')
    },
  ),
  vector('AC-1.51-1 AC-1.50-2', 'PP cancel ones, a six clears the gun, a maneuver ends in a random facing', (begin) => {
    const a = { A: { jammed: ['g1'], maneuvering: true } }
    const game = begin({ a, dice: { unjam: [1, 1, 1], 'facing A': [2] } })
    game.until('maintain', 'A').do('unjam', { gun: 'g1', dice: 3 })
    expect(game.refusal('cancelBreak', { pp: 2 })).toEqual(['AC-1.10-5 too-few-pp'])
    game.do('cancelBreak', { pp: 1 })
    expect(game.craft('A').guns[0]!.state).toBe('jammed')
    expect(game.last('facingRolled')).toMatchObject({ rule: 'AC-1.50-2', die: 2 })
    expect(game.craft('A').facing).toBe(1)
  }),
  vector('AC-1.50-3 AC-1.50-1', 'those on the tail of a mechanic move with him, in housekeeping', (begin) => {
    const a = { A: { jammed: ['g1'], target: 'Z' } }
    const b = { Z: { hex: { q: 0, r: 2 }, target: 'A', cv: 4 } }
    const game = begin({ a, b, dice: { initiative: [1, 1], 'loss check': [6] } })
    game.until('addCv', 'Z').do('addCv', { add: true }).until('maintain', 'A').do('unjam', { gun: 'g1', dice: 4 })
    expect(game.craft('A').target).toBe(null)
    game.until('pitch', 'Z')
    expect(game.state.phase).toBe('housekeeping')
    expect([game.until('beginTurn').craft('A').moved, game.craft('Z').moved]).toEqual([true, true])
  }),
  vector('AC-1.50-4 AC-1.53-3', 'a diving aircraft can only fight its fire', (begin) => {
    const game = begin({
      a: { A: { pitch: -2, fire: true, jammed: ['g1'] } },
      dice: { 'fire A': [6], 'extinguish A': [6, 1], bought: [6] },
    })
    game.until('maintain', 'A')
    expect(game.last('fireSpread')).toMatchObject({ rule: 'AC-1.53-1', boxes: 6 })
    expect(game.refusal('unjam', { gun: 'g1', dice: 1 })).toContain('AC-1.50-4 cannot-level')
    expect(game.refusal('extinguish', { pitch: 0, dice: 0 })).toContain('AC-1.53-3 out-of-range')
    game.do('extinguish', { pitch: -2, dice: 0 }).until('speed', 'A')
    expect(game.last('douseRolled')).toMatchObject({ dice: [6, 1] })
    expect(game.craft('A').fire).toBe(true)
    expect(game.craft('A').sheet.rows.map(({ burnt }) => burnt)).toEqual([0, 0, 5, 4])
  }),
  vector('AC-1.53-4 AC-1.53-98', 'a six before the first spread ends the fire, and its two PP come back', (begin) => {
    const game = begin({
      a: { A: { pitch: -1, smoke: true } },
      dice: { 'fire from smoke A': [6], 'fire A': [1], extinguish: [6], bought: [6] },
    })
    game.do('beginTurn').until('beginTurn')
    expect(game.craft('A').fire).toBe(true)
    game.until('maintain', 'A').do('extinguish', { pitch: -1, dice: 0 }).until('speed', 'A')
    expect([game.craft('A').fire, game.last('fireOut').rule]).toEqual([false, 'AC-1.53-98'])
  }),
  vector('AC-1.53-2', 'an aircraft whose boxes are all burnt is destroyed', (begin) => {
    const game = begin({ a: { A: { fire: true }, B: {} }, dice: { 'fire A': [6, 6, 6, 6, 6] } })
    for (let turn = 0; turn < 5 && game.craft('A').fate === 'flying'; turn++) game.dully().until('beginTurn')
    expect(game.told('aircraftLost')[0]).toMatchObject({ rule: 'AC-1.53-2', ac: 'A' })
  }),
  vector('AC-1.51-2', 'with ammunition on, a drum empties, blocks the gun and is changed', (begin) => {
    const setting = {
      options: { ammo: true },
      a: { A: { ...lewis, target: 'Z', cv: 9, maneuvering: true } },
      b: { Z: { maneuvering: true } },
      dice: { reload: [6] },
    }
    const game = begin(setting).until('attack', 'A').do('fire', { crew: 'pilot', cv: 9, pp: 0, burst: 1 })
    expect(game.craft('A').guns[0]!.ammo).toBe(3)
    game.until('beginTurn').until('maintain', 'A').do('reload', { gun: 'g1', dice: 1 })
    expect(game.last('gunChanged')).toMatchObject({ rule: 'AC-1.51-2', ammo: 4 })
  }),
]
