import type { QuizKind } from '../../../core/index.js'

/** What Fighting Wings can be examined in: where a rule and its neighbour, or two readings, come out differently. */
export const quiz: readonly QuizKind[] = [
  { id: 'bad-increment', asks: 'refusal', about: 'bad-increment', section: 'BR-', level: 1 },
  { id: 'no-vertical', asks: 'refusal', about: 'no-vertical', section: 'BR-', level: 2 },
  { id: 'too-many-vertical', asks: 'refusal', about: 'too-many-vertical', section: 'BR-', level: 3 },
]
