/** Editions: the errata of Fighting Wings side by side, and the revisions of our rules with what they changed. */
import { readFileSync } from 'node:fs'
import type { Change, Revision } from '../../.ci/revisions.js'
import * as errata from '../../src/rulesets/fighting-wings/errata/index.js'
import type { RuleBook } from '../../src/tools/rulebook/index.js'
import { code, type Page, page, plain, ruleLink, table } from '../markdown.js'

const NAMES: Readonly<Record<errata.Edition, string>> = {
  otr1: 'Over the Reich, 1st edition',
  otr2: 'Over the Reich, 2nd edition rules',
  asp: 'Achtung Spitfire!',
}

/** An entry of the sheet is in force natively, handed down from an older edition, or not. */
function standing(id: errata.AmendmentId, edition: errata.Edition): string {
  if (errata.amendment(id).editions.includes(edition)) return 'yes'
  const living = errata.inForce(edition, {})
  return living.ok && living.value.some((one) => one.id === id) ? 'handed down' : ''
}

/** In which editions an entry of the sheet is in force, on the page of its rule. */
export function editionLines(id: string): readonly string[] {
  if (!errata.isAmendmentId(id)) return []
  return [
    '## By edition',
    '',
    table(
      errata.EDITIONS.map((edition) => NAMES[edition]),
      [errata.EDITIONS.map((edition) => standing(id, edition) || 'not in force')],
    ),
    '',
    `Rule ${errata.amendment(id).rule.join(', ')} of the book. [All entries side by side](asset:editions.html).`.replace(
      'asset:editions.html',
      '../editions.html',
    ),
    '',
  ]
}

// ---------------------------------------------------------------------------------------- topics

const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, one]) => `${name} ${shown(one)}`)
        .join(', ')
    : String(value)

function topicRows(): readonly (readonly string[])[] {
  return errata.TOPICS.map((topic) => {
    const values = errata.EDITIONS.map((edition) => {
      const answer = errata.topic(edition, {}, topic) as {
        readonly ok: boolean
        readonly value?: { readonly value?: unknown }
      }
      return answer.ok ? shown(answer.value?.value ?? answer.value) : 'not said'
    })
    return [topic, ...values]
  }).filter(([, ...values]) => new Set(values).size > 1)
}

/** Every entry by edition, what the editions differ in, and the revisions of every game. */
export function editionsPage(books: readonly RuleBook[]): Page {
  const entries = errata.AMENDMENT_IDS.map((id) => [
    ruleLink(id),
    plain(errata.AMENDMENT_TEXT[id].title),
    errata.amendment(id).rule.join(', '),
    ...errata.EDITIONS.map((edition) => standing(id, edition)),
  ])
  const names = errata.EDITIONS.map((edition) => NAMES[edition])
  return page('editions.html', 'Editions and revisions', [
    'Fighting Wings came in two boxes and two editions of its rules, and one sheet of errata amends them all. Here they stand',
    'side by side. Below: how our own rules have changed, revision by revision.',
    '',
    '## The errata of Fighting Wings, entry by entry',
    '',
    table(['entry', 'about', 'rule', ...names], entries),
    '',
    '## Where the editions differ',
    '',
    table(
      ['topic', ...names],
      topicRows().map(([topic = '', ...values]) => [plain(topic), ...values.map(plain)]),
    ),
    '',
    ...books.flatMap(({ game, title }) => {
      const lines = revisionLines(game)
      return lines.length === 0 ? [] : [`## Revisions of ${plain(title)}`, '', ...lines.slice(2)]
    }),
  ])
}

// ---------------------------------------------------------------------------------------- revisions

const TITLES: Readonly<Record<string, string>> = {
  'spitting-fire': 'Spitting Fire',
  spitfire: 'SPITFIRE',
  'fighting-wings': 'Fighting Wings',
  'regia-aeronautica': 'Regia Aeronautica',
  'aerial-craps': 'Aerial Craps',
}

/** What the changelog says of each revision of a game, newest first, and the first recorded game that it changed. */
export function revisionLines(game: string): readonly string[] {
  const title = TITLES[game]
  if (title === undefined) return []
  const found = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^- (.*), revision (\d+):((?:.*)(?:\n {2,}.*)*)/gm)]
    .filter(([, name]) => name === title)
    .map(([, , revision = '', text = '']) => ({
      revision: Number(revision),
      text: text.replaceAll(/^ {2}/gm, '').trim(),
    }))
    .sort((a, b) => b.revision - a.revision)
  if (found.length === 0) return []
  return [
    '## Revisions',
    '',
    ...found.flatMap(({ revision, text }) => [
      `### Revision ${revision}`,
      '',
      text,
      '',
      ...recordedLines(game, revision),
    ]),
  ]
}

/** What a revision did to the games that had been recorded before it: `npm run revisions` finds it out. */
function recordedLines(game: string, revision: number): readonly string[] {
  if (revision === 1) return []
  const known = JSON.parse(readFileSync(`docs/revisions/${game}.json`, 'utf8')) as readonly Revision[]
  const one = known.find((entry) => entry.revision === revision)
  if (one === undefined) return ['*Not yet held against recorded games.*', '']
  const { first, games, changed } = one
  if (first === null) return [`*Recorded games:* all ${games} play out as before.`, '']
  const order = `${first.game}, order ${first.order} of ${first.of} (${code(first.type)})`
  return [`*Recorded games:* ${changed} of ${games} changed. First to change: ${order}. ${effectOf(first)}`, '']
}

function effectOf({ before, after, refused }: Change): string {
  const links = (rules: readonly string[]): string => rules.map(ruleLink).join(', ')
  if (refused !== undefined) return `It is refused now: ${plain(refused)}`
  if (before.join() === after.join()) return `It comes out differently under ${links(after)}.`
  if (before.length === 0) return `New there: ${links(after)}.`
  return after.length === 0 ? `Gone: ${links(before)}.` : `It cited ${links(before)}; now it cites ${links(after)}.`
}
