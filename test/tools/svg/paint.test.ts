import { describe, expect, test } from 'vitest'
import type { Piece, Role, Scene, Shape } from '../../../src/core/index.js'
import { paint } from '../../../src/tools/svg/index.js'
import { emptyScene, hexScene, openScene, squareScene } from './fixtures.js'
import { malformed } from './xml.js'

const TABLES = { open: openScene, hex: hexScene, square: squareScene }
const THEMES = ['light', 'dark', 'print'] as const
const COUNTS = [2, 18, 60]
const SHOWN = Object.entries(TABLES).flatMap(([name, make]) =>
  COUNTS.flatMap((count) => THEMES.map((theme) => ({ name, make, count, theme }))),
)

const PLANE: Piece = {
  id: 'A1',
  side: 0,
  at: { x: 5, y: 5 },
  heading: 90,
  labels: ['alt 3'],
  health: 0.5,
  gone: false,
  selected: false,
}

const withPiece = (change: Partial<Piece>): Scene => ({ ...emptyScene, pieces: [{ ...PLANE, ...change }] })
const decimals = (svg: string): string[] => [...svg.matchAll(/(?<=[ "(,a-zA-Z-])\d*\.\d+/g)].map(([number]) => number)

/** The pixels of every label's ground, and of the board. */
const rects = (svg: string): { x: number; y: number; width: number; height: number }[] =>
  [...svg.matchAll(/<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="2"/g)].map((match) => ({
    x: Number(match[1]),
    y: Number(match[2]),
    width: Number(match[3]),
    height: Number(match[4]),
  }))

describe.each(SHOWN)('$name table, $count pieces, $theme', ({ make, count, theme }) => {
  const scene = make(count)
  const svg = paint(scene, { theme })

  test('is well-formed and small', () => {
    expect(malformed(svg)).toBeNull()
    expect(svg.length).toBeLessThan(200_000)
  })

  test('is the same twice', () => {
    expect(paint(structuredClone(scene), { theme })).toBe(svg)
  })

  test('shows every id, label and note', () => {
    for (const piece of scene.pieces) expect(svg).toContain(`font-weight="bold">${piece.id}</text>`)
    expect(svg.replace(/<[^>]*>/g, ' ').replace(/ +/g, ' ')).toContain(scene.notes[0])
  })

  test('is self-contained', () => {
    expect(svg).not.toMatch(/<script|<style|<image|<foreignObject|href|url\(|\bid="|\son\w+=/)
    expect(svg.match(/https?:/g)).toHaveLength(1)
  })

  test('rounds to two places', () => {
    expect(decimals(svg).filter((number) => (number.split('.')[1] ?? '').length > 2)).toEqual([])
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null|\de[+-]/)
  })

  test('keeps words on the board', () => {
    const [, width = '0', height = '0'] = /<svg width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []
    for (const rect of rects(svg)) {
      expect(rect.x).toBeGreaterThanOrEqual(0)
      expect(rect.y).toBeGreaterThanOrEqual(0)
      expect(rect.x + rect.width).toBeLessThanOrEqual(Number(width))
      expect(rect.y + rect.height).toBeLessThanOrEqual(Number(height))
    }
    expect(rects(svg)).toHaveLength(count)
  })
})

describe('labels', () => {
  test.each(['open', 'hex'] as const)('do not overlap among 60 pieces on the %s table', (name) => {
    const all = rects(paint(TABLES[name](60)))
    const clashes = all.flatMap((a, i) => all.slice(i + 1).filter((b) => overlap(a, b) > 20))
    expect(clashes).toEqual([])
  })

  test('are cut if long, but not the id, and the tooltip has them whole', () => {
    const long = 'a very long word of warning about this aircraft'
    const svg = paint(withPiece({ id: 'Abcdefghijklmnopqrstuvwx', labels: [long] }))
    expect(svg).toContain('>a very long word of warning about t…</text>')
    expect(svg).toContain(`<title>Abcdefghijklmnopqrstuvwx, ${long}</title>`)
  })

  test('say so if a piece lies beyond the board', () => {
    expect(paint(withPiece({ at: { x: 30, y: 5 } }))).toContain('>off the board · alt 3</text>')
    expect(paint(withPiece({}))).not.toContain('off the board')
  })
})

function overlap(a: ReturnType<typeof rects>[number], b: ReturnType<typeof rects>[number]): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}

describe('the page', () => {
  test('an empty scene is an empty table', () => {
    const svg = paint(emptyScene)
    expect(malformed(svg)).toBeNull()
    expect(svg).toContain('<title>Table</title><desc>An empty table.</desc>')
  })

  test('has the width asked for, and a width that is no whole number', () => {
    for (const width of [160, 333.333, 2400]) {
      const svg = paint(openScene(18), { width })
      expect(svg).toMatch(new RegExp(`^<svg xmlns="[^"]*" width="${Math.round(width * 100) / 100}" `))
      expect(malformed(svg)).toBeNull()
    }
  })

  test('shows the box in its proportions, and cuts shapes off at its edge', () => {
    const inner = /<svg width="([\d.]+)" height="([\d.]+)"/.exec(paint(openScene(2)))
    expect(Number(inner?.[2]) / Number(inner?.[1])).toBeCloseTo(36 / 24, 3)
  })

  test('a tall box does not make an endless page', () => {
    const svg = paint({ ...emptyScene, box: { minX: 0, minY: 0, maxX: 1, maxY: 1e6 } }, { width: 300 })
    expect(Number(/height="([\d.]+)"/.exec(svg)?.[1])).toBeLessThan(1000)
    expect(svg.length).toBeLessThan(20_000)
  })

  test.each([1e-6, 1e-3, 1, 1e4, 1e12, 1e200])('a box of size %s has a grid of bounded size', (size) => {
    const svg = paint({ ...emptyScene, box: { minX: size, minY: -size, maxX: 2 * size, maxY: size } })
    expect(malformed(svg)).toBeNull()
    expect(svg.length).toBeLessThan(20_000)
  })

  test('is an image with title and description', () => {
    const svg = paint(openScene(2))
    expect(svg).toMatch(
      /^<svg [^>]*role="img"[^>]*><title>Turn 4: attack<\/title><desc>Axis: 1\. Allies: 1\. A1, alt 1/,
    )
    expect(svg).toContain('A1, alt 1 (Axis) at 11, 17, heading 20.')
  })

  test('has a legend of what is there, unless told otherwise', () => {
    const texts = paint(openScene(18))
    for (const name of ['zone', 'arc', 'reach', 'path', 'shot', 'range', 'objective', 'cloud', 'out of play'])
      expect(texts).toContain(`>${name}</text>`)
    expect(texts).toContain('>Axis: 8 (and 1 out of play)</text>')
    expect(paint(openScene(18), { legend: false })).not.toContain('</g><text x="30"')
    expect(paint(openScene(18), { legend: false })).not.toContain(`>${openScene(18).notes[0]}</text>`)
    expect(paint(withPiece({}))).toContain('>side 1: 1</text>')
    expect(paint(withPiece({ side: -1 }))).toContain('>neutral: 1</text>')
    expect(paint({ ...withPiece({ side: -1 }), others: 'guns' })).toContain('>guns: 1</text>')
  })

  test('gives sides the colours and shapes the names that the scene asks for', () => {
    const [orange, blue] = [withPiece({}), { ...withPiece({}), hues: ['blue', 'orange'] as const }].map((s) => paint(s))
    expect(orange).toContain('#c84c06')
    expect(blue).not.toContain('#c84c06')
    expect(blue).toContain('#0068a4')
    const chase = { ...openScene(18), names: { shot: 'pursuit' } }
    expect(paint(chase)).toContain('>pursuit</text>')
    expect(paint(chase)).not.toContain('>shot</text>')
  })

  test('has letters of the size asked for', () => {
    expect(paint(openScene(2), { letters: 20 })).toContain('<text x="40" y="20">A1 fires at B1')
  })

  test('an open table has a scale bar in its unit; a table of cells has none', () => {
    expect(paint(openScene(2))).toContain('>5 SU</text>')
    expect(paint(emptyScene)).toContain('>5 units</text>')
    expect(paint(hexScene(2))).not.toMatch(/>\d+ units?</)
  })

  test('leaves out printed numbers that would not be legible', () => {
    expect(paint(hexScene(2))).toContain('>0101</text>')
    expect(paint(hexScene(2), { width: 300 })).not.toContain('>0101</text>')
  })
})

describe('pieces', () => {
  test('do not cover the names of places, only the places', () => {
    const at = { x: 12, y: 18 }
    const named = (role: Role): Shape => ({ kind: 'text', role, at, text: `the ${role}` })
    const svg = paint({ ...withPiece({}), shapes: [named('cloud'), named('range')] })
    expect(svg.indexOf('>the range<')).toBeLessThan(svg.indexOf('<title>A1, '))
    expect(svg.indexOf('>the cloud<')).toBeGreaterThan(svg.indexOf('<title>A1, '))
  })

  test('of every side, also without colour, look different', () => {
    const looks = (theme: (typeof THEMES)[number]): string[] =>
      [-1, 0, 1, 2, 3].map((side) =>
        paint(withPiece({ side, labels: [] }), { theme, legend: false }).replace(/<desc>.*?<\/desc>/, ''),
      )
    for (const theme of THEMES) expect(new Set(looks(theme)).size).toBe(5)
  })

  test('of every figure, heading, health and state differ', () => {
    const changes: readonly Partial<Piece>[] = [
      {},
      { figure: 'twin' },
      { figure: 'bomber' },
      { figure: 'token' },
      { heading: null },
      { heading: 91 },
      { health: 1 },
      { health: 0 },
      { gone: true },
      { selected: true },
    ]
    const all = changes.map((change) => paint(withPiece(change)).replace(/<desc>.*?<\/desc>/, ''))
    expect(new Set(all).size).toBe(changes.length)
  })

  test('that share a spot stand side by side', () => {
    const crowd = Array.from({ length: 5 }, (_, i) => ({ ...PLANE, id: `P${i}` }))
    const svg = paint({ ...emptyScene, pieces: crowd })
    const spots = [
      ...svg.matchAll(/data-piece="P\d"[^>]*><title>[^<]*<\/title><g transform="translate\(([^)]*)\)/g),
    ].map((match) => match[1])
    expect(new Set(spots).size).toBe(5)
  })

  test('with health beyond its limits are whole or empty', () => {
    const look = (health: number): string => paint(withPiece({ health }), { legend: false })
    expect(look(7)).toBe(look(1))
    expect(look(-2)).toBe(look(0))
  })
})

describe('hostile text', () => {
  const nasty = `</title><script>alert('1')</script>"&\u0000\u0007\ud800\u202e]]>\n<!--`

  test('is harmless wherever it stands', () => {
    const svg = paint({
      ...withPiece({ id: nasty, labels: [nasty] }),
      title: nasty,
      notes: [nasty, 'x'.repeat(5000)],
      sides: [nasty],
      unit: nasty,
      shapes: [{ kind: 'text', role: 'zone', at: { x: 1, y: 1 }, text: nasty }],
    })
    expect(malformed(svg)).toBeNull()
    expect(svg).not.toMatch(/<script|\u202e|<!--/)
  })

  test('that says nothing makes no empty line of markup', () => {
    expect(malformed(paint({ ...withPiece({ id: '', labels: [''] }), notes: [''] }))).toBeNull()
  })
})

describe('hostile numbers', () => {
  const bad = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]

  test.each(bad)('%s is a programmer error that names its place', (value) => {
    const point = { x: 1, y: value }
    const scenes: readonly [Scene, string][] = [
      [withPiece({ at: point }), 'scene.pieces[0].at.y'],
      [withPiece({ heading: value }), 'scene.pieces[0].heading'],
      [withPiece({ health: value }), 'scene.pieces[0].health'],
      [withPiece({ side: value }), 'scene.pieces[0].side'],
      [{ ...emptyScene, box: { ...emptyScene.box, maxX: value } }, 'scene.box.maxX'],
      [{ ...emptyScene, shapes: [{ kind: 'area', role: 'arc', points: [point] }] }, 'scene.shapes[0].points[0].y'],
      [{ ...emptyScene, shapes: [{ kind: 'text', role: 'arc', at: point, text: '' }] }, 'scene.shapes[0].at.y'],
    ]
    for (const [scene, name] of scenes)
      expect(() => paint(scene)).toThrow(new TypeError(`${name} must be a finite number, not ${value}`))
    expect(() => paint(emptyScene, { width: value })).toThrow(TypeError)
  })

  test('a box without area and options without sense too', () => {
    expect(() => paint({ ...emptyScene, box: { minX: 0, minY: 0, maxX: 0, maxY: 1 } })).toThrow(TypeError)
    expect(() => paint({ ...emptyScene, box: { minX: -1e308, minY: 0, maxX: 1e308, maxY: 1 } })).toThrow(TypeError)
    for (const letters of [5, 41, Number.NaN]) expect(() => paint(emptyScene, { letters })).toThrow(TypeError)
    expect(() => paint(emptyScene, { width: 10 })).toThrow('options.width must be at least 160, not 10')
    expect(() => paint(emptyScene, { theme: 'toString' as 'print' })).toThrow(TypeError)
  })

  test('finite ones however large are drawn', () => {
    const far = { x: 1.7e308, y: -1.7e308 }
    const shapes = (['area', 'line'] as const).flatMap((kind) =>
      (['cloud', 'path', 'arc'] as const).map((role) => ({
        kind,
        role,
        points: [far, { x: 0, y: 0 }, { x: 0, y: 0 }],
      })),
    )
    const svg = paint({ ...withPiece({ at: far, heading: 1e300, side: 1e9 }), shapes })
    expect(malformed(svg)).toBeNull()
    expect(svg).not.toMatch(/NaN|Infinity|\de[+-]/)
  })

  test('shapes without points are nothing', () => {
    const shapes = (['area', 'line'] as const).flatMap((kind) =>
      (['cloud', 'path', 'shot', 'arc'] as const).map((role) => ({ kind, role, points: [] })),
    )
    expect(malformed(paint({ ...emptyScene, shapes }))).toBeNull()
  })
})
