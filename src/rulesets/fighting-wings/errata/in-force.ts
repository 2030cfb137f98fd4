import type { Parsed } from '../../../core/violation.js'
import { type Amendment, type AmendmentId, type Citation, ENTRIES, isAmendmentId } from './amendments.js'
import { show } from './gate.js'
import { checkEdition, checkRule, parseSwitches } from './question.js'
import { normaliseRule, takesIn } from './rule-number.js'
import { violation } from './ruled.js'
import type { Switches } from './switches.js'
import type { Edition } from './vocabulary.js'

/** Why an entry is in force: by its own section, or taken over from the 1994 list by ruling. */
export type Title = 'native' | 'inherited' | 'carried'

/** An entry in force, and by what title. Whatever is not native has the status of a ruling. */
export interface LiveAmendment extends Amendment {
  readonly title: Title
}

/** Where the title of an entry comes from, if it has one in this edition. */
export function titleOf(entry: Amendment, edition: Edition, switches: Switches): Title | null {
  if (entry.switchId !== undefined && !switches[entry.switchId]) return null
  if (entry.editions.includes(edition)) return 'native'
  if (switches.inheritOtr1 && entry.inheritTo?.includes(edition)) return 'inherited'
  if (switches.carryOtr1Data && entry.carryTo?.includes(edition)) return 'carried'
  return null
}

/** The entries in force, trusted arguments: native first, then taken over, each in order of section, rule and line. */
export function live(edition: Edition, switches: Switches): readonly LiveAmendment[] {
  const titled = ENTRIES.flatMap((entry) => asLive(entry, titleOf(entry, edition, switches)))
  const replaced = new Set(titled.flatMap(({ supersedes = [] }) => supersedes))
  return titled.filter(({ id }) => !replaced.has(id)).sort(compareEntries)
}

function asLive(entry: Amendment, title: Title | null): readonly LiveAmendment[] {
  if (title === null) return []
  return [{ ...entry, title, status: title === 'native' ? entry.status : 'ruling' }]
}

/** Order of two entries in force: native before taken over, then section, then rule number, then line. */
export function compareEntries(a: LiveAmendment, b: LiveAmendment): number {
  return (
    Number(a.title !== 'native') - Number(b.title !== 'native') ||
    section(a) - section(b) ||
    compareRules(a.rule[0] ?? '', b.rule[0] ?? '') ||
    a.line[0] - b.line[0] ||
    a.line[1] - b.line[1]
  )
}

/** The section of the sheet, A to D, as a number. */
export const section = ({ ref }: Amendment): number => 'ABCD'.indexOf(ref.charAt(0))

function compareRules(a: string, b: string): number {
  const [x, y] = [numbers(a), numbers(b)]
  for (let i = 0; i < Math.max(x.length, y.length); i++) {
    const difference = (x[i] ?? -1) - (y[i] ?? -1)
    if (difference !== 0) return difference
  }
  return a < b ? -1 : Number(a > b)
}

/** Numbers of a rule, named play aids behind all chapters. */
const numbers = (rule: string): readonly number[] =>
  /^\d/.test(rule) ? rule.split('.').map((part) => Number.parseInt(part, 10)) : [999]

/**
 * What of the sheet is in force in an edition with these switches, for one rule or for all.
 *
 * A rule takes in its sub-rules and lettered cases (`8.1` takes in `8.1e`). An empty list says that the sheet leaves
 * this rule alone in this edition. A number that no entry of the sheet ever touches is `base-unknown`.
 *
 * @example inForce('asp', {}, '6.4') // FW-6.4-sd-reversal-first-turn
 */
export function inForce(
  edition: Edition,
  switches: Partial<Switches> = {},
  rule?: string,
): Parsed<readonly LiveAmendment[], Citation> {
  const parsed = parseSwitches(switches)
  const violations = [...checkEdition(edition), ...(parsed.ok ? [] : parsed.violations), ...checkRule(rule)]
  if (!parsed.ok || violations.length > 0) return { ok: false, violations }
  const all = live(edition, parsed.value)
  return { ok: true, value: rule === undefined ? all : all.filter((entry) => concerns(entry, edition, rule)) }
}

function concerns(entry: Amendment, edition: Edition, rule: string): boolean {
  const filed = edition === 'otr1' ? entry.rule : [...entry.rule, ...(entry.secondEdition ?? [])]
  return normaliseRule(rule).some((asked) => filed.some((number) => takesIn(asked, number)))
}

/** Whether one entry is in force. */
export function isInForce(
  id: AmendmentId,
  edition: Edition,
  switches: Partial<Switches> = {},
): Parsed<boolean, Citation> {
  const entries = inForce(edition, switches)
  if (!entries.ok) return entries
  if (isAmendmentId(id)) return { ok: true, value: entries.value.some((entry) => entry.id === id) }
  return { ok: false, violations: [violation('CORE-SHAPE', 'unknown-amendment', { got: show(id) })] }
}
