import { flag, gate, half, oneOf } from '../gate.js'
import { checkOptions, type Options, reading } from '../options.js'
import { counting, line, type Modifier, type Provenance, type Ruled, ruled, total } from '../ruled.js'
import { type Half, halves, LOADS, type Load } from '../vocabulary.js'

const RULE = 'OTR1-11.2-four-engine-speeds'

/** Which engines of a four-engine bomber are out; `out2ss` is two on the same side. */
export const ENGINE_CASES = ['all', 'out1', 'out2', 'out2ss', 'out3', 'out4'] as const
/** Which engines of a four-engine bomber are out. */
export type EngineCase = (typeof ENGINE_CASES)[number]

/** What is added to the minimum and taken off the max attainable level speed, in printed order and units (11.2). */
export const FOUR_ENGINE_SPEEDS: Readonly<Record<EngineCase, Readonly<Record<Load, readonly [number, number]>>>> = {
  all: { clean: [0.0, 0.0], loaded: [0.5, 0.5], overloaded: [1.0, 0.5] },
  out1: { clean: [0.5, 1.0], loaded: [1.0, 1.5], overloaded: [1.5, 1.5] },
  out2: { clean: [0.0, 2.0], loaded: [0.5, 2.5], overloaded: [1.0, 2.5] },
  out2ss: { clean: [1.0, 2.0], loaded: [1.5, 2.5], overloaded: [2.0, 2.5] },
  out3: { clean: [1.0, 3.0], loaded: [1.5, 3.5], overloaded: [2.0, 3.5] },
  out4: { clean: [0.0, 4.0], loaded: [0.5, 4.5], overloaded: [1.0, 4.5] },
}

/** The one cell that is printed otherwise: three engines out, loaded, max. */
export const OUT3_LOADED_MAX_PRINTED = 1.5

/** Added to every cell of {@link FOUR_ENGINE_SPEEDS} by severe damage. */
export const FOUR_ENGINE_SEVERE = [0.5, 1.0] as const

/** The speed range of a bomber; `excess` says that the minimum lies above the maximum, which is legal. */
export interface SpeedRange {
  readonly min: Half
  readonly max: Half
  readonly excess: boolean
}

/**
 * Rule 11.2 (2nd edition 11.3): level speed range of a B-17 or B-24 by dead engines, load and severe damage, which
 * add up. With an engine out the maximum does not fall below the listed minimum. Modifiers whose label starts
 * with `min` sum to the minimum, those that start with `max` to the maximum.
 *
 * @rule OTR1-11.2-four-engine-speeds
 * @category Rule 11.2
 */
export function fourEngineRange(
  listedMin: Half,
  listedMax: Half,
  engines: EngineCase,
  load: Load,
  severe: boolean,
  options: Options = {},
): Ruled<SpeedRange> {
  const shape = { listedMin: half, listedMax: half, engines: oneOf(ENGINE_CASES), load: oneOf(LOADS), severe: flag }
  const bad = gate(RULE, { listedMin, listedMax, engines, load, severe }, shape) ?? checkOptions(RULE, options)
  if (bad !== null) return bad
  const { min, max, provenance } = cell(engines, load, options)
  const minimum = [
    line(RULE, 'min-listed', listedMin, 'half'),
    line(RULE, 'min-engines-and-load', min, 'half'),
    line(RULE, 'min-severe', severe ? halves(FOUR_ENGINE_SEVERE[0]) : 0, 'half'),
  ]
  const maximum = floored(listedMin, engines, [
    line(RULE, 'max-listed', listedMax, 'half'),
    line(RULE, 'max-engines-and-load', -max, 'half', provenance),
    line(RULE, 'max-severe', severe ? -halves(FOUR_ENGINE_SEVERE[1]) : 0, 'half'),
  ])
  const range = { min: total(minimum), max: total(maximum) }
  return ruled({ ...range, excess: range.min > range.max }, counting([...minimum, ...maximum]))
}

function cell(engines: EngineCase, load: Load, options: Options): { min: Half; max: Half; provenance: Provenance } {
  const [min, max] = FOUR_ENGINE_SPEEDS[engines][load]
  if (engines !== 'out3' || load !== 'loaded') return { min: halves(min), max: halves(max), provenance: 'book' }
  if (reading(options, 'R-07') === 'pattern') return { min: halves(min), max: halves(max), provenance: 'inferred' }
  return { min: halves(min), max: halves(OUT3_LOADED_MAX_PRINTED), provenance: 'book' }
}

/** The floor holds only when an engine is out; below zero no speed goes. */
function floored(listedMin: Half, engines: EngineCase, lines: readonly Modifier[]): readonly Modifier[] {
  const floor = engines === 'all' ? 0 : listedMin
  const short = floor - total(lines)
  return short > 0 ? [...lines, line(RULE, 'max-floor', short, 'half', 'inferred')] : lines
}
