/** Pictures that live: layers, the layout behind them, and what differs between two scenes. */
import { describe, expect, test } from 'vitest'
import type { Scene } from 'wingover'
import { difference, layers, layout } from 'wingover/svg'
import { hexScene, openScene, squareScene } from './fixtures.js'

const SIZE = { width: 800, height: 600 }
const scenes = [
  ['hexes', hexScene(12)],
  ['open', openScene(12)],
  ['squares', squareScene(12)],
] as const

describe.each(scenes)('layers of %s', (_name, scene) => {
  const { ground, moving, key } = layers({ ...scene, ground: 'g' }, SIZE)

  test('each piece is one group that says whose it is, with its words inside', () => {
    for (const { id, side } of scene.pieces) {
      const [group, ...more] = moving.match(new RegExp(`<g class="piece[^>]*data-piece="${id}"[^>]*>`, 'g')) ?? []
      expect(group).toContain(`data-side="${side}"`)
      expect(more).toEqual([])
    }
    expect(moving.match(/<title>/g)).toHaveLength(scene.pieces.length)
  })

  test('cells are one path of the ground, and nothing that moves is on it', () => {
    const cells = scene.shapes.filter(({ kind, role }) => kind === 'area' && role === 'cell').length
    expect(ground().match(/data-cell/g) ?? []).toHaveLength(cells > 0 ? 1 : 0)
    expect(ground()).not.toContain('data-piece')
    expect(moving).not.toContain('data-cell')
  })

  test('a shape that reaches over the edge is cut off there: it lies in an inner picture, and pieces do not', () => {
    const { maxX, maxY } = scene.box
    const points = [
      { x: maxX - 1, y: maxY - 1 },
      { x: maxX + 50, y: maxY - 1 },
      { x: maxX, y: maxY + 50 },
    ]
    const wide = { ...scene, shapes: [...scene.shapes, { kind: 'area', role: 'reach', points } as const] }
    const [, inside = ''] =
      /^<g[^>]*><svg [^>]*viewBox="0 0 [^"]*"[^>]*>(.*?)<\/svg>/s.exec(layers(wide, SIZE).moving) ?? []
    expect(inside).toContain('<path')
    expect(inside).not.toContain('data-piece')
  })

  test('the key is that of the ground, the box and the theme', () => {
    expect(layers({ ...scene, ground: 'g' }, SIZE).key).toBe(key)
    expect(layers({ ...scene, ground: 'h' }, SIZE).key).not.toBe(key)
    expect(layers({ ...scene, ground: 'g' }, { ...SIZE, width: 801 }).key).not.toBe(key)
    expect(layers({ ...scene, ground: 'g' }, { ...SIZE, theme: 'dark' }).key).not.toBe(key)
    const { ground: _ground, ...bare } = scene as Scene
    expect(layers(bare, SIZE).key).toBeUndefined()
  })

  test('every colour is a CSS variable with the colour of the theme behind it', () => {
    for (const theme of ['light', 'dark', 'print'] as const) {
      const picture = layers(scene, { ...SIZE, theme })
      const bare = `${picture.ground()}${picture.moving}`.match(/(?:fill|stroke)="#[^"]*"/g)
      expect(bare).toBeNull()
    }
  })
})

describe.each(scenes)('layout of %s', (_name, scene) => {
  const at = layout(scene, SIZE)

  test('there and back again', () => {
    for (const point of [
      { x: 1, y: 2 },
      { x: scene.box.minX, y: scene.box.maxY },
    ]) {
      const back = at.toTable(at.toPicture(point))
      expect(back.x).toBeCloseTo(point.x, 9)
      expect(back.y).toBeCloseTo(point.y, 9)
    }
  })

  test('a piece is hit where it is painted, and the picture has it just there', () => {
    const { moving } = layers(scene, SIZE)
    const [, left, top] = /class="moving" transform="translate\((\S+) (\S+)\)"/.exec(moving) ?? []
    for (const { id } of scene.pieces) {
      const stand = at.stand(id)!
      expect(at.hit(stand.at).pieces.map((one) => one.id)).toContain(id)
      const group = moving.slice(moving.indexOf(`data-piece="${id}"`))
      const [, x, y] = /<g transform="translate\((-?[\d.]+)[ ,]?(-?[\d.]+)\)"/.exec(group) ?? []
      expect(Number(left) + Number(x)).toBeCloseTo(stand.at.x, 0)
      expect(Number(top) + Number(y)).toBeCloseTo(stand.at.y, 0)
    }
  })

  test('beside the board nothing is hit, and nobody stands who is not there', () => {
    expect(at.hit({ x: -500, y: -500 })).toEqual({ pieces: [], cells: [] })
    expect(at.stand('nobody')).toBeUndefined()
  })
})

test('a cell is hit in its middle, and only that one', () => {
  const scene = squareScene(2)
  const cell = scene.shapes.find(({ kind, role }) => kind === 'area' && role === 'cell')
  if (cell?.kind !== 'area') throw new Error('there are cells')
  const sum = cell.points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }))
  const middle = { x: sum.x / cell.points.length, y: sum.y / cell.points.length }
  const at = layout(scene, SIZE)
  expect(at.hit(at.toPicture(middle)).cells).toEqual([cell.points])
})

describe('difference', () => {
  const scene: Scene = { ...hexScene(3), ground: 'g' }
  const [first, second, third] = scene.pieces as [Scene['pieces'][0], Scene['pieces'][0], Scene['pieces'][0]]
  const here = first.at
  const there = { x: here.x + 3, y: here.y }

  test('of a scene with itself there is none', () => {
    expect(difference(scene, scene)).toEqual({ came: [], went: [], moved: [], changed: [], ground: false })
  })

  test('pieces come, go, move and change', () => {
    const moved = { ...first, at: there }
    const hurt = { ...second, health: 0.1 }
    const fresh = { ...third, id: 'fresh' }
    const after = { ...scene, pieces: [moved, hurt, fresh] }
    expect(difference(scene, after)).toEqual({
      came: [fresh],
      went: [third],
      moved: [{ before: first, after: moved, path: [here, there] }],
      changed: [hurt],
      ground: false,
    })
  })

  test('a piece moves along the path that is drawn, from where it was', () => {
    const bend = { x: here.x + 1, y: here.y + 1 }
    const points = [{ x: here.x - 5, y: here.y }, here, bend, there]
    const after = {
      ...scene,
      pieces: [{ ...first, at: there }, second, third],
      shapes: [...scene.shapes, { kind: 'line', role: 'path', points } as const],
    }
    expect(difference(scene, after).moved[0]?.path).toEqual([here, bend, there])
  })

  test('a turn on the spot is a move; another or an unknown ground is painted again', () => {
    const turned = { ...first, heading: ((first.heading ?? 0) + 60) % 360 }
    expect(difference(scene, { ...scene, pieces: [turned, second, third] }).moved).toHaveLength(1)
    expect(difference(scene, { ...scene, ground: 'h' }).ground).toBe(true)
    const { ground: _ground, ...bare } = scene
    expect(difference(bare, bare).ground).toBe(true)
  })
})
