import { expect, test } from 'vitest'
import * as fw from '../../../../src/rulesets/fighting-wings/errata/index.js'
import { value, why } from './answers.js'

const h = fw.halves

test('FW-5.1-vertical-bank a facing change at its limit leaves nothing unused', () => {
  expect(value(fw.bankStepsBack([{ limit: 60, used: 60 }]))).toBe(0)
})

test('FW-11.3-oxygen in ML itself nobody recovers', () => {
  expect(value(fw.oxygenState(1, 0, 'ML'))).toBe('gloc')
})

test('OTR2-18-resolve a 57 mm gun is a regular one', () => {
  const { big, regular } = value(fw.groupAaa([{ id: 'a', mm: 57 }]))
  expect([big.length, regular.length]).toEqual([0, 1])
})

test('OTR2-10.3-not-head-on a target exactly level is met head-on, whatever it flew', () => {
  const level = { onTwelveLine: true, dInc: 0 }
  expect(value(fw.isHeadOn({ ...level, targetClimbed: false, targetDived: true }))).toBe(true)
  expect(value(fw.isHeadOn({ ...level, targetClimbed: true, targetDived: false }))).toBe(true)
})

test('FW-7.5-hammerhead both edges of a cloud layer are in it', () => {
  const at = (alt: number) => why(fw.mayHammerhead({ rudderOk: true, alt, clouds: [{ lo: 200, hi: 210 }] }))
  expect([at(210), at(211)]).toEqual([['in-cloud'], []])
})

test('FW-10.2-mg-sighting a cannon of exactly half the capacity benefits', () => {
  const ammo = fw.mgSightingAmmo({
    burst: 'regular',
    damage: 0,
    cannon: { cap: h(8), mm: 36 },
    mgCap: h(16),
    normal: h(1),
  })
  expect(value(ammo).cannon).toBe(h(0.5))
})

test('FW-7.7-negG-turn HT is allowed, at the minimum of BT', () => {
  const turnMin = { EZ: h(2), TT: h(2.5), HT: h(3.5), BT: h(4.5), ET: h(5) }
  const turn = { cls: 'F', role: 'fighter', pilot: { quality: 'regular' }, rate: 'HT', turnMin, bank: 'ILB' } as const
  const flown = { ...turn, prevType: 'LVL', type: 'LVL' } as const
  expect(value(fw.negGTurn({ ...flown, speed: h(4.5) }))).toMatchObject({ allowed: true, minSpeed: h(4.5), dir: 'R' })
  expect(value(fw.negGTurn({ ...flown, speed: h(4) })).allowed).toBe(false)
})

test('R-18 one step steeper is enough in either reading', () => {
  const turnMin = { EZ: h(2), TT: h(2.5), HT: h(3.5), BT: h(4.5), ET: h(5) }
  const turn = { cls: 'F', role: 'fighter', pilot: { quality: 'regular' }, rate: 'EZ', speed: h(6), turnMin } as const
  const upright = { ...turn, bank: 'RB', prevType: 'LVL', type: 'SD' } as const
  for (const reading of fw.RULINGS['R-18'].readings) {
    expect(value(fw.negGTurn(upright, { readings: { 'R-18': reading } })).allowed).toBe(true)
    expect(value(fw.negGTurn({ ...upright, type: 'LVL' }, { readings: { 'R-18': reading } })).allowed).toBe(false)
  }
})

test('R-03 exactly 3,000 meets either reading', () => {
  for (const reading of fw.RULINGS['R-03'].readings) {
    const meets = fw.climbRateQualifies(3000, 'ASP-15.5-note-p34-climb', { readings: { 'R-03': reading } })
    expect(value(meets)).toBe(true)
  }
})

test('R-21 a target exactly level is seen in every attitude', () => {
  for (const type of ['VC', 'VD'] as const) {
    for (const bank of fw.BANKS) {
      const look = { type, bank, blindArc: 'rearLow', inRearArc: true, hexes: 2, dInc: 0 } as const
      expect(value(fw.blindVertical(look))).toBe(false)
    }
  }
})
