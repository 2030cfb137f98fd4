/**
 * Matches and tournaments between bots: paired seeds with sides swapped, intervals, Elo, luck, and a record of every
 * game. Pure: whoever runs it decides where results go and how many games run at once.
 *
 * @module
 */
export { chart } from './chart.js'
export { type Crew, localCrew } from './crew.js'
export { type Asking, type Forfeit, forfeitGame, type GameResult, type Players, playGame } from './game.js'
export { elo, type Interval, wilson } from './interval.js'
export { type Luck, luckOf } from './luck.js'
export {
  emptyResults,
  moreText,
  parseResults,
  RESULTS_END,
  type Results,
  resultsText,
  unplayed,
  verifyResult,
} from './results.js'
export { type Pace, type Progress, paceOf, type Run, runTournament } from './run.js'
export { type Job, schedule, type Tournament } from './schedule.js'
export { type Standing, standings } from './standing.js'
