/**
 * What can be shown of any aircraft of Aerial Craps besides its picture.
 *
 * @module
 */
import {
  minus,
  ONE,
  type Overlays,
  outlineOf,
  type Prospect,
  type Role,
  type Shape,
  times,
} from '../../../core/index.js'
import {
  type Facing,
  type Hex,
  hexBoardContains,
  hexCorners,
  hexDisk,
  hexStep,
  hexToPoint,
} from '../../../geometry/index.js'
import { mpFrom } from '../flight/moves.js'
import { attackOf } from '../queries/attacks.js'
import { routes } from '../queries/routes.js'
import type { AerialCraps, View } from '../state/state.js'
import { sample } from '../state/view.js'

/** The overlays of Aerial Craps. Every turn is a movement test, and it counts on them all. */
export const overlays: Overlays<AerialCraps> = { reach, arcs, threat, odds, routes }

const isFlying = ({ aircraft }: View, id: string): boolean =>
  Object.hasOwn(aircraft, id) && aircraft[id]!.fate === 'flying'

function outlined({ config: { area, options } }: View, role: Role, hexes: readonly Hex[]): readonly Shape[] {
  const inside = options.openSea ? hexes : hexes.filter((hex) => hexBoardContains(area, hex))
  return outlineOf(inside.map(hexCorners)).map((points) => ({ kind: 'area', role, points }))
}

/** With the MPs it has left, or else with the most that its die can give it at its present pitch. */
function reach(view: View, piece: string): readonly Shape[] {
  return outlined(view, 'reach', groundOf(view, piece, 0))
}

/** Hexes within this many of where it can get to: the first MP leads straight ahead, then it may turn about. @rule AC-2.41-1 */
function groundOf(view: View, piece: string, around: number): readonly Hex[] {
  if (!isFlying(view, piece)) return []
  const { hex, facing, maneuvering } = view.aircraft[piece]!
  const mps = maneuvering || facing === null ? 0 : mpsOf(view, piece)
  if (mps === 0) return around === 0 ? [] : hexDisk(hex, around)
  return hexDisk(hexStep(hex, facing as Facing), mps - 1 + around)
}

/** @rule AC-2.31-1 */
function mpsOf(view: View, piece: string): number {
  const { move, aircraft } = view
  const isRolled = move?.ac === piece && move.hLeft + move.hUsed > 0
  return isRolled ? move.hLeft : mpFrom(sample(view), piece, aircraft[piece]!.pitch, 6).h
}

/** Guns reach into the next hex, whatever its direction: only observers have arcs. @rule AC-3.10-6 */
function arcs(view: View, piece: string): readonly Shape[] {
  return isArmed(view, piece) ? outlined(view, 'arc', hexDisk(view.aircraft[piece]!.hex, 1)) : []
}

const isArmed = (view: View, piece: string): boolean =>
  isFlying(view, piece) && view.aircraft[piece]!.guns.some(({ state, ammo }) => state === 'ok' && ammo !== 0)

function threat(view: View, piece: string): readonly Shape[] {
  return isArmed(view, piece) ? outlined(view, 'threat', groundOf(view, piece, 1)) : []
}

const CREWS = ['pilot', 'observer'] as const

/** With all its CV and its longest burst. How many hits bring an aircraft down depends on where they fall. @rule AC-3.20-1 */
function odds(view: View, piece: string): readonly Prospect[] {
  if (!isFlying(view, piece)) return []
  const state = sample(view)
  const missed = new Map<string, Prospect['hit']>()
  for (const crew of CREWS) {
    const attack = attackOf(state, piece, crew)
    if (attack !== null) missed.set(attack.target, times(missed.get(attack.target) ?? ONE, attack.hits[0]!))
  }
  return [...missed].map(([target, miss]) => {
    return { target, at: hexToPoint(view.aircraft[target]!.hex), hit: minus(ONE, miss), kill: null }
  })
}
