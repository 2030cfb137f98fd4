/** What a screen is told of orders: pieces, places, fields, changes, wishes and secrets. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hexToPoint } from '../../../../src/geometry/index.js'
import { hexOf } from '../../../../src/rulesets/spitfire/flight/airspace.js'
import {
  type Action,
  type Options,
  reachable,
  routes,
  type Seat,
  type State,
  spitfire,
} from '../../../../src/rulesets/spitfire/shown.js'
import { isSecret } from '../../../../src/tools/orders/index.js'
import { pickFrom } from '../../../../src/tools/random.js'
import '../../../seed.js'
import { NE, type Play, start } from '../fixture.js'
import { astern, seen } from './heard.js'

const touched = (play: Play, action: Action) => spitfire.touch(seen(play, action.seat as Seat), action)
const point = (hex: string) => hexToPoint(hexOf(hex))
/** What would be refused, and why, of what the seat would look for. */
const greyed = (play: Play, seat: Seat): readonly string[] =>
  spitfire
    .wanted(seen(play, seat))
    .flatMap((one) => play.refusal(one).map((reason) => `${spitfire.notation.action(one)}: ${reason}`))
/** The changes of a seat in notation, the standing one marked. */
const changes = (play: Play, seat: Seat): readonly string[] =>
  spitfire
    .changes(seen(play, seat))
    .map(({ action, standing }) => `${standing ? '* ' : ''}${spitfire.notation.action(action)}`)

// ---------------------------------------------------------------------------------------- games to look at

const VARIANTS: readonly Partial<Options>[] = [
  {},
  { hexSpace: true, interAltitude: true },
  { segmentScope: 'aircraft', fireDeclaration: 'lockedBeforeDice', diveSpeedExit: 'locked' },
]

/** Positions of games drawn from the list, in every scenario and variant. */
function* positions(seed: string, actions: number): Generator<State> {
  for (const { config } of spitfire.info.scenarios) {
    for (const options of VARIANTS) {
      const setUp = spitfire.setup({ ...config, seed, options: { ...config.options, ...options } })
      if (!setUp.ok) throw new Error(setUp.violations[0]?.message)
      const pick = pickFrom(seed)
      let { state } = setUp
      for (let n = 0; n < actions && spitfire.outcome(state) === undefined; n++) {
        yield state
        const step = spitfire.reduce(state, pick.of(spitfire.legalActions(state)))
        if (!step.ok) throw new Error(step.violations[0]?.message)
        ;({ state } = step)
      }
    }
  }
}

/** How a piece stands in the picture. */
function standing(state: State, piece: string) {
  const one = spitfire.scene(spitfire.view(state, 'spectator'))?.pieces.find(({ id }) => id === piece)
  return one && { piece, at: one.at, heading: one.heading }
}

// ---------------------------------------------------------------------------------------- touch

describe('an order touches', () => {
  const play = start({ placements: { F1: { hex: '3020', speed: 8, prepared: 'wingOver' } } })

  it('the aircraft that it decides for, or nothing if it is for all', () => {
    expect(touched(play, play.declare('F2', 'climb'))).toEqual({ subject: ['F2'] })
    expect(touched(play, { type: 'setSpeed', seat: 'first', plane: 'F3', speed: 8 })).toEqual({ subject: ['F3'] })
    expect(touched(play, { type: 'beginMove', seat: 'first', plane: 'F3' })).toEqual({ subject: ['F3'] })
    for (const type of [
      'closeAltitude',
      'closeSpeed',
      'endPhase',
      'lockFire',
      'offerEnd',
      'agreeEnd',
      'refuseEnd',
    ] as const)
      expect(touched(play, { type, seat: 'first' })).toEqual({})
    expect(touched(play, { type: 'chooseType', seat: 'first', chart: 'spit1' })).toEqual({})
  })

  it('SP-6A-1 SP-6B-1 the hex ahead, and the mover as it comes to stand', () => {
    const moving = play.begin('F1')
    const ghost = (hex: string, heading: number) => [{ piece: 'F1', at: point(hex), heading }]
    expect(touched(moving, { type: 'forward', seat: 'first' })).toEqual({
      ...{ subject: ['F1'], at: point('3019'), ghost: ghost('3019', 0) },
    })
    expect(touched(moving, { type: 'startTurn', seat: 'first', hand: 'left' })).toEqual({
      ...{ subject: ['F1'], ghost: ghost('3020', 300) },
    })
    expect(touched(moving, { type: 'wingOver', seat: 'first', hand: 'right', hexsides: 3 }).ghost).toEqual(
      ghost('3020', 180),
    )
    expect(touched(moving, { type: 'snapRoll', seat: 'first', hand: 'right' })).toEqual({
      ...{ subject: ['F1'], at: point('3120'), ghost: ghost('3120', 0) },
    })
    for (const order of [{ type: 'climb', steps: 2 } as const, { type: 'endMove', bleed: 0 } as const])
      expect(touched(moving, { ...order, seat: 'first' })).toEqual({ subject: ['F1'] })
  })

  it('SP-10-1 from a corner leads to either hex, the nose on the corner', () => {
    const moving = start({ options: { hexSpace: true }, placements: { F1: { hex: '3020', speed: 8 } } }).begin('F1')
    const { at, ghost } = touched(moving, { type: 'forward', seat: 'first', toward: 'right' })
    expect([at, ghost?.[0]?.heading]).toEqual([point('3120'), 30])
  })

  it('nobody while nobody moves', () => {
    expect(touched(play, { type: 'forward', seat: 'first' })).toEqual({})
    expect(touched(play, { type: 'climb', seat: 'first', steps: 1 })).toEqual({})
    expect(touched(play, { type: 'assignWing', seat: 'first', zone: 'left' })).toEqual({})
  })

  it('SP-7F-9 the gun and its target; the dice all of them', () => {
    const fight = astern({ fireDeclaration: 'lockedBeforeDice' })
    expect(touched(fight, fight.fire('first', 'F1', 'S1'))).toEqual({ subject: ['F1'], target: ['S1'] })
    expect(touched(fight, fight.fire('first', 'F1', null))).toEqual({ subject: ['F1'] })
    const aimed = fight.do(fight.fire('first', 'F1', 'S1'), { type: 'lockFire', seat: 'first' })
    expect(spitfire.touch(seen(aimed), { type: 'rollFire', seat: 'referee' })).toEqual({
      ...{ subject: ['F1'], target: ['S1'] },
    })
  })

  it('SP-9.3-14 the straggler and its leader', () => {
    const { state } = start({ scenario: '9.3', period: 2, types: { first: 'hurricane1', second: 'bf109e3' } })
    const second = { ...state.formations!.second, leaders: ['S2'], joining: 'S4' }
    const asked = { state: { ...state, formations: { ...state.formations!, second } } } as unknown as Play
    expect(touched(asked, { type: 'assignWing', seat: 'second', zone: 'left' })).toEqual({
      ...{ subject: ['S4'], target: ['S2'] },
    })
    expect(touched(asked, { type: 'nameLeader', seat: 'second', plane: 'S4' })).toEqual({ subject: ['S4'] })
  })

  it('SP-10-7 an aircraft that chooses its corner', () => {
    const corner = start({ scenario: '9.1', options: { hexSpace: true } })
    const order: Action = { type: 'chooseFacing', seat: 'first', plane: 'F1', facing: 5 }
    expect(touched(corner, order)).toEqual({
      ...{ subject: ['F1'], ghost: [{ piece: 'F1', at: point('3020'), heading: 330 }] },
    })
    expect(touched(corner, { ...order, plane: 'F9' })).toEqual({})
  })

  it('whatever it turns or moves where it stands afterwards, in whole games', () => {
    let ghosts = 0
    for (const state of positions('ghosts', 50)) {
      for (const seat of spitfire.actors(state)) {
        if (seat === 'referee') continue
        for (const action of spitfire.legalActions(state, seat)) {
          const { at, ghost = [] } = spitfire.touch(spitfire.view(state, seat), action)
          if (ghost.length === 0) continue
          const step = spitfire.reduce(state, action)
          if (!step.ok) throw new Error(step.violations[0]?.message)
          for (const stand of ghost) expect(standing(step.state, stand.piece)).toEqual(stand)
          if (at !== undefined) expect(at).toEqual(ghost[0]?.at)
          ghosts++
        }
      }
    }
    expect(ghosts).toBeGreaterThan(500)
  })
})

// ---------------------------------------------------------------------------------------- fields

describe('fields', () => {
  it('SP-6C-2 a climb goes as far as the MPs do, and no farther', () => {
    const climbing = start({ placements: { F1: { speed: 8 } } }).begin('F1', { mode: 'climb' })
    const [field] = spitfire.fields(seen(climbing, 'first'), 'climb')
    expect(field).toEqual({
      ...{ kind: 'number', field: 'steps', least: 1, most: 8, step: 1, unit: 'count' },
      stops: [1, 2, 3, 4, 5, 6, 7, 8],
    })
    climbing.allows({ type: 'climb', seat: 'first', steps: 8 })
    climbing.refuses({ type: 'climb', seat: 'first', steps: 9 }, 'SP-6C-2 not-enough-mp')
  })

  it('SP-6C-9 below the ceiling it stops with the ring', () => {
    const high = start({ placements: { F1: { speed: 8, altitude: 20, climbStep: 12 } } }).begin('F1', { mode: 'climb' })
    expect(spitfire.fields(seen(high, 'first'), 'climb')).toMatchObject([{ least: 1, most: 4 }])
    high.allows({ type: 'climb', seat: 'first', steps: 4 })
    high.refuses({ type: 'climb', seat: 'first', steps: 5 }, 'SP-6C-9 ceiling')
  })

  it('are none where the list says all: level flight, or a single step', () => {
    const level = start({ placements: { F1: { speed: 8 } } }).begin('F1')
    expect(spitfire.fields(seen(level, 'first'), 'climb')).toEqual([])
    const last = start({ placements: { F1: { speed: 4 } } })
      .begin('F1', { mode: 'climb' })
      .path('FFF')
    expect(spitfire.fields(seen(last, 'first'), 'climb')).toEqual([])
    expect(spitfire.fields(seen(start(), 'first'), 'climb')).toEqual([])
    expect(spitfire.fields(seen(level, 'first'), 'forward')).toEqual([])
  })

  it('SP-6C-2 SP-6E-1 stops are exactly what check takes, wherever the climb has got to', () => {
    const arbitrary = fc.record({
      ...{ speed: fc.integer({ min: 4, max: 11 }), step: fc.integer({ min: 0, max: 16 }) },
      ...{ altitude: fc.integer({ min: 18, max: 20 }), forward: fc.integer({ min: 0, max: 3 }) },
      blocker: fc.constantFrom('3012', '3016', '3018', '3019'),
    })
    fc.assert(
      fc.property(arbitrary, ({ speed, step, altitude, forward, blocker }) => {
        const placements = { F1: { hex: '3020', speed, altitude, climbStep: step }, S1: { hex: blocker, altitude } }
        const play = start({ placements })
        fc.pre(play.refusal(play.declare('F1', 'climb')).length === 0)
        const climbing = play.begin('F1', { mode: 'climb' }).path('F'.repeat(forward))
        const [field] = spitfire.fields(seen(climbing, 'first'), 'climb')
        const legal = Array.from({ length: 14 }, (_, i) => i).filter(
          (steps) => climbing.refusal({ type: 'climb', seat: 'first', steps }).length === 0,
        )
        if (field === undefined) expect(legal.length).toBeLessThan(2)
        else expect(field).toMatchObject({ least: legal[0], most: legal.at(-1), stops: legal })
      }),
      { numRuns: 60 },
    )
  })
})

// ---------------------------------------------------------------------------------------- changes

describe('changes', () => {
  it('SP-5.2-9 an altitude may be declared anew until the segment closes', () => {
    const play = start({ placements: { F1: { speed: 4 } } })
    expect(changes(play, 'first')).toEqual([])
    const declared = play.do(play.declare('F1', 'climb'))
    const all = changes(declared, 'first')
    expect(all).toContain('* first declareAltitude plane=F1 mode=climb levels=0')
    expect(all).toContain('first declareAltitude plane=F1 mode=level levels=0')
    expect(all.filter((one) => one.startsWith('*'))).toHaveLength(1)
    expect(changes(declared, 'second')).toEqual([])
    expect(changes(declared.do({ type: 'closeAltitude', seat: 'first' }), 'first')).toEqual([])
  })

  it('SP-5.2-9 and so may a speed', () => {
    const play = start({ placements: { F1: { speed: 8 } } }).do({ type: 'closeAltitude', seat: 'first' })
    const set = play.do({ type: 'setSpeed', seat: 'first', plane: 'F1', speed: 9 })
    expect(changes(set, 'first')).toEqual([
      'first setSpeed plane=F1 speed=8',
      '* first setSpeed plane=F1 speed=9',
      'first setSpeed plane=F1 speed=10',
      'first setSpeed plane=F1 speed=11',
    ])
    expect(changes(set.do({ type: 'closeSpeed', seat: 'first' }), 'first')).toEqual([])
  })

  it('SP-5.2-2 one aircraft at a time leaves nothing to change', () => {
    const play = start({ options: { segmentScope: 'aircraft' } })
    expect(changes(play.do(play.declare('F2', 'level')), 'first')).toEqual([])
  })

  it('SP-7F-9 a shot may be taken back until fire is locked', () => {
    const fight = astern()
    const aimed = fight.do(fight.fire('first', 'F1', 'S1'))
    const shots = ['* first declareFire plane=F1 gun=fwd target=S1', 'first declareFire plane=F1 gun=fwd target=null']
    expect(changes(fight, 'first')).toEqual([])
    expect(changes(aimed, 'first')).toEqual(shots)
    for (const other of ['second', 'spectator'] as const) expect(spitfire.changes(seen(aimed, other))).toEqual([])
    const locked = aimed.do({ type: 'lockFire', seat: 'first' })
    expect(changes(locked, 'first')).toEqual([])
  })

  it('SP-7F-9 but not once its die has been rolled', () => {
    const fight = astern({ fireDeclaration: 'open' })
    const fired = fight.do({ ...fight.fire('first', 'F1', 'S1'), rolls: [6] } as Action)
    expect(changes(fired, 'first')).toEqual([])
  })

  it('SP-9-8 nor while an offer to stop is thought over', () => {
    const play = start({ turn: 11, placements: { F1: { speed: 4 } } })
    const offered = play.do(play.declare('F1', 'climb'), { type: 'offerEnd', seat: 'first' })
    expect(changes(offered, 'first')).toEqual([])
    expect(spitfire.wanted(seen(offered, 'first'))).toEqual([])
  })
})

// ---------------------------------------------------------------------------------------- what is looked for

describe('what a player looks for and may not do', () => {
  it('SP-6B-4 SP-6G1-3 in a move: turns, rolls, a climb, reversals, the end', () => {
    const play = start({ placements: { F1: { speed: 11 } } }).begin('F1')
    expect(greyed(play.path('F'), 'first')).toEqual([
      'first L: SP-6B-4 turn-too-soon',
      'first R: SP-6B-4 turn-too-soon',
      'first c1: SP-6C-1 not-climbing',
      'first END: SP-5.2-7 mp-left',
    ])
    expect(greyed(play, 'first')).toEqual([
      'first c1: SP-6C-1 not-climbing',
      'first END: SP-5.2-7 mp-left',
      'first W3r: SP-6G2-1 not-prepared',
      'first S3r: SP-6G3-1 not-prepared',
    ])
    expect(greyed(play.path('FFF'), 'first').filter((one) => one.includes('SP-6B-4'))).toEqual([])
    expect(greyed(play.path('<'), 'first')).toContain('first rollr: SP-6G1-3 other-hand')
  })

  it('SP-6C-9 SP-5.2-3 in segment A: the modes of flight that are closed', () => {
    const play = start({ placements: { F1: { altitude: 20, climbStep: 16, speed: 8 } } })
    expect(greyed(play, 'first').filter((one) => one.includes('F1'))).toEqual([
      'first declareAltitude plane=F1 mode=climb levels=0: SP-6C-9 ceiling',
    ])
    expect(greyed(play, 'first')).toContain('first offerEnd: SP-9-8 too-early')
    expect(greyed(play, 'second')).toEqual([])
  })

  it('SP-6A-2 SP-6A-3 in segment B: a step slower and a step faster', () => {
    const play = start({ placements: { F1: { speed: 6 } } }).do({ type: 'closeAltitude', seat: 'first' })
    expect(greyed(play, 'first').filter((one) => one.includes('F1'))).toEqual([
      'first setSpeed plane=F1 speed=5: SP-6A-3 too-slow',
      'first setSpeed plane=F1 speed=11: SP-6A-2 too-much-acceleration',
    ])
  })

  it('SP-6-1 between moves: the end of the phase', () => {
    const play = start().begin('F1').path('FFFFFFFFFFF').end()
    expect(greyed(play, 'first')).toContain('first endPhase: SP-6-1 aircraft-left')
    play.wait().allows({ type: 'endPhase', seat: 'first' })
  })

  it('SP-7-1 in combat: each gun at the nearest enemy, with every rule in its way', () => {
    const fight = astern()
    expect(greyed(fight, 'first').some((one) => one.includes('plane=F1'))).toBe(false)
    expect(greyed(fight, 'first').filter((one) => one.includes('plane=F2')).length).toBeGreaterThan(0)
    expect(greyed(fight.do({ type: 'lockFire', seat: 'first' }), 'first')).toEqual([])
  })

  it('SP-11-90 under rule 11 with the nose where it may be', () => {
    const play = start({ options: { interAltitude: true }, placements: { F1: { speed: 3 } } })
    const level = play.begin('F1').path('FFF')
    const climb = play.begin('F1', { mode: 'climb' }).path('cFF')
    expect([greyed(level, 'first'), greyed(climb, 'first')].flat().filter((one) => one.includes('END'))).toEqual([])
  })
})

// ---------------------------------------------------------------------------------------- secrets

describe('a curtain', () => {
  it('SP-7F-9 is drawn for sealed fire alone', () => {
    for (const [fireDeclaration, secret] of [
      ['sealed', true],
      ['lockedBeforeDice', false],
      ['open', false],
    ] as const) {
      const fight = astern({ fireDeclaration })
      expect(spitfire.secret(seen(fight, 'first'), 'declareFire')).toBe(secret)
      expect(isSecret(spitfire, seen(fight, 'first'))).toBe(secret)
      expect(spitfire.secret(seen(fight, 'first'), 'lockFire')).toBe(false)
    }
    expect(isSecret(spitfire, seen(start(), 'first'))).toBe(false)
    expect(spitfire.info.actions.declareFire.secret).toBe(true)
    expect(spitfire.info.actions.setSpeed.secret).toBe(false)
  })
})

// ---------------------------------------------------------------------------------------- the ground

describe('the ground', () => {
  const ground = (play: Play) => spitfire.scene(seen(play))?.ground
  it('is the same while the map is', () => {
    const play = start({ placements: { F1: { facing: NE } } })
    expect(ground(play)).toBe(ground(play.begin('F1')))
    expect(ground(play)).not.toBe(ground(start({ options: { map: [64, 40] } })))
  })
})

// ---------------------------------------------------------------------------------------- routes

describe('routes', () => {
  it('SP-6-2 lead over the whole way to every hex that can be reached', () => {
    const play = start({ placements: { F1: { hex: '3020', speed: 4 } } }).begin('F1')
    const all = [...routes(seen(play, 'first'))]
    const straight = all.find(({ orders }) => orders.every(({ type }) => type === 'forward'))
    expect(straight).toEqual({
      orders: Array.from({ length: 4 }, () => ({ type: 'forward', seat: 'first' })),
      ghost: { piece: 'F1', at: point('3016'), heading: 0 },
      via: ['3020', '3019', '3018', '3017', '3016'].map(point),
      ...{ cost: 4, dice: [] },
    })
    expect(all).toHaveLength(reachable(play.state).length)
  })

  it('SP-6C-2 of those that end in one pose and level, the one that climbs most', () => {
    const play = start({ placements: { F1: { hex: '3020', speed: 4 } } }).begin('F1', { mode: 'climb' })
    const here = [...routes(seen(play, 'first'))].filter(
      ({ ghost }) => ghost.heading === 0 && ghost.at.y === point('3020').y,
    )
    expect(here.map(({ orders }) => orders.map(({ type }) => type))).toEqual([['climb', 'climb', 'climb', 'climb']])
  })

  it('are none while nobody moves, at the end of a move, or while an offer waits', () => {
    const play = start({ turn: 11, placements: { F1: { speed: 4 } } })
    const moving = play.begin('F1')
    const offered = moving.do({ type: 'offerEnd', seat: 'first' })
    for (const one of [play, moving.path('FFFF'), offered]) expect([...routes(seen(one, 'first'))]).toEqual([])
  })

  it('fly order by order to their ghost, in whole games', () => {
    const pick = pickFrom('routes')
    let flown = 0
    for (const state of positions('routes', 45)) {
      const all = [...routes(spitfire.view(state, state.moving))]
      for (const { orders, ghost, via, cost } of all.filter(() => pick.index(25) === 0)) {
        let now = state
        for (const action of orders) {
          const step = spitfire.reduce(now, action)
          if (!step.ok) throw new Error(step.violations[0]?.message)
          now = step.state
        }
        expect(standing(now, ghost.piece)).toEqual(ghost)
        expect(via.at(-1)).toEqual(ghost.at)
        expect(via[0]).toEqual(standing(state, ghost.piece)?.at)
        expect([now.move?.left, cost]).toEqual([0, state.move?.left])
        flown++
      }
    }
    expect(flown).toBeGreaterThan(200)
  })

  it('tell a spectator no more than the mover, and read the view alone', () => {
    const play = start({ placements: { F1: { speed: 5 } } }).begin('F1')
    const sent = JSON.parse(JSON.stringify(seen(play))) as ReturnType<typeof seen>
    expect([...routes(sent)]).toEqual([...routes(seen(play, 'first'))])
  })
})
