/** Every vector of the catalogue, under its number. */
import { describe, expect, it } from 'vitest'
import { hexDistance, hexStep, hexToNumber, numberToHex } from '../../../src/geometry/index.js'
import { completeOptions } from '../../../src/rulesets/spitfire/book/options.js'
import { inField } from '../../../src/rulesets/spitfire/flight/airspace.js'
import { inZone } from '../../../src/rulesets/spitfire/flight/formation.js'
import {
  charts,
  fieldOfFire,
  formationStatus,
  hexesToNextTurn,
  legalSpeeds,
  shotReport,
  sightingOf,
  spitfire,
} from '../../../src/rulesets/spitfire/shown.js'
import { configOf, N, NE, NW, type Play, S, SE, type Setting, SW, start } from './fixture.js'

const BOTH_LOCK = [{ type: 'lockFire', seat: 'second' }] as const
const spit = charts.find(({ id }) => id === 'spit1')!
const bf109 = charts.find(({ id }) => id === 'bf109e3')!
const he111 = charts.find(({ id }) => id === 'he111h3')!
const chartLike = (numbers: object): Setting => ({ charts: [{ ...spit, ...numbers }] })
const seen = (play: Play, firer: string, target: string, gun: 'fwd' | 'rear' | 'all' = 'fwd') =>
  sightingOf(play.state, firer, gun, target).sighted
const range = (play: Play, from: string, to: string): number => hexDistance(play.plane(from).hex, play.plane(to).hex)
/** Where the MPs of a mover's window were spent. */
const lastHexes = (play: Play, id: string, window: number): readonly (string | null)[] =>
  play
    .plane(id)
    .path.slice(-window)
    .map(({ hex }) => hexToNumber(hex))
/** One aircraft of First at 3020 facing north, and an enemy. */
const duel = (hex: string, more: Setting = {}, enemy = {}): Play =>
  start({
    ...more,
    placements: {
      F1: { hex: '3020', facing: N, altitude: 10, ...more.placements?.F1 },
      S1: { hex, altitude: 10, ...enemy },
    },
  })
const at = (speed: number, more: Setting = {}): Play =>
  start({ ...more, placements: { F1: { speed, ...more.placements?.F1 } } })

describe("the book's own examples", () => {
  it('SP-2.41-1, SP-6B-4 B1 turn mode 3/4: FFF R FFFF R FFF R FFFF R from 3020 N ends at 3721 SW', () => {
    const play = at(18, chartLike({ turnMode: [3, 4], maxSpeed: 20, levelMax: 18, vdTrack: { 19: 8, 20: 8 } })).begin(
      'F1',
    )
    const needs = ['', 'FFFR', 'FFFRFFFFR', 'FFFRFFFFRFFFR'].map((path) => hexesToNextTurn(play.path(path).state, 'F1'))
    expect(needs).toEqual([3, 4, 3, 4])
    const end = play.path('FFFRFFFFRFFFRFFFFR').end()
    expect([end.at('F1'), end.plane('F1').facing, end.plane('F1').path.length]).toEqual(['3721', SW, 18])
    play.path('FFFRFFF').refuses({ type: 'turn', seat: 'first', hand: 'right' }, 'SP-6B-4 turn-too-soon')
  })
  it('SP-2.42-1, SP-5.2-6, SP-6A-2, SP-6A-3 B2 acceleration 5 from 6: 6 to 11', () => {
    const play = at(6, chartLike({ maxAccel: 5 }))
    expect(legalSpeeds(play.state, 'F1', { mode: 'level', levels: 0 })).toEqual([6, 7, 8, 9, 10, 11])
    const b = play.do(play.declare('F1', 'hdive', 1), { type: 'closeAltitude', seat: 'first' })
    b.refuses({ type: 'setSpeed', seat: 'first', plane: 'F1', speed: 12 }, 'SP-6A-2 too-much-acceleration')
    b.refuses({ type: 'setSpeed', seat: 'first', plane: 'F1', speed: 5 }, 'SP-6A-3 too-slow')
  })
  it('SP-2.49-1, SP-5.2-7, SP-6A-1 B3 at speed 12 exactly 12 MPs are spent', () => {
    const play = at(12, { types: { first: 'spit5', second: 'bf109f' }, period: 4 }).begin('F1')
    play.path('FFFFFFFFFFF').refuses({ type: 'endMove', seat: 'first', bleed: 0 }, 'SP-5.2-7 mp-left')
    play.path('FFFFFFFFFFFF').allows({ type: 'endMove', seat: 'first', bleed: 0 })
    play.path('FFFFFFFFFFFF').refuses({ type: 'forward', seat: 'first' }, 'SP-6A-1 not-enough-mp')
  })
  it('SP-6A-1 B4 five hexes from 3020 N end at 3015', () => {
    const end = at(5).fly('F1', { path: 'FFFFF' })
    expect([end.at('F1'), end.plane('F1').facing]).toEqual(['3015', N])
  })
  it.each([
    ['R', '3621'],
    ['L', '2421'],
  ])('SP-6B-1, SP-6B-4 B5 start turn %s, FFF, turn, FFF, turn, F ends at %s facing S', (side, hex) => {
    const play = at(10).begin('F1')
    const third = play.path(`s${side}FFF${side}FFF${side}`)
    expect([third.plane('F1').path.length, third.state.move?.left]).toEqual([9, 1])
    const end = third.path('F').end()
    expect([end.at('F1'), end.plane('F1').facing]).toEqual([hex, S])
  })
  it('SP-2.48-1, SP-2.48-2, SP-6C-5, SP-6C-7 B6 the climb ring of 17 boxes, and bleeding speed', () => {
    const play = at(8, { placements: { F1: { altitude: 12, climbStep: 15 } } })
      .begin('F1', { mode: 'climb' })
      .path('FFcccccc')
    expect([play.plane('F1').altitude, play.plane('F1').climbStep]).toEqual([13, 4])
    play.refuses({ type: 'endMove', seat: 'first', bleed: 6 }, 'SP-6C-7 bad-bleed')
    play.allows({ type: 'endMove', seat: 'first', bleed: 5 })
    expect(play.end(3).plane('F1').speed).toBe(5)
  })
  it('SP-2.47-1, SP-6D-2, SP-6D-5 B7 a horizontal dive of 1 to 3 levels at 9, free of MPs', () => {
    const play = at(9, chartLike({ maxAccel: 0 }))
    for (const levels of [1, 2, 3]) play.allows(play.declare('F1', 'hdive', levels))
    play.refuses(play.declare('F1', 'hdive', 4), 'SP-6D-5 too-deep')
    const dived = play.begin('F1', { mode: 'hdive', levels: 3 })
    expect([dived.at('F1'), dived.plane('F1').altitude, dived.state.move?.left]).toEqual(['3020', 7, 9])
  })
  it('SP-6D-8 B8 a vertical dive at 8 costs 7', () => {
    const play = at(8).begin('F1', { mode: 'vdive', levels: 2 })
    expect([play.at('F1'), play.plane('F1').altitude, play.state.move?.left]).toEqual(['3020', 8, 1])
    at(8, chartLike({ vdCost: 9, vdTrack: { 9: 1, 10: 2, 11: 3, 12: 4, 13: 5, 14: 6 } }))
      .allows(play.declare('F1', 'hdive', 2))
      .refuses(play.declare('F1', 'vdive', 1), 'SP-6D-12 no-track')
  })
  it('SP-2.43-1, SP-6G1-1 B9 a snap roll: one hex at 60 degrees, facing kept, 6 MPs', () => {
    const play = at(7).begin('F1').path('>')
    expect([play.at('F1'), play.plane('F1').facing, play.state.move?.left]).toEqual(['3120', N, 1])
  })
  it('SP-2.44-1, SP-6G2-2 B10 the wing-over of a Bf.109: 1, 3, 6 MPs for 1, 2, 3 hexsides', () => {
    expect(bf109.woss).toEqual([1, 3, 6])
    const play = start({
      first: 'german',
      types: { first: 'bf109e3', second: 'spit1' },
      placements: { F1: { speed: 8, prepared: 'wingOver' } },
    }).begin('F1')
    for (const [k, left] of [
      [1, 7],
      [2, 5],
      [3, 2],
    ])
      expect(play.path(`W${k}R`).state.move?.left).toBe(left)
  })
  it('SP-2.46-2, SP-7F-1, SP-7F-2, SP-7F-5, SP-7F-6 B11 a Bf.109E-3 two hexes behind a D.520, die 2: damage 3', () => {
    const play = start({
      ...{ period: 2, first: 'german', types: { first: 'bf109e3', second: 'd520' } },
      placements: {
        F1: { hex: '3020', altitude: 10, speed: 8 },
        S1: { hex: '3010', facing: N, altitude: 10, speed: 10 },
      },
    })
    const combat = play.fly('F1', { path: 'FFFFFFFF' }).rest()
    expect(combat.state.phase).toBe('combat')
    expect(seen(combat, 'S1', 'F1')).toBe(false)
    const after = combat.do(
      combat.fire('first', 'F1', 'S1'),
      { type: 'lockFire', seat: 'first' },
      { type: 'rollFire', seat: 'referee', rolls: [2] },
    )
    expect([combat.plane('S1').maxSpeed, after.plane('S1').maxSpeed, after.plane('S1').speed]).toEqual([12, 9, 9])
    expect(after.events).toContainEqual(
      expect.objectContaining({ type: 'shotResolved', rule: 'SP-7F-1', range: 2, die: 2, damage: 3 }),
    )
    after.allows(after.declare('S1', 'vdive', 1)).refuses(after.declare('S1', 'vdive', 2), 'SP-6D-10 too-deep')
  })
  it.each([
    [7, '3006', 'may'],
    [8, '3005', 'may not'],
  ])('SP-2.46-1, SP-8B-1 B12 Spitfire-I at range %i from %s: it %s fire', (far, hex, may) => {
    const moved = duel(hex, { placements: { F1: { speed: 7 } } })
      .fly('F1', { path: 'FFFFFFF' })
      .wait()
    expect(moved.at('F1')).toBe('3013')
    expect(seen(moved, 'F1', 'S1')).toBe(true)
    expect(range(moved, 'F1', 'S1')).toBe(far)
    const combat = moved.rest()
    if (may === 'may') combat.allows(combat.fire('first', 'F1', 'S1'))
    else {
      expect(combat.state.moving).toBe('second')
      expect(shotReport(moved.state, 'F1', 'fwd', 'S1').problems).toMatchObject([
        { rule: 'SP-2.46-1', facts: { have: 8, limit: 7 } },
      ])
    }
  })
  it('SP-7A-1, SP-8F-5 B13 both may fire along the same row', () => {
    const combat = duel('3010', { placements: { F1: { speed: 7 } } }, { facing: S })
      .fly('F1', { path: 'FFFFFFF' })
      .rest()
    combat.allows(combat.fire('first', 'F1', 'S1'))
    const second = combat.do({ type: 'lockFire', seat: 'first' })
    second.allows(second.fire('second', 'S1', 'F1'))
  })
  it('SP-8A-1, SP-8C-1 B14 a target that leaves the field in its last two MPs is not sighted', () => {
    const combat = duel('3024', { placements: { F1: { speed: 9 } } }, { facing: N })
      .fly('F1', { path: 'FFFFFFRFF' })
      .wait()
    const sighting = sightingOf(combat.state, 'S1', 'fwd', 'F1')
    expect(sighting).toMatchObject({ sighted: false, by: '8A', window: 3, rule: 'SP-8A-1', mp: 8 })
  })
  it('SP-8-1, SP-8G-1 B15 13 MPs have a window of 5', () => {
    const combat = duel('3002', { placements: { F1: { speed: 13, hex: '3030' } } })
      .fly('F1', { mode: 'hdive', levels: 1, path: 'F'.repeat(13) })
      .wait()
    expect(sightingOf(combat.state, 'F1', 'fwd', 'S1').window).toBe(5)
  })
  it('SP-2.1-3 B16 from 0102 to 0302 needs a turn', () => {
    const [a, b] = [numberToHex('0102')!, numberToHex('0302')!]
    expect(hexDistance(a, b)).toBe(2)
    const via = hexStep(a, SE)
    expect([hexToNumber(via), hexToNumber(hexStep(via, NE))]).toEqual(['0202', '0302'])
    for (const facing of [0, 1, 2, 3, 4, 5] as const)
      expect(inField(completeOptions(), 'fwd', facing, b.q - a.q, b.r - a.r)).toBe(false)
  })
  it('SP-2.1-4, SP-9.3-4, SP-9.3-10 B17 the Vee conforms as it starts', () => {
    const play = start({ scenario: '9.3', period: 2, types: { first: 'hurricane1', second: 'bf109e3' } })
    expect(inZone(play.state, 'F2', 'F1', 'left')).toBe(true)
    expect(inZone(play.state, 'F2', 'F3', 'right')).toBe(true)
    expect(formationStatus(play.state, 'second')?.breach).toBeUndefined()
  })
})

describe('derived vectors', () => {
  const round = (number: string) =>
    ([0, 1, 2, 3, 4, 5] as const).map((f) => hexToNumber(hexStep(numberToHex(number)!, f)))
  it('SP-2.1-4 D1 neighbours of 0202', () =>
    expect(round('0202')).toEqual(['0201', '0302', '0303', '0203', '0103', '0102']))
  it('SP-2.1-4 D2 neighbours of 3107', () =>
    expect(round('3107')).toEqual(['3106', '3206', '3207', '3108', '3007', '3006']))
  it('SP-2.1-4, SP-6-2 D4 eight hexes NW from 3020', () => {
    const end = at(8, { placements: { F1: { facing: NW } } }).fly('F1', { path: 'FFFFFFFF' })
    expect(end.plane('F1').path.map(({ hex }) => hexToNumber(hex))).toEqual([
      '2920',
      '2819',
      '2719',
      '2618',
      '2518',
      '2417',
      '2317',
      '2216',
    ])
  })
  it.each([
    ['D5', 7, 'FFFRFFF', '3515', '3316', true],
    ['D6', 7, 'FFFFRFF', '3414', '3215', false],
    ['D7', 8, 'FFFFRFFF', '3514', '3315', true],
  ])(
    'SP-8B-1, SP-8F-3 %s S=%i %s against %s ends at %s: sighted %s at range 2',
    (_name, speed, path, hex, end, sighted) => {
      const moved = duel(hex, { placements: { F1: { speed } } })
        .fly('F1', { path })
        .wait()
      expect([moved.at('F1'), moved.plane('F1').facing, range(moved, 'F1', 'S1')]).toEqual([end, NE, 2])
      expect(sightingOf(moved.state, 'F1', 'fwd', 'S1')).toMatchObject({
        ...{ sighted, by: '8B', window: 3, rule: sighted ? null : 'SP-8F-3' },
        glances: [{ mp: speed - 2, counts: sighted }, { mp: speed - 1 }, { mp: speed }],
      })
      expect(moved.rest().state.phase === 'combat').toBe(sighted)
    },
  )
  it('SP-8E-1, SP-8F-3 D10 a vertical dive counts for the firer', () => {
    const combat = duel('3015', { placements: { F1: { speed: 8, altitude: 12 } } })
      .fly('F1', { mode: 'vdive', levels: 2, path: 'F' })
      .rest()
    expect([lastHexes(combat, 'F1', 3), range(combat, 'F1', 'S1')]).toEqual([['3020', '3020', '3019'], 4])
    combat.allows(combat.fire('first', 'F1', 'S1'))
  })
  it('SP-8E-1, SP-8F-3 D11 climbing counts for the firer', () => {
    const combat = duel('3015', { placements: { F1: { speed: 8, altitude: 10 } } })
      .fly('F1', { mode: 'climb', path: 'FFcccccc' })
      .rest()
    expect([lastHexes(combat, 'F1', 3), range(combat, 'F1', 'S1')]).toEqual([['3018', '3018', '3018'], 3])
    combat.allows(combat.fire('first', 'F1', 'S1'))
  })
  it('SP-6G-1, SP-8E-1 D12 a wing-over early in the move does no harm', () => {
    const setting: Setting = {
      first: 'german',
      types: { first: 'bf109e3', second: 'spit1' },
      placements: { F1: { speed: 11, prepared: 'wingOver' } },
    }
    const combat = duel('3028', setting).fly('F1', { path: 'W3RFFFFF' }).rest()
    expect([combat.at('F1'), combat.plane('F1').facing, range(combat, 'F1', 'S1')]).toEqual(['3025', S, 3])
    expect(sightingOf(combat.state, 'F1', 'fwd', 'S1')).toMatchObject({ sighted: true, window: 4 })
    combat.allows(combat.fire('first', 'F1', 'S1'))
  })
  it('SP-8-2, SP-8F-1 D14 a turn counts for a target', () => {
    const moved = duel('3024', { placements: { F1: { speed: 9 } } }, { facing: N })
      .fly('F1', { path: 'FFFFFFFFR' })
      .wait()
    expect(seen(moved, 'S1', 'F1')).toBe(true)
    expect([lastHexes(moved, 'F1', 3), range(moved, 'S1', 'F1')]).toEqual([['3013', '3012', '3012'], 12])
    expect(shotReport(moved.state, 'S1', 'fwd', 'F1').problems).toMatchObject([{ rule: 'SP-2.46-1' }])
    expect(moved.rest().state.moving).toBe('second')
  })
  it('SP-8-1, SP-8A-1 D16 a target crosses: only its last MP is looked at', () => {
    const combat = duel('3024', { placements: { F1: { hex: '2715', facing: SE, speed: 3 } } }, { facing: N })
      .fly('F1', { path: 'FFF' })
      .wait()
    expect([combat.at('F1'), range(combat, 'S1', 'F1')]).toEqual(['3016', 8])
    expect(sightingOf(combat.state, 'S1', 'fwd', 'F1')).toMatchObject({
      sighted: true,
      window: 1,
      glances: [{ mp: 3 }],
    })
  })
  it('SP-5.2-6, SP-6D-6 D17, D18 speeds of a Spitfire-I at 11: level 11, drifting 11 to 14', () => {
    const { state } = at(11)
    expect(legalSpeeds(state, 'F1', { mode: 'level', levels: 0 })).toEqual([11])
    expect(legalSpeeds(state, 'F1', { mode: 'hdive', levels: 1 })).toEqual([11, 12, 13, 14])
  })
  it('SP-6D-10 D19 no injection: the first vertical dive is flown at 11, the next at up to 14', () => {
    const play = at(11)
    expect(legalSpeeds(play.state, 'F1', { mode: 'vdive', levels: 5 })).toEqual([11])
    play.refuses(play.declare('F1', 'vdive', 6), 'SP-6D-10 too-deep')
    const next = at(11, { placements: { F1: { prepared: 'splitS' } } })
    expect(legalSpeeds(next.state, 'F1', { mode: 'vdive', levels: 5 })).toEqual([11, 12, 13, 14])
  })
  it('SP-6D-7 D21 at 13 level flight clamps to 11, or is refused if locked', () => {
    const closed = at(13).do({ type: 'closeAltitude', seat: 'first' })
    expect(closed.plane('F1').speed).toBe(11)
    expect(closed.events).toContainEqual(
      expect.objectContaining({ type: 'speedClamped', rule: 'SP-6D-7', from: 13, to: 11 }),
    )
    const locked = at(13, { options: { diveSpeedExit: 'locked' } })
    locked.refuses(locked.declare('F1', 'level'), 'SP-6D-7 dive-speed-locked')
    expect(locked.do({ type: 'closeAltitude', seat: 'first' }).plane('F1')).toMatchObject({
      mode: 'hdive',
      levels: 1,
      speed: 13,
    })
  })
  it.each([
    [4, 'shot-down', 25],
    [9, 'shot-down', 25],
    [10, 'exited', 0],
  ])(
    'SP-6J-1, SP-6J-2, SP-9.1-4, SP-9.1-5 D22 below level 1 after %i phases: %s, %i points',
    (phases, status, points) => {
      const end = start({ placements: { F1: { altitude: 1, phases } } }).begin('F1', { mode: 'hdive', levels: 1 })
      expect(end.plane('F1').status).toBe(status)
      expect(spitfire.score(end.state)).toEqual({ first: 0, second: 20 + points })
    },
  )
  it.each([
    [0, 4, { points: 3, from: 10, maxSpeed: 9, halfHit: true }],
    [3, 6, { points: 1, from: 9, maxSpeed: 8, halfHit: false }],
    [2, 6, { points: 1, from: 9, maxSpeed: 9, halfHit: true }],
  ])('SP-7F-3 D23 a two-hit bomber with %i points is hit with a %i', (damage, die, told) => {
    const setting: Setting = {
      ...{ scenario: '9.2', period: 4, first: 'german', types: { first: 'fw190a', second: 'blenheim4' } },
      placements: { F1: { speed: 6 }, S1: { hex: '3012', altitude: 10, damage, speed: 6 } },
    }
    const combat = start(setting).fly('F1', { path: 'FFFFFF' }).rest()
    const hit = combat.do(
      combat.fire('first', 'F1', 'S1'),
      { type: 'lockFire', seat: 'first' },
      { type: 'lockFire', seat: 'second' },
      { type: 'rollFire', seat: 'referee', rolls: [die] },
    )
    expect(hit.events).toContainEqual(expect.objectContaining({ type: 'damageApplied', rule: 'SP-7F-3', ...told }))
    expect(hit.plane('S1')).toMatchObject({ maxSpeed: told.maxSpeed, damage: damage + told.points })
  })
  it('SP-5.2-10, SP-7E-1, SP-7F-4, SP-7F-8 D25 a D.520 takes 4 and 3 from two shooters, is shot down, and still fires', () => {
    const b = start({
      ...{ period: 2, first: 'german', types: { first: 'bf109e3', second: 'd520' } },
      placements: {
        F1: { hex: '3020', speed: 8, altitude: 10 },
        F2: { hex: '3002', speed: 6, altitude: 10, facing: S },
        S1: { hex: '3010', facing: S, altitude: 10 },
      },
    })
    const combat = b
      .begin('F1')
      .path('FFFFFFFF')
      .end()
      .do({ type: 'beginMove', seat: 'first', plane: 'F2' })
      .path('FFFFFF')
      .end()
      .rest()
    const fired = combat.do(
      combat.fire('first', 'F1', 'S1'),
      combat.fire('first', 'F2', 'S1'),
      { type: 'lockFire', seat: 'first' },
      combat.fire('second', 'S1', 'F1'),
      { type: 'lockFire', seat: 'second' },
      { type: 'rollFire', seat: 'referee', rolls: [1, 2, 1] },
    )
    expect(fired.plane('S1')).toMatchObject({ status: 'shot-down', damage: 7, maxSpeed: 5 })
    expect(fired.plane('F1').damage).toBe(4)
  })
  it('SP-6C-2, SP-6C-4 D26 a bomber at 8 climbs 4 steps at most; three and two hexes are fine', () => {
    const play = start({
      scenario: '9.2',
      period: 2,
      types: { first: 'hurricane1', second: 'he111h3' },
      placements: { F1: { altitude: 15 }, S1: { hex: '3020', speed: 8, altitude: 10 } },
    })
      .rest()
      .begin('S1', { mode: 'climb' })
    play
      .allows({ type: 'climb', seat: 'second', steps: 4 })
      .refuses({ type: 'climb', seat: 'second', steps: 5 }, 'SP-6C-2 not-enough-mp')
    const full = play.path('cccFF').end()
    expect(full.plane('S1').climbStep).toBe(3)
    play.path('cccF').refuses({ type: 'climb', seat: 'second', steps: 1 }, 'SP-6C-4 half-step')
  })
  it('SP-6B-3 D28 which number follows the start turn', () => {
    const mode = { charts: [{ ...spit, turnMode: [3, 4] as const }] }
    const turn = { type: 'turn', seat: 'first', hand: 'right' } as const
    at(10, mode).begin('F1').path('sRFFF').allows(turn)
    const counted = at(10, { ...mode, options: { startTurnCountsAsFirst: true } }).begin('F1')
    counted.path('sRFFF').refuses(turn, 'SP-6B-4 turn-too-soon')
    counted.path('sRFFFF').allows(turn)
  })
  it('SP-6B-5, SP-6B-6 D29 a turn as last MP and a start turn next phase: 120 degrees', () => {
    const second = at(4).fly('F1', { path: 'FFFR' }).rest()
    const first = second.rest()
    expect([first.state.turn, first.state.moving]).toEqual([2, 'first'])
    expect(first.begin('F1').path('sR').plane('F1').facing).toBe(SE)
  })
  it('SP-6B-7, SP-6C-1 D30 climbing between hexes neither counts nor resets', () => {
    at(8).begin('F1', { mode: 'climb' }).path('FFcF').allows({ type: 'turn', seat: 'first', hand: 'left' })
  })
  it('SP-6G1-3 D32 all rolls to one side', () => {
    const play = at(13).begin('F1', { mode: 'hdive', levels: 1 }).path('>')
    play
      .refuses({ type: 'snapRoll', seat: 'first', hand: 'left' }, 'SP-6G1-3 other-hand')
      .allows({ type: 'snapRoll', seat: 'first', hand: 'right' })
  })
  it('SP-6G2-1 D33 a wing-over needs a phase of nothing but climbing', () => {
    const next = (path: string) => at(8).fly('F1', { mode: 'climb', path }).rest().rest().begin('F1')
    next('Fccccccc').refuses({ type: 'wingOver', seat: 'first', hand: 'left', hexsides: 1 }, 'SP-6G2-1 not-prepared')
    next('cccccccc').allows({ type: 'wingOver', seat: 'first', hand: 'left', hexsides: 3 })
  })
  it('SP-6G3-1 D34 a split-S needs a vertical dive', () => {
    const next = (mode: 'hdive' | 'vdive', levels: number, path: string) =>
      at(10).fly('F1', { mode, levels, path, speed: 10 }).rest().rest().begin('F1')
    next('hdive', 4, 'FFFFFFFFFF').refuses(
      { type: 'splitS', seat: 'first', hand: 'left', hexsides: 1 },
      'SP-6G3-1 not-prepared',
    )
    next('vdive', 1, 'FFF').allows({ type: 'splitS', seat: 'first', hand: 'left', hexsides: 3 })
  })
  it('SP-6G23-1 D35 no split-S in a phase with a dive', () => {
    at(10, { placements: { F1: { prepared: 'splitS' } } })
      .begin('F1', { mode: 'hdive', levels: 1 })
      .refuses({ type: 'splitS', seat: 'first', hand: 'left', hexsides: 1 }, 'SP-6G23-1 not-level')
  })
  it('SP-7C1-1, SP-7C3-1, SP-8B-1 D37 off the row fixed guns are blind, all-around guns are not', () => {
    const fighter = start({
      placements: {
        F1: { hex: '3017', speed: 3, altitude: 10, facing: N },
        ...{ S1: { hex: '3213', altitude: 10, facing: S }, S2: { hex: '3010', altitude: 10 } },
      },
    })
      .fly('F1', { path: 'FFF' })
      .rest()
    expect([fighter.at('F1'), hexDistance(fighter.plane('F1').hex, fighter.plane('S1').hex)]).toEqual(['3014', 2])
    fighter.refuses(fighter.fire('first', 'F1', 'S1'), 'SP-7C3-1 out-of-field', 'SP-8B-1 lost-sight')
    const combat = start({
      ...{ scenario: '9.2', period: 2, types: { first: 'hurricane1', second: 'he111h3' } },
      placements: {
        F1: { hex: '3210', altitude: 10, speed: 3, facing: S },
        S1: { hex: '3014', altitude: 10, facing: N },
      },
    })
      .fly('F1', { path: 'FFF' })
      .rest()
    expect([combat.at('F1'), combat.at('S1')]).toEqual(['3213', '3014'])
    combat.allows(combat.fire('second', 'S1', 'F1', 'all'))
  })
  it.each(['lastThird', 'lastCountable'] as const)(
    'SP-8F-3, SP-8F-4 D38, D60 a bomber that turned in its window: %s',
    (sightingWindow) => {
      const setting: Setting = {
        scenario: '9.2',
        period: 4,
        first: 'german',
        types: { first: 'fw190a', second: 'blenheim4' },
        options: { sightingWindow },
      }
      const play = start({
        ...setting,
        placements: {
          F1: { hex: '3313', altitude: 10, speed: 4, facing: S },
          S1: { hex: '3020', altitude: 10, speed: 7, facing: N },
        },
      })
      const second = play.begin('F1', { mode: 'climb' }).path('cccc').end().rest()
      const combat = second.begin('S1').path('FFFFFRF').end().wait()
      const sighting = sightingOf(combat.state, 'S1', 'all', 'F1')
      expect(sighting.sighted).toBe(sightingWindow === 'lastCountable')
      if (sightingWindow === 'lastThird') expect(sighting).toMatchObject({ rule: 'SP-8F-3', mp: 6 })
      const fire = combat.rest().fire('second', 'S1', 'F1', 'all')
      if (sightingWindow === 'lastCountable') combat.rest().allows(fire)
      else expect(combat.rest().refusal(fire)).toContain('CORE-PHASE wrong-phase')
      // When the enemy has moved it is his path that counts.
      const next = combat.rest().do(...(combat.rest().state.phase === 'combat' ? BOTH_LOCK : []))
      const later = next.begin('F1', { mode: 'climb' }).path('cccc').end().rest()
      later.allows(later.fire('second', 'S1', 'F1', 'all'))
    },
  )
  it('SP-9.3-4, SP-9.3-12 D39 the leader turns SW and the left wingman is out', () => {
    const play = start({
      scenario: '9.3',
      period: 2,
      types: { first: 'hurricane1', second: 'bf109e3' },
      placements: { F2: { facing: SW } },
    })
    expect(play.state.ending).toEqual({ winner: 'second', rule: 'SP-9.3-12' })
    expect(inZone(play.state, 'F2', 'F1', 'left')).toBe(false)
    expect(inZone(play.state, 'F2', 'F3', 'right')).toBe(true)
  })
  it('SP-9.3-4, SP-9.3-12 D41 four hexes straight behind are fine for either, five are not', () => {
    const setting = {
      scenario: '9.3',
      period: 2,
      types: { first: 'hurricane1', second: 'bf109e3' },
      options: { map: [64, 40] },
    } as const
    const near = start({ ...setting, placements: { F1: { hex: '6212' } } })
    expect([inZone(near.state, 'F2', 'F1', 'left'), inZone(near.state, 'F2', 'F1', 'right')]).toEqual([true, true])
    for (const hex of ['6312', '6213']) {
      const far = start({ ...setting, placements: { F1: { hex } } })
      expect(hexDistance(far.plane('F1').hex, far.plane('F2').hex)).toBe(5)
      expect(far.state.ending).toEqual({ winner: 'second', rule: 'SP-9.3-12' })
    }
  })
  it('SP-9.3-7 D42 neither wingman of the start Vee is behind the other', () => {
    const { state } = start({ scenario: '9.3', period: 2, types: { first: 'hurricane1', second: 'bf109e3' } })
    expect([inZone(state, 'F1', 'F3', 'both'), inZone(state, 'F3', 'F1', 'both')]).toEqual([false, false])
  })
  it.each([
    ['6010', NE, 'east'],
    ['5901', NE, 'north'],
    ['6001', NE, 'east'],
    ['6001', N, 'north'],
    ['0120', SW, 'west'],
    ['6034', SE, 'east'],
    ['0101', NW, 'west'],
    ['3034', S, 'south'],
  ] as const)('SP-6J-4, SP-6J-90 D44 %s facing %i: %s', (hex, facing, edge) => {
    const end = start({ placements: { F1: { hex, facing } } })
      .begin('F1')
      .path('F')
    expect(end.events).toContainEqual(expect.objectContaining({ type: 'planeLeft', edge }))
  })
  const raid = (more: object, chart: object = {}): Setting => ({
    ...{ scenario: '9.2', period: 2, types: { first: 'hurricane1', second: 'he111h3' } },
    charts: [{ ...he111, ...chart }],
    placements: { F1: { altitude: 15 }, S1: { altitude: 1, speed: 8, ...more } },
  })
  it('SP-9.2-3, SP-9.2-4, SP-9.2-5 D45 a bomber enters 1424 at level 1, leaves, enters it again, and goes home by the east', () => {
    const agile = { turnMode: [1, 1], levelMax: 13, maxSpeed: 16, vdTrack: { 14: 1, 15: 1, 16: 1 } }
    let play = start(raid({ hex: '1425', facing: N, speed: 13 }, agile))
      .rest()
      .begin('S1')
      .path('F')
    const told = () => [play.at('S1'), play.plane('S1').passes, spitfire.score(play.state).second]
    expect(told()).toEqual(['1424', 1, 10])
    expect(play.events).toContainEqual(expect.objectContaining({ type: 'targetPassed', rule: 'SP-9.2-4', hex: '1424' }))
    play = play.path('RFRFRFRFRF')
    expect(told().slice(1)).toEqual([1, 10])
    play = play.path('RF')
    expect(told()).toEqual(['1424', 2, 20])
    play = play.end().rest()
    for (const path of ['sRFFFFFFFFFFFF', 'sRFFFFFFFFFFFF', 'sLFFFFFFFFFFFF']) {
      play = play.rest().begin('S1').path(path).end().rest()
    }
    play = play.rest().begin('S1').path('F'.repeat(11))
    expect(play.plane('S1').status).toBe('exited')
    expect(play.events).toContainEqual(expect.objectContaining({ type: 'planeLeft', rule: 'SP-9.2-5', edge: 'east' }))
    // On its way northeast it passed 1723 and 2021 as well.
    expect(play.plane('S1').passes).toBe(4)
    expect(spitfire.score(play.state).second).toBe(40 + 50)
  })
  it('SP-9.2-4 D45 neither at another level nor by standing there', () => {
    const above = start(raid({ hex: '1425', facing: N, altitude: 2 }))
      .rest()
      .begin('S1')
      .path('F')
    expect(above.plane('S1').passes).toBe(0)
    const dived = start(raid({ hex: '1424', facing: N, altitude: 2 }))
      .rest()
      .begin('S1', { mode: 'hdive', levels: 1 })
    expect([dived.plane('S1').altitude, dived.plane('S1').passes]).toEqual([1, 0])
  })
  it('SP-6J-3, SP-9.2-7 D46 a bomber that has made no pass is lost by the east edge', () => {
    const out = start(raid({ hex: '6010', facing: NE }))
      .rest()
      .begin('S1')
      .path('F')
    expect(out.plane('S1').status).toBe('shot-down')
    expect(spitfire.score(out.state)).toEqual({ first: 50, second: 0 })
  })
  it('SP-5.2-6 D48 a maximum of 10 leaves no Dive speeds', () => {
    const { state } = start({ placements: { F1: { damage: 4, speed: 10 } } })
    expect(legalSpeeds(state, 'F1', { mode: 'level', levels: 0 })).toEqual([10])
    expect(legalSpeeds(state, 'F1', { mode: 'hdive', levels: 1 })).toEqual([10])
  })
  it('SP-6D-4, SP-6D-12 D49 a maximum of 7 leaves only the drift', () => {
    const play = start({ placements: { F1: { damage: 7, speed: 7 } } })
    play
      .allows(play.declare('F1', 'hdive', 1))
      .refuses(play.declare('F1', 'hdive', 2), 'SP-6D-12 no-track')
      .refuses(play.declare('F1', 'vdive', 1), 'SP-6D-12 no-track')
  })
  it('SP-11-1, SP-11-2 D51 rule 11: a diving aircraft fires at lower targets only', () => {
    const combat = duel(
      '3010',
      { options: { interAltitude: true }, placements: { F1: { speed: 6, altitude: 11 } } },
      { altitude: 7 },
    )
      .fly('F1', { mode: 'hdive', levels: 1, path: 'FFFFFF', attitude: 'keep' })
      .rest()
    combat.allows(combat.fire('first', 'F1', 'S1'))
    expect(shotReport(combat.state, 'F1', 'fwd', 'S1').range).toBe(7)
    const level = duel(
      '3010',
      { options: { interAltitude: true }, placements: { F1: { speed: 6, altitude: 11 } } },
      { altitude: 10 },
    )
      .fly('F1', { mode: 'hdive', levels: 1, path: 'FFFFFF', attitude: 'keep' })
      .rest()
    expect(level.state.phase).not.toBe('combat')
  })
  it('SP-11C-1 D52 rule 11: who climbed with all MPs cannot level off', () => {
    const play = at(5, { options: { interAltitude: true } }).begin('F1', { mode: 'climb' })
    play
      .path('ccccc')
      .refuses({ type: 'endMove', seat: 'first', bleed: 0, attitude: 'level' }, 'SP-11C-1 cannot-level-off')
    play.path('ccccF').allows({ type: 'endMove', seat: 'first', bleed: 0, attitude: 'level' })
  })
  it('SP-10-1, SP-10-2, SP-10-4, SP-10-5 D53 rule 10: facing the corner E', () => {
    const play = at(7, { options: { hexSpace: true }, placements: { F1: { facing: 1 } } }).begin('F1')
    expect([play.path('Fl').at('F1'), play.path('Fr').at('F1')]).toEqual(['3120', '3121'])
    expect([play.path('<').at('F1'), play.path('>').at('F1')]).toEqual(['3019', '3021'])
    const low = start({ options: { hexSpace: true }, placements: { F1: { hex: '0102', facing: 1 } } })
      .begin('F1')
      .path('FrFl')
    expect(low.at('F1')).toBe('0302')
    const field = fieldOfFire(play.state, 'F1', 'fwd', 2).map((hex) => hexToNumber(hex))
    expect(field.sort()).toEqual(['3120', '3121', '3219', '3220', '3221'])
  })
  it('SP-5.2-9 D54 decisions may be changed until the segment closes', () => {
    const play = at(13)
    const changed = play.do(
      play.declare('F1', 'hdive', 1),
      play.declare('F1', 'level'),
      play.declare('F1', 'hdive', 1),
      { type: 'closeAltitude', seat: 'first' },
    )
    expect(legalSpeeds(changed.state, 'F1', { mode: 'hdive', levels: 1 })).toEqual([13, 14])
    expect(changed.plane('F1').speed).toBe(13)
    const level = play.do(play.declare('F1', 'hdive', 1), play.declare('F1', 'level'), {
      type: 'closeAltitude',
      seat: 'first',
    })
    expect(level.plane('F1').speed).toBe(11)
  })
  it('SP-6D-6 D55 if drifting does not hold a Dive speed', () => {
    const play = at(13, { options: { driftSatisfiesDiveZone: false } })
    expect(legalSpeeds(play.state, 'F1', { mode: 'hdive', levels: 1 })).toEqual([11])
    expect(legalSpeeds(play.state, 'F1', { mode: 'hdive', levels: 2 })).toEqual([13, 14])
    const closed = (levels: number) =>
      play.do(play.declare('F1', 'hdive', levels), { type: 'closeAltitude', seat: 'first' })
    expect([closed(1).plane('F1').speed, closed(2).plane('F1').speed]).toEqual([11, 13])
  })
  it('SP-7F-10, SP-9.2-6 D58 five points on a fighter three short of destruction: five VPs to Second, nothing more', () => {
    const crt = { all: Array.from({ length: 6 }, (_, die) => [die < 5 ? 5 : 1, 1]) }
    const combat = start({
      ...raid({ hex: '3018', facing: N, altitude: 10 }, { crt }),
      placements: {
        F1: { hex: '3014', altitude: 10, speed: 3, facing: S, damage: 5 },
        S1: { hex: '3018', altitude: 10, facing: N, speed: 8 },
      },
    })
      .fly('F1', { path: 'FFF' })
      .rest()
    const before = spitfire.score(combat.state)
    const after = combat.do(
      { type: 'lockFire', seat: 'first' },
      combat.fire('second', 'S1', 'F1', 'all'),
      { type: 'lockFire', seat: 'second' },
      { type: 'rollFire', seat: 'referee', rolls: [2] },
    )
    expect(after.plane('F1')).toMatchObject({ status: 'shot-down', damage: 10, maxSpeed: 4 })
    expect(before).toEqual({ first: 0, second: 5 })
    expect(spitfire.score(after.state)).toEqual({ first: 0, second: 10 })
    expect(after.events.filter(({ type }) => type === 'pointsScored')).toEqual([
      expect.objectContaining({ rule: 'SP-9.2-6', seat: 'second', points: 5 }),
    ])
  })
  it('SP-10-8 D59 at corners the start formations are out, and the first check is waived', () => {
    const step = spitfire.setup(
      configOf({
        scenario: '9.3',
        period: 2,
        types: { first: 'hurricane1', second: 'bf109e3' },
        options: { hexSpace: true },
      }),
    )
    expect(step.ok && step.events).toContainEqual(
      expect.objectContaining({ type: 'formationChecked', rule: 'SP-10-8', result: 'waived' }),
    )
    const state = step.ok ? step.state : undefined
    expect([state!.planes.F1?.facing, state!.planes.S1?.facing]).toEqual([5, 3])
    expect(inZone(state!, 'F2', 'F3', 'right')).toBe(false)
    expect(inZone(state!, 'S2', 'S1', 'both')).toBe(false)
    expect([state!.ending, state!.phase]).toEqual([null, 'altitude'])
  })
})
