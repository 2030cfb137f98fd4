import type { ActionOf, Game, Modifier, Outcome, Scene, Shape, Shown, Step, Viewer } from '../../core/index.js'
import { labelOf, type Told, tell, verdictOf, type Words } from '../../core/words/index.js'
import { Trail } from '../svg/index.js'
import { sceneFor } from './eyes.js'

/** Who looks at a game that was played: a seat, anyone at all, or the referee, who sees what every seat sees. */
export type Watcher<G extends Game> = Viewer<G> | 'referee'

/** A game as its watcher saw it: plain data, and all that a screen needs to show it. */
export interface Story {
  readonly title: string
  /** The seats in order, and what they are called. */
  readonly seats: Readonly<Record<string, string>>
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
  /** As printed. */
  readonly phase: string
  readonly score: Readonly<Record<string, number>>
  /** The order that made it, if the watcher knows it. */
  readonly order: string | null
  readonly lines: readonly Line[]
  /** The picture without its ground. */
  readonly scene: Scene | undefined
  /** What of the picture hardly ever changes: table and cells. */
  readonly ground: readonly Shape[]
}

/** What was told in one breath. */
export interface Line {
  readonly text: string
  readonly rules: readonly string[]
  readonly dice: readonly number[]
  /** What was added up. */
  readonly sums: readonly Modifier[]
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
    const drawn = scene && trail.drawOn(scene)
    const isGround = ({ role }: Shape): boolean => role === 'table' || role === 'cell'
    return {
      turn: state.turn,
      phase: (words.phase as Readonly<Record<string, string>>)[state.phase] ?? '',
      score: ruleset.score(watcher === 'referee' ? state : ruleset.sample(view, 'score')),
      order: orderKnown(ruleset, steps[i - 1]?.state, actions[i - 1], watcher, words),
      lines: tell(words, events, view, { all: watcher === 'referee' }).map(lineOf),
      scene: drawn && { ...drawn, shapes: drawn.shapes.filter((shape) => !isGround(shape)) },
      ground: drawn?.shapes.filter(isGround) ?? [],
    }
  })
  const last = steps.at(-1)
  return {
    seen: seenBy(watcher, words),
    ending: endingOf(last && ruleset.outcome(last.state), words),
    chapters: told.filter((chapter, i) => i === 0 || isNews(chapter, told[i - 1])),
    rules: citedRules(ruleset, told),
    title: ruleset.info.title,
    seats: Object.fromEntries(ruleset.info.seats.map((seat) => [seat, words.seat[seat as keyof Words<G>['seat']]])),
  }
}

const lineOf = <G extends Game>({ text, rules, dice, events }: Told<G>): Line => ({
  ...{ text, rules, dice },
  sums: events.flatMap((event) =>
    Object.values(event).flatMap((value) => (Array.isArray(value) ? value.filter(isSum) : [])),
  ),
})

const isSum = (value: unknown): value is Modifier =>
  typeof value === 'object' && value !== null && 'label' in value && 'value' in value && 'rule' in value

/** Title and source of every rule that is cited. */
function citedRules<G extends Game>({ info }: Shown<G>, chapters: readonly Chapter[]): Story['rules'] {
  const ids = new Set(chapters.flatMap(({ lines }) => lines.flatMap(({ rules }) => rules)))
  const rules = info.rules as Readonly<Record<string, { readonly title: string; readonly source: string } | undefined>>
  return Object.fromEntries(
    [...ids].sort().map((id) => [id, { title: rules[id]?.title ?? '', source: rules[id]?.source ?? '' }]),
  )
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
  chapter.order !== null || chapter.lines.length > 0 || picture(chapter) !== (before && picture(before))

const picture = ({ scene, ground }: Chapter): string => JSON.stringify([scene, ground])

function seenBy<G extends Game>(watcher: Watcher<G>, words: Words<G>): string {
  if (watcher === 'referee') return 'All that happened, hidden plans included.'
  return watcher === 'spectator' ? 'As a spectator saw it.' : `As ${words.seat[watcher as G['Seat']]} saw it.`
}

function endingOf<G extends Game>(outcome: Outcome<G> | undefined, words: Words<G>): string {
  if (outcome === undefined) return 'The game was not finished.'
  return `${verdictOf(outcome, words)}, by ${outcome.rule}.`
}
