/** What the values of fields and facts are called. */
import type { Messages } from '../../../../core/index.js'
import { listing, nameOf, number } from '../../../../core/words/english.js'
import { refusing, type Words } from '../../../../core/words/words.js'
import { messages } from '../../book/messages.js'
import { gunsOf } from '../../gunnery/weapons.js'
import { MARKERS, type Marker, type Pose, type SpittingFire, type View } from '../../state/state.js'
import { markerName, SIDES } from '../names.js'
import { kind } from './actions.js'
import { cardOf, placeOf, pointing } from './phrases.js'

const NAMES: Readonly<Record<string, string>> = {
  ...SIDES,
  USA: 'the USA',
  USSR: 'the USSR',
  FF: 'forward fixed (FF)',
  RF: 'rear fixed (RF)',
  BL: 'left beam (BL)',
  BR: 'right beam (BR)',
  FT: 'forward trainable (FT)',
  RT: 'rear trainable (RT)',
  TT: 'turret (TT)',
  'tight-turn': 'tight turn',
  maxAlt: 'maximum altitude',
  spectator: 'onlooker',
}

/** The phases, as printed where they are. */
export const phase: Words<SpittingFire>['phase'] = {
  force: 'Choosing forces',
  place: 'Placing aircraft',
  plot: 'Plotting phase',
  activate: 'Action phase',
  move: 'Action phase: movement',
  attack: 'Action phase: attack',
  end: 'End phase',
  over: 'Game over',
}

/** Fields whose words are titles. */
const TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = { type: kind, phase, expected: phase }

/** What the kernel refuses at the table, in the words of this game. */
const KERNEL: Messages = {
  'wrong-phase': '{type} belongs to {expected}, and this is {phase}.',
  'not-your-decision': "The {seat} will have to wait: it's up to the {expected} now.",
}

/** A refusal, by its code and facts. The kernel's codes are its own: some mean something else in this game. */
export const refusal: NonNullable<Words<SpittingFire>['refusal']> = (violation, view) =>
  refusing(violation.rule.startsWith('CORE-') ? KERNEL : messages, value)(violation, view)

/** Facts that name a plane, a group or a card. */
const IDS = new Set(['id', 'plane', 'group', 'target', 'other', 'next', 'first', 'second', 'by', 'card', 'aircraft'])

/** What a value of a field or fact is called. */
export function value(field: string, what: unknown, view?: View): string {
  if (typeof what === 'number') return numbered(field, what, view)
  if (typeof what === 'boolean') return what ? 'yes' : 'no'
  if (typeof what === 'string') return IDS.has(field) ? named(what, view) : worded(field, what)
  if (isPose(what)) return view === undefined ? pointing(what) : `${placeOf(view, what)}, ${pointing(what)}`
  return Array.isArray(what) ? what.map((one) => value(field, one, view)).join(', ') : 'nothing'
}

const isPose = (what: unknown): what is Pose =>
  typeof what === 'object' && what !== null && ('q' in what || 'x' in what)

/** Several, as the kernel lists them, are told apart by commas. */
function worded(field: string, what: string): string {
  return listing(
    what.split(', ').map((word) => nameFor(field, word)),
    'or',
  )
}

function nameFor(field: string, word: string): string {
  const inTable = TABLES[field]
  if (inTable !== undefined && Object.hasOwn(inTable, word)) return `“${inTable[word]}”`
  if ((MARKERS as readonly string[]).includes(word)) return markerName(word as Marker)
  return (Object.hasOwn(NAMES, word) ? NAMES[word] : undefined) ?? plain(word)
}

/** `shot-down` is shot down; a sentence stays as it is. */
const plain = (text: string): string => (/^[a-z]+(-[a-z]+)+$/.test(text) ? text.replaceAll('-', ' ') : text)

/** A plane or group by its name, a card by that of the aircraft. What nobody knows is not repeated. */
function named(id: string, view?: View): string {
  const known = (all: object | undefined): boolean => all !== undefined && Object.hasOwn(all, id)
  if (known(view?.planes) || known(view?.groups)) return nameOf(id)
  if (known(view?.config.cards)) return view!.config.cards[id]!.name
  return view === undefined ? nameOf(id) : 'of that name'
}

/** Guns and weapon lines are counted from one, and said to be what they are. */
function numbered(field: string, what: number, view?: View): string {
  if (field !== 'weapon' && field !== 'line') return number(what)
  const card = view && cardOf(view, view.activation?.plane ?? '')
  const type = card && (field === 'line' ? card.weapons[what]?.type : gunsOf(card)[what]?.type)
  return `${number(what + 1)}${type === undefined ? '' : ` (${type})`}`
}
