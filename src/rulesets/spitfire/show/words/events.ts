/** Every event in a sentence. Steps of a move are left unsaid: the end of the move tells them all. */
import { listing, type Words } from '../../../../core/words/index.js'
import { scenarioData } from '../../data/scenarios.js'
import type { Period, Spitfire } from '../../state/state.js'
import { compass, planeName, sideName } from '../names.js'
import {
  damageApplied,
  fireDeclared,
  fireLocked,
  fireRevealed,
  formationBroken,
  formationChanged,
  formationChecked,
  formationFormed,
  gameEnded,
  planeJoined,
  planeShotDown,
  pointsScored,
  shotResolved,
} from './combat.js'
import {
  altitudeDeclared,
  attitudeSet,
  diveExecuted,
  moveEnded,
  planeLeft,
  planeTurned,
  snapRolled,
  speedBled,
  speedClamped,
  speedSet,
  stackingWaived,
  targetPassed,
} from './flight.js'
import { planesName, type Tell, theSide, verb } from './speech.js'

/** The periods of the availability list. */
export const PERIODS: Readonly<Record<Period, string>> = {
  1: 'September 1939',
  2: 'May 1940',
  3: 'August 1940',
  4: '1941–42',
}

const SEATS = { first: 'First', second: 'Second' } as const

const gameStarted: Tell<'gameStarted'> = ([{ scenario, period }]) =>
  `Scenario ${scenario}: ${scenarioData[scenario].title}, ${PERIODS[period]}.`

const chartSet: Tell<'chartSet'> = ([{ seat, chart, maxSpeed }], view) =>
  `The ${SEATS[seat]} Player flies the ${view.config.charts[chart]?.name ?? chart}, maximum speed ${maxSpeed}.`

const chartDoubted: Tell<'chartDoubted'> = ([{ chart, field, expected }], view) =>
  `The chart of the ${view.config.charts[chart]?.name ?? chart} is odd, but can be flown: ${FIELDS[field.split('.')[0] as 'crt']} would be ${expected}.`

/** The parts of a chart that can be odd. */
const FIELDS = {
  crt: 'the results of its guns',
  vdTrack: 'its dive track',
  levelMax: 'its level maximum',
  woss: 'its costs of wing-over and split-S',
} as const

/** `Spitfires 1 and 2 start in 5628 and 5629 at level 19, speed 11, facing northwest.` */
const planePlaced: Tell<'planePlaced'> = (alike, view) => {
  const [{ altitude, speed, facing }] = alike
  const planes = alike.map(({ plane }) => plane)
  const hexes = listing(alike.map(({ hex }) => hex))
  const how = `level ${altitude}, speed ${speed}, facing ${compass(view, facing)}`
  return `${planesName(view, planes)} ${verb(planes, 'starts', 'start')} in ${hexes} at ${how}.`
}

/** Every event. */
export const event: Words<Spitfire>['event'] = {
  gameStarted,
  chartDoubted,
  typeChosen: ([{ seat, chart }], view) =>
    `The ${SEATS[seat]} Player chooses the ${view.config.charts[chart]?.name ?? chart}.`,
  facingChosen: ([{ plane, facing }], view) => `${planeName(view, plane)} starts facing ${compass(view, facing)}.`,
  planePlaced,
  chartSet,
  phaseBegan: ([{ turn, seat, phase }], view) =>
    phase === 'combat' ? null : `Turn ${turn}: ${sideName(view, seat)} move.`,
  segmentBegan: () => null,
  altitudeDeclared,
  speedClamped,
  speedSet,
  moveBegan: () => null,
  diveExecuted,
  planeTurned,
  hexEntered: () => null,
  snapRolled,
  climbStepped: () => null,
  altitudeGained: () => null,
  stackingWaived,
  targetPassed,
  planeLeft,
  speedBled,
  attitudeSet,
  moveEnded,
  fireDeclared,
  fireLocked,
  fireRevealed,
  shotResolved,
  fireResolved: () => null,
  damageApplied,
  planeShotDown,
  pointsScored,
  formationFormed,
  formationChecked,
  formationBroken,
  formationChanged,
  leaderNamed: () => null,
  planeJoined,
  endOffered: ([{ seat }], view) => `${theSide(view, seat)} offer to stop here.`,
  endAnswered: ([{ seat, agreed }], view) => (agreed ? null : `${theSide(view, seat)} want to play on.`),
  gameEnded,
  resigned: ([{ seat }], view) => `${theSide(view, seat as 'first' | 'second')} resign.`,
}

/** Events that one sentence tells: alike but for the aircraft. */
export const alike: NonNullable<Words<Spitfire>['alike']> = (a, b) => {
  if (a.type === 'fireLocked' || a.type === 'fireRevealed') return true
  if (a.type === 'altitudeDeclared' && b.type === a.type) return a.mode === b.mode && a.levels === b.levels
  if (a.type === 'speedSet' && b.type === a.type) return a.from === b.from && a.to === b.to
  if (a.type !== 'planePlaced' || b.type !== a.type) return false
  return a.chart === b.chart && a.altitude === b.altitude && a.speed === b.speed && a.facing === b.facing
}
