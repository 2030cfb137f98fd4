import { describe, expect, test } from 'vitest'
import { spittingFire } from '../../../../src/rulesets/spitting-fire/index.js'
import { LEFT, NEITHER, RIGHT, sidesOf } from '../../../../src/rulesets/spitting-fire/play/room.js'

const rulesOf = (scenario: string) => {
  const { config } = spittingFire.info.scenarios.find(({ id }) => id === scenario)!
  const first = spittingFire.setup({ ...config, dice: 'seeded', seed: 'room' })
  if (!first.ok) throw new Error(scenario)
  return first.state.config
}

describe('room to turn', () => {
  const hexes = rulesOf('hex-skirmish')
  const open = rulesOf('two-against-two')

  test('in the middle a plane can circle either way', () => {
    expect(sidesOf(hexes, { q: 12, r: 10, facing: 0 }, 4)).toBe(LEFT | RIGHT)
    expect(sidesOf(open, { x: 12, y: 18, heading: 0 }, 4)).toBe(LEFT | RIGHT)
  })

  test('along an edge only away from it', () => {
    expect(sidesOf(hexes, { q: 1, r: 20, facing: 0 }, 4)).toBe(RIGHT)
    expect(sidesOf(hexes, { q: 1, r: 12, facing: 3 }, 4)).toBe(LEFT)
  })

  test('toward an edge that comes before the first turn, to neither side', () => {
    expect(sidesOf(hexes, { q: 3, r: 20, facing: 4 }, 4)).toBe(NEITHER)
    expect(sidesOf(open, { x: 18, y: 1, heading: 180 }, 4)).toBe(NEITHER)
  })

  test('what has been flown toward the first turn counts', () => {
    expect(sidesOf(hexes, { q: 3, r: 20, facing: 4 }, 4, 1)).not.toBe(NEITHER)
  })
})
