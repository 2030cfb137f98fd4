/** Whatever comes from outside, nothing throws. */
import { itStandsSpoiltInput } from '../../hostile.js'
import { melee, playedOut, seeded } from '../games.js'
import { regiaAeronautica } from '../vocabulary.js'

const { scenarios } = regiaAeronautica.info

itStandsSpoiltInput({
  ruleset: regiaAeronautica,
  configs: [...scenarios.map(({ config }) => config), melee()],
  positions: [
    ...playedOut(seeded(scenarios[2]!.config, 'hostile', { turnLimit: 3 }), 'hostile'),
    ...playedOut(seeded(melee(), 'hostile'), 'hostile'),
  ].map(({ before }) => before),
  runs: { configs: 600, actions: 800, states: 600, views: 400 },
})
