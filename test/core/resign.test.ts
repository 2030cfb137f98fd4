import { describe, expect, test } from 'vitest'
import { byHand, codes, configOf, everyGame, must, playOut } from './games.js'

describe.each(everyGame)('%s: resigning', (_, game) => {
  const { steps } = playOut(game, configOf(game, 1), 81)
  const going = steps.slice(0, -1)

  test('is legal for both seats at any time and listed at none', () => {
    for (const { state } of going) {
      for (const seat of game.info.seats) expect(game.check(state, { type: 'resign', seat })).toEqual([])
      expect(game.legalActions(state).some(({ type }) => type === 'resign')).toBe(false)
    }
  })

  test('ends the game at once, the other seat wins, and all are told', () => {
    for (const { state } of going)
      for (const seat of game.info.seats) {
        const after = must(game.reduce(state, { type: 'resign', seat }))
        const winner = game.info.seats.find((other) => other !== seat)
        expect(game.outcome(after.state)).toEqual({ winner, rule: 'CORE-RESIGN', score: game.score(state) })
        expect(game.actors(after.state)).toEqual([])
        expect(after.state).toMatchObject({ phase: 'over', agenda: [], resigned: seat })
        expect(after.events).toEqual([{ type: 'resigned', rule: 'CORE-RESIGN', audience: 'all', seat }])
        expect(after.barrier).toBe('none')
      }
  })

  test('is the same through the fast door', () => {
    const seat = game.info.seats[1]!
    const fork = game.fork(going[3]!.state)
    fork.apply({ type: 'resign', seat })
    expect(fork.keep()).toEqual(must(game.reduce(going[3]!.state, { type: 'resign', seat })).state)
    expect(fork.outcome()?.rule).toBe('CORE-RESIGN')
  })

  test('the state and the views after it pass their gates, and hide what they hid', () => {
    for (const { state } of going) {
      const after = must(game.reduce(state, { type: 'resign', seat: game.info.seats[0]! })).state
      expect(game.parse.state(JSON.parse(JSON.stringify(after)))).toEqual({ ok: true, value: after })
      for (const seat of [...game.info.seats, 'spectator']) {
        const [before, view] = [game.view(state, seat), game.view(after, seat)]
        expect(view).toEqual({ ...before, phase: 'over', agenda: [], resigned: game.info.seats[0] })
        expect(game.parse.view(JSON.parse(JSON.stringify(view))).ok).toBe(true)
        expect(game.view(game.sample(view, 'x'), seat)).toEqual(view)
      }
    }
  })

  test('takes no dice, and nobody resigns but a player', () => {
    const { state } = must(game.setup(byHand(game)))
    expect(must(game.reduce(state, { type: 'resign', seat: game.info.seats[0]! })).state.phase).toBe('over')
    const extra = { type: 'resign', seat: game.info.seats[0]!, rolls: [1] }
    expect(codes(game.reduce(state, extra))).toEqual(['unknown-field'])
    for (const seat of ['referee', 'spectator', 'toString', ''])
      expect(codes(game.reduce(state, { type: 'resign', seat }))).toEqual(['unknown-seat'])
  })
})
