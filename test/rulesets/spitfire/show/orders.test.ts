import { describe, expect, it } from 'vitest'
import { labelOf } from '../../../../src/core/words/index.js'
import { words } from '../../../../src/rulesets/spitfire/show/words.js'
import { type Action, type Seat, type Spitfire, type State, spitfire } from '../../../../src/rulesets/spitfire/shown.js'
import { NE, type Play, start } from '../fixture.js'
import { ask, astern, label, seen } from './heard.js'

// ---------------------------------------------------------------------------------------- questions, labels, hints

describe('questions', () => {
  it('say whose aircraft, what is at stake and what is left', () => {
    const play = start({ placements: { F1: { speed: 8 } } })
    expect(ask(play, 'first')).toBe(
      'Level, climb or dive? Still to choose: Spitfires 1, 2 and 3 (level flight if you say nothing).',
    )
    expect(ask(play, 'second')).toBe('The Spitfires are choosing altitudes.')
    const fast = play.do({ type: 'closeAltitude', seat: 'first' })
    expect(ask(fast, 'first')).toBe(
      'How fast? Still to choose: Spitfires 1, 2 and 3 (as slow as possible if you say nothing).',
    )
    const climb = play.begin('F1', { mode: 'climb' })
    expect(ask(climb, 'first')).toBe(
      'Fly Spitfire 1, in 3020 at level 10, facing north: 8 of 8 MPs left, and it may start with a turn. It owes a climb step.',
    )
    const flying = play.begin('F1').path('F')
    expect(ask(flying, 'first')).toMatch(/7 of 8 MPs left, 2 hexes ahead before it can turn\.$/)
    expect(ask(flying.path('FF'), 'first')).toMatch(/5 of 8 MPs left, and it can turn\.$/)
    expect(ask(flying, 'spectator')).toBe('Spitfire 1 is moving: 7 MPs left.')
    expect(ask(flying.path('FFFFFFF'), 'first')).toMatch(/with no MPs left\. End its move\?$/)
    expect(ask(play.wait(), 'first')).toBe('Everyone has moved. On to combat?')
  })

  it('one aircraft at a time speak of that aircraft', () => {
    const play = start({ options: { segmentScope: 'aircraft' } })
    expect(ask(play, 'first')).toBe('Which aircraft goes next, and does it fly level, climb or dive?')
    const next = play.do(play.declare('F2', 'level'))
    expect(ask(next, 'first')).toBe('How fast will Spitfire 2 fly? It has been flying at 11.')
    expect(ask(next.do({ type: 'setSpeed', seat: 'first', plane: 'F2', speed: 11 }), 'first')).toBe(
      'Spitfire 2 is ready to move.',
    )
  })

  it('after a loss name those who are left', () => {
    const vee = start({ scenario: '9.3', period: 2, types: { first: 'hurricane1', second: 'bf109e3' } }).state
    const asking = (kind: 'nameLeader' | 'assignWing'): State => ({
      ...vee,
      phase: 'formation',
      agenda: [{ kind, waiting: ['second'] }],
      formations: { ...vee.formations!, second: { ...vee.formations!.second, leaders: ['S2'], joining: 'S4' } },
    })
    expect(ask({ state: asking('nameLeader') } as Play, 'second')).toBe(
      'Two of the Messerschmitts are left. Which one leads?',
    )
    const wing = { state: asking('assignWing') } as Play
    expect(ask(wing, 'second')).toBe('On which side of Messerschmitt 2 does Messerschmitt 4 join up?')
    expect(ask(wing, 'first')).toBe('The Messerschmitts are joining up.')
    expect(label(wing, { type: 'nameLeader', seat: 'second', plane: 'S2' })).toBe('Messerschmitt 2 leads')
    expect(label(wing, { type: 'assignWing', seat: 'second', zone: 'left' })).toBe('Join on the left')
  })

  it('before the types are chosen speak of Allies and Germans', () => {
    const { config } = spitfire.info.scenarios.find(({ id }) => id === 'free-choice')!
    const step = spitfire.setup({ ...config, seed: 'words' })
    if (!step.ok) throw new Error('no game')
    const play = { state: step.state } as Play
    expect(ask(play, 'first')).toBe('Which aircraft will you fly?')
    expect(ask(play, 'spectator')).toBe('The Allies and the Germans are choosing their aircraft.')
    expect(label(play, { type: 'chooseType', seat: 'first', chart: 'spit5' })).toBe('Spitfire-V')
    expect(words.hint?.([{ type: 'chooseType', seat: 'first', chart: 'spit5' }], seen(play, 'first'))).toBe(
      'Level Max 12, in a dive 15, turns 3/3, worth 30 points',
    )
  })
})

describe('labels and hints', () => {
  const at = () => start({ placements: { F1: { speed: 8, altitude: 3 } } })
  const hint = (play: Play, action: Action) => words.hint?.([action], seen(play, action.seat as Seat))

  it('of decisions', () => {
    const play = at()
    expect(label(play, play.declare('F1', 'level'))).toBe('Spitfire 1: fly level')
    expect(label(play, play.declare('F1', 'hdive', 1))).toBe('Spitfire 1: drift down 1 level, to level 2')
    expect(label(play, play.declare('F1', 'vdive', 2))).toBe('Spitfire 1: dive vertically 2 levels, to level 1')
    expect(label(play, play.declare('F1', 'hdive', 4))).toBe('Spitfire 1: dive 4 levels, into the ground')
    expect(hint(play, play.declare('F1', 'hdive', 4))).toBe('Leaves play and counts as shot down')
    expect(hint(play, play.declare('F1', 'hdive', 1))).toBeUndefined()
    const speed = (to: number): Action => ({ type: 'setSpeed', seat: 'first', plane: 'F1', speed: to })
    expect([8, 10].map((to) => label(play, speed(to)))).toEqual(['Spitfire 1: speed 8', 'Spitfire 1: speed 10 (+2)'])
    expect([11, 12].map((to) => hint(play, speed(to)))).toEqual([undefined, 'A Dive speed: Level Max is 11'])
  })

  it('of a move', () => {
    const play = start({ placements: { F1: { hex: '6020', facing: NE, speed: 8 } } }).begin('F1')
    expect(spitfire.legalActions(play.state).map((one) => label(play, one))).toEqual([
      'Ahead off the east edge',
      'Start with a turn left to the north',
      'Start with a turn right to the southeast',
      'Snap roll left to 6019 (6 MPs)',
      'Snap roll right off the east edge (6 MPs)',
    ])
    expect(hint(play, { type: 'forward', seat: 'first' })).toBe('Leaves play and counts as shot down')
    const climb = at().begin('F1', { mode: 'climb' })
    expect(label(climb, { type: 'climb', seat: 'first', steps: 2 })).toBe('Climb 2 steps (2 MPs)')
    const done = climb.path('ccFFFFFF')
    expect(spitfire.legalActions(done.state).map((one) => label(done, one))).toEqual([
      'End the move',
      'End the move, slowing to 7',
      'End the move, slowing to 6',
    ])
    const ready = start({ placements: { F1: { speed: 8, prepared: 'wingOver' } } }).begin('F1')
    expect(label(ready, { type: 'wingOver', seat: 'first', hand: 'left', hexsides: 2 })).toBe(
      'Wing over left to the southwest (3 MPs)',
    )
    expect(label(ready, { type: 'splitS', seat: 'first', hand: 'left', hexsides: 1 })).toBe(
      'Split-S left to the northwest (1 MP)',
    )
  })

  it('of rules 10 and 11', () => {
    const play = start({ options: { hexSpace: true, interAltitude: true }, placements: { F1: { speed: 3 } } })
    const move = play.begin('F1', { mode: 'climb' })
    const ahead = (toward: 'left' | 'right'): Action => ({ type: 'forward', seat: 'first', toward })
    expect([ahead('left'), ahead('right')].map((one) => label(move, one))).toEqual([
      'Ahead left to 3019',
      'Ahead right to 3120',
    ])
    const done = move.do({ type: 'climb', seat: 'first', steps: 1 }, ahead('left'), ahead('left'))
    expect(spitfire.legalActions(done.state).map((one) => label(done, one))).toEqual([
      'End the move, nose up',
      'End the move, leveling off',
    ])
  })

  it('of fire, with its odds', () => {
    const play = astern({ fireDeclaration: 'lockedBeforeDice' }, 5)
    const shot = play.fire('first', 'F1', 'S1')
    expect(label(play, shot)).toBe('Spitfire 1 fires at Messerschmitt 1, range 3')
    expect(hint(play, shot)).toBe('Hits on 5 or less, 1.5 on average; 3 or less brings it down')
    expect(label(play, { type: 'lockFire', seat: 'first' })).toBe('Hold all fire')
    const aimed = play.do(shot)
    expect(label(aimed, { type: 'lockFire', seat: 'first' })).toBe('Targets are set')
    const ready = aimed.do({ type: 'lockFire', seat: 'first' })
    const roll: Action = { type: 'rollFire', seat: 'referee' }
    expect(labelOf<Spitfire>(words, roll, seen(ready))).toBe('Roll for 1 shot')
    expect(ask(ready, 'spectator')).toBe('Roll the dice: 1 shot to resolve.')
  })
})
