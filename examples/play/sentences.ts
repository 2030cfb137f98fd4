/** Nicer words than a report finds by itself, for the games that have them. */
import { spittingFire } from './sentences/spitting-fire.js'

/** An order or an event as a report knows it: a type and facts. */
export type Told = Readonly<Record<string, unknown>> & { readonly type: string }

/** How one game tells its story. Undefined leaves it to the report; null is better left unsaid. */
export interface Sentences {
  /** Types of order that begin a new line. */
  readonly opening: readonly string[]
  /** An order, in few words. */
  order(action: Told): string | null | undefined
  /** One event, or several alike that came together. */
  event(alike: readonly Told[]): string | null | undefined
}

const PLAIN: Sentences = { opening: [], order: () => undefined, event: () => undefined }

const known: Readonly<Record<string, Sentences>> = { 'spitting-fire': spittingFire }

/** The words for a game. */
export const sentencesFor = (id: string): Sentences => (Object.hasOwn(known, id) ? known[id] : undefined) ?? PLAIN
