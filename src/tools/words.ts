/** Events, refusals and their facts in plain words, for every game alike. */
import type { BaseEvent, Modifier } from '../core/index.js'

const FRAME = new Set(['type', 'rule', 'audience'])

/** `planeShotDown` as `plane shot down`. */
export const wordsOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** An event in a sentence: who, what, and its facts. `emil-1: plane moved, distance 1, spent 1.` */
export function sentenceOf(event: BaseEvent): string {
  const facts = factsOf(event)
  const [first] = facts
  const who = first !== undefined && typeof first[1] === 'string' ? first[1] : undefined
  const told = listed(Object.fromEntries(who === undefined ? facts : facts.slice(1)))
  const what = told === '' ? wordsOf(event.type) : `${wordsOf(event.type)}, ${told}`
  return who === undefined ? `${capital(what)}.` : `${who}: ${what}.`
}

/** What an event says beside its type, its rule and its audience. */
const factsOf = (event: BaseEvent): readonly (readonly [name: string, value: unknown])[] =>
  Object.entries(event).filter(([name]) => !FRAME.has(name))

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Named values in one line: `plane A1, dice 3 5, need 4, hit`. */
export const listed = (facts: object): string =>
  Object.entries(facts)
    .map(([name, value]) => fact(name, value))
    .filter((text) => text !== '')
    .join(', ')

function fact(name: string, value: unknown): string {
  if (isEmpty(value)) return ''
  if (typeof value === 'boolean') return value ? wordsOf(name) : `not ${wordsOf(name)}`
  if (value === null || value === undefined) return `no ${wordsOf(name)}`
  return `${wordsOf(name)} ${valueText(value)}`
}

/** A list or record with nothing in it. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

function valueText(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(value * 1_000) / 1_000)
  if (Array.isArray(value)) return value.map(valueText).join(isModifier(value[0]) ? ' and ' : ' ')
  if (isModifier(value)) return `${value.value < 0 ? '' : '+'}${value.value} ${value.label} [${value.rule}]`
  return typeof value === 'object' && value !== null ? `(${listed(value)})` : String(value)
}

/** A line of a sum that a player can check by hand. */
const isModifier = (value: unknown): value is Modifier =>
  typeof value === 'object' && value !== null && 'label' in value && 'value' in value && typeof value.value === 'number'
