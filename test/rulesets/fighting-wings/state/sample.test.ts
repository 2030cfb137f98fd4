/** What a seat cannot see is drawn as stated: every declaration the other side can have made, each as likely. */
import { describe, expect, it } from 'vitest'
import { pickFrom, poolOf, positionLaws } from '../../../../src/tools/conformance/index.js'
import { begin, fightingWings, fire, playTurn, type State } from '../fixture.js'

const DRAWS = 600

/** How often each outcome comes up. */
function tally(state: State, key: (drawn: State) => string): Readonly<Record<string, number>> {
  const view = fightingWings.view(state, 'blue')
  const counts: Record<string, number> = {}
  for (let i = 0; i < DRAWS; i++) {
    const drawn = key(fightingWings.sample(view, `draw ${i}`))
    counts[drawn] = (counts[drawn] ?? 0) + 1
  }
  return counts
}

/** Within four standard deviations of its share. */
function expectEven(counts: Readonly<Record<string, number>>, kinds: number): void {
  const [mean, share] = [DRAWS / kinds, 1 / kinds]
  const spread = 4 * Math.sqrt(DRAWS * share * (1 - share))
  expect(Object.keys(counts)).toHaveLength(kinds)
  for (const count of Object.values(counts)) expect(Math.abs(count - mean)).toBeLessThan(spread)
}

describe('sampling', () => {
  it('HR-03 hidden throttles: none declared, or one of three', () => {
    expectEven(
      tally(begin(), ({ orders }) => orders.B1?.throttle ?? 'none'),
      4,
    )
  })

  it('HR-03 hidden bay doors: none declared, or moved', () => {
    expectEven(
      tally(begin({ B1: { bay: true } }), ({ orders }) => orders.B1?.bay ?? 'none'),
      2,
    )
  })

  it('HR-03 hidden gear: none declared, or moved', () => {
    expectEven(
      tally(begin({ B1: { gear: 'down' } }), ({ orders }) => orders.B1?.gear ?? 'none'),
      2,
    )
  })

  it('HR-03 hidden shots: none, or any way to fire with any weapons that are ready', () => {
    const setting = { A1: { q: 0, r: 0, card: 'HOUSE-P51D' }, B1: { q: 0, r: 4, card: 'HOUSE-P51D' } }
    const { state } = playTurn(begin(setting), { until: 'attack' })
    // One group of guns: silent, or a half, regular or long burst.
    expectEven(
      tally(state, ({ shots }) => shots.find(({ plane }) => plane === 'B1')?.burst ?? 'none'),
      4,
    )
  })

  it('HR-03 a sealed shot is known to its owner wherever it stands in the list', () => {
    const wing = { card: 'HOUSE-LIGHT', pilot: { quality: 'regular' }, q: 0, facing: 0, alt: 150, speed: 6 } as const
    const line = begin({
      A1: { q: 0, r: 4 },
      B1: { q: 0, r: 8 },
      more: [
        { ...wing, id: 'A2', side: 'blue', r: 12 },
        { ...wing, id: 'B2', side: 'red', r: 16 },
        { ...wing, id: 'B3', side: 'red', r: 0 },
      ],
    })
    let { state } = playTurn(line, { until: 'attack' })
    for (const shot of [fire('blue', 'A1', 'B3'), fire('red', 'B2', 'A2')]) {
      const step = fightingWings.reduce(state, shot)
      if (!step.ok) throw new Error(JSON.stringify(step.violations))
      state = step.state
    }
    expect(state.shots.map(({ plane }) => plane)).toEqual(['A1', 'B2'])
    const law = positionLaws.find(({ name }) => name === 'somebody-knows')!
    const position = {
      ruleset: fightingWings,
      state,
      listed: [],
      seed: 'known',
      pool: () => poolOf(state, [], [], []),
      cite: () => {},
    }
    const found = Array.from({ length: 12 }, (_, i) =>
      law.broken({ ...position, pick: pickFrom(`known ${i}`) } as never),
    )
    expect(found.filter(Boolean)).toEqual([])
  })
})
