/** One rule at a time: what it refuses beside what it allows, and what it tells. */
import { describe, expect, it } from 'vitest'
import { type Action, charts, spitfire } from '../../../../src/rulesets/spitfire/shown.js'
import { N, type Play, S, type Setting, start } from '../fixture.js'

const spit = charts.find(({ id }) => id === 'spit1')!
const at = (speed: number, more: Setting = {}): Play =>
  start({ ...more, placements: { ...more.placements, F1: { speed, ...more.placements?.F1 } } })
const german = (type: string, placement: object, others: Setting['placements'] = {}): Play =>
  start({ first: 'german', types: { first: type, second: 'spit1' }, placements: { F1: placement, ...others } })
const order = (type: string, more: object = {}): Action => ({ type, seat: 'first', ...more }) as Action
const speed = (to: number): Action => order('setSpeed', { plane: 'F1', speed: to })
const told = (play: Play, type: string, rule: string, facts: object = {}) =>
  expect(play.events).toContainEqual(expect.objectContaining({ type, rule, ...facts }))

describe('the sequence of play', () => {
  it('SP-5.1-1 First moves, both fire, Second moves, both fire, and again', () => {
    const second = start().onward('F1', 'F2', 'F3')
    const next = second.onward('S1', 'S2', 'S3')
    const phases = [...second.events, ...next.events].flatMap((event) =>
      event.type === 'phaseBegan' ? [[event.rule, event.turn, event.seat, event.phase]] : [],
    )
    expect(phases).toEqual([
      ['SP-5.1-1', 1, 'first', 'combat'],
      ['SP-5.1-1', 1, 'second', 'movement'],
      ['SP-5.1-1', 1, 'second', 'combat'],
      ['SP-5.1-1', 2, 'first', 'movement'],
    ])
  })
  it('SP-5.2-1 altitude, then speed, then movement', () => {
    const events = [...start().events, ...start().onward('F1', 'F2', 'F3').events]
    const segments = events.flatMap((event) =>
      event.type === 'segmentBegan' && event.seat === 'first' ? [[event.rule, event.segment]] : [],
    )
    expect(segments).toEqual(['A', 'B', 'C'].map((segment) => ['SP-5.2-1', segment]))
    start().refuses(speed(11), 'CORE-PHASE wrong-phase')
  })
  it('SP-5.2-2 all decide together, or each aircraft for itself', () => {
    start().allows(order('closeAltitude'))
    const alone = at(8, { options: { segmentScope: 'aircraft' } })
    alone.refuses(order('closeAltitude'), 'SP-5.2-2 one-at-a-time')
    const decided = alone.do(alone.declare('F1', 'level'))
    decided.allows(speed(8))
    decided.refuses(order('setSpeed', { plane: 'F2', speed: 11 }), 'SP-5.2-2 move-in-progress')
  })
  it('SP-5.2-3 only a dive has levels, and it must', () => {
    const play = at(9)
    play.refuses(play.declare('F1', 'level', 2), 'SP-5.2-3 bad-levels').allows(play.declare('F1', 'level'))
    play.refuses(play.declare('F1', 'climb', 1), 'SP-5.2-3 bad-levels').allows(play.declare('F1', 'climb'))
    play.refuses(play.declare('F1', 'hdive', 0), 'SP-6D-5 bad-levels').allows(play.declare('F1', 'hdive', 1))
    told(play.do(play.declare('F1', 'hdive', 2)), 'altitudeDeclared', 'SP-5.2-3', { mode: 'hdive', levels: 2 })
  })
  it('SP-5.2-5 a drift is declared like any dive', () => {
    const play = at(9)
    told(play.do(play.declare('F1', 'hdive', 1)), 'altitudeDeclared', 'SP-5.2-5', { mode: 'hdive', levels: 1 })
    const begun = (mode: 'hdive' | 'level', levels: number) => play.begin('F1', { mode, levels }).plane('F1').altitude
    expect([begun('hdive', 1), begun('level', 0)]).toEqual([9, 10])
  })
  it('SP-5.2-4 who has declared a climb climbs at least one step', () => {
    const last = at(8).begin('F1', { mode: 'climb' }).path('FFFFFFF')
    last.refuses(order('forward'), 'SP-5.2-4 climb-duty').allows(order('climb', { steps: 1 }))
    at(8).begin('F1').path('FFFFFFF').allows(order('forward'))
  })
  it('SP-5.2-6, SP-6A-2 the speed decided is the Current Speed from then on', () => {
    const faster = at(6).begin('F1', { speed: 9 })
    expect([faster.plane('F1').speed, faster.state.move?.left]).toEqual([9, 9])
    const next = faster.path('FFFFFFFFF').end().rest().rest().do(order('closeAltitude'))
    next.refuses(speed(8), 'SP-6A-3 too-slow').allows(speed(9))
  })
  it('SP-5.2-8 nobody moves in the phase of the other', () => {
    const play = at(8)
    const level = { mode: 'level', levels: 0 } as const
    play.refuses({ type: 'declareAltitude', seat: 'second', plane: 'S1', ...level }, 'SP-5.2-8 passive-side')
    play.refuses(order('declareAltitude', { plane: 'S1', ...level }), 'SP-5.2-8 not-your-aircraft')
    play.allows(order('declareAltitude', { plane: 'F1', ...level }))
  })
  it('SP-5.2-9 a closed segment is closed', () => {
    const closed = at(8).do(order('closeAltitude'))
    closed.refuses(closed.declare('F1', 'level'), 'SP-5.2-9 segment-closed').allows(speed(9))
    closed.do(order('closeSpeed')).refuses(speed(9), 'SP-5.2-9 segment-closed')
  })
})

describe('dives and climbs', () => {
  it('SP-2.47-2 the track is the most that a dive may be, or exactly what it is', () => {
    const play = german('bf109e3', { speed: 8 })
    play.allows(play.declare('F1', 'vdive', 1)).allows(play.declare('F1', 'vdive', 7))
    play.refuses(play.declare('F1', 'vdive', 8), 'SP-2.47-2 too-deep')
    const exact = at(9, { options: { diveDepth: 'exact' } })
    exact.refuses(exact.declare('F1', 'vdive', 2), 'SP-2.47-2 not-exact').allows(exact.declare('F1', 'vdive', 3))
  })
  it('SP-2.47-3 the track is read at the speed of the phase', () => {
    const play = at(8)
    const decided = play.do(play.declare('F1', 'hdive', 3), order('closeAltitude'))
    decided.refuses(speed(8), 'SP-2.47-3 dive-not-supported').allows(speed(9))
    const previous = at(8, { options: { diveSpeedBasis: 'previous' } })
    previous.refuses(previous.declare('F1', 'hdive', 3), 'SP-6D-5 too-deep').allows(previous.declare('F1', 'hdive', 2))
  })
  it('SP-6B-2 a start turn may follow a dive, and nothing else', () => {
    const dived = at(10).begin('F1', { mode: 'vdive', levels: 1 })
    const turn = order('startTurn', { hand: 'right' })
    told(dived.do(turn), 'planeTurned', 'SP-6B-2', { mps: 1 })
    dived.path('F').refuses(turn, 'SP-6B-1 not-first')
  })
  it('SP-6C-1, SP-6D-3 no climbing in a level phase, nor in a dive', () => {
    const climb = order('climb', { steps: 1 })
    at(8).begin('F1').refuses(climb, 'SP-6C-1 not-climbing')
    at(8).begin('F1', { mode: 'hdive', levels: 1 }).refuses(climb, 'SP-6D-3 diving')
    at(8).begin('F1', { mode: 'climb' }).allows(climb)
  })
  it('SP-6C-8, SP-6D-14 the nose stays up or down until the next altitude decision', () => {
    const climbed = at(8).fly('F1', { mode: 'climb', path: 'FFFFFFFc' })
    told(climbed, 'attitudeSet', 'SP-6C-8', { plane: 'F1', attitude: 'climb' })
    const dived = at(8).fly('F1', { mode: 'hdive', levels: 1, path: 'FFFFFFFF' })
    told(dived, 'attitudeSet', 'SP-6D-14', { plane: 'F1', attitude: 'dive' })
    expect([climbed, dived].map((play) => play.rest().plane('F1').attitude)).toEqual(['climb', 'dive'])
    expect([climbed, dived].map((play) => play.rest().rest().plane('F1').attitude)).toEqual(['level', 'level'])
  })
  it('SP-6C-9 at level 20 the ring ends at its last box', () => {
    const high = (climbStep: number, options = {}) =>
      at(8, { options, placements: { F1: { altitude: 20, climbStep } } })
    const begun = high(15).begin('F1', { mode: 'climb' })
    begun.allows(order('climb', { steps: 1 })).refuses(order('climb', { steps: 2 }), 'SP-6C-9 ceiling')
    const full = high(16)
    full.refuses(full.declare('F1', 'climb'), 'SP-6C-9 ceiling')
    high(16, { ceiling: 'none' }).allows(full.declare('F1', 'climb'))
  })
  it('SP-6D-11 a fuel-injected engine gathers speed in any vertical dive', () => {
    const dive = (play: Play) => play.do(play.declare('F1', 'vdive', 1), order('closeAltitude'))
    told(dive(german('bf109e3', { speed: 8 })).do(speed(12)), 'speedSet', 'SP-6D-11', { from: 8, to: 12 })
    dive(at(8)).refuses(speed(9), 'SP-6D-10 no-injection').allows(speed(8))
  })
})

describe('movement', () => {
  it('SP-6-1 one aircraft after the other, until all have moved', () => {
    const begin = (plane: string) => order('beginMove', { plane })
    const play = at(8).do(order('closeAltitude'), order('closeSpeed'))
    play.refuses(order('forward'), 'SP-6-1 no-move').refuses(order('endPhase'), 'SP-6-1 aircraft-left')
    const begun = play.allows(begin('F2')).do(begin('F1'))
    begun.refuses(begin('F2'), 'SP-6-1 move-in-progress').allows(order('forward'))
    begun.path('FFFFFFFF').end().refuses(begin('F1'), 'SP-6-1 already-moved').allows(begin('F2'))
  })
  it('SP-6-2 there is one hex ahead, and no choice of hexes', () => {
    at(8)
      .begin('F1')
      .refuses(order('forward', { toward: 'left' }), 'SP-6-2 no-choice-of-hex')
      .allows(order('forward'))
  })
  it('SP-6G1-2 a Bf.110 cannot snap roll, though it may wing over', () => {
    const play = german('bf110c3', { speed: 10, prepared: 'wingOver' }).begin('F1')
    play.refuses(order('snapRoll', { hand: 'left' }), 'SP-6G1-2 cannot-roll')
    play.allows(order('wingOver', { hand: 'left', hexsides: 3 }))
  })
  it('SP-6G2-3 a bomber can neither wing over nor split-S', () => {
    const raid: Setting = { scenario: '9.2', first: 'allied', types: { first: 'spit1', second: 'ju87b2' } }
    const play = start({ ...raid, placements: { S1: { speed: 7, prepared: 'wingOver' } } })
      .rest()
      .begin('S1')
    for (const type of ['wingOver', 'splitS'] as const)
      play.refuses({ type, seat: 'second', hand: 'left', hexsides: 1 }, 'SP-6G2-3 cannot-maneuver')
  })
  it('SP-10-3 a turn at corners is 60 degrees, with the turn mode as ever', () => {
    const play = at(8, { options: { hexSpace: true }, placements: { F1: { facing: 1 } } }).begin('F1')
    const turn = order('turn', { hand: 'right' })
    play.path('FlFr').refuses(turn, 'SP-6B-4 turn-too-soon')
    told(play.path('FlFrFl').do(turn), 'planeTurned', 'SP-10-3', { facing: 2, mps: 1 })
  })
  it('SP-11-90 a drift may be kept as an attitude, level flight has none', () => {
    const play = at(3, { options: { interAltitude: true } })
    const end = (attitude: string) => order('endMove', { bleed: 0, attitude })
    const drifted = play.begin('F1', { mode: 'hdive', levels: 1 }).path('FFF')
    expect(drifted.do(end('keep')).plane('F1').attitude).toBe('dive')
    play.begin('F1').path('FFF').refuses(end('keep'), 'SP-11-90 level-keeps-none').allows(end('level'))
  })
  it('SP-11A-2 who levels off after a vertical dive has prepared no split-S', () => {
    const play = at(8, { options: { interAltitude: true } })
    const split = order('splitS', { hand: 'left', hexsides: 1 })
    const next = (attitude: 'keep' | 'level') =>
      play.fly('F1', { mode: 'vdive', levels: 1, path: 'F', attitude }).rest().rest().begin('F1')
    next('level').refuses(split, 'SP-11A-2 levelled-off')
    next('keep').allows(split)
  })
})

describe('fire', () => {
  const ahead = (hex: string) => ({ hex, altitude: 10, facing: S, speed: 3 }) as const
  const fight = (others: Setting['placements'], more: Setting = {}): Play =>
    start({ ...more, placements: { F1: { speed: 3 }, ...others } })
      .fly('F1', { path: 'FFF' })
      .rest()
  it('SP-7-1 own aircraft fire, at enemies', () => {
    const combat = fight({ S1: ahead('3014') })
    combat.refuses(combat.fire('first', 'F1', 'F2'), 'SP-7-1 no-target')
    combat.refuses(combat.fire('first', 'S1', 'F1'), 'SP-7-1 not-your-aircraft')
    combat.allows(combat.fire('first', 'F1', 'S1'))
  })
  it('SP-7C2-1 guns to the front and the rear, each at a target of its own', () => {
    const combat = german('bf110c3', { speed: 3 }, { S1: ahead('3015'), S2: ahead('3019') })
      .fly('F1', { path: 'FFF' })
      .rest()
    const shot = (target: string, gun: 'fwd' | 'rear') => combat.fire('first', 'F1', target, gun)
    expect(combat.refusal(shot('S1', 'rear'))).toContain('SP-7C2-1 out-of-field')
    expect(combat.refusal(shot('S2', 'fwd'))).toContain('SP-7C2-1 out-of-field')
    combat.refuses(combat.fire('first', 'F1', 'S1', 'all'), 'SP-7C2-1 no-gun')
    expect(combat.do(shot('S1', 'fwd'), shot('S2', 'rear')).state.fire?.shots).toHaveLength(2)
  })
  it('SP-7D-1 a gun has one target', () => {
    const both = { S1: ahead('3015'), S2: ahead('3014') }
    const combat = fight(both)
    const [one, two] = [combat.fire('first', 'F1', 'S1'), combat.fire('first', 'F1', 'S2')]
    expect(combat.do(one, two).state.fire?.shots).toMatchObject([{ plane: 'F1', target: 'S2' }])
    const open = fight(both, { options: { fireDeclaration: 'open' } })
    open.do({ ...one, rolls: [6] } as Action).refuses(two, 'SP-7D-1 already-fired')
  })
  it('SP-7F-9 sealed, both declare unseen, lock, and only then is it shown and rolled', () => {
    const combat = fight({ S1: ahead('3015') }, { options: { fireDeclaration: 'sealed' } })
    combat.refuses(combat.fire('first', 'F1', null), 'SP-7F-9 no-shot-declared')
    const [shot, answer] = [combat.fire('first', 'F1', 'S1'), combat.fire('second', 'S1', 'F1')]
    told(combat.do(answer), 'fireDeclared', 'SP-7F-9', { plane: 'S1', target: 'F1', audience: ['second'] })
    const seen = (seat: 'first' | 'second' | 'spectator') => spitfire.view(combat.do(answer).state, seat).fire?.shots
    expect([seen('first'), seen('spectator')]).toEqual([[], []])
    expect(seen('second')).toMatchObject([{ plane: 'S1', target: 'F1' }])
    const locked = combat.do(answer, shot, order('lockFire'))
    locked.refuses(combat.fire('first', 'F1', null), 'SP-7F-9 fire-locked').allows(answer)
    const both = locked.do({ type: 'lockFire', seat: 'second' })
    told(both, 'fireRevealed', 'SP-7F-9', { plane: 'S1', target: 'F1', audience: 'all' })
    expect(spitfire.actors(both.state)).toEqual(['referee'])
  })
  it('SP-7F-9 openly, who has moved declares first and the other after him', () => {
    const combat = fight({ S1: ahead('3015') })
    const [shot, answer] = [combat.fire('first', 'F1', 'S1'), combat.fire('second', 'S1', 'F1')]
    expect(spitfire.actors(combat.state)).toEqual(['first'])
    expect(combat.refusal(answer)).not.toEqual([])
    told(combat.do(shot), 'fireDeclared', 'SP-7F-9', { plane: 'F1', target: 'S1', audience: 'all' })
    combat.do(shot, order('lockFire')).allows(answer)
  })
  it('SP-7F-9 a declared shot may be taken back, and is not rolled then', () => {
    const combat = fight({ S1: ahead('3015') })
    const [shot, none] = [combat.fire('first', 'F1', 'S1'), combat.fire('first', 'F1', null)]
    combat.refuses(none, 'SP-7F-9 no-shot-declared')
    expect(combat.do(shot).state.fire?.shots).toMatchObject([{ plane: 'F1', target: 'S1', die: null }])
    const back = combat.do(shot).allows(none).do(none)
    expect(back.state.fire?.shots).toEqual([])
    back.refuses(none, 'SP-7F-9 no-shot-declared').allows(shot)
  })
  it('SP-7D-1 each gun keeps its own shot, in the order of the chart', () => {
    const combat = german('bf110c3', { speed: 3 }, { S1: ahead('3015'), S2: ahead('3019') })
      .fly('F1', { path: 'FFF' })
      .rest()
    const [fore, aft] = [combat.fire('first', 'F1', 'S1', 'fwd'), combat.fire('first', 'F1', 'S2', 'rear')]
    const shots = (play: Play) => play.state.fire?.shots.map(({ gun, target }) => `${gun} ${target}`)
    expect(shots(combat.do(aft, fore))).toEqual(['fwd S1', 'rear S2'])
    expect(shots(combat.do(fore, aft, combat.fire('first', 'F1', null, 'fwd')))).toEqual(['rear S2'])
  })
  it('SP-7G-1 through one occupied hex, not through two', () => {
    const one = fight({ S1: ahead('3013'), S2: ahead('3015') })
    one.allows(one.fire('first', 'F1', 'S1'))
    const two = fight({ S1: ahead('3013'), S2: ahead('3015'), S3: ahead('3014') })
    two.refuses(two.fire('first', 'F1', 'S1'), 'SP-7G-1 obstructed').allows(two.fire('first', 'F1', 'S3'))
    const targets = (play: Play) =>
      spitfire.legalActions(play.state, 'first').flatMap((one) => (one.type === 'declareFire' ? [one.target] : []))
    expect([targets(one), targets(two)]).toEqual([
      ['S1', 'S2'],
      ['S2', 'S3'],
    ])
  })
  it('SP-9.1-3 a point for every Damage Point on an enemy that flies on', () => {
    const combat = fight({ S1: { ...ahead('3015'), facing: N } })
    const shot = combat.do(combat.fire('first', 'F1', 'S1'), order('lockFire'))
    const hit = shot.do({ type: 'rollFire', seat: 'referee', rolls: [2] })
    expect(spit.crt.fwd?.[1]?.[1]).toBe(3)
    told(hit, 'pointsScored', 'SP-9.1-3', { seat: 'first', points: 3 })
    expect(spitfire.score(hit.state)).toEqual({ first: 3, second: 20 })
  })
})

describe('the end of a game', () => {
  const vee: Setting = { scenario: '9.3', period: 2, types: { first: 'hurricane1', second: 'bf109e3' } }
  const edge = (hex: string, more: object = {}) => ({ hex, facing: N, altitude: 10, ...more })
  const lastTurn = (setting: Setting, first: readonly string[], second: readonly string[]): Play =>
    start({ ...setting, turn: 30 })
      .onward(...first)
      .onward(...second)
  it('SP-9-8 by consent, in 9.1 after ten turns; 9.3 is a draw then', () => {
    const [offer, agree] = [order('offerEnd'), { type: 'agreeEnd', seat: 'second' } as const]
    start({ turn: 10 }).refuses(offer, 'SP-9-8 too-early')
    expect(start({ turn: 11 }).do(offer, agree).state.ending).toEqual({ winner: 'second', rule: 'SP-9-8' })
    const refused = start({ turn: 11 }).do(offer, { type: 'refuseEnd', seat: 'second' })
    expect(refused.state.ending).toBeNull()
    refused.refuses(offer, 'SP-9-8 offered-already')
    expect(start(vee).do(offer, agree).state.ending).toEqual({ winner: 'draw', rule: 'SP-9-8' })
  })
  it('SP-9.1-7 a side that has done its ten phases ends 9.1 by leaving', () => {
    const home = (hex: string) => edge(hex, { phases: 10 })
    const placements = { F1: home('3002'), F2: home('3202'), F3: home('3402') }
    const left = start({ turn: 11, placements }).onward('F1', 'F2', 'F3')
    expect(left.state.ending).toEqual({ winner: 'second', rule: 'SP-9.1-7' })
    expect(spitfire.score(left.state)).toEqual({ first: 0, second: 20 })
  })
  it('SP-9.1-9 SP-9-9 9.1 ends when a side has nobody left, and with its last turn', () => {
    const placements = { F1: edge('3002'), F2: edge('3202'), F3: edge('3402') }
    const lost = start({ placements }).onward('F1', 'F2', 'F3')
    expect(lost.state.ending).toEqual({ winner: 'second', rule: 'SP-9.1-9' })
    const capped = lastTurn({}, ['F1', 'F2', 'F3'], ['S1', 'S2', 'S3'])
    expect(capped.state.ending).toEqual({ winner: 'second', rule: 'SP-9-9' })
  })
  it('SP-9.2-8 9.2 ends with the last bomber, not with the last fighter', () => {
    const raid: Setting = { scenario: '9.2', period: 2, types: { first: 'hurricane1', second: 'he111h3' } }
    const [fighters, bombers] = [['F1', 'F2', 'F3'] as const, ['S1', 'S2', 'S3'] as const]
    const out = (ids: readonly string[]) => Object.fromEntries(ids.map((id, i) => [id, edge(`${20 + 2 * i}01`)]))
    const down = start({ ...raid, placements: out(bombers) })
      .onward(...fighters)
      .onward(...bombers)
    expect(down.state.ending).toEqual({ winner: 'first', rule: 'SP-9.2-8' })
    const alone = start({ ...raid, placements: out(fighters) }).onward(...fighters)
    expect([alone.state.ending, alone.state.moving]).toEqual([null, 'second'])
  })
  it('SP-9.3-7, SP-9.3-17, SP-9.3-19 who flies off is lost at once; one wingman has both zones; one alone loses', () => {
    const low = (hex: string) => edge(hex, { altitude: 15, speed: 5 })
    const near = start({ ...vee, placements: { F1: low('3104'), F2: low('3103'), F3: low('3105') } })
    const one = near.begin('F1').path('FFFF')
    told(one, 'planeLeft', 'SP-9.3-19', { plane: 'F1', safe: false })
    told(one, 'formationChanged', 'SP-9.3-7', { leader: 'F2' })
    expect(one.state.formations?.first.wings).toEqual([{ plane: 'F3', of: 'F2', zone: 'both' }])
    expect(one.state.ending).toBeNull()
    const two = one.do({ type: 'beginMove', seat: 'first', plane: 'F3' }).path('FFFFF')
    expect(two.state.ending).toEqual({ winner: 'second', rule: 'SP-9.3-17' })
  })
  it('SP-9.3-10, SP-9.3-12 a Schwarm with a wingman too far from his leader loses at its next check', () => {
    const second = start({ ...vee, placements: { S1: { hex: '3611' } } }).onward('F2', 'F1', 'F3')
    told(second, 'formationBroken', 'SP-9.3-10', { plane: 'S1', leader: 'S2', zone: 'both' })
    expect(second.state.ending).toEqual({ winner: 'first', rule: 'SP-9.3-12' })
    expect(start(vee).onward('F2', 'F1', 'F3').state.ending).toBeNull()
  })
  it('SP-9.3-20 9.3 is drawn when its last turn is over', () => {
    const end = lastTurn(vee, ['F2', 'F1', 'F3'], ['S2', 'S1', 'S3', 'S4'])
    expect(end.state.ending).toEqual({ winner: 'draw', rule: 'SP-9.3-20' })
  })
})
