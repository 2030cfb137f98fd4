import { describe, expect, it } from 'vitest'
import { type Action, spittingFire } from '../../../../src/rulesets/spitting-fire/shown.js'

describe('SF-FORCE-06 a force that is being chosen', () => {
  it('is shown in the order of its cards, whichever was bought first', () => {
    const { config } = spittingFire.info.scenarios.find(({ id }) => id === 'thousand')!
    const seen = (...cards: readonly string[]) => {
      let step = spittingFire.setup({ ...config, dice: 'seeded', seed: 'order' })
      for (const aircraft of cards) {
        if (!step.ok) throw new Error(JSON.stringify(step.violations))
        step = spittingFire.reduce(step.state, { type: 'addPlane', seat: 'axis', aircraft } as Action)
      }
      if (!step.ok) throw new Error(JSON.stringify(step.violations))
      return JSON.stringify(spittingFire.view(step.state, 'axis').forces)
    }
    expect(seen('saetta', 'd520')).toBe(seen('d520', 'saetta'))
    expect(seen('saetta')).not.toBe(seen('d520'))
  })
})
