import type { Piece, Role, Scene, Shape } from '../../core/index.js'
import { paintPiece } from './piece.js'
import type { Sheet } from './sheet.js'
import { place } from './stroke.js'
import { textLine, textWidth, wrap } from './text.js'
import { element } from './xml.js'

/** Markup that begins at the left edge of the page, and its height. */
export interface Strip {
  readonly markup: string
  readonly height: number
}

/** A sign and what it means. */
interface Entry {
  readonly sign: string
  readonly text: string
}

const NAMES: Readonly<Partial<Record<Role, string>>> = {
  zone: 'zone',
  arc: 'arc',
  reach: 'reach',
  path: 'path',
  shot: 'shot',
  range: 'range',
  threat: 'could be fired at',
  objective: 'objective',
  cloud: 'cloud',
}

/** The key to the signs that the picture uses, in rows. */
export function legendStrip(sheet: Sheet, scene: Scene): Strip {
  const { font } = sheet
  const sign = 3 * font
  const entries = [...sideEntries(sheet, scene), ...pieceEntries(sheet, scene), ...roleEntries(sheet, scene)]
  let x = 0
  let row = 0
  const cells = entries.map((entry) => {
    const width = sign + textWidth(entry.text, font) + 1.2 * font
    if (x > 0 && x + width > sheet.width - 4 * font) [x, row] = [0, row + 1]
    const at = { x: 2 * font + x, y: (row * 2 + 1) * font }
    x += width
    return element(
      'g',
      { transform: `translate(${place(at)})` },
      entry.sign,
      textLine(entry.text, 2.5 * font, 0.35 * font),
    )
  })
  const height = entries.length === 0 ? 0 : (row + 1) * 2 * font
  return { markup: element('g', { fill: sheet.theme.ink, 'font-size': font }, ...cells), height }
}

/** The notes, each on lines of its own. */
export function notesStrip(sheet: Sheet, notes: readonly string[]): Strip {
  const { font, theme } = sheet
  const lines = notes.flatMap((note) => wrap(note, font, sheet.width - 4 * font))
  const texts = lines.map((line, i) => textLine(line, 2 * font, (1 + i * 1.4) * font))
  return { markup: element('g', { fill: theme.ink, 'font-size': font }, ...texts), height: lines.length * 1.4 * font }
}

/** What a side is called. */
export function sideName(scene: Scene, side: number): string {
  return scene.sides?.[side] ?? (side < 0 ? (scene.others ?? 'neutral') : `side ${side + 1}`)
}

/** The sides that have pieces, in order, nobody's last. */
export function sidesOf(scene: Scene): number[] {
  return [...new Set(scene.pieces.map((piece) => piece.side))].sort((a, b) => Number(a < 0) - Number(b < 0) || a - b)
}

/** How many are in play, and how many are gone. */
export function countSide(scene: Scene, side: number): string {
  const own = scene.pieces.filter((piece) => piece.side === side)
  const gone = own.filter((piece) => piece.gone).length
  return `${own.length - gone}${gone > 0 ? ` (and ${gone} out of play)` : ''}`
}

function sideEntries(sheet: Sheet, scene: Scene): Entry[] {
  return sidesOf(scene).map((side) => {
    const own = scene.pieces.filter((piece) => piece.side === side)
    const like = own.find((piece) => !piece.gone) ?? (own[0] as Piece)
    return { sign: sample(sheet, { ...like, ...PLAIN }), text: `${sideName(scene, side)}: ${countSide(scene, side)}` }
  })
}

const PLAIN = { heading: 0, health: 1, gone: false, selected: false, labels: [] } as const

function pieceEntries(sheet: Sheet, { pieces }: Scene): Entry[] {
  const first = (test: (piece: Piece) => boolean, change: Partial<Piece>, text: string): Entry[] => {
    const piece = pieces.find(test)
    return piece === undefined ? [] : [{ sign: sample(sheet, { ...piece, ...PLAIN, ...change }), text }]
  }
  return [
    ...first((piece) => !piece.gone && piece.health < 1, { health: 0.6 }, 'rim: what is left'),
    ...first((piece) => piece.selected, { selected: true }, 'selected'),
    ...first((piece) => piece.gone, { gone: true }, 'out of play'),
  ]
}

function sample({ theme, font }: Sheet, piece: Piece): string {
  return element('g', { transform: `translate(${place({ x: font, y: 0 })})` }, paintPiece(theme, piece, 0.86 * font))
}

function roleEntries(sheet: Sheet, scene: Scene): Entry[] {
  const roles = Object.entries(NAMES) as [Role, string][]
  return roles.flatMap(([role, text]) => {
    const shape = scene.shapes.find((one) => one.role === role && one.kind !== 'text')
    return shape === undefined ? [] : [{ sign: swatch(sheet, shape), text: scene.names?.[role] ?? text }]
  })
}

function swatch({ theme, font }: Sheet, { kind, role }: Shape): string {
  if (kind === 'line') return element('path', { d: `M0 0h${2 * font}`, ...theme.lines[role] })
  return element('rect', {
    y: -0.6 * font,
    width: 2 * font,
    height: 1.2 * font,
    rx: role === 'cloud' ? 0.6 * font : 0,
    ...theme.areas[role],
  })
}
