/** Vee and Schwarm: losses, grace, joining up (scenario 9.3). */
import { describe, expect, it } from 'vitest'
import { type Action, type GameEvent, type State, spitfire } from '../../../src/rulesets/spitfire/index.js'
import { shotProblems } from '../../../src/rulesets/spitfire/shots.js'
import { witnesses } from './witnesses.js'

function played(option: string, value?: unknown): { readonly state: State; readonly events: readonly GameEvent[] } {
  const { config, actions } = witnesses.find((one) => one.option === option)!
  let step = spitfire.setup({ ...config, ...(value !== undefined && { options: { [option]: value } }) })
  const events: GameEvent[] = []
  for (const action of actions) {
    if (!step.ok) throw new Error(JSON.stringify(step.violations))
    step = spitfire.reduce(step.state, action as Action)
    if (step.ok) events.push(...(step.events as readonly GameEvent[]))
  }
  if (!step.ok) throw new Error(JSON.stringify(step.violations))
  return { state: step.state, events }
}

describe('formations', () => {
  it('SP-9.3-8, SP-9.3-13 a leader lost to fire: the owner names one, and the next beginning is waived', () => {
    const { state, events } = played('formationGrace')
    expect(state.formations?.first).toMatchObject({ leaders: ['F1'], joining: null })
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'formationChecked', rule: 'SP-9.3-13', result: 'waived' }),
    )
    expect(state.phase).toBe('altitude')
  })
  it('SP-9.3-12 without grace the beginning of the next phase loses the game', () => {
    expect(played('formationGrace', 'none').state.ending).toEqual({ winner: 'second', rule: 'SP-9.3-12' })
  })
  it('SP-9.3-11, SP-9.3-14 a Schwarm that lost one is a Vee with a straggler that may not fire', () => {
    const { state } = played('joinDeadline')
    expect(state.formations?.second).toMatchObject({ kind: 'vee', leaders: ['S3'], joining: 'S1', apart: 1 })
    expect(state.ending).toBeNull()
    expect(shotProblems(state, 'S1', 'fwd', 'F1').map(({ rule }) => rule)).toContain('SP-9.3-14')
    expect(shotProblems(state, 'S3', 'fwd', 'F1').map(({ rule }) => rule)).not.toContain('SP-9.3-14')
  })
  it('SP-9.3-16 a straggler that misses its deadline loses the game', () => {
    expect(played('joinDeadline', 1).state.ending).toEqual({ winner: 'first', rule: 'SP-9.3-16' })
  })
})
