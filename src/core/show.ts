/**
 * What a game gives to eyes: pictures, what an order touches, how far its fields go.
 *
 * It stands apart from the rules, so that who plays without a screen does not carry it: an author writes a {@link Show}
 * beside the ruleset, and `shown` joins the two.
 */
import { kept } from './refusal.js'
import type { ActionOf, Game, Ruleset } from './ruleset.js'
import type { Focus, Scene } from './scene.js'
import { type Alternative, type Field, type Touch, UNTOUCHED } from './touch.js'

/** A game that can be shown: its rules, and all that a screen asks of a view. Every method is pure. */
export interface Shown<G extends Game = Game> extends Ruleset<G> {
  /** What there is to draw of a view, as data; undefined if the game has no picture. */
  scene(view: G['View'], focus?: Focus): Scene | undefined
  /** What on the table a legal order is about. */
  touch(view: G['View'], action: ActionOf<G>): Touch
  /** The fields of a type of order that take more values than the list shows, and how far they go here. */
  fields(view: G['View'], type: G['Action']['type']): readonly Field[]
  /** The choices of `view.seat` that are made and still changeable, as the orders that would change them. */
  changes(view: G['View']): readonly Alternative<G['Action']>[]
  /** Orders that `view.seat` would look for here, legal or not: a screen shows the refused ones with their reason. */
  wanted(view: G['View']): readonly G['Action'][]
}

/** What `shown` joins to a ruleset. */
export interface Show<G extends Game> {
  /** What each type of order is about. */
  readonly touch: Touches<G>
  /** What there is to draw of a view. Default: the game has no picture. */
  scene?(view: G['View'], focus: Focus): Scene
  /** Where the list holds only some of a type: how far its fields go. */
  readonly fields?: { readonly [T in G['Action']['type']]?: FieldsOf<G> }
  /** Choices made and still changeable. Default: none. */
  changes?(view: G['View']): readonly Alternative<G['Action']>[]
  /** Orders that a player would look for. Default: none but the listed. */
  wanted?(view: G['View']): readonly G['Action'][]
}

/** What each type of order is about: exhaustive, so that a new order does not compile without it. */
export type Touches<G extends Game> = {
  readonly [T in G['Action']['type']]: {
    /** What one order is about. */
    touch(action: Extract<G['Action'], { readonly type: T }>, view: G['View']): Touch
  }['touch']
}

/** The fields of one type of order. */
export type FieldsOf<G extends Game> = {
  /** The fields here. */
  fields(view: G['View']): readonly Field[]
}['fields']

/** Joins a game's rules and what there is to see of it. States and views of both are the same. */
export function shown<G extends Game>(ruleset: Ruleset<G>, show: Show<G>): Shown<G> {
  const isPlayer = ({ seat }: G['View']): boolean => (ruleset.info.seats as readonly string[]).includes(seat)
  return {
    ...ruleset,
    scene: (view, focus = {}) => show.scene?.(view, focus),
    touch: (view, action) => (show.touch as Partial<Touches<Game>>)[action.type]?.(action, view) ?? UNTOUCHED,
    fields: (view, type) => show.fields?.[type]?.(view) ?? kept,
    changes: (view) => (isPlayer(view) ? (show.changes?.(view) ?? kept) : kept),
    wanted: (view) => (isPlayer(view) ? (show.wanted?.(view) ?? kept) : kept),
  }
}

/** Can this game be shown? */
export const isShown = <G extends Game>(ruleset: Ruleset<G>): ruleset is Shown<G> => 'touch' in ruleset
