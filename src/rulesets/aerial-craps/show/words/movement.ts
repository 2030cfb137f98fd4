/** What happens in movement, told: pitch, movement points, tests, speed, stalls and spins. */
import { counted, listing, number, signed, sumOf } from '../../../../core/words/index.js'
import type { Condition, Effect, Use, View } from '../../state/state.js'
import {
  aPitch,
  compass,
  craftName,
  diceOf,
  faces,
  hexWord,
  pitchName,
  pointedBy,
  points,
  rolled,
  some,
  turnName,
} from './speech.js'
import type { Happening, Sayings } from './table.js'

/** What a first MP is for, after `means to`; undefined for the turn of a plain flight ahead. */
export function useName(use: Use, turn = 0): string {
  if (use === 'goForward') return turn === 0 ? 'fly straight ahead' : `fly ahead and turn ${turnName(turn)}`
  return USES[use]
}

const USES: Readonly<Record<Exclude<Use, 'goForward'>, string>> = {
  maneuver: 'maneuver',
  exitGoing: 'break out and go',
  exitManeuver: 'break out, still maneuvering',
  levelOut: 'level out',
}

/** How an MP is spent, where what follows would not make sense without it. */
const SPENT: Readonly<Record<Use, string | null>> = {
  goForward: null,
  maneuver: 'maneuvers',
  exitGoing: 'tries to break out of the hex',
  exitManeuver: 'tries to break out of the hex, still maneuvering',
  levelOut: 'tries to level out',
}

// ---------------------------------------------------------------------------------------- pitch and levels

function tellPitch({ ac, pitch, rule }: Happening<'pitchDeclared'>, view: View): string | null {
  const name = craftName(ac, view)
  if (rule === 'AC-2.511-3') return `${name} has not left its level yet: its pitch stops at ${aPitch(pitch)}.`
  if (rule === 'AC-2.50-4') return `${name} means to ease into ${aPitch(pitch)}.`
  if (view.aircraft[ac]?.maintenance === 'extinguish') return `${name} goes for ${aPitch(pitch)} to put its fire out.`
  const kept = view.move?.ac === ac && view.move.from === pitch
  if (kept) return pitch === 0 ? null : `${name} keeps to its ${pitchName(pitch)}.`
  return `${name} goes for ${aPitch(pitch)}.`
}

function tellMps({ ac, h, v, modifiers, rule }: Happening<'mpAllotted'>, view: View): string {
  const again = rule === 'AC-2.50-5' ? ' now' : ''
  const spins = rule === 'AC-2.82-2'
  // A spin has no horizontal MPs, whatever its pitch.
  const lines = spins ? modifiers.filter((line) => line.rule !== 'AC-2.312-1') : modifiers
  const ahead = lines.some((line) => line.rule === 'AC-2.312-2') ? 'horizontal ' : ''
  const has =
    h + v === 0 ? 'no MPs' : listing([...(h > 0 ? [mps(h, ahead)] : []), ...(v > 0 ? [mps(v, 'vertical ')] : [])])
  return `${craftName(ac, view)}${spins ? ', spinning,' : ''}${again} has ${has} (${sumOf(lines)}).`
}

const mps = (count: number, kind: string): string => counted(count, `${kind}MP`)

/** A stall or a spin says itself where it leaves the nose. */
function tellNose({ ac, from, to, rule }: Happening<'pitchChanged'>, view: View): string | null {
  if (rule === 'AC-2.81-1' || rule === 'AC-2.82-1') return null
  const name = craftName(ac, view)
  if (rule === 'AC-2.66-5') return `The nose of ${name} drops from ${aPitch(from)} to ${aPitch(to)}.`
  return `${name} goes from ${aPitch(from)} to ${aPitch(to)}.`
}

/** Vertical MPs follow each other: where they led, and whether a level is being left. */
function tellLevels(alike: readonly Happening<'levelChanged'>[], view: View): string | null {
  const last = alike.at(-1)!
  const name = craftName(last.ac, view)
  const own = OTHERWISE[last.rule]
  if (own !== undefined) return `${name} ${last.pos === 'in' ? own : 'goes on leaving'} level ${last.level}.`
  const reached = alike.filter(({ pos }) => pos === 'in').at(-1)
  if (last.level < 1) return null
  const leaving = `begins to ${last.pos === 'up' ? 'climb' : 'dive'} out of level ${last.level}`
  const parts = [...(reached ? [`reaches level ${reached.level}`] : []), ...(last.pos === 'in' ? [] : [leaving])]
  return `${name} ${listing(parts)}.`
}

const OTHERWISE: Readonly<Record<string, string>> = {
  'AC-2.511-2': 'settles back into',
  'AC-2.51-5': 'levels off in',
  'AC-2.81-2': 'falls back into',
}

// ---------------------------------------------------------------------------------------- hexes and facings

function tellHexes(alike: readonly Happening<'hexEntered'>[], view: View): string {
  const [{ ac, rule }] = alike as [Happening<'hexEntered'>]
  const hexes = listing(alike.map((hex) => hexWord(hex, view)))
  const how = rule === 'AC-2.66-90' ? 'is thrown back to' : rule === 'AC-2.66-4' ? 'is flung into' : 'flies into'
  return `${craftName(ac, view)} ${how} ${hexes}.`
}

const ROLLED: Readonly<Record<string, string>> = {
  'AC-1.50-2': 'comes out of its maneuver facing',
  'AC-2.81-1': 'drops out of its maneuver facing',
}

function tellFacing({ ac, die, rule }: Happening<'facingRolled'>, view: View): string {
  const own = ROLLED[rule]
  if (own !== undefined) return `${craftName(ac, view)} ${own} ${pointedBy(die)} (die ${die}).`
  return `A ${die} points ${craftName(ac, view)} ${pointedBy(die)}.`
}

/** Where the die points has been said: only a shift is news. */
function tellShift({ ac, facing, pp }: Happening<'facingShifted'>, view: View): string | null {
  if (view.last?.type !== 'shiftFacing' || view.last.shift === 0) return null
  const paid = pp > 0 ? ` for ${points(pp)}` : ''
  return `${craftName(ac, view)} wrenches round to the ${compass(facing)}${paid}.`
}

// ---------------------------------------------------------------------------------------- movement tests

/** A test of level 0 without a die is hardly one. */
function tellTest({ ac, called, level, modifiers }: Happening<'testCalled'>, view: View): string | null {
  const dice = modifiers.reduce((sum, { value }) => sum + value, 0)
  if (level === 0 && dice <= 0) return null
  const others = called === 0 ? modifiers : modifiers.slice(1)
  const sum = [`called for ${number(called)}`, ...others.map(({ label, value }) => `${label} ${signed(value)}`)]
  return `Movement test of level ${level} for ${craftName(ac, view)}: ${diceOf(Math.max(0, dice))} (${sum.join(', ')}).`
}

function tellDice(e: Happening<'testRolled'>, view: View): string | null {
  const kinds = [
    ['', e.called],
    [' (free)', e.free],
    [' (penalty)', e.penalty],
    [' (aerobatic)', e.aero],
    [' (Pilot Points)', e.pilot],
  ] as const
  const thrown = kinds.filter(([, dice]) => dice.length > 0).map(([kind, dice]) => `${faces(dice)}${kind}`)
  if (thrown.length === 0) return null
  const spared = [...e.free, ...e.pilot].includes(1) ? 'no ones that count' : 'no ones'
  const ones = e.ones === 0 ? spared : some(e.ones, 'one')
  const sixes = e.sixes === 0 ? '' : ` and ${some(e.sixes, 'six', 'sixes')}`
  return `${craftName(e.ac, view)} tests with ${thrown.join('; ')}: ${ones}${sixes}.`
}

/** What comes of no dice at all is left unsaid. */
function tellPass({ ac, gain, modifiers, rule }: Happening<'testPassed'>, view: View): string | null {
  if (rule === 'AC-2.64-5') return null
  const worth =
    gain === 0 && modifiers.length === 0 ? ' its test' : ` its test, worth ${number(gain)} CV (${sumOf(modifiers)})`
  return `${craftName(ac, view)} passes${worth}.`
}

function tellFailure({ ac, dice, sum, move }: Happening<'testFailed'>, view: View): string {
  const severity = dice.length === 1 ? number(sum) : `${number(sum)} (dice ${faces(dice)})`
  return `${craftName(ac, view)} fails its test, severity ${severity}: ${counted(move, 'step')} short.`
}

const CANCELLED: Readonly<Record<Effect, string>> = {
  none: 'nothing',
  speed: 'speed',
  power: 'its power roll',
  minSpeed: 'its minimum speed',
}

function tellExcess({ ac, pitch, speed }: Happening<'excessTaken'>, view: View): string {
  const costs = [
    ...(pitch > 0 ? [`${counted(pitch, 'step')} of pitch`] : []),
    ...(speed > 0 ? [`${counted(speed, 'point')} of speed`] : []),
  ]
  return `What is left of the failure costs ${craftName(ac, view)} ${listing(costs)}.`
}

// ---------------------------------------------------------------------------------------- speed, stress, stalls

function tellPower(e: Happening<'powerRolled'>, view: View): string {
  const gain =
    ['nothing comes of it', '1 point of speed gained'][e.gain] ?? `up to ${number(e.gain)} points of speed to gain`
  return `${craftName(e.ac, view)} opens the throttle and rolls ${rolled(e)}: ${gain}.`
}

function tellDrag(e: Happening<'dragRolled'>, view: View): string {
  const does = e.forced ? 'cannot hold its speed' : 'throttles back'
  const loss = ['no speed lost', '1 point of speed lost'][e.loss] ?? `${number(e.loss)} points of speed to lose`
  return `${craftName(e.ac, view)} ${does} and rolls ${rolled(e)}: ${loss}.`
}

/** A speed that nothing has changed is left unsaid. */
function tellSpeed({ ac, speed, modifiers }: Happening<'speedChanged'>, view: View): string | null {
  if (modifiers.length === 1) return null
  const sum = modifiers.length === 0 ? '' : ` (${sumOf(modifiers)})`
  return `${craftName(ac, view)} is at speed ${number(speed)}${sum}.`
}

function tellStress(e: Happening<'stressRolled'>, view: View): string {
  const end = e.destroyed
    ? 'it is too much'
    : e.rows === 0
      ? 'it holds together'
      : `${counted(e.rows, 'row')} of boxes ${e.rows === 1 ? 'goes' : 'go'}`
  return `The strain on ${craftName(e.ac, view)}: rolled ${rolled(e)}; ${end}.`
}

const CONDITION: Readonly<Record<Condition, string>> = {
  ok: 'has recovered from its stall',
  stalled: 'stalls, and its nose drops into a shallow dive',
  spinning: 'falls into a spin',
}

function tellRecovery({ ac, dice, recovered }: Happening<'recoveryRolled'>, view: View): string {
  const name = craftName(ac, view)
  if (dice.length === 0) return `${name} lets its spin go on.`
  return `${name} fights its spin: ${faces(dice)}, ${recovered ? 'and a six gets it out' : 'no six'}.`
}

function tellEnd({ ac, speed, level }: Happening<'moveEnded'>, view: View): string {
  const { hex, facing, maneuvering, condition } = view.aircraft[ac]!
  const way = maneuvering ? 'maneuvering' : facing === null ? condition : `heading ${compass(facing)}`
  return `${craftName(ac, view)} ends its move in ${hexWord(hex, view)}, level ${level}, speed ${number(speed)}, ${way}.`
}

/** The sentences of movement. */
export const movement: Sayings<
  | ('moveBegan' | 'pitchDeclared' | 'intentDeclared' | 'mpRolled' | 'mpAllotted' | 'pitchChanged' | 'mpUsed')
  | ('hexEntered' | 'turned' | 'maneuvered' | 'facingRolled' | 'facingShifted' | 'levelChanged' | 'testCalled')
  | ('testRolled' | 'mtLevelSet' | 'testPassed' | 'testFailed' | 'effectCancelled' | 'excessTaken' | 'powerRolled')
  | ('dragRolled' | 'engineSwitched' | 'speedChanged' | 'crewDiceRolled' | 'stressRolled' | 'stallRolled')
  | ('conditionChanged' | 'recoveryRolled' | 'moveEnded')
> = {
  moveBegan: ([{ ac, speed }], view) => `${craftName(ac, view)} moves at speed ${number(speed)}.`,
  pitchDeclared: ([e], view) => tellPitch(e, view),
  intentDeclared: ([{ ac, use, turn }], view) =>
    `${craftName(ac, view)} means to ${useName(use, turn)} with its first MP.`,
  // The die stands in the sum of the movement points.
  mpRolled: () => null,
  mpAllotted: ([e], view) => tellMps(e, view),
  pitchChanged: ([e], view) => tellNose(e, view),
  mpUsed: ([{ ac, use }], view) => (SPENT[use] === null ? null : `${craftName(ac, view)} ${SPENT[use]}.`),
  hexEntered: tellHexes,
  turned: ([{ ac, facing }], view) => `${craftName(ac, view)} turns to face ${compass(facing)}.`,
  maneuvered: ([{ ac }], view) => `The maneuver of ${craftName(ac, view)} comes off.`,
  facingRolled: ([e], view) => tellFacing(e, view),
  facingShifted: ([e], view) => tellShift(e, view),
  levelChanged: tellLevels,
  testCalled: ([e], view) => tellTest(e, view),
  testRolled: ([e], view) => tellDice(e, view),
  // The call of a test has said its level.
  mtLevelSet: () => null,
  testPassed: ([e], view) => tellPass(e, view),
  testFailed: ([e], view) => tellFailure(e, view),
  effectCancelled: ([{ ac, effect }], view) =>
    `${craftName(ac, view)} saves ${CANCELLED[effect]} for two Pilot Points.`,
  excessTaken: ([e], view) => tellExcess(e, view),
  powerRolled: ([e], view) => tellPower(e, view),
  dragRolled: ([e], view) => tellDrag(e, view),
  engineSwitched: ([{ ac, engine }], view) =>
    `${craftName(ac, view)} ${engine === 'off' ? 'cuts its engine' : 'starts its engine again'}.`,
  speedChanged: ([e], view) => tellSpeed(e, view),
  crewDiceRolled: ([{ ac, dice, gain }], view) =>
    dice.length === 0
      ? null
      : `${craftName(ac, view)} is held steady for its observer: ${faces(dice)}, worth ${number(gain)} CV.`,
  stressRolled: ([e], view) => tellStress(e, view),
  stallRolled: ([e], view) =>
    `${craftName(e.ac, view)} is slow enough to stall: rolled ${rolled(e)}${e.result === 'ok' ? '; it flies on' : ''}.`,
  conditionChanged: ([{ ac, condition }], view) => `${craftName(ac, view)} ${CONDITION[condition]}.`,
  recoveryRolled: ([e], view) => tellRecovery(e, view),
  moveEnded: ([e], view) => tellEnd(e, view),
}
