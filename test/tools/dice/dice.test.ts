import { describe, expect, test } from 'vitest'
import { advance, type Game, history, type Ruleset, verify } from 'wingover'
import { pickFrom } from 'wingover/bots'
import { cryptoDice, type Dice, diceFrom, resolve, scriptedDice, seededDice, unbiased } from 'wingover/dice'
import { rulesets } from 'wingover/registry'
import { byHand, codes, interruptingChit, must, refusal, sealedFire } from '../../core/games.js'

const every: readonly (readonly [string, Ruleset])[] = [
  ...Object.entries<Ruleset>(rulesets),
  ['sealed-fire', sealedFire],
  ['interrupting-chit', interruptingChit],
]

/** A game drawn from the legal lists with these dice: the states, and the actions as they were played. */
function playOut(ruleset: Ruleset, config: Game['Config'], dice: Dice, most: number) {
  const pick = pickFrom('dice')
  const states = [must(ruleset.setup(config)).state]
  const actions: Game['Action'][] = []
  while (actions.length < most && ruleset.outcome(states.at(-1)!) === undefined) {
    const step = resolve(ruleset, states.at(-1)!, pick.of(ruleset.legalActions(states.at(-1)!)), dice)
    if (!step.ok) throw new Error(JSON.stringify(step))
    states.push(step.state)
    actions.push(step.action)
  }
  return { states, actions }
}

const withoutGenerator = (state: Game['State']) => ({ ...state, rng: null })
const seeded = (ruleset: Ruleset, seed: string) => ({ ...byHand(ruleset), dice: 'seeded', seed }) as const

/** Both planes aim and lock: the referee is to roll two dice for each. */
function locked() {
  let { state } = must(sealedFire.setup(byHand(sealedFire)))
  for (const [seat, plane, target] of [
    ['blue', 'b1', 'r1'],
    ['red', 'r1', 'b1'],
  ] as const) {
    state = must(sealedFire.reduce(state, { type: 'aim', seat, plane, target, shots: 2 })).state
    state = must(sealedFire.reduce(state, { type: 'lockFire', seat })).state
  }
  return state
}
const rollFire = { type: 'rollFire', seat: 'referee' } as const

describe('resolve', () => {
  test.each(every)(
    '%s: with seeded dice outside the state it plays the game that the same seed plays inside',
    (_, game) => {
      const inside = playOut(game, seeded(game, 'twin'), seededDice('unused'), 400)
      const outside = playOut(game, byHand(game), seededDice('twin'), 400)
      expect(outside.states.map(withoutGenerator)).toEqual(inside.states.map(withoutGenerator))
      expect(inside.actions.some(({ rolls, card }) => rolls !== undefined || card !== undefined)).toBe(false)
    },
  )

  test.each(every)('%s: the completed actions are the record, and it verifies', (_, game) => {
    const { actions } = playOut(game, byHand(game), cryptoDice(), 400)
    const whole = actions.reduce(
      (past, action) => {
        const change = history.play(game, past, action)
        if (!change.ok) throw new Error(JSON.stringify(change))
        return change.history
      },
      begun(game, byHand(game)),
    )
    expect(verify(game, history.toRecord(game, whole)).verdict).toMatch(/exact|unfinished/)
  })

  test('an action that brings dice or a card of its own is refused, or a player would choose what it rolls', () => {
    const state = locked()
    const loaded = { ...rollFire, rolls: [6, 6, 6, 6] }
    expect(sealedFire.reduce(state, loaded).ok).toBe(true)
    for (const action of [loaded, { ...rollFire, rolls: [] }, { ...rollFire, card: 'ace' }]) {
      expect(codes(resolve(sealedFire, state, action, cryptoDice()))).toEqual(['dice-not-asked'])
    }
    expect(resolve(sealedFire, state, { ...rollFire, rolls: undefined } as never, cryptoDice()).ok).toBe(true)
  })

  test('a getter or a trap that might bring dice is not run', () => {
    const state = locked()
    const getter = Object.defineProperty({ ...rollFire }, 'rolls', { get: () => [6], enumerable: true })
    const trap = new Proxy(rollFire, {
      getOwnPropertyDescriptor: () => {
        throw new Error('trap')
      },
    })
    for (const action of [getter, trap]) {
      expect(codes(resolve(sealedFire, state, action, cryptoDice()))).toEqual(['dice-not-asked'])
    }
    for (const nothing of [null, undefined, 7, 'rollFire', []]) {
      expect(resolve(sealedFire, state, nothing as never, cryptoDice()).ok).toBe(false)
    }
  })

  test('an illegal action throws no dice', () => {
    const dice = scriptedDice([1, 2, 3, 4])
    expect(codes(resolve(sealedFire, locked(), { type: 'lockFire', seat: 'blue' }, dice))).toEqual(['decision-pending'])
    expect(dice.left).toHaveLength(4)
  })

  test('scripted dice are used to the last one, batch by batch', () => {
    const dice = scriptedDice([6, 1, 2, 5])
    const step = resolve(sealedFire, locked(), rollFire, dice)
    expect(step).toMatchObject({ ok: true, barrier: 'dice', action: { ...rollFire, rolls: [6, 1, 2, 5] } })
    expect(dice.left).toEqual([])
  })

  test('where scripted dice run dry, or are of another sort, it says what is missing and nothing has changed', () => {
    const state = locked()
    expect(resolve(sealedFire, state, rollFire, scriptedDice([6]))).toMatchObject({ needs: { count: 1, sides: 6 } })
    expect(refusal(resolve(sealedFire, state, rollFire, scriptedDice(['ace']))).needs).toMatchObject({ count: 2 })
    expect(codes(resolve(sealedFire, state, rollFire, scriptedDice([7, 1, 1, 1])))).toEqual(['die-impossible'])
  })
})

function begun(game: Ruleset, config: Game['Config']) {
  const change = history.begin(game, config)
  if (!change.ok) throw new Error(JSON.stringify(change))
  return change.history
}

describe('advance and history', () => {
  test('the referee of a state throws the dice it is given, and its actions say what fell', () => {
    const { actions, stopped, barrier } = advance(sealedFire, locked(), scriptedDice([6, 1, 2, 5]))
    expect(actions).toEqual([{ ...rollFire, rolls: [6, 1, 2, 5] }])
    expect([stopped, barrier]).toEqual([undefined, 'dice'])
  })

  test('a history is played with dice, and its referee stops where they run dry', () => {
    let past = begun(sealedFire, byHand(sealedFire))
    for (const [seat, plane, target] of [
      ['blue', 'b1', 'r1'],
      ['red', 'r1', 'b1'],
    ] as const) {
      for (const action of [
        { type: 'aim', seat, plane, target, shots: 2 },
        { type: 'lockFire', seat },
      ] as const) {
        const change = history.play<Game>(sealedFire, past, action, cryptoDice())
        past = change.ok ? change.history : past
      }
    }
    const dry = history.advance<Game>(sealedFire, past, scriptedDice([6]))
    expect(dry.history).toBe(past)
    expect(dry.stopped?.needs).toEqual({ purpose: 'b1 at r1', count: 1, sides: 6 })
    expect(history.advance<Game>(sealedFire, past).stopped?.needs).toMatchObject({ count: 2 })
    const rolled = history.advance<Game>(sealedFire, past, scriptedDice([6, 1, 2, 5]))
    expect(rolled.stopped).toBeUndefined()
    expect(history.now(rolled.history).action).toEqual({ ...rollFire, rolls: [6, 1, 2, 5] })
    expect(verify<Game>(sealedFire, history.toRecord<Game>(sealedFire, rolled.history)).verdict).toBe('unfinished')
  })
})

describe('sources', () => {
  const d = (sides: number, count = 1) => ({ purpose: 'test', count, sides })

  test('words that do not fill a whole round of faces are thrown away', () => {
    const words = [2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5, 13]
    const below = unbiased(() => words.shift() as number)
    expect(below(6)).toBe((2 ** 32 - 5) % 6)
    expect(below(6)).toBe(1)
    expect(words).toEqual([])
    for (const n of [0, -1, 1.5, 2 ** 33, Number.NaN]) expect(() => below(n)).toThrow(RangeError)
    expect(unbiased(() => 2 ** 32 - 1)(2 ** 32)).toBe(2 ** 32 - 1)
  })

  test('every word below the limit gives each face equally often', () => {
    const counts = [0, 0, 0, 0, 0, 0]
    let word = 0
    const below = unbiased(() => word++)
    for (let i = 0; i < 6_000; i++) counts[below(6)]!++
    expect(counts).toEqual([1_000, 1_000, 1_000, 1_000, 1_000, 1_000])
  })

  test('a card is drawn as often as there are many of its kind, by name and not by the order of keys', () => {
    const draws = (kinds: Record<string, number>) =>
      Array.from({ length: 6 }, (_, i) => diceFrom(() => i).draw({ ...d(3), kinds }))
    expect(draws({ red: 1, black: 3, joker: 2, none: 0 })).toEqual(['black', 'black', 'black', 'joker', 'joker', 'red'])
    expect(draws({ none: 0, joker: 2, red: 1, black: 3 })).toEqual(draws({ red: 1, black: 3, joker: 2, none: 0 }))
    expect(() => cryptoDice().draw({ ...d(1), kinds: { red: 0 } })).toThrow('nothing to draw from')
  })

  test('the faces of crypto dice are even: a chi-square that a fair die passes all but once in a million runs', () => {
    const counts = [0, 0, 0, 0, 0, 0]
    for (const face of cryptoDice().roll(d(6, 60_000))) counts[face - 1]!++
    expect(counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)).toBeLessThan(38)
  })

  test('a platform without crypto is refused in words', () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'crypto')!
    Object.defineProperty(globalThis, 'crypto', { value: undefined, configurable: true })
    try {
      expect(cryptoDice).toThrow('this platform has no `crypto`')
    } finally {
      Object.defineProperty(globalThis, 'crypto', own)
    }
  })

  test('the same seed repeats, another does not', () => {
    const [one, again, other] = ['a', 'a', 'b'].map((seed) => seededDice(seed).roll(d(6, 20)))
    expect(one).toEqual(again)
    expect(one).not.toEqual(other)
  })
})
