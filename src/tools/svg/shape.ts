import type { Role, Shape } from '../../core/index.js'
import { type Point, signedArea } from '../../geometry/index.js'
import { arrowheads } from './arrow.js'
import { puffs } from './cloud.js'
import { clamp, project, type Sheet } from './sheet.js'
import { place, polygon, polyline } from './stroke.js'
import { halo, textLine, textWidth } from './text.js'
import { type Attributes, element } from './xml.js'

type Area = Extract<Shape, { kind: 'area' }>
type Line = Extract<Shape, { kind: 'line' }>
/** A word on the table. */
export type Word = Extract<Shape, { kind: 'text' }>

/** Words that name a place. They lie above the pieces: a piece that stands there must not cover them. */
const NAMED: readonly Role[] = ['zone', 'objective', 'cloud']
const isName = ({ kind, role }: Shape): boolean => kind === 'text' && NAMED.includes(role)

/** All shapes but names in their order; neighbours of one role are drawn together, areas under lines under words. */
export function paintShapes(sheet: Sheet, shapes: readonly Shape[]): string {
  return paintRuns(
    sheet,
    shapes.filter((shape) => !isName(shape)),
  )
}

/** The names of places. */
export function paintNames(sheet: Sheet, shapes: readonly Shape[]): string {
  return paintRuns(sheet, shapes.filter(isName))
}

const paintRuns = (sheet: Sheet, shapes: readonly Shape[]): string =>
  runs(shapes)
    .map((run) => paintRun(sheet, run))
    .join('')

/** The size of the letters of a word on the table. */
export function wordSize({ board, font }: Sheet, role: Role): number {
  return role === 'cell' ? clamp(board.scale * 0.19, 6, font) : clamp(board.scale * 0.34, 0.75 * font, 1.1 * font)
}

function runs(shapes: readonly Shape[]): Shape[][] {
  const all: Shape[][] = []
  for (const shape of shapes) {
    const last = all.at(-1)
    if (last?.[0]?.role === shape.role) last.push(shape)
    else all.push([shape])
  }
  return all
}

function paintRun(sheet: Sheet, run: readonly Shape[]): string {
  const areas = run.filter((shape): shape is Area => shape.kind === 'area')
  const lines = run.filter((shape): shape is Line => shape.kind === 'line')
  const words = run.filter((shape): shape is Word => shape.kind === 'text')
  return paintAreas(sheet, areas) + paintLines(sheet, lines) + paintWords(sheet, words)
}

/** One path for all: where tinted areas overlap, the tint is not laid on twice. */
function paintAreas(sheet: Sheet, areas: readonly Area[]): string {
  const role = areas[0]?.role
  if (role === undefined) return ''
  const d = areas.map((area) => outline(sheet, role, area.points)).join('')
  const look = { class: role, 'stroke-linejoin': 'round', ...sheet.theme.areas[role] }
  return role === 'cloud'
    ? paintClouds(d, look)
    : element('path', { d, ...look, ...(role === 'cell' && { 'data-cell': '' }) })
}

/** Clouds that touch flow into one: their insides cover each other's rims. */
function paintClouds(d: string, look: Attributes): string {
  const { 'fill-opacity': opacity, fill, class: name, ...rim } = look
  const inside = element('path', { d, fill })
  return element(
    'g',
    { class: name, opacity },
    element('path', { d, fill: 'none', ...rim, 'stroke-width': 2.4 }),
    inside,
  )
}

function outline({ board }: Sheet, role: Role, points: readonly Point[]): string {
  const around = signedArea(points) < 0 ? [...points].reverse() : points
  const pixels = around.map((point) => project(board, point))
  return role === 'cloud' ? puffs(pixels, clamp(board.scale * 0.5, 7, 26)) : polygon(pixels)
}

function paintLines(sheet: Sheet, lines: readonly Line[]): string {
  const role = lines[0]?.role
  if (role === undefined) return ''
  const { theme, board } = sheet
  const courses = lines.map((line) => line.points.map((point) => project(board, point)))
  const d = courses.map(polyline).join('')
  const look = { class: role, d, 'stroke-linejoin': 'round', 'stroke-linecap': role === 'path' ? 'round' : undefined }
  const bed = role === 'path' || role === 'shot' ? casing(sheet, d) : ''
  return bed + element('path', { ...look, ...theme.lines[role] }) + direction(sheet, role, courses)
}

/** A pale line below a line that must stand out from whatever it crosses. */
function casing({ theme }: Sheet, d: string): string {
  return element('path', { d, fill: 'none', stroke: theme.paper, 'stroke-width': 4.5, 'stroke-opacity': 0.75 })
}

/** Where a path begins and which way it goes; which way a shot goes. */
function direction({ theme, font }: Sheet, role: Role, courses: readonly (readonly Point[])[]): string {
  if (role !== 'path' && role !== 'shot') return ''
  const colour = theme.words[role]
  const heads = courses.map((course) => arrowheads(course, 0.85 * font, role === 'path' ? 0.5 : 0.6)).join('')
  const starts = role === 'path' ? courses.map((course) => start(course, font * 0.26)).join('') : ''
  const dots =
    starts === '' ? '' : element('path', { d: starts, fill: theme.paper, stroke: colour, 'stroke-width': 1.6 })
  return (
    dots + (heads === '' ? '' : element('path', { d: heads, fill: colour, stroke: theme.paper, 'stroke-width': 0.6 }))
  )
}

function start(course: readonly Point[], radius: number): string {
  const at = course[0]
  if (at === undefined) return ''
  const half = (dx: number): string => `a${place({ x: radius, y: radius })} 0 1 1 ${place({ x: dx, y: 0 })}`
  return `M${place({ x: at.x - radius, y: at.y })}${half(2 * radius)}${half(-2 * radius)}z`
}

function paintWords(sheet: Sheet, words: readonly Word[]): string {
  const role = words[0]?.role
  if (role === undefined) return ''
  const size = wordSize(sheet, role)
  const look = { 'font-size': size, 'text-anchor': 'middle', fill: sheet.theme.words[role] }
  const rim = role === 'cell' ? {} : { 'font-style': 'italic', 'font-weight': 'bold', ...halo(sheet.theme.paper, size) }
  return element(
    'g',
    { ...look, ...rim },
    ...words.filter((word) => fits(sheet, word, size)).map((word) => paintWord(sheet, word, size)),
  )
}

/** The printed number of a cell too small for it is left out. */
function fits({ board }: Sheet, { role, text }: Word, size: number): boolean {
  return role !== 'cell' || textWidth(text, size) <= 0.8 * board.scale
}

function paintWord({ board }: Sheet, word: Word, size: number): string {
  const at = project(board, word.at)
  return textLine(word.text, at.x, at.y + size * 0.35)
}
