import { enumerate } from '../../core/enumerate.js'
import { toNumber } from '../../core/rational.js'
import { type GameRecord, replay } from '../../core/record.js'
import type { Game, Ruleset } from '../../core/ruleset.js'

/** What the dice did for a seat: what it had to expect of them, roll by roll, against what came. */
export interface Luck {
  readonly seat: string
  /** Sum over all rolls of how much better the seat stood than it had to expect, by the ruleset's `evaluate`. */
  readonly gain: number
  /** The rolls that were looked at, and those with too many outcomes to be. */
  readonly rolls: number
  readonly skipped: number
}

const MOST_OUTCOMES = 3_000

/** How lucky each seat was in a recorded game. */
export function luckOf<G extends Game>(ruleset: Ruleset<G>, record: GameRecord<G>): readonly Luck[] {
  const { steps } = replay(ruleset, record)
  return ruleset.info.seats.map((seat) => {
    const gains = record.actions.map((action, i) => {
      const [before, after] = [steps[i], steps[i + 1]]
      if (before === undefined || after?.barrier !== 'dice') return undefined
      return gainOf(ruleset, before.state, action, after.state, seat)
    })
    const known = gains.filter((gain) => typeof gain === 'number')
    const skipped = gains.filter((gain) => gain === 'too-many').length
    return { seat, gain: known.reduce((sum, gain) => sum + gain, 0), rolls: known.length, skipped }
  })
}

function gainOf<G extends Game>(
  ruleset: Ruleset<G>,
  before: G['State'],
  action: GameRecord<G>['actions'][number],
  after: G['State'],
  seat: G['Seat'],
): number | 'too-many' {
  const all = enumerate(ruleset, before, action, MOST_OUTCOMES)
  if (!all.ok) return 'too-many'
  const expected = all.outcomes.reduce(
    (sum, { state, odds }) => sum + toNumber(odds) * ruleset.evaluate(state, seat),
    0,
  )
  return ruleset.evaluate(after, seat) - expected
}
