import { rulesBehind } from '../../core/citations.js'
import type { Game, RuleOf, Ruleset, RulingText } from '../../core/index.js'
import { noteOn, type RuleNote, type Texts } from './note.js'
import type { Choice } from './sides.js'

/** A ruling that an event or a refusal rests on: the book could be read otherwise. */
export interface Rested<Rule extends string = string> {
  readonly rule: RuleNote<Rule>
  /** What the book leaves open, if the caller brought the texts. */
  readonly question?: string
  /** The reading that is played here. */
  readonly played?: string
  /** The readings that are not, each with the switch that plays it, where there is one. */
  readonly others: readonly Reading[]
  /** `This rests on SF-LOOP-06; played the other way: ...` */
  readonly text: string
}

/** One way to read a rule. */
export interface Reading {
  /** In words, if the caller brought the texts. */
  readonly text?: string
  /** The switch and its value, if one plays it. */
  readonly option?: string
  readonly value?: unknown
}

/** How to look for rulings. */
export interface RulingQuestion {
  readonly texts?: Texts
  /** The options of the game it happened in: what is not said is as by default. */
  readonly options?: Choice
}

/**
 * The rulings behind whatever cites rules: an event, a violation, a line of a log. Derived from the catalogue: a rule that
 * has a switch, or that is a ruling by status, can be played otherwise.
 */
export function rulingsOf<G extends Game>(
  ruleset: Ruleset<G>,
  citing: { readonly rule: string },
  { texts = {}, options = {} }: RulingQuestion = {},
): readonly Rested<RuleOf<G>>[] {
  return rulesBehind(citing)
    .filter((id) => isOpen(ruleset, id))
    .map((id) => restedOn(ruleset, id, texts, options))
}

const isOpen = <G extends Game>({ info }: Ruleset<G>, id: string): boolean => {
  const rule = Object.hasOwn(info.rules, id) ? info.rules[id as RuleOf<G>] : undefined
  return rule !== undefined && (rule.status === 'ruling' || rule.option !== undefined)
}

function restedOn<G extends Game>(ruleset: Ruleset<G>, id: string, texts: Texts, options: Choice): Rested<RuleOf<G>> {
  const rule = noteOn(ruleset, id, texts)
  const text: Partial<RulingText> = Object.hasOwn(texts, id) ? (texts[id] ?? {}) : {}
  const all = readingsOf(ruleset, rule, text)
  const now = playedNow(ruleset, rule, text, options, all)
  const others = all.filter((one) => one !== now)
  return {
    ...{ rule, others, text: saidOf(rule, text.question, others) },
    ...(text.question !== undefined && { question: text.question }),
    ...(now?.text !== undefined && { played: now.text }),
  }
}

/** The ways to read a rule: as its text lists them, else as its switch does. */
function readingsOf<G extends Game>({ info }: Ruleset<G>, { option }: RuleNote, text: Partial<RulingText>) {
  const values = option === undefined ? [] : (info.options[option]?.values ?? [])
  if (text.readings === undefined) return values.map((value): Reading => ({ option: option as string, value }))
  return text.readings.map((reading): Reading => {
    const value = values.find((one) => named(reading).includes(String(one)))
    return option === undefined || value === undefined ? { text: reading } : { text: reading, option, value }
  })
}

/** The values that a reading names in backquotes. */
const named = (reading: string): readonly string[] => [...reading.matchAll(/`([^`]*)`/g)].map(([, name = '']) => name)

/** The reading in force: by the switch if it is set, else the text's choice, else the default. */
function playedNow<G extends Game>(
  { info }: Ruleset<G>,
  { option }: RuleNote,
  { choice = 0 }: Partial<RulingText>,
  options: Choice,
  all: readonly Reading[],
): Reading | undefined {
  const set = option === undefined || !Object.hasOwn(options, option) ? undefined : options[option]
  const standard = option === undefined ? undefined : info.options[option]?.values[0]
  const value = set ?? standard
  return all.find((one) => one.option !== undefined && same(one.value, value)) ?? all[choice]
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What is asked in brackets, and the ways it is not played; names of values are for programs and left out. */
function saidOf({ id }: RuleNote, question: string | undefined, others: readonly Reading[]): string {
  const asked = question === undefined ? '' : ` (${question})`
  const ways = others.map(
    ({ text, option, value }) => text?.replace(/ ?\(?`[^`]*`\)?/g, '') ?? `${option} ${shown(value)}`,
  )
  return ways.length === 0
    ? `This rests on ${id}${asked}.`
    : `This rests on ${id}${asked}; played the other way: ${ways.join('; or ')}.`
}

/** A value of a switch as a person reads it. */
export function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return value.map(shown).join(' by ')
  return Object.entries(value)
    .map(([name, one]) => `${name} ${shown(one)}`)
    .join(', ')
}
