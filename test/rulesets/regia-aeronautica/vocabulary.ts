/** The names of the ruleset that its tests speak of. */
export * from '../../../src/rulesets/regia-aeronautica/shown.js'
export { cardOf, cellOf, opponent, PHASES, SEATS } from '../../../src/rulesets/regia-aeronautica/state/state.js'
