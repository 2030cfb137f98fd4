import type { Game, QuizKind, Shown } from '../../core/index.js'
import { named, type Words } from '../../core/words/index.js'
import type { Texts } from '../explain/note.js'
import { type Pick, pickFrom } from '../random.js'
import { askOdds } from './odds.js'
import { type Position, positions } from './positions.js'
import type { Draft, Question } from './question.js'
import { askReading } from './reading.js'
import { askRefusal } from './refusal.js'

/** A game to be examined in. */
export interface Examined<G extends Game = Game> {
  readonly ruleset: Shown<G>
  readonly words: Words<G>
  readonly kinds: readonly QuizKind[]
  /** What its rules say, for the questions behind rulings. */
  readonly texts?: Texts
}

/** Which question. */
export interface QuizWish {
  /** The same seed asks the same question. */
  readonly seed: string
  /** The id of a kind; default: any. */
  readonly kind?: string
  /** The beginning of a section: `SF-ARC`. */
  readonly section?: string
  readonly level?: 1 | 2 | 3
  /** So many positions are looked at for one kind before another is tried. Default: 500. */
  readonly positions?: number
}

/** A question, made by the engine from a seed; undefined if no kind is wished for, or none is found in this many positions. */
export function askQuestion<G extends Game>(game: Examined<G>, wish: QuizWish): Question | undefined {
  const pick = pickFrom(wish.seed)
  const kinds = shuffled(
    game.kinds.filter((one) => isWished(one, wish)),
    pick,
  )
  for (const kind of kinds) {
    const question = askKind(game, kind, wish, pick)
    if (question !== undefined) return question
  }
  return undefined
}

const isWished = ({ id, section, level }: QuizKind, wish: QuizWish): boolean =>
  (wish.kind ?? id) === id && section.startsWith(wish.section ?? '') && (wish.level ?? level) === level

function askKind<G extends Game>(game: Examined<G>, kind: QuizKind, wish: QuizWish, pick: Pick): Question | undefined {
  let left = wish.positions ?? 500
  for (const position of positions(game.ruleset, pick.seed())) {
    if (left-- <= 0) return undefined
    const draft = draftOf(game, kind, position, pick)
    const question = draft && questionOf(game, kind, position, draft, wish.seed, pick)
    if (question !== undefined) return question
  }
  return undefined
}

function draftOf<G extends Game>(
  { ruleset, words, texts = {} }: Examined<G>,
  kind: QuizKind,
  position: Position<G>,
  pick: Pick,
): Draft | undefined {
  if (kind.asks === 'refusal') return askRefusal(ruleset, words, kind, position, pick)
  if (kind.asks === 'odds') return askOdds(ruleset, words, kind, position, pick)
  return askReading(ruleset, words, kind, position, pick, texts)
}

/** Three answers that read differently, in an order that tells nothing. */
function questionOf<G extends Game>(
  { ruleset, words }: Examined<G>,
  kind: QuizKind,
  { config, state }: Position<G>,
  { right, wrong, action, ...draft }: Draft,
  seed: string,
  pick: Pick,
): Question | undefined {
  const lies = [...new Set(wrong)].filter((one) => one !== right).slice(0, 2)
  if (lies.length < 2) return undefined
  const answers = shuffled([right, ...lies], pick)
  const viewer = ruleset.info.seats.find((one) => one === action.seat) ?? 'spectator'
  const view = ruleset.view(state, viewer)
  const scene = ruleset.scene(view)
  return {
    ...{ game: ruleset.info.id, kind, seed, answers, right: answers.indexOf(right), ...draft },
    ...{ action, config, state, scene: scene && named(scene, words, view) },
  }
}

function shuffled<T>(list: readonly T[], pick: Pick): readonly T[] {
  const left = [...list]
  return list.map(() => left.splice(pick.index(left.length), 1)[0] as T)
}
