import { describe, expect, it } from 'vitest'
import { words } from '../../../../src/rulesets/spitfire/show/words.js'
import { type Action, spitfire } from '../../../../src/rulesets/spitfire/shown.js'
import { type Play, start } from '../fixture.js'
import { ask, astern, label, seen, sentence, told } from './heard.js'

// ---------------------------------------------------------------------------------------- the log

describe('a log', () => {
  it('opens with who flies what and where', () => {
    expect(told(start())).toEqual([
      'Scenario 9.1: Air superiority, August 1940.',
      'The First Player flies the Spitfire-I, maximum speed 14.',
      'Spitfire 1 starts in 3020 at level 10, speed 11, facing north.',
      'Spitfires 2 and 3 start in 0530 and 1030 at level 5, speed 11, facing north.',
      'The Second Player flies the Bf.109E-3, maximum speed 14.',
      'Messerschmitts 1, 2 and 3 start in 4530, 5030 and 5530 at level 3, speed 9, facing north.',
      'The Messerschmitts begin with 20 points.',
      'Turn 1: the Spitfires move.',
    ])
  })

  it('tells decisions once for all that are alike', () => {
    const play = start().do(start().declare('F1', 'climb'), { type: 'closeAltitude', seat: 'first' })
    expect(told(play)).toEqual(['Spitfire 1 will climb.', 'Spitfires 2 and 3 will fly level.'])
    expect(told(play.do({ type: 'closeSpeed', seat: 'first' }))).toEqual(['Spitfires 1, 2 and 3 hold speed 11.'])
    expect(sentence(play, { type: 'speedSet', plane: 'F1', from: 6, to: 8 })).toBe('Spitfire 1 speeds up from 6 to 8.')
    expect(
      [1, 3].map((levels) => sentence(play, { type: 'altitudeDeclared', plane: 'S1', mode: 'hdive', levels })),
    ).toEqual(['Messerschmitt 1 will drift down 1 level.', 'Messerschmitt 1 will dive 3 levels.'])
  })

  it('tells a move by its headings', () => {
    const at = start({ placements: { F1: { speed: 8 } } })
    const flown = at.begin('F1').path('FFFLFFF')
    expect(told(flown)).toEqual([])
    expect(told(flown.path('L').end())).toEqual([
      'Spitfire 1 flies 3 hexes north and 3 northwest to 2716, facing southwest: level 10, speed 8.',
    ])
  })

  it('tells climbs, what they cost and what they set up', () => {
    const at = start({ placements: { F1: { speed: 4, climbStep: 15 } } })
    expect(told(at.fly('F1', { mode: 'climb', path: 'ccFF', bleed: 1 }))).toEqual([
      'Spitfire 1 trades speed for height: 4 down to 3.',
      'Spitfire 1 flies 2 hexes north to 3018, climbing 2 steps: level 11, speed 3.',
    ])
    expect(told(at.fly('F1', { mode: 'climb', path: 'cccc' }))).toEqual([
      'Spitfire 1 climbs 4 steps in 3020, facing north: level 11, speed 4. It can wing over next.',
    ])
  })

  it('tells dives, rolls and reversals', () => {
    const at = start({ placements: { F1: { speed: 11, altitude: 10 } } })
    const dive = at.begin('F1', { mode: 'vdive', levels: 4 })
    expect(told(dive).at(-1)).toBe('Spitfire 1 dives vertically from level 10 to 6, for 7 MPs.')
    expect(told(dive.path('FFFF').end())).toEqual([
      'Spitfire 1 flies 4 hexes north to 3016: level 6, speed 11. It can fly a split-S next.',
    ])
    expect(told(at.begin('F1', { mode: 'hdive', levels: 3 })).at(-1)).toBe('Spitfire 1 dives from level 10 to 7.')
    expect(told(at.begin('F1', { mode: 'hdive', levels: 1 })).at(-1)).toBe('Spitfire 1 drifts down from level 10 to 9.')
    expect(told(at.begin('F1').path('<'))).toEqual(['Spitfire 1 snap rolls left from 3020 to 2920, for 6 MPs.'])
    const ready = (prepared: 'wingOver' | 'splitS') => start({ placements: { F1: { speed: 8, prepared } } }).begin('F1')
    expect(told(ready('wingOver').path('W3R'))).toEqual(['Spitfire 1 wings over to face south, for 5 MPs.'])
    expect(told(ready('splitS').path('S1L'))).toEqual(['Spitfire 1 flies a split-S to face northwest, for 1 MP.'])
  })

  it('tells who leaves, and whether it is lost', () => {
    const play = start()
    const left = (edge: string, safe: boolean, id = 'F1', on: Play = play) =>
      sentence(on, { type: 'planeLeft', plane: id, edge, safe })
    expect(left('north', true)).toBe('Spitfire 1 flies off the north edge of the map, its mission done.')
    expect(left('west', false)).toBe(
      'Spitfire 1 flies off the west edge of the map with its mission incomplete and counts as shot down.',
    )
    expect(left('below', false)).toBe('Spitfire 1 dives into the ground.')
    expect(left('below', true)).toBe('Spitfire 1 dives below level 1 and out of the fight, its mission done.')
    const raid = start({ scenario: '9.2', period: 2, types: { first: 'hurricane1', second: 'he111h3' } })
    expect(left('east', false, 'F1', raid)).toBe(
      'Hurricane 1 flies off the east edge of the map and counts as shot down.',
    )
    expect(sentence(raid, { type: 'targetPassed', plane: 'S1', hex: '1323', passes: 1 })).toBe(
      'Heinkel 1 bombs the target in 1323.',
    )
    expect(sentence(raid, { type: 'targetPassed', plane: 'S1', hex: '1323', passes: 2 })).toBe(
      'Heinkel 1 bombs the target in 1323, its pass number 2.',
    )
    expect(sentence(play, { type: 'stackingWaived', plane: 'F1' })).toMatch(/^Spitfire 1 can't help ending/)
    expect(sentence(play, { type: 'planeShotDown', plane: 'F1', cause: 'map' })).toBeUndefined()
  })

  it('tells speed lost to damage and on leaving a dive', () => {
    const slower = (reason: string) =>
      sentence(start(), { type: 'speedClamped', plane: 'F1', from: 13, to: 11, reason })
    expect(slower('damage')).toBe('The damage slows Spitfire 1 from 13 to 11.')
    expect(slower('leave-dive')).toBe(
      'Spitfire 1 pulls out and slows from 13 to 11, the most it can fly without diving.',
    )
  })

  it('tells attitudes under rule 11 only', () => {
    const set = (attitude: string, interAltitude: boolean) =>
      sentence(start({ options: { interAltitude } }), { type: 'attitudeSet', plane: 'F1', attitude })
    expect(['level', 'climb', 'dive'].map((attitude) => set(attitude, true))).toEqual([
      'Spitfire 1 levels off.',
      'Spitfire 1 keeps its nose up and can fire only at higher targets.',
      'Spitfire 1 keeps its nose down and can fire only at lower targets.',
    ])
    expect(set('climb', false)).toBeUndefined()
  })
})

// ---------------------------------------------------------------------------------------- fire

const rolled = (play: Play, ...rolls: readonly number[]): Play => play.do({ type: 'rollFire', seat: 'referee', rolls })

describe('fire', () => {
  it('is told with range, die and effect, a miss with what it needed', () => {
    const play = astern({ fireDeclaration: 'lockedBeforeDice' })
    expect(told(play)).toContain('The Messerschmitts have no more fire to declare.')
    const aimed = play.do(play.fire('first', 'F1', 'S1'))
    expect(told(aimed)).toEqual(['Spitfire 1 takes aim at Messerschmitt 1.'])
    expect(told(aimed.do(aimed.fire('first', 'F1', null)))).toEqual(['Spitfire 1 holds fire after all.'])
    const ready = aimed.do({ type: 'lockFire', seat: 'first' })
    expect(told(rolled(ready, 1)).slice(0, 3)).toEqual([
      'Spitfire 1 fires at Messerschmitt 1 at range 3 and rolls 1: 3 hits.',
      'Messerschmitt 1 takes 3 hits: top speed down from 14 to 11. It goes down at 7.',
      'The Spitfires score 3 points for hits.',
    ])
    expect(told(rolled(ready, 6))[0]).toBe(
      'Spitfire 1 fires at Messerschmitt 1 at range 3 and rolls 6: a miss; it needed 5 or less.',
    )
  })

  it('that brings one down is told with the points, hits before it taken off', () => {
    const play = astern({ fireDeclaration: 'lockedBeforeDice' }, 5)
    const ready = play.do(play.fire('first', 'F1', 'S1'), { type: 'lockFire', seat: 'first' })
    expect(told(rolled(ready, 1)).slice(0, 5)).toEqual([
      'Spitfire 1 fires at Messerschmitt 1 at range 3 and rolls 1: 3 hits.',
      'Messerschmitt 1 takes 3 hits: top speed down from 9 to 7, its Destruct Point.',
      'Messerschmitt 1 is shot down!',
      'The Spitfires score 20 points for the kill (25, less 5 for earlier hits).',
      'Turn 1: the Messerschmitts move.',
    ])
  })

  it('SP-7F-9 that is sealed is known to its owner alone until it is shown', () => {
    const play = astern({ fireDeclaration: 'sealed' })
    const aimed = play.do(play.fire('first', 'F1', 'S1'))
    expect(told(aimed, 'first')).toEqual(['Spitfire 1 takes aim at Messerschmitt 1.'])
    expect([told(aimed, 'second'), told(aimed)]).toEqual([[], []])
    const questions = (at: Play) => (['second', 'spectator'] as const).map((seat) => ask(at, seat))
    expect(questions(aimed)).toEqual(questions(play))
    expect(ask(aimed, 'first')).toBe('Who fires at whom? You have 1 shot declared.')
    expect(told(aimed.do({ type: 'lockFire', seat: 'first' }))).toEqual([
      'The Spitfires have no more fire to declare.',
      'Fire is shown: Spitfire 1 at Messerschmitt 1.',
    ])
  })

  it('of several guns names the gun', () => {
    const types = { first: 'spit1', second: 'bf110c3' }
    const play = start({ types })
    const shot = { type: 'shotResolved', plane: 'S1', gun: 'rear', target: 'F1', range: 1, die: 6, damage: 0 }
    expect(sentence(play, shot)).toMatch(
      /^Messerschmitt 1's rear gun fires at Spitfire 1 at range 1 and rolls 6: a miss/,
    )
    const hold: Action = { type: 'declareFire', seat: 'second', plane: 'S1', gun: 'fwd', target: null }
    expect(label(play, hold)).toBe("Messerschmitt 1's forward gun holds fire")
  })

  it('on large bombers counts in two hits a step', () => {
    const raid = start({ scenario: '9.2', period: 2, types: { first: 'hurricane1', second: 'he111h3' } })
    const hit = (points: number, maxSpeed: number) =>
      sentence(raid, { type: 'damageApplied', plane: 'S1', points, from: 10, maxSpeed, halfHit: true })
    expect(hit(1, 10)).toBe('Heinkel 1 takes 1 hit and shrugs it off, but one more costs it speed.')
    expect(hit(3, 9)).toBe(
      'Heinkel 1 takes 3 hits: top speed down from 10 to 9, and one more hit costs the next step. It goes down at 5.',
    )
    const scored = (rule: string, points: number) =>
      sentence(raid, { type: 'pointsScored', rule, seat: 'second', points })
    expect(['SP-9.2-4', 'SP-9.2-5'].map((rule) => scored(rule, 10))).toEqual([
      'The Heinkels score 10 points for the pass.',
      'The Heinkels score 10 points for a bomber home.',
    ])
  })
})

// ---------------------------------------------------------------------------------------- formations and ends

describe('formations and ends', () => {
  const vee = () => start({ scenario: '9.3', period: 2, types: { first: 'hurricane1', second: 'bf109e3' } })

  it('are told by their roles', () => {
    expect(told(vee())).toContain(
      'The Hurricanes fly in a Vee: Hurricane 2 leads, with Hurricane 1 on the left and Hurricane 3 on the right.',
    )
    expect(told(vee())).toContain(
      'The Messerschmitts fly in a Schwarm: Messerschmitt 2 leads Messerschmitt 1 and Messerschmitt 3 leads Messerschmitt 4.',
    )
    const changed = (leader: string | null, joining: string | null) =>
      sentence(vee(), { type: 'formationChanged', seat: 'second', kind: 'vee', leader, joining })
    expect(changed('S2', null)).toBe('Messerschmitt 2 leads the Messerschmitts that are left.')
    expect(changed('S2', 'S4')).toBe(
      'Messerschmitt 2 leads the Messerschmitts that are left; Messerschmitt 4 holds its fire until it has joined up.',
    )
    expect(changed(null, null)).toBe('The Messerschmitts have two left and must name a leader.')
    const joined = (zone: string) => sentence(vee(), { type: 'planeJoined', plane: 'S4', zone })
    expect(joined('left')).toBe('Messerschmitt 4 joins up on the left of its leader.')
    expect(joined('both')).toBe('Messerschmitt 4 joins up with its leader.')
    const checked = { type: 'formationChecked', seat: 'first', when: 'beginning', result: 'waived', rule: 'SP-9.3-13' }
    expect(sentence(vee(), checked)).toBe('The Hurricanes need not be in formation this once, after their loss.')
  })

  it('SP-9.3-12 that are broken are told, and warned of before', () => {
    const away = vee().do({ type: 'closeAltitude', seat: 'first' }, { type: 'closeSpeed', seat: 'first' })
    const flown = away.do({ type: 'beginMove', seat: 'first', plane: 'F1' }).path('sRFFFFFFFFF').end().wait()
    expect(words.hint?.([{ type: 'endPhase', seat: 'first' }], seen(flown, 'first'))).toBe(
      'Hurricane 1 is out of formation: this loses the game',
    )
    expect(told(flown.do({ type: 'endPhase', seat: 'first' }))).toEqual([
      'Hurricane 1 is out of its place to the left behind Hurricane 2: the Hurricanes have broken formation.',
      'The Messerschmitts win the game, with nobody lost.',
    ])
  })

  it('are told with the score', () => {
    const end = (play: Play, facts: object) => sentence(play, { type: 'gameEnded', rule: 'SP-9.1-9', ...facts })
    expect(end(start(), { winner: 'second', first: 7, second: 20 })).toBe(
      'The Messerschmitts win the game, 20 points to 7.',
    )
    expect(end(start(), { winner: 'draw', first: 20, second: 20, rule: 'SP-9-8' })).toBe(
      'Both agree to stop. The game is a draw, 20 points each.',
    )
    expect(end(vee(), { winner: 'first', first: 3, second: 1, rule: 'SP-9.3-17' })).toBe(
      'The Hurricanes win the game, 1 Hurricane and 3 Messerschmitts lost.',
    )
    expect(end(vee(), { winner: 'second', first: 0, second: 2, rule: 'SP-9.3-16' })).toBe(
      'The straggler did not join up in time. The Messerschmitts win the game, 2 Hurricanes and no Messerschmitts lost.',
    )
  })

  it('SP-9-8 offers to stop are told and answered', () => {
    const offered = start({ turn: 11 }).do({ type: 'offerEnd', seat: 'first' })
    expect(told(offered)).toEqual(['The Spitfires offer to stop here.'])
    expect(ask(offered, 'second')).toBe(
      'The Spitfires offer to stop here, with 20 points for you and 0 for them. Do you agree?',
    )
    expect(ask(offered, 'first')).toBe('The Messerschmitts are thinking over the offer to stop.')
    expect(spitfire.legalActions(offered.state).map((one) => label(offered, one))).toEqual([
      'Agree to stop here',
      'Play on',
    ])
    expect(told(offered.do({ type: 'refuseEnd', seat: 'second' }))).toEqual(['The Messerschmitts want to play on.'])
    const over = offered.do({ type: 'agreeEnd', seat: 'second' })
    expect(told(over)).toEqual(['Both agree to stop. The Messerschmitts win the game, 20 points to 0.'])
    expect(ask(over, 'first')).toBe('The game is over.')
    expect(sentence(start(), { type: 'resigned', seat: 'first' })).toBe('The Spitfires resign.')
  })
})
