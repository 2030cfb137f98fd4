/** Whatever comes from outside is data: nothing throws, and what is wrong is refused in words. */
import { aerialCraps } from '../../../../src/rulesets/aerial-craps/shown.js'
import { itStandsSpoiltInput, positionsOf } from '../../hostile.js'

const configs = aerialCraps.info.scenarios.map(({ config }) => config)

itStandsSpoiltInput({
  ruleset: aerialCraps,
  configs,
  positions: positionsOf(aerialCraps, configs, 11),
  runs: { configs: 100, actions: 400, states: 250, views: 120 },
})
