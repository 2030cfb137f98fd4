import type { QuizKind } from '../../../core/index.js'

/** What Regia Aeronautica can be examined in: where a rule and its neighbour, or two readings, come out differently. */
export const quiz: readonly QuizKind[] = [
  { id: 'off-map', asks: 'refusal', about: 'off-map', section: 'RA-MOVE', level: 1 },
  { id: 'bad-priorities', asks: 'refusal', about: 'bad-priorities', section: 'RA-TURN', level: 1 },
  { id: 'bad-altitude', asks: 'refusal', about: 'bad-altitude', section: 'RA-MOVE', level: 1 },
  { id: 'must-move', asks: 'refusal', about: 'must-move', section: 'RA-MOVE', level: 1 },
  { id: 'no-spaces-left', asks: 'refusal', about: 'no-spaces-left', section: 'RA-MOVE', level: 2 },
]
