import { describe, expect, it } from 'vitest'
import { aerialCraps } from '../../../../src/rulesets/aerial-craps/shown.js'

const { notation } = aerialCraps

describe('notation', () => {
  it('CORE-RESIGN reads a player who gives up, as it is written', () => {
    const resign = { type: 'resign', seat: 'a' } as const
    expect(notation.action(resign)).toBe('a resign')
    expect(notation.parseAction('a resign')).toEqual({ ok: true, value: resign })
  })

  it('reads orders of the game and refuses what is none', () => {
    const value = { type: 'goForward', seat: 'b', turn: -1 }
    expect(notation.parseAction('b goForward turn=-1')).toEqual({ ok: true, value })
    expect(notation.parseAction('b surrender').ok).toBe(false)
  })
})
