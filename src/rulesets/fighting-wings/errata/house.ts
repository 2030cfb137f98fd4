import type { CalculatorName } from './calculators.js'
import type { Topic } from './topic-values.js'

/**
 * Where our own numbers stand in for a rulebook we do not have. Each of these functions answers `base-unknown`
 * instead when asked with `{ houseDefaults: false }`, and the topic when the switch `houseDefaults` is off.
 */
export const HOUSE_FUNCTIONS = [
  'reduceMode',
  'turnReqForPortion',
  'minSteepDiveLoss',
  'effectivePower',
  'slatAssist',
  'mayUseVertical',
  'mayUseInvertedBank',
  'maySnapRoll',
  'gunArc',
  'burstColumnShift',
  'inBlindSpot',
  'twoInThreeMove',
] as const satisfies readonly CalculatorName[]

/** Topics with a value of our own in some edition; the values are in `HOUSE_TOPICS`. */
export const HOUSE_TOPIC_NAMES = ['excess.decelPerHalf'] as const satisfies readonly Topic[]
