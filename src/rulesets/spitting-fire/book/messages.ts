import { refusals } from '../../../core/index.js'
import type { RuleId } from './rules.js'

/** The message templates of Spitting Fire, by code. Translate by code and facts. */
const messages = {
  'unknown-id': 'There is no {kind} {id} here.',
  'duplicate-id': 'The id {id} is used twice.',
  // setting up
  'board-too-small': 'The table is {width} by {length}; it must be at least {minWidth} by {minLength}.',
  'bad-card': 'Card {card}: {field} must be {expected}.',
  'same-faction': 'Both sides fly for the {faction}.',
  'wrong-nation': '{card} flies for {nation}, not for the {faction}.',
  'empty-force': 'A force needs at least one aircraft.',
  'nothing-to-buy': 'No aircraft of the {faction} costs {limit} points or less.',
  'over-points': 'The force costs {have} points; the total is {limit}.',
  'points-left': '{left} points are left, and {card} ({cost}) would still fit.',
  'bad-group-size': 'Group {group} has {have} aircraft; {expected}.',
  'mixed-type': 'Group {group} flies {card}, but {plane} is a {other}.',
  'too-many-planes': 'A side may bring at most {limit} aircraft.',
  'already-placed': 'Group {group} is on the table already.',
  'bad-poses':
    'Group {group} needs {need} poses of the kind of this table, in at most six decimal places; {have} given.',
  'outside-setup': '{plane} is outside the setup area.',
  'spread-too-wide': 'Planes of group {group} are {have} apart; at most {limit}.',
  'bad-start-altitude': 'Group {group} may start at level {least} to {most}, not at {have}.',
  'bad-facing': '{plane} must point straight at the enemy edge.',
  'off-table': '{plane} is not on the table.',
  overlap: '{plane} overlaps {other}.',
  'no-room': 'After that {wouldBreak} could no longer be kept: no room is left for group {group}.',
  'other-group-first': 'Group {group} is being placed at level {altitude}.',
  // plotting
  'plot-missing': 'Still without a marker: {missing} of your groups.',
  'suicidal-plot': 'Group {group} is at level {altitude}: {marker} would destroy it.',
  'plots-committed': 'Your markers are committed.',
  // activation
  'already-activated': 'Group {group} has been activated this turn.',
  'group-in-progress': 'Group {group} is acting.',
  'not-in-group': '{plane} is not in the acting group.',
  'already-acted': '{plane} has acted this turn.',
  'plane-in-progress': '{plane} has not finished.',
  // movement
  'bad-distance': 'A step must be more than 0 and a multiple of {quantum}, not {have}.',
  'bad-angle': 'An angle must be a multiple of {quantum}, not {have}.',
  'not-enough-mp': 'That takes {need} MPs; {have} are left.',
  'below-minimum': 'At least {need} MPs must be spent; {have} are.',
  'turn-too-soon': 'A turn needs {need} SU straight ahead first; {have} are flown.',
  'marker-straight': 'A straight marker allows no turn before {need} SU; {have} are flown.',
  'marker-deadline': 'The marker demands a turn before {limit} SU are flown.',
  'marker-direction': 'The marker demands {expected}.',
  'marker-unmet': 'The marker demands a turn to the {expected} before the move ends.',
  'angle-too-wide': 'At most {limit} degrees, not {have}.',
  'zero-turn': 'A turn of 0 degrees is no turn.',
  'turn-too-small': 'The turn that meets the marker must be at least {min} degrees, not {have}.',
  'pivot-pending': 'The {kind} must be finished by its pivot first.',
  'no-pivot-pending': 'No tight turn or half loop waits for its pivot.',
  'movement-over': '{plane} has ended its movement.',
  // attack
  'not-same-altitude': '{target} is at level {have}, not at {need}.',
  'out-of-arc': '{target} is not in the {arc} arc of weapon {weapon}.',
  'out-of-range': '{target} is {have} SU away; weapons reach {limit}.',
  'ff-split': 'All FF weapons must fire at one target, not at {first} and {second}.',
  'weapon-already-fired': 'Weapon {weapon} fires once a turn.',
  'not-an-enemy': '{target} is no enemy.',
  'target-gone': '{target} is no longer in play.',
  'out-of-ammo': 'Weapon line {line} has no ammunition left.',
  'not-tailing': '{plane} is not tailing {target}.',
  'already-moved': '{plane} has begun to move.',
  'no-shots': 'An attack before moving needs at least one shot.',
} as const

/** Refuses in the name of a rule. */
export const no = refusals<RuleId>()(messages)
