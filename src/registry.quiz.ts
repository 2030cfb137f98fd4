/**
 * What every published game can be examined in, by its id: the kinds of question that `askQuestion` of `wingover/quiz` finds
 * positions for.
 *
 * @module
 */
import type { QuizKind } from './core/index.js'
import type { rulesets } from './registry.js'
import { quiz as aerialCraps } from './rulesets/aerial-craps/show/quiz.js'
import { quiz as fightingWings } from './rulesets/fighting-wings/show/quiz.js'
import { quiz as regiaAeronautica } from './rulesets/regia-aeronautica/show/quiz.js'
import { quiz as spitfire } from './rulesets/spitfire/show/quiz.js'
import { quiz as spittingFire } from './rulesets/spitting-fire/show/quiz.js'

/** The kinds of question by game. */
export const quizzes = {
  'spitting-fire': spittingFire,
  spitfire,
  'fighting-wings': fightingWings,
  'regia-aeronautica': regiaAeronautica,
  'aerial-craps': aerialCraps,
} as const satisfies Readonly<Record<keyof typeof rulesets, readonly QuizKind[]>>
