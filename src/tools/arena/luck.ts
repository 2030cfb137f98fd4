import { type Chanced, enumerate } from '../../core/enumerate.js'
import { toNumber } from '../../core/rational.js'
import { replay } from '../../core/record.js'
import type { AnyRecord } from '../../core/record-format.js'
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
export function luckOf<G extends Game>(ruleset: Ruleset<G>, record: AnyRecord<G>): readonly Luck[] {
  const { seats } = ruleset.info
  const { steps } = replay(ruleset, record)
  const gains = seats.map(() => 0)
  let [rolls, skipped] = [0, 0]
  for (const [i, action] of record.actions.entries()) {
    const [before, after] = [steps[i], steps[i + 1]]
    if (before === undefined || after?.barrier !== 'dice') continue
    const all = enumerate(ruleset, before.state, action, MOST_OUTCOMES)
    if (!all.ok) {
      skipped++
      continue
    }
    rolls++
    for (const [k, seat] of seats.entries())
      gains[k] = (gains[k] as number) + gainOf(ruleset, all.outcomes, after.state, seat)
  }
  return seats.map((seat, k) => ({ seat, gain: gains[k] as number, rolls, skipped }))
}

function gainOf<G extends Game>(
  ruleset: Ruleset<G>,
  outcomes: readonly Chanced<G>[],
  after: G['State'],
  seat: G['Seat'],
): number {
  const expected = outcomes.reduce((sum, { state, odds }) => sum + toNumber(odds) * ruleset.evaluate(state, seat), 0)
  return ruleset.evaluate(after, seat) - expected
}
