import { expect, test } from 'vitest'
import { type BaseEvent, isVisible, type Ruleset } from 'wingover'
import { playGame, schedule } from 'wingover/arena'
import { type Maker, makerOf, randomBot } from 'wingover/bots'
import { sealedPlots } from '../../../examples/sealed-plots.js'

const game: Ruleset = sealedPlots
const { id, seats, scenarios } = game.info
const [job] = schedule({
  ...{ ruleset: id, seats, players: ['diary', 'random'] },
  ...{ scenarios: [scenarios[0]!.id], pairs: 1, seed: 'x' },
})
const random = makerOf(randomBot(game))

/** Writes down all it is told. */
function diary() {
  const [calls, events]: [string[], BaseEvent[]] = [[], []]
  const make: Maker = (seat) => {
    calls.push(`made for ${seat}`)
    return {
      begin: (at, view) => void calls.push(`begun at ${at} seeing as ${view.seat}`),
      seen: (told) => {
        calls.push('told')
        events.push(...told)
      },
      act: (view, pick, budget) => {
        calls.push('asked')
        return random(seat).act(view, pick, budget)
      },
    }
  }
  return { calls, events, make }
}

test('a player is made for one game and seat, begun once, and told what its seat may know before it is asked', async () => {
  const { calls, events, make } = diary()
  await playGame(game, job!, { makers: { diary: make, random }, budget: 1 })
  const seat = seats[0]!
  expect(calls.slice(0, 3)).toEqual([`made for ${seat}`, `begun at ${seat} seeing as ${seat}`, 'asked'])
  expect(calls.filter((call) => call.startsWith('made') || call.startsWith('begun'))).toHaveLength(2)
  expect(calls.join(' ')).toContain('asked told asked')
  expect(events.length).toBeGreaterThan(0)
  expect(events.every((event) => isVisible(event, seat))).toBe(true)
})

test('the next game begins with a player of its own', async () => {
  const { calls, make } = diary()
  for (let i = 0; i < 2; i++) await playGame(game, job!, { makers: { diary: make, random }, budget: 1 })
  expect(calls.filter((call) => call.startsWith('made'))).toHaveLength(2)
})

test('a player may take its time with everything: each is waited for before the next', async () => {
  const calls: string[] = []
  const slowly = async <T>(what: string, value: T): Promise<T> => {
    calls.push(`${what} begins`)
    await null
    calls.push(`${what} ends`)
    return value
  }
  const slow: Maker = (seat) => ({
    begin: () => slowly('begin', undefined),
    seen: () => slowly('seen', undefined),
    act: (view, pick, budget) => slowly('act', random(seat).act(view, pick, budget)),
    close: () => void calls.push('closed'),
  })
  const result = await playGame(game, job!, { makers: { diary: slow, random }, budget: 1 })
  expect(result).toEqual(await playGame(game, job!, { makers: { diary: random, random }, budget: 1 }))
  expect(calls.slice(0, 4)).toEqual(['begin begins', 'begin ends', 'act begins', 'act ends'])
  expect(calls.at(-1)).toBe('closed')
  for (let i = 0; i < calls.length - 1; i += 2) expect(calls[i + 1]).toBe(calls[i]!.replace('begins', 'ends'))
})
