/** Games that leave the browser: as a file, as a link. Whatever comes in is looked at before it is believed. */
import { history, parseRecord, verify } from '../../core/index.js'
import type { TableElement } from '../element.js'
import { carried, fromLink, toLink } from '../link.js'
import type { Sitting } from '../session/index.js'

/** A file larger than this is no game of ours. */
const LARGEST = 20_000_000

/** Asks for a file and opens the game in it. */
export function openFile(table: TableElement): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = '.json,application/json'
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (file !== undefined) void openChosen(table, file)
  })
  input.click()
}

/** Opens the game that a file holds. */
async function openChosen(table: TableElement, file: File): Promise<void> {
  const { name } = file
  if (file.size > LARGEST) return table.say(`${name} is too large for the record of a game.`)
  const json = parsed(await file.text())
  const id = (json as { readonly ruleset?: unknown } | null | undefined)?.ruleset
  if (typeof id !== 'string') return table.say(`${name} is not the record of a game: it names no game.`)
  await openRecord(table, json, id, name)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function openRecord(table: TableElement, json: unknown, id: string, name: string): Promise<void> {
  const kit = await table.open(id)
  if (kit === undefined) return
  const record = parseRecord(kit.ruleset, json)
  if (!record.ok)
    return table.say(`${name} cannot be read. ${record.violations.map(({ message }) => message).join(' ')}`)
  const { verdict } = verify(kit.ruleset, record.value)
  if (verdict === 'exact' || verdict === 'unfinished') return table.watch(record.value)
  table.say(`${name} is not what the rules make of it: ${TOLD[verdict] ?? 'it cannot be played again'}.`)
}

const TOLD: Readonly<Record<string, string>> = {
  'other-revision': 'it was played under an older version of the rules',
  diverges: 'something in it was changed, or it is damaged',
}

/** Saves the game as a file that `wingover verify` and this table read. */
export function saveFile(sitting: Sitting): void {
  const { kit, past, plan } = sitting
  const record = history.toRecord(kit.ruleset, past)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }))
  link.download = `${plan.game}-${plan.scenario}-${plan.seed}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

// ---------------------------------------------------------------------------------------- links

/** The part of a link that carries the whole game; undefined if the game is too long for one. */
export async function linkOf({ kit, past }: Sitting): Promise<string | undefined> {
  const text = carried(history.toRecord(kit.ruleset, past))
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return toLink(new Uint8Array(await new Response(stream).arrayBuffer()))
}

/** Opens the game that a link carries. */
export async function openLink(table: TableElement, packed: string): Promise<void> {
  const text = await unsqueezed(packed).catch(() => undefined)
  const json = text === undefined ? undefined : parsed(text)
  const id = (json as { readonly ruleset?: unknown } | null | undefined)?.ruleset
  if (typeof id !== 'string') return table.say('The link is broken: no game can be read from it. Nothing else is lost.')
  const kit = await table.open(id)
  if (kit === undefined) return
  const record = { format: 1, hashes: [], ...(json as object) }
  const read = parseRecord(kit.ruleset, record)
  // Who sends a position means the position, not the way to it.
  if (read.ok) table.watch(read.value, 'last')
  else table.say(`The link cannot be read. ${read.violations.map(({ message }) => message).join(' ')}`)
}

async function unsqueezed(packed: string): Promise<string> {
  const stream = new Blob([fromLink(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return whole(stream.getReader())
}

/** A few bytes may unfold into a great many: no more are taken than a game needs. */
async function whole(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true })
    if (text.length > LARGEST) throw new RangeError('too large')
  }
  return text + decoder.decode()
}
