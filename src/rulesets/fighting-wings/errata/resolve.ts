import type { Parsed } from '../../../core/violation.js'
import { type Amendment, type AmendmentId, type Citation, ENTRIES } from './amendments.js'
import { compareEntries, type LiveAmendment, live, section, type Title, titleOf } from './in-force.js'
import { checkEdition, checkTopic, parseSwitches } from './question.js'
import type { RulingId } from './rulings.js'
import type { Switches } from './switches.js'
import { TOPICS, type Topic, type TopicValues } from './topic-values.js'
import { HOUSE_TOPICS } from './topics.js'
import type { Edition } from './vocabulary.js'

/** What became of an entry that says something about a topic. */
export interface TrailStep {
  readonly id: AmendmentId
  readonly fate: 'sets' | 'agrees' | 'outranked' | 'superseded' | 'switched-off' | 'other-edition' | 'implies'
  readonly by: AmendmentId | null
}

/** The value of a topic and why it has that value. */
export interface TopicResolution<T> {
  /** `null` exactly when the status is `base-unknown`. */
  readonly value: T | null
  /** The entry that sets it; `null` for house values and `base-unknown`. */
  readonly by: AmendmentId | null
  readonly status: 'book' | 'ruling' | 'house' | 'base-unknown'
  readonly trail: readonly TrailStep[]
  /** Rulings the value rests on. */
  readonly rulings: readonly RulingId[]
}

/** Two or more entries in force on one topic, and what settles it. */
export interface Overlap {
  readonly topic: Topic
  readonly ids: readonly AmendmentId[]
  /** `null` would be a real conflict: different values from one section. */
  readonly settledBy: 'agreement' | 'native-over-inherited' | 'section' | 'line' | null
}

/** An entry in force that sets topics. */
export type Speaker = LiveAmendment & { readonly topics: Partial<TopicValues> }

const speaksOf = (entry: Amendment, topic: Topic): boolean =>
  entry.topics !== undefined && Object.hasOwn(entry.topics, topic)

const speakers = (entries: readonly LiveAmendment[], topic: Topic): readonly Speaker[] =>
  entries.filter((entry): entry is Speaker => speaksOf(entry, topic)).sort(byPrecedence)

/** Native over taken over, section D over B and C, later line over earlier. */
function byPrecedence(a: LiveAmendment, b: LiveAmendment): number {
  const native = Number(a.title !== 'native') - Number(b.title !== 'native')
  return native || section(b) - section(a) || b.line[0] - a.line[0] || compareEntries(a, b)
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * The value of one parameter in an edition with these switches: by which entry, with what standing, and the fate of
 * every other entry that speaks of it.
 *
 * Precedence: `supersedes`; native over taken-over 1994 entries; section D over B and C; later line over earlier;
 * values implied by an entry of another edition; our own value while `houseDefaults` is on; else `base-unknown`.
 */
export function topic<K extends Topic>(
  edition: Edition,
  switches: Partial<Switches>,
  key: K,
): Parsed<TopicResolution<TopicValues[K]>, Citation> {
  const parsed = parseSwitches(switches)
  const violations = [...checkEdition(edition), ...(parsed.ok ? [] : parsed.violations), ...checkTopic(key)]
  if (!parsed.ok || violations.length > 0) return { ok: false, violations }
  return { ok: true, value: resolve(scope(edition, parsed.value), key) }
}

/** An edition with its switches and what is in force there. */
interface Scope {
  readonly edition: Edition
  readonly switches: Switches
  readonly here: readonly LiveAmendment[]
}

const scope = (edition: Edition, switches: Switches): Scope => ({ edition, switches, here: live(edition, switches) })

function resolve<K extends Topic>(where: Scope, key: K): TopicResolution<TopicValues[K]> {
  const [first, ...rest] = speakers(where.here, key)
  if (first === undefined) return unspoken(where, key)
  const value = first.topics[key] as TopicValues[K]
  const others = rest.map(({ id, topics }) => step(id, same(topics[key], value) ? 'agrees' : 'outranked', first.id))
  return {
    value,
    by: first.id,
    status: first.status,
    trail: [step(first.id, 'sets', null), ...others, ...silent(where, key)],
    rulings: [...new Set([...takeover(first.title), ...(first.rulings ?? [])])],
  }
}

const step = (id: AmendmentId, fate: TrailStep['fate'], by: AmendmentId | null): TrailStep => ({ id, fate, by })

const takeover = (title: Title): readonly RulingId[] => {
  if (title === 'inherited') return ['R-10']
  return title === 'carried' ? ['R-09'] : []
}

/** No entry in force sets the topic: an implied value, a house value, or nothing. */
function unspoken<K extends Topic>(where: Scope, key: K): TopicResolution<TopicValues[K]> {
  const { edition, switches } = where
  const trail = silent(where, key)
  const implied = implication(edition, key)
  if (implied !== null) {
    const lines = [step(implied.id, 'implies', null), ...trail]
    return { value: implied.value, by: implied.id, status: 'ruling', trail: lines, rulings: [] }
  }
  const house = HOUSE_TOPICS[edition][key] as TopicValues[K] | undefined
  if (switches.houseDefaults && house !== undefined) {
    return { value: house, by: null, status: 'house', trail, rulings: ['R-32'] }
  }
  return { value: null, by: null, status: 'base-unknown', trail, rulings: [] }
}

function implication<K extends Topic>(edition: Edition, key: K): { id: AmendmentId; value: TopicValues[K] } | null {
  for (const { id, implies = [] } of ENTRIES) {
    const hit = implies.find((one) => one.edition === edition && Object.hasOwn(one.topics, key))
    if (hit !== undefined) return { id, value: hit.topics[key] as TopicValues[K] }
  }
  return null
}

/** The entries that speak of a topic but are not in force, and why. */
function silent(where: Scope, key: Topic): readonly TrailStep[] {
  const absent = ENTRIES.filter((entry) => speaksOf(entry, key) && !where.here.some(({ id }) => id === entry.id))
  return absent.map((entry) => silence(entry, where))
}

function silence(entry: Amendment, { edition, switches, here }: Scope): TrailStep {
  const by = here.find(({ supersedes = [] }) => supersedes.includes(entry.id))
  if (by !== undefined) return step(entry.id, 'superseded', by.id)
  const open: Switches = entry.switchId === undefined ? switches : { ...switches, [entry.switchId]: true }
  const takesOver: Switches = { ...open, inheritOtr1: true, carryOtr1Data: true }
  return step(entry.id, titleOf(entry, edition, takesOver) === null ? 'other-edition' : 'switched-off', null)
}

/** A topic whose value or standing differs between two editions. */
export interface Difference {
  readonly topic: Topic
  readonly a: TopicResolution<unknown>
  readonly b: TopicResolution<unknown>
  readonly ids: readonly AmendmentId[]
}

/** The topics whose values differ between two editions under the same switches. */
export function diff(
  editionA: Edition,
  editionB: Edition,
  switches: Partial<Switches> = {},
): Parsed<readonly Difference[], Citation> {
  const parsed = parseSwitches(switches)
  const violations = [...checkEdition(editionA), ...checkEdition(editionB), ...(parsed.ok ? [] : parsed.violations)]
  if (!parsed.ok || violations.length > 0) return { ok: false, violations }
  const [a, b] = [scope(editionA, parsed.value), scope(editionB, parsed.value)]
  const compare = (key: Topic) => difference(key, resolve(a, key), resolve(b, key))
  return { ok: true, value: TOPICS.flatMap(compare) }
}

function difference(key: Topic, a: TopicResolution<unknown>, b: TopicResolution<unknown>): readonly Difference[] {
  if (same(a.value, b.value)) return []
  const ids = [a.by, b.by].filter((id) => id !== null)
  return [{ topic: key, a, b, ids: [...new Set(ids)].sort() }]
}

/** Every topic on which two or more entries in force speak without superseding each other, and what settles it. */
export function conflicts(edition: Edition, switches: Partial<Switches> = {}): Parsed<readonly Overlap[], Citation> {
  const parsed = parseSwitches(switches)
  const violations = [...checkEdition(edition), ...(parsed.ok ? [] : parsed.violations)]
  if (!parsed.ok || violations.length > 0) return { ok: false, violations }
  const entries = live(edition, parsed.value)
  return { ok: true, value: TOPICS.flatMap((key) => overlap(key, speakers(entries, key))) }
}

function overlap(key: Topic, [first, ...rest]: readonly Speaker[]): readonly Overlap[] {
  if (first === undefined || rest.length === 0) return []
  return [{ topic: key, ids: [first, ...rest].map(({ id }) => id), settledBy: settle(key, first, rest) }]
}

/** What settles an overlap: the first speaker has precedence over the rest. */
export function settle(key: Topic, first: Speaker, rest: readonly Speaker[]): Overlap['settledBy'] {
  const rivals = rest.filter(({ topics }) => !same(topics[key], first.topics[key]))
  if (rivals.length === 0) return 'agreement'
  if (rivals.every(({ title }) => title !== first.title && first.title === 'native')) return 'native-over-inherited'
  if (rivals.every((rival) => section(rival) !== section(first))) return 'section'
  return rivals.every((rival) => rival.line[0] !== first.line[0]) ? 'line' : null
}
