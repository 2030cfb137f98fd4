/** From all that can still be answered to one question with few answers. */
import type { Field, Game } from '../../core/index.js'
import { labelOf } from '../../core/words/index.js'
import { type Facet, facetOf, kindOf, placeKey } from './facets.js'
import { type Choice, type Desk, firstOf, type Group, type Lead, type Order } from './order.js'

/** The question that the leads leave open. */
export function ask<G extends Game>(
  desk: Desk<G>,
  leads: readonly Lead<G>[],
  trail: readonly Choice<G>[],
  before: Order<G> | null,
): Order<G> {
  const { onBoard, rest } = parted(desk, leads)
  const question = [...trail.map(({ label }) => label), desk.words.ask(desk.view)].reverse().slice(0, 2).reverse()
  return {
    question: question.join(': '),
    groups: grouped(desk, buttons(desk, rest, picksLeft(trail))),
    places: heaps(desk, onBoard, byPlace()),
    trail,
    before,
    desk,
  }
}

/** What is answered on the board: flights, and orders too many for buttons that differ in their place. */
function parted<G extends Game>(desk: Desk<G>, leads: readonly Lead<G>[]) {
  const placed = leads.filter((lead) => lead.touch.at !== undefined && isOpen(lead))
  const flights = placed.filter(({ via }) => via !== undefined)
  const others = placed.filter(({ via }) => via === undefined)
  const isMany = others.length > desk.few
  const onBoard = new Set(spread([...flights, ...(isMany ? others : [])]))
  return { onBoard: [...onBoard], rest: leads.filter((lead) => !onBoard.has(lead)) }
}

/** Leads to one place only are told apart by how they end there, with buttons. */
const spread = <G extends Game>(leads: readonly Lead<G>[]): readonly Lead<G>[] =>
  new Set(leads.map(placeKey)).size > 1 ? leads : []

/** Neither refused nor in want of a value. */
const isOpen = <G extends Game>({ refused, field }: Lead<G>): boolean => refused === undefined && field === undefined

/** Three picks are enough, besides values; more only where even runs of runs are not few. */
const PICKS = 3
const picksLeft = <G extends Game>(trail: readonly Choice<G>[]): number =>
  Math.max(1, PICKS - trail.filter(({ field }) => field === undefined).length)

/** How many answers can be told apart by this many picks. */
const within = (few: number, picks: number): number => (picks <= 0 ? 1 : few * within(few, picks - 1))

function buttons<G extends Game>(desk: Desk<G>, leads: readonly Lead<G>[], picks: number): readonly Choice<G>[] {
  if (leads.length <= desk.few) return leads.map((lead) => single(desk, lead))
  const each = (some: readonly Lead<G>[]): readonly Choice<G>[] => some.map((lead) => single(desk, lead))
  const open = leads.filter(isOpen)
  const fields = each(leads.filter(({ field }) => field !== undefined))
  const room = Math.max(2, desk.few - fields.length)
  const facet = open.length > room ? facetOf(open, room, within(desk.few, picks - 1)) : undefined
  const choices = paged(facet === undefined ? each(open) : sorted(desk, open, facet, room), room)
  const refused = each(leads.filter((lead) => lead.refused !== undefined))
  return [...choices, ...fields, ...refused.slice(0, Math.max(0, desk.few - choices.length - fields.length))]
}

/** Heaps, and beside them what the facet does not concern, each by itself if there is room. */
function sorted<G extends Game>(
  desk: Desk<G>,
  leads: readonly Lead<G>[],
  facet: Facet<G>,
  room: number,
): readonly Choice<G>[] {
  const loose = leads.filter((lead) => facet.key(lead) === '')
  const own = heaps(
    desk,
    leads.filter((lead) => facet.key(lead) !== ''),
    facet,
  )
  if (own.length + loose.length > room) return heaps(desk, leads, facet)
  return [...own, ...loose.map((lead) => single(desk, lead))]
}

// ---------------------------------------------------------------------------------------- choices

/** One lead as a choice. */
function single<G extends Game>(desk: Desk<G>, lead: Lead<G>): Choice<G> {
  const { orders, touch, change, standing, dice, via, field, refused } = lead
  const notation = orders.map((action) => desk.ruleset.notation.action(action)).join('; ')
  return {
    key: field === undefined ? notation : `${firstOf(lead).type}?${field.field}`,
    label: field === undefined ? saying(desk, lead) : fieldLabel(desk, lead, field),
    ...{ touch, change, standing, dice, leads: [lead] },
    ...(via !== undefined && { via }),
    ...(refused !== undefined ? { refused } : field !== undefined ? { field } : { orders }),
  }
}

/** An order by its words; a flight by where it ends, or by all its orders. */
function saying<G extends Game>({ words, view }: Desk<G>, { orders, via, touch }: Lead<G>): string {
  const ghost = touch.ghost?.[0]
  const flight = via && ghost && words.flight?.({ orders, ghost }, view)
  return flight ?? orders.map((action) => labelOf(words, action, view)).join('; ')
}

const fieldLabel = <G extends Game>(desk: Desk<G>, lead: Lead<G>, { field }: Field): string =>
  desk.words.fields?.[field] ?? `${kindOf(desk, lead)} …`

const byPlace = <G extends Game>(): Facet<G> => ({
  key: placeKey,
  label: ({ words, view }, { touch: { at } }) => (at === undefined ? '' : words.place(at, view)),
  touch: ({ touch: { subject, at } }) => ({ ...(subject && { subject }), ...(at && { at }) }),
})

/** Leads with the same key become one choice. */
function heaps<G extends Game>(desk: Desk<G>, leads: readonly Lead<G>[], facet: Facet<G>): readonly Choice<G>[] {
  const all = new Map<string, Lead<G>[]>()
  for (const lead of leads) {
    const key = facet.key(lead)
    const heap = all.get(key)
    if (heap === undefined) all.set(key, [lead])
    else heap.push(lead)
  }
  return [...all].map(([key, heap]) =>
    heap.length === 1 ? single(desk, heap[0] as Lead<G>) : heaped(desk, key, heap, facet),
  )
}

function heaped<G extends Game>(desk: Desk<G>, key: string, heap: readonly Lead<G>[], facet: Facet<G>): Choice<G> {
  const first = heap[0] as Lead<G>
  const ghosts = new Set(heap.map(({ touch }) => JSON.stringify(touch.ghost)))
  const ghost = ghosts.size === 1 ? first.touch.ghost : undefined
  return {
    key: `(${key || firstOf(first).type})`,
    label: facet.label(desk, first),
    touch: { ...facet.touch(first), ...(ghost && { ghost }) },
    change: heap.every(({ change }) => change),
    standing: false,
    dice: [],
    leads: heap,
  }
}

/** More choices than are few are offered in runs, each called by its first and last. */
function paged<G extends Game>(choices: readonly Choice<G>[], few: number): readonly Choice<G>[] {
  if (choices.length <= few) return choices
  const size = Math.ceil(choices.length / Math.min(few, Math.ceil(choices.length / few)))
  const runs = Array.from({ length: Math.ceil(choices.length / size) }, (_, i) =>
    choices.slice(i * size, (i + 1) * size),
  )
  return runs.map((run): Choice<G> => {
    const [first, last] = [run[0] as Choice<G>, run.at(-1) as Choice<G>]
    return {
      key: `(${first.key} … ${last.key})`,
      label: `${first.label} … ${last.label}`,
      touch: {},
      change: run.every(({ change }) => change),
      standing: false,
      dice: [],
      leads: run.flatMap(({ leads }) => leads),
    }
  })
}

/** Choices of one heading stand together. */
function grouped<G extends Game>(desk: Desk<G>, choices: readonly Choice<G>[]): readonly Group<G>[] {
  const all = new Map<string, Choice<G>[]>()
  for (const choice of choices) {
    const heading = headingOf(desk, choice)
    all.set(heading, [...(all.get(heading) ?? []), choice])
  }
  const columns = desk.words.columns as Readonly<Record<string, number>> | undefined
  return [...all].map(([heading, own]) => {
    const wide = columns?.[firstOf((own[0] as Choice<G>).leads[0] as Lead<G>).type]
    return { heading, choices: own, ...(wide !== undefined && { columns: wide }) }
  })
}

function headingOf<G extends Game>(desk: Desk<G>, { leads }: Choice<G>): string {
  const kinds = new Set(leads.map((lead) => kindOf(desk, lead)))
  return kinds.size === 1 ? ([...kinds][0] as string) : ''
}
