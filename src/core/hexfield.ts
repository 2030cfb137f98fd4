import { type Box, boundingBox, type Hex, hexCorners, hexDisk, hexesWithin, type Point } from '../geometry/index.js'
import type { Shape } from './scene.js'

/** Empty hexes to draw, and the box that holds them. */
export interface HexField {
  /** Equal while the hexes of one game are. */
  readonly key: string
  readonly box: Box
  readonly cells: readonly Shape[]
}

/** A field grows by this many hexes at a time, so that it does not move with every step. */
const GROWTH = 4
/** Beyond this many hexes only those near a piece are drawn. */
const WIDEST = 1600

const drawn = new WeakMap<object, { readonly key: string; readonly field: HexField }>()

/** The hexes of a board, drawn once for a game. Any object that stays with the game will do: its `config`. */
export const hexField = (game: object, hexes: () => readonly Hex[]): HexField => lastDrawn(game, 'board', hexes)

/** The hexes around some pieces where the map has no edge, drawn again only when a piece has left them. */
export function hexFieldAround(
  game: object,
  places: readonly Hex[],
  points: readonly Point[],
  margin: number,
): HexField {
  const box = grown(boundingBox(points), margin)
  const isSmall = (box.maxX - box.minX) * (box.maxY - box.minY) < WIDEST
  const hexes = () => (isSmall ? hexesWithin(box) : nearest(places, margin))
  return lastDrawn(game, JSON.stringify(isSmall ? box : places), hexes)
}

function lastDrawn(game: object, key: string, hexes: () => readonly Hex[]): HexField {
  const before = drawn.get(game)
  if (before?.key === key) return before.field
  const field = draw(key, hexes())
  drawn.set(game, { key, field })
  return field
}

const draw = (key: string, hexes: readonly Hex[]): HexField => ({
  key,
  box: boundingBox(hexes.flatMap(hexCorners)),
  cells: hexes.map((hex): Shape => ({ kind: 'area', role: 'cell', points: hexCorners(hex) })),
})

function nearest(places: readonly Hex[], margin: number): readonly Hex[] {
  const near = places.flatMap((place) => hexDisk(place, margin))
  return [...new Map(near.map((hex) => [`${hex.q} ${hex.r}`, hex])).values()]
}

function grown({ minX, minY, maxX, maxY }: Box, margin: number): Box {
  const down = (value: number): number => Math.floor((value - margin) / GROWTH) * GROWTH
  const up = (value: number): number => Math.ceil((value + margin) / GROWTH) * GROWTH
  return { minX: down(minX), minY: down(minY), maxX: up(maxX), maxY: up(maxY) }
}
