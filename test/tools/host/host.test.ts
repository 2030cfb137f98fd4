import { describe, expect, test } from 'vitest'
import { canonical, type Game, verify, visibleTo } from 'wingover'
import { host } from 'wingover/host'
import { asked, choices, games, named, open, pick, playOne, Reader } from './games.js'

const codes = (answer: { readonly ok: boolean; readonly violations?: readonly { readonly code: string }[] }) =>
  answer.ok ? 'ok' : answer.violations?.map(({ code }) => code).join(' ')

const duel = () => open(named('spitting-fire'))
const plotOf = (table: ReturnType<typeof duel>, seat: string, at = 0) => choices(table, seat)[at]!

describe('a whole game at a table', () => {
  test.each(games)('$info.id: everyone who is told by patches sees what there is to see', (ruleset) => {
    const table = open(ruleset)
    const viewers = [...ruleset.info.seats, 'spectator']
    const readers = Object.fromEntries(viewers.map((viewer) => [viewer, new Reader()]))
    for (const viewer of viewers) readers[viewer]!.take(table.since(viewer, 0))
    table.on(({ viewers: news }) => {
      for (const viewer of news) readers[viewer]!.take(table.since(viewer, readers[viewer]!.step))
    })
    const choose = pick(`whole ${ruleset.info.id}`)
    for (let i = 0; i < 150 && !table.isOver; i++) {
      expect(playOne(table, choose).ok).toBe(true)
      for (const viewer of viewers) {
        expect(canonical(readers[viewer]!.view)).toBe(canonical(table.join(viewer).view))
        expect(readers[viewer]!.step).toBe(table.join(viewer).step)
      }
    }
    for (const viewer of viewers) expect(table.since(viewer, 0).events).toEqual(readers[viewer]!.log)
  })

  test('an envelope that is none is refused as data', () => {
    expect(codes(duel().act('axis', {}, null as never))).toBe('bad-id')
  })

  test('is told to its end, and its record verifies', () => {
    const table = open(named('spitting-fire'))
    const choose = pick('end')
    while (!table.isOver) playOne(table, choose)
    expect(table.join('axis').decision.outcome).toBeDefined()
    expect(asked(table)).toEqual([])
    expect(verify(table.ruleset, table.record()).verdict).toBe('exact')
  })

  test('from far back the same is told as step by step', () => {
    const table = duel()
    const choose = pick('far')
    const far = new Reader()
    far.take(table.join('axis'))
    const log: Game['Event'][] = []
    let { step } = table.join('axis')
    for (let i = 0; i < 60; i++) {
      playOne(table, choose)
      const news = table.since('axis', step)
      step = news.step
      log.push(...(news.events as Game['Event'][]))
    }
    far.take(table.since('axis', far.step))
    expect(far.log).toEqual(log)
    expect(canonical(far.view)).toBe(canonical(table.join('axis').view))
  })
})

describe('an act is refused with its reason, and nothing has changed', () => {
  const unchanged = (table: ReturnType<typeof duel>, act: () => unknown) => {
    const look = () =>
      JSON.stringify([table.save(), ...['axis', 'allies', 'spectator'].map((one) => table.since(one, 0))])
    const before = look()
    const answer = act()
    expect(look()).toBe(before)
    return codes(answer as never)
  }

  test('for another seat, beside its legal neighbour', () => {
    const table = duel()
    const action = plotOf(table, 'axis')
    expect(unchanged(table, () => table.act('allies', action))).toBe('not-your-seat')
    expect(codes(table.act('axis', action))).toBe('ok')
  })

  test('of the referee, of a spectator, of nobody', () => {
    const table = duel()
    expect(unchanged(table, () => table.act('axis', { type: 'flipCard', seat: 'referee' }))).toBe('not-your-seat')
    expect(unchanged(table, () => table.act('spectator', plotOf(table, 'axis')))).toBe('no-such-seat')
    expect(unchanged(table, () => table.act('referee', plotOf(table, 'axis')))).toBe('no-such-seat')
  })

  test('out of turn', () => {
    const table = duel()
    const choose = pick('turn')
    while (asked(table).length !== 1) playOne(table, choose)
    const [seat] = asked(table)
    const other = seat === 'axis' ? 'allies' : 'axis'
    const order = { ...plotOf(table, seat!), seat: other }
    expect(unchanged(table, () => table.act(other, order))).not.toBe('ok')
  })

  test('of an older step, when the seat has been asked anew since', () => {
    const table = duel()
    const { step } = table.join('axis')
    const first = plotOf(table, 'axis')
    expect(codes(table.act('axis', first, { step }))).toBe('ok')
    const next = plotOf(table, 'axis')
    expect(unchanged(table, () => table.act('axis', next, { step }))).toBe('older-step')
    expect(codes(table.act('axis', next, { step: table.join('axis').step }))).toBe('ok')
  })

  test('but not because the other seat has plotted meanwhile', () => {
    const table = duel()
    const { step } = table.join('axis')
    const action = plotOf(table, 'axis')
    table.act('allies', plotOf(table, 'allies'))
    expect(table.join('axis').step).toBeGreaterThan(step)
    expect(codes(table.act('axis', action, { step }))).toBe('ok')
  })

  test('of a step that has not come', () => {
    const table = duel()
    for (const step of [99, 1.5, Number.NaN]) {
      expect(unchanged(table, () => table.act('axis', plotOf(table, 'axis'), { step }))).toBe('later-step')
    }
  })

  test('with dice of its own', () => {
    const table = duel()
    expect(unchanged(table, () => table.act('axis', { ...plotOf(table, 'axis'), rolls: [6] }))).not.toBe('ok')
  })

  test('after the end', () => {
    const table = duel()
    const action = plotOf(table, 'axis')
    expect(codes(table.resign('allies'))).toBe('ok')
    expect(table.join('axis').decision.outcome).toMatchObject({ winner: 'axis', rule: 'CORE-RESIGN' })
    expect(unchanged(table, () => table.act('axis', action))).toBe('game-over')
    expect(unchanged(table, () => table.undo('allies'))).toBe('game-over')
  })
})

describe('the same id twice', () => {
  test('is one act, with one answer', () => {
    const table = duel()
    const action = plotOf(table, 'axis')
    const first = table.act('axis', action, { id: 'a1' })
    const entries = table.save().entries.length
    expect(table.act('axis', action, { id: 'a1' })).toEqual(first)
    expect(table.act('axis', { type: 'anything' }, { id: 'a1', step: 0 })).toEqual(first)
    expect(table.save().entries).toHaveLength(entries)
  })

  test('of another seat is another act', () => {
    const table = duel()
    table.act('axis', plotOf(table, 'axis'), { id: 'same' })
    const before = table.save().entries.length
    table.act('allies', plotOf(table, 'allies'), { id: 'same' })
    expect(table.save().entries).toHaveLength(before + 1)
  })

  test('after a refusal is tried again', () => {
    const table = duel()
    expect(table.act('axis', {}, { id: 'again' }).ok).toBe(false)
    expect(table.act('axis', plotOf(table, 'axis'), { id: 'again' }).ok).toBe(true)
  })

  test('must be an id', () => {
    const table = duel()
    for (const id of ['', 'x'.repeat(65), 'a b', 7 as never]) {
      expect(codes(table.act('axis', plotOf(table, 'axis'), { id }))).toBe('bad-id')
    }
  })
})

describe('setting up', () => {
  test('throws dice outside the state, whatever the scenario says', () => {
    const config = { ...named('spitting-fire').info.scenarios[0]!.config, dice: 'seeded' as const }
    const table = open(named('spitting-fire'), { config })
    expect(table.save().config).toMatchObject({ dice: 'manual' })
    expect(codes(host(named('spitting-fire'), { config: { ...config, seed: 'mine' } }))).toBe('seed-not-asked')
  })

  test('puts switches over those of the scenario', () => {
    const [name, { values }] = Object.entries(named('spitting-fire').info.options)[0]!
    const table = open(named('spitting-fire'), { options: { [name]: values[1] } })
    expect(table.save().config).toMatchObject({ options: { [name]: values[1] } })
    expect(host(named('spitting-fire'), { scenario: 'duel', options: { nonsense: 1 } }).ok).toBe(false)
  })

  test('says which scenarios there are', () => {
    expect(codes(host(named('spitting-fire'), { scenario: 'nowhere' }))).toBe('unknown-scenario')
    expect(codes(host(named('spitting-fire'), {}))).toBe('no-game')
  })

  test('throws with the dice of the platform if none are given', () => {
    const made = host(named('regia-aeronautica'), { scenario: named('regia-aeronautica').info.scenarios[0]!.id })
    expect(made.ok).toBe(true)
  })
})

describe('listeners', () => {
  test('hear who has news, and stop hearing', () => {
    const table = duel()
    const heard: (readonly string[])[] = []
    const stop = table.on(({ viewers, entry }) => {
      heard.push(viewers)
      expect(entry.kind).toBe('acted')
    })
    table.act('axis', plotOf(table, 'axis'))
    stop()
    table.act('allies', plotOf(table, 'allies'))
    expect(heard).toEqual([['axis', 'allies', 'spectator']])
  })

  test('news that a seat has no part in is none: no step, no message', () => {
    const ruleset = named('fighting-wings')
    const table = open(ruleset)
    const choose = pick('hidden')
    let hidden = 0
    table.on(({ viewers, entry }) => {
      if (entry.kind === 'acted' && viewers.length === 1) hidden++
    })
    for (let i = 0; i < 200 && !table.isOver; i++) {
      const before = ruleset.info.seats.map((seat) => JSON.stringify(table.join(seat)))
      const { seat } = playOne(table, choose)
      const last = table.save().entries.at(-1)!
      if (last.kind !== 'acted' || hidden === 0) continue
      for (const [at, other] of ruleset.info.seats.entries()) {
        const told = table.since(other, JSON.parse(before[at]!).step).events
        if (other !== seat && told.length === 0) expect(JSON.stringify(table.join(other))).toBe(before[at])
      }
    }
    expect(hidden).toBeGreaterThan(0)
  })
})

describe('clocks', () => {
  test('run for those who are asked, and who has none left loses', () => {
    const table = open(named('spitting-fire'), { clock: { time: 100, bonus: 5 } })
    const choose = pick('clock')
    while (asked(table).length !== 1) playOne(table, choose)
    const [seat] = asked(table) as [string]
    const other = seat === 'axis' ? 'allies' : 'axis'
    const before = table.clock!
    table.tick(30)
    expect(table.clock).toEqual({ ...before, [seat]: before[seat]! - 30 })
    expect(table.join(other).decision.clock).toEqual(table.clock)
    table.tick(1000)
    expect(table.join(other).decision).toMatchObject({ flag: seat, outcome: { winner: other } })
  })

  test('gain when a seat has answered', () => {
    const table = open(named('spitting-fire'), { clock: { time: 100, bonus: 5 } })
    const choose = pick('bonus')
    for (let i = 0; i < 60; i++) playOne(table, choose)
    expect(Math.min(...Object.values(table.clock!))).toBeGreaterThan(100)
  })

  test('do not run backwards, and there are none unless asked for', () => {
    expect(() => duel().tick(-1)).toThrow(RangeError)
    const table = duel()
    table.tick(1e9)
    expect(table.clock).toBeUndefined()
    expect(table.isOver).toBe(false)
    expect(codes(host(named('spitting-fire'), { scenario: 'duel', clock: { time: -1 } }))).toBe('out-of-range')
  })
})

test('a seat is told its own events only', () => {
  const table = duel()
  const action = plotOf(table, 'axis')
  const { step } = table.join('allies')
  table.act('axis', action)
  const { events } = table.since('allies', step)
  expect(events).toEqual(visibleTo(events, 'allies'))
  expect(JSON.stringify(table.since('allies', step))).not.toContain((action as { marker?: string }).marker)
})
