/** Base numbers of our own, for rulebooks that are not at hand. Every one can be replaced by the user's. */

import type { HouseRule } from '../book/rules.js'
import type { Bank, Increments, Quality, TurnMode, TurnRate } from '../errata/vocabulary.js'

/** The numbers that the errata does not give. Speeds and ammunition in halves. */
export interface Base {
  /** Highest increment of each altitude band but the last. */
  readonly bandTops: readonly number[]
  /** Accel points that make half a speed. */
  readonly accelPerHalf: number
  /** Speed that idle takes at once. */
  readonly idle: number
  /** Turn modes by rate, for speeds 0.5, 1.0, ... to 11.0 and more. */
  readonly turnChart: Readonly<Record<TurnRate, readonly TurnMode[]>>
  readonly slipDecel: number
  readonly skid: { readonly decel: number }
  /** What it costs, and what it adds to shots at the aircraft. */
  readonly barrelRoll: { readonly decel: number; readonly evade: number }
  /** What it costs, and up to how far over the listed minimum it can be flown. */
  readonly snapRoll: { readonly decel: number; readonly overMin: number }
  /** Least and most increments per VFP. */
  readonly increments: Readonly<Record<'VC' | 'ZC' | 'SD' | 'VD', readonly [number, number]>>
  /** Speed over safe dive speed that nothing passes; a die at most `holdsOn` spares the structure `hits`. */
  readonly structure: { readonly overDive: number; readonly holdsOn: number; readonly hits: number }
  readonly spin: {
    readonly spinsAt: number
    readonly recoversOn: number
    readonly loss: Increments
    readonly pilot: Readonly<Record<Quality, number>>
    readonly gifted: number
  }
  /** A turn stall: decel besides the speed, and the highest die for one, two and three facings. */
  readonly turnStall: {
    readonly decel: number
    readonly facings: readonly [number, number, number]
  }
  /** Flight without a pilot: increments per VFP as far as the flight type allows, and turns until one comes to who has fainted. */
  readonly gloc: { readonly increments: Increments; readonly faint: number }
  readonly hammerhead: { readonly overMin: number; readonly decel: number }
  /** Portions of a hard turn that the second half of a reversal costs. */
  readonly reversal: { readonly portions: number }
  /** Hexes, increments and facings of fixed parameters, hexes of flexible ones with height; what gunners in place add. */
  readonly formation: {
    readonly fixed: number
    readonly rise: Increments
    readonly facings: number
    readonly flexible: number
    readonly massed: number
  }
  /** The highest die that brings a pilot to it, what heroes and aces add, and what one hex and two add. */
  readonly determination: Readonly<Record<Quality | 'hero' | 'ace' | 'close' | 'near', number>>
  /** By pilot; `position` for a foe ahead who is seen, with oneself behind him, and against one for the reverse. */
  readonly initiative: Readonly<Record<Quality | 'ace' | 'position', number>>
  readonly gunfire: {
    /** Odds of firepower to defense, as fractions, that open the columns 1 to 9. */
    readonly odds: readonly (readonly [number, number])[]
    /** Modifier at ranges 1 to 6. */
    readonly range: readonly number[]
    readonly deflection: Readonly<Record<'rear' | 'rearQuarter' | 'frontQuarter' | 'front', number>>
    readonly pilot: Readonly<Record<Quality, number>>
    readonly crackShot: number
    readonly severe: number
    /** Added to the shots of defensive guns. */
    readonly flexible: number
    readonly gunnerRecruit: number
    /** Column shifts of our own: a long burst, and a regular one that empties a weapon. */
    readonly long: number
    readonly emptied: number
    /** Column and base of the hits: column + `plus` - die. */
    readonly plus: number
  }
  readonly ammo: {
    readonly half: number
    readonly regular: number
    readonly long: number
    readonly gun: number
    readonly jamsOn: number
  }
  /** Fractions of the hits at which damage is light, heavy, severe. */
  readonly damage: Readonly<Record<'light' | 'heavy' | 'severe', readonly [number, number]>>
  readonly criticals: {
    /** The highest die for engine, airframe and equipment; above it is the crew. */
    readonly where: readonly [number, number, number]
    /** Power lost to a slight and to a bad hit of the engine. */
    readonly power: readonly [number, number]
    /** Hits of a torn airframe. */
    readonly airframe: number
    /** Added to the shots of a wounded pilot. */
    readonly wounded: number
    /** The highest die on which a fire destroys, the lowest on which it goes out. */
    readonly fire: readonly [number, number]
  }
  /** Fractions of the power that a load leaves. */
  readonly loads: Readonly<Record<'loaded' | 'overloaded', readonly [number, number]>>
  /** Decel of a climbing VFP, twice for one over-loaded, and of each portion of a turn at HT. */
  readonly loadCost: { readonly climb: number; readonly turn: number }
  /** Firepower of a load of bombs, increments of height for 1 more, and what dives add. */
  readonly bombs: {
    readonly loaded: number
    readonly overloaded: number
    readonly perHeight: Increments
    readonly dive: number
    readonly vertical: number
  }
  /** Firepower of a salvo at the ground and of its air burst, hexes and increments that a burst fills, what it adds. */
  readonly rockets: {
    readonly ground: number
    readonly burst: number
    readonly hexes: number
    readonly rise: Increments
    readonly adds: number
  }
  /** Hexes for 1 more on flak, and what it always adds. */
  readonly flak: { readonly perHexes: number; readonly adds: number }
  readonly collision: {
    readonly at: number
    readonly headOnAt: number
    readonly headOnRange: number
    readonly headOnRise: number
  }
  /** The highest die that shuts an engine down, decel while it windmills, and attainable halves lost of two engines. */
  readonly engines: { readonly shutdown: number; readonly windmill: number; readonly slower: number }
  /** The highest total on which a parachute opens; the speed from which it is harder; low is under this many increments. */
  readonly bailOut: {
    readonly need: number
    readonly speed: number
    readonly low: Increments
    readonly lowAdds: number
    readonly woundAdds: number
  }
  /** Hexes at which a lost foe is found at once and at which none is; hexes for 1 more; the highest total that finds. */
  readonly sighting: {
    readonly sure: number
    readonly most: number
    readonly perHexes: number
    readonly need: number
    /** For an aircraft with gunners. */
    readonly crew: number
    readonly pilot: Readonly<Record<Quality, number>>
  }
  readonly points: Readonly<Record<'destroyed' | 'severe' | 'heavy' | 'intercept', number>>
}

/** The turn chart: rate by rate, speeds 0.5 to 11.0 and more. */
const turnChart: Base['turnChart'] = {
  EZ: '1 1 1 2 2 2 3-2 4-3 4 5 6 7 8 10-9 11 13-12 14 16-15 18-17 18 18 18'.split(' '),
  TT: '1 1 1 1 2-1 2-1 2-1 2 3-2 3 4 5-4 6-5 6 7 8 9 11-10 12-11 13-12 14 16-15'.split(' '),
  HT: '1 1 1 1 1 1 1 2-1 2 2 3-2 3 4-3 4 5 6-5 7-6 7 8 9-8 10-9 11-10'.split(' '),
  BT: '1 1 1 1 1 1 1 1 2-1 2-1 2 2 3-2 3 4-3 4 5-4 5 6-5 6 7-6 7'.split(' '),
  ET: '1 1 1 1 1 1 1 1 1 1 2-1 2-1 2 2 3-2 3 4-3 4-3 4 5-4 5 6-5'.split(' '),
}

/** Our base numbers. */
export const base: Base = {
  bandTops: [60, 120, 180, 240, 300, 360, 420],
  accelPerHalf: 5,
  idle: 1,
  turnChart,
  slipDecel: 1,
  skid: { decel: 3 },
  barrelRoll: { decel: 2, evade: 2 },
  snapRoll: { decel: 5, overMin: 6 },
  increments: { VC: [2, 2], ZC: [1, 2], SD: [1, 2], VD: [3, 3] },
  structure: { overDive: 2, holdsOn: 8, hits: 2 },
  spin: {
    spinsAt: 9,
    recoversOn: 5,
    loss: 6,
    pilot: { recruit: 2, green: 1, regular: 0, veteran: -1 },
    gifted: -1,
  },
  turnStall: { decel: 6, facings: [3, 7, 10] },
  gloc: { increments: 2, faint: 2 },
  hammerhead: { overMin: 4, decel: 4 },
  reversal: { portions: 3 },
  formation: { fixed: 2, rise: 3, facings: 1, flexible: 8, massed: -1 },
  determination: { recruit: 5, green: 7, regular: 8, veteran: 9, hero: -3, ace: -1, close: 2, near: 1 },
  initiative: { recruit: -2, green: -1, regular: 0, veteran: 1, ace: 1, position: 3 },
  gunfire: {
    odds: [
      [1, 4],
      [1, 3],
      [1, 2],
      [1, 1],
      [3, 2],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
    ],
    range: [0, 0, 1, 1, 2, 2],
    deflection: { rear: 0, rearQuarter: 1, frontQuarter: 2, front: 1 },
    pilot: { recruit: 1, green: 0, regular: 0, veteran: -1 },
    crackShot: -1,
    severe: 1,
    flexible: 2,
    gunnerRecruit: 1,
    long: 1,
    emptied: -1,
    plus: 2,
  },
  ammo: { half: 1, regular: 2, long: 4, gun: 2, jamsOn: 10 },
  damage: { light: [1, 4], heavy: [1, 2], severe: [2, 3] },
  criticals: { where: [4, 7, 9], power: [1, 2], airframe: 2, wounded: 2, fire: [2, 7] },
  loads: { loaded: [2, 3], overloaded: [2, 3] },
  loadCost: { climb: 1, turn: 1 },
  bombs: { loaded: 12, overloaded: 20, perHeight: 20, dive: -1, vertical: -2 },
  rockets: { ground: 10, burst: 14, hexes: 1, rise: 2, adds: 1 },
  flak: { perHexes: 6, adds: 2 },
  collision: { at: 11, headOnAt: 10, headOnRange: 1, headOnRise: 1 },
  engines: { shutdown: 8, windmill: 1, slower: 3 },
  bailOut: { need: 8, speed: 10, low: 5, lowAdds: 3, woundAdds: 2 },
  sighting: {
    sure: 6,
    most: 30,
    perHexes: 6,
    need: 7,
    crew: -1,
    pilot: { recruit: 2, green: 1, regular: 0, veteran: -1 },
  },
  points: { destroyed: 3, severe: 2, heavy: 1, intercept: 2 },
}

/** Which of our rules each base number belongs to. */
export const baseRules: Readonly<Record<keyof Base, HouseRule>> = {
  bandTops: 'BR-03',
  accelPerHalf: 'BR-05',
  idle: 'BR-06',
  turnChart: 'BR-07',
  slipDecel: 'BR-10',
  skid: 'BR-42',
  barrelRoll: 'BR-43',
  snapRoll: 'BR-44',
  increments: 'BR-12',
  structure: 'BR-14',
  spin: 'BR-15',
  turnStall: 'BR-16',
  gloc: 'BR-15',
  hammerhead: 'BR-17',
  reversal: 'BR-17',
  formation: 'HR-12',
  determination: 'BR-46',
  initiative: 'BR-19',
  gunfire: 'BR-23',
  ammo: 'BR-25',
  damage: 'BR-26',
  criticals: 'BR-27',
  loads: 'BR-30',
  loadCost: 'BR-30',
  bombs: 'BR-40',
  rockets: 'BR-48',
  flak: 'BR-41',
  collision: 'BR-28',
  engines: 'BR-39',
  bailOut: 'HR-10',
  sighting: 'BR-38',
  points: 'BR-32',
}

/** Banks of a right attitude and of a left one. */
export const BANK_SIDE: Readonly<Record<Bank, 'L' | 'R' | null>> = {
  LVL: null,
  RB: 'R',
  IRB: 'R',
  INV: null,
  ILB: 'L',
  LB: 'L',
}
