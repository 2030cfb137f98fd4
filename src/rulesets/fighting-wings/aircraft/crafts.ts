/** From a data card as a group writes it down to one the engine reads: checked, corrected by the errata, in halves. */
import type { Violation } from '../../../core/index.js'
import { switchesOf } from '../book/law.js'
import { no } from '../book/messages.js'
import type { Options } from '../book/options.js'
import type { RuleId } from '../book/rules.js'
import type { Adc, AdcBand, AdcPower } from '../data/card.js'
import { applyAdcPatches, type Card } from '../errata/patch.js'
import { BANDS, type Band, SPEED_BANDS, type SpeedBand, TURN_RATES, type TurnRate } from '../errata/vocabulary.js'
import type { BandSpeeds, Craft } from '../state/state.js'

type Refusals = readonly Violation<RuleId>[]

// ---------------------------------------------------------------------------------------- checks

const isHalf = (value: number): boolean => Number.isInteger(2 * value)
const rises = (list: readonly number[]): boolean =>
  list.every((value, i) => i === 0 || value >= (list[i - 1] as number))

/** Every field of a card that makes no sense. @rule HR-02 */
export function checkCard(card: Adc): Refusals {
  const bad = (field: string, expected: string) => no('HR-02', 'bad-card', { card: card.id, field, expected })
  const guns = [...card.weapons, ...(card.defensiveGuns ?? [])]
  const ids = guns.map(({ id }) => id)
  const out: Violation<RuleId>[] = []
  for (const band of BANDS) out.push(...checkBand(card, band, bad))
  for (const kind of ['bank', 'slip'] as const) {
    if (!rises(SPEED_BANDS.map((band) => card.bankSlip[band][kind])))
      out.push(bad(`bankSlip.${kind}`, 'no lower at speed'))
  }
  if (!rises(TURN_RATES.map((rate) => card.turnDecel[rate]))) out.push(bad('turnDecel', 'no lower at a harder rate'))
  if (guns.some(({ cap }) => !isHalf(cap))) out.push(bad('weapons.cap', 'a multiple of 0.5'))
  if (new Set(ids).size < ids.length) out.push(bad('weapons', 'ids that differ'))
  if (card.combatFlaps !== undefined && !isHalf(card.combatFlaps.maxOverMin))
    out.push(bad('combatFlaps', 'a multiple of 0.5'))
  return out
}

type Bad = (field: string, expected: string) => Violation<RuleId>

function checkBand(card: Adc, band: Band, bad: Bad): Refusals {
  const { minSpeed, maxLevel, safeDive, minTurn } = card.bands[band]
  const turns = TURN_RATES.map((rate) => minTurn[rate])
  const at = `bands.${band}`
  if (![minSpeed, maxLevel, safeDive, ...turns].every(isHalf)) return [bad(at, 'multiples of 0.5')]
  if (!(minSpeed < maxLevel && maxLevel <= safeDive)) return [bad(at, 'minSpeed < maxLevel <= safeDive')]
  if (!rises([minSpeed, ...turns])) return [bad(`${at}.minTurn`, 'minSpeed or more, and no lower at a harder rate')]
  return []
}

/** Corrections of the errata that fit neither the old nor the new value of a card. @rule HR-02 */
export function checkPatches(card: Adc, options: Options): Refusals {
  const patched = patch(card, options)
  return patched.mismatches.map(({ id, path }) =>
    no('HR-02', 'patch-mismatch', { card: card.id, field: path, amendment: id }),
  )
}

function patch(card: Adc, options: Options) {
  const none = { card, mismatches: [] }
  if (card.house) return none
  const answer = applyAdcPatches(card as unknown as Card, options.edition, switchesOf(options))
  if (!answer.ok) return none
  return { card: answer.value.card as unknown as Adc, mismatches: answer.value.mismatches }
}

// ---------------------------------------------------------------------------------------- compiling

const turnsIn = ({ minTurn }: AdcBand): Readonly<Record<TurnRate, number>> => ({
  EZ: 2 * minTurn.EZ,
  TT: 2 * minTurn.TT,
  HT: 2 * minTurn.HT,
  BT: 2 * minTurn.BT,
  ET: 2 * minTurn.ET,
})

const speedsIn = (band: AdcBand): BandSpeeds => ({
  min: 2 * band.minSpeed,
  max: 2 * band.maxLevel,
  dive: 2 * band.safeDive,
  turn: turnsIn(band),
})

/** No power listed is none; no combat power listed is normal power. @rule BR-06 */
const powerIn = (power: AdcPower): readonly [number, number] =>
  power === null ? [0, 0] : [power[0], power[1] ?? power[0]]

const byBand = <T>(value: (band: Band) => T): Readonly<Record<Band, T>> =>
  Object.fromEntries(BANDS.map((band) => [band, value(band)])) as Record<Band, T>

const bySpeed = <T>(value: (band: SpeedBand) => T): Readonly<Record<SpeedBand, T>> => ({
  b1: value('b1'),
  b2: value('b2'),
  b3: value('b3'),
  b4: value('b4'),
})

/** A card as the engine reads it, with the corrections of the edition. */
export function compile(given: Adc, options: Options): Craft {
  const { card } = patch(given, options)
  const { defensiveGuns = [], combatFlaps } = card
  return {
    id: card.id,
    name: card.name,
    house: card.house,
    cls: card.cls,
    role: card.role,
    size: card.size,
    defense: card.defense,
    hits: card.hits,
    fuelInjected: card.fuelInjected,
    slats: card.slats,
    radio: card.radio,
    pressurized: card.pressurized,
    combatFlaps: combatFlaps === undefined ? null : 2 * combatFlaps.maxOverMin,
    blindArc: card.blindArc,
    engines: card.engines,
    armor: card.cockpitArmor ?? 0,
    ceiling: card.ceilingInc,
    bands: byBand((band) => speedsIn(card.bands[band])),
    power: byBand((band) => bySpeed((speed) => powerIn(card.power[band][speed]))),
    bank: bySpeed((band) => card.bankSlip[band].bank),
    slip: bySpeed((band) => card.bankSlip[band].slip),
    climbDecel: card.climbDecel,
    diveAccel: card.diveAccel,
    turnDecel: { ...card.turnDecel },
    weapons: card.weapons.map(weaponIn),
    guns: defensiveGuns.map((gun) => ({ ...gun, arcs: [...gun.arcs], cap: 2 * gun.cap, fp: [...gun.fp] })),
  }
}

/** The errata corrects ammunition under its printed name. */
function weaponIn(weapon: Adc['weapons'][number] & { readonly ammo?: number }): Craft['weapons'][number] {
  const { id, kind, mm, mount, clearable, fp, cap, ammo } = weapon
  return { id, kind, mm, mount, clearable, cap: 2 * (ammo ?? cap), fp: [...fp] }
}
