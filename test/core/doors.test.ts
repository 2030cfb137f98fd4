import { describe, expect, test } from 'vitest'
import type { EventOf, Game } from 'wingover'
import { byHand, configOf, everyGame, must, playOut, sealedFire } from './games.js'

const isFrozenDeep = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozenDeep))

describe.each(everyGame)('%s: two doors, one body of rule code', (_, game) => {
  test('reduce and fork agree byte by byte, states and events', () => {
    for (const seed of [1, 2, 3]) {
      const { steps, actions } = playOut(game, configOf(game, 1), seed)
      const events: EventOf<Game>[] = []
      const fork = game.fork(steps[0]!.state, { emit: (event) => events.push(event) })
      for (const [i, action] of actions.entries()) {
        fork.apply(action)
        expect(JSON.stringify(fork.keep())).toBe(JSON.stringify(steps[i + 1]!.state))
        expect(JSON.stringify(events.splice(0))).toBe(JSON.stringify(steps[i + 1]!.events))
        expect(fork.legal()).toEqual(game.legalActions(steps[i + 1]!.state))
        expect(fork.actors()).toEqual(game.actors(steps[i + 1]!.state))
      }
      expect(fork.outcome()).toEqual(game.outcome(steps.at(-1)!.state))
    }
  })

  test('a fork leaves the state it came from, its clones and what it kept alone', () => {
    const { steps, actions } = playOut(game, configOf(game, 1), 7)
    const first = JSON.stringify(steps[0]!.state)
    const fork = game.fork(steps[0]!.state)
    const kept = actions.map((action) => {
      const before = { state: fork.keep(), clone: fork.clone(), text: JSON.stringify(fork.keep()) }
      fork.apply(action)
      return before
    })
    expect(JSON.stringify(steps[0]!.state)).toBe(first)
    for (const { state, clone, text } of kept) {
      expect(JSON.stringify(state)).toBe(text)
      expect(JSON.stringify(clone.keep())).toBe(text)
      expect(isFrozenDeep(state)).toBe(true)
    }
  })

  test('a clone goes on as the fork does, dice included', () => {
    const { actions, steps } = playOut(game, configOf(game, 1), 8)
    const half = Math.floor(actions.length / 2)
    const fork = game.fork(steps[0]!.state)
    for (const action of actions.slice(0, half)) fork.apply(action)
    const clone = fork.clone()
    for (const action of actions.slice(half)) for (const side of [fork, clone]) side.apply(action)
    expect(clone.keep()).toEqual(fork.keep())
    expect(clone.keep()).toEqual(steps.at(-1)!.state)
  })

  test('what a fork kept can be played on through the checked door', () => {
    const { actions, steps } = playOut(game, configOf(game, 1), 9)
    const fork = game.fork(steps[0]!.state)
    fork.apply(actions[0]!)
    expect(must(game.reduce(fork.keep(), actions[1]!)).state).toEqual(steps[2]!.state)
  })

  test('reduce gives frozen states that share what has not changed; older states never change', () => {
    const { steps } = playOut(game, configOf(game, 1), 10)
    const texts = steps.map(({ state }) => JSON.stringify(state))
    for (const [i, { state }] of steps.entries()) {
      expect(isFrozenDeep(state)).toBe(true)
      expect((state as { config?: unknown }).config).toBe((steps[0]!.state as { config?: unknown }).config)
      expect(JSON.stringify(state)).toBe(texts[i])
    }
  })

  test('a fork with a seed has dice of its own: same seed, same game', () => {
    const { state } = must(game.setup(byHand(game, 1)))
    const end = (seed: string) => {
      const fork = game.fork(state, { seed })
      while (fork.outcome() === undefined) fork.apply(fork.legal()[0]!)
      return JSON.stringify(fork.keep())
    }
    expect(end('a')).toBe(end('a'))
    expect(JSON.parse(end('a')).rng).toBeNull()
  })

  test('a fork of physical dice without a seed is a mistake of the program', () => {
    expect(() => game.fork(must(game.setup(byHand(game))).state)).toThrow(TypeError)
  })
})

test('a fork with a seed does not foretell the real dice', () => {
  const { steps } = playOut(sealedFire, configOf(sealedFire, 1), 1)
  const before = steps.find(({ state }) => sealedFire.actors(state)[0] === 'referee')!.state
  const rolled = (seed?: string) => {
    const fork = sealedFire.fork(before, seed === undefined ? {} : { seed })
    fork.apply({ type: 'rollFire', seat: 'referee' })
    return fork.keep().rng
  }
  expect(rolled()).toEqual(must(sealedFire.reduce(before, { type: 'rollFire', seat: 'referee' })).state.rng)
  expect(rolled('other')).not.toEqual(rolled())
})
