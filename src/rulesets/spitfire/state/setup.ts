/** From a config to the first state. */
import { ask, broken, type Io, type Violation } from '../../../core/index.js'
import type { Facing } from '../../../geometry/index.js'
import { checkChart, doubtsAbout, maxSpeedAfter } from '../aircraft/charts.js'
import { no } from '../book/messages.js'
import { completeOptions } from '../book/options.js'
import type { RuleId } from '../book/rules.js'
import { HANDICAP, TOP_LEVEL } from '../book/tables.js'
import { charts } from '../data/charts.js'
import { type SideData, scenarioData } from '../data/scenarios.js'
import { edgeAt, hexOf, printed } from '../flight/airspace.js'
import { formationAtStart, planeId } from '../flight/formation.js'
import { beginMovement } from '../turn/sequence.js'
import {
  type AircraftChart,
  type Config,
  type Draft,
  type Formation,
  type Placement,
  type Plane,
  type Rules,
  SEATS,
  type Seat,
  type Spitfire,
  type State,
} from './state.js'

type Broken = readonly Violation<RuleId>[]
type Teller = Pick<Io<Spitfire>, 'emit'>

/** What never changes, from a config: with the charts that can come into play, and no others. */
function rulesOf(config: Config): Rules {
  const all = allRulesOf(config)
  const byId: Record<string, AircraftChart> = {}
  for (const seat of SEATS) {
    const type = config.types?.[seat]
    for (const id of type === undefined ? typesFor(all, seat) : [type]) byId[id] = all.charts[id] as AircraftChart
  }
  return { ...all, charts: byId }
}

function allRulesOf(config: Config): Rules {
  const first = config.first ?? 'allied'
  const byId: Record<string, AircraftChart> = {}
  for (const chart of [...charts, ...(config.charts ?? [])]) byId[chart.id] = chart
  return {
    scenario: config.scenario,
    period: config.period,
    alliances: { first, second: first === 'allied' ? 'german' : 'allied' },
    options: completeOptions(config.options),
    charts: byId,
    placements: config.placements ?? {},
  }
}

// ---------------------------------------------------------------------------------------- what a config must keep

/**
 * Every broken rule of a config: charts, then map, then who flies what, then positions of your own.
 * @rule SP-9-1 SP-9-2 SP-9-3 SP-9-5 SP-9-6 SP-9-7
 */
export function admit(config: Config): Broken {
  const own = chartProblems(config.charts ?? [])
  if (own.length > 0) return own
  const rules = allRulesOf(config)
  const place = scenarioProblems(rules)
  if (place.length > 0) return place
  const types = SEATS.flatMap((seat) => typesProblems(rules, seat, config.types?.[seat]))
  return types.length > 0 ? types : placementProblems(config, rules)
}

function chartProblems(own: readonly AircraftChart[]): Broken {
  const twice = own.find((chart, i) => own.findIndex(({ id }) => id === chart.id) < i)
  if (twice !== undefined) return [no('SP-2.4-1', 'duplicate-chart', { chart: twice.id })]
  return own.flatMap(checkChart)
}

/** Do map, period and First side fit the scenario? @rule SP-2.5-1 */
export const scenarioProblems = (rules: Rules): Broken => [...mapProblems(rules), ...periodProblems(rules)]

function mapProblems({ scenario, options }: Rules): Broken {
  const { sides, targets } = scenarioData[scenario]
  const used = [...sides.first.hexes, ...sides.second.hexes, ...targets]
  const hex = used.find((number) => edgeAt(options, hexOf(number)) !== null)
  const [columns, rows] = options.map
  return hex === undefined ? [] : [no('SP-2.1-5', 'map-too-small', { columns, rows, scenario, hex })]
}

function periodProblems({ scenario, period, alliances }: Rules): Broken {
  const { periods, first } = scenarioData[scenario]
  return broken(
    !periods.includes(period) &&
      no(scenario === '9.3V' ? 'SP-9.3V-1' : 'SP-9-6', 'wrong-period', {
        scenario,
        period,
        expected: periods.join(' or '),
      }),
    first !== undefined && alliances.first !== first && no('SP-9-7', 'wrong-first', { scenario, expected: first }),
  )
}

function typesProblems(rules: Rules, seat: Seat, chart: string | undefined): Broken {
  if (chart !== undefined) return typeProblems(rules, seat, chart)
  if (typesFor(rules, seat).length > 0) return []
  const { role } = scenarioData[rules.scenario].sides[seat]
  return [no('SP-9-6', 'no-types', { role, side: rules.alliances[seat], period: rules.period })]
}

/** Every reason why a seat cannot fly a type. @rule SP-9-1 */
export function typeProblems(rules: Rules, seat: Seat, id: string): Broken {
  const { scenario, period } = rules
  if (!Object.hasOwn(rules.charts, id)) return [no('SP-2.4-1', 'unknown-chart', { chart: id })]
  const { periods, side, cls, name } = rules.charts[id]!
  const { role, only } = scenarioData[scenario].sides[seat]
  return broken(
    side !== rules.alliances[seat] && no('SP-9-1', 'wrong-side', { chart: name, side: rules.alliances[seat] }),
    !periods.includes(period) && no('SP-9-5', 'not-available', { chart: name, period }),
    cls !== role && cls !== 'fighter-bomber' && no('SP-9-3', 'wrong-role', { chart: name, role }),
    only !== undefined &&
      !only.includes(id) &&
      no('SP-9-6', 'not-permitted', {
        scenario,
        chart: name,
        expected: only.map((one) => rules.charts[one]?.name ?? one).join(' or the '),
      }),
  )
}

/** The types a seat can fly. @rule SP-9-5 */
export const typesFor = (rules: Rules, seat: Seat): readonly string[] =>
  Object.keys(rules.charts).filter((id) => typeProblems(rules, seat, id).length === 0)

// ---------------------------------------------------------------------------------------- positions of your own

function placementProblems({ types, placements = {} }: Config, rules: Rules): Broken {
  const ids = SEATS.flatMap((seat) => scenarioData[rules.scenario].sides[seat].hexes.map((_, i) => planeId(seat, i)))
  const stranger = Object.keys(placements).find((id) => !ids.includes(id))
  if (stranger !== undefined) return [no('SP-2.5-1', 'unknown-id', { kind: 'aircraft', id: stranger })]
  const wrong = Object.entries(placements).flatMap(([id, one]) => placementProblem(rules, id, one, types))
  return wrong.length > 0 ? wrong : togetherProblems(rules, types)
}

function placementProblem(rules: Rules, id: string, one: Placement, types: Config['types']): Broken {
  const chart = rules.charts[types?.[seatOf(id)] ?? '']
  const bad = (ok: boolean, field: string, expected: string) =>
    !ok && no('SP-2.3-1', 'bad-placement', { plane: id, field, expected })
  if (chart === undefined) return [no('SP-2.3-1', 'bad-placement', { plane: id, field: 'types', expected: 'given' })]
  const { hex, altitude = 1, climbStep = 0, damage = 0 } = one
  const top = maxSpeedAfter(chart, damage)
  const speed = one.speed ?? chart.minSpeed
  const offMap = hex !== undefined && edgeAt(rules.options, hexOf(hex)) !== null
  return broken(
    offMap && no('SP-2.1-2', 'unknown-hex', { hex: hex as string }),
    bad(altitude <= TOP_LEVEL, 'altitude', `1 to ${TOP_LEVEL}`),
    bad(climbStep < chart.climbSteps, 'climbStep', `less than ${chart.climbSteps}`),
    bad(top > chart.destruct, 'damage', 'less than destroys it'),
    bad(speed >= chart.minSpeed && speed <= top, 'speed', `${chart.minSpeed} to ${top}`),
  )
}

const seatOf = (id: string): Seat => (id.startsWith('F') ? 'first' : 'second')

function togetherProblems(rules: Rules, types: Config['types']): Broken {
  if (types?.first === undefined || types.second === undefined) return []
  const seen = new Map<string, string>()
  const both = { first: types.first, second: types.second }
  for (const [id, { hex, altitude }] of Object.entries(planesOf(rules, both))) {
    const key = `${printed(hex)} ${altitude}`
    const other = seen.get(key)
    if (other !== undefined) return [no('SP-6E-1', 'placed-together', { plane: id, other })]
    seen.set(key, id)
  }
  return []
}

// ---------------------------------------------------------------------------------------- the first state

/** The first state: types to choose, or the first Movement Phase. @rule SP-2.5-1 */
export function first(config: Config, io: Teller): State {
  const rules = rulesOf(config)
  const state: State = {
    ...{ phase: 'setup', turn: config.turn ?? 1, agenda: [], resigned: null, rng: null },
    config: rules,
    moving: 'first',
    types: { first: config.types?.first ?? null, second: config.types?.second ?? null },
    ...{ planes: {}, move: null, fire: null, formations: null, cornerless: [], offered: [], ending: null },
  }
  const draft = state as Draft
  const { scenario, period } = rules
  io.emit?.({ type: 'gameStarted', rule: 'SP-2.5-1', audience: 'all', scenario, period })
  for (const doubt of (config.charts ?? []).flatMap(doubtsAbout)) {
    io.emit?.({ type: 'chartDoubted', audience: 'all', ...doubt })
  }
  const missing = SEATS.filter((seat) => state.types[seat] === null)
  if (missing.length > 0) ask(draft, { kind: 'chooseType', waiting: missing })
  else deploy(draft, io)
  return draft as State
}

/**
 * Puts all aircraft where the scenario has them.
 * @rule SP-3.0-1 SP-9.1-1 SP-9.1-2 SP-9.2-1 SP-9.2-2 SP-9.3-1 SP-9.3-2 SP-9.3V-1
 */
export function deploy(draft: Draft, io: Teller): void {
  const types = draft.types as Readonly<Record<Seat, string>>
  draft.planes = planesOf(draft.config, types) as Draft['planes']
  const formations = { first: formationAtStart(draft, 'first'), second: formationAtStart(draft, 'second') }
  if (formations.first !== null) draft.formations = formations as Draft['formations']
  for (const seat of SEATS) tellSide(draft, seat, io)
  if (draft.config.scenario === '9.1') {
    io.emit?.({ type: 'pointsScored', rule: 'SP-9.1-5', audience: 'all', seat: 'second', points: HANDICAP })
  }
  draft.cornerless = cornerless(draft)
  if (draft.cornerless.length > 0) ask(draft, { kind: 'chooseFacing', waiting: ['first'] })
  else beginMovement(draft, 'first', io)
}

/** Aircraft that face north in the book: at a corner their owner chooses. @rule SP-10-7 */
function cornerless({ config }: State): string[] {
  const { hexes, facing } = scenarioData[config.scenario].sides.first
  if (!config.options.hexSpace || facing !== 0) return []
  return hexes.map((_, i) => planeId('first', i)).filter((id) => config.placements[id]?.facing === undefined)
}

function planesOf(rules: Rules, types: Readonly<Record<Seat, string>>): Record<string, Plane> {
  const planes: Record<string, Plane> = {}
  for (const seat of SEATS) {
    const side = scenarioData[rules.scenario].sides[seat]
    for (const [i, hex] of side.hexes.entries()) {
      const id = planeId(seat, i)
      planes[id] = planeAt(rules, seat, side, types[seat], hex, rules.placements[id] ?? {})
    }
  }
  return planes
}

/** The corner next to a printed facing. @rule SP-10-7 */
const CORNER: Readonly<Partial<Record<Facing, Facing>>> = { 0: 0, 4: 3, 5: 5 }

function planeAt(rules: Rules, side: Seat, data: SideData, type: string, hex: string, own: Placement): Plane {
  const chart = rules.charts[type] as AircraftChart
  const facing = rules.options.hexSpace ? (CORNER[data.facing] ?? data.facing) : data.facing
  const maxSpeed = maxSpeedAfter(chart, own.damage ?? 0)
  return {
    ...{ side, chart: type, role: data.role, status: 'flying', hex: hexOf(own.hex ?? hex) },
    ...{ facing: own.facing ?? facing, altitude: own.altitude ?? data.altitude, climbStep: own.climbStep ?? 0 },
    ...{ speed: own.speed ?? startSpeed(chart, data.slower, maxSpeed), maxSpeed, damage: own.damage ?? 0 },
    ...{ mode: null, levels: 0, speedSet: null, moved: false, straight: 0, turns: 0, path: [], attitude: 'level' },
    ...{ prepared: own.prepared ?? null, dived: own.prepared === 'splitS' },
    ...{ phases: own.phases ?? 0, passes: own.passes ?? 0 },
  }
}

const startSpeed = ({ levelMax, minSpeed }: AircraftChart, slower: number, maxSpeed: number): number =>
  Math.max(minSpeed, Math.min(levelMax - slower, maxSpeed))

function tellSide(draft: Draft, seat: Seat, io: Teller): void {
  const { rule } = scenarioData[draft.config.scenario].sides[seat]
  const chart = draft.types[seat] as string
  const { maxSpeed } = draft.config.charts[chart]!
  io.emit?.({ type: 'chartSet', rule: 'SP-3.0-1', audience: 'all', seat, chart, maxSpeed })
  for (const id in draft.planes) {
    const { side, hex, facing, altitude, speed } = draft.planes[id]!
    if (side !== seat) continue
    io.emit?.({
      type: 'planePlaced',
      rule,
      audience: 'all',
      plane: id,
      chart,
      hex: printed(hex),
      facing,
      altitude,
      speed,
    })
  }
  const formation = draft.formations?.[seat]
  if (formation !== undefined) tellFormation(draft, seat, formation, io)
}

function tellFormation({ config }: Draft, seat: Seat, formation: Formation, io: Teller): void {
  const variant = config.scenario === '9.3V' && seat === 'first'
  const rule = formation.kind === 'vee' ? 'SP-9.3-3' : variant ? 'SP-9.3V-2' : 'SP-9.3-9'
  const [leaders, wings] = [formation.leaders.join(' '), formation.wings.map((wing) => wing.plane).join(' ')]
  io.emit?.({ type: 'formationFormed', rule, audience: 'all', seat, kind: formation.kind, leaders, wings })
}
