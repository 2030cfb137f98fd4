/** Every vector of the catalogue, under its number. */
import { describe, expect, it } from 'vitest'
import { hexDistance, hexStep, hexToNumber, numberToHex } from '../../../src/geometry/index.js'
import { inField } from '../../../src/rulesets/spitfire/airspace.js'
import { inZone } from '../../../src/rulesets/spitfire/formation.js'
import { charts, formationStatus, legalSpeeds, sightingOf, spitfire } from '../../../src/rulesets/spitfire/index.js'
import { completeOptions } from '../../../src/rulesets/spitfire/options.js'
import { configOf, N, NE, NW, ordersOf, type Play, S, SE, type Setting, SW, start } from './fixture.js'

const spit = charts.find(({ id }) => id === 'spit1')!
const bf109 = charts.find(({ id }) => id === 'bf109e3')!
const chartLike = (numbers: object): Setting => ({ charts: [{ ...spit, ...numbers }] })
const seen = (play: Play, firer: string, target: string, gun: 'fwd' | 'rear' | 'all' = 'fwd') =>
  sightingOf(play.state, firer, gun, target).sighted
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
  it('B1 turn mode 3/4: FFF R FFFF R FFF R FFFF R from 3020 N ends at 3721 SW', () => {
    const play = at(18, chartLike({ turnMode: [3, 4], maxSpeed: 20, levelMax: 18, vdTrack: { 19: 8, 20: 8 } })).begin(
      'F1',
    )
    const end = play.path('FFFRFFFFRFFFRFFFFR').end()
    expect([end.at('F1'), end.plane('F1').facing]).toEqual(['3721', SW])
    play.path('FFFRFFF').refuses({ type: 'turn', seat: 'first', hand: 'right' }, 'SP-6B-4 turn-too-soon')
  })
  it('B2 acceleration 5 from 6: 6 to 11', () => {
    const play = at(6, chartLike({ maxAccel: 5 }))
    expect(legalSpeeds(play.state, 'F1', { mode: 'level', levels: 0 })).toEqual([6, 7, 8, 9, 10, 11])
    const b = play.do(play.declare('F1', 'hdive', 1), { type: 'closeAltitude', seat: 'first' })
    b.refuses({ type: 'setSpeed', seat: 'first', plane: 'F1', speed: 12 }, 'SP-6A-2 too-much-acceleration')
    b.refuses({ type: 'setSpeed', seat: 'first', plane: 'F1', speed: 5 }, 'SP-6A-3 too-slow')
  })
  it('B3 at speed 12 exactly 12 MPs are spent', () => {
    const play = at(12, { types: { first: 'spit5', second: 'bf109f' }, period: 4 }).begin('F1')
    play.path('FFFFFFFFFFF').refuses({ type: 'endMove', seat: 'first', bleed: 0 }, 'SP-5.2-7 mp-left')
    play.path('FFFFFFFFFFFF').allows({ type: 'endMove', seat: 'first', bleed: 0 })
    play.path('FFFFFFFFFFFF').refuses({ type: 'forward', seat: 'first' }, 'SP-6A-1 not-enough-mp')
  })
  it('B4 five hexes from 3020 N end at 3015', () => {
    const end = at(5).fly('F1', { path: 'FFFFF' })
    expect([end.at('F1'), end.plane('F1').facing]).toEqual(['3015', N])
  })
  it.each([
    ['R', '3621'],
    ['L', '2421'],
  ])('B5 start turn %s, FFF, turn, FFF, turn, F ends at %s facing S', (side, hex) => {
    const play = at(10).begin('F1')
    const third = play.path(`s${side}FFF${side}FFF${side}`)
    expect(third.state.move?.left).toBe(1)
    const end = third.path('F').end()
    expect([end.at('F1'), end.plane('F1').facing]).toEqual([hex, S])
  })
  it('B6 the climb ring of 17 boxes, and bleeding speed', () => {
    const play = at(8, { placements: { F1: { altitude: 12, climbStep: 15 } } })
      .begin('F1', { mode: 'climb' })
      .path('FFcccccc')
    expect([play.plane('F1').altitude, play.plane('F1').climbStep]).toEqual([13, 4])
    play.refuses({ type: 'endMove', seat: 'first', bleed: 6 }, 'SP-6C-7 bad-bleed')
    play.allows({ type: 'endMove', seat: 'first', bleed: 5 })
    expect(play.end(3).plane('F1').speed).toBe(5)
  })
  it('B7 a horizontal dive of 1 to 3 levels at 9, free of MPs', () => {
    const play = at(9, chartLike({ maxAccel: 0 }))
    for (const levels of [1, 2, 3]) play.allows(play.declare('F1', 'hdive', levels))
    play.refuses(play.declare('F1', 'hdive', 4), 'SP-6D-5 too-deep')
    const dived = play.begin('F1', { mode: 'hdive', levels: 3 })
    expect([dived.plane('F1').altitude, dived.state.move?.left]).toEqual([7, 9])
  })
  it('B8 a vertical dive at 8 costs 7', () => {
    const play = at(8).begin('F1', { mode: 'vdive', levels: 2 })
    expect([play.plane('F1').altitude, play.state.move?.left]).toEqual([8, 1])
  })
  it('B9 a snap roll: one hex at 60 degrees, facing kept, 6 MPs', () => {
    const play = at(7).begin('F1').path('>')
    expect([play.at('F1'), play.plane('F1').facing, play.state.move?.left]).toEqual(['3120', N, 1])
  })
  it('B10 the wing-over of a Bf.109: 1, 3, 6 MPs for 1, 2, 3 hexsides', () => {
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
  it('B11 a Bf.109E-3 two hexes behind a D.520, die 2: damage 3', () => {
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
    expect([after.plane('S1').maxSpeed, after.plane('S1').speed]).toEqual([9, 9])
    after.allows(after.declare('S1', 'vdive', 1)).refuses(after.declare('S1', 'vdive', 2), 'SP-6D-10 too-deep')
  })
  it.each([
    [7, '3006', 'may'],
    [8, '3005', 'may not'],
  ])('B12 Spitfire-I at range %i: it %s fire', (range, hex, may) => {
    const combat = duel(hex, { placements: { F1: { speed: 7 } } })
      .fly('F1', { path: 'FFFFFFF' })
      .rest()
    expect(combat.at('F1')).toBe('3013')
    expect(seen(combat, 'F1', 'S1')).toBe(true)
    expect(range).toBe(7 + Number(may === 'may not'))
    if (may === 'may') combat.allows(combat.fire('first', 'F1', 'S1'))
    else expect(combat.state.moving).toBe('second')
  })
  it('B13 both may fire along the same row', () => {
    const combat = duel('3010', { placements: { F1: { speed: 7 } } }, { facing: S })
      .fly('F1', { path: 'FFFFFFF' })
      .rest()
    combat.allows(combat.fire('first', 'F1', 'S1'))
    const second = combat.do({ type: 'lockFire', seat: 'first' })
    second.allows(second.fire('second', 'S1', 'F1'))
  })
  it('B14 a target that leaves the field in its last two MPs is not sighted', () => {
    const combat = duel('3024', { placements: { F1: { speed: 9 } } }, { facing: N })
      .fly('F1', { path: 'FFFFFFRFF' })
      .wait()
    const sighting = sightingOf(combat.state, 'S1', 'fwd', 'F1')
    expect(sighting).toMatchObject({ sighted: false, by: '8A', window: 3, rule: 'SP-8A-1', mp: 8 })
  })
  it('B15 13 MPs have a window of 5', () => {
    const combat = duel('3002', { placements: { F1: { speed: 13, hex: '3030' } } })
      .fly('F1', { mode: 'hdive', levels: 1, path: 'F'.repeat(13) })
      .wait()
    expect(sightingOf(combat.state, 'F1', 'fwd', 'S1').window).toBe(5)
  })
  it('B16 from 0102 to 0302 needs a turn', () => {
    const [a, b] = [numberToHex('0102')!, numberToHex('0302')!]
    expect(hexDistance(a, b)).toBe(2)
    const via = hexStep(a, SE)
    expect([hexToNumber(via), hexToNumber(hexStep(via, NE))]).toEqual(['0202', '0302'])
    for (const facing of [0, 1, 2, 3, 4, 5] as const)
      expect(inField(completeOptions(), 'fwd', facing, b.q - a.q, b.r - a.r)).toBe(false)
  })
  it('B17 the Vee conforms as it starts', () => {
    const play = start({ scenario: '9.3', period: 2, types: { first: 'hurricane1', second: 'bf109e3' } })
    expect(inZone(play.state, 'F2', 'F1', 'left')).toBe(true)
    expect(inZone(play.state, 'F2', 'F3', 'right')).toBe(true)
    expect(formationStatus(play.state, 'second')?.breach).toBeUndefined()
  })
})

describe('derived vectors', () => {
  const round = (number: string) =>
    ([0, 1, 2, 3, 4, 5] as const).map((f) => hexToNumber(hexStep(numberToHex(number)!, f)))
  it('D1 neighbours of 0202', () => expect(round('0202')).toEqual(['0201', '0302', '0303', '0203', '0103', '0102']))
  it('D2 neighbours of 3107', () => expect(round('3107')).toEqual(['3106', '3206', '3207', '3108', '3007', '3006']))
  it('D4 eight hexes NW from 3020', () => {
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
    ['D5', 7, 'FFFRFFF', '3515', true],
    ['D6', 7, 'FFFFRFF', '3414', false],
    ['D7', 8, 'FFFFRFFF', '3514', true],
  ])('%s S=%i %s against %s: sighted %s at range 2', (_name, speed, path, hex, sighted) => {
    const moved = duel(hex, { placements: { F1: { speed } } })
      .fly('F1', { path })
      .wait()
    expect(hexDistance(moved.plane('F1').hex, moved.plane('S1').hex)).toBe(2)
    expect(seen(moved, 'F1', 'S1')).toBe(sighted)
    expect(moved.rest().state.phase === 'combat').toBe(sighted)
  })
  it('D10 a vertical dive counts for the firer', () => {
    const combat = duel('3015', { placements: { F1: { speed: 8, altitude: 12 } } })
      .fly('F1', { mode: 'vdive', levels: 2, path: 'F' })
      .rest()
    combat.allows(combat.fire('first', 'F1', 'S1'))
  })
  it('D11 climbing counts for the firer', () => {
    const combat = duel('3015', { placements: { F1: { speed: 8, altitude: 10 } } })
      .fly('F1', { mode: 'climb', path: 'FFcccccc' })
      .rest()
    combat.allows(combat.fire('first', 'F1', 'S1'))
  })
  it('D12 a wing-over early in the move does no harm', () => {
    const setting: Setting = {
      first: 'german',
      types: { first: 'bf109e3', second: 'spit1' },
      placements: { F1: { speed: 11, prepared: 'wingOver' } },
    }
    const combat = duel('3028', setting).fly('F1', { path: 'W3RFFFFF' }).rest()
    expect([combat.at('F1'), combat.plane('F1').facing]).toEqual(['3025', S])
    combat.allows(combat.fire('first', 'F1', 'S1'))
  })
  it('D14 a turn counts for a target', () => {
    const combat = duel('3024', { placements: { F1: { speed: 9 } } }, { facing: N })
      .fly('F1', { path: 'FFFFFFFFR' })
      .rest()
    expect(seen(combat, 'S1', 'F1')).toBe(true)
    expect(combat.state.moving).toBe('second')
  })
  it('D16 a target crosses: only its last MP is looked at', () => {
    const combat = duel('3024', { placements: { F1: { hex: '2715', facing: SE, speed: 3 } } }, { facing: N })
      .fly('F1', { path: 'FFF' })
      .rest()
    expect(combat.at('F1')).toBe('3016')
    expect(seen(combat, 'S1', 'F1')).toBe(true)
  })
  it('D17, D18 speeds of a Spitfire-I at 11: level 11, drifting 11 to 14', () => {
    const { state } = at(11)
    expect(legalSpeeds(state, 'F1', { mode: 'level', levels: 0 })).toEqual([11])
    expect(legalSpeeds(state, 'F1', { mode: 'hdive', levels: 1 })).toEqual([11, 12, 13, 14])
  })
  it('D19 no injection: the first vertical dive is flown at 11, the next at up to 14', () => {
    const play = at(11)
    expect(legalSpeeds(play.state, 'F1', { mode: 'vdive', levels: 5 })).toEqual([11])
    play.refuses(play.declare('F1', 'vdive', 6), 'SP-6D-10 too-deep')
    const next = at(11, { placements: { F1: { prepared: 'splitS' } } })
    expect(legalSpeeds(next.state, 'F1', { mode: 'vdive', levels: 5 })).toEqual([11, 12, 13, 14])
  })
  it('D21 at 13 level flight clamps to 11, or is refused if locked', () => {
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
    [10, 'exited', 0],
  ])('D22 below level 1 after %i phases: %s, %i points', (phases, status, points) => {
    const end = start({ placements: { F1: { altitude: 1, phases } } }).begin('F1', { mode: 'hdive', levels: 1 })
    expect(end.plane('F1').status).toBe(status)
    expect(spitfire.score(end.state)).toEqual({ first: 0, second: 20 + points })
  })
  it('D23 a two-hit bomber remembers the odd point', () => {
    const setting = (damage: number) =>
      start({
        scenario: '9.2',
        period: 2,
        types: { first: 'hurricane1', second: 'he111h3' },
        placements: { S1: { damage } },
      })
    expect(setting(3).plane('S1').maxSpeed).toBe(9)
    expect(setting(4).plane('S1').maxSpeed).toBe(8)
  })
  it('D23 in play: three points then one', () => {
    const setting: Setting = {
      scenario: '9.2',
      period: 4,
      first: 'german',
      types: { first: 'fw190a', second: 'blenheim4' },
      placements: { F1: { speed: 6 }, S1: { hex: '3012', altitude: 10 } },
    }
    const combat = start(setting).fly('F1', { path: 'FFFFFF' }).rest()
    const die = (face: number) =>
      combat.do(
        combat.fire('first', 'F1', 'S1'),
        { type: 'lockFire', seat: 'first' },
        { type: 'lockFire', seat: 'second' },
        { type: 'rollFire', seat: 'referee', rolls: [face] },
      )
    expect(die(4).events).toContainEqual(
      expect.objectContaining({ type: 'damageApplied', rule: 'SP-7F-3', points: 3, maxSpeed: 9, halfHit: true }),
    )
  })
  it('D25 a D.520 takes 4 and 3 from two shooters, is shot down, and still fires', () => {
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
  it('D26 a bomber at 8 climbs 4 steps at most; three and two hexes are fine', () => {
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
  it('D28 which number follows the start turn', () => {
    const mode = { charts: [{ ...spit, turnMode: [3, 4] as const }] }
    const turn = { type: 'turn', seat: 'first', hand: 'right' } as const
    at(10, mode).begin('F1').path('sRFFF').allows(turn)
    const counted = at(10, { ...mode, options: { startTurnCountsAsFirst: true } }).begin('F1')
    counted.path('sRFFF').refuses(turn, 'SP-6B-4 turn-too-soon')
    counted.path('sRFFFF').allows(turn)
  })
  it('D29 a turn as last MP and a start turn next phase: 120 degrees', () => {
    const second = at(4).fly('F1', { path: 'FFFR' }).rest()
    const first = second.rest()
    expect([first.state.turn, first.state.moving]).toEqual([2, 'first'])
    expect(first.begin('F1').path('sR').plane('F1').facing).toBe(SE)
  })
  it('D30 climbing between hexes neither counts nor resets', () => {
    at(8).begin('F1', { mode: 'climb' }).path('FFcF').allows({ type: 'turn', seat: 'first', hand: 'left' })
  })
  it('D32 all rolls to one side', () => {
    const play = at(13).begin('F1', { mode: 'hdive', levels: 1 }).path('>')
    play
      .refuses({ type: 'snapRoll', seat: 'first', hand: 'left' }, 'SP-6G1-3 other-hand')
      .allows({ type: 'snapRoll', seat: 'first', hand: 'right' })
  })
  it('D33 a wing-over needs a phase of nothing but climbing', () => {
    const next = (path: string) => at(8).fly('F1', { mode: 'climb', path }).rest().rest().begin('F1')
    next('Fccccccc').refuses({ type: 'wingOver', seat: 'first', hand: 'left', hexsides: 1 }, 'SP-6G2-1 not-prepared')
    next('cccccccc').allows({ type: 'wingOver', seat: 'first', hand: 'left', hexsides: 3 })
  })
  it('D34 a split-S needs a vertical dive', () => {
    const next = (mode: 'hdive' | 'vdive', levels: number, path: string) =>
      at(10).fly('F1', { mode, levels, path, speed: 10 }).rest().rest().begin('F1')
    next('hdive', 4, 'FFFFFFFFFF').refuses(
      { type: 'splitS', seat: 'first', hand: 'left', hexsides: 1 },
      'SP-6G3-1 not-prepared',
    )
    next('vdive', 1, 'FFF').allows({ type: 'splitS', seat: 'first', hand: 'left', hexsides: 3 })
  })
  it('D35 no split-S in a phase with a dive', () => {
    at(10, { placements: { F1: { prepared: 'splitS' } } })
      .begin('F1', { mode: 'hdive', levels: 1 })
      .refuses({ type: 'splitS', seat: 'first', hand: 'left', hexsides: 1 }, 'SP-6G23-1 not-level')
  })
  it('D37 off the row fixed guns are blind, all-around guns are not', () => {
    const [a, b] = [numberToHex('3014')!, numberToHex('3213')!]
    expect(inField(completeOptions(), 'fwd', NE, b.q - a.q, b.r - a.r)).toBe(
      hexDistance(a, b) === 2 && hexToNumber(hexStep(a, NE, 2)) === '3213',
    )
    expect(inField(completeOptions(), 'all', N, b.q - a.q, b.r - a.r)).toBe(true)
    expect(inField(completeOptions(), 'fwd', N, b.q - a.q, b.r - a.r)).toBe(false)
  })
  it.each(['lastThird', 'lastCountable'] as const)(
    'D38, D60 a bomber that turned in its window: %s',
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
    },
  )
  it('D39 the leader turns SW and the left wingman is out', () => {
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
  it('D41 four hexes straight behind are fine for either, five are not', () => {
    const setting = {
      scenario: '9.3',
      period: 2,
      types: { first: 'hurricane1', second: 'bf109e3' },
      options: { map: [64, 40] },
    } as const
    const near = start({ ...setting, placements: { F1: { hex: '6212' } } })
    expect([inZone(near.state, 'F2', 'F1', 'left'), inZone(near.state, 'F2', 'F1', 'right')]).toEqual([true, true])
    const far = start({ ...setting, placements: { F1: { hex: '6312' } } })
    expect(inZone(far.state, 'F2', 'F1', 'both')).toBe(false)
  })
  it('D42 neither wingman of the start Vee is behind the other', () => {
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
  ] as const)('D44 %s facing %i: %s', (hex, facing, edge) => {
    const end = start({ placements: { F1: { hex, facing } } })
      .begin('F1')
      .path('F')
    expect(end.events).toContainEqual(expect.objectContaining({ type: 'planeLeft', edge }))
  })
  it('D45, D46 passes and the east exit', () => {
    const setting = (passes: number): Setting => ({
      scenario: '9.2',
      period: 2,
      types: { first: 'hurricane1', second: 'he111h3' },
      placements: { S1: { hex: '6010', facing: NE, altitude: 1, passes } },
    })
    const out = (passes: number) => start(setting(passes)).rest().begin('S1').path('F')
    expect(spitfire.score(out(2).state)).toEqual({ first: 0, second: 70 })
    expect(spitfire.score(out(0).state)).toEqual({ first: 50, second: 0 })
    const pass = start({ ...setting(0), placements: { S1: { hex: '1425', facing: N, altitude: 1, speed: 8 } } })
      .rest()
      .begin('S1')
      .path('F')
    expect(pass.plane('S1').passes).toBe(1)
    expect(pass.path('F').plane('S1').passes).toBe(1)
  })
  it('D48 a maximum of 10 leaves no Dive speeds', () => {
    const { state } = start({ placements: { F1: { damage: 4, speed: 10 } } })
    expect(legalSpeeds(state, 'F1', { mode: 'level', levels: 0 })).toEqual([10])
    expect(legalSpeeds(state, 'F1', { mode: 'hdive', levels: 1 })).toEqual([10])
  })
  it('D49 a maximum of 7 leaves only the drift', () => {
    const play = start({ placements: { F1: { damage: 7, speed: 7 } } })
    play
      .allows(play.declare('F1', 'hdive', 1))
      .refuses(play.declare('F1', 'hdive', 2), 'SP-6D-12 no-track')
      .refuses(play.declare('F1', 'vdive', 1), 'SP-6D-12 no-track')
  })
  it('D51 rule 11: a diving aircraft fires at lower targets only', () => {
    const combat = duel(
      '3010',
      { options: { interAltitude: true }, placements: { F1: { speed: 6, altitude: 11 } } },
      { altitude: 7 },
    )
      .fly('F1', { mode: 'hdive', levels: 1, path: 'FFFFFF', attitude: 'keep' })
      .rest()
    combat.allows(combat.fire('first', 'F1', 'S1'))
    const level = duel(
      '3010',
      { options: { interAltitude: true }, placements: { F1: { speed: 6, altitude: 11 } } },
      { altitude: 10 },
    )
      .fly('F1', { mode: 'hdive', levels: 1, path: 'FFFFFF', attitude: 'keep' })
      .rest()
    expect(level.state.phase).not.toBe('combat')
  })
  it('D52 rule 11: who climbed with all MPs cannot level off', () => {
    const play = at(5, { options: { interAltitude: true } }).begin('F1', { mode: 'climb' })
    play
      .path('ccccc')
      .refuses({ type: 'endMove', seat: 'first', bleed: 0, attitude: 'level' }, 'SP-11C-1 cannot-level-off')
    play.path('ccccF').allows({ type: 'endMove', seat: 'first', bleed: 0, attitude: 'level' })
  })
  it('D53 rule 10: facing the corner E', () => {
    const play = at(7, { options: { hexSpace: true }, placements: { F1: { facing: 1 } } }).begin('F1')
    expect([play.path('Fl').at('F1'), play.path('Fr').at('F1')]).toEqual(['3120', '3121'])
    expect([play.path('<').at('F1'), play.path('>').at('F1')]).toEqual(['3019', '3021'])
    const low = start({ options: { hexSpace: true }, placements: { F1: { hex: '0102', facing: 1 } } })
      .begin('F1')
      .path('FrFl')
    expect(low.at('F1')).toBe('0302')
    expect(ordersOf('first', 'Fl')).toHaveLength(1)
  })
  it('D54 decisions may be changed until the segment closes', () => {
    const play = at(13)
    const changed = play.do(
      play.declare('F1', 'hdive', 1),
      play.declare('F1', 'level'),
      play.declare('F1', 'hdive', 1),
      { type: 'closeAltitude', seat: 'first' },
    )
    expect(legalSpeeds(changed.state, 'F1', { mode: 'hdive', levels: 1 })).toEqual([13, 14])
  })
  it('D55 if drifting does not hold a Dive speed', () => {
    const play = at(13, { options: { driftSatisfiesDiveZone: false } })
    expect(legalSpeeds(play.state, 'F1', { mode: 'hdive', levels: 1 })).toEqual([11])
    expect(legalSpeeds(play.state, 'F1', { mode: 'hdive', levels: 2 })).toEqual([13, 14])
  })
  it('D59 at corners the start formations are out, and the first check is waived', () => {
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
    expect(inZone(state!, 'F2', 'F3', 'right')).toBe(false)
    expect(inZone(state!, 'S2', 'S1', 'both')).toBe(false)
  })
})
