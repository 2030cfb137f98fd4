/** The questions of section 16, each against the rules that answer it. */
import { describe, expect, test } from 'vitest'
import { enumerate, meanOf, oddsOf, type Rational, rational, toNumber, toText } from 'wingover'
import {
  type Action,
  activate,
  arcPolygonOf,
  arcsOf,
  attack,
  attemptOdds,
  deckOdds,
  doomed,
  end,
  forcedMovePreview,
  hexesInArcOf,
  hitOdds,
  type Marker,
  move,
  movementBudget,
  placementZone,
  plot,
  plotWarnings,
  pointsLeft,
  prepare,
  projectedWinner,
  rangeBandOf,
  reachable,
  reachableIf,
  type State,
  spittingFire,
  stackingConflicts,
  tableSize,
  targetsFor,
  threatMap,
  whyIllegal,
} from 'wingover/spitting-fire'
import { flight, HEXES, type Play, type Setting, scene, spit } from '../fixture.js'

const on = (setting: Setting): Play => scene(spittingFire, setting)
const hexes = (setting: Setting): Play => on({ table: HEXES, ...setting })

describe('whyIllegal', () => {
  test('a sentence with numbers, rule and page; none for a legal order', () => {
    const { state } = on({ allies: { A: spit([12, 10, 0]) } }).fly('A', 'level-left', 'F3')
    expect(whyIllegal(state, { type: 'turn', seat: 'allies', angle: -60 })).toEqual([
      {
        rule: 'SF-MOVE-09',
        code: 'turn-too-soon',
        sentence: expect.stringMatching(
          /^Too soon to turn: fly 4 SU straight ahead first\. You've flown 3\. \(SF-MOVE-09 .*p\.20\)$/,
        ),
      },
    ])
    expect(whyIllegal(state, { type: 'forward', seat: 'allies', distance: 1 })).toEqual([])
  })
})

describe('movementBudget', () => {
  test('SF-HEAD-04 counts down under a curved marker', () => {
    const play = on({ allies: { A: spit([12, 10, 0]) } }).fly('A', 'level-left', 'F3')
    expect(movementBudget(play.state)).toEqual({
      plane: 'A1',
      left: 9,
      minimumLeft: 2,
      untilTurn: 1,
      untilDeadline: 4.999,
      markerMet: false,
    })
    expect(movementBudget(play.play('F1 L60').state)).toMatchObject({
      untilTurn: 4,
      untilDeadline: null,
      markerMet: true,
    })
  })

  test('SF-HEAD-01 a straight marker asks for twice the turn rating', () => {
    const { state } = on({ allies: { A: spit([12, 10, 0]) } }).fly('A', 'level-straight', 'F5')
    expect(movementBudget(state)).toMatchObject({ minimumLeft: 0, untilTurn: 3, untilDeadline: null })
  })

  test('is null while no plane moves', () => expect(movementBudget(on({}).state)).toBeNull())
})

// ---------------------------------------------------------------------------------------- reach

/** Every pose in which the mover can end, by brute force through `legalActions` and `reduce`, all dice tried. */
function bruteForce(from: State, plane: string, dice: boolean): ReadonlySet<string> {
  const [ends, seen, todo] = [new Set<string>(), new Set<string>(), [from]]
  for (let state = todo.pop(); state !== undefined; state = todo.pop()) {
    for (const action of spittingFire.legalActions(state)) {
      for (const next of outcomes(state, action, dice)) {
        if (next.planes[plane]?.status !== 'flying') continue
        const key = JSON.stringify([next.planes[plane].pose, next.activation?.movement])
        if (next.phase !== 'move') ends.add(JSON.stringify(next.planes[plane].pose))
        else if (!seen.has(key)) todo.push(next)
        seen.add(key)
      }
    }
  }
  return ends
}

function outcomes(state: State, action: Action, dice: boolean): readonly State[] {
  if (!dice && action.type.startsWith('attempt')) return []
  const all = enumerate(spittingFire, state, action)
  return all.ok ? all.outcomes.map((one) => one.state) : []
}

const posesOf = (poses: readonly { readonly pose: object; readonly certain: boolean }[], certain: boolean) =>
  new Set(poses.filter((one) => one.certain || !certain).map(({ pose }) => JSON.stringify(pose)))

describe('reachable', () => {
  const crowd = { axis: { Z: flight('bf-109', 5, [9, 22, 3], [10, 21, 3]) }, allies: { A: spit([10, 28, 0]) } }

  test.each(['climb-left', 'climb-straight', 'level-right'] as const)(
    'SF-MOVE-08 on hexes is exact under %s',
    (marker) => {
      const { state } = hexes(crowd).fly('A', marker)
      const { poses, exact } = reachable(state, 'A1')
      expect(exact).toBe(true)
      expect(posesOf(poses, true)).toEqual(bruteForce(state, 'A1', false))
      expect(posesOf(poses, false)).toEqual(bruteForce(state, 'A1', true))
    },
  )

  test('its paths are legal and lead where they say', () => {
    const play = hexes(crowd).fly('A', 'dive-left')
    for (const { pose, path } of reachable(play.state, 'A1').poses) {
      expect(play.take(...path).plane('A1').pose).toEqual(pose)
    }
  })

  test('a path has as few orders as can be', () => {
    const { poses } = reachableIf(hexes(crowd).state, 'A1', 'level-straight')
    const ahead = poses.find(({ pose }) => 'q' in pose && pose.q === 10 && pose.r === 11 && pose.facing === 0)
    expect(ahead?.path.map(({ type }) => type)).toEqual(['forward', 'endMovement'])
  })

  test('each limit names its rule', () => {
    const rules = (marker: Marker) => reachableIf(hexes(crowd).state, 'A1', marker).limits.map(({ rule }) => rule)
    expect(rules('level-left')).toEqual(
      expect.arrayContaining(['SF-HEAD-02', 'SF-HEAD-04', 'SF-HEAD-05', 'SF-MOVE-02', 'SF-MOVE-06', 'SF-MOVE-10']),
    )
    expect(rules('level-straight')).toEqual(expect.arrayContaining(['SF-HEAD-01', 'SF-MOVE-02', 'SF-MOVE-09']))
    expect(rules('level-straight')).not.toContain('SF-HEAD-04')
  })

  test('SF-ALT-06 nothing is reached by a stall', () => {
    const { state } = on({ allies: { A: flight('spitfire', 8, [12, 10, 0]) } })
    expect(reachableIf(state, 'A1', 'climb-left')).toMatchObject({ poses: [], limits: [{ rule: 'SF-ALT-06' }] })
  })

  test('on the open table it is a sample, and each of its paths holds', () => {
    const play = on({ allies: { A: spit([12, 10, 0]) } }).fly('A', 'level-left')
    const { poses, exact, area } = reachable(play.state, 'A1', { dice: false })
    expect(exact).toBe(false)
    expect(area).toHaveLength(1)
    expect(poses.length).toBeGreaterThan(100)
    for (const { pose, path } of poses) expect(play.take(...path).plane('A1').pose).toEqual(pose)
  })

  test('a plane in wait uses its revealed marker; one without a marker reaches nothing', () => {
    const play = hexes({ allies: { A: spit([10, 28, 0], [14, 28, 0]) } })
    expect(reachable(play.state, 'A1')).toMatchObject({ marker: null, poses: [] })
    const acting = play.plot({ A: 'climb-left' }).activate('A')
    expect(reachable(acting.state, 'A2')).toMatchObject({ marker: 'climb-left' })
    expect(reachable(acting.state, 'A2').poses).toEqual(reachableIf(play.state, 'A2', 'climb-left').poses)
  })
})

// ---------------------------------------------------------------------------------------- attempts and dooms

describe('attemptOdds', () => {
  test('SF-TIGHT-03 TV-O1 tight turn at turn rating 4 with 4 to 7 MPs', () => {
    const odds = [4, 5, 6, 7].map((left) => toText(attemptOdds(4, left, 'tight-turn').completed))
    expect(odds).toEqual(['1/2', '2/3', '5/6', '1'])
    expect(attemptOdds(4, 3, 'tight-turn')).toMatchObject({ affordable: false, completed: rational(0) })
  })

  test.each(['bothLess', 'noneGreater'] as const)('SF-LOOP-04 agrees with the dice under %s', (halfLoopBothRule) => {
    const { state } = on({ options: { halfLoopBothRule }, allies: { A: spit([12, 10, 0]) } }).fly(
      'A',
      'dive-left',
      'F5',
    )
    const all = enumerate(spittingFire, state, { type: 'attemptHalfLoop', seat: 'allies' })
    if (!all.ok) throw new Error('refused')
    const { completed, outcomes: ways } = attemptOdds(4, 13, 'half-loop', { halfLoopBothRule })
    expect(completed).toEqual(oddsOf(all.outcomes, ({ state: after }) => after.phase === 'move'))
    for (const { extra, odds } of ways) {
      expect(odds).toEqual(oddsOf(all.outcomes, ({ state: { planes } }) => isAt(planes.A1?.pose, 15 + extra)))
    }
  })
})

const isAt = (pose: unknown, y: number): boolean => (pose as { y: number }).y === y

describe('forcedMovePreview', () => {
  test('SF-TIGHT-03 TV-M1 and TV-B11', () => {
    const climb = on({ allies: { A: spit([12, 10, 0]) } }).fly('A', 'climb-left', 'F4')
    expect(forcedMovePreview(climb.state, [2])).toEqual({
      kind: 'tight-turn',
      extra: 2,
      completed: false,
      exits: false,
      left: 2,
      pose: { x: 12, y: 16, heading: 0 },
    })
    const level = on({ allies: { A: spit([12, 10, 0]) } }).fly('A', 'level-left', 'F4')
    expect(forcedMovePreview(level.state, [2])).toMatchObject({ extra: 2, completed: true, left: 2 })
    expect(forcedMovePreview(climb.state, [1, 2])).toBeNull()
  })

  test('SF-STACK-05 TV-S1 shows where it backs up to', () => {
    const { state } = on({ axis: { Z: flight('bf-109', 5, [12, 16.4, 0]) }, allies: { A: spit([12, 10, 0]) } }).fly(
      'A',
      'climb-left',
      'F4',
    )
    expect(forcedMovePreview(state, [2])?.pose).toEqual({ x: 12, y: 15.4, heading: 0 })
  })

  test('SF-EXIT-02 shows that the plane is lost', () => {
    const { state } = on({ allies: { A: spit([12, 31, 0]) } }).fly('A', 'level-left', 'F4')
    expect(forcedMovePreview(state, [2])).toMatchObject({ exits: true, completed: false })
  })
})

describe('doomed', () => {
  test('SF-EXIT-01 TV-E2 straight and level 3 SU from the edge', () => {
    const { state } = on({ allies: { A: spit([12, 33, 0]) } })
    expect(doomed(state, 'A1', 'level-straight')).toEqual({ how: 'leaves', rule: 'SF-EXIT-01', hope: 'none' })
    expect(doomed(on({ allies: { A: spit([12, 31, 0]) } }).state, 'A1', 'level-straight')).toBeNull()
  })

  test('SF-TIGHT-03 dice may still save it', () => {
    const at = (y: number): State => on({ allies: { A: spit([12, y, 0]) } }).state
    expect(doomed(at(32), 'A1', 'level-left')).toEqual({ how: 'leaves', rule: 'SF-EXIT-01', hope: 'dice' })
    expect(doomed(at(31.5), 'A1', 'level-left')).toBeNull()
  })

  test('SF-ALT-05 and SF-ALT-06 crash and stall, and plotWarnings lists them', () => {
    const low = flight('spitfire', 1, [12, 10, 0])
    const { state } = on({ allies: { A: low, B: flight('mustang', 7, [16, 10, 0]) } })
    expect(doomed(state, 'A1', 'dive-left')).toMatchObject({ how: 'crashes', rule: 'SF-ALT-05' })
    expect(doomed(state, 'B1', 'climb-left')).toMatchObject({ how: 'stalls', rule: 'SF-ALT-06' })
    expect(plotWarnings(state, 'A').map(({ marker }) => marker)).toEqual(['dive-left', 'dive-straight', 'dive-right'])
    expect(plotWarnings(state, 'A')[0]?.message).toBe('A1 crashes under dive left.')
  })
})

// ---------------------------------------------------------------------------------------- arcs and fire

describe('arcs, ranges and targets', () => {
  const facing = (x: number, y: number): Play =>
    on({ axis: { Z: flight('bf-109', 5, [x, y, 0]) }, allies: { A: spit([10, 10, 0]) } })
  const arcs = ({ state }: Play) => arcsOf(state, 'A1', 'Z1').map(({ arc }) => arc)

  test('SF-ARC-00 TV-R2, TV-R3, TV-R6', () => {
    expect(arcs(facing(13, 15.196152))).toEqual(['FF', 'BR', 'FT', 'TT'])
    expect(arcs(facing(13, 13))).toEqual(['BR', 'FT', 'TT'])
    expect(arcs(facing(10, 8))).toEqual(['RF', 'RT', 'TT'])
    expect(arcsOf(facing(13, 13).state, 'A1', 'Z1')).toContainEqual({ arc: 'BR', margin: 15 })
  })

  test('SF-ARC-08 TV-B21 on hexes, without margins', () => {
    const { state } = hexes({ axis: { Z: flight('bf-109', 5, [9, 9, 0]) }, allies: { A: spit([10, 10, 0]) } })
    const covering = arcsOf(state, 'A1', 'Z1')
    expect(covering.every(({ margin }) => margin === null)).toBe(true)
    expect(covering.map(({ arc }) => arc)).toContain('FT')
  })

  test('SF-RNG-01 TV-R8', () => {
    const needs = [2, 2.001, 4, 4.001, 6, 6.001].map((range) => rangeBandOf(range)?.need ?? null)
    expect(needs).toEqual([4, 5, 5, 6, 6, null])
  })

  test('shapes to draw', () => {
    expect(arcPolygonOf({ x: 10, y: 10, heading: 0 }, 'FF')[0]).toEqual({ x: 10, y: 10 })
    expect(hexesInArcOf({ q: 5, r: 5, facing: 0 }, 'TT', 2)).toHaveLength(18)
    expect(hexesInArcOf({ q: 5, r: 5, facing: 0 }, 'FF', 1)).toEqual([{ q: 5, r: 4 }])
  })

  test('SF-TGT-08 targets are at the same level, in arc and in range', () => {
    const setting = {
      axis: { Z: flight('bf-109', 5, [10, 13, 0], [11, 15, 0]), Y: flight('wurger', 4, [9, 13, 0]) },
    }
    const { state } = on({ ...setting, allies: { A: spit([10, 10, 0]) } })
    expect(targetsFor(state, 'A1')).toEqual([
      { target: 'Z1', range: 3, need: 5, weapons: [0, 1, 2, 3, 4, 5] },
      { target: 'Z2', range: 5.099, need: 6, weapons: [0, 1, 2, 3, 4, 5] },
    ])
  })
})

const atLeast = (points: number, distribution: readonly Rational[]): string =>
  toText(distribution.slice(points).reduce((sum, { n, d }) => rational(sum.n * d + n * sum.d, sum.d * d), rational(0)))

describe('hitOdds', () => {
  const ranged = (range: number, card = 'bf-109', by = 'spitfire'): State =>
    on({ axis: { Z: flight(card, 5, [10, 10 + range, 90]) }, allies: { A: flight(by, 5, [10, 10, 0]) } }).state

  test.each([
    [2, '5/2', '6561/65536', '3851/32768'],
    [4, '5/3', '180625/746496', '5077/124416'],
    [6, '5/6', '24611521/47775744', '54233/7962624'],
  ])('SF-HIT-01 TV-C5 at %s SU', (range, expected, none, five) => {
    const odds = hitOdds(ranged(range), 'A1', 'Z1')!
    expect(toText(odds.expected)).toBe(expected)
    expect(toText(odds.distribution[0] as Rational)).toBe(none)
    expect(atLeast(5, odds.distribution)).toBe(five)
    expect(toText(odds.kill)).toBe(atLeast(4, odds.distribution))
  })

  test('SF-DMG-02 TV-C7 four light machine guns at medium range against 5+', () => {
    const odds = hitOdds(ranged(4, 'hornisse'), 'A1', 'Z1', [2, 3, 4, 5])!
    expect([toText(odds.expected), toText(odds.distribution[0] as Rational)]).toEqual(['4/9', '4096/6561'])
  })

  test('SF-OPT-DEFL-01 TV-C10', () => {
    const from = (x: number, y: number, heading: number): number =>
      hitOdds(
        on({
          options: { deflection: true },
          axis: { Z: flight('bf-109', 5, [10, 20, 0]) },
          allies: { A: spit([x, y, heading]) },
        }).state,
        'A1',
        'Z1',
      )!.need
    expect([from(10, 17, 0), from(10, 23, 180), from(7, 20, 90), from(5, 20, 90), from(10, 18, 0)]).toEqual([
      4, 5, 6, 6, 3,
    ])
  })

  test('equals the enumeration of all dice', () => {
    const near = on({ axis: { Z: flight('bf-109', 5, [12, 18, 90]) }, allies: { A: spit([12, 10, 0]) } })
    const { state } = near.fly('A', 'level-straight', 'F5 END')
    const shots = [0, 2].map((weapon) => ({ weapon, target: 'Z1' }))
    const all = enumerate(spittingFire, state, { type: 'attack', seat: 'allies', shots })
    if (!all.ok) throw new Error('refused')
    const odds = hitOdds(state, 'A1', 'Z1', [0, 2])!
    expect(odds.expected).toEqual(meanOf(all.outcomes, ({ state: { planes } }) => planes.Z1?.damage ?? 0))
    expect(odds.kill).toEqual(oddsOf(all.outcomes, ({ state: { planes } }) => planes.Z1?.status === 'shot-down'))
    for (const [points, chance] of odds.distribution.entries()) {
      expect(chance).toEqual(oddsOf(all.outcomes, ({ state: { planes } }) => planes.Z1?.damage === points))
    }
  })

  test('nothing bears, nothing is hit', () => {
    const behind = on({ axis: { Z: flight('bf-109', 5, [10, 6, 90]) }, allies: { A: spit([10, 10, 0]) } })
    const odds = hitOdds(behind.state, 'A1', 'Z1')!
    expect([odds.weapons, toNumber(odds.expected), toNumber(odds.kill)]).toEqual([[], 0, 0])
  })

  test('SF-RNG-01 there is no shot beyond all range, of a gun or at a plane that is not there', () => {
    expect(hitOdds(ranged(6), 'A1', 'Z1', [0])).toMatchObject({ need: 6, weapons: [0] })
    expect(hitOdds(ranged(6.001), 'A1', 'Z1', [0])).toBeNull()
    expect(hitOdds(ranged(6.001), 'A1', 'Z1')).toBeNull()
    expect(hitOdds(ranged(6), 'A1', 'Z1', [6])).toBeNull()
    expect(hitOdds(ranged(6), 'A1', 'Z9', [0])).toBeNull()
    expect(hitOdds(ranged(6), 'constructor', 'Z1', [0])).toBeNull()
  })
})

describe('threatMap', () => {
  test('SF-TGT-01 on hexes: what a flight can reach, no more', () => {
    const { state } = hexes({ axis: { Z: flight('bf-109', 5, [12, 10, 0]) }, allies: { A: spit([12, 28, 0]) } })
    const places = threatMap(state, 'allies')
    const at = (q: number, r: number) => places.find(({ at: hex }) => 'q' in hex && hex.q === q && hex.r === r)?.threats
    expect(at(12, 10)?.filter(({ level }) => level === 5)).toEqual([{ plane: 'A1', level: 5, need: 4 }])
    expect(at(12, -6)).toBeUndefined()
    expect(places.every(({ threats }) => threats.every(({ plane }) => plane === 'A1'))).toBe(true)
  })

  test('SF-OPT-DEFL-01 with deflection a place is threatened as if from astern', () => {
    const least = (deflection: boolean): number => {
      const { state } = hexes({
        options: { deflection },
        axis: { Z: flight('bf-109', 5, [12, 10, 0]) },
        allies: { A: spit([12, 28, 0]) },
      })
      const needs = threatMap(state, 'allies').flatMap(({ threats }) => threats.map(({ need }) => need))
      return Math.min(...needs)
    }
    expect([least(false), least(true)]).toEqual([4, 3])
  })

  test('on the open table: points of a grid', () => {
    const { state } = on({ axis: { Z: flight('bf-109', 5, [12, 25, 0]) }, allies: { A: spit([12, 10, 0]) } })
    const places = threatMap(state, 'allies')
    const ahead = places.find(({ at }) => 'x' in at && at.x === 12 && at.y === 24)
    expect(ahead?.threats.map(({ level }) => level).sort()).toEqual([4, 5, 6])
  })
})

// ---------------------------------------------------------------------------------------- table, deck, score

describe('the table and the score', () => {
  test('SF-COMP-03 TV-B19', () => {
    const table = { kind: 'open', width: 24, length: 36 } as const
    expect(tableSize(table)).toEqual({ width: 2, length: 3, unit: 'ft' })
    expect(tableSize(table, '1/48')).toEqual({ width: 8, length: 12, unit: 'ft' })
    expect(tableSize(table, '1/700')).toEqual({ width: 24, length: 36, unit: 'cm' })
  })

  test('SF-PLACE-01 the setup area, on either table', () => {
    const { state } = on({})
    const placing = { ...state, edges: { axis: 'north', allies: 'south' } } as State
    expect(placementZone(state, 'axis')).toBeNull()
    expect(placementZone(placing, 'axis')?.area.map(({ y }) => y)).toEqual([30, 30, 36, 36])
    expect(placementZone(placing, 'allies')?.area.map(({ y }) => y)).toEqual([0, 0, 6, 6])
    const hex = { ...hexes({}).state, edges: { axis: 'north', allies: 'south' } } as State
    expect(placementZone(hex, 'axis')?.hexes).toHaveLength(24 * 6)
  })

  test('SF-STACK-03 conflicts of a pose; touching is none', () => {
    const { state } = on({ allies: { A: spit([12, 10, 0]) } })
    expect(stackingConflicts(state, { x: 12.5, y: 10, heading: 0 })).toEqual(['A1'])
    expect(stackingConflicts(state, { x: 12.5, y: 10, heading: 0 }, 'A1')).toEqual([])
    expect(stackingConflicts(state, { x: 13, y: 10, heading: 0 })).toEqual([])
    const levels = on({ options: { stackingAltitude: 'sameLevel' }, allies: { A: spit([12, 10, 0]) } }).state
    expect(stackingConflicts(levels, { x: 12, y: 10, heading: 0 }, undefined, 4)).toEqual([])
    expect(stackingConflicts(levels, { x: 12, y: 10, heading: 0 }, undefined, 5)).toEqual(['A1'])
  })

  test('SF-FORCE-05 TV-B1 points left', () => {
    const { scenarios } = spittingFire.info
    const jim = spittingFire.setup({ ...scenarios.find(({ id }) => id === 'jims-force')!.config, seed: 'jim' })
    const thousand = spittingFire.setup({ dice: 'manual', points: 1000 })
    if (!jim.ok || !thousand.ok) throw new Error('refused')
    expect([pointsLeft(jim.state, 'axis'), pointsLeft(thousand.state, 'axis')]).toEqual([10, 1000])
    const step = prepare(thousand.state, { type: 'addPlane', seat: 'axis', aircraft: 'bf-109' })
    expect(step.ok && pointsLeft(step.state, 'axis')).toBe(973)
  })

  test('SF-DECK-05 the next card', () => {
    const { state } = on({ axis: { Z: flight('bf-109', 5, [5, 20, 0]), Y: flight('wurger', 5, [9, 20, 0]) } })
    expect(deckOdds(state)).toEqual({ red: rational(2, 3), black: rational(1, 3) })
    expect(deckOdds({ ...state, deck: { ...state.deck, down: { red: 0, black: 0 } } })).toBeNull()
  })

  test('SF-WIN-02 who would win', () => {
    const { state } = on({})
    expect(projectedWinner(state)).toMatchObject({ winner: 'draw', rule: 'SF-WIN-05', lead: 0 })
    expect(projectedWinner({ ...state, score: { axis: 106, allies: 105 } })).toMatchObject({ winner: 'axis', lead: 1 })
  })
})

// ---------------------------------------------------------------------------------------- names

describe('the names of the sequence of play', () => {
  const config = {
    dice: 'manual',
    table: { kind: 'open', width: 24, length: 36 },
    options: {},
    cards: [],
    forces: {
      axis: [{ group: 'A', card: 'bf-109', planes: ['A1', 'A2'] }],
      allies: [{ group: 'B', card: 'spitfire', planes: ['B1', 'B2'] }],
    },
    placements: {
      A: {
        altitude: 5,
        poses: [
          { x: 12, y: 30, heading: 180 },
          { x: 14, y: 30, heading: 180 },
        ],
      },
      B: {
        altitude: 5,
        poses: [
          { x: 12, y: 6, heading: 0 },
          { x: 14, y: 6, heading: 0 },
        ],
      },
    },
  } as const

  const sure = (step: ReturnType<typeof move>): State => {
    if (!step.ok) throw new Error(step.violations.map(({ message }) => message).join(' '))
    return step.state
  }

  test('a whole turn through them', () => {
    let state = sure(spittingFire.setup(config))
    expect(state.phase).toBe('plot')
    state = sure(plot(state, { type: 'setPlot', seat: 'axis', group: 'A', marker: 'level-left' }))
    state = sure(plot(state, { type: 'setPlot', seat: 'allies', group: 'B', marker: 'dive-left' }))
    state = sure(plot(state, { type: 'commitPlots', seat: 'axis' }))
    state = sure(plot(state, { type: 'commitPlots', seat: 'allies' }))
    expect([state.phase, state.activation]).toEqual(['activate', null])
    state = sure(activate(state, { type: 'flipCard', seat: 'referee', card: 'red' }))
    state = sure(activate(state, { type: 'activateGroup', seat: 'axis', group: 'A' }))
    state = sure(activate(state, { type: 'beginPlane', seat: 'axis', plane: 'A1' }))
    expect(state.activation).toMatchObject({
      group: 'A',
      remaining: ['A2'],
      plane: 'A1',
      movement: { rate: 12, spent: 0 },
    })
    state = sure(move(state, { type: 'forward', seat: 'axis', distance: 4 }))
    expect(state.activation?.movement).toMatchObject({ forward: 4, sinceTurn: 4, markerMet: false })
    state = sure(move(state, { type: 'attemptTightTurn', seat: 'axis', rolls: [2] }))
    state = sure(move(state, { type: 'pivot', seat: 'axis', angle: -120 }))
    state = sure(move(state, { type: 'endMovement', seat: 'axis' }))
    expect(state.phase).toBe('attack')
    state = sure(attack(state, { type: 'attack', seat: 'axis', shots: [] }))
    state = sure(activate(state, { type: 'beginPlane', seat: 'axis', plane: 'A2' }))
    state = sure(move(state, { type: 'forward', seat: 'axis', distance: 4 }))
    state = sure(move(state, { type: 'turn', seat: 'axis', angle: -60 }))
    state = sure(move(state, { type: 'forward', seat: 'axis', distance: 1 }))
    state = sure(move(state, { type: 'endMovement', seat: 'axis' }))
    state = sure(attack(state, { type: 'attack', seat: 'axis', shots: [] }))
    state = sure(activate(state, { type: 'flipCard', seat: 'referee', card: 'black' }))
    state = sure(activate(state, { type: 'activateGroup', seat: 'allies', group: 'B' }))
    for (const plane of ['B1', 'B2']) {
      state = sure(activate(state, { type: 'beginPlane', seat: 'allies', plane }))
      state = sure(move(state, { type: 'forward', seat: 'allies', distance: 4 }))
      state = sure(move(state, { type: 'attemptHalfLoop', seat: 'allies', rolls: [1, 2] }))
      state = sure(move(state, { type: 'pivot', seat: 'allies', angle: 0 }))
      state = sure(move(state, { type: 'endMovement', seat: 'allies' }))
      state = sure(attack(state, { type: 'attack', seat: 'allies', shots: [] }))
    }
    expect(state.phase).toBe('end')
    state = sure(end(state, { type: 'endTurn', seat: 'referee' }))
    expect([state.turn, state.phase]).toEqual([2, 'plot'])
    expect(state.planes.B1).toMatchObject({
      altitude: 4,
      damage: 0,
      status: 'flying',
      pose: { x: 12, y: 13, heading: 0 },
    })
  })

  test('an attack names weapon and target', () => {
    const play = on({ axis: { A: flight('bf-109', 5, [12, 10, 0]) }, allies: { B: spit([12, 17, 0]) } })
    const { state } = play.fly('A', 'level-straight', 'F5 END')
    const shots = [{ weapon: 0, target: 'B1' }]
    const after = sure(attack(state, { type: 'attack', seat: 'axis', shots, rolls: [4, 6, 1, 4] }))
    expect(after.planes.B1?.damage).toBe(2)
  })
})
