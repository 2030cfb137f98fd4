import { rulesBehind } from '../../core/citations.js'
import {
  type ActionOf,
  type EventOf,
  type Game,
  type Outcome,
  type Ruleset,
  type Scene,
  type Step,
  type Viewer,
  visibleTo,
} from '../../core/index.js'
import { Trail } from '../svg/index.js'
import { sentenceOf } from '../words.js'
import { sceneFor } from './eyes.js'

/** Who looks at a game that was played: a seat, anyone at all, or the referee, who sees what every seat sees. */
export type Watcher<G extends Game> = Viewer<G> | 'referee'

/** Words for an event; undefined leaves them to the page. */
export type Teller<G extends Game> = (event: EventOf<G>) => string | undefined

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

/** One event. */
export interface Line {
  readonly text: string
  readonly rules: readonly string[]
}

/** Tells a game to a watcher: nothing that they could not see enters it. */
export function storyOf<G extends Game>(
  ruleset: Ruleset<G>,
  steps: readonly Step<G>[],
  actions: readonly ActionOf<G>[],
  watcher: Watcher<G>,
  tell: Teller<G> = () => undefined,
): Story {
  const trail = new Trail()
  const told = steps.map(({ state, events }, i): Chapter => {
    const known = watcher === 'referee' ? events : visibleTo(events, watcher)
    const scene = sceneFor(ruleset, state, watcher)
    return {
      turn: state.turn,
      order: orderKnown(ruleset, actions[i - 1], watcher),
      lines: known.map((event) => ({ text: tell(event) ?? sentenceOf(event), rules: rulesBehind(event) })),
      scene: scene && trail.drawOn(scene),
    }
  })
  const last = steps.at(-1)
  return {
    seen: seenBy(watcher),
    ending: endingOf(last && ruleset.outcome(last.state)),
    chapters: told.filter((chapter, i) => i === 0 || isNews(chapter, told[i - 1])),
    rules: ruleset.info.rules,
  }
}

/** A player knows its own orders; those of others show in what comes of them. */
function orderKnown<G extends Game>(
  { notation }: Ruleset<G>,
  action: ActionOf<G> | undefined,
  watcher: Watcher<G>,
): string | null {
  if (action === undefined || (watcher !== 'referee' && watcher !== action.seat)) return null
  return notation.action(action)
}

/** Something was told, ordered or moved. How often another seat changed a secret choice is nobody's business. */
const isNews = (chapter: Chapter, before: Chapter | undefined): boolean =>
  chapter.order !== null || chapter.lines.length > 0 || JSON.stringify(chapter.scene) !== JSON.stringify(before?.scene)

function seenBy(watcher: string): string {
  if (watcher === 'referee') return 'All that happened, hidden plans included.'
  return watcher === 'spectator' ? 'As a spectator saw it.' : `As ${watcher} saw it.`
}

function endingOf(outcome: Outcome | undefined): string {
  if (outcome === undefined) return 'The game was not finished.'
  const score = Object.entries(outcome.score).map(([seat, points]) => `${seat} ${points}`)
  return `${outcome.winner === 'draw' ? 'A draw' : `${outcome.winner} won`}: ${score.join(', ')} (${outcome.rule}).`
}
