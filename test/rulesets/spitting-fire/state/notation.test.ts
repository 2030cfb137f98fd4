import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Action } from '../vocabulary.js'
import { spittingFire } from '../vocabulary.js'

const { notation, parse } = spittingFire
const read = (text: string): unknown => {
  const parsed = notation.parseAction(text)
  return parsed.ok ? parsed.value : undefined
}

describe('the short form of the book’s examples', () => {
  it.each<[string, Action]>([
    ['axis F4', { type: 'forward', seat: 'axis', distance: 4 }],
    ['axis F0.001', { type: 'forward', seat: 'axis', distance: 0.001 }],
    ['allies L60', { type: 'turn', seat: 'allies', angle: -60 }],
    ['allies R12.5', { type: 'turn', seat: 'allies', angle: 12.5 }],
    ['axis PL120', { type: 'pivot', seat: 'axis', angle: -120 }],
    ['axis PR0', { type: 'pivot', seat: 'axis', angle: 0 }],
    ['axis TT', { type: 'attemptTightTurn', seat: 'axis' }],
    ['axis TT[2]', { type: 'attemptTightTurn', seat: 'axis', rolls: [2] }],
    ['axis TT[]', { type: 'attemptTightTurn', seat: 'axis', rolls: [] }],
    ['axis HL[2,5]', { type: 'attemptHalfLoop', seat: 'axis', rolls: [2, 5] }],
    ['axis END', { type: 'endMovement', seat: 'axis' }],
    ['axis setPlot group=A marker=climb-left', { type: 'setPlot', seat: 'axis', group: 'A', marker: 'climb-left' }],
  ])('%s', (text, action) => {
    expect(read(text)).toEqual(action)
    expect(notation.action(action)).toBe(text)
  })

  it('reads PL0 as a pivot of nothing, not of less than nothing', () => {
    expect(read('axis PL0')).toEqual({ type: 'pivot', seat: 'axis', angle: 0 })
  })

  it.each([
    'axis F',
    'axis F4[2]',
    'axis END5',
    'axis TT5',
    'axis TT[,]',
    'axis TT[1,]',
    'axis HL[01,,2]',
    'axis L60[1]',
  ])('has no meaning for %s', (text) => expect(read(text)).toBeUndefined())

  it.each(['nobody F4', 'F4', '', 'axis', 'axis F1.2.3', 'axis F1e999', 'axis R[6]'])('refuses %s', (text) =>
    expect(read(text)).toBeUndefined(),
  )
})

describe('hexes by their printed numbers', () => {
  const place = { type: 'placePlane', seat: 'axis', group: 'emil', altitude: 5 } as const
  const group = { type: 'placeGroup', seat: 'axis', group: 'emil', altitude: 5 } as const
  const at = (q: number, r: number, facing: 0 | 1 | 2 | 3 | 4 | 5) => ({ q, r, facing })

  it.each<[string, Action]>([
    ['axis placePlane group=emil altitude=5 pose=0804/S', { ...place, pose: at(7, 0, 3) }],
    ['axis placePlane group=emil altitude=5 pose=0101/NW', { ...place, pose: at(0, 0, 5) }],
    ['axis placeGroup group=emil altitude=5 poses=0804/S,1005/SE', { ...group, poses: [at(7, 0, 3), at(9, 0, 2)] }],
    [
      'axis placePlane group=emil altitude=5 pose={"x":12,"y":31,"heading":180}',
      { ...place, pose: { x: 12, y: 31, heading: 180 } },
    ],
    ['axis placePlane group=emil altitude=5 pose={"q":-1,"r":0,"facing":3}', { ...place, pose: at(-1, 0, 3) }],
    ['axis placeGroup group=emil altitude=5 poses=[]', { ...group, poses: [] }],
  ])('%s', (text, action) => {
    expect(notation.action(action)).toBe(text)
    expect(read(text)).toEqual(action)
  })

  it('reads the numbers of the machine too', () => {
    expect(read('axis placePlane group=emil altitude=5 pose={"q":7,"r":0,"facing":3}')).toEqual({
      ...place,
      pose: at(7, 0, 3),
    })
    const poses = '[{"q":7,"r":0,"facing":3},{"q":9,"r":0,"facing":2}]'
    expect(read(`axis placeGroup group=emil altitude=5 poses=${poses}`)).toEqual({
      ...group,
      poses: [at(7, 0, 3), at(9, 0, 2)],
    })
  })

  it.each(['0804', '0804/X', '0004/S', '0800/S', '804/S', '0804/S,', '0804/S,0804'])(
    'has no meaning for %s',
    (word) => {
      expect(read(`axis placePlane group=emil altitude=5 pose=${word}`)).toBeUndefined()
      expect(read(`axis placeGroup group=emil altitude=5 poses=${word}`)).toBeUndefined()
    },
  )
})

const seat = fc.constantFrom('axis' as const, 'allies' as const)
const number = fc.oneof(
  fc.double({ min: -10_000, max: 10_000, noNaN: true }).map((value) => value + 0),
  fc.integer({ min: -360_000, max: 360_000 }).map((value) => value / 1000),
)
const rolls = fc.option(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }), { nil: undefined })
const flying: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constant('forward' as const), seat, distance: number }),
  fc.record({ type: fc.constant('turn' as const), seat, angle: number }),
  fc.record({ type: fc.constant('pivot' as const), seat, angle: number }),
  fc.record({ type: fc.constantFrom('attemptTightTurn' as const, 'attemptHalfLoop' as const), seat, rolls }),
)
const plain = (action: Action): unknown => JSON.parse(JSON.stringify(action))

describe('notation', () => {
  it('reads back every flight order that its gate takes', () => {
    fc.assert(
      fc.property(flying, (action) => {
        expect(parse.action(plain(action)).ok).toBe(true)
        expect(read(notation.action(action))).toEqual(plain(action))
      }),
      { numRuns: 300 },
    )
  })

  it('never throws on text, and what it reads passes the gate', () => {
    const odd = fc.array(fc.constantFrom('axis ', 'TT', 'F', 'HL', '[', ']', ',', '1', '.', 'e', '-', 'END', ' ', 'PL'))
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          odd.map((parts) => parts.join('')),
          odd.map((parts) => `axis ${parts.join('')}`),
        ),
        (text) => {
          const parsed = notation.parseAction(text)
          expect(parsed.ok ? parse.action(parsed.value).ok : parsed.violations.length > 0).toBe(true)
        },
      ),
      { numRuns: 1000 },
    )
    for (const value of [null, undefined, 5, {}, Symbol('x'), { toString: null }])
      expect(notation.parseAction(value as unknown as string).ok).toBe(false)
  })
})
