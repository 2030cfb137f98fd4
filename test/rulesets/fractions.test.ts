/**
 * Games on hexes and squares know no heading or length that a double could not hold: every number of a position is a
 * multiple of 1/16, so that sums and comparisons are exact. Only Spitting Fire measures; see its thousandths.
 */
import { describe, expect, it, vi } from 'vitest'
import type { Game, Ruleset } from '../../src/core/index.js'
import { rulesets } from '../../src/registry.js'
import { pickFrom } from '../../src/tools/conformance/index.js'

vi.setConfig({ testTimeout: 120_000 })

const lattices = Object.values<Ruleset>(rulesets).filter(({ info }) => info.id !== 'spitting-fire')

/** The numbers of a value that are no multiples of 1/16, by where they stand; calibres are names, not lengths. */
function odd(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'number') return Number.isInteger(16 * value) ? [] : [`${path}: ${value}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'rng' || key === 'mm' ? [] : odd(part, `${path}.${key}`),
  )
}

function playedOn(ruleset: Ruleset, config: Game['Config'], seed: string): readonly unknown[] {
  const first = ruleset.setup({ ...config, dice: 'seeded', seed })
  if (!first.ok) throw new Error(JSON.stringify(first.violations))
  const [fork, pick] = [ruleset.fork(first.state), pickFrom(seed)]
  const states: unknown[] = [first.state]
  for (let i = 0; i < 400 && fork.outcome() === undefined; i++) {
    fork.apply(pick.of(fork.legal()))
    if (i % 40 === 0) states.push(fork.keep())
  }
  return states
}

describe.each(lattices.map((ruleset) => [ruleset.info.id, ruleset] as const))('%s', (_id, ruleset) => {
  it.each(ruleset.info.scenarios.map(({ id, config }) => [id, config] as const))(
    '%s keeps to exact numbers',
    (id, config) => {
      for (const state of playedOn(ruleset, config, `fractions-${id}`)) expect(odd(state)).toEqual([])
    },
  )
})
