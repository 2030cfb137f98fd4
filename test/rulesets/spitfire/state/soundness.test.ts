/** States that play could not come to are refused: what is let in leads to nothing that is refused. */
import { describe, expect, it } from 'vitest'
import { spitfire } from '../../../../src/rulesets/spitfire/shown.js'
import { start } from '../fixture.js'

describe('SP-5.2-2 an aircraft that waits for its speed', () => {
  /** With a segment for each aircraft, the mover has its altitude and is asked for its speed. */
  function waiting() {
    let play = start({ options: { segmentScope: 'aircraft' } })
    while (play.state.phase !== 'speed') play = play.do(spitfire.legalActions(play.state)[0]!)
    return play.state
  }
  const accepts = (change: object): boolean => {
    const state = waiting()
    return spitfire.parse.state(JSON.parse(JSON.stringify({ ...state, move: { ...state.move, ...change } }))).ok
  }

  it('has neither begun to move nor climbed', () => {
    expect(waiting().move).toMatchObject({ left: 0, started: false, climbMp: 0 })
    expect(accepts({})).toBe(true)
    expect([accepts({ started: true }), accepts({ climbMp: 1 }), accepts({ left: 1 })]).toEqual([false, false, false])
  })
})

describe('SP-5.2-4 an aircraft that declared a climb, and has flown all its points and climbed nothing', () => {
  const flown = (climbDuty: 'oneStep' | 'none') => {
    const play = start({ placements: { F1: { speed: 3 } }, options: { climbDuty } })
    const { state } = play.begin('F1', { mode: 'level' }).path('FFF')
    const F1 = { ...state.planes.F1, mode: 'climb' }
    return JSON.parse(JSON.stringify({ ...state, planes: { ...state.planes, F1 } }))
  }

  it('cannot be where a climb needs a step, and can where it needs none', () => {
    expect(flown('none').move).toMatchObject({ left: 0, climbMp: 0 })
    expect(spitfire.parse.state(flown('oneStep')).ok).toBe(false)
    expect(spitfire.parse.state(flown('none')).ok).toBe(true)
  })
})
