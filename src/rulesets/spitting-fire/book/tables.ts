/** The printed tables of Spitting Fire, in printed order. */
import type { Arc as ArcShape } from '../../../geometry/index.js'
import type { Arc, Nation, Seat, Vertical, WeaponType } from '../state/state.js'

/**
 * Length of a standard unit by the scale of the models, in inches unless said.
 * @rule SF-COMP-03
 */
export const UNIT_LENGTHS = [
  { scale: '1/700', length: 1, unit: 'cm' },
  { scale: 'disks', length: 1, unit: 'in' },
  { scale: '1/300', length: 1, unit: 'in' },
  { scale: '1/285', length: 1, unit: 'in' },
  { scale: '1/144', length: 2, unit: 'in' },
  { scale: '1/100', length: 2, unit: 'in' },
  { scale: '1/87', length: 3, unit: 'in' },
  { scale: '1/72', length: 3, unit: 'in' },
  { scale: '1/48', length: 4, unit: 'in' },
] as const

/**
 * Damage dice of a hit, by weapon type.
 * @rule SF-CARD-08
 */
export const WEAPON_DAMAGE: Readonly<Record<WeaponType, 1 | 2 | 3 | 4 | 5>> = {
  LMG: 1,
  HMG: 2,
  '20mm': 3,
  '30mm': 4,
  '40mm': 5,
}

/**
 * Who flies for whom. France may join either side.
 * @rule SF-FORCE-02
 */
export const FACTIONS: Readonly<Record<Seat, readonly Nation[]>> = {
  allies: ['USA', 'Britain', 'USSR', 'France'],
  axis: ['Germany', 'Japan', 'Italy', 'France'],
}

/**
 * Levels gained by the vertical part of a marker.
 * @rule SF-PLOT-05
 */
export const LEVELS: Readonly<Record<Vertical, -1 | 0 | 1>> = { climb: 1, level: 0, dive: -1 }

/** The firing arcs as bearings from the nose, borders included. */
export const ARC_SHAPES: Readonly<Record<Arc, ArcShape>> = {
  FF: { from: -30, to: 30 },
  RF: { from: 150, to: 210 },
  BL: { from: -150, to: -30 },
  BR: { from: 30, to: 150 },
  FT: { from: -90, to: 90 },
  RT: { from: 90, to: 270 },
  TT: { from: 0, to: 360 },
}

/**
 * Under `openArcBoundary: frontWins`, the arcs that take a shared border from each arc.
 * @rule SF-ARC-09
 */
export const NEARER_THE_NOSE: Readonly<Record<Arc, readonly Arc[]>> = {
  FF: [],
  RF: ['BL', 'BR'],
  BL: ['FF'],
  BR: ['FF'],
  FT: [],
  RT: ['FT'],
  TT: [],
}

/**
 * The number a to-hit die needs, by range.
 * @rule SF-RNG-01
 */
export const RANGE_BANDS = [
  { name: 'short', upTo: 2, need: 4 },
  { name: 'medium', upTo: 4, need: 5 },
  { name: 'long', upTo: 6, need: 6 },
] as const

/** The longest range of any weapon. */
export const MAX_RANGE = 6

/** How deep the setup areas are, and how far apart the planes of a group may be placed. */
export const SETUP_DEPTH = 6

/**
 * House rule: turns of fire in each weapon line.
 * @rule SF-OPT-AMMO-01
 */
export const AMMUNITION: Readonly<Record<WeaponType, number>> = { LMG: 6, HMG: 5, '20mm': 4, '30mm': 3, '40mm': 2 }
