import type { Figure, Piece, Scene, Shape } from '../../../src/core/index.js'
import {
  arcPolygon,
  type Box,
  boundingBox,
  forward,
  type Hex,
  hexBoardHexes,
  hexCorners,
  hexDisk,
  hexToNumber,
  hexToPoint,
  offsetToHex,
  type Point,
  type Pose,
  squareName,
  turn,
} from '../../../src/geometry/index.js'

const SIDES = ['Axis', 'Allies']
const FIGURES: readonly Figure[] = ['fighter', 'fighter', 'twin', 'fighter', 'bomber']
const ALL_ROUND = { from: 0, to: 360 }

/** An empty scene with the least that it needs. */
export const emptyScene: Scene = {
  title: '',
  box: { minX: 0, minY: 0, maxX: 24, maxY: 36 },
  shapes: [],
  pieces: [],
  notes: [],
}

/** Numbers from 0 to 1 that look thrown, evenly spread for salts 1 and 2 together, the same every time. */
function thrown(i: number, salt: 1 | 2 | 3): number {
  return ((i + 2) * [0.7548776662, 0.5698402909, 0.6180339887][salt - 1]!) % 1
}

function piece(i: number, at: Point, heading: number): Piece {
  const damage = i % 4 === 3 ? 3 : i % 3
  return {
    id: `${i % 2 === 0 ? 'A' : 'B'}${Math.floor(i / 2) + 1}`,
    side: i % 2,
    at,
    heading,
    labels: [`alt ${1 + (i % 6)}`, ...(damage > 0 ? [`${damage}/4 hit`] : [])],
    health: 1 - damage / 4,
    gone: i % 9 === 8,
    selected: i === 0,
    figure: FIGURES[i % FIGURES.length],
  }
}

const area = (role: Shape['role'], points: readonly Point[]): Shape => ({ kind: 'area', role, points })
const line = (role: Shape['role'], points: readonly Point[]): Shape => ({ kind: 'line', role, points })
const word = (role: Shape['role'], at: Point, text: string): Shape => ({ kind: 'text', role, at, text })

function grown(box: Box, by: number): Box {
  return { minX: box.minX - by, minY: box.minY - by, maxX: box.maxX + by, maxY: box.maxY + by }
}

function lump(at: Point, size: number): Point[] {
  const radii = [1, 1.15, 0.8, 1.2, 1, 1.3, 0.9, 1.1]
  return radii.map((radius, i) => forward({ ...at, heading: i * 45 }, radius * size))
}

/** What is shown of the selected piece. */
function focus(pose: Pose, target: Point): Shape[] {
  const before = turn(forward(turn(pose, 180), 2.5), 180)
  const first = forward(turn(before, 40), -3)
  return [
    area('arc', arcPolygon({ from: -30, to: 30 }, pose, 6)),
    area('reach', arcPolygon({ from: -60, to: 60 }, forward(pose, 2), 3)),
    area('range', arcPolygon(ALL_ROUND, pose, 3)),
    area('range', arcPolygon(ALL_ROUND, pose, 6)),
    line('path', [first, before, pose]),
    line('shot', [pose, target]),
  ]
}

const NOTES = [
  'A1 fires at B1: needs 5+, rolled 6; two hits, one damage.',
  'B4 has left the table at the north edge.',
  'Score: Axis 3, Allies 2. The Axis player has the initiative and moves the next group when a red card is turned up.',
]

/** An open table, 24 by 36, measured. */
export function openScene(count: number): Scene {
  const poses = Array.from({ length: count }, (_, i) => ({
    x: Math.round((1 + thrown(i, 1) * 22) * 1000) / 1000,
    y: Math.round((1 + thrown(i, 2) * 34) * 1000) / 1000,
    heading: Math.round(thrown(i, 3) * 36) * 10,
  }))
  poses[0] = { x: 11, y: 17, heading: 20 }
  poses[1] = { x: 13.5, y: 21.5, heading: 240 }
  return {
    title: 'Turn 4: attack',
    box: { minX: 0, minY: 0, maxX: 24, maxY: 36 },
    shapes: [
      area('zone', [
        { x: 0, y: 0 },
        { x: 24, y: 0 },
        { x: 24, y: 4 },
        { x: 0, y: 4 },
      ]),
      word('zone', { x: 12, y: 0.8 }, 'Axis entry'),
      area('cloud', lump({ x: 5, y: 28 }, 2.6)),
      word('cloud', { x: 5, y: 28 }, 'cloud 2-3'),
      area('objective', lump({ x: 20, y: 9 }, 0.9)),
      word('objective', { x: 20, y: 7.5 }, 'Harbour'),
      ...focus(poses[0], poses[1]),
    ],
    pieces: poses.map((pose, i) => piece(i, pose, pose.heading)),
    notes: NOTES,
    sides: SIDES,
    unit: 'SU',
  }
}

/** A hex map of 24 columns and 36 rows with printed numbers. */
export function hexScene(count: number): Scene {
  const hexes = hexBoardHexes({ columns: 24, rows: 36, stagger: 'odd-q' })
  const at = (column: number, row: number): Hex => offsetToHex({ column, row }, 'odd-q')
  const own = at(11, 19)
  const places = Array.from({ length: count }, (_, i) =>
    hexToPoint(at(Math.floor(thrown(i, 1) * 24), Math.floor(thrown(i, 2) * 36))),
  )
  places[0] = hexToPoint(own)
  places[1] = hexToPoint(at(12, 15))
  const pose = { ...hexToPoint(own), heading: 0 }
  return {
    title: 'Game turn 7: combat',
    box: grown(boundingBox(hexes.flatMap(hexCorners)), 0.3),
    shapes: [
      ...hexDisk(at(5, 8), 2).map((hex) => area('cloud', hexCorners(hex))),
      ...hexes.flatMap((hex) => [area('cell', hexCorners(hex)), number(hex)]),
      area('objective', hexCorners(at(18, 28))),
      word('objective', hexToPoint(at(18, 29)), 'Bridge'),
      ...hexDisk(at(11, 16), 2).map((hex) => area('reach', hexCorners(hex))),
      area('arc', arcPolygon({ from: -30, to: 30 }, pose, 5)),
      line('path', [at(9, 24), at(11, 23), own].map(hexToPoint)),
      line('shot', [pose, places[1]]),
    ],
    pieces: places.map((place, i) => piece(i, place, i === 0 ? 0 : Math.floor(thrown(i, 3) * 6) * 60)),
    notes: NOTES,
    sides: SIDES,
  }
}

function number(hex: Hex): Shape {
  const { x, y } = hexToPoint(hex)
  return word('cell', { x, y: y + 0.38 }, hexToNumber(hex) ?? '')
}

/** A square map of 10 by 7 with letters and numbers; pieces at different altitudes share a square. */
export function squareScene(count: number): Scene {
  const squares = Array.from({ length: 70 }, (_, i) => ({ column: (i % 10) + 1, row: Math.floor(i / 10) + 1 }))
  const centre = ({ column, row }: { column: number; row: number }): Point => ({ x: column - 0.5, y: 7.5 - row })
  const corners = ({ x, y }: Point): Point[] => [
    { x: x - 0.5, y: y - 0.5 },
    { x: x + 0.5, y: y - 0.5 },
    { x: x + 0.5, y: y + 0.5 },
    { x: x - 0.5, y: y + 0.5 },
  ]
  const places = Array.from({ length: count }, (_, i) =>
    centre({ column: Math.ceil(thrown(i, 1) * 10), row: Math.ceil(thrown(i, 2) * 7) }),
  )
  places[0] = centre({ column: 3, row: 4 })
  places[1] = centre({ column: 6, row: 4 })
  return {
    title: 'Turn 2: Italian movement',
    box: { minX: -0.4, minY: 0, maxX: 10, maxY: 7.4 },
    shapes: [
      ...squares.map((square) => area('cell', corners(centre(square)))),
      ...squares
        .slice(0, 10)
        .map((square) => word('cell', { x: square.column - 0.5, y: 7.2 }, squareName(square).slice(0, 1))),
      ...[1, 2, 3, 4, 5, 6, 7].map((row) => word('cell', { x: -0.2, y: 7.5 - row }, String(row))),
      area('zone', [
        { x: 8, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 7 },
        { x: 8, y: 7 },
      ]),
      word('zone', { x: 9, y: 0.15 }, 'Malta'),
      area('reach', corners(centre({ column: 4, row: 3 }))),
      area('reach', corners(centre({ column: 4, row: 4 }))),
      line('path', [centre({ column: 1, row: 5 }), centre({ column: 3, row: 5 }), places[0]]),
      line('shot', [places[0], places[1]]),
    ],
    pieces: places.map((place, i) => piece(i, place, Math.floor(thrown(i, 3) * 4) * 90)),
    notes: NOTES,
    sides: ['Regia Aeronautica', 'Royal Air Force'],
  }
}
