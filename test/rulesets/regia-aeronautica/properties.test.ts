/** The invariants of the catalogue, over games of random players. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical } from '../../../src/core/index.js'
import { cellBoardContains, cellDistance } from '../../../src/geometry/index.js'
import { isInCloud, objectiveUnder } from '../../../src/rulesets/regia-aeronautica/flight/map.js'
import { melee, playedOut, seeded, type Told } from './games.js'
import {
  cardOf,
  cellOf,
  type GameEvent,
  type Plane,
  regiaAeronautica,
  SEATS,
  type Seat,
  type State,
} from './vocabulary.js'

const RUNS = 8

const games = fc.record({ seed: fc.nat(1_000_000), which: fc.nat(3) }).map(({ seed, which }) => {
  const { scenarios } = regiaAeronautica.info
  const base = which < 3 ? scenarios[which]!.config : melee()
  return { seed, which, told: playedOut(seeded(base, `game ${seed}`), `play ${seed}`) }
})

/** What must hold of every game. */
const always = (holds: (game: readonly Told[]) => void): void =>
  fc.assert(
    fc.property(games, ({ told }) => holds(told)),
    { numRuns: RUNS },
  )

const of = <T extends GameEvent['type']>(events: readonly GameEvent[], type: T) =>
  events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type)

const turnsOf = (game: readonly Told[]): readonly (readonly Told[])[] => {
  const turns = new Map<number, Told[]>()
  for (const told of game) turns.set(told.before.turn, [...(turns.get(told.before.turn) ?? []), told])
  return [...turns.values()]
}

const twice = (names: readonly string[]): readonly string[] => names.filter((name, i) => names.indexOf(name) !== i)

const living = (state: State, seat?: Seat): readonly (readonly [string, Plane])[] =>
  Object.entries(state.planes).filter(
    ([, { status, side }]) => status === 'flying' && (seat === undefined || side === seat),
  )

/** Planes of which a seat sees more or less than it may. */
function leaksTo(state: State, seat: Seat | 'spectator'): readonly string[] {
  const view = regiaAeronautica.view(state, seat)
  const faceDown = state.phase === 'priorities' || state.phase === 'initiative'
  return Object.entries(state.planes).flatMap(([id, { side, chit, chitShown }]) => {
    const number = faceDown && side !== seat && id in state.priorities ? 'hidden' : state.priorities[id]
    const right = chit === null || chitShown || side === seat ? chit : 'hidden'
    return view.planes[id]?.chit === right && view.priorities[id] === number ? [] : [`${seat}: ${id}`]
  })
}

describe('invariants', { timeout: 60_000 }, () => {
  it('1 RA-MOVE-01 RA-MOVE-02 RA-MOVE-05 a plane moves 1 to n spaces, each to a neighbour, on the map', () => {
    always((game) => {
      for (const { before, after, events } of game) {
        for (const { plane, column, row, altitude } of of(events, 'planeMoved')) {
          expect(cellDistance(cellOf(before, plane), { column, row, altitude })).toBe(1)
        }
        const off = living(after).filter(([, { cell }]) => cell !== null && !cellBoardContains(after.config.map, cell))
        expect(off).toEqual([])
        const slot = before.slot
        if (slot === null || after.slot?.plane === slot.plane || after.phase === 'over') continue
        const spaces = slot.spaces + of(events, 'planeMoved').length
        if (after.planes[slot.plane]!.status === 'flying') expect(spaces).toBeGreaterThanOrEqual(1)
        expect(spaces).toBeLessThanOrEqual(cardOf(before, slot.plane).rating)
      }
    })
  })

  it('2 RA-FIRE-04 at most one shot a plane a turn', () => {
    always((game) => {
      for (const turn of turnsOf(game)) {
        expect(twice(turn.flatMap(({ events }) => of(events, 'fireRolled').map(({ by }) => by)))).toEqual([])
      }
    })
  })

  it('3 7 RA-MOVE-09 RA-ENG-08 only fighters attack, in their square, level or from one above', () => {
    always((game) => {
      for (const { after, events } of game) {
        for (const { attacker, target } of of(events, 'engagementOpened')) {
          const [from, to] = [cellOf(after, attacker), cellOf(after, target)]
          expect(cardOf(after, attacker).role).toBe('fighter')
          expect([from.column - to.column, from.row - to.row]).toEqual([0, 0])
          expect([0, 1]).toContain(from.altitude - to.altitude)
        }
      }
    })
  })

  it('4 RA-FIRE-03 a plane in play holds no or one HIT marker', () => {
    always((game) => {
      const wrong = game.flatMap(({ after }) => living(after).filter(([, { hits }]) => hits !== 0 && hits !== 1))
      expect(wrong).toEqual([])
    })
  })

  it('5 RA-BOMB-04 each bomber bombs once at most', () => {
    always((game) => {
      const first = game.flatMap(({ events }) => of(events, 'bombsReleased')).filter(({ attempt }) => attempt === 1)
      expect(twice(first.map(({ plane }) => plane))).toEqual([])
    })
  })

  it('6 RA-CLD-02 no attack from above on a plane in cloud', () => {
    always((game) => {
      for (const { after, events } of game) {
        for (const { attacker, target } of of(events, 'engagementOpened')) {
          const [from, to] = [cellOf(after, attacker), cellOf(after, target)]
          expect(from.altitude > to.altitude && isInCloud(after, to)).toBe(false)
        }
      }
    })
  })

  it('8 RA-FIRE-05 return fire only against the mover, and only without FIRED', () => {
    always((game) => {
      for (const { before, events } of game) {
        for (const { kind, by, target } of of(events, 'fireRolled')) {
          if (kind !== 'return') continue
          expect([target, before.slot?.attacked, before.planes[by]!.fired]).toEqual([before.slot?.plane, by, false])
        }
      }
    })
  })

  it('9 10 RA-TURN-02 RA-TURN-04 priorities are permutations, and planes move by turns', () => {
    always((game) => {
      for (const { before, events } of game) {
        for (const { order } of of(events, 'prioritiesRevealed')) {
          const numbers = (seat: Seat) => living(before, seat).map(([id]) => before.priorities[id]!)
          for (const seat of SEATS) {
            const given = [...numbers(seat)].sort((a, b) => a - b)
            expect(given).toEqual(given.map((_, i) => i + 1))
          }
          const { seat: first } = of(events, 'initiativeDrawn')[0]!
          const rank = (id: string) => 2 * before.priorities[id]! + (before.planes[id]!.side === first ? 0 : 1)
          expect([...order].sort((a, b) => rank(a) - rank(b))).toEqual([
            ...living(before)
              .map(([id]) => id)
              .sort((a, b) => rank(a) - rank(b)),
          ])
          const sides = order.map((id) => before.planes[id]!.side)
          const both = 2 * Math.min(...SEATS.map((seat) => numbers(seat).length))
          expect(sides.slice(0, both).every((side, i) => (side === first) === (i % 2 === 0))).toBe(true)
          for (const seat of SEATS) {
            const own = order.filter((id) => before.planes[id]!.side === seat).map((id) => before.priorities[id])
            expect(own).toEqual(own.map((_, i) => i + 1))
          }
        }
      }
    })
  })

  it('11 RA-CLD-05 RA-CLD-06 clouds stay on the map and in number, and move once for each double that does not win', () => {
    always((game) => {
      for (const { before, after, events } of game) {
        if (before.phase !== 'prepare') expect(after.clouds).toHaveLength(before.clouds.length)
        for (const cloud of after.clouds) expect(cellBoardContains(after.config.map, cloud)).toBe(true)
        const dice = events.flatMap((event) => ('total' in event ? [event.dice] : []))
        const doubles = dice.filter(([a, b]) => a === b && (a === 1 || a === 6)).length
        const wonByRoll = after.phase === 'over' && of(events, 'turnEnded').length === 0
        const moved = wonByRoll ? 0 : doubles
        expect(of(events, 'cloudsTriggered')).toHaveLength(moved)
        expect(of(events, 'cloudMoved')).toHaveLength(moved * after.clouds.length)
      }
    })
  })

  it('12 RA-AA-01 RA-AA-03 RA-AA-04 AA never hits altitude 4, nor friends off an objective', () => {
    always((game) => {
      for (const { before, events } of game) {
        for (const { target } of of(events, 'aaFired')) {
          expect(cellOf(before, target).altitude).toBeLessThanOrEqual(3)
          if (before.planes[target]!.side === 'italian') expect(objectiveUnder(before, target)).toBeDefined()
        }
      }
    })
  })

  it('13 RA-WIN-01 RA-WIN-05 the French have won exactly if an objective is bombed', () => {
    always((game) => {
      for (const { before } of game) expect(before.bombed).toEqual([])
      const last = game.at(-1)!.after
      expect(regiaAeronautica.outcome(last)?.winner).toBe(last.bombed.length > 0 ? 'french' : 'italian')
    })
  })

  it('14 RA-CHIT-07 RA-TURN-02 views hide chits and priorities that are face down', () => {
    always((game) => {
      for (const { after } of game) {
        const leaks = ([...SEATS, 'spectator'] as const).flatMap((seat) => leaksTo(after, seat))
        expect(leaks).toEqual([])
      }
    })
  })

  it('15 the same seed and actions make the same game', () => {
    fc.assert(
      fc.property(games, ({ seed, which, told }) => {
        const { scenarios } = regiaAeronautica.info
        const base = which < 3 ? scenarios[which]!.config : melee()
        const again = playedOut(seeded(base, `game ${seed}`), `play ${seed}`)
        expect(canonical(again.at(-1)!.after)).toBe(canonical(told.at(-1)!.after))
        expect(again).toHaveLength(told.length)
      }),
      { numRuns: 3 },
    )
  })

  it('RA-MOVE-08 whoever must move can', () => {
    always((game) => {
      for (const { after } of game) {
        if (after.slot === null || after.slot.spaces > 0 || after.agenda.length > 0) continue
        const types = regiaAeronautica.legalActions(after).map(({ type }) => type)
        expect(new Set(types)).toEqual(new Set(['moveSpace']))
      }
    })
  })
})
