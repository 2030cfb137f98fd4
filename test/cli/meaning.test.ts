import { describe, expect, it } from 'vitest'
import { meaningOf } from '../../src/cli/play/meaning.js'

const offers = [
  'Habicht: climb left',
  'Habicht: level left',
  'Adler: climb left',
  'Ahead 4',
  'Ahead 12',
  'Tuck 1 fires',
].map((label) => ({ order: label, names: [label, 'Maneuver'] }))
const meant = (text: string) => meaningOf(text, offers)

describe('a few words', () => {
  it('mean the one order that they fit, in any order, short or without accents', () => {
    expect(meant('habicht climb').meant).toEqual(['Habicht: climb left'])
    expect(meant('LEVEL hab').meant).toEqual(['Habicht: level left'])
    expect(meant('tück fires').meant).toEqual(['Tuck 1 fires'])
  })

  it('name all that they fit', () => {
    expect(meant('climb').meant).toEqual(['Habicht: climb left', 'Adler: climb left'])
  })

  it('take numbers whole', () => {
    expect(meant('ahead 4').meant).toEqual(['Ahead 4'])
    expect(meant('ahead 1').meant).toEqual([])
  })

  it('find what comes closest, with a slip of the finger too', () => {
    expect(meant('habicht clinb').closest[0]).toBe('Habicht: climb left')
    expect(meant('banana').meant).toEqual([])
    expect(meant('banana').closest).toHaveLength(3)
  })

  it('mean nothing if there are none, or nothing on offer', () => {
    expect(meant('  !? ')).toEqual({ meant: [], closest: [] })
    expect(meaningOf('left', [])).toEqual({ meant: [], closest: [] })
  })

  it('are read in bounded time', () => {
    expect(meant('x'.repeat(1_000_000)).meant).toEqual([])
  })
})
