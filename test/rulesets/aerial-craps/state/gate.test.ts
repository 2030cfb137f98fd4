import { describe, expect, it, vi } from 'vitest'
import { aerialCraps } from '../../../../src/rulesets/aerial-craps/shown.js'
import { citedIn, coveringArray, observing, pickFrom, unobserved } from '../../../../src/tools/conformance/index.js'
import { Game } from '../fixture.js'
import { vectors } from '../vectors/index.js'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** Rules cited by games drawn from the lists, on forks that tell their events. */
function citedInPlay(games: number, cited: Set<string>): void {
  const { options, scenarios } = aerialCraps.info
  const rows = coveringArray(Object.fromEntries(Object.entries(options).map(([name, { values }]) => [name, values])))
  for (let n = 0; n < games; n++) {
    const { config } = scenarios[n % scenarios.length]!
    const first = aerialCraps.setup({ ...config, seed: `gate-${n}`, options: rows[n % rows.length]! })
    if (!first.ok) throw new Error('no game')
    const fork = aerialCraps.fork(first.state, { emit: (event) => citedIn(event, cited) })
    const pick = pickFrom(`gate-${n}`)
    while (fork.outcome() === undefined) fork.apply(pick.of(fork.legal()))
    citedIn(fork.outcome(), cited)
  }
}

describe('the rule gate', () => {
  it('observes in the vectors every rule that is not silent, and nowhere a silent one', () => {
    const cited = new Set<string>()
    const ruleset = observing(aerialCraps, cited)
    for (const { run } of vectors) run((setting) => new Game(setting, ruleset))
    expect(unobserved(aerialCraps, cited)).toEqual([])
    citedInPlay(100, cited)
    const silent = Object.entries<{ silent?: true }>(aerialCraps.info.rules).filter(
      ([id, { silent }]) => silent && cited.has(id),
    )
    expect(silent.map(([id]) => id)).toEqual([])
  })
})
