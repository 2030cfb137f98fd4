/** What values are called, in refusals and wherever a field is shown. */
import { coreMessages, type RuleOf, type Violation } from '../../../../core/index.js'
import { listing, nameOf, number, refusing, type Words } from '../../../../core/words/index.js'
import type { Facing } from '../../../../geometry/index.js'
import { messages } from '../../book/messages.js'
import type { Period, Seat, Spitfire, View } from '../../state/state.js'
import { compass, partsOf, planeName, sideName } from '../names.js'
import { PERIODS } from './events.js'
import { GUNS } from './speech.js'

/** The players. */
export const seat: Words<Spitfire>['seat'] = { first: 'First Player', second: 'Second Player', referee: 'Referee' }

/** The phases, as printed. */
export const phase: Words<Spitfire>['phase'] = {
  setup: 'Set-up',
  altitude: 'Altitude decision',
  speed: 'Speed decision',
  movement: 'Movement execution',
  combat: 'Joint Combat Phase',
  formation: 'Formations',
  over: 'Game over',
}

/** Phases, questions and players, as a sentence names them. */
const OCCASIONS: Readonly<Record<string, string>> = {
  setup: 'the set-up',
  altitude: 'the altitude decision',
  speed: 'the speed decision',
  movement: 'movement',
  combat: 'the Joint Combat Phase',
  formation: 'the settling of formations',
  over: 'the end',
  chooseType: 'the choice of aircraft',
  chooseFacing: 'the choice of starting corners',
  nameLeader: 'the naming of a leader',
  assignWing: 'a straggler who joins up',
  endOffer: 'an offer to stop',
  first: 'the First Player',
  second: 'the Second Player',
  referee: 'the dice',
}

const SIDES = { allied: 'Allied', german: 'German' }

/** Fields with values of their own. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mode: { level: 'Level flight', climb: 'A climb', hdive: 'A horizontal dive', vdive: 'A vertical dive' },
  gun: GUNS,
  side: SIDES,
  zone: { both: 'either side' },
  scenario: { '9.3V': '9.3 (two Schwarms)' },
  segment: { A: 'A (altitude)', B: 'B (speed)', C: 'C (movement)' },
  kind: {
    ...OCCASIONS,
    turn: 'a turn',
    maneuver: 'a wing-over or split-S',
    rollStart: 'the first half of a snap roll',
    'aircraft to turn': 'aircraft without a starting corner',
  },
  expected: {
    ...SIDES,
    level: 'same-level',
    '0 or 5': 'north-northeast or north-northwest',
    'at least 1': 'one or more',
    fwd: 'a forward gun',
    'fwd+rear': 'a forward and a rear gun',
    'fwd and rear': 'one table for the forward and one for the rear gun',
    all: 'guns that fire all around',
    'null exactly for those who cannot roll': 'empty for exactly those who cannot roll',
    'null exactly for those who cannot wing over': 'empty for exactly those who cannot wing over',
  },
  field: {
    destruct: 'Destruct Point',
    levelMax: 'Level Max',
    minSpeed: 'minimum speed',
    rollCost: 'roll cost',
    woss: 'cost of a wing-over or split-S',
    vdCost: 'cost of a vertical dive',
    vdTrack: 'dive track',
    climbMpPerStep: 'cost of a climb step',
    hitsPerStep: 'number of hits a step',
    climbStep: 'climb step',
    crt: 'Combat Results Table',
    'crt.fwd': 'forward Combat Results Table',
    'crt.rear': 'rear Combat Results Table',
    'crt.all': 'Combat Results Table',
    types: 'type',
  },
}

const PLANES = new Set(['id', 'plane', 'target', 'other', 'leader', 'joining'])
const ACTORS = new Set(['seat', 'moving', 'winner', 'waiting'])

/** What a value of a field is called. */
export function value(field: string, raw: unknown, view?: View): string {
  if (typeof raw === 'number') return numberName(field, raw, view)
  if (typeof raw !== 'string') return raw === true ? 'yes' : raw === false ? 'no' : 'nothing'
  const table = VALUES[field]
  if (table !== undefined && Object.hasOwn(table, raw)) return table[raw] as string
  if (PLANES.has(field)) return pieceName(raw, view)
  if (field === 'chart') return view?.config.charts[raw]?.name ?? raw
  if (field === 'phase') return occasion(raw)
  return ACTORS.has(field) || field === 'expected'
    ? listing(
        raw.split(', ').map((one) => occasion(one, view)),
        'or',
      )
    : raw
}

function numberName(field: string, raw: number, view: View | undefined): string {
  if (field === 'facing' && view !== undefined) return compass(view, raw as Facing)
  if (field === 'period' && raw in PERIODS) return `${raw} (${PERIODS[raw as Period]})`
  return number(raw)
}

/** A side by its aircraft where these are known. */
function occasion(name: string, view?: View): string {
  if (view !== undefined && (name === 'first' || name === 'second')) return sideName(view, name satisfies Seat)
  return Object.hasOwn(OCCASIONS, name) ? (OCCASIONS[name] as string) : name
}

/** An aircraft: without a view, by what its id tells. */
export function pieceName(id: string, view?: View): string {
  const parts = partsOf(id)
  if (parts === undefined) return nameOf(id)
  return view === undefined ? `${parts.seat === 'first' ? 'First' : 'Second'} ${parts.number}` : planeName(view, id)
}

// ---------------------------------------------------------------------------------------- refusals

/** The kernel's own refusals that a player can meet at the table. */
const TIMING = {
  ...coreMessages,
  'wrong-phase': 'That belongs to {expected}, and this is {phase}.',
  'decision-pending': 'First comes {kind}: that is up to {waiting}.',
  'not-your-decision': "It isn't your turn to decide: that is up to {expected}.",
  'dice-needed': 'Dice for {purpose}: throw {count}, with {sides} sides.',
}

const ofTheBook = refusing(messages, value)
const ofTheKernel = refusing(TIMING, value)

/** A refusal with its numbers and names. */
export const refusal = (violation: Violation<RuleOf<Spitfire>>, view?: View): string =>
  (violation.rule.startsWith('CORE-') ? ofTheKernel : ofTheBook)(violation, view)
