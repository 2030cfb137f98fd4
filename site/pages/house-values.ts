/** The numbers of a catalogue that the book does not print. */
import type { SourcedValue } from '../../src/core/index.js'
import { gamePageUrl } from '../addresses.js'
import type { Catalogue } from '../catalogues.js'
import { code, counted, type Page, page, plain, table, valueText } from '../markdown.js'

/** The page of all values that are ours or inferred. */
export function houseValuesPage({ id, title, values }: Catalogue): Page {
  const ours = values.filter(({ source }) => source !== 'book')
  const groups = [...new Set(ours.map(groupOf))]
  return page(
    gamePageUrl(id, 'house-values'),
    `House values of ${title}`,
    [
      `${counted(ours.length, 'value')} of ${plain(title)} that the book does not print: \`house\` is our own number, \`inferred\``,
      `follows from what is printed. ${values.length - ours.length} more are the book's. A program has them from \`provenance()\`.`,
      '',
      ...groups.flatMap((group) => [
        `## ${plain(group)}`,
        '',
        table(['value of', 'value', 'source'], rowsOf(ours.filter((one) => groupOf(one) === group))),
        '',
      ]),
    ],
    { game: id },
  )
}

const groupOf = ({ what }: SourcedValue): string => /^([\w-]+)\./.exec(what)?.[1] ?? 'Other values'

/** One row a value; the cells of a table that share a source share a row. */
function rowsOf(values: readonly SourcedValue[]): readonly (readonly string[])[] {
  const rows = new Map<string, SourcedValue[]>()
  for (const one of values) {
    const key = `${nameOf(one.what)} ${one.source}`
    rows.set(key, [...(rows.get(key) ?? []), one])
  }
  return [...rows.values()].map((all) => {
    const [first] = all as [SourcedValue]
    const shown =
      all.length === 1 ? valueText(first.value) : code(all.map(({ value }) => JSON.stringify(value)).join(' '))
    return [plain(nameOf(first.what)), shown, first.source]
  })
}

/** `crt.fwd` of `spit1.crt.fwd.2.3`: the last numbers are a cell's. */
const nameOf = (what: string): string => what.replace(/^[\w-]+\./, '').replace(/(\.\d+)+$/, '')
