/**
 * Spitting Fire: the position, and how rules read and write it.
 *
 * Lengths are standard units (SU), angles degrees clockwise from north, a right turn positive.
 */
import { type BaseState, type DraftOf, type Game, owned, type ViewBase } from '../../../core/index.js'
import type { Code } from '../book/messages.js'
import type { Options } from '../book/options.js'
import type { RuleId } from '../book/rules.js'
import type { Action } from './actions.js'
import type { AircraftCard, Config, GroupOrder, Pose, Table } from './config.js'
import type { GameEvent } from './events.js'
import type { Bank, Bend, Colour, Edge, Marker, Phase, Seat, Status, Vertical } from './vocabulary.js'

export type * from './actions.js'
export type * from './config.js'
export type * from './events.js'
export * from './vocabulary.js'

/** What never changes in a game. */
export interface Rules {
  readonly table: Table
  readonly options: Options
  readonly cards: Readonly<Record<string, AircraftCard>>
  readonly points: number
  readonly factions: Readonly<Record<Seat, Seat>>
  /** Set if the host has given the edges. */
  readonly edge: Edge | null
}

/** A flight group. */
export interface Group {
  readonly side: Seat
  readonly card: string
  readonly planes: readonly string[]
  /** The level the group's marker shows: where its planes are or are going; 0 until it is placed. */
  readonly altitudeMarker: number
  readonly placed: boolean
  readonly activated: boolean
  /** Face down. */
  readonly plot: Marker | null
  /** Face up, while the group acts. */
  readonly revealed: Marker | null
}

/** One aircraft. */
export interface Plane {
  readonly group: string
  readonly side: Seat
  readonly card: string
  /** Null until the plane is placed; kept where a lost plane was last seen. */
  readonly pose: Pose | null
  readonly altitude: number
  readonly damage: number
  readonly status: Status
  readonly acted: boolean
  /** Weapons (counted over the card's lines) that have fired this turn. */
  readonly fired: readonly number[]
  /** House rule banking: to which side it leans. */
  readonly bank: Bank
  /** House rule limited ammunition: turns of fire left in each weapon line; empty if unlimited. */
  readonly ammo: readonly number[]
}

/** A straight stretch of one plane's flight. */
export interface Leg {
  readonly from: Pose
  readonly length: number
}
/** A tight turn or half loop has been paid for and waits for its pivot. */
export interface PendingPivot {
  readonly kind: 'tight-turn' | 'half-loop'
  readonly max: 120 | 180
  /** -1: left only, 1: right only, 0: free. */
  readonly sign: -1 | 0 | 1
  readonly min: number
}
/** The movement of the plane that acts, so far. */
export interface Movement {
  /** MPs of this activation. */
  readonly rate: number
  readonly spent: number
  /** Forward SU in all. */
  readonly forward: number
  /** Forward SU since the last pivot. */
  readonly sinceTurn: number
  /** A turn, tight turn or half loop has been attempted. */
  readonly turned: boolean
  /** The marker's demand is met: always so under a straight marker. */
  readonly markerMet: boolean
  readonly path: readonly Leg[]
  readonly pivot: PendingPivot | null
  /** Degrees of the last pivot; null if there was none. */
  readonly lastPivot: number | null
}
/** The group that acts, and the plane of it that acts now. */
export interface Activation {
  readonly group: string
  /** Planes that have not acted yet, the current one excluded. */
  readonly remaining: readonly string[]
  readonly plane: string | null
  readonly movement: Movement | null
  /** House rule tailing: the current plane has attacked before moving. */
  readonly attackedEarly: boolean
}

/** A force while it is being chosen. Its owner's secret until both are in. */
export interface ForceChoice {
  /** Planes taken one by one, by card. */
  readonly roster: Readonly<Record<string, number>>
  /** The force handed in. */
  readonly groups: readonly GroupOrder[] | null
}

/** A position of the game. */
export interface State extends BaseState {
  readonly phase: Phase
  readonly agenda: readonly never[]
  readonly resigned: Seat | null
  readonly config: Rules
  readonly score: Readonly<Record<Seat, number>>
  readonly edges: Readonly<Record<Seat, Edge>> | null
  /** Null once forces are known. */
  readonly forces: Readonly<Record<Seat, ForceChoice>> | null
  readonly groups: Readonly<Record<string, Group>>
  readonly planes: Readonly<Record<string, Plane>>
  /** Cards face down and in the discard, by colour: counts, never an order. */
  readonly deck: { readonly down: Readonly<Record<Colour, number>>; readonly discard: Readonly<Record<Colour, number>> }
  /** The card that is up. */
  readonly card: Colour | null
  /** The group being placed plane by plane. */
  readonly placing: { readonly group: string; readonly altitude: number } | null
  readonly committed: Readonly<Record<Seat, boolean>>
  readonly activation: Activation | null
}

// ---------------------------------------------------------------------------------------- view

/** A group as a seat sees it: the enemy's face-down marker shows only that it lies there. */
export interface SeenGroup extends Omit<Group, 'plot'> {
  readonly plot: Marker | 'hidden' | null
}
/** A force being chosen, as a seat sees it: of the enemy's, only whether it is in. */
export type SeenForce = ForceChoice | { readonly submitted: boolean }

/** The game as one seat sees it. */
export interface View
  extends ViewBase<State, Seat>,
    Pick<State, 'config' | 'score' | 'edges' | 'planes' | 'deck' | 'card' | 'placing' | 'committed' | 'activation'> {
  readonly forces: Readonly<Record<Seat, SeenForce>> | null
  readonly groups: Readonly<Record<string, SeenGroup>>
}

/** The types of this game, named once. */
export interface SpittingFire extends Game {
  Config: Config
  State: State
  Action: Action
  Event: GameEvent
  View: View
  Seat: Seat
  Rule: RuleId
  Code: Code
}

/** A state as rule code writes to it. */
export type Draft = DraftOf<SpittingFire>
/** A plane as rule code writes to it. */
export type PlaneDraft = Draft['planes'][string]
/** A group as rule code writes to it. */
export type GroupDraft = Draft['groups'][string]

/** A copy of a plane. Field by field: spreading a frozen object is many times slower. */
export const copyPlane = (plane: PlaneDraft): PlaneDraft => ({
  group: plane.group,
  side: plane.side,
  card: plane.card,
  pose: plane.pose,
  altitude: plane.altitude,
  damage: plane.damage,
  status: plane.status,
  acted: plane.acted,
  fired: plane.fired,
  bank: plane.bank,
  ammo: plane.ammo,
})

/** A copy of a group. */
export const copyGroup = (group: GroupDraft): GroupDraft => ({
  side: group.side,
  card: group.card,
  planes: group.planes,
  altitudeMarker: group.altitudeMarker,
  placed: group.placed,
  activated: group.activated,
  plot: group.plot,
  revealed: group.revealed,
})

// ---------------------------------------------------------------------------------------- accessors

/** The plane of that id, which must exist. */
export const plane = (state: State, id: string): Plane => state.planes[id] as Plane
/** The plane of that id, to write to. */
export const edit = (draft: Draft, id: string): PlaneDraft => owned(draft.planes, id, copyPlane)
/** The group of that id, which must exist. */
export const group = (state: State, id: string): Group => state.groups[id] as Group
/** The group of that id, to write to. */
export const editGroup = (draft: Draft, id: string): GroupDraft => owned(draft.groups, id, copyGroup)
/** The card of a plane. */
export const cardOf = (state: State, id: string): AircraftCard =>
  state.config.cards[plane(state, id).card] as AircraftCard

/** The other player. */
export const opponent = (seat: Seat): Seat => (seat === 'axis' ? 'allies' : 'axis')
/** The card colour of a seat. */
export const colourOf = (seat: Seat): Colour => (seat === 'axis' ? 'red' : 'black')
/** The seat of a card colour. */
export const seatOf = (colour: Colour): Seat => (colour === 'red' ? 'axis' : 'allies')
/** The vertical part of a marker. */
export const verticalOf = (marker: Marker): Vertical => marker.slice(0, marker.indexOf('-')) as Vertical
/** The heading part of a marker. */
export const bendOf = (marker: Marker): Bend => marker.slice(marker.indexOf('-') + 1) as Bend
