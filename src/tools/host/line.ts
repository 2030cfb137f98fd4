/** The orders that stand, in the order in which they were played. */
import { duty } from '../../core/advance.js'
import { same } from '../../core/json.js'
import type { ActionOf, Barrier, EventOf, Game, Refusal, Ruleset } from '../../core/ruleset.js'

/** An order with what the referee had to do after it, and what came of it. */
export interface Batch<G extends Game> {
  readonly seat: string
  readonly actions: readonly ActionOf<G>[]
  readonly barrier: Barrier
  readonly events: readonly EventOf<G>[]
  readonly state: G['State']
}

/** Plays actions that were played before, dice and all. */
export function playAgain<G extends Game>(
  ruleset: Ruleset<G>,
  from: G['State'],
  seat: string,
  actions: readonly ActionOf<G>[],
): { readonly ok: true; readonly batch: Batch<G> } | Refusal<G> {
  let state = from
  let barrier: Barrier = 'none'
  const events: EventOf<G>[] = []
  for (const action of actions) {
    const step = ruleset.reduce(state, action)
    if (!step.ok) return step
    state = step.state
    events.push(...step.events)
    barrier = stronger(barrier, step.barrier)
  }
  return { ok: true, batch: { seat, actions, barrier, events, state } }
}

/** Dice weigh more than what was shown, and that more than nothing. */
export const stronger = (a: Barrier, b: Barrier): Barrier => (a === 'dice' || b === 'none' ? a : b)

/** A batch of long ago: what came of it is found again by playing. */
interface Old<G extends Game> {
  readonly seat: string
  readonly actions: readonly ActionOf<G>[]
}

/** All batches that stand. Only the last few are kept with what came of them. */
export class Line<G extends Game> {
  readonly #ruleset: Ruleset<G>
  readonly #first: G['State']
  readonly #keep: number
  #batches: (Batch<G> | Old<G>)[] = []

  constructor(ruleset: Ruleset<G>, first: G['State'], keep: number) {
    this.#ruleset = ruleset
    this.#first = first
    this.#keep = keep
  }

  /** The position. */
  get state(): G['State'] {
    const last = this.#batches[this.#batches.length - 1]
    return last === undefined ? this.#first : (last as Batch<G>).state
  }

  /** All that was played, for the record. */
  get actions(): readonly ActionOf<G>[] {
    return this.#batches.flatMap(({ actions }) => actions)
  }

  /** Puts a batch on top, and forgets what came of one far below. */
  push(batch: Batch<G>): void {
    const at = this.#batches.push(batch) - 1 - this.#keep
    const old = this.#batches[at]
    if (old !== undefined) this.#batches[at] = { seat: old.seat, actions: old.actions }
  }

  /** Where the last order of a seat stands; -1 if it has given none. Dice thrown for the referee are no order. */
  lastOf(seat: string): number {
    let at = this.#batches.length - 1
    while (at >= 0 && !isOrderOf(seat, this.#batches[at] as Old<G>)) at--
    return at
  }

  /** The batches from `at` on. */
  from(at: number): readonly Batch<G>[] {
    if (this.#batches.slice(at).every(isWhole)) return this.#batches.slice(at) as readonly Batch<G>[]
    let state = this.#first
    return this.#batches
      .map(({ seat, actions }) => {
        const { batch } = playAgain(this.#ruleset, state, seat, actions) as { readonly batch: Batch<G> }
        state = batch.state
        return batch
      })
      .slice(at)
  }

  /** The position before batch `at`. */
  before(at: number): G['State'] {
    return at === 0 ? this.#first : (this.from(at - 1)[0] as Batch<G>).state
  }

  /** The batches above `at` as they would be without it; undefined if they could not be, or would be others. */
  without(at: number): readonly Batch<G>[] | undefined {
    let state = this.before(at)
    const out: Batch<G>[] = []
    for (const old of this.from(at + 1)) {
      const again = playAgain(this.#ruleset, state, old.seat, old.actions)
      if (!again.ok || !same(again.batch.events, old.events)) return undefined
      out.push(again.batch)
      state = again.batch.state
    }
    return duty(this.#ruleset, state) === undefined ? out : undefined
  }

  /** Ends the line before `at` and goes on with others. */
  replace(at: number, rest: readonly Batch<G>[]): void {
    const last = at === 0 ? undefined : this.from(at - 1)[0]
    this.#batches = [...this.#batches.slice(0, Math.max(0, at - 1)), ...(last === undefined ? [] : [last]), ...rest]
  }
}

const isOrderOf = <G extends Game>(by: string, { seat, actions }: Old<G>): boolean =>
  seat === by && actions[0]?.seat === by

const isWhole = <G extends Game>(batch: Batch<G> | Old<G>): boolean => 'state' in batch
