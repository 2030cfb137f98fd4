import { expect, test } from 'vitest'
import { freeze } from '../../src/core/freeze.js'

test('what is frozen is frozen to the bottom, itself and not a copy', () => {
  const deep = { list: [{ a: 1 }, null], text: 'x' }
  expect(freeze(deep)).toBe(deep)
  for (const part of [deep, deep.list, deep.list[0]]) expect(Object.isFrozen(part)).toBe(true)
  for (const plain of [null, undefined, 3, 'text']) expect(freeze(plain)).toBe(plain)
})

test('below what is frozen nobody looks', () => {
  const inner = { a: 1 }
  freeze(Object.freeze({ inner }))
  expect(Object.isFrozen(inner)).toBe(false)
})
