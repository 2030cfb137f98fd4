/** Tells a game of chance in words, to be read by a person: `npm run reading -- spitfire bombing 7`. */

import type { Game, Ruleset } from '../src/core/index.js'
import { labelOf, tell, type Words } from '../src/core/words/index.js'
import { rulesets } from '../src/registry.js'
import { pickFrom } from '../src/tools/conformance/index.js'

const [game = 'spitting-fire', scenario, seed = '1'] = process.argv.slice(2)
const ruleset = (rulesets as Readonly<Record<string, Ruleset>>)[game]
if (ruleset === undefined) throw new Error(`no game ${game}; there are ${Object.keys(rulesets).join(', ')}`)
const { words }: { words: Words } = await import(`../src/rulesets/${game}/show/words.js`)
const chosen = ruleset.info.scenarios.find(({ id }) => id === scenario) ?? ruleset.info.scenarios[0]
const pick = pickFrom(seed)
let step = ruleset.setup({ ...chosen?.config, dice: 'seeded', seed } as Game['Config'])
for (let n = 0; step.ok && n < 20_000; n++) {
  const { state, events } = step
  for (const { text, rules } of tell(words, events, ruleset.view(state, 'spectator'))) {
    console.log(`    ${text}  (${rules.join(' ')})`)
  }
  if (ruleset.outcome(state) !== undefined) break
  const seat = ruleset.actors(state)[0] as string
  const view = ruleset.view(state, seat === 'referee' ? 'spectator' : seat)
  const listed = ruleset.legalActions(state, seat)
  const action = pick.of(listed)
  const others = listed.slice(0, 6).map((one) => labelOf(words, one, view))
  console.log(`${words.seat[seat]}: ${words.ask(view)} [${others.join(' | ')}${listed.length > 6 ? ' | …' : ''}]`)
  console.log(`  > ${words.kind[action.type]}: ${labelOf(words, action, view)}`)
  step = ruleset.reduce(state, action)
}
