import { describe, expect, it } from 'vitest'
import { plain, table } from '../../site/markdown.js'
import type { Move } from '../../site/recording/recorded.js'
import { linesOf, outcomeText, pathTo } from '../../site/story.js'
import type { Ruleset } from '../../src/core/index.js'
import { rulesets } from '../../src/registry.js'

const set = (to: number): Move => ({ ruleset: 'x', from: null, to, config: { n: to }, events: [], violations: [] })
const order = (from: number, to: number | null, type: string, message?: string): Move => ({
  ...{ ruleset: 'x', from, to, action: { type, seat: 'a' }, events: [] },
  violations: message === undefined ? [] : [{ rule: 'R', code: 'c', message, facts: {} }],
})

const ruleset: Ruleset = rulesets['regia-aeronautica']
const first = ruleset.setup({ ...ruleset.info.scenarios[0]!.config, dice: 'seeded', seed: 'x' })
const states = first.ok ? [first.state, first.state] : []

describe('lines of play', () => {
  it('go on from where they are, and begin anew from an earlier position', () => {
    const moves = [set(0), order(0, 1, 'go'), order(1, null, 'stop', 'No.'), order(1, 2, 'go'), order(0, 3, 'turn')]
    expect(linesOf(moves).map(({ start, end, moves: own }) => [start, own.length, end])).toEqual([
      [0, 4, 2],
      [0, 1, 3],
    ])
  })

  it('leave out a question whose order is given next, and a refusal told twice', () => {
    const moves = [
      set(0),
      order(0, null, 'go'),
      order(0, 1, 'go'),
      order(1, null, 'x', 'No.'),
      order(1, null, 'x', 'No.'),
    ]
    expect(linesOf(moves).flatMap(({ moves: own }) => own.map((move) => outcomeText(ruleset, move, states)))).toEqual([
      'Done.',
      'Done.',
      'Refused: No.',
    ])
  })

  it('lead back to the game that was set up', () => {
    const moves = [set(0), order(0, 1, 'go'), order(0, 2, 'turn'), order(2, 3, 'stop')]
    expect(pathTo(moves, 3)).toEqual({ config: { n: 0 }, actions: [moves[2]?.action, moves[3]?.action] })
    expect(pathTo(moves, 9)).toBeUndefined()
  })
})

describe('markdown', () => {
  it('has no markup but code', () => {
    expect(plain('a*b_c [d] <e> `f*g` {{h}}')).toBe('a\\*b\\_c \\[d\\] \\<e\\> `f*g` \\{\\{h\\}\\}')
  })

  it('keeps cells apart', () => {
    expect(table(['a'], [['x|y\nz']])).toBe('| a |\n| --- |\n| x\\|y z |')
  })
})
