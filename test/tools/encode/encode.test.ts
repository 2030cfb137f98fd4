import { describe, expect, test } from 'vitest'
import type { Encoding, Game, Ruleset } from 'wingover'
import { pickFrom } from 'wingover/bots'
import { encoderOf } from 'wingover/encode'
import { rulesets } from 'wingover/registry'
import { encodings } from 'wingover/registry/encode'

const games = Object.values(rulesets) as readonly object[] as readonly Ruleset[]
const encodingOf = (id: string): Encoding => (encodings as object as Readonly<Record<string, Encoding>>)[id]!

/** Every decision of whole random games, one or more a scenario. */
function* decisions(ruleset: Ruleset, rounds = 1): Generator<{ view: Game['View']; list: readonly Game['Action'][] }> {
  for (const { id, config } of ruleset.info.scenarios) {
    for (let round = 0; round < rounds; round++) {
      const seed = `${id} ${round}`
      const first = ruleset.setup({ ...config, dice: 'seeded', seed })
      if (!first.ok) throw new Error(first.violations[0]?.message)
      const world = ruleset.fork(first.state)
      const pick = pickFrom(seed)
      while (world.outcome() === undefined) {
        const actor = pick.of(world.actors())
        const list = [...world.legal(actor)]
        if (actor !== 'referee') yield { view: ruleset.view(world.keep(), actor), list }
        world.apply(pick.of(list))
      }
    }
  }
}

describe.each(games)('$info.id in numbers', (ruleset) => {
  const { seats } = ruleset.info
  const encoding = encodingOf(ruleset.info.id)
  const encoder = encoderOf(seats, encoding)
  const row = () => new Float32Array(encoder.size)
  const observed = (view: Game['View']): readonly number[] => {
    const out = row()
    encoder.observe(view, out)
    return [...out]
  }

  test('every number has a name of its own, and every place lies in one block', () => {
    expect(encoder.names).toHaveLength(encoder.size)
    expect(new Set(encoder.names).size).toBe(encoder.size)
    let from = 0
    for (const block of encoder.orders) {
      expect(block.from).toBe(from)
      from += block.size
    }
    expect(from).toBe(encoder.actions)
    expect(encoder.orders.map(({ type }) => type).sort()).toEqual(['', ...Object.keys(ruleset.info.actions)].sort())
  })

  test('whole games: numbers from -1 to 1, and for every listed order a place of its own', () => {
    const out = row()
    const mask = new Uint8Array(encoder.actions)
    const moved = new Set<number>()
    let [shared, all] = [0, 0]
    for (const { view, list } of decisions(ruleset)) {
      out.fill(9)
      encoder.observe(view, out)
      for (const [i, value] of out.entries()) {
        if (!(value >= -1 && value <= 1)) expect([encoder.names[i], value]).toBe('between -1 and 1')
        if (value !== 0) moved.add(i)
      }
      const places = encoder.indices(view, list)
      if (new Set(places).size !== list.length) expect([view.phase, list]).toBe('places of their own')
      encoder.mask(view, list, mask)
      if (mask.reduce((sum, one) => sum + one, 0) !== list.length) expect(list).toBe('masked')
      const roomy = Object.keys(encoding.piecesOf(view)).length <= encoding.pieces
      for (const [i, action] of list.entries()) {
        const place = places[i]!
        if (!(place >= 0 && place < encoder.actions)) expect([action, place]).toBe('a place')
        all += Number(roomy)
        if (roomy && encoder.index(view, action) !== place) shared++
      }
    }
    // Where there is room for all pieces hardly an order has to make way for another.
    expect(all).toBeGreaterThan(300)
    expect(shared / all).toBeLessThan(0.01)
    expect(moved.size / encoder.size).toBeGreaterThan(0.2)
  })

  test('what a seat cannot see changes nothing', () => {
    const other = (seat: string) => seats.find((one) => one !== seat)!
    let [looked, differed] = [0, 0]
    for (const { view, list } of decisions(ruleset)) {
      if (looked++ % 7 !== 0) continue
      const places = encoder.indices(view, list)
      const worlds = ['a', 'b', 'c'].map((seed) => ruleset.sample(view, seed))
      for (const world of worlds) {
        const again = ruleset.view(world, view.seat)
        expect(observed(again)).toEqual(observed(view))
        expect(encoder.indices(again, ruleset.legalActions(world, view.seat))).toEqual(places)
      }
      differed += new Set(worlds.map((world) => JSON.stringify(ruleset.view(world, other(view.seat))))).size - 1
    }
    // In Aerial Craps everything lies open, in SPITFIRE all but fire that an option seals.
    expect(differed > 0).toBe(!['aerial-craps', 'spitfire'].includes(ruleset.info.id))
  })

  test('the order of a list decides who makes way, and nothing else does', () => {
    for (const { view, list } of decisions(ruleset)) {
      if (list.length < 2) continue
      const twice = [...list, ...list]
      const places = encoder.indices(view, twice)
      expect(new Set(places).size).toBe(twice.length)
      expect(places.slice(0, list.length)).toEqual(encoder.indices(view, list))
      return
    }
  })

  test('two seats see themselves first', () => {
    const first = ruleset.setup({ ...ruleset.info.scenarios[0]!.config, dice: 'seeded', seed: 'x' })
    if (!first.ok) throw new Error('no set-up')
    const rows = seats.map((seat) => observed(ruleset.view(first.state, seat)))
    expect(rows[0]).not.toEqual(rows[1])
    expect(observed(ruleset.view(first.state, 'spectator'))).toHaveLength(encoder.size)
  })
})

test('a list beyond all places is refused', () => {
  const ruleset = games[0]!
  const encoder = encoderOf(ruleset.info.seats, encodingOf(ruleset.info.id))
  const first = ruleset.setup({ ...ruleset.info.scenarios[0]!.config, dice: 'seeded', seed: 'x' })
  if (!first.ok) throw new Error('no set-up')
  const view = ruleset.view(first.state, 'axis')
  const many = Array.from({ length: 600 }, () => ({ type: 'endMovement', seat: 'axis' }))
  expect(() => encoder.indices(view, many)).toThrow(RangeError)
  expect(encoder.index(view, { type: 'resign', seat: 'axis' })).toBe(encoder.actions - 512)
})
