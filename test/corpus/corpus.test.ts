import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Ruleset } from 'wingover'
import { reproduce } from 'wingover/conformance'
import { rulesets } from 'wingover/registry'

/** A game that once broke a law, as `npm run soak` keeps it. */
interface Kept {
  readonly game: string
  readonly law: string
  readonly finding: string
  readonly reproduction: string
}

const kept = readdirSync('test/corpus')
  .filter((name) => name.endsWith('.json'))
  .map((name) => [name, JSON.parse(readFileSync(`test/corpus/${name}`, 'utf8')) as Kept] as const)

const games = rulesets as Readonly<Record<string, Ruleset>>

/** The place where the law broke, and now and then on the way there and a little beyond. */
const paceOf = ({ at = 0 }: { readonly at?: number }) => ({ every: 10, leave: at + 50 })

test.each(kept)('%s breaks no law any more', (_, { game, reproduction }) => {
  expect(reproduce(games[game] as Ruleset, reproduction, paceOf(JSON.parse(reproduction)))).toBeUndefined()
})

test('a kept game of a ruleset with a broken law is seen', () => {
  const good = games['spitting-fire'] as Ruleset
  const { id } = good.info.scenarios[0] as { readonly id: string }
  const reproduction = JSON.stringify({ scenario: id, options: {}, seed: 'kept', dice: 'seeded' })
  expect(reproduce({ ...good, outcome: () => undefined }, reproduction, { longest: 5 })).toBeDefined()
})
