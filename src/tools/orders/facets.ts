/** By what the answers that are left can be told apart, in the order in which a player thinks of it. */
import type { Game, Touch } from '../../core/index.js'
import { type Desk, firstOf, type Lead } from './order.js'

/** A way to tell answers apart: those with the same key lie in one heap, which has a name. */
export interface Facet<G extends Game> {
  key(lead: Lead<G>): string
  /** What to call a heap, by one of it. */
  label(desk: Desk<G>, lead: Lead<G>): string
  /** What a heap touches. */
  touch(lead: Lead<G>): Touch
}

/** A place as a key: answers that lead to the same spot lie in one heap. */
export const placeKey = ({ touch: { at } }: { readonly touch: Touch }): string =>
  at === undefined ? '' : `${at.x.toFixed(3)} ${at.y.toFixed(3)}`

/**
 * The first facet that separates the leads into few enough heaps, none too large to be asked about in the picks that are
 * left. None: the leads are better asked in runs, as they come.
 */
export function facetOf<G extends Game>(leads: readonly Lead<G>[], few: number, largest: number): Facet<G> | undefined {
  return facetsOf(leads).find((facet) => {
    const sizes = new Map<string, number>()
    for (const lead of leads) sizes.set(facet.key(lead), (sizes.get(facet.key(lead)) ?? 0) + 1)
    return sizes.size > 1 && sizes.size <= few && sizes.size < leads.length && Math.max(...sizes.values()) <= largest
  })
}

const facetsOf = <G extends Game>(leads: readonly Lead<G>[]): readonly Facet<G>[] => [
  bySubject(),
  byTarget(),
  byType(),
  ...fieldsOf(leads).map(byField<G>),
]

const bySubject = <G extends Game>(): Facet<G> => ({
  key: ({ touch }) => (touch.subject ?? []).join(),
  label: (desk, lead) => names(desk, lead, lead.touch.subject),
  touch: ({ touch: { subject } }) => (subject === undefined ? {} : { subject }),
})

const byTarget = <G extends Game>(): Facet<G> => ({
  key: ({ touch }) => (touch.target ?? []).join(),
  label: (desk, lead) => names(desk, lead, lead.touch.target),
  touch: ({ touch: { subject, target } }) => ({ ...(subject && { subject }), ...(target && { target }) }),
})

const byType = <G extends Game>(): Facet<G> => ({
  key: (lead) => firstOf(lead).type,
  label: kindOf,
  touch: ({ touch: { subject } }) => (subject === undefined ? {} : { subject }),
})

const byField = <G extends Game>(path: string): Facet<G> => ({
  key: (lead) => JSON.stringify(valueAt(firstOf(lead), path)) ?? '',
  label: ({ words, view }, lead) => {
    const value = valueAt(firstOf(lead), path)
    return value === undefined
      ? kindOf({ words } as Desk<G>, lead)
      : words.value(path.split('.').at(-1) as string, value, view)
  },
  touch: ({ touch: { subject, target } }) => ({ ...(subject && { subject }), ...(target && { target }) }),
})

/** The heading over orders of the type of a lead. */
export const kindOf = <G extends Game>({ words }: Pick<Desk<G>, 'words'>, lead: Lead<G>): string =>
  (words.kind as Readonly<Record<string, string>>)[firstOf(lead).type] as string

const names = <G extends Game>(desk: Desk<G>, lead: Lead<G>, ids: readonly string[] = []): string =>
  ids.length === 0 ? kindOf(desk, lead) : ids.map((id) => desk.words.piece(id, desk.view)).join(', ')

// ---------------------------------------------------------------------------------------- fields, however deep

/** The paths of the fields in which the first orders of some leads differ, outermost first. */
function fieldsOf<G extends Game>(leads: readonly Lead<G>[]): readonly string[] {
  const paths = new Set<string>()
  for (const lead of leads) for (const path of pathsIn(firstOf(lead), '')) paths.add(path)
  for (const frame of ['type', 'seat']) paths.delete(frame)
  return [...paths].sort((a, b) => depth(a) - depth(b))
}

const depth = (path: string): number => path.split('.').length

function pathsIn(value: object, prefix: string): readonly string[] {
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`
    return typeof inner === 'object' && inner !== null ? pathsIn(inner, path) : [path]
  })
}

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Readonly<Record<string, unknown>> | undefined)?.[key], value)
