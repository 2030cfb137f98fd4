import type { Game } from '../../core/ruleset.js'

/** How a position looks to a seat, from -1 to 1. */
export type Judge<G extends Game> = (state: G['State'], seat: G['Seat']) => number
