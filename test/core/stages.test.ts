import { describe, expect, test } from 'vitest'
import { type ActionOf, coreMessages, fill } from 'wingover'
import {
  byHand,
  choiceBetweenDice,
  codes,
  configOf,
  everyGame,
  must,
  numbers,
  playOut,
  type SealedPlots,
  sealedPlots,
} from './games.js'

const start = must(sealedPlots.setup(configOf(sealedPlots))).state
const refused = (action: ActionOf<SealedPlots>) => sealedPlots.check(start, action)[0]

describe('check looks in stages and stops at the first that finds something', () => {
  test('the shape comes first', () => {
    const action = { type: 'setPlot', seat: 'blue', plane: 'nobody', course: 'up' } as unknown as ActionOf<SealedPlots>
    expect(refused(action)).toMatchObject({ rule: 'CORE-SHAPE', code: 'unknown-value', facts: { field: 'course' } })
  })

  test('then dice that seeded games take from nobody', () => {
    const action = { type: 'shoot', seat: 'blue', target: 'nobody', rolls: [1] } as const
    expect(refused(action)).toMatchObject({ rule: 'CORE-DICE', code: 'dice-not-asked' })
  })

  test('then the phase', () => {
    expect(refused({ type: 'hold', seat: 'blue' })).toMatchObject({
      rule: 'CORE-PHASE',
      code: 'wrong-phase',
      facts: { type: 'hold', phase: 'plot', expected: 'fire' },
    })
  })

  test('then the agenda', () => {
    expect(refused({ type: 'flyPlots', seat: 'referee' })).toMatchObject({
      rule: 'CORE-AGENDA',
      code: 'decision-pending',
      facts: { kind: 'plot', waiting: 'blue, red' },
    })
  })

  test('then the seat, and then the clauses of the book', () => {
    const plotted = must(
      sealedPlots.reduce(start, { type: 'setPlot', seat: 'blue', plane: 'b1', course: 'left' }),
    ).state
    const sealed = must(sealedPlots.reduce(plotted, { type: 'commitPlots', seat: 'blue' })).state
    expect(sealedPlots.check(sealed, { type: 'setPlot', seat: 'blue', plane: 'r1', course: 'left' })).toMatchObject([
      { rule: 'CORE-SEAT', code: 'not-your-decision', facts: { seat: 'blue', expected: 'red' } },
    ])
    expect(refused({ type: 'setPlot', seat: 'blue', plane: 'r1', course: 'left' })).toMatchObject({
      rule: 'SP-PLOT-01',
      code: 'unknown-plane',
    })
  })

  test('every broken clause of a stage is reported, in printed order', () => {
    const armed = must(choiceBetweenDice.setup(configOf(choiceBetweenDice))).state
    const one = must(choiceBetweenDice.reduce(armed, { type: 'armPlane', seat: 'blue', plane: 'b1' })).state
    const two = must(choiceBetweenDice.reduce(one, { type: 'armPlane', seat: 'red', plane: 'r1' })).state
    const action = { type: 'attack', seat: 'blue', plane: 'r1', target: 'b1' } as const
    expect(choiceBetweenDice.check(two, action).map(({ code }) => code)).toEqual(['unknown-plane', 'not-a-foe'])
  })

  test('nothing is legal after the end, not even resigning', () => {
    const { steps } = playOut(sealedPlots, configOf(sealedPlots), 1)
    const over = steps.at(-1)!.state
    expect(sealedPlots.check(over, { type: 'hold', seat: 'blue' })[0]).toMatchObject({ rule: 'CORE-OVER' })
    expect(sealedPlots.check(over, { type: 'resign', seat: 'blue' })[0]).toMatchObject({ code: 'game-over' })
    expect(sealedPlots.actors(over)).toEqual([])
    expect(sealedPlots.legalActions(over)).toEqual([])
  })

  test('missing dice break no rule', () => {
    for (const [, game] of everyGame) {
      for (const { state } of playOut(game, byHand(game), 3).steps)
        for (const action of game.legalActions(state)) expect(game.check(state, action)).toEqual([])
    }
  })
})

describe.each(everyGame)('%s', (_, game) => {
  test('check and reduce agree, and a refusal carries a filled message and changes nothing', () => {
    const next = numbers(5)
    const { steps, actions } = playOut(game, configOf(game, 1), 2)
    for (const { state } of steps) {
      const before = JSON.stringify(state)
      const action = actions[Math.floor(next() * actions.length)]!
      const violations = game.check(state, action)
      const result = game.reduce(state, action)
      expect(result.ok).toBe(violations.length === 0)
      if (!result.ok) expect(result.violations).toEqual(violations)
      for (const { rule, message } of violations) {
        expect(game.info.rules).toHaveProperty([rule])
        expect(message).not.toMatch(/[{}]/)
      }
      expect(JSON.stringify(state)).toBe(before)
    }
  })

  test('someone can always act until the game is over, and only those who are asked', () => {
    for (const { state } of playOut(game, configOf(game, 1), 4).steps) {
      const over = game.outcome(state) !== undefined
      expect(game.actors(state).length === 0).toBe(over)
      for (const actor of game.actors(state)) expect(game.legalActions(state, actor).length).toBeGreaterThan(0)
      for (const { seat } of game.legalActions(state)) expect(game.actors(state)).toContain(seat)
    }
  })

  test('what is listed is legal, what is listed twice is not there', () => {
    for (const { state } of playOut(game, configOf(game, 1), 6).steps) {
      const listed = game.legalActions(state)
      expect(new Set(listed.map((action) => JSON.stringify(action))).size).toBe(listed.length)
      for (const action of listed) expect(codes({ ok: true, violations: game.check(state, action) })).toEqual([])
    }
  })
})

test('a template keeps a hole for which there is no fact', () => {
  expect(fill('{a} and {b} and {toString}', { a: 1 })).toBe('1 and {b} and {toString}')
  expect(Object.keys(coreMessages).every((code) => /^[a-z]+(-[a-z]+)*$/.test(code))).toBe(true)
})
