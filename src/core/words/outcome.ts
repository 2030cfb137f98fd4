import type { Actor, Game, Outcome } from '../ruleset.js'
import { number } from './english.js'
import type { Words } from './words.js'

/** The score by seat: `Axis 12, Allies 7`. */
export const scoreOf = <G extends Game>(score: Readonly<Record<string, number>>, words: Words<G>): string =>
  Object.entries(score)
    .map(([seat, points]) => `${words.seat[seat as Actor<G>]} ${number(points)}`)
    .join(', ')

/** How a game ended: `Winner: Allies (Axis 12, Allies 7)`. */
export const verdictOf = <G extends Game>({ winner, score }: Outcome<G>, words: Words<G>): string =>
  `${winner === 'draw' ? 'A draw' : `Winner: ${words.seat[winner as Actor<G>]}`} (${scoreOf(score, words)})`
