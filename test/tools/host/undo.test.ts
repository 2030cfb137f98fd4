import { describe, expect, test } from 'vitest'
import { canonical, type Game } from 'wingover'
import type { Table } from 'wingover/host'
import { asked, choices, named, open, pick, playOne, Reader } from './games.js'

const codeOf = (answer: { readonly ok: boolean; readonly violations?: readonly { readonly code: string }[] }) =>
  answer.ok ? 'ok' : answer.violations?.[0]?.code

const duel = () => open(named('spitting-fire'))
const viewers = ['axis', 'allies', 'spectator']
const seen = (table: Table<Game>) => viewers.map((viewer) => canonical(table.join(viewer).view))

/** Those who are told by patches. */
function readersOf(table: Table<Game>) {
  const readers = Object.fromEntries(viewers.map((viewer) => [viewer, new Reader()]))
  for (const viewer of viewers) readers[viewer]!.take(table.since(viewer, 0))
  table.on(({ viewers: news }) => {
    for (const viewer of news) readers[viewer]!.take(table.since(viewer, readers[viewer]!.step))
  })
  return readers
}

function toDice(table: Table<Game>, seed: string): string {
  const choose = pick(seed)
  for (let i = 0; i < 500 && !table.isOver; i++) {
    const { seat } = playOne(table, choose)
    const last = table.save().entries.at(-1)!
    if (last.kind === 'acted' && last.actions.some((action) => 'rolls' in action || 'card' in action)) return seat
  }
  throw new Error('no dice fell')
}

describe('a seat takes back its last step', () => {
  test('and everyone sees the position before, with what was told taken off the log', () => {
    const table = duel()
    const readers = readersOf(table)
    const before = seen(table)
    const logs = viewers.map((viewer) => readers[viewer]!.log)
    table.act('axis', choices(table, 'axis')[0])
    expect(seen(table)).not.toEqual(before)
    expect(codeOf(table.undo('axis', { id: 'u' }))).toBe('ok')
    expect(seen(table)).toEqual(before)
    expect(viewers.map((viewer) => canonical(readers[viewer]!.view))).toEqual(before)
    expect(viewers.map((viewer) => readers[viewer]!.log)).toEqual(logs)
    expect(table.since('spectator', 0).events).toEqual(readers.spectator!.log)
  })

  test('not twice with one id, not what is not there', () => {
    const table = duel()
    expect(codeOf(table.undo('axis'))).toBe('nothing-to-take-back')
    table.act('axis', choices(table, 'axis')[0])
    const entries = table.save().entries.length
    expect(table.undo('axis', { id: 'u' })).toEqual(table.undo('axis', { id: 'u' }))
    expect(table.save().entries).toHaveLength(entries + 1)
    expect(codeOf(table.undo('axis'))).toBe('nothing-to-take-back')
  })

  test('not once it has seen that the other has acted', () => {
    const table = duel()
    table.act('axis', choices(table, 'axis')[0])
    table.act('allies', choices(table, 'allies')[0])
    expect(codeOf(table.undo('axis'))).toBe('acted-since')
    expect(codeOf(table.undo('allies'))).toBe('ok')
    expect(codeOf(table.undo('axis'))).toBe('ok')
  })

  test('not once dice have fallen', () => {
    const table = duel()
    const seat = toDice(table, 'dice')
    expect(codeOf(table.undo(seat))).toBe('dice-fell')
  })

  test('as if nothing had happened, where the other has acted unseen', () => {
    const table = open(named('fighting-wings'))
    const choose = pick('unseen')
    const [blue, red] = table.ruleset.info.seats as [string, string]
    const hides = (seat: string) =>
      choices(table, seat).find(({ type }) => type === 'setThrottle' || type === 'setFlaps')
    const both = () => asked(table).length === 2 && hides(blue) && hides(red)
    for (let i = 0; i < 300 && !both(); i++) playOne(table, choose)
    const [mine, theirs] = [hides(blue)!, hides(red)!]
    const [before, step] = [canonical(table.join(blue).view), table.join(blue).step]
    expect(table.act(blue, mine).ok).toBe(true)
    expect(table.act(red, theirs).ok).toBe(true)
    expect(table.join(blue).step).toBe(step + 1)
    const kept = table.join(red)
    expect(codeOf(table.undo(blue))).toBe('ok')
    expect(canonical(table.join(blue).view)).toBe(before)
    expect(JSON.stringify(table.join(red))).toBe(JSON.stringify(kept))
    expect(codeOf(table.undo(red))).toBe('ok')
  })
})

describe('by agreement', () => {
  test('dice are taken back when the other grants it', () => {
    const table = duel()
    const readers = readersOf(table)
    const seat = toDice(table, 'agreed')
    const other = seat === 'axis' ? 'allies' : 'axis'
    const orders = table.save().entries.length
    expect(codeOf(table.undo(seat, { ask: true, id: 'please' }))).toBe('ok')
    expect(table.join(other).decision.undo).toBe(seat)
    expect(codeOf(table.grant(seat))).toBe('nobody-asks')
    expect(codeOf(table.grant(other, { id: 'yes' }))).toBe('ok')
    expect(codeOf(table.grant(other, { id: 'yes' }))).toBe('ok')
    expect(table.save().entries).toHaveLength(orders + 2)
    expect(table.join(other).decision.undo).toBeUndefined()
    expect(viewers.map((viewer) => canonical(readers[viewer]!.view))).toEqual(seen(table))
    expect(viewers.map((viewer) => readers[viewer]!.log)).toEqual(viewers.map((one) => table.since(one, 0).events))
    expect(asked(table)).toContain(seat)
  })

  test('or not: the other denies it, or plays on', () => {
    const table = duel()
    const seat = toDice(table, 'denied')
    const other = seat === 'axis' ? 'allies' : 'axis'
    const before = seen(table)
    table.undo(seat, { ask: true })
    expect(codeOf(table.deny(other))).toBe('ok')
    expect(table.join(seat).decision.undo).toBeUndefined()
    expect(codeOf(table.deny(other))).toBe('nobody-asks')
    expect(seen(table)).toEqual(before)
    table.undo(seat, { ask: true })
    playOne(table, pick('on'))
    expect(table.join(seat).decision.undo).toBeUndefined()
  })

  test('asking is no new question: an order thought out before it still holds', () => {
    const table = duel()
    const seat = toDice(table, 'question')
    const [next] = asked(table) as [string]
    const [{ step }, action] = [table.join(next), choices(table, next)[0]]
    table.undo(seat, { ask: true })
    expect(codeOf(table.act(next, action, { step }))).toBe('ok')
  })

  test('far back', () => {
    const table = duel()
    const choose = pick('far back')
    const early = () => table.save().entries.filter(({ seat }) => seat === 'axis').length
    while (early() < 6 && !table.isOver) playOne(table, choose)
    const length = table.record().actions.length
    table.undo('axis', { ask: true })
    if (table.join('allies').decision.undo) table.grant('allies')
    expect(table.record().actions.length).toBeLessThan(length)
  })
})
