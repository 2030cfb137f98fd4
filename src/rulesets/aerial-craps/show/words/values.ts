/** What values of fields and facts are called, and refusals made of them. */
import { coreMessages, type Fact, type Messages, type Violation } from '../../../../core/index.js'
import { listing, number, refusing } from '../../../../core/words/index.js'
import { messages } from '../../book/messages.js'
import type { RuleId } from '../../book/rules.js'
import { PHASES, SEATS, type Use, type View } from '../../state/state.js'
import { subjectOf } from '../../turn/tasks.js'
import { kind } from './actions.js'
import { useName } from './movement.js'
import { compass, craftName, gunName, pitchName, stateOf, turnName } from './speech.js'

/** The players; a scenario may call them otherwise (`config.nations`). */
export const seat = { a: 'Entente', b: 'Central Powers', referee: 'Referee' } as const

/** The phases, as the book calls them; the end is ours. */
export const phase = {
  housekeeping: 'Housekeeping',
  movement: 'Movement',
  combat: 'Combat',
  end: 'End of turn',
  over: 'Game over',
} as const

/** What a number is a number of. */
const NUMBERS: Readonly<Record<string, string>> = {
  pp: 'Pilot Points',
  cv: 'CV',
  aero: 'aerobatic dice',
  dice: 'dice',
  turn: 'hexsides to turn, left below zero',
  shift: 'hexsides to shift, left below zero',
  facing: 'facing',
  pitch: 'steps of pitch',
  mp: 'MPs',
  by: 'points off the rating',
  criticals: 'critical hits',
  points: 'points of speed',
  aim: 'points of speed to aim for',
  more: 'dice over the table',
  burst: 'burst',
}

const CONDITIONS: Readonly<Record<string, string>> = { ok: 'under control', stalled: 'stalled', spinning: 'spinning' }
const GUNS: Readonly<Record<string, string>> = { 'jammed-for-good': 'jammed for good', ok: 'working' }
const EFFECTS: Readonly<Record<string, string>> = { none: 'nothing', power: 'power roll', minSpeed: 'minimum speed' }

/** Names by field; a value that has none is said as it is. */
const NAMES: Readonly<Record<string, (value: string, view?: View) => string>> = {
  ac: known,
  target: known,
  seat: whoIs,
  waiting: whoIs,
  expected: whoIs,
  winner: whoIs,
  phase: (value) => phase[value as 'movement'] ?? value,
  type: (value) => `“${kind[value as 'fire'] ?? value}”`,
  condition: (value) => CONDITIONS[value] ?? value,
  state: (value) => GUNS[value] ?? value,
  effect: (value) => EFFECTS[value] ?? value,
  use: (value, view) => useName(value as Use, view?.move?.intent?.turn),
  first: (value) => useName(value as Use),
  gun: (value, view) => (view === undefined ? `gun ${value}` : gunName(value, subjectOf(stateOf(view)) ?? '', view)),
  what: (value) => NUMBERS[value] ?? value,
  field: (value) => NUMBERS[value] ?? value,
}

/** An aircraft, which an order may have made up. */
function known(id: string, view?: View): string {
  return view !== undefined && !Object.hasOwn(view.aircraft, id) ? 'an unknown aircraft' : craftName(id, view)
}

/** Seats and phases, one or several. */
function whoIs(value: string, view?: View): string {
  const one = (word: string): string => {
    if (SEATS.includes(word as 'a')) return view?.config.nations[word as 'a'] ?? seat[word as 'a']
    if (PHASES.includes(word as 'end')) return phase[word as 'end']
    return word === 'referee' ? 'the referee' : word
  }
  return listing(value.split(', ').map(one), 'or')
}

/** Numbers that have names. */
const NUMBERED: Readonly<Record<string, (value: number) => string>> = {
  pitch: pitchName,
  facing: compass,
  turn: (value) => (value === 0 ? 'straight ahead' : turnName(value)),
}

/** What a value of a field or fact is called. */
export function value(field: string, of: unknown, view?: View): string {
  if (typeof of === 'number') return NUMBERED[field]?.(of) ?? number(of)
  if (typeof of === 'boolean') return of ? 'yes' : 'no'
  if (of === null || of === undefined) return 'none'
  return typeof of === 'string' && Object.hasOwn(NAMES, field) ? NAMES[field]!(of, view) : String(of)
}

/** What the kernel refuses, as it is said at this table. */
const KERNEL: Messages = {
  ...coreMessages,
  'wrong-phase': '{type} has its place in {expected}; this is {phase}.',
  'decision-pending': 'That has to wait: {waiting} must answer the open question first.',
  'not-your-decision': 'It is not for {seat} to decide now, but for {expected}.',
}

const ofKernel = refusing(KERNEL, value as (field: string, fact: Fact) => string)
const ofGame = refusing(messages, value as (field: string, fact: Fact) => string)

/** A refusal as a friend at the table would put it. */
export function refusal(violation: Violation<RuleId>, view?: View): string {
  const { code, facts } = violation
  if (violation.rule.startsWith('CORE-')) return ofKernel(violation, view)
  const only = code === 'out-of-range' && facts.least === facts.most
  const text = only
    ? `${value('what', facts.what, view)}: it can only be ${value('most', facts.most)}.`
    : ofGame(violation, view)
  return text.replace(/^./, (letter) => letter.toUpperCase())
}
