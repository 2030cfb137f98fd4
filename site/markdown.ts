/** Small words of Markdown. */
import type { Place as Spot } from './evidence.js'
import type { Place } from './frame.js'
import { rendered } from './render.js'

/** A file to be put into the site: where, and what. */
export interface Page {
  readonly path: string
  readonly text: string
}

/** Where a page belongs, beyond its address and title. */
export type Belongs = Omit<Place, 'url' | 'title'>

/** A page from Markdown, with its title as heading. */
export const page = (url: string, title: string, body: readonly string[], belongs: Belongs = {}): Page => ({
  path: url,
  text: rendered({ ...belongs, url, title, text: [`# ${plain(title)}`, '', ...body, ''].join('\n') }),
})

/** Text that is nothing but text in HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A picture for light and for dark; both files stand beside each other. */
export const picture = (file: string, alt: string): string =>
  `<img class="light" loading="lazy" src="${file}" alt="${escaped(alt)}"><img class="dark" loading="lazy" src="${file.replace('.svg', '.dark.svg')}" alt="${escaped(alt)}">`

/** Text in which nothing is markup but what stands in backquotes. */
export const plain = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\*_[\]<>{}@#~]/g, '\\$&')))
    .join('')

/** Something to be read as code. */
export const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

/** A value as it is written in a program. */
export const valueText = (value: unknown): string => code(JSON.stringify(value))

/** A table. Bars inside cells are escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A link to the rendered page of a source file. */
export const sourceLink = ({ file, line }: Spot, text = `${nameOf(file)}:${line}`): string =>
  `[${text}](source:${file}#L${line})`

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1)

/** A link to a rule by its id. */
export const ruleLink = (id: string): string => `[${id}](rule:${id})`

/** Something that a link can point to. */
export const anchor = (id: string): string => `<a id="${id}"></a>`

/** So many of something. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** Something to be opened when it is wanted. */
export const folded = (summary: string, body: string): string =>
  `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`
