/** For every rule: where the code cites it, which tests are named by it or expect it, which observe it as they run. */
import type { Catalogue, Rule } from './catalogues.js'
import type { Citation, Mention, NamedTest, Word } from './evidence.js'
import { citationsIn, filesIn, testsIn, wordsIn } from './evidence.js'
import type { RecordedTest } from './recording/recorded.js'

/** What is known of one rule. */
export interface Coverage {
  readonly rule: Rule
  readonly code: readonly Citation[]
  /** Tests named by the rule. */
  readonly named: readonly Mention[]
  /** Tests that expect the rule to be cited. */
  readonly expecting: readonly Mention[]
  /** Watched tests during which an event, refusal, modifier or answer cited the rule. */
  readonly observed: readonly RecordedTest[]
}

/** Everything that was found, by catalogue and rule. */
export interface Findings {
  readonly coverage: ReadonlyMap<string, readonly Coverage[]>
  readonly tests: readonly NamedTest[]
  /** What must not be, in plain lines; empty if all is well. */
  readonly faults: readonly string[]
}

/** Looks at the sources and tests of a repository, and at recordings. */
export function survey(catalogues: readonly Catalogue[], recorded: readonly RecordedTest[], home = ''): Findings {
  const ids = new Set(catalogues.flatMap(({ rules }) => rules.map(({ id }) => id)))
  const isRule = (id: string): boolean => ids.has(id)
  const cited = byRule(citationsIn(`${home}src/rulesets`, isRule))
  const { mentions, tests } = testsIn(`${home}test`, isRule)
  const mentioned = byRule(mentions)
  const observers = byCitation(recorded)
  const coverOf = (rule: Rule): Coverage => {
    const [all, named] = [mentioned.get(rule.id) ?? [], (mentioned.get(rule.id) ?? []).filter((one) => one.named)]
    return {
      ...{ rule, code: cited.get(rule.id) ?? [], named: onceATest(named) },
      expecting: onceATest(all.filter((one) => !one.named && !named.some(({ test }) => test === one.test))),
      observed: observers.get(rule.id) ?? [],
    }
  }
  const coverage = new Map(catalogues.map(({ id, rules }) => [id, rules.map(coverOf)]))
  const faults = [
    ...deadIds(catalogues, ids, home),
    ...catalogues.flatMap((one) => untested(one, coverage.get(one.id) ?? [])),
  ]
  return { coverage, tests, faults }
}

function byRule<T extends { readonly rule: string }>(all: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const map = new Map<string, T[]>()
  for (const one of all) map.set(one.rule, [...(map.get(one.rule) ?? []), one])
  return map
}

function byCitation(recorded: readonly RecordedTest[]): ReadonlyMap<string, readonly RecordedTest[]> {
  const map = new Map<string, RecordedTest[]>()
  for (const test of recorded) for (const id of test.cited) map.set(id, [...(map.get(id) ?? []), test])
  return map
}

const onceATest = (mentions: readonly Mention[]): readonly Mention[] =>
  mentions.filter((one, at) => mentions.findIndex(({ test, file }) => test === one.test && file === one.file) === at)

// ---------------------------------------------------------------------------------------- what must not be

/** Whether any test shows the rule. */
const isTested = ({ named, expecting, observed }: Coverage): boolean =>
  named.length + expecting.length + observed.length > 0

/**
 * Rules that no test shows and that do not say why. A ruling on the errata sheet is shown by the entries that rest on it,
 * which its title names.
 */
const untested = ({ id: game }: Catalogue, all: readonly Coverage[]): readonly string[] =>
  all
    .filter((one) => !isTested(one) && one.rule.silent === undefined && !isOfTheSheet(game, one.rule))
    .map(({ rule }) => `${game}: no test shows ${rule.id}, and its text does not say why`)

const isOfTheSheet = (game: string, { id }: Rule): boolean => game === 'fighting-wings-errata' && /^R-\d/.test(id)

/** Ids that tests make up to see them refused. */
const MADE_UP = new Set(['FW-9.9-none', 'FW-5.6-slats-nothing', 'R-99'])

/** Words that look like ids of a catalogue, where that catalogue is at home, and name no rule, part or chapter of it. */
function deadIds(catalogues: readonly Catalogue[], ids: ReadonlySet<string>, home: string): readonly string[] {
  const known = [...ids]
  const isAlive = (word: string): boolean =>
    ids.has(word) ||
    MADE_UP.has(word) ||
    /-TV-\d|^R-\D/.test(word) ||
    known.some((id) => isChapter(word, id) || (id.split('-').length > 2 && word.startsWith(`${id}-`)))
  return catalogues.flatMap(({ folder, rules }) => {
    const families = new Set(rules.map(({ id }) => id.slice(0, id.indexOf('-'))))
    return placesToRead(home, folder)
      .filter(({ word }) => families.has(word.slice(0, word.indexOf('-'))) && !isAlive(rangeStart(word)))
      .map(({ word, file, line }) => `${file}:${line} speaks of ${word}, which is no rule`)
  })
}

/** `SF-ARC` and `SP-6` are chapters of rules. */
const isChapter = (word: string, id: string): boolean => id.startsWith(word) && /^\D/.test(id.slice(word.length))

/** `SF-ARC-01..07` begins with a rule. */
const rangeStart = (word: string): string => word.replace(/\.\..*$/, '')

const placesToRead = (home: string, folder: string): readonly Word[] =>
  wordsIn([
    // A glossary and a quiz name sections, which their tests look up.
    ...filesIn(`${home}src/rulesets/${folder}`, '.ts').filter((file) => !/\/(glossary|quiz)\.ts$/.test(file)),
    ...filesIn(`${home}src/rulesets/${folder}`, '.md'),
    ...filesIn(`${home}test/rulesets/${folder}`, '.ts'),
  ])

// ---------------------------------------------------------------------------------------- as data

/** The matrix as data, for tools. */
export const matrixOf = (catalogues: readonly Catalogue[], { coverage }: Findings): object => ({
  format: 1,
  catalogues: catalogues.map(({ id, title }) => ({
    ...{ id, title },
    rules: (coverage.get(id) ?? []).map(({ rule, code, named, expecting, observed }) => ({
      ...{ id: rule.id, title: rule.title, source: rule.source, status: rule.status, option: rule.option ?? null },
      silent: rule.silent ?? null,
      code: code.map(({ file, line, within }) => ({ file, line, within })),
      named: named.map(({ file, line, test }) => ({ file, line, test })),
      expecting: expecting.map(({ file, line, test }) => ({ file, line, test })),
      observed: observed.length,
    })),
  })),
})
