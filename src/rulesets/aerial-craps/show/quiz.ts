import type { QuizKind } from '../../../core/index.js'

/** What Aerial Craps can be examined in: where a rule and its neighbour, or two readings, come out differently. */
export const quiz: readonly QuizKind[] = [
  { id: 'out-of-range', asks: 'refusal', about: 'out-of-range', section: 'AC-2.4', level: 1 },
  { id: 'too-few-pp', asks: 'refusal', about: 'too-few-pp', section: 'AC-1.1', level: 1 },
  { id: 'too-many-dice', asks: 'refusal', about: 'too-many-dice', section: 'AC-2.6', level: 2 },
  { id: 'not-maneuvering', asks: 'refusal', about: 'not-maneuvering', section: 'AC-2.4', level: 2 },
  { id: 'no-row', asks: 'refusal', about: 'no-row', section: 'AC-2.5', level: 2 },
  { id: 'already-tried', asks: 'refusal', about: 'already-tried', section: 'AC-1.2', level: 3 },
  { id: 'not-going', asks: 'refusal', about: 'not-going', section: 'AC-2.4', level: 3 },
  {
    id: 'odds-row-filled',
    asks: 'odds',
    about: 'rowFilled',
    section: 'AC-2.7',
    level: 3,
    clause: 'a row of the damage sheet is filled',
  },
  {
    id: 'odds-aircraft-lost',
    asks: 'odds',
    about: 'aircraftLost',
    section: 'AC-2.7',
    level: 3,
    clause: 'an aircraft is lost',
  },
]
