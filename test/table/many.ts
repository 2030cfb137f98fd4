/** A page with 96 aircraft on a table of 2,040 hexes, and a second step in which one of them has moved. */
import { SCRIPT } from '../../src/tools/player/script.js'
import type { Story } from '../../src/tools/player/story.js'
import { weave } from '../../src/tools/player/weave.js'

const PLANES = 96
const [COLUMNS, ROWS] = [60, 34]
const HIGH = 0.866

const hexAt = (column: number, row: number) => ({ x: 0.75 * column, y: HIGH * (row + (column % 2) / 2) })

const outline = ({ x, y }: { readonly x: number; readonly y: number }) =>
  [
    [0.5, 0],
    [0.25, HIGH / 2],
    [-0.25, HIGH / 2],
    [-0.5, 0],
    [-0.25, -HIGH / 2],
    [0.25, -HIGH / 2],
  ].map(([dx = 0, dy = 0]) => ({ x: x + dx, y: y + dy }))

const cells = Array.from({ length: COLUMNS * ROWS }, (_, i) => ({
  ...{ kind: 'area' as const, role: 'cell' as const },
  points: outline(hexAt(i % COLUMNS, Math.floor(i / COLUMNS))),
}))

const pieces = (moved: number) =>
  Array.from({ length: PLANES }, (_, i) => ({
    ...{ id: `p${i}`, name: `Plane ${i}`, side: i % 2, heading: 60 * (i % 6), health: 1, gone: false },
    ...{ labels: [`L${i % 20}`, 'S12/15'], selected: i === 0 },
    at: hexAt(3 + ((i * 7) % 54) + (i === 0 ? moved : 0), 3 + ((i * 11) % 28)),
  }))

const chapter = (moved: number): Story['chapters'][number] => ({
  ...{ turn: 1, phase: 'Movement', score: { a: 0, b: 0 }, order: null, ground: cells },
  lines: [{ text: `Plane 0 flies ${moved} hexes.`, rules: [], dice: [], sums: [] }],
  scene: {
    ...{ title: 'Many', ground: 'hexes', shapes: [], notes: [], sides: ['A', 'B'], pieces: pieces(moved) },
    box: { minX: -1, minY: -1, maxX: 46, maxY: 31 },
  },
})

/** The page. */
export function manyPage(): string {
  const story: Story = {
    ...{ title: 'Many', seats: { a: 'A', b: 'B' }, seen: '', ending: '', rules: {} },
    chapters: [chapter(0), chapter(1), chapter(2)],
  }
  return `<!doctype html><meta charset="utf-8"><style>html,body{margin:0;height:100%}</style><body>
<script type="application/json" id="story">${JSON.stringify(weave(story))}</script><script>${SCRIPT}</script>`
}
