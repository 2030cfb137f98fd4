/** What the values of fields and facts are called. */
import { coreMessages } from '../../../../core/index.js'
import { capital, listing, number, refusing, type Words } from '../../../../core/words/index.js'
import { messages } from '../../book/messages.js'
import type { Bank, Burst, FlightType, Hand, TurnRate } from '../../errata/vocabulary.js'
import type { Drop, FightingWings, FrameKind, Seat, Throttle, View, Way } from '../../state/state.js'
import { kind } from './actions.js'
import {
  BANKED,
  BURSTS,
  cause,
  DROPPED,
  degrees,
  FLIGHTS,
  feet,
  HANDS,
  halved,
  phase,
  piece,
  RATES,
  seat,
  THROTTLE,
  WAY,
} from './names.js'

type Called = (value: never) => string

const CALLED: Readonly<Record<string, Called>> = {
  plane: (id: string) => piece(id),
  target: (id: string) => piece(id),
  seat: (one: Seat) => seat[one] ?? one,
  flight: (flight: FlightType) => FLIGHTS[flight] ?? flight,
  from: (flight: FlightType) => FLIGHTS[flight] ?? cause(String(flight)),
  rate: (rate: TurnRate) => RATES[rate] ?? rate,
  bank: (bank: Bank) => BANKED[bank] ?? bank,
  to: (bank: Bank) => BANKED[bank] ?? bank,
  dir: (hand: Hand) => HANDS[hand] ?? hand,
  burst: (burst: Burst) => BURSTS[burst] ?? burst,
  throttle: (throttle: Throttle) => THROTTLE[throttle] ?? throttle,
  what: (drop: Drop) => DROPPED[drop] ?? drop,
  facings: (facings: number) => degrees(facings),
  inc: (inc: number) => (inc === 0 ? 'ahead' : feet(inc)),
  alt: (alt: number) => feet(alt),
  speed: (speed: number) => halved(speed),
  negG: (negative: boolean) => (negative ? 'negative G' : 'positive G'),
  sighting: (sighted: boolean) => (sighted ? 'sighted with machine guns' : 'without sighting'),
  stay: (stays: boolean) => (stays ? 'hold on the hexside' : 'come round'),
  rot: (rot: string) => (rot === 'CW' ? 'clockwise' : 'counterclockwise'),
  way: (way: Way) => WAY[way] ?? way,
  weapon: (weapon: string) => weapon,
  gun: (gun: string) => gun,
  id: (id: string) => id,
  type: (type: string) => entry<string>(kind, type) ?? type,
  phase: (name: string) => expected(name),
  kind: (name: string) => expected(name),
  waiting: (names: string) => each(names),
  expected: (names: string) => each(names),
  why: (reason: string) => reason,
}

/** What has to be done, within a sentence. */
const TASKS: Readonly<Record<FrameKind, string>> = {
  scatter: 'the dice of scattering',
  adjust: 'the scattering of a formation',
  banks: 'the start banks',
  plot: 'the declarations',
  spin: 'the spin on purpose',
  tail: 'the choice of a tail',
  initiative: 'the roll for initiative',
  wing: 'the wingman',
  helpless: 'the aircraft out of control',
  headOn: 'head-on fire',
  shots: 'the shots',
  roll: 'the dice for the shots',
  stores: 'the dropping of loads',
  jams: 'the clearing of jams',
  bail: 'the bailing out',
  book: 'the end of the turn',
}

const entry = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** A seat, a phase or a task: whoever or whatever comes first. */
const expected = (name: string): string =>
  entry<string>(seat, name) ?? entry<string>(phase, name)?.toLowerCase() ?? entry<string>(TASKS, name) ?? name

const each = (names: string): string => listing(names.split(', ').map(expected), 'or')

/** What a value of a field is called. */
export function value(field: string, called: unknown, view?: View): string {
  if (typeof called === 'string' && view !== undefined && Object.hasOwn(view.planes, called)) return piece(called)
  const say = Object.hasOwn(CALLED, field) ? CALLED[field] : undefined
  if (say !== undefined && called !== null) return say(called as never)
  if (typeof called === 'number') return number(called)
  if (typeof called === 'boolean') return called ? 'yes' : 'no'
  return called === null || called === undefined ? 'none' : cause(String(called))
}

/** What the kernel refuses, in the words of this table. */
const KERNEL = {
  'wrong-phase': 'Not now: “{type}” belongs to {expected}, and this is {phase}.',
  'decision-pending': 'First comes {kind}: that is up to {waiting}.',
  'not-your-decision': 'It is for {expected} to decide now, not for {seat}.',
} as const satisfies { readonly [C in keyof typeof coreMessages]?: string }

const refuse = refusing({ ...coreMessages, ...KERNEL, ...messages }, value)

/** A refusal with its facts called by name. What is wrong with the shape of an input keeps the names of its fields. */
export const refusal: NonNullable<Words<FightingWings>['refusal']> = (violation, view) =>
  violation.rule === 'CORE-SHAPE' || violation.rule === 'CORE-LIMIT'
    ? violation.message
    : capital(refuse(violation, view))
