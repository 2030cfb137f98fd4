import { describe, expect, it, vi } from 'vitest'
import { begin, choicesOf, isSecret, pick } from 'wingover/orders'
import { fromView, type NumberField, type Touch } from '../../../../src/core/index.js'
import { hexStep, hexToPoint } from '../../../../src/geometry/index.js'
import { words } from '../../../../src/rulesets/aerial-craps/show/words.js'
import { aerialCraps, askedAircraft, routes } from '../../../../src/rulesets/aerial-craps/shown.js'
import type { Action, Seat, State } from '../../../../src/rulesets/aerial-craps/state/state.js'
import { pickFrom } from '../../../../src/tools/conformance/index.js'
import { walk } from '../../../tools/orders/walk.js'
import { Game, type Setting } from '../fixture.js'

vi.setConfig({ testTimeout: 60_000 })

const viewOf = (state: State, seat: Seat = 'a') => aerialCraps.view(state, seat)
const touched = (game: Game, order: object): Touch =>
  aerialCraps.touch(viewOf(game.state), { seat: 'a', ...order } as Action)
const at = (q: number, r: number) => hexToPoint({ q, r })
const standing = (state: State, id: string) => {
  const { at: place, heading } = aerialCraps.scene(viewOf(state))!.pieces.find((piece) => piece.id === id)!
  return { piece: id, at: place, heading }
}

/** Every position of a game drawn from the lists, with the order that follows. */
function* positions(
  config: object,
  seed: string,
  straight = false,
): Generator<{ state: State; action: Action; after: State }> {
  const first = aerialCraps.setup({ ...config, dice: 'seeded', seed } as never)
  if (!first.ok) throw new Error(JSON.stringify(first.violations))
  const from = pickFrom(seed)
  let { state } = first
  while (aerialCraps.outcome(state) === undefined) {
    const listed = aerialCraps.legalActions(state)
    const ahead = listed.filter((one) => one.type === 'goForward' && one.turn === 0)
    const action = from.of(straight && ahead.length > 0 && from.index(2) === 0 ? ahead : listed)
    const step = aerialCraps.reduce(state, action)
    if (!step.ok) throw new Error(JSON.stringify(step.violations))
    yield { state, action, after: step.state }
    state = step.state
  }
}

const CLOSE: Setting = { a: { A: {} }, b: { Z: { hex: { q: 0, r: -1 } } } }

describe('what orders touch', () => {
  it('who looks for whom', () => {
    const game = new Game(CLOSE).until('target', 'A')
    expect(touched(game, { type: 'spot', crew: 'pilot', target: 'Z' })).toEqual({ subject: ['A'], target: ['Z'] })
    expect(touched(game, { type: 'done' })).toEqual({ subject: ['A'] })
    expect(touched(game, { type: 'beginTurn' })).toEqual({})
  })

  it('AC-1.421-1 AC-1.422-1 whom it is about to run into', () => {
    const a = { A: { maneuvering: true, mtLevel: 2, speed: 8, target: 'Z' }, B: { speed: 6 } }
    const dice = { initiative: [1, 1, 5], 'close encounter A': [4], 'close encounter B': [2] }
    const game = new Game({ a, dice }).until('encounterPP', 'A')
    expect(touched(game, { type: 'encounterPP', pp: 1 })).toEqual({ subject: ['A'], target: ['B'] })
    game.until('useMp', 'A').do('maneuver', { more: 0 }).until('cut', 'A')
    expect(touched(game, { type: 'cutEncounter', by: 1 })).toEqual({ subject: ['A'], target: ['B'] })
  })

  it('AC-2.41-1 the hex ahead, and who stands there if there is no turn', () => {
    const game = new Game({}).until('useMp', 'A')
    const ahead = touched(game, { type: 'goForward', turn: 0 })
    const { q, r } = hexStep(game.craft('A').hex, 0)
    expect(ahead).toEqual({ subject: ['A'], at: at(q, r), ghost: [{ piece: 'A', at: at(q, r), heading: 0 }] })
    expect(touched(game, { type: 'goForward', turn: 1 })).toEqual({ subject: ['A'], at: ahead.at })
    expect(touched(game, { type: 'maneuver', more: 0 })).toEqual({ subject: ['A'] })
  })

  it('the aircraft that is asked about, whom it fires at and whom it meets, in whole games', () => {
    const seen = new Set<string>()
    for (const { config } of aerialCraps.info.scenarios)
      for (const n of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'])
        for (const { state } of positions(config, n))
          for (const action of aerialCraps.legalActions(state)) {
            if (action.seat === 'referee') continue
            const { subject, target } = aerialCraps.touch(viewOf(state, action.seat), action)
            const ac = askedAircraft(state)!
            expect([action.type, subject]).toEqual([action.type, [ac]])
            expect([action.type, target]).toEqual([action.type, targetsOf(state, action, ac)])
            seen.add(action.type)
          }
    expect([...seen]).toEqual(expect.arrayContaining(['fire', 'spot', 'spotPP', 'payLoss', 'dropTarget', 'spotLeader']))
  })

  /** Whom an order is about, as the position has it. */
  function targetsOf(state: State, action: Action, ac: string): readonly string[] | undefined {
    const { target, observer } = state.aircraft[ac]!
    const task = state.tasks.at(-1)!
    if (action.type === 'spot' || action.type === 'spotLeader') return [action.target]
    if (action.type === 'fire' || action.type === 'dropTarget')
      return [(action.crew === 'pilot' ? target : observer!.target)!]
    if (action.type === 'payLoss') return [target!]
    if (task.do === 'encounterPP' || task.do === 'cut') return [task.a === ac ? task.b : task.a]
    if (task.do === 'spotPP') return [task.target]
    return task.do === 'cancelJam' || task.do === 'trade' ? [state.attacks.at(-1)!.target] : undefined
  }

  it('ghosts are where the aircraft stands after the order, in whole games', () => {
    let ghosts = 0
    for (const { config, id } of [...aerialCraps.info.scenarios, ...aerialCraps.info.scenarios])
      for (const { state, action, after } of positions(config, `ghosts ${id} ${ghosts}`, true)) {
        if (action.seat === 'referee') continue
        const { ghost = [] } = aerialCraps.touch(viewOf(state, action.seat), action)
        for (const stand of ghost) expect(stand).toEqual(standing(after, stand.piece))
        ghosts += ghost.length
      }
    expect(ghosts).toBeGreaterThan(20)
  })
})

describe('numbers of which the list shows some', () => {
  it('check takes their ends and stops and nothing beyond, in whole games', () => {
    const seen = new Set<string>()
    for (const { config } of aerialCraps.info.scenarios)
      for (const n of Array.from({ length: 16 }, (_, i) => `numbers ${i}`))
        for (const { state } of positions(config, n)) {
          const listed = aerialCraps.legalActions(state)
          const seat = listed[0]!.seat
          if (seat === 'referee') continue
          const view = viewOf(state, seat)
          for (const type of ['maneuver', 'exitManeuver', 'levelOut', 'fire'] as const) {
            const order = listed.find((one) => one.type === type)
            for (const field of order === undefined ? [] : aerialCraps.fields(view, type)) {
              exact(state, order as Action, field as NumberField)
              seen.add(`${type} ${field.field}`)
            }
          }
        }
    const common = ['exitManeuver more', 'fire pp', 'levelOut more', 'maneuver more']
    expect([...seen]).toEqual(expect.arrayContaining(common))
  })

  function exact(state: State, order: Action, { field, least, most, step, stops }: NumberField): void {
    const isLegal = (value: number) => aerialCraps.check(state, { ...order, [field]: value } as Action).length === 0
    for (let value = least; value <= most; value += step) expect([value, isLegal(value)]).toEqual([value, true])
    expect([isLegal(least - step), isLegal(most + step)]).toEqual([false, false])
    for (const stop of stops) expect(isLegal(stop)).toBe(true)
  }

  it('no attack, no field', () => {
    const game = new Game({}).until('useMp', 'A')
    expect(aerialCraps.fields(viewOf(game.state), 'fire')).toEqual([])
    expect(aerialCraps.fields(viewOf(game.state), 'goForward')).toEqual([])
  })
})

describe('what a player looks for', () => {
  const refused = (state: State, seat: Seat = 'a'): readonly string[] => {
    const view = viewOf(state, seat)
    const { check } = fromView(aerialCraps, view)
    return aerialCraps
      .wanted(view)
      .flatMap((action) => check(action).map(({ rule, code }) => `${action.type} ${rule} ${code}`))
  }

  it('AC-2.42-1 ways out of a maneuver that has not begun; AC-2.41-2 straight on out of one that has', () => {
    const going = new Game({}).until('useMp', 'A')
    expect(refused(going.state)).toEqual(
      expect.arrayContaining(['exitGoing AC-2.42-1 not-maneuvering', 'levelOut AC-2.42-1 not-maneuvering']),
    )
    const turning = new Game({ a: { A: { maneuvering: true } } }).until('useMp', 'A')
    expect(refused(turning.state)).toContain('goForward AC-2.41-2 not-going')
    expect(refused(going.state, 'b')).toEqual([])
  })

  it('in every position orders of who is asked, legal ones among the listed', () => {
    for (const { config } of aerialCraps.info.scenarios)
      for (const { state } of positions(config, 'wanted'))
        for (const seat of ['a', 'b'] as const) {
          const orders = aerialCraps.wanted(viewOf(state, seat))
          expect(orders.every((one) => one.seat === seat && aerialCraps.parse.action(one).ok)).toBe(true)
          if (!aerialCraps.actors(state).includes(seat)) expect(orders).toEqual([])
        }
  })

  it('nothing is secret and nothing is changed', () => {
    expect(Object.values(aerialCraps.info.actions).some(({ secret }) => secret)).toBe(false)
    const game = new Game({}).until('useMp', 'A')
    expect(isSecret(aerialCraps, viewOf(game.state))).toBe(false)
    expect(aerialCraps.changes(viewOf(game.state))).toEqual([])
  })
})

describe('whole flights', () => {
  it('are for who uses movement points and goes somewhere', () => {
    const game = new Game({}).until('useMp', 'A')
    expect([...routes(viewOf(game.state, 'b'))]).toEqual([])
    expect([...routes(aerialCraps.view(game.state, 'spectator'))]).toEqual([])
    expect([...routes(viewOf(new Game({}).until('pitch', 'A').state))]).toEqual([])
  })

  it('are legal order by order until dice fall or another is asked, and certain ones end at their ghost', () => {
    const flown = { certain: 0, risky: 0 }
    for (const { config } of aerialCraps.info.scenarios)
      for (const n of ['one', 'two', 'three', 'four', 'five', 'six'])
        for (const { state } of positions(config, n, true))
          for (const seat of ['a', 'b'] as const) fly(state, seat, flown)
    expect(flown.certain).toBeGreaterThan(10)
    expect(flown.risky).toBeGreaterThan(20)
  })

  function fly(state: State, seat: Seat, flown: { certain: number; risky: number }): void {
    for (const { orders, ghost, via, cost, dice } of routes(viewOf(state, seat))) {
      let now = state
      let fell = false
      for (const order of orders) {
        if (fell || !aerialCraps.actors(now).includes(seat)) break
        const step = aerialCraps.reduce(now, order)
        expect(step.ok).toBe(true)
        if (!step.ok) return
        fell = step.barrier === 'dice'
        now = step.state
      }
      expect([via.length, cost, via.at(-1)]).toEqual([orders.length + 1, orders.length, ghost.at])
      flown[dice.length === 0 ? 'certain' : 'risky']++
      if (dice.length === 0) expect([fell, standing(now, ghost.piece)]).toEqual([false, ghost])
    }
  }
})

describe('from a click to an order', () => {
  it('a hex two MPs ahead is asked for its turn', () => {
    const game = new Game({ a: { A: { speed: 9 } } }).until('useMp', 'A')
    const order = begin(aerialCraps, viewOf(game.state), { words, routes })
    const { label, leads } = choicesOf(order)[0]!
    expect([label, leads.length]).toEqual(['Go ahead', 14])
    const next = pick(order, choicesOf(order)[0]!)
    const labels = choicesOf(next).map((choice) => choice.label)
    expect(labels.slice(0, 2)).toEqual(['Straight ahead', 'Ahead, then left 60°'])
    expect(labels.slice(7, 9)).toEqual(['On to 1/−1', 'On to 1/−1, then left 60°'])
    expect(choicesOf(next)[7]).toMatchObject({ dice: [] })
    expect(choicesOf(next)[8]).toMatchObject({ dice: ['movement test'] })
    const ahead = { type: 'goForward', seat: 'a', turn: 0 }
    expect(pick(next, choicesOf(next)[7]!).done).toEqual([ahead, ahead])
  })

  it.each(
    aerialCraps.info.scenarios.flatMap(({ id, config }) => [
      [id, config, {}] as const,
      [id, config, { declareIntent: true }] as const,
    ]),
  )('leads to every order of %s, by 14 buttons and three picks at most', (_id, config, options) => {
    const own = { ...config, options: { ...config.options, ...options } }
    const { findings, positions: seen } = walk(aerialCraps, { config: own, words, routes, every: 2, actions: 400 })
    expect([...new Set(findings)].slice(0, 5)).toEqual([])
    expect(seen).toBeGreaterThan(10)
  })
})

it('the ground is the same while the hexes are', () => {
  const grounds = new Map<unknown, string | undefined>()
  const cellsOf = (state: State) => aerialCraps.scene(viewOf(state))!
  for (const options of [{}, { openSea: true }])
    for (const { state } of positions({ ...aerialCraps.info.scenarios[0]!.config, options }, 'ground')) {
      const { shapes, box, ground } = cellsOf(state)
      const key = JSON.stringify([box, shapes.filter(({ role }) => role === 'cell').length])
      expect(ground).toBe(grounds.get(key) ?? ground)
      grounds.set(key, ground)
    }
  expect(new Set(grounds.values()).size).toBe(grounds.size)
})
