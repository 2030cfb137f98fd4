/** All that is not the game itself: keeping it, sharing it, how it looks and moves. */
import { html, nothing, type TemplateResult } from 'lit'
import type { TableElement } from '../element.js'
import type { Sitting } from '../session/index.js'
import { SPEEDS } from '../speed.js'
import { setGuided } from '../store/guided.js'
import { builderDialog } from './builder.js'
import { dialog } from './rules.js'
import { linkOf, saveFile } from './saving.js'

/** The menu. */
export function menuDialog(table: TableElement): TemplateResult {
  const { sitting } = table
  if (sitting === undefined) return html``
  const isFar = (table.course?.here ?? null) !== null
  const isTold = table.replay?.story !== undefined
  const leave = (): void => {
    table.close()
    table.leave()
    table.dispatchEvent(new CustomEvent('wingover-leave'))
  }
  return dialog(
    table,
    'Menu',
    html`
      <p class="row">
        ${isFar || isTold ? nothing : keeping(table, sitting)}
        ${table.game?.guide === undefined || table.course === undefined || table.tour !== undefined ? nothing : html`<button class="plain" data-guide-me @click=${() => guideAgain(table)}>Guide me</button>`}
        ${isTold ? nothing : html`<button class="plain" data-leave @click=${leave}>Leave for another game</button>`}
      </p>
      ${table.link === '' ? nothing : html`<p class="tip" role="status" data-link-said>${table.link}</p>`}
      <p class="tip">${isTold ? '' : isFar ? 'The server keeps this game. Your link opens your seat again, on any machine.' : 'Every game is kept in this browser as you play it.'}</p>
      <div class="fields">
        <label>How fast others fly
          <select @change=${(event: Event) => table.dispatchEvent(new CustomEvent('wingover-set', { detail: { speed: picked(event) } }))}>
            ${Object.keys(SPEEDS).map((speed) => html`<option value=${speed} ?selected=${speed === table.speed}>${speed === 'off' ? 'at once' : speed}</option>`)}
          </select>
        </label>
        <label>The board
          <select data-board @change=${(event: Event) => table.dispatchEvent(new CustomEvent('wingover-set', { detail: { board: picked(event) } }))}>
            <option value="screen" ?selected=${table.board !== 'own'}>on the screen</option>
            <option value="own" ?selected=${table.board === 'own'}>our own, on the table</option>
          </select>
        </label>
        <label>Light
          <select @change=${(event: Event) => table.dispatchEvent(new CustomEvent('wingover-set', { detail: { theme: picked(event) } }))}>
            ${['light', 'dark'].map((theme) => html`<option value=${theme} ?selected=${theme === table.theme}>${theme}</option>`)}
          </select>
        </label>
      </div>
      <p class="tip"><kbd>1</kbd> to <kbd>9</kbd> choose, <kbd>Esc</kbd> goes back, <kbd>U</kbd> takes back. On the board: arrow keys walk, <kbd>Enter</kbd> chooses, <kbd>P</kbd> goes from piece to piece.</p>`,
  )
}

const keeping = (table: TableElement, sitting: Sitting): TemplateResult => html`
  <button class="plain" data-save @click=${() => saveFile(sitting)}>Save as a file</button>
  <button class="plain" data-link @click=${() => void copyLink(table)}>Copy a link to this game</button>
  <button class="plain" data-build @click=${() => table.show(() => builderDialog(table))}>For builders</button>`

function guideAgain(table: TableElement): void {
  setGuided(table.game?.id ?? '', false)
  table.close()
  void table.guideMe()
}

const picked = (event: Event): string => (event.target as HTMLSelectElement).value

async function copyLink(table: TableElement): Promise<void> {
  const { sitting } = table
  if (sitting === undefined) return
  const part = await linkOf(sitting)
  if (part === undefined) table.link = 'This game is too long for a link. Save it as a file instead.'
  else {
    const link = `${location.href.replace(/[?#].*$/, '')}${part}`
    table.link = await navigator.clipboard.writeText(link).then(
      () => 'The link is in the clipboard. It carries the whole game, secrets and all.',
      () => link,
    )
  }
  table.requestUpdate()
}
