/** The question, and the ways to answer it. */
import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import type { Field, ManyField, NumberField } from '../../core/index.js'
import { refusalOf, verdictOf } from '../../core/words/index.js'
import type { Choice, Group, Order } from '../../tools/orders/index.js'
import type { TableElement } from '../element.js'
import { botAt, isShared, type Play, sitterText } from '../session/index.js'
import { dicePanel } from './dice.js'
import { grantPanel, waitPanel } from './far.js'
import { guidePanel } from './guide.js'
import { noticed } from './notice.js'
import { resignDialog } from './resign.js'
import { rulesDialog } from './rules.js'
import { saveFile } from './saving.js'

/** What the table wants now. */
export function askPanel(table: TableElement, course: Play): TemplateResult {
  const { stage, order, sitting } = course
  const isForeign = table.screen.shown?.action?.seat !== course.eye
  if (table.screen.isTelling && isForeign) return telling(table, course)
  switch (stage.kind) {
    case 'over':
      return over(table, course)
    case 'dice':
      return dicePanel(table, course, stage)
    case 'think':
      return thinking(course, stage.seat)
    case 'curtain':
      return html`<section class="ask"><h1 data-question>Pass the screen to ${sitting.kit.words.seat[stage.seat]}.</h1></section>`
    case 'wait':
      return waitPanel(table, course, stage.seats)
    case 'grant':
      return grantPanel(course, stage.seat)
    case 'ask':
      return order === null ? html`` : question(table, course, order, stage.seat)
  }
}

const telling = (table: TableElement, { sitting }: Play): TemplateResult => {
  const seat = table.screen.shown?.action?.seat ?? 'referee'
  return html`
    <section class="ask" data-telling>
      <p class="who">${sitting.kit.words.seat[seat]}</p>
      <p class="told">${table.screen.said}</p>
      <p class="row"><button class="plain" data-skip @click=${() => table.screen.skip()}>Skip</button></p>
    </section>`
}

const thinking = (course: Play, seat: string): TemplateResult => {
  const { kit, plan } = course.sitting
  return html`
  <section class="ask" data-thinking>
    <p class="who">${kit.words.seat[seat]}, a bot: ${botAt(kit, plan, seat)}</p>
    <p class="told">is thinking <progress max="1" .value=${course.done} aria-label="How far it has come"></progress></p>
    <p class="row"><button class="plain" data-hurry @click=${() => course.hurry()}>Move now</button></p>
  </section>`
}

function over(table: TableElement, { stage, sitting, notice, here }: Play): TemplateResult {
  if (stage.kind !== 'over') return html``
  const { rule } = stage.outcome
  const { title = '' } = sitting.kit.ruleset.info.rules[rule] ?? {}
  const { plan } = sitting
  const again = { scenario: plan.scenario, seats: plan.seats.map(sitterText).join(','), dice: plan.dice }
  const afterwards = html`
      <p class="row">
        <button class="main" data-again @click=${() => void table.start(plan.game, again)}>Another game</button>
        <button class="plain" data-watch @click=${() => table.watchAgain()}>Watch it again</button>
        <button class="plain" @click=${() => saveFile(sitting)}>Save</button>
      </p>`
  return html`
    <section class="ask" data-over>
      <p class="who">The game is over</p>
      <h1 data-outcome>${verdictOf(stage.outcome, sitting.kit.words)}</h1>
      <p class="tip"><button class="link" @click=${() => table.show(() => rulesDialog(table, [rule]))}>${title}</button></p>
      ${noticed(notice)}
      ${here === null ? afterwards : nothing}
    </section>`
}

// ---------------------------------------------------------------------------------------- a question

function question(table: TableElement, course: Play, order: Order, seat: string): TemplateResult {
  const { sitting, notice, because } = course
  const { info } = sitting.kit.ruleset
  const numbers = numbered(order)
  return html`
    <section class="ask hue-${table.screen.hueOf(info.seats.indexOf(seat))}" data-asked=${seat}>
      <p class="who">${isShared(sitting) ? '' : 'Your turn: '}${sitting.kit.words.seat[seat]}</p>
      <h1 data-question>${order.question}</h1>
      ${guidePanel(table, order)} ${noticed(notice)}
      ${order.places.length > 0 && table.board !== 'own' ? html`<p class="tip"><b>Pick a lit place on the board</b> (${order.places.length} of them), or choose here.</p>` : nothing}
      <div class="groups">${order.groups.map((group) => groupOf(table, order, group, numbers))}</div>
      ${byName(table, order)}
      ${notNow(table, order)}
      ${preview(table)}
      <p class="row foot">
        ${order.before === null ? nothing : html`<button class="quiet" data-back @click=${() => course.back()}>Back <kbd>Esc</kbd></button>`}
        <button class="quiet" data-undo ?disabled=${!course.canTakeBack} @click=${() => course.takeBack()}>Take back <kbd>U</kbd></button>
        <button class="quiet" data-resign @click=${() => table.show(() => resignDialog(table, course, seat))}>Give up</button>
      </p>
      ${because === '' ? nothing : html`<details class="because"><summary>What the bot was thinking</summary><p>${because}</p></details>`}
    </section>`
}

/** So many places are also offered by name. */
const NAMED = 80

/** The places of the board as buttons, for those who do not point: open at once where there is nothing else. */
function byName(table: TableElement, { places, groups }: Order): TemplateResult | typeof nothing {
  if (places.length === 0) return nothing
  return html`
    <details class="byname" ?open=${groups.length === 0 || table.board === 'own'}>
      <summary>Choose a place by its name</summary>
      <div class="choices" style="--n:2">${places.slice(0, NAMED).map((choice) => button(table, choice, undefined))}</div>
    </details>`
}

/** The number that stands for a choice on the keyboard. */
function numbered({ groups }: Order): ReadonlyMap<Choice, number> {
  const open = groups.flatMap(({ choices }) => choices).filter(({ refused, field }) => !refused && !field)
  return new Map(open.slice(0, 9).map((choice, i) => [choice, i + 1]))
}

function groupOf(
  table: TableElement,
  order: Order,
  { heading, columns, choices }: Group,
  numbers: ReadonlyMap<Choice, number>,
): TemplateResult | typeof nothing {
  const open = choices.filter(({ refused }) => refused === undefined)
  if (open.length === 0) return nothing
  const changes = open.every(({ change }) => change)
  const isTold = open.some((choice) => table.screen.hintOf(choice) !== '')
  const wide = isTold ? Math.min(2, columns ?? 1) : (columns ?? 1)
  return html`
    <fieldset>
      <legend>${heading}${changes ? html` <em>may still be changed</em>` : nothing}</legend>
      <div class="choices" style="--n:${wide}">${open.map((choice) =>
        choice.field !== undefined
          ? fieldOf(table, order, choice, choice.field)
          : button(table, choice, numbers.get(choice)),
      )}</div>
    </fieldset>`
}

function button(table: TableElement, choice: Choice, n: number | undefined): TemplateResult {
  const { screen } = table
  const point = (to: Choice | null): void => {
    screen.hover = to
    table.requestUpdate()
  }
  const hint = screen.hintOf(choice)
  return html`
    <button class="choice ${choice === screen.hover ? 'on' : ''}" data-choice=${choice.key} data-notation=${choice.key}
      aria-pressed=${choice.change ? String(choice.standing) : nothing}
      @click=${() => table.choose(choice)}
      @pointerenter=${() => point(choice)} @pointerleave=${() => point(null)} @focus=${() => point(choice)} @blur=${() => point(null)}>
      <span class="l">${arrow(choice)}${choice.label}</span>
      ${n === undefined ? nothing : html`<kbd aria-hidden="true">${n}</kbd>`}
      ${choice.dice.length === 0 ? nothing : html`<small>Dice: ${choice.dice.join(', ')}</small>`}
      ${hint === '' ? nothing : html`<small>${hint}</small>`}
    </button>`
}

/** Which way a piece would point. */
function arrow({ touch, leads }: Choice): TemplateResult | typeof nothing {
  const [stand, ...more] = touch.ghost ?? []
  if (stand === undefined || stand.heading === null || more.length > 0 || leads.length > 1) return nothing
  return html`<svg class="glyph" viewBox="-8 -8 16 16" aria-hidden="true"><path transform="rotate(${stand.heading})" d="M0 6V-5M-4-1.5L0-6L4-1.5"/></svg>`
}

/** Wishes that the rules refuse for the same reason, and that reason once; it opens what the rules say. */
function refusedButton(table: TableElement, { desk }: Order, { why, rules, choices }: Refused): TemplateResult {
  const [first] = choices
  const action = first?.leads[0]?.orders[0]
  const asked = action && ({ kind: 'refused', action, view: desk.view } as const)
  return html`
    <button class="choice refused" aria-disabled="true" data-refused=${first?.key ?? ''}
      @click=${() => table.show(() => rulesDialog(table, rules, asked))}>
      <span class="l">${choices.map(({ label }) => label).join(' · ')}</span>
      <small>${why} <i>${rules.join(' ')}</i></small>
    </button>`
}

/** Choices that are refused for the same reason. */
interface Refused {
  readonly why: string
  readonly rules: readonly string[]
  readonly choices: readonly Choice[]
}

/** Those that are refused, by their reason. */
function refusedIn({ desk }: Order, choices: readonly Choice[]): readonly Refused[] {
  const found = new Map<string, Refused>()
  for (const choice of choices) {
    if (choice.refused === undefined) continue
    const said = new Set(choice.refused.map((one) => refusalOf(desk.words, one, desk.view)))
    const why = [...said].join(' ')
    const rules = [...new Set(choice.refused.map(({ rule }) => rule))]
    const before = found.get(why)
    found.set(why, { why, rules: before?.rules ?? rules, choices: [...(before?.choices ?? []), choice] })
  }
  return [...found.values()]
}

/** What cannot be done now, each reason once. */
function notNow(table: TableElement, order: Order): TemplateResult | typeof nothing {
  const all = refusedIn(
    order,
    order.groups.flatMap(({ choices }) => choices),
  )
  if (all.length === 0) return nothing
  return html`
    <fieldset>
      <legend>Not now</legend>
      <div class="choices">${all.map((one) => refusedButton(table, order, one))}</div>
    </fieldset>`
}

/** What the pointed choice would do: for those who want a second look before they click. */
function preview({ screen }: TableElement): TemplateResult {
  const { hover } = screen
  const isPlace = hover !== null && hover.touch.at !== undefined
  const hint = hover === null ? '' : screen.hintOf(hover)
  const dice = hover !== null && hover.dice.length > 0 ? `Dice: ${hover.dice.join(', ')}.` : ''
  return html`<p class="preview" data-preview>${isPlace ? html`<b>${hover.label}</b> ${dice} ${hint}` : nothing}</p>`
}

// ---------------------------------------------------------------------------------------- values

function fieldOf(table: TableElement, order: Order, choice: Choice, field: Field): TemplateResult {
  if (field.kind === 'number') return numberOf(table, order, choice, field)
  if (field.kind === 'many') return manyOf(table, order, choice, field)
  return html`<p class="field tip">${choice.label}: click the point on the board.</p>`
}

function numberOf(table: TableElement, order: Order, choice: Choice, field: NumberField): TemplateResult {
  const { least, most, step, stops } = field
  const value = Number(table.held[choice.key] ?? stops[0] ?? most)
  const set = (event: Event): void => {
    const next = Number((event.target as HTMLInputElement).value)
    table.held = { ...table.held, [choice.key]: next }
    table.screen.hover = shadowOf(order, choice, field, next)
    table.requestUpdate()
  }
  const common = { least, most }
  return html`
    <div class="field">
      <label>${choice.label}
        <input type="range" min=${common.least} max=${common.most} step=${Math.max(step, (most - least) / 200)} .value=${live(String(value))} @input=${set}>
      </label>
      <input type="number" aria-label="${choice.label}, exactly" min=${least} max=${most} step=${step} .value=${live(String(value))} @input=${set}>
      <button class="main" data-field=${field.field} @click=${() => table.choose(choice, value)}>${order.desk.words.value(field.field, value, order.desk.view)}</button>
    </div>`
}

/** The choice as it would be with this value: enough to draw its ghost. */
function shadowOf({ desk: { ruleset, view } }: Order, choice: Choice, { field }: Field, value: unknown): Choice {
  const [lead] = choice.leads
  if (lead === undefined) return choice
  try {
    const touch = ruleset.touch(view, { ...(lead.orders[0] as Parameters<typeof ruleset.touch>[1]), [field]: value })
    return { ...choice, touch }
  } catch {
    return choice
  }
}

function manyOf(table: TableElement, order: Order, choice: Choice, field: ManyField): TemplateResult {
  const chosen = (table.held[choice.key] as readonly number[] | undefined) ?? []
  const toggle =
    (i: number) =>
    (event: Event): void => {
      const on = (event.target as HTMLInputElement).checked
      table.held = {
        ...table.held,
        [choice.key]: on ? [...chosen, i].sort((a, b) => a - b) : chosen.filter((one) => one !== i),
      }
      table.requestUpdate()
    }
  const { words, view } = order.desk
  return html`
    <div class="field many" role="group" aria-label=${choice.label}>
      <b>${choice.label}</b>
      ${field.parts.map(
        ({ value }, i) =>
          html`<label><input type="checkbox" .checked=${live(chosen.includes(i))} @change=${toggle(i)}> ${words.value(field.field, [value], view)}</label>`,
      )}
      <button class="main" data-field=${field.field} ?disabled=${chosen.length === 0}
        @click=${() =>
          table.choose(
            choice,
            chosen.map((i) => field.parts[i]?.value),
          )}>Do it</button>
    </div>`
}
