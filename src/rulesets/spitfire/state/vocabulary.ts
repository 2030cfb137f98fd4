/** SPITFIRE: its vocabulary. */

/** The two players, in the order in which they move. */
export const SEATS = ['first', 'second'] as const
/** One of the two players. */
export type Seat = (typeof SEATS)[number]

/** Where the game is: the segments of a Movement Phase, the Joint Combat Phase, and roles to settle after it. */
export const PHASES = ['setup', 'altitude', 'speed', 'movement', 'combat', 'formation', 'over'] as const
/** A phase of play. */
export type Phase = (typeof PHASES)[number]

/** What an aircraft does with its altitude in a phase. */
export const MODES = ['level', 'climb', 'hdive', 'vdive'] as const
/** What a plane declares in its altitude segment. */
export type Mode = (typeof MODES)[number]

/** Where a nose points for rule 11. */
export const ATTITUDES = ['level', 'climb', 'dive'] as const
/** How a plane flies. */
export type Attitude = (typeof ATTITUDES)[number]

/** Guns, in the order in which their dice are rolled. */
export const GUNS = ['fwd', 'rear', 'all'] as const
/** A kind of gun. */
export type Gun = (typeof GUNS)[number]

/** The kinds of armament. */
export const ARMAMENTS = ['fwd', 'fwd+rear', 'all'] as const
/** A kind of armament. */
export type Armament = (typeof ARMAMENTS)[number]

/** The classes of aircraft. */
export const CLASSES = ['fighter', 'fighter-bomber', 'bomber'] as const
/** A class of aircraft. */
export type AircraftClass = (typeof CLASSES)[number]
/** What a plane is in its scenario. */
export type Role = 'fighter' | 'bomber'

/** The two sides of the war. */
export const ALLIANCES = ['allied', 'german'] as const
/** A side of the war. */
export type Alliance = (typeof ALLIANCES)[number]

/** The scenarios of the book. */
export const SCENARIOS = ['9.1', '9.2', '9.3', '9.3V'] as const
/** A scenario of the book. */
export type ScenarioId = (typeof SCENARIOS)[number]

/** The periods of availability. */
export const PERIODS = [1, 2, 3, 4] as const
/** A period of availability. */
export type Period = (typeof PERIODS)[number]

/** In play, and the ways out of it. */
export const STATUSES = ['flying', 'shot-down', 'exited'] as const
/** Whether a plane is in play, and if not, why. */
export type Status = (typeof STATUSES)[number]

/** Left and right. */
export const HANDS = ['left', 'right'] as const
/** Left or right. */
export type Hand = (typeof HANDS)[number]

/** An edge of the map. */
export type Edge = 'north' | 'east' | 'south' | 'west'

/** Where a wingman belongs, seen from his leader's seat; `both` is the whole rear arc. */
export const ZONES = ['left', 'right', 'both'] as const
/** Where planes are set up. */
export type Zone = (typeof ZONES)[number]

/** What an MP was spent on. A snap roll is two kinds: its first half in the hex it starts from, the rest in the next. */
export const MP_KINDS = ['hex', 'turn', 'climb', 'dive', 'maneuver', 'rollStart', 'rollEnd'] as const
/** What a movement point was spent on. */
export type MpKind = (typeof MP_KINDS)[number]

/** A maneuver that the last own phase has prepared. */
export const PREPARATIONS = ['wingOver', 'splitS'] as const
/** How a maneuver is prepared. */
export type Preparation = (typeof PREPARATIONS)[number]
