/** From a config to the first state. */

import { broken, type Violation } from '../../../core/index.js'
import { fullAmmo } from '../aircraft/guns.js'
import { freshSheet, markBoxes } from '../aircraft/sheet.js'
import { no } from '../book/messages.js'
import { completeOptions } from '../book/options.js'
import type { RuleId } from '../book/rules.js'
import { tables as printed } from '../book/tables.js'
import { aircraft as shippedAircraft } from '../data/aircraft.js'
import { pilots as shippedPilots } from '../data/pilots.js'
import { scenarioData } from '../data/scenarios.js'
import {
  type Aircraft,
  type AircraftCard,
  type Config,
  type Entry,
  type Gun,
  type PilotCard,
  type Rules,
  type ScenarioData,
  SEATS,
  type Seat,
  type State,
} from './state.js'

type Broken = readonly Violation<RuleId>[]

/** The scenario of a config: a shipped one, or the user's own. */
const scenarioOf = ({ scenario }: Config): ScenarioData =>
  typeof scenario === 'string' ? scenarioData[scenario] : scenario

const entriesOf = ({ forces }: ScenarioData): readonly Entry[] => SEATS.flatMap((seat) => forces[seat])

const picked = <T extends { readonly id: string }>(all: readonly T[], used: ReadonlySet<string>): Record<string, T> => {
  const out: Record<string, T> = {}
  for (const one of all) if (used.has(one.id)) out[one.id] = one
  return out
}

/** What never changes in the game of this config. */
function rulesOf(config: Config): Rules {
  const scenario = scenarioOf(config)
  const { title, turns, sun, area, nations } = scenario
  const entries = entriesOf(scenario)
  const cards = [...shippedAircraft, ...(config.aircraft ?? [])]
  const pilots = [...shippedPilots, ...(config.pilots ?? [])]
  return {
    ...{ title, turns, sun, area, nations },
    options: completeOptions(config.options),
    tables: { ...printed, ...config.tables },
    cards: picked<AircraftCard>(cards, new Set(entries.map(({ card }) => card))),
    pilots: picked<PilotCard>(pilots, new Set(entries.map(({ pilot }) => pilot))),
    roster: entries.map(({ id }) => id).sort(),
    worn: {},
  }
}

// ---------------------------------------------------------------------------------------- legality of a config

/** Every broken rule of a config that has the right shape. */
export function admit(config: Config): Broken {
  const scenario = scenarioOf(config)
  const bad = [...(config.aircraft ?? []).flatMap(checkCard), ...checkForces(scenario)]
  if (bad.length > 0) return bad
  const rules = rulesOf(config)
  const entries = entriesOf(scenario)
  const unknown = entries.flatMap((entry) => checkEntry(rules, entry))
  return unknown.length > 0 ? unknown : entries.flatMap((entry) => checkStart(rules, scenario, entry))
}

/** A card that can be played: an observer has a flexible gun, ids are his own. @rule AC-0.144-7 */
export function checkCard({ id: card, crew, guns, minSpeed, maxLevel, maxDive }: AircraftCard): Broken {
  const flexible = guns.some((gun) => gun.flexible)
  const twice = guns.find((gun, i) => guns.findIndex((one) => one.id === gun.id) !== i)
  return broken(
    flexible !== (crew === 2) &&
      no('AC-A2-1', 'bad-card', { card, field: 'guns', expected: 'flexible for a crew of two, and only then' }),
    twice !== undefined && no('AC-CODE-1', 'duplicate-id', { id: twice.id }),
    (minSpeed >= maxLevel || maxLevel > maxDive) &&
      no('AC-2.21-1', 'bad-card', {
        card,
        field: 'speeds',
        expected: 'minimum below maximum level, that not above dive',
      }),
  )
}

function checkForces(scenario: ScenarioData): Broken {
  const entries = entriesOf(scenario)
  const twice = entries.find((entry, i) => entries.findIndex((one) => one.id === entry.id) !== i)
  const empty = SEATS.find((seat) => scenario.forces[seat].length === 0)
  return broken(
    empty !== undefined && no('AC-10h-1', 'no-aircraft', { seat: empty }),
    twice !== undefined && no('AC-CODE-1', 'duplicate-id', { id: twice.id }),
  )
}

const checkEntry = ({ cards, pilots }: Rules, { card, pilot }: Entry): Broken =>
  broken(
    !Object.hasOwn(cards, card) && no('AC-10h-1', 'unknown-id', { kind: 'aircraft', id: card }),
    !Object.hasOwn(pilots, pilot) && no('AC-10h-1', 'unknown-id', { kind: 'pilot', id: pilot }),
  )

/** A start in the middle of things that play could reach. */
function checkStart(rules: Rules, scenario: ScenarioData, { id: ac, card, start = {} }: Entry): Broken {
  const known = new Map(entriesOf(scenario).map((entry) => [entry.id, entry]))
  const target = start.target === undefined ? undefined : known.get(start.target)
  const wrong = (field: string, expected: string) => no('AC-CODE-1', 'bad-start', { ac, field, expected })
  const { guns, crew } = rules.cards[card]!
  const { pitch = 0, pos = 'in', condition = 'ok', maneuvering = false, observer } = start
  const adrift =
    condition === 'stalled' ? pitch !== -1 || maneuvering : condition === 'spinning' && (pitch !== -2 || maneuvering)
  const holds = start.target !== undefined || observer !== undefined
  return broken(
    start.target !== undefined && (target === undefined || start.target === ac) && wrong('target', 'another aircraft'),
    start.target === undefined && (start.cv ?? 0) !== 0 && wrong('cv', '0 without a target'),
    start.linked === true &&
      !areLinked(ac, start.cv ?? 0, target) &&
      wrong('linked', 'true for both, with opposite CV'),
    observer !== undefined &&
      (crew === 1 || !known.has(observer.target)) &&
      wrong('observer', 'one who watches an aircraft'),
    pitch === 0 && pos !== 'in' && wrong('pos', 'in, for a level aircraft'),
    rules.options.simpleLevels && pos !== 'in' && wrong('pos', 'in, with simple levels'),
    adrift && wrong('condition', 'that of its pitch, not maneuvering'),
    condition !== 'ok' && holds && wrong('target', 'none for a stalled or spinning aircraft'),
    (start.jammed ?? []).some((gun) => !guns.some(({ id }) => id === gun)) && wrong('jammed', 'guns of its card'),
  )
}

const areLinked = (ac: string, cv: number, other: Entry | undefined): boolean =>
  other?.start?.target === ac && other.start.linked === true && (other.start.cv ?? 0) === 0 - cv

// ---------------------------------------------------------------------------------------- the first state

/** The first state: everyone is up, and the referee begins the turn. @rule AC-10h-1 */
export function first(config: Config): State {
  const rules = rulesOf(config)
  const { forces } = scenarioOf(config)
  const unsorted = new Map(
    SEATS.flatMap((seat) => forces[seat].map((entry) => [entry.id, newCraft(rules, seat, entry)])),
  )
  const aircraft: Record<string, Aircraft> = {}
  for (const id of rules.roster) aircraft[id] = unsorted.get(id)!
  return {
    phase: 'housekeeping',
    turn: 1,
    agenda: [{ kind: 'beginTurn', waiting: ['referee'] }],
    resigned: null,
    rng: null,
    config: { ...rules, worn: wornIn(aircraft) },
    aircraft,
    tasks: [{ do: 'beginTurn' }],
    move: null,
    test: null,
    encounters: [],
    attacks: [],
    splits: [],
    last: null,
  }
}

/** Rows that a scenario fills before the first turn. @rule AC-10h-3 */
function wornIn(aircraft: Readonly<Record<string, Aircraft>>): Record<string, number> {
  const worn = Object.entries(aircraft).filter(([, { sheet }]) => sheet.filled > 0)
  return Object.fromEntries(worn.map(([id, { sheet }]) => [id, sheet.filled]))
}

function newCraft(rules: Rules, side: Seat, { card, pilot, hex, level, facing, speed, start = {} }: Entry): Aircraft {
  const sheet = rules.cards[card]!
  const { maneuvering = false, condition = 'ok', observer } = start
  return {
    ...{ side, card, pilot, fate: 'flying', hex: { q: hex.q, r: hex.r }, level, pos: start.pos ?? 'in' },
    ...{ pitch: start.pitch ?? 0, maneuvering, facing: maneuvering || condition === 'spinning' ? null : facing },
    ...{ speed: speed ?? sheet.maxLevel, mtLevel: start.mtLevel ?? 0, riseCancelled: false, condition, pp: 0 },
    ...{ target: start.target ?? null, cv: start.cv ?? 0, linked: start.linked ?? false },
    ...{ spotTried: false, failedSpot: false, posted: null, addsCv: false, follows: null, moved: false },
    maintenance: null,
    sheet: markBoxes(freshSheet(sheet), sheet, start.marks ?? 0, rules.options.rowPenalties).sheet,
    ...{ wounds: [...(start.wounds ?? [])], engine: start.engine ?? 'running', enginePower: start.enginePower ?? 0 },
    ...{ smoke: start.smoke ?? start.fire ?? false, fire: start.fire ?? false, control: 0 },
    guns: sheet.guns.map((gun) => newGun(rules, gun.reloadable, start.jammed?.includes(gun.id) ?? false)),
    observer: sheet.crew === 2 ? { target: observer?.target ?? null, cv: observer?.cv ?? 0, spotTried: false } : null,
    script: null,
  }
}

const newGun = (config: Rules, reloadable: boolean, jammed: boolean): Gun => ({
  state: jammed ? 'jammed' : 'ok',
  ammo: config.options.ammo ? fullAmmo({ config }, reloadable) : null,
  tried: 0,
  streak: 0,
})
