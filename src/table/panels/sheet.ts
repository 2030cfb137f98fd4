/** The sheet: every piece and what is known of it, for those whose board lies on a table of wood. */
import { html, type TemplateResult } from 'lit'
import type { Piece } from '../../core/index.js'
import type { TableElement } from '../element.js'

/** The pieces, side by side as they stand in the game. */
export function sheetPanel({ screen }: TableElement): TemplateResult {
  const { pieces = [], sides = [], others = '' } = screen.board?.scene ?? {}
  const numbers = [...new Set(pieces.map(({ side }) => side))].sort((a, b) => a - b)
  return html`
    <section class="sheet-panel" aria-label="The sheet" data-sheet>
      ${numbers.map(
        (side) => html`
          <h2 class="side hue-${screen.hueOf(side)}"><span>${sides[side] ?? others}</span></h2>
          <ul>${pieces.filter((piece) => piece.side === side).map((piece) => row(screen, piece))}</ul>`,
      )}
    </section>`
}

const row = (
  screen: TableElement['screen'],
  { id, name, labels, health, gone, selected }: Piece,
): TemplateResult => html`
  <li class=${gone ? 'gone' : ''} data-row=${id}>
    <button class="entry" aria-pressed=${screen.piece === id} @click=${() => screen.lookAt(screen.piece === id ? '' : id)}>
      <span>${selected ? '▸ ' : ''}<b>${name ?? id}</b> ${gone ? 'out of play' : ''}</span>
      <span class="type">${labels.filter((label) => !(name ?? id).startsWith(label)).join(' ')}</span>
    </button>
    <meter min="0" max="1" low="0.4" .value=${health} aria-label="What is left of ${name ?? id}"></meter>
  </li>`
