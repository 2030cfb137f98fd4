/** What a config must keep, and where everyone stands when the game begins. */
import { describe, expect, it } from 'vitest'
import { checkChart } from '../../../../src/rulesets/spitfire/aircraft/charts.js'
import { type Config, charts, type GameEvent, spitfire } from '../../../../src/rulesets/spitfire/shown.js'
import { configOf, type Setting, start } from '../fixture.js'

const spit = charts.find(({ id }) => id === 'spit1')!
const chart = (id: string) => charts.find((one) => one.id === id)!

/** The rules and codes for which a config is refused; empty if it plays. */
function refusal(config: Config): readonly string[] {
  const step = spitfire.setup(config)
  return step.ok ? [] : step.violations.map(({ rule, code }) => `${rule} ${code}`)
}
const problems = (setting: Setting): readonly string[] => refusal(configOf(setting))

/** A scenario as printed. */
function printed(scenario: Config['scenario'], first: string, second: string, more: Partial<Config> = {}) {
  const step = spitfire.setup({ dice: 'manual', scenario, period: 2, types: { first, second }, ...more })
  if (!step.ok) throw new Error(JSON.stringify(step.violations))
  const events = step.events as readonly GameEvent[]
  const told = <T extends GameEvent['type']>(type: T) =>
    events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type)
  const placed = (rule: string) =>
    told('planePlaced').flatMap((one) =>
      one.rule === rule ? [[one.hex, one.facing, one.altitude, one.speed] as const] : [],
    )
  const formed = told('formationFormed').map(({ rule, seat, leaders, wings }) => [rule, seat, leaders, wings])
  return { state: step.state, told, placed, formed }
}

describe('charts of your own', () => {
  const wrong = (numbers: object, base = spit) => checkChart({ ...base, ...numbers }).map(({ rule }) => rule)
  it('SP-2.46-1 a table is as wide in every row', () => {
    expect(wrong({ crt: { fwd: [[1], [1, 1], [1], [1], [1], [1]] } })).toEqual(['SP-2.46-1'])
    expect(wrong({ crt: { fwd: [[0], [1], [1], [1], [1], [1]] } })).toEqual([])
  })
  it('SP-2.47-1 the dive track has no speed beyond the highest', () => {
    expect(wrong({ vdTrack: { 13: 7, 14: 8, 15: 9 } })).toEqual(['SP-2.47-1'])
    expect(wrong({ vdTrack: { 12: 6, 13: 7 } })).toEqual([])
  })
  it('SP-6C-3 bombers, and only they, pay two MPs for a step of climb', () => {
    expect(wrong({ climbMpPerStep: 2 })).toEqual(['SP-6C-3'])
    const twice = charts.filter(({ climbMpPerStep }) => climbMpPerStep === 2).map(({ id }) => id)
    expect(twice.sort()).toEqual(['blenheim4', 'he111h3', 'ju87b2', 'ju88a1', 'po63'])
    expect(chart('bf110c3').climbMpPerStep).toBe(1)
  })
  it('SP-6D-9 a cost by depth is given for every depth of the track', () => {
    const vdTrack = { 12: 1, 13: 2, 14: 2 }
    expect(wrong({ vdTrack, vdCost: { 1: 7 } })).toEqual(['SP-6D-9'])
    expect(wrong({ vdTrack, vdCost: { 1: 7, 2: 9 } })).toEqual([])
    const deep = start({ charts: [{ ...spit, vdTrack, vdCost: { 1: 7, 2: 9 } }], placements: { F1: { speed: 13 } } })
    const left = (levels: number) => deep.begin('F1', { mode: 'vdive', levels }).state.move?.left
    expect([left(1), left(2)]).toEqual([6, 4])
  })
  it('SP-6G1-2, SP-6G2-3 the heavy types of the book neither roll nor wing over; the Bf.110 only wings over', () => {
    expect([wrong({ rollCost: null }), wrong({ woss: null })]).toEqual([['SP-6G1-2'], ['SP-6G2-3']])
    const without = (field: 'rollCost' | 'woss') =>
      charts.flatMap((one) => (one[field] === null ? [one.id] : [])).sort()
    expect(without('woss')).toEqual(['blenheim4', 'he111h3', 'ju87b2', 'ju88a1', 'po63'])
    expect(without('rollCost')).toEqual(['bf110c3', ...without('woss')].sort())
  })
  it('SP-7C1-1, SP-7C2-1, SP-7C3-1 guns are those of the armament', () => {
    const all = { crt: { all: [[1], [1], [1], [1], [1], [1]] } }
    expect(wrong(all)).toEqual(['SP-7C3-1'])
    expect(wrong(all, chart('bf110c3'))).toEqual(['SP-7C2-1'])
    expect(wrong({ crt: spit.crt }, chart('he111h3'))).toEqual(['SP-7C1-1'])
    expect(wrong(all, chart('he111h3'))).toEqual([])
    expect(wrong({ armament: 'all', ...all })).toEqual(['SP-7C3-1'])
    expect(wrong({ armament: 'fwd', crt: spit.crt }, chart('he111h3'))).toEqual(['SP-7C1-1'])
    expect(wrong({ id: 'mine', armament: 'all', ...all })).toEqual([])
  })
  it('SP-2.47-1 a speed of the track is written as a plain number', () => {
    const speeds = (vdTrack: object) => problems({ charts: [{ ...spit, vdTrack } as typeof spit] })
    expect(speeds({ '08': 2, 12: 6, 13: 7, 14: 8 })).toEqual(['CORE-SHAPE bad-format'])
    expect(speeds({ 8: 2, 12: 6, 13: 7, 14: 8 })).toEqual([])
  })
  it('SP-7F-4 the Destruct Point is below the Maximum Speed', () => {
    expect([wrong({ destruct: 14 }), wrong({ destruct: 13 })]).toEqual([['SP-7F-4'], []])
  })
})

describe('a config', () => {
  it('SP-2.1-5 the map is 60 by 34 hexes, and never too small for the scenario', () => {
    expect(start().state.config.options.map).toEqual([60, 34])
    expect(problems({ options: { map: [20, 20] } })).toEqual(['SP-2.1-5 map-too-small'])
    expect(problems({ options: { map: [56, 34] } })).toEqual([])
  })
  it('SP-2.1-2 a hex is column and row of the map', () => {
    expect(problems({ placements: { F1: { hex: '9999' } } })).toEqual(['SP-2.1-2 unknown-hex'])
    expect(start({ placements: { F1: { hex: '6034' } } }).at('F1')).toBe('6034')
  })
  it('SP-2.3-1 levels end at 20, the ring at its last box, speeds at the maximum', () => {
    for (const placement of [{ altitude: 21 }, { climbStep: 17 }, { speed: 15 }, { speed: 2 }, { damage: 8 }])
      expect(problems({ placements: { F1: placement } })).toContain('SP-2.3-1 bad-placement')
    for (const placement of [{ altitude: 20 }, { climbStep: 16 }, { speed: 14 }, { speed: 3 }])
      expect(problems({ placements: { F1: placement } })).toEqual([])
  })
  it('SP-2.5-1 the scenario says how many aircraft there are', () => {
    expect(problems({ placements: { F4: { altitude: 5 } } })).toEqual(['SP-2.5-1 unknown-id'])
  })
  it('SP-9-1, SP-9-5 Allied against German, both of one period', () => {
    expect(problems({ types: { first: 'bf109e3', second: 'bf109e3' } })).toEqual(['SP-9-1 wrong-side'])
    expect(problems({ types: { first: 'spit5', second: 'bf109e3' } })).toEqual(['SP-9-5 not-available'])
    expect(problems({ types: { first: 'hurricane1', second: 'bf110c3' } })).toEqual([])
  })
  it('SP-9-3 bombers fly no fighter mission, fighters no bombing; fighter-bombers both', () => {
    expect(problems({ period: 2, types: { first: 'po63', second: 'bf109e3' } })).toEqual(['SP-9-3 wrong-role'])
    const raid = (second: string) => problems({ scenario: '9.2', types: { first: 'spit1', second } })
    expect([raid('bf109e3'), raid('bf110c3'), raid('ju88a1')]).toEqual([['SP-9-3 wrong-role'], [], []])
  })
  it('SP-9-6 types of scenario 9.3 are those it permits; no Allied bombers in August 1940', () => {
    const types = { first: 'spit1', second: 'bf109e3' }
    expect(refusal({ dice: 'manual', scenario: '9.3', period: 3, types })).toEqual(['SP-9-6 not-permitted'])
    expect(refusal({ dice: 'manual', scenario: '9.3', period: 4 })).toContain('SP-9-6 wrong-period')
    expect(refusal({ dice: 'manual', scenario: '9.2', period: 3, first: 'german' })).toEqual(['SP-9-6 no-types'])
    expect(refusal({ dice: 'manual', scenario: '9.2', period: 3, first: 'allied' })).toEqual([])
  })
  it('SP-9-7 in 9.3 the Allies are First; elsewhere either may be', () => {
    const bare = { dice: 'manual', period: 3, first: 'german' } as const
    expect(refusal({ ...bare, scenario: '9.3' })).toContain('SP-9-7 wrong-first')
    expect([refusal({ ...bare, scenario: '9.1' }), refusal({ ...bare, scenario: '9.3V' })]).toEqual([[], []])
  })
})

describe('the start of a game', () => {
  const [N, SW, NW] = [0, 4, 5]
  it('SP-3.0-1, SP-9.1-1, SP-9.1-2, SP-9.1-5 air superiority', () => {
    const { placed, told, state } = printed('9.1', 'd520', 'bf109e3')
    expect(placed('SP-9.1-1')).toEqual(['5628', '5629', '5630'].map((hex) => [hex, NW, 19, 10]))
    expect(placed('SP-9.1-2')).toEqual(['3512', '3412', '3413'].map((hex) => [hex, NW, 15, 11 - 2]))
    expect(told('chartSet').map(({ rule, maxSpeed }) => [rule, maxSpeed])).toEqual([
      ['SP-3.0-1', 12],
      ['SP-3.0-1', 14],
    ])
    expect(Object.values(state.planes).map(({ climbStep }) => climbStep)).toEqual([0, 0, 0, 0, 0, 0])
    expect(told('pointsScored')).toMatchObject([{ rule: 'SP-9.1-5', seat: 'second', points: 20 }])
  })
  it('SP-9.2-1, SP-9.2-2 bombing', () => {
    const { placed, told } = printed('9.2', 'hurricane1', 'he111h3')
    expect(placed('SP-9.2-1')).toEqual(['5628', '5429', '5230'].map((hex) => [hex, N, 12, 10]))
    expect(placed('SP-9.2-2')).toEqual(['5415', '5518', '5614'].map((hex) => [hex, NW, 10, 8]))
    expect(told('pointsScored')).toEqual([])
  })
  it('SP-9.3-1, SP-9.3-2, SP-9.3-3, SP-9.3-9 a Vee and a Schwarm', () => {
    const { placed, formed } = printed('9.3', 'hurricane1', 'bf109e3')
    expect(placed('SP-9.3-1')).toEqual(['5811', '5810', '5910'].map((hex) => [hex, NW, 20, 10]))
    expect(placed('SP-9.3-2')).toEqual(['3207', '3107', '2906', '2905'].map((hex) => [hex, SW, 15, 11]))
    expect(formed).toEqual([
      ['SP-9.3-3', 'first', 'F2', 'F1 F3'],
      ['SP-9.3-9', 'second', 'S2 S3', 'S1 S4'],
    ])
  })
  it('SP-9.3V-1, SP-9.3V-2 two Schwarms, in 1940 or later', () => {
    const { placed, formed } = printed('9.3V', 'spit5', 'bf109f', { period: 4 })
    expect(placed('SP-9.3V-1')).toEqual(['5315', '5316', '5517', '5617'].map((hex) => [hex, SW, 20, 12]))
    expect(formed[0]).toEqual(['SP-9.3V-2', 'first', 'F2 F3', 'F1 F4'])
    expect(refusal({ dice: 'manual', scenario: '9.3V', period: 1 })).toContain('SP-9.3V-1 wrong-period')
  })
  it('SP-10-7 at corners NW is 330 degrees, and who faces north chooses', () => {
    const options = { hexSpace: true } as const
    expect(printed('9.1', 'd520', 'bf109e3', { options }).state.planes.F1?.facing).toBe(5)
    const { state } = printed('9.2', 'hurricane1', 'he111h3', { options })
    const choose = (facing: 0 | 1 | 5) => ({ type: 'chooseFacing', seat: 'first', plane: 'F1', facing }) as const
    expect(spitfire.check(state, choose(1)).map(({ rule, code }) => `${rule} ${code}`)).toEqual(['SP-10-7 bad-corner'])
    const step = spitfire.reduce(state, choose(5))
    expect(step.ok && [step.state.planes.F1?.facing, step.state.cornerless]).toEqual([5, ['F2', 'F3']])
    expect(spitfire.check(state, choose(0))).toEqual([])
  })
})
