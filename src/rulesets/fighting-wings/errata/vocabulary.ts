/** The three ways of playing that the errata sheet tells apart: 1st-edition rules, 2nd-edition rules, the second box. */
export const EDITIONS = ['otr1', 'otr2', 'asp'] as const
/** `otr1` Over the Reich, 1st-edition rules; `otr2` the same box with 2nd-edition rules; `asp` Achtung Spitfire! */
export type Edition = (typeof EDITIONS)[number]

/** Six bank angles in clockwise roll order; the list is a ring. */
export const BANKS = ['LVL', 'RB', 'IRB', 'INV', 'ILB', 'LB'] as const
/** A bank angle: wings level, right, inverted right, inverted, inverted left, left. */
export type Bank = (typeof BANKS)[number]

/** Flight types from nose up to nose down. */
export const FLIGHT_TYPES = ['VC', 'ZC', 'LVL', 'SD', 'VD'] as const
/** Vertical climb, zoom climb, level, steep dive, vertical dive. */
export type FlightType = (typeof FLIGHT_TYPES)[number]

/** Turn rates from the gentlest to the hardest. */
export const TURN_RATES = ['EZ', 'TT', 'HT', 'BT', 'ET'] as const
/** A rate of turn. */
export type TurnRate = (typeof TURN_RATES)[number]

/** Altitude bands from the lowest to the highest. */
export const BANDS = ['VL', 'LO', 'ML', 'MH', 'HI', 'VH', 'EH', 'UH'] as const
/** An altitude band. */
export type Band = (typeof BANDS)[number]

/** Speed bands of a data card: 1.0-4.5, 5.0-7.5, 8.0-9.5, 10 and more. */
export const SPEED_BANDS = ['b1', 'b2', 'b3', 'b4'] as const
/** A speed band of a data card. */
export type SpeedBand = (typeof SPEED_BANDS)[number]

/** Pilot qualities from the worst to the best. */
export const QUALITIES = ['recruit', 'green', 'regular', 'veteran'] as const
/** A pilot quality. */
export type Quality = (typeof QUALITIES)[number]

/** Weight classes in rising order. */
export const WEIGHT_CLASSES = ['F', 'L', 'M', 'H'] as const
/** A weight class; with a {@link Role} it says what the sheet calls "MF", "M bomber" or "any D class". */
export type WeightClass = (typeof WEIGHT_CLASSES)[number]

/** What an aircraft is built for. */
export const ROLES = ['fighter', 'bomber', 'divebomber'] as const
/** What an aircraft is built for. */
export type Role = (typeof ROLES)[number]

/** Load states in rising order. */
export const LOADS = ['clean', 'loaded', 'overloaded'] as const
/** A load state. */
export type Load = (typeof LOADS)[number]

/** Lengths of a burst. */
export const BURSTS = ['half', 'regular', 'long'] as const
/** The length of a burst. */
export type Burst = (typeof BURSTS)[number]

/** Whether an aircraft flies, is stalled, or spins. */
export const STALL_KINDS = ['none', 'stalled', 'spinning'] as const
/** Whether an aircraft flies, is stalled, or spins. */
export type StallKind = (typeof STALL_KINDS)[number]

/** Left or right. */
export const SIDES = ['L', 'R'] as const
/** Left or right. */
export type Hand = (typeof SIDES)[number]

/** Where an aircraft lies as seen from another: an arc, a border line of the rear arc, or the same hex. */
export const ARC_POSITIONS = [
  'front',
  'rightFront',
  'rightRear',
  'rear',
  'leftRear',
  'leftFront',
  'rearBorderL',
  'rearBorderR',
  'same',
] as const
/** A position relative to another aircraft. The two border lines of the rear arc are named apart for tailing. */
export type ArcPosition = (typeof ARC_POSITIONS)[number]

/** The twelve facings in clockwise order; a facing is an index into this list. */
export const COMPASS = ['N', 'NNE', 'NE', 'E', 'SE', 'SSE', 'S', 'SSW', 'SW', 'W', 'NW', 'NNW'] as const
/** The name of a facing. */
export type Compass = (typeof COMPASS)[number]

/**
 * A speed, a number of flight points or of shots, counted in halves so that it is always an integer: 7.5 is 15.
 * {@link halves} and {@link printed} translate.
 */
export type Half = number

/** Altitude increments of 100 feet. */
export type Increments = number

/** A result of one ten-sided die, 1 to 10. */
export type D10 = number

/** A turn mode of the turn chart: `'4'`, or `'3-2'` for 3 and 2 in turn. */
export type TurnMode = string

/** A pilot. Absent traits are traits the pilot does not have. */
export interface Pilot {
  readonly quality: Quality
  readonly gifted?: boolean
  readonly crackShot?: boolean
  readonly hero?: boolean
  readonly ace?: boolean
  readonly nation?: string
}

/** An aircraft's class: weight letter and role. */
export interface AircraftClass {
  readonly cls: WeightClass
  readonly role: Role
}

/** A speed as printed, in halves: `halves(7.5)` is 15. What is no multiple of 0.5 gives no integer, and is refused later. */
export const halves = (speed: number): Half => 2 * speed

/** Halves as printed: `printed(15)` is 7.5. */
export const printed = (half: Half): number => half / 2

/** Whether a bank angle is one of the three inverted ones. */
export const isInverted = (bank: Bank): boolean => bank === 'INV' || bank === 'ILB' || bank === 'IRB'

/** Whether the pilot is of this quality or a better one. */
export const atLeast = (pilot: Pilot, quality: Quality): boolean =>
  QUALITIES.indexOf(pilot.quality) >= QUALITIES.indexOf(quality)

/** Whether a flight type is a vertical attitude. */
export const isVertical = (type: FlightType): boolean => type === 'VC' || type === 'VD'

/** Nose attitude as a number: 2 for a vertical climb down to -2 for a vertical dive. */
export const pitch = (type: FlightType): number => 2 - FLIGHT_TYPES.indexOf(type)
