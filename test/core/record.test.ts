import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  type FirstRecord,
  type Game,
  type GameRecord,
  parseRecord,
  type Ruleset,
  recordGame,
  replay,
  transcript,
  verify,
  visibleTo,
} from 'wingover'
import {
  byHand,
  codes,
  configOf,
  everyGame,
  type Played,
  playOut,
  type SealedFire,
  sealedFire,
  sealedPlots,
} from './games.js'

function recorded<G extends Game>(game: Ruleset<G>, config: G['Config'], { actions }: Played<G>): GameRecord<G> {
  const record = recordGame(game, config, actions)
  if (!record.ok) throw new Error(JSON.stringify(record.violations))
  return record.value
}
const NO_HEAD = '0'.repeat(64)
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value))

describe.each(everyGame)('%s: records', (_, game) => {
  const played = playOut(game, configOf(game, 1), 41)
  const record = recorded(game, configOf(game, 1), played)

  test('hold the game, its revision, every default, and how it ended', () => {
    expect(record).toMatchObject({ format: 2, ruleset: game.info.id, revision: game.info.revision })
    expect(Object.keys((record.config as { options?: object }).options ?? {})).toEqual(Object.keys(game.info.options))
    expect(record.heads).toHaveLength(played.steps.length)
    expect(record.outcome).toEqual(game.outcome(played.steps.at(-1)!.state))
  })

  test('replay to the very same steps after a trip through JSON', () => {
    const { steps, refused } = replay(game, copy(record))
    expect(refused).toBeUndefined()
    expect(JSON.stringify(steps)).toBe(JSON.stringify(played.steps))
  })

  test('verify as exact, with seeded and with physical dice', () => {
    expect(verify(game, copy(record))).toEqual({ verdict: 'exact', format: 2 })
    const manual = playOut(game, byHand(game, 1), 42)
    expect(verify(game, copy(recorded(game, byHand(game, 1), manual)))).toEqual({ verdict: 'exact', format: 2 })
  })

  test('an unfinished game says that it is unfinished', () => {
    for (const most of [0, 1, record.actions.length - 1]) {
      const part = recorded(game, configOf(game, 1), { ...played, actions: record.actions.slice(0, most) })
      expect(part.outcome).toBeNull()
      expect(verify(game, copy(part))).toEqual({ verdict: 'unfinished', format: 2 })
    }
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

  test('a head that was changed is found, where it stands', () => {
    for (const at of [-1, 0, record.actions.length - 1]) {
      const heads = record.heads.map((head, i) => (i === at + 1 ? NO_HEAD : head))
      expect(verify(game, { ...record, heads })).toMatchObject({
        verdict: 'diverges',
        at,
        violations: [{ code: 'step-differs' }],
      })
    }
  })

  test('cut off, extended, with another end: it does not verify, and the step is named', () => {
    const { actions, heads } = record
    const last = actions.length - 1
    const at = (changed: object) => {
      const found = verify(game, { ...record, ...changed } as typeof record)
      return found.verdict === 'diverges' ? [found.at, found.violations[0]?.code] : found.verdict
    }
    expect(at({ heads: heads.slice(0, -1) })).toEqual([last, 'step-differs'])
    expect(at({ heads: [...heads, heads[0]] })).toEqual([last, 'length-differs'])
    expect(at({ actions: actions.slice(0, -1) })).toEqual([last - 1, 'length-differs'])
    expect(at({ actions: actions.slice(0, -1), heads: heads.slice(0, -1) })).toEqual([last - 1, 'end-differs'])
    expect(at({ actions: actions.slice(0, -1), heads: heads.slice(0, -1), outcome: null })).toEqual([
      last - 1,
      'end-differs',
    ])
    expect(at({ actions: [...actions, actions[0]], heads: [...heads, NO_HEAD] })).toEqual([last + 1, 'game-over'])
    expect(at({ seal: NO_HEAD })).toEqual([last, 'end-differs'])
    expect(at({ outcome: null })).toEqual([last, 'end-differs'])
    expect(at({ outcome: { ...record.outcome, score: {} } })).toEqual([last, 'end-differs'])
  })

  test('another seed is another game', () => {
    const other = { ...record, config: { ...record.config, seed: 'other' } }
    expect(verify(game, other)).toMatchObject({ verdict: 'diverges', at: -1 })
  })

  test('a record that these rules play differently but that names other rules is of another revision', () => {
    const { revision: current } = game.info
    const old = { ...record, revision: 99, heads: record.heads.map(() => NO_HEAD) }
    expect(verify(game, old)).toEqual({ verdict: 'other-revision', recorded: 99, current, at: -1 })
    expect(verify(game, { ...record, revision: 99 })).toMatchObject({ verdict: 'other-revision', at: -1 })
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
    ['another format', { ...record, format: 3 }, 'unknown-value'],
    ['an unknown field', { ...record, extra: 1 }, 'unknown-field'],
    ['a head that is none', { ...record, heads: ['xyz'] }, 'bad-format'],
    ['a seal that is none', { ...record, seal: 'xyz' }, 'bad-format'],
    ['a mixture of formats', { ...record, format: 1 }, 'unknown-field'],
    ['a config that is none', { ...record, config: { dice: 'seeded' } }, 'wrong-type'],
    ['nothing', null, 'wrong-type'],
  ])('%s is refused', (_, json, code) => {
    expect(codes(parseRecord(sealedFire, json))).toContain(code)
    expect(verify(sealedFire, json as typeof record)).toMatchObject({ verdict: 'not-a-record' })
    expect(replay(sealedFire, json as typeof record)).toMatchObject({ steps: [], refused: { at: -1 } })
    expect(transcript(sealedFire, json as typeof record, 'blue')).toBeUndefined()
  })
})

describe('a record of format 1', () => {
  const old: FirstRecord<SealedFire> = JSON.parse(readFileSync('test/golden/format-1/sealed-fire.json', 'utf8'))

  test('still reads, replays and verifies', () => {
    expect(parseRecord(sealedFire, old)).toEqual({ ok: true, value: old })
    expect(replay(sealedFire, old).steps).toHaveLength(old.actions.length + 1)
    expect(verify(sealedFire, old)).toEqual({ verdict: 'exact', format: 1 })
    expect(transcript(sealedFire, old, 'blue')?.events).toHaveLength(old.actions.length + 1)
  })

  test('is found out where a state differs, and said to be unfinished where it is', () => {
    const hashes = old.hashes.map((hash, i) => (i === 3 ? '00000000' : hash))
    expect(verify(sealedFire, { ...old, hashes })).toMatchObject({ verdict: 'diverges', at: 2 })
    const part = { ...old, actions: old.actions.slice(0, 4), hashes: old.hashes.slice(0, 5) }
    expect(verify(sealedFire, part)).toEqual({ verdict: 'unfinished', format: 1 })
    expect(verify(sealedFire, { ...old, hashes: old.hashes.slice(1) })).toMatchObject({ verdict: 'diverges' })
  })

  test('lets an altered die pass that changed no state, which format 2 does not', () => {
    const miss = (face: number) => (face === 1 ? 2 : 1)
    const thrown = (action: object) => (action as { rolls?: readonly number[] }).rolls ?? []
    const dice = old.actions.flatMap((action, at) => thrown(action).map((_, i) => ({ at, i })))
    const altered = dice.map(({ at, i }) =>
      old.actions.map((action, n) =>
        n === at ? { ...action, rolls: thrown(action).map((face, j) => (j === i ? miss(face) : face)) } : action,
      ),
    )
    const made = recordGame(sealedFire, old.config, old.actions)
    if (!made.ok) throw new Error('refused')
    const passing = altered.filter(
      (actions) => verify(sealedFire, { ...old, actions } as typeof old).verdict === 'exact',
    )
    expect(passing.length).toBeGreaterThan(0)
    for (const [n, actions] of altered.entries()) {
      expect(verify(sealedFire, { ...made.value, actions } as typeof made.value)).toMatchObject({ at: dice[n]!.at })
    }
  })
})
