/** States that play could not come to are refused: what is let in leads to nothing that is refused. */
import { describe, expect, it } from 'vitest'
import { aerialCraps } from '../../../../src/rulesets/aerial-craps/shown.js'
import type { State } from '../../../../src/rulesets/aerial-craps/state/state.js'
import { Game } from '../fixture.js'

const accepts = ({ state }: Game, change: Partial<State> = {}): boolean =>
  aerialCraps.parse.state(JSON.parse(JSON.stringify({ ...state, ...change }))).ok

describe('tasks from outside', () => {
  it('AC-1.30-1 AC-2.10-1 lead on to the rest of the turn', () => {
    const duel = { a: { A: { target: 'Z', cv: 6, maneuvering: true } }, b: { Z: { maneuvering: true } } } as const
    for (const kind of ['target', 'rollInitiative', 'pitch', 'attack'] as const) {
      const game = new Game({ ...duel, tables: { mp: [99, 99, 99, 99] }, dice: { stall: [6, 6] } }).until(kind)
      expect([kind, accepts(game)]).toEqual([kind, true])
      const { tasks } = game.state
      expect([kind, accepts(game, { tasks: tasks.slice(1) })]).toEqual([kind, false])
      expect([kind, accepts(game, { tasks: [tasks[0]!, ...tasks] })]).toEqual([kind, false])
    }
  })

  it('AC-2.60-1 end a test whose dice are settled', () => {
    const game = new Game({ a: { A: { speed: 8, pilot: 'ace' } }, dice: { stress: [6, 6] } })
    game.until('useMp', 'A').do('maneuver', { more: 0 })
    expect([game.question, accepts(game)]).toEqual(['mtDice', true])
    game.do('addDice', { aero: 0, pp: 0 }).until('cancelEffect')
    const { tasks } = game.state
    expect(accepts(game)).toBe(true)
    expect(accepts(game, { tasks: tasks.filter((task) => task.do !== 'closeTest') })).toBe(false)
  })

  it('AC-10h-3 count no more rows worn than are filled', () => {
    const game = new Game({ a: { A: { marks: 12, card: 'd7' } } })
    expect(game.state.config.worn).toEqual({ A: 1 })
    const { config } = game.state
    expect([accepts(game, { config: { ...config, worn: { A: 2 } } }), accepts(game)]).toEqual([false, true])
  })
})
