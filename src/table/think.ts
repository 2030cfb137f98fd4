/** Bots for a table. The page runs this in a thread; whoever has no thread runs it where they are. */
import { fromView, type Game } from '../core/index.js'
import { labelOf } from '../core/words/index.js'
import { botNamed, type PromptPlayer, pickFrom, type Thinking } from '../tools/bots/index.js'
import type { Kit, Question, TableGame } from './kit.js'
import type { Thinker } from './session/index.js'

/** Simulations for a bot whose name brings none of its own. */
const BUDGET = 40

/** Names of the table's own, for those who want no thought at all. */
const ALSO: Readonly<Record<string, string>> = { quick: 'random' }

/** A thinker for these games. It thinks where it is called: on a page, a long thought holds the page up. */
export function thinkerFor(games: readonly TableGame[]): Thinker {
  const kits = new Map<string, Promise<Kit | undefined>>()
  const players = new Map<string, PromptPlayer>()
  const kitOf = (game: string): Promise<Kit | undefined> => {
    const loading = kits.get(game) ?? Promise.resolve(games.find(({ id }) => id === game)?.load())
    kits.set(game, loading)
    return loading
  }
  return async (question) => {
    const kit = await kitOf(question.game)
    if (kit === undefined) throw new Error(`There is no game called ${question.game}.`)
    const name = `${question.table} ${question.view.seat} ${question.level}`
    const player = players.get(name) ?? playerOf(kit, question)
    players.set(name, player)
    return answer(kit, question, player)
  }
}

function playerOf({ ruleset }: Kit, { level, view }: Question): PromptPlayer {
  const make = botNamed(ruleset, ALSO[level] ?? level)
  if (make === undefined) throw new Error(`There is no bot called ${level}.`)
  return make(view.seat)
}

/** What was taken back may have spoilt a plan: then the bot is asked anew. */
function answer(kit: Kit, question: Question, player: PromptPlayer) {
  const { view, seed } = question
  const action = player.act(view, pickFrom(seed), BUDGET)
  if (fromView(kit.ruleset, view).check(action).length > 0) {
    return { action: playerOf(kit, question).act(view, pickFrom(seed), BUDGET) }
  }
  const thoughts = player.thinking?.()
  return { action, ...(thoughts !== undefined && { because: inWords(kit, view, thoughts) }) }
}

/** What was weighed, the best first: `Ahead 3 hexes (60 of 100); Turn left (51 of 100).` */
function inWords({ words }: Kit, view: Game['View'], { candidates, kind }: Thinking): string {
  if (kind === 'forced') return ''
  const lines = candidates.slice(0, 4).map(({ action, worth }) => {
    const chance = Math.round(50 * (1 + worth))
    return `${labelOf(words, action, view)} (${chance} of 100)`
  })
  return lines.length === 0 ? '' : `${lines.join('; ')}.`
}
