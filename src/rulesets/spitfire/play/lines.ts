/** Lining up: what one turn on the way and a straight run would bring before the guns. For bots, no rule of the game. */
import { dial, type Facing, type Hex, hexLength, hexStep, turnFacing } from '../../../geometry/index.js'
import { reachOf } from '../aircraft/charts.js'
import { turnNeed } from '../flight/flight.js'
import { windowOf } from '../gunnery/sighting.js'
import { type AircraftChart, chartFor, type Plane, type State } from '../state/state.js'

/** Where an aircraft is in a move, as far as lining up is concerned. */
export interface Run {
  readonly hex: Hex
  readonly facing: Facing
  /** MPs left. */
  readonly left: number
  /** Hexes straight ahead since the last turn. */
  readonly straight: number
  readonly turns: number
  /** Nothing has been spent yet: a start turn is free of the turn mode. */
  readonly fresh: boolean
  /** MPs of the whole move. */
  readonly mps: number
}

/** Damage Points of a shot on average. */
export function meanDamage({ crt }: AircraftChart, range: number): number {
  const table = crt.fwd ?? crt.all
  if (table === undefined) return 0
  let sum = 0
  for (const row of table) sum += row[range - 1] ?? 0
  return sum / table.length
}

/** The damage to be hoped for at the end of a move that turns at most once more, after the start turn at most. */
export function bestLine(state: State, plane: Plane, run: Run, targets: readonly Plane[]): number {
  if (targets.length === 0 || state.config.options.hexSpace) return 0
  const chart = chartFor(state, plane)
  const reach = reachOf(chart, chart.crt.fwd === undefined ? 'all' : 'fwd')
  let best = 0
  for (const { hex } of targets) {
    if (hexLength(hex.q - run.hex.q, hex.r - run.hex.r) > run.left + reach) continue
    best = Math.max(best, lineTo(state, chart, run, hex))
    if (run.fresh)
      best = Math.max(best, lineTo(state, chart, started(run, -1), hex), lineTo(state, chart, started(run, 1), hex))
  }
  return best
}

const started = (run: Run, side: number): Run => ({
  ...run,
  facing: turnFacing(run.facing, side),
  left: run.left - 1,
  straight: 0,
  fresh: false,
})

/** Straight on, or with one turn on the way. */
function lineTo(state: State, chart: AircraftChart, run: Run, target: Hex): number {
  const window = windowOf(state.config.options, run.mps)
  const { hex, facing, left, straight, turns } = run
  let best = shotFrom(chart, hex, facing, left, straight, window, target)
  const latest = left - 1 - window
  for (let ahead = Math.max(0, turnNeed(chart, turns) - straight); ahead <= latest; ahead++) {
    const at = hexStep(hex, facing, ahead)
    best = Math.max(
      best,
      shotFrom(chart, at, turnFacing(facing, -1), left - ahead - 1, 0, window, target),
      shotFrom(chart, at, turnFacing(facing, 1), left - ahead - 1, 0, window, target),
    )
  }
  return best
}

/** What a straight run to the end of the move brings: the target on the row all along the last third, and in range. */
function shotFrom(
  chart: AircraftChart,
  hex: Hex,
  facing: Facing,
  run: number,
  before: number,
  window: number,
  target: Hex,
): number {
  if (run + before < window) return 0
  const [dq, dr] = [target.q - hex.q, target.r - hex.r]
  if (dial(dq, dr) !== 4 * facing) return 0
  const range = hexLength(dq, dr) - run
  return range < 1 ? 0 : meanDamage(chart, range)
}
