/** How a game stands and ends, on a table of three that no published game has. */
import { describe, expect, it } from 'vitest'
import { evaluationOf, outcomeOf, resolve, simulate } from '../../src/core/doors.js'
import type { Game, Spec } from '../../src/core/ruleset.js'

interface Three extends Game {
  readonly Seat: 'a' | 'b' | 'c'
}
type State = Three['State']

const score = { a: 3, b: 1, c: 0 }
const going: State = { phase: 'play', turn: 1, agenda: [], resigned: null, rng: null }
const over: State = { ...going, phase: 'over' }

/** As much of a ruleset as the doors ask for. */
const table = (parts: Partial<Spec<Three>> = {}, seats: readonly string[] = ['a', 'b', 'c']): Spec<Three> =>
  ({
    info: { seats },
    score: () => score,
    clone: (state: State) => ({ ...state }),
    outcome: () => undefined,
    ...parts,
  }) as unknown as Spec<Three>

const won = (winner: string): Partial<Spec<Three>> =>
  ({ outcome: () => ({ winner, rule: 'CORE-OVER' }) }) as unknown as Partial<Spec<Three>>

describe('an outcome', () => {
  it('is none while the game goes on, and carries the score when it is over', () => {
    expect(outcomeOf(table(won('a')), going)).toBeUndefined()
    expect(outcomeOf(table(won('a')), over)).toEqual({ winner: 'a', rule: 'CORE-OVER', score })
    expect(outcomeOf(table(), over)).toBeUndefined()
  })

  it('by resigning goes to the one other seat, and to nobody among several', () => {
    const resigned = { ...over, resigned: 'a' } as State
    expect(outcomeOf(table({}, ['a', 'b']), resigned)).toEqual({ winner: 'b', rule: 'CORE-RESIGN', score })
    expect(outcomeOf(table(), resigned)).toMatchObject({ winner: 'draw', rule: 'CORE-RESIGN' })
  })
})

describe('an evaluation', () => {
  const stands = (spec: Spec<Three>, state: State) =>
    (['a', 'b', 'c'] as const).map((seat) => evaluationOf(spec, state, seat))

  it('is what came of the game once it is over', () => {
    expect(stands(table(won('b')), over)).toEqual([-1, 1, -1])
    expect(stands(table(won('draw')), over)).toEqual([0, 0, 0])
  })

  it('is the guess of the ruleset while it goes on, or else the lead in score', () => {
    const guess = { evaluate: (_: State, seat: string) => ({ a: 0.5, b: 0, c: -0.25 })[seat] as number }
    expect(stands(table(guess as never), going)).toEqual([0.5, 0, -0.25])
    expect(stands(table(), going)).toEqual([0.4, -0.4, -0.75])
  })
})

describe('the doors', () => {
  const failing = table({ actions: { fly: { apply: () => fail() } } } as never)
  const fail = (): never => {
    throw new Error('a mistake of rule code')
  }

  it('pass on what rule code throws: it is no refusal', () => {
    const action = { type: 'fly', seat: 'a' } as never
    expect(() => resolve(failing, going, action)).toThrow('a mistake of rule code')
    expect(() => resolve(failing, { ...going, rng: { c: 1, s0: 0, s1: 0, s2: 0 } }, action)).toThrow('a mistake')
  })

  it('pass on what rule code throws after dice were missing', () => {
    const stubborn = {
      fly: {
        apply(_: unknown, __: unknown, io: { die(purpose: string): number }) {
          try {
            io.die('any')
          } catch {
            fail()
          }
        },
      },
    }
    const action = { type: 'fly', seat: 'a' } as never
    expect(() => resolve(table({ actions: stubborn } as never), going, action)).toThrow('a mistake of rule code')
  })

  it('say what is missing where a die was called for, and nothing of needs where one was impossible', () => {
    const fly = { fly: { apply: (_: unknown, __: unknown, io: { die(purpose: string): number }) => io.die('any') } }
    const spec = table({ actions: fly } as never)
    const missing = resolve(spec, going, { type: 'fly', seat: 'a' } as never)
    expect(missing).toMatchObject({ ok: false, needs: { purpose: 'any', count: 1, sides: 6 } })
    const impossible = resolve(spec, going, { type: 'fly', seat: 'a', rolls: [7] } as never)
    expect(impossible).toMatchObject({ ok: false, violations: [{ code: 'die-impossible' }] })
    expect('needs' in impossible).toBe(false)
  })

  it('a fork of physical dice asks for a seed, and lists nothing that nobody put there', () => {
    expect(() => simulate(table(), going)).toThrow('fork: a game with physical dice needs a seed for its fork')
    const fork = simulate(table({ actors: () => [], legal: () => undefined } as never), going, { seed: '1' })
    expect(fork.legal()).toEqual([])
    expect(fork.keep()).toEqual(going)
  })
})
