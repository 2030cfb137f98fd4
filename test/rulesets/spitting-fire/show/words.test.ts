/** Spitting Fire in words: fit to be read, true, and nobody's secret. */
import { describe, expect, test } from 'vitest'
import type { BaseEvent } from 'wingover'
import { readAloud } from 'wingover/conformance'
import { messages, spittingFire, type View } from 'wingover/spitting-fire/show'
import { words } from 'wingover/spitting-fire/words'
import { labelOf, refusalOf, tell } from 'wingover/words'
import { type Flight, flight, HEXES, own, Play, type Setting, scene as setUp, spit } from '../fixture.js'
import type { Action, GameEvent } from '../vocabulary.js'

const on = (setting: Setting): Play => setUp(spittingFire, setting)
const seen = ({ state }: Play, seat: View['seat'] = 'spectator'): View => spittingFire.view(state, seat)

/** The log of the last call. */
const said = (play: Play, seat: View['seat'] = 'spectator'): readonly string[] =>
  tell(words, play.events, seen(play, seat)).map(({ text }) => text)

const label = (play: Play, action: Action, seat: View['seat'] = 'spectator'): string =>
  labelOf(words, action, seen(play, seat))

/** One event, told of a position. */
const telling = (play: Play, event: object): readonly string[] =>
  tell(words, [{ audience: 'all', ...event } as GameEvent], seen(play)).map(({ text }) => text)

// ---------------------------------------------------------------------------------------- read aloud

const tenth = (value: number): number => Math.round(10 * value) / 10

interface Placed extends BaseEvent {
  readonly pose?: { readonly x: number; readonly y: number } | { readonly q: number; readonly r: number }
  readonly range?: number
}

/** Numbers that a sentence may hold beside those of its events: places, ranges to a tenth, names of planes and guns. */
function* numbers(events: readonly BaseEvent[], given: unknown): Generator<number> {
  const view = given as View
  yield* [20, 30, 40]
  for (const { name } of Object.values(view.config.cards)) for (const n of name.match(/\d+/g) ?? []) yield Number(n)
  for (const { type, pose, range } of events as readonly Placed[]) {
    if (type === 'forcesRevealed') yield* Object.keys(view.planes).keys()
    if (range !== undefined) yield tenth(range)
    if (pose !== undefined && 'x' in pose) yield* [tenth(pose.x), tenth(pose.y)]
    if (pose !== undefined && 'q' in pose) yield Number(printed(pose))
  }
}

/** The printed number of a hex, by hand. */
const printed = ({ q, r }: { readonly q: number; readonly r: number }): string =>
  [q + 1, r + (q - (q & 1)) / 2 + 1].map((n) => String(n).padStart(2, '0')).join('')

/** Some scenarios only. */
const playing = (...ids: readonly string[]) => ({
  ...spittingFire,
  info: { ...spittingFire.info, scenarios: spittingFire.info.scenarios.filter(({ id }) => ids.includes(id)) },
})

describe('games read aloud', () => {
  const prefer = ['attack', 'earlyAttack', 'attemptHalfLoop', 'submitForce']

  test('nothing that a person should not see, under all options', { timeout: 120_000 }, () => {
    const game = playing('duel', 'two-against-two', 'hex-skirmish')
    const reading = readAloud(game, words, { longest: 90, prefer, numbers })
    expect(reading.findings).toEqual([])
    expect([reading.games > 45, reading.sentences > 5_000, reading.refusals > 100]).toEqual([true, true, true])
  })

  test('from choosing forces on', { timeout: 120_000 }, () => {
    const game = playing('jims-force', 'thousand')
    const reading = readAloud(game, words, { games: 2, longest: 60, prefer, numbers })
    expect(reading.findings).toEqual([])
    expect(reading.unread).not.toContain('forcesRevealed')
    expect(reading.unread).not.toContain('planePlaced')
  })
})

// ---------------------------------------------------------------------------------------- movement

describe('movement', () => {
  test('a group, its marker, its level, its plane', () => {
    const play = on({ allies: { blue: spit([12, 10, 0]) } }).plot({ blue: 'climb-left' })
    expect(said(play.activate('blue'))).toEqual([
      'A black card: the Allies activate a group. Still face down: 1 red.',
      'Group Blue acts and turns up Climb Left.',
      "Group Blue's altitude marker goes from 5 to 6.",
    ])
    expect(said(play.activate('blue').begin('blue1'))).toEqual(['Blue1, a Spitfire, has 8 MP to fly.'])
    expect(said(play.activate('blue').begin('blue1').play('F4 L60 F1 F2 END'))).toEqual([
      'Blue1 flies 4 SU to 12 E 14 N.',
      'Blue1 turns left 60°, now heading 300°.',
      'Blue1 flies 3 SU to 9.4 E 15.5 N.',
      'Blue1 climbs from level 5 to 6.',
    ])
  })

  test('on hexes, by printed numbers', () => {
    const play = on({ table: HEXES, allies: { A: spit([9, 27, 0]) } }).fly('A', 'level-right', 'F5 R60 F1')
    expect(said(play)).toEqual([
      'A1 flies 5 hexes to 1023.',
      'A1 turns right 60°, now facing northeast.',
      'A1 flies 1 hex to 1123.',
    ])
    expect(words.place({ x: 0, y: 0 }, seen(play))).toBe('0101')
    expect(words.place({ x: -5, y: 0 }, seen(play))).toBe('off the map')
  })

  const left = (marker: 'climb-left' | 'level-left' | 'dive-left', line: string, options = {}): readonly string[] =>
    said(on({ options, allies: { A: spit([12, 10, 0]) } }).fly('A', marker, line))

  test('SF-TIGHT-02 a tight turn, its die, and what it costs', () => {
    expect(left('level-left', 'F4 TT[2] PL120')).toEqual([
      'A1 flies 4 SU to 12 E 14 N.',
      'A1 tries a tight turn, needs 4 and rolls 2: it has to fly 2 SU straight on first.',
      'That takes A1 to 12 E 16 N.',
      "A1's tight turn comes off, for 4 of the 6 MP it had left.",
      'A1 pivots left 120°, now heading 240°.',
    ])
    expect(left('level-left', 'F4 TT[5] PL0').slice(1)).toEqual([
      'A1 tries a tight turn, needs 4 and rolls 5: it can come round on the spot.',
      "A1's tight turn comes off, for 4 of the 8 MP it had left.",
      'A1 keeps its nose where it is, heading 0°.',
    ])
    expect(left('climb-left', 'F4 TT[2]').slice(1)).toEqual([
      'A1 tries a tight turn, needs 4 and rolls 2: it has to fly 2 SU straight on first.',
      'That takes A1 to 12 E 16 N.',
      "A1's tight turn fails: it takes 4 MP, with 2 left. Its movement is over.",
      'A1 climbs from level 5 to 6.',
    ])
  })

  test('SF-LOOP-02 a half-loop: none, the lower die, the sum', () => {
    const rolled = (faces: string): string | undefined => left('dive-left', `F4 HL[${faces}]`)[1]
    const trial = 'A1 tries a half-loop, needs 4 on both dice and rolls'
    expect(rolled('5,4')).toBe(`${trial} 5 and 4: it can come round on the spot.`)
    expect(rolled('2,5')).toBe(`${trial} 2 and 5: it has to fly the lower die, 2 SU, straight on first.`)
    expect(rolled('1,2')).toBe(`${trial} 1 and 2: it has to fly the sum, 3 SU, straight on first.`)
  })

  test('SF-MOVE-07 the minimum after a failure', () => {
    const slow = own('slow', { min: 5, climb: 6, level: 8, dive: 10, turn: 3, maxAlt: 6 })
    const setting = { cards: [slow], options: { minMoveAfterFailedTurn: 'topUp' as const } }
    const play = on({ ...setting, allies: { A: flight('slow', 5, [12, 10, 0]) } }).fly('A', 'climb-left', 'F3 TT[1]')
    expect(said(play)).toContain('A1 flies out its minimum, 1 SU more to 12 E 15 N.')
  })

  test('SF-EXIT-01 over the edge, with points, group and card', () => {
    const play = on({ allies: { A: spit([12, 33, 0]), B: flight('wildcat', 5, [3, 3, 0]) } })
    expect(said(play.fly('A', 'level-straight', 'F4'))).toEqual([
      'A1 flies 4 SU, beyond the edge.',
      'A1 has left the table, for good.',
      'The Axis scores 35 VP and now has 35.',
      'That was the last of group A.',
      'A black card comes out of the discards, which leaves none there.',
    ])
  })

  test('SF-STACK-05 backing up; SF-OPT-BANK-01 leaning', () => {
    const other: Flight = flight('wildcat', 5, [12, 16.4, 0])
    const play = on({ allies: { A: spit([12, 10, 0]), B: other } }).fly('A', 'climb-left', 'F4 TT[2]')
    expect(said(play)).toContain("A1 can't stop on another aircraft and backs up 0.6 SU to 12 E 15.4 N.")
    expect(left('level-left', 'F4 L60 F1 END', { banking: true }).at(-1)).toBe('A1 ends up banked to the left.')
  })

  test('SF-ALT-05 SF-ALT-06 crash and stall', () => {
    const low = on({
      allies: { A: flight('spitfire', 1, [12, 10, 0], [14, 10, 0]), B: flight('wildcat', 5, [3, 3, 0]) },
    })
    expect(said(low.plot({ A: 'dive-left' }).activate('A')).slice(1)).toEqual([
      'Group A acts and turns up Dive Left.',
      'Group A dives from the lowest level and crashes into the ground.',
      'The Axis scores 70 VP and now has 70.',
      'That was the last of group A.',
      'A black card comes out of the discards, which leaves none there.',
    ])
    const high = on({ allies: { A: flight('spitfire', 8, [12, 10, 0]), B: flight('wildcat', 5, [3, 3, 0]) } })
    expect(said(high.plot({ A: 'climb-straight' }).activate('A')).slice(1, 3)).toEqual([
      'Group A acts and turns up Straight Climb.',
      'Group A climbs at its maximum altitude, stalls and is lost.',
    ])
  })

  test('SF-ALT-04 all planes of a group change level together', () => {
    const options = { altitudeTiming: 'atActivation' as const }
    const play = on({ options, allies: { A: spit([12, 10, 0], [14, 10, 0]) } }).plot({ A: 'dive-left' })
    expect(said(play.activate('A')).at(-1)).toBe('A1 and A2 dive from level 5 to 4.')
  })
})

// ---------------------------------------------------------------------------------------- attacks

describe('attacks', () => {
  /** A Spitfire about to fire at B1, so far ahead of it. */
  const firing = (range: number, options: Setting['options'] = {}, foe = 'bf-109'): Play =>
    on({
      options,
      cards: [own('paper', { name: 'Paper', nation: 'Germany', points: 11, defence: 2, boxes: 1 })],
      allies: { A: spit([12, 5, 0]) },
      axis: {
        B: flight(foe, 5, [12, Math.round(1_000 * (10 + range)) / 1_000, 0]),
        Far: flight('reisen', 3, [22, 3, 0]),
      },
    }).fly('A', 'level-straight', 'F5 END')
  const all = [0, 1, 2, 3, 4, 5].map((weapon) => [weapon, 'B1'] as const)

  test('SF-HIT-01 SF-DMG-01 every die, by gun', () => {
    expect(said(firing(2).attack(all, [4, 3, 6, 1, 4, 2, 4, 1, 1, 3, 5]))).toEqual([
      'A1 fires at B1, 2 SU away, and needs 4 (short range): 20mm 4 and 3; LMG 6, 1, 4 and 2: 3 hits.',
      'Damage to B1, 4 or more scores: 20mm 4, 1 and 1: 1 point.',
      'Damage to B1, 4 or more scores: LMG 3; LMG 5: 1 point.',
      'B1 has 2 of 4 damage boxes marked off.',
    ])
    expect(said(firing(2).hold())).toEqual(['A1 holds fire.'])
  })

  test('one gun: a hit, a miss', () => {
    const one = (die: number): string | undefined => said(firing(5).attack([[2, 'B1']], die < 6 ? [die] : [die, 1]))[0]
    expect(one(6)).toBe('A1 fires at B1, 5 SU away, and needs 6 (long range): LMG 6: a hit.')
    expect(one(5)).toBe('A1 fires at B1, 5 SU away, and needs 6 (long range): LMG 5: a miss.')
  })

  test('a distance is told to a tenth, unless that is another range', () => {
    const at = (range: number): string | undefined => said(firing(range).attack([[2, 'B1']], [1]))[0]
    expect(at(3.606)).toContain('3.6 SU away, and needs 5 (medium range)')
    expect(at(4.001)).toContain('4.001 SU away, and needs 6 (long range)')
  })

  test('SF-OPT-DEFL-01 the sum, line by line', () => {
    const astern = firing(3, { deflection: true }).attack([[2, 'B1']], [1])
    expect(said(astern)[0]).toContain('and needs 4 (medium range 5, from astern −1): LMG 1: a miss.')
    const modifiers = [
      { rule: 'SF-RNG-01', label: 'long range', value: 6 },
      { rule: 'SF-OPT-DEFL-01', label: 'from abeam', value: 1 },
    ]
    const facts = { plane: 'A1', target: 'B1', weapon: 0, range: 5, need: 6, die: 6, hit: true, modifiers }
    expect(telling(firing(5), { type: 'toHitRolled', rule: 'SF-HIT-01', ...facts })[0]).toContain(
      'needs 6 (long range 6, from abeam +1, but never more than 6)',
    )
  })

  test('SF-DMG-03 shot down, the rest too late', () => {
    const two = [0, 1].map((weapon) => [weapon, 'B1'] as const)
    expect(said(firing(2, {}, 'paper').attack(two, [6, 6, 6, 6, 6, 2, 2, 2]))).toEqual([
      'A1 fires at B1, 2 SU away, and needs 4 (short range): 20mm 6 and 6: 2 hits.',
      'Damage to B1, 2 or more scores: 20mm 6, 6 and 6: 3 points.',
      'A1 shoots down B1!',
      'The Allies score 11 VP and now have 11.',
      'That was the last of group B.',
      "Group B's marker is taken off unseen.",
      'A red card comes out of the face-down cards, which leaves 1 red there.',
      'Damage to B1, 2 or more scores: 20mm 2, 2 and 2: 3 points, too late to matter.',
    ])
  })

  test('SF-OPT-AMMO-01 what is left', () => {
    const play = firing(2, { limitedAmmo: true }).attack(all, [1, 1, 1, 1, 1, 1])
    expect(said(play).at(-1)).toBe('A1 has 20mm ammunition for 3 more turns and LMG ammunition for 5 more turns.')
    const spent = { type: 'ammoSpent', rule: 'SF-OPT-AMMO-01', plane: 'A1', line: 0 }
    expect(telling(play, { ...spent, left: 1 })).toEqual(['A1 has 20mm ammunition for 1 more turn.'])
    expect(telling(play, { ...spent, left: 0 })).toEqual(['A1 has no 20mm ammunition left.'])
  })
})

// ---------------------------------------------------------------------------------------- setting up and the end

describe('from choosing forces to the end', () => {
  const first = (config: object): Play => {
    const step = spittingFire.setup({ dice: 'manual', ...config })
    if (!step.ok) throw new Error('refused')
    return new Play(spittingFire, step.state)
  }

  test('forces in secret, then for all to see', () => {
    const buy = (seat: 'axis' | 'allies', aircraft: string): Action => ({ type: 'addPlane', seat, aircraft })
    const chosen = first({ points: 200 }).take(buy('axis', 'hornisse'), buy('axis', 'hornisse'))
    expect(said(chosen, 'axis')).toEqual(['The Axis takes 2 of the Hornisse: 106 points so far.'])
    expect(said(chosen, 'allies')).toEqual([])
    expect(words.ask(seen(chosen, 'axis'))).toBe('Choose your force: 94 points of 200 left.')
    expect(label(chosen, buy('axis', 'wurger'))).toBe('Würger, 42 points')
    const submit: Action = { type: 'submitForce', seat: 'axis' }
    expect(label(chosen, submit, 'axis')).toBe('Bring 2 aircraft for 106 points')
    expect(label(chosen, submit, 'allies')).toBe('Bring 0 aircraft for no points')
    const handed = chosen.take(submit)
    expect(said(handed, 'allies')).toEqual(['The Axis hands in its force.'])
    expect(said(handed, 'axis').at(-1)).toBe('The Axis leaves 94 points unspent, enough for another aircraft.')
    expect(words.ask(seen(handed, 'axis'))).toBe('Waiting for the Allies to choose a force.')
    const both = handed.take(buy('allies', 'ms406'), { type: 'submitForce', seat: 'allies' })
    expect(said(both)).toEqual([
      'The Allies hand in their force.',
      'The forces are revealed: the Axis flies 2 Hornissen, the Allies 1 M.S.406.',
    ])
    expect(words.ask(seen(both))).toBe('Both forces are in. Who gets which edge?')
    const edges = both.take({ type: 'chooseEdges', seat: 'referee', axis: 'random', rolls: [1] })
    expect(said(edges)).toEqual([
      'The coin is tossed: the Axis comes from the south, the Allies from the north.',
      'The deck holds a card for each group: 1 red for the Axis, 1 black for the Allies.',
    ])
    expect(said(edges.flip('red'))).toEqual(['A red card: the Axis places a group. Still face down: 1 black.'])
  })

  test('placing, plane by plane and as a group', () => {
    const table = { kind: 'hex', columns: 24, rows: 36 }
    const order = (group: string, card: string) => ({ group, card, planes: [`${group}-1`, `${group}-2`] })
    const forces = { axis: [order('emil', 'bf-109')], allies: [order('tuck', 'spitfire')] }
    const play = first({ table, forces, edge: 'north' }).flip('red')
    expect(words.ask(seen(play, 'axis'))).toBe(
      'Your card is up: place one of your groups along the north edge. Still to place: Emil.',
    )
    const place: Action = {
      ...{ type: 'placePlane', seat: 'axis', group: 'emil', altitude: 5 },
      pose: { q: 7, r: 0, facing: 3 },
    } as Action
    expect(label(play, place)).toBe('Emil 1 at level 5, 0804, facing south')
    const one = play.take(place)
    expect(said(one)).toEqual(['Group Emil takes station at level 5: Emil 1 at 0804, facing south.'])
    expect(words.ask(seen(one, 'axis'))).toBe(
      'Where does Emil 2 start? It is at level 5, within 6 SU of the rest of group Emil.',
    )
    const both: Action = {
      ...{ type: 'placeGroup', seat: 'axis', group: 'emil', altitude: 5 },
      poses: [
        { q: 7, r: 0, facing: 3 },
        { q: 9, r: 0, facing: 2 },
      ],
    } as Action
    expect(label(play, both)).toBe('Emil at level 5, the first at 0804, facing south')
    expect(said(play.take(both))).toEqual([
      'Group Emil takes station at level 5: Emil 1 at 0804, facing south and Emil 2 at 1005, facing southeast.',
    ])
  })

  test('a turn ends, another begins; the game ends', () => {
    const setting = { options: { turnLimit: 2 }, allies: { A: spit([12, 10, 0]) } }
    const play = on(setting).plot().pass('Far').pass('A')
    expect(words.ask(seen(play))).toBe('Every group has acted. End turn 1 of 2?')
    expect(said(play.endTurn())).toEqual(['All cards go back into the deck: 1 red and 1 black.', 'Turn 2 begins.'])
    const ended = { type: 'gameEnded', rule: 'SF-WIN-01', winner: 'allies', axis: 27, allies: 62 }
    expect(telling(play, ended)).toEqual(['The last turn is over. The Allies win, 62 VP to 27.'])
    expect(telling(play, { ...ended, winner: 'draw', rule: 'SF-WIN-05', axis: 62 })).toEqual([
      "The last turn is over. It's a draw, 62 VP each.",
    ])
    const resigned = { type: 'resigned', rule: 'CORE-RESIGN', seat: 'axis' }
    expect(telling(play, resigned)).toEqual(['The Axis resigns.'])
    expect(telling(play, { ...resigned, seat: 'allies' })).toEqual(['The Allies resign.'])
  })

  test('SF-WIN-04 the last one standing may have fewer points', () => {
    const wiped = on({ options: { winnerBy: 'lastStanding' }, allies: { A: spit([12, 33, 0]) } })
    const over = wiped.fly('A', 'level-straight', 'F4')
    expect(said(over).at(-1)).toBe('The Allies have no aircraft left. The Axis wins, 35 VP to 0.')
    expect(words.ask(seen(over))).toBe('The game is over. The Axis wins, 35 VP to 0.')
    const ended = { type: 'gameEnded', rule: 'SF-WIN-04', winner: 'axis', axis: 0, allies: 35 }
    expect(telling(over, ended)[0]).toContain('The Axis wins all the same, 0 VP to 35.')
  })
})

// ---------------------------------------------------------------------------------------- questions and buttons

describe('questions and buttons', () => {
  const at = (line: string, marker: 'level-left' | 'level-straight' = 'level-left'): Play =>
    on({ allies: { A: spit([12, 10, 0]) } }).fly('A', marker, line)
  const asked = (play: Play): string => words.ask(seen(play, 'allies'))

  test('plotting', () => {
    const play = on({ allies: { A: spit([12, 10, 0], [14, 10, 0]), B: flight('wildcat', 1, [3, 3, 0]) } })
    expect(asked(play)).toBe('Turn 1: plot a maneuver for A (2 Spitfires, level 5) and B (1 Wildcat, level 1).')
    const plot = (group: string, marker: string): string =>
      label(play, { type: 'setPlot', seat: 'allies', group, marker } as Action)
    expect([plot('A', 'climb-left'), plot('A', 'level-straight'), plot('B', 'dive-right')]).toEqual([
      'A: Climb Left to level 6',
      'A: Straight Level at level 5',
      'B: Dive Right and crash',
    ])
  })

  test('flying', () => {
    expect(asked(at(''))).toBe(
      'Fly A1 (Spitfire, Level Left): 12 of 12 MP left, at least 5 to spend; it must turn to the left after 4 and before 8 SU.',
    )
    expect(asked(at('F5'))).toBe(
      'Fly A1 (Spitfire, Level Left): 7 of 12 MP left; it must turn to the left, now or before 8 SU (5 flown).',
    )
    expect(asked(at('F8', 'level-straight'))).toContain('4 of 12 MP left; it may turn now.')
    expect(asked(at('F6', 'level-straight'))).toContain('6 of 12 MP left; 2 SU to go before it may turn.')
    expect(asked(at('F4 TT[6]'))).toBe("A1's tight turn has come off: pivot up to 120° to the left?")
    expect(asked(at('F4 L60 F8'))).toContain('0 of 12 MP left; it may turn now.')
    expect(asked(at('F5 L60 F3 END'))).toBe('A1 has nobody in its sights. Hold fire?')
    expect(words.ask(seen(at(''), 'axis'))).toBe('Waiting for the Allies to fly A1.')
  })

  test('firing', () => {
    const axis = { B: flight('bf-109', 5, [12, 18, 0]), C: flight('wurger', 5, [13, 19, 0]) }
    const play = on({ axis, allies: { A: spit([12, 10, 0]) } }).fly('A', 'level-straight', 'F5 END')
    expect(asked(play)).toBe('Does A1 fire? In its sights: B1 (3 SU, needs 5) and C1 (4.1 SU, needs 6).')
    expect(label(play, play.attacking([[0, 'B1']]))).toBe('Fire 1 gun at B1')
    expect(label(play, { type: 'earlyAttack', seat: 'allies', shots: [{ weapon: 0, target: 'B1' }] })).toBe(
      'Fire 1 gun at B1 before moving',
    )
    const hint = words.hint?.([play.attacking([[0, 'B1']])], seen(play, 'allies'))
    expect(hint).toBe('B1: needs 5, 0.5 points on average, 0% to shoot it down.')
  })

  test('a long list of targets still fits a button', () => {
    const shots = Array.from({ length: 8 }, (_, weapon) => ({ weapon, target: `a-very-long-name-${weapon}` }))
    expect(label(at(''), { type: 'attack', seat: 'allies', shots })).toBe('Fire 8 guns at 8 aircraft')
  })

  test('odds and warnings', () => {
    const hint = (play: Play, action: Action): string | undefined => words.hint?.([action], seen(play, 'allies'))
    const edge = on({ allies: { A: spit([12, 33, 0]) } })
    const straight: Action = { type: 'setPlot', seat: 'allies', group: 'A', marker: 'level-straight' }
    expect(hint(edge, straight)).toBe('A1 would have to leave the table.')
    expect(hint(edge, { ...straight, marker: 'level-left' } as Action)).toBe('A1 would have to leave the table.')
    expect(hint(on({ allies: { A: spit([12, 10, 0]) } }), straight)).toBeUndefined()
    expect(hint(edge.fly('A', 'level-straight'), { type: 'forward', seat: 'allies', distance: 4 })).toBe(
      'A1 would leave the table and be lost.',
    )
    expect(hint(at('F4'), { type: 'attemptTightTurn', seat: 'allies' })).toBe(
      'Comes off 100% of the time; otherwise the move ends.',
    )
    expect(hint(on({}).plot(), { type: 'flipCard', seat: 'referee' })).toBe('Red 50%, black 50%.')
  })
})

// ---------------------------------------------------------------------------------------- refusals

describe('refusals', () => {
  const play = on({ allies: { blue: spit([12, 10, 0]) } }).fly('blue', 'level-straight', 'F3')
  const refused = (order: Action, at: Play = play): readonly string[] =>
    spittingFire.check(at.state, order).map((violation) => refusalOf(words, violation, seen(at, 'allies')))

  test('what a friend would say, with numbers', () => {
    expect(refused({ type: 'turn', seat: 'allies', angle: -60 })).toEqual([
      "The marker is straight: fly 8 SU before you turn. You've flown 3.",
      "Too soon to turn: fly 4 SU straight ahead first. You've flown 3.",
    ])
    expect(refused({ type: 'forward', seat: 'allies', distance: 20 })).toEqual([
      'That takes 20 MP, and you have 9 left.',
    ])
    expect(refused({ type: 'endMovement', seat: 'allies' })).toEqual([
      "Keep flying: spend at least 5 MP before you stop. You've spent 3.",
    ])
  })

  test('guns, arcs and planes by name; what nobody knows is not repeated', () => {
    const shots = [{ weapon: 2, target: 'Far1' }]
    const firing = on({ allies: { blue: spit([12, 10, 0]) } }).fly('blue', 'level-straight', 'F5 END')
    expect(refused({ type: 'attack', seat: 'allies', shots }, firing)).toEqual([
      "Far1 is at level 3 and you're at 5: fire at your own level only.",
      expect.stringMatching(/^Far1 is 15.\d+ SU away: guns reach 6\.$/),
      'Far1 is not in the forward fixed (FF) arc of weapon 3 (LMG).',
    ])
    expect(refused({ type: 'attack', seat: 'allies', shots: [{ weapon: 2, target: 'Nobody' }] }, firing)).toEqual([
      "There's no plane of that name to choose here.",
    ])
  })

  test('the kernel’s refusals, in the words of this game', () => {
    expect(refused({ type: 'attack', seat: 'allies', shots: [] })).toEqual([
      '“Attack” belongs to “Action phase: attack”, and this is “Action phase: movement”.',
    ])
    expect(refused({ type: 'endMovement', seat: 'axis' })).toEqual([
      "The Axis will have to wait: it's up to the Allies now.",
    ])
    const shape = { rule: 'CORE-SHAPE', code: 'out-of-range', message: 'distance must be small.', facts: {} } as const
    expect(refusalOf(words, shape)).toBe('distance must be small.')
  })

  test.each(Object.keys(messages))('%s is filled and ends as a sentence ends', (code) => {
    const template = messages[code as keyof typeof messages]
    const facts = Object.fromEntries(
      [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, FACTS[name] ?? 3]),
    )
    const text = refusalOf(words, { rule: 'SF-GEO-01', code, message: '', facts }, seen(play, 'allies'))
    expect(text).toMatch(/^[\p{Lu}\d“].*[.!?]$/u)
    expect(text).not.toMatch(/[{}]|undefined|null|-1|[a-z][A-Z]/)
  })

  const FACTS: Readonly<Record<string, string | number>> = {
    ...{
      kind: 'tight-turn',
      id: 'blue1',
      plane: 'blue1',
      target: 'Far1',
      other: 'Far1',
      first: 'Far1',
      second: 'Far1',
    },
    ...{ group: 'blue', card: 'spitfire', field: 'maxAlt', expected: 'left', faction: 'allies', nation: 'USA' },
    ...{ marker: 'climb-left', arc: 'FF' },
  }
})

// ---------------------------------------------------------------------------------------- secrets

describe('secrets', () => {
  test('SF-PLOT-03 a face-down marker is told to its owner only', () => {
    const play = on({ allies: { A: spit([12, 10, 0]), B: flight('wildcat', 5, [3, 3, 0]) } })
    const plot = (group: string): Action => ({ type: 'setPlot', seat: 'allies', group, marker: 'climb-left' })
    const plotted = play.take(plot('A'))
    expect(said(plotted, 'allies')).toEqual(['Group A gets Climb Left, face down.'])
    for (const seat of ['axis', 'spectator'] as const) {
      expect(said(plotted, seat)).toEqual(['Group A has its marker, face down.'])
      expect(words.ask(seen(plotted, seat))).not.toContain('Climb')
    }
    expect(said(play.take(plot('A'), plot('B')), 'axis')).toEqual(['Groups A and B have their markers, face down.'])
    const choose: Action = { type: 'activateGroup', seat: 'allies', group: 'A' }
    const up = plotted.plot({ A: 'climb-left' }).flip('black')
    expect(label(up, choose, 'allies')).toBe('Group A: 1 Spitfire at level 5, Climb Left')
    expect(label(up, choose)).toBe('Group A: 1 Spitfire at level 5')
  })
})
