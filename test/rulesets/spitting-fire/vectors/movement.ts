/** Movement: TV-M1 to TV-M36. */
import { expect } from 'vitest'
import { flight, HEXES, own, type Play, type SfRuleset, scene, spit, vector } from '../fixture.js'
import type { Marker, Options } from '../vocabulary.js'

/** A Spitfire at (12, 10), heading north, about to fly. */
const north = (game: SfRuleset, marker: Marker, options: Partial<Options> = {}): Play =>
  scene(game, { options, allies: { A: spit([12, 10, 0]) } }).fly('A', marker)

/** The same on hexes, in column 12, row 24. */
const onHexes = (game: SfRuleset, marker: Marker, options: Partial<Options> = {}): Play =>
  scene(game, { options, table: HEXES, allies: { A: spit([12, 24, 0]) } }).fly('A', marker)

const HEAVY = own('heavy', { min: 5, climb: 6, level: 8, dive: 10, turn: 3, maxAlt: 6 })
const heavy = (game: SfRuleset, options: Partial<Options> = {}): Play =>
  scene(game, { options, cards: [HEAVY], allies: { A: flight('heavy', 4, [12, 10, 0]) } }).fly('A', 'climb-left')

const SLOW = own('slow', { min: 3, climb: 3, level: 8, dive: 10, turn: 4 })

export const movement = [
  vector('SF-TIGHT-03 SF-TIGHT-07 TV-M1 a tight turn that cannot be paid after its forced move fails', (game) => {
    const failed = north(game, 'climb-left').play('F4 TT[2]')
    expect(failed.told('attemptFailed')).toMatchObject([{ rule: 'SF-TIGHT-07', cost: 4, left: 2 }])
    expect(failed.told('movementEnded')).toMatchObject([{ how: 'forced', spent: 6 }])
    expect(failed.pose('A1')).toEqual([12, 16, 0])
    expect(failed.movement).toMatchObject({ spent: 6, markerMet: true, turned: true, pivot: null })
    expect(failed.state.phase).toBe('attack')
    expect(failed.plane('A1').altitude).toBe(6)
    failed.refuses('F1', ['SF-ACT-06 movement-over']).refuses('END', ['movement-over'])
    failed.allows(failed.attacking([]))
  }),

  vector('SF-TIGHT-02 TV-M2 a die that reaches the turn rating forces nothing', (game) => {
    const at = north(game, 'climb-left').play('F4 TT[4]')
    expect(at.told('attemptRolled')).toMatchObject([{ dice: [4], need: 4, extra: 0 }])
    expect(at.told('forcedMove')).toEqual([])
    const turned = at.play('PL60')
    expect([turned.left, ...turned.pose('A1')]).toEqual([0, 12, 14, 300])
  }),

  vector('SF-TIGHT-01 TV-M3 a tight turn needs its MPs when it is rolled', (game) => {
    const at = north(game, 'climb-left')
    at.play('F4.001').refuses('TT', ['SF-TIGHT-01 not-enough-mp'], { need: 4, have: 3.999 })
    at.play('F4').allows('TT[4]')
  }),

  vector('SF-LOOP-01 TV-M4 a half loop needs twice the turn rating', (game) => {
    north(game, 'climb-left')
      .play('F4')
      .refuses('HL', ['SF-LOOP-01 not-enough-mp'], { need: 8, have: 4 })
      .allows('TT[4]')
    north(game, 'level-left').play('F4').allows('HL[4,4]')
    north(game, 'level-left').play('F4.001').refuses('HL', ['SF-LOOP-01 not-enough-mp'], { need: 8, have: 7.999 })
  }),

  vector('SF-LOOP-03 TV-M5 both dice high enough: turned about at once', (game) => {
    const at = north(game, 'level-left').play('F4 HL[5,4]')
    at.refuses('PL180.001', ['SF-LOOP-03 angle-too-wide'])
    const turned = at.play('PL180')
    expect([turned.left, ...turned.pose('A1')]).toEqual([0, 12, 14, 180])
  }),

  vector('SF-LOOP-02 SF-LOOP-03 TV-M6 forced too far, a half loop fails', (game) => {
    const at = north(game, 'level-left').play('F4')
    const one = at.play('HL[2,5]')
    expect([one.movement.spent, ...one.pose('A1')]).toEqual([6, 12, 16, 0])
    const both = at.play('HL[1,2]')
    expect([both.movement.spent, ...both.pose('A1')]).toEqual([7, 12, 17, 0])
    for (const failed of [one, both]) expect(failed.told('attemptFailed')).toHaveLength(1)
  }),

  vector('SF-LOOP-04 TV-M7 both dice equal to the turn rating', (game) => {
    const default_ = north(game, 'level-left').play('F4 HL[4,4]')
    expect(default_.told('attemptCompleted')).toHaveLength(1)
    expect(default_.told('attemptRolled')).toMatchObject([{ rule: 'SF-LOOP-04', extra: 0 }])
    const strict = north(game, 'level-left', { halfLoopBothRule: 'noneGreater' }).play('F4 HL[4,4]')
    expect(strict.told('attemptFailed')).toMatchObject([{ left: 0 }])
    expect(strict.pose('A1')).toEqual([12, 22, 0])
  }),

  vector('SF-LOOP-03 TV-M8 about and back again', (game) => {
    const at = north(game, 'dive-left').play('F4 HL[1,2] PL180')
    expect(at.left).toBe(3)
    at.refuses('F3.001', ['SF-MOVE-02 not-enough-mp'])
    expect(at.play('F3').pose('A1')).toEqual([12, 14, 180])
  }),

  vector('SF-LOOP-04 TV-M10 one die equal, one less', (game) => {
    const extra = (options: Partial<Options>): number =>
      north(game, 'dive-left', options).play('F4 HL[4,2]').told('attemptRolled')[0]!.extra
    expect([extra({}), extra({ halfLoopBothRule: 'noneGreater' })]).toEqual([2, 6])
  }),

  vector('SF-HEAD-01 TV-M11 a straight marker lets go at exactly twice the turn rating', (game) => {
    const at = scene(game, { allies: { A: spit([6, 3, 0]) } }).fly('A', 'climb-straight')
    at.play('F7.999').refuses('R60', ['SF-HEAD-01 marker-straight'], { need: 8, have: 7.999 })
    const turned = at.play('F8').allows('R60')
    expect([turned.left, ...turned.pose('A1')]).toEqual([0, 6, 11, 60])
  }),

  vector('SF-TIGHT-01 TV-M12 a straight climb of 8 leaves nothing for a tight turn', (game) => {
    north(game, 'climb-straight')
      .play('F8')
      .refuses('TT', ['SF-TIGHT-01 not-enough-mp'], { need: 4, have: 0 })
      .allows('R1')
    north(game, 'level-straight').play('F8').allows('TT[4]')
  }),

  vector('SF-MOVE-09 TV-M13 a turn needs the turn rating straight ahead', (game) => {
    const at = north(game, 'level-left')
    at.play('F3.999').refuses('L60', ['SF-MOVE-09 turn-too-soon'], { need: 4, have: 3.999 })
    for (const line of ['F4', 'F7.999']) at.play(line).allows('L60')
  }),

  vector('SF-HEAD-04 TV-M14 a curved marker’s patience ends before twice the turn rating', (game) => {
    const at = north(game, 'level-left')
    at.refuses('F8', ['SF-HEAD-04 marker-deadline'], { last: 7.999, have: 0 }).allows('F7.999')
    const inclusive = north(game, 'level-left', { curvedBoundary: 'inclusive' })
    inclusive.refuses('F8.001', ['SF-HEAD-04 marker-deadline']).allows('F8').allows('L60')
    inclusive.play('F8').refuses('R60', ['SF-HEAD-02 marker-direction'])
  }),

  vector('SF-HEAD-04 TV-M15 on hexes the window of TR 4 is 4 to 7', (game) => {
    const at = onHexes(game, 'level-left')
    at.refuses('F8', ['SF-HEAD-04 marker-deadline'], { last: 7, have: 0 }).allows('F7').allows('L60')
    at.play('F3').refuses('L60', ['SF-MOVE-09 turn-too-soon']).play('F1').allows('L60')
  }),

  vector('SF-HEAD-02 SF-HEAD-03 TV-M16 the first turn goes to the marker’s side', (game) => {
    north(game, 'level-left').play('F4').refuses('R60', ['SF-HEAD-02 marker-direction']).allows('L60')
    north(game, 'level-right').play('F4').refuses('L60', ['SF-HEAD-03 marker-direction']).allows('R60')
    const rolled = north(game, 'level-left').play('F4 TT[4]')
    rolled.refuses('PR60', ['SF-HEAD-10 marker-direction']).allows('PL60')
  }),

  vector('SF-HEAD-09 SF-MOVE-10 TV-M17 after that, to either side', (game) => {
    const at = north(game, 'level-left').play('F4 L60 F4')
    at.allows('R60')
    north(game, 'level-left').play('F4 L60 F3.999').refuses('R60', ['SF-MOVE-10 turn-too-soon'])
  }),

  vector('SF-HEAD-05 TV-M19 stopping short of the turn', (game) => {
    north(game, 'climb-left')
      .play('F5')
      .refuses('END', ['SF-HEAD-05 marker-unmet'], { expected: 'left' })
      .play('L60')
      .allows('END')
    north(game, 'climb-left', { curvedObligation: 'deadlineOnly' }).play('F5').allows('END')
  }),

  vector('SF-MOVE-06 TV-M20 the minimum', (game) => {
    north(game, 'level-straight').play('F4.999').refuses('END', ['SF-MOVE-06 below-minimum'], { need: 5, have: 4.999 })
    north(game, 'level-straight').play('F5').allows('END')
    north(game, 'climb-left').play('F4 TT[4] PL60').allows('END')
  }),

  vector('SF-MOVE-09 TV-M21 a flight of three legs', (game) => {
    const at = scene(game, { allies: { A: spit([10, 10, 0]) } }).fly('A', 'level-right', 'F4 R45 F4 L60 F4')
    const [x, y, heading] = at.pose('A1')
    expect([x?.toFixed(4), y?.toFixed(4), heading, at.movement.spent]).toEqual(['11.7932', '20.6921', 345, 12])
  }),

  vector('SF-MOVE-09 TV-M23 at most 60 degrees', (game) => {
    const at = north(game, 'level-left').play('F4')
    at.refuses('L60.001', ['SF-MOVE-09 angle-too-wide'], { limit: 60, have: 60.001 }).allows('L60')
    at.refuses('L0', ['SF-MOVE-09 zero-turn']).allows('L0.001')
    at.refuses('L0.0005', ['SF-GEO-01 bad-angle'])
  }),

  vector('SF-MOVE-07 TV-M25 a failed turn may end a movement below the minimum', (game) => {
    const at = heavy(game).play('F3 TT[1]')
    expect(at.told('forcedMove')).toMatchObject([{ distance: 1 }])
    expect(at.told('movementEnded')).toMatchObject([{ rule: 'SF-MOVE-07', how: 'forced', spent: 4 }])
    expect([at.state.phase, ...at.pose('A1')]).toEqual(['attack', 12, 14, 0])
  }),

  vector('SF-LOOP-06 TV-M27 a half loop goes either way', (game) => {
    const at = (options: Partial<Options>) => north(game, 'level-right', options).play('F4 HL[4,4]')
    at({}).allows('PL90')
    const bound = at({ halfLoopHandedness: 'marker' }).refuses('PL90', ['SF-LOOP-06 marker-direction'])
    for (const word of ['PR90', 'PL180', 'PR180', 'PR0']) bound.allows(word)
  }),

  vector('SF-MOVE-07 TV-M30 topped up to the minimum', (game) => {
    const at = heavy(game, { minMoveAfterFailedTurn: 'topUp' }).play('F3 TT[1]')
    expect(at.told('forcedMove')).toMatchObject([{ distance: 1 }, { rule: 'SF-MOVE-07', distance: 1 }])
    expect([at.movement.spent, ...at.pose('A1')]).toEqual([5, 12, 15, 0])
  }),

  vector('SF-HEAD-07 TV-M31 token turns', (game) => {
    const at = north(game, 'level-left', { minMarkerTurnDeg: 30 }).play('F4')
    at.refuses('L29.999', ['SF-HEAD-07 turn-too-small'], { min: 30, have: 29.999 }).allows('L30')
    at.play('TT[6]').refuses('PL0', ['SF-HEAD-07 turn-too-small']).allows('PL30')
    at.play('L30 F4').allows('L0.001')
    north(game, 'level-left').play('F4').allows('L0.001')
  }),

  vector('SF-MOVE-04 TV-M32 steps of nothing, too fine, not whole', (game) => {
    const at = north(game, 'level-straight')
    for (const word of ['F0', 'F-1', 'F0.0005']) at.refuses(word, ['SF-MOVE-04 bad-distance'])
    at.allows('F0.001')
    north(game, 'level-straight', { mpGranularity: 'whole' }).refuses('F4.5', ['SF-MOVE-04 bad-distance']).allows('F4')
    onHexes(game, 'level-straight').refuses('F4.5', ['SF-MOVE-04 bad-distance']).allows('F4')
  }),

  vector('SF-GEO-11 SF-TIGHT-05 TV-M33 pivots on hexes', (game) => {
    const at = onHexes(game, 'level-left').play('F4 TT[6]')
    expect(at.allows('PL0').movement).toMatchObject({ spent: 8, sinceTurn: 0, pivot: null })
    expect(at.allows('PL60').pose('A1')).toEqual([12, 14, 5])
    at.refuses('PL30', ['SF-GEO-11 bad-angle']).allows('PL120')
    onHexes(game, 'level-left').play('F4').refuses('L30', ['SF-GEO-11 bad-angle'])
  }),

  vector('SF-HEAD-06 TV-M34 the duty lapses where no turn can be reached', (game) => {
    const at = (marker: Marker) =>
      scene(game, { cards: [SLOW], allies: { A: flight('slow', 4, [12, 10, 0]) } }).fly('A', marker, 'F3')
    at('climb-left').allows('END')
    at('level-left').refuses('END', ['SF-HEAD-05 marker-unmet'])
  }),

  vector('SF-HEAD-01 SF-MOVE-09 TV-M35 every broken rule is told', (game) => {
    const at = north(game, 'level-straight').play('F3')
    at.refuses('L60', ['SF-HEAD-01 marker-straight'], { need: 8, have: 3 })
    at.refuses('L60', ['SF-MOVE-09 turn-too-soon'], { need: 4, have: 3 })
    expect(game.check(at.state, at.read('L60'))).toHaveLength(2)
  }),

  vector('SF-TIGHT-05 SF-LOOP-07 TV-M36 once rolled, a pivot must follow', (game) => {
    const tight = north(game, 'level-left').play('F4').refuses('PL60', ['SF-TIGHT-05 no-pivot-pending']).play('TT[6]')
    const loop = north(game, 'level-left').play('F4 HL[6,6]')
    for (const word of ['F1', 'END', 'L60', 'TT', 'HL']) {
      tight.refuses(word, ['SF-TIGHT-05 pivot-pending'])
      loop.refuses(word, ['SF-LOOP-07 pivot-pending'])
    }
    tight.allows('PL60').refuses('PL60', ['no-pivot-pending'])
    loop.allows('PR60')
  }),
]
