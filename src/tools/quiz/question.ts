import type { BaseAction, QuizKind, Scene } from '../../core/index.js'

/** One question, complete: to be shown, answered and checked without the engine. */
export interface Question {
  readonly game: string
  readonly kind: QuizKind
  /** The seed that makes it again. */
  readonly seed: string
  readonly text: string
  /** Three, each once. */
  readonly answers: readonly string[]
  /** Which of them is right. */
  readonly right: number
  /** Why: what the engine says, with the rules cited. */
  readonly proof: string
  readonly rules: readonly string[]
  /** The position, as the seat that is asked sees it; undefined where a game has no picture. */
  readonly scene: Scene | undefined
  /** The order that is asked about. */
  readonly action: BaseAction
  /** The position and its game: `check`, `reduce` and `compare` prove the answer again. */
  readonly config: unknown
  readonly state: unknown
}

/** What a question is before its answers are shuffled: the right one, and those that are wrong for certain. */
export interface Draft {
  readonly text: string
  readonly right: string
  readonly wrong: readonly string[]
  readonly proof: string
  readonly rules: readonly string[]
  readonly action: BaseAction
}
