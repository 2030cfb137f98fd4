/** What values of fields and facts are called, in German. */
import { capital, nameOf, number, refusing, signed } from '../../../../../core/words/index.js'
import { type Cell, squareName } from '../../../../../geometry/index.js'
import type { FrameKind, Phase, View } from '../../../state/state.js'
import { apart, entry, isGun, isShape, type Says } from '../table.js'
import { kind } from './actions.js'
import { flak, height, list, piece, spot } from './names.js'
import { game, kernel } from './refusals.js'

/** What has to be done, within a sentence. */
const TASKS: Readonly<Record<FrameKind, string>> = {
  drawChit: 'das Ziehen der Special-Chits',
  rollAA: 'der Wurf für die Flak',
  deployAA: 'das Aufstellen der Flak',
  rollClouds: 'der Wurf für die Wolken',
  deployClouds: 'das Legen der Wolken',
  deployPlanes: 'das Aufstellen der Flugzeuge',
  priorities: 'das Legen der Prioritäts-Chits',
  dealPriorities: 'das Austeilen der Prioritäts-Chits',
  drawInitiative: 'das Ziehen um die Initiative',
  chooseTarget: 'die Wahl des Gegners',
  attackBelow: 'der Angriff von oben',
  react: 'der Schuss im Vorbeiflug',
  aa: 'das Flakfeuer',
  lucky: 'die Entscheidung über LUCKY',
  rollFire: 'der Wurf',
  bombing: 'der Bombenabwurf',
}

/** The same in the dative, after `zu`. */
const TO_TASKS: Readonly<Record<FrameKind, string>> = {
  drawChit: 'den Special-Chits',
  rollAA: 'dem Wurf für die Flak',
  deployAA: 'der Aufstellung der Flak',
  rollClouds: 'dem Wurf für die Wolken',
  deployClouds: 'den Wolken vor dem Spiel',
  deployPlanes: 'der Aufstellung der Flugzeuge',
  priorities: 'den Prioritäts-Chits',
  dealPriorities: 'den Prioritäts-Chits',
  drawInitiative: 'dem Ziehen um die Initiative',
  chooseTarget: 'der Wahl unter mehreren Gegnern',
  attackBelow: 'einem Angriff von oben',
  react: 'einem Schuss im Vorbeiflug',
  aa: 'dem Flakfeuer',
  lucky: 'einem Wurf mit LUCKY',
  rollFire: 'einem Wurf',
  bombing: 'dem Bombenabwurf',
}

type Table = Readonly<Record<string, string>>

const AT_PHASE: Readonly<Record<Phase, string>> = {
  prepare: 'der Spielvorbereitung',
  priorities: 'den Prioritäts-Chits',
  initiative: 'der Initiative',
  movement: 'der Bewegung',
  aa: 'dem Flakfeuer',
  bombing: 'dem Bombenabwurf',
  over: 'dem Spielende',
}
const SEATS: Table = {
  french: 'die Seite der Franzosen',
  italian: 'die Seite der Italiener',
  referee: 'der Spielleiter',
}
const OF_SEATS: Table = { french: 'den Franzosen', italian: 'den Italienern', referee: 'dem Spielleiter' }
const FOR_SEATS: Table = { french: 'die Franzosen', italian: 'die Italiener' }
const KINDS: Table = {
  plane: 'Ein Flugzeug',
  'plane of yours': 'Ein eigenes Flugzeug',
  card: 'Eine Karte',
  AA: 'Eine Flak',
  'AA chits': 'Flak-Chits',
  clouds: 'Wolken',
  planes: 'Flugzeuge',
  'french planes': 'französische Flugzeuge',
  'italian planes': 'italienische Flugzeuge',
  'French bombers': 'französische Bomber',
  'Special chits': 'Special-Chits',
}
const FIELDS: Table = {
  bombing: 'der Bombenabwurf',
  squares: 'seine Felder',
  objectives: 'seine Ziele',
  'zones.french': 'die Zone der Franzosen',
  'zones.italian': 'die Zone der Italiener',
}
const EXPECTED: Table = {
  'four numbers for a bomber': 'bei einem Bomber vier Zahlen',
  'absent for a fighter': 'bei einem Jäger leer',
  'one for each AA chit': 'müssen für jeden Flak-Chit reichen',
  'at least one': 'müssen mindestens eines sein',
  'on the map': 'müssen auf der Karte liegen',
  'columns of the map': 'muss aus Spalten der Karte bestehen',
}
const WAYS: Table = {
  north: 'Norden',
  east: 'Osten',
  south: 'Süden',
  west: 'Westen',
  up: 'hinauf',
  down: 'hinunter',
}
const BARRIERS: Table = { dice: 'Die Würfel sind gefallen', reveal: 'Verdecktes wurde aufgedeckt', none: 'hier' }

const CHITS = ['ace', 'green', 'lucky', 'none']
const asChit = (name: string): string | undefined => (CHITS.includes(name) ? name.toUpperCase() : undefined)

const bounded = (text: string): string =>
  text.replace('at least', 'mindestens').replace('at most', 'höchstens').replace(' or ', ' oder ')

/** What is expected: a plane, a seat that is asked, or a task or phase in the dative. */
const expected = (names: string): string =>
  entry(EXPECTED, names) ??
  list(
    names
      .split(', ')
      .map((one) => entry(SEATS, one) ?? entry(TO_TASKS, one) ?? entry(AT_PHASE, one) ?? asChit(one) ?? one),
    'oder',
  )

type Name = (value: string, view?: View) => string | undefined

/** Names that hang on the field. */
const NAMES: Readonly<Record<string, Name>> = {
  type: (type) => entry<string>(kind, type),
  phase: (name) => entry(AT_PHASE, name) ?? name,
  kind: (name) => entry(TASKS, name) ?? entry(KINDS, name) ?? name.replace(' chits', '-Chits'),
  seat: (name) => entry(SEATS, name),
  winner: (name) => entry(SEATS, name),
  waiting: (names) => list(names.split(', ').map((one) => entry(OF_SEATS, one) ?? one)),
  expected,
  have: (name) => entry(OF_SEATS, name),
  need: (name) => entry(FOR_SEATS, name) ?? bounded(name),
  field: (name) => entry(FIELDS, name),
  card: (id, view) => (view && entry(view.config.cards, id)?.name) ?? entry(OF_SEATS, id) ?? asChit(id),
  chit: asChit,
  direction: (name) => entry(WAYS, name),
  barrier: (name) => entry(BARRIERS, name),
  id: (id) => nameOf(apart(id)),
  cell: place,
}

/** `C3/3000` is C3 in 3000 m. */
function place(name: string): string {
  const [square, metres] = name.split('/')
  return metres === undefined ? name : `${square} in ${metres} m`
}

function named(field: string, text: string, view?: View): string {
  if ((view !== undefined && Object.hasOwn(view.planes, text)) || isGun(text, view)) return piece(text, view)
  if (text.startsWith('AA at ')) return flak(text.slice(6))
  const own = entry(NAMES, field)?.(text, view)
  return own ?? apart(text)
}

function numbered(field: string, value: number, view?: View): string {
  if (field === 'altitude') return height(value)
  if (field === 'column') return squareName({ column: value, row: 1 }).slice(0, 1)
  if (field === 'gun') return piece(`gun-${value}`, view)
  return field === 'value' ? signed(value) : number(value).replace('.', ',')
}

/** What a value of a field or fact is called. */
export function value(field: string, given: unknown, view?: View): string {
  if (typeof given === 'number') return numbered(field, given, view)
  if (typeof given === 'string') return named(field, given, view)
  if (typeof given === 'boolean') return given ? 'ja' : 'nein'
  if (Array.isArray(given)) return list(given.map((item) => value(field.replace(/s$/, ''), item, view)))
  if (typeof given !== 'object' || given === null) return 'nichts'
  if ('column' in given) return 'altitude' in given ? spot(given as Cell) : squareName(given as Cell)
  return list(Object.entries(given).map(([key, item]) => `${named('id', key, view)} ${value(field, item, view)}`))
}

const refuse = refusing({ ...kernel, ...game }, value)
const refuseShape = refusing(kernel, (_field, fact) => bounded(String(fact)))

/** A refusal with its facts called by name. What is wrong with the shape of an input keeps the names of its fields. */
export const refusal: Says['refusal'] & object = (violation, view) =>
  isShape(violation) ? refuseShape(violation) : capital(refuse(violation, view))
