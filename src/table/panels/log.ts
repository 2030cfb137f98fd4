/** The log: the game in sentences, the last first. Each line opens what it rests on. */
import { html, nothing, type TemplateResult } from 'lit'
import { history } from '../../core/index.js'
import type { TableElement } from '../element.js'
import { type Line, logOf, type Sitting } from '../session/index.js'
import { lineDialog } from './rules.js'

/** So many lines are shown until more are asked for. */
const SHOWN = 60

/** The log up to the position on the screen. */
export function logPanel(table: TableElement, sitting: Sitting): TemplateResult {
  const { shown } = table.screen
  const last = shown === undefined ? -1 : history.line(sitting.past).indexOf(shown)
  const lines = logOf(sitting, table.eye).filter(({ at }) => last < 0 || at <= last)
  const limit = Number(table.held.log ?? SHOWN)
  const more = (): void => {
    table.held = { ...table.held, log: limit + 200 }
    table.requestUpdate()
  }
  return html`
    <section class="log" aria-label="Log" data-log tabindex="0">
      <h2>Log</h2>
      <ol reversed>${lines
        .slice(-limit)
        .reverse()
        .map((line, i, all) => entry(table, line, all[i + 1]))}</ol>
      ${lines.length > limit ? html`<button class="quiet" @click=${more}>${lines.length - limit} earlier lines</button>` : nothing}
    </section>`
}

/** One line; where a turn began, a heading above what came before. */
function entry(table: TableElement, line: Line, before: Line | undefined): TemplateResult {
  const isNew = before !== undefined && before.turn !== line.turn
  return html`<li data-line class=${isNew ? 'turn' : ''}>
    <button class="entry" @click=${() => table.show(() => lineDialog(table, line))}>
      <span>${line.text}</span>${line.dice.length === 0 ? nothing : html` <span class="rolled">${line.dice.map((die) => html`<i>${die}</i>`)}</span>`}
    </button>
  </li>`
}
