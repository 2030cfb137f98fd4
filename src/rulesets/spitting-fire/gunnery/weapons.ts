/** From the printed notation of mounts to single guns. */
import { type AircraftCard, ARCS, type Arc, type WeaponType } from '../state/state.js'

/** So many guns in one arc. */
export interface Mount {
  readonly count: number
  readonly arc: Arc
}

/** One gun of a card: its own die, its own once a turn. Counted over the card's lines in order. */
export interface Gun {
  readonly line: number
  readonly arc: Arc
  readonly type: WeaponType
  readonly damage: number
}

const MOUNT = new RegExp(`^\\s*([1-9][0-9]?)?\\s*(${ARCS.join('|')})\\s*$`)

/**
 * Reads `4FF,RT` as four guns forward and one trainable to the rear; null if that is no notation of mounts.
 * @rule SF-CARD-10
 */
export function parseMounts(text: string): readonly Mount[] | null {
  const mounts: Mount[] = []
  for (const part of text.toUpperCase().split(',')) {
    const match = MOUNT.exec(part)
    if (match === null) return null
    mounts.push({ count: Number(match[1] ?? 1), arc: match[2] as Arc })
  }
  return mounts
}

const known = new WeakMap<AircraftCard, readonly Gun[]>()

/** The guns of a card, in order. Remembered by card: cards never change. */
export function gunsOf(card: AircraftCard): readonly Gun[] {
  const before = known.get(card)
  if (before !== undefined) return before
  const guns = card.weapons.flatMap(({ type, mounts, damage }, line) =>
    (parseMounts(mounts) ?? []).flatMap(({ count, arc }) =>
      Array.from({ length: count }, (): Gun => ({ line, arc, type, damage })),
    ),
  )
  known.set(card, guns)
  return guns
}
