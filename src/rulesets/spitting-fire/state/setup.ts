/** From a config to the first state. */
import { broken, type Io, type Violation } from '../../../core/index.js'
import { no } from '../book/messages.js'
import { completeOptions } from '../book/options.js'
import type { RuleId } from '../book/rules.js'
import { cards as shipped } from '../data/cards.js'
import { isOnTable, overlap } from '../flight/airspace.js'
import { checkPose } from '../flight/poses.js'
import { cheapestFitting, checkForce, checkIds, planeIds, tellUnspent } from '../forces/forces.js'
import { beginPlacing, buildDeck, muster, putGroup } from '../forces/muster.js'
import { beginPlotting } from '../turn/sequence.js'
import { checkCard } from './cards.js'
import {
  type AircraftCard,
  type Config,
  type Draft,
  type GroupOrder,
  type Placement,
  type Rules,
  SEATS,
  type SpittingFire,
  type State,
} from './state.js'

type Broken = readonly Violation<RuleId>[]

/** What never changes in the game of this config: table, options, cards, points, factions. */
const rulesOf = (config: Config): Rules => ({
  table: config.table ?? { kind: 'open', width: 24, length: 36 },
  options: completeOptions(config.options),
  cards: flownOf(config),
  points: config.points ?? 500,
  factions: config.factions ?? { axis: 'axis', allies: 'allies' },
  edge: config.edge ?? null,
})

type Cards = Readonly<Record<string, AircraftCard>>

/** The user's cards over the shipped ones. */
const cardsOf = ({ cards: own = [] }: Config): Cards =>
  Object.fromEntries([...shipped, ...own].map((card) => [card.id, card]))

/** The cards of the game: once the forces are known, only what they fly. */
function flownOf(config: Config): Cards {
  const cards = cardsOf(config)
  if (config.forces === undefined) return cards
  const flown = new Set([...config.forces.axis, ...config.forces.allies].map(({ card }) => card))
  return Object.fromEntries(Object.entries(cards).filter(([id]) => flown.has(id)))
}

/** The rules with every card that could have been bought: by these, forces are judged. */
const marketOf = (config: Config): Rules => ({ ...rulesOf(config), cards: cardsOf(config) })

// ---------------------------------------------------------------------------------------- legality of a config

/** Every broken rule of a config that has the right shape. */
export function admit(config: Config): Broken {
  const bad = [...(config.cards ?? []).flatMap(checkCard), ...checkCardIds(config.cards ?? [])]
  if (bad.length > 0) return bad
  const rules = marketOf(config)
  const forces = SEATS.flatMap((seat) => config.forces?.[seat] ?? [])
  const early = [...checkTable(rules), ...checkFactions(rules)]
  if (config.forces === undefined) return [...early, ...checkNoPlacements(config), ...checkMarket(rules)]
  if (early.length > 0) return early
  const counted = config.points !== undefined
  const each = SEATS.flatMap((seat) => checkForce(rules, seat, config.forces?.[seat] ?? [], counted))
  const both = each.length > 0 ? each : checkIds(forces)
  if (both.length > 0) return both
  return config.placements === undefined ? [] : checkPlacements(rules, forces, config.placements)
}

/** @rule SF-FORCE-07 */
function checkCardIds(own: readonly AircraftCard[]): Broken {
  const twice = own.find(({ id }, i) => own.findIndex((card) => card.id === id) < i)
  return broken(twice !== undefined && no('SF-FORCE-07', 'duplicate-id', { id: twice.id }))
}

/** @rule SF-GEO-03 */
function checkTable({ table, options }: Rules): Broken {
  const [width, length] = table.kind === 'open' ? [table.width, table.length] : [table.columns, table.rows]
  const [minWidth, minLength] = options.minBoard
  const rule = table.kind === 'open' ? 'SF-GEO-03' : 'SF-GEO-12'
  const small = !isAsLarge([width, length], options.minBoard)
  return broken(
    small && no(rule, 'board-too-small', { width, length, minWidth, minLength }),
    width > length && no('SF-GEO-07', 'table-across', { width, length }),
  )
}

/** Is one rectangle as large as another, whichever way the two lie? */
const isAsLarge = (one: readonly [number, number], other: readonly [number, number]): boolean =>
  Math.min(...one) >= Math.min(...other) && Math.max(...one) >= Math.max(...other)

/** @rule SF-FORCE-01 */
const checkFactions = ({ factions, options }: Rules): Broken =>
  broken(
    factions.axis === factions.allies &&
      !options.mirrorFactions &&
      no('SF-FORCE-01', 'same-faction', { faction: factions.axis }),
  )

/** Each side must be able to buy at least one aircraft. @rule SF-FORCE-05 */
const checkMarket = (rules: Rules): Broken =>
  broken(
    ...SEATS.map((seat) => {
      const [faction, limit] = [rules.factions[seat], rules.points]
      return (
        cheapestFitting(rules, seat, limit) === undefined && no('SF-FORCE-05', 'nothing-to-buy', { faction, limit })
      )
    }),
  )

const checkNoPlacements = ({ placements }: Config): Broken =>
  broken(
    placements !== undefined &&
      no('SF-FORCE-08', 'unknown-id', { kind: 'group', id: Object.keys(placements)[0] ?? '' }),
  )

/** @rule SF-FORCE-08 */
function checkPlacements(
  rules: Rules,
  groups: readonly GroupOrder[],
  placements: Readonly<Record<string, Placement>>,
): Broken {
  const stray = Object.keys(placements).find((id) => !groups.some(({ group }) => group === id))
  if (stray !== undefined) return [no('SF-FORCE-08', 'unknown-id', { kind: 'group', id: stray })]
  const each = groups.flatMap((group) => checkPlacement(rules, group, placements))
  return each.length > 0 ? each : checkApart(rules, groups, placements)
}

function checkPlacement(rules: Rules, order: GroupOrder, placements: Readonly<Record<string, Placement>>): Broken {
  const { group, card, planes } = order
  if (!Object.hasOwn(placements, group))
    return [no('SF-FORCE-08', 'bad-poses', { group, need: planes.length, have: 0 })]
  const { altitude, poses } = placements[group] as Placement
  const most = rules.cards[card]!.maxAlt
  if (poses.length !== planes.length) {
    return [no('SF-FORCE-08', 'bad-poses', { group, need: planes.length, have: poses.length })]
  }
  const misshapen = planeIds(order).flatMap((plane, i) => checkPose(rules.table, plane, poses[i]!))
  if (misshapen.length > 0) return misshapen
  const off = poses.findIndex((pose) => !isOnTable(rules, pose))
  return broken(
    (altitude < 1 || altitude > most) &&
      no(altitude < 1 ? 'SF-FORCE-08' : 'SF-CARD-06', 'bad-start-altitude', { group, least: 1, most, have: altitude }),
    off >= 0 &&
      no(rules.table.kind === 'open' ? 'SF-GEO-06' : 'SF-GEO-12', 'off-table', { plane: planeIds(order)[off] ?? '' }),
  )
}

/** @rule SF-PLACE-07 */
function checkApart(
  rules: Rules,
  groups: readonly GroupOrder[],
  placements: Readonly<Record<string, Placement>>,
): Broken {
  const { stackingAltitude, baseDiameter, startStacking } = rules.options
  if (startStacking === 'free') return []
  const placed = groups.flatMap((order) => {
    const { altitude, poses } = placements[order.group] as Placement
    return planeIds(order).map((plane, i) => ({ plane, altitude, pose: poses[i]! }))
  })
  return placed.flatMap((a, i) => {
    const other = placed.slice(i + 1).find((b) => {
      const levels = stackingAltitude === 'ignore' || a.altitude === b.altitude
      return levels && overlap(a.pose, b.pose, baseDiameter)
    })
    return broken(other && no('SF-PLACE-07', 'overlap', { plane: a.plane, other: other.plane }))
  })
}

// ---------------------------------------------------------------------------------------- the first state

/** The first state: choosing forces, or placing, or plotting, by what the config brings. */
export function first(config: Config, io: Pick<Io<SpittingFire>, 'emit'>): State {
  const state = blank(rulesOf(config))
  const { forces, placements } = config
  if (forces === undefined) return state
  const draft = state as Draft
  for (const seat of SEATS) {
    muster(draft, seat, forces[seat])
    if (config.points !== undefined) tellUnspent(marketOf(config), seat, forces[seat], io)
  }
  draft.forces = null
  if (placements === undefined) {
    beginPlacing(draft, io)
    return state
  }
  for (const [id, placement] of Object.entries(placements)) putGroup(draft, id, placement)
  buildDeck(draft, io)
  beginPlotting(draft, io)
  return state
}

const blank = (config: Rules): State => ({
  phase: 'force',
  turn: 1,
  agenda: [],
  resigned: null,
  rng: null,
  config,
  score: { axis: 0, allies: 0 },
  edges: null,
  forces: { axis: { roster: {}, groups: null }, allies: { roster: {}, groups: null } },
  groups: {},
  planes: {},
  deck: { down: { red: 0, black: 0 }, discard: { red: 0, black: 0 } },
  card: null,
  placing: null,
  committed: { axis: false, allies: false },
  activation: null,
})
