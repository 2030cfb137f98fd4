/** SPITFIRE: what happens, in past tense. */
import type { Happened } from '../../../core/index.js'
import type { Facing } from '../../../geometry/index.js'
import type { RuleId } from '../book/rules.js'
import type { Formation } from './state.js'
import type { Attitude, Edge, Gun, Hand, Mode, Period, ScenarioId, Seat, Zone } from './vocabulary.js'

/** One thing that happened, in past tense; each cites its rule. Hexes are printed numbers. */
export type GameEvent =
  | Happened<'gameStarted', RuleId, { scenario: ScenarioId; period: Period }>
  | Happened<'chartDoubted', RuleId, { chart: string; field: string; expected: string }>
  | Happened<'typeChosen', RuleId, { seat: Seat; chart: string }>
  | Happened<'facingChosen', RuleId, { plane: string; facing: Facing }>
  | Happened<
      'planePlaced',
      RuleId,
      { plane: string; chart: string; hex: string; facing: Facing; altitude: number; speed: number }
    >
  | Happened<'chartSet', RuleId, { seat: Seat; chart: string; maxSpeed: number }>
  | Happened<'phaseBegan', RuleId, { turn: number; seat: Seat; phase: 'movement' | 'combat' }>
  | Happened<'segmentBegan', RuleId, { seat: Seat; segment: 'A' | 'B' | 'C' }>
  | Happened<'altitudeDeclared', RuleId, { plane: string; mode: Mode; levels: number }>
  | Happened<'speedClamped', RuleId, { plane: string; from: number; to: number; reason: 'leave-dive' | 'damage' }>
  | Happened<'speedSet', RuleId, { plane: string; from: number; to: number }>
  | Happened<'moveBegan', RuleId, { plane: string; mps: number }>
  | Happened<
      'diveExecuted',
      RuleId,
      { plane: string; mode: Mode; levels: number; mps: number; from: number; to: number }
    >
  | Happened<'planeTurned', RuleId, { plane: string; facing: Facing; hexsides: number; mps: number; left: number }>
  | Happened<'hexEntered', RuleId, { plane: string; hex: string; left: number }>
  | Happened<'snapRolled', RuleId, { plane: string; hand: Hand; from: string; to: string; mps: number; left: number }>
  | Happened<'climbStepped', RuleId, { plane: string; steps: number; mps: number; step: number; left: number }>
  | Happened<'altitudeGained', RuleId, { plane: string; altitude: number }>
  | Happened<'stackingWaived', RuleId, { plane: string }>
  | Happened<'targetPassed', RuleId, { plane: string; hex: string; passes: number }>
  | Happened<'planeLeft', RuleId, { plane: string; edge: Edge | 'below'; safe: boolean }>
  | Happened<'speedBled', RuleId, { plane: string; from: number; to: number }>
  | Happened<'attitudeSet', RuleId, { plane: string; attitude: Attitude }>
  | Happened<'moveEnded', RuleId, { plane: string; hex: string; facing: Facing; altitude: number; speed: number }>
  | Happened<'fireDeclared', RuleId, { seat: Seat; plane: string; gun: Gun; target: string | null }>
  | Happened<'fireLocked', RuleId, { seat: Seat }>
  | Happened<'fireRevealed', RuleId, { plane: string; gun: Gun; target: string }>
  | Happened<
      'shotResolved',
      RuleId,
      { plane: string; gun: Gun; target: string; range: number; die: number; damage: number }
    >
  | Happened<'fireResolved', RuleId, { shots: number }>
  | Happened<
      'damageApplied',
      RuleId,
      { plane: string; points: number; from: number; maxSpeed: number; halfHit: boolean }
    >
  | Happened<'planeShotDown', RuleId, { plane: string; cause: 'fire' | 'map' | 'ground' }>
  | Happened<'pointsScored', RuleId, { seat: Seat; points: number }>
  | Happened<'formationFormed', RuleId, { seat: Seat; kind: Formation['kind']; leaders: string; wings: string }>
  | Happened<
      'formationChecked',
      RuleId,
      { seat: Seat; when: 'beginning' | 'end'; result: 'kept' | 'waived' | 'broken' }
    >
  | Happened<'formationBroken', RuleId, { seat: Seat; plane: string; leader: string; zone: Zone }>
  | Happened<
      'formationChanged',
      RuleId,
      { seat: Seat; kind: Formation['kind']; leader: string | null; joining: string | null }
    >
  | Happened<'leaderNamed', RuleId, { seat: Seat; plane: string }>
  | Happened<'planeJoined', RuleId, { plane: string; zone: Zone }>
  | Happened<'endOffered', RuleId, { seat: Seat }>
  | Happened<'endAnswered', RuleId, { seat: Seat; agreed: boolean }>
  | Happened<'gameEnded', RuleId, { winner: Seat | 'draw'; first: number; second: number }>
