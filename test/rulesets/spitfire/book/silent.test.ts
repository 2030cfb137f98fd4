/** Rules that are never cited, for they only say how others are counted: what comes of them. */
import { describe, expect, it } from 'vitest'
import { hexToNumber } from '../../../../src/geometry/index.js'
import { inZone } from '../../../../src/rulesets/spitfire/flight/formation.js'
import { shotProblems } from '../../../../src/rulesets/spitfire/gunnery/shots.js'
import { type Action, charts, type Plane, type State, sightingOf } from '../../../../src/rulesets/spitfire/shown.js'
import { N, NE, type Play, S, type Setting, start } from '../fixture.js'

const spit = charts.find(({ id }) => id === 'spit1')!
const at = (speed: number, more: Setting = {}): Play =>
  start({ ...more, placements: { ...more.placements, F1: { speed, ...more.placements?.F1 } } })
const order = (type: string, more: object = {}): Action => ({ type, seat: 'first', ...more }) as Action
const turn = order('turn', { hand: 'right' })
const rulesOf = (state: State, firer: string, target: string, gun: 'fwd' | 'rear' | 'all' = 'fwd') =>
  shotProblems(state, firer, gun, target).map(({ rule }) => rule)

describe('movement', () => {
  it('SP-6D-1 a dive leaves the climb progress as it is', () => {
    const dived = at(9, { placements: { F1: { climbStep: 7 } } }).begin('F1', { mode: 'hdive', levels: 3 })
    expect(dived.plane('F1')).toMatchObject({ altitude: 7, climbStep: 7 })
  })
  it('SP-2.47-90 the exact depth binds vertical dives only', () => {
    const play = at(9, { options: { diveDepth: 'exact' } })
    play.allows(play.declare('F1', 'hdive', 2)).refuses(play.declare('F1', 'vdive', 2), 'SP-2.47-2 not-exact')
  })
  it('SP-6E-2 one may pass through others, at their level too', () => {
    const end = at(5, { placements: { S1: { hex: '3018', altitude: 10 } } }).fly('F1', { path: 'FFFFF' })
    expect(end.at('F1')).toBe('3015')
  })
  it('SP-6G-2 the hex of a snap roll does not count for the turn mode, nor does it reset it', () => {
    at(11).begin('F1').path('FFF>').allows(turn)
    at(11).begin('F1').path('FF>').refuses(turn, 'SP-6B-4 turn-too-soon')
    at(11, { options: { rollHex: 'resets' } })
      .begin('F1')
      .path('FFF>')
      .refuses(turn, 'SP-6B-4 turn-too-soon')
    const over = at(11, { placements: { F1: { prepared: 'wingOver' } } }).begin('F1')
    over.path('W1RFF').refuses(turn, 'SP-6B-4 turn-too-soon')
    over.path('W1RFFF').allows(turn)
    const uneven = at(11, { charts: [{ ...spit, turnMode: [2, 4] }], placements: { F1: { prepared: 'wingOver' } } })
    uneven.begin('F1').path('W1RFF').allows(turn).path('RFFF').refuses(turn, 'SP-6B-4 turn-too-soon')
  })
  it('SP-6B-6 each phase begins with the first number, whatever was flown before', () => {
    const next = (path: string) =>
      at(4, { charts: [{ ...spit, turnMode: [3, 2] }] })
        .fly('F1', { path })
        .rest()
        .rest()
        .begin('F1')
    for (const path of ['FFFR', 'FFFF'])
      next(path).path('FF').refuses(turn, 'SP-6B-4 turn-too-soon').path('F').allows(turn)
  })
  it('SP-6C-7 a bomber loses speed by the MPs of its climb, not by its steps', () => {
    const raid: Setting = { scenario: '9.2', types: { first: 'spit1', second: 'he111h3' } }
    const climbed = start({ ...raid, placements: { S1: { speed: 8, altitude: 10 } } })
      .rest()
      .begin('S1', { mode: 'climb' })
      .path('ccFFFF')
    const end = (bleed: number): Action => ({ type: 'endMove', seat: 'second', bleed })
    climbed.allows(end(4)).refuses(end(5), 'SP-6C-7 bad-bleed')
    expect(climbed.do(end(4)).plane('S1').speed).toBe(4)
  })
  it('SP-6J-2 a phase that is finished in play counts once', () => {
    const flown = at(3).fly('F1', { path: 'FFF' })
    expect(flown.plane('F1').phases).toBe(1)
    expect(flown.rest().rest().fly('F1', { path: 'FFF' }).plane('F1').phases).toBe(2)
  })
  it('SP-6G1-4 a snap roll goes with a climb, a dive or a wing-over', () => {
    const roll = order('snapRoll', { hand: 'left' })
    at(8).begin('F1', { mode: 'climb' }).path('c').allows(roll)
    at(8).begin('F1', { mode: 'hdive', levels: 1 }).allows(roll)
    at(8, { placements: { F1: { prepared: 'wingOver' } } })
      .begin('F1')
      .path('W1R')
      .allows(roll)
  })
  it('SP-6G23-2, SP-6G23-4 what was prepared lasts one phase, and need not be used', () => {
    const over = order('wingOver', { hand: 'left', hexsides: 1 })
    const play = at(8, { placements: { F1: { prepared: 'wingOver' } } })
    play.begin('F1').allows(over).allows(order('forward'))
    for (const path of ['W1RFFFFFFF', 'FFFFFFFF'])
      play.fly('F1', { path }).rest().rest().begin('F1').refuses(over, 'SP-6G2-1 not-prepared')
  })
  it('SP-6G23-3 bleeding speed spoils no preparation', () => {
    const climbed = at(8).fly('F1', { mode: 'climb', path: 'cccccccc', bleed: 3 })
    expect(climbed.plane('F1')).toMatchObject({ speed: 5, prepared: 'wingOver' })
  })
  it('SP-6B-90 under a turn mode that carries over, the start turn is free and resets the count', () => {
    const next = (path: string) =>
      at(4, { options: { turnModeCarriesOver: true } })
        .fly('F1', { path })
        .rest()
        .rest()
        .begin('F1')
    next('FFFF').allows(turn).path('sRFF').refuses(turn, 'SP-6B-4 turn-too-soon')
    next('FFFR')
      .refuses(turn, 'SP-6B-4 turn-too-soon')
      .allows(order('startTurn', { hand: 'right' }))
  })
})

describe('fire', () => {
  const facing = (hex: string, altitude = 10) => ({ hex, altitude, facing: S, speed: 3 }) as const
  const flown = (path: string, others: Setting['placements'], more: Setting = {}, speed = 3): State =>
    start({ ...more, placements: { F1: { speed }, ...others } })
      .fly('F1', { path })
      .wait().state
  const moved = (state: State, id: string, change: Partial<Plane>): State => ({
    ...state,
    planes: { ...state.planes, [id]: { ...state.planes[id]!, ...change } },
  })
  it('SP-6C-6 climb progress makes no difference between levels', () => {
    expect(rulesOf(flown('FFF', { S1: { ...facing('3014'), climbStep: 12 } }), 'F1', 'S1')).toEqual([])
  })
  it('SP-7F-7 a damaged aircraft fires as before', () => {
    expect(rulesOf(flown('FFF', { F1: { speed: 3, damage: 7 }, S1: facing('3014') }), 'F1', 'S1')).toEqual([])
  })
  it('SP-7G-2 aircraft at any level are in the way of a shot, or only those at its own', () => {
    const wall = (altitude: number) => ({ S1: facing('3013'), S2: facing('3015'), S3: facing('3014', altitude) })
    for (const altitude of [10, 11]) {
      expect(rulesOf(flown('FFF', wall(altitude)), 'F1', 'S1')).toEqual(['SP-7G-1'])
    }
    const same = { options: { obstruction: 'sameAltitude' } } as const
    expect(rulesOf(flown('FFF', wall(11), same), 'F1', 'S1')).toEqual([])
    expect(rulesOf(flown('FFF', wall(10), same), 'F1', 'S1')).toEqual(['SP-7G-1'])
  })
  it('SP-8F-2, SP-6G-3 the first half of a snap roll is flown in the old hex, the last half in the new', () => {
    const state = flown('>', { S1: facing('3115') }, {}, 6)
    const kinds = state.planes.F1!.path.map(({ kind }) => kind)
    expect(kinds).toEqual(['rollStart', 'rollStart', 'rollStart', 'rollEnd', 'rollEnd', 'rollEnd'])
    expect(sightingOf(state, 'F1', 'fwd', 'S1')).toMatchObject({ sighted: true, window: 2 })
    const odd = flown('>', { S1: facing('3115') }, { charts: [{ ...spit, rollCost: 5 }] }, 5)
    expect(odd.planes.F1!.path.map(({ kind, hex }) => `${kind} ${hexToNumber(hex)}`)).toEqual([
      ...['rollStart 3020', 'rollStart 3020', 'rollStart 3020', 'rollEnd 3120', 'rollEnd 3120'],
    ])
  })
  it('SP-8F-3 the first half of a roll does not count for the firer, whom he saw all the while', () => {
    const rolled = (path: string) => {
      const setting: Setting = { charts: [{ ...spit, rollCost: 2 }], options: { hexSpace: true } }
      return sightingOf(flown(path, { S1: facing('3310') }, setting, 6), 'F1', 'fwd', 'S1')
    }
    expect(rolled('FlFlFlFl>')).toMatchObject({ sighted: false, rule: 'SP-8F-3', mp: 5 })
    expect(rolled('FlFlFl>Fl')).toMatchObject({ sighted: true, glances: [{ kind: 'rollEnd' }, { kind: 'hex' }] })
  })
  it('SP-7C-4 fixed guns do not cover their own hex, all-around guns do', () => {
    const through = (second: string, hex: string) =>
      flown('FFFFFF', { S1: { ...facing(hex), facing: N } }, { scenario: '9.2', types: { first: 'spit1', second } }, 6)
    expect(sightingOf(through('ju88a1', '3015'), 'S1', 'all', 'F1').sighted).toBe(true)
    expect(sightingOf(through('ju87b2', '3015'), 'S1', 'fwd', 'F1')).toMatchObject({ sighted: false, mp: 5 })
    expect(sightingOf(through('ju87b2', '3016'), 'S1', 'fwd', 'F1').sighted).toBe(true)
  })
  it('SP-11E-1, SP-11F-1 at one level only level aircraft fire, whatever their target does', () => {
    const state = flown('FFF', { S1: facing('3014') })
    const rule11 = { ...state, config: { ...state.config, options: { ...state.config.options, interAltitude: true } } }
    for (const attitude of ['level', 'climb', 'dive'] as const)
      expect(rulesOf(moved(rule11, 'S1', { attitude }), 'F1', 'S1')).toEqual([])
    for (const attitude of ['climb', 'dive'] as const)
      expect(rulesOf(moved(rule11, 'F1', { attitude }), 'F1', 'S1')).toEqual(['SP-11-1'])
  })
  it('SP-11-5 a horizontal dive takes no MPs, so that one may always level off after it', () => {
    const play = at(3, { options: { interAltitude: true } }).begin('F1', { mode: 'hdive', levels: 1 })
    play.path('FFF').allows(order('endMove', { bleed: 0, attitude: 'level' }))
  })
})

describe('a Vee', () => {
  const vee = (placements: Setting['placements']) =>
    start({ scenario: '9.3', period: 2, types: { first: 'hurricane1', second: 'bf109e3' }, placements })
  it('SP-9.3-4 a wingman is at most one level off his leader', () => {
    expect([19, 18].map((altitude) => vee({ F1: { altitude } }).state.ending)).toEqual([
      null,
      { winner: 'second', rule: 'SP-9.3-12' },
    ])
  })
  it('SP-9.3-5 wingmen may face any way', () => {
    expect(vee({ F1: { facing: NE }, F3: { facing: S } }).state.ending).toBeNull()
  })
  it('SP-9.3-6 left and right do not change places', () => {
    const swapped = vee({ F1: { hex: '5910' }, F3: { hex: '5811' } })
    expect(swapped.state.ending).toEqual({ winner: 'second', rule: 'SP-9.3-12' })
    expect([inZone(swapped.state, 'F2', 'F1', 'left'), inZone(swapped.state, 'F2', 'F3', 'right')]).toEqual([
      false,
      false,
    ])
    expect([inZone(swapped.state, 'F2', 'F1', 'right'), inZone(swapped.state, 'F2', 'F3', 'left')]).toEqual([
      true,
      true,
    ])
  })
})
