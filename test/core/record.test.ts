import { describe, expect, test } from 'vitest'
import {
  type Game,
  type GameRecord,
  hashState,
  parseRecord,
  type Ruleset,
  recordGame,
  replay,
  transcript,
  verify,
  visibleTo,
} from 'wingover'
import { byHand, codes, configOf, everyGame, type Played, playOut, sealedFire, sealedPlots } from './games.js'

function recorded<G extends Game>(game: Ruleset<G>, config: G['Config'], { actions }: Played<G>): GameRecord<G> {
  const record = recordGame(game, config, actions)
  if (!record.ok) throw new Error(JSON.stringify(record.violations))
  return record.value
}
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value))

describe.each(everyGame)('%s: records', (_, game) => {
  const played = playOut(game, configOf(game, 1), 41)
  const record = recorded(game, configOf(game, 1), played)

  test('hold the game, its revision, every default, and a hash a state', () => {
    expect(record).toMatchObject({ format: 1, ruleset: game.info.id, revision: game.info.revision })
    expect(Object.keys((record.config as { options?: object }).options ?? {})).toEqual(Object.keys(game.info.options))
    expect(record.hashes).toEqual(played.steps.map(({ state }) => hashState(state)))
  })

  test('replay to the very same steps after a trip through JSON', () => {
    const { steps, refused } = replay(game, copy(record))
    expect(refused).toBeUndefined()
    expect(JSON.stringify(steps)).toBe(JSON.stringify(played.steps))
  })

  test('verify as exact, with seeded and with physical dice', () => {
    expect(verify(game, copy(record))).toEqual({ verdict: 'exact' })
    const manual = playOut(game, byHand(game, 1), 42)
    expect(verify(game, copy(recorded(game, byHand(game, 1), manual)))).toEqual({ verdict: 'exact' })
  })

  test('an action that was changed is found, where it stands', () => {
    const at = Math.floor(record.actions.length / 2)
    const illegal = {
      ...copy(record),
      actions: record.actions.map((action, i) => (i === at ? { ...action, seat: 'nobody' } : action)),
    }
    expect(verify(game, illegal)).toMatchObject({ verdict: 'diverges', at })
    expect(replay(game, illegal).refused).toMatchObject({ at, ok: false })
    expect(replay(game, illegal).steps).toHaveLength(at + 1)
  })

  test('a hash that was changed is found', () => {
    for (const at of [-1, 0, record.actions.length - 1]) {
      const hashes = record.hashes.map((hash, i) => (i === at + 1 ? '00000000' : hash))
      expect(verify(game, { ...record, hashes })).toEqual({ verdict: 'diverges', at, violations: [] })
    }
  })

  test('hashes or actions that are missing or too many are found', () => {
    const { actions, hashes } = record
    expect(verify(game, { ...record, hashes: hashes.slice(0, -1) })).toMatchObject({ verdict: 'diverges' })
    expect(verify(game, { ...record, hashes: [...hashes, hashes[0]!] })).toMatchObject({ verdict: 'diverges' })
    expect(verify(game, { ...record, actions: actions.slice(0, -1) })).toMatchObject({ verdict: 'diverges' })
    expect(verify(game, { ...record, actions: [...actions, actions[0]!] })).toMatchObject({
      verdict: 'diverges',
      at: actions.length,
      violations: [{ code: 'game-over' }],
    })
  })

  test('another seed is another game', () => {
    const other = { ...record, config: { ...record.config, seed: 'other' } }
    expect(verify(game, other)).toMatchObject({ verdict: 'diverges', at: -1 })
  })

  test('a record that these rules play differently but that names other rules is of another revision', () => {
    const old = { ...record, revision: 99, hashes: record.hashes.map(() => '00000000') }
    expect(verify(game, old)).toEqual({ verdict: 'other-revision', recorded: 99, current: game.info.revision })
    expect(verify(game, { ...record, revision: 99 })).toEqual({ verdict: 'exact' })
  })

  test('an illegal game makes no record', () => {
    expect(recordGame(game, configOf(game), [played.actions.at(-1)!]).ok).toBe(false)
  })

  test('a transcript tells a seat what it was told, and no more', () => {
    for (const seat of [...game.info.seats, 'spectator']) {
      const told = transcript(game, copy(record), seat)!
      expect(told.events).toEqual(played.steps.map(({ events }) => visibleTo(events, seat)))
      expect(told.first).toEqual(game.view(played.steps[0]!.state, seat))
      expect(told.last).toEqual(game.view(played.steps.at(-1)!.state, seat))
      expect(told.events.flat().every(({ audience }) => audience === 'all' || audience.includes(seat))).toBe(true)
    }
  })
})

describe('parseRecord', () => {
  const record = recorded(sealedFire, configOf(sealedFire), playOut(sealedFire, configOf(sealedFire), 1))

  test('a record of another game is refused by name', () => {
    const parsed = parseRecord<Game>(sealedPlots as Ruleset, record)
    expect(parsed).toMatchObject({
      ok: false,
      violations: [
        { rule: 'CORE-RECORD', code: 'other-ruleset', facts: { ruleset: 'sealed-fire', expected: 'sealed-plots' } },
      ],
    })
    expect(verify(sealedPlots as Ruleset, record)).toMatchObject({ verdict: 'not-a-record' })
  })

  test.each([
    ['another format', { ...record, format: 2 }, 'unknown-value'],
    ['an unknown field', { ...record, extra: 1 }, 'unknown-field'],
    ['a hash that is none', { ...record, hashes: ['xyz'] }, 'bad-format'],
    ['a config that is none', { ...record, config: { dice: 'seeded' } }, 'wrong-type'],
    ['nothing', null, 'wrong-type'],
  ])('%s is refused', (_, json, code) => {
    expect(codes(parseRecord(sealedFire, json))).toContain(code)
    expect(verify(sealedFire, json as typeof record)).toMatchObject({ verdict: 'not-a-record' })
    expect(replay(sealedFire, json as typeof record)).toMatchObject({ steps: [], refused: { at: -1 } })
    expect(transcript(sealedFire, json as typeof record, 'blue')).toBeUndefined()
  })
})
