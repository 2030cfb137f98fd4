/** From Markdown to a page of the site. */
import markdownIt from 'markdown-it'
import { addressOf, linkFrom } from './addresses.js'
import { framed, type Place } from './frame.js'

const markdown = markdownIt({ html: true, linkify: false })
markdown.validateLink = () => true

/** A page as it is written: where it stands, what it is called, Markdown, and where it belongs in the sidebar. */
export interface Written extends Place {
  readonly text: string
}

/** Links by rule, option, page, source and asset become addresses relative to the page. */
export const linked = (url: string, html: string): string =>
  html.replace(
    /(href|src)="(rule|option|page|source|asset|guide):([^"]*)"/g,
    (_, attribute: string, kind: string, to: string) => {
      const label = kind === 'rule' ? ' class="rule"' : ''
      return `${attribute}="${linkFrom(url, addressOf(kind, to))}"${label}`
    },
  )

/** The whole page. Tables scroll in a box of their own. */
export function rendered(written: Written): string {
  const html = markdown
    .render(written.text)
    .replaceAll('<table>', '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">')
  return framed(written, linked(written.url, html))
}
