/** The page of one rule: what it says, the ruling, the switch, where it is played, its code and tests. */
import type { RuleBook, RuleEntry } from '../../src/tools/rulebook/index.js'
import { gameUrl, linkFrom, ruleUrl, sectionUrl } from '../addresses.js'
import type { Coverage } from '../coverage.js'
import type { Tagged } from '../evidence.js'
import { code, counted, folded, type Page, page, plain, sourceLink, valueText } from '../markdown.js'
import type { Witnessed } from '../witnesses.js'
import { editionLines } from './editions.js'
import { type Example, exampleUrl, rulesPlayed, titleOf } from './example.js'
import { codeLinks, testLinks } from './links.js'
import { studyLines } from './study.js'
import { witnessLines } from './witness.js'

/** What is known of the rules of one book beyond the book. */
export interface Known {
  readonly book: RuleBook
  readonly coverage: readonly Coverage[]
  readonly witnesses: readonly Witnessed[]
  readonly examples: readonly Example[]
  readonly tags: readonly Tagged[]
  /** A line that sets an option to a value. */
  choose(option: string, value: unknown): string
}

/** One page a rule, each with the rule before it and after it in the order of the book. */
export function rulePages(known: Known): readonly Page[] {
  const order = inOrder(known.book)
  return order.map((rule, at) => rulePage(known, rule, order[at - 1], order[at + 1]))
}

/** The rules section by section. */
const inOrder = ({ sections, rules }: RuleBook): readonly RuleEntry[] =>
  sections.flatMap((section) => section.rules.flatMap((id) => rules.filter((rule) => rule.id === id)))

function rulePage(known: Known, rule: RuleEntry, before?: RuleEntry, after?: RuleEntry): Page {
  const { book } = known
  const url = ruleUrl(rule.id)
  return page(
    url,
    `${rule.id} ${rule.title}`,
    [
      `<p class="crumbs">${crumbs(book, rule, url)}</p>`,
      '',
      `<p class="facts"><span class="status ${rule.status}">${STATUS[rule.status]}</span> <span>${plain(rule.source)}</span></p>`,
      '',
      `<div class="lead">\n\n${plain(rule.summary)}\n\n</div>`,
      '',
      ...rulingLines(rule),
      ...switchLines(known, rule),
      ...studyLines(book.game, rule),
      ...editionLines(rule.id),
      ...refusalLines(rule),
      ...playedLines(known, rule, url),
      ...evidenceLines(known, rule),
      ...termLines(rule),
      steps(url, before, after),
    ],
    { game: book.game, section: rule.section, kind: 'rule-page' },
  )
}

const STATUS: Readonly<Record<string, string>> = { book: 'by the book', ruling: 'our ruling', house: 'our own' }

function crumbs({ game, title, sections }: RuleBook, { section }: RuleEntry, url: string): string {
  const name = sections.find(({ id }) => id === section)?.title ?? section
  return `<a href="${linkFrom(url, gameUrl(game))}">${plain(title)}</a> › <a href="${linkFrom(url, sectionUrl(game, section))}">${plain(name)}</a>`
}

function rulingLines({ question, readings = [], choice, reason, noSwitch }: RuleEntry): readonly string[] {
  if (question === undefined) return reason === undefined ? [] : ['## Why', '', plain(reason), '']
  return [
    '## The ruling',
    '',
    `**${plain(question)}**`,
    '',
    ...readings.map((text, at) => (at === choice ? `- **${plain(text)}** <mark>as played</mark>` : `- ${plain(text)}`)),
    '',
    ...(reason === undefined ? [] : [`*Why:* ${plain(reason)}`, '']),
    ...(noSwitch === undefined ? [] : [`*Why there is no switch:* ${plain(noSwitch)}`, '']),
  ]
}

function switchLines({ book, choose }: Known, { option: name }: RuleEntry): readonly string[] {
  const option = book.options.find((one) => one.name === name)
  if (option === undefined) return []
  const [standard, ...others] = option.values
  return [
    '## Play it the other way',
    '',
    `Option [${code(option.name)}](option:${book.game}/${option.name}) is ${valueText(standard)} by default.`,
    '',
    '```ts',
    ...others.map((value) => choose(option.name, value)),
    '```',
    '',
  ]
}

const refusalLines = ({ codes }: RuleEntry): readonly string[] =>
  codes.length === 0
    ? []
    : [
        '## What it refuses',
        '',
        ...codes.map(({ code: name, message }) => `- ${templateText(message)} ${code(name)}`),
        '',
      ]

/** A message before its facts are known: `{minWidth}` is told as *min width*. */
const templateText = (message: string): string =>
  message
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 0 ? plain(part) : `<var>${inWords(part)}</var>`))
    .join('')

const inWords = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function playedLines({ book, witnesses, examples }: Known, { id, option }: RuleEntry, url: string): readonly string[] {
  const own = witnesses.filter((witness) => witness.option === option)
  const shown = examples.filter((example) => rulesPlayed(example).includes(id))
  if (own.length + shown.length === 0) return []
  return [
    '## Played in',
    '',
    ...shown.map(
      (one) =>
        `- [${one.id}: ${plain(titleOf(one))}](${linkFrom(url, exampleUrl(book.game, one.id))}), an example of the book`,
    ),
    '',
    ...own.flatMap((witness) => witnessLines(url, witness)),
  ]
}

function evidenceLines({ coverage, tags }: Known, { id, silent }: RuleEntry): readonly string[] {
  const one = coverage.find(({ rule }) => rule.id === id)
  const tagged = tags.filter(({ rule }) => rule === id).map((tag) => sourceLink(tag, tag.name))
  const tests = one === undefined ? [] : [...testLinks(one.named), ...testLinks(one.expecting)]
  const places = one?.code ?? []
  const body = [
    ...(tagged.length === 0 ? [] : [`Functions: ${tagged.join(', ')}`, '']),
    ...(places.length === 0 ? [] : [`Code: ${codeLinks(places)}`, '']),
    ...(tests.length === 0 ? [] : ['Tests:', '', ...tests, '']),
    ...(one === undefined || one.observed.length === 0
      ? []
      : [`Observed at run time in ${counted(one.observed.length, 'watched test')}.`, '']),
  ]
  return [
    ...(silent === undefined ? [] : [`*Never cited in play:* ${plain(silent)}`, '']),
    ...(body.length === 0 ? [] : [folded('Code and tests', body.join('\n')), '']),
  ]
}

const termLines = ({ terms }: RuleEntry): readonly string[] =>
  terms.length === 0 ? [] : [`Players also say: ${terms.map(plain).join(', ')}.`, '']

/** Back and forth through the book. */
function steps(url: string, before?: RuleEntry, after?: RuleEntry): string {
  const link = (rule: RuleEntry | undefined, rel: string, arrow: string): string =>
    rule === undefined
      ? '<span></span>'
      : `<a rel="${rel}" href="${linkFrom(url, ruleUrl(rule.id))}"><small>${arrow}</small>${rule.id} ${plain(rule.title)}</a>`
  return `<nav class="steps" aria-label="Book order">${link(before, 'prev', 'before')}${link(after, 'next', 'after')}</nav>`
}
