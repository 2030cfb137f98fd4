/**
 * Matches and tournaments between bots: paired seeds with sides swapped, intervals, Elo, luck, and a record of every
 * game. Pure: whoever runs it decides where results go and how many games run at once.
 *
 * @module
 */
export { type Answer, type Audited, type AuditedRun, type Lie, type RemoteCrew, runAudited } from './audit.js'
export { chart } from './chart.js'
export { type Crew, localCrew } from './crew.js'
export { type Asking, type Forfeit, forfeitGame, type GameResult, type Players, playGame } from './game.js'
export { elo, type Interval, wilson } from './interval.js'
export { type Luck, luckOf } from './luck.js'
export { eloOfPairs, type Pentanomial } from './pentanomial.js'
export { parseResult } from './result-format.js'
export {
  emptyResults,
  moreText,
  parseResults,
  RESULTS_END,
  type Results,
  resultsText,
  unplayed,
} from './results.js'
export { type Ended, type Failed, type Pace, type Progress, paceOf, type Run, runTournament } from './run.js'
export { type Job, type Scheduled, schedule, type Tournament } from './schedule.js'
export { addPair, beginSprt, type Hypotheses, llrOf, type Sprt } from './sprt.js'
export { type Standing, standings } from './standing.js'
export { type Belief, type Replayed, replayJob, verifyResult } from './verify.js'
