/** A guided first game: a word when something is asked for the first time. It stays until it is waved away or the turn ends. */
import type { BaseView } from '../../core/index.js'
import type { Guide } from '../kit.js'

/** A guide and how far it has come. */
export interface Tour {
  readonly guide: Guide
  /** The turn in which each thing was first asked. */
  readonly met: ReadonlyMap<string, number>
  /** What was waved away. */
  readonly done: ReadonlySet<string>
}

/** A tour from its beginning. */
export const tourOf = (guide: Guide): Tour => ({ guide, met: new Map(), done: new Set() })

/** What the guide has a word for in this position: the kind of question, else the phase. */
export function topicOf({ guide }: Tour, { agenda, phase }: BaseView): string | undefined {
  const kind = agenda.at(-1)?.kind ?? ''
  return [kind, phase].find((topic) => Object.hasOwn(guide, topic))
}

/** The tour after this seat has been asked. */
export function asked(tour: Tour, view: BaseView): Tour {
  const topic = topicOf(tour, view)
  if (topic === undefined || tour.met.has(topic)) return tour
  return { ...tour, met: new Map([...tour.met, [topic, view.turn]]) }
}

/** The word for this position; undefined if it was waved away, or told in an earlier turn. */
export function tipOf(tour: Tour, view: BaseView): string | undefined {
  const topic = topicOf(tour, view)
  if (topic === undefined || tour.done.has(topic)) return undefined
  return (tour.met.get(topic) ?? view.turn) === view.turn ? tour.guide[topic] : undefined
}

/** How many things there are to tell, and which one this is. */
export const stepOf = (tour: Tour): string => `${tour.met.size} of ${Object.keys(tour.guide).length}`

/** The word for this position was understood. */
export function understood(tour: Tour, view: BaseView): Tour {
  const topic = topicOf(tour, view)
  return topic === undefined ? tour : { ...tour, done: new Set([...tour.done, topic]) }
}
