import type { BaseEvent, BaseState, BaseView } from './ruleset.js'

/** The part of a view that every seat sees alike. Spread it first: `{ ...openPart(state, seat), planes }`. */
export const openPart = <S extends BaseState, Seat extends string>(state: S, seat: Seat) => ({
  seat,
  dice: state.rng === null ? ('manual' as const) : ('seeded' as const),
  phase: state.phase as S['phase'],
  turn: state.turn,
  agenda: state.agenda as S['agenda'],
  resigned: state.resigned as S['resigned'],
})

/** The part of a sampled state that the view gives as it is. The kernel puts the generator in. */
export const closedPart = <V extends BaseView>(view: V) => ({
  phase: view.phase as V['phase'],
  turn: view.turn,
  agenda: view.agenda as V['agenda'],
  resigned: view.resigned as V['resigned'],
  rng: null,
})

/** A record with every value changed and every key kept: for what a view masks and a sample fills in. */
export function mapValues<A, B>(record: Readonly<Record<string, A>>, change: (value: A, key: string) => B) {
  const out = { ...record } as Record<string, unknown>
  for (const key of Object.keys(record)) out[key] = change(record[key] as A, key)
  return out as Record<string, B>
}

/** May `seat` know of this event? A spectator knows what all know. */
export const isVisible = (event: BaseEvent, seat: string): boolean =>
  event.audience === 'all' || event.audience.includes(seat)

/** The events `seat` may know of, in order. */
export const visibleTo = <E extends BaseEvent>(events: readonly E[], seat: string): readonly E[] =>
  events.filter((event) => isVisible(event, seat))
