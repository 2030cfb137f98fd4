import { describe, expect, test } from 'vitest'
import { type ActionOf, type BaseView, type Game, history, type Ruleset } from '../../src/core/index.js'
import { games } from '../../src/table/page/games.js'
import { asked, type Tour, tipOf, topicOf, tourOf, understood } from '../../src/table/session/index.js'
import { botNamed, pickFrom } from '../../src/tools/bots/index.js'

/** Every view in which somebody is asked, in a game of two novices. */
function* questions(game: Ruleset, scenario: string): Generator<Game['View']> {
  const { config } = game.info.scenarios.find(({ id }) => id === scenario) ?? {}
  const begun = history.begin(game, { ...config, dice: 'seeded', seed: 'tour' } as unknown as Game['Config'])
  if (!begun.ok) throw new Error(begun.violations[0]?.message)
  const players = new Map(game.info.seats.map((seat) => [seat, botNamed(game, 'novice')?.(seat)]))
  const pick = pickFrom('tour')
  let past = history.advance(game, begun.history).history
  for (let n = 0; n < 600; n++) {
    const { state } = history.now(past)
    const [seat] = game.actors(state)
    if (seat === undefined) return
    const view = game.view(state, seat)
    yield view
    const change = history.play(game, past, players.get(seat)?.act(view, pick, 8) as ActionOf<Game>)
    if (!change.ok) throw new Error(change.violations[0]?.message)
    past = history.advance(game, change.history).history
  }
}

describe.each(games.map((game) => [game.id, game] as const))('the guide of %s', (_, { load, guide, first }) => {
  test('has a word for the very first question, and no word that never comes', async () => {
    const [{ ruleset }, told] = await Promise.all([load(), guide?.() ?? {}])
    let tour = tourOf(told)
    let isFirst = true
    for (const view of questions(ruleset, first)) {
      tour = asked(tour, view)
      if (isFirst) expect(tipOf(tour, view)).toBeDefined()
      isFirst = false
      if (tour.met.size === Object.keys(told).length) break
    }
    expect([...tour.met.keys()].sort()).toEqual(Object.keys(told).sort())
  })

  test('is short', async () => {
    for (const tip of Object.values((await guide?.()) ?? {})) {
      expect(tip.length).toBeLessThan(260)
      expect(tip).toMatch(/^[A-Z].*[.?]$/)
    }
  })
})

describe('a tour', () => {
  const at = (phase: string, turn: number, kind?: string): BaseView =>
    ({ phase, turn, agenda: kind === undefined ? [] : [{ kind, actors: [] }] }) as unknown as BaseView
  const told = (tour: Tour, view: BaseView) => [asked(tour, view), tipOf(asked(tour, view), view)] as const

  test('tells of the question before the phase, and each once: until the turn ends, or it is waved away', () => {
    const tour = tourOf({ move: 'Fly.', dive: 'Dive!' })
    expect(topicOf(tour, at('move', 1, 'dive'))).toBe('dive')
    const [met, tip] = told(tour, at('move', 1))
    expect(tip).toBe('Fly.')
    expect(tipOf(met, at('move', 1))).toBe('Fly.')
    expect(tipOf(met, at('move', 2))).toBeUndefined()
    expect(tipOf(understood(met, at('move', 1)), at('move', 1))).toBeUndefined()
    expect(tipOf(understood(met, at('move', 1)), at('move', 1, 'dive'))).toBe('Dive!')
    expect(tipOf(tour, at('toString', 1))).toBeUndefined()
  })
})
