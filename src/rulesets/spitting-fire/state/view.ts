/** What a seat sees, and worlds that fit what it sees. */

import { closedPart, type Io, mapValues, openPart, type Viewer } from '../../../core/index.js'
import { isSuicidalAt } from '../flight/plots.js'
import { groupRoster, MOST_PLANES, mayFly } from '../forces/forces.js'
import {
  type ForceChoice,
  type Group,
  MARKERS,
  type Marker,
  type Seat,
  type SeenForce,
  type SeenGroup,
  type SpittingFire,
  type State,
  type View,
} from './state.js'

/** The open part of the table, with the enemy's markers face down and its unrevealed force hidden. */
export function view(state: State, seat: Viewer<SpittingFire>): View {
  const { config, score, edges, planes, deck, card, placing, committed, activation } = state
  return {
    ...openPart(state, seat),
    config,
    score,
    edges,
    planes,
    deck,
    card,
    placing,
    committed,
    activation,
    forces: state.forces && { axis: forceOf(state, 'axis', seat), allies: forceOf(state, 'allies', seat) },
    groups: mapValues(state.groups, (group) => seenGroup(group, seat)),
  }
}

/** @rule SF-FORCE-06 */
function seenForce({ forces, config }: State, side: Seat, seat: string): SeenForce {
  const choice = forces![side]
  return side === seat || config.options.forceSecrecy === 'open' ? choice : { submitted: choice.groups !== null }
}

/** @rule SF-PLOT-03 */
const seenGroup = (group: Group, seat: string): SeenGroup =>
  group.plot === null || group.side === seat ? group : { ...group, plot: 'hidden' }

/** What a seat sees of a force, its planes in the order of their cards, whichever was bought first. */
function forceOf(state: State, side: Seat, seat: string): SeenForce {
  const seen = seenForce(state, side, seat)
  if ('submitted' in seen) return seen
  const planes = Object.entries(seen.roster).sort(([a], [b]) => (a < b ? -1 : 1))
  return { ...seen, roster: Object.fromEntries(planes) }
}

type Chance = Pick<Io<SpittingFire>, 'die' | 'draw'>

/** A state that fits the view: hidden markers drawn evenly from those that may be plotted, hidden forces bought at random. */
export function sample(seen: View, io: Chance): State {
  const { config, score, edges, planes, deck, card, placing, committed, activation } = seen
  return {
    ...closedPart(seen),
    config,
    score,
    edges,
    planes,
    deck,
    card,
    placing,
    committed,
    activation,
    forces: seen.forces && { axis: sampleForce(seen, 'axis', io), allies: sampleForce(seen, 'allies', io) },
    groups: mapValues(seen.groups, (group) => ({
      ...group,
      plot: group.plot === 'hidden' ? samplePlot(seen, group, io) : group.plot,
    })),
  }
}

function samplePlot({ config }: View, group: SeenGroup, io: Chance): Marker {
  const most = config.cards[group.card]!.maxAlt
  const safe = (marker: Marker): boolean => !isSuicidalAt(group.altitudeMarker, most, marker)
  const may = config.options.plotSafety === 'forbid' ? MARKERS.filter(safe) : MARKERS
  return may[io.die('hidden marker', may.length) - 1] as Marker
}

/** A force of the side, complete if it is in, else at some point of being chosen. */
function sampleForce(seen: View, side: Seat, io: Chance): ForceChoice {
  const force = seen.forces![side]
  if (!('submitted' in force)) return force
  const roster = buyPlanes(seen, side, force.submitted, io)
  return { roster, groups: force.submitted ? groupRoster(side, roster).map((order) => ({ ...order })) : null }
}

function buyPlanes({ config }: View, side: Seat, complete: boolean, io: Chance): Record<string, number> {
  const roster: Record<string, number> = {}
  let left = config.points
  for (let size = 0; ; size++) {
    const may = Object.values(config.cards).filter((card) => mayFly(config, side, card) && card.points <= left)
    if (may.length === 0 || size === MOST_PLANES || (!complete && io.die('still choosing', 4) === 1)) return roster
    const card = may[io.die('hidden plane', may.length) - 1]!
    roster[card.id] = (roster[card.id] ?? 0) + 1
    left -= card.points
  }
}
