/** What the quiz page needs of the library, with every game. */
import type { QuizKind, Ruleset, Scene } from '../../src/core/index.js'
import type { Words } from '../../src/core/words/index.js'
import { rulesets } from '../../src/registry.js'
import { quizzes } from '../../src/registry.quiz.js'
import { words } from '../../src/registry.words.js'
import { paint } from '../../src/tools/svg/index.js'

export type { Game, Ruleset } from '../../src/core/index.js'
export type { Words } from '../../src/core/words/index.js'
export { askQuestion, type Question } from '../../src/tools/quiz/index.js'
export { rulesets }

/** The games by id. */
export const titles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries<Ruleset>(rulesets).map(([id, { info }]) => [id, info.title]),
)

/** What a game can be examined in. */
export const kindsOf = (game: string): readonly QuizKind[] => quizzes[game as keyof typeof quizzes]

/** The words of a game. */
export const wordsOf = (game: string): Words => words[game as keyof typeof words] as Words

/** A position as a picture. */
export const paintScene = (scene: Scene, theme: 'light' | 'dark'): string =>
  paint(scene, { width: 460, letters: 10, legend: false, theme })
