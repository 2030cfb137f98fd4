import type { QuizKind } from '../../../core/index.js'

/** What Spitting Fire can be examined in: where a rule and its neighbour, or two readings, come out differently. */
export const quiz: readonly QuizKind[] = [
  { id: 'not-enough-mp', asks: 'refusal', about: 'not-enough-mp', section: 'SF-MOVE', level: 1 },
  { id: 'bad-distance', asks: 'refusal', about: 'bad-distance', section: 'SF-MOVE', level: 1 },
  { id: 'turn-too-soon', asks: 'refusal', about: 'turn-too-soon', section: 'SF-MOVE', level: 1 },
  { id: 'other-group-first', asks: 'refusal', about: 'other-group-first', section: 'SF-PLACE', level: 1 },
  { id: 'angle-too-wide', asks: 'refusal', about: 'angle-too-wide', section: 'SF-MOVE', level: 2 },
  { id: 'bad-start-altitude', asks: 'refusal', about: 'bad-start-altitude', section: 'SF-PLACE', level: 1 },
  { id: 'plot-missing', asks: 'refusal', about: 'plot-missing', section: 'SF-PLOT', level: 1 },
  { id: 'marker-deadline', asks: 'refusal', about: 'marker-deadline', section: 'SF-HEAD', level: 2 },
  { id: 'marker-direction', asks: 'refusal', about: 'marker-direction', section: 'SF-HEAD', level: 2 },
  { id: 'marker-unmet', asks: 'refusal', about: 'marker-unmet', section: 'SF-HEAD', level: 2 },
  { id: 'below-minimum', asks: 'refusal', about: 'below-minimum', section: 'SF-MOVE', level: 2 },
  { id: 'marker-straight', asks: 'refusal', about: 'marker-straight', section: 'SF-HEAD', level: 3 },
  { id: 'pivot-pending', asks: 'refusal', about: 'pivot-pending', section: 'SF-TIGHT', level: 3 },
  { id: 'reading-table-edge', asks: 'reading', about: 'tableEdge', section: 'SF-GEO', level: 3 },
  { id: 'reading-mp-granularity', asks: 'reading', about: 'mpGranularity', section: 'SF-MOVE', level: 3 },
  { id: 'reading-min-marker-turn-deg', asks: 'reading', about: 'minMarkerTurnDeg', section: 'SF-HEAD', level: 3 },
]
