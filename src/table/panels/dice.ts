/** Dice and cards that people throw and turn at a real table. */
import { html, nothing, type TemplateResult } from 'lit'
import type { DiceRequest } from '../../core/index.js'
import { counted } from '../../core/words/index.js'
import type { TableElement } from '../element.js'
import type { Play, Stage } from '../session/index.js'
import { inWords } from './words.js'

type Throwing = Extract<Stage, { kind: 'dice' }>

/** Asks for what must be thrown or turned. */
export function dicePanel(table: TableElement, course: Play, { needs, seat }: Throwing): TemplateResult {
  const { words } = course.sitting.kit
  const { purpose, count, sides, kinds } = needs
  const what =
    kinds === undefined ? `Throw ${counted(count, `${sides}-sided die`, `${sides}-sided dice`)}` : 'Turn a card'
  return html`
    <section class="ask dice" data-dice=${kinds === undefined ? count : 'card'} data-sides=${sides}>
      <p class="who">${words.seat[seat]}: ${inWords(purpose)}</p>
      <h1 data-question>${what}.</h1>
      ${course.notice === '' ? nothing : html`<p class="problem" role="alert">${course.notice}</p>`}
      ${kinds === undefined ? faces(table, course, needs) : cards(course, kinds)}
      <p class="row foot"><button class="quiet" data-undo @click=${() => course.takeBack()}>Take back <kbd>U</kbd></button></p>
    </section>`
}

const cards = (course: Play, kinds: Readonly<Record<string, number>>): TemplateResult => html`
  <div class="choices">${Object.keys(kinds)
    .filter((kind) => (kinds[kind] ?? 0) > 0)
    .map(
      (kind) =>
        html`<button class="choice" data-card=${kind} @click=${() => course.throwDice(kind)}><span class="l">${course.sitting.kit.words.value('card', kind)}</span></button>`,
    )}</div>`

function faces(table: TableElement, course: Play, { count, sides }: DiceRequest): TemplateResult {
  const thrown = (table.held.dice as readonly number[] | undefined) ?? []
  const put = (next: readonly number[]): void => {
    if (next.length === count) {
      course.throwDice(next)
      return
    }
    table.held = { ...table.held, dice: next }
    table.requestUpdate()
  }
  const all = Array.from({ length: sides }, (_, i) => i + 1)
  return html`
    <p class="thrown" aria-live="polite">${Array.from({ length: count }, (_, i) => html`<span class="die">${thrown[i] ?? ''}</span>`)}</p>
    <div class="faces" role="group" aria-label="Tap what you threw">${all.map(
      (face) => html`<button class="die" data-face=${face} @click=${() => put([...thrown, face])}>${face}</button>`,
    )}</div>
    <form class="row" @submit=${(event: SubmitEvent) => typed(event, count, put)}>
      <label>or type them <input name="dice" data-typed inputmode="numeric" autocomplete="off" placeholder=${all.slice(0, count).join(' ')}></label>
      <button class="plain">Take them</button>
      ${thrown.length === 0 ? nothing : html`<button type="button" class="quiet" @click=${() => put([])}>Clear</button>`}
    </form>
    <p class="row"><button class="quiet" data-throw @click=${() => put(randomDice(count, sides))}>Throw them for me</button></p>`
}

function typed(event: SubmitEvent, count: number, put: (faces: readonly number[]) => void): void {
  event.preventDefault()
  const input = (event.target as HTMLFormElement).elements.namedItem('dice') as HTMLInputElement
  const numbers = input.value
    .split(/[^0-9]+/)
    .filter((text) => text !== '')
    .map(Number)
  const faces =
    numbers.length === 1 && count > 1 && input.value.trim().length === count
      ? [...input.value.trim()].map(Number)
      : numbers
  put(faces.slice(0, count))
  input.value = ''
}

/** Dice of the browser, for whoever has none at hand. */
function randomDice(count: number, sides: number): readonly number[] {
  const limit = 2 ** 32 - (2 ** 32 % sides)
  const faces: number[] = []
  while (faces.length < count) {
    const word = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
    if (word < limit) faces.push(1 + (word % sides))
  }
  return faces
}
