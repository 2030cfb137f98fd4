/** How things stand: stacking, formations, missions, points. */
import { type Hex, hexDisk } from '../../../geometry/index.js'
import { WING_DISTANCE } from '../book/tables.js'
import { blocker, isOnMap } from '../flight/airspace.js'
import { breachOf, freeZones, inZone } from '../flight/formation.js'
import { type Formation, flying, plane, type Seat, type State, type Wing, type Zone } from '../state/state.js'
import { isMissionComplete } from '../turn/loss.js'
import { type ScoreLine, scoreLines } from '../turn/scoring.js'

/** The aircraft with which one would share hex and level if its move ended here. @rule SP-6E-1 */
export function stackingConflict(state: State, id: string): string | undefined {
  const { hex, altitude } = plane(state, id)
  return blocker(state, id, hex.q, hex.r, altitude)
}

/** A formation, and how it stands. */
export interface FormationStatus {
  readonly formation: Formation
  /** The first wingman out of his zone; undefined if all conform. */
  readonly breach: Wing | undefined
  /** Zones that the straggler could take now. */
  readonly open: readonly Zone[]
  /** The hexes in which each wingman may be, within a level of his leader. */
  readonly zones: readonly { readonly plane: string; readonly hexes: readonly Hex[] }[]
}

/**
 * How a side's formation stands; undefined outside scenario 9.3. Asked of the state of a `previewMove` it tells how it
 * would stand after the move. @rule SP-9.3-12
 */
export function formationStatus(state: State, seat: Seat): FormationStatus | undefined {
  const formation = state.formations?.[seat]
  if (formation === undefined) return undefined
  const zones = formation.wings.map(({ plane: id, of, zone }) => ({ plane: id, hexes: zoneHexes(state, of, zone) }))
  return { formation, breach: breachOf(state, seat), open: freeZones(state, seat), zones }
}

/** The hexes of a leader's zone on the map. @rule SP-9.3-4 */
export function zoneHexes(state: State, leader: string, zone: Zone): readonly Hex[] {
  const { hex } = plane(state, leader)
  const probe = (at: Hex): State => ({
    ...state,
    planes: { ...state.planes, probe: { ...plane(state, leader), hex: at } },
  })
  return hexDisk(hex, WING_DISTANCE)
    .slice(1)
    .filter((at) => isOnMap(state.config.options, at) && inZone(probe(at), leader, 'probe', zone))
}

/** Could an aircraft leave play now without being lost, and over which edge? @rule SP-6J-1 */
export function missionStatus(state: State, id: string): { readonly complete: boolean; readonly edge: 'any' | 'east' } {
  const one = plane(state, id)
  const edge = state.config.scenario === '9.2' ? 'east' : 'any'
  return { complete: isMissionComplete(state, one, 'east'), edge }
}

/** Every line of the score. @rule SP-9.1-8 */
export const vpBreakdown = (state: State): readonly ScoreLine[] => scoreLines(state)

/** The aircraft of a seat in play. */
export const inPlay = (state: State, seat: Seat): readonly string[] => flying(state, seat)
