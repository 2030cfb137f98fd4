import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Game, rngFrom, rngSchema } from 'wingover'
import * as z from 'zod/mini'
import { ManualChance, SeededChance } from '../../src/core/chance.js'

const seeded = (seed = 'x') => new SeededChance<Game>(rngFrom(seed), undefined)
const manual = (rolls?: readonly number[], card?: string) =>
  new ManualChance<Game>({ type: 't', seat: 's', ...(rolls && { rolls }), ...(card && { card }) }, undefined)

function stopOf(chance: ManualChance<Game>, run: () => unknown) {
  expect(run).toThrow()
  return chance.stop!
}

describe('seeded dice', () => {
  test('show every face and no other', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 20 }), (seed, sides) => {
        const faces = new Set(seeded(seed).pool('many', 60 * sides, sides))
        expect(Math.min(...faces)).toBe(1)
        expect(Math.max(...faces)).toBe(sides)
        expect(faces.size).toBe(sides)
      }),
      { numRuns: 20 },
    )
  })

  test('go on where a saved generator stopped', () => {
    const whole = seeded()
    const all = whole.pool('all', 10)
    const half = seeded()
    const before = half.pool('half', 4)
    const resumed = new SeededChance<Game>(JSON.parse(JSON.stringify(half.rng)), undefined)
    expect([...before, ...resumed.pool('rest', 6)]).toEqual(all)
    expect(resumed.rng).toEqual(whole.rng)
  })

  test('cost one number a die and one a draw, in the order of the calls', () => {
    const [one, other] = [seeded(), seeded()]
    one.draw('card', { a: 1, b: 1 })
    other.die('die', 2)
    expect(one.rng).toEqual(other.rng)
  })

  test('keep a generator that the state gate lets in', () => {
    const chance = seeded()
    for (let i = 0; i < 1_000; i++) {
      chance.die('die')
      expect(z.safeParse(rngSchema, chance.rng).success).toBe(true)
    }
  })

  test('draw in proportion and never what is not there', () => {
    const chance = seeded()
    const drawn = { a: 0, b: 0, c: 0 }
    for (let i = 0; i < 6_000; i++) drawn[chance.draw('cup', { a: 1, b: 2, c: 0 })]++
    expect(drawn.c).toBe(0)
    expect(drawn.b / drawn.a).toBeGreaterThan(1.8)
    expect(drawn.b / drawn.a).toBeLessThan(2.2)
  })

  test('an empty cup is a mistake of the program', () => {
    expect(() => seeded().draw('cup', { a: 0 })).toThrow('cup: nothing to draw from')
  })
})

describe('barriers', () => {
  test('a step is none, a reveal, or dice; dice outweigh a reveal', () => {
    const chance = seeded()
    expect(chance.barrier).toBe('none')
    chance.pool('no dice', 0)
    expect(chance.barrier).toBe('none')
    chance.reveal()
    expect(chance.barrier).toBe('reveal')
    chance.die('die')
    expect(chance.barrier).toBe('dice')
  })

  test('a pool of no dice leaves the generator alone', () => {
    const chance = seeded()
    expect(chance.pool('none', 0)).toEqual([])
    expect(chance.rng).toEqual(rngFrom('x'))
  })
})

describe('physical dice', () => {
  test('are used in the order they were given', () => {
    const chance = manual([1, 2, 3])
    expect([chance.die('one'), ...chance.pool('two', 2)]).toEqual([1, 2, 3])
    expect(chance.leftOver()).toBeUndefined()
  })

  test('say what is still needed of a throw, and why', () => {
    const chance = manual([5])
    const stop = stopOf(chance, () => chance.pool('guns', 3))
    expect(stop.needs).toEqual({ purpose: 'guns', count: 2, sides: 6 })
    expect(stop.violation).toMatchObject({ rule: 'CORE-DICE', code: 'dice-needed' })
  })

  test.each([[7], [0], [-1], [1.5], [Number.NaN]])('a die cannot show %d', (face) => {
    const chance = manual([face])
    const stop = stopOf(chance, () => chance.die('die'))
    expect(stop.violation).toMatchObject({ code: 'die-impossible', facts: { sides: 6, index: 0 } })
    expect(stop.needs).toBeUndefined()
  })

  test('dice left over are reported', () => {
    const chance = manual([1, 2])
    chance.die('one')
    expect(chance.leftOver()).toMatchObject({ code: 'dice-unused', facts: { given: 2, used: 1 } })
  })

  test('a card is asked for with its kinds, must be there, and must be used', () => {
    const bare = manual()
    expect(stopOf(bare, () => bare.draw('cup', { a: 2, b: 1, c: 0 })).needs).toEqual({
      purpose: 'cup',
      count: 1,
      sides: 2,
      kinds: { a: 2, b: 1, c: 0 },
    })
    const wrong = manual(undefined, 'c')
    expect(stopOf(wrong, () => wrong.draw('cup', { a: 1, c: 0 })).violation.code).toBe('card-impossible')
    expect(manual(undefined, 'a').leftOver()?.code).toBe('card-unused')
  })

  test.each(['constructor', 'toString', '__proto__'])('the card %s is not found in every cup', (card) => {
    const chance = manual(undefined, card)
    expect(stopOf(chance, () => chance.draw('cup', { a: 1 })).violation.code).toBe('card-impossible')
  })

  test('a second draw in one action is a mistake of the program', () => {
    const chance = manual(undefined, 'a')
    chance.draw('first', { a: 2 })
    expect(() => chance.draw('second', { a: 1 })).toThrow('second: a second draw in one action')
  })
})
