import { ENTRIES } from './amendments.js'

/** A number the sheet prints wrongly or by its other edition, and the number it is filed under. */
export const RULE_ALIASES = {
  '15-1': '15.1',
  '15.75': '15.5',
  '6.9': '5.6',
  '11.2 special damage': '11.3',
} as const

const NUMBER = /\d+(?:[.-]\s?\d+)*/g
const CASE = /^\s*,?\s*(?:case\s+)?([a-h])\)/i
const NAMED = /^(AID|ADC|CTR|CRIT|SCN)\.\S.*$/

/**
 * Rule numbers in a text, in the form they are filed under: `Rules 14.1 & 14.4` gives two, `15-1;` gives `15.1`,
 * `8.1 Case e)` gives `8.1e`, `Chapter 13` gives `13`. Names of play aids, cards and tables (`ADC.P-38J`) pass
 * unchanged. A text without a number, and anything that is no text, gives an empty list.
 */
export function normaliseRule(rule: string): readonly string[] {
  if (typeof rule !== 'string' || rule.length > 200) return []
  if (NAMED.test(rule.trim())) return [rule.trim()]
  if (/^\s*(?:rule\s+)?11\.2\s*-?\s*special damage/i.test(rule)) return [RULE_ALIASES['11.2 special damage']]
  const found = [...rule.matchAll(NUMBER)].map((match) => withCase(rule, match))
  return [...new Set(found)]
}

function withCase(rule: string, match: RegExpMatchArray): string {
  const digits = match[0].replace(/\s/g, '')
  const number = Object.hasOwn(RULE_ALIASES, digits) ? RULE_ALIASES[digits as '6.9'] : digits.replace(/-/g, '.')
  const rest = rule.slice((match.index ?? 0) + match[0].length)
  const letter = CASE.exec(rest)?.[1] ?? /^[a-h](?![a-z])/i.exec(rest)?.[0] ?? ''
  return number + letter.toLowerCase()
}

/** Whether a rule asked for takes in a filed number: `8.1` takes in `8.1e`, `15` takes in `15.7.1`, `1` not `10`. */
export function takesIn(asked: string, filed: string): boolean {
  if (!filed.startsWith(asked)) return false
  return filed.length === asked.length || /^(\.|[a-h]$)/.test(filed.slice(asked.length))
}

/** Every rule number and play aid that some entry of the sheet amends. */
export const AMENDED_RULES: readonly string[] = [
  ...new Set(ENTRIES.flatMap(({ rule, secondEdition = [] }) => [...rule, ...secondEdition])),
]
