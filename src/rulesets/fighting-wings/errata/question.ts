import type { Parsed, Violation } from '../../../core/violation.js'
import type { Citation } from './amendments.js'
import { show } from './gate.js'
import { AMENDED_RULES, normaliseRule, takesIn } from './rule-number.js'
import { violation } from './ruled.js'
import { SWITCH_DEFAULTS, SWITCH_NEEDS, type Switches, type SwitchId } from './switches.js'
import { TOPICS } from './topic-values.js'
import { EDITIONS } from './vocabulary.js'

type Broken = Violation<Citation>

const isWord = (words: readonly string[], value: unknown): boolean => typeof value === 'string' && words.includes(value)

/** What is wrong with an edition from outside. */
export const checkEdition = (edition: unknown): readonly Broken[] =>
  isWord(EDITIONS, edition) ? [] : [violation('CORE-SHAPE', 'unknown-edition', { got: show(edition) })]

/** What is wrong with a topic from outside. */
export const checkTopic = (topic: unknown): readonly Broken[] =>
  isWord(TOPICS, topic) ? [] : [violation('CORE-SHAPE', 'unknown-topic', { got: show(topic) })]

/** What is wrong with a rule number from outside: no number at all, or one that the sheet never touches. */
export function checkRule(rule: unknown): readonly Broken[] {
  if (rule === undefined) return []
  const asked = typeof rule === 'string' ? normaliseRule(rule) : []
  if (asked.length === 0) return [violation('CORE-SHAPE', 'unknown-rule', { got: show(rule) })]
  const untouched = asked.filter((number) => !AMENDED_RULES.some((filed) => takesIn(number, filed)))
  return untouched.map((number) => violation('CORE-SHAPE', 'base-unknown', { need: `rule ${number}` }))
}

/** Complete switches from a partial set; what is not said has its default. */
export function parseSwitches(switches: unknown): Parsed<Switches, Citation> {
  if (typeof switches !== 'object' || switches === null || Array.isArray(switches)) {
    const facts = { at: 'switches', wanted: 'an object', got: show(switches) }
    return { ok: false, violations: [violation('CORE-SHAPE', 'wrong-shape', facts)] }
  }
  const violations = Object.entries(switches).flatMap(([id, on]) => checkSwitch(id, on))
  if (violations.length > 0) return { ok: false, violations }
  return withNeeds({ ...SWITCH_DEFAULTS, ...(switches as Partial<Switches>) })
}

function checkSwitch(id: string, on: unknown): readonly Broken[] {
  if (!Object.hasOwn(SWITCH_DEFAULTS, id)) return [violation('CORE-SHAPE', 'unknown-switch', { got: id.slice(0, 40) })]
  if (typeof on === 'boolean') return []
  return [violation('CORE-SHAPE', 'wrong-shape', { at: id, wanted: 'true or false', got: show(on) })]
}

function withNeeds(switches: Switches): Parsed<Switches, Citation> {
  const lacking = (Object.entries(SWITCH_NEEDS) as [SwitchId, SwitchId][]).filter(
    ([id, needs]) => switches[id] && !switches[needs],
  )
  if (lacking.length === 0) return { ok: true, value: switches }
  const say = ([got, needs]: [SwitchId, SwitchId]) => violation('CORE-SHAPE', 'switch-needs-switch', { got, needs })
  return { ok: false, violations: lacking.map(say) }
}
