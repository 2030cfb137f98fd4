/** A witness in a few lines: one position and an order, under the default and under another value. */
import { folded, plain, ruleLink, valueText } from '../markdown.js'
import type { Outcome, Witnessed } from '../witnesses.js'

/** The lines of one witness. */
export function witnessLines({ under, usual, value, orders, order, source, picture }: Witnessed): readonly string[] {
  const isSame = under[0].text === under[1].text
  return [
    `**Witness** for ${valueText(value)} (${source}): ${plain(order)}`,
    '',
    ...(isSame
      ? [`- with either value: ${said(under[0])} What may be done next differs.`]
      : [`- with ${valueText(usual)}: ${said(under[0])}`, `- with ${valueText(value)}: ${said(under[1])}`]),
    '',
    ...(picture === undefined ? [] : [`![The position before this order](${picture})`, '']),
    ...(orders.length < 2 ? [] : [folded('The orders up to here', ['```text', ...orders, '```'].join('\n')), '']),
  ]
}

const said = ({ text, rules }: Outcome): string => `${plain(text)} ${rules.map(ruleLink).join(', ')}`
