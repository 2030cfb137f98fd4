/** The page of a game: the board first, the question beside it, the log below. */
import { html, nothing, type TemplateResult } from 'lit'
import { number } from '../../core/words/index.js'
import type { TableElement } from '../element.js'
import { nowOf, type Sitting } from '../session/index.js'
import { askPanel } from './ask.js'
import { logPanel } from './log.js'
import { lookPanel } from './look.js'
import { menuDialog } from './menu.js'
import { replayPanel } from './replay.js'
import { sheetPanel } from './sheet.js'

/** The page of a game. */
export function tablePanel(table: TableElement, sitting: Sitting): TemplateResult {
  const { course, replay, screen } = table
  return html`
    <header class="bar">
      <p class="brand">Wingover <span>${sitting.kit.ruleset.info.title}</span></p>
      ${score(table, sitting)}
      <button class="menu" data-menu @click=${() => table.show(() => menuDialog(table))}>Menu</button>
    </header>
    <main class="table ${table.board === 'own' ? 'companion' : ''}">
      <div class="map">${tools(table)}</div>
      <aside>
        ${replay !== undefined ? replayPanel(table, replay) : course === undefined ? nothing : askPanel(table, course)}
        ${lookPanel(table)} ${table.board === 'own' ? sheetPanel(table) : nothing}
        ${logPanel(table, sitting)}
      </aside>
    </main>
    <p class="heard" role="status" aria-live="polite" data-said>${screen.said}</p>
    ${course?.stage.kind === 'curtain' && !screen.isTelling ? curtain(table, sitting, course.stage.seat) : nothing}`
}

function score(table: TableElement, sitting: Sitting): TemplateResult {
  const { ruleset, words } = sitting.kit
  const { state } = table.screen.shown ?? nowOf(sitting)
  const points = ruleset.score(state)
  const phase = (words.phase as Readonly<Record<string, string>>)[state.phase] ?? ''
  return html`
    <dl class="score">
      <div><dt>Turn</dt><dd data-turn>${state.turn}</dd></div>
      <div class="phase"><dt>Phase</dt><dd>${phase}</dd></div>
      ${ruleset.info.seats.map(
        (seat, i) =>
          html`<div class="side hue-${table.screen.hueOf(i)}"><dt>${words.seat[seat]}</dt><dd>${number(points[seat] ?? 0)}</dd></div>`,
      )}
    </dl>`
}

const tools = ({ screen }: TableElement): TemplateResult => html`
  <div class="tools" role="group" aria-label="The board">
    <button @click=${() => screen.board?.zoomBy(1.4)} aria-label="Nearer" title="Nearer">+</button>
    <button @click=${() => screen.board?.zoomBy(1 / 1.4)} aria-label="Farther" title="Farther">−</button>
    <button @click=${() => screen.lookAtAll(true)} aria-label="Show the fight" title="Show the fight">◎</button>
    <button @click=${() => screen.lookAtTable()} aria-label="Show the whole table" title="Show the whole table">▣</button>
    <button @click=${() => screen.board?.rotate()} aria-label="Turn the table" title="Turn the table">↻</button>
  </div>`

/** Between two people at one screen. Nothing of what comes next is in the page while it hangs. */
function curtain(table: TableElement, { kit }: Sitting, seat: string): TemplateResult {
  return html`
    <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="pass" data-curtain=${seat}>
      <div>
        <p class="brand">Secret orders</p>
        <h1 id="pass">${kit.words.seat[seat]}</h1>
        <p>Pass the screen. What comes next is for ${kit.words.seat[seat]} alone.</p>
        <button class="main big" autofocus data-draw-back @click=${() => table.course?.drawBack()}>We are alone</button>
      </div>
    </div>`
}
