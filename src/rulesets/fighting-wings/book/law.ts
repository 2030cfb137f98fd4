/** What the errata orders in the edition and switches of a game, asked once when the game is set up. */
import { owner } from '../errata/amendments.js'
import { live } from '../errata/in-force.js'
import { topic } from '../errata/resolve.js'
import type { Readings } from '../errata/rulings.js'
import { SWITCH_DEFAULTS, type Switches } from '../errata/switches.js'
import type { Topic, TopicValues } from '../errata/topic-values.js'
import type { FlightRuling, Options } from './options.js'
import { ERRATA_RULES, type ErrataRule, type HouseRule, isRule, type RuleId } from './rules.js'

type HouseTopics = { readonly [K in Topic]?: readonly [value: TopicValues[K], rule: HouseRule] }

/** The topics that flight asks for, each with our own value where an edition leaves it to a rulebook not at hand. */
export const HOUSE_TOPICS = {
  'fp.tableUsesSpeedOnly': [true, 'BR-04'],
  'stall.nextTypeAs': ['SD', 'BR-13'],
  'stall.altLoss': ['max(2S,2T)', 'BR-15'],
  'stall.keepsAccelCarry': [true, 'BR-15'],
  'spin.keepsAccelCarry': [false, 'BR-15'],
  'carry.maxTurns': [1, 'BR-09'],
  'vertBank.model': ['byFpKind', 'BR-09'],
  'turnDecel.chargedAt': ['begin', 'BR-08'],
  'slipDecel.chargedAt': ['firstFp', 'BR-10'],
  'dive.accelPerInc': [1, 'BR-12'],
  'dive.accelPerVfp': ['listed', 'BR-12'],
  'climb.decelPerInc.upright': [1, 'BR-12'],
  'climb.decelPerInc.inverted': [2, 'BR-12'],
  'climb.invertedExemptPureVertical': [true, 'BR-12'],
  'climb.perVfp': [['listed', 2, 1], 'BR-12'],
  'climb.severe': ['perVfp', 'BR-26'],
  'climb.climbSpeed': ['min(listedMin+1.5,attainable)', 'BR-12'],
  'excess.decelPerHalf': [3, 'BR-14'],
  'sd.minLossOneVfp': [2, 'BR-12'],
  'vd.invertedExit': ['afterSecondVd', 'BR-13'],
  'zcToSd.leadIn': ['S/2', 'BR-13'],
  'sdToZc.leadIn': ['2S/3', 'BR-13'],
  'sdReversal.firstTurnNeedsHT': [true, 'BR-17'],
  'reversal.limits': [false, 'BR-17'],
  'negG.testAt': ['moveStart', 'BR-18'],
  'negG.turnAllowed': [false, 'BR-18'],
  'tail.range': [8, 'BR-20'],
  'tail.sameHex': ['no', 'BR-20'],
  'tail.arc': ['rearAndBorders', 'BR-20'],
  'tail.classLimits': [false, 'BR-20'],
  'gear.decel': ['startSpeed', 'HR-11'],
  'flap.decel': [1, 'BR-16'],
  'flap.turnBonus': [1, 'BR-16'],
  'severe.minSpeed': [0.5, 'BR-26'],
  'severe.power': [-1, 'BR-26'],
  'zeroDeflection.needsAlignment': [true, 'BR-24'],
  'halfBurst.shift': [-2, 'BR-25'],
  'halfBurst.crackShift': [-1, 'BR-25'],
  'jam.clearOn': [7, 'BR-25'],
  'headOn.collisionMods': [true, 'BR-29'],
  'headOn.worstDeflection': [true, 'BR-29'],
  'mFighter.verticalNeedsGifted': [true, 'BR-13'],
  'invertedLevelTurn.decel': [2, 'BR-08'],
  'zoomInverted.blocksVc': [true, 'BR-13'],
  'turnStall.backup': ['halfRule', 'BR-16'],
  'jettison.combatPhase': [true, 'BR-30'],
  'jettison.noInvertedNoNegG': [true, 'BR-30'],
  'bay.decel': [1, 'BR-30'],
  'overload.maxLevel': [-0.5, 'BR-30'],
  'chute.descentInc': [1, 'HR-10'],
} as const satisfies HouseTopics

/** A topic that flight asks for. */
export type FlightTopic = keyof typeof HOUSE_TOPICS

/** Every topic that flight asks for. */
export const FLIGHT_TOPICS = Object.keys(HOUSE_TOPICS) as readonly FlightTopic[]

/** A value and the rule it rests on: an entry of the errata, or one of our own. */
export interface Lawful<T> {
  readonly value: T
  readonly rule: RuleId
}

/** What is in force: the value of every topic, and which entries of the sheet hold. */
export interface Law {
  readonly topics: { readonly [K in FlightTopic]: Lawful<TopicValues[K]> }
  readonly live: Readonly<Record<ErrataRule, boolean>>
  /** How the sheet is read where it can be read in two ways, as the errata's functions take it. */
  readonly chosen: { readonly readings: Pick<Readings, FlightRuling> }
}

/** The switches of the errata that these options set. */
export const switchesOf = ({ slats, reversalLimits, inheritOtr1 }: Options): Switches => ({
  ...SWITCH_DEFAULTS,
  slats,
  reversalLimits,
  inheritOtr1,
})

/** Options that the errata has no say in. */
const UNLAWFUL = new Set<string>([
  'houseCriticals',
  'breakOff',
  'tieBreak',
  'sightingRolls',
  'determination',
  'ruthless',
] satisfies (keyof Options)[])

const known = new Map<string, Law>()

/** What is in force under these options. The same options give the same object. @rule HR-01 */
export function lawOf(options: Options): Law {
  const lawful = Object.entries(options).filter(([name]) => !UNLAWFUL.has(name))
  const key = JSON.stringify(lawful.sort())
  const law = known.get(key) ?? resolve(options)
  known.set(key, law)
  return law
}

function resolve(options: Options): Law {
  const switches = switchesOf(options)
  const ids = new Set<string>(live(options.edition, switches).map(({ id }) => id))
  const holds = (id: ErrataRule): boolean => ids.has(owner(id) ?? id)
  return {
    topics: Object.fromEntries(FLIGHT_TOPICS.map((key) => [key, lawful(options, switches, key)])) as Law['topics'],
    live: Object.fromEntries(ERRATA_RULES.map((id) => [id, holds(id)])) as Law['live'],
    chosen: { readings: readingsOf(options) },
  }
}

const readingsOf = (options: Options): Pick<Readings, FlightRuling> => ({
  'R-01': options['R-01'],
  'R-04': options['R-04'],
  'R-05': options['R-05'],
  'R-06': options['R-06'],
  'R-07': options['R-07'],
  'R-11': options['R-11'],
  'R-12': options['R-12'],
  'R-15': options['R-15'],
  'R-18': options['R-18'],
  'R-34': options['R-34'],
  'R-40': options['R-40'],
  'R-43': options['R-43'],
  'R-47': options['R-47'],
})

function lawful(options: Options, switches: Switches, key: FlightTopic): Lawful<unknown> {
  const found = topic(options.edition, switches, key)
  const [value, rule] = HOUSE_TOPICS[key]
  if (!found.ok || found.value.value === null) return { value, rule }
  const { by } = found.value
  return { value: found.value.value, rule: by !== null && isRule(by) ? by : rule }
}

/** The entry if it is in force, else our own rule that stands in for it. */
export const citing = (law: Law, entry: ErrataRule, house: HouseRule): RuleId => (law.live[entry] ? entry : house)
