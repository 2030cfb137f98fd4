import { describe, expect, it } from 'vitest'
import { checkChart } from '../../../../src/rulesets/spitfire/aircraft/charts.js'
import { charts, spitfire } from '../../../../src/rulesets/spitfire/shown.js'
import { configOf } from '../fixture.js'

const spit = charts.find(({ id }) => id === 'spit1')!

/** Results by weight and reach: `fwd 2.5x7 rear 1.0x3`. */
function tablesOf(text: string): Record<string, readonly (readonly number[])[]> {
  const guns = [...text.matchAll(/(\w+) ([\d.]+)x(\d)/g)].map(([, gun, weight, reach]) => {
    const ranges = Array.from({ length: Number(reach) }, (_, i) => Number(reach) - i)
    const row = (k: number) => ranges.map((near) => Math.floor((Number(weight) * near * k) / Number(reach) + 0.5))
    return [gun, [1.5, 1.2, 1, 0.75, 0.5, 0.2].map(row)]
  })
  return Object.fromEntries(guns)
}

describe('the charts', () => {
  it('SP-2.4-1 are fifteen, Allied and German', () => {
    expect(charts).toHaveLength(15)
    expect(charts.filter(({ side }) => side === 'german')).toHaveLength(7)
  })
  it.each(charts.map((chart) => [chart.id, chart] as const))('%s is sane', (_id, chart) => {
    expect(checkChart(chart)).toEqual([])
  })
  it.each([
    ['pzl11', '2 7 9 4', '2/2 +3 r5 w1/2/4', 'v6 7:2 8:3 9:4', '18x1 h1 12', 'fwd 1.7x5'],
    ['hurricane1', '3 10 12 4', '2/3 +3 r6 w1/3/6', 'v7 8:1 9:2 10:3 11:4 12:5', '19x1 h1 20', 'fwd 2.5x7'],
    ['d520', '3 10 12 5', '3/3 +3 r5 w1/3/6', 'v8 9:1 10:3 11:4 12:5', '18x1 h1 20', 'fwd 2.8x6'],
    ['po63', '3 8 10 4', '4/4 +2 r- w-', 'v8 8:1 9:2 10:3', '13x2 h1 14', 'fwd 1.5x4 rear 1.0x3'],
    ['spit1', '3 11 14 6', '3/3 +4 r6 w1/3/5', 'v7 8:2 9:3 10:4 11:5 12:6 13:7 14:8', '17x1 h1 25', 'fwd 2.5x7'],
    ['hurricane2', '3 11 13 5', '3/3 +4 r6 w1/3/6', 'v7 8:1 9:2 10:3 11:4 12:5 13:6', '17x1 h1 25', 'fwd 3.5x7'],
    ['spit5', '3 12 15 7', '3/3 +5 r5 w1/3/5', 'v7 8:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9', '15x1 h1 30', 'fwd 3.4x7'],
    ['blenheim4', '3 8 10 6', '4/5 +2 r- w-', 'v9 9:1 10:2', '13x2 h2 16', 'all 1.4x4'],
    ['bf109e3', '3 11 14 7', '3/4 +4 r6 w1/3/6', 'v6f 7:1 8:2 9:3 10:4 11:6 12:7 13:8 14:9', '16x1 h1 25', 'fwd 3.0x6'],
    [
      'bf109f',
      '3 12 15 8',
      '3/4 +5 r5 w1/3/6',
      'v6f 7:1 8:2 9:3 10:4 11:5 12:7 13:8 14:9 15:10',
      '14x1 h1 30',
      'fwd 2.8x7',
    ],
    [
      'bf110c3',
      '3 10 13 4',
      '4/5 +3 r- w2/5/9',
      'v8f 8:1 9:2 10:3 11:4 12:5 13:6',
      '20x1 h1 22',
      'fwd 3.5x7 rear 1.0x3',
    ],
    [
      'fw190a',
      '4 13 16 7',
      '4/4 +5 r4 w1/3/6',
      'v6f 8:2 9:3 10:4 11:5 12:6 13:7 14:8 15:9 16:10',
      '15x1 h1 35',
      'fwd 4.4x7',
    ],
    ['ju87b2', '3 7 11 5', '3/4 +2 r- w-', 'v5f 6:3 7:4 8:5 9:6 10:7 11:8', '14x2 h1 14', 'fwd 1.5x4 rear 1.0x3'],
    ['ju88a1', '3 9 12 7', '5/5 +2 r- w-', 'v8f 8:1 9:2 10:3 11:4 12:5', '13x2 h2 20', 'all 1.4x4'],
    ['he111h3', '3 8 10 5', '5/6 +2 r- w-', 'v9f 9:1 10:2', '15x2 h2 20', 'all 1.5x4'],
  ])('%s has the numbers of the catalogue: %s, %s, %s, %s, %s', (id, speeds, turning, dives, rest, guns) => {
    const chart = charts.find((one) => one.id === id)!
    const { turnMode, maxAccel, rollCost, woss, vdCost, fuelInjected, vdTrack, climbSteps, climbMpPerStep } = chart
    const track = Object.entries(vdTrack).map(([speed, levels]) => `${speed}:${levels}`)
    expect([chart.minSpeed, chart.levelMax, chart.maxSpeed, chart.destruct].join(' ')).toBe(speeds)
    expect(`${turnMode.join('/')} +${maxAccel} r${rollCost ?? '-'} w${woss?.join('/') ?? '-'}`).toBe(turning)
    expect([`v${vdCost}${fuelInjected ? 'f' : ''}`, ...track].join(' ')).toBe(dives)
    expect(`${climbSteps}x${climbMpPerStep} h${chart.hitsPerStep} ${chart.vpValue}`).toBe(rest)
    expect(chart.crt).toEqual(tablesOf(guns))
  })
  it('have the numbers of the book', () => {
    const [d520, bf109] = [charts.find(({ id }) => id === 'd520')!, charts.find(({ id }) => id === 'bf109e3')!]
    expect(spit).toMatchObject({ turnMode: [3, 3], minSpeed: 3, climbSteps: 17 })
    expect(spit.crt.fwd?.[0]).toHaveLength(7)
    expect(bf109.woss).toEqual([1, 3, 6])
    expect(bf109.crt.fwd?.[1]?.[1]).toBe(3)
    expect(d520).toMatchObject({ maxSpeed: 12, armament: 'fwd' })
    expect(d520.vdTrack[9]).toBe(1)
  })
  it('say of every number where it comes from', () => {
    const values = spitfire.provenance()
    expect(values.find(({ what }) => what === 'bf109e3.crt.fwd.2.2')).toEqual({
      what: 'bf109e3.crt.fwd.2.2',
      value: 3,
      source: 'book',
    })
    expect(values.find(({ what }) => what === 'spit1.crt.fwd.reach')).toMatchObject({ value: 7, source: 'book' })
    expect(values.find(({ what }) => what === 'spit1.vpValue')?.source).toBe('house')
    expect(values.length).toBeGreaterThan(600)
  })
  it('SP-2.4-1, SP-2.49-1 can be laid over by charts of your own', () => {
    const step = spitfire.setup(configOf({ charts: [{ ...spit, levelMax: 12 }] }))
    expect(step.ok && step.state.config.charts.spit1?.levelMax).toBe(12)
    const bad = spitfire.setup(configOf({ charts: [{ ...spit, levelMax: 15 }] }))
    expect(!bad.ok && bad.violations.map(({ rule }) => rule)).toEqual(['SP-2.49-1'])
  })
})
