import { describe, expect, test } from 'vitest'
import { citedIn, rulesBehind } from '../../src/core/citations.js'

const citations = (value: unknown): readonly string[] => {
  const into = new Set<string>()
  citedIn(value, into)
  return [...into]
}

describe('the rules that something cites', () => {
  test('are found however deep they stand, each once, in the order they are read', () => {
    const roll = { rule: 'B', modifiers: [{ rule: 'C', value: 1 }, { rule: 'B' }, { why: { rule: 'A' } }] }
    expect(citations({ type: 'shot', roll })).toEqual(['B', 'C', 'A'])
  })

  test('are the texts under the key `rule` alone', () => {
    expect(citations({ rule: 7, ruling: 'X', rules: ['Y'] })).toEqual([])
    expect(citations({ rule: { rule: 'inner' } })).toEqual(['inner'])
    for (const nothing of [null, undefined, 'rule', 3, []]) expect(citations(nothing)).toEqual([])
  })

  test('behind an event begin with its own', () => {
    const event = { type: 'hit', modifiers: [{ rule: 'M-1' }, { rule: 'M-2' }], rule: 'HIT' }
    expect(rulesBehind(event)).toEqual(['HIT', 'M-1', 'M-2'])
  })
})
