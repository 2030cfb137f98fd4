/** Every generated page. */
import { z } from 'zod'
import { ruleBookSchema } from '../../src/tools/rulebook/index.js'
import { ruleUrl } from '../addresses.js'
import { books } from '../books.js'
import { type Catalogue, catalogues } from '../catalogues.js'
import { type Findings, matrixOf, survey } from '../coverage.js'
import { type Tagged, tagsIn } from '../evidence.js'
import { type ExampleSet, exampleOf, exampleSets } from '../examples.js'
import type { Page } from '../markdown.js'
import { type RecordedTest, recordedTests } from '../recording/recorded.js'
import { redirects } from '../redirects.js'
import { study } from '../study.js'
import { glimpses } from '../thumbnails.js'
import { witnessesOf } from '../witnesses.js'
import { coveragePage } from './coverage.js'
import { editionsPage } from './editions.js'
import { type Example, examplePages } from './example.js'
import { dataPage, frontPage, lookUpPage, playPage } from './front.js'
import { functionsPage } from './functions.js'
import { gamePage } from './game.js'
import { houseValuesPage } from './house-values.js'
import { optionsPage } from './options.js'
import { quizPage } from './quiz.js'
import { rulePages } from './rule.js'
import { allRulingsPage, rulingsPage } from './rulings.js'
import { sectionPages } from './section.js'
import { studyPage } from './study.js'

/** What there is to write, what to offer as data, and what is wrong. */
export interface AllPages {
  readonly pages: readonly Page[]
  readonly faults: readonly string[]
}

/** Writes every page from the sources and from what the watched tests played. */
export function writePages(): AllPages {
  const recorded = recordedTests()
  const findings = survey(catalogues, recorded)
  const tags = tagsIn('src/rulesets')
  const faults = [...findings.faults, ...exampleSets.flatMap((set) => missing(set, recorded))]
  const own = books.flatMap(({ game }) => pagesOf(game, findings, recorded, tags))
  const general = [frontPage, playPage, lookUpPage, allRulingsPage, studyPage, editionsPage, dataPage].map((of) =>
    of(books),
  )
  const more = [quizPage(), coveragePage(catalogues, findings), functionsPage(books, tags)]
  return {
    pages: [...general, ...more, ...own, ...redirects(), ...glimpses.flatMap((one) => one.pages), ...data(findings)],
    faults,
  }
}

/** Books, schema and coverage as data. */
const data = (findings: Findings): readonly Page[] => [
  ...books.map((book) => ({ path: `rules/${book.game}.json`, text: JSON.stringify(book) })),
  { path: 'rules/schema.json', text: JSON.stringify(z.toJSONSchema(ruleBookSchema), undefined, 1) },
  { path: 'matters.json', text: JSON.stringify(study) },
  { path: 'coverage.json', text: `${JSON.stringify(matrixOf(catalogues, findings), undefined, 1)}\n` },
]

function pagesOf(
  game: string,
  findings: Findings,
  recorded: readonly RecordedTest[],
  tags: readonly Tagged[],
): readonly Page[] {
  const book = books.find((one) => one.game === game)
  if (book === undefined) return []
  const catalogue = catalogues.find(({ id }) => id === game)
  const set = exampleSets.find((one) => one.game === game)
  const examples = set === undefined ? [] : examplesOf(set, findings, recorded)
  const { witnesses, pictures } =
    catalogue === undefined ? { witnesses: [], pictures: [] } : witnessesOf(catalogue, recorded)
  const below = [
    ...rulingsPage(book),
    ...(catalogue === undefined ? [] : [optionsPage(book), houseValuesPage(catalogue)]),
    ...(catalogue === undefined || set === undefined ? [] : examplePages(catalogue, set, examples)),
  ]
  const has = (name: string): boolean => below.some(({ path }) => path.endsWith(`/${name}.html`))
  const coverage = findings.coverage.get(game) ?? []
  const choose = chooser(catalogue)
  return [
    gamePage(book, has),
    ...sectionPages(book),
    ...rulePages({ book, coverage, witnesses, examples, tags, choose }),
    ...below,
    ...pictures,
  ]
}

const chooser =
  (catalogue: Catalogue | undefined) =>
  (option: string, value: unknown): string =>
    catalogue?.choose(option, value) ?? ''

/** Every page of a rule there is, for links from elsewhere. */
export const hasRulePage = (id: string): boolean => books.some(({ rules }) => rules.some((rule) => rule.id === id))

/** The address of a rule, if it has a page. */
export const urlOfRule = (id: string): string | undefined => (hasRulePage(id) ? ruleUrl(id) : undefined)

// ---------------------------------------------------------------------------------------- examples

const playing = (set: ExampleSet, id: string, recorded: readonly RecordedTest[]): readonly RecordedTest[] =>
  recorded.filter(({ file, name }) => {
    const found = exampleOf(file, name)
    return found?.game === set.game && found.id === id
  })

const examplesOf = (set: ExampleSet, { tests }: Findings, recorded: readonly RecordedTest[]): readonly Example[] =>
  set.ids.map((id) => {
    const inGame = tests.filter(({ file }) => set.written.test(file))
    const byName = inGame.find(({ name }) => set.pattern.exec(name)?.[1] === id)
    const [byRow] = inGame.filter(({ body }) => body.includes(`'${id}'`)).sort((a, b) => a.body.length - b.body.length)
    return { id, tests: playing(set, id, recorded), source: byName ?? byRow }
  })

const missing = (set: ExampleSet, recorded: readonly RecordedTest[]): readonly string[] =>
  set.ids
    .filter((id) => playing(set, id, recorded).length === 0)
    .map((id) => `${set.game}: no test plays the book's example ${id}`)
