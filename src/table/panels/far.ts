/** A game whose other seats are elsewhere: waiting for them, and what they ask. */
import { html, nothing, type TemplateResult } from 'lit'
import type { TableElement } from '../element.js'
import type { Play } from '../session/index.js'
import { noticed } from './notice.js'
import { resignDialog } from './resign.js'

/** Others are asked. */
export function waitPanel(table: TableElement, course: Play, seats: readonly string[]): TemplateResult {
  const { eye, sitting, notice } = course
  const { seat: names } = sitting.kit.words
  return html`
    <section class="ask" data-waiting>
      <p class="who">${eye === 'spectator' ? 'You are looking on' : names[eye]}</p>
      <p class="told">${waitingFor(course, seats)}</p>
      ${noticed(notice)}
      ${eye === 'spectator' ? nothing : ways(table, course)}
    </section>`
}

/** Who is asked, and whether they are at the table. */
function waitingFor({ sitting, here, eye }: Play, seats: readonly string[]): string {
  const { seat: names } = sitting.kit.words
  const others = seats.filter((seat) => seat !== eye)
  if (others.length === 0) return 'One moment.'
  const away = others.filter((seat) => !here?.includes(seat))
  const isAway = away.length === 0 ? '' : ` Nobody sits there now: ${away.map((seat) => names[seat]).join(', ')}.`
  return `Waiting for ${others.map((seat) => names[seat]).join(' and ')}.${isAway}`
}

const ways = (table: TableElement, course: Play): TemplateResult => html`
  <p class="row foot">
    <button class="quiet" data-undo ?disabled=${!course.canTakeBack} @click=${() => course.takeBack()}>Take back <kbd>U</kbd></button>
    <button class="quiet" data-resign @click=${() => table.show(() => resignDialog(table, course, course.eye))}>Give up</button>
  </p>`

/** Another asks to take back what it did last. */
export const grantPanel = (course: Play, seat: string): TemplateResult => html`
  <section class="ask" data-grant>
    <p class="who">${course.sitting.kit.words.seat[seat]}</p>
    <h1>They ask to take back their last choice.</h1>
    ${noticed(course.notice)}
    <p class="row">
      <button class="main" data-agree @click=${() => course.grant(true)}>Let them</button>
      <button class="plain" data-deny @click=${() => course.grant(false)}>No</button>
    </p>
  </section>`
