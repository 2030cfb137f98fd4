/** Questions an interface or a bot asks about a position. Each is answered by the code that plays the game. */
export {
  type EngagementPreview,
  engagementsAfter,
  type PossibleReaction,
  type PossibleTarget,
} from './engagements.js'
export {
  type AARisk,
  aaOdds,
  aaRisks,
  type BombingOdds,
  bombingOdds,
  cloudOdds,
  fireOdds,
  type Lucky,
  type RollOdds,
} from './odds.js'
export { type ObjectiveDistance, objectiveDistances, type Reach, type ReachedCell, reachable } from './reach.js'
export { seenBy, spottersOf } from './sights.js'
export { type BomberLeft, bombersLeft, type SlotLeft, slotsLeft } from './standing.js'
export type { Reason } from './why.js'
