/** AA, bombing, clouds, victory: RA-AA, RA-BOMB, RA-CLD, RA-WIN. */
import { expect } from 'vitest'
import { rational, toText } from '../../../../src/core/index.js'
import {
  amended,
  begun,
  cell,
  exactConfigOf,
  own,
  type Play,
  type RaRuleset,
  type Setting,
  scene,
  vector,
} from '../fixture.js'
import { aaOdds, aaRisks, bombingOdds, type Options } from '../vocabulary.js'

/** Ways out of 36. */
const of36 = (ways: number): string => toText(rational(ways, 36))

/** A LeO flies over the AA in D4, and the AA step comes. */
const underFire = (game: RaRuleset, altitude: number, rest: Setting = {}): Play =>
  scene(game, { french: { F1: `leo-451 C4/${altitude}` }, guns: ['D4'], ...rest })
    .turnOf('F1')
    .move('east')
    .stop()
    .rest()

/** A LeO arrives over H2, and the bombing step comes. */
const overTarget = (game: RaRuleset, altitude: number, rest: Setting = {}): Play =>
  scene(game, { french: { F1: `leo-451 G2/${altitude}` }, ...rest })
    .turnOf('F1')
    .move('east')
    .stop()
    .rest()

/** The last bomber of the French over H2. */
const lastBomber = (game: RaRuleset, rest: Setting = {}): Play =>
  begun(game, exactConfigOf({ french: { F1: 'leo-451 G2/2' }, italian: { I1: 'cr42 J7/1' }, ...rest }))
    .turnOf('F1')
    .move('east')
    .stop()
    .rest()

const fireAt = (play: Play): Play => play.fireAA(0, 'F1')

export const antiAircraft = [
  vector('RA-AA-01 RA-AA-03 RA-TV-23 AA by altitude', (game) => {
    const ways = [1, 2, 3].map((altitude) => fireAt(underFire(game, altitude)).hitOdds('gun-0'))
    expect(ways).toEqual([of36(26), of36(26), of36(3)])
    const asked = [1, 2, 3].map((altitude) => toText(aaOdds(underFire(game, altitude).state, 0, 'F1').hit))
    expect(asked).toEqual(ways)
    const high = underFire(game, 4)
    expect(high.state.turn).toBe(2)
    expect(aaOdds(high.state, 0, 'F1').hit).toEqual(rational(0))
    expect(aaRisks(high.state, 'F1').map(({ cell: at, hit }) => [at.altitude, toText(hit)])).toEqual([
      [1, of36(26)],
      [2, of36(26)],
      [3, of36(3)],
    ])
    const shot = fireAt(underFire(game, 2)).roll(3, 3)
    expect(shot.told('aaFired')).toMatchObject([{ rule: 'RA-AA-01', by: 'gun-0', need: 6, total: 6, hit: true }])
  }),

  vector('RA-AA-05 RA-CLD-05 RA-TV-24 a 12 of AA kills a fresh plane, and clouds move', (game) => {
    const after = fireAt(underFire(game, 1, { clouds: ['C3/2'] })).roll(6, 6, 2, 5)
    expect(after.plane('F1').status).toBe('shot-down')
    expect(after.told('planeShotDown')).toMatchObject([{ rule: 'RA-AA-05', plane: 'F1', by: 'gun-0' }])
    expect(after.state.clouds).toEqual([cell('D3/1')])
    expect(aaOdds(underFire(game, 1).state, 0, 'F1').shotDown).toEqual(rational(1, 36))
    expect(fireAt(underFire(game, 1)).odds((play) => !play.isFlying('F1'))).toBe(of36(1))
  }),

  vector('RA-AA-05 RA-FIRE-03 RA-TV-25 an 11 of AA at altitude 3 is one HIT', (game) => {
    expect(fireAt(underFire(game, 3)).roll(5, 6).plane('F1')).toMatchObject({ hits: 1, status: 'flying' })
    const hit = amended(underFire(game, 3), { F1: { hits: 1 } })
    expect(fireAt(hit).roll(5, 6).plane('F1').status).toBe('shot-down')
    expect(aaOdds(hit.state, 0, 'F1').shotDown).toEqual(rational(3, 36))
  }),

  vector('RA-AA-06 RA-AA-05 RA-TV-38 AA against a plane in cloud at altitude 3', (game) => {
    const shot = fireAt(underFire(game, 3, { clouds: ['D4/3'] }))
    expect(shot.roll(6, 6, 5, 3).plane('F1').status).toBe('shot-down')
    const missed = shot.roll(5, 6)
    expect(missed.told('aaFired')).toMatchObject([
      { total: 8, need: 11, hit: false, modifiers: [{ rule: 'RA-AA-06', value: -3 }] },
    ])
    expect(missed.plane('F1').hits).toBe(0)
    expect(shot.hitOdds('gun-0')).toBe(of36(1))
    expect(aaOdds(underFire(game, 3, { clouds: ['D4/3'] }).state, 0, 'F1').hit).toEqual(rational(1, 36))
  }),

  vector('RA-AA-03 AA alone: one enemy within reach, once a turn, or none', (game) => {
    const french = { F1: 'leo-451 C4/2', F2: 'leo-451 D4/1', F3: 'leo-451 D4/4', F4: 'leo-451 E4/1' }
    const at = scene(game, { french, italian: { I1: 'cr42 D3/3' }, guns: ['D4', 'E4'] })
      .turnOf('F1', 'I1', 'F2', 'F3', 'F4')
      .move('east')
      .stop()
      .move('up')
      .rest('F3')
      .move('down up')
      .stop()
      .rest()
    expect(at.asked).toBe('aa italian')
    const fire = (gun: number, target: string) => ({ type: 'fireAA', seat: 'italian', gun, target }) as const
    at.refuses(fire(0, 'F3'), 'RA-AA-03 aa-no-target').refuses(fire(0, 'I1'), 'RA-AA-03 aa-no-target')
    at.refuses(fire(0, 'F4'), 'aa-no-target').refuses(fire(5, 'F1'), 'RA-CODE-01 unknown-id')
    at.refuses(fire(0, 'X'), 'RA-CODE-01 unknown-id')
    const fired = at.allows(fire(0, 'F1')).roll(1, 2)
    fired.refuses(fire(0, 'F2'), 'RA-AA-03 already-fired').allows(fire(1, 'F4'))
    const passed = at.passAA(0)
    expect(passed.told('aaPassed')).toMatchObject([{ rule: 'RA-AA-03', gun: 0 }])
    passed.refuses(fire(0, 'F2'), 'RA-CODE-01 already-declined')
    passed.refuses({ type: 'passAA', seat: 'italian', gun: 0 }, 'RA-AA-03 already-declined')
    passed.refuses({ type: 'passAA', seat: 'italian', gun: 7 }, 'RA-CODE-01 unknown-id')
    expect(passed.passAA(1).state.turn).toBe(2)
  }),

  vector('RA-AA-04 RA-AA-07 RA-ENG-11 AA on an objective fires at everyone, friend or foe', (game) => {
    const setting: Setting = { french: { F1: 'leo-451 G2/2' }, italian: { I1: 'cr42 I2/4' }, guns: ['H2'] }
    const at = scene(game, setting).turnOf('F1', 'I1').move('east').stop().move('west down').decline('I1').stop().rest()
    expect(at.asked).toBe('aa italian')
    at.refuses({ type: 'passAA', seat: 'italian', gun: 0 }, 'RA-AA-04 compulsory')
    const first = at.fireAA(0, 'I1')
    expect(first.told('aaAimed')).toMatchObject([{ rule: 'RA-AA-04', gun: 0, target: 'I1' }])
    const second = first.roll(1, 2)
    expect(second.told('aaAimed')).toMatchObject([{ target: 'F1' }])
    expect(second.roll(1, 2).asked).toBe('bombing french')
  }),

  vector('RA-AA-02 AA as planes come in', (game) => {
    const setting: Setting = {
      french: { F1: 'leo-451 C4/2', F2: 'leo-451 D3/2' },
      italian: { I1: 'cr42 H3/2' },
      guns: ['D4', 'H2'],
      options: { aaTiming: 'movement' },
    }
    const at = scene(game, setting).turnOf('F1', 'I1', 'F2')
    const entered = at.move('east')
    expect(entered.asked).toBe('aa italian')
    const shot = entered.fireAA(0, 'F1').roll(2, 4)
    expect(shot.told('aaFired')).toMatchObject([{ rule: 'RA-AA-02', hit: true }])
    expect(shot.asked).toBe('')
    expect(shot.move('down').asked).toBe('')
    const own = shot.stop().move('north')
    expect(own.asked).toBe('rollFire referee')
    expect(own.roll(1, 2).rest('F2').move('south').asked).toBe('')
    const saved = entered.passAA(0).stop().move('south').rest('F2').move('south')
    expect(saved.asked).toBe('aa italian')
    expect(saved.passAA(0).rest().state).toMatchObject({ turn: 2, phase: 'priorities' })
  }),
]

export const bombing = [
  vector('RA-BOMB-02 RA-BOMB-01 RA-TV-08 a LeO by altitude', (game) => {
    const ways = [1, 2, 3, 4].map((altitude) => overTarget(game, altitude).bomb('F1').hitOdds('F1'))
    expect(ways).toEqual([of36(30), of36(26), of36(15), of36(1)])
    expect(bombingOdds(overTarget(game, 2).state, 'F1').map(({ success }) => toText(success))).toEqual(ways)
    const away = scene(game, { french: { F1: 'leo-451 F2/2' } })
      .turnOf('F1')
      .move('east')
      .stop()
      .rest()
    expect(away.state.turn).toBe(2)
  }),

  vector('RA-BOMB-05 RA-BOMB-06 RA-TV-10 a LeO with a HIT at altitude 4', (game) => {
    const at = amended(overTarget(game, 4), { F1: { hits: 1 } })
    expect(at.bomb('F1').hitOdds('F1')).toBe('0')
    expect(bombingOdds(at.state, 'F1')[3]).toMatchObject({
      natural: 13,
      modifiers: [{ rule: 'RA-BOMB-05', value: -1 }],
      success: rational(0),
    })
    const cloudy = overTarget(game, 2, { clouds: ['H2/2'] })
    expect(cloudy.bomb('F1').hitOdds('F1')).toBe(of36(15))
    expect(bombingOdds(cloudy.state, 'F1').map(({ natural }) => natural)).toEqual([5, 8, 8, 12])
  }),

  vector('RA-CARD-01 RA-TV-12 an S.M.79 at 6000', (game) => {
    const card = own('sm79', { id: 'sm79-f', side: 'french' })
    const at = scene(game, { french: { F1: 'sm79-f G2/3' }, italian: { I1: 'sm79 D1/1' }, cards: [card] })
    const over = at.turnOf('F1').move('east').stop().rest()
    expect(over.bomb('F1').hitOdds('F1')).toBe(of36(10))
    expect(bombingOdds(over.state, 'I1')[2]).toMatchObject({ need: 9, success: rational(10, 36) })
  }),

  vector('RA-BOMB-04 RA-TV-32 no bomber bombs twice', (game) => {
    const french = { F1: 'leo-451 G2/2', F2: 'leo-451 G2/2', F3: 'morane G2/2', F4: 'leo-451 G5/2' }
    const at = scene(game, { french }).turnOf('F1', 'I9', 'F2', 'F3', 'F4')
    const over = at.move('east').stop().rest('F2').move('east').stop().move('east').stop().rest()
    const bomb = (plane: string) => ({ type: 'bomb', seat: 'french', plane }) as const
    const missed = over.allows(bomb('F1')).roll(1, 2)
    expect(missed.plane('F1').bombed).toBe(true)
    missed.refuses(bomb('F1'), 'RA-BOMB-04 already-bombed').refuses(bomb('F3'), 'RA-BOMB-01 not-a-bomber')
    missed.refuses(bomb('F4'), 'RA-BOMB-01 not-on-objective').refuses(bomb('X'), 'RA-CODE-01 unknown-id')
    missed.refuses(bomb('I9'), 'RA-BOMB-01 not-a-bomber').allows(bomb('F2'))
    const passed = over.passBomb('F2')
    expect(passed.told('bombingPassed')).toMatchObject([{ rule: 'RA-BOMB-01', plane: 'F2' }])
    passed.refuses(bomb('F2'), 'RA-CODE-01 already-declined').allows(bomb('F1'))
    const later = missed.passBomb('F2').priorities('F1').initiative('french')
    expect(later.mover).toBe('F1')
    expect(later.move('up').stop().rest().state.bombers).toEqual(['F2'])
  }),

  vector('RA-BOMB-03 RA-BOMB-04 RA-CLD-05 two badges: a second attempt after a miss, clouds in between', (game) => {
    const cards = [own('leo-451', { bombBadges: 2 })]
    const at = overTarget(game, 2, { cards, clouds: ['G2/2'] }).bomb('F1')
    const again = at.roll(1, 1, 2, 3)
    expect(again.told('bombsReleased')).toMatchObject([{ rule: 'RA-BOMB-03', plane: 'F1', attempt: 2 }])
    expect([again.asked, again.plane('F1').bombed]).toEqual(['rollFire referee', false])
    expect(again.hitOdds('F1')).toBe(of36(15))
    expect(again.roll(1, 2).plane('F1').bombed).toBe(true)
    expect(at.roll(6, 5).told('bombsReleased')).toEqual([])
  }),

  vector('RA-BOMB-03 RA-WIN-03 the last bomber keeps its second attempt', (game) => {
    const at = lastBomber(game, { cards: [own('leo-451', { bombBadges: 2 })] }).bomb('F1')
    const again = at.roll(1, 2)
    expect(again.state.phase).toBe('bombing')
    expect(again.roll(4, 5).told('gameEnded')).toMatchObject([{ rule: 'RA-WIN-01', winner: 'french' }])
    expect(again.roll(1, 2).told('gameEnded')).toMatchObject([{ rule: 'RA-WIN-03', winner: 'italian' }])
  }),

  vector('RA-CHIT-06 RA-CHIT-05 RA-TV-39 chits on a bombing roll', (game) => {
    const at = overTarget(game, 2, { chits: { F1: 'lucky' } }).bomb('F1')
    expect(at.asked).toBe('lucky french')
    expect(at.lucky('F1', 1).hitOdds('F1')).toBe(of36(30))
    expect(bombingOdds(at.state, 'F1', [{ plane: 'F1', value: 1 }])[1]).toMatchObject({
      natural: 5,
      success: rational(30, 36),
    })
    const ace = overTarget(game, 2, { chits: { F1: 'ace' } })
    expect(ace.bomb('F1').roll(1, 4).told('bombsDropped')).toMatchObject([
      { rule: 'RA-BOMB-02', total: 6, hit: true, modifiers: [{ rule: 'RA-CHIT-06', value: 1 }] },
    ])
    const off = overTarget(game, 2, { chits: { F1: 'lucky' }, options: { chitsOnBombing: false } }).bomb('F1')
    expect(off.asked).toBe('rollFire referee')
    expect(off.told('chitRevealed')).toMatchObject([{ plane: 'F1' }])
  }),

  vector('RA-CHIT-05 RA-CHIT-07 an objective with the name of a plane is no plane', (game) => {
    const setting: Setting = {
      french: { F1: 'leo-451 H4/2' },
      italian: { I4: 'cr42 J1/1' },
      chits: { I4: 'lucky' },
    }
    const at = scene(game, setting).turnOf('F1').move('east').stop().rest().bomb('F1')
    expect([at.asked, at.plane('I4').chitShown]).toEqual(['rollFire referee', false])
    expect(at.roll(6, 5).told('objectiveBombed')).toMatchObject([{ square: 'I4', plane: 'F1' }])
  }),
]

/** A CR42 fires at a LeO: the dice of its fight can set clouds moving. */
const firing = (game: RaRuleset, clouds: readonly string[], rest: Setting = {}): Play =>
  scene(game, { french: { F1: 'leo-451 G7/2' }, italian: { I1: 'cr42 F7/2' }, clouds, ...rest })
    .turnOf('F1')
    .move('west')

export const clouds = [
  vector('RA-CLD-06 RA-TV-28 cloud dice 2 and 5', (game) => {
    const moved = firing(game, ['C3/2']).roll(1, 1, 2, 5)
    expect(moved.told('cloudMoved')).toMatchObject([
      { rule: 'RA-CLD-06', column: 4, row: 3, altitude: 1, dice: [2, 5] },
    ])
    expect(moved.state.clouds).toEqual([cell('D3/1')])
  }),

  vector('RA-CLD-05 RA-TV-30 a 1-1 that misses moves the clouds at once', (game) => {
    const at = firing(game, ['C3/2', 'H1/4'])
    const moved = at.roll(1, 1, 3, 1)
    expect(moved.told('cloudsTriggered')).toMatchObject([{ rule: 'RA-CLD-05', dice: [1, 1] }])
    expect(moved.state.clouds).toEqual([cell('C4/3'), cell('H2/4')])
    expect(moved.plane('F1').hits).toBe(0)
    expect(at.roll(2, 2).told('cloudsTriggered')).toEqual([])
    expect(at.roll(6, 6, 6, 4).state.clouds).toEqual([cell('C3/2'), cell('H1/4')])
    expect(firing(game, []).roll(1, 1).told('cloudMoved')).toEqual([])
  }),

  vector('RA-CLD-06 RA-TV-40 at the edge that part of the move is not made', (game) => {
    expect(firing(game, ['C1/2']).roll(1, 1, 1, 3).state.clouds).toEqual([cell('C1/2')])
    expect(firing(game, ['C1/2']).roll(1, 1, 1, 1).state.clouds).toEqual([cell('C1/3')])
    expect(firing(game, ['A3/1']).roll(1, 1, 4, 6).state.clouds).toEqual([cell('A3/1')])
    expect(firing(game, ['C3/4']).roll(1, 1, 5, 2).state.clouds).toEqual([cell('C3/4')])
  }),

  vector('RA-CLD-07 a cloud that keeps its square still rises or sinks, or stays by the other reading', (game) => {
    const moved = (direction: number, altitude: number, stillClouds: Options['stillClouds']) =>
      firing(game, ['C3/2'], { options: { stillClouds } }).roll(1, 1, direction, altitude).told('cloudMoved')
    expect(moved(5, 1, 'altitude')).toMatchObject([{ rule: 'RA-CLD-07', column: 3, row: 3, altitude: 3 }])
    expect(moved(6, 6, 'altitude')).toMatchObject([{ rule: 'RA-CLD-07', column: 3, row: 3, altitude: 1 }])
    expect(moved(5, 1, 'stay')).toMatchObject([{ rule: 'RA-CLD-07', column: 3, row: 3, altitude: 2, dice: [5, 1] }])
    expect(moved(2, 1, 'stay')).toMatchObject([{ rule: 'RA-CLD-06', column: 4, row: 3, altitude: 3 }])
  }),

  vector('RA-CLD-05 once for each double of a fight, after both results', (game) => {
    const at = scene(game, { french: { F1: 'leo-451 D4/2' }, italian: { I1: 'cr42 D5/2' }, clouds: ['F4/2'] })
    const both = at.turnOf('I1').move('north').roll(1, 1, 6, 6, 2, 3, 3, 3)
    expect(both.told('cloudsTriggered')).toHaveLength(2)
    expect(both.state.clouds).toEqual([cell('G5/2')])
    const kinds = both.kinds
    expect(kinds.indexOf('cloudsTriggered')).toBeGreaterThan(kinds.indexOf('hitMarked'))
  }),
]

export const winning = [
  vector('RA-WIN-03 RA-WIN-06 RA-TV-33 the last bomber is shot down', (game) => {
    const at = begun(
      game,
      exactConfigOf({ french: { F1: 'leo-451 D4/2' }, italian: { I1: 'cr42 D5/2' }, clouds: ['A1/1'] }),
    )
    const fight = amended(at.turnOf('I1').move('north'), { F1: { hits: 1 } })
    const end = fight.roll(6, 6, 1, 2)
    expect(end.told('gameEnded')).toMatchObject([{ rule: 'RA-WIN-03', winner: 'italian' }])
    expect(end.told('cloudsTriggered')).toEqual([])
    expect(game.outcome(end.state)).toEqual({ winner: 'italian', rule: 'RA-WIN-03', score: { french: 0, italian: 1 } })
    expect(game.actors(end.state)).toEqual([])
    expect(game.outcome(fight.roll(1, 2, 1, 2).state)).toBeUndefined()
  }),

  vector('RA-WIN-03 the last bomber misses', (game) => {
    const end = lastBomber(game).bomb('F1').roll(1, 1)
    expect(game.outcome(end.state)).toMatchObject({ winner: 'italian', rule: 'RA-WIN-03' })
    expect(lastBomber(game).passBomb('F1').state).toMatchObject({ turn: 2, phase: 'priorities' })
  }),

  vector('RA-WIN-01 RA-WIN-06 RA-TV-34 a bombing hit wins at once', (game) => {
    const end = overTarget(game, 1, { clouds: ['A1/1'] })
      .bomb('F1')
      .roll(6, 6)
    expect(end.told('objectiveBombed')).toMatchObject([{ rule: 'RA-WIN-01', square: 'H2', plane: 'F1' }])
    expect(end.told('gameEnded')).toMatchObject([{ rule: 'RA-WIN-01', winner: 'french' }])
    expect(end.told('cloudsTriggered')).toEqual([])
    expect(end.plane('F1').bombed).toBe(true)
    expect(game.outcome(end.state)).toEqual({ winner: 'french', rule: 'RA-WIN-01', score: { french: 1, italian: 0 } })
  }),

  vector('RA-WIN-04 the turns run out', (game) => {
    const one = scene(game, { options: { turnLimit: 1 } })
      .turnOf('F9')
      .rest()
    expect(one.told('gameEnded')).toMatchObject([{ rule: 'RA-WIN-04', winner: 'italian' }])
    expect(
      scene(game, { options: { turnLimit: 2 } })
        .turnOf('F9')
        .rest().state.phase,
    ).toBe('priorities')
  }),

  vector('RA-WIN-06 who resigns scores nothing', (game) => {
    const step = game.reduce(scene(game, {}).state, { type: 'resign', seat: 'italian' })
    expect(step.ok && game.outcome(step.state)).toEqual({
      winner: 'french',
      rule: 'CORE-RESIGN',
      score: { french: 1, italian: 0 },
    })
  }),
]
