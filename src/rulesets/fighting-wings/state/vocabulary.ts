/** The words of the flight engine: players, phases, questions, settings. */

/** The players. */
export const SEATS = ['blue', 'red'] as const
/** A player. */
export type Seat = (typeof SEATS)[number]

/** Set-up, then the phases of a turn, in order. */
export const PHASES = ['setup', 'plot', 'activate', 'move', 'attack', 'end', 'over'] as const
/** A phase of the turn. */
export type Phase = (typeof PHASES)[number]

/** What the game can wait for. */
export const FRAMES = [
  'scatter',
  'adjust',
  'banks',
  'plot',
  'spin',
  'tail',
  'initiative',
  'wing',
  'helpless',
  'headOn',
  'shots',
  'roll',
  'stores',
  'jams',
  'bail',
  'book',
] as const
/** One thing the game waits for. */
export type FrameKind = (typeof FRAMES)[number]

/** Throttle settings. */
export const THROTTLES = ['idle', 'normal', 'combat'] as const
/** A throttle setting. */
export type Throttle = (typeof THROTTLES)[number]

/** States of flaps and of landing gear. */
export const DEVICES = ['up', 'lowering', 'down', 'raising'] as const
/** A state of flaps or of landing gear. */
export type Device = (typeof DEVICES)[number]

/** Six arcs round an aircraft. */
export const ARCS = ['front', 'rightFront', 'rightRear', 'rear', 'leftRear', 'leftFront'] as const
/** An arc round an aircraft. */
export type Arc = (typeof ARCS)[number]

/** States of damage. */
export const DAMAGES = ['none', 'light', 'heavy', 'severe', 'destroyed'] as const
/** A state of damage. */
export type Damage = (typeof DAMAGES)[number]

/** Jams of a weapon. */
export const JAMS = ['no', 'temp', 'perm'] as const
/** A jam of a weapon. */
export type Jam = (typeof JAMS)[number]

/** States of a drop tank that has not dropped: never tried, stuck at the first try, stuck for good. */
export const TANKS = ['on', 'stuck', 'permanent'] as const
/** A state of a drop tank. */
export type Tank = (typeof TANKS)[number]

/** What can be jettisoned. */
export const DROPS = ['tanks', 'stores', 'all'] as const
/** What is jettisoned. */
export type Drop = (typeof DROPS)[number]

/** Ways to move an aircraft when its formation is scattered: a hex, or up or down. */
export const WAYS = ['N', 'NE', 'SE', 'S', 'SW', 'NW', 'up', 'down'] as const
/** A way to move an aircraft when its formation is scattered. */
export type Way = (typeof WAYS)[number]

/** Ways to shift sideways without a turn. */
export const SHIFTS = ['slip', 'skid', 'barrel'] as const
/** A way to shift sideways: with the bank, by rudder against it, or in a barrel roll. */
export type Shift = (typeof SHIFTS)[number]

/** Firepower at ranges 1 to 6. */
export type Firepower = readonly [number, number, number, number, number, number]
