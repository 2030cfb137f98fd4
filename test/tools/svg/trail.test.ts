import { describe, expect, test } from 'vitest'
import type { Scene } from '../../../src/core/index.js'
import { Trail } from '../../../src/tools/svg/index.js'
import { openScene } from './fixtures.js'

const base: Scene = { ...openScene(2), shapes: [] }
const [a, b] = base.pieces as [Scene['pieces'][number], Scene['pieces'][number]]
const at = (ax: number, bx: number): Scene => ({
  ...base,
  pieces: [
    { ...a, at: { x: ax, y: 1 } },
    { ...b, at: { x: bx, y: 9 } },
  ],
})
const ways = ({ shapes }: Scene): readonly (readonly number[])[] =>
  shapes.flatMap((shape) => (shape.kind === 'line' && shape.role === 'path' ? [shape.points.map(({ x }) => x)] : []))

describe('the trail of the last move', () => {
  test('grows while a piece goes on, stays while nothing moves, and begins anew with another piece', () => {
    const trail = new Trail()
    const seen = [at(1, 5), at(2, 5), at(4, 5), at(4, 5), at(4, 6), at(5, 7)].map((scene) => ways(trail.drawOn(scene)))
    expect(seen).toEqual([
      [],
      [[1, 2]],
      [[1, 2, 4]],
      [[1, 2, 4]],
      [[5, 6]],
      [
        [4, 5],
        [6, 7],
      ],
    ])
  })

  test('leaves a picture alone that shows a path already', () => {
    const trail = new Trail()
    trail.drawOn(at(1, 5))
    const own: Scene = { ...at(2, 5), shapes: [{ kind: 'line', role: 'path', points: [a.at, b.at] }] }
    expect(trail.drawOn(own)).toBe(own)
  })

  test('says nothing of a piece that has just come', () => {
    const trail = new Trail()
    trail.drawOn({ ...base, pieces: [] })
    expect(ways(trail.drawOn(at(1, 5)))).toEqual([])
  })
})
