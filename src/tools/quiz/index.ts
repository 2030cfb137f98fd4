/**
 * Questions about the rules, made by the engine: positions of games it plays, where a rule and its neighbour, or two
 * readings, come out differently. {@link askQuestion} gives one with three answers and the proof; the same seed gives the
 * same question. The kinds of question of each game are data of that game, in `wingover/registry/quiz`.
 *
 * ```ts
 * const question = askQuestion(examined['spitting-fire'], { seed: 'monday' })
 * ```
 *
 * @module
 */
export { askQuestion, type Examined, type QuizWish } from './ask.js'
export type { Question } from './question.js'
