import { describe, expect, test } from 'vitest'
import type { ActionOf, Resolution } from 'wingover'
import {
  byHand,
  codes,
  configOf,
  everyGame,
  interruptingChit,
  must,
  playOut,
  refusal,
  type SealedFire,
  sealedFire,
} from './games.js'

/** Both planes of each side fire twice at their opposite. */
function locked(config: SealedFire['Config']) {
  let { state } = must(sealedFire.setup(config))
  for (const seat of ['blue', 'red'] as const) {
    for (const n of [1, 2]) {
      const [plane, target] = seat === 'blue' ? [`b${n}`, `r${n}`] : [`r${n}`, `b${n}`]
      state = must(sealedFire.reduce(state, { type: 'aim', seat, plane, target, shots: 2 })).state
    }
    state = must(sealedFire.reduce(state, { type: 'lockFire', seat })).state
  }
  return state
}
const config = { dice: 'manual', planes: 2, turns: 3, ammo: 9 } as const
const roll = (rolls?: readonly number[]): ActionOf<SealedFire> =>
  rolls ? { type: 'rollFire', seat: 'referee', rolls } : { type: 'rollFire', seat: 'referee' }

describe('physical dice', () => {
  const state = locked(config)

  test('are asked for batch by batch, each with its purpose', () => {
    const purposes: [string, number][] = []
    let rolls: readonly number[] = []
    let result: Resolution<SealedFire> = sealedFire.reduce(state, roll())
    while (!result.ok && result.needs) {
      purposes.push([result.needs.purpose, result.needs.count])
      rolls = [...rolls, ...Array(result.needs.count).fill(1)]
      result = sealedFire.reduce(state, roll(rolls))
    }
    expect(purposes).toEqual([
      ['b1 at r1', 2],
      ['r1 at b1', 2],
      ['b2 at r2', 2],
      ['r2 at b2', 2],
    ])
    expect(result.ok).toBe(true)
  })

  test('half a batch asks for the other half', () => {
    const { needs, violations } = refusal(sealedFire.reduce(state, roll([1])))
    expect(needs).toEqual({ purpose: 'b1 at r1', count: 1, sides: 6 })
    expect(violations).toMatchObject([{ rule: 'CORE-DICE', code: 'dice-needed', facts: { count: 1 } }])
  })

  test('what is needed is no broken rule, and asking changes nothing', () => {
    const before = JSON.stringify(state)
    sealedFire.reduce(state, roll([1, 2, 3]))
    expect(sealedFire.check(state, roll())).toEqual([])
    expect(JSON.stringify(state)).toBe(before)
  })

  test('dice left over are refused', () => {
    const result = refusal(sealedFire.reduce(state, roll([1, 1, 1, 1, 1, 1, 1, 1, 1])))
    expect(result.violations).toMatchObject([{ code: 'dice-unused', facts: { given: 9, used: 8 } }])
    expect(result.needs).toBeUndefined()
  })

  test('a face that the die does not have is refused, with its place', () => {
    const result = refusal(sealedFire.reduce(state, roll([1, 7])))
    expect(result.violations).toMatchObject([{ code: 'die-impossible', facts: { face: 7, sides: 6, index: 1 } }])
    expect(result.needs).toBeUndefined()
    expect(codes(sealedFire.reduce(state, roll([0])))).toEqual(['out-of-range'])
    expect(codes(sealedFire.reduce(state, roll([1.5])))).toEqual(['wrong-type'])
  })

  test('every die falls in the events, with what it needed', () => {
    const { events, barrier } = must(sealedFire.reduce(state, roll([6, 1, 1, 1, 6, 6, 1, 1])))
    expect(barrier).toBe('dice')
    const shots = events.flatMap((event) => (event.type === 'shotsRolled' ? [event] : []))
    expect(shots.map(({ dice, need }) => [dice, need])).toEqual([
      [[6, 1], 6],
      [[1, 1], 6],
      [[6, 6], 6],
      [[1, 1], 6],
    ])
    expect(shots[0]!.modifiers).toEqual([{ rule: 'SEF-FIRE-02', label: 'height', value: -1 }])
  })

  test('a game saved in the middle goes on', () => {
    const loaded = sealedFire.parse.state(JSON.parse(JSON.stringify(state)))
    if (!loaded.ok) throw new Error('not let in')
    const rolls = [6, 1, 1, 1, 6, 6, 1, 1]
    expect(sealedFire.reduce(loaded.value, roll(rolls))).toEqual(sealedFire.reduce(state, roll(rolls)))
  })

  test('seeded dice take none from outside', () => {
    const seeded = locked({ ...config, dice: 'seeded', seed: 'x' })
    expect(codes(sealedFire.reduce(seeded, roll([1, 1])))).toEqual(['dice-not-asked'])
    expect(sealedFire.check(seeded, roll([]))).toMatchObject([{ code: 'dice-not-asked' }])
    expect(sealedFire.reduce(seeded, roll()).ok).toBe(true)
  })

  test('seeded dice need a seed, physical dice take none', () => {
    expect(codes(sealedFire.setup({ ...config, dice: 'seeded' }))).toEqual(['seed-needed'])
    expect(refusal(sealedFire.setup({ ...config, dice: 'seeded' })).violations[0]?.message).toContain('of your own')
    expect(codes(sealedFire.setup({ ...config, seed: 'x' }))).toEqual(['seed-not-asked'])
  })

  test('all dice of the closing of a secret fall in the action after it', () => {
    const { steps, actions } = playOut(sealedFire, config, 1)
    for (const [i, action] of actions.entries())
      if (action.type === 'lockFire') expect(steps[i + 1]!.barrier).not.toBe('dice')
  })
})

describe('physical cards', () => {
  const { state } = must(interruptingChit.setup(byHand(interruptingChit)))
  const draw = (card?: string) =>
    interruptingChit.reduce(state, { type: 'drawChit', seat: 'blue', ...(card && { card }) })

  test('are asked for with what there is', () => {
    const { needs, violations } = refusal(draw())
    expect(needs).toEqual({ purpose: 'chit of b1', count: 1, sides: 2, kinds: { lucky: 1, blank: 1 } })
    expect(violations).toMatchObject([{ code: 'card-needed', facts: { expected: 'lucky, blank' } }])
  })

  test('must be of a kind that is left', () => {
    expect(codes(draw('ace'))).toEqual(['card-impossible'])
    expect(codes(draw('constructor'))).toEqual(['card-impossible'])
    expect(must(draw('lucky')).state.planes.b1!.chit).toBe('lucky')
  })

  test('are refused where none is turned', () => {
    const seeded = must(interruptingChit.setup(configOf(interruptingChit))).state
    expect(codes(interruptingChit.reduce(seeded, { type: 'drawChit', seat: 'blue', card: 'lucky' }))).toEqual([
      'dice-not-asked',
    ])
    const pass = { type: 'pass', seat: 'blue', card: 'lucky' } as never
    expect(codes(interruptingChit.reduce(state, pass))).toEqual(['unknown-field'])
  })

  test('tell their owner what, and all others that', () => {
    const { events } = must(draw('lucky'))
    expect(events).toEqual([
      { type: 'chitDrawn', rule: 'IC-CHIT-01', audience: ['blue'], plane: 'b1', chit: 'lucky' },
      { type: 'chitDrawn', rule: 'IC-CHIT-01', audience: 'all', plane: 'b1' },
    ])
  })
})

test.each(everyGame)('%s: a game with physical dice is played by answering what is needed', (_, game) => {
  for (const scenario of [0, 1]) {
    const { steps } = playOut(game, byHand(game, scenario), 91)
    expect(game.outcome(steps.at(-1)!.state)).toBeDefined()
    expect(steps.every(({ state }) => state.rng === null)).toBe(true)
  }
})

test.each(everyGame)('%s: a seeded game saved at any moment goes on with the same dice', (_, game) => {
  const { steps, actions } = playOut(game, configOf(game), 92)
  for (const [i, action] of actions.entries()) {
    const loaded = game.parse.state(JSON.parse(JSON.stringify(steps[i]!.state)))
    if (!loaded.ok) throw new Error('not let in')
    expect(game.reduce(loaded.value, action)).toEqual(steps[i + 1])
  }
})
