/** What can happen, as it is told. */
import type { Happened, Modifier } from '../../../core/index.js'
import type { RuleId } from '../book/rules.js'
import type { Critical } from '../book/tables.js'
import type { Action } from './actions.js'
import type { Condition, Crew, Effect, Fate, GunCondition, Position, Seat, Use } from './vocabulary.js'

/** A die roll with all that is added to it. */
export interface Rolled {
  ac: string
  dice: readonly number[]
  modifiers: readonly Modifier<RuleId>[]
  total: number
}

/** Why a CV changed. */
export type CvReason = 'carryover' | 'position' | 'mt' | 'pursuer' | 'failure' | 'fire' | 'link' | 'new' | 'lost'

/** One thing that happened, in past tense; each cites its rule. Everything is public. */
export type GameEvent =
  | Happened<
      'ordered',
      RuleId,
      { seat: string; order: Action['type']; choice: Readonly<Record<string, string | number | boolean>> }
    >
  | Happened<'turnBegan', RuleId, { turn: number }>
  | Happened<'ppReset', RuleId, { ac: string; pp: number; modifiers: readonly Modifier<RuleId>[] }>
  | Happened<'ppSpent', RuleId, { ac: string; pp: number; left: number }>
  | Happened<'areaRolled', RuleId, { of: string; other: string; die: number; area: number }>
  | Happened<'lossChecked', RuleId, Rolled & { need: number; kept: boolean }>
  | Happened<'targetLost', RuleId, { ac: string; crew: Crew; target: string }>
  | Happened<'spotRolled', RuleId, Rolled & { crew: Crew; target: string; need: number; spotted: boolean }>
  | Happened<'targetLogged', RuleId, { ac: string; crew: Crew; target: string; cv: number; linked: boolean }>
  | Happened<'cvChanged', RuleId, { ac: string; from: number; to: number; why: CvReason }>
  | Happened<'observerCvChanged', RuleId, { ac: string; from: number; to: number }>
  | Happened<'initiativeRolled', RuleId, Rolled>
  | Happened<'cvAdded', RuleId, { ac: string; adjusted: number }>
  | Happened<'tailed', RuleId, { ac: string; target: string }>
  | Happened<'rollOff', RuleId, { ac: string; die: number }>
  | Happened<'orderSet', RuleId, { order: readonly string[] }>
  | Happened<'slotSkipped', RuleId, { ac: string }>
  | Happened<'encounterRolled', RuleId, Rolled>
  | Happened<'encounterRated', RuleId, { a: string; b: string; sum: number; rating: number }>
  | Happened<'encounterChanged', RuleId, { a: string; b: string; rating: number }>
  | Happened<'collided', RuleId, { a: string; b: string; rating: number }>
  | Happened<'fireSpread', RuleId, { ac: string; boxes: number }>
  | Happened<'maintenanceRolled', RuleId, { ac: string; gun: string; dice: readonly number[]; ones: number }>
  | Happened<'gunChanged', RuleId, { ac: string; gun: string; state: GunCondition; ammo: number | null }>
  | Happened<'douseRolled', RuleId, { ac: string; dice: readonly number[]; bought: readonly number[] }>
  | Happened<'fireOut', RuleId, { ac: string }>
  | Happened<'moveBegan', RuleId, { ac: string; speed: number }>
  | Happened<'pitchDeclared', RuleId, { ac: string; pitch: number }>
  | Happened<'intentDeclared', RuleId, { ac: string; use: Use; turn: number }>
  | Happened<'mpRolled', RuleId, { ac: string; die: number }>
  | Happened<'mpAllotted', RuleId, { ac: string; h: number; v: number; modifiers: readonly Modifier<RuleId>[] }>
  | Happened<'pitchChanged', RuleId, { ac: string; from: number; to: number }>
  | Happened<'mpUsed', RuleId, { ac: string; use: Use; left: number }>
  | Happened<'hexEntered', RuleId, { ac: string; q: number; r: number }>
  | Happened<'turned', RuleId, { ac: string; facing: number }>
  | Happened<'maneuvered', RuleId, { ac: string }>
  | Happened<'facingRolled', RuleId, { ac: string; die: number }>
  | Happened<'facingShifted', RuleId, { ac: string; facing: number; pp: number }>
  | Happened<'levelChanged', RuleId, { ac: string; level: number; pos: Position }>
  | Happened<
      'testCalled',
      RuleId,
      { ac: string; called: number; level: number; modifiers: readonly Modifier<RuleId>[] }
    >
  | Happened<
      'testRolled',
      RuleId,
      {
        ac: string
        called: readonly number[]
        free: readonly number[]
        penalty: readonly number[]
        aero: readonly number[]
        pilot: readonly number[]
        ones: number
        sixes: number
      }
    >
  | Happened<'mtLevelSet', RuleId, { ac: string; level: number }>
  | Happened<'testPassed', RuleId, { ac: string; gain: number; modifiers: readonly Modifier<RuleId>[] }>
  | Happened<'testFailed', RuleId, { ac: string; dice: readonly number[]; sum: number; move: number }>
  | Happened<'effectCancelled', RuleId, { ac: string; effect: Effect }>
  | Happened<'excessTaken', RuleId, { ac: string; pitch: number; speed: number }>
  | Happened<'powerRolled', RuleId, Rolled & { gain: number }>
  | Happened<'dragRolled', RuleId, Rolled & { forced: boolean; loss: number }>
  | Happened<'engineSwitched', RuleId, { ac: string; engine: 'running' | 'off' }>
  | Happened<'speedChanged', RuleId, { ac: string; speed: number; modifiers: readonly Modifier<RuleId>[] }>
  | Happened<'crewDiceRolled', RuleId, { ac: string; dice: readonly number[]; gain: number }>
  | Happened<'smokeRolled', RuleId, { ac: string; die: number; fire: boolean }>
  | Happened<'stressRolled', RuleId, Rolled & { rows: number; destroyed: boolean }>
  | Happened<'stallRolled', RuleId, Rolled & { result: Condition }>
  | Happened<'conditionChanged', RuleId, { ac: string; condition: Condition }>
  | Happened<'recoveryRolled', RuleId, { ac: string; dice: readonly number[]; recovered: boolean }>
  | Happened<'moveEnded', RuleId, { ac: string; speed: number; level: number }>
  | Happened<
      'fired',
      RuleId,
      {
        ac: string
        crew: Crew
        target: string
        cv: number
        range: number
        burst: number
        dice: readonly number[]
        pilot: readonly number[]
        hits: number
        modifiers: readonly Modifier<RuleId>[]
      }
    >
  | Happened<'criticalsBought', RuleId, { ac: string; hits: number; criticals: number }>
  | Happened<'damageRolled', RuleId, { ac: string; dice: readonly number[]; boxes: number; criticals: number }>
  | Happened<'rowFilled', RuleId, { ac: string; row: number; pass: number }>
  | Happened<'criticalRolled', RuleId, { ac: string; dice: readonly number[]; effect: Critical }>
  | Happened<'smokeStarted', RuleId, { ac: string; die: number }>
  | Happened<'fuelLeaked', RuleId, { ac: string; choice: 'shutDown' | 'smoke' }>
  | Happened<'aircraftLost', RuleId, { ac: string; fate: Fate }>
  | Happened<'passed', RuleId, { ac: string }>
  | Happened<'gameEnded', RuleId, { winner: Seat | 'draw' }>
