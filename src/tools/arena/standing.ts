import type { GameResult } from './game.js'
import { elo, type Interval, wilson } from './interval.js'

/** How one player did against another, or against all. */
export interface Standing {
  readonly player: string
  readonly against: string
  readonly games: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly forfeited: number
  /** Points a game, a draw counting half, with its 95% interval. */
  readonly rate: Interval
  /** Elo difference that the rate stands for, with its 95% interval. */
  readonly elo: Interval
  /** What the dice gave the player in a game, on average, by the ruleset's `evaluate`; null where it was not measured. */
  readonly luck: number | null
}

/** Every player against every other, in the order of the names. */
export function standings(results: readonly GameResult[]): readonly Standing[] {
  const names = [...new Set(results.flatMap(({ players }) => Object.values(players)))].sort()
  return names.flatMap((player) =>
    names.filter((other) => other !== player).map((other) => standing(results, player, other)),
  )
}

function standing(results: readonly GameResult[], player: string, against: string): Standing {
  const games = results.filter(({ players }) => {
    const names = Object.values(players)
    return names.includes(player) && names.includes(against)
  })
  const won = games.filter(({ winner }) => winner === player).length
  const drawn = games.filter(({ winner }) => winner === 'draw').length
  const forfeited = games.filter(({ forfeit }) => forfeit?.player === player).length
  const rate = wilson(won + drawn / 2, games.length)
  const lost = games.length - won - drawn
  return {
    player,
    against,
    games: games.length,
    won,
    drawn,
    lost,
    forfeited,
    rate,
    elo: elo(rate),
    luck: luckIn(games, player),
  }
}

function luckIn(games: readonly GameResult[], player: string): number | null {
  const gains = games.flatMap(({ players, luck = [] }) =>
    luck.filter(({ seat }) => players[seat] === player).map(({ gain }) => gain),
  )
  return gains.length === 0 ? null : gains.reduce((sum, gain) => sum + gain, 0) / gains.length
}
