/** Questions an interface or a bot asks about a position. Each is answered by the code that plays the game. */

export { pursuersOf as pursuers } from '../aircraft/cv.js'
export { maxDiveOf as maxDive, minSpeedOf as minSpeed, stressTrigger } from '../aircraft/fate.js'
export { areasOf as areas } from '../flight/areas.js'
export { pointsOf } from '../phases/end.js'
export { burstLimit as bestBurst } from '../phases/firing.js'
export { adjustedOf as adjustedInitiative, closePairs, tailingValue } from '../phases/initiative.js'
export { allotment as ppBudget } from '../phases/pilot-points.js'
export { subjectOf as askedAircraft } from '../turn/tasks.js'
export {
  type AttackOdds,
  attackOdds,
  lossChance,
  mpDistribution,
  spotChance,
  type TestOdds,
  testOdds,
} from './odds.js'
export {
  encounterRisk,
  endSpeedForecast,
  type SpeedChance,
  type SpeedChoice,
  type StressRisk,
  speedStressRisk,
  stallRisk,
  testStressRisk,
} from './risks.js'
export {
  type CvLedger,
  calledDice,
  cvLedger,
  type DamageRow,
  type DamageSheet,
  damageSheet,
  type OrderSlot,
  orderPreview,
  positionBonus,
  type Tried,
  why,
} from './sheets.js'
