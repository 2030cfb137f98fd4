import { describe, expect, it } from 'vitest'
import {
  enumerate,
  equals,
  ONE,
  plus,
  type Rational,
  rational,
  times,
  toText,
  ZERO,
} from '../../../../src/core/index.js'
import { CELL_STEPS, squareName } from '../../../../src/geometry/index.js'
import { pickFrom } from '../../../../src/tools/conformance/index.js'
import { amended, cell, own, Play, scene } from '../fixture.js'
import { melee, playedOut, seeded } from '../games.js'
import {
  aaOdds,
  aaRisks,
  bombersLeft,
  bombingOdds,
  cloudOdds,
  engagementsAfter,
  fireOdds,
  regiaAeronautica as game,
  objectiveDistances,
  type RollOdds,
  reachable,
  type State,
  seenBy,
  slotsLeft,
  spottersOf,
  whyIllegal,
} from '../vocabulary.js'

const name = ({ column, row, altitude }: { column: number; row: number; altitude: number }) =>
  `${squareName({ column, row })}/${altitude}`

/** Positions of some games in which dice are about to fall, or a plane is about to move. */
const positions: readonly State[] = [1, 2, 3].flatMap((i) =>
  playedOut(seeded(melee(), `queries ${i}`), `queries ${i}`).map(({ before }) => before),
)
const fights = positions.filter((state) => state.agenda.at(-1)?.kind === 'rollFire')

describe('reachable', () => {
  it('RA-MOVE-02 a bomber of two spaces in the corner', () => {
    const at = scene(game, { french: { F1: 'leo-451 A1/1' } }).turnOf('F1')
    const { cells, exit } = reachable(at.state, 'F1')
    const spaces = Object.fromEntries(cells.map((one) => [name(one.cell), one.spaces]))
    expect(spaces).toEqual({
      ...{ 'A2/1': 1, 'B1/1': 1, 'A1/2': 1 },
      ...{ 'A1/1': 2, 'A3/1': 2, 'B2/1': 2, 'C1/1': 2, 'A2/2': 2, 'B1/2': 2, 'A1/3': 2 },
    })
    expect(exit).toBeNull()
    expect(reachable(at.move('up').state, 'F1').cells.every((one) => one.spaces === 1)).toBe(true)
  })

  it('RA-MOVE-06 the way out of a bomber that has bombed', () => {
    const at = amended(scene(game, { french: { F1: 'leo-451 B4/2' } }).turnOf('F1'), { F1: { bombed: true } })
    const { exit } = reachable(at.state, 'F1')
    expect(exit).toEqual(['west', 'west'])
    expect(at.move(exit!.join(' ')).plane('F1').status).toBe('left')
  })

  it('every cell is reached by its path, and none is named twice', () => {
    const pick = pickFrom('reach')
    const free = positions.filter(({ slot, agenda }) => slot?.spaces === 0 && agenda.length === 0)
    for (let i = 0; i < 12; i++) {
      const state = pick.of(free)
      const plane = state.slot!.plane
      const { cells } = reachable(state, plane)
      const alone = new Play(game, quiet(state))
      for (const one of cells) expect(name(alone.move(one.path.join(' ')).plane(plane).cell!)).toBe(name(one.cell))
      expect(new Set(cells.map((one) => name(one.cell))).size).toBe(cells.length)
    }
  })

  it('planes that are not in play reach nothing', () => {
    const start = game.setup({ dice: 'manual', scenario: 'premiere' })
    expect(start.ok && reachable(start.state, 'LeO-A')).toEqual({ cells: [], exit: null })
  })
})

/** The same position, nobody able to fire. */
function quiet(state: State): State {
  const planes = Object.entries(state.planes).map(([id, one]) => [id, { ...one, fired: true }])
  const parsed = game.parse.state(JSON.parse(JSON.stringify({ ...state, planes: Object.fromEntries(planes) })))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.violations))
  return parsed.value
}

describe('engagementsAfter', () => {
  it('RA-ENG-06 says before a step what the step opens', () => {
    const free = positions.filter(({ slot, agenda }) => slot !== null && agenda.length === 0)
    let met = 0
    for (const state of free) {
      const { plane } = state.slot!
      const seat = state.planes[plane]!.side
      for (const direction of CELL_STEPS) {
        const step = game.reduce(state, { type: 'moveSpace', seat, plane, direction })
        const preview = engagementsAfter(state, plane, direction)
        if (state.slot!.spaces < 2 && state.config.cards[state.planes[plane]!.card]!.rating === 2)
          expect(preview === null).toBe(!step.ok)
        if (!step.ok || preview === null) continue
        const { agenda, fight } = step.state
        const kind = agenda.at(-1)?.kind ?? null
        const { compulsory, optional, reactions } = preview
        if (compulsory.length > 1) expect(kind).toBe('chooseTarget')
        else if (compulsory.length === 1)
          expect(fight?.rolls[0]).toMatchObject({ by: plane, target: compulsory[0]!.target })
        else if (optional.length > 0) expect(kind).toBe('attackBelow')
        else if (reactions.length === 1 && reactions[0]!.compulsory)
          expect(fight?.rolls).toMatchObject([{ by: reactions[0]!.fighter, target: plane }])
        else if (reactions.length > 0) {
          expect(kind).toBe('react')
          expect(step.state.slot?.reactions).toEqual(reactions.map(({ fighter }) => fighter))
        } else expect(kind === null || step.state.slot?.plane !== plane).toBe(true)
        if (compulsory.length === 1) expect(fight?.rolls.length).toBe(compulsory[0]!.returns ? 2 : 1)
        met += compulsory.length + optional.length + reactions.length
      }
    }
    expect(met).toBeGreaterThan(20)
  })

  it('RA-AA-02 counts AA where it fires as planes come in', () => {
    const setting = { french: { F1: 'leo-451 G2/2' }, guns: ['H2', 'G3'] } as const
    const late = scene(game, setting).turnOf('F1')
    expect(engagementsAfter(late.state, 'F1', 'east')?.aa).toBeNull()
    const at = scene(game, { ...setting, options: { aaTiming: 'movement' } }).turnOf('F1')
    expect(engagementsAfter(at.state, 'F1', 'east')?.aa).toEqual({ gun: 0, compulsory: true })
    expect(engagementsAfter(at.state, 'F1', 'south')?.aa).toEqual({ gun: 1, compulsory: false })
    expect(engagementsAfter(at.state, 'F1', 'up')?.aa).toBeNull()
  })

  it('RA-MOVE-06 a step to safety opens nothing', () => {
    const at = amended(scene(game, { french: { F1: 'leo-451 A4/2' } }).turnOf('F1'), { F1: { bombed: true } })
    expect(engagementsAfter(at.state, 'F1', 'west')).toMatchObject({ cell: null, reactions: [] })
    expect(engagementsAfter(at.state, 'F9', 'west')).toBeNull()
  })
})

/** What `enumerate` makes of the roll that is due: the chance that this firer hits, and that its target is lost. */
function enumerated(state: State, by: string, target: string): readonly [hit: Rational, lost: Rational] {
  const found = enumerate(game, { ...state, clouds: [] }, { type: 'rollFire', seat: 'referee' })
  if (!found.ok) throw new Error(JSON.stringify(found.violations))
  let [hit, lost] = [ZERO, ZERO]
  for (const { events, odds } of found.outcomes) {
    if (events.some((event) => 'hit' in event && event.by === by && event.hit)) hit = plus(hit, odds)
    if (events.some((event) => event.type === 'planeShotDown' && event.plane === target)) lost = plus(lost, odds)
  }
  return [hit, lost]
}

/** The query for a roll that is due. */
function asked(state: State, index: number): RollOdds {
  const { kind, by, target, lucky } = state.fight!.rolls[index]!
  if (kind === 'aa') return aaOdds(state, Number(by.slice(4)), target, lucky)
  if (kind === 'bomb') return bombingOdds(state, by, lucky)[state.planes[by]!.cell!.altitude - 1]!
  return fireOdds(state, by, target, lucky)
}

describe('odds', { timeout: 60_000 }, () => {
  it('RA-FIRE-01 RA-AA-01 RA-BOMB-02 of every roll of some games are those that the dice have', () => {
    const kinds = new Set<string>()
    for (const one of fights.filter(({ fight }, i) => i % 3 === 0 || fight!.rolls[0]!.kind === 'bomb')) {
      const state: State = { ...one, clouds: [] }
      for (const [i, { kind, by, target }] of one.fight!.rolls.entries()) {
        kinds.add(kind)
        const [hit, lost] = enumerated(one, by, target)
        expect(toText(asked(state, i).hit)).toBe(toText(hit))
        if (kind !== 'bomb') expect(toText(asked(state, i).shotDown)).toBe(toText(lost))
      }
    }
    expect([...kinds].sort()).toEqual(['aa', 'bomb', 'fire', 'return'])
  })

  it('RA-AA-03 the risks of AA by cell are the odds in that cell', () => {
    const at = scene(game, { french: { F1: 'leo-451 C4/2' }, guns: ['D4', 'H2'], clouds: ['H2/1'] }).turnOf('F1')
    const risks = aaRisks(at.state, 'F1')
    expect(risks.map((risk) => [name(risk.cell), risk.gun, risk.compulsory, toText(risk.hit)])).toEqual([
      ['H2/1', 1, true, '5/18'],
      ['D4/1', 0, false, '13/18'],
      ['H2/2', 1, true, '13/18'],
      ['D4/2', 0, false, '13/18'],
      ['H2/3', 1, true, '1/12'],
      ['D4/3', 0, false, '1/12'],
    ])
    expect(aaRisks(at.state, 'I9').map((risk) => name(risk.cell))).toEqual(['H2/1', 'H2/2', 'H2/3'])
  })

  it.each(['shared', 'perCloud'] as const)('RA-BOMB-03 RA-CLD-06 two badges with clouds that move, %s', (cloudRoll) => {
    const at = scene(game, {
      french: { F1: 'leo-451 G2/3' },
      clouds: cloudRoll === 'shared' ? ['G2/3', 'H2/2', 'H2/3'] : ['G2/3'],
      cards: [own('leo-451', { bombBadges: 2 })],
      options: { cloudRoll },
    })
      .turnOf('F1')
      .move('east')
      .stop()
      .rest()
    const first = enumerate(game, at.bomb('F1').state, { type: 'rollFire', seat: 'referee' })
    if (!first.ok) throw new Error('no first attempt')
    let success = ZERO
    for (const { state, odds } of first.outcomes) success = plus(success, times(odds, secondChance(state)))
    const { success: queried } = bombingOdds(at.state, 'F1')[2]!
    expect(toText(queried)).toBe(toText(success))
    expect(equals(success, rational(1, 2))).toBe(false)
  })

  /** The chance of an objective bombed, after the first attempt. */
  function secondChance(state: State): Rational {
    if (state.bombed.length > 0) return ONE
    const second = enumerate(game, { ...state, clouds: state.clouds }, { type: 'rollFire', seat: 'referee' })
    if (!second.ok) throw new Error('no second attempt')
    return second.outcomes.reduce((sum, { state: end, odds }) => (end.bombed.length > 0 ? plus(sum, odds) : sum), ZERO)
  }

  it('RA-CLD-06 the chance of cloud in a cell', () => {
    const at = scene(game, { clouds: ['C3/2'] })
    expect(toText(cloudOdds(at.state, cell('C3/2')))).toBe('1/9')
    expect(toText(cloudOdds(at.state, cell('D3/1')))).toBe('1/18')
    const still = scene(game, { clouds: ['C3/2'], options: { stillClouds: 'stay' } })
    expect(toText(cloudOdds(still.state, cell('C3/2')))).toBe('1/3')
    const two = scene(game, { clouds: ['C3/2', 'E3/2'], options: { cloudRoll: 'perCloud' } })
    expect(toText(cloudOdds(two.state, cell('D3/2')))).toBe('35/324')
  })
})

describe('standing', () => {
  it('RA-TURN-04 slots left this turn', () => {
    const start = scene(game, { italian: { I1: 'cr42 J1/1' } })
    expect(slotsLeft(start.state)).toEqual([])
    const at = start.turnOf('F9', 'I1')
    expect(slotsLeft(at.state)).toEqual([
      { plane: 'F9', seat: 'french' },
      { plane: 'I1', seat: 'italian' },
      { plane: 'I9', seat: 'italian' },
    ])
    expect(slotsLeft(at.move('up').stop().state).map(({ plane }) => plane)).toEqual(['I1', 'I9'])
  })

  it('RA-WIN-03 bombers that may still bomb', () => {
    const at = scene(game, { french: { F1: 'leo-451 H2/1', F2: 'leo-451 A1/1', F3: 'morane A1/1' } })
    expect(bombersLeft(at.state)).toEqual([
      { plane: 'F1', over: 'H2' },
      { plane: 'F2', over: null },
      { plane: 'F9', over: null },
    ])
    expect(bombersLeft(amended(at, { F1: { bombed: true } }).state).map(({ plane }) => plane)).toEqual(['F2', 'F9'])
  })

  it('RA-CLD-02 RA-CLD-03 who can spot whom', () => {
    const at = scene(game, {
      french: { F1: 'leo-451 D4/2' },
      italian: { I1: 'cr42 J1/3', I2: 'cr42 J1/2' },
      clouds: ['D4/2'],
    })
    expect(spottersOf(at.state, 'F1')).toEqual(['I2', 'I9'])
    expect(seenBy(at.state, 'I1')).toEqual(['F9'])
    expect(seenBy(at.state, 'F1')).toEqual(['I1', 'I2', 'I9'])
  })

  it('RA-MOVE-05 distances to the objectives in spaces and moves', () => {
    const at = scene(game, { french: { F1: 'leo-451 B4/2' } }).turnOf('F1')
    expect(objectiveDistances(at.state, 'F1')).toEqual([
      { objective: 'H2', spaces: 8, turns: 4 },
      { objective: 'I4', spaces: 7, turns: 4 },
      { objective: 'H6', spaces: 8, turns: 4 },
    ])
    expect(objectiveDistances(at.state, 'F1', 4)[1]).toEqual({ objective: 'I4', spaces: 9, turns: 5 })
    expect(objectiveDistances(at.move('east').state, 'F1')[1]).toEqual({ objective: 'I4', spaces: 6, turns: 4 })
    expect(objectiveDistances(at.state, 'F9')[2]).toEqual({ objective: 'H6', spaces: 8, turns: 4 })
  })

  it('says in sentences why an order is refused', () => {
    const at = scene(game, { french: { F1: 'leo-451 D4/2' } }).turnOf('F1')
    expect(whyIllegal(at.state, at.ending())).toEqual([
      {
        rule: 'RA-MOVE-01',
        code: 'must-move',
        sentence: "F1 can't hang in the air: fly at least one space. (RA-MOVE-01 Least movement, Movement)",
      },
    ])
    expect(whyIllegal(at.state, at.moving('up'))).toEqual([])
  })
})
