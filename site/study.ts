/** What the study of rulings found: `npm run study` writes it, rule pages and a page of its own tell it. */
import { readFileSync } from 'node:fs'
import type { Figure, GameStudy, Study } from '../bench/rulings/figures.js'
import type { Ruleset } from '../src/core/index.js'
import { rulesets } from '../src/registry.js'
import { valueText } from './markdown.js'

/** The study as it stands. */
export const study = JSON.parse(readFileSync('docs/studies/rulings.json', 'utf8')) as Study

/** The game that plays the switches of a book. */
const playedBy = (game: string): string => (game === 'fighting-wings-errata' ? 'fighting-wings' : game)

/** What was found in one game, with the rules as they are today. */
export interface Studied {
  readonly found: GameStudy
  readonly ruleset: Ruleset
}

/** The study of the game that plays a book; undefined if there is none. */
export function studyOf(game: string): Studied | undefined {
  const id = playedBy(game)
  const found = study.games[id]
  const ruleset = (rulesets as unknown as Readonly<Record<string, Ruleset>>)[id]
  return found === undefined || ruleset === undefined ? undefined : { found, ruleset }
}

/** One line: by which rules the figures were played, and whether those are still today's. */
export function standingOf({ found, ruleset: { info } }: Studied): string {
  const { games, decisions, revision } = found
  const by = `${games} games, ${decisions.toLocaleString('en')} orders, both sides flown by \`${study.bot}\``
  if (revision === info.revision) return `${by}; revision ${revision} of our rules.`
  return `${by}. **Measured with revision ${revision} of our rules; today's is ${info.revision}.**`
}

// ---------------------------------------------------------------------------------------- figures in words

/** The heads of a table of figures. */
export const headsOf = ({ ruleset: { info } }: Studied): readonly string[] => [
  'played as',
  'games touched',
  'orders touched',
  'other winner',
  `wins of ${info.seats[0]}`,
]

/** The cells of one figure. */
export const cellsOf = ({ found }: Studied, figure: Figure): readonly string[] => [
  valueText(figure.value),
  figure.games === 0
    ? `none of ${found.games} (up to ${percent(figure.gamesShare.high)})`
    : `${percent(figure.gamesShare.mean)} (${between(figure.gamesShare, percent)})`,
  figure.decisionsShare === null ? 'another table from the start' : decisionsText(figure.decisionsShare),
  figure.winners === 0 ? 'never' : `${figure.winners} of ${found.games}`,
  `${signed(figure.gain.mean)} (${between(figure.gain, signed)})`,
]

type Interval = Figure['gamesShare']

const decisionsText = (share: Interval): string =>
  share.mean === 0 ? 'none' : `${fine(share.mean)} (${between(share, fine)})`

const between = ({ low, high }: Interval, text: (value: number) => string): string => `${text(low)} to ${text(high)}`
const percent = (share: number): string => `${Math.round(100 * share)}%`
const fine = (share: number): string => (share < 0.1 ? `${(100 * share).toFixed(1)}%` : percent(share))

function signed(gain: number): string {
  const points = Math.round(100 * gain)
  return points === 0 ? '0' : points > 0 ? `+${points}` : `−${-points}`
}
