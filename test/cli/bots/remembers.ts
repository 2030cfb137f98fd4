import type { Game, Ruleset } from 'wingover'
import { choicesIn, type Player } from 'wingover/bots'

/** Answers later, and remembers how often it was asked: from then on it takes the first of its choices. */
export default function remembers(ruleset: Ruleset): Player {
  let [asked, begun] = [0, false]
  return {
    begin: async () => {
      begun = true
    },
    act: async (view, pick): Promise<Game['Action']> => {
      if (!begun) throw new Error('nobody told it that the game begins')
      const choices = choicesIn(ruleset, view)
      return asked++ < 3 ? pick.of(choices) : (choices[0] as Game['Action'])
    },
  }
}
