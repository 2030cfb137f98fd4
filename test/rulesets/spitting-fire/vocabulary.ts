/** The names of the ruleset that its tests speak of. */
export { type Options, options, spittingFire } from '../../../src/rulesets/spitting-fire/shown.js'
export * from '../../../src/rulesets/spitting-fire/state/state.js'
