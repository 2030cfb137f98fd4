/**
 * SPITFIRE: the position, and how rules read and write it.
 *
 * Hexes are axial inside and printed numbers `CCRR` outside; facings are hexsides clockwise from north, or under rule 10
 * hex corners clockwise from 30 degrees; speeds are movement points (MPs).
 */
import { type BaseState, type DraftOf, type Frame, type Game, owned, type ViewBase } from '../../../core/index.js'
import type { Facing, Hex } from '../../../geometry/index.js'
import type { Code } from '../book/messages.js'
import type { Options } from '../book/options.js'
import type { RuleId } from '../book/rules.js'
import type { Action } from './actions.js'
import type { AircraftChart, Config, Placement } from './config.js'
import { copyPlane } from './copy.js'
import type { GameEvent } from './events.js'
import type {
  Alliance,
  Attitude,
  Gun,
  Hand,
  Mode,
  MpKind,
  Period,
  Phase,
  Preparation,
  Role,
  ScenarioId,
  Seat,
  Status,
  Zone,
} from './vocabulary.js'

export type * from './actions.js'
export type * from './config.js'
export type * from './events.js'
export * from './vocabulary.js'

/** What never changes in a game. */
export interface Rules {
  readonly scenario: ScenarioId
  readonly period: Period
  readonly alliances: Readonly<Record<Seat, Alliance>>
  readonly options: Options
  /** The charts of the two types or, until these are chosen, of all that could be. */
  readonly charts: Readonly<Record<string, AircraftChart>>
  readonly placements: Readonly<Record<string, Placement>>
}

/** Where one MP was spent, and with the nose where. */
export interface MpRecord {
  readonly kind: MpKind
  readonly hex: Hex
  readonly facing: Facing
}

/** One aircraft. */
export interface Plane {
  readonly side: Seat
  readonly chart: string
  readonly role: Role
  readonly status: Status
  /** An aircraft that flew off the map is in the hex beyond the edge. */
  readonly hex: Hex
  readonly facing: Facing
  readonly altitude: number
  readonly climbStep: number
  /** Current Speed. */
  readonly speed: number
  readonly maxSpeed: number
  /** Damage Points taken in all. */
  readonly damage: number
  /** The altitude decision of this or the last own phase; null until it is made. */
  readonly mode: Mode | null
  readonly levels: number
  /** The speed decided for this or the last own phase; null until it is decided. */
  readonly speedSet: number | null
  readonly moved: boolean
  /** Hexes straight ahead since the last turn. */
  readonly straight: number
  /** Turns that count for the turn mode. */
  readonly turns: number
  /** The MPs of this or the last own phase, one by one. Replaced whole. */
  readonly path: readonly MpRecord[]
  readonly attitude: Attitude
  readonly prepared: Preparation | null
  /** The last own phase began with a vertical dive. */
  readonly dived: boolean
  /** Own Movement Phases finished. */
  readonly phases: number
  readonly passes: number
}

/** The aircraft that is moving. */
export interface Move {
  readonly plane: string
  /** MPs left. */
  readonly left: number
  /** Something but a dive has been spent. */
  readonly started: boolean
  readonly rolled: Hand | null
  readonly climbMp: number
  /** No end without stacking was left: it may stack. */
  readonly waived: boolean
}

/** One gun's fire, declared; with its die once that has been rolled. */
export interface Shot {
  readonly plane: string
  readonly gun: Gun
  readonly target: string
  readonly die: number | null
}

/** Declared fire. */
export interface Fire {
  readonly shots: readonly Shot[]
  readonly locked: readonly Seat[]
}

/** Planes that fly in formation. */
export interface Wing {
  readonly plane: string
  readonly of: string
  readonly zone: Zone
}

/** The formation of one side in scenario 9.3. */
export interface Formation {
  readonly kind: 'vee' | 'schwarm'
  /** Empty while the owner has to name one. */
  readonly leaders: readonly string[]
  readonly wings: readonly Wing[]
  /** The straggler: not checked, and holding its fire. While a leader is to be named, set if the other may join up. */
  readonly joining: string | null
  /** Own phases that the straggler has ended apart. */
  readonly apart: number
  /** Why the next check at the beginning of a phase is waived. */
  readonly waived: 'loss' | 'corners' | null
}

/** What the game waits for, besides moves and fire. */
export const FRAMES = ['chooseType', 'chooseFacing', 'nameLeader', 'assignWing', 'endOffer'] as const
/** A kind of question. */
export type FrameKind = (typeof FRAMES)[number]
/** A question before the players. */
export interface Question extends Frame {
  readonly kind: FrameKind
}

/** How a game ended that nobody resigned. */
export interface Ending {
  readonly winner: Seat | 'draw'
  readonly rule: EndRule
}
/** The rules that can end a game. */
export const END_RULES = [
  'SP-9-8',
  'SP-9-9',
  'SP-9.1-7',
  'SP-9.1-9',
  'SP-9.2-8',
  'SP-9.3-12',
  'SP-9.3-16',
  'SP-9.3-17',
  'SP-9.3-20',
] as const satisfies readonly RuleId[]
/** A rule that can end a game. */
export type EndRule = (typeof END_RULES)[number]

/** A position of the game. */
export interface State extends BaseState {
  readonly phase: Phase
  readonly agenda: readonly Question[]
  readonly resigned: Seat | null
  readonly config: Rules
  /** Whose Movement Phase it is or, in a Combat Phase, was. */
  readonly moving: Seat
  /** The type of each side; null until it is chosen. */
  readonly types: Readonly<Record<Seat, string | null>>
  readonly planes: Readonly<Record<string, Plane>>
  readonly move: Move | null
  readonly fire: Fire | null
  readonly formations: Readonly<Record<Seat, Formation>> | null
  /** Aircraft whose start corner is still to be chosen (rule 10). */
  readonly cornerless: readonly string[]
  /** Seats whose offer to end was refused in this phase. */
  readonly offered: readonly Seat[]
  readonly ending: Ending | null
}

// ---------------------------------------------------------------------------------------- view

/** Fire as a seat sees it: shots that are still sealed are not among the enemy's. */
export interface View
  extends ViewBase<State, Seat>,
    Pick<
      State,
      'config' | 'moving' | 'types' | 'planes' | 'move' | 'fire' | 'formations' | 'cornerless' | 'offered' | 'ending'
    > {}

/** The types of this game, named once. */
export interface Spitfire extends Game {
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
export type Draft = DraftOf<Spitfire>

// ---------------------------------------------------------------------------------------- accessors

/** The plane of that id, which must exist. */
export const plane = (state: State, id: string): Plane => state.planes[id] as Plane
/** The plane of that id, to write to. */
export const edit = (draft: Draft, id: string): Draft['planes'][string] => owned(draft.planes, id, copyPlane)
/** The chart of a plane. */
export const chartOf = (state: State, id: string): AircraftChart => chartFor(state, plane(state, id))
/** The chart of a plane that is at hand. */
export const chartFor = (state: State, { chart }: Pick<Plane, 'chart'>): AircraftChart =>
  state.config.charts[chart] as AircraftChart
/** The other player. */
export const opponent = (seat: Seat): Seat => (seat === 'first' ? 'second' : 'first')
/** Is there a plane of that id, in play? */
export const flies = (state: State, id: string): boolean =>
  Object.hasOwn(state.planes, id) && plane(state, id).status === 'flying'
/** The planes of a seat that are in play, in order of their ids. */
export function flying(state: State, seat: Seat): string[] {
  const out: string[] = []
  for (const id in state.planes) {
    const one = state.planes[id] as Plane
    if (one.side === seat && one.status === 'flying') out.push(id)
  }
  return out
}
