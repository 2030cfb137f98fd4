/** Questions an interface or a bot asks about a position. Each is answered by the code that plays the game. */
export { type ForcedMove, forcedMovePreview, type MovementBudget, movementBudget } from './budget.js'
export { type Doom, doomed, type PlotWarning, plotWarnings } from './dooms.js'
export type { Sampling } from './flights.js'
export {
  type ModelScale,
  type PlacementZone,
  placementZone,
  pointsLeft,
  stackingConflicts,
  type TableSize,
  tableSize,
} from './ground.js'
export { type AttemptOdds, attemptOdds, deckOdds, type HitOdds, hitOdds } from './odds.js'
export { type Projection, projectedWinner } from './prospect.js'
export { type Limit, type Reach, type ReachedPose, type ReachOptions, reachable, reachableIf } from './reach.js'
export { type RouteOptions, routes } from './routes.js'
export {
  arcPolygonOf,
  arcsOf,
  type CoveringArc,
  hexesInArcOf,
  type RangeBand,
  rangeBandOf,
  shotsFor,
  type Target,
  targetsFor,
} from './sights.js'
export { type Threat, type ThreatenedPlace, type ThreatOptions, threatMap } from './threat.js'
export type { MoveAction } from './trial.js'
export type { Reason } from './why.js'
