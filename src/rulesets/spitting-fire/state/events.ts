/** Spitting Fire: what happens, in past tense. */
import type { Happened, Modifier } from '../../../core/index.js'
import type { RuleId } from '../book/rules.js'
import type { Shot } from './actions.js'
import type { Pose } from './config.js'
import type { PendingPivot } from './state.js'
import type { Bank, Colour, Edge, Marker, Seat } from './vocabulary.js'

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
