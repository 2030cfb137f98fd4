/** Which games are played: every pair of players, every scenario, every seed twice with sides swapped. */

/** One game to play. Its `id` says everything: a game of that id is never played twice. */
export interface Job {
  readonly id: string
  readonly scenario: string
  /** Seed of the game's dice; the same for both games of a pair. */
  readonly seed: string
  /** Player by seat. */
  readonly players: Readonly<Record<string, string>>
  /** Simulations that a player may spend on a decision. What a job says here and below, its result must bear out. */
  readonly budget?: number
  /** Switches of the game, over those of the scenario. */
  readonly options?: Readonly<Record<string, unknown>>
  /** The version that each player must be of, where it is known. */
  readonly versions?: Readonly<Record<string, string>>
  /** Seconds that a player has for an answer. The rules know no clock: who waits for the answer holds it. */
  readonly limit?: number
  /** Whether to measure what the dice did for each seat. */
  readonly luck?: boolean
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
  /** Switches of the game, over those of the scenarios. */
  readonly options?: Readonly<Record<string, unknown>>
  /** The versions of the players, as far as they have any. */
  readonly versions?: Readonly<Record<string, string>>
  /** Seconds that a player has for an answer. */
  readonly limit?: number
  /** Whether to measure what the dice did for each seat. */
  readonly luck?: boolean
}

/** What to schedule; a budget that is not said is that of those who play. */
export type Scheduled = Omit<Tournament, 'budget'> & { readonly budget?: number }

/**
 * The games of a round robin between players of a game for two, in a fixed order: seed by seed, all scenarios with each,
 * both games of a pair together.
 */
export function schedule(tournament: Scheduled): readonly Job[] {
  const { ruleset, seats, players, scenarios, pairs, seed } = tournament
  const [first, second] = seats
  if (seats.length !== 2 || first === undefined || second === undefined)
    throw new RangeError('the arena is for two seats')
  const jobs: Job[] = []
  for (const [one, other] of pairings(players)) {
    for (let n = 0; n < pairs; n++) {
      for (const scenario of scenarios) {
        const name = `${ruleset} ${scenario} ${seed}-${n}`
        const sides = [
          [one, other],
          [other, one],
        ] as const
        for (const [here, there] of sides) {
          const seated = { [first]: here, [second]: there }
          const id = `${name} ${here}:${there}`
          jobs.push({ id, scenario, seed: `${seed}-${n}`, players: seated, ...termsOf(tournament) })
        }
      }
    }
  }
  return jobs
}

/** What holds for every game alike. */
const termsOf = ({ budget, options, versions, limit, luck }: Scheduled): Partial<Job> => ({
  ...(budget !== undefined && { budget }),
  ...(options && { options }),
  ...(versions && { versions }),
  ...(limit !== undefined && { limit }),
  ...(luck && { luck }),
})

const pairings = (players: readonly string[]): readonly (readonly [string, string])[] =>
  players.flatMap((one, i) => players.slice(i + 1).map((other) => [one, other] as const))
