import type { Game, Ruleset } from '../../core/ruleset.js'
import { type Bot, choicesIn } from './bot.js'

/** Any legal action, all alike. */
export const randomBot =
  <G extends Game>(ruleset: Ruleset<G>): Bot<G> =>
  (view, pick) =>
    pick.of(choicesIn(ruleset, view))
