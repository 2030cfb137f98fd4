import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { phaseReducer } from 'wingover'
import { codes, configOf, must, sealedPlots } from './games.js'

const plot = phaseReducer(sealedPlots, ['setPlot', 'commitPlots'])
const { state } = must(sealedPlots.setup(configOf(sealedPlots)))

describe('a phase reducer', () => {
  test('is reduce for the actions of its phase', () => {
    const action = { type: 'setPlot', seat: 'blue', plane: 'b1', course: 'left' } as const
    expect(plot(state, action)).toEqual(sealedPlots.reduce(state, action))
    const illegal = { type: 'commitPlots', seat: 'blue' } as const
    expect(plot(state, illegal)).toEqual(sealedPlots.reduce(state, illegal))
  })

  test('refuses every other action, and says which it takes', () => {
    expect(plot(state, { type: 'hold', seat: 'blue' } as never)).toMatchObject({
      ok: false,
      violations: [
        {
          rule: 'CORE-PHASE',
          code: 'wrong-phase',
          facts: { type: 'hold', phase: 'plot', expected: 'setPlot, commitPlots' },
        },
      ],
    })
  })

  test('names what it was given, and no more than a line of it', () => {
    const facts = (from: unknown, action: unknown) => {
      const result = plot(from as never, action as never)
      return result.ok ? {} : result.violations[0]?.facts
    }
    expect(facts({}, {})).toMatchObject({ type: 'nothing', phase: 'nothing' })
    const long = 'x'.repeat(500)
    expect(facts({ phase: long }, { type: long })).toMatchObject({ type: 'x'.repeat(80), phase: 'x'.repeat(80) })
  })

  test('answers anything with data', () => {
    expect(codes(plot(state, null as never))).toEqual(['wrong-phase'])
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true }),
        fc.anything({ withNullPrototype: true }),
        (from, action) => {
          const result = plot(from as never, action as never)
          expect(result.ok).toBe(false)
          if (!result.ok)
            expect(Object.values(result.violations[0]!.facts).every((fact) => typeof fact !== 'object')).toBe(true)
        },
      ),
    )
    expect(plot(state, { type: Object.create(null) } as never).ok).toBe(false)
    expect(plot({ phase: {} } as never, {} as never).ok).toBe(false)
    const trap = {
      get type(): string {
        throw new Error('trap')
      },
    }
    expect(codes(plot(state, trap as never))).toEqual(['wrong-phase'])
  })
})
