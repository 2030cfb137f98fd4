import { refusals } from '../../../core/index.js'
import type { RuleId } from './rules.js'

/** The message templates of Spitting Fire, by code. Translate by code and facts. */
export const messages = {
  'unknown-id': "There's no {kind} {id} to choose here.",
  'duplicate-id': 'The name {id} is used twice.',
  // setting up
  'board-too-small': 'The table is {width} by {length}: it must be at least {minWidth} by {minLength}.',
  'table-across': 'The table is {width} wide and {length} long: turn it, so that its short edges lie south and north.',
  'bad-card': 'Card {card}: {field} must be {expected}.',
  'same-faction': 'Both sides would fly for the {faction}: one of them has to change.',
  'wrong-nation': 'The {card} flies for {nation}, not for the {faction}.',
  'empty-force': 'Take at least one aircraft.',
  'nothing-to-buy': 'No aircraft of the {faction} costs {limit} points or less.',
  'over-points': 'That force costs {have} points, and the limit is {limit}.',
  'points-left': 'One more {card} fits: it costs {cost}, and you have {left} left.',
  'bad-group-size': 'Group {group} has {have} aircraft, but {expected}.',
  'mixed-type': 'A group flies one type: in group {group} that is the {card}, not the {other} of {plane}.',
  'too-many-planes': 'A side may bring at most {limit} aircraft.',
  'already-placed': 'Group {group} is already on the table.',
  'bad-poses': 'Group {group} needs {need} places, and got {have}.',
  'other-table-pose': 'On this table {plane} needs {expected}.',
  'too-many-places': 'The {field} of {plane} is {have}: use at most {places} decimals.',
  'outside-setup': '{plane} must start in your setup area, within 6 SU of your edge.',
  'spread-too-wide': 'Group {group} would be spread over {have} SU: keep its aircraft within {limit} of each other.',
  'bad-start-altitude': "Group {group} can't start at level {have}: choose from {least} to {most}.",
  'bad-facing': "{plane} must point straight at the enemy's edge, not {have}°.",
  'off-table': '{plane} is not on the table.',
  overlap: "{plane} can't stay there: {other} is in the way.",
  'other-group-first': 'Finish placing group {group} first, at level {altitude}.',
  'not-your-group': "Group {group} isn't yours.",
  'group-gone': 'Group {group} is out of play.',
  // plotting
  'plot-missing': 'Still without a marker: {missing} of your groups.',
  'suicidal-plot': '{marker} at level {altitude} would be the end of group {group}.',
  'plots-committed': 'Your markers are committed: they stay as they are.',
  // activation
  'already-activated': 'Group {group} has already acted this turn: activate another.',
  'group-in-progress': 'Group {group} has to finish first.',
  'no-group-acting': 'Activate a group first: none is acting.',
  'not-in-group': "{plane} isn't in the group that's acting.",
  'plane-gone': '{plane} is out of play.',
  'already-acted': '{plane} has already flown this turn.',
  'not-next': '{next} goes before {plane}.',
  'plane-in-progress': '{plane} has to finish its move and its attack first.',
  // movement
  'bad-distance': 'Fly ahead in steps of {quantum} SU, not {have}.',
  'bad-angle': 'Angles go in steps of {quantum}° here, not {have}°.',
  'not-enough-mp': 'That takes {need} MP, and you have {have} left.',
  'below-minimum': "Keep flying: spend at least {need} MP before you stop. You've spent {have}.",
  'turn-too-soon': "Too soon to turn: fly {need} SU straight ahead first. You've flown {have}.",
  'marker-straight': "The marker is straight: fly {need} SU before you turn. You've flown {have}.",
  'marker-deadline': "That's too far without turning: the marker gives you {last} SU, and you've flown {have}.",
  'marker-direction': 'The marker says {expected}: turn that way first.',
  'marker-unmet': 'The marker says {expected}: turn that way, or try a half-loop, before you stop.',
  'angle-too-wide': 'You can come round by {limit}° at most, not by {have}°.',
  'zero-turn': 'A turn of 0° is no turn.',
  'turn-too-small': 'Your marker wants a turn of at least {min}°, not {have}°.',
  'pivot-pending': 'Finish your {kind} first: choose its pivot.',
  'no-pivot-pending': 'No tight turn or half-loop is waiting for its pivot.',
  'movement-over': '{plane} has finished moving: now it attacks or holds fire.',
  // attack
  'not-same-altitude': "{target} is at level {have} and you're at {need}: fire at your own level only.",
  'out-of-arc': '{target} is not in the {arc} arc of weapon {weapon}.',
  'out-of-range': '{target} is {have} SU away: guns reach {limit}.',
  'ff-split': 'All forward fixed (FF) guns fire at one target: choose {first} or {second}.',
  'weapon-already-fired': 'Each gun fires once a turn: you named weapon {weapon} twice.',
  'already-attacked': '{plane} has already attacked this turn.',
  'not-an-enemy': '{target} is on your own side.',
  'target-gone': '{target} is already out of play.',
  'out-of-ammo': 'Weapon line {line} is out of ammunition.',
  'tailing-off': "Nobody fires before moving: you aren't playing with tailing.",
  'not-tailing': "{plane} isn't tailing {target}, so it moves before it fires.",
  'already-moved': '{plane} has begun to move: it fires when it has finished.',
  'no-shots': 'Name at least one shot, or just move.',
} as const

/** A code of a refusal of this game. Those of the kernel stand beside them. */
export type Code = keyof typeof messages

/** Refuses in the name of a rule. */
export const no = refusals<RuleId>()(messages)
