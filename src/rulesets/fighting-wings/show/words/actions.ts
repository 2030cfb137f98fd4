/** Orders, as their buttons say them. */
import { capital, listing, type Words } from '../../../../core/words/index.js'
import type { FightingWings, View } from '../../state/state.js'
import {
  BANKED,
  BURSTS,
  DROPPED,
  degrees,
  FLIGHTS,
  feet,
  groundName,
  gunName,
  HANDS,
  heading,
  piece,
  RATES,
  ROLLED,
  THROTTLE,
  targetName,
  WAY,
  weaponName,
} from './names.js'

type Says = Words<FightingWings>

export const kind: Says['kind'] = {
  rollScatter: 'Dice',
  scatter: 'Scatter',
  endScatter: 'Ready',
  startBank: 'Start bank',
  setThrottle: 'Throttle',
  setFlaps: 'Flaps',
  setGear: 'Landing gear',
  setBay: 'Bay doors',
  shutdownEngine: 'Engine',
  loosenFormation: 'Formation',
  endPlot: 'Ready',
  declareSpin: 'Spin on purpose',
  declineSpin: 'Spin on purpose',
  declareTail: 'Tail',
  declineTail: 'Tail',
  rollInitiative: 'Initiative',
  rideLeader: 'Wingman',
  ownInitiative: 'Wingman',
  flyOn: 'Out of control',
  chooseType: 'Flight',
  declareTurnStall: 'Stall in the turn',
  turn: 'Turn',
  endTurning: 'Straighten out',
  bank: 'Roll',
  cancelBank: 'Roll',
  slip: 'Slip',
  skid: 'Skid',
  barrelRoll: 'Barrel roll',
  snapRoll: 'Snap roll',
  fp: 'Fly',
  face: 'Nose',
  reverse: 'Reversal',
  delayReversal: 'Reversal',
  executeReversal: 'Reversal',
  hammerhead: 'Hammerhead',
  bankBack: 'Roll back',
  endMove: 'Finish',
  fire: 'Guns',
  fireGun: 'Gunners',
  endAttack: 'Ready',
  rollShots: 'Dice',
  jettison: 'Drop',
  bomb: 'Bombs',
  fireRockets: 'Rockets',
  burstRockets: 'Rockets',
  keepLoad: 'Drop',
  clearJam: 'Jams',
  endJams: 'Ready',
  bailOut: 'Bail out',
  stayAboard: 'Bail out',
  endTurn: 'End of the turn',
  resign: 'Resign',
}

const round = (rot: 'CW' | 'CCW'): string => (rot === 'CW' ? 'clockwise' : 'counterclockwise')

const flightOf = (id: string, view: View): string | null => view.planes[id]?.move?.flight ?? null

function point(id: string, inc: number, view: View): string {
  if (inc === 0) return 'Fly a hex ahead'
  const flight = flightOf(id, view)
  return `${flight === 'SD' || flight === 'VD' ? 'Dive' : 'Climb'} ${feet(Math.abs(inc))}`
}

export const action: Says['action'] = {
  rollScatter: () => 'Roll for scattering',
  scatter: ({ plane, way }) => `Move ${piece(plane)} ${WAY[way]}`,
  endScatter: () => 'Leave the formation so',
  startBank: ({ plane, bank }) => `${piece(plane)} begins ${BANKED[bank]}`,
  setThrottle: ({ plane, throttle }) => `${piece(plane)}: ${THROTTLE[throttle]}`,
  setFlaps: ({ plane, flaps }) => `${piece(plane)}: flaps ${flaps}`,
  setGear: ({ plane, gear }) => `${piece(plane)}: gear ${gear}`,
  setBay: ({ plane, bay }) => `${piece(plane)}: ${bay} the bay doors`,
  shutdownEngine: ({ plane }) => `${piece(plane)}: shut the burning engine down`,
  loosenFormation: ({ plane }) => `${piece(plane)}: loosen the formation, for good`,
  endPlot: () => 'Declarations are made',
  declareSpin: ({ plane }) => `${piece(plane)}: let it spin`,
  declineSpin: ({ plane }) => `${piece(plane)}: hold it in the stall`,
  declareTail: ({ plane, target }) => `${piece(plane)}: tail ${piece(target)}`,
  declineTail: ({ plane }) => `${piece(plane)}: tail nobody`,
  rollInitiative: () => 'Roll for initiative',
  rideLeader: ({ plane }) => `${piece(plane)}: move with the leader`,
  ownInitiative: ({ plane }) => `${piece(plane)}: keep its own initiative`,
  flyOn: () => 'Fly it as it goes',
  chooseType: ({ flight }) => capital(FLIGHTS[flight]),
  declareTurnStall: ({ dir }) => `Stall in the turn, ${HANDS[dir]}`,
  turn: ({ dir, rate, negG }) =>
    `${capital(RATES[rate])} turn ${HANDS[dir]} (${rate})${negG ? ', pushing negative G' : ''}`,
  endTurning: () => 'Stop turning',
  bank: ({ to }) => `Roll to ${ROLLED[to]}`,
  cancelBank: () => 'Stop rolling',
  slip: ({ dir }) => `Slip ${HANDS[dir]}`,
  skid: ({ dir }) => `Skid ${HANDS[dir]}`,
  barrelRoll: ({ dir }) => `Barrel roll to the ${HANDS[dir]}`,
  snapRoll: ({ to }) => `Snap roll to ${ROLLED[to]}`,
  fp: ({ plane, inc }, view) => point(plane, inc, view),
  face: ({ dir, facings, bank, stay }) => {
    const bankText = bank === null ? '' : `, ${BANKED[bank]}`
    if (stay) return `Hold on the hexside, ${HANDS[dir]}${bankText}`
    return facings === 0 ? `Keep the nose where it is${bankText}` : `Nose ${HANDS[dir]} ${degrees(facings)}${bankText}`
  },
  reverse: ({ rot, facings }) => `Reverse ${degrees(facings)} ${round(rot)}`,
  delayReversal: () => 'Put the reversal off and follow',
  executeReversal: ({ rot, facings }) => `Reverse now, ${degrees(facings)} ${round(rot)}`,
  hammerhead: ({ plane, bank, facing }, view) => {
    const now = view.planes[plane]?.facing ?? 0
    return `Hammerhead to ${heading(facing === 'keep' ? now : (now + 6) % 12)}, ${BANKED[bank]}`
  },
  bankBack: ({ steps }) => `Roll back ${steps === 1 ? 'one step' : `${steps} steps`}`,
  endMove: ({ plane }) => `End the move of ${piece(plane)}`,
  fire: ({ plane, target, weapons, burst, sighting }, view) => {
    const own = [...new Set(weapons.map((id) => weaponName(plane, id, view).replace('the ', '')))]
    const aimed = sighting ? ', sighting with the MGs' : ''
    const mark = targetName(target, view)
    const full = `${piece(plane)} at ${mark}: ${BURSTS[burst]}, ${listing(own)}${aimed}`
    return full.length <= 60 ? full : `${piece(plane)} at ${mark}: ${BURSTS[burst]}, ${weapons.join(' ')}${aimed}`
  },
  fireGun: ({ plane, gun, target }, view) => `${piece(plane)}, ${gunName(plane, gun, view)}: fire at ${piece(target)}`,
  endAttack: () => 'Shots are declared',
  rollShots: () => 'Roll the shots',
  jettison: ({ plane, what }) => `${piece(plane)}: drop ${DROPPED[what]}`,
  bomb: ({ plane, target }, view) => `${piece(plane)}: bomb ${groundName(target, view)}`,
  fireRockets: ({ plane, target }, view) => `${piece(plane)}: rockets at ${groundName(target, view)}`,
  burstRockets: ({ plane }) => `${piece(plane)}: lob rockets to burst 11 hexes ahead`,
  keepLoad: ({ plane }) => `${piece(plane)}: keep the load`,
  clearJam: ({ plane, weapon }, view) => `${piece(plane)}: clear ${weaponName(plane, weapon, view)} (${weapon})`,
  endJams: () => 'Leave the other jams',
  bailOut: ({ plane }) => `${piece(plane)}: bail out`,
  stayAboard: () => 'Everybody stays aboard',
  endTurn: () => 'End the turn',
  resign: () => 'Resign the game',
}

export const columns: NonNullable<Says['columns']> = {
  setThrottle: 3,
  turn: 2,
  bank: 2,
  face: 2,
  fp: 2,
  slip: 2,
  skid: 2,
  barrelRoll: 2,
  snapRoll: 2,
  scatter: 2,
}
