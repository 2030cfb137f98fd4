/** A game that is shown without its rules: as its watcher saw it, step by step. */
import type { Shown as Drawn, Game, Scene } from '../../core/index.js'
import type { Words } from '../../core/words/index.js'
import type { Chapter, Line, Story } from '../../tools/player/story.js'
import type { Kit } from '../kit.js'
import type { Plan } from './plan.js'
import { type Replay, watching } from './replay.js'

/** A position of a story, in place of a state: it knows how it looks. */
interface Shown {
  readonly turn: number
  readonly phase: string
  readonly score: Readonly<Record<string, number>>
  readonly scene: Scene | undefined
}

/** A story to be watched, from its first step. */
export function replayOfStory(story: Story): Replay {
  const plan: Plan = { game: '', scenario: '', seats: [], dice: 'page', seed: '', options: {} }
  const moments = story.chapters.map((chapter, i) => ({
    ...{ parent: i - 1, action: null, barrier: 'none' as const },
    state: shownIn(chapter) as unknown as Game['State'],
    events: linesOf(chapter).map(eventOf),
  }))
  const past = { config: { dice: 'manual' as const }, moments, at: moments.length - 1 }
  const whole = { kit: kitOf(story), plan, past, open: null, pending: null, refused: [] }
  return { ...watching(whole), story: `${story.seen} ${story.ending}` }
}

const shownIn = ({ turn, phase, score, scene, ground }: Chapter): Shown => ({
  ...{ turn, phase, score },
  scene: scene && { ...scene, shapes: [...ground, ...scene.shapes] },
})

/** What was told; an order that only its giver knows stands first. */
const linesOf = ({ order, lines }: Chapter): readonly Line[] =>
  order === null ? lines : [{ text: `${order}.`, rules: [], dice: [], sums: [] }, ...lines]

const eventOf = ({ text, rules, dice, sums }: Line) => ({
  ...{ type: 'told', audience: 'all' as const, rule: rules[0] ?? '' },
  ...{ text, dice, sums, cited: rules.map((rule) => ({ rule })) },
})

/** What shows a game, and nothing that plays one. */
function kitOf({ title, seats, rules }: Story): Kit {
  const info = {
    id: '',
    title,
    revision: 0,
    seats: Object.keys(seats),
    rules: ruled(rules),
    options: {},
    scenarios: [],
  }
  const ruleset = {
    info,
    view: (state: Game['State']) => state,
    scene: (view: unknown) => (view as Shown).scene,
    score: (state: unknown) => (state as Shown).score,
    outcome: () => undefined,
  }
  const words: Partial<Words> = {
    seat: { referee: '', ...seats },
    phase: new Proxy({}, { get: (_, name) => name }),
    piece: (id, view) => nameOf(view as unknown as Shown | undefined, id),
    place: () => '',
    event: { told: ([event]) => (event as unknown as Line).text },
    alike: () => false,
  }
  return { ruleset: ruleset as unknown as Drawn, words: words as Words }
}

const nameOf = (view: Shown | undefined, id: string): string =>
  view?.scene?.pieces.find((piece) => piece.id === id)?.name ?? id

const ruled = (rules: Story['rules']) =>
  Object.fromEntries(
    Object.entries(rules).map(([id, rule]) => [id, { title: '', source: '', ...rule, status: 'book' }]),
  )
