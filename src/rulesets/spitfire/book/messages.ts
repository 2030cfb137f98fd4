import { refusals } from '../../../core/index.js'
import type { RuleId } from './rules.js'

/** The message templates of SPITFIRE, by code. Translate by code and facts. */
export const messages = {
  'unknown-id': "There's no {kind} called {id} here.",
  // setting up
  'bad-chart': "The chart {chart} won't do: its {field} must be {expected}.",
  'duplicate-chart': 'You gave the chart {chart} twice; once is enough.',
  'unknown-chart': "There's no chart called {chart}.",
  'map-too-small': 'A map of {columns} columns and {rows} rows is too small: scenario {scenario} needs hex {hex}.',
  'wrong-period': "Scenario {scenario} isn't played in period {period}: take period {expected}.",
  'wrong-first': 'In scenario {scenario} the First Player flies for the {expected} side.',
  'not-available': "The {chart} doesn't fly in period {period}.",
  'wrong-side': "The {chart} doesn't fly for the {side} side.",
  'wrong-role': 'The {chart} is no {role}, and this side flies {role}s.',
  'not-permitted': 'Scenario {scenario} allows only the {expected} here, not the {chart}.',
  'no-types': 'The {side} side has no {role} in period {period}.',
  'unknown-hex': "There's no hex {hex} on this map.",
  'bad-placement': "{plane} can't start like that: its {field} must be {expected}.",
  'placed-together': '{plane} and {other} would start in the same hex at the same level. Move one of them.',
  'bad-corner': '{plane} starts facing one of the corners beside north: {expected}.',
  // altitude and speed
  'not-your-aircraft': "{plane} isn't one of your aircraft in play.",
  'already-moved': '{plane} has already moved in this phase.',
  'bad-levels': '{mode} takes {expected} levels, not {levels}.',
  ceiling: "{plane} is at level {altitude}, climb step {step}: that's as high as it goes.",
  'dive-speed-locked': 'At speed {speed}, {plane} is over its Level Max of {levelMax}: it has to dive.',
  'no-track': '{plane} has no dive on its chart at any speed it can fly: all it can do is drift down a level.',
  'too-deep': "That's too deep: {plane} can dive {limit} at most, not {levels}.",
  'not-exact': "{plane} can't fly at any speed that dives exactly {levels}.",
  'too-slow-to-dive': 'A vertical dive costs {need} MPs, and {plane} has {have}.',
  'too-slow-to-climb': 'A climb step costs {need} MPs, and {plane} has {have}.',
  'too-slow':
    "{plane} can't slow down to {speed}: it flies at {have}, and only a climb lets it shed speed, at the end of its move.",
  'too-much-acceleration': '{plane} accelerates by {limit} at most: from {have} up to {most}, not {speed}.',
  'not-without-dive': '{speed} is a Dive speed: unless it dives, {plane} can fly {limit} at most.',
  'over-maximum': '{speed} is too fast: {plane} can fly {limit} at most.',
  'no-injection':
    "{plane} has no fuel injection: in the first phase of a vertical dive it can't accelerate and stays at {have}.",
  'dive-not-supported': 'At speed {speed} the dive track says {limit}, and you announced a dive of {levels}.',
  'segment-closed': 'Segment {segment} is over: what was decided there stands.',
  'one-at-a-time': "Here each aircraft decides and moves before the next one does, so there's nothing to close.",
  'passive-side': "It's the Movement Phase of {moving}. Yours comes next.",
  // movement
  'move-in-progress': '{plane} is in the middle of its move: finish that first.',
  'no-move': 'No aircraft is moving. Choose one to move first.',
  'not-enough-mp': 'Not enough MPs: that costs {need}, and you have {have}.',
  'mp-left': 'All MPs have to be spent first: {left} to go.',
  'aircraft-left': '{plane} still has to move.',
  'no-choice-of-hex': "You can only fly into the hex straight ahead, so don't say left or right.",
  'choose-hex': 'The nose points at a corner: say which hex you fly into, left or right.',
  'not-first': 'That has to come first in a move, before anything else is spent.',
  'turn-too-soon': "Too soon to turn: it takes {need} straight ahead, and you've flown {have}.",
  'cannot-roll': "The {chart} can't snap roll.",
  'other-hand': "You've rolled {hand} in this move, so any other roll goes {hand} too.",
  'cannot-maneuver': "The {chart} can't fly a wing-over or a split-S.",
  'not-prepared':
    'A {maneuver} has to be set up in the phase before: a wing-over by nothing but climbing, a split-S by a vertical dive.',
  'levelled-off': 'You leveled off after the dive, so the split-S is gone.',
  'not-level': 'A {maneuver} needs level flight: no climb and no dive in the same phase.',
  'not-climbing': '{plane} declared no climb for this phase.',
  diving: "{plane} is diving in this phase, so it can't climb.",
  'half-step': 'A climb step costs {need} MPs: spend the odd one on something else.',
  'climb-duty': "{plane} declared a climb, and after that it couldn't climb even one step any more.",
  stacked: "{plane} can't end in hex {hex} at level {altitude}: {other} is there.",
  'no-way-out': 'After that, {plane} would have to end in the same hex and at the same level as another aircraft.',
  'bad-bleed': '{plane} can slow down by {limit} at most, not {bleed}.',
  'no-attitude': 'You choose an attitude under rule 11 only.',
  'choose-attitude': 'Say whether it keeps its attitude or levels off.',
  'level-keeps-none': "It flew level, so there's no attitude to keep: it stays level.",
  'cannot-level-off': "Every MP went into the climb or dive, so it can't level off.",
  'other-cost': 'You wrote {text}, but what that costs is {need}.',
  // fire
  'no-gun': '{plane} has no {gun} gun.',
  'no-target': "{target} isn't an enemy in play.",
  'no-shot-declared': "The {gun} gun of {plane} has no target, so there's nothing to take back.",
  'already-fired': 'The {gun} gun of {plane} has already fired.',
  'fire-locked': "You've finished declaring fire in this phase.",
  'joining-holds-fire': '{plane} is joining up and has to hold its fire.',
  'other-level': '{target} is at level {have}, and you can only fire at your own level, {need}.',
  'wrong-attitude': 'In {attitude} attitude, {plane} can fire only at {expected} targets.',
  'same-hex': '{target} is straight above or below you, in the same hex: no shot.',
  'range-zero': "{target} is in your own hex at your own level: at range 0 there's no shot.",
  'out-of-field': "{target} isn't in the field of fire of the {gun} gun of {plane}.",
  'out-of-range': '{target} is too far away: range {have}, and the {gun} gun reaches {limit}.',
  obstructed: '{count} hexes on the line to the target are occupied; you can fire through one at most.',
  'target-not-seen':
    "{target} wasn't in sight: at MP {mp} of its move it was outside the field of the {gun} gun. The last third of the move ({window} MP) has to be inside.",
  'lost-sight':
    "{plane} didn't keep {target} in sight: at MP {mp} of its own move the target was outside the field of the {gun} gun. It has to be inside for the last third ({window} MP).",
  'not-countable':
    "{plane} couldn't keep its target in sight: its MP {mp} went into {kind}. The last third of the move ({window} MP) has to be hexes, climbs, dives or the second half of a roll.",
  'not-flown': "{plane} hasn't flown in this phase, so its move puts nobody in sight.",
  'too-few-countable':
    "{plane} couldn't keep its target in sight: of the MPs it spent, {have} count, and it takes {window}.",
  // formation and end
  'not-a-candidate': "{plane} can't lead: name one of your aircraft in play.",
  'too-early': 'In scenario 9.1 you can agree to stop only after turn {turn}.',
  'offered-already': "You've offered that in this phase, and the answer was no.",
} as const

/** A code of a refusal: what a translation has a template for. */
export type Code = keyof typeof messages

/** Refuses in the name of a rule. */
export const no = refusals<RuleId>()(messages)
