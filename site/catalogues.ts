/** Every rule catalogue as a reader meets it: entry and text in one, in the order of the book. */
import type { OptionInfo, RuleInfo, RulingText, Shown, SourcedValue } from '../src/core/index.js'
import { rulesets } from '../src/registry.js'
import { texts as aerialCraps } from '../src/rulesets/aerial-craps/book/rules.text.js'
import { texts as fightingWings } from '../src/rulesets/fighting-wings/book/rules.text.js'
import * as errata from '../src/rulesets/fighting-wings/errata/index.js'
import { texts as regiaAeronautica } from '../src/rulesets/regia-aeronautica/book/rules.text.js'
import { texts as spitfire } from '../src/rulesets/spitfire/book/rules.text.js'
import { texts as spittingFire } from '../src/rulesets/spitting-fire/book/rules.text.js'

/** One rule with all that is said about it. */
export interface Rule {
  readonly id: string
  readonly title: string
  readonly source: string
  readonly status: string
  readonly option?: string
  readonly summary: string
  readonly ruling?: Ruling
  readonly reason?: string
  /** Why no option switches to another reading. */
  readonly noSwitch?: string
  /** Why play never cites it. */
  readonly silent?: string
}

/** A question that the book leaves open, and how it is answered. */
export interface Ruling {
  readonly question: string
  readonly readings: readonly string[]
  readonly choice: string
  /** Why no option plays it otherwise. */
  readonly noSwitch?: string
}

/** A switch: what it is called, what it can be, which rule it belongs to. */
export interface Option {
  readonly name: string
  readonly values: readonly unknown[]
  readonly rule?: string
}

/** The rules of one game, or of one sheet of errata. */
export interface Catalogue {
  readonly id: string
  readonly title: string
  /** What a program imports to play it. */
  readonly entry: string
  /** Its folder below `src/rulesets` and `test/rulesets`. */
  readonly folder: string
  readonly rules: readonly Rule[]
  readonly options: readonly Option[]
  readonly values: readonly SourcedValue[]
  /** None for a sheet of errata, which is played by its game. */
  readonly ruleset?: Shown
  /** A line that sets an option to a value. */
  choose(option: string, value: unknown): string
}

type Text = Partial<RulingText> & { readonly summary: string }
const texts: Readonly<Record<keyof typeof rulesets, Readonly<Record<string, Text>>>> = {
  'spitting-fire': spittingFire,
  spitfire,
  'fighting-wings': fightingWings,
  'regia-aeronautica': regiaAeronautica,
  'aerial-craps': aerialCraps,
}

// ---------------------------------------------------------------------------------------- the games

const gameRule = (id: string, info: RuleInfo, text: Text): Rule => ({
  ...{ id, title: info.title, source: info.source, status: info.status, summary: text.summary },
  ...(info.option !== undefined && { option: info.option }),
  ...(text.reason !== undefined && { reason: text.reason }),
  ...(text.noSwitch !== undefined && { noSwitch: text.noSwitch }),
  ...(text.silent !== undefined && { silent: text.silent }),
  ...(text.question !== undefined && { ruling: rulingOf(text.question, text) }),
})

const rulingOf = (question: string, { readings = [], choice = 0, noSwitch }: Text): Ruling => ({
  ...{ question, readings, choice: readings[choice] ?? '' },
  ...(noSwitch !== undefined && { noSwitch }),
})

function game([id, ruleset]: readonly [string, Shown]): Catalogue {
  const said = texts[id as keyof typeof texts]
  const rules = Object.entries<RuleInfo>(ruleset.info.rules).filter(([rule]) => !rule.startsWith('CORE-'))
  const options = Object.entries<OptionInfo>(ruleset.info.options)
  return {
    ...{ id, title: ruleset.info.title, entry: `wingover/${id}`, folder: id, ruleset },
    rules: rules.map(([rule, info]) => gameRule(rule, info, said[rule] ?? { summary: '' })),
    options: options.map(([name, { values, rule }]) => ({ name, values, rule })),
    values: ruleset.provenance(),
    choose: (option, value) => `setup({ ...config, options: { ${option}: ${JSON.stringify(value)} } })`,
  }
}

// ---------------------------------------------------------------------------------------- the errata

function errataRule(id: errata.AmendmentId): Rule {
  const { rule, line, status, switchId, editions } = errata.amendment(id)
  const { title, summary, withoutFunction } = errata.AMENDMENT_TEXT[id]
  const lines = line[0] === line[1] ? `line ${line[0]}` : `lines ${line.join('-')}`
  return {
    ...{ id, title, summary, status, source: `rule ${rule.join(', ')}; ${lines}; ${editions.join(', ')}` },
    ...(switchId !== undefined && { option: switchId }),
    ...(withoutFunction !== undefined && { silent: withoutFunction }),
  }
}

function errataRuling(id: errata.RulingId): Rule {
  const { issue, choice, reason } = errata.RULING_TEXT[id]
  const { readings = [], lines, switchId }: errata.RulingRecord = errata.RULINGS[id]
  const by = errata.AMENDMENT_IDS.filter((entry) => errata.amendment(entry).rulings?.includes(id))
  return {
    ...{ id, title: by.join(', ') || 'The sheet as a whole', status: 'ruling', reason },
    source: `line ${lines.join(', ')} of the sheet`,
    summary: choice,
    ruling: { question: issue, readings: readings.map((value) => `\`${value}\``), choice },
    ...(switchId !== undefined && { option: switchId }),
    ...(switchId === undefined && readings.length > 0 && { option: id }),
  }
}

const errataOptions: readonly Option[] = [
  ...errata.SWITCH_IDS.map((name) => ({
    ...{ name, values: [errata.SWITCH_DEFAULTS[name], !errata.SWITCH_DEFAULTS[name]] },
  })),
  ...errata.RULING_IDS.flatMap((name) => {
    const { readings }: errata.RulingRecord = errata.RULINGS[name]
    return readings === undefined ? [] : [{ name, values: readings, rule: name }]
  }),
]

const errataSheet: Catalogue = {
  ...{ id: 'fighting-wings-errata', title: 'Fighting Wings errata', entry: 'wingover/fighting-wings/errata' },
  folder: 'fighting-wings',
  rules: [...errata.AMENDMENT_IDS.map(errataRule), ...errata.RULING_IDS.map(errataRuling)],
  options: errataOptions,
  values: [
    ...errata.HOUSE_FUNCTIONS.map((name) => ({ what: name, value: 'a number of ours', source: 'house' as const })),
    ...Object.entries(errata.HOUSE_TOPICS).map(([what, value]) => ({ what, value, source: 'house' as const })),
  ],
  choose: (option, value) =>
    option.startsWith('R-')
      ? `{ readings: { '${option}': ${JSON.stringify(value)} } }`
      : `topic('asp', { ${option}: ${JSON.stringify(value)} }, key)`,
}

/** Every catalogue, the games in the order of the registry. */
export const catalogues: readonly Catalogue[] = [
  ...Object.entries<Shown>(rulesets).map((entry) => game(entry)),
  errataSheet,
]
