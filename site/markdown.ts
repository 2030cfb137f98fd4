/** Small words of Markdown. */
import type { Place } from './evidence.js'

/** A page to be written: where, and what. */
export interface Page {
  readonly path: string
  readonly text: string
}

/** A page with its title, and the pages below it by path relative to it. */
export function page(path: string, title: string, body: readonly string[], children: readonly string[] = []): Page {
  const below = children.length === 0 ? [] : ['children:', ...children.map((child) => `  - ${child}`)]
  return { path, text: ['---', `title: ${JSON.stringify(title)}`, ...below, '---', '', ...body, ''].join('\n') }
}

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
export const sourceLink = ({ file, line }: Place, text = `${nameOf(file)}:${line}`): string =>
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
