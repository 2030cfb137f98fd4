/** The run-time rule gate: every rule is cited by an event or a refusal somewhere below, or says why it never is. */
import { describe, expect, it } from 'vitest'
import { coreRules, type RuleInfo } from '../../../../src/core/index.js'
import { rules } from '../../../../src/rulesets/spitfire/book/rules.js'
import { type Action, type Config, charts, shotReport, spitfire } from '../../../../src/rulesets/spitfire/shown.js'
import { pickFrom } from '../../../../src/tools/conformance/index.js'
import { configOf, N, NE, ordersOf, type Play, S, type Setting, start } from '../fixture.js'
import { witnesses } from '../witnesses.js'

const cited = new Set<string>()

/** Notes every rule that is named anywhere below a value. */
function cite(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'rule' && typeof inner === 'string') cited.add(inner)
    else cite(inner)
  }
}

/** Plays orders, legal or not, and notes what is cited. */
function run(config: Config, actions: readonly Action[] = []): void {
  let step = spitfire.setup(config)
  cite(step.ok ? step.events : step.violations)
  for (const action of actions) {
    if (!step.ok) return
    const next = spitfire.reduce(step.state, action)
    cite(next.ok ? next.events : next.violations)
    if (next.ok) step = next
  }
}

const asks = (play: Play, ...actions: readonly Action[]): void => {
  for (const action of actions) cite(spitfire.check(play.state, action))
  cite(play.events)
}
const spit = charts.find(({ id }) => id === 'spit1')!
const bad = (numbers: object): Config => configOf({ charts: [{ ...spit, ...numbers } as typeof spit] })
const step = (type: string, more: object = {}): Action => ({ type, seat: 'first', ...more }) as Action
const shot = (target: string, gun = 'fwd', plane = 'F1'): Action =>
  ({ type: 'declareFire', seat: 'first', plane, gun, target }) as Action

/** Games drawn at random from the legal lists, close together, so that there is fire. */
function playAtRandom(id: string, seed: string, options: object): void {
  const scenario = spitfire.info.scenarios.find((one) => one.id === id)!
  const set = spitfire.setup({ ...scenario.config, dice: 'seeded', seed, options })
  if (!set.ok) return
  const pick = pickFrom(seed)
  const fork = spitfire.fork(set.state, { emit: cite })
  while (fork.outcome() === undefined) fork.apply(pick.of(fork.legal()))
}

function charted(): void {
  for (const numbers of [
    { levelMax: 14 },
    { woss: [5, 3, 1] },
    { vdTrack: { 8: 2 } },
    { vdCost: { 1: 7 } },
    { climbMpPerStep: 2 },
    { hitsPerStep: 2 },
    { destruct: 14 },
    { rollCost: null },
    { woss: null },
    { crt: { all: [[1]] } },
    { crt: { fwd: [[0], [1], [1], [1], [1], [1]] } },
  ])
    run(bad(numbers))
}

function configured(): void {
  run(configOf({ options: { map: [20, 20] } }))
  run(configOf({ placements: { F1: { hex: '9999' } } }))
  run(configOf({ placements: { F1: { altitude: 21 } } }))
  run(configOf({ types: { first: 'nobody', second: 'bf109e3' } }))
  run(configOf({ types: { first: 'bf109f', second: 'bf109e3' } }))
  run(configOf({ period: 2, types: { first: 'po63', second: 'bf109e3' } }))
  run(configOf({ scenario: '9.3', period: 4, first: 'german' }))
  run(configOf({ scenario: '9.3V', period: 1 }))
  run(configOf({ scenario: '9.2', period: 3, first: 'german', types: { first: 'bf109e3' } }))
}

function moved(): void {
  const play = start({ placements: { F1: { speed: 8, prepared: 'wingOver' } } })
  const level = play.begin('F1')
  asks(
    level,
    step('forward', { toward: 'left' }),
    step('climb', { steps: 1 }),
    step('splitS', { hand: 'left', hexsides: 1 }),
  )
  asks(level.path('W3RFF'), step('wingOver', { hand: 'left', hexsides: 1 }), step('turn', { hand: 'left' }))
  asks(level.path('W1R'), step('startTurn', { hand: 'left' }), step('endMove', { bleed: 0 }))
  asks(level.path('FFF'), step('snapRoll', { hand: 'left' }))
  asks(play.begin('F1', { mode: 'hdive', levels: 1 }), step('climb', { steps: 1 }))
  asks(play.begin('F1', { mode: 'climb' }).path('FFFFFFF'), step('forward'), step('climb', { steps: 2 }))
  asks(
    start({ placements: { F1: { altitude: 20, climbStep: 15 } } }).begin('F1', { mode: 'climb' }),
    step('climb', { steps: 2 }),
  )
  asks(
    start({ placements: { F1: { climbStep: 16 } } })
      .begin('F1', { mode: 'climb' })
      .path('c'),
  )
  asks(
    start({ placements: { F1: { speed: 3, prepared: 'wingOver' } } }).begin('F1'),
    step('wingOver', { hand: 'left', hexsides: 3 }),
  )
  const decided = start({ placements: { F1: { speed: 8 } } }).do(play.declare('F1', 'hdive', 3), step('closeAltitude'))
  asks(decided, step('setSpeed', { plane: 'F1', speed: 8 }), step('setSpeed', { plane: 'F1', speed: 20 }))
  asks(
    start({ placements: { F1: { hex: '3001', phases: 10 } } })
      .begin('F1')
      .path('F'),
  )
}

/** An enemy in front of the nose, one MP left; and one whom there is no way around. */
function stacked(): void {
  const close = start({
    placements: { F1: { speed: 3, hex: '3020', altitude: 10 }, S1: { hex: '3017', altitude: 10 } },
  })
  asks(close.begin('F1'), step('forward'))
  const dive = start({
    placements: {
      F1: { speed: 8, hex: '3020', altitude: 12 },
      S1: { hex: '3020', altitude: 10 },
      S2: { hex: '3017', altitude: 10 },
    },
    charts: [{ ...spit, vdCost: 8 }],
  })
  const down = dive.begin('F1', { mode: 'vdive', levels: 2 })
  asks(down)
  asks(down.end().rest(), shot('S1'))
}

function bombed(): void {
  const setting = (more: object): Setting => ({
    ...{ scenario: '9.2', period: 2, types: { first: 'hurricane1', second: 'he111h3' } },
    placements: { F1: { altitude: 15 }, S1: { speed: 8, altitude: 1, ...more } },
  })
  asks(
    start(setting({ hex: '1425', facing: N }))
      .rest()
      .begin('S1')
      .path('F'),
  )
  asks(
    start(setting({ hex: '6010', facing: NE, passes: 1 }))
      .rest()
      .begin('S1')
      .path('F'),
  )
  const bomber = start(setting({ hex: '3020', altitude: 10 }))
    .rest()
    .begin('S1', { mode: 'climb' })
  const second = (type: string, more: object = {}): Action => ({ type, seat: 'second', ...more }) as Action
  asks(
    bomber.path('cccF'),
    second('climb', { steps: 1 }),
    second('snapRoll', { hand: 'left' }),
    second('splitS', { hand: 'left', hexsides: 1 }),
  )
}

/** Refusals of fire, one by one. */
function shotAt(): void {
  const placements = {
    F1: { hex: '3020', speed: 3, altitude: 10 },
    S1: { hex: '3012', altitude: 10, facing: S },
    S2: { hex: '3014', altitude: 11, facing: S },
    S3: { hex: '3213', altitude: 10, facing: S },
  } as const
  const combat = start({ placements }).fly('F1', { path: 'FFF' }).rest()
  asks(combat, shot('S2'), shot('S3'), shot('F2'), shot('S1', 'rear'))
  asks(
    start({ placements: { ...placements, F2: { hex: '3018', altitude: 10, speed: 3 } } })
      .fly('F1', { path: 'FFF' })
      .rest(),
    shot('S1', 'fwd', 'F2'),
  )
  const far = start({
    placements: { ...placements, S1: { hex: '3009', altitude: 10 }, S3: { hex: '3014', altitude: 10 } },
  })
  asks(far.fly('F1', { path: 'FFF' }).rest(), shot('S1'))
  const wall = {
    ...placements,
    S2: { hex: '3014', altitude: 10, facing: S },
    S3: { hex: '3015', altitude: 10, facing: S },
  } as const
  asks(start({ placements: wall }).fly('F1', { path: 'FFF' }).rest(), shot('S1'))
  const turned = start({
    options: { fireDeclaration: 'sealed' },
    placements: {
      ...placements,
      F1: { hex: '3020', speed: 4, altitude: 10 },
      F2: { hex: '3024', altitude: 10, speed: 3 },
      S3: { hex: '3016', altitude: 10, facing: N },
    },
  })
  const two = turned
    .begin('F1')
    .path('FFFR')
    .end()
    .do(step('beginMove', { plane: 'F2' }))
    .path('FFF')
    .end()
    .rest()
  asks(two, shot('S1'), { type: 'declareFire', seat: 'first', plane: 'F1', gun: 'fwd', target: 'S3' } as Action)
  const other =
    two.state.phase === 'combat'
      ? two.do(...(spitfire.actors(two.state).includes('first') ? [step('lockFire')] : []))
      : two
  asks(other, { type: 'declareFire', seat: 'second', plane: 'S3', gun: 'fwd', target: 'F1' } as Action)
  const crossing = start({
    ...{ options: { fireDeclaration: 'sealed' } as const },
    placements: { ...placements, S1: { hex: '3014', altitude: 10, facing: S } },
  })
  asks(crossing.fly('F1', { path: 'FFF' }).rest(), {
    ...{ type: 'declareFire', seat: 'second', plane: 'S3', gun: 'fwd', target: 'F1' },
  } as Action)
}

function raised(): void {
  const high: Setting = {
    options: { interAltitude: true },
    placements: {
      F1: { speed: 8, altitude: 12 },
      S1: { hex: '3010', altitude: 7, facing: S },
      S2: { hex: '3009', altitude: 11, facing: S },
      S3: { hex: '3004', altitude: 4 },
    },
  }
  const combat = start(high).fly('F1', { mode: 'hdive', levels: 2, path: 'FFFFFFFF', speed: 8, attitude: 'keep' })
  asks(combat.rest(), shot('S2'), shot('S3'))
  const low: Setting = {
    options: { interAltitude: true },
    placements: {
      F1: { speed: 3, altitude: 12 },
      S1: { hex: '3017', altitude: 9, facing: S },
      S2: { hex: '3015', altitude: 9, facing: S },
    },
  }
  asks(start(low).fly('F1', { mode: 'hdive', levels: 1, path: 'FFF', attitude: 'keep' }).rest(), shot('S1'))
  const level = start(high).begin('F1').path('FFFFFFFF')
  asks(level, step('endMove', { bleed: 0, attitude: 'keep' }), step('endMove', { bleed: 0 }))
  asks(start(high).begin('F1', { mode: 'climb' }).path('cccccccc'), step('endMove', { bleed: 0, attitude: 'level' }))
  const lost = start(high).begin('F1', { mode: 'vdive', levels: 1, speed: 8 }).path('F').end(0, 'level')
  asks(lost.rest().do(...([] as Action[])))
  let next = lost
  while (next.state.turn === 1) {
    const listed = spitfire.legalActions(next.state)
    next = next.do((listed.find(({ type }) => type.startsWith('close') || type === 'lockFire') ?? listed[0]) as Action)
  }
  asks(next.begin('F1'), step('splitS', { hand: 'left', hexsides: 1 }))
}

function cornered(): void {
  const setting: Setting = {
    options: { hexSpace: true },
    placements: {
      F1: { speed: 3, facing: 1, altitude: 10 },
      S1: { hex: '3310', altitude: 10 },
      S2: { hex: '3420', altitude: 10 },
    },
  }
  const combat = start(setting).begin('F1').path('FlFrFl').end().rest()
  asks(combat, shot('S1'))
}

function decided(): void {
  const fast = start({ placements: { F1: { speed: 11 } } })
  asks(fast, fast.declare('F1', 'vdive', 6))
  const hurt = start({ placements: { F1: { damage: 7, speed: 7 } } })
  asks(hurt, hurt.declare('F1', 'hdive', 2))
  const roll = start({ placements: { F1: { speed: 11 } } }).begin('F1')
  asks(roll.path('>'), step('snapRoll', { hand: 'left' }))
  asks(roll, step('wingOver', { hand: 'left', hexsides: 1 }))
}

function armed(): void {
  const he = start({
    ...{ scenario: '9.2', period: 2, types: { first: 'hurricane1', second: 'he111h3' } },
    placements: { F1: { speed: 3, altitude: 10 }, S1: { hex: '3015', altitude: 10, facing: S } },
  })
  const combat = he.fly('F1', { path: 'FFF' }).rest().do(step('lockFire'))
  const fire = (gun: string): Action =>
    ({ type: 'declareFire', seat: 'second', plane: 'S1', gun, target: 'F1' }) as Action
  asks(combat, fire('fwd'))
  const second = { type: 'lockFire', seat: 'second' } as const
  asks(combat.do(fire('all'), second, { type: 'rollFire', seat: 'referee', rolls: [1] }))
  const twin = start({
    ...{ first: 'german', types: { first: 'bf110c3', second: 'spit1' } },
    placements: { F1: { speed: 3, altitude: 10 }, S1: { hex: '3015', altitude: 10 } },
  })
  asks(twin.fly('F1', { path: 'FFF' }).rest(), shot('S1', 'rear'))
  const open = start({
    options: { fireDeclaration: 'open' },
    placements: { F1: { speed: 3, altitude: 10 }, S1: { hex: '3015', altitude: 10 } },
  })
  const fired = open.fly('F1', { path: 'FFF' }).rest()
  asks(fired.do({ ...shot('S1'), rolls: [6] } as Action), shot('S1'))
  const over = start({
    options: { sightingWindow: 'lastCountable' },
    placements: { F1: { speed: 6, prepared: 'wingOver' }, S1: { hex: '3028', altitude: 10 } },
  })
  cite(shotReport(over.fly('F1', { path: 'W3RF' }).wait().state, 'F1', 'fwd', 'S1'))
}

const formation: Setting = { scenario: '9.3', period: 2, types: { first: 'hurricane1', second: 'bf109e3' } }
const low = (hex: string, more: object = {}) => ({ hex, altitude: 15, facing: N, speed: 5, ...more })

/** Straight on for everybody of the side that moves. */
function onward(play: Play, ids: readonly string[]): Play {
  const ended = play.onward(...ids)
  cite(ended.events)
  return ended
}

function formed(): void {
  const north = start({ ...formation, placements: { F1: low('3104'), F2: low('3103'), F3: low('3105') } })
  onward(north, ['F1', 'F3'])
  const first = onward(start({ ...formation, turn: 30 }), ['F2', 'F1', 'F3'])
  onward(first, ['S2', 'S1', 'S3', 'S4'])
  const strayed = witnesses.find(({ option }) => option === 'joinDeadline')!
  const config = strayed.config as Config
  const orders = strayed.actions as readonly Action[]
  const near = { ...config, placements: { ...config.placements, S1: { speed: 8 } } }
  run(near, orders.slice(0, -1))
  const shotDown = orders.findIndex(({ type }) => type === 'rollFire') + 1
  const seat = 'second'
  const climbs: Action = { type: 'climb', seat, steps: 8 }
  const mode = (plane: string): Action => ({ type: 'declareAltitude', seat, plane, mode: 'climb', levels: 0 })
  const [end, close] = [
    { type: 'endMove', seat, bleed: 0 } as const,
    [
      { type: 'closeAltitude', seat },
      { type: 'closeSpeed', seat },
    ] as const,
  ]
  run(config, [
    ...orders.slice(0, shotDown),
    ...[mode('S1'), mode('S3'), mode('S4'), ...close],
    ...['S3', 'S4'].flatMap((plane): Action[] => [{ type: 'beginMove', seat, plane }, climbs, end]),
    ...[{ type: 'beginMove', seat, plane: 'S1' } as const, ...ordersOf(seat, 'FFFccccc'), end],
    { type: 'endPhase', seat },
  ])
}

/** All of First go home after their ten phases. */
function home(): void {
  const done = (hex: string) => ({ hex, facing: N, altitude: 10, phases: 10 })
  onward(start({ turn: 11, placements: { F1: done('3002'), F2: done('3202'), F3: done('3402') } }), ['F1', 'F2', 'F3'])
}

/** Out of time, by the wrong side, or at a speed that cannot be. */
function untimely(): void {
  const play = start({ placements: { F1: { speed: 13 } } })
  asks(play, { ...play.declare('F1', 'level'), seat: 'second' } as Action)
  const decided = play.do(play.declare('F1', 'hdive', 1), step('closeAltitude'))
  asks(decided, play.declare('F1', 'level'), step('setSpeed', { plane: 'F1', speed: 12 }))
  const level = start({ placements: { F1: { speed: 11 } } }).do(step('closeAltitude'))
  asks(level, step('setSpeed', { plane: 'F1', speed: 12 }))
  asks(start({ turn: 11 }).do(step('offerEnd')))
}

/** The last bomber leaves by the wrong edge. */
function bombersLost(): void {
  const out = (hex: string) => ({ hex, facing: N, altitude: 10, speed: 8 })
  const raid: Setting = {
    ...{ scenario: '9.2', period: 2, types: { first: 'hurricane1', second: 'he111h3' } },
    placements: { F1: { altitude: 15 }, S1: out('2001'), S2: out('2201'), S3: out('2401') },
  }
  onward(start(raid).rest(), ['S1', 'S2', 'S3'])
}

/** Rule 10: corners at the start, turns, rolls, formations. */
function turnedCorners(): void {
  const options = { hexSpace: true } as const
  const play = start({ options, placements: { F1: { speed: 10, facing: 1 } } })
    .begin('F1')
    .path('FlFrFl')
  asks(play.path('R'))
  asks(play.path('>'))
  const { dice, period } = configOf({ period: 2 })
  const raid = { dice, period, scenario: '9.2', types: { first: 'hurricane1', second: 'he111h3' }, options } as const
  run(raid, [step('chooseFacing', { plane: 'F1', facing: 0 })])
  run({ ...configOf(formation), options })
  run(configOf({ scenario: '9.3V', period: 4, types: { first: 'spit5', second: 'bf109f' } }))
}

describe('the rule gate', () => {
  it('cites every rule that does not say why it is silent', { timeout: 60_000 }, () => {
    for (const { config, option, value, actions } of witnesses) {
      run({ ...config, options: { ...config.options, [option]: value } } as Config, actions as readonly Action[])
      run(config, actions as readonly Action[])
    }
    for (const part of [
      charted,
      configured,
      moved,
      stacked,
      bombed,
      shotAt,
      raised,
      cornered,
      decided,
      armed,
      formed,
      home,
      untimely,
      bombersLost,
      turnedCorners,
    ])
      part()
    for (let n = 0; n < 12; n++) {
      const fireDeclaration = (['lockedBeforeDice', 'open', 'sealed'] as const)[n % 3]
      playAtRandom('head-on', `gate-${n}`, { fireDeclaration, turnCap: 16 })
      playAtRandom('bounce', `gate-${n}`, { turnCap: 3 })
    }
    const silent = (info: RuleInfo): boolean => info.silent !== undefined
    const own = Object.entries<RuleInfo>(rules).filter(([id]) => !Object.hasOwn(coreRules, id))
    expect(own.filter(([id, info]) => !cited.has(id) && !silent(info)).map(([id]) => id)).toEqual([])
    expect(own.filter(([id, info]) => cited.has(id) && silent(info)).map(([id]) => id)).toEqual([])
  })
})
