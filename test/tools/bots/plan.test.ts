import { describe, expect, test } from 'vitest'
import { advance, type Game, type Ruleset } from 'wingover'
import { botNamed, botNames, pickFrom, planBot, type Thinking } from 'wingover/bots'
import { rulesets } from 'wingover/registry'

const games: readonly Ruleset[] = Object.values(rulesets)

/** What a game between planners shows: each decision with what its player says of it. */
function watch(ruleset: Ruleset, seed: string, most: number) {
  const { seats, scenarios } = ruleset.info
  const first = ruleset.setup({ ...scenarios[0]!.config, dice: 'seeded', seed })
  if (!first.ok) throw new Error('no game')
  const players = new Map(seats.map((seat) => [seat, planBot(ruleset)(seat)]))
  const pick = pickFrom(seed)
  const decisions: { view: Game['View']; action: Game['Action']; thought: Thinking }[] = []
  for (let { state } = first; decisions.length < most; ) {
    state = advance(ruleset, state).state
    const seat = ruleset.actors(state)[0]
    if (seat === undefined) break
    const view = ruleset.view(state, seat)
    const player = players.get(seat)!
    const action = player.act(view, pick, 6)
    const thought = player.thinking!()!
    decisions.push({ view, action, thought })
    const step = ruleset.reduce(state, action)
    if (!step.ok) throw new Error(JSON.stringify(step.violations))
    state = step.state
  }
  return decisions
}

describe.each(games)('a planner of $info.id', (ruleset) => {
  const decisions = watch(ruleset, 'plan', 40)

  test('follows its plan while it sees what it foresaw, and says so', () => {
    const kinds = new Set(decisions.map(({ thought }) => thought.kind))
    expect(kinds).toContain('searched')
    expect(kinds).toContain('followed')
  })

  test('does what it says it means to do', () => {
    for (const { action, thought } of decisions) expect(thought.plan[0]).toEqual(action)
  })

  test('says which part of the judgement its plan changes most, where the game names them', () => {
    const { view } = decisions[0]!
    const terms = Object.keys(ruleset.terms?.(ruleset.sample(view, 'terms'), ruleset.info.seats[0]!) ?? {})
    const reasons = decisions.flatMap(({ thought: { because } }) => (because === undefined ? [] : [because]))
    expect(reasons.length > 0).toBe(terms.length > 0)
    for (const { term, gain } of reasons) {
      expect([...terms, 'the end of the game']).toContain(term)
      expect(gain).not.toBe(0)
    }
  })

  test('decides alike after the same history of what its seat has seen', () => {
    const again = watch(ruleset, 'plan', 40).map(({ action }) => action)
    expect(again).toEqual(decisions.map(({ action }) => action))
  })
})

test('the levels are bots of their own, each with a budget of its own and a version', () => {
  const [game] = games as [Ruleset]
  expect(botNames).toEqual(expect.arrayContaining(['novice', 'pilot', 'ace']))
  for (const level of ['novice', 'pilot', 'ace']) expect(botNamed(game, level)?.version).toBeTypeOf('string')
})
