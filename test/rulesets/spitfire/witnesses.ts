/** For every value of every option but the default, a position and orders that come out differently. */
import { type Action, charts, type Seat, type Spitfire } from '../../../src/rulesets/spitfire/shown.js'
import type { Witness } from '../../../src/tools/conformance/index.js'
import { configOf, N, ordersOf, S, type Setting } from './fixture.js'

const spit = charts.find(({ id }) => id === 'spit1')!
const seat = 'first'
const closeA: Action = { type: 'closeAltitude', seat }
const closeB: Action = { type: 'closeSpeed', seat }
const END: Action = { type: 'endMove', seat, bleed: 0 }
const begin = (plane: string): Action => ({ type: 'beginMove', seat, plane })
const declare = (mode: 'level' | 'climb' | 'hdive' | 'vdive', levels = 0): Action => ({
  ...{ type: 'declareAltitude', seat, plane: 'F1', mode, levels },
})
const move = (plane: string, path: string): Action[] => [begin(plane), ...ordersOf(seat, path), END]
/** Segments A and B as they come, then some orders for F1. */
const fly = (path: string): Action[] => [closeA, closeB, begin('F1'), ...ordersOf(seat, path)]

/** All three aircraft of First fly on, F1 by this path, the others straight; all at the speed of 3. */
const all = (path: string): Action[] => [
  ...[closeA, closeB, ...move('F1', path), ...move('F2', 'FFF'), ...move('F3', 'FFF')],
  { type: 'endPhase', seat },
]
/** The same for Second. */
const others: Action[] = [
  ...[{ type: 'closeAltitude', seat: 'second' } as const, { type: 'closeSpeed', seat: 'second' } as const],
  ...['S1', 'S2', 'S3'].flatMap((plane): Action[] => [
    { type: 'beginMove', seat: 'second', plane },
    ...ordersOf('second', 'FFF'),
    { type: 'endMove', seat: 'second', bleed: 0 },
  ]),
  { type: 'endPhase', seat: 'second' },
]
const slow = (more: Readonly<Record<string, object>> = {}): Setting['placements'] =>
  Object.fromEntries(['F1', 'F2', 'F3', 'S1', 'S2', 'S3'].map((id) => [id, { speed: 3, ...more[id] }]))

const witness = (option: string, value: unknown, setting: Setting, actions: readonly Action[]): Witness<Spitfire> => ({
  ...{ option, value, config: configOf(setting), actions },
})
const solo = (more: object): Setting => ({ placements: { F1: more } })

/** F1 has S1 five hexes ahead after its move, with an aircraft at its level and one above between them. */
const wall: Setting = {
  placements: slow({
    F1: { hex: '3020', altitude: 10 },
    S1: { hex: '3012', altitude: 10, facing: S },
    S2: { hex: '3014', altitude: 10, facing: S },
    S3: { hex: '3015', altitude: 12, facing: S },
  }),
}
const shoot: Action = { type: 'declareFire', seat, plane: 'F1', gun: 'fwd', target: 'S1' }
const ahead: Setting = { placements: slow({ F1: { hex: '3020', altitude: 10 }, S1: { hex: '3012', altitude: 10 } }) }

/** F1 turns in the third MP from the end and then has S1 ahead. */
const corner: Setting = {
  placements: slow({ F1: { hex: '3020', altitude: 10, speed: 8 }, S1: { hex: '3413', altitude: 10, facing: S } }),
}
/** F1 spends all its MPs on a roll that ends with S1 ahead. */
const rolled: Setting = {
  placements: slow({ F1: { hex: '3020', altitude: 10, speed: 6 }, S1: { hex: '3115', altitude: 10, facing: S } }),
}
/** S1 over a target, one level too high. */
const raid: Setting = {
  ...{ scenario: '9.2', period: 2, types: { first: 'hurricane1', second: 'he111h3' } },
  placements: slow({ S1: { hex: '1424', altitude: 2 } }),
}
const dropped: readonly Action[] = [
  { type: 'declareAltitude', seat: 'second', plane: 'S1', mode: 'hdive', levels: 1 },
  { type: 'closeAltitude', seat: 'second' },
  { type: 'closeSpeed', seat: 'second' },
  { type: 'beginMove', seat: 'second', plane: 'S1' },
]

const formation: Setting = { scenario: '9.3', period: 2, types: { first: 'hurricane1', second: 'bf109e3' } }
/** Everyone of a side flies level at its speed along one path, and the phase ends. */
const together = (by: Seat, planes: readonly string[], path: string): Action[] => [
  { type: 'closeAltitude', seat: by },
  { type: 'closeSpeed', seat: by },
  ...planes.flatMap((plane): Action[] => [
    { type: 'beginMove', seat: by, plane },
    ...ordersOf(by, path),
    { type: 'endMove', seat: by, bleed: 0 },
  ]),
  { type: 'endPhase', seat: by },
]
const kill = (by: Seat, plane: string, target: string): Action[] => [
  { type: 'declareFire', seat: by, plane, gun: 'fwd', target },
  { type: 'lockFire', seat: by },
  { type: 'rollFire', seat: 'referee', rolls: [1] },
]
const low = (hex: string, more: object = {}) => ({ hex, altitude: 15, facing: N, speed: 3, ...more })

/** Second shoots down the leader of the Vee, and neither wingman is behind the other. */
const leaderless: Setting = {
  ...formation,
  placements: {
    ...{ F1: low('3020'), F2: low('3120', { damage: 7 }), F3: low('3220') },
    ...{ S1: low('3127'), S2: low('3126'), S3: low('3523'), S4: low('3524') },
  },
}
const leaderShot: readonly Action[] = [
  ...together('first', ['F2', 'F1', 'F3'], 'FFF'),
  ...together('second', ['S2', 'S1', 'S3', 'S4'], 'FFF'),
  ...kill('second', 'S2', 'F2'),
  { type: 'nameLeader', seat: 'first', plane: 'F1' },
]

/** First breaks a section of the Schwarm; its wingman is far from the other section. */
const strayed: Setting = {
  ...formation,
  placements: {
    ...{ F1: low('3115'), F2: low('3114'), F3: low('3116') },
    ...{ S1: { hex: '3505', speed: 8 }, S2: { damage: 6, speed: 8 }, S3: { speed: 8 }, S4: { speed: 8 } },
  },
}
const wingmanAlone: readonly Action[] = [
  ...together('first', ['F2', 'F1', 'F3'], 'FFF'),
  ...kill('first', 'F2', 'S2'),
  ...together('second', ['S3', 'S4', 'S1'], 'FFFFFFFF'),
]

export const witnesses: readonly Witness<Spitfire>[] = [
  witness('segmentScope', 'aircraft', {}, [closeA]),
  // At 9 and one step faster the track allows four levels, at 9 itself three.
  witness('diveSpeedBasis', 'previous', solo({ speed: 9 }), [declare('hdive', 4)]),
  witness('diveDepth', 'exact', solo({ speed: 9 }), [declare('vdive', 1)]),
  witness('diveSpeedExit', 'locked', solo({ speed: 13 }), [declare('level')]),
  witness('driftSatisfiesDiveZone', false, solo({ speed: 13 }), [declare('hdive', 1), closeA]),
  witness('climbDuty', 'none', { placements: slow() }, [declare('climb'), ...fly('FFF')]),
  witness('startTurnAfterDive', false, solo({ speed: 9 }), [declare('vdive', 1), ...fly('sR')]),
  witness(
    'startTurnCountsAsFirst',
    true,
    { ...solo({ speed: 10 }), charts: [{ ...spit, turnMode: [3, 4] }] },
    fly('sRFFFR'),
  ),
  witness('turnModeCarriesOver', true, { placements: slow() }, [...all('FFF'), ...others, ...fly('R')]),
  witness('rollHex', 'resets', { ...solo({ speed: 11 }) }, fly('FFF>R')),
  witness(
    'sightingWindow',
    'lastCountable',
    {
      ...{ scenario: '9.2', period: 4, first: 'allied', types: { first: 'spit5', second: 'ju88a1' } },
      placements: slow({ F1: { hex: '3014', altitude: 10 }, S1: { hex: '3020', altitude: 10, facing: N, speed: 6 } }),
      charts: [{ ...charts.find(({ id }) => id === 'ju88a1')!, turnMode: [2, 2] }],
    },
    [
      ...all('FFF'),
      ...others.slice(0, 2),
      { type: 'beginMove', seat: 'second', plane: 'S1' },
      ...ordersOf('second', 'FFFFFR'),
      { type: 'endMove', seat: 'second', bleed: 0 },
      ...others.slice(7),
    ],
  ),
  witness('evenThirds', 'down', corner, [...all('FFFFFRFF'), shoot]),
  witness('rollSighting', 'none', rolled, [...all('>'), shoot]),
  witness('obstruction', 'sameAltitude', wall, [...all('FFF'), shoot]),
  witness('ceiling', 'none', solo({ altitude: 20, climbStep: 16 }), [declare('climb')]),
  witness('stackingCheck', 'moveEnd', { placements: slow({ F2: { hex: '3017', altitude: 10 } }) }, fly('FFF')),
  witness('formationGrace', 'none', leaderless, leaderShot),
  witness('joinDeadline', 1, strayed, wingmanAlone),
  witness('fireDeclaration', 'open', ahead, [...all('FFF'), { ...shoot, rolls: [1] } as Action]),
  witness('fireDeclaration', 'sealed', ahead, [...all('FFF'), shoot]),
  witness('targetPass', 'within', raid, [...all('FFF'), ...dropped]),
  witness('hexSpace', true, {}, fly('F')),
  witness('interAltitude', true, { placements: slow() }, [...fly('FFF'), END]),
  witness('turnCap', 'none', { placements: slow(), turn: 30 }, [...all('FFF'), ...others]),
  witness('map', [64, 40], solo({ hex: '6010', facing: 1 }), fly('F')),
]
