/** The slider through a game that was played. */
import { html, type TemplateResult } from 'lit'
import type { TableElement } from '../element.js'
import type { Replay } from '../session/index.js'

/** Slider, buttons, and whose eyes. */
export function replayPanel(table: TableElement, replay: Replay): TemplateResult {
  const { at, last, story } = replay
  const picked = (event: Event): string => (event.target as HTMLInputElement | HTMLSelectElement).value
  const button = (label: string, sign: string, to: number): TemplateResult =>
    html`<button class="plain" aria-label=${label} @click=${() => table.scrub(to)}>${sign}</button>`
  return html`
    <section class="ask replay" aria-label="Replay" data-replay>
      <h1>Step <output data-step>${at}</output> of ${last}</h1>
      <input type="range" data-scrub min="0" max=${last} .value=${String(at)} aria-label="Step of the game"
        aria-valuetext="Step ${at} of ${last}" @input=${(event: Event) => table.scrub(Number(picked(event)))}>
      <p class="row">
        ${button('First step', '|◀', 0)} ${button('One step back', '◀', at - 1)}
        <button class="main" data-play @click=${() => table.playOrPause()}>${table.isPlaying ? 'Pause' : 'Play'}</button>
        ${button('One step on', '▶', at + 1)} ${button('Last step', '▶|', last)}
      </p>
      <p class="told" aria-live=${table.isPlaying ? 'off' : 'polite'} data-told>${table.screen.said}</p>
      ${story === undefined ? ways(table, replay) : html`<p class="tip">${story}</p>`}
    </section>`
}

/** Other eyes, and a way back into the game. */
const ways = (table: TableElement, { eye, whole: { kit } }: Replay): TemplateResult => html`
  <label class="eye">Seen by
    <select @change=${(event: Event) => table.watchAs((event.target as HTMLSelectElement).value)}>
      <option value="spectator" ?selected=${eye === 'spectator'}>anyone at the table</option>
      ${kit.ruleset.info.seats.map((seat) => html`<option value=${seat} ?selected=${eye === seat}>${kit.words.seat[seat]}</option>`)}
    </select>
  </label>
  <p class="row">
    <button class="plain" data-play-on @click=${() => table.playOn()}>Play on from here</button>
    <button class="quiet" @click=${() => table.leave()}>Leave</button>
  </p>`
