/**
 * Recorded games, one a scenario: whoever changes what a rule does changes one of these, and raises the revision.
 *
 * To record them anew:
 * `UPDATE_GOLDEN=1 npx vitest run test/rulesets/regia-aeronautica/golden.test.ts && npx biome format --write test/golden/regia-aeronautica`
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type GameRecord, recordGame, verify } from '../../../src/core/index.js'
import { playedOut, type Told } from './games.js'
import { type Config, type RegiaAeronautica, regiaAeronautica } from './vocabulary.js'

const fileOf = (id: string): URL => new URL(`../../golden/regia-aeronautica/${id}.json`, import.meta.url)

/** How much a game shows: kinds of events first, then rolls of 2d6. */
const worth = (game: readonly Told[]): number => {
  const events = game.flatMap((told) => told.events)
  const kinds = new Set(events.map(({ type, rule }) => `${type} ${rule}`))
  return 100 * kinds.size + events.filter((event) => 'total' in event).length - game.length
}

/** Of some games, the one that shows most. */
function richest(config: Config): readonly Told[] {
  const games = Array.from({ length: 40 }, (_, i) => playedOut(config, `golden-${i}`))
  return games.reduce((best, game) => (worth(game) > worth(best) ? game : best))
}

function record(id: string, config: Config): void {
  const actions = richest(config).map(({ action }) => action)
  const game = recordGame(regiaAeronautica, config, actions)
  if (!game.ok) throw new Error(JSON.stringify(game.violations))
  writeFileSync(fileOf(id), `${JSON.stringify(game.value, undefined, 1)}\n`)
}

const read = (id: string): GameRecord<RegiaAeronautica> =>
  JSON.parse(readFileSync(fileOf(id), 'utf8')) as GameRecord<RegiaAeronautica>

const { scenarios } = regiaAeronautica.info
/** Long enough to reach an objective. */
const TURNS = { turnLimit: 8 }
if (process.env.UPDATE_GOLDEN)
  for (const { id, config } of scenarios) record(id, { ...config, seed: id, options: TURNS })

describe('golden games', () => {
  it.each(scenarios)('$id is played again exactly', ({ id }) => {
    expect(verify(regiaAeronautica, read(id))).toEqual({ verdict: 'exact', format: 2 })
  })

  it('a changed action is found out', () => {
    const game = read(scenarios[0]!.id)
    const at = game.actions.findIndex(({ type }) => type === 'moveSpace')
    const actions = game.actions.map((action, i) => (i === at ? { ...action, direction: 'sideways' } : action))
    expect(verify(regiaAeronautica, { ...game, actions } as never)).toMatchObject({ verdict: 'diverges', at })
  })
})
