/** A closer look at one piece, friend or foe: what it is, where it can go, what its guns can do. */
import { html, nothing, type TemplateResult } from 'lit'
import { type Prospect, type Rational, toNumber } from '../../core/index.js'
import type { TableElement } from '../element.js'
import type { Layer } from '../screen.js'

const LAYERS: readonly (readonly [Layer, string])[] = [
  ['arcs', 'Guns'],
  ['reach', 'Where it can go'],
  ['threat', 'What it threatens'],
]

/** What is known of the piece that is looked at. */
export function lookPanel(table: TableElement): TemplateResult | typeof nothing {
  const { screen } = table
  const piece = screen.lookedAt
  if (piece === undefined) return nothing
  const { sides, others = '', notes = [] } = screen.board?.scene ?? {}
  return html`
    <section class="look" aria-label="A closer look" data-look=${piece.id}>
      <p class="row"><b>${piece.name ?? piece.id}</b> <span>${sides?.[piece.side] ?? others}</span>
        <button class="quiet" @click=${() => screen.lookAt('')}>Look away</button></p>
      <p class="type">${piece.labels.join('  ')}</p>
      <meter min="0" max="1" low="0.4" .value=${piece.health} aria-label="What is left of it">${Math.round(100 * piece.health)}%</meter>
      ${
        table.game?.overlays === undefined
          ? nothing
          : html`<p class="row" role="group" aria-label="Show on the board">${LAYERS.map(
              ([layer, name]) =>
                html`<button class="plain" data-layer=${layer} aria-pressed=${screen.layer === layer} @click=${() => screen.lay(layer)}>${name}</button>`,
            )}</p>`
      }
      ${oddsOf(table, piece.id)}
      ${notes.map((note) => html`<small>${note}</small>`)}
    </section>`
}

/** What its fire would do, target by target. */
function oddsOf({ overlays, sitting, eye, screen }: TableElement, piece: string): TemplateResult | typeof nothing {
  if (overlays === undefined || sitting === undefined || screen.shown === undefined) return nothing
  const { ruleset, words } = sitting.kit
  const view = ruleset.view(screen.shown.state, eye)
  const prospects = overlays.odds(view, piece)
  if (prospects.length === 0) return html`<p class="tip" data-odds>Nobody is in its sights.</p>`
  const row = ({ target, hit, kill }: Prospect): TemplateResult =>
    html`<tr><th scope="row">${words.piece(target, view)}</th><td>${percent(hit)} to hit</td><td>${kill === null ? '' : `${percent(kill)} to bring down`}</td></tr>`
  return html`<table class="sum odds" data-odds>${prospects.map(row)}</table>`
}

const percent = (chance: Rational): string => `${Math.round(100 * toNumber(chance))}%`
