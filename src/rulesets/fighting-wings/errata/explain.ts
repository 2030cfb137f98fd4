import type { Parsed } from '../../../core/violation.js'
import { type Amendment, amendment, type Citation, owner } from './amendments.js'
import { AMENDMENT_TEXT } from './amendments.text.js'
import { CALCULATORS } from './calculators.js'
import { show } from './gate.js'
import { CARD_PATCHES, REPLACED_CARDS, SCENARIO_PATCHES } from './patches.js'
import { type TopicResolution, type TrailStep, topic } from './resolve.js'
import { violation } from './ruled.js'
import { RULINGS, type RulingId, ruling } from './rulings.js'
import { RULING_TEXT } from './rulings.text.js'
import type { Switches } from './switches.js'
import type { Topic } from './topic-values.js'
import type { Edition } from './vocabulary.js'

const EDITION_NAMES: Readonly<Record<Edition, string>> = {
  otr1: 'Over the Reich, 1st-edition rules',
  otr2: 'Over the Reich, 2nd-edition rules',
  asp: 'Achtung Spitfire!',
}

const FATES: Readonly<Record<TrailStep['fate'], string>> = {
  sets: 'sets it',
  agrees: 'says the same as',
  outranked: 'differs and gives way to',
  superseded: 'is superseded by',
  'switched-off': 'is switched off',
  'other-edition': 'belongs to another edition',
  implies: 'lets it be inferred',
}

/**
 * Why a topic has its value in an edition: the value, where it comes from, what became of every other entry, and the
 * rulings it rests on, in plain lines.
 */
export function explain(edition: Edition, switches: Partial<Switches>, key: Topic): Parsed<string, Citation> {
  const resolved = topic(edition, switches, key)
  if (!resolved.ok) return resolved
  const lines = [headline(edition, key, resolved.value), ...resolved.value.trail.map(fate)]
  return { ok: true, value: [...lines, ...resolved.value.rulings.map(rulingLine)].join('\n') }
}

function headline(edition: Edition, key: Topic, { value, status, by }: TopicResolution<unknown>): string {
  const where = `${key} in ${EDITION_NAMES[edition]}`
  if (status === 'base-unknown') return `${where}: not said; the base rule is not at hand (base-unknown)`
  return `${where}: ${JSON.stringify(value)} (${status}${by === null ? '' : `, ${by}`})`
}

const fate = ({ id, fate: what, by }: TrailStep): string =>
  `- ${id} (${amendment(id).ref}, rule ${amendment(id).rule.join(', ')}) ${FATES[what]}${by === null ? '' : ` ${by}`}: ${AMENDMENT_TEXT[id].summary}`

const rulingLine = (id: RulingId): string => `- ${id}: ${RULING_TEXT[id].choice} ${RULING_TEXT[id].reason}`

/**
 * One entry, or the entry that owns a part, as a page to read: title, rules, editions, summary, lost signs, rulings
 * with their readings, and the functions or patches that carry it out.
 */
export function describe(citation: string): Parsed<string, Citation> {
  const id = owner(citation)
  if (id === null) return unknown('unknown-amendment', citation)
  const entry = amendment(id)
  const text = AMENDMENT_TEXT[id]
  const page = [`${id} (${entry.ref}): ${text.title}`, facts(entry), text.summary, ...lost(entry)]
  return { ok: true, value: [...page, ...(entry.rulings ?? []).map(rulingPage), ...carriers(entry)].join('\n') }
}

/** A ruling in one line: issue, choice, reason, and the readings a group may choose from. */
export function describeRuling(id: RulingId): Parsed<string, Citation> {
  const known = typeof id === 'string' && Object.hasOwn(RULINGS, id)
  return known ? { ok: true, value: rulingPage(id) } : unknown('unknown-ruling', id)
}

const unknown = (code: 'unknown-amendment' | 'unknown-ruling', got: unknown): Parsed<never, Citation> => ({
  ok: false,
  violations: [violation('CORE-SHAPE', code, { got: show(got) })],
})

function facts({ rule, kind, editions, inheritTo = [], carryTo = [], switchId, line, status }: Amendment): string {
  const over = [...inheritTo, ...carryTo]
  const taken = over.length === 0 ? '' : `; taken over by ${over.join(', ')}`
  const on = switchId === undefined ? '' : `; only with switch ${switchId}`
  return `Rule ${rule.join(', ')}; ${kind}; ${editions.join(', ')}${taken}${on}; lines ${line[0]}-${line[1]}; ${status}`
}

const lost = ({ reconstructed = [] }: Amendment): readonly string[] =>
  reconstructed.map(
    ({ line, printed, read, confidence }) => `Line ${line}: "${printed}" read as "${read}" (${confidence})`,
  )

function rulingPage(id: RulingId): string {
  const { issue, choice, reason } = RULING_TEXT[id]
  const { readings = [] } = ruling(id)
  const open = readings.length === 0 ? '' : ` Readings: ${readings.join(', ')}.`
  return `${id}: ${issue} ${choice} ${reason}${open}`
}

function carriers({ id }: Amendment): readonly string[] {
  const { withoutFunction } = AMENDMENT_TEXT[id]
  if (withoutFunction !== undefined) return [`No function: ${withoutFunction}`]
  const functions = Object.entries(CALCULATORS).filter(([, ids]) => ids.some((one) => one === id))
  const patches = [...CARD_PATCHES, ...SCENARIO_PATCHES, REPLACED_CARDS].filter((patch) => owner(patch.id) === id)
  return [...functions.map(([name]) => `Function: ${name}`), ...patches.map((patch) => `Patch: ${patch.id}`)]
}
