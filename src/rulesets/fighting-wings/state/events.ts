/** What is told of a game. */
import type { Happened, Modifier } from '../../../core/index.js'
import type { RuleId } from '../book/rules.js'
import type { Door } from '../errata/functions/loads.js'
import type { Bank, FlightType, Half, Hand, Increments, Load, Quality, TurnRate } from '../errata/vocabulary.js'
import type { Entry } from './state.js'
import type { Damage, Device, Jam, Seat, Shift, Throttle, Way } from './vocabulary.js'

/** One kind of event. */
export type Told<Type extends string, Facts extends object = object> = Happened<Type, RuleId, Facts>
/** An event of one aircraft. */
export interface OfPlane {
  readonly plane: string
}
/** A die, its modifiers in table order, and what it took. */
export interface Sum {
  readonly die: number
  readonly modifiers: readonly Modifier<RuleId>[]
  readonly total: number
  readonly need: number
}

/** Points of the ledger. */
export interface Charge {
  readonly why: string
  readonly points: number
  /** The rule that the number rests on; that of the event may be the rule of its timing. */
  readonly by: RuleId
}

/** Something that happened. The rule is an entry of the errata, or one of our own where a base number is ours. */
export type GameEvent =
  | Told<
      'scatterRolled',
      {
        side: Seat
        formation: string
        /** How many dice the enemy rolls, line by line. */
        dice: readonly Modifier<RuleId>[]
        scatter: readonly number[]
        counter: readonly number[]
        left: number
      }
    >
  | Told<'scattered', OfPlane & { way: Way; q: number; r: number; alt: Increments; left: number }>
  | Told<'scatterEnded', { seat: Seat }>
  | Told<'bankChosen', OfPlane & { bank: Bank }>
  | Told<'turnStarted', { turn: number }>
  | Told<'throttleSet', OfPlane & { throttle: Throttle }>
  | Told<'flapsSet', OfPlane & { flaps: 'up' | 'down' }>
  | Told<'gearSet', OfPlane & { gear: 'up' | 'down' }>
  | Told<'baySet', OfPlane & { bay: 'open' | 'close' }>
  | Told<'shutdownSet', OfPlane>
  | Told<'loosenSet', OfPlane>
  | Told<'plotEnded', { seat: Seat }>
  | Told<'throttleShown', OfPlane & { throttle: Throttle; speed: Half }>
  | Told<'flapsMoved', OfPlane & { flaps: Device }>
  | Told<'flapsDamaged', OfPlane & { speed: Half; need: Half }>
  | Told<'gearMoved', OfPlane & { gear: Device }>
  | Told<'bayMoved', OfPlane & { bay: Door }>
  | Told<'formationLoosened', OfPlane>
  | Told<'loadCounted', OfPlane & { load: Load; changes: readonly Modifier<RuleId>[] }>
  | Told<'pointsCounted', OfPlane & { fps: number; carry: number; speed: Half }>
  | Told<'stalled', OfPlane & { speed: Half; need: Half; turns: number }>
  | Told<'unseen', OfPlane & { target: string }>
  | Told<'spinDeclared', OfPlane>
  | Told<'spinDeclined', OfPlane>
  | Told<'tailDeclared', OfPlane & { target: string }>
  | Told<'tailDeclined', OfPlane>
  | Told<'tailDropped', OfPlane & { target: string }>
  | Told<'spinRolled', OfPlane & Sum & { spins: boolean }>
  | Told<'initiativeRolled', OfPlane & Omit<Sum, 'need'>>
  | Told<'tieRolled', OfPlane & { die: number }>
  | Told<'leaderUnfit', OfPlane & { leader: string; quality: Quality }>
  | Told<'outOfFormation', OfPlane & { leader: string }>
  | Told<'initiativeTaken', OfPlane & { leader: string | null }>
  | Told<'orderFixed', { order: readonly string[] }>
  | Told<'activated', OfPlane>
  | Told<'typeChosen', OfPlane & { flight: FlightType; leadIn: number; vMin: number; vMax: number }>
  | Told<'turnBegun', OfPlane & { dir: Hand; rate: TurnRate; negG: boolean; need: number }>
  | Told<'turningEnded', OfPlane>
  | Told<'bankStarted', OfPlane & { to: Bank; need: number }>
  | Told<'bankCancelled', OfPlane>
  | Told<'bankCompleted', OfPlane & { from: Bank; to: Bank; h: number; v: number }>
  | Told<'bankDeclared', OfPlane & { bank: Bank }>
  | Told<'slipStarted', OfPlane & { dir: Hand; kind: Shift; need: number }>
  | Told<'slipDone', OfPlane & { dir: Hand; kind: Shift }>
  | Told<'snapRolled', OfPlane & { from: Bank; to: Bank }>
  | Told<'pointSpent', OfPlane & { kind: 'H' | 'V'; inc: number; q: number; r: number; alt: Increments; left: number }>
  | Told<'portionNeeds', OfPlane & { fps: number }>
  | Told<'faced', OfPlane & { from: number; to: number; cause: 'turn' | 'bank' | 'negG' | 'stall' | 'spin' }>
  | Told<'negativeG', OfPlane & { case: number }>
  | Told<'decelCharged', OfPlane & Charge>
  | Told<'accelGained', OfPlane & Charge>
  | Told<
      'reversed',
      OfPlane & {
        rot: 'CW' | 'CCW'
        facings: number
        bank: Bank
        facing: number
        /** Increments lost in pulling out of a steep dive. */
        lost: Increments
      }
    >
  | Told<'reversalDelayed', OfPlane>
  | Told<'hammerheadDone', OfPlane & { bank: Bank; facing: number }>
  | Told<'stayedOnHexside', OfPlane & { dir: Hand }>
  | Told<'bankedBack', OfPlane & { bank: Bank }>
  | Told<
      'turnStalled',
      OfPlane & {
        when: 'now' | 'nextTurn'
        /** 0 if it is put off. */
        die: number
        facings: number
        /** Points flown straight on, and increments lost. */
        flown: number
        lost: Increments
        alt: Increments
      }
    >
  | Told<'disoriented', OfPlane & { turns: number }>
  | Told<
      'flown',
      OfPlane & { how: 'stalled' | 'spinning' | 'gloc' | 'surprised'; q: number; r: number; alt: Increments }
    >
  | Told<'ceilingHeld', OfPlane & { alt: Increments }>
  | Told<'collisionRolled', OfPlane & Sum & { other: string; hit: boolean }>
  | Told<'crashed', OfPlane>
  | Told<'moveEnded', OfPlane & { q: number; r: number; facing: number; alt: Increments; bank: Bank }>
  | Told<'shotDeclared', OfPlane & { gun: string | null; target: string }>
  | Told<'attackEnded', { seat: Seat }>
  | Told<'shotsShown', { shots: number }>
  | Told<'determinationRolled', OfPlane & Sum & { target: string; fires: boolean }>
  | Told<'shotStopped', OfPlane & { gun: string | null; target: string }>
  | Told<'shotsRolled', { shots: number; headOn: boolean }>
  | Told<
      'shotFired',
      OfPlane &
        Sum & {
          gun: string | null
          target: string
          headOn: boolean
          range: number
          firepower: number
          defense: number
          column: number
          shifts: readonly Modifier<RuleId>[]
          hits: number
        }
    >
  | Told<'ammoSpent', OfPlane & { weapon: string; spent: Half; left: Half }>
  | Told<'jammed', OfPlane & { weapon: string; die: number; jam: Jam }>
  | Told<'damaged', OfPlane & { hits: number; damage: Damage }>
  | Told<'destroyed', OfPlane>
  | Told<
      'critical',
      OfPlane & { where: string; effect: string; dice: readonly number[]; modifiers: readonly Modifier<RuleId>[] }
    >
  | Told<'shutdownRolled', OfPlane & { die: number; need: number; done: boolean }>
  | Told<'engineStopped', OfPlane & { out: number; of: number }>
  | Told<'storesJettisoned', OfPlane>
  | Told<
      'tankRolled',
      OfPlane &
        Omit<Sum, 'need'> & {
          attempt: 1 | 2
          /** Totals on which the tank stays. */
          sticks: { from: number; to: number }
          result: 'dropped' | 'stuck' | 'permanent'
        }
    >
  | Told<'bombed', OfPlane & Sum & { target: string; firepower: number; defense: number; column: number; hits: number }>
  | Told<
      'rocketsFired',
      OfPlane &
        Sum & { target: string; range: number; firepower: number; defense: number; column: number; hits: number }
    >
  | Told<'rocketsBurst', OfPlane & { q: number; r: number; alt: Increments }>
  | Told<
      'burstRolled',
      OfPlane & Sum & { target: string; firepower: number; defense: number; column: number; hits: number }
    >
  | Told<'targetDestroyed', { target: string }>
  | Told<
      'flakFired',
      OfPlane &
        Sum & {
          /** The battery. */
          target: string
          range: number
          firepower: number
          defense: number
          column: number
          hits: number
          /** Turns until it can fire again, this one counted; 0 for guns that need not reload. */
          reload: number
        }
    >
  | Told<'loadKept', OfPlane>
  | Told<'jamTried', OfPlane & { weapon: string; die: number; need: number; jam: Jam }>
  | Told<'jamsLeft', { seat: Seat }>
  | Told<'bailedOut', OfPlane & Sum & { alt: Increments; opened: boolean }>
  | Told<'stayedAboard', { seat: Seat }>
  | Told<'parachuteMoved', OfPlane & { alt: Increments }>
  | Told<
      'parachuteHit',
      OfPlane & {
        /** Who fired. */
        by: string
        dice: readonly number[]
        /** Hits and wounds that the crew has taken in all. */
        hits: number
        wounds: number
        lost: boolean
      }
    >
  | Told<'fireRolled', OfPlane & { die: number; result: 'destroyed' | 'burning' | 'out' }>
  | Told<'oxygenRolled', OfPlane & { die: number; second: number | null; victims: number }>
  | Told<'coolantLost', OfPlane & { power: number }>
  | Told<'spinRecovered', OfPlane & Sum & { recovered: boolean }>
  | Told<'recovered', OfPlane>
  | Told<'carriesForfeited', OfPlane & { accel: number }>
  | Told<'carryLost', OfPlane & { what: 'bank' | 'turn' | 'slip' }>
  | Told<'carried', OfPlane & { what: 'bank' | 'turn' | 'slip'; fps: number }>
  | Told<'speedChanged', OfPlane & { from: Half; to: Half; net: number; carry: number; ledger: readonly Entry[] }>
  | Told<'speedCapped', OfPlane & { speed: Half; limit: 'attainable' | 'terminal' | 'floor' }>
  | Told<'structureRolled', OfPlane & { die: number; need: number; hits: number }>
  | Told<'sightLost', OfPlane>
  | Told<
      'sightingRolled',
      OfPlane &
        Omit<Sum, 'die'> & {
          by: string
          range: number
          /** null so near that none is needed. */
          die: number | null
          seen: boolean
        }
    >
  | Told<'gaveAway', OfPlane>
  | Told<'brokeOff', { seat: Seat }>
  | Told<
      'gameEnded',
      {
        winner: Seat | 'draw'
        blue: number
        red: number
        /** Thousandths of the hits that its aircraft can take which each side has taken, added up. */
        shares: Readonly<Record<Seat, number>>
      }
    >
