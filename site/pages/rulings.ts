/** The register of rulings: what the book leaves open, how it can be read, how it is played, and how to play otherwise. */
import type { Catalogue, Option, Rule } from '../catalogues.js'
import type { Coverage } from '../coverage.js'
import { anchor, code, counted, type Page, page, plain, table, valueText } from '../markdown.js'
import type { Witnessed } from '../witnesses.js'
import { codeLinks, testLinks } from './links.js'
import { witnessLines } from './witness.js'

/** The page of all rulings of a catalogue; none if there is nothing to rule. */
export function rulingsPage(
  catalogue: Catalogue,
  coverage: readonly Coverage[],
  witnesses: readonly Witnessed[],
): Page | undefined {
  const ruled = coverage.filter(({ rule }) => rule.ruling !== undefined)
  if (ruled.length === 0) return undefined
  return page(`docs/rules/${catalogue.id}/rulings.md`, 'Rulings', [
    `Where the text of ${plain(catalogue.title)} is silent, unclear or at odds with itself: ${counted(ruled.length, 'question')},`,
    'each with the ways to read it, the reading that is played, and why.',
    '',
    table(
      ['question', 'played', 'rule', 'option'],
      ruled.map(({ rule }) => [
        `[${plain(rule.ruling?.question ?? '')}](#${rule.id})`,
        plain(rule.ruling?.choice ?? ''),
        `[${rule.id}](#${rule.id})`,
        rule.option === undefined ? '' : `[${code(rule.option)}](option:${catalogue.id}/${rule.option})`,
      ]),
    ),
    '',
    ...ruled.flatMap((one) => rulingInFull(catalogue, one, witnesses)),
  ])
}

function rulingInFull(catalogue: Catalogue, one: Coverage, witnesses: readonly Witnessed[]): readonly string[] {
  const { rule } = one
  const option = catalogue.options.find(({ name }) => name === rule.option)
  const own = witnesses.filter((witness) => witness.option === rule.option)
  const tests = [...testLinks(one.named), ...testLinks(one.expecting)]
  return [
    anchor(rule.id),
    '',
    `## ${plain(rule.ruling?.question ?? '')}`,
    '',
    `[${rule.id}](page:${catalogue.id}/rules#${rule.id}) ${plain(rule.title)}, ${plain(rule.source)}.`,
    '',
    ...readingLines(rule),
    '',
    ...(rule.reason === undefined ? [] : [`**Why.** ${plain(rule.reason)}`, '']),
    ...(rule.noSwitch === undefined ? [] : [`**Why no switch.** ${plain(rule.noSwitch)}`, '']),
    ...(one.code.length === 0 ? [] : [`**Decided in** ${codeLinks(one.code)}.`, '']),
    ...(rule.silent === undefined ? [] : [`**Never cited in play.** ${plain(rule.silent)}`, '']),
    ...(tests.length === 0 ? [] : ['**Tested by**', '', ...tests, '']),
    ...(option === undefined ? [] : otherwise(catalogue, option)),
    ...(rule.ruling?.noSwitch === undefined ? [] : [`**No switch.** ${plain(rule.ruling.noSwitch)}`, '']),
    ...own.flatMap((witness) => witnessLines(witness)),
  ]
}

function readingLines({ ruling, summary }: Rule): readonly string[] {
  if (ruling === undefined) return []
  const lines = ruling.readings.map((text) =>
    text === ruling.choice ? `1. **${plain(text)}**, as played.` : `1. ${plain(text)}`,
  )
  return ruling.readings.includes(ruling.choice) ? lines : [`Played: **${plain(summary)}**`, '', ...lines]
}

/** How to play it the other way. */
export function otherwise({ choose }: Catalogue, { name, values }: Option): readonly string[] {
  const [, ...others] = values
  return [
    `**To play it otherwise** set option ${code(name)}, which is ${valueText(values[0])} unless said:`,
    '',
    '```ts',
    ...others.map((value) => choose(name, value)),
    '```',
    '',
  ]
}
