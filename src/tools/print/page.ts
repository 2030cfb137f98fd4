import type { SheetCard, Sheets, SheetTable } from '../../core/sheets.js'
import { escaped } from '../svg/xml.js'
import type { ScenarioSheet } from './scenario.js'
import { sheetStyle } from './style.js'

/** Sizes of paper. */
export const papers = ['a4', 'letter'] as const
/** A size of paper. */
export type Paper = (typeof papers)[number]

/** What is to be printed. */
export interface Printed {
  readonly title: string
  readonly cards: Sheets
  readonly scenarios: readonly ScenarioSheet[]
}

/** A page for the printer: self-contained HTML, no card and no row cut by the end of a sheet. */
export const printPage = ({ title, cards, scenarios }: Printed, paper: Paper): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}: sheets and cards</title>
<style>${sheetStyle(paper)}</style>
</head>
<body>
<header>
<h1>${escaped(title)}</h1>
<p>Cards and scenarios. Unofficial; the game belongs to its authors. <b class="book">Bold</b> numbers are the book's, <i class="inferred">slanted</i> ones follow from it, plain ones are our own house numbers.</p>
</header>
<main class="cards${cards.some(isWide) ? ' wide' : ''}">
${cards.map(cardOf).join('\n')}
</main>
${scenarios.map(scenarioOf).join('\n')}
</body>
</html>
`

/** A card with a table of many columns takes the whole width. */
const isWide = ({ tables }: SheetCard): boolean => tables.some(({ columns }) => columns.length > 9)

const cardOf = ({ title, note, values, tables, boxes }: SheetCard): string => `<article class="card">
<h2>${escaped(title)}</h2>
<p class="note">${escaped(note)}</p>
<dl>${values.map(({ label, value, source }) => `<div><dt>${escaped(label)}</dt><dd class="${source}">${escaped(value)}</dd></div>`).join('')}</dl>
${tables.map(tableOf).join('\n')}
${boxes.map(({ label, count }) => `<p class="boxes"><span>${escaped(label)}</span>${'<i></i>'.repeat(Math.max(0, count))}</p>`).join('\n')}
<p class="legend"><b>bold</b> book, <i>slanted</i> inferred, plain house</p>
</article>`

function tableOf({ heading, columns, rows, source, exceptions = {} }: SheetTable): string {
  const cell = (text: string, i: number, j: number): string => {
    if (j === 0) return `<th scope="row">${escaped(text)}</th>`
    return `<td class="${exceptions[`${i} ${j}`] ?? source}">${escaped(text)}</td>`
  }
  return `<table><caption>${escaped(heading)}</caption>
<thead><tr>${columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row, i) => `<tr>${row.map((text, j) => cell(text, i, j)).join('')}</tr>`).join('')}</tbody></table>`
}

const scenarioOf = ({ title, picture, pieces, options }: ScenarioSheet): string => `<section class="scenario">
<h2>${escaped(title)}</h2>
${options.length === 0 ? '' : `<p class="note">Played with ${escaped(options.join('; '))}.</p>`}
<figure>${picture}</figure>
${pieces.length === 0 ? '<p class="note">Nothing stands on the table yet: both sides place or choose first.</p>' : piecesOf(pieces)}
</section>`

const piecesOf = (pieces: ScenarioSheet['pieces']): string => `<table class="pieces">
<thead><tr><th scope="col">Side</th><th scope="col">Piece</th><th scope="col">At the start</th><th scope="col">Notes</th></tr></thead>
<tbody>${pieces.map(({ side, name, labels }) => `<tr><td>${escaped(side)}</td><th scope="row">${escaped(name)}</th><td>${escaped(labels)}</td><td class="free"></td></tr>`).join('')}</tbody></table>`
