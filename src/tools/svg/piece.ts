import type { Piece } from '../../core/index.js'
import type { Stand } from './crowd.js'
import { COCKPIT, FIGURE_RADIUS, figureOf, outlineOf } from './figure.js'
import { paintRing } from './ring.js'
import { place } from './stroke.js'
import { type Coat, coatOf, type Theme } from './theme.js'
import { decimal, element, escaped } from './xml.js'

/** All pieces, each with its words: ghosts lowest, the selected ones on top. */
export function paintPieces(theme: Theme, stands: readonly Stand[], labels: readonly string[]): string {
  const all = stands.map((stand, i) => ({ stand, label: labels[i] ?? '' }))
  return [0, 1, 2]
    .flatMap((layer) => all.filter(({ stand }) => layerOf(stand.piece) === layer))
    .map(({ stand, label }) => paintStand(theme, stand, label))
    .join('')
}

/** One piece around the origin, as it also stands in the legend. */
export function paintPiece(theme: Theme, piece: Piece, radius: number): string {
  const coat = coatOf(theme, piece.side)
  if (piece.gone) return paintGhost(theme, coat, piece, radius)
  const disc = element('circle', { r: radius * 0.86, fill: coat.disc, stroke: theme.paper, 'stroke-width': 0.6 })
  const base = element('circle', { r: radius, fill: theme.paper })
  const lines = coat.hatched ? hatching(coat, radius * 0.84) : ''
  const glow = piece.selected ? paintGlow(theme, radius) : ''
  return glow + base + disc + lines + paintRing(radius, piece.health, coat.ink) + paintFigure(coat, piece, radius)
}

/** All that is said of a piece, in one line. */
export function describePiece(piece: Piece): string {
  return [piece.name ?? piece.id, ...piece.labels, ...(piece.gone ? ['out of play'] : [])].join(', ')
}

function layerOf(piece: Piece): number {
  if (piece.selected) return 2
  return piece.gone ? 0 : 1
}

/** A piece and its words in one group that says whose it is: what a click lands on, and what moves as one. */
function paintStand(theme: Theme, { piece, at, radius }: Stand, label: string): string {
  const tip = element('title', {}, escaped(describePiece(piece)))
  const state = `piece${piece.gone ? ' gone' : ''}${piece.selected ? ' selected' : ''}`
  const figure = element('g', { transform: `translate(${place(at)})` }, paintPiece(theme, piece, radius))
  return element('g', { class: state, 'data-piece': piece.id, 'data-side': piece.side }, tip, figure, label)
}

/** What is left of a piece out of play: a pale outline, struck out. */
function paintGhost(theme: Theme, coat: Coat, piece: Piece, radius: number): string {
  const ghost: Coat = { ...coat, plane: theme.paper, edge: coat.ink, edgeWidth: 1 }
  const rim = { r: radius * 0.92, fill: theme.paper, 'fill-opacity': 0.6, stroke: coat.ink }
  const a = radius * 0.66
  const cross = `M${place({ x: -a, y: -a })}L${place({ x: a, y: a })}M${place({ x: a, y: -a })}L${place({ x: -a, y: a })}`
  return element(
    'g',
    { opacity: 0.55 },
    element('circle', { ...rim, 'stroke-width': 1, 'stroke-dasharray': '3 2.5' }),
    paintFigure(ghost, piece, radius),
    element('path', { d: cross, stroke: coat.ink, 'stroke-width': Math.max(1.2, radius * 0.12) }),
  )
}

function paintGlow(theme: Theme, radius: number): string {
  const ring = { fill: 'none', stroke: theme.glow }
  return (
    element('circle', { r: radius * 1.16, ...ring, 'stroke-width': Math.max(2, radius * 0.16) }) +
    element('circle', { r: radius * 1.27, ...ring, stroke: theme.ink, 'stroke-width': 0.8 })
  )
}

function paintFigure(coat: Coat, piece: Piece, radius: number): string {
  const outline = outlineOf(figureOf(piece))
  const scale = (radius / FIGURE_RADIUS) * 1.03
  const turn = piece.heading === null ? '' : `rotate(${decimal(piece.heading % 360)}) `
  const move = { transform: `${turn}scale(${decimal(scale)})` }
  const look = {
    fill: coat.plane,
    stroke: coat.edge,
    'stroke-width': coat.edgeWidth / scale,
    'stroke-linejoin': 'round',
  }
  if (outline === undefined) return element('g', move, paintToken(piece, look))
  return element(
    'g',
    move,
    element('path', { d: outline, ...look, 'paint-order': 'stroke' }),
    element('path', { d: COCKPIT, fill: coat.disc, stroke: coat.edge, 'stroke-width': 0.3 }),
  )
}

/** A plain disc; with a heading, a pointer. */
function paintToken(piece: Piece, look: Readonly<Record<string, string | number>>): string {
  const disc = element('circle', { r: 4, ...look })
  return piece.heading === null ? disc : disc + element('path', { d: 'M0-8.4 3-4.4H-3Z', ...look })
}

function hatching(coat: Coat, radius: number): string {
  const gap = Math.max(2.4, radius * 0.24)
  const count = Math.floor(radius / gap)
  const chords = Array.from({ length: 2 * count + 1 }, (_, i) => chord(radius, (i - count) * gap))
  return element('path', { d: chords.join(''), stroke: coat.ink, 'stroke-width': 0.9, transform: 'rotate(45)' })
}

function chord(radius: number, y: number): string {
  const half = Math.sqrt(Math.max(0, radius * radius - y * y))
  return `M${place({ x: -half, y })}h${decimal(2 * half)}`
}
