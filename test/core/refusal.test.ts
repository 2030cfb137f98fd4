import { describe, expect, test } from 'vitest'
import { broken, fill, kept, refusals, total } from 'wingover'
import { refuseState } from '../../src/core/messages.js'

const no = refusals<'R-1' | 'R-2'>()({ slow: '{who} needs {need}, not {have}.', still: 'It stands still.' })

describe('a refusal', () => {
  test('has rule, code, facts, and the sentence of the code with the facts in it', () => {
    const facts = { who: 'Ju 87', need: 4, have: 3.5 }
    expect(no('R-1', 'slow', facts)).toEqual({
      rule: 'R-1',
      code: 'slow',
      message: 'Ju 87 needs 4, not 3.5.',
      facts,
    })
    expect(no('R-2', 'still')).toEqual({ rule: 'R-2', code: 'still', message: 'It stands still.', facts: {} })
  })

  test('of a state names the part that contradicts itself', () => {
    expect(refuseState('planes.A')).toMatchObject({ rule: 'CORE-STATE', facts: { field: 'planes.A' } })
  })
})

describe('a sentence', () => {
  test('gets every fact at every place, and leaves a hole without one as it is', () => {
    expect(fill('{a}{bb}{a}', { a: 1, bb: false })).toBe('1false1')
    expect(fill('{a} {unknown}', { a: '' })).toBe(' {unknown}')
    expect(fill('{toString} {}', {})).toBe('{toString} {}')
  })

  test('does not read facts as sentences', () => {
    expect(fill('{a}', { a: '{b}', b: 'x' })).toBe('{b}')
  })
})

describe('the clauses of a check', () => {
  test('that are broken are told in order, those kept are not', () => {
    const [first, second] = [no('R-1', 'slow'), no('R-2', 'still')]
    expect(broken(false, first, null, second, undefined)).toEqual([first, second])
    expect(broken(second, first)).toEqual([second, first])
  })

  test('that are all kept make one list that nobody can add to', () => {
    expect(broken(false, null, undefined)).toBe(kept)
    expect(broken()).toBe(kept)
    expect([kept.length, Object.isFrozen(kept)]).toEqual([0, true])
  })
})

test('modifiers add up, and none are nothing', () => {
  const line = (value: number) => ({ rule: 'R-1', label: 'height', value })
  expect(total([line(2), line(-3), line(5)])).toBe(4)
  expect(total([])).toBe(0)
})
