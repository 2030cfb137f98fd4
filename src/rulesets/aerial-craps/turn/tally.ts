/** Sums that a player can check by hand. */
import type { Modifier } from '../../../core/index.js'
import type { RuleId } from '../book/rules.js'
import type { Table } from '../state/state.js'

/** A sum, line by line. The lines are kept only if somebody will read them; lines of 0 are left out. */
export class Tally {
  total = 0
  readonly #lines: Modifier<RuleId>[] | null

  constructor(isRead: boolean) {
    this.#lines = isRead ? [] : null
  }

  add(rule: RuleId, label: string, value: number): this {
    if (value === 0) return this
    this.total += value
    this.#lines?.push({ rule, label, value })
    return this
  }

  get lines(): readonly Modifier<RuleId>[] {
    return this.#lines ?? []
  }
}

/** A sum whose lines are kept if anybody listens to this table. */
export const tallyFor = (io: Table): Tally => new Tally(io.emit !== undefined)
