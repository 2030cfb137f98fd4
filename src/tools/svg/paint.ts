import type { Scene } from '../../core/index.js'
import { paintBoard, paintScale } from './board.js'
import { standsOf } from './crowd.js'
import { describeScene } from './description.js'
import { assertFinite, finite } from './finite.js'
import { paintLabels } from './label.js'
import { legendStrip, notesStrip, type Strip } from './legend.js'
import { paintPieces } from './piece.js'
import { paintNames } from './shape.js'
import { clamp, type Sheet, sheetOf } from './sheet.js'
import { place } from './stroke.js'
import { FONT, textLine } from './text.js'
import { dressed, THEMES, type ThemeName } from './theme.js'
import { decimal, element, escaped } from './xml.js'

/** How to paint. */
export interface PaintOptions {
  /** The width of the picture in pixels, at least 160; the height follows. Default: 900. */
  readonly width?: number
  /** The size of common letters in pixels, from 6 to 40. Default: a 75th of the width, from 8 to 18. */
  readonly letters?: number
  /** `light` or `dark` for the screen, `print` for black ink on white paper. Default: `light`. */
  readonly theme?: ThemeName
  /** Whether the key to the signs and the scene's notes stand below the board. Default: true. */
  readonly legend?: boolean
}

const NARROWEST = 160

/**
 * A scene as one self-contained SVG: no scripts, no ids, no references, no fonts to load, and the same bytes for the
 * same scene. Text from the scene is escaped, whatever it says.
 *
 * @throws TypeError if a number of the scene is not finite, its box has no area, or an option makes no sense.
 */
export function paint(scene: Scene, options: PaintOptions = {}): string {
  const { width = 900, theme = 'light', legend = true, letters = clamp(width / 75, 8, 18) } = options
  assertFinite(scene)
  assertOptions(width, letters, theme)
  const sheet = sheetOf(scene, width, letters, dressed(THEMES[theme], scene.hues))
  const strips = legend ? [legendStrip(sheet, scene), notesStrip(sheet, scene.notes)] : []
  const below = sheet.board.top + sheet.board.height + (sheet.board.open ? 4.4 : 3) * sheet.font
  const strip = stack(strips, below, 0.6 * sheet.font)
  const body = paintPage(sheet, strip.height) + paintTitle(sheet) + paintTable(sheet, scene) + strip.markup
  return `${root(scene, width, strip.height, body)}\n`
}

function assertOptions(width: number, letters: number, theme: string): void {
  finite(width, 'options.width')
  if (!(letters >= 6 && letters <= 40)) throw new TypeError(`options.letters must be from 6 to 40, not ${letters}`)
  if (width < NARROWEST) throw new TypeError(`options.width must be at least ${NARROWEST}, not ${width}`)
  if (!Object.hasOwn(THEMES, theme))
    throw new TypeError(`options.theme must be 'light', 'dark' or 'print', not '${theme}'`)
}

function root(scene: Scene, width: number, height: number, body: string): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${decimal(width)} ${decimal(height)}`,
      role: 'img',
      'font-family': FONT,
    },
    element('title', {}, escaped(scene.title) || 'Table'),
    element('desc', {}, escaped(describeScene(scene))),
    body,
  )
}

function paintPage({ theme, width }: Sheet, height: number): string {
  return element('rect', { width, height, fill: theme.paper })
}

function paintTitle({ theme, font, width, titleLines, titleSize: size }: Sheet): string {
  const look = { 'text-anchor': 'middle', 'font-size': size, 'font-weight': 'bold', fill: theme.ink }
  return titleLines.map((line, i) => textLine(line, width / 2, 1.2 * font + (i * 1.25 + 0.9) * size, look)).join('')
}

function paintTable(sheet: Sheet, scene: Scene): string {
  const { board, theme } = sheet
  const stands = standsOf(board, scene.pieces)
  return element(
    'g',
    { transform: `translate(${place({ x: board.left, y: board.top })})` },
    paintBoard(sheet, scene),
    paintPieces(theme, stands, paintLabels(sheet, scene, stands)),
    paintNames(sheet, scene.shapes),
    paintScale(sheet, scene.unit),
  )
}

/** Strips one below the other; the height is that of the page so far. */
function stack(strips: readonly Strip[], top: number, gap: number): Strip {
  let height = top
  const parts = strips
    .filter((strip) => strip.height > 0)
    .map((strip) => {
      const part = element('g', { transform: `translate(${place({ x: 0, y: height })})` }, strip.markup)
      height += strip.height + gap
      return part
    })
  return { markup: parts.join(''), height: height + gap }
}
