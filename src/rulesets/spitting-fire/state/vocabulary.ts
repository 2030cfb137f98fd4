/** Spitting Fire: its vocabulary. */

/** The two players. */
export const SEATS = ['axis', 'allies'] as const
/** One of the two players. */
export type Seat = (typeof SEATS)[number]

/** The phases of play. `activate` is from a flip to `beginPlane`, `move` to the end of that plane's movement. */
export const PHASES = ['force', 'place', 'plot', 'activate', 'move', 'attack', 'end', 'over'] as const
/** A phase of play. */
export type Phase = (typeof PHASES)[number]

/** Card colours: red for the Axis seat, black for the Allied one. */
export const COLOURS = ['red', 'black'] as const
/** A card's colour. */
export type Colour = (typeof COLOURS)[number]

/** The vertical parts of a marker. */
export const VERTICALS = ['climb', 'level', 'dive'] as const
/** What a marker does to the level. */
export type Vertical = (typeof VERTICALS)[number]
/** The heading parts of a marker. */
export const BENDS = ['left', 'straight', 'right'] as const
/** What a marker does to the heading. */
export type Bend = (typeof BENDS)[number]
/** One of the nine maneuver markers. */
export type Marker = `${Vertical}-${Bend}`
/** The nine maneuver markers. */
export const MARKERS = VERTICALS.flatMap((vertical) => BENDS.map((bend): Marker => `${vertical}-${bend}`))

/** Firing arcs, in printed order. */
export const ARCS = ['FF', 'RF', 'BL', 'BR', 'FT', 'RT', 'TT'] as const
/** A firing arc. */
export type Arc = (typeof ARCS)[number]

/** Weapon types, in printed order. */
export const WEAPON_TYPES = ['LMG', 'HMG', '20mm', '30mm', '40mm'] as const
/** A type of weapon. */
export type WeaponType = (typeof WEAPON_TYPES)[number]

/** Nations whose aircraft the book names. */
export const NATIONS = ['USA', 'Britain', 'USSR', 'Germany', 'Japan', 'Italy', 'France'] as const
/** A nation. */
export type Nation = (typeof NATIONS)[number]

/** The short edges of the table. */
export const EDGES = ['south', 'north'] as const
/** A short edge of the table. */
export type Edge = (typeof EDGES)[number]

/** In play, and the ways out of it. */
export const STATUSES = ['flying', 'shot-down', 'crashed', 'stalled', 'exited'] as const
/** Whether a plane is in play, and if not, why. */
export type Status = (typeof STATUSES)[number]

/** House rule banking: to which side a plane leans. */
export type Bank = 'left' | 'level' | 'right'
