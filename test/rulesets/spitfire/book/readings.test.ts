/** Readings of the text that are switches, and edges at which two of its sentences meet. */
import { describe, expect, it } from 'vitest'
import type { RuleInfo } from '../../../../src/core/index.js'
import { checkChart, doubtsAbout } from '../../../../src/rulesets/spitfire/aircraft/charts.js'
import { type RuleId, rules } from '../../../../src/rulesets/spitfire/book/rules.js'
import { explain } from '../../../../src/rulesets/spitfire/book/rules.text.js'
import { type Action, type AircraftChart, charts, spitfire } from '../../../../src/rulesets/spitfire/shown.js'
import { configOf, N, NE, S, type Setting, start } from '../fixture.js'

const spit = charts.find(({ id }) => id === 'spit1')!

describe('SP-6J-1 the way off the map', () => {
  /** A bomber with a pass behind it, three hexes from the east edge; a fighter ends its own move in its path. */
  const home = (fighter: object): Setting => ({
    ...{ scenario: '9.2', period: 1, types: { first: 'pzl11', second: 'ju87b2' } },
    placements: {
      F1: { hex: '6022', facing: N, altitude: 5, speed: 2, ...fighter },
      S1: { hex: '5722', facing: NE, altitude: 5, speed: 4, passes: 1 },
    },
  })

  /** The fighter has moved and nobody fires: the bomber begins its move. */
  const homeward = () => {
    let play = start(home({})).fly('F1', { path: 'FF' }).rest()
    while (play.state.phase === 'combat') {
      const [seat] = spitfire.actors(play.state)
      play = play.do({ type: 'lockFire', seat } as Action)
    }
    expect([play.at('F1'), play.state.moving]).toEqual(['6020', 'second'])
    return play.begin('S1', { speed: 4 })
  }

  it('SP-6E-1 is open to who means to leave, though every end in play is taken', () => {
    const left = homeward().path('FFFF')
    expect(left.events).toContainEqual(expect.objectContaining({ type: 'planeLeft', edge: 'east', safe: true }))
    expect(left.plane('S1').status).toBe('exited')
  })

  it('SP-6E-1 is not a way to end on another: that stays refused', () => {
    const blocked = homeward()
    const listed = spitfire.legalActions(blocked.path('FFF').state)
    expect(listed.every((action) => action.type === 'forward')).toBe(true)
    for (const action of listed) expect(blocked.path('FFF').do(action).plane('S1').status).toBe('exited')
  })
})

describe('charts of your own', () => {
  const played = (chart: AircraftChart, more: Setting = {}) => spitfire.setup(configOf({ ...more, charts: [chart] }))
  const row = [3, 2, 1]
  const odd: readonly (readonly [string, AircraftChart, string])[] = [
    [
      'a result higher at longer range',
      { ...spit, crt: { fwd: [[1, 2], row.slice(1), ...Array(4).fill([1, 1])] } },
      'crt.fwd',
    ],
    ['a column that always misses', { ...spit, crt: { fwd: Array(6).fill([1, 0]) } }, 'crt.fwd'],
    ['a gap in the dive track', { ...spit, vdTrack: { 12: 6, 14: 8 } }, 'vdTrack'],
    ['a speed that cannot pay for its dive', { ...spit, vdTrack: { ...spit.vdTrack, 5: 1 } }, 'vdTrack'],
    ['no Dive speeds', { ...spit, levelMax: 14 }, 'levelMax'],
    ['a dearer turn that costs less', { ...spit, woss: [3, 2, 5] }, 'woss'],
  ]

  it.each(odd)('SP-2.4-1 %s is played, and told', (_what, chart, field) => {
    expect(checkChart(chart)).toEqual([])
    const step = played(chart)
    if (!step.ok) throw new Error(JSON.stringify(step.violations))
    expect(step.events).toContainEqual(expect.objectContaining({ type: 'chartDoubted', chart: 'spit1', field }))
  })

  it('SP-2.4-1 a chart of the book gives no doubts', () => {
    for (const chart of charts) expect([chart.id, doubtsAbout(chart)]).toEqual([chart.id, []])
  })

  it('SP-6D-7 SP-6D-12 a locked Dive speed without any dive is let go', () => {
    const gap: AircraftChart = { ...spit, vdTrack: { 12: 6, 14: 8 }, maxAccel: 1, fuelInjected: false }
    const setting: Setting = {
      charts: [gap],
      placements: { F1: { speed: 13, altitude: 10 } },
      options: {
        diveSpeedExit: 'locked',
        driftSatisfiesDiveZone: false,
        segmentScope: 'aircraft',
        diveSpeedBasis: 'previous',
      },
    }
    const play = start(setting)
    play.allows(play.declare('F1', 'level'))
    const whole = start({ ...setting, charts: [{ ...gap, vdTrack: spit.vdTrack }] })
    whole.refuses(whole.declare('F1', 'level'), 'SP-6D-7 dive-speed-locked')
  })
})

describe('switches', () => {
  it('SP-7F-9 by default the side that has moved declares openly, then the other', () => {
    const placements = { F1: { speed: 3 }, S1: { hex: '3014', altitude: 10, facing: S, speed: 3 } } as const
    const combat = start({ placements }).fly('F1', { path: 'FFF' }).rest()
    expect(spitfire.actors(combat.state)).toEqual(['first'])
    const shot = combat.do(combat.fire('first', 'F1', 'S1'))
    expect(spitfire.view(shot.state, 'second').fire?.shots).toHaveLength(1)
    const sealed = start({ placements, options: { fireDeclaration: 'sealed' } })
      .fly('F1', { path: 'FFF' })
      .rest()
    expect(spitfire.actors(sealed.state)).toEqual(['first', 'second'])
  })

  it('SP-9.2-4 to dive over a target is no pass, or with `targetPass` one', () => {
    const passes = (options: Setting['options']): number => {
      const raid = start({
        ...{ scenario: '9.2', period: 2, types: { first: 'hurricane1', second: 'he111h3' }, options },
        placements: { S1: { hex: '1424', altitude: 3, facing: N, speed: 8 } },
      }).rest()
      return raid.begin('S1', { mode: 'hdive', levels: 1 }).plane('S1').passes
    }
    const dived = (targetPass: 'entered' | 'within'): number => {
      const raid = start({
        ...{ scenario: '9.2', period: 2, types: { first: 'hurricane1', second: 'he111h3' }, options: { targetPass } },
        placements: { S1: { hex: '1424', altitude: 2, facing: N, speed: 8 } },
      }).rest()
      return raid.begin('S1', { mode: 'hdive', levels: 1 }).plane('S1').passes
    }
    expect([dived('entered'), dived('within'), passes({ targetPass: 'within' })]).toEqual([0, 1, 0])
  })

  it('SP-9-9 the turn cap is ours in 9.2 too, and can be switched off', () => {
    const raid: Setting = { scenario: '9.2', period: 2, types: { first: 'hurricane1', second: 'he111h3' }, turn: 30 }
    const [fighters, bombers] = [['F1', 'F2', 'F3'] as const, ['S1', 'S2', 'S3'] as const]
    const end = (options: Setting['options'] = {}) =>
      start({ ...raid, options })
        .onward(...fighters)
        .onward(...bombers)
    expect(end().state.ending).toMatchObject({ rule: 'SP-9-9' })
    expect(rules['SP-9-9']).toMatchObject({ status: 'house', option: 'turnCap' })
    expect(end({ turnCap: 'none' }).state).toMatchObject({ ending: null, turn: 31 })
  })

  it('SP-5.2-4 SP-6B-2 a declared climb may be left out, and a start turn after a dive be too late', () => {
    const climb = (climbDuty: 'oneStep' | 'none') =>
      start({ placements: { F1: { speed: 3 } }, options: { climbDuty } })
        .begin('F1', { mode: 'climb' })
        .path('FF')
    const forward: Action = { type: 'forward', seat: 'first' }
    climb('oneStep').refuses(forward, 'SP-5.2-4 climb-duty')
    climb('none').allows(forward)
    const turn: Action = { type: 'startTurn', seat: 'first', hand: 'left' }
    const dive = (startTurnAfterDive: boolean) =>
      start({ placements: { F1: { speed: 9 } }, options: { startTurnAfterDive } }).begin('F1', {
        mode: 'vdive',
        levels: 1,
      })
    dive(true).allows(turn)
    dive(false).refuses(turn, 'SP-6B-2 not-first')
  })
})

describe('honest status', () => {
  const own = Object.entries<RuleInfo>(rules).filter(([id]) => id.startsWith('SP-'))
  it.each(own.filter(([, { status }]) => status === 'ruling').map(([id, info]) => [id, info] as const))(
    '%s is a switch, or says why it is none',
    (id, { option }) => {
      const { noSwitch } = explain(id as RuleId)
      expect(option === undefined ? noSwitch : '').toMatch(option === undefined ? /^[A-Z].{20,}\.$/ : /^$/)
      if (option !== undefined) expect(noSwitch).toBeUndefined()
    },
  )
})
