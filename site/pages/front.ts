/** The front door, and the pages that lead on: play, look up a rule, rules as data. */
import type { RuleBook } from '../../src/tools/rulebook/index.js'
import { gameUrl, guideUrl, linkFrom } from '../addresses.js'
import { framed } from '../frame.js'
import { counted, escaped, type Page, page, picture, plain } from '../markdown.js'
import { glimpses } from '../thumbnails.js'

/** The first page: what this is in ten seconds, a game to play on, and three ways in. */
export function frontPage(books: readonly RuleBook[]): Page {
  const rules = books.reduce((sum, book) => sum + book.rules.length, 0)
  const rulings = books.flatMap((book) => book.rules).filter(({ question }) => question !== undefined).length
  const switches = books.reduce((sum, book) => sum + book.options.length, 0)
  const html = `<section class="hero"><div><h1>Five air-combat games, played by the book.</h1>
<p>Wingover knows ${counted(rules, 'rule')}, tells you which one refused your move, and shows how each of ${counted(rulings, 'open question')} is ruled. ${switches} switches play it the other way.</p>
<p class="ways"><a class="main" href="play.html">Play</a><a href="rules.html">Look up a rule</a><a href="${firstGame}">Build on it</a></p></div>
${liveTable('index.html')}</section>
<section class="doors">
<a href="play.html"><h2>Play</h2><p>Sit down at a table in your browser: against a bot, or two at one screen. Every button says why it is grey.</p></a>
<a href="rules.html"><h2>Look up a rule</h2><p>By the words you use at the table, by page, by refusal. Then argue: every ruling has its readings, its reason and its switch.</p></a>
<a href="${firstGame}"><h2>Build</h2><p>An npm library, headless and typed: legal moves, views that hide what they must, records that prove a game, bots, pictures.</p></a>
<a href="quiz.html"><h2>Be examined</h2><p>Questions made by the engine from real positions, with proof. It never runs dry, and it is never wrong.</p></a>
</section>
<h2 id="games">The games</h2><section class="games">${books
    .filter(({ game }) => glimpses.some((one) => one.game === game))
    .map(cardOf)
    .join('')}</section>`
  return {
    path: 'index.html',
    text: framed({ url: 'index.html', title: 'Five air-combat games, played by the book', kind: 'front' }, html),
  }
}

const firstGame = guideUrl('first-game')

/** A picture of a game under way; served over the web, the table itself. */
function liveTable(url: string): string {
  const [first] = glimpses
  if (first === undefined) return ''
  const play = first.play === undefined ? '' : ` data-live="${linkFrom(url, first.play)}"`
  const button =
    first.play === undefined ? '' : `<a class="play" href="${linkFrom(url, first.play)}">Play on from here</a>`
  return `<figure class="live"${play}>${picture(linkFrom(url, first.file), 'A game of Spitting Fire under way')}${button}</figure>`
}

function cardOf({ game, title, rules, options }: RuleBook): string {
  const glimpse = glimpses.find((one) => one.game === game)
  const ruled = rules.filter(({ question }) => question !== undefined).length
  const shown = glimpse === undefined ? '' : picture(glimpse.file, '')
  return `<a href="${gameUrl(game)}">${shown}<h3>${escaped(title)}</h3><p>${counted(rules.length, 'rule')}, ${counted(ruled, 'ruling')}, ${counted(options.length, 'switch', 'switches')}</p></a>`
}

/** Where to play: the table with any game, or a shell. */
export function playPage(books: readonly RuleBook[]): Page {
  const rows = glimpses.map(({ game, play, file }) => {
    const title = books.find((one) => one.game === game)?.title ?? game
    const go =
      play === undefined
        ? ''
        : `<a class="play" href="table/index.html?game=${game}">Start a game</a> <a class="play quiet" href="${play}">Play on from here</a>`
    return `<section class="entry"><h3><a href="${gameUrl(game)}">${escaped(title)}</a></h3><figure class="thumb">${picture(file, '')}</figure><p>${go}</p></section>`
  })
  return page('play.html', 'Play', [
    'Choose a game. Or from a shell, without installing anything:',
    '',
    '```sh',
    'npx wingover play spitting-fire duel --as axis --player allies=greedy',
    '```',
    '',
    `<div class="entries">${rows.join('')}</div>`,
  ])
}

/** Where to look up a rule: the search, the books, and what players ask for. */
export const lookUpPage = (books: readonly RuleBook[]): Page =>
  page(
    'rules.html',
    'Look up a rule',
    [
      'Type what you would say at the table into the box at the top (press <kbd>/</kbd>): *off the board*, *stacking*, *FF*,',
      'a page (*p.16*), a section (*6C*), a refusal (*ff-split*), an option, or an id.',
      '',
      '<ol id="answers" class="answers" aria-live="polite"></ol>',
      '',
      ...books.flatMap(({ game, title, sections }) => [
        `## [${plain(title)}](page:${game})`,
        '',
        sections
          .map(
            (section) =>
              `[${plain(section.title)}](page:${game}/section-${section.id.replace(/-$/, '').toLowerCase()})`,
          )
          .join(' · '),
        '',
      ]),
    ],
    { kind: 'look-up' },
  )

/** Where the rules lie as data. */
export const dataPage = (books: readonly RuleBook[]): Page =>
  page('data.html', 'Rules as data', [
    'Every book as JSON, for chat bots and for whoever wants to make something of it: ids, titles, sources, status, readings,',
    'options, refusal codes, what players call things. The [JSON Schema](asset:rules/schema.json) says the rest; `format` rises if',
    'a reader of the old one would stumble. In a program: `wingover/spitting-fire/rules.json`; from a shell: `wingover rules --json`.',
    '',
    ...books.map(
      ({ game, title, rules }) => `- [${plain(title)}](asset:rules/${game}.json): ${counted(rules.length, 'rule')}`,
    ),
    '',
    'Which rule is cited, tested and observed where: [coverage.json](asset:coverage.json).',
  ])
