/**
 * Spitting Fire: its vocabulary and the types of its config, state, actions, events and views.
 *
 * Lengths are standard units (SU), angles degrees clockwise from north, a right turn positive.
 */
import type { BaseConfig, BaseState, DraftOf, Game, Happened, Modifier, ViewBase } from '../../../core/index.js'
import { owned } from '../../../core/index.js'
import type { Facing } from '../../../geometry/index.js'
import type { Options } from '../book/options.js'
import type { RuleId } from '../book/rules.js'

// ---------------------------------------------------------------------------------------- vocabulary

/** The two players. */
export const SEATS = ['axis', 'allies'] as const
/** One of the two players. */
export type Seat = (typeof SEATS)[number]

/** The phases of play. `activate` is from a flip to `beginPlane`, `move` to the end of that plane's movement. */
export const PHASES = ['force', 'place', 'plot', 'activate', 'move', 'attack', 'end', 'over'] as const
/** A phase of play. */
export type Phase = (typeof PHASES)[number]

/** Card colours: red for the Axis seat, black for the Allied one. */
export const COLOURS = ['red', 'black'] as const
/** A card's colour. */
export type Colour = (typeof COLOURS)[number]

/** The vertical parts of a marker. */
export const VERTICALS = ['climb', 'level', 'dive'] as const
/** What a marker does to the level. */
export type Vertical = (typeof VERTICALS)[number]
/** The heading parts of a marker. */
export const BENDS = ['left', 'straight', 'right'] as const
/** What a marker does to the heading. */
export type Bend = (typeof BENDS)[number]
/** One of the nine maneuver markers. */
export type Marker = `${Vertical}-${Bend}`
/** The nine maneuver markers. */
export const MARKERS = VERTICALS.flatMap((vertical) => BENDS.map((bend): Marker => `${vertical}-${bend}`))

/** Firing arcs, in printed order. */
export const ARCS = ['FF', 'RF', 'BL', 'BR', 'FT', 'RT', 'TT'] as const
/** A firing arc. */
export type Arc = (typeof ARCS)[number]

/** Weapon types, in printed order. */
export const WEAPON_TYPES = ['LMG', 'HMG', '20mm', '30mm', '40mm'] as const
/** A type of weapon. */
export type WeaponType = (typeof WEAPON_TYPES)[number]

/** Nations whose aircraft the book names. */
export const NATIONS = ['USA', 'Britain', 'USSR', 'Germany', 'Japan', 'Italy', 'France'] as const
/** A nation. */
export type Nation = (typeof NATIONS)[number]

/** The short edges of the table. */
export const EDGES = ['south', 'north'] as const
/** A short edge of the table. */
export type Edge = (typeof EDGES)[number]

/** In play, and the ways out of it. */
export const STATUSES = ['flying', 'shot-down', 'crashed', 'stalled', 'exited'] as const
/** Whether a plane is in play, and if not, why. */
export type Status = (typeof STATUSES)[number]

/** House rule banking: to which side a plane leans. */
export type Bank = 'left' | 'level' | 'right'

// ---------------------------------------------------------------------------------------- data card

/** Where a number of a card comes from. */
export type Source = 'book' | 'inferred' | 'house'

/** One line of a card's weapon table. `mounts` as printed: `4FF,RT`. */
export interface WeaponLine {
  readonly type: WeaponType
  readonly mounts: string
  readonly damage: 1 | 2 | 3 | 4 | 5
}

/** The data card of one type of aircraft. */
export interface AircraftCard {
  readonly id: string
  readonly name: string
  /** Maker and model. */
  readonly type: string
  readonly nation: Nation
  readonly points: number
  /** A damage die scores at this number or more. */
  readonly defence: 2 | 3 | 4 | 5 | 6
  readonly boxes: number
  readonly min: number
  readonly climb: number
  readonly level: number
  readonly dive: number
  readonly turn: number
  readonly maxAlt: number
  readonly weapons: readonly WeaponLine[]
  readonly provenance: Readonly<Partial<Record<string, Source>>>
}

// ---------------------------------------------------------------------------------------- table and poses

/** A table without spaces, width along x, length along y, south-west corner at the origin. */
export interface OpenTable {
  readonly kind: 'open'
  readonly width: number
  readonly length: number
}
/** A hex table, flat-top, odd columns half a hex lower, row 0 in the north. */
export interface HexTable {
  readonly kind: 'hex'
  readonly columns: number
  readonly rows: number
}
/** The table of a game. */
export type Table = OpenTable | HexTable

/** A pose on the open table: centre in SU, heading in degrees clockwise from north. */
export interface OpenPose {
  readonly x: number
  readonly y: number
  readonly heading: number
}
/** A pose on hexes: axial coordinates and the hexside it faces, 0 to 5 clockwise from north. */
export interface HexPose {
  readonly q: number
  readonly r: number
  readonly facing: Facing
}
/** Where a plane is and where it points. */
export type Pose = OpenPose | HexPose

// ---------------------------------------------------------------------------------------- config

/** One flight group of a force. A plane given with another card than its group's is refused. */
export interface GroupOrder {
  readonly group: string
  readonly card: string
  readonly planes: readonly (string | { readonly id: string; readonly card: string })[]
}
/** Where and how high a group starts. */
export interface Placement {
  readonly altitude: number
  readonly poses: readonly Pose[]
}

/** What a game is set up from. Only the dice must be said. */
export interface Config extends BaseConfig {
  /** Default: an open table of 24 by 36. */
  readonly table?: Table
  readonly options?: Partial<Options>
  /** The user's own cards, by id, over the shipped ones. */
  readonly cards?: readonly AircraftCard[]
  /** The point total; 500 unless forces are given, which are then not counted. */
  readonly points?: number
  /** Whose planes each seat flies; by default those of its name. */
  readonly factions?: Readonly<Record<Seat, Seat>>
  /** The edge of the Axis seat; unless given, a coin decides. */
  readonly edge?: Edge
  /** With forces the game starts with placing; with placements too, with plotting. */
  readonly forces?: Readonly<Record<Seat, readonly GroupOrder[]>>
  readonly placements?: Readonly<Record<string, Placement>>
}

// ---------------------------------------------------------------------------------------- state

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

// ---------------------------------------------------------------------------------------- actions

/** A weapon (a single gun, counted over the card's lines in order) and its target. */
export interface Shot {
  readonly weapon: number
  readonly target: string
}

/** An action of one type, by one of these. */
export type Order<Type extends string, Fields extends object = object, By extends string = Seat> = {
  readonly type: Type
  readonly seat: By
} & Readonly<Fields>
/** Dice brought from a real table. */
export interface Dice {
  readonly rolls?: readonly number[]
}

/** An order, or a duty of the referee. */
export type Action =
  | Order<'addPlane', { aircraft: string }>
  | Order<'submitForce', { groups?: readonly GroupOrder[] }>
  | Order<'chooseEdges', { axis: Edge | 'random' } & Dice, 'referee'>
  | Order<'flipCard', { card?: Colour }, 'referee'>
  | Order<'placeGroup', { group: string; altitude: number; poses: readonly Pose[] }>
  | Order<'placePlane', { group: string; altitude: number; pose: Pose }>
  | Order<'setPlot', { group: string; marker: Marker }>
  | Order<'commitPlots'>
  | Order<'activateGroup', { group: string }>
  | Order<'beginPlane', { plane: string }>
  | Order<'forward', { distance: number }>
  | Order<'turn', { angle: number }>
  | Order<'attemptTightTurn', Dice>
  | Order<'attemptHalfLoop', Dice>
  | Order<'pivot', { angle: number }>
  | Order<'endMovement'>
  | Order<'attack', { shots: readonly Shot[] } & Dice>
  | Order<'earlyAttack', { shots: readonly Shot[] } & Dice>
  | Order<'endTurn', object, 'referee'>

/** A type of action. */
export type ActionType = Action['type']

// ---------------------------------------------------------------------------------------- events

/** One thing that happened, in past tense; each cites its rule. */
export type GameEvent =
  | Happened<'planeAdded', RuleId, { seat: Seat; card: string; points: number }>
  | Happened<'forceSubmitted', RuleId, { seat: Seat }>
  | Happened<'pointsUnspent', RuleId, { seat: Seat; left: number }>
  | Happened<'forcesRevealed', RuleId, { axis: number; allies: number }>
  | Happened<'edgesAssigned', RuleId, { axis: Edge; allies: Edge; die: number | null }>
  | Happened<'deckBuilt', RuleId, { red: number; black: number }>
  | Happened<'cardFlipped', RuleId, { colour: Colour; red: number; black: number }>
  | Happened<'planePlaced', RuleId, { plane: string; group: string; altitude: number; pose: Pose }>
  | Happened<'groupPlaced', RuleId, { group: string; altitude: number }>
  | Happened<'deckShuffled', RuleId, { red: number; black: number }>
  | Happened<'plotSet', RuleId, { group: string; marker?: Marker }>
  | Happened<'plotsCommitted', RuleId, { seat: Seat }>
  | Happened<'groupActivated', RuleId, { group: string }>
  | Happened<'markerRevealed', RuleId, { group: string; marker: Marker }>
  | Happened<'altitudeMarkerChanged', RuleId, { group: string; from: number; to: number }>
  | Happened<'groupCrashed', RuleId, { group: string }>
  | Happened<'groupStalled', RuleId, { group: string }>
  | Happened<'planeBegan', RuleId, { plane: string; rate: number }>
  | Happened<'planeMoved', RuleId, { plane: string; distance: number; pose: Pose; spent: number }>
  | Happened<'planeTurned', RuleId, { plane: string; angle: number; pose: Pose }>
  | Happened<
      'attemptRolled',
      RuleId,
      { plane: string; kind: PendingPivot['kind']; dice: readonly number[]; need: number; extra: number }
    >
  | Happened<'forcedMove', RuleId, { plane: string; distance: number; pose: Pose; spent: number }>
  | Happened<'attemptCompleted', RuleId, { plane: string; kind: PendingPivot['kind']; cost: number; left: number }>
  | Happened<'attemptFailed', RuleId, { plane: string; kind: PendingPivot['kind']; cost: number; left: number }>
  | Happened<'planePivoted', RuleId, { plane: string; angle: number; pose: Pose }>
  | Happened<'planeBackedUp', RuleId, { plane: string; distance: number; pose: Pose }>
  | Happened<'movementEnded', RuleId, { plane: string; how: 'voluntary' | 'forced'; spent: number }>
  | Happened<'bankChanged', RuleId, { plane: string; bank: Bank }>
  | Happened<'planeAltitudeChanged', RuleId, { plane: string; from: number; to: number }>
  | Happened<'planeExited', RuleId, { plane: string; pose: Pose }>
  | Happened<'attackDeclared', RuleId, { plane: string; shots: readonly Shot[] }>
  | Happened<'toHitRolled', RuleId, ToHit>
  | Happened<
      'damageRolled',
      RuleId,
      { plane: string; weapon: number; target: string; dice: readonly number[]; need: number; points: number }
    >
  | Happened<'ammoSpent', RuleId, { plane: string; line: number; left: number }>
  | Happened<'planeDamaged', RuleId, { plane: string; points: number; damage: number; boxes: number }>
  | Happened<'planeShotDown', RuleId, { plane: string; by: string }>
  | Happened<'victoryPointsScored', RuleId, { seat: Seat; points: number; score: number }>
  | Happened<'groupEliminated', RuleId, { group: string }>
  | Happened<'cardRemoved', RuleId, { colour: Colour; from: 'down' | 'discard'; red: number; black: number }>
  | Happened<'markerRemoved', RuleId, { group: string; marker?: Marker }>
  | Happened<'activationEnded', RuleId, { group: string }>
  | Happened<'turnEnded', RuleId, { turn: number }>
  | Happened<'turnBegan', RuleId, { turn: number }>
  | Happened<'gameEnded', RuleId, { winner: Seat | 'draw'; axis: number; allies: number }>

/** One weapon's die against the number it needs; the need as a sum of the range band and what modifies it. */
export interface ToHit {
  plane: string
  weapon: number
  target: string
  range: number
  need: number
  modifiers: readonly Modifier<RuleId>[]
  die: number
  hit: boolean
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
