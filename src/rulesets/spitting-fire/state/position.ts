/** A view as a position that queries can be asked about. */

import type { State, View } from './state.js'
import { sample } from './view.js'

const positions = new WeakMap<View, State>()

/** A state of which only what the view shows may be asked: what it hides is made up. Remembered by view. */
export function positionOf(view: View): State {
  const before = positions.get(view)
  if (before !== undefined) return before
  const state = sample(view, { die: () => 1, draw: (_purpose, kinds) => firstOf(kinds) })
  positions.set(view, state)
  return state
}

const firstOf = <Kind extends string>(kinds: Readonly<Record<Kind, number>>): Kind => Object.keys(kinds)[0] as Kind
