/** What a table or a bot may ask. */
import { describe, expect, it } from 'vitest'
import { type ActionOf, enumerate, meanOf, oddsOf, type Simulation, toNumber } from '../../../../src/core/index.js'
import { hexDisk, hexToNumber, numberToHex } from '../../../../src/geometry/index.js'
import { shotProblems } from '../../../../src/rulesets/spitfire/gunnery/shots.js'
import {
  type Action,
  charts,
  damageByDie,
  endBleedRange,
  expectedDamage,
  fieldOfFire,
  flyPath,
  formationStatus,
  type Gun,
  hexesToNextTurn,
  hitsToKill,
  inPlay,
  killingDice,
  legalAltitudeModes,
  legalDepths,
  maneuverOf,
  missionStatus,
  type Plane,
  pathLines,
  previewMove,
  type Seat,
  type Spitfire,
  type State,
  shotReport,
  shotReports,
  sightedPairs,
  spitfire,
  stackingConflict,
  threatMap,
  turnsToTarget,
  verticalDiveCost,
  vpBreakdown,
  whyIllegal,
  wouldSight,
  zoneHexes,
} from '../../../../src/rulesets/spitfire/shown.js'
import { N, type Play, S, type Setting, start } from '../fixture.js'

const spit = charts.find(({ id }) => id === 'spit1')!
const at = (speed: number, more: Setting = {}): Play =>
  start({ ...more, placements: { F1: { speed, ...more.placements?.F1 }, ...more.placements } })
const vee: Setting = { scenario: '9.3', period: 2, types: { first: 'hurricane1', second: 'bf109e3' } }

describe('flyPath', () => {
  it('SP-6H-1 B1 flies a whole path and gives its orders', () => {
    const chart = { ...spit, turnMode: [3, 4] as const, maxSpeed: 20, levelMax: 18, vdTrack: { 19: 8, 20: 8 } }
    const { state } = start({ charts: [chart], placements: { F1: { speed: 18 } } }).begin('F1')
    const flight = flyPath(state, 'FFF R FFFF R FFF R, FFFF R')
    expect(flight).toMatchObject({ refused: null, legal: 18, reasons: [] })
    expect(hexToNumber(flight.state.planes.F1!.hex)).toBe('3721')
    expect(previewMove(state, flight.actions).state).toEqual(flight.state)
    expect(state.move?.left).toBe(18)
  })
  it('SP-6B-4 B1 names the first step that cannot be flown, and its rule', () => {
    const chart = { ...spit, turnMode: [3, 4] as const, maxSpeed: 20, levelMax: 18, vdTrack: { 19: 8, 20: 8 } }
    const { state } = start({ charts: [chart], placements: { F1: { speed: 18 } } }).begin('F1')
    const flight = flyPath(state, 'FFF R FFF R FFF')
    expect(flight).toMatchObject({ refused: 'R', legal: 7, reasons: [{ rule: 'SP-6B-4', code: 'turn-too-soon' }] })
    expect(flight.actions).toHaveLength(7)
  })
  it.each<[string, string, Setting, Parameters<Play['begin']>[1], string, number]>([
    ['B5 a turn first is a start turn', 'R FFF R FFF R F END', { placements: { F1: { speed: 10 } } }, {}, '3621', 11],
    ['B5 which may be written out', 'SR FFF R FFF R F', { placements: { F1: { speed: 10 } } }, {}, '3621', 10],
    ['B6 climbs', 'FF c c2 ccc END-3', { placements: { F1: { speed: 8 } } }, { mode: 'climb' }, '3018', 8],
    ['B8 a dive', 'V7 F', { placements: { F1: { speed: 8 } } }, { mode: 'vdive', levels: 2 }, '3019', 1],
    ['B9 a snap roll', 'SR6 F', { placements: { F1: { speed: 7 } } }, {}, '3119', 2],
    ['B9 by its other name', 'rollr F', { placements: { F1: { speed: 7 } } }, {}, '3119', 2],
    ['a wing-over', 'W3:5 FFF', { placements: { F1: { speed: 8, prepared: 'wingOver' } } }, {}, '3023', 4],
    ['a split-S', 'W1l FF', { placements: { F1: { speed: 3, prepared: 'splitS' } } }, {}, '2819', 3],
    ['a split-S by name', 'S1l:1 FF', { placements: { F1: { speed: 3, prepared: 'splitS' } } }, {}, '2819', 3],
  ])('%s', (_name, path, setting, plan, hex, orders) => {
    const flight = flyPath(start(setting).begin('F1', plan).state, path)
    expect(flight.reasons).toEqual([])
    expect(hexToNumber(flight.state.planes.F1!.hex)).toBe(hex)
    expect(flight.actions).toHaveLength(orders)
  })
  it('SP-10-2 from a corner says which hex', () => {
    const { state } = at(3, { options: { hexSpace: true }, placements: { F1: { facing: 1, speed: 3 } } }).begin('F1')
    expect(flyPath(state, 'Fl Fr Fl').refused).toBeNull()
    expect(flyPath(state, 'Fl F').reasons).toMatchObject([{ rule: 'SP-10-2' }])
  })
  it('SP-11A-1 ends a move with its attitude', () => {
    const { state } = at(3, { options: { interAltitude: true } }).begin('F1', { mode: 'hdive', levels: 1 })
    expect(flyPath(state, 'FFF END keep').state.planes.F1).toMatchObject({ moved: true, attitude: 'dive' })
  })
  it.each([
    ['FFx', 'x', 'CORE-SHAPE not-notation'],
    ['W2 F', 'W2 F', 'CORE-SHAPE not-notation'],
    ['SR5 F', 'SR5', 'SP-2.43-1 other-cost'],
    ['V7 F', 'V7', 'SP-6D-8 other-cost'],
    ['FF W3:6', 'W3:6', 'SP-2.44-1 other-cost'],
    ['FFFFFFFF F', 'F', 'SP-6A-1 not-enough-mp'],
    ['FF END', 'END', 'SP-5.2-7 mp-left'],
  ])('refuses %s at %s: %s', (path, refused, reason) => {
    const flight = flyPath(at(8).begin('F1').state, path)
    expect(flight.refused).toBe(refused)
    expect(flight.reasons.map(({ rule, code }) => `${rule} ${code}`)[0]).toBe(reason)
  })
  it('needs an aircraft that moves', () => {
    expect(flyPath(at(8).state, 'F').reasons).toMatchObject([{ rule: 'CORE-PHASE' }])
    expect(flyPath(at(8).state, '')).toMatchObject({ refused: null, actions: [] })
  })
})

describe('wouldSight', () => {
  it('SP-8A-1, SP-8B-1, SP-8F-5 B12, B13 tells both ways MP by MP, before the move is made', () => {
    const { state } = at(7, { placements: { F1: { speed: 7 }, S1: { hex: '3010', altitude: 10, facing: S } } }).begin(
      'F1',
    )
    const { byMover, byEnemy } = wouldSight(state, flyPath(state, 'FFFFFFF').actions, 'S1')
    expect(byMover).toMatchObject([{ gun: 'fwd', sighting: { sighted: true, by: '8B', window: 3 } }])
    expect(byEnemy).toMatchObject([{ gun: 'fwd', sighting: { sighted: true, by: '8A', window: 3 } }])
    const turned = wouldSight(state, flyPath(state, 'FFFFRFF').actions, 'S1')
    expect(turned.byMover[0]?.sighting).toMatchObject({ sighted: false, mp: 5 })
    expect(turned.byEnemy[0]?.sighting).toMatchObject({ sighted: false, rule: 'SP-8A-1', mp: 6 })
  })
  it('SP-8A-1, SP-8B-1 sees nobody before anything is flown', () => {
    const { state } = at(7, { placements: { F1: { speed: 7 }, S1: { hex: '3010', altitude: 10, facing: S } } })
    expect(sightedPairs(state)).toEqual([])
    expect(shotReport(state, 'F1', 'fwd', 'S1').problems).toMatchObject([
      { code: 'out-of-range' },
      { rule: 'SP-8B-1', code: 'not-flown', facts: { plane: 'F1' } },
    ])
    expect(shotReport(state, 'S1', 'fwd', 'F1').sighting).toMatchObject({ sighted: false, by: '8A', rule: 'SP-8A-1' })
  })
  it('has nothing to say of who leaves the map', () => {
    const { state } = at(3, { placements: { F1: { hex: '3001', speed: 3 } } }).begin('F1')
    expect(wouldSight(state, flyPath(state, 'F').actions, 'S1')).toMatchObject({ byMover: [], byEnemy: [] })
  })
})

// ---------------------------------------------------------------------------------------- threats

/** Every complete move of one aircraft from segment A on, by brute force through the list. */
function everyEnd(fork: Simulation<Spitfire>, id: string, look: (end: State) => void): void {
  const plane = fork.state.planes[id] as Plane
  if (plane.status !== 'flying') return
  if (plane.moved) {
    look(fork.state)
    return
  }
  const own = (action: ActionOf<Spitfire>): boolean =>
    action.type.startsWith('close') || !('plane' in action) || action.plane === id
  for (const action of fork.legal()) {
    if (!own(action) || (action.type === 'closeAltitude' && plane.mode === null)) continue
    if (action.type === 'closeSpeed' && plane.speedSet === null) continue
    if (action.type === 'endMove' && action.bleed > 0) continue
    const next = fork.clone()
    next.apply(action)
    everyEnd(next, id, look)
  }
}

/** Where one aircraft could fire, by putting a target into every hex and level near every end. */
function bruteThreats(play: Play, id: string, target: string, levels: readonly number[]): readonly string[] {
  const found = new Set<string>()
  const { interAltitude, sightingWindow } = play.state.config.options
  const seen = new Set<string>()
  /** Ends that look alike to who aims: the same pose after the same last MPs. */
  const isKnown = ({ hex, facing, altitude, attitude, path }: Plane): boolean => {
    const late = sightingWindow === 'lastThird' ? path.slice(-Math.ceil(path.length / 3)) : path
    const key = JSON.stringify([hex, facing, altitude, attitude, late])
    return seen.has(key) || seen.add(key).size === 0
  }
  everyEnd(spitfire.fork(play.state, { seed: 'any' }), id, (end) => {
    const { hex, altitude: own, chart } = end.planes[id] as Plane
    if ((!interAltitude && !levels.includes(own)) || isKnown(end.planes[id] as Plane)) return
    const guns = Object.keys(end.config.charts[chart]!.crt) as readonly Gun[]
    for (const at of hexDisk(hex, 7)) {
      for (const altitude of interAltitude ? levels : [own]) {
        const key = `${hexToNumber(at)} ${altitude}`
        if (found.has(key)) continue
        const planes = { ...end.planes, [target]: { ...(end.planes[target] as Plane), hex: at, altitude } }
        const probe = { ...end, planes }
        if (guns.some((gun) => shotProblems(probe, id, gun, target).length === 0)) found.add(key)
      }
    }
  })
  return [...found].filter((key) => levels.includes(Number(key.split(' ')[1]))).sort()
}

describe('threatMap', () => {
  const slow = { ...spit, maxAccel: 1, rollCost: 3, vdCost: 3, vdTrack: { 4: 1, 5: 2, 12: 3, 13: 3, 14: 3 } }
  const bomber = { ...charts.find(({ id }) => id === 'ju88a1')!, turnMode: [2, 2] as const, maxAccel: 0 }
  const twin = { ...charts.find(({ id }) => id === 'bf110c3')!, turnMode: [2, 2] as const, maxAccel: 0 }
  it.each<[string, Setting, readonly number[]]>([
    ['a fighter', { charts: [slow], placements: { F1: { speed: 4, climbStep: 16 } } }, [11, 10, 9, 8, 7]],
    [
      'a fighter that has prepared',
      { charts: [{ ...slow, maxAccel: 0 }], placements: { F1: { speed: 4, prepared: 'wingOver' } } },
      [10, 9],
    ],
    [
      'front and rear guns',
      {
        first: 'german',
        charts: [twin],
        types: { first: 'bf110c3', second: 'spit1' },
        placements: { F1: { speed: 5 } },
      },
      [10, 9],
    ],
    [
      'at corners, looking further back',
      {
        charts: [{ ...slow, maxAccel: 0, turnMode: [1, 1] }],
        options: { hexSpace: true, sightingWindow: 'lastCountable' },
        placements: { F1: { speed: 4 } },
      },
      [10],
    ],
    [
      'front and rear guns at corners',
      {
        ...{ first: 'german', charts: [{ ...twin, turnMode: [1, 2] }], types: { first: 'bf110c3', second: 'spit1' } },
        ...{ options: { hexSpace: true }, placements: { F1: { speed: 5 } } },
      },
      [10],
    ],
    [
      'between altitudes',
      { charts: [{ ...slow, maxAccel: 0 }], options: { interAltitude: true }, placements: { F1: { speed: 4 } } },
      [11, 10, 9, 7],
    ],
  ])('%s: is what brute force finds', (_name, setting, levels) => {
    const slowly = { F2: { speed: 3 }, F3: { speed: 3 } }
    const play = start({ ...setting, placements: { ...slowly, ...setting.placements } })
    const threats = threatMap(play.state, 'second').filter(({ by }) => by === 'F1')
    const seen = new Set(
      threats.filter(({ altitude }) => levels.includes(altitude)).map((t) => `${t.hex} ${t.altitude}`),
    )
    expect([...seen].sort()).toEqual(bruteThreats(play, 'F1', 'S1', levels))
  })
  it('SP-11-1, SP-6C-9 ends at level 20, unless there is no ceiling', () => {
    const highest = (ceiling: 'hard20' | 'none'): number => {
      const options = { interAltitude: true, ceiling } as const
      const play = at(4, { charts: [slow], options, placements: { F1: { speed: 4, altitude: 19 } } })
      return Math.max(...threatMap(play.state, 'second').map(({ altitude }) => altitude))
    }
    expect([highest('hard20'), highest('none') > 20]).toEqual([20, true])
  })
  it('all-around guns: is what brute force finds', () => {
    const setting: Setting = {
      ...{ scenario: '9.2', period: 2, types: { first: 'hurricane1', second: 'ju88a1' }, charts: [bomber] },
      placements: { F1: { altitude: 15 }, S1: { hex: '3020', speed: 4, altitude: 10, facing: N } },
    }
    const play = start(setting).rest()
    const threats = threatMap(play.state, 'first').filter(({ by, altitude }) => by === 'S1' && altitude === 10)
    expect(threats.map(({ hex }) => `${hex} 10`).sort()).toEqual(bruteThreats(play, 'S1', 'F1', [10]))
  })
  it('shrinks as decisions fall, down to what the path has watched', () => {
    const play = at(7)
    const size = (one: Play): number => threatMap(one.state, 'second').filter(({ by }) => by === 'F1').length
    const begun = play.begin('F1')
    const moved = begun.path('FFFFFFF').end()
    const sizes = [play, begun, begun.path('FF'), moved].map(size)
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
    expect(sizes[3]).toBe(7)
    expect(size(begun.path('FFFFFFR').end())).toBe(0)
  })
  it('while the enemy stands it is its field of fire; what it could do next is asked for', () => {
    const { state } = at(7)
    const now = threatMap(state, 'first').filter(({ by }) => by === 'S1')
    expect(now.map(({ hex }) => hex).sort()).toEqual(
      fieldOfFire(state, 'S1', 'fwd')
        .map((hex) => hexToNumber(hex))
        .sort(),
    )
    expect(threatMap(state, 'first', true).length).toBeGreaterThan(10 * now.length)
  })
})

// ---------------------------------------------------------------------------------------- odds and decisions

describe('odds', () => {
  const combat = at(6, { placements: { F1: { speed: 6 }, S1: { hex: '3010', altitude: 10, damage: 5, speed: 6 } } })
    .fly('F1', { path: 'FFFFFF' })
    .rest()
  const roll: Action = { type: 'rollFire', seat: 'referee' }
  const locked = combat.do(combat.fire('first', 'F1', 'S1'), { type: 'lockFire', seat: 'first' }).state
  it('SP-7F-1 are those of every throw', () => {
    const thrown = enumerate(spitfire, locked, roll)
    if (!thrown.ok) throw new Error(JSON.stringify(thrown.violations))
    const mean = meanOf(thrown.outcomes, ({ state }) => state.planes.S1!.damage - 5)
    const kill = oddsOf(thrown.outcomes, ({ state }) => state.planes.S1!.status === 'shot-down')
    expect(toNumber(mean)).toBeCloseTo(expectedDamage(locked, 'F1', 'fwd', 4), 12)
    expect(toNumber(kill)).toBeCloseTo(killingDice(locked, 'F1', 'fwd', 4, 'S1') / 6, 12)
    expect(hitsToKill(locked, 'S1')).toBe(2)
    expect(damageByDie(locked, 'F1', 'fwd', 4)).toEqual(spit.crt.fwd!.map((row) => row[3]))
  })
  it('SP-7C-5 shotReport tells range, what is between, and why not', () => {
    expect(shotReport(combat.state, 'F1', 'fwd', 'S1')).toMatchObject({ range: 4, between: 0, problems: [] })
    expect(shotReports(combat.state, 'F1')).toHaveLength(3)
    expect(shotReport(combat.state, 'F1', 'fwd', 'S2').problems.map(({ rule }) => rule)).toContain('SP-7C-5')
    expect(sightedPairs(combat.state)).toEqual([{ plane: 'F1', gun: 'fwd', target: 'S1' }])
  })
})

describe('decisions', () => {
  it('are those that check allows', () => {
    const play = at(9)
    const modes = legalAltitudeModes(play.state, 'F1')
    for (const mode of ['level', 'climb', 'hdive', 'vdive'] as const) {
      for (let levels = 0; levels < 12; levels++) {
        const allowed = play.refusal(play.declare('F1', mode, levels)).length === 0
        expect([mode, levels, modes.some((one) => one.mode === mode && one.levels === levels)]).toEqual([
          mode,
          levels,
          allowed,
        ])
      }
    }
    expect(legalDepths(play.state, 'F1', 'hdive')).toEqual([1, 2, 3, 4])
    expect(legalDepths(play.state, 'F1', 'hdive', 9)).toEqual([1, 2, 3])
    expect(verticalDiveCost(play.state, 'F1', 2)).toBe(7)
  })
  it('SP-6C-7 of a move: bleeding, turning, maneuvers', () => {
    const play = at(8).begin('F1', { mode: 'climb' }).path('FFcccccc')
    expect([endBleedRange(play.state), hexesToNextTurn(play.state, 'F1')]).toEqual([5, 1])
    expect(endBleedRange(at(8).state)).toBe(0)
    const flown = (turnModeCarriesOver: boolean) =>
      at(8, { options: { turnModeCarriesOver } }).fly('F1', { path: 'FFFFFFFF' })
    expect([false, true].map((carries) => hexesToNextTurn(flown(carries).state, 'F1'))).toEqual([3, 0])
    expect(pathLines(play.plane('F1'))[1]).toEqual({ mp: 2, kind: 'hex', hex: '3018', facing: N })
    const ready = at(8, { placements: { F1: { speed: 8, prepared: 'splitS' } } }).state
    expect(maneuverOf(ready, 'F1', 'splitS')).toEqual({ prepared: true, costs: [1, 3, 5] })
    expect(maneuverOf(ready, 'F1', 'wingOver').prepared).toBe(false)
    expect([turnsToTarget(ready, 'F1', '3003'), turnsToTarget(ready, 'F1', '3012')]).toEqual([3, 1])
  })
  it('refused are explained by a sentence, rule and section', () => {
    const [reason] = whyIllegal(at(8).begin('F1').state, { type: 'turn', seat: 'first', hand: 'left' })
    expect(reason).toMatchObject({ rule: 'SP-6B-4', code: 'turn-too-soon' })
    expect(reason?.sentence).toMatch(/it takes 3 straight ahead, and you've flown 0\. \(SP-6B-4 .*, 6B\)$/)
  })
})

describe('how things stand', () => {
  it('SP-9.3-4 formations and their zones', () => {
    const { state } = start(vee)
    const status = formationStatus(state, 'first')
    expect(status).toMatchObject({ breach: undefined, open: [] })
    for (const { plane, hexes } of status!.zones)
      expect(hexes.map((hex) => hexToNumber(hex))).toContain(hexToNumber(state.planes[plane]!.hex))
    const both = new Set(zoneHexes(state, 'S2', 'both').map((hex) => hexToNumber(hex)))
    // Two wedges of 60 degrees and four hexes: 14 + 14, the ray between them once.
    expect(both.size).toBe(24)
    expect(formationStatus(at(8).state, 'first')).toBeUndefined()
  })
  it('SP-6J-2 missions, points, aircraft in play', () => {
    const { state } = start({ placements: { F1: { phases: 10, damage: 2, speed: 8 } } })
    expect([missionStatus(state, 'F1'), missionStatus(state, 'F2')]).toEqual([
      { complete: true, edge: 'any' },
      { complete: false, edge: 'any' },
    ])
    expect(vpBreakdown(state)).toEqual([
      { seat: 'second', plane: null, why: 'handicap', points: 20 },
      { seat: 'second', plane: 'F1', why: 'hits', points: 2 },
    ])
    expect((['first', 'second'] as readonly Seat[]).map((seat) => inPlay(state, seat).length)).toEqual([3, 3])
  })
  it('SP-6E-1 who would be stacked', () => {
    const play = start({ placements: { F1: { speed: 5 }, S1: { hex: '3018', altitude: 10 } } })
      .begin('F1')
      .path('FF')
    expect(stackingConflict(play.state, 'F1')).toBe('S1')
    expect(stackingConflict(play.path('F').state, 'F1')).toBeUndefined()
    expect(numberToHex('3018')).toEqual(play.plane('F1').hex)
  })
})
