import type { FlightType, Increments } from './vocabulary.js'

/** Every parameter that the sheet sets, by name, with the type of its value. */
export interface TopicValues {
  readonly 'fp.tableUsesSpeedOnly': boolean
  readonly 'stall.nextTypeAs': FlightType
  readonly 'stall.altLoss': 'max(2S,2T)'
  readonly 'stall.keepsAccelCarry': boolean
  readonly 'spin.keepsAccelCarry': boolean
  readonly 'carry.maxTurns': number
  readonly 'carry.minFpBeforeFacing': number
  readonly 'vertBank.model': 'declareAny' | 'byFpKind'
  readonly 'turnDecel.chargedAt': 'face' | 'begin'
  readonly 'slipDecel.chargedAt': 'firstFp'
  readonly 'dive.accelPerInc': number
  readonly 'dive.accelPerVfp': 'listed'
  readonly 'climb.decelPerInc.upright': number
  readonly 'climb.decelPerInc.inverted': number
  readonly 'climb.invertedExemptPureVertical': boolean
  readonly 'climb.perVfp': readonly ['listed', 2, 1]
  readonly 'climb.severe': 'perIncrement' | 'perVfp'
  readonly 'climb.climbSpeed': 'min(listedMin+1.5,attainable)'
  readonly 'excess.decelPerHalf': number
  readonly 'sd.minLossOneVfp': Increments
  readonly 'vd.invertedExit': 'afterSecondVd'
  readonly 'zcToSd.leadIn': 'S/2'
  readonly 'sdToZc.leadIn': '2S/3'
  readonly 'sdReversal.firstTurnNeedsHT': boolean
  readonly 'reversal.limits': boolean
  readonly 'negG.testAt': 'firstVfp' | 'moveStart'
  readonly 'negG.turnAllowed': boolean
  readonly 'tail.range': number
  readonly 'tail.sameHex': 'no' | 'verticalOnly'
  readonly 'tail.arc': 'rearAndBorders'
  readonly 'tail.classLimits': boolean
  readonly 'turnStall.backup': 'halfRule'
  readonly 'formation.modes': 'oneWay'
  readonly 'jettison.combatPhase': boolean
  readonly 'jettison.noInvertedNoNegG': boolean
  readonly 'bay.decel': number
  readonly 'gear.decel': 'startSpeed'
  readonly 'flap.decel': number
  readonly 'flap.turnBonus': number
  readonly 'severe.minSpeed': number
  readonly 'severe.power': number
  readonly 'overload.maxLevel': number
  readonly 'dropTank.stick': readonly [number, number]
  readonly 'aaa.bigGunMm': number
  readonly engineCrit: Readonly<Record<number, string>>
  readonly 'zeroDeflection.needsAlignment': boolean
  readonly 'halfBurst.shift': number
  readonly 'halfBurst.crackShift': number
  readonly 'jam.clearOn': number
  readonly 'mgSighting.ammo': number
  readonly 'oxygen.grace': number
  readonly 'headOn.collisionMods': boolean
  readonly 'headOn.worstDeflection': boolean
  readonly 'mFighter.verticalNeedsGifted': boolean
  readonly 'invertedLevelTurn.decel': number
  readonly 'zoomInverted.blocksVc': boolean
  readonly 'friendly.blocksFire': boolean
  readonly 'chute.descentInc': number
}

/** The name of a parameter. */
export type Topic = keyof TopicValues

/** Every topic, in the order of the printed rules. */
export const TOPICS = [
  'fp.tableUsesSpeedOnly',
  'stall.nextTypeAs',
  'stall.altLoss',
  'stall.keepsAccelCarry',
  'spin.keepsAccelCarry',
  'carry.maxTurns',
  'carry.minFpBeforeFacing',
  'vertBank.model',
  'turnDecel.chargedAt',
  'slipDecel.chargedAt',
  'dive.accelPerInc',
  'dive.accelPerVfp',
  'climb.decelPerInc.upright',
  'climb.decelPerInc.inverted',
  'climb.invertedExemptPureVertical',
  'climb.perVfp',
  'climb.severe',
  'climb.climbSpeed',
  'excess.decelPerHalf',
  'sd.minLossOneVfp',
  'vd.invertedExit',
  'zcToSd.leadIn',
  'sdToZc.leadIn',
  'sdReversal.firstTurnNeedsHT',
  'reversal.limits',
  'negG.testAt',
  'negG.turnAllowed',
  'tail.range',
  'tail.sameHex',
  'tail.arc',
  'tail.classLimits',
  'turnStall.backup',
  'formation.modes',
  'jettison.combatPhase',
  'jettison.noInvertedNoNegG',
  'bay.decel',
  'gear.decel',
  'flap.decel',
  'flap.turnBonus',
  'severe.minSpeed',
  'severe.power',
  'overload.maxLevel',
  'dropTank.stick',
  'aaa.bigGunMm',
  'engineCrit',
  'zeroDeflection.needsAlignment',
  'halfBurst.shift',
  'halfBurst.crackShift',
  'jam.clearOn',
  'mgSighting.ammo',
  'oxygen.grace',
  'headOn.collisionMods',
  'headOn.worstDeflection',
  'mFighter.verticalNeedsGifted',
  'invertedLevelTurn.decel',
  'zoomInverted.blocksVc',
  'friendly.blocksFire',
  'chute.descentInc',
] as const satisfies readonly Topic[]
