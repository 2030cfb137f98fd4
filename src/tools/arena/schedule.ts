/** Which games are played: every pair of players, every scenario, every seed twice with sides swapped. */

/** One game to play. Its `id` says everything: a game of that id is never played twice. */
export interface Job {
  readonly id: string
  readonly scenario: string
  /** Seed of the game's dice; the same for both games of a pair. */
  readonly seed: string
  /** Player by seat. */
  readonly players: Readonly<Record<string, string>>
}

/** What to schedule. */
export interface Tournament {
  readonly ruleset: string
  readonly seats: readonly string[]
  readonly players: readonly string[]
  readonly scenarios: readonly string[]
  /** Seeds for each pair of players and scenario; each is played twice, sides swapped. */
  readonly pairs: number
  readonly seed: string
  /** Simulations that a player may spend on a decision. */
  readonly budget: number
}

/** The games of a round robin between players of a game for two, in a fixed order. */
export function schedule({
  ruleset,
  seats,
  players,
  scenarios,
  pairs,
  seed,
}: Omit<Tournament, 'budget'>): readonly Job[] {
  const [first, second] = seats
  if (seats.length !== 2 || first === undefined || second === undefined)
    throw new RangeError('the arena is for two seats')
  const jobs: Job[] = []
  for (const [one, other] of pairings(players)) {
    for (const scenario of scenarios) {
      for (let n = 0; n < pairs; n++) {
        const name = `${ruleset} ${scenario} ${seed}-${n}`
        jobs.push({
          id: `${name} ${one}:${other}`,
          scenario,
          seed: `${seed}-${n}`,
          players: { [first]: one, [second]: other },
        })
        jobs.push({
          id: `${name} ${other}:${one}`,
          scenario,
          seed: `${seed}-${n}`,
          players: { [first]: other, [second]: one },
        })
      }
    }
  }
  return jobs
}

const pairings = (players: readonly string[]): readonly (readonly [string, string])[] =>
  players.flatMap((one, i) => players.slice(i + 1).map((other) => [one, other] as const))
