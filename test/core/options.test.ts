import { describe, expect, test } from 'vitest'
import { resolveOptions, total } from 'wingover'
import { choiceBetweenDice, configOf, everyGame, interruptingChit, must, sealedFire, sealedPlots } from './games.js'

describe('options', () => {
  const options = { a: { values: [1, 2], rule: 'R' }, b: { values: [false, true], rule: 'R' } } as const

  test('what is not given, or given as undefined, is the first value', () => {
    expect(resolveOptions<{ a: 1 | 2; b: boolean }>(options, {})).toEqual({ a: 1, b: false })
    expect(resolveOptions<{ a: 1 | 2; b: boolean }>(options, { a: 2, b: undefined })).toEqual({ a: 2, b: false })
    expect(resolveOptions<{ a: 1 | 2; b: boolean }>(options, { b: true })).toEqual({ a: 1, b: true })
  })

  test.each(everyGame)('%s: each is tied to a rule that names it, and has two values that set up', (_, game) => {
    for (const [name, { values, rule }] of Object.entries(game.info.options)) {
      expect(game.info.rules[rule]?.option).toBe(name)
      expect(new Set(values).size).toBeGreaterThan(1)
      for (const value of values) {
        const { state } = must(game.setup({ ...configOf(game), options: { [name]: value } } as never))
        expect((state as unknown as { config: { options: object } }).config.options).toHaveProperty(name, value)
      }
    }
  })

  test.each(everyGame)('%s: a value that is none is refused', (_, game) => {
    for (const name of Object.keys(game.info.options))
      expect(game.setup({ ...configOf(game), options: { [name]: 'absurd' } } as never).ok).toBe(false)
    expect(game.setup({ ...configOf(game), options: { toString: 1 } } as never).ok).toBe(false)
  })

  test.each(everyGame)('%s: setup stores them all, complete', (_, game) => {
    expect(Object.keys((game.complete(configOf(game)) as { options?: object }).options ?? {})).toEqual(
      Object.keys(game.info.options),
    )
  })
})

describe('witnesses: a position in which the value of an option decides', () => {
  const fireOf = (options: { tough?: 2 | 3; massed?: boolean }) => {
    let state = must(sealedFire.setup({ dice: 'manual', planes: 2, turns: 2, ammo: 4, options })).state
    for (const plane of ['b1', 'b2']) {
      state = must(sealedFire.reduce(state, { type: 'aim', seat: 'blue', plane, target: 'r1', shots: 1 })).state
    }
    for (const plane of ['r1', 'r2']) {
      state = must(sealedFire.reduce(state, { type: 'aim', seat: 'red', plane, target: null, shots: 0 })).state
    }
    for (const seat of ['blue', 'red'] as const)
      state = must(sealedFire.reduce(state, { type: 'lockFire', seat })).state
    return must(sealedFire.reduce(state, { type: 'rollFire', seat: 'referee', rolls: [6, 6] }))
  }

  test('SEF-FIRE-03 massed fire adds one to each who fires at the same target', () => {
    const sums = (massed: boolean) =>
      fireOf({ massed }).events.flatMap((event) => (event.type === 'shotsRolled' ? [total(event.modifiers)] : []))
    expect(sums(false)).toEqual([-1, 1])
    expect(sums(true)).toEqual([0, 2])
  })

  test('SEF-DAMAGE-01 two hits bring down a plane, or a tough one not', () => {
    const { planes } = fireOf({ massed: true, tough: 2 }).state
    expect(planes.r1!.hits).toBe(2)
    const down = (tough: 2 | 3) =>
      fireOf({ massed: true, tough }).events.flatMap((event) => (event.type === 'planeHit' ? [event.down] : []))
    expect([down(2), down(3)]).toEqual([[true], [false]])
  })

  test('CD-GUNS-02 and CD-EVADE-01 how many guns, and how nimble', () => {
    const attacked = (options: { guns?: 2 | 3; nimble?: boolean }, rolls: readonly number[]) => {
      const armed = must(choiceBetweenDice.setup({ dice: 'manual', planes: 2, turns: 2, options })).state
      const one = must(choiceBetweenDice.reduce(armed, { type: 'armPlane', seat: 'blue', plane: 'b1' })).state
      const two = must(choiceBetweenDice.reduce(one, { type: 'armPlane', seat: 'red', plane: 'r1' })).state
      return choiceBetweenDice.reduce(two, { type: 'attack', seat: 'blue', plane: 'b1', target: 'r1', rolls })
    }
    expect(attacked({ guns: 2 }, [4, 4]).ok).toBe(true)
    expect(attacked({ guns: 3 }, [4, 4])).toMatchObject({ ok: false, needs: { count: 1 } })
    const evaded = (nimble: boolean) =>
      choiceBetweenDice.reduce(must(attacked({ nimble }, [4, 1])).state, { type: 'evade', seat: 'red', rolls: [4] })
    expect(evaded(true).ok).toBe(true)
    expect(evaded(false)).toMatchObject({ needs: { purpose: 'damage to r1', count: 1 } })
  })

  test('IC-LUCK-02 luck shifts a die by one, or by two', () => {
    const hit = (luck: 1 | 2) => {
      const config = { dice: 'manual', planes: 1, turns: 2, cup: { lucky: 1, blank: 1 }, options: { luck } } as const
      let state = must(interruptingChit.setup(config)).state
      for (const [seat, card] of [
        ['blue', 'lucky'],
        ['red', 'blank'],
      ] as const)
        state = must(interruptingChit.reduce(state, { type: 'drawChit', seat, card })).state
      state = must(interruptingChit.reduce(state, { type: 'fire', seat: 'blue', plane: 'b1', target: 'r1' })).state
      state = must(interruptingChit.reduce(state, { type: 'playChit', seat: 'red', plane: null })).state
      state = must(interruptingChit.reduce(state, { type: 'playChit', seat: 'blue', plane: 'b1' })).state
      state = must(interruptingChit.reduce(state, { type: 'rollFire', seat: 'referee', rolls: [3] })).state
      return !state.planes.r1!.flying
    }
    expect([hit(1), hit(2)]).toEqual([false, true])
  })

  const COURSES = [
    ['left', 'straight'],
    ['right', 'straight'],
    ['straight', 'right'],
  ] as const

  const flown = (options: { reach?: 3 | 5; collide?: boolean }, turns: number) => {
    let state = must(sealedPlots.setup({ dice: 'manual', planes: 1, turns: 8, options })).state
    for (const [i, courses] of COURSES.slice(0, turns).entries()) {
      for (const [j, seat] of (['blue', 'red'] as const).entries()) {
        const plot = { type: 'setPlot', seat, plane: seat === 'blue' ? 'b1' : 'r1', course: courses[j]! } as const
        state = must(sealedPlots.reduce(state, plot)).state
        state = must(sealedPlots.reduce(state, { type: 'commitPlots', seat })).state
      }
      state = must(sealedPlots.reduce(state, { type: 'flyPlots', seat: 'referee' })).state
      const asked = i < turns - 1 ? (['blue', 'red'] as const) : []
      for (const seat of asked) state = must(sealedPlots.reduce(state, { type: 'hold', seat })).state
    }
    return state
  }

  test('SP-FIRE-02 a foe four hexes ahead is in reach of five, and not of three', () => {
    const shots = (reach: 3 | 5) => sealedPlots.legalActions(flown({ reach }, 2)).map(({ type }) => type)
    expect([shots(3), shots(5)]).toEqual([['hold'], ['hold', 'shoot']])
  })

  test('SP-MOVE-02 planes that end in one hex crash, or do not', () => {
    const flying = (collide: boolean) => sealedPlots.score(flown({ collide }, 3))
    expect([flying(false), flying(true)]).toEqual([
      { blue: 1, red: 1 },
      { blue: 0, red: 0 },
    ])
  })
})
