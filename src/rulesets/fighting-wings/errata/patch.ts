import type { Parsed, Violation } from '../../../core/violation.js'
import { type AmendmentId, type Citation, owner } from './amendments.js'
import { gate, listOf, record, show, text } from './gate.js'
import { inForce } from './in-force.js'
import { CARD_PATCHES, type CardPatch, type Json, type PatchStep, REPLACED_CARDS, SCENARIO_PATCHES } from './patches.js'
import type { Switches } from './switches.js'
import type { Edition } from './vocabulary.js'

/** A data card or counter as a group keeps it. Only the fields a correction names are looked at. */
export type Card = { readonly name: string; readonly revised?: boolean } & {
  readonly [field: string]: Json | undefined
}

/** A correction that does not fit the card at hand. */
export interface Mismatch {
  readonly id: Citation
  readonly path: string
  readonly expected: string
  readonly found: string
}

/** What became of the corrections that concern a card. */
export interface Patched<T> {
  readonly card: T
  /** Corrections that changed something. */
  readonly applied: readonly Citation[]
  /** Corrections that the card already held. */
  readonly already: readonly Citation[]
  /** Corrections that were left out, since the card holds neither the old nor the new value. */
  readonly mismatches: readonly Mismatch[]
  /** Entries that replace the card by one the sheet does not print, while it is not marked `revised`. */
  readonly outdated: readonly Citation[]
}

const named = (patterns: readonly string[], name: string): boolean =>
  patterns.some((pattern) => {
    const wanted = bare(pattern)
    return wanted.endsWith('*') ? bare(name).startsWith(wanted.slice(0, -1)) : bare(name) === wanted
  })

const MAKERS =
  /^(bell|boeing|bristol|consolidated|dornier|fair(e)?y|focke-wulf|hawker|heinkel|junkers|lockheed|messerschmitt|north american|republic|supermarine)\s+/

/** A name without its maker, capitals, spaces and stops: cards are printed with and without them. */
const bare = (name: string): string => name.toLowerCase().replace(MAKERS, '').replace(/[\s.]/g, '')

/** Whether a value from outside equals one of ours; walks only as deep as ours goes. */
function equal(found: unknown, ours: Json): boolean {
  if (Array.isArray(ours)) {
    return Array.isArray(found) && found.length === ours.length && ours.every((part, i) => equal(found[i], part))
  }
  if (!isObject(ours)) return found === ours
  const names = Object.keys(ours)
  if (!isObject(found) || Object.keys(found).length !== names.length) return false
  return names.every((name) => Object.hasOwn(found, name) && equal(found[name], ours[name] as Json))
}

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A data card or counter with the corrections of an edition. Cards are matched by `name`; counters are named
 * `counter:POL`. A value that already is as corrected stays; one that is neither old nor new is left and reported.
 *
 * @rule OTR1-ADC-bf109g10k4-climb
 * @rule OTR1-ADC-bf109-landing
 * @rule OTR1-ADC-me163b
 * @rule OTR1-ADC-p38j-ht
 * @rule OTR1-ADC-p51bc
 * @rule OTR1-ADC-p51d
 * @rule OTR1-ADC-spit14fr
 * @rule OTR1-CTR-pol
 * @rule ASP-ADC-replaced
 * @rule ASP-ADC-battle3-power
 * @rule ASP-ADC-battle3-dg
 * @rule ASP-ADC-blenheim4
 * @rule ASP-ADC-bf109e3v
 * @rule ASP-ADC-ju88a5-power
 * @rule ASP-ADC-ju88a5-bank
 * @rule ASP-ADC-do17z2
 * @rule ASP-ADC-do217e3-bank
 * @rule ASP-ADC-do217e3-max
 */
export function applyAdcPatches<T extends Card>(
  card: T,
  edition: Edition,
  switches: Partial<Switches> = {},
): Parsed<Patched<T>, Citation> {
  const ids = liveIds(edition, switches)
  const bad = gate('CORE-SHAPE', card, { name: text })
  if (!ids.ok || bad !== null) return refused(ids, bad)
  const patches = CARD_PATCHES.filter((patch) => named(patch.cards, card.name) && isOwned(ids.value, patch.id))
  const start: Patched<T> = { card, applied: [], already: [], mismatches: [], outdated: outdated(card, ids.value) }
  return { ok: true, value: patches.reduce(applyPatch<T>, start) }
}

const refused = (
  ids: Parsed<unknown, Citation>,
  bad: { readonly violations: readonly Violation<Citation>[] } | null,
): Parsed<never, Citation> => ({
  ok: false,
  violations: [...(ids.ok ? [] : ids.violations), ...(bad?.violations ?? [])],
})

function liveIds(edition: Edition, switches: Partial<Switches>): Parsed<readonly AmendmentId[], Citation> {
  const entries = inForce(edition, switches)
  return entries.ok ? { ok: true, value: entries.value.map(({ id }) => id) } : entries
}

const isOwned = (ids: readonly AmendmentId[], citation: Citation): boolean => {
  const id = owner(citation)
  return id !== null && ids.includes(id)
}

const outdated = (card: Card, ids: readonly AmendmentId[]): readonly Citation[] =>
  named(REPLACED_CARDS.cards, card.name) && ids.includes(REPLACED_CARDS.id) && card.revised !== true
    ? [REPLACED_CARDS.id]
    : []

/** A patch is taken whole: if one of its steps does not fit, none is done. */
function applyPatch<T extends Card>(done: Patched<T>, patch: CardPatch): Patched<T> {
  const mismatches = patch.steps.flatMap((step) => misfit(done.card, patch.id, step))
  if (mismatches.length > 0) return { ...done, mismatches: [...done.mismatches, ...mismatches] }
  const due = patch.steps.filter(({ path, to }) => !equal(valueAt(done.card, path), to))
  if (due.length === 0) return { ...done, already: [...done.already, patch.id] }
  const card = due.reduce<unknown>((fields, { path, to }) => withValue(fields, path, to), done.card) as T
  return { ...done, card, applied: [...done.applied, patch.id] }
}

function misfit(card: Card, id: Citation, { path, from, to }: PatchStep): readonly Mismatch[] {
  const report = (expected: string, found: unknown): readonly Mismatch[] => [
    { id, path: path.join('.'), expected, found: show(found) },
  ]
  const blocked = blockedAt(card, path)
  if (blocked !== null) return report(`a value at ${blocked}`, valueAt(card, path.slice(0, -1)))
  const found = valueAt(card, path)
  if (from === undefined || equal(found, from) || equal(found, to)) return []
  return report(`${JSON.stringify(from)} or ${JSON.stringify(to)}`, found)
}

/** The segment of a path that cannot be followed: a list element that is missing, or a value that has no fields. */
function blockedAt(card: unknown, path: readonly string[]): string | null {
  const [segment, ...rest] = path
  if (segment === undefined || card === undefined) return segment?.startsWith('#') ? segment : null
  const next = child(card, segment)
  const fits = segment.startsWith('#') ? next !== undefined : isObject(card)
  return fits ? blockedAt(next, rest) : segment
}

const valueAt = (value: unknown, path: readonly string[]): unknown => path.reduce(child, value)

function child(value: unknown, segment: string): unknown {
  if (segment.startsWith('#')) return Array.isArray(value) ? value.find((part) => hasId(part, segment)) : undefined
  return isObject(value) && Object.hasOwn(value, segment) ? value[segment] : undefined
}

const hasId = (part: unknown, segment: string): boolean => isObject(part) && part.id === segment.slice(1)

function withValue(value: unknown, [segment, ...rest]: readonly string[], to: Json): unknown {
  if (segment === undefined) return to
  if (Array.isArray(value)) return value.map((part) => (hasId(part, segment) ? withValue(part, rest, to) : part))
  const fields = isObject(value) ? value : {}
  return { ...fields, [segment]: withValue(fields[segment], rest, to) }
}

/** A scenario as far as corrections look at it: its title and the card each plane flies. */
export interface ScenarioSheet {
  readonly title: string
  readonly planes: readonly { readonly card: string }[]
}

/**
 * A scenario with the corrections of an edition. A scenario of that title in which neither the wrong nor the right
 * aircraft flies is reported.
 *
 * @rule OTR1-SCN-p47
 */
export function applyScenarioPatches<T extends ScenarioSheet>(
  scenario: T,
  edition: Edition,
  switches: Partial<Switches> = {},
): Parsed<Patched<T>, Citation> {
  const ids = liveIds(edition, switches)
  const bad = gate('CORE-SHAPE', scenario, { title: text, planes: listOf(record({ card: text })) })
  if (!ids.ok || bad !== null) return refused(ids, bad)
  const start: Patched<T> = { card: scenario, applied: [], already: [], mismatches: [], outdated: [] }
  const patches = SCENARIO_PATCHES.filter(
    (patch) => named(patch.scenarios, scenario.title) && isOwned(ids.value, patch.id),
  )
  return { ok: true, value: patches.reduce(applyScenarioPatch<T>, start) }
}

function applyScenarioPatch<T extends ScenarioSheet>(
  done: Patched<T>,
  { id, from, to }: (typeof SCENARIO_PATCHES)[number],
): Patched<T> {
  const { planes } = done.card
  if (planes.some(({ card }) => card === from)) {
    const swapped = planes.map((plane) => (plane.card === from ? { ...plane, card: to } : plane))
    return { ...done, card: { ...done.card, planes: swapped }, applied: [...done.applied, id] }
  }
  if (planes.some(({ card }) => card === to)) return { ...done, already: [...done.already, id] }
  const found = planes.map(({ card }) => card).join(', ')
  const mismatch = { id, path: 'planes', expected: `${from} or ${to}`, found: found.slice(0, 80) }
  return { ...done, mismatches: [...done.mismatches, mismatch] }
}
