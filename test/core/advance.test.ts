import { describe, expect, test } from 'vitest'
import { advance, type Barrier, type Game, type Ruleset } from 'wingover'
import { byHand, configOf, everyGame, must, playOut, type SealedFire, sealedFire, sealedPlots } from './games.js'

const locked = (config: SealedFire['Config'], shots: 0 | 1 | 2) =>
  (['blue', 'red'] as const).reduce(
    (state, seat) => {
      const plane = `${seat[0]}1`
      const target = shots === 0 ? null : seat === 'blue' ? 'r1' : 'b1'
      const aimed = must(sealedFire.reduce(state, { type: 'aim', seat, plane, target, shots })).state
      return must(sealedFire.reduce(aimed, { type: 'lockFire', seat })).state
    },
    must(sealedFire.setup(config)).state,
  )

describe('advance', () => {
  test('plays the referee until a player is asked, and says what was played', () => {
    const before = locked(configOf(sealedFire), 2)
    const { state, actions, events, barrier, stopped } = advance(sealedFire, before)
    expect(actions).toEqual([{ type: 'rollFire', seat: 'referee' }])
    expect(sealedFire.actors(state)).toEqual(['blue', 'red'])
    expect(events.map(({ type }) => type)).toContain('shotsRolled')
    expect(barrier).toBe('dice')
    expect(stopped).toBeUndefined()
    expect(state).toEqual(must(sealedFire.reduce(before, actions[0]!)).state)
  })

  test('stops where physical dice are called for, and says which', () => {
    const before = locked(byHand(sealedFire), 2)
    const { state, actions, stopped } = advance(sealedFire, before)
    expect(state).toBe(before)
    expect(actions).toEqual([])
    expect(stopped?.needs).toEqual({ purpose: 'b1 at r1', count: 2, sides: 6 })
  })

  test('goes on where no dice are needed after all', () => {
    const { actions, stopped, barrier } = advance(sealedFire, locked(byHand(sealedFire), 0))
    expect(actions).toHaveLength(1)
    expect(stopped).toBeUndefined()
    expect(barrier).toBe('none')
  })

  test('does nothing while a player is asked or when the game is over', () => {
    for (const [, game] of everyGame) {
      const { steps } = playOut(game, configOf(game), 2)
      for (const { state } of [steps[0]!, steps.at(-1)!]) {
        expect(advance(game, state)).toEqual({ state, events: [], actions: [], barrier: 'none' })
      }
    }
  })

  /** A game whose state says who is asked, what he may do, and which barrier stands before the next state. */
  interface Told {
    readonly actors: readonly string[]
    readonly listed: readonly string[]
    readonly barrier?: Barrier
    readonly next?: Told
  }
  const stub = {
    actors: ({ actors }: Told) => actors,
    legalActions: ({ listed }: Told) => listed.map((type) => ({ type, seat: 'referee' })),
    reduce: ({ next, barrier }: Told) => ({ ok: true, state: next, events: [], barrier }),
  } as unknown as Ruleset
  const over: Told = { actors: [], listed: [] }
  const duties = (...barriers: readonly Barrier[]): Told =>
    barriers.reduceRight<Told>((next, barrier) => ({ actors: ['referee'], listed: ['x'], barrier, next }), over)
  const advanced = (state: Told) => advance(stub, state as never as Game['State'])

  test('leaves a choice to whoever has one, the referee too', () => {
    const next = over
    for (const state of [
      { actors: ['blue'], listed: ['x'], next },
      { actors: ['referee', 'blue'], listed: ['x'], next },
      { actors: ['blue', 'referee'], listed: ['x'], next },
      { actors: ['referee'], listed: ['x', 'y'], next },
    ]) {
      expect(advanced(state).state).toBe(state)
    }
    expect(advanced(duties('none', 'none'))).toMatchObject({ state: over, barrier: 'none' })
  })

  test.each([
    [['none', 'reveal', 'none'], 'reveal'],
    [['reveal', 'none'], 'reveal'],
    [['reveal', 'dice', 'reveal'], 'dice'],
    [['dice', 'reveal', 'none'], 'dice'],
    [['none', 'none'], 'none'],
  ] as const)('of %j keeps the barrier %s', (barriers, strongest) => {
    expect(advanced(duties(...barriers)).barrier).toBe(strongest)
  })

  test('keeps the strongest barrier of what it played', () => {
    const { steps } = playOut(sealedPlots, configOf(sealedPlots), 3)
    const before = steps.find(({ state }) => sealedPlots.actors(state)[0] === 'referee')!
    expect(advance(sealedPlots, before.state).barrier).toBe('reveal')
  })
})
