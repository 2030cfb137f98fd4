import { describe, expect, test } from 'vitest'
import type { Game, Ruleset } from 'wingover'
import { type Bot, choicesIn, flatBot, greedyBot, type Mind, mctsBot, pickFrom } from 'wingover/bots'
import { choiceBetweenDice } from '../../../examples/choice-between-dice.js'

const game: Ruleset = choiceBetweenDice
const first = game.setup({ ...game.info.scenarios[0]!.config, dice: 'seeded', seed: 'mind' })
if (!first.ok) throw new Error('no game')
const seat = game.actors(first.state)[0]!
const view = game.view(first.state, seat)
const bots: readonly (readonly [string, (mind?: Mind<Game>) => Bot])[] = [
  ['greedy', (mind) => greedyBot(game, mind)],
  ['flat', (mind) => flatBot(game, mind)],
  ['mcts', (mind) => mctsBot(game, mind)],
]
const act = (bot: Bot) => bot(view, pickFrom('x'), 60)

describe.each(bots)('%s', (_, make) => {
  test('thinks with the judge and the policy it is given', () => {
    const asked = { judge: 0, policy: 0 }
    const mind: Mind<Game> = {
      judge: (state, who) => {
        asked.judge++
        return game.evaluate(state, who)
      },
      policy: (_game, _actor, actions, pick) => {
        asked.policy++
        expect(actions.length).toBeGreaterThan(1)
        return pick.of(actions)
      },
    }
    expect(choicesIn(game, view)).toContainEqual(act(make(mind)))
    expect(asked.judge).toBeGreaterThan(0)
    expect(asked.policy).toBeGreaterThan(0)
  })

  test('plays as ever with the judge it has anyway', () => {
    expect(act(make({ judge: game.evaluate }))).toEqual(act(make()))
    expect(act(make({}))).toEqual(act(make()))
  })
})
