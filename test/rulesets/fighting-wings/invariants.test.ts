/** What holds in every position of every game, whatever is played. */
import { describe, expect, it, vi } from 'vitest'
import { isCenter, spotFits } from '../../../src/geometry/index.js'
import { rules } from '../../../src/rulesets/fighting-wings/book/rules.js'
import { bandOf } from '../../../src/rulesets/fighting-wings/flight/airspace.js'
import { cards } from '../../../src/rulesets/fighting-wings/shown.js'
import { pickFrom } from '../../../src/tools/conformance/index.js'
import { type Action, type Config, configOf, fightingWings, type GameEvent, type Plane, type State } from './fixture.js'

vi.setConfig({ testTimeout: 120_000 })

type Check = (state: State, id: string, plane: Plane) => boolean

const craftOf = ({ config }: State, id: string) => config.crafts[config.flyers[id]!.craft]!

/** Are all numbers in it whole, however deep? */
function isWhole(value: unknown): boolean {
  if (typeof value === 'number') return Number.isInteger(value)
  if (typeof value !== 'object' || value === null) return true
  for (const one of Object.values(value)) if (!isWhole(one)) return false
  return true
}

const LAWS: Readonly<Record<string, Check>> = {
  '1 numbers are whole': (_, __, plane) => isWhole(plane),
  '4 a carry is less than half a speed': (_, __, { accel }) => accel >= -4 && accel <= 4,
  '10 a carry is a turn old at most': (_, __, { carryBank, carryTurn, carrySlip }) =>
    [carryBank, carryTurn, carrySlip].every((run) => run === null || run.carried),
  '12 no turn in vertical flight': (_, __, { move }) =>
    move === null || (move.flight !== 'VC' && move.flight !== 'VD') || move.turn === null,
  '15 facing and place fit': (_, __, plane) =>
    spotFits(plane) && (isCenter(plane) || plane.facing % 2 === 1) && plane.facing >= 0 && plane.facing < 12,
  '21 22 ammunition never runs below nothing': (_, __, { weapons }) =>
    Object.values(weapons).every(({ ammo }) => ammo >= 0),
  '3 points add up': ({ phase }, _, { move, stall }) =>
    phase !== 'move' ||
    move === null ||
    stall !== 'none' ||
    move.flight === null ||
    move.h + move.v + move.left <= move.fps,
  '36 the ground destroys, and none is above its ceiling': (state, id, { alt, out }) =>
    (alt > 0 || out) && alt <= craftOf(state, id).ceiling,
  '38 no speed past terminal': (state, id, { speed, alt, out }) =>
    out ||
    state.agenda[0]?.kind !== 'plot' ||
    speed <= craftOf(state, id).bands[bandOf(state.config.base, alt)].dive + 2,
}

const broken = (state: State): readonly string[] =>
  state.config.ids.flatMap((id) =>
    Object.keys(LAWS)
      .filter((law) => !LAWS[law]!(state, id, state.planes[id]!))
      .map((law) => `${law}: ${id}`),
  )

/** Who ends a move has spent every point, but for stalls, spins and turn stalls. */
function pointsBroken({ planes }: State, id: string, events: readonly GameEvent[]): string | undefined {
  const { move, stall } = planes[id]!
  const inTurn = events.some((event) => event.type === 'turnStalled' && event.plane === id && event.when === 'now')
  return stall !== 'none' || inTurn || move!.h + move!.v === move!.fps ? undefined : '3 points not spent'
}

/** A facing takes a point in the turn it comes; in vertical flight it takes a bank, and is of 90 degrees at most. */
function facingBroken(
  before: State,
  after: State,
  event: Extract<GameEvent, { type: 'faced' }>,
  events: readonly GameEvent[],
): string | undefined {
  const { plane: id, cause, from, to, rule } = event
  if (cause === 'stall' || cause === 'spin' || rule === 'BR-17') return undefined
  const { flight, h, v } = after.planes[id]!.move!
  const isVertical = flight === 'VC' || flight === 'VD'
  if (isVertical !== (cause === 'bank')) return `12 faced by ${cause} in ${flight}`
  const by = Math.min((to - from + 12) % 12, (from - to + 12) % 12)
  const most = cause !== 'bank' ? 1 : before.planes[id]!.move!.stays !== null ? 6 : 3
  if (by > most) return `12 ${by} facings by ${cause}`
  const count = (type: GameEvent['type']) =>
    events.filter((one) => one.type === type && 'plane' in one && one.plane === id).length
  const isPaid = cause === 'bank' ? h + v > 0 : count('faced') <= count('pointSpent')
  return isPaid ? undefined : '11 a facing for nothing'
}

/** What each event promises beside the ledger: invariants 2, 3, 10 to 12, 20, 22 and 28. */
function eventBroken(before: State, after: State, event: GameEvent, events: readonly GameEvent[]): string | undefined {
  if (event.type === 'moveEnded') return pointsBroken(after, event.plane, events)
  if (event.type === 'faced') return facingBroken(before, after, event, events)
  if (event.type === 'carried')
    return before.planes[event.plane]!.move![event.what]?.carried ? '10 carried twice' : undefined
  if (event.type === 'jamTried') {
    const isFirst = before.planes[event.plane]!.weapons[event.weapon]!.jam === 'temp'
    return isFirst && event.jam !== 'temp' ? undefined : '22 tried twice'
  }
  if (event.type === 'pointsCounted') {
    const { half } = before.planes[event.plane]!
    const stalled = after.planes[event.plane]!.stall !== 'none'
    return 2 * event.fps + event.carry === event.speed + half || stalled ? undefined : '2 points and carry'
  }
  if (event.type === 'shotFired') {
    const { stall, weapons, gloc } = before.planes[event.plane]!
    const shot = before.shots.find((one) => one.plane === event.plane && one.gun === event.gun)
    if (stall !== 'none' || gloc > 0) return '20 no shots in a stall or without a pilot'
    return shot!.weapons.some((id) => weapons[id]!.jam !== 'no') ? '22 a jammed weapon fired' : undefined
  }
  return event.type === 'orderFixed' ? orderBroken(after, event.order) : undefined
}

/** Everybody once, and every tailer behind its tailee with none but other tailers of that one between. */
function orderBroken({ planes }: State, order: readonly string[]): string | undefined {
  const live = Object.keys(planes).filter((id) => !planes[id]!.out)
  if ([...order].sort().join() !== live.sort().join()) return '28 each once'
  const isFollowing = (id: string): boolean => {
    const { tail } = planes[id]!
    if (tail === null || planes[id]!.stall !== 'none') return true
    const between = order.slice(order.indexOf(tail) + 1, order.indexOf(id))
    return order.indexOf(tail) < order.indexOf(id) && between.every((other) => planes[other]!.tail !== null)
  }
  return order.every(isFollowing) ? undefined : '28 a tailer follows its tailee'
}

/** Every ledger line names a rule; speed follows from it unless a limit cut it. */
function ledgerBroken(event: GameEvent, capped: ReadonlySet<string>): string | undefined {
  if (event.type !== 'speedChanged') return undefined
  if (event.ledger.some(({ rule }) => !Object.hasOwn(rules, rule))) return `ledger of ${event.plane}`
  if (capped.has(event.plane)) return undefined
  const steps = event.to - event.from
  const isRight = event.net === 5 * steps + event.carry && steps === Math.trunc(event.net / 5)
  return isRight ? undefined : `net of ${event.plane}`
}

/** An aircraft as it is now, whatever is written to it in place. */
const copyOf = (plane: Plane): Plane => ({
  ...plane,
  weapons: { ...plane.weapons },
  move: plane.move && { ...plane.move },
})

type Pick = ReturnType<typeof pickFrom>
type Choose = (legal: readonly Action[], pick: Pick) => Action

/** Plays a game to its end and holds every position and event to the invariants. Tells how often each event came. */
function playThrough(config: Config, name: string, seed: string, choose: Choose): Readonly<Record<string, number>> {
  const first = fightingWings.setup(config)
  if (!first.ok) throw new Error(JSON.stringify(first.violations))
  const events: GameEvent[] = []
  const told: Record<string, number> = {}
  const fork = fightingWings.fork(first.state, { seed, emit: (event) => void events.push(event as GameEvent) })
  const pick = pickFrom(`${name} ${seed}`)
  while (fork.outcome() === undefined) {
    events.length = 0
    const { planes } = fork.state
    const copies = Object.fromEntries(Object.keys(planes).map((one) => [one, copyOf(planes[one]!)]))
    const before: State = { ...fork.state, planes: copies, shots: [...fork.state.shots] }
    const legal = fork.legal() as readonly Action[]
    const chooses = before.phase === 'activate' && before.agenda.length === 0
    expect(!chooses || legal.some(({ type }) => type === 'chooseType'), '37 a flight type').toBe(true)
    fork.apply(choose(legal, pick))
    const wrong = events.map((event) => eventBroken(before, fork.state, event, events)).filter(Boolean)
    expect(wrong).toEqual([])
    expect(broken(fork.state)).toEqual([])
    const capped = new Set(events.flatMap((event) => (event.type === 'speedCapped' ? [event.plane] : [])))
    expect(events.map((event) => ledgerBroken(event, capped)).filter(Boolean)).toEqual([])
    for (const { type } of events) told[type] = (told[type] ?? 0) + 1
  }
  return told
}

const EDITIONS = ['asp', 'otr2', 'otr1'] as const

describe('games drawn at random', () => {
  for (const { id, config } of fightingWings.info.scenarios) {
    for (const edition of EDITIONS) {
      it(`${id}, ${edition}: invariants 1 to 5, 10 to 12, 15, 28, 31, 36 to 38`, () => {
        const options = { edition, houseCriticals: true }
        const told = playThrough({ ...config, seed: id, options }, id, edition, (legal, pick) => pick.of(legal))
        expect(told.moveEnded).toBeGreaterThan(0)
      })
    }
  }
})

describe('gunners in line astern', () => {
  const light = cards.find(({ id }) => id === 'HOUSE-LIGHT')!
  const TOUGH = { ...light, id: 'TOUGH', hits: 99, weapons: light.weapons.map((one) => ({ ...one, cap: 40 })) }
  const place = (id: string, side: 'blue' | 'red', r: number) =>
    ({ id, side, card: 'TOUGH', pilot: { quality: 'regular' }, q: 0, r, facing: 0, alt: 150, speed: 6 }) as const
  const line = configOf({
    A1: { card: 'TOUGH', r: 0 },
    B1: { card: 'TOUGH', q: 0, r: 4 },
    more: [place('A2', 'blue', 8), place('B2', 'red', 12)],
    cards: [TOUGH],
    turns: 24,
  })
  const GUNS = ['fire', 'clearJam']
  const STRAIGHT = ['endPlot', 'endMove', 'fp', 'stayAboard', 'declineTail']

  /** Shoots and clears jams whenever it can, and flies straight on. */
  const gunner: Choose = (legal, pick) => {
    const guns = legal.filter(({ type }) => GUNS.includes(type))
    const long = guns.filter((action) => action.type === 'fire' && action.burst === 'long')
    const straight = legal.filter(
      (action) => STRAIGHT.includes(action.type) || (action.type === 'chooseType' && action.flight === 'LVL'),
    )
    const wanted = [long.length > 0 && pick.of([true, true, false]) ? long : guns, straight].find(
      ({ length }) => length > 0,
    )
    return pick.of(wanted ?? legal)
  }

  for (const edition of EDITIONS) {
    it(`${edition}: invariants 20 to 22 over many shots, and jams that stay`, () => {
      const config: Config = { ...line, dice: 'seeded', seed: edition, options: { edition, breakOff: false } }
      const told = playThrough(config, 'line', edition, gunner)
      expect(told.shotFired).toBeGreaterThan(12)
      expect(told.jammed).toBeGreaterThan(0)
    })
  }
})
