/** Combat, odds, deck, victory: TV-C, TV-O, TV-D, TV-W. */
import { expect } from 'vitest'
import {
  type Chanced,
  enumerate,
  equals,
  meanOf,
  oddsOf,
  plus,
  type Rational,
  rational,
  times,
  toText,
} from '../../../../src/core/index.js'
import {
  amended,
  type Flight,
  flight,
  own,
  type Play,
  type SfRuleset,
  type Spot,
  scene,
  spit,
  vector,
} from '../fixture.js'
import type { Action, Options, SpittingFire } from '../vocabulary.js'

/** A Spitfire about to fire at B1, so far ahead of it. */
const firing = (game: SfRuleset, range: number, foe = 'wurger', options: Partial<Options> = {}): Play =>
  scene(game, {
    ...{ options, cards: [TARGET, SOFT, PAPER] },
    allies: { A: spit([12, 5, 0]) },
    axis: { B: flight(foe, 5, [12, 10 + range, 0]), Far: flight('reisen', 3, [22, 3, 0]) },
  }).fly('A', 'level-straight', 'F5 END')

/** Takes any beating without falling. */
const TARGET = own('target', { nation: 'Germany', boxes: 30 })
const SOFT = own('soft', { nation: 'Germany', defence: 5, boxes: 30 })
/** Falls to the first point. */
const PAPER = own('paper', { nation: 'Germany', points: 11, defence: 2, boxes: 1 })
const LEAF = own('leaf', { nation: 'Germany', points: 12, defence: 2, boxes: 1 })

const ALL_GUNS = [0, 1, 2, 3, 4, 5].map((weapon) => [weapon, 'B1'] as const)

// ---------------------------------------------------------------------------------------- odds

/** Odds by points of damage: `odds[n]` is the chance of exactly n. */
type Odds = readonly Rational[]

const points = ({ events }: Chanced<SpittingFire>): number =>
  events.reduce((sum, event) => sum + (event.type === 'damageRolled' ? event.points : 0), 0)

/** What these guns do together, by playing out every fall of the dice. */
function playedOut(at: Play, weapons: readonly number[]): Odds {
  const found = enumerate(at.game, at.state, at.attacking(weapons.map((weapon) => [weapon, 'B1'])))
  if (!found.ok) throw new Error(JSON.stringify(found.violations))
  expect(
    equals(
      meanOf(found.outcomes, () => 1),
      rational(1),
    ),
  ).toBe(true)
  const most = Math.max(...found.outcomes.map(points))
  return Array.from({ length: most + 1 }, (_, n) => oddsOf(found.outcomes, (outcome) => points(outcome) === n))
}

/** Guns fire each for itself: their points add up. */
function together(a: Odds, b: Odds): Odds {
  const sum: Rational[] = Array.from({ length: a.length + b.length - 1 }, () => rational(0))
  for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) sum[i + j] = plus(sum[i + j]!, times(x, y))
  return sum
}

const mean = (odds: Odds): string => toText(odds.reduce((sum, p, n) => plus(sum, times(p, rational(n))), rational(0)))
const atLeast = (odds: Odds, least: number): string => toText(odds.slice(least).reduce(plus, rational(0)))

/** All guns of a plane together, from the odds of each by itself. */
const volley = (at: Play, weapons: readonly number[]): Odds =>
  weapons.map((weapon) => playedOut(at, [weapon])).reduce(together)

// ---------------------------------------------------------------------------------------- decks

const AXIS_TYPES = ['bf-109', 'hornisse', 'wurger', 'zerstorer', 'falco', 'paper']
const ALLIED_TYPES = ['spitfire', 'hurricane', 'mosquito', 'mustang', 'corsair']

/** One plane of each type, in a row. */
const row = (types: readonly string[], y: number, heading: number): Record<string, Flight> =>
  Object.fromEntries(types.map((id, i) => [id, flight(id, 5, [2 + 4 * i, y, heading])]))

const deckOf = ({ state: { deck } }: Play): string =>
  `${deck.down.red}R${deck.down.black}B ${deck.discard.red}R${deck.discard.black}B`

/** A Defiant about to fire at all round, with these around it. */
function turret(game: SfRuleset, axis: Readonly<Record<string, Flight>>, before: readonly string[] = []): Play {
  const allies = { D: flight('defiant', 5, [12, 5, 0]), Away: flight('wildcat', 3, [2, 33, 0]) }
  const plotted = scene(game, { cards: [PAPER, LEAF], allies, axis }).plot()
  return before
    .reduce((at, group) => at.pass(group), plotted)
    .activate('D')
    .begin('D1')
    .play('F5 END')
}

/** A game whose action phase is over, at a turn and with a score of our choice. */
function ending(game: SfRuleset, turn: number, axis: number, allies: number, options: Partial<Options> = {}): Play {
  const setting = { options, allies: { A: spit([12, 10, 0]) }, axis: { B: flight('bf-109', 5, [4, 20, 0]) } }
  return amended(scene(game, setting).plot().pass('A').pass('B'), { turn, score: { axis, allies } })
}

const diving = (marker: 'dive-straight') => ({ B: marker, C: marker })

export const combat = [
  vector('SF-HIT-01 SF-DMG-01 SF-DMG-02 TV-C1 a volley', (game) => {
    const at = firing(game, 2).attack(ALL_GUNS, [4, 3, 6, 1, 4, 2, ...[4, 1, 6], 3, 5])
    expect(at.told('toHitRolled').map(({ need, hit }) => [need, hit])).toEqual(
      [true, false, true, false, true, false].map((hit) => [4, hit]),
    )
    expect(at.told('damageRolled').map(({ dice }) => dice)).toEqual([[4, 1, 6], [3], [5]])
    expect(at.plane('B1').damage).toBe(3)
  }),

  vector('SF-TGT-04 TV-C2 all FF guns at one target', (game) => {
    const axis = { B: flight('wurger', 5, [12, 12, 0]), C: flight('hornisse', 5, [12, 14, 0]) }
    const at = scene(game, { allies: { A: spit([12, 5, 0]) }, axis }).fly('A', 'level-straight', 'F5 END')
    const split = at.attacking([
      [0, 'B1'],
      [2, 'C1'],
    ])
    at.refuses(split, ['SF-TGT-04 ff-split'], { first: 'B1', second: 'C1' })
    for (const target of ['B1', 'C1']) {
      const shots = [0, 2].map((weapon) => [weapon, target] as const)
      at.allows(at.attacking(shots, [1, 1]))
    }
  }),

  vector('SF-TGT-05 TV-C3 four turret guns at four enemies', (game) => {
    const around: readonly Spot[] = [
      [12, 13, 0],
      [15, 10, 0],
      [12, 7, 0],
      [9, 10, 0],
    ]
    const at = turret(game, { B: flight('bf-109', 5, ...around) })
    at.allows(
      at.attacking(
        [0, 1, 2, 3].map((weapon) => [weapon, `B${weapon + 1}`]),
        [1, 1, 1, 1],
      ),
    )
    at.refuses(at.attacking([[4, 'B1']]), ['SF-TGT-02 unknown-id'])
  }),

  vector('SF-TGT-08 TV-C4 one level off', (game) => {
    const axis = { B: flight('wurger', 6, [12, 12, 0]), C: flight('hornisse', 5, [12, 14, 0]) }
    const at = scene(game, { allies: { A: spit([12, 5, 0]) }, axis }).fly('A', 'level-straight', 'F5 END')
    at.refuses(at.attacking([[0, 'B1']]), ['SF-TGT-08 not-same-altitude'], { target: 'B1', have: 6, need: 5 })
    at.allows(at.attacking([[0, 'C1']], [1]))
  }),

  vector('SF-RNG-01 SF-DMG-02 TV-C5 the odds of all the guns of a Spitfire against 4+', (game) => {
    const odds = [2, 4, 6].map((range) => volley(firing(game, range, 'target'), [0, 1, 2, 3, 4, 5]))
    expect(odds.map(mean)).toEqual(['5/2', '5/3', '5/6'])
    expect(odds.map(([none]) => toText(none!))).toEqual(['6561/65536', '180625/746496', '24611521/47775744'])
    expect(odds.map((one) => atLeast(one, 5))).toEqual(['3851/32768', '5077/124416', '54233/7962624'])
    const at = firing(game, 4, 'target')
    expect(playedOut(at, [2, 3]).map(toText)).toEqual(volley(at, [2, 3]).map(toText))
  }),

  vector('SF-DMG-02 TV-C7 the odds of four light guns at medium range against 5+', (game) => {
    const odds = volley(firing(game, 4, 'soft'), [2, 3, 4, 5])
    expect([mean(odds), toText(odds[0]!)]).toEqual(['4/9', '4096/6561'])
  }),

  vector('SF-TGT-07 SF-DMG-03 TV-C9 all dice are rolled at a plane that has fallen', (game) => {
    const at = firing(game, 2, 'paper').attack(ALL_GUNS, [4, 4, 1, 1, 1, 1, ...[6, 1, 1], ...[6, 6, 6]])
    expect(at.told('damageRolled').map(({ rule }) => rule)).toEqual(['SF-DMG-01', 'SF-TGT-07'])
    expect(at.plane('B1')).toMatchObject({ status: 'shot-down', damage: 1 })
    expect(at.told('victoryPointsScored')).toMatchObject([{ seat: 'allies', points: 11 }])
    expect(at.state.score).toEqual({ axis: 0, allies: 11 })
  }),

  vector('SF-WIN-03 SF-TGT-07 the game ends after the whole volley', (game) => {
    const at = scene(game, {
      ...{ options: { eliminationEnds: 'immediate' }, cards: [PAPER] },
      allies: { A: spit([12, 5, 0]) },
      axis: { B: flight('paper', 5, [12, 12, 0]) },
    })
      .fly('A', 'level-straight', 'F5 END')
      .attack(ALL_GUNS, [4, 4, 1, 1, 1, 1, ...[6, 1, 1], ...[6, 6, 6]])
    expect(at.events.map(({ type }) => type).slice(-2)).toEqual(['damageRolled', 'gameEnded'])
  }),

  vector('SF-OPT-DEFL-01 TV-C10 deflection', (game) => {
    const need = (heading: number, range: number, deflection = true): number => {
      const axis = { B: flight('wurger', 5, [12, 10 + range, heading]) }
      const at = scene(game, { options: { deflection }, allies: { A: spit([12, 5, 0]) }, axis })
      const shot = at.fly('A', 'level-straight', 'F5 END').attack([[0, 'B1']], [1])
      const [told] = shot.told('toHitRolled')
      expect(told!.modifiers.map(({ rule }) => rule)).toEqual(['SF-RNG-01', ...(deflection ? ['SF-OPT-DEFL-01'] : [])])
      return told!.need
    }
    expect([need(0, 3), need(180, 3), need(90, 3)]).toEqual([4, 5, 6])
    expect([need(90, 5), need(0, 2)]).toEqual([6, 3])
    expect([need(0, 3, false), need(90, 5, false)]).toEqual([5, 6])
  }),

  vector('SF-TIGHT-02 TV-O1 the odds of a tight turn at TR 4 with 4 to 7 MPs left', (game) => {
    const odds = (marker: 'level-left' | 'level-straight', forward: number): string => {
      const at = scene(game, { allies: { A: spit([12, 10, 0]) } }).fly('A', marker, `F${forward}`)
      const found = enumerate(game, at.state, at.read('TT'))
      if (!found.ok) throw new Error('refused')
      return toText(oddsOf(found.outcomes, ({ events }) => events.some(({ type }) => type === 'attemptCompleted')))
    }
    expect([odds('level-straight', 8), odds('level-left', 6), odds('level-left', 5)]).toEqual(['1/2', '5/6', '1'])
    expect(odds('level-left', 7)).toBe('2/3')
  }),

  vector('SF-DECK-02 TV-D1 a group lost before it has acted', (game) => {
    const axis = { ...row(AXIS_TYPES, 30, 180), paper: flight('paper', 5, [2, 12, 180]) }
    const start = scene(game, { cards: [PAPER], axis, allies: row(ALLIED_TYPES, 5, 0) }).plot()
    const before = start.pass('bf-109').pass('hurricane').pass('hornisse').activate('spitfire').begin('spitfire1')
    expect(deckOf(before)).toBe('4R3B 2R2B')
    const shot = before.play('F5 END').attack([[0, 'paper1']], [6, 6, 6, 6])
    expect(shot.told('cardRemoved')).toMatchObject([
      { rule: 'SF-DECK-02', colour: 'red', from: 'down', red: 3, black: 3 },
    ])
    expect(shot.told('markerRemoved')).toMatchObject([{ rule: 'SF-PLOT-03', group: 'paper' }])
    expect(JSON.stringify(shot.events)).not.toContain('level-straight')
    expect(deckOf(shot)).toBe('3R3B 2R2B')
    expect(shot.state.groups.paper).toMatchObject({ plot: null, revealed: null, activated: false })
  }),

  vector('SF-DECK-03 SF-DECK-04 TV-D3 a group that crashes takes its own card along', (game) => {
    const axis = { B: flight('bf-109', 1, [12, 10, 0]), C: flight('wurger', 5, [4, 20, 0]) }
    const at = scene(game, { axis }).plot({ B: 'dive-straight' }).activate('B')
    expect(at.told('groupEliminated')).toMatchObject([{ rule: 'SF-DECK-04' }])
    expect(at.told('cardRemoved')).toMatchObject([{ rule: 'SF-DECK-03', colour: 'red', from: 'discard' }])
    expect(deckOf(at)).toBe('1R1B 0R0B')
  }),

  vector('SF-DECK-01 TV-D5 a group of three that loses two keeps its card', (game) => {
    const at = turret(game, {
      B: flight('paper', 5, [12, 13, 0], [15, 10, 0], [9, 10, 0]),
      Far: flight('reisen', 3, [22, 3, 0]),
    })
    const two = at.attack(
      [
        [0, 'B1'],
        [1, 'B2'],
      ],
      [6, 6, 6, 6],
    )
    expect(two.told('planeShotDown')).toHaveLength(2)
    expect([two.told('cardRemoved'), deckOf(two)]).toEqual([[], '2R1B 0R1B'])
    const three = at.attack(
      [0, 1, 2].map((weapon) => [weapon, `B${weapon + 1}`]),
      [6, 6, 6, 6, 6, 6],
    )
    expect(deckOf(three)).toBe('1R1B 0R1B')
  }),

  vector('SF-DECK-02 SF-DECK-03 SF-DMG-06 TV-D6 one volley, two groups, one of them has acted', (game) => {
    const axis = {
      B: flight('paper', 5, [12, 8, 0]),
      C: flight('leaf', 5, [9, 10, 0]),
      Far: flight('reisen', 3, [22, 3, 0]),
    }
    const at = turret(game, axis, ['B'])
    expect(deckOf(at)).toBe('2R1B 1R1B')
    const shot = at.attack(
      [
        [0, 'B1'],
        [1, 'C1'],
      ],
      [6, 6, 6, 6],
    )
    expect(shot.told('groupEliminated')).toMatchObject([{ rule: 'SF-DMG-06' }, { rule: 'SF-DMG-06' }])
    expect(shot.told('cardRemoved')).toMatchObject([
      { rule: 'SF-DECK-03', from: 'discard' },
      { rule: 'SF-DECK-02', from: 'down' },
    ])
    expect(deckOf(shot)).toBe('1R1B 0R1B')
  }),

  vector('SF-WIN-01 SF-WIN-02 TV-W1 after ten turns most points win', (game) => {
    const won = ending(game, 10, 106, 105).endTurn()
    expect(won.told('gameEnded')).toMatchObject([{ rule: 'SF-WIN-01', winner: 'axis', axis: 106, allies: 105 }])
    expect(game.outcome(won.state)).toMatchObject({ winner: 'axis', score: { axis: 106, allies: 105 } })
    expect(ending(game, 10, 105, 106).endTurn().told('gameEnded')).toMatchObject([{ winner: 'allies' }])
    const next = ending(game, 9, 106, 105).endTurn()
    expect([next.state.phase, next.state.turn, next.told('gameEnded')]).toEqual(['plot', 10, []])
  }),

  vector('SF-WIN-05 TV-W2 as many points: a draw', (game) => {
    expect(ending(game, 10, 105, 105).endTurn().told('gameEnded')).toMatchObject([
      { rule: 'SF-WIN-05', winner: 'draw' },
    ])
  }),

  vector('SF-WIN-03 SF-PLOT-04 TV-W4 looked at in the end phase, the rest of the turn is played', (game) => {
    const setting = {
      allies: { A: spit([12, 10, 0]), Away: flight('wildcat', 3, [2, 25, 0]) },
      axis: { B: flight('bf-109', 1, [4, 20, 0]) },
    }
    const third = (options: Partial<Options>): Play =>
      amended(scene(game, { ...setting, options }), { turn: 3 })
        .plot(diving('dive-straight'))
        .pass('A')
        .activate('B')
    expect(third({}).told('gameEnded')).toMatchObject([{ rule: 'SF-WIN-03', winner: 'allies' }])
    const on = third({ eliminationEnds: 'endOfTurn' })
    expect([on.state.phase, deckOf(on)]).toEqual(['activate', '0R1B 0R1B'])
    const over = on.pass('Away').endTurn()
    expect([over.state.phase, over.state.turn]).toEqual(['over', 3])
    const never = third({ eliminationEnds: 'never' }).pass('Away').endTurn()
    expect([never.state.phase, never.state.turn, never.state.committed]).toEqual([
      'plot',
      4,
      { axis: true, allies: false },
    ])
  }),

  vector('SF-WIN-04 a side without planes may have won by points', (game) => {
    const setting = {
      allies: { A: spit([12, 10, 0]), C: flight('mustang', 1, [6, 10, 0]) },
      axis: { B: flight('bf-109', 1, [4, 20, 0]) },
    }
    const end = (options: Partial<Options>): Play =>
      scene(game, { ...setting, options })
        .plot(diving('dive-straight'))
        .activate('C')
        .activate('B')
    const points = end({}).state.score
    expect(points.axis).toBeGreaterThan(points.allies)
    expect(end({}).told('gameEnded')).toMatchObject([{ rule: 'SF-WIN-03', winner: 'axis' }])
    expect(end({ winnerBy: 'lastStanding' }).told('gameEnded')).toMatchObject([{ rule: 'SF-WIN-04', winner: 'allies' }])
  }),

  vector('SF-WIN-06 both sides empty: points, then a draw', (game) => {
    const dive = (level: number): Flight => flight('d520', level, [12, 10 + 4 * level, 0])
    const setting = { allies: { C: dive(1) }, axis: { B: { ...dive(1), at: [[4, 20, 0] as const] } } }
    const options = { eliminationEnds: 'endOfTurn', winnerBy: 'lastStanding' } as const
    const at = scene(game, { ...setting, options })
      .plot(diving('dive-straight'))
      .activate('C')
      .activate('B')
      .endTurn()
    expect(at.told('gameEnded')).toMatchObject([{ rule: 'SF-WIN-06', winner: 'draw' }])
    const never = { ...setting, options: { eliminationEnds: 'never', turnLimit: 2 } } as const
    const next = scene(game, never).plot(diving('dive-straight')).activate('C').activate('B').endTurn()
    expect([next.state.phase, next.state.turn]).toEqual(['end', 2])
    expect(next.endTurn().told('gameEnded')).toMatchObject([{ winner: 'draw' }])
  }),

  vector('SF-TGT-01 SF-TGT-02 SF-TGT-03 SF-TGT-06 what may not be shot at', (game) => {
    const axis = { B: flight('paper', 5, [12, 12, 0], [12, 14, 0]), Far: flight('reisen', 3, [22, 3, 0]) }
    const allies = { A: spit([12, 5, 0], [14, 5, 0]) }
    const first = scene(game, { cards: [PAPER], allies, axis }).fly('A', 'level-straight', 'F5 END')
    const at = first
      .attack([[0, 'B1']], [6, 6, 6, 6])
      .begin('A2')
      .play('F5.5 END')
    at.refuses(at.attacking([[0, 'B1']]), ['SF-TGT-06 target-gone'])
    at.refuses(at.attacking([[0, 'A1']]), ['SF-TGT-06 not-an-enemy'])
    at.refuses(at.attacking([[0, 'nobody']]), ['SF-TGT-02 unknown-id'])
    const twice = [0, 0].map((weapon) => [weapon, 'B2'] as const)
    at.refuses(at.attacking(twice), ['SF-TGT-03 weapon-already-fired'], { weapon: 0 })
    at.allows(at.attacking([[0, 'B2']], [1]))
    expect(at.hold().told('attackDeclared')).toMatchObject([{ rule: 'SF-ACT-08', shots: [] }])
  }),

  vector('SF-OPT-AMMO-01 a line without ammunition is silent', (game) => {
    const setting = { options: { limitedAmmo: true }, axis: { B: flight('wurger', 5, [12, 12, 0]) } }
    const start = scene(game, { ...setting, allies: { A: spit([12, 5, 0]) } })
    expect(start.plane('A1').ammo).toEqual([4, 6])
    const low = amended(start, { planes: { ...start.state.planes, A1: { ...start.plane('A1'), ammo: [1, 0] } } })
    const at = low.fly('A', 'level-straight', 'F5 END')
    at.refuses(at.attacking([[2, 'B1']]), ['SF-OPT-AMMO-01 out-of-ammo'])
    const shot = at.allows(at.attacking([[0, 'B1']], [1]))
    expect(shot.plane('A1').ammo).toEqual([0, 0])
    expect(at.hold().plane('A1').ammo).toEqual([1, 0])
  }),

  vector('SF-OPT-TAIL-01 SF-TGT-09 attacking before moving', (game) => {
    const early = (weapon: number, target: string, rolls: readonly number[] = []): Action => ({
      ...{ type: 'earlyAttack', seat: 'allies', shots: [{ weapon, target }] },
      ...(rolls.length > 0 && { rolls }),
    })
    const axis = { B: flight('wurger', 5, [13.5, 7.598076, 60]), C: flight('hornisse', 5, [12, 8, 31]) }
    const setting = { allies: { A: spit([12, 5, 0]) }, axis }
    const at = scene(game, { ...setting, options: { tailing: true } }).fly('A', 'level-straight')
    at.refuses(early(0, 'C1'), ['SF-OPT-TAIL-01 not-tailing'])
    at.refuses({ ...early(0, 'B1'), shots: [] } as Action, ['SF-OPT-TAIL-01 no-shots'])
    at.play('F1').refuses(early(0, 'B1'), ['SF-OPT-TAIL-01 already-moved'])
    scene(game, setting).fly('A', 'level-straight').refuses(early(0, 'B1'), ['SF-OPT-TAIL-01 tailing-off'])
    const shot = at.allows(early(0, 'B1', [1])).refuses(early(0, 'B1'), ['SF-TGT-01 already-attacked'], { plane: 'A1' })
    const done = shot.play('F5 END')
    expect([done.state.phase, done.plane('A1').acted, done.told('activationEnded')]).toMatchObject([
      'activate',
      true,
      [{}],
    ])
  }),
]
