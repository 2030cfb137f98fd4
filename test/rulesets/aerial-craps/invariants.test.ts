import { describe, expect, it, vi } from 'vitest'
import { hashState, recordGame, replay } from '../../../src/core/index.js'
import { type Facing, hexAdd, hexRing, hexRotate, turnFacing } from '../../../src/geometry/index.js'
import { levelOf, tables } from '../../../src/rulesets/aerial-craps/book/tables.js'
import { knownArea } from '../../../src/rulesets/aerial-craps/flight/areas.js'
import { attackDice } from '../../../src/rulesets/aerial-craps/phases/firing.js'
import { aerialCraps, positionBonus } from '../../../src/rulesets/aerial-craps/shown.js'
import type { Action, Aircraft, GameEvent, State } from '../../../src/rulesets/aerial-craps/state/state.js'
import { coveringArray, pickFrom } from '../../../src/tools/conformance/index.js'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** What an invariant looks at: a position after an order, one aircraft in it, and what was told on the way. */
type OfAircraft = (state: State, own: Aircraft) => boolean
type OfState = (state: State) => boolean
type OfEvent = (event: GameEvent, state: State) => boolean

const isHoldingNone = ({ target, observer }: Aircraft): boolean =>
  target === null && (observer?.target ?? null) === null
/** Has a turn begun since it stalled, or did it spin before its last move? */
const isLater = ({ condition, moved }: Aircraft): boolean => condition === 'spinning' || !moved

const BY_AIRCRAFT: Readonly<Record<string, OfAircraft>> = {
  '1 Pilot Points are never below 0 nor above the allotment': ({ config }, { pp, pilot }) =>
    pp >= 0 && pp <= config.pilots[pilot]!.pp,
  '3 no facing exactly while maneuvering or spinning': (_state, { facing, maneuvering, condition }) =>
    (facing === null) === (maneuvering || condition === 'spinning'),
  '4 level means in its level once the move is over': (state, { pitch, pos, fate }) =>
    state.move !== null || fate !== 'flying' || pitch !== 0 || pos === 'in',
  '6 no CV without a target': (_state, { target, cv }) => target !== null || cv === 0,
  '7 a linked pair is one number': (state, { linked, target, cv }) =>
    !linked || (state.aircraft[target!]!.linked && state.aircraft[target!]!.cv === 0 - cv),
  '13 burnt boxes fit their rows': ({ config }, { sheet, card }) =>
    sheet.rows.every(({ marked, burnt }, i) => marked + burnt <= config.cards[card]!.rows[i]!),
  '14 out of control nobody holds a target but one spotted since': ({ config }, own) =>
    own.condition === 'ok' || isHoldingNone(own) || (config.options.stallSpotting === 'allowed' && isLater(own)),
  '17 each aircraft in play has moved by the time of combat': ({ phase }, { fate, moved }) =>
    phase !== 'combat' || fate !== 'flying' || moved,
}

const BY_STATE: Readonly<Record<string, OfState>> = {
  '2 no MP is left when the move is flown': ({ agenda, move }) =>
    agenda[0]?.kind !== 'speed' || (move!.hLeft === 0 && move!.vLeft === 0),
  '5 the MT level is that of the dice called for': ({ test, move, aircraft, config }) =>
    test === null || (test.level === levelOf(config.tables, test.called) && aircraft[move!.ac]!.mtLevel === test.level),
  '8 a test of level 0 without aerobatics costs no speed': ({ test }) =>
    test === null || test.level > 0 || test.aero > 0 || (test.loss === 0 && test.odd === 0),
  '22 someone is asked until the end': ({ phase, agenda }) => phase === 'over' || agenda.length === 1,
}

const ones = (...pools: readonly (readonly number[])[]): number => pools.flat().filter((die) => die === 1).length

/** Does everyone between a follower and its target follow that target too, in a chain? */
const isBehindItsTarget = (order: readonly string[], { aircraft }: State, ac: string): boolean => {
  const at = order.indexOf(aircraft[ac]!.follows!)
  if (at < 0 || aircraft[ac]!.target !== aircraft[ac]!.follows) return true
  const leads = (id: string | null): boolean => id === order[at] || (id !== null && leads(aircraft[id]!.follows))
  return at < order.indexOf(ac) && order.slice(at + 1, order.indexOf(ac)).every((id) => leads(aircraft[id]!.follows))
}

const BY_EVENT: Readonly<Record<string, OfEvent>> = {
  '9 Pilot Point dice and free dice never fail a test': (event) =>
    event.type !== 'testRolled' || event.ones === ones(event.called, event.penalty, event.aero),
  '10 a gain is never negative': (event) => event.type !== 'testPassed' || event.gain >= 0,
  '10 pursuers lose no more than the gain': (event, { test }) =>
    event.type !== 'cvChanged' ||
    event.why !== 'pursuer' ||
    event.from - event.to <=
      Math.floor((Math.max(0, test!.called) + test!.aero + test!.pp) / 2) + test!.sixes + test!.bought,
  '11 what is not carried over is 0': (event) =>
    event.type !== 'cvChanged' || event.why !== 'carryover' || (event.from > 0 && event.to === 0),
  '16 attacks need a CV, a range of 1 and adjacent levels': (event, { aircraft }) =>
    event.type !== 'fired' ||
    (event.cv >= 1 && event.range <= 1 && Math.abs(aircraft[event.ac]!.level - aircraft[event.target]!.level) <= 1),
  '18 a follower moves right behind its target and those who follow it': (event, state) =>
    event.type !== 'orderSet' || event.order.every((ac) => isBehindItsTarget(event.order, state, ac)),
  '19 power never passes the maximum level speed': (event, { aircraft, config }) =>
    event.type !== 'speedChanged' ||
    event.rule !== 'AC-2.22-1' ||
    event.speed <= config.cards[aircraft[event.ac]!.card]!.maxLevel,
}

const NAMES = [...Object.keys(BY_AIRCRAFT), ...Object.keys(BY_STATE), ...Object.keys(BY_EVENT)]
const ROWS = '12 filled rows never become fewer'
const GAMES = 120

/** Plays games from the lists on forks, over scenarios and rows of options, and notes every invariant that breaks. */
function brokenIn(games: number): { readonly broken: ReadonlySet<string>; readonly events: ReadonlySet<string> } {
  const { options, scenarios } = aerialCraps.info
  const rows = coveringArray(Object.fromEntries(Object.entries(options).map(([name, { values }]) => [name, values])))
  const broken = new Set<string>()
  const events = new Set<string>()
  for (let n = 0; n < games; n++) {
    const { config } = scenarios[n % scenarios.length]!
    const first = aerialCraps.setup({ ...config, seed: `inv-${n}`, options: rows[n % rows.length]! })
    if (!first.ok) throw new Error('no game')
    playOut(first.state, `inv-${n}`, broken, events)
  }
  return { broken, events }
}

/** Nobody retires, and whoever can look for a target or shoot does so every other time. */
function inFight(listed: readonly Action[], pick: ReturnType<typeof pickFrom>): Action {
  const keen = pick.index(2) === 0 ? listed.filter(({ type }) => type === 'spot' || type === 'fire') : []
  return pick.of(keen.length > 0 ? keen : listed.filter(({ type }) => type !== 'retire'))
}

function playOut(first: State, seed: string, broken: Set<string>, events: Set<string>): void {
  const pick = pickFrom(seed)
  const emit = (event: GameEvent): void => {
    events.add(event.type)
    if (event.type === 'cvChanged') events.add(event.why)
    for (const name in BY_EVENT) if (!BY_EVENT[name]!(event, fork.state)) broken.add(name)
  }
  const fork = aerialCraps.fork(first, { emit: emit as (event: { type: string }) => void })
  const filled = new Map<string, number>()
  while (fork.outcome() === undefined) {
    fork.apply(inFight(fork.legal(), pick))
    for (const name in BY_STATE) if (!BY_STATE[name]!(fork.state)) broken.add(name)
    for (const [id, own] of Object.entries(fork.state.aircraft)) {
      for (const name in BY_AIRCRAFT) if (!BY_AIRCRAFT[name]!(fork.state, own)) broken.add(name)
      if (own.sheet.filled < (filled.get(id) ?? 0)) broken.add(ROWS)
      filled.set(id, own.sheet.filled)
    }
  }
}

describe('invariants', () => {
  const { broken, events } = brokenIn(GAMES)

  it.each([...NAMES, ROWS])('%s', (name) => expect(broken.has(name)).toBe(false))

  it('are looked at in games where everything they speak of happens', () => {
    const told = ['testRolled', 'testPassed', 'fired', 'orderSet', 'speedChanged', 'tailed', 'powerRolled', 'rowFilled']
    const cv = ['carryover', 'position', 'mt', 'pursuer', 'failure', 'fire', 'link', 'lost']
    const rare = ['fireSpread', 'stressRolled', 'conditionChanged', 'levelChanged', 'observerCvChanged', 'ppSpent']
    expect([...told, ...cv, ...rare].filter((type) => !events.has(type))).toEqual([])
  })

  it('15 more CV, more points or a longer burst never mean fewer dice', () => {
    const dice = (cv: number, pp: number, burst: number, range: 0 | 1) =>
      attackDice(tables, 'floor', { cv, rating: 0.75, pp, burst, range }).dice
    for (let cv = 1; cv < 9; cv++) {
      for (let pp = 0; pp < 5; pp++) {
        for (const range of [0, 1] as const) {
          expect(dice(cv + 1, pp, 2, range)).toBeGreaterThanOrEqual(dice(cv, pp, 2, range))
          expect(dice(cv, pp + 1, 2, range)).toBeGreaterThanOrEqual(dice(cv, pp, 2, range))
          expect(dice(cv, pp, 3, range)).toBeGreaterThanOrEqual(dice(cv, pp, 2, range))
        }
      }
    }
  })

  it('20 areas and position bonuses turn with the table', () => {
    const first = aerialCraps.setup({ dice: 'seeded', seed: 'turn', scenario: 'duel' })
    if (!first.ok) throw new Error('no game')
    const placed = (q: number, r: number, facing: Facing): State => {
      const { A1, B1 } = first.state.aircraft
      const B = { ...B1!, hex: hexAdd(A1!.hex, { q, r }), level: A1!.level }
      return { ...first.state, aircraft: { A1: { ...A1!, facing }, B1: B } }
    }
    for (const { q, r } of [...hexRing({ q: 0, r: 0 }, 1), ...hexRing({ q: 0, r: 0 }, 2)]) {
      for (let turns = 1; turns < 6; turns++) {
        const turned = hexRotate({ q, r }, turns)
        const [before, after] = [placed(q, r, 0), placed(turned.q, turned.r, turnFacing(0, turns))]
        expect(knownArea(after, 'A1', 'B1')).toBe(knownArea(before, 'A1', 'B1'))
        expect(positionBonus(after, 'B1', 'A1')).toBe(positionBonus(before, 'B1', 'A1'))
      }
    }
  })

  it('21 a record played again ends in the same position', () => {
    const config = { dice: 'seeded', seed: 'again', scenario: 'duel' } as const
    const first = aerialCraps.setup(config)
    if (!first.ok) throw new Error('no game')
    const [fork, pick, actions] = [aerialCraps.fork(first.state), pickFrom('again'), [] as Action[]]
    while (fork.outcome() === undefined) {
      actions.push(pick.of(fork.legal()))
      fork.apply(actions.at(-1)!)
    }
    const record = recordGame(aerialCraps, config, actions)
    if (!record.ok) throw new Error('no record')
    expect(hashState(replay(aerialCraps, record.value).steps.at(-1)!.state)).toBe(hashState(fork.keep()))
  })
})
