import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BaseAction, type Game, plainNotation } from 'wingover'
import { byHand, codes, configOf, everyGame, playOut, sealedFire, sealedPlots } from './games.js'

/** A notation whose gate lets everything in. */
const open = plainNotation<Game>({ action: (json) => ({ ok: true, value: json as BaseAction }) })

describe.each(everyGame)('%s: notation', (_, game) => {
  test('every action of a game is one line that reads back as it was', () => {
    for (const config of [configOf(game, 1), byHand(game, 1)])
      for (const action of playOut(game, config, 71).actions) {
        const text = game.notation.action(action)
        expect(text).not.toMatch(/\n/)
        expect(game.notation.parseAction(text)).toEqual({ ok: true, value: action })
      }
  })

  test('resigning has a line too', () => {
    const action = { type: 'resign', seat: game.info.seats[0]! }
    expect(game.notation.parseAction(game.notation.action(action))).toEqual({ ok: true, value: action })
  })
})

describe('plain notation', () => {
  test('reads like an order', () => {
    const action = { type: 'setPlot', seat: 'blue', plane: 'b1', course: 'left' } as const
    expect(sealedPlots.notation.action(action)).toBe('blue setPlot plane=b1 course=left')
    const hold = { type: 'aim', seat: 'red', plane: 'r1', target: null, shots: 0 } as const
    expect(sealedFire.notation.action(hold)).toBe('red aim plane=r1 target=null shots=0')
    const roll = { type: 'rollFire', seat: 'referee', rolls: [1, 6] } as const
    expect(sealedFire.notation.action(roll)).toBe('referee rollFire rolls=[1,6]')
  })

  test('spaces around and between words do not matter', () => {
    expect(sealedPlots.notation.parseAction('  blue\t setPlot  plane=b1 course=left\n').ok).toBe(true)
  })

  test('every value reads back as it was, whatever text it holds', () => {
    const key = fc.stringMatching(/^[a-z]{1,8}$/).filter((name) => name !== 'seat' && name !== 'type')
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('true', 'null', '1', 'a b', '\u00a0', '\u2028'),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(fc.dictionary(key, value), (fields) => {
        const action = JSON.parse(JSON.stringify({ seat: 'blue', type: 'go', ...fields }))
        expect(open.parseAction(open.action(action))).toEqual({ ok: true, value: action })
      }),
    )
  })

  test.each([
    '',
    'blue',
    'blue setPlot plane',
    'blue setPlot =x',
    'blue setPlot plane={',
    'blue setPlot plane=',
    'x'.repeat(20_000),
  ])('%.30j is not an action', (text) => {
    expect(codes(sealedPlots.notation.parseAction(text))).toEqual(['not-notation'])
  })

  test('a field is said once, and seat and type only at their place', () => {
    expect(codes(sealedPlots.notation.parseAction('blue hold seat=red'))).toEqual(['not-notation'])
    expect(codes(sealedPlots.notation.parseAction('blue setPlot plane=b1 plane=b2 course=left'))).toEqual([
      'not-notation',
    ])
  })

  test('what is not an action is quoted, with what one looks like', () => {
    const wanted = 'seat type field=value ...'
    const refused = (text: unknown) => sealedPlots.notation.parseAction(text as string)
    expect(refused('loop')).toMatchObject({
      ok: false,
      violations: [{ rule: 'CORE-SHAPE', facts: { text: 'loop', expected: wanted } }],
    })
    expect(refused('x'.repeat(500))).toMatchObject({ violations: [{ facts: { text: 'x'.repeat(80) } }] })
    expect(refused(7)).toMatchObject({ violations: [{ facts: { text: 'number' } }] })
  })

  test('ten thousand characters are read, one more is not', () => {
    const line = (length: number) => `blue go to=${'x'.repeat(length - 'blue go to='.length)}`
    expect([open.parseAction(line(10_000)).ok, open.parseAction(line(10_001)).ok]).toEqual([true, false])
  })

  test('a field without a value is not written', () => {
    expect(open.action({ seat: 'blue', type: 'go', to: undefined, by: 1 } as BaseAction)).toBe('blue go by=1')
  })

  test('words of a game’s own are read by the name of their field', () => {
    const read = (field: string, word: string) => (field === 'to' ? { square: word } : undefined)
    const own = plainNotation<Game>(
      { action: (json) => ({ ok: true, value: json as BaseAction }) },
      { write: () => undefined, read },
    )
    expect(own.parseAction('blue go to=C3 by=C3')).toEqual({
      ok: true,
      value: { seat: 'blue', type: 'go', to: { square: 'C3' }, by: 'C3' },
    })
  })

  test('what reads well still passes the gate', () => {
    expect(codes(sealedPlots.notation.parseAction('blue setPlot plane=b1 course=up'))).toEqual(['unknown-value'])
    expect(codes(sealedPlots.notation.parseAction('blue hold __proto__={}'))).toEqual(['forbidden-key'])
  })

  test('anything at all gets an answer', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything({ withNullPrototype: true }), fc.string()), (text) => {
        expect(typeof sealedPlots.notation.parseAction(text as string).ok).toBe('boolean')
      }),
    )
    expect(codes(sealedPlots.notation.parseAction(Object.create(null)))).toEqual(['not-notation'])
  })
})
