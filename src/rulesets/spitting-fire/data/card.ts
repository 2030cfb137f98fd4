/** How a shipped card is written down: its numbers, and which of them are not ours. */

import { WEAPON_DAMAGE } from '../book/tables.js'
import type { AircraftCard, Source, WeaponLine, WeaponType } from '../state/state.js'

type Name = Pick<AircraftCard, 'id' | 'name' | 'type' | 'nation'>
type Worth = Pick<AircraftCard, 'points' | 'defence' | 'boxes'>
type Flight = Pick<AircraftCard, 'min' | 'climb' | 'level' | 'dive' | 'turn' | 'maxAlt'>
type Guns = readonly (readonly [type: WeaponType, mounts: string])[]
type WeaponField = `weapons.${number}.${keyof WeaponLine}`
type Field = keyof (Name & Worth & Flight) | WeaponField
type Sources = Readonly<Partial<Record<Field, Source>>>

/** The damage of a weapon line follows from its type by the printed table. */
const damageSource = (type: Source): Source => (type === 'house' ? 'house' : 'inferred')

/** One source per field; a field of a weapon line is named `weapons.<line>.<field>`. */
function provenance(numbers: Name & Worth & Flight, guns: Guns, known: Sources): Record<string, Source> {
  const sources: Record<string, Source> = {}
  for (const field of Object.keys(numbers)) sources[field] = 'house'
  for (const line of guns.keys()) {
    sources[`weapons.${line}.type`] = 'house'
    sources[`weapons.${line}.mounts`] = 'house'
    sources[`weapons.${line}.damage`] = damageSource(known[`weapons.${line}.type`] ?? 'house')
  }
  return { ...sources, ...known }
}

/** A card whose fields are house numbers, save those said to be `known` from the book. */
export function card(name: Name, worth: Worth, flight: Flight, guns: Guns, known: Sources): AircraftCard {
  const numbers = { ...name, ...worth, ...flight }
  const weapons = guns.map(([type, mounts]) => ({ type, mounts, damage: WEAPON_DAMAGE[type] }))
  return { ...numbers, weapons, provenance: provenance(numbers, guns, known) }
}
