import type { QuizKind } from '../../../core/index.js'

/** What SPITFIRE can be examined in: where a rule and its neighbour, or two readings, come out differently. */
export const quiz: readonly QuizKind[] = [
  { id: 'mp-left', asks: 'refusal', about: 'mp-left', section: 'SP-5', level: 1 },
  { id: 'diving', asks: 'refusal', about: 'diving', section: 'SP-6D', level: 1 },
  { id: 'not-enough-mp', asks: 'refusal', about: 'not-enough-mp', section: 'SP-6G', level: 1 },
  { id: 'bad-levels', asks: 'refusal', about: 'bad-levels', section: 'SP-6D', level: 1 },
  { id: 'turn-too-soon', asks: 'refusal', about: 'turn-too-soon', section: 'SP-6B', level: 1 },
  { id: 'not-climbing', asks: 'refusal', about: 'not-climbing', section: 'SP-6C', level: 2 },
  { id: 'aircraft-left', asks: 'refusal', about: 'aircraft-left', section: 'SP-6', level: 1 },
  { id: 'bad-bleed', asks: 'refusal', about: 'bad-bleed', section: 'SP-6C', level: 2 },
  { id: 'too-slow', asks: 'refusal', about: 'too-slow', section: 'SP-6A', level: 2 },
  { id: 'too-deep', asks: 'refusal', about: 'too-deep', section: 'SP-2', level: 2 },
  { id: 'over-maximum', asks: 'refusal', about: 'over-maximum', section: 'SP-5', level: 2 },
  { id: 'other-hand', asks: 'refusal', about: 'other-hand', section: 'SP-6G', level: 3 },
  { id: 'not-without-dive', asks: 'refusal', about: 'not-without-dive', section: 'SP-6D', level: 3 },
  { id: 'not-prepared', asks: 'refusal', about: 'not-prepared', section: 'SP-6G', level: 3 },
  { id: 'reading-dive-depth', asks: 'reading', about: 'diveDepth', section: 'SP-2', level: 3 },
  { id: 'reading-dive-speed-basis', asks: 'reading', about: 'diveSpeedBasis', section: 'SP-2', level: 3 },
  { id: 'reading-inter-altitude', asks: 'reading', about: 'interAltitude', section: 'SP-11', level: 3 },
]
