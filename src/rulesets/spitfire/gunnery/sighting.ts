/** Who sees whom: the last third of a move, MP by MP. */

import type { Options } from '../book/options.js'
import type { RuleId } from '../book/rules.js'
import { WINDOW } from '../book/tables.js'
import { inField } from '../flight/airspace.js'
import { type Gun, type MpKind, type MpRecord, type Plane, plane, type State } from '../state/state.js'

/** One MP that sighting looked at. */
export interface Glance {
  /** Counted from 1. */
  readonly mp: number
  readonly kind: MpKind
  /** Does such an MP count at all? @rule SP-8F-3 */
  readonly counts: boolean
  /** Was the target in the field of the gun? */
  readonly inField: boolean
}

/** Why a target is or is not sighted. */
export interface Sighting {
  readonly sighted: boolean
  /** `8A`: the target moved. `8B`: the firer moved. */
  readonly by: '8A' | '8B'
  /** MPs that must be good. @rule SP-8-1 */
  readonly window: number
  /** The MPs looked at, in the order in which they were spent. */
  readonly glances: readonly Glance[]
  /** The rule that says no, and the MP at which it does. */
  readonly rule: RuleId | null
  readonly mp: number | null
}

/** MPs that must be good. @rule SP-8G-1 */
export const windowOf = ({ evenThirds }: Options, mps: number): number =>
  evenThirds === 'down' && mps % 2 === 0
    ? Math.min(mps, Math.max(1, Math.floor(mps / WINDOW)))
    : Math.ceil(mps / WINDOW)

/** Does an MP of a moving firer count? @rule SP-8F-3 */
export const countsForFirer = ({ rollSighting }: Options, kind: MpKind): boolean =>
  kind === 'hex' || kind === 'climb' || kind === 'dive' || (kind === 'rollEnd' && rollSighting === 'lastHalf')

/** Is the target sighted by a gun, after the last Movement Phase? The quick answer. @rule SP-8A-1 SP-8B-1 */
export function isSighted(state: State, firer: Plane, gun: Gun, target: Plane): boolean {
  const { options } = state.config
  if (firer.side !== state.moving) return wasWatched(options, firer, gun, target.path)
  const own =
    options.sightingWindow === 'lastCountable'
      ? firer.path.filter(({ kind }) => countsForFirer(options, kind))
      : firer.path
  return own.length > 0 && hasWatched(options, own, windowOf(options, firer.path.length), gun, target)
}

/** Every one of the target's last MPs was in the field; it has flown some. @rule SP-8A-1 */
function wasWatched(options: Options, { hex, facing }: Plane, gun: Gun, path: readonly MpRecord[]): boolean {
  if (path.length === 0) return false
  for (let i = path.length - windowOf(options, path.length); i < path.length; i++) {
    const at = path[i]!.hex
    if (!inField(options, gun, facing, at.q - hex.q, at.r - hex.r)) return false
  }
  return true
}

/** In every one of the firer's last MPs the target was in the field, and the MP counted. @rule SP-8B-1 */
export function hasWatched(
  options: Options,
  path: readonly MpRecord[],
  window: number,
  gun: Gun,
  { hex }: Pick<Plane, 'hex'>,
): boolean {
  if (path.length < window) return false
  for (let i = path.length - window; i < path.length; i++) {
    const { kind, hex: at, facing } = path[i]!
    if (!countsForFirer(options, kind) || !inField(options, gun, facing, hex.q - at.q, hex.r - at.r)) return false
  }
  return true
}

/** Is the target sighted by a gun, and why or why not? @rule SP-8A-1 SP-8B-1 SP-8C-1 SP-8F-4 */
export function sightingOf(state: State, firerId: string, gun: Gun, targetId: string): Sighting {
  const [firer, target] = [plane(state, firerId), plane(state, targetId)]
  return firer.side === state.moving ? byFirer(state, firer, gun, target) : byTarget(state, firer, gun, target)
}

function byTarget({ config }: State, { hex, facing }: Plane, gun: Gun, { path }: Plane): Sighting {
  const window = windowOf(config.options, path.length)
  const glances = path.map(({ kind, hex: at }, i) => ({
    mp: i + 1,
    kind,
    counts: true,
    inField: inField(config.options, gun, facing, at.q - hex.q, at.r - hex.r),
  }))
  return verdict('8A', window, glances.slice(glances.length - window))
}

function byFirer({ config }: State, { path }: Plane, gun: Gun, { hex }: Plane): Sighting {
  const window = windowOf(config.options, path.length)
  const glances = path.map(({ kind, hex: at, facing }, i) => ({
    mp: i + 1,
    kind,
    counts: countsForFirer(config.options, kind),
    inField: inField(config.options, gun, facing, hex.q - at.q, hex.r - at.r),
  }))
  const skips = config.options.sightingWindow === 'lastCountable'
  const looked = skips ? glances.filter(({ counts }) => counts) : glances
  return verdict('8B', window, looked.slice(Math.max(0, looked.length - window)))
}

/** Who has not flown yet has neither seen nor been seen. */
function verdict(by: Sighting['by'], window: number, glances: readonly Glance[]): Sighting {
  const none = by === '8A' ? 'SP-8A-1' : 'SP-8B-1'
  if (window === 0) return { sighted: false, by, window, glances, rule: none, mp: null }
  if (glances.length < window) return { sighted: false, by, window, glances, rule: 'SP-8F-4', mp: null }
  const bad = glances.find(({ counts, inField: seen }) => !counts || !seen)
  if (bad === undefined) return { sighted: true, by, window, glances, rule: null, mp: null }
  return { sighted: false, by, window, glances, rule: bad.counts ? none : 'SP-8F-3', mp: bad.mp }
}
