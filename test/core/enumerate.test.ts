import { describe, expect, test } from 'vitest'
import { enumerate, meanOf, ONE, oddsOf, plus, rational, toText, ZERO } from 'wingover'
import { byHand, choiceBetweenDice, configOf, interruptingChit, must, sealedFire } from './games.js'

const fighting = (config: Parameters<typeof choiceBetweenDice.setup>[0]) => {
  const armed = must(choiceBetweenDice.setup(config)).state
  const one = must(choiceBetweenDice.reduce(armed, { type: 'armPlane', seat: 'blue', plane: 'b1' })).state
  return must(choiceBetweenDice.reduce(one, { type: 'armPlane', seat: 'red', plane: 'r1' })).state
}
const attack = { type: 'attack', seat: 'blue', plane: 'b1', target: 'r1' } as const

function outcomesOf<T>(result: { readonly ok: boolean; readonly outcomes?: readonly T[] }): readonly T[] {
  if (!result.outcomes) throw new Error('refused')
  return result.outcomes
}

describe('enumerate', () => {
  test('walks every way two dice can fall, each with its weight', () => {
    const outcomes = outcomesOf(enumerate(choiceBetweenDice, fighting(byHand(choiceBetweenDice)), attack))
    expect(outcomes).toHaveLength(36)
    expect(outcomes.reduce((sum, { odds }) => plus(sum, odds), ZERO)).toEqual(ONE)
    expect(outcomes[0]!.rolls).toEqual([1, 1])
    expect(outcomes[35]!.rolls).toEqual([6, 6])
    expect(toText(oddsOf(outcomes, ({ state }) => state.attack !== null))).toBe('3/4')
    expect(toText(meanOf(outcomes, ({ state }) => state.attack?.hits ?? 0))).toBe('1')
  })

  test('follows batches whose number depends on the batch before', () => {
    const state = must(
      choiceBetweenDice.reduce(fighting(byHand(choiceBetweenDice)), { ...attack, rolls: [6, 6] }),
    ).state
    const outcomes = outcomesOf(enumerate(choiceBetweenDice, state, { type: 'evade', seat: 'red' }))
    expect(outcomes.reduce((sum, { odds }) => plus(sum, odds), ZERO)).toEqual(ONE)
    // Two hits, each shaken off by 5 or 6; what is left does 4/3 points on average, three at most.
    expect(oddsOf(outcomes, ({ rolls }) => rolls.length === 2)).toEqual(rational(1, 9))
    expect(oddsOf(outcomes, ({ state: after }) => after.planes.r1!.damage === 3)).toEqual(rational(4 * 20, 9 * 36))
  })

  test('is the same from seeded dice, and tells nothing of them', () => {
    const seeded = outcomesOf(enumerate(choiceBetweenDice, fighting(configOf(choiceBetweenDice)), attack))
    const manual = outcomesOf(enumerate(choiceBetweenDice, fighting(byHand(choiceBetweenDice)), attack))
    expect(seeded).toEqual(manual)
    expect(seeded.every(({ state }) => state.rng === null)).toBe(true)
  })

  test('weighs cards by their number', () => {
    const config = { dice: 'manual', planes: 1, turns: 1, cup: { lucky: 1, blank: 3 } } as const
    const { state } = must(interruptingChit.setup(config))
    const outcomes = outcomesOf(enumerate(interruptingChit, state, { type: 'drawChit', seat: 'blue' }))
    expect(outcomes.map(({ card, odds }) => [card, toText(odds)])).toEqual([
      ['lucky', '1/4'],
      ['blank', '3/4'],
    ])
  })

  test('an action without chance has one outcome', () => {
    const outcomes = outcomesOf(
      enumerate(choiceBetweenDice, fighting(byHand(choiceBetweenDice)), { type: 'pass', seat: 'blue' }),
    )
    expect(outcomes).toMatchObject([{ odds: ONE, rolls: [], card: undefined }])
  })

  test('an illegal action is refused as reduce refuses it', () => {
    const state = fighting(byHand(choiceBetweenDice))
    const action = { ...attack, target: 'b1' }
    expect(enumerate(choiceBetweenDice, state, action)).toEqual(choiceBetweenDice.reduce(state, action))
  })

  test('what is no action and what is no state are refused as their gates refuse them', () => {
    const state = fighting(configOf(choiceBetweenDice))
    const odd = { type: 'attack', seat: 'blue' } as never
    expect(enumerate(choiceBetweenDice, state, odd)).toEqual(choiceBetweenDice.parse.action(odd))
    const broken = { ...state, turn: 'soon' } as never
    expect(enumerate(choiceBetweenDice, broken, attack)).toMatchObject({
      ok: false,
      violations: [{ rule: 'CORE-SHAPE', facts: { field: 'turn' } }],
    })
  })

  test('as many outcomes as the limit are told, and it says that it is whole', () => {
    const state = fighting(byHand(choiceBetweenDice))
    expect(enumerate(choiceBetweenDice, state, attack, 36)).toMatchObject({ ok: true })
    expect(enumerate(choiceBetweenDice, state, attack, 35)).toMatchObject({ ok: false })
  })

  test('dice that the action brings are put aside', () => {
    const state = fighting(byHand(choiceBetweenDice))
    expect(outcomesOf(enumerate(choiceBetweenDice, state, { ...attack, rolls: [1] }))).toHaveLength(36)
  })

  test('too many outcomes are refused with the limit', () => {
    let state = must(sealedFire.setup(byHand(sealedFire, 1))).state
    for (const seat of ['blue', 'red'] as const) {
      for (const n of [1, 2, 3]) {
        const [plane, target] = seat === 'blue' ? [`b${n}`, `r${n}`] : [`r${n}`, `b${n}`]
        state = must(sealedFire.reduce(state, { type: 'aim', seat, plane, target, shots: 2 })).state
      }
      state = must(sealedFire.reduce(state, { type: 'lockFire', seat })).state
    }
    expect(enumerate(sealedFire, state, { type: 'rollFire', seat: 'referee' }, 1_000)).toMatchObject({
      ok: false,
      violations: [{ rule: 'CORE-LIMIT', code: 'too-many-outcomes', facts: { limit: 1_000 } }],
    })
  })
})
