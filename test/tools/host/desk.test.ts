/** A desk: who may sit down, what is told of whom, clocks, and orders that cannot be written down. */
import { describe, expect, test } from 'vitest'
import type { Game } from 'wingover'
import { Desk, type DeskOptions, type Message } from 'wingover/host'
import { choices, named, open } from './games.js'

const duel = named('spitting-fire')

function furnish(more: Partial<DeskOptions> = {}, clock?: { readonly time: number }) {
  const table = open(duel, clock ? { clock } : {})
  const desk = new Desk(table, { now: () => 0, ...more })
  const sit = (seat: string) => {
    const heard: Message[] = []
    const visitor = desk.enter(seat, { send: (message) => void heard.push(message), close: () => undefined })
    return { heard, visitor, texts: () => heard.map((message) => JSON.stringify(message)) }
  }
  return { table, desk, sit }
}

describe('a desk', () => {
  test('has room for ten at a seat and a hundred who look on, each apart', () => {
    const { desk, sit } = furnish()
    for (let i = 0; i < 100; i++) sit('spectator')
    expect([desk.hasRoom('spectator'), desk.hasRoom('axis')]).toEqual([false, true])
    const axis = Array.from({ length: 10 }, () => sit('axis'))
    expect([desk.hasRoom('axis'), desk.hasRoom('allies')]).toEqual([false, true])
    axis[0]!.visitor.leave()
    expect(desk.hasRoom('axis')).toBe(true)
  })

  test('tells who is there when that is new, and to newcomers', () => {
    const { sit } = furnish()
    const axis = sit('axis')
    const watcher = sit('spectator')
    expect(axis.heard).toEqual([{ here: ['axis'] }])
    expect(watcher.heard).toEqual([{ here: ['axis'] }])
    sit('axis').visitor.leave()
    watcher.visitor.leave()
    expect(axis.heard).toHaveLength(1)
    sit('allies')
    expect(axis.heard.slice(1)).toEqual([{ here: ['axis', 'allies'] }])
  })

  test('runs the clocks: whose time is up loses, and that is written down', async () => {
    const lines: string[] = []
    const { desk, sit, table } = furnish({ write: async (more) => void lines.push(...more) }, { time: 10 })
    const axis = sit('axis')
    axis.visitor.receive({ verb: 'since', id: 'a', step: 0 })
    desk.tick(9)
    await desk.idle
    expect([lines.length, table.isOver]).toEqual([0, false])
    desk.tick(2)
    await desk.idle
    expect(table.isOver).toBe(true)
    expect(lines).toMatchObject([expect.stringContaining('"flag":true')])
    expect(axis.texts().at(-1)).toContain('"outcome"')
  })

  test('refuses what cannot be written, tells nobody of it, and answers nothing more', async () => {
    const lost: unknown[] = []
    const write = () => Promise.reject(new Error('no space'))
    const { desk, sit, table } = furnish({ write, onLost: (error) => lost.push(error) })
    const [axis, allies] = [sit('axis'), sit('allies')]
    for (const one of [axis, allies]) one.visitor.receive({ verb: 'since', id: 'first', step: 0 })
    await desk.idle
    const before = allies.heard.length
    const json: Game['Action'] = choices(table, 'axis')[0]!
    axis.visitor.receive({ verb: 'act', id: 'lost', step: 1, json })
    axis.visitor.receive({ verb: 'since', id: 'after', step: 1 })
    await desk.idle
    expect(axis.heard.at(-1)).toMatchObject({ id: 'lost', answer: { ok: false, violations: [{ code: 'not-kept' }] } })
    expect(allies.heard).toHaveLength(before)
    expect(lost).toHaveLength(1)
  })
})
