import type { Scene, Shape } from '../../core/index.js'
import { standsOf } from './crowd.js'
import { assertFinite } from './finite.js'
import { paintGrid } from './grid.js'
import { paintLabels } from './label.js'
import { boardIn, type Fit, lettersOf } from './layout.js'
import { paintPieces } from './piece.js'
import { paintNames, paintShapes } from './shape.js'
import type { Sheet } from './sheet.js'
import { dressed, THEMES, type ThemeName, variable } from './theme.js'
import { decimal, element } from './xml.js'

/** How to paint in layers. */
export interface LayerOptions extends Fit {
  /** Default: `light`. Every colour is a CSS variable, so a page can dress both. */
  readonly theme?: ThemeName
}

/** A picture in two parts, to be laid one over the other in one `<svg>` of this size. */
export interface Layers {
  readonly width: number
  readonly height: number
  /** Equal while the ground need not be painted again; undefined if that cannot be known. */
  readonly key: string | undefined
  /** Table, cells and grid. Painted only when it is asked for. */
  ground(): string
  /** Everything that lies or moves on the ground, each piece a group with `data-piece` and `data-side`. */
  readonly moving: string
}

const isGround = ({ role }: Shape): boolean => role === 'table' || role === 'cell'

/** A scene as a picture that fills a box, in layers, for screens that change step by step. */
export function layers(scene: Scene, options: LayerOptions): Layers {
  assertFinite(scene)
  const { width, height, theme = 'light' } = options
  const board = boardIn(scene, options)
  const sheet: Sheet = {
    theme: dressed(variable(THEMES[theme]), scene.hues),
    width,
    font: lettersOf(options),
    titleLines: [],
    titleSize: 0,
    board,
  }
  const moved = { transform: `translate(${decimal(board.left)} ${decimal(board.top)})` }
  const stands = standsOf(board, scene.pieces)
  const rest = scene.shapes.filter((shape) => !isGround(shape))
  return {
    width,
    height,
    key: scene.ground === undefined ? undefined : `${scene.ground} ${width} ${height} ${theme}`,
    ground: () => element('g', { class: 'ground', ...moved }, paintGround(sheet, scene)),
    moving: element(
      'g',
      { class: 'moving', ...moved },
      cutOff(sheet, paintShapes(sheet, rest)),
      paintPieces(sheet.theme, stands, paintLabels(sheet, scene, stands)),
      paintNames(sheet, rest),
    ),
  }
}

function paintGround(sheet: Sheet, { shapes }: Scene): string {
  const { board, theme } = sheet
  const size = { width: board.width, height: board.height }
  const table = element('rect', { class: 'table', ...size, fill: theme.table })
  const frame = element('rect', { ...size, fill: 'none', stroke: theme.ink, 'stroke-width': 1.4 })
  return (
    table + (board.open ? paintGrid(sheet) : '') + cutOff(sheet, paintShapes(sheet, shapes.filter(isGround))) + frame
  )
}

/** Shapes end at the edge of the board. An inner picture cuts without needing an id. */
function cutOff({ board: { width, height } }: Sheet, shapes: string): string {
  return shapes === ''
    ? ''
    : element('svg', { width, height, viewBox: `0 0 ${decimal(width)} ${decimal(height)}` }, shapes)
}
