/** Markers that destroy. */

import type { RuleId } from '../book/rules.js'
import { isSuicidal } from '../flight/plots.js'
import { group as groupOf, MARKERS, type Marker, plane as planeOf, type State, verticalOf } from '../state/state.js'
import { flights, type Sampling } from './flights.js'
import { begun } from './trial.js'

/** How a marker destroys a plane. */
export interface Doom {
  readonly how: 'crashes' | 'stalls' | 'leaves'
  readonly rule: RuleId
  /** What could still save it: the dice of a tight turn or half loop, or nothing. */
  readonly hope: 'dice' | 'none'
}

/**
 * Must a plane be lost under this marker, were its group activated now: by a crash, a stall, or because every flight
 * leaves the table? Null if it can survive by its own choice. On the open table flights are sampled, finely.
 *
 * @rule SF-PLOT-06
 */
export function doomed(state: State, plane: string, marker: Marker): Doom | null {
  const { group, status, pose } = planeOf(state, plane)
  if (status !== 'flying' || pose === null) return null
  if (isSuicidal(state, group, marker)) {
    return verticalOf(marker) === 'dive'
      ? { how: 'crashes', rule: 'SF-ALT-05', hope: 'none' }
      : { how: 'stalls', rule: 'SF-ALT-06', hope: 'none' }
  }
  const from = begun(state, plane, marker)
  if (from === null || canStay(from, false)) return null
  return { how: 'leaves', rule: 'SF-EXIT-01', hope: canStay(from, true) ? 'dice' : 'none' }
}

const FINE: Sampling = { step: 0.5, angle: 15, dice: false }

function canStay(from: State, dice: boolean): boolean {
  for (const { kind } of flights(from, { ...FINE, dice })) if (kind === 'end') return true
  return false
}

/** A marker that would cost a group a plane. */
export interface PlotWarning extends Doom {
  readonly marker: Marker
  readonly plane: string
  readonly message: string
}

/**
 * What to warn of before a group is plotted: every marker under which one of its planes must be lost.
 *
 * @rule SF-PLOT-06
 */
export function plotWarnings(state: State, group: string): readonly PlotWarning[] {
  const { planes } = groupOf(state, group)
  return MARKERS.flatMap((marker) =>
    planes.flatMap((plane): PlotWarning[] => {
      const doom = doomed(state, plane, marker)
      return doom === null ? [] : [{ ...doom, marker, plane, message: sentence(plane, marker, doom) }]
    }),
  )
}

function sentence(plane: string, marker: Marker, { how, hope }: Doom): string {
  const fate = how === 'leaves' ? 'must leave the table' : how
  return `${plane} ${fate} under ${marker.replace('-', ' ')}${hope === 'dice' ? ', unless dice save it' : ''}.`
}
