import type { ActionOf, Game, Outcome, Scene, Shown, Step, Viewer } from '../../core/index.js'
import { labelOf, tell, verdictOf, type Words } from '../../core/words/index.js'
import { Trail } from '../svg/index.js'
import { sceneFor } from './eyes.js'

/** Who looks at a game that was played: a seat, anyone at all, or the referee, who sees what every seat sees. */
export type Watcher<G extends Game> = Viewer<G> | 'referee'

/** A game as its watcher saw it. */
export interface Story {
  /** Through whose eyes. */
  readonly seen: string
  readonly ending: string
  /** What came to pass, step by step. A step of which the watcher learns nothing is none. */
  readonly chapters: readonly Chapter[]
  /** Title and source of each rule that is cited, by id. */
  readonly rules: Readonly<Record<string, { readonly title: string; readonly source: string } | undefined>>
}

/** One step. */
export interface Chapter {
  readonly turn: number
  /** The order that made it, if the watcher knows it. */
  readonly order: string | null
  readonly lines: readonly Line[]
  readonly scene: Scene | undefined
}

/** What was told in one breath. */
export interface Line {
  readonly text: string
  readonly rules: readonly string[]
}

/** Tells a game to a watcher: nothing that they could not see enters it. */
export function storyOf<G extends Game>(
  ruleset: Shown<G>,
  steps: readonly Step<G>[],
  actions: readonly ActionOf<G>[],
  watcher: Watcher<G>,
  words: Words<G>,
): Story {
  const trail = new Trail()
  const told = steps.map(({ state, events }, i): Chapter => {
    const view = ruleset.view(state, watcher === 'referee' ? 'spectator' : watcher)
    const scene = sceneFor(ruleset, state, watcher, words)
    return {
      turn: state.turn,
      order: orderKnown(ruleset, steps[i - 1]?.state, actions[i - 1], watcher, words),
      lines: tell(words, events, view, { all: watcher === 'referee' }),
      scene: scene && trail.drawOn(scene),
    }
  })
  const last = steps.at(-1)
  return {
    seen: seenBy(watcher, words),
    ending: endingOf(last && ruleset.outcome(last.state), words),
    chapters: told.filter((chapter, i) => i === 0 || isNews(chapter, told[i - 1])),
    rules: ruleset.info.rules,
  }
}

/** A player knows its own orders; those of others show in what comes of them. */
function orderKnown<G extends Game>(
  ruleset: Shown<G>,
  before: G['State'] | undefined,
  action: ActionOf<G> | undefined,
  watcher: Watcher<G>,
  words: Words<G>,
): string | null {
  if (action === undefined || before === undefined) return null
  if (watcher !== 'referee' && watcher !== action.seat) return null
  const seat = action.seat as keyof Words<G>['seat']
  const view = ruleset.view(before, action.seat === 'referee' ? 'spectator' : (action.seat as G['Seat']))
  return `${words.seat[seat]}: ${labelOf(words, action, view)}`
}

/** Something was told, ordered or moved. How often another seat changed a secret choice is nobody's business. */
const isNews = (chapter: Chapter, before: Chapter | undefined): boolean =>
  chapter.order !== null || chapter.lines.length > 0 || JSON.stringify(chapter.scene) !== JSON.stringify(before?.scene)

function seenBy<G extends Game>(watcher: Watcher<G>, words: Words<G>): string {
  if (watcher === 'referee') return 'All that happened, hidden plans included.'
  return watcher === 'spectator' ? 'As a spectator saw it.' : `As ${words.seat[watcher as G['Seat']]} saw it.`
}

function endingOf<G extends Game>(outcome: Outcome<G> | undefined, words: Words<G>): string {
  if (outcome === undefined) return 'The game was not finished.'
  return `${verdictOf(outcome, words)}, by ${outcome.rule}.`
}
