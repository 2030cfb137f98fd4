import { describe, expect, test } from 'vitest'
import { ONE, rational, type Scene, volley, ZERO } from 'wingover'
import { lastMove, overlaid, paint } from 'wingover/svg'
import { hexScene } from './fixtures.js'

const base: Scene = hexScene(3)
const [first, second] = base.pieces
const at = { x: 1, y: 2 }

describe('overlaid', () => {
  test('shapes lie above those of the scene, and nothing else changes', () => {
    const area = { kind: 'area', role: 'threat', points: [at, { x: 2, y: 2 }, { x: 2, y: 3 }] } as const
    const scene = overlaid(base, { shapes: [area], routes: [{ via: [at, { x: 4, y: 4 }] }] })
    expect(scene.shapes.slice(0, base.shapes.length)).toEqual(base.shapes)
    expect(scene.shapes.slice(base.shapes.length)).toEqual([
      area,
      { kind: 'line', role: 'path', points: [at, { x: 4, y: 4 }] },
    ])
    expect({ ...scene, shapes: base.shapes }).toEqual(base)
    expect(paint(scene)).toContain('class="threat"')
  })

  test('odds stand beside their target, as percentages', () => {
    const odds = [
      { target: first!.id, at, hit: rational(5, 12), kill: rational(1, 36) },
      { target: second!.id, at, hit: ONE, kill: null },
    ]
    const { pieces } = overlaid(base, { odds })
    expect(pieces[0]?.labels).toEqual([...first!.labels, '42% hit, 3% down'])
    expect(pieces[1]?.labels).toEqual([...second!.labels, '100% hit'])
    expect(pieces[2]).toBe(base.pieces[2])
  })

  test('nothing to lay over leaves the pieces as they are', () => {
    expect(overlaid(base, {}).pieces).toBe(base.pieces)
  })
})

describe('lastMove', () => {
  const moved = (x: number): Scene => ({ ...base, pieces: [{ ...first!, at: { x, y: 0 } }, second!] })

  test('follows the piece that moved last through all its steps', () => {
    expect(lastMove([moved(0), moved(1), moved(3)])).toEqual([
      { kind: 'line', role: 'path', points: [0, 1, 3].map((x) => ({ x, y: 0 })) },
    ])
  })

  test('forgets it when another moves, and knows nothing of one scene', () => {
    const after = {
      ...moved(3),
      pieces: [
        { ...first!, at: { x: 3, y: 0 } },
        { ...second!, at },
      ],
    }
    expect(lastMove([moved(0), moved(3), after])).toEqual([{ kind: 'line', role: 'path', points: [second!.at, at] }])
    expect(lastMove([moved(0)])).toEqual([])
    expect(lastMove([])).toEqual([])
  })
})

describe('volley', () => {
  const die = [0, 0, 0, 1, 1, 2]

  test('one die', () => {
    expect(volley([die], 2)).toEqual({ hit: rational(1, 2), kill: rational(1, 6) })
  })

  test('two dice add up: 15 of 36 ways to two points, counted by hand', () => {
    expect(volley([die, die], 2)).toEqual({ hit: rational(3, 4), kill: rational(15, 36) })
    expect(volley([die, die], 4)).toEqual({ hit: rational(3, 4), kill: rational(1, 36) })
  })

  test('no die does nothing', () => {
    expect(volley([], 1)).toEqual({ hit: ZERO, kill: ZERO })
  })
})
