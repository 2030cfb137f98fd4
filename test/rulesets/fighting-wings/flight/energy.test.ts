/** No free lunch in the air: laws of energy that hold for every card and band, found by trying everything. */
import { describe, expect, it } from 'vitest'
import { climbOf } from '../../../../bench/flight/climb.js'
import { flownAs, powerAt } from '../../../../bench/flight/model.js'
import { alone } from '../../../../bench/flight/solo.js'
import { BANDS } from '../../../../src/rulesets/fighting-wings/errata/vocabulary.js'
import { base, cards } from '../../../../src/rulesets/fighting-wings/shown.js'

const flownIn = (id: string) => {
  const craft = alone(id, 8, 90).config.crafts[id]!
  return BANDS.map((band) => flownAs(id, craft, band))
}

describe('energy', () => {
  it.each(cards.map(({ id }) => id))('%s: no 24 turns climb a twentieth better than its best steady climb', (id) => {
    const seen = new Set<string>()
    for (const flown of flownIn(id)) {
      const key = JSON.stringify({ ...flown, band: '' })
      if (seen.has(key)) continue
      seen.add(key)
      const { steady, best } = climbOf(flown, base.increments, base.hammerhead.decel)
      expect(steady).toBeGreaterThan(0)
      expect([flown.band, best / steady <= 1.05, best, steady]).toEqual([flown.band, true, best, steady])
    }
  })

  it('a card that lists dive accel of 2 and climbs badly is found out', () => {
    const flown = { ...flownIn('HOUSE-P47D')[5]!, diveAccel: 2 }
    const { steady, best } = climbOf(flown, base.increments, base.hammerhead.decel)
    expect(best / steady).toBeGreaterThan(1.2)
  })

  it.each(cards.map(({ id }) => id))('BR-06 %s: net power never rises with speed and is one at attainable', (id) => {
    for (const flown of flownIn(id)) {
      const net = Array.from({ length: flown.max - flown.min + 1 }, (_, i) => powerAt(flown, flown.min + i))
      expect(net.every((power, i) => i === 0 || power <= net[i - 1]!)).toBe(true)
      expect(net[net.length - 1]).toBe(1)
    }
  })
})
