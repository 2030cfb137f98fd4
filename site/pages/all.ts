/** Every generated page. */
import { type Catalogue, catalogues } from '../catalogues.js'
import { type Findings, matrixOf, survey } from '../coverage.js'
import { type ExampleSet, exampleOf, exampleSets } from '../examples.js'
import type { Page } from '../markdown.js'
import { type RecordedTest, recordedTests } from '../recording/recorded.js'
import { witnessesOf } from '../witnesses.js'
import { coveragePage } from './coverage.js'
import { type Example, examplePages } from './example.js'
import { functionsPage, homePage } from './home.js'
import { houseValuesPage } from './house-values.js'
import { optionsPage } from './options.js'
import { rulesPage } from './rules.js'
import { rulingsPage } from './rulings.js'

/** What there is to write, what to offer as data, and what is wrong. */
export interface Written {
  readonly pages: readonly Page[]
  readonly matrix: object
  readonly faults: readonly string[]
}

/** Writes every page from the sources and from what the watched tests played. */
export function writePages(): Written {
  const recorded = recordedTests()
  const findings = survey(catalogues, recorded)
  const pages = catalogues.flatMap((one) => pagesOf(one, findings, recorded))
  const faults = [...findings.faults, ...exampleSets.flatMap((set) => missing(set, recorded))]
  return {
    pages: [coveragePage(catalogues, findings), functionsPage, ...pages],
    matrix: matrixOf(catalogues, findings),
    faults,
  }
}

function pagesOf(catalogue: Catalogue, findings: Findings, recorded: readonly RecordedTest[]): readonly Page[] {
  const coverage = findings.coverage.get(catalogue.id) ?? []
  const { witnesses, pictures } = witnessesOf(catalogue, recorded)
  const set = exampleSets.find(({ game }) => game === catalogue.id)
  const examples = set === undefined ? [] : examplePages(catalogue, set, examplesOf(set, findings, recorded))
  const rulings = rulingsPage(catalogue, coverage, witnesses)
  const below = [
    rulesPage(catalogue, coverage),
    ...(rulings === undefined ? [] : [rulings]),
    optionsPage(catalogue, witnesses),
    houseValuesPage(catalogue),
    ...examples.slice(0, 1),
  ]
  return [homePage(catalogue, below), ...below, ...examples.slice(1), ...pictures]
}

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
