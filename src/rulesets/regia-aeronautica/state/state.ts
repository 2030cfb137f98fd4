/**
 * Regia Aeronautica, The West Front: its vocabulary and the types of its config, state, actions, events and views.
 *
 * A square map with four altitude layers; no facing, no arcs, no measured distance.
 */
import {
  type BaseConfig,
  type BaseState,
  type DraftOf,
  type Frame,
  type Game,
  type Happened,
  type Modifier,
  owned,
  type ViewBase,
} from '../../../core/index.js'
import type { Cell, CellBoard, CellStep, Square } from '../../../geometry/index.js'
import type { Code } from '../book/messages.js'
import type { Options } from '../book/options.js'
import type { RuleId } from '../book/rules.js'

// ---------------------------------------------------------------------------------------- vocabulary

/** The two players. The French attack, the Italians defend. */
export const SEATS = ['french', 'italian'] as const
/** One of the two players. */
export type Seat = (typeof SEATS)[number]

/** The steps of the printed sequence of play. */
export const PHASES = ['prepare', 'priorities', 'initiative', 'movement', 'aa', 'bombing', 'over'] as const
/** A step of the sequence of play. */
export type Phase = (typeof PHASES)[number]

/** The Special chits. */
export const CHITS = ['ace', 'green', 'lucky', 'none'] as const
/** A Special chit. */
export type Chit = (typeof CHITS)[number]

/** In play, and the ways out of it. */
export const STATUSES = ['flying', 'shot-down', 'left'] as const
/** Whether a plane is in play, and if not, why. */
export type Status = (typeof STATUSES)[number]

// ---------------------------------------------------------------------------------------- data

/** The card of one type of aircraft. */
export interface RegiaCard {
  readonly id: string
  readonly name: string
  readonly side: Seat
  readonly role: 'fighter' | 'bomber'
  /** The single printed number. */
  readonly rating: number
  /** Spaces a turn where the printed number is said to be something else. */
  readonly movement: number
  /** Fighting class where the printed number is said to be something else. */
  readonly fireClass: 1 | 2 | 3 | 4
  /** A hit number of its own, under `fireClassFrom: card`. */
  readonly fireHit?: 5 | 6 | 7 | 8
  /** What a bombing roll needs at altitude 1 to 4. */
  readonly bombing?: readonly [number, number, number, number]
  readonly bombBadges: 1 | 2
  readonly provenance: Readonly<Record<string, 'book' | 'inferred' | 'house'>>
}

/** The map: size, objectives, deployment zones (columns, both included) and own edges. */
export interface GameMap extends CellBoard {
  readonly objectives: readonly Square[]
  readonly zones: Readonly<Record<Seat, { readonly from: number; readonly to: number }>>
  readonly edges: Readonly<Record<Seat, 'west' | 'east'>>
}

/** Who flies what, and where. */
export interface ScenarioData {
  readonly title: string
  readonly map: GameMap
  readonly forces: Readonly<Record<Seat, readonly { readonly plane: string; readonly card: string }[]>>
}

// ---------------------------------------------------------------------------------------- config

/** A start in the middle: preparation is skipped. Chits that are not given are drawn. */
export interface Placements {
  readonly planes: Readonly<Record<string, Cell>>
  readonly guns?: readonly Square[]
  readonly clouds?: readonly Cell[]
  readonly chits?: Readonly<Record<string, Chit>>
}

/** What a game is set up from: a scenario of the book, or one's own. */
export interface Config extends BaseConfig {
  readonly scenario: 'premiere' | 'nouvel-attack' | 'grand-final' | ScenarioData
  readonly options?: Partial<Options>
  /** The user's own cards, by id, over the shipped ones. */
  readonly cards?: readonly RegiaCard[]
  readonly placements?: Placements
}

// ---------------------------------------------------------------------------------------- state

/** What never changes in a game. */
export interface Rules {
  readonly title: string
  readonly map: GameMap
  readonly cards: Readonly<Record<string, RegiaCard>>
  readonly options: Options
  /** Plane ids in the order of the forces. */
  readonly roster: readonly string[]
}

/** One aircraft. */
export interface Plane {
  readonly side: Seat
  readonly card: string
  /** Null until the plane is deployed; kept where a lost plane was last seen. */
  readonly cell: Cell | null
  readonly status: Status
  /** HIT markers: none or one while it flies. */
  readonly hits: number
  readonly fired: boolean
  readonly bombed: boolean
  /** Null until it is drawn. */
  readonly chit: Chit | null
  readonly chitShown: boolean
}

/** An AA chit. */
export interface Gun {
  readonly square: Square
  readonly fired: boolean
}

/** What the game waits for, besides moves. */
export const FRAMES = [
  'drawChit',
  'rollAA',
  'deployAA',
  'rollClouds',
  'deployClouds',
  'deployPlanes',
  'priorities',
  'dealPriorities',
  'drawInitiative',
  'chooseTarget',
  'attackBelow',
  'react',
  'aa',
  'lucky',
  'rollFire',
  'bombing',
] as const
/** A kind of question. */
export type FrameKind = (typeof FRAMES)[number]
/** A question of the agenda. */
export interface Question extends Frame {
  readonly kind: FrameKind
}

/** The plane whose slot it is, and where its current space stands in the order of engagement. */
export interface Slot {
  readonly plane: string
  readonly spaces: number
  /** What is looked at next for this space: own attack, reactions, AA; `done` when the plane may go on. */
  readonly stage: 'own' | 'reactions' | 'aa' | 'done'
  /** Did this space lead into another square? */
  readonly entered: boolean
  /** The foe that the mover attacked in this space: it does not react to it. */
  readonly attacked: string | null
  /** Enemy fighters that may still react to this space; null until the list is opened. */
  readonly reactions: readonly string[] | null
  /** A shot was fired by or at the mover. */
  readonly fought: boolean
}

/** A 2d6 roll of one plane or gun, about to be made. */
export interface Roll {
  readonly kind: 'fire' | 'return' | 'aa' | 'bomb'
  /** A plane id, or the index of a gun as `gun-0`. */
  readonly by: string
  readonly target: string
  /** LUCKY declarations, in order. */
  readonly lucky: readonly { readonly plane: string; readonly value: -1 | 0 | 1 }[]
}

/** A fight: one roll, or two that count together. */
export interface Fight {
  readonly rolls: readonly Roll[]
  /** First or, for a bomber with two badges, second try. */
  readonly attempt: 1 | 2
  /** LUCKY questions still open: roll index and plane. */
  readonly asked: readonly { readonly roll: number; readonly plane: string }[]
}

/** A shot that an AA chit has yet to take or pass in the AA step, or now under `aaTiming: movement`. */
export interface AAShot {
  readonly gun: number
  readonly targets: readonly string[]
  readonly compulsory: boolean
}

/** A position of the game. */
export interface State extends BaseState {
  readonly phase: Phase
  readonly agenda: readonly Question[]
  readonly resigned: Seat | null
  readonly config: Rules
  readonly planes: Readonly<Record<string, Plane>>
  readonly guns: readonly Gun[]
  readonly clouds: readonly Cell[]
  /** AA chits and clouds that the defender has still to deploy. */
  readonly toDeploy: { readonly guns: number; readonly clouds: number }
  /** Names of objectives that have been bombed. */
  readonly bombed: readonly string[]
  /** Priority numbers given this turn; a seat's secret until all are shown. */
  readonly priorities: Readonly<Record<string, number>>
  readonly initiative: Seat | null
  /** Planes that have yet to move this turn, in order. */
  readonly order: readonly string[]
  readonly slot: Slot | null
  readonly fight: Fight | null
  readonly aa: readonly AAShot[]
  /** Bombers that may still bomb or pass in this step. */
  readonly bombers: readonly string[]
}

// ---------------------------------------------------------------------------------------- actions

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
  | Order<'drawChit', { card?: Chit }, 'referee'>
  | Order<'rollAA', Dice, 'referee'>
  | Order<'deployAA', { squares: readonly Square[] }>
  | Order<'deployGun', { square: Square }>
  | Order<'rollClouds', Dice, 'referee'>
  | Order<'deployClouds', { cells: readonly Cell[] }>
  | Order<'deployCloud', { cell: Cell }>
  | Order<'deployPlane', { plane: string; cell: Cell }>
  | Order<'deployPlanes', { cells: Readonly<Record<string, Cell>> }>
  | Order<'setPriorities', { priorities: Readonly<Record<string, number>> }>
  | Order<'assignPriority', { plane: string; priority: number }>
  | Order<'dealPriorities', Dice, 'referee'>
  | Order<'drawInitiative', { card?: Seat }, 'referee'>
  | Order<'moveSpace', { plane: string; direction: CellStep }>
  | Order<'endMove', { plane: string }>
  | Order<'chooseTarget', { target: string }>
  | Order<'attackBelow', { target: string }>
  | Order<'react', { fighter: string }>
  | Order<'decline', { fighter: string }>
  | Order<'useLucky', { plane: string; value: -1 | 0 | 1 }>
  | Order<'rollFire', Dice, 'referee'>
  | Order<'fireAA', { gun: number; target: string }>
  | Order<'passAA', { gun: number }>
  | Order<'bomb', { plane: string }>
  | Order<'passBomb', { plane: string }>

// ---------------------------------------------------------------------------------------- events

/** A 2d6 roll: natural dice, modifiers in table order, what was needed. */
export interface Rolled {
  kind: Roll['kind']
  by: string
  target: string
  dice: readonly number[]
  modifiers: readonly Modifier<RuleId>[]
  total: number
  need: number
  hit: boolean
}

/** One thing that happened, in past tense; each cites its rule. */
export type GameEvent =
  | Happened<'chitDrawn', RuleId, { plane: string; chit?: Chit }>
  | Happened<'aaRolled', RuleId, { die: number; guns: number }>
  | Happened<'aaDeployed', RuleId, { gun: number; column: number; row: number }>
  | Happened<'cloudsRolled', RuleId, { die: number }>
  | Happened<'cloudDeployed', RuleId, { cloud: number; column: number; row: number; altitude: number }>
  | Happened<'planeDeployed', RuleId, { plane: string; column: number; row: number; altitude: number }>
  | Happened<'turnBegan', RuleId, { turn: number }>
  | Happened<'priorityAssigned', RuleId, { plane: string; priority?: number }>
  | Happened<'prioritiesSet', RuleId, { seat: Seat }>
  | Happened<'initiativeDrawn', RuleId, { seat: Seat }>
  | Happened<'prioritiesRevealed', RuleId, { order: readonly string[] }>
  | Happened<'slotSkipped', RuleId, { plane: string }>
  | Happened<
      'planeMoved',
      RuleId,
      { plane: string; direction: CellStep; column: number; row: number; altitude: number }
    >
  | Happened<'planeLeft', RuleId, { plane: string }>
  | Happened<'moveEnded', RuleId, { plane: string; spaces: number }>
  | Happened<
      'engagementOpened',
      RuleId,
      { kind: 'compulsory' | 'below' | 'reaction'; attacker: string; target: string }
    >
  | Happened<'engagementDeclined', RuleId, { fighter: string; target: string }>
  | Happened<'chitRevealed', RuleId, { plane: string; chit: Chit }>
  | Happened<'luckyDeclared', RuleId, { plane: string; value: -1 | 0 | 1 }>
  | Happened<'fireRolled', RuleId, Rolled>
  | Happened<'aaFired', RuleId, Rolled>
  | Happened<'bombsDropped', RuleId, Rolled>
  | Happened<'firedMarked', RuleId, { plane: string }>
  | Happened<'hitMarked', RuleId, { plane: string; hits: number }>
  | Happened<'planeShotDown', RuleId, { plane: string; by: string }>
  | Happened<'cloudsTriggered', RuleId, { dice: readonly number[] }>
  | Happened<
      'cloudMoved',
      RuleId,
      { cloud: number; column: number; row: number; altitude: number; dice: readonly number[] }
    >
  | Happened<'aaAimed', RuleId, { gun: number; target: string }>
  | Happened<'aaPassed', RuleId, { gun: number }>
  | Happened<'bombsReleased', RuleId, { plane: string; square: string; attempt: 1 | 2 }>
  | Happened<'bombingPassed', RuleId, { plane: string }>
  | Happened<'objectiveBombed', RuleId, { square: string; plane: string }>
  | Happened<'turnEnded', RuleId, { turn: number }>
  | Happened<'gameEnded', RuleId, { winner: Seat }>

// ---------------------------------------------------------------------------------------- view

/** A plane as a seat sees it: an enemy's chit is hidden until it is turned up. */
export interface SeenPlane extends Omit<Plane, 'chit'> {
  readonly chit: Chit | 'hidden' | null
}

/** The game as one seat sees it. */
export interface View extends ViewBase<State, Seat>, Omit<State, keyof BaseState | 'planes' | 'priorities'> {
  readonly planes: Readonly<Record<string, SeenPlane>>
  /** An enemy's priority chit shows only that it lies there. */
  readonly priorities: Readonly<Record<string, number | 'hidden'>>
}

/** The types of this game, named once. */
export interface RegiaAeronautica extends Game {
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
export type Draft = DraftOf<RegiaAeronautica>

// ---------------------------------------------------------------------------------------- accessors

/** The plane of that id, which must exist. */
export const plane = (state: State, id: string): Plane => state.planes[id] as Plane
/** The plane of that id, to write to; a frozen one is copied first. */
export const edit = (draft: Draft, id: string): Draft['planes'][string] => owned(draft.planes, id, copyPlane)
/** The card of a plane. */
export const cardOf = (state: State, id: string): RegiaCard => state.config.cards[plane(state, id).card] as RegiaCard
/** Where a plane is that is on the map. */
export const cellOf = (state: State, id: string): Cell => plane(state, id).cell as Cell

/** The other player. */
export const opponent = (seat: Seat): Seat => (seat === 'french' ? 'italian' : 'french')

/** A copy of a plane, to write to; its cell is always replaced whole and may be shared. */
export const copyPlane = (plane: Draft['planes'][string]): Draft['planes'][string] => ({
  side: plane.side,
  card: plane.card,
  cell: plane.cell,
  status: plane.status,
  hits: plane.hits,
  fired: plane.fired,
  bombed: plane.bombed,
  chit: plane.chit,
  chitShown: plane.chitShown,
})
