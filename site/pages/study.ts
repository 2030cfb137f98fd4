/** How much a ruling matters: the figure on the page of its rule, and a page with all of them ranked. */
import type { Figure } from '../../bench/rulings/figures.js'
import type { RuleBook, RuleEntry } from '../../src/tools/rulebook/index.js'
import { code, counted, type Page, page, plain, ruleLink, table } from '../markdown.js'
import { cellsOf, headsOf, type Studied, standingOf, study, studyOf } from '../study.js'

/** What the study found about the switch of a rule. */
export function studyLines(game: string, { option }: RuleEntry): readonly string[] {
  const studied = studyOf(game)
  if (option === undefined || studied === undefined) return []
  const figures = studied.found.switches[option]
  if (figures === undefined)
    return ['## How much it matters', '', 'No game plays this switch yet, so there is nothing to measure.', '']
  return [
    '## How much it matters',
    '',
    table(
      headsOf(studied),
      figures.map((figure) => cellsOf(studied, figure)),
    ),
    '',
    `${standingOf(studied)} Brackets hold 95% intervals; the last column is how many more games out of 100 that side wins. [How it was measured](../matters.html).`,
    '',
  ]
}

/** Every switch of every game, what touches most games first. */
export function studyPage(books: readonly RuleBook[]): Page {
  const own = books.flatMap((book) => {
    const studied = studyOf(book.game)
    return studied === undefined || studied.ruleset.info.id !== book.game ? [] : [{ book, studied }]
  })
  return page('matters.html', 'How much does a ruling matter?', [
    'Some readings come up in every game, others once in a blue moon. We let bots play, and counted.',
    '',
    ...METHOD,
    '',
    ...own.flatMap(({ book, studied }) => [
      `## ${plain(book.title)}`,
      '',
      `${standingOf(studied)} Set-ups: ${studied.found.scenarios.map(plain).join(', ')}.`,
      '',
      table(['rule', 'option', ...headsOf(studied)], rankedRows(book, studied)),
      '',
    ]),
  ])
}

const METHOD = [
  '## How it was measured',
  '',
  `- The bot \`${study.bot}\` plays itself by our default readings. It is a beginner: it weighs eight plans and takes the best.`,
  '  Better players would meet some of these questions more often, and others never. The scenarios have few aircraft.',
  '- At every order we ask: had the switch stood the other way, would the list of legal orders differ, or would this very',
  '  order come out differently with the same dice? Then the order, and with it the game, is *touched*. A game is also touched',
  '  if the set-up differs, or the bookkeeping between orders.',
  '- From the first touch on we play the game a second time, by the other reading and with the same seed. *Other winner* counts',
  '  the games that ended differently; most of that is plain luck, because after one changed move the dice fall for other shots.',
  '- *Wins* is what remains of it for the side named: how many more games out of 100 it wins, a draw counting half. If the',
  '  interval holds 0, we have seen no effect; with so few games a small one may well hide in there.',
  '- Intervals hold the truth 95 times in 100: Wilson’s for games, one over whole games for orders, Agresti and Min’s for pairs.',
  `  With ${counted(switchesStudied(), 'value')} on this page, expect a few to stray by chance.`,
  '',
  'Repeat it:',
  '',
  '```sh',
  'npm run study -- --only spitfire --games 16',
  '```',
  '',
  'The same seed, rules and bot give the same figures; bots change from release to release. [The figures as data](asset:matters.json).',
]

function switchesStudied(): number {
  return Object.values(study.games).flatMap(({ switches }) => Object.values(switches).flat()).length
}

function rankedRows(book: RuleBook, studied: Studied): readonly (readonly string[])[] {
  const rows = book.options.flatMap(({ name, rule }) =>
    (studied.found.switches[name] ?? []).map((figure) => ({ name, rule, figure })),
  )
  return rows
    .sort((a, b) => weight(b.figure) - weight(a.figure))
    .map(({ name, rule, figure }) => [ruleLink(rule), code(name), ...cellsOf(studied, figure)])
}

/** By games first, then by orders. */
const weight = ({ gamesShare, decisionsShare }: Figure): number => gamesShare.mean + (decisionsShare?.mean ?? 0) / 1_000
