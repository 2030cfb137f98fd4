/**
 * Recorded games: whoever changes what a rule does changes one of these, and raises the revision.
 *
 * To record them anew:
 * `UPDATE_GOLDEN=1 npx vitest run test/rulesets/spitfire/golden.test.ts && npx biome format --write test/golden/spitfire`
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type GameRecord, recordGame, verify } from '../../../src/core/index.js'
import { type Action, type Config, type Spitfire, spitfire } from '../../../src/rulesets/spitfire/shown.js'
import { pickFrom } from '../../../src/tools/conformance/index.js'

const fileOf = (id: string): URL => new URL(`../../golden/spitfire/${id}.json`, import.meta.url)

interface Told {
  readonly actions: readonly Action[]
  /** How much it shows: kinds of events first. */
  readonly worth: number
}

/** A game at random from the legal list; fire is given rather than held. */
function playedOut(config: Config, seed: string): Told {
  const start = spitfire.setup({ ...config, seed })
  if (!start.ok) throw new Error(JSON.stringify(start.violations))
  const pick = pickFrom(seed)
  const actions: Action[] = []
  const kinds = new Set<string>()
  const fork = spitfire.fork(start.state, { emit: ({ type, rule }) => void kinds.add(`${type} ${rule}`) })
  while (fork.outcome() === undefined) {
    const listed = fork.legal()
    const action = listed.find(({ type }) => type === 'declareFire') ?? pick.of(listed)
    actions.push(action)
    fork.apply(action)
  }
  return { actions, worth: 100 * kinds.size - actions.length }
}

function record(id: string, config: Config): void {
  const seeds = Array.from({ length: 30 }, (_, i) => `golden-${i}`)
  const games = seeds.map((seed) => ({ seed, ...playedOut(config, seed) }))
  const best = games.reduce((a, b) => (b.worth > a.worth ? b : a))
  const game = recordGame(spitfire, { ...config, seed: best.seed }, best.actions)
  if (!game.ok) throw new Error(JSON.stringify(game.violations))
  writeFileSync(fileOf(id), `${JSON.stringify(game.value, undefined, 1)}\n`)
}

const read = (id: string): GameRecord<Spitfire> => JSON.parse(readFileSync(fileOf(id), 'utf8')) as GameRecord<Spitfire>

const games = spitfire.info.scenarios.filter(({ id }) => id !== 'free-choice')
if (process.env.UPDATE_GOLDEN) {
  for (const { id, config } of games) record(id, { ...config, options: { turnCap: 6 } })
}

describe('golden games', () => {
  it.each(games)('$id is played again exactly', ({ id }) => {
    expect(verify(spitfire, read(id))).toEqual({ verdict: 'exact', format: 2 })
  })

  it('a changed action is found out', () => {
    const game = read(games[0]!.id)
    const at = game.actions.findIndex(({ type }) => type === 'forward')
    const actions = game.actions.map((action, i) =>
      i === at ? { type: 'turn', seat: action.seat, hand: 'left' } : action,
    )
    expect(verify(spitfire, { ...game, actions } as never)).toMatchObject({ verdict: 'diverges' })
  })
})
