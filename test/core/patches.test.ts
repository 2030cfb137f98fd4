import fc from 'fast-check'
import { applyPatches, enablePatches } from 'immer'
import { describe, expect, test } from 'vitest'
import { canonical, patched, patches } from 'wingover'
import { configOf, everyGame, playOut } from './games.js'

/** No gate lets a key `__proto__` in. */
const keys = fc.constantFrom('a', 'b', 'c', 'constructor', 'toString', 'prototype', '0')
const tree = fc.dictionary(
  keys,
  fc.oneof(fc.integer(), fc.array(fc.integer()), fc.dictionary(keys, fc.dictionary(keys, fc.integer()))),
)

describe('patches', () => {
  test.each(everyGame)('%s: lead from each state to the next, through JSON', (_, game) => {
    const { steps } = playOut(game, configOf(game, 1), 61)
    for (let i = 1; i < steps.length; i++) {
      const [before, after] = [steps[i - 1]!.state, steps[i]!.state]
      const sent = JSON.parse(JSON.stringify(patches(before, after)))
      expect(patched(before, sent)).toEqual(after)
      expect(sent.length).toBeGreaterThan(0)
    }
  })

  test('are in immer’s own form', () => {
    enablePatches()
    const [before, after] = [
      { a: { x: 1, y: 2 }, gone: 1, same: [1] },
      { a: { x: 9, y: 2 }, come: 2, same: [1] },
    ]
    const changes = patches<object>(before, after)
    expect(changes).toContainEqual({ op: 'replace', path: ['a', 'x'], value: 9 })
    expect(changes).toContainEqual({ op: 'remove', path: ['gone'] })
    expect(changes).toContainEqual({ op: 'add', path: ['come'], value: 2 })
    expect(applyPatches(before, [...changes])).toEqual(after)
  })

  test('touch only what differs', () => {
    const same = [{ n: 1 }]
    expect(patches<object>({ same, a: 1 }, { same, a: 2 })).toEqual([{ op: 'replace', path: ['a'], value: 2 }])
    expect(patches({ same }, { same })).toEqual([])
  })

  test('lead from any value to any other, and change neither', () => {
    fc.assert(
      fc.property(tree, tree, (before, after) => {
        const texts = [JSON.stringify(before), JSON.stringify(after)]
        expect(canonical(patched(before, patches(before, after)))).toBe(canonical(after))
        expect([JSON.stringify(before), JSON.stringify(after)]).toEqual(texts)
      }),
    )
  })
})
