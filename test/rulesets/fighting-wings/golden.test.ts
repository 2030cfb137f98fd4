/**
 * Recorded games, one a scenario: whoever changes what a rule does changes one of these, and raises the revision.
 *
 * To record them anew:
 * `UPDATE_GOLDEN=1 npx vitest run test/rulesets/fighting-wings/golden.test.ts && npx biome format --write test/golden/fighting-wings`
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { type GameRecord, recordGame, replay, verify } from '../../../src/core/index.js'
import { pickFrom } from '../../../src/tools/conformance/index.js'
import { type Action, type Config, type FightingWings, fightingWings } from './fixture.js'

// A slow machine may take its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const fileOf = (id: string): URL => new URL(`../../golden/fighting-wings/${id}.json`, import.meta.url)

const QUIET = new Set(['fp', 'endMove', 'endPlot', 'chooseType', 'declineTail', 'ownInitiative', 'endAttack'])

/** The game of a player who mostly flies on, and shoots whenever a target is listed. */
function played(config: Config, seed: string): readonly Action[] {
  const first = fightingWings.setup(config)
  if (!first.ok) throw new Error(JSON.stringify(first.violations))
  const [fork, pick, actions] = [fightingWings.fork(first.state), pickFrom(seed), [] as Action[]]
  while (fork.outcome() === undefined) {
    const listed = fork.legal()
    const shot = listed.find(({ type }) => type === 'fire' || type === 'fireGun')
    const quiet = listed.filter(({ type }) => QUIET.has(type))
    const action = shot ?? (quiet.length > 0 && pick.index(3) > 0 ? pick.of(quiet) : pick.of(listed))
    actions.push(JSON.parse(JSON.stringify(action)) as Action)
    fork.apply(action)
  }
  return actions
}

const shotsIn = (actions: readonly Action[]): number =>
  actions.filter(({ type }) => type === 'fire' || type === 'fireGun').length

/** Of some games, the one with most shots for its length. */
function bloodiest(config: Config): readonly Action[] {
  const games = Array.from({ length: 12 }, (_, i) => played(config, `golden-${i}`))
  const worth = (game: readonly Action[]): number => (shotsIn(game) + 1) / (game.length + 200)
  return games.reduce((best, game) => (worth(game) > worth(best) ? game : best))
}

function record(id: string, config: Config): void {
  const game = recordGame(fightingWings, config, bloodiest(config))
  if (!game.ok) throw new Error(JSON.stringify(game.violations))
  writeFileSync(fileOf(id), `${JSON.stringify(game.value, undefined, 1)}\n`)
}

const read = (id: string): GameRecord<FightingWings> =>
  JSON.parse(readFileSync(fileOf(id), 'utf8')) as GameRecord<FightingWings>

if (process.env.UPDATE_GOLDEN)
  for (const { id, config } of fightingWings.info.scenarios) record(id, { ...config, seed: id })

describe('golden games', () => {
  it.each(fightingWings.info.scenarios)('$id is played again exactly', ({ id }) => {
    expect(verify(fightingWings, read(id))).toEqual({ verdict: 'exact', format: 2 })
    const { steps } = replay(fightingWings, read(id))
    expect(fightingWings.outcome(steps[steps.length - 1]!.state)).toBeDefined()
  })

  it('a game with one order changed is not exact', () => {
    const game = read('duel')
    const actions = game.actions.map((action) => (action.type === 'chooseType' ? { ...action, flight: 'SD' } : action))
    expect(verify(fightingWings, { ...game, actions } as typeof game).verdict).toBe('diverges')
  })
})
