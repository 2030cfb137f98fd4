/** A match as boardgame.io's server holds it, and what becomes of it with an order. */
import { advance } from '../../core/advance.js'
import { type Dice, resolve } from '../../core/dice.js'
import type { EventOf, Game, Ruleset, Viewer } from '../../core/ruleset.js'
import type { HostViolation } from '../../tools/host/index.js'
import { no } from '../../tools/host/refusals.js'

/** What the server holds. It never leaves it whole. */
export interface Held<G extends Game> {
  readonly state: G['State']
  /** What came of the last move. */
  readonly events: readonly EventOf<G>[]
  /** Why the last order of a player was refused, by player. */
  readonly refused: Readonly<Record<string, readonly HostViolation<G>[]>>
}

/** The seat of a player; who has no player looks on. */
export const seatOf = <G extends Game>({ info }: Ruleset<G>, player: string | null | undefined): Viewer<G> =>
  info.seats.find((_seat, at) => `${at}` === player) ?? 'spectator'

/** Who moves, in which match. */
export interface Asked<G extends Game> {
  readonly held: Held<G>
  readonly playerID: string
}

/** What the server holds after an order; the same but for the reasons if it was refused. */
export const playing =
  <G extends Game>(ruleset: Ruleset<G>, dice: Dice) =>
  ({ held, playerID }: Asked<G>, order: unknown): Held<G> => {
    const refusing = (violations: readonly HostViolation<G>[]) => ({ ...held.refused, [playerID]: violations })
    const before = advance(ruleset, held.state, dice)
    const step = order === null ? before : ordered(ruleset, before.state, seatOf(ruleset, playerID), order, dice)
    if ('violations' in step) return { ...held, refused: refusing(step.violations) }
    const after = advance(ruleset, step.state, dice)
    const events = [...before.events, ...(order === null ? [] : step.events), ...after.events]
    return { state: after.state, events, refused: refusing([]) }
  }

function ordered<G extends Game>(ruleset: Ruleset<G>, state: G['State'], seat: string, order: unknown, dice: Dice) {
  const parsed = ruleset.parse.action(order)
  if (!parsed.ok) return parsed
  if (parsed.value.seat === seat) return resolve(ruleset, state, parsed.value, dice)
  return { ok: false as const, violations: [no('HOST-SEAT', 'not-your-seat', { seat })] }
}
