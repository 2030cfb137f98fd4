/** Edge, stacking, altitude: TV-E, TV-S, TV-A. */
import { expect } from 'vitest'
import { flight, HEXES, type Play, type SfRuleset, type Spot, scene, spit, vector } from '../fixture.js'
import type { Marker, Options } from '../vocabulary.js'

/** The failed tight turn of TV-M1, which ends at (12, 16), with another plane somewhere. */
const failing = (game: SfRuleset, other: Spot, options: Partial<Options> = {}, level = 5): Play =>
  scene(game, { options, allies: { A: spit([12, 10, 0]) }, axis: { B: flight('bf-109', level, other) } }).fly(
    'A',
    'climb-left',
    'F4 TT[2]',
  )

/** A Spitfire flying straight and level, with another plane ahead. */
const ahead = (game: SfRuleset, from: Spot, other: Spot): Play =>
  scene(game, { allies: { A: spit(from) }, axis: { B: flight('bf-109', 5, other) } }).fly('A', 'level-straight')

const pair = (level: number) => flight('spitfire', level, [10, 10, 0], [14, 10, 0])

export const air = [
  vector('SF-GEO-06 SF-EXIT-01 SF-EXIT-02 TV-E1 on the edge is in, past it is lost', (game) => {
    const allies = { A: spit([12, 33, 0], [14, 10, 0]) }
    const at = scene(game, { allies }).fly('A', 'level-straight')
    const edge = at.play('F3')
    expect([edge.state.phase, edge.plane('A1').status, ...edge.pose('A1')]).toEqual(['move', 'flying', 12, 36, 0])
    const gone = at.play('F3.001')
    expect(gone.plane('A1')).toMatchObject({ status: 'exited', acted: true })
    expect(gone.told('planeExited')).toMatchObject([{ rule: 'SF-EXIT-02', plane: 'A1' }])
    expect(gone.told('victoryPointsScored')).toMatchObject([{ rule: 'SF-EXIT-01', seat: 'axis', points: 35 }])
    expect(gone.state).toMatchObject({ phase: 'activate', score: { axis: 35, allies: 0 }, activation: { plane: null } })
    gone.refuses({ type: 'attack', seat: 'allies', shots: [] }, ['wrong-phase']).begin('A2')
  }),

  vector('SF-MOVE-06 SF-EXIT-01 TV-E2 too near the edge to stop', (game) => {
    const at = scene(game, { allies: { A: spit([12, 33, 0], [14, 10, 0]) } }).fly('A', 'level-straight', 'F3')
    at.refuses('END', ['SF-MOVE-06 below-minimum']).refuses('R60', ['SF-HEAD-01 marker-straight'])
    const words = game.legalActions(at.state).map((action) => action.type)
    expect(new Set(words)).toEqual(new Set(['forward']))
    expect(at.play('F0.001').plane('A1').status).toBe('exited')
  }),

  vector('SF-STACK-05 TV-S1 backed up until the disks touch', (game) => {
    const at = failing(game, [12, 16.4, 0])
    expect(at.pose('A1')).toEqual([12, 15.4, 0])
    expect(at.told('planeBackedUp')).toMatchObject([{ rule: 'SF-STACK-05', distance: 0.6 }])
    expect(at.movement.spent).toBe(6)
  }),

  vector('SF-STACK-05 TV-S2 backed up from a plane to the side', (game) => {
    expect(failing(game, [12.6, 16, 0]).pose('A1')).toEqual([12, 15.2, 0])
  }),

  vector('SF-STACK-03 TV-S3 touching is not overlapping', (game) => {
    const at = failing(game, [12, 17, 0])
    expect([at.pose('A1'), at.told('planeBackedUp')]).toEqual([[12, 16, 0], []])
  }),

  vector('SF-STACK-02 SF-STACK-06 TV-S4 no stopping on another plane with open sky ahead', (game) => {
    const at = ahead(game, [12, 10, 0], [12, 15.5, 0])
    at.play('F5').refuses('END', ['SF-STACK-02 overlap'], { plane: 'A1', other: 'B1' }).play('F1.5').allows('END')
    at.play('F5').play('F1.499').refuses('END', ['overlap'])
  }),

  vector('SF-STACK-05 TV-S5 on hexes, back past two occupied hexes', (game) => {
    const axis = { B: flight('bf-109', 5, [12, 18, 0], [12, 19, 0]) }
    const at = scene(game, { table: HEXES, allies: { A: spit([12, 24, 0]) }, axis }).fly('A', 'climb-left', 'F4 TT[2]')
    expect(at.told('forcedMove')).toMatchObject([{ pose: { q: 12, r: 12, facing: 0 } }])
    expect(at.told('planeBackedUp')).toMatchObject([{ distance: 2 }])
    expect(at.pose('A1')).toEqual([12, 14, 0])
  }),

  vector('SF-STACK-06 TV-S7 without MPs left it may stop, and backs up', (game) => {
    const at = ahead(game, [12, 10, 0], [12, 22.5, 0])
    const stopped = at.play('F12').allows('END')
    expect(stopped.told('planeBackedUp')).toMatchObject([{ rule: 'SF-STACK-06', distance: 0.5 }])
    expect([stopped.movement.spent, ...stopped.pose('A1')]).toEqual([12, 12, 21.5, 0])
    at.play('F11.999').refuses('END', ['overlap'])
  }),

  vector('SF-STACK-06 SF-STACK-07 TV-S8 no free point ahead: a turn first, then backed up past it', (game) => {
    const at = ahead(game, [12, 24, 0], [12, 35.8, 0]).play('F11.5')
    at.refuses('END', ['SF-STACK-02 overlap'])
    const stopped = at.play('R60').allows('END')
    expect(stopped.pose('A1')).toEqual([12, 34.8, 0])
  }),

  vector('SF-STACK-06 a free point off the table is none: nobody is driven over the edge', (game) => {
    const at = ahead(game, [12, 30, 0], [12, 35.6, 0])
    const stopped = at.play('F5.2').allows('END')
    expect(stopped.pose('A1')).toEqual([12, 34.6, 0])
    ahead(game, [12, 30, 0], [12, 34.8, 0]).play('F5').refuses('END', ['overlap']).play('F0.8').allows('END')
  }),

  vector('SF-STACK-04 TV-S9 a plane at another level', (game) => {
    expect(failing(game, [12, 16.4, 0], {}, 4).pose('A1')).toEqual([12, 15.4, 0])
    expect(failing(game, [12, 16.4, 0], { stackingAltitude: 'sameLevel' }, 4).pose('A1')).toEqual([12, 16, 0])
    expect(failing(game, [12, 16.4, 0], { stackingAltitude: 'sameLevel' }, 6).pose('A1')).toEqual([12, 15.4, 0])
  }),

  vector('SF-ALT-05 SF-ALT-06 SF-ALT-07 TV-A1 crash and stall', (game) => {
    const lost = (level: number, marker: Marker, options: Partial<Options> = {}): Play => {
      const allies = { A: pair(level), Away: flight('wildcat', 3, [2, 33, 0]) }
      return scene(game, { options, allies }).plot({ A: marker }).activate('A')
    }
    const [crash, stall] = [lost(1, 'dive-left'), lost(8, 'climb-straight')]
    expect(crash.told('groupCrashed')).toMatchObject([{ rule: 'SF-ALT-05', group: 'A' }])
    expect(stall.told('groupStalled')).toMatchObject([{ rule: 'SF-ALT-06', group: 'A' }])
    for (const [at, status] of [
      [crash, 'crashed'],
      [stall, 'stalled'],
    ] as const) {
      expect([at.plane('A1').status, at.plane('A2').status]).toEqual([status, status])
      expect(at.state).toMatchObject({
        phase: 'activate',
        activation: null,
        card: null,
        score: { axis: 70, allies: 0 },
      })
    }
    expect(lost(1, 'dive-left', { crashAwardsVP: false }).state.score.axis).toBe(0)
    expect(lost(8, 'climb-left', { crashAwardsVP: false }).state.score.axis).toBe(0)
    for (const fine of [lost(1, 'level-left'), lost(8, 'level-left'), lost(7, 'climb-left')])
      expect(fine.state.activation).toMatchObject({ group: 'A', remaining: ['A1', 'A2'] })
  }),

  vector('SF-ALT-05 TV-A2 from 2 a dive ends at 1', (game) => {
    const at = scene(game, { allies: { A: pair(2) } }).fly('A', 'dive-straight', 'F5 END')
    expect([at.plane('A1').altitude, at.plane('A1').status]).toEqual([1, 'flying'])
  }),

  vector('SF-ALT-03 SF-ALT-04 TV-A3 each plane takes the new level after its own move', (game) => {
    const at = scene(game, { allies: { A: pair(5) } })
      .fly('A', 'climb-straight', 'F5 END')
      .hold()
    expect(at.state.groups.A?.altitudeMarker).toBe(6)
    expect([at.plane('A1').altitude, at.plane('A2').altitude]).toEqual([6, 5])
    const early = scene(game, { options: { altitudeTiming: 'atActivation' }, allies: { A: pair(5) } })
    const both = early.plot({ A: 'climb-straight' }).activate('A')
    expect(both.told('planeAltitudeChanged')).toMatchObject([{ rule: 'SF-ALT-04' }, { rule: 'SF-ALT-04' }])
    expect([both.plane('A1').altitude, both.plane('A2').altitude]).toEqual([6, 6])
  }),
]
