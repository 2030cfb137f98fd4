/** What stands around every page: bar, sidebar, foot. The sidebar goes as a visitor thinks: start, guides, games, rules, reference. */
import { readdirSync, readFileSync } from 'node:fs'
import { gamePageUrl, gameUrl, guideUrl, linkFrom, REFERENCE, sectionUrl } from './addresses.js'
import { books } from './books.js'
import { exampleSets } from './examples.js'
import { escaped } from './markdown.js'

/** A page and where it belongs. */
export interface Place {
  /** From the front of the site. */
  readonly url: string
  readonly title: string
  readonly game?: string
  readonly section?: string
  /** What kind of page it is, for its looks. */
  readonly kind?: string
  /** Scripts of ours beyond those of every page. */
  readonly scripts?: readonly string[]
}

interface Entry {
  readonly text: string
  readonly url: string
  readonly below?: readonly Entry[]
}

const headingOf = (file: string): string =>
  /^# (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1]?.replaceAll('`', '') ?? file

/** The guides by their first heading, in the order that a newcomer reads them. */
const FIRST = ['first-game', 'user-interface', 'bots', 'servers', 'records', 'rulings']
const guides = readdirSync('docs/guides')
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.slice(0, -3))
  .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
  .map((name): Entry => ({ text: headingOf(`docs/guides/${name}.md`), url: guideUrl(name) }))

function rank(name: string): number {
  const at = FIRST.indexOf(name)
  return at < 0 ? FIRST.length : at
}

const gameEntries = (game: string): readonly Entry[] => {
  const book = books.find((one) => one.game === game)
  const sections = (book?.sections ?? []).map(({ id, title }) => ({ text: title, url: sectionUrl(game, id) }))
  const hasRulings = book?.rules.some(({ question }) => question !== undefined)
  const hasExamples = exampleSets.some((set) => set.game === game)
  return [
    ...sections,
    ...(hasRulings ? [{ text: 'Rulings', url: gamePageUrl(game, 'rulings') }] : []),
    ...(game === 'kernel' ? [] : [{ text: 'Options', url: gamePageUrl(game, 'options') }]),
    ...(game === 'kernel' ? [] : [{ text: 'House values', url: gamePageUrl(game, 'house-values') }]),
    ...(hasExamples ? [{ text: 'Worked examples', url: gamePageUrl(game, 'examples') }] : []),
  ]
}

const sidebar = (game: string | undefined): readonly Entry[] => [
  {
    text: 'Start',
    url: 'index.html',
    below: [
      { text: 'Front page', url: 'index.html' },
      { text: 'Play', url: 'play.html' },
      { text: 'About, install, example', url: `${REFERENCE}/index.html` },
    ],
  },
  { text: 'Guides', url: guides[0]?.url ?? '', below: guides },
  {
    text: 'Games',
    url: 'index.html#games',
    below: books.map(({ game: id, title }) => ({
      ...{ text: title, url: gameUrl(id) },
      ...(id === game && { below: gameEntries(id) }),
    })),
  },
  {
    text: 'Rules',
    url: 'rules.html',
    below: [
      { text: 'Look up a rule', url: 'rules.html' },
      { text: 'All rulings', url: 'rulings.html' },
      { text: 'How much a ruling matters', url: 'matters.html' },
      { text: 'Quiz', url: 'quiz.html' },
      { text: 'Editions and revisions', url: 'editions.html' },
      { text: 'Coverage', url: 'coverage.html' },
      { text: 'Rules and functions', url: 'functions.html' },
      { text: 'Rules as data', url: 'data.html' },
    ],
  },
  {
    text: 'Reference',
    url: `${REFERENCE}/modules.html`,
    below: [{ text: 'Every module', url: `${REFERENCE}/modules.html` }],
  },
]

function entryHtml(page: string, { text, url, below }: Entry): string {
  const here = url === page ? ' aria-current="page"' : ''
  const inner = below === undefined ? '' : `<ul>${below.map((one) => `<li>${entryHtml(page, one)}</li>`).join('')}</ul>`
  return `<a href="${linkFrom(page, url)}"${here}>${escaped(text)}</a>${inner}`
}

const sidebarHtml = ({ url, game }: Place): string =>
  sidebar(game)
    .map(
      ({ text, below = [] }) =>
        `<h2>${text}</h2><ul>${below.map((one) => `<li>${entryHtml(url, one)}</li>`).join('')}</ul>`,
    )
    .join('')

/** The bar at the top: where to go, the search, light or dark. */
export const barHtml = (page: string): string => {
  const link = (url: string, text: string): string => `<a href="${linkFrom(page, url)}">${text}</a>`
  return `<header class="bar"><a class="brand" href="${linkFrom(page, 'index.html')}">Wingover</a>
<nav aria-label="Main">${link('play.html', 'Play')}${link('rules.html', 'Rules')}${link('quiz.html', 'Quiz')}${link(guides[0]?.url ?? 'index.html', 'Guides')}${link(`${REFERENCE}/modules.html`, 'Reference')}</nav>
<search class="find"><input id="find" type="search" placeholder="Find a rule: off the board, p.16, ff-split" aria-label="Find a rule" autocomplete="off" spellcheck="false" role="combobox" aria-expanded="false" aria-controls="found"><ul id="found" role="listbox" aria-label="Rules found" hidden></ul></search>
<button id="theme" type="button" aria-label="Light or dark">◐</button></header>`
}

/** The whole document. It needs no server and nothing from elsewhere. */
export function framed(place: Place, html: string): string {
  const root = linkFrom(place.url, 'index.html').replace(/index\.html$/, '')
  const scripts = ['site.js', ...(place.scripts ?? [])].map(
    (file) => `<script defer src="${root}assets/${file}"></script>`,
  )
  return `<!DOCTYPE html>
<html lang="en" data-root="${root}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(place.title)} · Wingover</title>
<link rel="icon" href="${root}assets/icon.svg"><link rel="stylesheet" href="${root}assets/site.css">
<script>document.documentElement.dataset.theme=(t=>t&&t!=='os'?t:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light')((()=>{try{return localStorage.getItem('tsd-theme')}catch{}})())</script>
${scripts.join('\n')}</head>
<body class="${place.kind ?? 'page'}"><a class="skip" href="#main">Skip to the text</a>
${barHtml(place.url)}
<div class="room"><details class="side" open><summary>Contents</summary><nav aria-label="Contents">${sidebarHtml(place)}</nav></details><script>if(innerWidth<1000)document.currentScript.previousElementSibling.open=false</script>
<main id="main" tabindex="-1">${html}</main></div>
<footer><p>Wingover plays these games; it does not replace their books. Every rule is told in our own words.</p></footer>
</body>
</html>
`
}
