/** The options of a catalogue: what each is by default, what else it can be, and what that changes. */
import type { Catalogue, Option, Rule } from '../catalogues.js'
import { anchor, code, type Page, page, plain, ruleLink, table, valueText } from '../markdown.js'
import type { Witnessed } from '../witnesses.js'
import { otherwise } from './rulings.js'
import { witnessLines } from './witness.js'

/** The page of all options. */
export function optionsPage(catalogue: Catalogue, witnesses: readonly Witnessed[]): Page {
  const { id, title, options } = catalogue
  return page(`docs/rules/${id}/options.md`, 'Options', [
    `What can be switched in ${plain(title)}. An option that is not set has its default; records keep all of them.`,
    '',
    table(
      ['option', 'default', 'other values', 'rule'],
      options.map((option) => [
        `[${code(option.name)}](#${option.name})`,
        valueText(option.values[0]),
        option.values.slice(1).map(valueText).join(', '),
        rulesOf(catalogue, option)
          .map((rule) => ruleLink(rule.id))
          .join(', '),
      ]),
    ),
    '',
    ...options.flatMap((option) => optionInFull(catalogue, option, witnesses)),
  ])
}

const rulesOf = ({ rules }: Catalogue, { name }: Option): readonly Rule[] =>
  rules.filter(({ option }) => option === name)

function optionInFull(catalogue: Catalogue, option: Option, witnesses: readonly Witnessed[]): readonly string[] {
  const own = witnesses.filter((witness) => witness.option === option.name)
  return [
    anchor(option.name),
    '',
    `## ${option.name}`,
    '',
    ...rulesOf(catalogue, option).flatMap((rule) => [
      `- ${ruleLink(rule.id)} ${plain(rule.title)}: ${plain(rule.summary)}`,
      ...(rule.ruling?.readings ?? []).map((reading) => `  - ${plain(reading)}`),
    ]),
    '',
    ...otherwise(catalogue, option),
    ...own.flatMap((witness) => witnessLines(witness)),
  ]
}
