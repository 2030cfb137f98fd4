import { describe, expect, it } from 'vitest'
import { cell, square } from '../fixture.js'
import { type Action, regiaAeronautica as game } from '../vocabulary.js'

const read = (text: string) => {
  const parsed = game.notation.parseAction(text)
  return parsed.ok ? parsed.value : parsed.violations[0]?.code
}

describe('places in a line of notation', () => {
  const orders: readonly [Action, string, string][] = [
    [{ type: 'deployGun', seat: 'italian', square: square('H2') }, 'square=H2', 'square={"column":8,"row":2}'],
    [
      { type: 'deployAA', seat: 'italian', squares: ['H2', 'I4'].map(square) },
      'squares=H2,I4',
      'squares=[{"column":8,"row":2},{"column":9,"row":4}]',
    ],
    [{ type: 'deployCloud', seat: 'italian', cell: cell('C3/2') }, 'cell=C3/3000', 'cell=C3/2'],
    [
      { type: 'deployClouds', seat: 'italian', cells: [cell('C3/4')] },
      'cells=C3/8000',
      'cells=[{"column":3,"row":3,"altitude":4}]',
    ],
    [
      { type: 'deployPlane', seat: 'french', plane: 'LeO-A', cell: cell('A7/1') },
      'plane=LeO-A cell=A7/1500',
      'plane=LeO-A cell={"column":1,"row":7,"altitude":1}',
    ],
    [
      { type: 'deployPlanes', seat: 'french', cells: { 'LeO-A': cell('A1/3'), 'LeO-B': cell('B2/1') } },
      'cells=LeO-A:A1/6000,LeO-B:B2/1500',
      'cells={"LeO-A":{"column":1,"row":1,"altitude":3},"LeO-B":{"column":2,"row":2,"altitude":1}}',
    ],
  ]

  it.each(orders)('%o is written as the map prints it, and read in JSON, too', (order, printed, json) => {
    const line = (fields: string) => `${order.seat} ${order.type} ${fields}`
    expect(game.notation.action(order)).toBe(line(printed))
    expect(read(line(printed))).toEqual(order)
    expect(read(line(json))).toEqual(order)
  })

  it('what the map does not print is written in JSON', () => {
    const outside: Action = { type: 'deployGun', seat: 'italian', square: { column: 0, row: 2 } }
    const none: Action = { type: 'deployAA', seat: 'italian', squares: [] }
    const high: Action = { type: 'deployCloud', seat: 'italian', cell: { column: 1, row: 2, altitude: 9 } }
    for (const order of [outside, none, high]) expect(read(game.notation.action(order))).toEqual(order)
  })

  it('a place that cannot be read is refused, and resigning is read', () => {
    expect(read('italian deployCloud cell=C3')).toBe('wrong-type')
    expect(read('italian deployCloud cell=C3/4000')).toBe('not-notation')
    expect(read('italian deployPlanes cells=LeO-A:A1/1500,LeO-B')).toBe('not-notation')
    expect(read('french resign')).toEqual({ type: 'resign', seat: 'french' })
  })
})
