/** Preparation, turn order, priorities: RA-PREP, RA-MAP, RA-TURN. */
import { expect } from 'vitest'
import { begun, cell, expectConfigRefused, type Play, type RaRuleset, scene, square, vector } from '../fixture.js'
import type { Action, Config, Options, ScenarioData } from '../vocabulary.js'
import { map } from '../vocabulary.js'

/** Scenario 1 after the chits are drawn. */
const drawn = (game: RaRuleset, options: Partial<Options> = {}): Play => {
  const start = begun(game, { dice: 'manual', scenario: 'premiere', options })
  return start.take(...Array.from({ length: 9 }, (): Action => ({ type: 'drawChit', seat: 'referee', card: 'none' })))
}

const rolledAA = (play: Play, die: number): Play => play.take({ type: 'rollAA', seat: 'referee', rolls: [die] })
const rolledClouds = (play: Play, die: number): Play => play.take({ type: 'rollClouds', seat: 'referee', rolls: [die] })
const italian = <T extends object>(type: Action['type'], fields: T): Action =>
  ({ type, seat: 'italian', ...fields }) as unknown as Action
const guns = (...names: string[]): Action => italian('deployAA', { squares: names.map(square) })
const clouds = (...names: string[]): Action => italian('deployClouds', { cells: names.map(cell) })

const FRENCH = {
  'Morane-A': 'A1/1',
  'Morane-B': 'A2/2',
  'LeO-A': 'B3/3',
  'LeO-B': 'B4/4',
  'LeO-C': 'A5/1',
  'LeO-D': 'B6/2',
}
const ITALIANS = { 'CR42-A': 'F1/1', 'CR42-B': 'H4/3', 'CR42-C': 'J7/4' }
const cellsOf = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [id, cell(name)]))
const deployed = (seat: 'french' | 'italian', names: Readonly<Record<string, string>>): Action => ({
  type: 'deployPlanes',
  seat,
  cells: cellsOf(names),
})

/** Scenario 1 at the start of turn 1. */
const ready = (game: RaRuleset): Play =>
  rolledClouds(rolledAA(drawn(game), 1).take(guns('H2')), 1).take(
    clouds('D4/2'),
    deployed('italian', ITALIANS),
    deployed('french', FRENCH),
  )

const scenario = (changes: Partial<ScenarioData>): Config => ({
  dice: 'manual',
  scenario: {
    title: 'Own',
    map,
    forces: { french: [{ plane: 'F1', card: 'leo-451' }], italian: [{ plane: 'I1', card: 'g50' }] },
    ...changes,
  },
})

export const preparing = [
  vector('RA-PREP-04 RA-TV-01 half of the AA die, rounded up or down', (game) => {
    const chits = (aaHalf: Options['aaHalf']) =>
      [1, 2, 3, 4, 5, 6].map((die) => rolledAA(drawn(game, { aaHalf }), die).state.toDeploy.guns)
    expect(chits('up')).toEqual([1, 1, 2, 2, 3, 3])
    expect(chits('down')).toEqual([0, 1, 1, 2, 2, 3])
    expect(rolledAA(drawn(game, { aaHalf: 'down' }), 1).asked).toBe('rollClouds referee')
    expect(rolledAA(drawn(game), 3).told('aaRolled')).toMatchObject([{ rule: 'RA-PREP-04', die: 3, guns: 2 }])
  }),

  vector('RA-PREP-02 RA-CHIT-01 one chit for each plane, known to its owner', (game) => {
    const start = begun(game, { dice: 'manual', scenario: 'premiere' })
    const one = start.take({ type: 'drawChit', seat: 'referee', card: 'ace' })
    expect(one.told('chitDrawn')).toMatchObject([
      { rule: 'RA-PREP-02', audience: ['french'], plane: 'Morane-A', chit: 'ace' },
      { rule: 'RA-CHIT-01', audience: 'all', plane: 'Morane-A' },
    ])
    expect(game.view(one.state, 'french').planes['Morane-A']?.chit).toBe('ace')
    expect(game.view(one.state, 'italian').planes['Morane-A']?.chit).toBe('hidden')
    expect(drawn(game).asked).toBe('rollAA referee')
  }),

  vector('RA-CHIT-01 chits of a cup run out', (game) => {
    const chitPool = { ace: 1, green: 0, lucky: 0, none: 8 }
    const start = begun(game, { dice: 'manual', scenario: 'premiere', options: { chitPool } })
    const one = start.take({ type: 'drawChit', seat: 'referee', card: 'ace' })
    one.take({ type: 'drawChit', seat: 'referee', card: 'none' })
    expect(game.reduce(one.state, { type: 'drawChit', seat: 'referee', card: 'ace' }).ok).toBe(false)
    const few = { ...chitPool, none: 7 }
    expectConfigRefused(
      game,
      { dice: 'manual', scenario: 'premiere', options: { chitPool: few } },
      'RA-CHIT-01 bad-count',
    )
  }),

  vector('RA-PREP-06 RA-PREP-04 RA-PREP-05 AA and clouds: number, place, one each', (game) => {
    const two = rolledAA(drawn(game), 3)
    two.refuses(guns('H2'), 'RA-PREP-04 bad-count').refuses(guns('H2', 'H2'), 'RA-PREP-06 cell-taken')
    two.refuses(guns('H2', 'K1'), 'RA-PREP-06 off-map')
    two.take(italian('deployGun', { square: square('A1') })).refuses(guns('A2', 'A3'), 'bad-count')
    const cloudy = rolledClouds(two.allows(guns('H2', 'I4')), 2)
    expect(cloudy.told('cloudsRolled')).toMatchObject([{ rule: 'RA-PREP-05', die: 2 }])
    cloudy.refuses(clouds('A1/1'), 'RA-PREP-05 bad-count').refuses(clouds('A1/1', 'A1/1'), 'RA-PREP-06 cell-taken')
    cloudy.refuses(clouds('A1/1', 'A1/5'), 'RA-PREP-06 off-map').allows(clouds('A1/1', 'A1/2'))
    const one = cloudy.take(italian('deployCloud', { cell: cell('C3/4') }))
    one.refuses(italian('deployCloud', { cell: cell('C3/4') }), 'cell-taken')
    expect(one.allows(italian('deployCloud', { cell: cell('C3/3') })).asked).toBe('deployPlanes italian')
  }),

  vector('RA-PREP-07 RA-MAP-03 RA-MAP-04 the Italians deploy, then the French, each in its zone', (game) => {
    const italians = rolledClouds(rolledAA(drawn(game), 1).take(guns('H2')), 1).take(clouds('D4/2'))
    expect(italians.asked).toBe('deployPlanes italian')
    italians.refuses(deployed('french', FRENCH), 'CORE-SEAT not-your-decision')
    italians.refuses(deployed('italian', { ...ITALIANS, 'CR42-A': 'E1/1' }), 'RA-MAP-03 outside-zone')
    italians.refuses(deployed('italian', { ...ITALIANS, 'CR42-A': 'F1/5' }), 'RA-MAP-04 bad-altitude')
    italians.refuses(deployed('italian', { 'CR42-A': 'F1/1' }), 'RA-PREP-07 bad-count')
    italians.refuses(deployed('italian', { ...ITALIANS, 'Morane-A': 'F1/1' }), 'RA-CODE-01 unknown-id')
    const put = (plane: string, at: string): Action => italian('deployPlane', { plane, cell: cell(at) })
    italians
      .take(put('CR42-A', 'J1/4'))
      .refuses(put('CR42-A', 'J1/4'), 'RA-CODE-01 already-deployed')
      .allows(put('CR42-B', 'J1/4'))
    const french = italians.allows(deployed('italian', ITALIANS))
    expect(french.told('planeDeployed')).toHaveLength(3)
    french.refuses(deployed('french', { ...FRENCH, 'Morane-A': 'C1/1' }), 'RA-MAP-03 outside-zone')
    const turn = french.allows(deployed('french', FRENCH))
    expect([turn.state.phase, turn.state.turn, turn.asked]).toEqual(['priorities', 1, 'priorities french italian'])
  }),

  vector('RA-TURN-04 RA-TURN-05 RA-TV-02 alternately from 1 upwards, the initiative first', (game) => {
    const at = ready(game).priorities()
    const french = at.initiative('french')
    expect([french.mover, ...french.state.order]).toEqual([
      'Morane-A',
      'CR42-A',
      'Morane-B',
      'CR42-B',
      'LeO-A',
      'CR42-C',
      'LeO-B',
      'LeO-C',
      'LeO-D',
    ])
    const first = at.initiative('italian')
    expect([first.mover, ...first.state.order]).toEqual([
      'CR42-A',
      'Morane-A',
      'CR42-B',
      'Morane-B',
      'CR42-C',
      'LeO-A',
      'LeO-B',
      'LeO-C',
      'LeO-D',
    ])
    expect(french.told('initiativeDrawn')).toMatchObject([{ rule: 'RA-TURN-03', seat: 'french' }])
    expect(french.told('prioritiesRevealed')).toMatchObject([{ rule: 'RA-TURN-04' }])
    french.refuses(french.moving('up', 'CR42-A'), 'CORE-SEAT not-your-decision')
    french.refuses(french.moving('up', 'Morane-B'), 'RA-TURN-04 not-this-slot').allows(french.moving('up'))
  }),

  vector('RA-TURN-02 priorities are the numbers 1 to n, each once, final, unseen by the enemy', (game) => {
    const at = ready(game)
    const set = (priorities: Readonly<Record<string, number>>): Action => ({
      type: 'setPriorities',
      seat: 'italian',
      priorities,
    })
    at.refuses(set({ 'CR42-A': 1, 'CR42-B': 2 }), 'RA-TURN-02 bad-priorities')
    at.refuses(set({ 'CR42-A': 1, 'CR42-B': 2, 'CR42-C': 2 }), 'bad-priorities').refuses(
      set({ 'CR42-A': 0, 'CR42-B': 1, 'CR42-C': 2 }),
      'bad-priorities',
    )
    at.refuses(set({ 'CR42-A': 1, 'CR42-B': 2, 'LeO-A': 3 }), 'bad-priorities')
    const done = at.allows(set({ 'CR42-A': 3, 'CR42-B': 1, 'CR42-C': 2 }))
    done.refuses(set({ 'CR42-A': 1, 'CR42-B': 2, 'CR42-C': 3 }), 'CORE-SEAT not-your-decision')
    expect(game.view(done.state, 'french').priorities).toEqual({
      'CR42-A': 'hidden',
      'CR42-B': 'hidden',
      'CR42-C': 'hidden',
    })
    expect(game.view(done.state, 'italian').priorities).toEqual({ 'CR42-A': 3, 'CR42-B': 1, 'CR42-C': 2 })
    const assign = (plane: string, priority: number): Action => italian('assignPriority', { plane, priority })
    const one = at.take(assign('CR42-A', 2))
    one.refuses(assign('CR42-A', 1), 'RA-TURN-02 bad-priorities').refuses(assign('CR42-B', 2), 'bad-priorities')
    expect(one.allows(assign('CR42-B', 1)).take(assign('CR42-C', 3)).told('prioritiesSet')).toMatchObject([
      { seat: 'italian' },
    ])
  }),

  vector('RA-TURN-02 dealt priorities are told in an order that tells nothing', (game) => {
    const setting = { options: { priorityMode: 'random' }, italian: { I1: 'cr42 F1/1', I2: 'cr42 F2/1' } } as const
    const dealt = scene(game, setting).take({ type: 'dealPriorities', seat: 'referee', rolls: [3, 2] })
    expect(dealt.state.priorities).toEqual({ F9: 1, I1: 3, I2: 2, I9: 1 })
    expect(Object.keys(dealt.state.priorities)).toEqual(['F9', 'I1', 'I2', 'I9'])
    const open = dealt.told('priorityAssigned').filter(({ audience }) => audience === 'all')
    expect(open).toEqual(['F9', 'I1', 'I2', 'I9'].map((plane) => expect.objectContaining({ plane })))
    expect(open.every((event) => event.priority === undefined)).toBe(true)
  }),

  vector('RA-TURN-01 RA-TURN-06 markers come off with the next turn', (game) => {
    const at = scene(game, { french: { F1: 'morane D4/2', F2: 'leo-451 B2/1' }, italian: { I1: 'cr42 D3/2' } })
    const shot = at.turnOf('F1', 'F2', 'I9', 'I1').move('north').roll(6, 5, 3, 3)
    expect(shot.plane('I1')).toMatchObject({ hits: 1, fired: true })
    const next = shot.rest()
    expect(next.state).toMatchObject({ turn: 2, phase: 'priorities', priorities: {}, initiative: null })
    expect(next.told('turnEnded')).toMatchObject([{ rule: 'RA-TURN-01', turn: 1 }])
    expect(next.told('turnBegan')).toMatchObject([{ rule: 'RA-TURN-06', turn: 2 }])
    expect(Object.values(next.state.planes).some(({ fired }) => fired)).toBe(false)
  }),

  vector('RA-TURN-05 the slot of a plane that is shot down is lost', (game) => {
    const french = { F1: 'morane D4/2', F2: 'morane D2/2' }
    const at = scene(game, { french, italian: { I1: 'cr42 D3/2' } }).turnOf('F1', 'I9', 'F2', 'I1')
    const twice = at.move('north').roll(6, 5, 3, 3).rest('F2').move('south').roll(6, 5)
    expect(twice.plane('I1').status).toBe('shot-down')
    const skipped = twice.stop()
    expect(skipped.told('slotSkipped')).toMatchObject([{ rule: 'RA-TURN-05', plane: 'I1' }])
    expect(skipped.mover).toBe('F9')
  }),

  vector('RA-PREP-01 RA-SCN-01 RA-WIN-03 RA-CARD-01 forces fly for their side, with a bomber', (game) => {
    const french = (card: string): Config =>
      scenario({ forces: { french: [{ plane: 'F1', card }], italian: [{ plane: 'I1', card: 'g50' }] } })
    expectConfigRefused(game, french('cr42'), 'RA-PREP-01 wrong-side')
    expectConfigRefused(game, french('gloster'), 'RA-SCN-01 unknown-id')
    expectConfigRefused(game, french('morane'), 'RA-WIN-03 bad-count')
    expect(game.setup(french('leo-451')).ok).toBe(true)
    const nobody = scenario({ forces: { french: [{ plane: 'F1', card: 'leo-451' }], italian: [] } })
    expectConfigRefused(game, nobody, 'RA-PREP-01 bad-count')
    const twice = scenario({
      forces: { french: [{ plane: 'X', card: 'leo-451' }], italian: [{ plane: 'X', card: 'g50' }] },
    })
    expectConfigRefused(game, twice, 'RA-CODE-01 duplicate-id')
    const { scenario: own } = scenario({})
    const odd = { id: 'leo-451', name: 'x', side: 'french', role: 'bomber', rating: 2, movement: 1, fireClass: 1 }
    const card = { ...odd, bombBadges: 1, provenance: {} }
    expectConfigRefused(game, { dice: 'manual', scenario: own, cards: [card] }, 'RA-CARD-01 bad-card')
    expect(
      game.setup({ dice: 'manual', scenario: own, cards: [{ ...card, bombing: [2, 2, 2, 2] }] } as Config).ok,
    ).toBe(true)
  }),

  vector('RA-PREP-03 RA-MAP-01 RA-MAP-02 RA-MAP-03 RA-PREP-06 a map has objectives, zones and room', (game) => {
    const with_ = (changes: Partial<ScenarioData['map']>): Config => scenario({ map: { ...map, ...changes } })
    expectConfigRefused(game, with_({ objectives: [] }), 'RA-PREP-03 bad-map')
    expectConfigRefused(game, with_({ objectives: [{ column: 11, row: 1 }] }), 'RA-MAP-02 bad-map')
    const zones = { ...map.zones, french: { from: 2, to: 1 } }
    expectConfigRefused(game, with_({ zones }), 'RA-MAP-03 bad-map')
    const small = {
      columns: 2,
      objectives: [square('B1')],
      zones: { french: { from: 1, to: 1 }, italian: { from: 2, to: 2 } },
    }
    expectConfigRefused(game, with_({ ...small, rows: 1 }), 'RA-PREP-06 bad-map')
    expect(game.setup(with_({ ...small, rows: 2 })).ok).toBe(true)
    const placements = { planes: { F1: cell('A1/1'), I1: cell('K1/1') } }
    expectConfigRefused(game, { ...scenario({}), placements }, 'RA-MAP-01 off-map')
    expectConfigRefused(game, { ...scenario({}), placements: { planes: { F1: cell('A1/1') } } }, 'RA-PREP-07 bad-count')
  }),
]
