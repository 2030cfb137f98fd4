import { html, type TemplateResult } from 'lit'
import type { TableElement } from '../element.js'
import type { Play } from '../session/index.js'

/** Giving up is for good: it is asked twice. */
export function resignDialog(table: TableElement, course: Play, seat: string): TemplateResult {
  const yes = (): void => {
    table.close()
    course.resign(seat)
  }
  return html`
    <dialog @close=${() => table.close()} aria-labelledby="giving-up">
      <h2 id="giving-up">Give up?</h2>
      <p>The game ends at once, and ${course.sitting.kit.words.seat[seat]} lose it.</p>
      <p class="row">
        <button class="main" data-confirm @click=${yes}>Give up</button>
        <button class="plain" autofocus @click=${() => table.close()}>Fly on</button>
      </p>
    </dialog>`
}
