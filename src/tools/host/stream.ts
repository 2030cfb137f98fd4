/** What each seat is told, counted for each seat apart: a step that a seat knows nothing of has no number there. */
import { patches } from '../../core/patches.js'
import type { EventOf, Game, Ruleset } from '../../core/ruleset.js'
import { share } from '../../core/share.js'
import { visibleTo } from '../../core/views.js'
import type { Batch } from './line.js'
import type { Patch } from './news.js'

/** What one entry tells one viewer: events, after this many of the last ones are taken back. */
interface Told<G extends Game> {
  readonly events: readonly EventOf<G>[]
  readonly back: number
}

/** News by viewer; who is not in it has none. */
export type Telling<G extends Game> = Readonly<Record<string, Told<G>>>

/** A point of the game, after an entry. */
interface Mark<G extends Game> {
  readonly state: G['State']
  readonly steps: Readonly<Record<string, number>>
  readonly told: Telling<G>
}

/** All that has come to a viewer since a step. */
export interface Since<G extends Game> extends Told<G> {
  readonly changes: readonly Patch[]
}

/** What a batch tells: those who see an event of it, and the one whose order it was. */
export function tellingOf<G extends Game>(viewers: readonly string[], { seat, events }: Batch<G>): Telling<G> {
  const out: Record<string, Told<G>> = {}
  for (const viewer of viewers) {
    const seen = visibleTo(events, viewer)
    if (seen.length > 0 || viewer === seat) out[viewer] = { events: seen, back: 0 }
  }
  return out
}

/** What it tells that batches were taken back, and the later ones of them played again without the first. */
export function tellingBack<G extends Game>(
  viewers: readonly string[],
  gone: readonly Batch<G>[],
  again: readonly Batch<G>[],
): Telling<G> {
  const [first] = gone as readonly [Batch<G>]
  const out: Record<string, Told<G>> = {}
  for (const viewer of viewers) {
    const seen = (batches: readonly Batch<G>[]) => batches.flatMap(({ events }) => visibleTo(events, viewer))
    const isTold = seen(again.length > 0 ? [first] : gone).length > 0 || viewer === first.seat
    if (isTold) out[viewer] = { events: seen(again), back: seen(gone).length }
  }
  return out
}

/** News without an event, for all. */
export const tellingAll = <G extends Game>(viewers: readonly string[]): Telling<G> =>
  Object.fromEntries(viewers.map((viewer) => [viewer, { events: [], back: 0 }]))

/** The stream of each viewer. The last few points are kept; who comes from further back is told from the start. */
export class Streams<G extends Game> {
  readonly #ruleset: Ruleset<G>
  readonly #keep: number
  readonly #marks: Mark<G>[] = []

  constructor(ruleset: Ruleset<G>, keep: number) {
    this.#ruleset = ruleset
    this.#keep = keep
  }

  /** How many times a viewer has been told something; the set-up is the first. */
  step(viewer: string): number {
    return this.#marks[this.#marks.length - 1]?.steps[viewer] ?? 0
  }

  /** One more entry. */
  push(state: G['State'], told: Telling<G>): void {
    const steps: Record<string, number> = { ...this.#marks[this.#marks.length - 1]?.steps }
    for (const viewer of Object.keys(told)) steps[viewer] = (steps[viewer] ?? 0) + 1
    this.#marks.push({ state, steps, told })
    if (this.#marks.length > this.#keep + 1) this.#marks.shift()
  }

  /** What has come to a viewer since a step; undefined if that is no step, or too long ago to be kept. */
  since(viewer: string, step: number): Since<G> | undefined {
    const at = this.#lastAt(viewer, step)
    if (at < 0 || step < 1) return undefined
    return { ...this.#gathered(viewer, at + 1), changes: this.#changes(viewer, at) }
  }

  #lastAt(viewer: string, step: number): number {
    let at = this.#marks.length - 1
    while (at >= 0 && this.#marks[at]?.steps[viewer] !== step) at--
    return at
  }

  /** All that a viewer has been told and still holds, if everything was kept. */
  story(viewer: string): readonly EventOf<G>[] {
    return this.#gathered(viewer, 0).events
  }

  #gathered(viewer: string, from: number): Told<G> {
    const events: EventOf<G>[] = []
    let back = 0
    for (const { told } of this.#marks.slice(from)) {
      const news = told[viewer]
      if (news === undefined) continue
      back += Math.max(0, news.back - events.length)
      events.length = Math.max(0, events.length - news.back)
      events.push(...news.events)
    }
    return { events, back }
  }

  #changes(viewer: string, at: number): readonly Patch[] {
    const last = this.#marks[this.#marks.length - 1] as Mark<G>
    const before = this.#ruleset.view((this.#marks[at] as Mark<G>).state, viewer)
    if (at === this.#marks.length - 1) return []
    return patches(before, share(before, this.#ruleset.view(last.state, viewer)))
  }
}
