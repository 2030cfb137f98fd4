/** What players and the referee can order. */
import type { Bank, Burst, FlightType, Hand, TurnRate } from '../errata/vocabulary.js'
import type { Drop, Seat, Throttle, Way } from './vocabulary.js'

/** An order to an aircraft. */
export interface Ordered {
  readonly seat: Seat
  readonly plane: string
}
/** A duty of the referee, with the dice of a real table. */
export interface Rolled {
  readonly seat: 'referee'
  readonly rolls?: readonly number[]
}
/** An order that can call for dice. */
export interface Dice {
  readonly rolls?: readonly number[]
}

/** An action of a player or of the referee. */
export type Action =
  | (Rolled & { readonly type: 'rollScatter' })
  | (Ordered & { readonly type: 'scatter'; readonly way: Way })
  | { readonly type: 'endScatter'; readonly seat: Seat }
  | (Ordered & { readonly type: 'startBank'; readonly bank: 'LVL' | 'LB' | 'RB' })
  | (Ordered & { readonly type: 'setThrottle'; readonly throttle: Throttle })
  | (Ordered & { readonly type: 'setFlaps'; readonly flaps: 'up' | 'down' })
  | (Ordered & { readonly type: 'setGear'; readonly gear: 'up' | 'down' })
  | (Ordered & { readonly type: 'setBay'; readonly bay: 'open' | 'close' })
  | (Ordered & { readonly type: 'shutdownEngine' })
  | (Ordered & { readonly type: 'loosenFormation' })
  | { readonly type: 'endPlot'; readonly seat: Seat }
  | (Ordered & { readonly type: 'declareSpin' })
  | (Ordered & { readonly type: 'declineSpin' })
  | (Ordered & { readonly type: 'declareTail'; readonly target: string })
  | (Ordered & { readonly type: 'declineTail' })
  | (Rolled & { readonly type: 'rollInitiative' })
  | (Ordered & { readonly type: 'rideLeader' })
  | (Ordered & { readonly type: 'ownInitiative' })
  | (Rolled & { readonly type: 'flyOn' })
  | (Ordered & { readonly type: 'chooseType'; readonly flight: FlightType })
  | (Ordered & Dice & { readonly type: 'declareTurnStall'; readonly dir: Hand })
  | (Ordered & { readonly type: 'turn'; readonly dir: Hand; readonly rate: TurnRate; readonly negG: boolean })
  | (Ordered & { readonly type: 'endTurning' })
  | (Ordered & { readonly type: 'bank'; readonly to: Bank })
  | (Ordered & { readonly type: 'cancelBank' })
  | (Ordered & { readonly type: 'slip'; readonly dir: Hand })
  | (Ordered & { readonly type: 'skid'; readonly dir: Hand })
  | (Ordered & { readonly type: 'barrelRoll'; readonly dir: Hand })
  | (Ordered & { readonly type: 'snapRoll'; readonly to: Bank })
  | (Ordered & Dice & { readonly type: 'fp'; readonly inc: number })
  | (Ordered & {
      readonly type: 'face'
      readonly dir: Hand
      readonly facings: number
      /** 1st edition: the bank declared with it. */
      readonly bank: Bank | null
      /** Stay on the hexside for half a reversal, to be completed by the next bank. */
      readonly stay: boolean
    })
  | (Ordered & { readonly type: 'reverse'; readonly rot: 'CW' | 'CCW'; readonly facings: number })
  | (Ordered & { readonly type: 'delayReversal' })
  | (Ordered & { readonly type: 'executeReversal'; readonly rot: 'CW' | 'CCW'; readonly facings: number })
  | (Ordered & { readonly type: 'hammerhead'; readonly bank: Bank; readonly facing: 'keep' | 'opposite' })
  | (Ordered & { readonly type: 'bankBack'; readonly steps: number })
  | (Ordered & Dice & { readonly type: 'endMove' })
  | (Ordered & {
      readonly type: 'fire'
      readonly target: string
      readonly weapons: readonly string[]
      readonly burst: Burst
      readonly sighting: boolean
    })
  | (Ordered & { readonly type: 'fireGun'; readonly gun: string; readonly target: string })
  | { readonly type: 'endAttack'; readonly seat: Seat }
  | (Rolled & { readonly type: 'rollShots' })
  | (Ordered & Dice & { readonly type: 'jettison'; readonly what: Drop })
  | (Ordered & Dice & { readonly type: 'bomb'; readonly target: string })
  | (Ordered & Dice & { readonly type: 'fireRockets'; readonly target: string })
  | (Ordered & Dice & { readonly type: 'burstRockets' })
  | (Ordered & { readonly type: 'keepLoad' })
  | (Ordered & Dice & { readonly type: 'clearJam'; readonly weapon: string })
  | { readonly type: 'endJams'; readonly seat: Seat }
  | (Ordered & Dice & { readonly type: 'bailOut' })
  | { readonly type: 'stayAboard'; readonly seat: Seat }
  | (Rolled & { readonly type: 'endTurn' })
