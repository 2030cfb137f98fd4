/** Not a test of anything, but watched like one: the witnesses of every option, and a few games drawn from the lists. */
import { expect, test } from 'vitest'
import type { Ruleset } from '../../src/core/index.js'
import { rulesets } from '../../src/registry.js'
import { pickFrom, type Witness } from '../../src/tools/conformance/index.js'
import { witnesses as aerialCraps } from '../../test/rulesets/aerial-craps/witnesses.js'
import { witnesses as fightingWings } from '../../test/rulesets/fighting-wings/witnesses.js'
import { witnesses as regiaAeronautica } from '../../test/rulesets/regia-aeronautica/witnesses.js'
import { witnesses as spitfire } from '../../test/rulesets/spitfire/witnesses.js'
import { witnesses as spittingFire } from '../../test/rulesets/spitting-fire/witnesses.js'
import { witnessName } from '../examples.js'

const witnesses: Readonly<Record<keyof typeof rulesets, readonly Witness[]>> = {
  'spitting-fire': spittingFire,
  spitfire,
  'fighting-wings': fightingWings,
  'regia-aeronautica': regiaAeronautica,
  'aerial-craps': aerialCraps,
}

/** Plays a witness under one value, as far as it goes. */
function tell(ruleset: Ruleset, { option, config, actions }: Witness, value: unknown): void {
  const { options } = config as { options?: object }
  let step = ruleset.setup({ ...(config as object), options: { ...options, [option]: value } } as never)
  for (const action of actions) if (step.ok) step = ruleset.reduce(step.state, action)
}

const told = Object.entries(witnesses).flatMap(([game, all]) =>
  all.map((one) => [witnessName(game, one.option, one.value), game as keyof typeof rulesets, one] as const),
)

test.each(told)('%s', (_name, game, witness) => {
  const ruleset: Ruleset = rulesets[game]
  tell(ruleset, witness, ruleset.info.options[witness.option]?.values[0])
  tell(ruleset, witness, witness.value)
})

test.each(['fighting-wings', 'regia-aeronautica'] as const)('games of %s', (id) => {
  const ruleset: Ruleset = rulesets[id]
  for (const { config } of ruleset.info.scenarios) {
    const first = ruleset.setup({ ...config, dice: 'seeded', seed: `site-${id}` })
    if (!first.ok) throw new Error(JSON.stringify(first.violations))
    const [fork, pick] = [ruleset.fork(first.state), pickFrom(id)]
    while (fork.outcome() === undefined) fork.apply(pick.of(fork.legal()))
    expect(fork.state.phase).toBe('over')
  }
})
