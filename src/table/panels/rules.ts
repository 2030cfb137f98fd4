/** What a line of the log or a refusal rests on: rules, rulings, dice, sums. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Modifier, RuleText, RulingText } from '../../core/index.js'
import { signed } from '../../core/words/index.js'
import type { TableElement } from '../element.js'
import type { Line } from '../session/index.js'
import type { Case } from '../session/otherwise.js'
import { otherwisePanel } from './otherwise.js'

/** A dialog with some rules in it, and the order that they refused, if it was one. */
export function rulesDialog(table: TableElement, rules: readonly string[], refused?: Case): TemplateResult {
  const more = (id: string): TemplateResult | typeof nothing =>
    refused === undefined ? nothing : otherwisePanel(table, id, refused)
  return dialog(table, 'What the rules say', html`${rules.map((id) => html`${ruleOf(table, id)}${more(id)}`)}`)
}

/** A dialog about one line of the log. */
export function lineDialog(table: TableElement, line: Line): TemplateResult {
  const sums = line.events.flatMap(modifiersOf)
  return dialog(
    table,
    line.text,
    html`
      ${line.dice.length === 0 ? nothing : html`<p>Dice: <span class="rolled">${line.dice.map((die) => html`<i>${die}</i>`)}</span></p>`}
      ${
        sums.length === 0
          ? nothing
          : html`<table class="sum">${sums.map(
              ({ label, value, rule }, i) =>
                html`<tr><th scope="row">${label}</th><td>${i === 0 ? value : signed(value)}</td><td>${rule}</td></tr>`,
            )}</table>`
      }
      ${table.replay === undefined ? nothing : html`<p><button class="plain" data-go @click=${() => go(table, line)}>Go to this step</button></p>`}
      ${line.rules.map((id) => html`${ruleOf(table, id)}${otherwisePanel(table, id, caseOf(table, line))}`)}`,
  )
}

function go(table: TableElement, { at }: Line): void {
  table.close()
  table.scrub(at)
}

/** The step that a line tells of, once no secret is left in the game. */
function caseOf({ replay, course }: TableElement, { at }: Line): Case | undefined {
  return replay !== undefined || course?.stage.kind === 'over' ? { kind: 'played', at } : undefined
}

/** The numbers that were added up. */
const modifiersOf = (event: object): readonly Modifier[] =>
  Object.values(event).flatMap((value: unknown) => (Array.isArray(value) ? value.filter(isModifier) : []))

const isModifier = (value: unknown): value is Modifier =>
  typeof value === 'object' && value !== null && 'label' in value && 'value' in value && 'rule' in value

/** A dialog with a heading and a way out. */
export function dialog(table: TableElement, heading: string, body: TemplateResult): TemplateResult {
  void table.read()
  return html`
    <dialog @close=${() => table.close()} aria-labelledby="dialog" data-dialog>
      <h2 id="dialog">${heading}</h2>
      <div class="sheet">${body}</div>
      <p class="row"><button class="main" autofocus data-close @click=${() => table.close()}>Close</button></p>
    </dialog>`
}

function ruleOf({ sitting, texts }: TableElement, id: string): TemplateResult {
  const rule = sitting?.kit.ruleset.info.rules[id]
  if (rule === undefined) return html``
  const text: (RuleText & Partial<RulingText>) | undefined = texts?.[id]
  return html`
    <article class="rule" data-rule=${id}>
      <h3>${rule.title}</h3>
      <p class="cite">${id}, ${rule.source}${rule.status === 'book' ? '' : rule.status === 'ruling' ? ', our ruling' : ', our own'}</p>
      ${text === undefined ? nothing : html`<p>${text.summary}</p>`}
      ${text?.question === undefined ? nothing : ruling(text as RulingText)}
    </article>`
}

/** A ruling: the question, how it can be read, which reading is played and why. */
const ruling = ({ question, readings, choice, reason }: RulingText): TemplateResult => html`
  <p><b>${question}</b></p>
  <ul>${readings.map((reading, i) => html`<li>${unquoted(reading)}${i === choice ? html` <em>(by default)</em>` : nothing}</li>`)}</ul>
  <p>${unquoted(reason)}</p>`

const unquoted = (text: string): string => text.replaceAll('`', '')
