/**
 * Recorded games, one a scenario: whoever changes what a rule does changes one of these, and raises the revision.
 *
 * To record them anew:
 * `UPDATE_GOLDEN=1 npx vitest run test/rulesets/aerial-craps/golden.test.ts && npx biome format --write test/golden/aerial-craps`
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { type GameRecord, recordGame, replay, verify } from '../../../src/core/index.js'
import { aerialCraps } from '../../../src/rulesets/aerial-craps/shown.js'
import type { Action, AerialCraps, Config } from '../../../src/rulesets/aerial-craps/state/state.js'
import { pickFrom } from '../../../src/tools/conformance/index.js'

// A slow machine may take its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const fileOf = (id: string): URL => new URL(`../../golden/aerial-craps/${id}.json`, import.meta.url)

interface Told {
  readonly actions: readonly Action[]
  /** How much it shows: kinds of events first. */
  readonly worth: number
}

/** A game at random from the list by pilots who look for targets, shoot, and stay. */
function playedOut(config: Config, seed: string): Told {
  const first = aerialCraps.setup(config)
  if (!first.ok) throw new Error(JSON.stringify(first.violations))
  const kinds = new Set<string>()
  const fork = aerialCraps.fork(first.state, { emit: ({ type, rule }) => void kinds.add(`${type} ${rule}`) })
  const [pick, actions] = [pickFrom(seed), [] as Action[]]
  while (fork.outcome() === undefined) {
    const listed = fork.legal().filter(({ type }) => type !== 'retire')
    const action = listed.find(({ type }) => type === 'fire' || type === 'spot') ?? pick.of(listed)
    actions.push(JSON.parse(JSON.stringify(action)) as Action)
    fork.apply(action)
  }
  return { actions, worth: 100 * kinds.size - actions.length }
}

/** Of some games, the one that shows most. */
function richest(config: Config): readonly Action[] {
  const games = Array.from({ length: 30 }, (_, i) => playedOut(config, `golden-${i}`))
  return games.reduce((best, game) => (game.worth > best.worth ? game : best)).actions
}

function record(id: string, config: Config): void {
  const game = recordGame(aerialCraps, config, richest(config))
  if (!game.ok) throw new Error(JSON.stringify(game.violations))
  writeFileSync(fileOf(id), `${JSON.stringify(game.value, undefined, 1)}\n`)
}

const read = (id: string): GameRecord<AerialCraps> =>
  JSON.parse(readFileSync(fileOf(id), 'utf8')) as GameRecord<AerialCraps>

const { scenarios } = aerialCraps.info
if (process.env.UPDATE_GOLDEN) for (const { id, config } of scenarios) record(id, { ...config, seed: id })

describe('golden games', () => {
  it.each(scenarios)('$id is played again exactly', ({ id }) => {
    expect(verify(aerialCraps, read(id))).toEqual({ verdict: 'exact', format: 2 })
    expect(readFileSync(fileOf(id)).length).toBeLessThan(150_000)
    const { steps } = replay(aerialCraps, read(id))
    expect(aerialCraps.outcome(steps.at(-1)!.state)).toBeDefined()
  })

  it('a game with one order changed is not exact', () => {
    const game = read('duel')
    const at = game.actions.findIndex(({ type }) => type === 'addDice')
    const actions = game.actions.map((action, i) =>
      i === at ? { ...action, aero: 'aero' in action && action.aero === 0 ? 1 : 0 } : action,
    )
    expect(verify(aerialCraps, { ...game, actions } as typeof game).verdict).toBe('diverges')
  })
})
