/** A witness in a few lines: one position and an order, under the default and under another value. */
import { linkFrom } from '../addresses.js'
import { folded, picture, plain, ruleLink, valueText } from '../markdown.js'
import type { Outcome, Shown, Witnessed } from '../witnesses.js'

/** The lines of one witness, on the page at an address. What differs comes first. */
export function witnessLines(url: string, witness: Witnessed): readonly string[] {
  const { under, usual, value, orders, order, source, pictures, play } = witness
  const isSame = under[0].text === under[1].text
  return [
    `**${plain(order)}**`,
    '',
    ...(isSame
      ? [`- with either value: ${said(under[0])} What may be done next differs.`]
      : [`- with ${valueText(usual)}, as played: ${said(under[0])}`, `- with ${valueText(value)}: ${said(under[1])}`]),
    '',
    ...album(url, pictures),
    ...(play === undefined ? [] : [playLink(url, play), '']),
    ...(orders.length < 2
      ? []
      : [folded('How it came to this', orders.map((one) => `1. ${plain(one)}`).join('\n')), '']),
    ...(source === '' ? [] : [`Written down in ${source}.`, '']),
  ]
}

/** Pictures in a row. */
const album = (url: string, pictures: readonly Shown[]): readonly string[] =>
  pictures.length === 0
    ? []
    : [
        `<div class="album">${pictures
          .map(
            ({ caption, file }) =>
              `<figure>${picture(linkFrom(url, file), caption)}<figcaption>${caption}</figcaption></figure>`,
          )
          .join('')}</div>`,
        '',
      ]

/** The button that opens the table at a position. */
export const playLink = (url: string, to: string): string =>
  `<a class="play" href="${linkFrom(url, to)}">Play this position</a>`

const said = ({ text, rules }: Outcome): string => `${plain(text)} ${rules.map(ruleLink).join(', ')}`
