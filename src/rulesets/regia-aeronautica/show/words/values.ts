/** What values of fields and facts are called, in English. */
import { coreMessages } from '../../../../core/index.js'
import { capital, listing, nameOf, number, refusing, signed } from '../../../../core/words/index.js'
import { type Cell, squareName } from '../../../../geometry/index.js'
import { messages } from '../../book/messages.js'
import type { FrameKind, Phase, View } from '../../state/state.js'
import { kind } from './actions.js'
import { height, phase, piece, spot } from './names.js'
import { apart, entry, isGun, isShape, type Says } from './table.js'

/** What has to be done, within a sentence. */
const TASKS: Readonly<Record<FrameKind, string>> = {
  drawChit: 'the draw of the Special chits',
  rollAA: 'the roll for AA',
  deployAA: 'the placing of AA',
  rollClouds: 'the roll for clouds',
  deployClouds: 'the placing of the clouds',
  deployPlanes: 'the deployment of the planes',
  priorities: 'the laying out of priority chits',
  dealPriorities: 'the dealing of priority chits',
  drawInitiative: 'the draw for the initiative',
  chooseTarget: 'the choice of a target',
  attackBelow: 'the attack from above',
  react: 'the fire at the moving plane',
  aa: 'AA fire',
  lucky: 'the choice of the LUCKY plane',
  rollFire: 'the roll of the dice',
  bombing: 'bombing',
}

const within = (name: string): string => (name.startsWith('AA') ? name : name.toLowerCase())
const SEATS: Readonly<Record<string, string>> = {
  french: 'the French',
  italian: 'the Italians',
  referee: 'the referee',
}
const NATIONS: Readonly<Record<string, string>> = { french: 'French', italian: 'Italian' }
const FIELDS: Readonly<Record<string, string>> = {
  squares: 'its squares',
  objectives: 'its objectives',
  'zones.french': 'the French zone',
  'zones.italian': 'the Italian zone',
}
const COUNTED: Readonly<Record<string, string>> = {
  'french planes': 'French planes',
  'italian planes': 'Italian planes',
}
const EXPECTED: Readonly<Record<string, string>> = { 'at least one': 'one or more' }

const one = (name: string): string =>
  entry(SEATS, name) ?? entry(TASKS, name) ?? (Object.hasOwn(phase, name) ? within(phase[name as Phase]) : name)

const each = (names: string): string => listing(names.split(', ').map(one), 'or')

type Name = (value: string, view?: View) => string | undefined

/** Names that hang on the field. */
const NAMES: Readonly<Record<string, Name>> = {
  type: (type) => entry<string>(kind, type),
  phase: (name) => within(entry<string>(phase, name) ?? name),
  kind: (name) => entry(TASKS, name) ?? entry(COUNTED, name),
  seat: (name) => entry(SEATS, name),
  winner: (name) => entry(SEATS, name),
  waiting: each,
  expected: (names) => entry(EXPECTED, names) ?? each(names),
  have: (name) => entry(NATIONS, name),
  need: (name) => entry(NATIONS, name),
  field: (name) => entry(FIELDS, name),
  card: (id, view) =>
    (view && entry(view.config.cards, id)?.name) ?? entry(NATIONS, id) ?? (isChit(id) ? id.toUpperCase() : undefined),
  chit: (name) => (isChit(name) ? name.toUpperCase() : undefined),
  id: (id) => nameOf(apart(id)),
  cell: place,
}

const isChit = (name: string): boolean => ['ace', 'green', 'lucky', 'none'].includes(name)

/** `C3/3000` is C3 at 3000 m. */
function place(name: string): string {
  const [square, metres] = name.split('/')
  return metres === undefined ? name : `${square} at ${metres} m`
}

function named(field: string, text: string, view?: View): string {
  if ((view !== undefined && Object.hasOwn(view.planes, text)) || isGun(text, view)) return piece(text, view)
  const own = entry(NAMES, field)?.(text, view)
  return own ?? apart(text)
}

function numbered(field: string, value: number, view?: View): string {
  if (field === 'altitude') return height(value)
  if (field === 'column') return squareName({ column: value, row: 1 }).slice(0, 1)
  if (field === 'gun') return piece(`gun-${value}`, view)
  return field === 'value' ? signed(value) : number(value)
}

/** What a value of a field or fact is called. */
export function value(field: string, given: unknown, view?: View): string {
  if (typeof given === 'number') return numbered(field, given, view)
  if (typeof given === 'string') return named(field, given, view)
  if (typeof given === 'boolean') return given ? 'yes' : 'no'
  if (Array.isArray(given)) return listing(given.map((item) => value(field.replace(/s$/, ''), item, view)))
  if (typeof given !== 'object' || given === null) return 'nothing'
  if ('column' in given) return 'altitude' in given ? spot(given as Cell) : squareName(given as Cell)
  return listing(Object.entries(given).map(([key, item]) => `${named('id', key, view)} ${value(field, item, view)}`))
}

/** What the kernel refuses, in the words of this table. */
const KERNEL = {
  'wrong-phase': 'Not now: “{type}” belongs to {expected}, and this is {phase}.',
  'decision-pending': 'First comes {kind}: that is up to {waiting}.',
  'not-your-decision': 'It is for {expected} to decide now, not for {seat}.',
} as const satisfies { readonly [C in keyof typeof coreMessages]?: string }

const refuse = refusing({ ...coreMessages, ...KERNEL, ...messages }, value)

/** A refusal with its facts called by name. What is wrong with the shape of an input keeps the names of its fields. */
export const refusal: Says['refusal'] & object = (violation, view) =>
  isShape(violation) ? violation.message : capital(refuse(violation, view))
