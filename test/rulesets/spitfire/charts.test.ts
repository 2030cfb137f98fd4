import { describe, expect, it } from 'vitest'
import { checkChart } from '../../../src/rulesets/spitfire/charts.js'
import { charts, spitfire } from '../../../src/rulesets/spitfire/index.js'
import { configOf } from './fixture.js'

const spit = charts.find(({ id }) => id === 'spit1')!

describe('the charts', () => {
  it('SP-2.4-1 are fifteen, Allied and German', () => {
    expect(charts).toHaveLength(15)
    expect(charts.filter(({ side }) => side === 'german')).toHaveLength(7)
  })
  it.each(charts.map((chart) => [chart.id, chart] as const))('%s is sane', (_id, chart) => {
    expect(checkChart(chart)).toEqual([])
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
