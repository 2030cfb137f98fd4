import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as fw from '../../../../src/rulesets/fighting-wings/errata/index.js'
import { value } from './answers.js'

const bank = fc.constantFrom(...fw.BANKS)
const half = fc.integer({ min: 0, max: 40 })
const die = fc.integer({ min: 1, max: 10 })
const switches = fc
  .record(
    Object.fromEntries(fw.SWITCH_IDS.map((id) => [id, fc.boolean()])) as Record<fw.SwitchId, fc.Arbitrary<boolean>>,
  )
  .map((set) => ({ ...set, remainEngaged: set.remainEngaged || set.tmgBreakoff }))
const edition = fc.constantFrom(...fw.EDITIONS)
const total = (result: fw.Ruled<unknown>) =>
  result.ok ? result.modifiers.reduce((sum, m) => sum + m.value, 0) : Number.NaN

const climb: fc.Arbitrary<fw.Climb> = fc.record({
  speed: half,
  listedClimbDecel: fc.integer({ min: 1, max: 8 }),
  listedMin: fc.integer({ min: 2, max: 8 }),
  maxAttainable: fc.integer({ min: 4, max: 24 }),
  severe: fc.boolean(),
  pureVertical: fc.boolean(),
  vfps: fc.array(fc.record({ inc: fc.integer({ min: 1, max: 3 }), bankBefore: bank }), { maxLength: 12 }),
})

describe('energy', () => {
  test('OTR1-3.4-half-fp points and carry out are speed and carry in', () => {
    fc.assert(
      fc.property(half, fc.constantFrom(0 as const, 1 as const), (speed, carry) => {
        const { fps, carryOut } = value(fw.fpBudget(speed, carry))
        return 2 * fps + carryOut === speed + carry
      }),
    )
  })

  test('FW-4.2-climb-decel at least the increments, the sum of its lines, never lower when severe, inverted or slow', () => {
    fc.assert(
      fc.property(climb, (move) => {
        const decel = value(fw.climbDecel(move))
        const increments = move.vfps.reduce((sum, { inc }) => sum + inc, 0)
        expect(decel).toBeGreaterThanOrEqual(increments)
        expect(decel).toBe(total(fw.climbDecel(move)))
        expect(value(fw.climbDecel({ ...move, severe: true }))).toBeGreaterThanOrEqual(decel)
        const inverted = move.vfps.map(({ inc }) => ({ inc, bankBefore: 'INV' as const }))
        expect(value(fw.climbDecel({ ...move, vfps: inverted }))).toBeGreaterThanOrEqual(decel)
        expect(value(fw.climbDecel({ ...move, listedMin: 40, maxAttainable: 40 }))).toBeGreaterThanOrEqual(decel)
        expect(value(fw.climbDecel({ ...move, vfps: [...move.vfps, { inc: 1, bankBefore: 'LVL' }] }))).toBeGreaterThan(
          decel,
        )
      }),
    )
  })

  test('FW-4.1-dive-accel at least the increments', () => {
    const small = fc.integer({ min: 0, max: 20 })
    fc.assert(fc.property(small, small, small, (inc, vfps, listed) => value(fw.diveAccel(inc, vfps, listed)) >= inc))
  })

  test('FW-4.2-excess-speed nothing exactly up to the attainable speed, else a multiple of 3', () => {
    fc.assert(
      fc.property(half, half, (speed, attainable) => {
        const decel = value(fw.excessSpeedDecel(speed, attainable))
        return decel % 3 === 0 && (decel === 0) === speed <= attainable
      }),
    )
  })

  test('FW-11-13-attainable never above the listed speed', () => {
    const reductions = fc.array(fc.record({ label: fc.constant('load'), by: fc.integer({ min: 0, max: 6 }) }))
    fc.assert(
      fc.property(half, reductions, (listed, list) => {
        const limits = fw.speedLimits(listed, list)
        expect(value(limits).attainable).toBeLessThanOrEqual(listed)
        expect(value(limits).attainable).toBe(total(limits))
      }),
    )
  })
})

describe('banks', () => {
  test('FW-6.4-reversal-limits the printed table keeps the direction of roll, and twice is back', () => {
    for (const [from, toward, after] of fw.CARRY_AFTER_REVERSAL) {
      const side = fw.rollSide(from, toward)
      expect(side).not.toBe(null)
      const turned = value(fw.reverseBank(from))
      expect(after).toBe(fw.ringStep(turned, side ?? 'L'))
      expect(value(fw.carryAfterReversal(turned, after))).toBe(toward)
    }
    expect(fw.CARRY_AFTER_REVERSAL).toHaveLength(12)
  })

  test('the ring: right then left is no step, reversing twice is none, upright and inverted are three each', () => {
    for (const from of fw.BANKS) {
      expect(fw.ringStep(fw.ringStep(from, 'R'), 'L')).toBe(from)
      expect(value(fw.reverseBank(value(fw.reverseBank(from))))).toBe(from)
    }
    expect(fw.BANKS.filter(fw.isInverted)).toHaveLength(3)
  })

  test('OTR1-6.4-example-facings twice the opposite facing is the facing itself', () => {
    for (const facing of fw.COMPASS) {
      const opposite = value(fw.oppositeFacing(facing))
      expect(Math.abs(fw.COMPASS.indexOf(opposite) - fw.COMPASS.indexOf(facing))).toBe(6)
      expect(value(fw.oppositeFacing(opposite))).toBe(facing)
    }
  })

  test('FW-5.1-vertical-bank going back never passes the starting bank', () => {
    fc.assert(
      fc.property(bank, bank, fc.integer({ min: 0, max: 6 }), (now, start, steps) => {
        const left = fw.ringDistance(value(fw.bankBack(now, start, steps)), start)
        return left === Math.max(0, fw.ringDistance(now, start) - steps)
      }),
    )
  })

  test('FW-8.1h-blind-vertical never blind on the 45-degree line, upright and inverted complementary off it', () => {
    const rise = fc.integer({ min: -40, max: 40 }).filter((dInc) => dInc !== 0)
    fc.assert(
      fc.property(
        fc.constantFrom('VC' as const, 'VD' as const),
        fc.integer({ min: 0, max: 12 }),
        rise,
        (type, hexes, dInc) => {
          const look = (at: fw.Bank) =>
            value(fw.blindVertical({ type, bank: at, blindArc: 'rearLow', inRearArc: true, hexes, dInc }))
          const behind = type === 'VC' ? dInc < 0 : dInc > 0
          const onLine = Math.abs(dInc) === 3 * hexes
          return behind && !onLine ? look('LVL') !== look('INV') : !look('LVL') && !look('INV')
        },
      ),
    )
  })
})

describe('combat and operations', () => {
  test('FW-10.2-mg-sighting the cannon never uses more than without, the machine guns always two shots', () => {
    const attack = fc.record({
      burst: fc.constantFrom(...fw.BURSTS),
      damage: fc.integer({ min: 0, max: 2 }),
      cannon: fc.record({ cap: half, mm: fc.constantFrom(20, 30, 37) }),
      mgCap: half,
      normal: fc.integer({ min: 0, max: 4 }),
    })
    fc.assert(
      fc.property(attack, (shot) => {
        const ammo = value(fw.mgSightingAmmo(shot))
        return ammo.mg === 4 && ammo.cannon >= 0 && ammo.cannon <= shot.normal
      }),
    )
  })

  test('FW-10.5-blind-spot at most one of a stack is blind, and it is in its blind spot', () => {
    const one = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      range: fc.integer({ min: 1, max: 6 }),
      inBlindSpot: fc.boolean(),
    })
    const stack = fc.uniqueArray(one, { selector: ({ id }) => id })
    fc.assert(
      fc.property(stack, fc.option(fc.constantFrom('a', 'b', 'z')), die, (candidates, target, roll) => {
        const { blind } = value(fw.blindShooters(candidates, target, roll))
        const inSpot: readonly string[] = candidates.filter((c) => c.inBlindSpot).map(({ id }) => id)
        return blind === null ? inSpot.length === 0 : inSpot.includes(blind)
      }),
    )
  })

  test('FW-11.3-oxygen grace is 0 to 5 and falls by at most one per band', () => {
    const graces = fw.BANDS.map((band) => value(fw.oxygenGrace(band)))
    for (const [i, grace] of graces.entries()) {
      expect(grace).toBeGreaterThanOrEqual(0)
      expect((graces[i - 1] ?? 5) - grace).toBeLessThanOrEqual(1)
    }
  })

  test('FW-14.6-scatter-1 adjustments are never negative and equal their lines', () => {
    const dice = fc.array(die, { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(dice, dice, (scatter, counter) => {
        const left = fw.adjustments(scatter, counter)
        return value(left) >= 0 && value(left) === total(left)
      }),
    )
  })

  test('FW-14.6-scatter-1 no leader is moved, and nobody more than three times, or four', () => {
    const flight = fc.tuple(fc.constantFrom(...fw.BANDS), fc.integer({ min: 0, max: 12 }), fc.boolean())
    fc.assert(
      fc.property(flight, fc.boolean(), fc.integer({ min: 0, max: 6 }), (where, isMainLeader, timesMoved) => {
        const limit = value(fw.adjustmentLimit(...where))
        const { allowed } = value(fw.mayAdjust({ isMainLeader, timesMoved, limit, left: 9, intoCloud: false }))
        expect([3, 4]).toContain(limit)
        expect(allowed).toBe(!isMainLeader && timesMoved < limit)
      }),
    )
  })

  test('OTR2-8.6-formation-types from fixed to flexible once, and never back', () => {
    const may = (from: 'fixed' | 'flexible', to: 'fixed' | 'flexible') =>
      value(fw.setFormationMode(from, to, true)).allowed
    expect([may('fixed', 'flexible'), may('flexible', 'fixed')]).toEqual([true, false])
  })

  test('FW-15.7.1-time-lines later formations never come before minute two', () => {
    fc.assert(
      fc.property(die, fc.integer({ min: 1, max: 9 }), (roll, earlier) => {
        const minute = fw.timeOfIntercept({ involvesFirstPair: true, earlierSuccesses: earlier, die: roll })
        return value(minute) >= 2 && value(minute) === total(minute)
      }),
    )
  })

  test('FW-15.1-weather-immersion a shift clears every leader, by 100 feet at the last', () => {
    const alts = fc.array(fc.integer({ min: 100, max: 140 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(alts, (list) => {
        const leaders = list.map((alt) => ({ alt, ceiling: 400, band: null }))
        const shift = value(fw.weatherShift(leaders, { lo: 100, hi: 140 })) ?? 0
        const moved = list.map((alt) => alt + shift)
        return shift > 0 ? Math.min(...moved) === 141 : Math.max(...moved) === 99
      }),
    )
  })
})

describe('the resolver', () => {
  test('no id twice, none superseded by a live one, switched ones only with their switch', () => {
    fc.assert(
      fc.property(edition, switches, (where, set) => {
        const live = value(fw.inForce(where, set))
        const ids = live.map(({ id }) => id)
        const replaced = live.flatMap(({ supersedes = [] }) => supersedes)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.filter((id) => replaced.includes(id))).toEqual([])
        expect(live.filter(({ switchId }) => switchId !== undefined && !set[switchId])).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  test('the order of the switches does not matter', () => {
    fc.assert(
      fc.property(edition, switches, (where, set) => {
        const turned = Object.fromEntries(Object.entries(set).reverse())
        expect(fw.inForce(where, turned)).toEqual(fw.inForce(where, set))
      }),
      { numRuns: 20 },
    )
  })

  test('diff of a and b mirrors diff of b and a', () => {
    fc.assert(
      fc.property(edition, edition, switches, (a, b, set) => {
        const mirrored = value(fw.diff(b, a, set)).map(({ a: left, b: right, ...rest }) => ({
          ...rest,
          a: right,
          b: left,
        }))
        expect(mirrored).toEqual(value(fw.diff(a, b, set)))
      }),
      { numRuns: 20 },
    )
  })

  test('a topic has a value exactly when it is not base-unknown, and its trail begins with what sets it', () => {
    fc.assert(
      fc.property(edition, switches, fc.constantFrom(...fw.TOPICS), (where, set, key) => {
        const { value: found, status, by, trail } = value(fw.topic(where, set, key))
        expect(found === null).toBe(status === 'base-unknown')
        if (by !== null) expect(trail[0]?.id).toBe(by)
        expect(value(fw.conflicts(where, set)).filter(({ settledBy }) => settledBy === null)).toEqual([])
      }),
    )
  })
})
