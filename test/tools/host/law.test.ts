/**
 * Change what a seat cannot see, and nothing that seat is sent changes: not a byte, not a message more or less.
 *
 * Two tables are played side by side. The seat that looks gives the same orders at both; everyone else gives orders of the
 * same type, drawn apart where they are secret. While both look the same to the seat, all that it is sent must be the same. Where dice fall or
 * something is shown, what was hidden may show: there the second table is made anew from the first.
 */

import { describe, expect, test } from 'vitest'
import { canonical, type Game, isVisible } from 'wingover'
import { seededDice } from 'wingover/dice'
import { type Entry, host, type Table } from 'wingover/host'
import { asked, choices, games, open, type Pick, pick } from './games.js'

/** All that a wire to one seat carries. */
class Wire {
  readonly messages: string[] = []
  readonly table: Table<Game>
  last: Entry | undefined
  #step: number

  constructor(table: Table<Game>, seat: string) {
    this.table = table
    this.#step = table.join(seat).step
    table.on(({ viewers, entry }) => {
      this.last = entry as Entry
      if (!viewers.includes(seat)) return
      const news = table.since(seat, this.#step)
      this.#step = news.step
      this.messages.push(JSON.stringify(news))
    })
  }
}

const copyOf = (table: Table<Game>): Table<Game> => {
  const made = host.load(table.ruleset, JSON.parse(JSON.stringify(table.save())), { dice: seededDice('copy') })
  if (!made.ok) throw new Error(made.violations[0]?.message)
  return made.value
}

const alike = (a: Game['Action'], list: readonly Game['Action'][], choose: Pick): Game['Action'] | undefined => {
  const others = list.filter(({ type }) => type === a.type)
  return others.length === 0 ? undefined : choose.of(others)
}

/** Did dice fall, or a card turn? */
const fell = ({ last }: Wire): boolean =>
  last?.kind === 'acted' && last.actions.some((action) => 'rolls' in action || 'card' in action)

interface Tally {
  compared: number
  /** Compared while something hidden was not the same. */
  apart: number
  /** Compared where the seat was told nothing. */
  silent: number
}

const wholly = (seat: string, { table }: Wire): string => JSON.stringify(table.since(seat, 0))

function compare(seat: string, one: Wire, two: Wire, tally: Tally): boolean {
  const [a, b] = [one.table.join(seat), two.table.join(seat)]
  if (canonical(a.view) !== canonical(b.view)) return false
  expect(two.messages).toEqual(one.messages)
  expect(JSON.stringify(b)).toBe(JSON.stringify(a))
  if (tally.compared++ % 10 === 0) expect(wholly(seat, two)).toBe(wholly(seat, one))
  if (canonical(one.table.save()) !== canonical(two.table.save())) tally.apart++
  if (one.messages.length === 0) tally.silent++
  return true
}

function play(game: (typeof games)[number], scenario: string, seat: string, seed: string, tally: Tally): void {
  const choose = pick(seed)
  let one = new Wire(open(game, { scenario, dice: seededDice(seed) }), seat)
  let two = new Wire(copyOf(one.table), seat)
  const anew = () => {
    one = new Wire(copyOf(one.table), seat)
    two = new Wire(copyOf(one.table), seat)
  }
  for (let i = 0; i < 60 && !one.table.isOver; i++) {
    one.messages.length = 0
    two.messages.length = 0
    const actor = choose.of(asked(one.table))
    const own = choices(one.table, actor)
    const action = choose.of(own)
    const isHidden = actor !== seat && game.secret(one.table.join(actor).view, action.type)
    const other = isHidden ? alike(action, choices(two.table, actor), choose) : action
    if (actor === seat) expect(JSON.stringify(choices(two.table, seat))).toBe(JSON.stringify(own))
    const [a, b] = [one.table.act(actor, action), other ? two.table.act(actor, other) : undefined]
    if (actor === seat) expect(JSON.stringify(b)).toBe(JSON.stringify(a))
    if (b?.ok !== true || fell(one) || fell(two) || !compare(seat, one, two, tally)) anew()
    if (choose.index(6) === 0 && !takeBack(choose.of(game.info.seats), seat, one, two, tally)) anew()
  }
}

function takeBack(by: string, seat: string, one: Wire, two: Wire, tally: Tally): boolean {
  one.messages.length = 0
  two.messages.length = 0
  const [a, b] = [one.table.undo(by), two.table.undo(by)]
  if (by === seat) expect(JSON.stringify(b)).toBe(JSON.stringify(a))
  return a.ok === b.ok && compare(seat, one, two, tally)
}

describe('nothing that a seat is sent depends on what it cannot see', () => {
  test.each(games)(
    '$info.id',
    (game) => {
      const tally: Tally = { compared: 0, apart: 0, silent: 0 }
      for (const { id } of game.info.scenarios.slice(0, 2)) {
        for (const seat of [...game.info.seats, 'spectator']) {
          for (let i = 0; i < 2; i++) play(game, id, seat, `law ${id} ${seat} ${i}`, tally)
        }
      }
      expect(tally.compared).toBeGreaterThan(100)
      if (HIDING.includes(game.info.id)) expect(tally.apart).toBeGreaterThan(20)
      if (game.info.id === 'fighting-wings') expect(tally.silent).toBeGreaterThan(10)
    },
    60_000,
  )
})

/** Games whose first scenarios have something to hide from the start. */
const HIDING = ['spitting-fire', 'fighting-wings']

test('a refusal is the same whatever is hidden', () => {
  for (const game of games) {
    const one = open(game)
    const choose = pick(`refused ${game.info.id}`)
    for (let i = 0; i < 40 && !one.isOver; i++) {
      const two = copyOf(one)
      const [seat] = game.info.seats as [string]
      const hidden = asked(one).find((actor) => actor !== seat)
      const action = choose.of(choices(one, asked(one)[0]!))
      if (hidden) two.act(hidden, choose.of(choices(two, hidden)))
      if (canonical(two.join(seat).view) === canonical(one.join(seat).view)) {
        const wrong = { ...action, seat, group: 'nobody' }
        expect(two.act(seat, wrong)).toEqual(one.act(seat, wrong))
        expect(two.act(seat, wrong, { step: 0 })).toEqual(one.act(seat, wrong, { step: 0 }))
      }
      one.act(action.seat, action)
    }
  }
})

test('every event that is sent may be seen', () => {
  for (const game of games) {
    const table = open(game)
    const choose = pick(`events ${game.info.id}`)
    for (let i = 0; i < 60 && !table.isOver; i++)
      table.act(asked(table)[0]!, choose.of(choices(table, asked(table)[0]!)))
    for (const viewer of [...game.info.seats, 'spectator']) {
      expect(table.since(viewer, 0).events.every((event) => isVisible(event, viewer))).toBe(true)
    }
  }
})
