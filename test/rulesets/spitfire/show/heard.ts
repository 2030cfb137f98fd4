/** What players hear and read: shared by the tests of words. */
import { labelOf, tell } from '../../../../src/core/words/index.js'
import { words } from '../../../../src/rulesets/spitfire/show/words.js'
import {
  type Action,
  type GameEvent,
  type Seat,
  type Spitfire,
  spitfire,
  type View,
} from '../../../../src/rulesets/spitfire/shown.js'
import { type Play, start } from '../fixture.js'

type Viewer = Seat | 'spectator'
/** What a seat sees. */
export const seen = ({ state }: Pick<Play, 'state'>, seat: Viewer = 'spectator'): View => spitfire.view(state, seat)
/** What a seat is told of the last step. */
export const told = (play: Play, seat: Viewer = 'spectator'): readonly string[] =>
  tell(words, play.events, seen(play, seat)).map(({ text }) => text)
/** The button of an order. */
export const label = (play: Play, action: Action): string =>
  labelOf<Spitfire>(words, action, seen(play, action.seat as Seat))
/** The question to a seat. */
export const ask = (play: Play, seat: Viewer): string => words.ask(seen(play, seat))

/** The sentence for events on the table of a game. */
export const sentence = (play: Play, ...events: readonly object[]): string | undefined =>
  tell<Spitfire>(
    words,
    events.map((event) => ({ rule: 'SP-2.3-1', audience: 'all', ...event })) as GameEvent[],
    seen(play),
  )[0]?.text

/** Spitfire 1 has flown up behind Messerschmitt 1, three hexes off. */
export const astern = (options: object = {}, damage = 0): Play =>
  start({
    options,
    placements: { F1: { hex: '3020', speed: 4 }, S1: { hex: '3013', altitude: 10, speed: 6, damage } },
  })
    .fly('F1', { path: 'FFFF' })
    .rest()
