/** Games that bots play against themselves, from any position on. */
import type { ActionOf, Game, Ruleset, Step } from 'wingover'
import { botNamed, pickFrom, Seated } from 'wingover/bots'

/** Who plays, and by what choices. */
export interface Table {
  readonly ruleset: Ruleset
  readonly bot: string
  readonly seed: string
}

/** One order and what came of it. */
export interface Played {
  readonly before: Game['State']
  readonly action: ActionOf<Game>
  readonly step: Step<Game>
}

/** Orders after which a game is stopped and counted as a draw: without a limit of turns some would never end. */
const LONGEST = 6_000

/**
 * Plays on from a position, one order at a time. Each order has choices of its own, drawn from the seed and its number,
 * so that two games which come apart late are the same until then.
 */
export function* playFrom({ ruleset, bot, seed }: Table, first: Game['State'], at = 0): Generator<Played> {
  const players = new Map(ruleset.info.seats.map((seat) => [seat, new Seated(ruleset, seat, botNamed(ruleset, bot)!)]))
  let before = first
  for (let number = at; number < LONGEST && ruleset.outcome(before) === undefined; number++) {
    const seat = ruleset.actors(before)[0] as string
    const choices = pickFrom(`${seed} ${number}`)
    const action = players.get(seat)?.ask(before, choices, 1) ?? choices.of(ruleset.legalActions(before, seat))
    const step = ruleset.reduce(before, action)
    if (!step.ok) throw new Error(`${bot} plays what is illegal: ${step.violations[0]?.message}`)
    for (const player of players.values()) player.tell(step.events)
    yield { before, action, step }
    before = step.state
  }
}

/** What the first seat has made of a game: 1 won, 0 lost, a half for a draw and for a game that was stopped. */
export function pointsOf({ info, outcome }: Ruleset, end: Game['State']): number {
  const winner = outcome(end)?.winner ?? 'draw'
  return winner === 'draw' ? 0.5 : winner === info.seats[0] ? 1 : 0
}
