import { describe, expect, test } from 'vitest'
import { numberToHex } from '../../../../src/geometry/index.js'
import type { Plane, State } from '../../../../src/rulesets/spitfire/index.js'
import { followingLack, leastLack, loosenessOf } from '../../../../src/rulesets/spitfire/play/wing.js'
import { N, NE, S, start } from '../fixture.js'

const LEADER = '3020'
/** A pair of First, the leader heading north; the wingman where it is said. */
function pair(hex: string, facing: Plane['facing'] = N): State {
  const placements = {
    F2: { hex: LEADER, facing: N, altitude: 10, speed: 8 },
    F1: { hex, facing, altitude: 10, speed: 8 },
  }
  return start({ scenario: '9.3V', period: 3, placements }).state
}

const WING = { plane: 'F1', of: 'F2', zone: 'both' } as const
const looseness = (hex: string, facing?: Plane['facing']): number => loosenessOf(pair(hex, facing), WING)

describe('a wingman', () => {
  test('sits best two hexes behind his leader, his nose the same way', () => {
    expect(looseness('3022')).toBe(0)
    expect(looseness('3023')).toBeGreaterThan(0)
    expect(looseness('3022', NE)).toBeGreaterThan(looseness('3023'))
    expect(looseness('3022', S)).toBeGreaterThan(looseness('3022', NE))
  })

  test('is worse off out of his zone than anywhere in it with his nose right', () => {
    expect(looseness('3025')).toBeGreaterThan(looseness('3024'))
    expect(looseness('3018')).toBeGreaterThan(looseness('3024'))
  })

  const run = (hex: string, facing: Plane['facing'], left: number) => ({
    ...{ hex: numberToHex(hex)!, facing, left, straight: 9, turns: 0, fresh: false, mps: left },
  })
  const least = (hex: string, facing: Plane['facing'], left: number): number => {
    const state = pair('3030')
    return leastLack(state, state.planes.F1!, run(hex, facing, left), state.planes.F2!, 'both')
  }

  test('is thought of by his leader, who sees near the end of his move whether he can be followed', () => {
    const state = pair('3022')
    const lack = (hex: string, facing: Plane['facing'], left: number): number =>
      followingLack(state, 'F2', run(hex, facing, left))
    expect(lack('3014', N, 0)).toBe(0)
    expect(lack('3028', S, 6)).toBeGreaterThan(1)
    expect(lack('3027', S, 7)).toBe(0)
    expect(followingLack(state, 'F1', run('3028', S, 6))).toBe(0)
  })

  test('can end where he belongs if he flies straight there, or with turns', () => {
    expect(least('3028', N, 6)).toBe(0)
    expect(least('2827', NE, 7)).toBeLessThan(1)
    expect(least('3028', S, 4)).toBeGreaterThan(3)
  })
})
