/** The matrix: every rule against code, tests, run time and option. */
import type { Catalogue } from '../catalogues.js'
import type { Coverage, Findings } from '../coverage.js'
import { code, counted, folded, type Page, page, ruleLink, table } from '../markdown.js'

/** The page of the whole matrix. */
export const coveragePage = (catalogues: readonly Catalogue[], { coverage }: Findings): Page =>
  page('coverage.html', 'Coverage', [
    'Which rules the code cites, which tests are named by a rule or expect its citation, in how many watched tests an',
    'event, refusal, modifier or answer cited it at run time, and which option switches it. A rule that play never cites',
    'says why on its own line. The build fails on a rule without test or reason, and on an id that names no rule.',
    '',
    'The same as data: [coverage.json](asset:coverage.json).',
    '',
    table(
      [
        'game',
        'rules',
        'cited in the code',
        'named by a test',
        'expected by a test',
        'observed',
        'silent, with a reason',
      ],
      catalogues.map(({ id, title }) => {
        const all = coverage.get(id) ?? []
        const count = (test: (one: Coverage) => boolean): string => String(all.filter(test).length)
        return [
          `[${title}](page:${id})`,
          String(all.length),
          count((one) => one.code.length > 0),
          count((one) => one.named.length > 0),
          count((one) => one.named.length + one.expecting.length > 0),
          count((one) => one.observed.length > 0),
          count((one) => one.rule.silent !== undefined),
        ]
      }),
    ),
    '',
    ...catalogues.flatMap((catalogue) => {
      const rules = coverage.get(catalogue.id) ?? []
      return [`## ${catalogue.title}`, '', folded(counted(rules.length, 'rule'), matrixOf(catalogue.id, rules)), '']
    }),
  ])

/** The rules of one catalogue, one a row. */
const matrixOf = (id: string, rules: readonly Coverage[]): string =>
  table(
    ['rule', 'code', 'named', 'expected', 'observed', 'option', 'reason'],
    rules.map(({ rule, code: places, named, expecting, observed }) => [
      ruleLink(rule.id),
      ...[places, named, expecting, observed].map(({ length }) => (length === 0 ? '' : String(length))),
      rule.option === undefined ? '' : `[${code(rule.option)}](option:${id}/${rule.option})`,
      rule.silent === undefined ? '' : 'never cited',
    ]),
  )
