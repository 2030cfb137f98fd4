/** What the orders of Spitting Fire touch, how far their fields go, what may be changed, what is looked for in vain. */
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { advance, canonical, type NumberField, type Touch } from 'wingover'
import { pickFrom } from 'wingover/conformance'
import { routes, type View } from 'wingover/spitting-fire/show'
import { words } from 'wingover/spitting-fire/words'
import { walk } from '../../../tools/orders/walk.js'
import { flight, HEXES, own, type Play, type Setting, scene as setUp, spit, spittingFire } from '../fixture.js'
import type { Action, Config, Seat, State } from '../vocabulary.js'

// A slow machine may take its time.
vi.setConfig({ testTimeout: 120_000 })

const on = (setting: Setting): Play => setUp(spittingFire, setting)
const viewOf = (state: State, seat: View['seat'] = 'spectator'): View => spittingFire.view(state, seat)
const seenBy = (play: Play): View => viewOf(play.state, play.seat)
const touchOf = (play: Play, word: string): Touch => spittingFire.touch(seenBy(play), play.read(word))
const codesOf = (state: State, action: Action): readonly string[] =>
  spittingFire.check(state, action).map(({ code }) => code)

const FACE_OFF: Setting = {
  axis: { Adler: flight('bf-109', 5, [12, 24, 180], [14, 24, 180]) },
  allies: { Blue: flight('spitfire', 5, [12, 14, 0], [20, 14, 0]) },
}

describe('touch', () => {
  const plotting = on(FACE_OFF)
  const placing = (config: Partial<Config> = {}): State => {
    const { config: jims } = spittingFire.info.scenarios.find(({ id }) => id === 'jims-force')!
    const step = spittingFire.setup({ ...jims, edge: 'north', seed: 'touch', ...config })
    if (!step.ok) throw new Error(JSON.stringify(step.violations))
    return advance(spittingFire, step.state).state
  }

  test('a group is ordered with all its planes in play', () => {
    const view = viewOf(plotting.state, 'allies')
    const plot: Action = { type: 'setPlot', seat: 'allies', group: 'Blue', marker: 'climb-left' }
    expect(spittingFire.touch(view, plot)).toEqual({ subject: ['Blue1', 'Blue2'] })
    const activate: Action = { type: 'activateGroup', seat: 'allies', group: 'Blue' }
    expect(spittingFire.touch(view, activate)).toEqual({ subject: ['Blue1', 'Blue2'] })
    expect(spittingFire.touch(view, { type: 'beginPlane', seat: 'allies', plane: 'Blue2' })).toEqual({
      subject: ['Blue2'],
    })
    expect(spittingFire.touch(view, { type: 'commitPlots', seat: 'allies' })).toEqual({})
  })

  test('SF-PLACE-04 a plane that is not on the table yet is a ghost, never a subject', () => {
    const state = placing()
    const seat = spittingFire.actors(state)[0] as Seat
    const action = spittingFire.legalActions(state, seat)[0] as Extract<Action, { type: 'placePlane' }>
    const [first, second] = state.groups[action.group]!.planes
    const { x, y, heading } = action.pose as { x: number; y: number; heading: number }
    const touched = spittingFire.touch(viewOf(state, seat), action)
    expect(touched).toEqual({ at: { x, y }, ghost: [{ piece: first, at: { x, y }, heading }] })
    const poses = [action.pose, { x: x + 2, y, heading }]
    const whole: Action = { type: 'placeGroup', seat, group: action.group, altitude: 3, poses }
    expect(spittingFire.touch(viewOf(state, seat), whole).ghost).toEqual([
      { piece: first, at: { x, y }, heading },
      { piece: second, at: { x: x + 2, y }, heading },
    ])
  })

  test('SF-MOVE-01 a step leads to a point, a turn only changes the heading', () => {
    const play = plotting.fly('Blue', 'level-straight')
    expect(touchOf(play, 'F4')).toEqual({
      subject: ['Blue1'],
      at: { x: 12, y: 18 },
      ghost: [{ piece: 'Blue1', at: { x: 12, y: 18 }, heading: 0 }],
    })
    const turning = play.play('F8')
    expect(touchOf(turning, 'L45')).toEqual({
      subject: ['Blue1'],
      ghost: [{ piece: 'Blue1', at: { x: 12, y: 22 }, heading: 315 }],
    })
  })

  test('SF-EXIT-01 beyond the edge it comes to stand nowhere', () => {
    const play = on({ allies: { Blue: spit([12, 30, 0]) } }).fly('Blue', 'level-straight')
    expect(touchOf(play, 'F6').ghost).toHaveLength(1)
    expect(touchOf(play, 'F7')).toEqual({ subject: ['Blue1'], at: { x: 12, y: 37 } })
  })

  test('SF-TIGHT-02 what dice decide has no ghost', () => {
    const play = plotting.fly('Blue', 'level-straight', 'F8')
    expect(touchOf(play, 'TT')).toEqual({ subject: ['Blue1'] })
    expect(touchOf(play, 'HL')).toEqual({ subject: ['Blue1'] })
  })

  test('SF-TGT-02 a volley touches its targets, each once; holding fire none', () => {
    const play = plotting.fly('Blue', 'level-straight', 'F5 END')
    const shots = [0, 1, 2].map((weapon) => ({ weapon, target: 'Adler1' }))
    const fire: Action = { type: 'attack', seat: 'allies', shots }
    expect(spittingFire.touch(seenBy(play), fire)).toEqual({ subject: ['Blue1'], target: ['Adler1'] })
    expect(spittingFire.touch(seenBy(play), { ...fire, shots: [] })).toEqual({ subject: ['Blue1'] })
  })

  test('SF-STACK-06 a plane that must back up is shown where it backs up to', () => {
    const stuck = on({
      cards: [own('slow', { min: 4, climb: 4, level: 4, dive: 4 })],
      allies: { Blue: flight('slow', 5, [12, 10, 0]), Wall: spit([12, 14.5, 0]) },
    }).fly('Blue', 'level-straight', 'F4')
    const [ghost] = touchOf(stuck, 'END').ghost ?? []
    const [x, y] = stuck.play('END').pose('Blue1')
    expect(ghost?.at).toEqual({ x, y })
    expect(y).toBeLessThan(14)
  })
})

// ---------------------------------------------------------------------------------------- whole games

/** Positions of a game drawn from the legal lists. */
function* positions(config: Config, seed: string, most: number): Generator<State> {
  const step = spittingFire.setup({ ...config, dice: 'seeded', seed })
  if (!step.ok) throw new Error(JSON.stringify(step.violations))
  const pick = pickFrom(seed)
  let { state } = advance(spittingFire, step.state)
  for (let n = 0; n < most && spittingFire.outcome(state) === undefined; n++) {
    yield state
    const next = spittingFire.reduce(state, pick.of(spittingFire.legalActions(state)))
    if (!next.ok) throw new Error(JSON.stringify(next.violations))
    state = advance(spittingFire, next.state).state
  }
}

const scenario = (id: string): Config => spittingFire.info.scenarios.find((one) => one.id === id)!.config

const standsAt = (state: State, id: string): unknown => {
  const piece = spittingFire.scene(viewOf(state))?.pieces.find((one) => one.id === id)
  return piece && { piece: piece.id, at: piece.at, heading: piece.heading }
}

describe('in whole games', () => {
  test.each(['duel', 'hex-skirmish', 'jims-force'])('%s: a ghost is where the piece stands after the order', (id) => {
    let ghosts = 0
    for (const state of positions(scenario(id), 'ghosts', 160)) {
      const seat = spittingFire.actors(state)[0] as Seat
      for (const action of spittingFire.legalActions(state, seat)) {
        const { ghost = [] } = spittingFire.touch(viewOf(state, seat), action)
        const step = ghost.length === 0 ? undefined : spittingFire.reduce(state, action)
        for (const stand of ghost) {
          expect(step?.ok && standsAt(step.state, stand.piece), canonical(action)).toEqual(stand)
          ghosts++
        }
      }
    }
    expect(ghosts).toBeGreaterThan(50)
  })

  test.each([
    ['duel', {}],
    ['two-against-two', { options: { tailing: true, limitedAmmo: true } }],
    ['two-against-two', { options: { banking: true, minMarkerTurnDeg: 30, halfLoopHandedness: 'marker' } }],
    ['hex-skirmish', { options: { plotSafety: 'forbid' } }],
    ['jims-force', { options: { mpGranularity: 'whole', stackingAltitude: 'sameLevel' } }],
    ['jims-force', { table: HEXES }],
    ['thousand', {}],
  ] as const)('%s %j: the order builder keeps its laws', (id, more) => {
    const config = { ...scenario(id), ...more }
    const walked = walk(spittingFire, { config, words, routes, actions: 240, every: 4, flights: 8 })
    expect(walked.findings).toEqual([])
    expect(walked.positions).toBeGreaterThan(10)
    expect(walked.orders).toBeGreaterThan(100)
  })

  test.each(['duel', 'hex-skirmish', 'jims-force'])(
    '%s: a route is legal order by order and ends at its ghost',
    (id) => {
      const pick = pickFrom('routes')
      let flown = 0
      for (const state of positions(scenario(id), 'routes', 200)) {
        if (state.phase !== 'move') continue
        const all = [...routes(viewOf(state, spittingFire.actors(state)[0] as Seat))]
        if (all.length === 0) continue
        for (let n = 0; n < 4; n++) {
          const { orders, ghost, via, dice, cost } = pick.of(all)
          let at = state
          for (const action of orders) {
            const step = spittingFire.reduce(at, action)
            if (!step.ok) throw new Error(`${canonical(orders)}: ${step.violations[0]?.message}`)
            at = step.state
          }
          flown++
          expect(via.at(-1)).toEqual(ghost.at)
          if (dice.length > 0) continue
          expect(standsAt(at, ghost.piece), canonical(orders)).toEqual(ghost)
          const spent = at.activation?.movement?.spent ?? Number.NaN
          expect(cost).toBeCloseTo(spent - state.activation!.movement!.spent, 6)
        }
      }
      expect(flown).toBeGreaterThan(100)
    },
  )
})

describe('routes', () => {
  const facing = (play: Play) => [...routes(seenBy(play))]

  test('on hexes there is one to every pose in which the movement can end without dice, as in the reach', async () => {
    const { reachable } = await import('wingover/spitting-fire/show')
    const play = on({ table: HEXES, allies: { Blue: spit([12, 18, 0]) } }).fly('Blue', 'level-left')
    const certain = facing(play).filter(({ dice }) => dice.length === 0)
    const stands = certain.map(({ ghost }) => canonical(ghost))
    expect(new Set(stands).size).toBe(stands.length)
    expect(certain).toHaveLength(reachable(play.state, 'Blue1', { dice: false }).poses.length)
  })

  test('tight turns and half loops say which dice; without dice there are none', () => {
    const play = on(FACE_OFF).fly('Blue', 'level-straight', 'F8')
    const dice = new Set(facing(play).flatMap((route) => route.dice))
    expect([...dice].sort()).toEqual(['half loop', 'tight turn'].filter((one) => dice.has(one)))
    expect(dice.has('tight turn')).toBe(true)
    expect([...routes(seenBy(play), { dice: false })].every((route) => route.dice.length === 0)).toBe(true)
  })

  test('a pivot that is owed comes first', () => {
    const play = on(FACE_OFF).fly('Blue', 'level-straight', 'F8 TT[6]')
    expect(new Set(facing(play).map(({ orders }) => orders[0]?.type))).toEqual(new Set(['pivot']))
  })

  test('there are none while nobody moves', () => {
    expect([...routes(viewOf(on(FACE_OFF).state, 'axis'))]).toEqual([])
  })
})

// ---------------------------------------------------------------------------------------- fields

describe('fields', () => {
  const moving = on(FACE_OFF)
  const numberOf = (play: Play, type: Action['type']): NumberField =>
    spittingFire.fields(seenBy(play), type).find(({ kind }) => kind === 'number') as NumberField

  /** `check` agrees with a field: at its ends, beyond them, and within but for the holes that are said. */
  function agrees(play: Play, type: 'forward' | 'turn' | 'pivot', isHole: (value: number) => boolean): void {
    const { field, least, most, stops } = numberOf(play, type)
    const isLegal = (value: number): boolean =>
      codesOf(play.state, { type, seat: play.seat, [field]: value } as Action).length === 0
    const milli = (value: number): number => Math.round(1000 * value)
    for (const stop of [least, most, ...stops]) expect(isLegal(stop), `${stop}`).toBe(true)
    fc.assert(
      fc.property(fc.integer({ min: milli(least), max: milli(most) }), (n) => isLegal(n / 1000) === !isHole(n / 1000)),
    )
    const beyond = fc.oneof(
      fc.integer({ min: milli(least) - 500_000, max: milli(least) - 1 }),
      fc.integer({ min: milli(most) + 1, max: 500_000 }),
    )
    fc.assert(fc.property(beyond, (n) => !isLegal(n / 1000)))
  }

  test('SF-MOVE-04 any distance up to the MPs left', () => {
    const play = moving.fly('Blue', 'level-straight', 'F1.5')
    expect(numberOf(play, 'forward')).toMatchObject({ least: 0.001, most: 10.5, unit: 'length' })
    agrees(play, 'forward', () => false)
  })

  test('SF-HEAD-04 a curved marker cuts the distance short', () => {
    const play = moving.fly('Blue', 'level-left', 'F2')
    expect(numberOf(play, 'forward').most).toBe(5.999)
    agrees(play, 'forward', () => false)
  })

  test('SF-MOVE-09 up to 60 degrees to either side, and a hole at none', () => {
    const play = moving.fly('Blue', 'level-straight', 'F8')
    expect(numberOf(play, 'turn')).toMatchObject({ least: -60, most: 60, unit: 'angle' })
    agrees(play, 'turn', (angle) => angle === 0)
  })

  test.each([
    ['level-left', 0, { least: -60, most: -0.001 }],
    ['level-right', 0, { least: 0.001, most: 60 }],
    ['level-left', 30, { least: -60, most: -30 }],
    ['level-right', 30, { least: 30, most: 60 }],
  ] as const)('SF-HEAD-02 under %s with at least %i degrees, one side only', (marker, minMarkerTurnDeg, ends) => {
    const play = on({ ...FACE_OFF, options: { minMarkerTurnDeg } }).fly('Blue', marker, 'F4')
    expect(numberOf(play, 'turn')).toMatchObject(ends)
    agrees(play, 'turn', () => false)
  })

  test('SF-TIGHT-03 a tight turn pivots up to 120 degrees, to the side of its marker', () => {
    const free = moving.fly('Blue', 'level-straight', 'F8 TT[6]')
    expect(numberOf(free, 'pivot')).toMatchObject({ least: -120, most: 120 })
    agrees(free, 'pivot', () => false)
    const bound = moving.fly('Blue', 'level-left', 'F4 TT[6]')
    expect(numberOf(bound, 'pivot')).toMatchObject({ least: -120, most: 0 })
    agrees(bound, 'pivot', () => false)
  })

  test('SF-LOOP-06 a half loop free of its marker that wants 30 degrees has a hole around none', () => {
    const play = on({ ...FACE_OFF, options: { minMarkerTurnDeg: 30 } }).fly('Blue', 'dive-left', 'F4 HL[6,6]')
    expect(numberOf(play, 'pivot')).toMatchObject({ least: -180, most: 180 })
    agrees(play, 'pivot', (angle) => Math.abs(angle) < 30)
  })

  test('SF-GEO-11 on hexes all values are listed, and there is no field', () => {
    const play = on({ table: HEXES, allies: { Blue: spit([12, 20, 0]) } }).fly('Blue', 'level-straight', 'F8')
    for (const type of ['forward', 'turn', 'pivot'] as const)
      expect(spittingFire.fields(seenBy(play), type)).toEqual([])
  })

  test('SF-TGT-02 every gun at every enemy in its sights, and none besides', () => {
    const play = moving.fly('Blue', 'level-straight', 'F5 END')
    const [field] = spittingFire.fields(seenBy(play), 'attack')
    const parts = field?.kind === 'many' ? field.parts.map(({ value }) => canonical(value)) : []
    const guns = [...Array(20).keys()]
    const legal = ['Adler1', 'Adler2'].flatMap((target) =>
      guns
        .map((weapon) => ({ weapon, target }))
        .filter((shot) => codesOf(play.state, { type: 'attack', seat: 'allies', shots: [shot] }).length === 0),
    )
    expect(parts.length).toBeGreaterThan(0)
    expect([...parts].sort()).toEqual(legal.map((shot) => canonical(shot)).sort())
  })

  test('out of its phase an order has no fields', () => {
    for (const type of ['forward', 'turn', 'pivot', 'attack', 'earlyAttack', 'placePlane'] as const) {
      expect(spittingFire.fields(viewOf(moving.state, 'axis'), type)).toEqual([])
    }
  })
})

// ---------------------------------------------------------------------------------------- changes, wishes, secrets

describe('changes', () => {
  const plotting = on(FACE_OFF)
  const laid = plotting.take({ type: 'setPlot', seat: 'allies', group: 'Blue', marker: 'dive-left' })

  test('SF-PLOT-04 a marker that lies may become any other, until it is committed', () => {
    expect(spittingFire.changes(viewOf(plotting.state, 'allies'))).toEqual([])
    const changes = spittingFire.changes(viewOf(laid.state, 'allies'))
    expect(changes).toHaveLength(9)
    const standing = changes.filter((one) => one.standing).map(({ action }) => action)
    expect(standing).toEqual([{ type: 'setPlot', seat: 'allies', group: 'Blue', marker: 'dive-left' }])
    for (const { action } of changes) expect(codesOf(laid.state, action)).toEqual([])
    const committed = laid.take({ type: 'commitPlots', seat: 'allies' })
    expect(spittingFire.changes(viewOf(committed.state, 'allies'))).toEqual([])
  })

  test('SF-PLOT-03 nobody else is told of them', () => {
    for (const seat of ['axis', 'spectator'] as const)
      expect(spittingFire.changes(viewOf(laid.state, seat))).toEqual([])
  })

  test('SF-PLOT-06 where safety forbids, a fatal marker is no change', () => {
    const low = on({ allies: { Blue: flight('spitfire', 1, [12, 20, 0]) }, options: { plotSafety: 'forbid' } })
    const safe = low.take({ type: 'setPlot', seat: 'allies', group: 'Blue', marker: 'level-left' })
    expect(spittingFire.changes(viewOf(safe.state, 'allies'))).toHaveLength(6)
  })
})

describe('wanted', () => {
  const refused = (play: Play, seat: Seat = play.seat): Readonly<Record<string, string>> =>
    Object.fromEntries(
      spittingFire
        .wanted(viewOf(play.state, seat))
        .flatMap((action) =>
          spittingFire.check(play.state, action).map(({ code, rule }) => [`${action.type} ${code}`, rule]),
        ),
    )

  test('SF-PLOT-02 committing before all markers lie', () => {
    expect(refused(on(FACE_OFF), 'axis')).toEqual({ 'commitPlots plot-missing': 'SF-PLOT-02' })
  })

  test('SF-MOVE-06 turning too soon and ending too early', () => {
    expect(refused(on(FACE_OFF).fly('Blue', 'level-straight'))).toMatchObject({
      'turn marker-straight': 'SF-HEAD-01',
      'attemptTightTurn turn-too-soon': 'SF-MOVE-09',
      'attemptHalfLoop turn-too-soon': 'SF-MOVE-09',
      'endMovement below-minimum': 'SF-MOVE-06',
    })
  })

  test('SF-TGT-08 an enemy on which no gun bears, and why', () => {
    const play = on({ ...FACE_OFF, axis: { Adler: flight('bf-109', 6, [12, 22, 180]) } })
    expect(refused(play.fly('Blue', 'level-straight', 'F5 END'))).toEqual({ 'attack not-same-altitude': 'SF-TGT-08' })
  })

  test('who is not asked looks for nothing', () => {
    const play = on(FACE_OFF).fly('Blue', 'level-straight')
    expect(spittingFire.wanted(viewOf(play.state, 'axis'))).toEqual([])
    expect(spittingFire.wanted(viewOf(play.state))).toEqual([])
  })
})

describe('secret', () => {
  test('SF-PLOT-03 markers, and the choice of a force', () => {
    const view = viewOf(on(FACE_OFF).state, 'axis')
    expect(spittingFire.secret(view, 'setPlot')).toBe(true)
    expect(spittingFire.secret(view, 'commitPlots')).toBe(false)
    expect(spittingFire.secret(view, 'addPlane')).toBe(true)
    expect(Object.entries(spittingFire.info.actions).flatMap(([type, { secret }]) => (secret ? [type] : []))).toEqual([
      'addPlane',
      'submitForce',
      'setPlot',
    ])
  })

  test('SF-FORCE-05 handing in a force is, as long as its owner is told of points that are left', () => {
    const step = spittingFire.setup({ dice: 'manual', points: 500 })
    if (!step.ok) throw new Error('no game')
    expect(spittingFire.secret(viewOf(step.state, 'axis'), 'submitForce')).toBe(true)
    const tight = spittingFire.setup({ dice: 'manual', points: 500, options: { pointFill: 'underLimit' } })
    if (!tight.ok) throw new Error('no game')
    expect(spittingFire.secret(viewOf(tight.state, 'axis'), 'submitForce')).toBe(false)
    expect(spittingFire.secret(viewOf(step.state), 'submitForce')).toBe(false)
  })
})
