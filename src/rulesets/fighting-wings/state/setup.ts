/** From a config to the first state. */
import { broken, type Io, type Violation } from '../../../core/index.js'
import { spotFits } from '../../../geometry/index.js'
import { checkCard, checkPatches, compile } from '../aircraft/crafts.js'
import { carriedOf } from '../aircraft/loads.js'
import { citing, lawOf } from '../book/law.js'
import { no } from '../book/messages.js'
import { completeOptions } from '../book/options.js'
import type { RuleId } from '../book/rules.js'
import { base as houseBase } from '../data/base.js'
import { cards as shipped } from '../data/cards.js'
import { scenarioData } from '../data/scenarios.js'
import { parseMode, reduceMode } from '../errata/functions/turn.js'
import { TURN_RATES } from '../errata/vocabulary.js'
import { bandOf } from '../flight/airspace.js'
import { beginTurn, question } from '../turn/sequence.js'
import {
  type Adc,
  type Base,
  type Chart,
  type Config,
  type Craft,
  type Draft,
  type FightingWings,
  type Flyer,
  type GroundTarget,
  type Plane,
  type Rules,
  type ScenarioData,
  type ScenarioPlane,
  type ScenarioTarget,
  SEATS,
  type Seat,
  type State,
} from './state.js'

type Refusals = readonly Violation<RuleId>[]

/** The scenario of a config: one of ours, or the user's own. */
const scenarioOf = ({ scenario }: Config): ScenarioData | undefined => {
  if (typeof scenario !== 'string') return scenario
  return Object.hasOwn(scenarioData, scenario) ? scenarioData[scenario] : undefined
}

/** The card of an id: the user's before ours. */
const cardOf = ({ cards = [] }: Config, id: string): Adc | undefined =>
  cards.find((card) => card.id === id) ?? shipped.find((card) => card.id === id)

/** Base numbers of a config: the user's before ours. */
const baseOf = ({ base = {} }: Config): Base => ({ ...houseBase, ...base })

/** The turn chart as numbers. @rule BR-07 */
export function chartOf({ turnChart }: Base): Chart {
  const column = (modes: readonly string[]) => modes.map((mode) => [...(parseMode(mode) ?? [1, 1])] as [number, number])
  return {
    EZ: column(turnChart.EZ),
    TT: column(turnChart.TT),
    HT: column(turnChart.HT),
    BT: column(turnChart.BT),
    ET: column(turnChart.ET),
  }
}

/** The turn chart for portions begun inverted in a steep dive. @rule OTR1-5.3-inverted-mode-split */
export function invertedChartOf({ turnChart }: Base): Rules['inverted'] {
  const column = (modes: readonly string[]) =>
    modes.map((mode) => {
      const reduced = reduceMode(mode)
      return reduced.ok ? Number(reduced.value) : 1
    })
  return {
    EZ: column(turnChart.EZ),
    TT: column(turnChart.TT),
    HT: column(turnChart.HT),
    BT: column(turnChart.BT),
    ET: column(turnChart.ET),
  }
}

// ---------------------------------------------------------------------------------------- legality of a config

/** Every broken rule of a config that has the right shape. */
export function admit(config: Config): Refusals {
  const scenario = scenarioOf(config)
  if (scenario === undefined) return [no('HR-02', 'unknown-id', { kind: 'scenario', id: String(config.scenario) })]
  const options = completeOptions(config.options)
  const cards = config.cards ?? []
  const twice = cards.find(({ id }, i) => cards.findIndex((card) => card.id === id) !== i)
  if (twice !== undefined) return [no('HR-02', 'duplicate-id', { id: twice.id })]
  const bad = [
    ...cards.flatMap(checkCard),
    ...cards.flatMap((card) => checkPatches(card, options)),
    ...checkBase(baseOf(config)),
  ]
  return bad.length > 0 ? bad : checkScenario(config, scenario)
}

/** @rule HR-02 */
export function checkBase(base: Base): Refusals {
  const bad = (field: string, expected: string) => no('HR-02', 'bad-base', { field, expected })
  const modes = TURN_RATES.map((rate) => base.turnChart[rate].map(parseMode))
  if (modes.some((column) => column.some((mode) => mode === null)))
    return [bad('turnChart', "modes such as '4' or '3-2'")]
  const sums = modes.map((column) => column.map((mode) => (mode ?? [0, 0])[0] + (mode ?? [0, 0])[1]))
  return broken(
    !sums.every(rises) && bad('turnChart', 'no less at a higher speed'),
    !sums.every((column, i) => i === 0 || column.every((sum, row) => sum <= (sums[i - 1]?.[row] ?? 0))) &&
      bad('turnChart', 'no more at a harder rate'),
    !rises(base.bandTops) && bad('bandTops', 'rising'),
    !rises(base.turnStall.facings) && bad('turnStall.facings', 'rising'),
    !rises(base.criticals.where) && bad('criticals.where', 'rising'),
    base.criticals.fire[0] >= base.criticals.fire[1] && bad('criticals.fire', 'rising'),
    Object.values(base.increments).some(([least, most]) => least > most) && bad('increments', 'least and most'),
    base.increments.SD[1] < 2 && bad('increments.SD', 'at most 2 or more, the least loss of a steep dive'),
  )
}

const rises = (list: readonly number[]): boolean =>
  list.every((value, i) => i === 0 || value >= (list[i - 1] as number))

function checkScenario(config: Config, { planes, clouds = [], targets = [] }: ScenarioData): Refusals {
  const bad = (field: string, expected: string) => no('HR-02', 'bad-scenario', { field, expected })
  const ids = [...planes, ...targets].map(({ id }) => id)
  const twice = ids.find((id, i) => ids.indexOf(id) !== i)
  const without = SEATS.find((seat) => !planes.some(({ side }) => side === seat))
  return [
    ...broken(
      twice !== undefined && no('HR-02', 'duplicate-id', { id: twice }),
      without !== undefined && no('HR-02', 'no-side', { seat: without }),
      clouds.some(({ lo, hi }) => lo > hi) && bad('clouds', 'lo <= hi'),
      planes.some(({ bay, rockets = 0 }) => bay === true && rockets > 0) && bad('rockets', 'none beside a bay'),
      planes.some((one) => isMixed(planes, one)) && bad('fixed', 'the same for all of a formation, and for no loner'),
      targets.some(({ q, r }) => q % 2 !== 0 || r % 2 !== 0) && bad('targets', 'on hexes, not on hexsides'),
    ),
    ...planes.flatMap((plane) => checkPlane(config, plane, bad)),
    ...planes.flatMap((plane) => cloudProblems(config, plane, clouds)),
    ...bankProblems(config, planes),
  ]
}

/** Does one fly in fixed parameters and another of its formation not, or one without a formation? @rule HR-12 */
const isMixed = (planes: readonly ScenarioPlane[], { side, formation, fixed }: ScenarioPlane): boolean => {
  if (fixed === true && formation === undefined) return true
  const mates = planes.filter((one) => one.side === side && one.formation === formation)
  return formation !== undefined && mates.some((one) => (one.fixed === true) !== (fixed === true))
}

/** A side that has seen none of its foes begins with level wings. @rule FW-14.6-setup */
function bankProblems(config: Config, planes: readonly ScenarioPlane[]): Refusals {
  const bounced = bouncedIn(planes)
  const rule = citing(lawOf(completeOptions(config.options)), 'FW-14.6-setup', 'BR-21')
  const banked = planes.filter(({ side, bank = 'LVL' }) => bank !== 'LVL' && bounced.includes(side))
  return banked.map(({ id }) => no(rule, 'banked-unaware', { plane: id }))
}

/** Sides that have seen none of their foes as the game begins. */
const bouncedIn = (planes: readonly ScenarioPlane[]): readonly Seat[] =>
  SEATS.filter((seat) => planes.every(({ side, unseen }) => side === seat || unseen === true))

/** Nobody is set up in a deck or on its edge. @rule FW-15.1-weather-immersion */
function cloudProblems(config: Config, { id, alt }: ScenarioPlane, clouds: Rules['clouds']): Refusals {
  const rule = citing(lawOf(completeOptions(config.options)), 'FW-15.1-weather-immersion', 'BR-37')
  return broken(clouds.some(({ lo, hi }) => alt >= lo && alt <= hi) && no(rule, 'set-in-cloud', { plane: id, alt }))
}

function checkPlane(
  config: Config,
  plane: ScenarioPlane,
  bad: (field: string, expected: string) => Violation<RuleId>,
): Refusals {
  const card = cardOf(config, plane.card)
  if (card === undefined) return [no('HR-02', 'unknown-id', { kind: 'card', id: plane.card })]
  const base = baseOf(config)
  const { safeDive } = card.bands[bandOf(base, plane.alt)]
  const overload =
    plane.load === 'overloaded' ? lawOf(completeOptions(config.options)).topics['overload.maxLevel'].value : 0
  const most = safeDive + overload + base.structure.overDive / 2
  const { q, r, facing } = plane
  return broken(
    !Number.isInteger(2 * plane.speed) && bad(`${plane.id}.speed`, 'a multiple of 0.5'),
    plane.speed > most && bad(`${plane.id}.speed`, `at most ${most}`),
    plane.alt > card.ceilingInc && bad(`${plane.id}.alt`, `at most ${card.ceilingInc}`),
    !spotFits({ q, r, facing: facing as 0 }) && bad(`${plane.id}.facing`, 'one of the two along its hexside'),
  )
}

// ---------------------------------------------------------------------------------------- the first state

/** What never changes in the game of this config. */
function rulesOf(config: Config): Rules {
  const scenario = scenarioOf(config) as ScenarioData
  const options = completeOptions(config.options)
  const base = baseOf(config)
  const { planes, clouds = [], targets = [], title, turns, win, defender = null } = scenario
  const crafts: Record<string, Craft> = {}
  const flyers: Record<string, Flyer> = {}
  for (const { card } of planes) crafts[card] ??= compile(cardOf(config, card) as Adc, options)
  for (const plane of inOrder(planes)) flyers[plane.id] = flyerIn(plane)
  const ids = Object.keys(flyers)
  const copied = clouds.map(({ lo, hi }) => ({ lo, hi }))
  return {
    title,
    turns,
    win,
    defender,
    clouds: copied,
    targets: [...targets].sort((a, b) => (a.id < b.id ? -1 : 1)).map(targetIn),
    options,
    law: lawOf(options),
    base,
    chart: chartOf(base),
    inverted: invertedChartOf(base),
    crafts,
    flyers,
    ids,
  }
}

const targetIn = ({ id, side, name, q, r, defense, hits, points, hard, flak }: ScenarioTarget): GroundTarget => ({
  ...{ id, side, name, q, r, defense, hits, points, hard: hard ?? false },
  flak: flak === undefined ? null : { ...flak },
})

/** Aircraft in order of their ids, which is the order of dice. */
const inOrder = (planes: readonly ScenarioPlane[]): readonly ScenarioPlane[] =>
  [...planes].sort((a, b) => (a.id < b.id ? -1 : 1))

const flyerIn = ({ side, card, pilot, formation, leader, hours }: ScenarioPlane): Flyer => ({
  side,
  craft: card,
  pilot: { ...pilot },
  formation: formation ?? null,
  leader: leader ?? false,
  hours: hours ?? 0,
})

/** The first state: both sides declare for the first turn. */
export function first(config: Config, io: Pick<Io<FightingWings>, 'emit'>): State {
  const rules = rulesOf(config)
  const { planes } = scenarioOf(config) as ScenarioData
  const bounced = bouncedIn(planes)
  const draft = {
    phase: 'plot',
    turn: 0,
    agenda: [],
    resigned: null,
    rng: null,
    config: rules,
    planes: Object.fromEntries(inOrder(planes).map((plane) => [plane.id, newPlane(rules, plane, bounced)])),
    orders: {},
    asked: [],
    spins: [],
    order: [],
    active: null,
    shots: [],
    headOn: false,
    fired: [],
    scattered: [],
    parachutes: [],
    ground: Object.fromEntries(rules.targets.map(({ id }) => [id, { hits: 0, reload: 0 }])),
  } as unknown as Draft
  if (rules.defender === null) beginTurn(draft, 1, io)
  else beginSetUp(draft)
  return draft as State
}

/** Formations are scattered before the first turn. @rule HR-13 FW-14.6-scatter-1 */
function beginSetUp(draft: Draft): void {
  draft.turn = 1
  draft.phase = 'setup'
  question(draft, 'scatter', ['referee'])
}

/** A side that has seen none of its foes flies straight and level for a turn, without radio for two. @rule FW-14.6-setup */
function surpriseOf(rules: Rules, id: string, bounced: readonly Seat[]): number {
  const { side, craft } = rules.flyers[id] as Flyer
  return !bounced.includes(side) ? 0 : (rules.crafts[craft] as Craft).radio ? 1 : 2
}

function newPlane(
  rules: Rules,
  { id, q, r, facing, alt, speed, surprised, unseen, bank, load, gear, bay, tanks, rockets, fixed }: ScenarioPlane,
  bounced: readonly Seat[],
): Plane {
  const { weapons, guns } = rules.crafts[(rules.flyers[id] as Flyer).craft] as Craft
  return {
    q,
    r,
    facing: facing as Plane['facing'],
    alt,
    bank: bank ?? 'LVL',
    speed: 2 * speed,
    half: 0,
    accel: 0,
    flight: 'LVL',
    inRow: 1,
    dives: 0,
    lastFps: 1,
    lastVfps: 0,
    stall: 'none',
    stallTurns: 0,
    stallNext: null,
    due: false,
    gloc: 0,
    surprised: surprised ?? surpriseOf(rules, id, bounced),
    spotted: unseen !== true,
    throttle: 'combat',
    flaps: 'up',
    flapsHit: false,
    carryBank: null,
    carryTurn: null,
    carrySlip: null,
    weapons: Object.fromEntries(weapons.map((weapon) => [weapon.id, { ammo: weapon.cap, jam: 'no' }])),
    guns: Object.fromEntries(guns.map((gun) => [gun.id, { ammo: gun.cap, out: false }])),
    gear: gear ?? null,
    bay: bay === true ? 'closed' : null,
    load: carriedOf(load ?? 'clean', Array(tanks ?? 0).fill('on'), rockets ?? 0),
    hits: 0,
    wounds: {
      power: 0,
      coolant: null,
      fire: false,
      hydraulics: false,
      oxygen: 0,
      grace: null,
      fainted: false,
      crew: 0,
      engines: 0,
      feathering: false,
      rudder: false,
    },
    out: false,
    tail: null,
    rides: false,
    fixed: fixed ?? false,
    initiative: null,
    blind: [],
    move: null,
  }
}
