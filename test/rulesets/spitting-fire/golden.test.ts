/**
 * Recorded games, one a scenario: whoever changes what a rule does changes one of these, and raises the revision.
 *
 * To record them anew:
 * `UPDATE_GOLDEN=1 npx vitest run test/rulesets/spitting-fire/golden.test.ts && npx biome format --write test/golden/spitting-fire`
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { type GameRecord, recordGame, replay, verify } from '../../../src/core/index.js'
import { pickFrom } from '../../../src/tools/conformance/index.js'
import type { Action, Config, SpittingFire } from './vocabulary.js'
import { spittingFire } from './vocabulary.js'

// A slow machine may take its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** The large scenarios are cut short. */
const TURNS: Readonly<Record<string, number>> = { 'jims-force': 2, thousand: 1 }

const fileOf = (id: string): URL => new URL(`../../golden/spitting-fire/${id}.json`, import.meta.url)

const configOf = (id: string, config: Config): Config =>
  TURNS[id] === undefined ? config : { ...config, options: { ...config.options, turnLimit: TURNS[id] } }

/** The game of a player who picks at random from the list, but shoots whenever a target is listed. */
function played(config: Config, seed: string): readonly Action[] {
  const first = spittingFire.setup(config)
  if (!first.ok) throw new Error(JSON.stringify(first.violations))
  const [fork, pick, actions] = [spittingFire.fork(first.state), pickFrom(seed), [] as Action[]]
  while (fork.outcome() === undefined) {
    const listed = fork.legal()
    const action = fork.state.phase === 'attack' ? listed[listed.length - 1]! : pick.of(listed)
    actions.push(JSON.parse(JSON.stringify(action)) as Action)
    fork.apply(action)
  }
  return actions
}

const shotsIn = (actions: readonly Action[]): number =>
  actions.reduce((sum, action) => sum + (action.type === 'attack' ? action.shots.length : 0), 0)

/** Of some games, the one with most shots. */
function bloodiest(config: Config): readonly Action[] {
  const games = Array.from({ length: 12 }, (_, i) => played(config, `golden-${i}`))
  return games.reduce((best, game) => (shotsIn(game) > shotsIn(best) ? game : best))
}

function record(id: string, config: Config): void {
  const game = recordGame(spittingFire, config, bloodiest(config))
  if (!game.ok) throw new Error(JSON.stringify(game.violations))
  writeFileSync(fileOf(id), `${JSON.stringify(game.value, undefined, 1)}\n`)
}

const read = (id: string): GameRecord<SpittingFire> =>
  JSON.parse(readFileSync(fileOf(id), 'utf8')) as GameRecord<SpittingFire>

if (process.env.UPDATE_GOLDEN) {
  for (const { id, config } of spittingFire.info.scenarios) record(id, configOf(id, { ...config, seed: id }))
}

describe('golden games', () => {
  it.each(spittingFire.info.scenarios)('$id is played again exactly', ({ id }) => {
    expect(verify(spittingFire, read(id))).toEqual({ verdict: 'exact', format: 2 })
    expect(readFileSync(fileOf(id)).length).toBeLessThan(150_000)
    const { steps } = replay(spittingFire, read(id))
    expect(spittingFire.outcome(steps[steps.length - 1]!.state)).toBeDefined()
  })

  it('a game with one order changed is not exact', () => {
    const game = read('duel')
    const actions = game.actions.map((action) =>
      action.type === 'setPlot' ? { ...action, marker: 'dive-right' } : action,
    )
    expect(verify(spittingFire, { ...game, actions } as typeof game).verdict).toBe('diverges')
  })
})
