/** The game in sentences, as the eyes at the screen may know it. */
import { type Game, history, type Moment } from '../../core/index.js'
import { type Told, tell } from '../../core/words/index.js'
import type { Kit } from '../kit.js'
import type { Sitting } from './sitting.js'

/** A line of the log and the position that it leads to. */
export interface Line extends Told {
  /** Index of the position among those from the first to the present one. */
  readonly at: number
  readonly turn: number
}

/** Lines by moment and eye: a moment never changes. */
const known = new WeakMap<Moment<Game>, Map<string, readonly Told[]>>()

/** What a moment tells. */
export function toldOf({ ruleset, words }: Kit, moment: Moment<Game>, eye: string): readonly Told[] {
  const byEye = known.get(moment) ?? new Map<string, readonly Told[]>()
  known.set(moment, byEye)
  const before = byEye.get(eye)
  if (before !== undefined) return before
  const lines = tell(words, moment.events, ruleset.view(moment.state, eye))
  byEye.set(eye, lines)
  return lines
}

/** All lines up to the present position. */
export const logOf = ({ kit, past }: Sitting, eye: string): readonly Line[] =>
  history
    .line(past)
    .flatMap((moment, at) => toldOf(kit, moment, eye).map((told) => ({ ...told, at, turn: moment.state.turn })))
