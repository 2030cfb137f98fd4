import { describe, expect, test } from 'vitest'
import { fromView } from 'wingover'
import { configOf, everyGame, numbers, playOut } from './games.js'

describe.each(everyGame)('%s: the rules from a view alone', (_, game) => {
  const { steps, actions } = playOut(game, configOf(game, 1), 31)

  test('list what the real game lists for that seat', () => {
    for (const { state } of steps)
      for (const seat of game.info.seats)
        expect(fromView(game, game.view(state, seat)).legalActions()).toEqual(game.legalActions(state, seat))
  })

  test('refuse what the real game refuses that seat, in the same words', () => {
    const next = numbers(9)
    for (const { state } of steps)
      for (const seat of game.info.seats) {
        const action = actions[Math.floor(next() * actions.length)]!
        if (action.seat !== seat) continue
        expect(fromView(game, game.view(state, seat)).check(action)).toEqual(game.check(state, action))
      }
  })

  test('a spectator is asked nothing', () => {
    for (const { state } of steps) expect(fromView(game, game.view(state, 'spectator')).legalActions()).toEqual([])
  })

  test('the state behind them fits the view and varies with the seed', () => {
    const view = game.view(steps[2]!.state, game.info.seats[0]!)
    expect(game.view(fromView(game, view, 'a').state, view.seat)).toEqual(view)
    expect(fromView(game, view).state).toEqual(fromView(game, view, 'view').state)
    expect(fromView(game, view, 'a').state.rng).not.toEqual(fromView(game, view, 'b').state.rng)
  })
})
