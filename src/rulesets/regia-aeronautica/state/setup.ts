/** From a config to the first state. */

import { broken, type Io, type Violation } from '../../../core/index.js'
import { type Cell, cellBoardContains, type Square, squareName } from '../../../geometry/index.js'
import { no } from '../book/messages.js'
import { completeOptions } from '../book/options.js'
import type { RuleId } from '../book/rules.js'
import { cards as shipped } from '../data/cards.js'
import { scenarioData } from '../data/scenarios.js'
import { cellName, lastSquare, sameCell, sameSquare } from '../flight/map.js'
import { gunsFor } from '../gunnery/guns.js'
import { beginTurn, openPreparation, question } from '../turn/sequence.js'
import { checkCard } from './cards.js'
import {
  type Chit,
  type Config,
  type Draft,
  type GameMap,
  type Placements,
  type Plane,
  type RegiaAeronautica,
  type RegiaCard,
  type Rules,
  type ScenarioData,
  SEATS,
  type Seat,
  type State,
} from './state.js'

type Broken = readonly Violation<RuleId>[]

/** The scenario of a config: one of the book's, or the user's own. */
const scenarioOf = ({ scenario }: Config): ScenarioData =>
  typeof scenario === 'string' ? scenarioData[scenario] : scenario

const rosterOf = ({ forces }: ScenarioData): readonly string[] =>
  SEATS.flatMap((seat) => forces[seat].map(({ plane }) => plane))

/** What never changes in the game of this config. */
function rulesOf(config: Config): Rules {
  const scenario = scenarioOf(config)
  const flown = new Set(SEATS.flatMap((seat) => scenario.forces[seat].map(({ card }) => card)))
  const cards: Record<string, RegiaCard> = {}
  for (const card of [...shipped, ...(config.cards ?? [])]) if (flown.has(card.id)) cards[card.id] = card
  return {
    title: scenario.title,
    map: scenario.map,
    cards,
    options: completeOptions(config.options),
    roster: rosterOf(scenario),
  }
}

// ---------------------------------------------------------------------------------------- legality of a config

/** Every broken rule of a config that has the right shape. */
export function admit(config: Config): Broken {
  const bad = [...(config.cards ?? []).flatMap(checkCard), ...checkMap(scenarioOf(config).map)]
  if (bad.length > 0) return bad
  const rules = rulesOf(config)
  const forces = [...checkIds(rules), ...SEATS.flatMap((seat) => checkForce(rules, scenarioOf(config), seat))]
  if (forces.length > 0) return forces
  return [...checkBombers(rules, scenarioOf(config)), ...checkPool(rules), ...checkPlacements(rules, config.placements)]
}

const MOST_GUNS = gunsFor(6, 'up')

/** @rule RA-MAP-01 */
function checkMap(map: GameMap): Broken {
  const { columns, rows, zones, objectives } = map
  const outside = objectives.some((square) => !cellBoardContains(map, { ...square, altitude: 1 }))
  const zone = SEATS.find(
    (seat) => zones[seat].from < 1 || zones[seat].to > columns || zones[seat].from > zones[seat].to,
  )
  return broken(
    columns * rows < MOST_GUNS && no('RA-PREP-06', 'bad-map', { field: 'squares', expected: 'one for each AA chit' }),
    objectives.length === 0 && no('RA-PREP-03', 'bad-map', { field: 'objectives', expected: 'at least one' }),
    outside && no('RA-MAP-02', 'bad-map', { field: 'objectives', expected: 'on the map' }),
    zone !== undefined && no('RA-MAP-03', 'bad-map', { field: `zones.${zone}`, expected: 'columns of the map' }),
  )
}

function checkIds({ roster }: Rules): Broken {
  const twice = roster.find((id, i) => roster.indexOf(id) !== i)
  return broken(twice !== undefined && no('RA-CODE-01', 'duplicate-id', { id: twice }))
}

/** @rule RA-PREP-01 */
function checkForce({ cards }: Rules, { forces }: ScenarioData, seat: Seat): Broken {
  const none = broken(
    forces[seat].length === 0 && no('RA-PREP-01', 'bad-count', { kind: `${seat} planes`, have: 0, need: 'at least 1' }),
  )
  return [
    ...none,
    ...forces[seat].flatMap(({ card }) => {
      if (!Object.hasOwn(cards, card)) return [no('RA-SCN-01', 'unknown-id', { kind: 'card', id: card })]
      return broken(
        cards[card]!.side !== seat && no('RA-PREP-01', 'wrong-side', { card, have: cards[card]!.side, need: seat }),
      )
    }),
  ]
}

/** @rule RA-WIN-03 */
function checkBombers({ cards }: Rules, { forces }: ScenarioData): Broken {
  const bombers = forces.french.filter(({ card }) => cards[card]!.role === 'bomber').length
  return broken(bombers === 0 && no('RA-WIN-03', 'bad-count', { kind: 'French bombers', have: 0, need: 'at least 1' }))
}

/** @rule RA-CHIT-01 */
function checkPool({ options: { chitPool }, roster }: Rules): Broken {
  if (chitPool === 'uniform') return []
  const have = chitPool.ace + chitPool.green + chitPool.lucky + chitPool.none
  const need = `at least ${roster.length}`
  return broken(have < roster.length && no('RA-CHIT-01', 'bad-count', { kind: 'Special chits', have, need }))
}

function checkPlacements(rules: Rules, placements: Placements | undefined): Broken {
  if (placements === undefined) return []
  const { planes, guns = [], clouds = [], chits = {} } = placements
  const { map, roster } = rules
  const stray = [...Object.keys(planes), ...Object.keys(chits)].find((id) => !roster.includes(id))
  if (stray !== undefined) return [no('RA-CODE-01', 'unknown-id', { kind: 'plane', id: stray })]
  const off = [...Object.values(planes), ...clouds, ...guns.map((gun) => ({ ...gun, altitude: 1 }))].find(
    (cell) => !cellBoardContains(map, cell),
  )
  const [have, need] = [Object.keys(planes).length, roster.length]
  return broken(
    have !== need && no('RA-PREP-07', 'bad-count', { kind: 'planes', have, need }),
    off && no('RA-MAP-01', 'off-map', { cell: Object.values(off).join(','), last: lastSquare(map) }),
    off === undefined && checkSpread(guns, clouds),
    checkGivenChits(rules, Object.values(chits)),
  )
}

/** One AA chit to a square, one cloud to a cell. @rule RA-PREP-06 */
function checkSpread(guns: readonly Square[], clouds: readonly Cell[]): Violation<RuleId> | false {
  const gun = guns.find((one, i) => guns.slice(0, i).some((other) => sameSquare(one, other)))
  const cloud = clouds.find((one, i) => clouds.slice(0, i).some((other) => sameCell(one, other)))
  const cell = gun ? squareName(gun) : cloud && cellName(cloud)
  return cell !== undefined && no('RA-PREP-06', 'cell-taken', { cell })
}

function checkGivenChits({ options: { chitPool } }: Rules, chits: readonly Chit[]): Violation<RuleId> | false {
  if (chitPool === 'uniform') return false
  const over = chits.find((chit) => chits.filter((other) => other === chit).length > chitPool[chit])
  if (over === undefined) return false
  const have = chits.filter((chit) => chit === over).length
  return no('RA-CHIT-01', 'bad-count', { kind: `${over.toUpperCase()} chits`, have, need: `at most ${chitPool[over]}` })
}

// ---------------------------------------------------------------------------------------- the first state

/** The first state: preparation, or the first turn if the config brings placements. */
export function first(config: Config, io: Pick<Io<RegiaAeronautica>, 'emit'>): State {
  const rules = rulesOf(config)
  const draft = blank(rules, scenarioOf(config)) as Draft
  if (config.placements === undefined) openPreparation(draft)
  else start(draft, config.placements, io)
  return draft
}

function blank(config: Rules, { forces }: ScenarioData): State {
  const planes = SEATS.flatMap((seat) => forces[seat].map(({ plane, card }) => [plane, newPlane(seat, card)] as const))
  return {
    phase: 'prepare',
    turn: 0,
    agenda: [],
    resigned: null,
    rng: null,
    config,
    planes: Object.fromEntries(planes),
    guns: [],
    clouds: [],
    toDeploy: { guns: 0, clouds: 0 },
    bombed: [],
    priorities: {},
    initiative: null,
    order: [],
    slot: null,
    fight: null,
    aa: [],
    bombers: [],
  }
}

const newPlane = (side: Seat, card: string): Plane => ({
  side,
  card,
  cell: null,
  status: 'flying',
  hits: 0,
  fired: false,
  bombed: false,
  chit: null,
  chitShown: false,
})

/** A start in the middle. Chits that are not given are drawn first. */
function start(draft: Draft, placements: Placements, io: Pick<Io<RegiaAeronautica>, 'emit'>): void {
  const { planes, guns = [], clouds = [], chits = {} } = placements
  for (const [id, cell] of Object.entries(planes)) draft.planes[id]!.cell = { ...cell }
  for (const [id, chit] of Object.entries(chits)) draft.planes[id]!.chit = chit
  draft.guns = guns.map((square) => ({ square: { ...square }, fired: false }))
  draft.clouds = clouds.map((cloud) => ({ ...cloud }))
  if (Object.keys(chits).length === draft.config.roster.length) beginTurn(draft, 1, io)
  else question(draft, 'drawChit', ['referee'])
}
