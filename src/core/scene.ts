import type { Box, Point } from '../geometry/index.js'

/**
 * What there is to draw, in table units, x to the right and y up. A ruleset describes, a tool paints, neither knows the
 * other.
 */
export interface Scene {
  readonly title: string
  /** What the picture must show. */
  readonly box: Box
  /** A key that is equal while box, table and cells are, so that they need not be painted again. Default: never. */
  readonly ground?: string
  /** Painted in order, below the pieces. */
  readonly shapes: readonly Shape[]
  readonly pieces: readonly Piece[]
  /** Lines for a legend or log. */
  readonly notes: readonly string[]
  /** What to call the sides, by index. */
  readonly sides?: readonly string[]
  /** What to call the pieces that are nobody's. Default: neutral. */
  readonly others?: string
  /** The colours of the sides, by index. Default: orange, blue, green, purple. */
  readonly hues?: readonly Hue[]
  /** What to call a role in the legend, where its own name would not do: `{ shot: 'chase' }`. */
  readonly names?: Readonly<Partial<Record<Role, string>>>
  /** What to call one unit of length beside a scale bar: `SU`. */
  readonly unit?: string
}

/** A colour of a side. Each also has a look of its own in print. */
export type Hue = 'orange' | 'blue' | 'green' | 'purple'

/** What a shape means; the painter gives it its look. */
export type Role =
  | 'table'
  | 'cell'
  | 'zone'
  | 'arc'
  | 'reach'
  | 'threat'
  | 'path'
  | 'shot'
  | 'range'
  | 'objective'
  | 'cloud'

/** An area, a line, or a word on the table. */
export type Shape =
  | { readonly kind: 'area'; readonly role: Role; readonly points: readonly Point[] }
  | { readonly kind: 'line'; readonly role: Role; readonly points: readonly Point[] }
  | { readonly kind: 'text'; readonly role: Role; readonly at: Point; readonly text: string }

/** An aircraft, or whatever else stands on the table. */
export interface Piece {
  readonly id: string
  /** What it is called. Default: its id. */
  readonly name?: string
  /** Index of its seat among `info.seats`; -1 for nobody's. */
  readonly side: number
  readonly at: Point
  /** Degrees clockwise from north; null if it has no facing. */
  readonly heading: number | null
  /** Short words to stand beside it: altitude, damage. */
  readonly labels: readonly string[]
  /** How much is left of it, from 1 (whole) to 0. */
  readonly health: number
  /** Out of play: a ghost where it was last seen. */
  readonly gone: boolean
  readonly selected: boolean
  /** How it looks from above. Default: a fighter if it has a heading, else a token. */
  readonly figure?: Figure
}

/** An aircraft with one, two or four engines, or a plain round token: a balloon, a gun, a marker. */
export type Figure = 'fighter' | 'twin' | 'bomber' | 'token'

/** What the reader wants to see more of. */
export interface Focus {
  /** A piece whose arcs and ranges are shown. Default: the one that is acting; `''` is none. */
  readonly piece?: string
  /** Where that piece can get to, drawn below everything that moves. A ruleset's `reachShapes(view, piece)` finds it. */
  readonly reach?: readonly Shape[]
}
