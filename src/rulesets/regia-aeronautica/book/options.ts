/** The switches of Regia Aeronautica: readings of unclear rules. The first value is the default. */
import { type OptionInfo, resolveOptions } from '../../../core/index.js'
import type { RuleId } from './rules.js'

/** How many Special chits of each kind are in the cup. */
export interface ChitCounts {
  readonly ace: number
  readonly green: number
  readonly lucky: number
  readonly none: number
}

/** Every switch with its value. */
export interface Options {
  readonly statColumn: 'both' | 'movement' | 'fighting'
  readonly fireClassFrom: 'column' | 'card' | 'altitude'
  readonly aaHalf: 'up' | 'down'
  readonly deploysLast: 'attacker' | 'defender'
  readonly priorityMode: 'assigned' | 'random'
  readonly lostPlanes: 'skipped' | 'closeUp'
  readonly exit: 'bombed' | 'nobody' | 'everyone'
  readonly combatStopsMovement: boolean
  readonly engageAtStart: boolean
  readonly reactionSameAltitude: 'compulsory' | 'optional'
  readonly returnFireCounts: boolean
  readonly returnRoll: 'together' | 'afterwards'
  readonly twelveKills: boolean
  readonly lowTarget: 'lower' | 'altitude1' | 'altitudes1and2'
  readonly cloudDrm: 'either' | 'bothOnly'
  readonly cloudScope: 'cell' | 'layer'
  readonly cloudRoll: 'shared' | 'perCloud'
  readonly stillClouds: 'altitude' | 'stay'
  readonly aaTiming: 'phase' | 'movement'
  readonly aaCeiling: 'altitude3' | 'altitude4'
  readonly aaKill: 'natural' | 'modified'
  readonly aaDrm: 'cloudsOnly' | 'none' | 'full'
  readonly chitsOnBombing: boolean
  readonly bombingTwelve: 'modified' | 'natural'
  /** `uniform`: every draw has the same chances; else chits are drawn from this many and not put back. */
  readonly chitPool: 'uniform' | ChitCounts
  /** `none`: nothing guarantees an end. */
  readonly turnLimit: number | 'none'
}

/** Every switch with the values that tests play, the default first. */
export type Switches = {
  readonly [K in keyof Options]: OptionInfo<RuleId> & { readonly values: readonly Options[K][] }
}

/** What can be switched, and by which rule. */
export const options: Switches = {
  statColumn: { values: ['both', 'movement', 'fighting'], rule: 'RA-CARD-03' },
  fireClassFrom: { values: ['column', 'card', 'altitude'], rule: 'RA-FIRE-02' },
  aaHalf: { values: ['up', 'down'], rule: 'RA-PREP-04' },
  deploysLast: { values: ['attacker', 'defender'], rule: 'RA-PREP-07' },
  priorityMode: { values: ['assigned', 'random'], rule: 'RA-TURN-02' },
  lostPlanes: { values: ['skipped', 'closeUp'], rule: 'RA-TURN-05' },
  exit: { values: ['bombed', 'nobody', 'everyone'], rule: 'RA-MOVE-06' },
  combatStopsMovement: { values: [false, true], rule: 'RA-ENG-09' },
  engageAtStart: { values: [false, true], rule: 'RA-ENG-05' },
  reactionSameAltitude: { values: ['compulsory', 'optional'], rule: 'RA-ENG-07' },
  returnFireCounts: { values: [true, false], rule: 'RA-FIRE-05' },
  returnRoll: { values: ['together', 'afterwards'], rule: 'RA-FIRE-06' },
  twelveKills: { values: [false, true], rule: 'RA-FIRE-07' },
  lowTarget: { values: ['lower', 'altitude1', 'altitudes1and2'], rule: 'RA-DRM-03' },
  cloudDrm: { values: ['either', 'bothOnly'], rule: 'RA-DRM-05' },
  cloudScope: { values: ['cell', 'layer'], rule: 'RA-CLD-01' },
  cloudRoll: { values: ['shared', 'perCloud'], rule: 'RA-CLD-06' },
  stillClouds: { values: ['altitude', 'stay'], rule: 'RA-CLD-07' },
  aaTiming: { values: ['phase', 'movement'], rule: 'RA-AA-02' },
  aaCeiling: { values: ['altitude3', 'altitude4'], rule: 'RA-AA-01' },
  aaKill: { values: ['natural', 'modified'], rule: 'RA-AA-05' },
  aaDrm: { values: ['cloudsOnly', 'none', 'full'], rule: 'RA-AA-06' },
  chitsOnBombing: { values: [true, false], rule: 'RA-CHIT-06' },
  bombingTwelve: { values: ['modified', 'natural'], rule: 'RA-BOMB-06' },
  chitPool: { values: ['uniform', { ace: 3, green: 3, lucky: 3, none: 5 }], rule: 'RA-CHIT-01' },
  turnLimit: { values: [15, 4], rule: 'RA-WIN-04' },
}

/** A complete record of options. */
export const completeOptions = (given: Partial<Options> = {}): Options => resolveOptions<Options>(options, given)
