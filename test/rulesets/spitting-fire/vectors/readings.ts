/** Readings of the text that are switches, and edges at which two of its sentences meet. */
import { expect } from 'vitest'
import {
  amended,
  configOf,
  expectConfigRefused,
  flight,
  own,
  Play,
  type Setting,
  type SfRuleset,
  scene,
  spit,
  vector,
} from '../fixture.js'
import type { Action, AircraftCard, Config, GroupOrder, Marker, Options, Pose, Seat } from '../vocabulary.js'

const start = (game: SfRuleset, config: Config): Play => {
  const step = game.setup(config)
  if (!step.ok) throw new Error(JSON.stringify(step.violations))
  return new Play(game, step.state, step.events as Play['events'])
}
const DUEL: Setting = { axis: { B: flight('bf-109', 5, [4, 20, 0]) }, allies: { A: spit([12, 10, 0]) } }
const lone = (group: string, id: string): GroupOrder => ({ group, card: id, planes: [`${group}1`] })
const early = (...targets: readonly string[]): Action => ({
  ...{ type: 'earlyAttack', seat: 'allies' },
  shots: targets.map((target, weapon) => ({ weapon, target })),
})
const at = (x: number, y: number, heading = 180): Pose => ({ x, y, heading })
const put = (group: string, poses: readonly Pose[], seat: Seat = 'axis'): Action => ({
  ...{ type: 'placeGroup', seat, group, altitude: 4, poses },
})

/** A chase: the Spitfire close behind a foe at a level. */
const chase = (game: SfRuleset, marker: Marker, level: number, options: Partial<Options> = {}): Play =>
  scene(game, {
    options: { tailing: true, ...options },
    allies: { A: spit([12, 10, 0]) },
    axis: { B: flight('wurger', level, [12, 13, 0]) },
  }).fly('A', marker)

export const readings = [
  vector(
    'SF-GEO-03 SF-GEO-07 a table is as large whichever way it lies, but its short edges are south and north',
    (game) => {
      const open = (width: number, length: number): Config => ({
        dice: 'manual',
        table: { kind: 'open', width, length },
      })
      const across = game.setup(open(48, 40))
      expect(across).toMatchObject({ ok: false, violations: [{ rule: 'SF-GEO-07', code: 'table-across' }] })
      expect(game.setup(open(40, 48)).ok).toBe(true)
      expect(game.setup({ dice: 'manual', table: { kind: 'hex', columns: 40, rows: 36 } })).toMatchObject({
        ok: false,
        violations: [{ rule: 'SF-GEO-07' }],
      })
      const small = game.setup(open(36, 23))
      expect(small.ok ? [] : small.violations.map(({ code }) => code)).toEqual(['board-too-small', 'table-across'])
    },
  ),

  vector('SF-GEO-06 the edge is on the table, or with `tableEdge` off it', (game) => {
    const near = (tableEdge: 'in' | 'out'): Play =>
      scene(game, {
        ...DUEL,
        options: { tableEdge },
        allies: { A: spit([12, 33, 0]), C: flight('mustang', 5, [6, 10, 0]) },
      }).fly('A', 'level-straight', 'F3')
    expect([near('in').plane('A1').status, near('out').plane('A1').status]).toEqual(['flying', 'exited'])
    const edge = configOf({ ...DUEL, allies: { A: spit([0, 10, 0]) } })
    expect(game.setup(edge).ok).toBe(true)
    expectConfigRefused(game, { ...edge, options: { tableEdge: 'out' } }, ['SF-GEO-06 off-table'])
  }),

  vector('SF-FORCE-05 a force of the config is judged and told like one that is handed in', (game) => {
    const forces = { axis: [lone('B', 'bf-109')], allies: [lone('S', 'spitfire')] }
    const config: Config = { dice: 'manual', points: 60, forces }
    const strict = { ...config, options: { pointFill: 'noRoomStrict' } as const }
    const refused = game.setup(strict)
    const handed = game.check(start(game, { dice: 'manual', points: 60, options: strict.options }).state, {
      ...{ type: 'submitForce', seat: 'allies', groups: forces.allies },
    })
    expect(handed).toMatchObject([{ rule: 'SF-FORCE-05', code: 'points-left', facts: { left: 25, card: 'ms406' } }])
    expect(refused.ok ? [] : refused.violations).toEqual(expect.arrayContaining([...handed]))
    expect(start(game, config).told('pointsUnspent')).toMatchObject([
      { seat: 'axis', left: 33, audience: ['axis'] },
      { seat: 'allies', left: 25, audience: ['allies'] },
    ])
    expect(start(game, { ...config, options: { pointFill: 'underLimit' } }).told('pointsUnspent')).toEqual([])
    expect(start(game, { dice: 'manual', forces }).told('pointsUnspent')).toEqual([])
    expectConfigRefused(game, { ...config, points: 30 }, ['SF-FORCE-05 over-points'])
  }),

  vector('SF-FORCE-06 with `forceSecrecy` open the other side looks on', (game) => {
    const add: Action = { type: 'addPlane', seat: 'axis', aircraft: 'bf-109' }
    const seen = (forceSecrecy: 'sealed' | 'open') => {
      const chosen = start(game, { dice: 'manual', options: { forceSecrecy } }).take(add)
      return [game.view(chosen.state, 'allies').forces!.axis, chosen.told('planeAdded')[0]!.audience]
    }
    expect(seen('sealed')).toEqual([{ submitted: false }, ['axis']])
    expect(seen('open')).toEqual([{ roster: { 'bf-109': 1 }, groups: null }, 'all'])
  }),

  vector('SF-FORCE-09 a hundred aircraft are the limit of the engine', (game) => {
    const groups = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ ...lone(`B${i}`, 'bf-109'), planes: [`B${i}a`, `B${i}b`] }))
    const config = (count: number) => ({
      dice: 'manual',
      forces: { axis: groups(count), allies: [lone('S', 'spitfire')] },
    })
    expectConfigRefused(game, config(51), ['SF-FORCE-09 too-many-planes'])
    expect(game.setup(config(50) as Config).ok).toBe(true)
  }),

  vector('SF-PLACE-01 the strip is 6 deep on a table of any length', (game) => {
    const forces = { axis: [lone('B', 'bf-109')], allies: [lone('S', 'spitfire')] }
    for (const length of [36, 36.002, 36.3, 41.007]) {
      const table = { kind: 'open', width: 24, length } as const
      const red = start(game, { dice: 'manual', edge: 'north', table, forces }).flip('red')
      const deepest = Number((length - 6).toFixed(3))
      red.allows(put('B', [at(12, deepest)]))
      red.refuses(put('B', [at(12, Number((deepest - 0.001).toFixed(3)))]), ['SF-PLACE-01 outside-setup'])
    }
  }),

  vector('SF-PLACE-05 SF-PLACE-07 a placement that leaves little room stands; who finds none may overlap', (game) => {
    const two = (group: string, id: string): GroupOrder => ({ group, card: id, planes: [`${group}1`, `${group}2`] })
    const forces = { axis: [two('B', 'bf-109'), two('W', 'wurger')], allies: [lone('S', 'spitfire')] }
    const table = { kind: 'open', width: 1, length: 14 } as const
    const options = { minBoard: [1, 12], baseDiameter: 2 } as const
    const red = start(game, { dice: 'manual', edge: 'north', table, forces, options }).flip('red')
    red.refuses(put('B', [at(0.5, 9), at(0.5, 10)]), ['SF-PLACE-07 overlap'])
    const placed = red.take(put('B', [at(0.5, 8), at(0.5, 10)])).flip('red')
    placed.refuses(put('W', [at(0.5, 11), at(0.5, 13)]), ['SF-PLACE-07 overlap'], { plane: 'W1', other: 'B2' })
    placed.allows(put('W', [at(0.5, 12), at(0.5, 14)]))
    const full = red.allows(put('B', [at(0.5, 9.5), at(0.5, 12.5)])).flip('red')
    full.allows(put('W', [at(0.5, 9), at(0.5, 11)]))
    const free = start(game, {
      dice: 'manual',
      edge: 'north',
      table,
      forces,
      options: { ...options, startStacking: 'free' },
    })
    free.flip('red').allows(put('B', [at(0.5, 9), at(0.5, 10)]))
  }),

  vector('SF-PLOT-03 the marker of a lost group goes unseen, or with `lostMarkers` is shown', (game) => {
    const frail = own('frail', { boxes: 1, defence: 2, nation: 'Germany' })
    const axis = { B: flight('frail', 5, [12, 18, 90]), C: flight('bf-109', 5, [4, 20, 0]) }
    const lost = (lostMarkers: 'unseen' | 'shown'): Play =>
      scene(game, { ...DUEL, cards: [frail], axis, options: { lostMarkers } })
        .plot({ B: 'dive-left' })
        .activate('A')
        .begin('A1')
        .play('F5 END')
        .attack([[0, 'B1']], [6, 6, 1, 1])
    expect(lost('unseen').told('markerRemoved')).toEqual([
      { type: 'markerRemoved', rule: 'SF-PLOT-03', audience: 'all', group: 'B' },
    ])
    expect(lost('shown').told('markerRemoved')).toMatchObject([{ group: 'B', marker: 'dive-left' }])
    const next = lost('unseen').pass('C').endTurn()
    next.refuses({ type: 'setPlot', seat: 'axis', group: 'B', marker: 'level-left' }, ['SF-PLOT-02 group-gone'])
  }),

  vector('SF-ACT-07 a plane that is lost has not acted; with `planeOrder` the list says who is next', (game) => {
    const pair: Setting = { ...DUEL, allies: { A: spit([12, 10, 0], [14, 10, 0]) } }
    const begin = (plane: string): Action => ({ type: 'beginPlane', seat: 'allies', plane })
    const whole = scene(game, pair)
    const lost = amended(whole, {
      planes: { ...whole.state.planes, A2: { ...whole.plane('A2'), damage: 5, status: 'shot-down' } },
    })
    lost.plot().activate('A').refuses(begin('A2'), ['SF-ACT-07 plane-gone']).allows(begin('A1'))
    const listed = scene(game, { ...pair, options: { planeOrder: 'listed' } })
      .plot()
      .activate('A')
    listed.refuses(begin('A2'), ['SF-ACT-07 not-next'], { plane: 'A2', next: 'A1' }).allows(begin('A1'))
    expect(game.legalActions(listed.state, 'allies')).toEqual([begin('A1')])
    whole.plot().activate('A').allows(begin('A2'))
  }),

  vector('SF-MOVE-10 the distance counts anew after a pivot, or with `attemptDistance` not for tight turns', (game) => {
    const turned = (attemptDistance: 'sinceTurn' | 'inAll'): Play =>
      scene(game, { ...DUEL, options: { attemptDistance } }).fly('A', 'level-left', 'F4 L60')
    turned('sinceTurn').refuses('TT', ['SF-MOVE-10 turn-too-soon'], { need: 4, have: 0 })
    turned('inAll').refuses('L60', ['SF-MOVE-10 turn-too-soon']).allows('TT[6]')
  }),

  vector('SF-HEAD-09 later turns go either way, or with `markerBinds` the way of the marker', (game) => {
    const later = (markerBinds: 'first' | 'all'): Play =>
      scene(game, { ...DUEL, options: { markerBinds } }).fly('A', 'level-left', 'F4 L60 F4')
    later('first').allows('R60')
    later('all').refuses('R60', ['SF-HEAD-09 marker-direction']).allows('L60')
    later('all').play('TT[6]').refuses('PR60', ['SF-HEAD-10 marker-direction']).allows('PL60')
    const straight = scene(game, { ...DUEL, options: { markerBinds: 'all' } }).fly('A', 'level-straight', 'F8')
    straight.allows('R60')
  }),

  vector('SF-HEAD-06 a duty that has lapsed is not told', (game) => {
    const numb: AircraftCard = own('numb', { min: 3, climb: 3, turn: 6 })
    const flying = scene(game, { ...DUEL, cards: [numb], allies: { A: flight('numb', 5, [12, 10, 0]) } }).fly(
      'A',
      'climb-left',
    )
    const codes = game.check(flying.state, flying.read('F13')).map(({ code }) => code)
    expect(codes).toEqual(['not-enough-mp'])
    flying.play('F3').allows('END')
    const bound = scene(game, DUEL).fly('A', 'climb-left')
    expect(game.check(bound.state, bound.read('F13')).map(({ code }) => code)).toEqual([
      'not-enough-mp',
      'marker-deadline',
    ])
  }),

  vector('SF-TIGHT-07 after a failed turn a plane attacks, or with `failedTurnEnds` not', (game) => {
    const failed = (failedTurnEnds: 'movement' | 'activation'): Play =>
      scene(game, { ...DUEL, options: { failedTurnEnds } }).fly('A', 'climb-left', 'F4 TT[2]')
    expect(failed('movement').state.phase).toBe('attack')
    const over = failed('activation')
    expect([over.state.phase, over.plane('A1').altitude, over.told('activationEnded')]).toMatchObject([
      'activate',
      6,
      [{}],
    ])
  }),

  vector('SF-STACK-06 who ends on another on purpose is refused, or with `deliberateOverlap` moved back', (game) => {
    const above: Setting = { ...DUEL, axis: { B: flight('bf-109', 4, [12, 15.5, 0]) } }
    scene(game, above).fly('A', 'level-straight', 'F5').refuses('END', ['SF-STACK-02 overlap'])
    const back = scene(game, { ...above, options: { deliberateOverlap: 'backedUp' } }).fly('A', 'level-straight', 'F5')
    const ended = back.allows('END')
    expect([ended.pose('A1'), ended.told('planeBackedUp')]).toMatchObject([[12, 14.5, 0], [{ rule: 'SF-STACK-06' }]])
  }),

  vector(
    'SF-STACK-07 a back-up past a pivot takes heading and lean of the stretch, or with `backUpHeading` keeps them',
    (game) => {
      const blocked = (options: Partial<Options>): Play =>
        scene(game, { axis: { B: flight('bf-109', 4, [12, 35.8, 0]) }, allies: { A: spit([12, 24, 0]) }, options })
          .fly('A', 'level-straight', 'F11.5 R60')
          .play('END')
      const [undone, kept] = [blocked({ banking: true }), blocked({ banking: true, backUpHeading: 'last' })]
      expect([undone.pose('A1'), undone.plane('A1').bank]).toEqual([[12, 34.8, 0], 'level'])
      expect([kept.pose('A1'), kept.plane('A1').bank]).toEqual([[12, 34.8, 60], 'right'])
      const twice = scene(game, {
        ...{ axis: { B: flight('bf-109', 4, [7.442631, 16.25, 0]) }, allies: { A: spit([20, 5, 0]) } },
        options: { banking: true },
      }).fly('A', 'dive-left', 'F4 L60 F14 R30 END')
      expect([twice.told('planeBackedUp').length, twice.pose('A1')[2], twice.plane('A1').bank]).toEqual([
        1,
        300,
        'left',
      ])
    },
  ),

  vector('SF-TGT-09 an early attack is made at the starting level, whenever levels change', (game) => {
    for (const altitudeTiming of ['perPlane', 'atActivation'] as const) {
      chase(game, 'dive-straight', 5, { altitudeTiming }).allows({ ...early('B1'), rolls: [1] } as Action)
      chase(game, 'dive-straight', 4, { altitudeTiming }).refuses(early('B1'), ['SF-TGT-09 not-same-altitude'], {
        target: 'B1',
        have: 4,
        need: 5,
      })
      const listed = (level: number): number =>
        game
          .legalActions(chase(game, 'climb-straight', level, { altitudeTiming }).state)
          .filter(({ type }) => type === 'earlyAttack').length
      expect([listed(5), listed(6)]).toEqual([1, 0])
    }
  }),

  vector('SF-OPT-TAIL-01 headings 60 degrees apart are within 60 degrees, wherever they point', (game) => {
    const tailing = (own: number, foe: number): Play => {
      const sin = (degrees: number): number => Math.round(1e6 * Math.sin((degrees * Math.PI) / 180)) / 1e6
      const middle = own + 30
      const spot = [12 + 3 * sin(middle), 10 + 3 * sin(middle + 90), foe] as const
      const [x, y, heading] = spot.map((value) => Number(value.toFixed(6))) as [number, number, number]
      return scene(game, {
        ...{ options: { tailing: true }, allies: { A: spit([12, 10, own]) } },
        axis: { B: flight('wurger', 5, [x, y, heading]) },
      }).fly('A', 'level-straight')
    }
    for (const own of [0, 4.001, 17.333, 100.007]) {
      tailing(own, Number((own + 60).toFixed(3))).allows({ ...early('B1'), rolls: [1] } as Action)
      tailing(own, Number((own + 60.001).toFixed(3))).refuses(early('B1'), ['SF-OPT-TAIL-01 not-tailing'])
    }
  }),

  vector('SF-OPT-TAIL-01 SF-TGT-01 refusals of an early attack say what is so', (game) => {
    chase(game, 'level-straight', 5, { tailing: false }).refuses(early('B1'), ['SF-OPT-TAIL-01 tailing-off'])
    const shot = chase(game, 'level-straight', 5).take({ ...early('B1'), rolls: [1] } as Action)
    expect(game.check(shot.state, { ...early('B1'), shots: [{ weapon: 5, target: 'B1' }] } as Action)).toMatchObject([
      { rule: 'SF-TGT-01', code: 'already-attacked', facts: { plane: 'A1' } },
    ])
  }),

  vector('SF-GEO-01 a pose that is too fine is told by its field', (game) => {
    const config = configOf(DUEL)
    const heading = (value: number) => ({
      ...config,
      placements: { ...config.placements, A: { altitude: 5, poses: [at(12, 10, value)] } },
    })
    const step = game.setup(heading(33.3333))
    expect(step.ok ? [] : step.violations).toMatchObject([
      {
        rule: 'SF-GEO-01',
        code: 'too-many-places',
        facts: { plane: 'A1', field: 'heading', have: 33.3333, places: 3 },
      },
    ])
    expect(game.setup(heading(33.333)).ok).toBe(true)
    const full = game.setup(heading(360))
    expect(full.ok ? '' : full.violations[0]?.message).toMatch(/must be less than 360\.$/)
  }),

  vector('SF-CARD-10 spaces stand between the parts of a mount, not inside them', (game) => {
    const mounts = (text: string): Config => ({
      ...{ dice: 'manual', cards: [own('x', { weapons: [{ type: 'LMG', mounts: text, damage: 1 }] })] },
    })
    for (const bad of ['4F F', '1 2FF', 'F F', '2 2FF']) expectConfigRefused(game, mounts(bad), ['SF-CARD-10 bad-card'])
    for (const good of ['4 FF', ' 12ff , rt ', '4FF,RT']) expect(game.setup(mounts(good)).ok).toBe(true)
  }),
]
