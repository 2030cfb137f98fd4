/** For builders: what the engine holds at this moment, seen from any seat, and the position as a test case. */
import { html, type TemplateResult } from 'lit'
import { history } from '../../core/index.js'
import type { TableElement } from '../element.js'
import { nowOf, type Sitting } from '../session/index.js'
import { dialog } from './rules.js'

/** State, views, legal orders, the last refusal, and a test case to copy. */
export function builderDialog(table: TableElement): TemplateResult {
  const { sitting } = table
  if (sitting === undefined) return html``
  const { ruleset } = sitting.kit
  const { state } = nowOf(sitting)
  const seats = [...ruleset.info.seats, 'spectator']
  const legal = ruleset.legalActions(state).map((action) => ruleset.notation.action(action))
  return dialog(
    table,
    'For builders',
    html`
      <p class="tip">All of it, secrets too: not for the eyes of somebody who still wants to win.</p>
      <dl class="facts" data-builder>
        <dt>Game</dt><dd>${ruleset.info.id}, revision ${ruleset.info.revision}, seed ${sitting.plan.seed}</dd>
        <dt>Asked</dt><dd>${ruleset.actors(state).join(', ') || 'nobody'}</dd>
        <dt>Last refusal</dt><dd>${sitting.refused.map(({ code, rule }) => `${rule} ${code}`).join(', ') || 'none'}</dd>
      </dl>
      ${folded('Legal orders', legal.join('\n'))} ${folded('State', pretty(state))}
      ${seats.map((seat) => folded(`What ${seat} sees`, pretty(ruleset.view(state, seat))))}
      ${folded('As a test case', testCase(sitting))}`,
  )
}

const folded = (heading: string, text: string): TemplateResult => html`
  <details><summary>${heading}</summary><pre tabindex="0">${text}</pre>
    <button class="plain" @click=${() => void navigator.clipboard.writeText(text)}>Copy</button></details>`

const pretty = (value: unknown): string => JSON.stringify(value, null, 1)

/** The game up to here in code: paste it into a test and go on from `now`. */
function testCase({ kit: { ruleset }, past }: Sitting): string {
  const orders = history.line(past).flatMap(({ action }) => (action === null ? [] : [JSON.stringify(action)]))
  return [
    "import { recordGame, replay } from 'wingover'",
    "import { rulesets } from 'wingover/registry'",
    '',
    `const game = rulesets['${ruleset.info.id}']`,
    `const config = ${JSON.stringify(past.config)}`,
    `const orders = [\n${orders.map((order) => `  ${order},\n`).join('')}]`,
    'const made = recordGame(game, config as never, orders as never)',
    'if (!made.ok) throw new Error(made.violations[0]?.message)',
    'const now = replay(game, made.value as never).steps.at(-1)',
  ].join('\n')
}
