/** News as they travel: what every message would say again is left out. Nothing in it but what the news say. */
import type { EventOf, Game } from '../../core/ruleset.js'
import type { Decision, News, Patch, Whole } from './news.js'

/** A change: how much of its path it shares with the one before, the rest of the path, the value, and what is not a replacement. */
export type PackedPatch = readonly [shared: number, rest: Patch['path'], value?: unknown, op?: Patch['op']]

/** Who is asked and since when; the rest only if there is any. */
export type PackedDecision<G extends Game> = readonly [
  actors: readonly string[],
  since: number,
  rest?: Omit<Decision<G>, 'actors' | 'since'>,
]

/** News on the wire: everything for one who comes from nowhere, or what has changed. */
export type PackedNews<G extends Game = Game> =
  | Whole<G>
  | readonly [
      step: number,
      decision: PackedDecision<G>,
      events: readonly EventOf<G>[],
      changes: readonly PackedPatch[],
      back?: number,
    ]

/** Packs news for the wire. */
export function packed<G extends Game>(news: News<G>): PackedNews<G> {
  if ('view' in news) return news
  const { step, decision, events, changes, back } = news
  const head = [step, packedDecision(decision), events.map(withoutAll<G>), packedChanges(changes)] as const
  return back === undefined ? head : [...head, back]
}

/** The news that were packed. */
export function unpacked<G extends Game>(news: PackedNews<G>): News<G> {
  if ('view' in news) return news
  const [step, [actors, since, rest], events, changes, back] = news
  const head = { step, changes: unpackedChanges(changes), events: events.map(withAll<G>) }
  return { ...head, ...(back !== undefined && { back }), decision: { actors, since, ...rest } }
}

function packedDecision<G extends Game>({ actors, since, ...rest }: Decision<G>): PackedDecision<G> {
  return Object.keys(rest).length === 0 ? [actors, since] : [actors, since, rest]
}

/** Most events are for all. */
function withoutAll<G extends Game>(event: EventOf<G>): EventOf<G> {
  if (event.audience !== 'all') return event
  const { audience: _all, ...rest } = event
  return rest as EventOf<G>
}

const withAll = <G extends Game>(event: EventOf<G>): EventOf<G> =>
  ({ audience: 'all', ...(event as object) }) as EventOf<G>

function packedChanges(changes: readonly Patch[]): readonly PackedPatch[] {
  let before: Patch['path'] = []
  return changes.map(({ op, path, value }) => {
    const shared = sharedBy(before, path)
    before = path
    const rest = path.slice(shared)
    if (op === 'remove') return [shared, rest, null, op]
    return op === 'add' ? [shared, rest, value, op] : [shared, rest, value]
  })
}

function sharedBy(a: Patch['path'], b: Patch['path']): number {
  let at = 0
  while (at < a.length && at < b.length && a[at] === b[at]) at++
  return at
}

function unpackedChanges(changes: readonly PackedPatch[]): readonly Patch[] {
  let before: Patch['path'] = []
  return changes.map(([shared, rest, value, op = 'replace']): Patch => {
    before = [...before.slice(0, shared), ...rest]
    return op === 'remove' ? { op, path: before } : { op, path: before, value }
  })
}
