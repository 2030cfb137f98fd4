/** People throw the dice and tell the table. */

import { describe, expect, test } from 'vitest'
import { canonical, type DiceRequest, type Game, verify } from 'wingover'
import { type CardRequest, seededDice } from 'wingover/dice'
import type { Table } from 'wingover/host'
import { asked, choices, games, named, open, pick } from './games.js'

const dice = seededDice('people')
const thrown = (needs: DiceRequest): object =>
  needs.kinds ? { card: dice.draw(needs as CardRequest) } : { rolls: dice.roll(needs) }

const askedOf = (table: Table<Game>): string | undefined =>
  table.ruleset.info.seats.find((seat) => table.join(seat).decision.needs)

/** The dice that are asked for, until none are. */
function answer(table: Table<Game>): number {
  let batches = 0
  for (let seat = askedOf(table); seat !== undefined; seat = askedOf(table)) {
    const answer = table.roll(seat, thrown(table.join(seat).decision.needs!))
    if (!answer.ok && !answer.needs) throw new Error(JSON.stringify(answer))
    batches++
  }
  return batches
}

describe('a table without dice', () => {
  /** Planes of SPITFIRE that are flown at random hardly ever meet. */
  const shooting = games.filter(({ info }) => info.id !== 'spitfire')

  test.each(shooting)('$info.id is played with dice that are told', (ruleset) => {
    let batches = 0
    for (let game = 0; game < 8 && batches < 8; game++) {
      const table = open(ruleset, { dice: 'asked' })
      const choose = pick(`asked ${ruleset.info.id} ${game}`)
      batches += answer(table)
      for (let i = 0; i < 300 && batches < 8 && !table.isOver; i++) {
        const seat = choose.of(asked(table))
        table.act(seat, choose.of(choices(table, seat)))
        batches += answer(table)
      }
      expect(verify(ruleset, table.record()).verdict).toMatch(/exact|unfinished/)
    }
    expect(batches).toBeGreaterThan(3)
  })

  const waiting = () => {
    const table = open(named('spitting-fire'), { dice: 'asked' })
    const choose = pick('waiting')
    while (askedOf(table) === undefined) {
      const seat = choose.of(asked(table))
      table.act(seat, choose.of(choices(table, seat)))
    }
    const seat = askedOf(table)!
    return { table, seat, other: seat === 'axis' ? 'allies' : 'axis' }
  }

  test('asks one seat, and the others see nothing of it', () => {
    const { table, seat, other } = waiting()
    expect(table.join(seat).decision.needs).toMatchObject({ count: expect.any(Number), sides: expect.any(Number) })
    for (const viewer of [other, 'spectator']) {
      expect(JSON.stringify(table.since(viewer, 0))).not.toContain('"needs"')
    }
    expect(table.roll(other, { rolls: [1] })).toMatchObject({ ok: false, violations: [{ code: 'no-dice-asked' }] })
  })

  test('takes no die that cannot fall, and goes on asking', () => {
    const { table, seat } = waiting()
    const { needs } = table.join(seat).decision
    const before = canonical(table.save())
    for (const wrong of [
      {},
      { rolls: [] },
      { rolls: [needs!.sides + 1] },
      { card: 'x' },
      { rolls: [1], card: 'x' },
      null,
    ]) {
      expect(table.roll(seat, wrong).ok).toBe(false)
    }
    expect(table.join(seat).decision.needs).toEqual(needs)
    expect(canonical(table.save())).toBe(before)
  })

  test('an order that waits for dice has changed nothing for others', () => {
    const table = open(named('aerial-craps'), { dice: 'asked' })
    const choose = pick('waits')
    answer(table)
    let held = 0
    for (let i = 0; i < 80 && held < 5 && !table.isOver; i++) {
      const seat = choose.of(asked(table))
      const other = table.ruleset.info.seats.find((one) => one !== seat)!
      const before = [other, 'spectator'].map((one) => JSON.stringify(table.since(one, 0)))
      const result = table.act(seat, choose.of(choices(table, seat)))
      if (!result.ok && result.needs) {
        held++
        expect([other, 'spectator'].map((one) => JSON.stringify(table.since(one, 0)))).toEqual(before)
      }
      answer(table)
    }
    expect(held).toBeGreaterThan(0)
  })
})

test('at a table with dice of its own nobody tells any', () => {
  const table = open(named('spitting-fire'))
  expect(table.roll('axis', { rolls: [6] })).toMatchObject({ ok: false, violations: [{ code: 'no-dice-asked' }] })
})
