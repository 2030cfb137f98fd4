/** What a 2d6 roll needs and what modifies it: the one place, for the dice and for whoever asks before. */
import type { Modifier } from '../../../core/index.js'
import type { Cell } from '../../../geometry/index.js'
import type { RuleId } from '../book/rules.js'
import { aaNumber, HIT_NUMBERS } from '../book/tables.js'
import { isFighter, isInCloud, sameCell } from '../flight/map.js'
import { cardOf, cellOf, plane as planeOf, type Roll, type State } from '../state/state.js'

/** What a modifier is called, but for LUCKY, which names its plane. */
export type Drm =
  | 'carrying a HIT'
  | 'against a bomber'
  | 'against a lower plane'
  | 'against a low plane'
  | 'against a higher plane'
  | 'cloud'
  | 'ACE'
  | 'GREEN'

type Modifiers = (Modifier<RuleId> & { readonly label: Drm | `LUCKY ${string}` })[]

/** What the dice, with modifiers, must reach. */
export function needOf(state: State, { kind, by, target }: Roll): number {
  if (kind === 'aa') return aaNumber(cellOf(state, target).altitude)
  if (kind === 'bomb') return bombingNumber(state, by, cellOf(state, by).altitude)
  return hitNumber(state, by)
}

/** @rule RA-BOMB-02 */
export const bombingNumber = (state: State, bomber: string, altitude: number): number =>
  cardOf(state, bomber).bombing?.[altitude - 1] ?? 13

/**
 * The hit number of a firer, by the reading in force.
 * @rule RA-FIRE-02
 */
function hitNumber(state: State, firer: string): number {
  const { fireClassFrom, statColumn } = state.config.options
  const card = cardOf(state, firer)
  if (fireClassFrom === 'card' && card.fireHit !== undefined) return card.fireHit
  const column = statColumn === 'movement' ? card.fireClass : card.rating
  const fighting = fireClassFrom === 'altitude' ? cellOf(state, firer).altitude : column
  return HIT_NUMBERS[Math.min(4, fighting) - 1] as number
}

/** Is it a roll that no modifier touches: bombs that need a natural 12? @rule RA-BOMB-06 */
export const isNatural = (state: State, { kind, by }: Pick<Roll, 'kind' | 'by'>): boolean =>
  kind === 'bomb' &&
  state.config.options.bombingTwelve === 'natural' &&
  bombingNumber(state, by, cellOf(state, by).altitude) === 12

/** Does this throw shoot its target down at once, whatever is needed? @rule RA-AA-05 RA-FIRE-07 */
export function isKill(
  { config: { options } }: Pick<State, 'config'>,
  { kind }: Pick<Roll, 'kind'>,
  dice: readonly number[],
  sum: number,
): boolean {
  const isTwelve = dice[0]! + dice[1]! === 12
  if (kind === 'aa') return options.aaKill === 'natural' ? isTwelve : sum >= 12
  return kind !== 'bomb' && options.twelveKills && isTwelve
}

/** Every modifier of a roll, in table order. */
export function modifiersOf(state: State, roll: Roll): readonly Modifier<RuleId>[] {
  const out: Modifiers = []
  if (isNatural(state, roll)) return out
  if (roll.kind === 'aa') aaModifiers(state, roll, out)
  else if (roll.kind === 'bomb') bombingModifiers(state, roll, out)
  else fireModifiers(state, roll, out)
  for (const { plane, value } of roll.lucky) {
    if (value !== 0) out.push({ rule: 'RA-CHIT-05', label: `LUCKY ${plane}`, value })
  }
  return out
}

function fireModifiers(state: State, { by, target }: Roll, out: Modifiers): void {
  const [from, to] = [cellOf(state, by), cellOf(state, target)]
  if (planeOf(state, by).hits > 0) out.push({ rule: 'RA-DRM-01', label: 'carrying a HIT', value: -1 })
  if (!isFighter(state, target)) out.push({ rule: 'RA-DRM-02', label: 'against a bomber', value: 1 })
  lowModifier(state, from, to, out)
  if (to.altitude > from.altitude) out.push({ rule: 'RA-DRM-04', label: 'against a higher plane', value: -1 })
  if (fightsInCloud(state, by, target)) out.push({ rule: 'RA-DRM-05', label: 'cloud', value: -3 })
  chitModifier(state, by, 'RA-DRM-06', out)
}

/** @rule RA-DRM-03 */
function lowModifier({ config }: State, from: Cell, to: Cell, out: Modifiers): void {
  const { lowTarget } = config.options
  const isLow = lowTarget === 'lower' ? to.altitude < from.altitude : to.altitude <= (lowTarget === 'altitude1' ? 1 : 2)
  const label = lowTarget === 'lower' ? 'against a lower plane' : 'against a low plane'
  if (isLow) out.push({ rule: 'RA-DRM-03', label, value: 1 })
}

/** @rule RA-DRM-05 */
function fightsInCloud(state: State, by: string, target: string): boolean {
  const [from, to] = [cellOf(state, by), cellOf(state, target)]
  if (state.config.options.cloudDrm === 'bothOnly') return sameCell(from, to) && isInCloud(state, from)
  return isInCloud(state, from) || isInCloud(state, to)
}

/** ACE and GREEN of the plane that rolls. @rule RA-DRM-07 */
function chitModifier(state: State, by: string, rule: RuleId, out: Modifiers): void {
  const { chit } = planeOf(state, by)
  if (chit === 'ace') out.push({ rule, label: 'ACE', value: 1 })
  if (chit === 'green') out.push({ rule, label: 'GREEN', value: -1 })
}

/** @rule RA-AA-06 */
function aaModifiers(state: State, { target }: Roll, out: Modifiers): void {
  const { aaDrm } = state.config.options
  if (aaDrm === 'full' && !isFighter(state, target))
    out.push({ rule: 'RA-DRM-02', label: 'against a bomber', value: 1 })
  if (aaDrm !== 'none' && isInCloud(state, cellOf(state, target)))
    out.push({ rule: 'RA-AA-06', label: 'cloud', value: -3 })
}

/** @rule RA-BOMB-05 */
function bombingModifiers(state: State, { by }: Roll, out: Modifiers): void {
  if (planeOf(state, by).hits > 0) out.push({ rule: 'RA-BOMB-05', label: 'carrying a HIT', value: -1 })
  if (isInCloud(state, cellOf(state, by))) out.push({ rule: 'RA-BOMB-05', label: 'cloud', value: -2 })
  if (state.config.options.chitsOnBombing) chitModifier(state, by, 'RA-CHIT-06', out)
}
