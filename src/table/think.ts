/** Bots for a table. The page runs this in a thread; whoever has no thread runs it where they are. */
import { fromView, type Game, type Ruleset } from '../core/index.js'
import { labelOf } from '../core/words/index.js'
import { botNamed, type PromptPlayer, pickFrom, type Thinking } from '../tools/bots/index.js'
import { budgetOf } from '../tools/bots/named.js'
import type { Kit, Question, TableGame } from './kit.js'
import type { Thinker, Thought } from './session/index.js'

/** Simulations for a bot whose name brings none of its own. */
const BUDGET = 40
/** So often is told how far a thought has come. */
const STEPS = 20

/** Names of the table's own, for those who want no thought at all. */
const ALSO: Readonly<Record<string, string>> = { quick: 'random' }

/** A player, and who hears of its simulations. */
interface Mind {
  readonly player: PromptPlayer
  hear: () => void
}

/** A thinker for these games. It thinks where it is called: on a page, a long thought holds the page up. */
export function thinkerFor(games: readonly TableGame[]): Thinker {
  const kits = new Map<string, Promise<Kit | undefined>>()
  const minds = new Map<string, Mind>()
  const kitOf = (game: string): Promise<Kit | undefined> => {
    const loading = kits.get(game) ?? Promise.resolve(games.find(({ id }) => id === game)?.load())
    kits.set(game, loading)
    return loading
  }
  return async (question, tell) => {
    const kit = await kitOf(question.game)
    if (kit === undefined) throw new Error(`There is no game called ${question.game}.`)
    const name = `${question.table} ${question.view.seat} ${question.level}`
    const mind = minds.get(name) ?? mindOf(kit, question)
    minds.set(name, mind)
    mind.hear = progress(question, tell)
    return answer(kit, question, mind)
  }
}

function mindOf({ ruleset }: Kit, { level, view }: Question): Mind {
  let mind: Mind | undefined
  const make = botNamed(
    telling(ruleset, () => mind?.hear()),
    ALSO[level] ?? level,
  )
  if (make === undefined) throw new Error(`There is no bot called ${level}.`)
  mind = { player: make(view.seat), hear: () => undefined }
  return mind
}

/** The same rules, but whoever simulates with them is heard: every world that is forked is tried in clones, one each. */
const telling = (ruleset: Ruleset, hear: () => void): Ruleset => ({
  ...ruleset,
  fork: (state, options) => {
    const world = ruleset.fork(state, options)
    const clone = world.clone.bind(world)
    return Object.assign(world, {
      clone: () => {
        hear()
        return clone()
      },
    })
  },
})

/** Counts simulations and tells their share of the budget, a few times in all. */
function progress({ level }: Question, tell: (done: number) => void): () => void {
  const budget = budgetOf(level) ?? BUDGET
  let spent = 0
  let told = 0
  return () => {
    spent++
    const step = Math.min(STEPS, Math.floor((STEPS * spent) / budget))
    if (step === told) return
    told = step
    tell(step / STEPS)
  }
}

/** What was taken back may have spoilt a plan: then the bot is asked again. */
function answer(kit: Kit, question: Question, { player }: Mind): Thought {
  const { view, seed } = question
  const action = player.act(view, pickFrom(seed), BUDGET)
  if (fromView(kit.ruleset, view).check(action).length > 0) {
    return { action: mindOf(kit, question).player.act(view, pickFrom(seed), BUDGET) }
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
