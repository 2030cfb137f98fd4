import type { Game } from './ruleset.js'

/** Numbers about something, each with a name, each from -1 to 1. */
export interface Feature<Of, View> {
  readonly name: string
  /** The number; what is not a number there is 0. */
  read(of: Of, view: View): number
}

/** Where one field of an order leads: to one of this many places. */
export interface Axis<View> {
  readonly field: string
  /** Undefined for as many as there are places for pieces, and one for all others. */
  readonly size: number | undefined
  /** The place of a value; a piece's id leads to the place of the piece. */
  place(value: unknown, view: View): number | string
}

/**
 * How a game is told in numbers, as data: what `encoderOf` of `wingover/encode` makes an encoder of. All of it is read off
 * a view, so it can tell nothing that the seat does not see.
 */
export interface Encoding<G extends Game = Game, Piece = never> {
  /** Rises whenever a name, a number or a place changes. */
  readonly version: number
  /** Pieces of each side that are told; further ones are left out. */
  readonly pieces: number
  /** The pieces of a view by id, in an order that stays. */
  piecesOf(view: G['View']): Readonly<Record<string, Piece>>
  /** The seat that a piece belongs to. */
  sideOf(piece: Piece, view: G['View'], id: string): string
  readonly table: readonly Feature<G['View'], G['View']>[]
  readonly piece: readonly Feature<Piece, G['View']>[]
  readonly orders: { readonly [T in G['Action']['type']]: readonly Axis<G['View']>[] }
}

/** What a feature says: a number, yes or no; null or nothing where there is nothing to say. */
export type Said = number | boolean | null | undefined

/** A number as a share of the most it usually is; beyond that it counts as the most. */
export const share = <Of, View>(
  name: string,
  most: number,
  read: (of: Of, view: View) => Said,
): readonly Feature<Of, View>[] => [{ name, read: (of, view) => clamped(Number(read(of, view) ?? 0) / most) }]

/** 1 if it is so. */
export const flag = <Of, View>(name: string, read: (of: Of, view: View) => Said): readonly Feature<Of, View>[] =>
  share(name, 1, read)

/** One number for each of some values: 1 for the one that it is. */
export const choice = <Of, View>(
  name: string,
  values: readonly (string | number | null)[],
  read: (of: Of, view: View) => unknown,
): readonly Feature<Of, View>[] =>
  values.map((value) => ({ name: `${name}=${value}`, read: (of, view) => (read(of, view) === value ? 1 : 0) }))

/** A direction of this many degrees clockwise as two numbers, so that 359 lies beside 0. */
export const direction = <Of, View>(
  name: string,
  read: (of: Of, view: View) => number | null | undefined,
): readonly Feature<Of, View>[] => [
  { name: `${name}.east`, read: (of, view) => bearing(read(of, view), 90) },
  { name: `${name}.north`, read: (of, view) => bearing(read(of, view), 0) },
]

/** How far a bearing lies towards another: 1 there, 0 across, -1 opposite, in a straight line between. */
function bearing(degrees: number | null | undefined, towards: number): number {
  if (degrees === null || degrees === undefined) return 0
  const apart = Math.abs(((((degrees - towards) % 360) + 540) % 360) - 180)
  return 1 - apart / 90
}

const clamped = (value: number): number => (Number.isFinite(value) ? Math.min(1, Math.max(-1, value)) : 0)

/** A field with one of these values. */
export const among = <View>(field: string, values: readonly unknown[]): Axis<View> => ({
  field,
  size: values.length,
  place: (value) => Math.max(0, values.indexOf(value ?? null)),
})

/** A field with a whole number in a range; what lies outside is at its end, what is left out at its beginning. */
export const between = <View>(field: string, least: number, most: number): Axis<View> => ({
  field,
  size: most - least + 1,
  place: (value) => (typeof value === 'number' ? Math.min(most, Math.max(least, Math.round(value))) - least : 0),
})

/** A field that names a piece, or something that has one. */
export const ofPiece = <View>(
  field: string,
  piece: (value: string, view: View) => string | undefined = (id) => id,
): Axis<View> => ({ field, size: undefined, place: (value, view) => piece(String(value), view) ?? '' })

/** A field that a game places itself. */
export const placed = <View>(field: string, size: number, place: (value: never, view: View) => number): Axis<View> => ({
  field,
  size,
  place: (value, view) => place(value as never, view),
})
