/** Cards, table, forces, placing, plotting, activating: the rules that the vectors of the catalogue only imply. */
import { expect } from 'vitest'
import {
  card,
  configOf,
  expectConfigRefused,
  flight,
  HEXES,
  own,
  Play,
  type Setting,
  type SfRuleset,
  scene,
  spit,
  vector,
} from '../fixture.js'
import type { Action, AircraftCard, Config, GroupOrder, Pose, Seat } from '../vocabulary.js'

const start = (game: SfRuleset, config: Config): Play => {
  const step = game.setup(config)
  if (!step.ok) throw new Error(JSON.stringify(step.violations))
  return new Play(game, step.state)
}

const accepts = (game: SfRuleset, config: unknown): void =>
  expect(game.setup(config as Config)).toMatchObject({ ok: true })

const two = (group: string, id: string): GroupOrder => ({ group, card: id, planes: [`${group}1`, `${group}2`] })
const lone = (group: string, id: string): GroupOrder => ({ group, card: id, planes: [`${group}1`] })

/** Placing begins; Axis in the north. */
const placing = (game: SfRuleset, change: Partial<Config> = {}): Play =>
  start(game, {
    ...{ dice: 'manual', edge: 'north' },
    forces: { axis: [two('B', 'bf-109'), two('W', 'wurger')], allies: [lone('S', 'spitfire')] },
    ...change,
  })

const put = (group: string, poses: readonly Pose[], altitude = 4, seat: Seat = 'axis'): Action => ({
  ...{ type: 'placeGroup', seat, group, altitude, poses },
})
const at = (x: number, y: number, heading = 180): Pose => ({ x, y, heading })
const hex = (column: number, row: number, facing: 0 | 3): Pose => ({
  q: column,
  r: row - (column - (column & 1)) / 2,
  facing,
})

const DUEL: Setting = { axis: { B: flight('bf-109', 5, [4, 20, 0]) }, allies: { A: spit([12, 10, 0]) } }

export const settingUp = [
  vector('SF-CARD-11 cards must make sense', (game) => {
    const bad: readonly Partial<AircraftCard>[] = [
      { min: 9 },
      { climb: 13 },
      { level: 19 },
      { maxAlt: 2 },
      { weapons: [{ type: 'LMG', mounts: '41FF', damage: 1 }] },
    ]
    for (const numbers of bad)
      expectConfigRefused(game, { dice: 'manual', cards: [own('x', numbers)] }, ['SF-CARD-11 bad-card'])
    const good = [{ min: 8 }, { climb: 12 }, { level: 18 }, { maxAlt: 3 }]
    for (const numbers of good) accepts(game, { dice: 'manual', cards: [own('x', numbers)] })
  }),

  vector('SF-GEO-03 SF-GEO-12 a table that is too small', (game) => {
    const [open, hexes] = [
      (width: number, length: number) => ({ dice: 'manual', table: { kind: 'open', width, length } }),
      (columns: number, rows: number) => ({ dice: 'manual', table: { kind: 'hex', columns, rows } }),
    ]
    for (const [width, length] of [
      [23.9, 36],
      [24, 35.9],
    ] as const)
      expectConfigRefused(game, open(width, length), ['SF-GEO-03 board-too-small'])
    expectConfigRefused(game, hexes(23, 36), ['SF-GEO-12 board-too-small'])
    for (const fine of [open(24, 36), open(40, 40), hexes(24, 36)]) accepts(game, fine)
    accepts(game, { ...open(12, 12), options: { minBoard: [12, 12] } })
  }),

  vector('SF-FORCE-01 SF-FORCE-02 SF-FORCE-03 who flies for whom', (game) => {
    const factions = { axis: 'allies', allies: 'allies' } as const
    expectConfigRefused(game, { dice: 'manual', factions }, ['SF-FORCE-01 same-faction'])
    accepts(game, { dice: 'manual', factions, options: { mirrorFactions: true } })
    accepts(game, { dice: 'manual', factions: { axis: 'allies', allies: 'axis' } })
    const choosing = start(game, { dice: 'manual' })
    choosing.refuses({ type: 'addPlane', seat: 'axis', aircraft: 'spitfire' }, ['SF-FORCE-02 wrong-nation'])
    choosing.refuses({ type: 'submitForce', seat: 'axis', groups: [lone('S', 'spitfire')] }, [
      'SF-FORCE-02 wrong-nation',
    ])
    for (const seat of ['axis', 'allies'] as const) choosing.allows({ type: 'addPlane', seat, aircraft: 'd520' })
    choosing.allows({ type: 'addPlane', seat: 'allies', aircraft: 'spitfire' })
  }),

  vector('SF-FORCE-05 SF-FORCE-07 SF-GRP-04 what a force must be', (game) => {
    const choosing = start(game, { dice: 'manual', points: 70 })
    const submit = (...groups: readonly GroupOrder[]): Action => ({ type: 'submitForce', seat: 'allies', groups })
    choosing.refuses(submit(), ['SF-FORCE-05 empty-force'])
    choosing.refuses(submit(two('S', 'spitfire'), lone('S', 'wildcat')), ['SF-GRP-04 duplicate-id'])
    choosing.refuses(submit({ ...two('S', 'spitfire'), planes: ['a', 'a'] }), ['SF-GRP-04 duplicate-id'])
    choosing.refuses(submit(lone('S', 'concorde')), ['SF-FORCE-07 unknown-id'])
    choosing.refuses({ type: 'addPlane', seat: 'allies', aircraft: 'concorde' }, ['SF-FORCE-07 unknown-id'])
    choosing.allows(submit(two('S', 'spitfire')))
    const one = choosing.take(submit(lone('S', 'spitfire')))
    expect(one.told('pointsUnspent')).toMatchObject([{ rule: 'SF-FORCE-05', left: 35, audience: ['allies'] }])
    const strict = start(game, { dice: 'manual', points: 70, options: { pointFill: 'noRoomStrict' } })
    strict.refuses(submit(lone('S', 'spitfire')), ['SF-FORCE-05 points-left']).allows(submit(two('S', 'spitfire')))
    const added = choosing.take(
      { type: 'addPlane', seat: 'allies', aircraft: 'spitfire' },
      { type: 'addPlane', seat: 'allies', aircraft: 'spitfire' },
    )
    added.refuses({ type: 'addPlane', seat: 'allies', aircraft: 'wildcat' }, ['SF-FORCE-05 over-points'])
    expect(added.allows({ type: 'submitForce', seat: 'allies' }).state.forces?.allies.groups).toMatchObject([
      { group: 'allies-1', planes: ['allies-1a', 'allies-1b'] },
    ])
  }),

  vector('SF-FORCE-05 a total that buys nothing, and a roster that is full', (game) => {
    expectConfigRefused(game, { dice: 'manual', points: 18 }, ['SF-FORCE-05 nothing-to-buy'])
    accepts(game, { dice: 'manual', points: 19 })
    const cheap = [own('kite', { points: 1 }), own('glider', { points: 1, nation: 'Italy' })]
    const options = { pointFill: 'noRoomStrict' } as const
    let full = start(game, { dice: 'manual', points: 500, cards: cheap, options })
    const more: Action = { type: 'addPlane', seat: 'allies', aircraft: 'kite' }
    for (let i = 0; i < 100; i++) full = full.take(more)
    full.refuses(more, ['SF-FORCE-09 too-many-planes'])
    expect(game.legalActions(full.state, 'allies')).toEqual([{ type: 'submitForce', seat: 'allies' }])
    expect(full.allows({ type: 'submitForce', seat: 'allies' }).told('pointsUnspent')).toEqual([])
  }),

  vector('SF-FORCE-06 forces are shown when both are in, and ids that both use are told apart', (game) => {
    const choosing = start(game, { dice: 'manual' })
    const axis = choosing.take({ type: 'submitForce', seat: 'axis', groups: [two('G', 'bf-109')] })
    expect(game.view(axis.state, 'allies').forces).toMatchObject({ axis: { submitted: true } })
    expect(JSON.stringify(game.view(axis.state, 'allies').forces)).not.toContain('G1')
    const allied: GroupOrder = { group: 'G', card: 'spitfire', planes: ['G1', 'G1-L', 'G2'] }
    const both = axis.take({ type: 'submitForce', seat: 'allies', groups: [allied] })
    expect(both.told('forcesRevealed')).toMatchObject([{ rule: 'SF-FORCE-06', axis: 1, allies: 1 }])
    expect(Object.keys(both.state.planes)).toHaveLength(5)
    expect(Object.keys(both.state.groups)).toHaveLength(2)
    expect(game.parse.state(both.state).ok).toBe(true)
  }),

  vector('SF-FORCE-08 SF-CARD-06 SF-PLACE-07 a ready-made start is tested too', (game) => {
    const config = configOf(DUEL)
    const { B, ...without } = config.placements!
    accepts(game, config)
    expectConfigRefused(game, { ...config, placements: without }, ['SF-FORCE-08 bad-poses'])
    expectConfigRefused(game, { ...config, placements: { ...config.placements, Z: B } }, ['SF-FORCE-08 unknown-id'])
    expectConfigRefused(game, { dice: 'manual', placements: { B } }, ['SF-FORCE-08 unknown-id'])
    const level = (altitude: number) => ({ ...config, placements: { ...without, B: { ...B, altitude } } })
    expectConfigRefused(game, level(8), ['SF-CARD-06 bad-start-altitude'])
    expectConfigRefused(game, level(0), ['SF-FORCE-08 bad-start-altitude'])
    for (const altitude of [1, 7]) accepts(game, level(altitude))
    const pose = (poses: readonly Pose[]) => ({ ...config, placements: { ...without, B: { altitude: 5, poses } } })
    expectConfigRefused(game, pose([at(24.000001, 10)]), ['SF-GEO-06 off-table'])
    expectConfigRefused(game, pose([at(12, 10.9)]), ['SF-PLACE-07 overlap'])
    expectConfigRefused(game, pose([hex(3, 3, 0)]), ['SF-GEO-01 other-table-pose'])
    expectConfigRefused(game, pose([at(3.0000001, 3)]), ['SF-GEO-01 too-many-places'])
    for (const fine of [at(24, 36), at(12, 11)]) accepts(game, pose([fine]))
    const onHexes = configOf({ ...DUEL, table: HEXES })
    const far = { ...onHexes.placements, B: { altitude: 5, poses: [hex(24, 3, 0)] } }
    expectConfigRefused(game, { ...onHexes, placements: far }, ['SF-GEO-12 off-table'])
    const open = { ...onHexes.placements, B: { altitude: 5, poses: [at(3, 3)] } }
    expectConfigRefused(game, { ...onHexes, placements: open }, ['SF-GEO-10 other-table-pose'])
    accepts(game, onHexes)
    const twice = { axis: [lone('A', 'bf-109')], allies: [lone('A', 'spitfire')] }
    expectConfigRefused(game, { dice: 'manual', forces: twice }, ['SF-GRP-04 duplicate-id'])
    expectConfigRefused(game, { ...config, points: 34 }, ['SF-FORCE-05 over-points'])
    accepts(game, { ...config, points: 35 })
  }),

  vector('SF-PLACE-02 a coin for the edges', (game) => {
    const start_ = placing(game)
    expect(start_.state).toMatchObject({ phase: 'place', edges: { axis: 'north', allies: 'south' } })
    const { edge: _edge, ...config } = { ...configOf(DUEL), edge: 'north', placements: undefined }
    const open = start(game, JSON.parse(JSON.stringify(config)) as Config)
    const tossed = (die: number): Action => ({ type: 'chooseEdges', seat: 'referee', axis: 'random', rolls: [die] })
    expect(open.take(tossed(1)).told('edgesAssigned')).toMatchObject([{ rule: 'SF-PLACE-02', axis: 'south', die: 1 }])
    expect(open.take(tossed(2)).state.edges).toEqual({ axis: 'north', allies: 'south' })
    expect(game.reduce(open.state, tossed(3))).toMatchObject({ ok: false })
  }),

  vector('SF-PLACE-01 SF-PLACE-04 SF-PLACE-05 SF-PLACE-06 SF-PLACE-07 where a group is placed', (game) => {
    const red = placing(game).flip('red')
    red.refuses(put('B', [at(10, 29.999), at(12, 33)]), ['SF-PLACE-01 outside-setup'], { plane: 'B1' })
    red.allows(put('B', [at(10, 30), at(12, 33)]))
    red
      .refuses(put('B', [at(6, 33), at(12.001, 33)]), ['SF-PLACE-05 spread-too-wide'])
      .allows(put('B', [at(6, 33), at(12, 33)]))
    red
      .refuses(put('B', [at(6, 33), at(6.99, 33)]), ['SF-PLACE-07 overlap'])
      .allows(put('B', [at(6, 33), at(7, 33, 13)]))
    red.refuses(put('B', [at(6, 33)]), ['SF-PLACE-05 bad-poses'])
    red.refuses(put('B', [hex(3, 3, 0), hex(4, 3, 0)]), ['SF-GEO-01 other-table-pose'])
    red.refuses(put('S', [at(6, 3)], 4), ['SF-PLACE-04 not-your-group'])
    red.refuses(put('S', [at(6, 3)], 4, 'allies'), ['not-your-decision'])
    const black = placing(game).flip('black')
    black.refuses(put('S', [at(9, 6.001, 0)], 4, 'allies'), ['SF-PLACE-01 outside-setup'])
    for (const y of [0, 6]) black.allows(put('S', [at(9, y, 0)], 4, 'allies'))
    const toward = placing(game, { options: { startFacing: 'towardEnemyEdge' } }).flip('red')
    toward
      .refuses(put('B', [at(6, 33), at(8, 33, 179)]), ['SF-PLACE-06 bad-facing'])
      .allows(put('B', [at(6, 33), at(8, 33)]))
    const placed = red.take(put('B', [at(6, 33), at(8, 33)]))
    expect(placed.told('groupPlaced')).toMatchObject([{ rule: 'SF-PLACE-08', altitude: 4 }])
    placed.refuses({ type: 'flipCard', seat: 'axis' } as unknown as Action, ['unknown-value'])
    placed.flip('red').refuses(put('B', [at(6, 33), at(8, 33)]), ['SF-PLACE-04 already-placed'])
  }),

  vector('SF-PLACE-04 SF-PLACE-09 plane by plane, until the cards become the activation deck', (game) => {
    const one = (group: string, pose: Pose, altitude = 4, seat: Seat = 'axis'): Action => ({
      ...{ type: 'placePlane', seat, group, altitude, pose },
    })
    const red = placing(game)
      .flip('red')
      .take(one('B', at(6, 33)))
    red.refuses(one('W', at(10, 33)), ['SF-PLACE-04 other-group-first'])
    red.refuses(one('B', at(8, 33), 5), ['SF-PLACE-04 other-group-first'])
    red.refuses(put('B', [at(6, 33), at(8, 33)]), ['SF-PLACE-04 other-group-first'])
    red.refuses(one('B', at(12.001, 33)), ['SF-PLACE-05 spread-too-wide'])
    red.refuses(one('B', hex(3, 3, 0)), ['SF-GEO-01 other-table-pose'])
    const last = red
      .take(one('B', at(8, 33)))
      .flip('black')
      .take(one('S', at(8, 3), 4, 'allies'))
      .flip('red')
    const done = last.take(one('W', at(12, 33)), one('W', at(14, 33)))
    expect(done.told('deckShuffled')).toMatchObject([{ rule: 'SF-PLACE-09', red: 2, black: 1 }])
    expect(done.state).toMatchObject({ phase: 'plot', card: null, placing: null, deck: { down: { red: 2, black: 1 } } })
  }),

  vector('SF-PLACE-01 on hexes, six rows at each end', (game) => {
    const forces = { axis: [lone('B', 'bf-109')], allies: [lone('S', 'spitfire')] }
    const red = placing(game, { table: HEXES, forces }).flip('red')
    red
      .refuses(put('B', [hex(4, 6, 3)]), ['SF-PLACE-01 outside-setup'])
      .refuses(put('B', [at(3, 33)]), ['SF-GEO-10 other-table-pose'])
    for (const row of [0, 5]) red.allows(put('B', [hex(4, row, 3)]))
    const black = placing(game, { table: HEXES, forces }).flip('black')
    black.refuses(put('S', [hex(4, 29, 0)], 4, 'allies'), ['SF-PLACE-01 outside-setup'])
    black.allows(put('S', [hex(4, 30, 0)], 4, 'allies'))
  }),

  vector('SF-PLOT-01 SF-PLOT-02 SF-PLOT-04 SF-PLOT-06 plotting', (game) => {
    const open = scene(game, { ...DUEL, axis: { B: flight('bf-109', 1, [4, 20, 0]) } })
    const plot = (group: string, marker: string, seat: Seat = 'axis'): Action =>
      ({ type: 'setPlot', seat, group, marker }) as Action
    open.refuses({ type: 'commitPlots', seat: 'axis' }, ['SF-PLOT-02 plot-missing'], { missing: 1 })
    open
      .refuses(plot('A', 'level-left'), ['SF-PLOT-02 not-your-group'])
      .refuses(plot('B', 'level-up'), ['unknown-value'])
    const set = open.take(plot('B', 'dive-left'))
    expect(set.told('plotSet')).toMatchObject([
      { rule: 'SF-PLOT-01', audience: ['axis'], marker: 'dive-left' },
      { rule: 'SF-PLOT-03', audience: 'all' },
    ])
    const sealed = set.allows(plot('B', 'climb-left')).take({ type: 'commitPlots', seat: 'axis' })
    sealed.refuses(plot('B', 'level-left'), ['SF-PLOT-04 plots-committed'])
    const safe = scene(game, {
      ...{ ...DUEL, options: { plotSafety: 'forbid' } },
      axis: { B: flight('bf-109', 1, [4, 20, 0]) },
      allies: { A: flight('spitfire', 8, [12, 10, 0]) },
    })
    safe.refuses(plot('B', 'dive-left'), ['SF-PLOT-06 suicidal-plot']).allows(plot('B', 'climb-left'))
    safe
      .refuses(plot('A', 'climb-left', 'allies'), ['SF-PLOT-06 suicidal-plot'])
      .allows(plot('A', 'dive-left', 'allies'))
  }),

  vector('SF-ACT-01 SF-ACT-02 SF-ACT-04 SF-ACT-05 SF-ACT-06 SF-ACT-07 activating', (game) => {
    const allies = { A: spit([12, 10, 0], [14, 10, 0]), C: flight('mustang', 5, [18, 10, 0]) }
    const plotted = scene(game, { ...DUEL, allies }).plot()
    const activate = (group: string, seat: Seat = 'allies'): Action => ({ type: 'activateGroup', seat, group })
    const begin = (plane: string): Action => ({ type: 'beginPlane', seat: 'allies', plane })
    const up = plotted.flip('black')
    expect(up.told('cardFlipped')).toMatchObject([{ rule: 'SF-ACT-01', colour: 'black', red: 1, black: 1 }])
    up.refuses(activate('B'), ['SF-ACT-02 not-your-group']).refuses(activate('B', 'axis'), ['not-your-decision'])
    up.refuses(begin('A1'), ['SF-ACT-05 no-group-acting'])
    const acting = up.allows(activate('A')).refuses(activate('C'), ['SF-ACT-06 group-in-progress'])
    acting.refuses(begin('C1'), ['SF-ACT-05 not-in-group']).refuses(begin('Z'), ['SF-ACT-07 unknown-id'])
    const flying = acting.allows(begin('A2')).refuses(begin('A1'), ['SF-ACT-06 plane-in-progress'])
    const next = flying.play('F5 END').refuses(begin('A1'), ['plane-in-progress']).hold()
    const done = next.refuses(begin('A2'), ['SF-ACT-07 already-acted']).begin('A1').play('F5 END').hold()
    expect(done.told('activationEnded')).toMatchObject([{ rule: 'SF-ACT-05', group: 'A' }])
    done.flip('black').refuses(activate('A'), ['SF-ACT-04 already-activated']).allows(activate('C'))
  }),

  vector('SF-ACT-10 SF-END-01 SF-SEQ-01 the end of a turn', (game) => {
    const end = scene(game, DUEL).plot().pass('A').pass('B')
    expect(end.state).toMatchObject({
      phase: 'end',
      deck: { down: { red: 0, black: 0 }, discard: { red: 1, black: 1 } },
    })
    const next = end.endTurn()
    expect(next.events.map(({ type, rule }) => `${rule} ${type}`)).toEqual([
      'SF-ACT-10 turnEnded',
      'SF-END-01 deckShuffled',
      'SF-SEQ-01 turnBegan',
    ])
    expect(next.state).toMatchObject({ turn: 2, phase: 'plot', deck: { down: { red: 1, black: 1 } } })
    expect(Object.values(next.state.planes).map(({ acted, fired }) => [acted, fired])).toEqual([
      [false, []],
      [false, []],
    ])
  }),

  vector('SF-OPT-BANK-01 a plane turns sooner to the side it leans to', (game) => {
    const start_ = scene(game, { ...DUEL, options: { banking: true } }).plot({ A: 'level-left' })
    const leaning = start_.activate('A').begin('A1').play('F4 L60 F4 END')
    expect(leaning.told('bankChanged')).toMatchObject([{ rule: 'SF-OPT-BANK-01', bank: 'left' }])
    const next = leaning.hold().pass('B').endTurn()
    next
      .fly('A', 'level-left', 'F2.999')
      .refuses('L60', ['turn-too-soon'], { need: 3, have: 2.999 })
      .play('F0.001')
      .allows('L60')
    next
      .fly('A', 'level-right', 'F4.999')
      .refuses('R60', ['turn-too-soon'], { need: 5, have: 4.999 })
      .play('F0.001')
      .allows('R60')
    next.fly('A', 'dive-right', 'F4').allows('HL[4,4]')
    expect(next.fly('A', 'level-straight', 'F5 END').plane('A1').bank).toBe('level')
    expect(next.fly('A', 'level-left', 'F4 HL[4,4] PL180 END').plane('A1').bank).toBe('level')
  }),

  vector('SF-OPT-BANK-01 at turn rating 1 a lean to the other side leaves the window open', (game) => {
    const nimble = own('nimble', { min: 1, turn: 1 })
    const setting = { ...DUEL, cards: [nimble], allies: { A: flight('nimble', 5, [12, 10, 0]) } }
    const lean = scene(game, { ...setting, options: { banking: true } })
      .plot({ A: 'level-left' })
      .activate('A')
    const next = lean.begin('A1').play('F1 L60 F1 END').hold().pass('B').endTurn()
    next
      .fly('A', 'level-right', 'F0.999')
      .refuses('R60', ['turn-too-soon'], { need: 1, have: 0.999 })
      .play('F0.001')
      .allows('R60')
    next
      .fly('A', 'level-left', 'F0.999')
      .refuses('L60', ['turn-too-soon'], { need: 1, have: 0.999 })
      .play('F0.001')
      .allows('L60')
  }),

  vector('SF-CARD-11 a card of our own replaces the shipped one', (game) => {
    const mine = { ...card('spitfire'), points: 1, turn: 2 }
    const at_ = scene(game, { ...DUEL, cards: [mine] }).fly('A', 'level-left', 'F2')
    at_.allows('L60')
    expect(at_.state.config.cards.spitfire).toEqual(mine)
  }),
]
