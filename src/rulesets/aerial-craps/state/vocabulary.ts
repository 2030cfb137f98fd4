/** The words of Aerial Craps. */
/** The two players. Their nations are data. */
export const SEATS = ['a', 'b'] as const
/** A player. */
export type Seat = (typeof SEATS)[number]

/** The phases of the printed sequence of play; `end` is the turn's end, which is ours. */
export const PHASES = ['housekeeping', 'movement', 'combat', 'end', 'over'] as const
/** A phase of the sequence of play. */
export type Phase = (typeof PHASES)[number]

/** Whether an aircraft is in play, and if not, why. */
export const FATES = ['flying', 'destroyed', 'crashed', 'retired'] as const
/** Whether an aircraft is in play. */
export type Fate = (typeof FATES)[number]

/** Where in its level an aircraft is. */
export const POSITIONS = ['in', 'up', 'down'] as const
/** In the level, or leaving it upward or downward. */
export type Position = (typeof POSITIONS)[number]

/** Whether an aircraft is under control. */
export const CONDITIONS = ['ok', 'stalled', 'spinning'] as const
/** Whether an aircraft is under control. */
export type Condition = (typeof CONDITIONS)[number]

/** What a gun can be. */
export const GUN_STATES = ['ok', 'jammed', 'jammed-for-good', 'broken'] as const
/** The state of a gun. */
export type GunCondition = (typeof GUN_STATES)[number]

/** The two men of a two-seater. */
export const CREW = ['pilot', 'observer'] as const
/** Pilot or observer. */
export type Crew = (typeof CREW)[number]

/** What can be done with a horizontal MP. */
export const USES = ['goForward', 'maneuver', 'exitGoing', 'exitManeuver', 'levelOut'] as const
/** A use of a horizontal MP. */
export type Use = (typeof USES)[number]

/** Effects of a movement test that two Pilot Points cancel. */
export const EFFECTS = ['none', 'speed', 'power', 'minSpeed'] as const
/** An effect of a movement test. */
export type Effect = (typeof EFFECTS)[number]
