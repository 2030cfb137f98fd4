import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Catalogue, Rule } from '../../site/catalogues.js'
import { survey } from '../../site/coverage.js'
import type { RecordedTest } from '../../site/recording/recorded.js'

const home = mkdtempSync(join(tmpdir(), 'wingover-survey-'))

/** A repository with one game, whose code cites one rule and whose test is named by another. */
beforeAll(() => {
  for (const folder of ['src/rulesets/toy', 'test/rulesets/toy']) mkdirSync(join(home, folder), { recursive: true })
  writeFileSync(
    join(home, 'src/rulesets/toy/move.ts'),
    "// see ZZ-MOVE-02\nexport const check = () => no('ZZ-MOVE-01')\n",
  )
  writeFileSync(join(home, 'src/rulesets/toy/README.md'), 'Chapters ZZ-MOVE and ZZ-FIRE; vectors ZZ-TV-03.\n')
  writeFileSync(join(home, 'test/rulesets/toy/move.test.ts'), "it('ZZ-MOVE-02 goes', () => {})\n")
})
afterAll(() => rmSync(home, { recursive: true }))

const rule = (id: string, more: Partial<Rule> = {}): Rule => ({
  ...{ id, title: 'A rule', source: 'p.1', status: 'book', summary: 'It says so.' },
  ...more,
})
const catalogueOf = (rules: readonly Rule[]): Catalogue => ({
  ...{ id: 'toy', title: 'Toy', entry: 'wingover/toy', folder: 'toy', rules, options: [], values: [] },
  choose: () => '',
})
const watched = (...cited: readonly string[]): RecordedTest => ({
  ...{ file: 'a.test.ts', name: 'a', cited, moves: [], calls: [], states: [] },
})
const surveyOf = (rules: readonly Rule[], recorded: readonly RecordedTest[] = []) =>
  survey([catalogueOf(rules)], recorded, `${home}/`)

const [one, two, fire] = [rule('ZZ-MOVE-01'), rule('ZZ-MOVE-02'), rule('ZZ-FIRE-01', { silent: 'A freedom.' })]

describe('the survey', () => {
  it('finds a rule that no test shows', () => {
    expect(surveyOf([one, two, fire]).faults).toEqual(['toy: no test shows ZZ-MOVE-01, and its text does not say why'])
  })

  it('is content if a test observes it, or if its text says why none can', () => {
    expect(surveyOf([one, two, fire], [watched('ZZ-MOVE-01')]).faults).toEqual([])
    expect(surveyOf([{ ...one, silent: 'Nothing to see.' }, two, fire]).faults).toEqual([])
  })

  it('finds ids that name no rule; chapters and vectors are none', () => {
    expect(surveyOf([two, fire]).faults.map((fault) => fault.replace(`${home}/`, ''))).toEqual([
      'src/rulesets/toy/move.ts:2 speaks of ZZ-MOVE-01, which is no rule',
    ])
  })

  it('tells code, name and observation apart', () => {
    const found = surveyOf([one, two, fire], [watched('ZZ-MOVE-01')]).coverage.get('toy') ?? []
    expect(found.map(({ code, named, observed }) => [code.length, named.length, observed.length])).toEqual([
      [1, 0, 1],
      [0, 1, 0],
      [0, 0, 0],
    ])
  })
})
