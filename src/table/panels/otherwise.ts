/** "What if the other reading?": under a rule that can be read in two ways. */
import { html, nothing, type TemplateResult } from 'lit'
import type { TableElement } from '../element.js'
import type { Case, OtherReading } from '../session/otherwise.js'
import { inWords } from './words.js'

/** The other readings of a rule, each with what it would change; `asked` is missing while that would tell secrets. */
export function otherwisePanel(
  table: TableElement,
  rule: string,
  asked: Case | undefined,
): TemplateResult | typeof nothing {
  const { lawyer, sitting, texts = {} } = table
  if (lawyer === undefined || sitting === undefined || isWithoutRules(table)) return nothing
  const others = lawyer.otherReadings(sitting, rule, texts)
  if (others.length === 0) return nothing
  if (asked === undefined) return html`<p class="tip" data-otherwise-later>${LATER}</p>`
  return html`${others.map((other) => readingOf(table, asked, rule, other))}`
}

/** The rules are at a server, or not in this page at all. */
const isWithoutRules = ({ course, replay }: TableElement): boolean =>
  (course?.here ?? null) !== null || replay?.story !== undefined

const LATER =
  'What the other reading would have changed is told when the game is over. Before that it could give away what you may not see.'

function readingOf(table: TableElement, asked: Case, rule: string, other: OtherReading): TemplateResult {
  const { lawyer, sitting, eye } = table
  const key = `${rule} ${other.option} ${JSON.stringify(other.value)}`
  const answer = table.answers.get(key)
  const ask = (): void => {
    if (lawyer === undefined || sitting === undefined) return
    table.answers = new Map([...table.answers, [key, lawyer.otherwise(sitting, asked, other, eye)]])
    table.requestUpdate()
  }
  return html`
    <div class="otherwise">
      <button class="plain" data-otherwise=${other.option} aria-expanded=${answer !== undefined} @click=${ask}><b>What if the other reading?</b> ${said(other)}</button>
      ${answer === undefined ? nothing : html`<div role="status" data-answer>${answer.map((one) => html`<p>${one}</p>`)}</div>`}
    </div>`
}

/** The reading in words; names in backquotes are for programs. */
const said = ({ text, option, value }: OtherReading): string =>
  text === '' ? `${inWords(option)}: ${inWords(value)}` : text.replace(/ ?\(?`[^`]*`\)?/g, '')
