import { describe, expect, test } from 'vitest'
import { parseRecord, recordGame } from 'wingover'
import { configOf, playOut, sealedFire } from './games.js'

const MOST_ACTIONS = 100_000

describe('the heads of a record', () => {
  const { actions } = playOut(sealedFire, configOf(sealedFire), 3, 20)
  const made = recordGame(sealedFire, configOf(sealedFire), actions)
  if (!made.ok) throw new Error('it was played')
  const record = made.value
  const passes = (heads: unknown): boolean => parseRecord(sealedFire, { ...record, heads }).ok

  test('are texts of 64 hexadecimal digits, every one of them', () => {
    expect(passes(record.heads)).toBe(true)
    for (const bad of ['', 'x', record.heads[0]!.slice(1), `${record.heads[0]}0`, 7, null, [record.heads[0]]]) {
      expect([bad, passes([...record.heads, bad])]).toEqual([bad, false])
      expect([bad, passes([bad, ...record.heads])]).toEqual([bad, false])
    }
    expect(passes(record.heads[0])).toBe(false)
  })

  test('are one more than the most actions, and not another', () => {
    const most = new Array(MOST_ACTIONS + 1).fill(record.heads[0])
    expect(passes(most)).toBe(true)
    expect(passes([...most, record.heads[0]])).toBe(false)
  })

  test('of what cannot be looked at are refused as data', () => {
    const trap = new Proxy(
      {},
      {
        getOwnPropertyDescriptor() {
          throw new Error('trapped')
        },
      },
    )
    for (const odd of [trap, null, 1, 'record', undefined, []]) {
      expect(parseRecord(sealedFire, odd)).toMatchObject({ ok: false })
    }
  })
})
