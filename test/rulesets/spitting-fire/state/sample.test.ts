/** Worlds that fit a view are worlds that could be. */
import { describe, expect, it } from 'vitest'
import { MARKERS } from '../../../../src/rulesets/spitting-fire/state/state.js'
import { flight, scene, spit, spittingFire } from '../fixture.js'
import type { Marker } from '../vocabulary.js'

/** The markers that an enemy group at a level may have plotted, in so many worlds. */
function sampled(plotSafety: 'allow' | 'forbid', level: number): ReadonlySet<Marker | null> {
  const at = scene(spittingFire, {
    ...{ options: { plotSafety }, allies: { A: spit([12, 10, 0]) } },
    axis: { B: flight('bf-109', level, [4, 20, 0]) },
  }).plot({ B: 'level-left' })
  const view = spittingFire.view(at.state, 'allies')
  return new Set(Array.from({ length: 400 }, (_, i) => spittingFire.sample(view, `world-${i}`).groups.B!.plot))
}

describe('sample', () => {
  it('SF-PLOT-06 draws every marker, suicidal ones too, where they may be plotted', () => {
    for (const level of [1, 4, 7]) expect([...sampled('allow', level)].sort()).toEqual([...MARKERS].sort())
  })

  it.each([
    [1, 'dive'],
    [7, 'climb'],
  ])('SF-PLOT-06 with suicidal plots forbidden, at level %s there is no %s and all else', (level, barred) => {
    const fine = MARKERS.filter((marker) => !marker.startsWith(barred))
    expect([...sampled('forbid', level)].sort()).toEqual([...fine].sort())
  })

  it('SF-PLOT-06 between the two all nine are drawn even so', () => {
    expect(sampled('forbid', 4).size).toBe(9)
  })
})
