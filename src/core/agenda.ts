import type { Frame } from './ruleset.js'

/** The frame that is asked now. */
export const top = <F extends Frame>(state: { readonly agenda: readonly F[] }): F | undefined =>
  state.agenda[state.agenda.length - 1]

/** A deep copy of an agenda, for a hand-written `clone`. */
export const copyAgenda = (agenda: readonly Frame[]): { kind: string; waiting: string[] }[] =>
  agenda.map((frame) => ({ kind: frame.kind, waiting: [...frame.waiting] }))

/** Asks: nothing else is legal until `frame` has been answered by all it waits for. */
export function ask<F extends Frame>(draft: { agenda: F[] }, frame: F): void {
  draft.agenda.push(frame)
}

/**
 * Takes the answer of `seat` to the frame on top. Once everybody has answered, the frame is popped and returned.
 * With several seats waiting, the frame stays and undefined comes back.
 */
export function answer<F extends { kind: string; waiting: string[] }>(draft: { agenda: F[] }, seat: string) {
  const frame = draft.agenda[draft.agenda.length - 1]
  if (frame === undefined) throw new Error('answer: the agenda is empty')
  frame.waiting = frame.waiting.filter((other) => other !== seat)
  return frame.waiting.length === 0 ? draft.agenda.pop() : undefined
}
