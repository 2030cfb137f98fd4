/** What an order has to do with the table: for those who take orders by click, and show what an order would do. */
import type { Box, Point } from '../geometry/index.js'
import type { BaseAction } from './ruleset.js'

/** Where a piece would stand: enough to draw a ghost of it. */
export interface Stand {
  readonly piece: string
  readonly at: Point
  /** Degrees clockwise from north; null if it has no facing. */
  readonly heading: number | null
}

/** What on the table an order is about. Ids are those of `Scene.pieces`; points are in table units. */
export interface Touch {
  /** The pieces that act; several if a group is ordered. */
  readonly subject?: readonly string[]
  /** The pieces acted on. */
  readonly target?: readonly string[]
  /** The cell or point that the order names or leads to. */
  readonly at?: Point
  /** Where its pieces come to stand, if no dice decide it; also pieces that are not on the table yet. */
  readonly ghost?: readonly Stand[]
}

/** An order that has nothing to do with any place or piece. */
export const UNTOUCHED: Touch = Object.freeze({})

/** The touch of every type of order that has nothing to do with any place or piece. */
export const untouched = (): Touch => UNTOUCHED

/** A field of an order that takes more values than the legal list shows. `check` still has the last word. */
export type Field = NumberField | PointField | ManyField

/** Any number from `least` to `most`, both included. */
export interface NumberField {
  readonly kind: 'number'
  readonly field: string
  readonly least: number
  readonly most: number
  /** Values are multiples of it: 0.001 on the open table. */
  readonly step: number
  readonly unit: 'length' | 'angle' | 'count'
  /** Values worth a notch on a slider. */
  readonly stops: readonly number[]
}

/** Any point of an area: in one of the polygons. */
export interface PointField {
  readonly kind: 'point'
  readonly field: string
  readonly area: readonly (readonly Point[])[]
  readonly box: Box
  /** Coordinates are multiples of it. */
  readonly step: number
  /** On a board of cells: only these, and what each puts into the order. Default: any point, as x and y. */
  readonly cells?: readonly { readonly at: Point; readonly value: object }[]
}

/** Any selection of the parts: the guns of a volley. */
export interface ManyField {
  readonly kind: 'many'
  readonly field: string
  readonly parts: readonly { readonly value: unknown; readonly touch: Touch }[]
}

/** A choice made and still changeable, as an order that would make it; `standing` is the one that holds. */
export interface Alternative<A extends BaseAction = BaseAction> {
  readonly action: A
  readonly standing: boolean
}

/** Orders that belong together: a whole flight. They are played one by one, up to a refusal or another's question. */
export interface Route<A extends BaseAction = BaseAction> {
  readonly orders: readonly A[]
  /** Where the piece comes to stand. */
  readonly ghost: Stand
  /** The way flown, to draw. */
  readonly via: readonly Point[]
  /** What it costs in the game's own currency: movement points, flight points. */
  readonly cost: number
  /** No dice on the way; else what they are thrown for. */
  readonly dice: readonly string[]
}
