import { refuse } from './messages.js'
import type { ActionOf, Game, Gates, Notation } from './ruleset.js'

/**
 * The notation every game has unless it brings its own: `axis setPlot group=A marker=climb-left`.
 * A value is a bare word where that is unambiguous, else JSON without spaces.
 */
export const plainNotation = <G extends Game>(gates: Pick<Gates<G>, 'action'>): Notation<G> => ({
  action: write,
  parseAction: (text) => {
    const read = readFields(text)
    if (read !== undefined) return gates.action(read)
    const facts = { text: quoted(text), expected: 'seat type field=value ...' }
    return { ok: false, violations: [refuse('CORE-SHAPE', 'not-notation', facts)] }
  },
})

const BARE = /^[A-Za-z][\w-]*$/
const WORDS = new Set(['true', 'false', 'null'])

function write<G extends Game>(action: ActionOf<G>): string {
  const { seat, type, ...rest } = action
  const fields = Object.entries(rest).filter(([, value]) => value !== undefined)
  return [seat, type, ...fields.map(([key, value]) => `${key}=${writeValue(value)}`)].join(' ')
}

const writeValue = (value: unknown): string =>
  typeof value === 'string' && BARE.test(value) && !WORDS.has(value)
    ? value
    : JSON.stringify(value).replace(/\s/g, escaped)

const escaped = (space: string): string => `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`

const quoted = (text: unknown): string => (typeof text === 'string' ? text.slice(0, 80) : typeof text)

function readFields(text: string): Readonly<Record<string, unknown>> | undefined {
  if (typeof text !== 'string' || text.length > 10_000) return undefined
  const [seat, type, ...rest] = text.trim().split(/\s+/)
  if (!seat || !type) return undefined
  const action = new Map<string, unknown>([
    ['seat', seat],
    ['type', type],
  ])
  for (const field of rest) {
    const cut = field.indexOf('=')
    const [name, value] = [field.slice(0, cut), readValue(field.slice(cut + 1))]
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
