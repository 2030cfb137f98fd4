import {
  type ActionOf,
  type BaseAction,
  canonical,
  type Game,
  type RuleOf,
  type Ruleset,
  type Violation,
} from '../../core/index.js'
import { refusalOf, type Words } from '../../core/words/index.js'
import { cite, noteOn, type RuleNote, type Texts } from './note.js'
import { shown } from './rulings.js'
import { type Choice, moved } from './sides.js'

/** A rule that an order was held against and kept; the order beside it did not. */
export interface Passed<G extends Game> {
  readonly rule: RuleNote<RuleOf<G>>
  /** An order of the same type that this very rule refuses in this position. */
  readonly neighbour: ActionOf<G>
  readonly violation: Violation<RuleOf<G>>
  /** Both in one sentence. */
  readonly text: string
}

/** A switch under which the answer would be another one. */
export interface OtherAnswer<G extends Game> {
  readonly option: string
  readonly value: unknown
  readonly rule: RuleNote<RuleOf<G>>
  /** Would the order be legal then? */
  readonly legal: boolean
  /** What would be broken then. */
  readonly broken: readonly RuleOf<G>[]
}

/** At most this many orders are held against the rules to see which of them bite. */
const TRIALS = 160

/** What a negative trace needs to know: how an order is checked, and which orders lie near. */
export interface Ground<G extends Game> {
  /** Every broken rule of an order. */
  check(action: ActionOf<G>): readonly Violation<RuleOf<G>>[]
  readonly near: readonly G['Action'][]
  readonly view: G['View']
  readonly words: Words<G>
  readonly texts?: Texts
}

/**
 * Rules that were looked at and do not stand in the way: each is proved by an order of the same type, in the same
 * position, that it does refuse. The rules that the order itself breaks are left out.
 */
export function passedBy<G extends Game>(
  ruleset: Ruleset<G>,
  action: ActionOf<G>,
  { check, near, view, words, texts }: Ground<G>,
): readonly Passed<G>[] {
  const broken = new Set<string>(check(action).map(({ rule }) => rule))
  const found = new Map<string, Passed<G>>()
  for (const neighbour of variations(action, near)) {
    for (const violation of check(neighbour)) {
      if (broken.has(violation.rule) || found.has(violation.rule) || violation.rule.startsWith('CORE-')) continue
      const rule = noteOn(ruleset, violation.rule, texts)
      found.set(violation.rule, { rule, neighbour, violation, text: kept(rule, violation, words, view) })
    }
  }
  return [...found.values()]
}

const kept = <G extends Game>(
  rule: RuleNote,
  violation: Violation<RuleOf<G>>,
  words: Words<G>,
  view: G['View'],
): string => `${cite(rule)} was looked at and is kept; it would say: ${refusalOf(words, violation, view)}`

/** Orders of the same type that differ in one field, by values that other orders have there, or numbers a step away. */
function variations<G extends Game>(action: ActionOf<G>, near: readonly G['Action'][]): readonly ActionOf<G>[] {
  const alike = near.filter(({ type, seat }) => type === action.type && seat === action.seat)
  const fields = Object.entries(action).filter(([name]) => !['type', 'seat', 'rolls', 'card'].includes(name))
  const changed = fields.flatMap(([name, value]) =>
    [...alike.map((one) => fieldOf(one, name)), ...steps(value)].map((other) => ({ ...action, [name]: other })),
  )
  const all = [...alike, ...changed] as readonly ActionOf<G>[]
  const own = canonical(action)
  return [...new Map(all.map((one) => [canonical(one), one])).entries()]
    .filter(([key]) => key !== own)
    .slice(0, TRIALS)
    .map(([, one]) => one)
}

const fieldOf = (action: BaseAction, name: string): unknown =>
  (action as unknown as Readonly<Record<string, unknown>>)[name]

const steps = (value: unknown): readonly number[] =>
  typeof value === 'number' ? [value - 1, value + 1, 0, -value, value * 2, value + 100] : []

/** The switches of a game under which the order would be legal where it is not, or refused where it is legal. */
export function otherAnswers<G extends Game>(
  ruleset: Ruleset<G>,
  { config, state }: { readonly config: G['Config']; readonly state: G['State'] },
  action: ActionOf<G>,
): readonly OtherAnswer<G>[] {
  const isLegal = ruleset.check(state, action).length === 0
  return switchesOf(ruleset, config).flatMap(({ option, value, rule }) => {
    const lying = moved(ruleset, config, state, { [option]: value }, option)
    const broken = lying.ok ? ruleset.check(lying.value, action).map((one) => one.rule) : undefined
    if (broken === undefined || (broken.length === 0) === isLegal) return []
    return [{ option, value, rule: noteOn(ruleset, rule), legal: broken.length === 0, broken }]
  })
}

/** Every value of every switch that the game is not played with. */
function switchesOf<G extends Game>({ info, complete }: Ruleset<G>, config: G['Config']) {
  const set = (complete(config) as { readonly options?: Choice }).options ?? {}
  return Object.entries(info.options).flatMap(([option, { values, rule }]) =>
    values.filter((value) => canonical(value) !== canonical(set[option])).map((value) => ({ option, value, rule })),
  )
}

/** `Played with tableEdge out it would be legal (SF-GEO-06).` */
export const answersText = <G extends Game>(answers: readonly OtherAnswer<G>[]): readonly string[] =>
  answers.map(({ option, value, rule, legal }) => {
    return `Played with ${option} ${shown(value)} it would be ${legal ? 'legal' : 'refused'} (${rule.id}).`
  })
