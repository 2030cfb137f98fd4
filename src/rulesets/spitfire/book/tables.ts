/** The constants of the book, in printed order. */

/** Altitude Levels that have a marker. @rule SP-2.3-1 */
export const TOP_LEVEL = 20
/** Levels of a horizontal dive. @rule SP-6D-5 */
export const MOST_HDIVE = 4
/** Own Movement Phases of scenario 9.1 after which leaving is safe. @rule SP-6J-2 */
export const MISSION_PHASES = 10
/** One MP in three is watched, fractions up. @rule SP-8-1 */
export const WINDOW = 3
/** Occupied hexes that a shot may pass through. @rule SP-7G-1 */
export const MOST_BETWEEN = 1
/** Second's points at the start of scenario 9.1. @rule SP-9.1-5 */
export const HANDICAP = 20
/** Points of scenario 9.2 for a pass over a target. @rule SP-9.2-4 */
export const PASS_POINTS = 10
/** Points of scenario 9.2 for a bomber that goes home. @rule SP-9.2-5 */
export const EXIT_POINTS = 50
/** Points of scenario 9.2 for a bomber shot down. @rule SP-9.2-7 */
export const BOMBER_POINTS = 50
/** How far a wingman may stray, in hexes. @rule SP-9.3-4 */
export const WING_DISTANCE = 4
/** How far a wingman may stray, in levels. @rule SP-9.3-4 */
export const WING_LEVELS = 1
/** Types without a snap roll. @rule SP-6G1-2 */
export const NO_ROLL: readonly string[] = ['ju87b2', 'ju88a1', 'he111h3', 'bf110c3', 'blenheim4', 'po63']
/** Types without wing-over and split-S. @rule SP-6G2-3 */
export const NO_MANEUVER: readonly string[] = ['ju87b2', 'ju88a1', 'he111h3', 'blenheim4', 'po63']
/** Types that fire all around. @rule SP-7C1-1 */
export const ALL_AROUND: readonly string[] = ['ju88a1', 'he111h3', 'blenheim4']
/** Types with a rear gunner. @rule SP-7C2-1 */
export const REAR_GUNNED: readonly string[] = ['ju87b2', 'bf110c3', 'po63']
/** Types that lose a step of speed for every two hits. @rule SP-7F-3 */
export const TWO_HITS: readonly string[] = ['ju88a1', 'he111h3', 'blenheim4']
