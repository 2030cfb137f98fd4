import type { Glossary, OptionInfo, RuleInfo, RuleText, RulingText } from '../../../core/index.js'
import { AMENDMENT_IDS, type AmendmentId, amendment } from './amendments.js'
import { AMENDMENT_TEXT } from './amendments.text.js'
import { RULING_IDS, type RulingId, ruling } from './rulings.js'
import { RULING_TEXT } from './rulings.text.js'
import { SWITCH_DEFAULTS, SWITCH_IDS } from './switches.js'

/** What the sheet of errata says beyond the rules of the game: every entry, and every ruling on the sheet itself. */
export interface Sheet {
  readonly rules: Readonly<Record<string, RuleInfo>>
  readonly texts: Readonly<Record<string, RuleText>>
  readonly options: Readonly<Record<string, OptionInfo>>
  readonly glossary: Glossary
}

const linesOf = (lines: readonly number[]): string =>
  lines[0] === lines[1] ? `line ${lines[0]}` : `lines ${lines.join('-')}`

function entryInfo(id: AmendmentId): RuleInfo {
  const { rule, line, status, switchId, editions } = amendment(id)
  const source = `rule ${rule.join(', ')}; ${linesOf(line)}; ${editions.join(', ')}`
  return { title: AMENDMENT_TEXT[id].title, source, status, ...(switchId !== undefined && { option: switchId }) }
}

function entryText(id: AmendmentId): RuleText {
  const { summary, withoutFunction } = AMENDMENT_TEXT[id]
  return { summary, ...(withoutFunction !== undefined && { silent: withoutFunction }) }
}

function rulingInfo(id: RulingId): RuleInfo {
  const { readings = [], lines, switchId } = ruling(id)
  const by = AMENDMENT_IDS.filter((entry) => amendment(entry).rulings?.includes(id))
  const option = switchId ?? (readings.length > 0 ? id : undefined)
  return {
    ...{ title: by.map((entry) => AMENDMENT_TEXT[entry].title).join(', ') || 'The sheet as a whole' },
    ...{ source: `line ${lines.join(', ')} of the sheet`, status: 'ruling' },
    ...(option !== undefined && { option }),
  }
}

function rulingText(id: RulingId): RulingText {
  const { issue, choice, reason } = RULING_TEXT[id]
  const { readings } = ruling(id)
  return {
    summary: choice,
    question: issue,
    readings: readings?.map((value) => `\`${value}\``) ?? [choice],
    choice: 0,
    reason,
  }
}

const options = (): Readonly<Record<string, OptionInfo>> => ({
  ...Object.fromEntries(
    SWITCH_IDS.map((name) => [name, { values: [SWITCH_DEFAULTS[name], !SWITCH_DEFAULTS[name]], rule: ruleOf(name) }]),
  ),
  ...Object.fromEntries(
    RULING_IDS.flatMap((name) => {
      const { readings } = ruling(name)
      return readings === undefined ? [] : [[name, { values: readings, rule: name }]]
    }),
  ),
})

/** The ruling behind a switch of the sheet, else the first entry that it switches. */
const ruleOf = (name: (typeof SWITCH_IDS)[number]): string =>
  RULING_IDS.find((id) => ruling(id).switchId === name) ??
  AMENDMENT_IDS.find((id) => amendment(id).switchId === name) ??
  ''

const byId = <Id extends string, T>(ids: readonly Id[], of: (id: Id) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(ids.map((id) => [id, of(id)]))

/** The sheet as a book: entries in the order of its lines, then the rulings. */
export const sheet = (): Sheet => ({
  rules: { ...byId(AMENDMENT_IDS, entryInfo), ...byId(RULING_IDS, rulingInfo) },
  texts: { ...byId(AMENDMENT_IDS, entryText), ...byId(RULING_IDS, rulingText) },
  options: options(),
  glossary: {
    sections: {
      'OTR1-': 'Over the Reich, 1st edition',
      'OTR2-': 'Over the Reich, 2nd edition rules',
      'ASP-': 'Achtung Spitfire!',
      'FW-': 'The whole system',
      'R-': 'Rulings on the sheet',
    },
    synonyms: [],
    terms: { editions: ['R-10'], supersede: ['R-10'] },
  },
})
