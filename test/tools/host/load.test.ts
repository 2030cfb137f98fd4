import { describe, expect, test } from 'vitest'
import { canonical, type Game, type Ruleset, recordGame } from 'wingover'
import { seededDice } from 'wingover/dice'
import { host, type Table } from 'wingover/host'
import { asked, choices, games, named, open, pick, playOne } from './games.js'

const load = (ruleset: Ruleset, json: unknown, dice = seededDice('later')) =>
  host.load(ruleset, JSON.parse(JSON.stringify(json)), { dice })

function loaded(table: Table<Game>): Table<Game> {
  const made = load(table.ruleset, table.save())
  if (!made.ok) throw new Error(made.violations[0]?.message)
  return made.value
}

const told = (table: Table<Game>): string =>
  JSON.stringify(
    [...table.ruleset.info.seats, 'spectator'].map((one) => [
      table.join(one),
      table.since(one, 0),
      table.since(one, 2),
    ]),
  )

describe('a saved table', () => {
  test.each(games)('$info.id goes on exactly: views, steps, ids, and what was taken back', (ruleset) => {
    const table = open(ruleset, { clock: { time: 1000, bonus: 3 } })
    const choose = pick(`saved ${ruleset.info.id}`)
    for (let i = 0; i < 40 && !table.isOver; i++) {
      const { seat } = playOne(table, choose, `act-${i}`)
      table.tick(1)
      if (choose.index(5) === 0) table.undo(seat, { id: `undo-${i}`, ask: choose.index(2) === 0 })
    }
    const again = loaded(table)
    expect(canonical(again.save())).toBe(canonical(table.save()))
    const withoutClock = (text: string) => text.replaceAll(/"clock":\{[^}]*\}/g, '')
    expect(withoutClock(told(again))).toBe(withoutClock(told(table)))
    const old = table.save().entries.find((entry) => entry.kind === 'acted' && entry.id)!
    expect(again.act(old.seat, {}, { id: old.id! })).toEqual(table.act(old.seat, {}, { id: old.id! }))
  })

  test('goes on with the same dice to the same end', () => {
    const table = open(named('spitting-fire'))
    const choose = pick('same')
    for (let i = 0; i < 30; i++) playOne(table, choose)
    const [a, b] = [load(table.ruleset, table.save()), load(table.ruleset, table.save())]
    if (!a.ok || !b.ok) throw new Error('cannot be loaded')
    const [one, two] = [pick('on'), pick('on')]
    while (!a.value.isOver) playOne(a.value, one)
    while (!b.value.isOver) playOne(b.value, two)
    expect(b.value.record().seal).toBe(a.value.record().seal)
  })

  test('a record is one, too', () => {
    const ruleset = named('regia-aeronautica')
    const table = open(ruleset)
    const choose = pick('record')
    for (let i = 0; i < 30; i++) playOne(table, choose)
    const made = load(ruleset, table.record())
    if (!made.ok) throw new Error(made.violations[0]?.message)
    expect(canonical(made.value.record())).toBe(canonical(table.record()))
    expect(made.value.act(asked(made.value)[0]!, choices(made.value, asked(made.value)[0]!)[0]).ok).toBe(true)
  })

  test('a record of a game with seeded dice goes on with them', () => {
    const ruleset = named('spitting-fire')
    const config = { ...ruleset.info.scenarios[0]!.config, dice: 'seeded' as const, seed: 'kept' }
    const record = recordGame(ruleset, config, [])
    const made = record.ok ? load(ruleset, record.value) : record
    if (!made.ok) throw new Error(made.violations[0]?.message)
    const choose = pick('seeded')
    while (!made.value.isOver) expect(playOne(made.value, choose).ok).toBe(true)
  })
})

describe('what is not a saved table', () => {
  const saved = () => {
    const table = open(named('spitting-fire'))
    const choose = pick('altered')
    for (let i = 0; i < 12; i++) playOne(table, choose)
    return JSON.parse(JSON.stringify(table.save()))
  }
  const refusal = (json: unknown) => {
    const made = host.load(named('spitting-fire'), json)
    return made.ok ? 'ok' : made.violations[0]!.code
  }

  test('is refused with its place', () => {
    expect(refusal(saved())).toBe('ok')
    expect(refusal({ ...saved(), ruleset: 'spitfire' })).toBe('other-ruleset')
    expect(refusal({ ...saved(), entries: [] })).toBe('entry-differs')
    const { entries, ...rest } = saved()
    expect(refusal({ ...rest, entries: entries.slice(1) })).toBe('entry-differs')
    const swapped = entries.map((entry: { kind: string; seat: string }, at: number) =>
      at === 3 ? { ...entry, seat: entry.seat === 'axis' ? 'allies' : 'axis' } : entry,
    )
    const made = host.load(named('spitting-fire'), { ...rest, entries: swapped })
    expect(made).toMatchObject({ ok: false, violations: [{ code: 'entry-differs', facts: { at: 3 } }] })
    expect(refusal({ ...rest, entries: [...entries, { kind: 'undone', seat: 'nobody' }] })).toBe('entry-differs')
    expect(refusal({ ...rest, entries: [...entries, { kind: 'stolen', seat: 'axis' }] })).not.toBe('ok')
    expect(refusal(null)).not.toBe('ok')
  })
})
