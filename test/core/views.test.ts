import { describe, expect, test } from 'vitest'
import { closedPart, isVisible, mapValues, openPart, visibleTo } from 'wingover'
import {
  byHand,
  choiceBetweenDice,
  configOf,
  everyGame,
  type InterruptingChit,
  interruptingChit,
  must,
  playOut,
} from './games.js'

describe.each(everyGame)('%s: what a seat sees', (_, game) => {
  const viewers = [...game.info.seats, 'spectator']
  const { steps } = playOut(game, configOf(game, 1), 21)

  test('a view carries its seat, and neither generator nor seed', () => {
    for (const { state } of steps)
      for (const seat of viewers) {
        const view = game.view(state, seat)
        expect(view.seat).toBe(seat)
        expect(view.dice).toBe('seeded')
        expect(JSON.stringify(view)).not.toMatch(/"(rng|seed|s0)"/)
      }
  })

  test('a view passes its gate after a trip through JSON', () => {
    for (const { state } of steps)
      for (const seat of viewers) {
        const view = game.view(state, seat)
        expect(game.parse.view(JSON.parse(JSON.stringify(view)))).toEqual({ ok: true, value: view })
      }
  })

  test('a sample passes the gate and looks the same from that seat', () => {
    for (const { state } of steps)
      for (const seat of viewers) {
        const view = game.view(state, seat)
        const sample = game.sample(view, 'seed')
        expect(game.parse.state(JSON.parse(JSON.stringify(sample))).ok).toBe(true)
        expect(JSON.stringify(game.view(sample, seat))).toBe(JSON.stringify(view))
        expect(game.sample(view, 'seed')).toEqual(sample)
      }
  })

  test('a sample has dice of its own', () => {
    const view = game.view(steps[0]!.state, 'spectator')
    expect(game.sample(view, 'a').rng).not.toEqual(steps[0]!.state.rng)
    expect(game.sample(view, 'a').rng).not.toEqual(game.sample(view, 'b').rng)
    expect(game.sample({ ...view, dice: 'manual' }, 'a').rng).toBeNull()
  })

  test('a seat whose view changed was told', () => {
    for (let i = 1; i < steps.length; i++)
      for (const seat of viewers) {
        const [before, after] = [steps[i - 1]!, steps[i]!].map(({ state }) => JSON.stringify(game.view(state, seat)))
        if (before !== after) expect(visibleTo(steps[i]!.events, seat).length).toBeGreaterThan(0)
      }
  })

  test('what a seat cannot see changes nothing for it', () => {
    for (const { state } of steps)
      for (const seat of game.info.seats) {
        const other = game.sample(game.view(state, seat), 'another world')
        expect(game.actors(other)).toEqual(game.actors(state))
        expect(other.agenda).toEqual(state.agenda)
        expect(game.legalActions(other, seat)).toEqual(game.legalActions(state, seat))
        for (const action of game.legalActions(state, seat)) expect(game.check(other, action)).toEqual([])
      }
  })

  test('somewhere in a game something is hidden, and samples differ there', () => {
    const differs = steps.some(({ state }) => {
      const view = game.view(state, game.info.seats[0]!)
      const without = (seed: string) => JSON.stringify({ ...game.sample(view, seed), rng: null })
      return new Set(['a', 'b', 'c', 'd', 'e'].map(without)).size > 1
    })
    expect(differs).toBe(true)
  })
})

describe('the prior of a sample', () => {
  const drawn = (cards: readonly string[], cup: InterruptingChit['Config']['cup']) => {
    const config = { dice: 'manual', planes: 2, turns: 3, cup } as const
    return cards.reduce(
      (state, card) => {
        const seat = interruptingChit.actors(state)[0] as 'blue' | 'red'
        return must(interruptingChit.reduce(state, { type: 'drawChit', seat, card })).state
      },
      must(interruptingChit.setup(config)).state,
    )
  }
  const shareOf = (state: InterruptingChit['State'], holds: (sample: InterruptingChit['State']) => boolean) => {
    const view = interruptingChit.view(state, 'blue')
    const hits = Array.from({ length: 3_000 }, (_, i) => interruptingChit.sample(view, `${i}`)).filter(holds)
    return hits.length / 3_000
  }

  test('an unseen chit is lucky as often as the cup says', () => {
    const state = drawn(['blank', 'lucky', 'blank', 'blank'], { lucky: 1, blank: 3 })
    expect(shareOf(state, ({ planes }) => planes.r1!.chit === 'lucky')).toBeCloseTo(1 / 4, 1)
    expect(shareOf(state, ({ cups }) => cups.red.lucky === 1)).toBeCloseTo(1 / 2, 1)
  })

  test('a cup without luck gives none, and a cup of luck gives nothing else', () => {
    expect(
      shareOf(
        drawn(['blank', 'blank', 'blank', 'blank'], { lucky: 0, blank: 3 }),
        ({ planes }) => planes.r1!.chit === 'lucky',
      ),
    ).toBe(0)
    expect(
      shareOf(
        drawn(['lucky', 'lucky', 'lucky', 'lucky'], { lucky: 2, blank: 0 }),
        ({ planes }) => planes.r2!.chit === 'lucky',
      ),
    ).toBe(1)
  })

  test('a chit that has been shown is in no cup and in no other hand', () => {
    let state = drawn(['blank', 'lucky', 'blank', 'blank'], { lucky: 1, blank: 3 })
    state = must(interruptingChit.reduce(state, { type: 'fire', seat: 'blue', plane: 'b1', target: 'r1' })).state
    state = must(interruptingChit.reduce(state, { type: 'playChit', seat: 'red', plane: 'r1' })).state
    expect(shareOf(state, ({ planes, cups }) => planes.r2!.chit === 'lucky' || cups.red.lucky > 0)).toBe(0)
  })

  test('every plane that may be armoured is, and one that is known not to be is not', () => {
    const armed = must(choiceBetweenDice.setup({ dice: 'manual', planes: 3, turns: 3 })).state
    const one = must(choiceBetweenDice.reduce(armed, { type: 'armPlane', seat: 'blue', plane: 'b1' })).state
    let state = must(choiceBetweenDice.reduce(one, { type: 'armPlane', seat: 'red', plane: 'r2' })).state
    const guesses = () =>
      new Set(
        Array.from(
          { length: 60 },
          (_, i) => choiceBetweenDice.sample(choiceBetweenDice.view(state, 'blue'), `${i}`).armoured.red,
        ),
      )
    expect(guesses()).toEqual(new Set(['r1', 'r2', 'r3']))
    state = must(
      choiceBetweenDice.reduce(state, { type: 'attack', seat: 'blue', plane: 'b1', target: 'r1', rolls: [4, 1] }),
    ).state
    state = must(choiceBetweenDice.reduce(state, { type: 'brace', seat: 'red' })).state
    expect(guesses()).toEqual(new Set(['r2', 'r3']))
  })
})

describe('the base of a view', () => {
  test('says who throws the dice', () => {
    const diceOf = (config: Parameters<typeof interruptingChit.setup>[0]) =>
      openPart(must(interruptingChit.setup(config)).state, 'blue').dice
    expect([diceOf(configOf(interruptingChit)), diceOf(byHand(interruptingChit))]).toEqual(['seeded', 'manual'])
  })

  test('a seat knows of what is for all and of what is for it, in order', () => {
    const event = (type: string, audience: 'all' | readonly string[]) => ({ type, rule: 'X', audience })
    const events = [
      event('one', ['blue']),
      event('two', 'all'),
      event('three', ['red']),
      event('four', ['red', 'blue']),
    ]
    const heard = (seat: string) => visibleTo(events, seat).map(({ type }) => type)
    expect(heard('blue')).toEqual(['one', 'two', 'four'])
    expect(heard('spectator')).toEqual(['two'])
  })

  test('openPart and closedPart are each other’s inverse, the generator apart', () => {
    const { state } = must(interruptingChit.setup(configOf(interruptingChit)))
    const { phase, turn, agenda, resigned } = state
    expect(closedPart(openPart(state, 'blue'))).toEqual({ phase, turn, agenda, resigned, rng: null })
  })

  test('an event is visible to its audience, and what all know a spectator knows', () => {
    const secret = { type: 'x', rule: 'R', audience: ['blue'] }
    expect(['blue', 'red', 'spectator'].map((seat) => isVisible(secret, seat))).toEqual([true, false, false])
    expect(isVisible({ ...secret, audience: 'all' }, 'spectator')).toBe(true)
  })

  test('mapValues keeps every key, odd ones included, and leaves the record alone', () => {
    const record = Object.freeze({ a: 1, constructor: 2, toString: 3 })
    expect(mapValues(record as unknown as Record<string, number>, (value, key) => `${key}${value}`)).toEqual({
      a: 'a1',
      constructor: 'constructor2',
      toString: 'toString3',
    })
  })
})
