import { describe, expect, test } from 'vitest'
import { type BaseAction, canonical } from 'wingover'
import {
  citedIn,
  compareWithList,
  conformance,
  describeReport,
  laws,
  mutate,
  mutateJson,
  observing,
  perft,
  pickFrom,
  poolOf,
  reproduce,
  sampleFrequencies,
  unobserved,
  witnessFindings,
} from 'wingover/conformance'
import { cases, good, witness } from './fixtures/broken.js'
import type { Coins } from './fixtures/coins.js'

const begin = (options?: Coins['Config']['options']): Coins['State'] => {
  const result = good.setup({ dice: 'manual', rounds: 2, ...(options && { options }) })
  if (!result.ok) throw new Error('no game')
  return result.state
}

const after = (state: Coins['State'], ...actions: Coins['Action'][]): Coins['State'] =>
  actions.reduce((now, action) => {
    const result = good.reduce(now, action)
    if (!result.ok) throw new Error(canonical(result.violations))
    return result.state
  }, state)

const hidden = [
  { type: 'hide', seat: 'blue', coin: 'heads' },
  { type: 'hide', seat: 'red', coin: 'heads' },
] as const

describe('pickFrom', () => {
  test('the same seed makes the same choices, another seed others', () => {
    const row = (seed: string) =>
      Array.from(
        { length: 20 },
        (
          (pick) => () =>
            pick.index(100)
        )(pickFrom(seed)),
      )
    expect(row('a')).toEqual(row('a'))
    expect(row('a')).not.toEqual(row('b'))
  })

  test('reaches every one, and nothing else', () => {
    const pick = pickFrom('all')
    const seen = new Set(Array.from({ length: 200 }, () => pick.of(['x', 'y', 'z'])))
    expect([...seen].sort()).toEqual(['x', 'y', 'z'])
  })
})

describe('mutate', () => {
  const action = { type: 'bet', seat: 'blue', on: 3, rolls: [1, 2] } as BaseAction
  const pool = poolOf(begin(), [action], ['blue', 'red'], ['bet', 'hide'])

  test('the pool knows seats, words of actions and ids of the state', () => {
    expect(pool.words).toEqual(expect.arrayContaining(['blue', 'red', 'bet', 'gold', '__proto__']))
  })

  test('changes one thing and leaves the original alone', () => {
    const pick = pickFrom('mutants')
    const before = canonical(action)
    const texts = new Set(Array.from({ length: 200 }, () => canonical(mutate(action, pool, pick))))
    expect(canonical(action)).toBe(before)
    expect(texts.size).toBeGreaterThan(30)
  })

  test('JSON is changed at any depth, and the original left alone', () => {
    const [state, pick] = [begin(), pickFrom('json')]
    const before = canonical(state)
    const texts = Array.from({ length: 300 }, () => canonical(mutateJson(state, pool, pick)))
    expect(canonical(state)).toBe(before)
    expect(texts.some((text) => !text.includes('"hands"'))).toBe(true)
    expect(new Set(texts).size).toBeGreaterThan(100)
  })
})

describe('perft', () => {
  test('counts lines of listed actions', () => {
    const state = begin()
    expect([0, 1, 2, 3].map((depth) => perft(good, state, depth))).toEqual([1, 4, 8, 8])
  })
})

describe('compareWithList', () => {
  const state = after(begin({ limit: 3 }), ...hidden, { type: 'show', seat: 'referee' })
  const bets = Array.from({ length: 6 }, (_, i) => ({ type: 'bet', seat: 'blue', on: i + 1 }) as const)

  test('finds nothing where list and check agree', () => {
    expect(compareWithList(good, state, bets)).toEqual({ missing: [], refused: [] })
  })

  test('finds what the list lacks and what it should lack', () => {
    const wrong = { ...good, legalActions: () => [bets[0]!, bets[5]!] }
    expect(compareWithList(wrong, state, bets)).toEqual({ missing: [bets[1], bets[2]], refused: [bets[5]] })
  })
})

describe('citations', () => {
  test('citedIn finds rules however deep', () => {
    const into = new Set<string>()
    citedIn([{ rule: 'A', modifiers: [{ rule: 'B', value: 1 }] }, null, { inner: { rule: 'C' } }, { rule: 7 }], into)
    expect([...into]).toEqual(['A', 'B', 'C'])
  })

  test('observing notes events and refusals, not states, and changes no answer', () => {
    const into = new Set<string>()
    const watched = observing(good, into)
    const state = begin()
    expect(watched.reduce(state, hidden[0])).toEqual(good.reduce(state, hidden[0]))
    expect([...into]).toEqual(['HC-HIDE-01'])
    watched.check(state, { type: 'bet', seat: 'blue', on: 1 })
    expect([...into]).toEqual(['HC-HIDE-01', 'CORE-PHASE'])
  })

  test('unobserved names what was never cited, the kernel left out', () => {
    expect(unobserved(good, new Set(['HC-HIDE-01', 'HC-SHOW-01', 'HC-BET-01', 'HC-BET-02', 'HC-CUP-01']))).toEqual([
      'HC-WIN-01',
    ])
  })
})

describe('witnesses', () => {
  test('a witness that differs is enough', () => {
    expect(witnessFindings(good, [witness])).toEqual([])
  })

  test('a missing witness and an idle one are found', () => {
    expect(witnessFindings(good, [])).toEqual(['limit=3 has no witness'])
    expect(witnessFindings(good, [{ ...witness, actions: [] }])).toEqual(['limit=3 does nothing in its witness'])
  })

  test('a witness of an unknown option or of the default is found', () => {
    expect(witnessFindings(good, [witness, { ...witness, option: 'speed' }])).toEqual([
      'the witness of speed=3 is of no value to try',
    ])
  })
})

describe('sampleFrequencies', () => {
  test('counts what is hidden, with its prior', () => {
    const state = after(begin(), hidden[0])
    const found = sampleFrequencies(good, good.view(state, 'red'), 600, 'prior', ({ hands }) => hands.blue.coin)
    expect(found.map(({ value }) => value).sort()).toEqual(['heads', 'tails'])
    for (const { share } of found) expect(Math.abs(share - 1 / 2)).toBeLessThan(0.07)
  })

  test('where nothing is hidden there is one possibility', () => {
    const found = sampleFrequencies(good, good.view(begin(), 'red'), 50)
    expect(found).toEqual([{ value: begin(), count: 50, share: 1 }])
  })
})

describe('preferred actions', () => {
  const chosen = (prefer?: readonly string[]) => {
    const counts = { draw: 0, bet: 0 }
    const counting: typeof good = {
      ...good,
      reduce(state, action) {
        if (action.type === 'draw' || action.type === 'bet') counts[action.type]++
        return good.reduce(state, action)
      },
    }
    conformance(counting, { actions: 300, every: 10_000, witnesses: [], ...(prefer && { prefer }) })
    return counts.draw / counts.bet
  }

  test('are taken more often, and the others still', () => {
    expect(chosen(['draw'])).toBeGreaterThan(2 * chosen())
    expect(chosen(['draw'])).toBeLessThan(100)
  })
})

describe('a failure', () => {
  const one = cases.find(({ law }) => law === 'shown-is-barred')!
  const report = conformance(one.ruleset, { actions: 200, until: (found) => found.length > 1 })
  const failure = report.failures.find(({ law }) => law === one.law)!

  test('is reproduced by its one line', () => {
    expect(failure.reproduction).not.toContain('\n')
    expect(reproduce(one.ruleset, failure.reproduction)).toEqual(failure)
    expect(reproduce(good, failure.reproduction)).toBeUndefined()
  })

  test('is seen up to where the game is left, and not beyond', () => {
    expect(reproduce(one.ruleset, failure.reproduction, { leave: failure.at + 1 })).toEqual(failure)
    expect(reproduce(one.ruleset, failure.reproduction, { leave: failure.at })).toBeUndefined()
  })

  test('is reproduced even if only some places were looked at', () => {
    const rare = conformance(one.ruleset, { actions: 300, every: 3, witnesses: [], until: (found) => found.length > 1 })
    const found = rare.failures.find(({ law }) => law === one.law)!
    expect(reproduce(one.ruleset, found.reproduction)).toEqual(found)
  })

  test('is reproduced if some actions were preferred', () => {
    const options = {
      actions: 300,
      prefer: ['draw'],
      witnesses: [],
      until: (found: readonly unknown[]) => found.length > 1,
    }
    const found = conformance(one.ruleset, options).failures.find(({ law }) => law === one.law)!
    expect(found.reproduction).toContain('"prefer":["draw"]')
    expect(reproduce(one.ruleset, found.reproduction)).toEqual(found)
  })

  test('is described in a few lines: law, promise, finding, reproduction', () => {
    const lines = describeReport({ ...report, failures: [failure] }).split('\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toContain(`hidden-coins: 1 of ${laws.length} laws broken`)
    expect(lines[1]).toContain('shown-is-barred: a step that shows')
    expect(lines[2]).toContain(failure.finding)
    expect(lines[3]).toContain('reproduce(ruleset, "{')
  })

  test('no two laws have one name, and each says what it promises', () => {
    expect(new Set(laws.map(({ name }) => name)).size).toBe(laws.length)
    for (const { promise } of laws) expect(promise.length).toBeGreaterThan(15)
  })
})
