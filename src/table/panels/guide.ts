/** The word of a guide beside the question, and the ways past it. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Order } from '../../tools/orders/index.js'
import type { TableElement } from '../element.js'
import { stepOf, type Tour, tipOf, understood } from '../session/index.js'
import { setGuided } from '../store/guided.js'

/** What the guide has to say about this question. */
export function guidePanel(table: TableElement, { desk: { view } }: Order): TemplateResult | typeof nothing {
  const { tour } = table
  const tip = tour && tipOf(tour, view)
  if (tour === undefined || tip === undefined) return nothing
  const go = (next: Tour | undefined): void => {
    table.tour = next
    if (next === undefined) setGuided(table.game?.id ?? '', true)
    table.requestUpdate()
  }
  return html`
    <div class="guide" role="note" aria-label="Guide" data-guide>
      <p><b>First steps, ${stepOf(tour)}.</b> ${tip}</p>
      <p class="row">
        <button class="plain" data-understood @click=${() => go(understood(tour, view))}>Got it</button>
        <button class="quiet" data-skip-guide @click=${() => go(undefined)}>No more of this</button>
      </p>
    </div>`
}
