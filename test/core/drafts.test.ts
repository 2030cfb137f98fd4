import { describe, expect, test } from 'vitest'
import { owned, sharedRecord } from 'wingover'

interface Plane {
  hits: number
}
const copy = (plane: Plane): Plane => ({ ...plane })
const kept = (hits: number): Plane => Object.freeze({ hits })

describe('an entry to write to', () => {
  test('that is frozen is replaced by a copy of its own, once', () => {
    const old = kept(1)
    const record: Record<string, Plane> = { a: old }
    const mine = owned(record, 'a', copy)
    mine.hits = 2
    expect([old.hits, record.a]).toEqual([1, { hits: 2 }])
    expect(owned(record, 'a', copy)).toBe(mine)
  })

  test('that is not frozen is the entry itself', () => {
    const mine = { hits: 1 }
    expect(owned({ a: mine }, 'a', copy)).toBe(mine)
  })
})

describe('a record for a copy of a state', () => {
  test('shares what is frozen and copies what is not', () => {
    const record = { frozen: kept(1), mine: { hits: 2 } }
    const out = sharedRecord<Plane>(record, copy)
    expect(out).toEqual(record)
    expect(out.frozen).toBe(record.frozen)
    expect(out.mine).not.toBe(record.mine)
  })

  test('is another record, even where all of the old one is frozen, and copies nothing then', () => {
    const record = Object.freeze({ a: kept(1) })
    const out = sharedRecord<Plane>(record, () => {
      throw new Error('nothing is to be copied')
    })
    out.b = { hits: 3 }
    expect([out.a, Object.keys(record)]).toEqual([record.a, ['a']])
  })

  test('does not look into entries of a frozen one: what is frozen is frozen to the bottom', () => {
    const loose = { hits: 1 }
    expect(sharedRecord<Plane>(Object.freeze({ loose }), copy).loose).toBe(loose)
  })
})
