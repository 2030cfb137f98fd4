import { expect, test } from 'vitest'
import { peek } from '../../src/core/peek.js'

test('a text is looked at without running anybody’s code', () => {
  const trap = new Proxy(
    {},
    {
      getOwnPropertyDescriptor() {
        throw new Error('trapped')
      },
    },
  )
  const getter = Object.defineProperty({}, 'type', {
    get() {
      throw new Error('run')
    },
  })
  expect(peek({ type: 'fire' }, 'type')).toBe('fire')
  expect(peek(Object.create({ type: 'inherited' }), 'type')).toBeUndefined()
  for (const odd of [trap, getter, {}, { type: 7 }, { type: null }, null, undefined, 'type', 7]) {
    expect(peek(odd, 'type')).toBeUndefined()
  }
  expect([peek('fire', '0'), peek(['fire'], '0')]).toEqual([undefined, 'fire'])
})
