import { refuse } from './messages.js'
import type { ActionOf, Game, Gates, Notation } from './ruleset.js'

/** Values that a game writes in a way of its own: hexes and squares as the map prints them. Both ways are read. */
export interface FieldNotation {
  /** The word for a value of a field; undefined leaves it to the plain notation. No spaces. */
  write(field: string, value: unknown): string | undefined
  /** The value of such a word; undefined if it is none. */
  read(field: string, word: string): unknown
}

const PLAIN: FieldNotation = { write: () => undefined, read: () => undefined }

/**
 * The notation every game has unless it brings its own: `axis setPlot group=A marker=climb-left`.
 * A value is a bare word where that is unambiguous, else JSON without spaces.
 */
export const plainNotation = <G extends Game>(
  gates: Pick<Gates<G>, 'action'>,
  fields: FieldNotation = PLAIN,
): Notation<G> => ({
  action: (action) => write(action, fields),
  parseAction: (text) => {
    const read = readFields(text, fields)
    if (read !== undefined) return gates.action(read)
    const facts = { text: quoted(text), expected: 'seat type field=value ...' }
    return { ok: false, violations: [refuse('CORE-SHAPE', 'not-notation', facts)] }
  },
})

const BARE = /^[A-Za-z][\w-]*$/
const WORDS = new Set(['true', 'false', 'null'])

function write<G extends Game>(action: ActionOf<G>, own: FieldNotation): string {
  const { seat, type, ...rest } = action
  const fields = Object.entries(rest).filter(([, value]) => value !== undefined)
  return [seat, type, ...fields.map(([key, value]) => `${key}=${own.write(key, value) ?? writeValue(value)}`)].join(' ')
}

const writeValue = (value: unknown): string =>
  typeof value === 'string' && BARE.test(value) && !WORDS.has(value)
    ? value
    : JSON.stringify(value).replace(/\s/g, escaped)

const escaped = (space: string): string => `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`

const quoted = (text: unknown): string => (typeof text === 'string' ? text.slice(0, 80) : typeof text)

function readFields(text: string, own: FieldNotation): Readonly<Record<string, unknown>> | undefined {
  if (typeof text !== 'string' || text.length > 10_000) return undefined
  const [seat, type, ...rest] = text.trim().split(/\s+/)
  if (!seat || !type) return undefined
  const action = new Map<string, unknown>([
    ['seat', seat],
    ['type', type],
  ])
  const read = (name: string, word: string): unknown => own.read(name, word) ?? readValue(word)
  for (const field of rest) {
    const cut = field.indexOf('=')
    const [name, value] = [field.slice(0, cut), read(field.slice(0, cut), field.slice(cut + 1))]
    if (cut < 1 || value === undefined || action.has(name)) return undefined
    action.set(name, value)
  }
  return Object.fromEntries(action)
}

function readValue(text: string): unknown {
  if (BARE.test(text) && !WORDS.has(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
