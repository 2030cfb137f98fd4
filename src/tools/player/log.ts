import { escaped } from '../svg/xml.js'
import type { Chapter, Line, Story } from './story.js'

/** The steps as list items, a heading where a turn begins. */
export function logMarkup({ chapters }: Story): string {
  return chapters.map((chapter, i) => turnMarkup(chapter, chapters[i - 1]) + stepMarkup(chapter, i)).join('')
}

/** The rules that the story cites, by id. */
export function rulesMarkup({ rules }: Story): string {
  return Object.entries(rules)
    .map(([id, rule]) => {
      const { title = '', source = '' } = rule ?? {}
      return `<li id="rule-${escaped(id)}"><b>${escaped(id)}</b> <span>${escaped(title)}</span> <i>${escaped(source)}</i></li>\n`
    })
    .join('')
}

const turnMarkup = ({ turn }: Chapter, before: Chapter | undefined): string =>
  turn === before?.turn ? '' : `<li class="turn">${turn === 0 ? 'Preparation' : `Turn ${turn}`}</li>\n`

function stepMarkup({ order, lines }: Chapter, i: number): string {
  const ordered = order === null ? '' : `<p class="order">${escaped(order)}</p>`
  const told = lines.map(lineMarkup).join('')
  const nothing = ordered + told === '' ? `<p>${i === 0 ? 'The game begins.' : 'The board changes.'}</p>` : ''
  return `<li class="step">${ordered}${told}${nothing}</li>\n`
}

const lineMarkup = ({ text, rules }: Line): string =>
  `<p>${escaped(text)} ${rules.map((id) => `<a href="#rule-${escaped(id)}">${escaped(id)}</a>`).join(' ')}</p>`
