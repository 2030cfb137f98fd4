/** What holds in every position of every game, whatever is played. */
import { describe, expect, it, vi } from 'vitest'
import { isCenter, spotFits } from '../../../src/geometry/index.js'
import { bandOf } from '../../../src/rulesets/fighting-wings/airspace.js'
import { rules } from '../../../src/rulesets/fighting-wings/rules.js'
import { pickFrom } from '../../../src/tools/conformance/index.js'
import { fightingWings, type GameEvent, type Plane, type State } from './fixture.js'

vi.setConfig({ testTimeout: 120_000 })

type Check = (state: State, id: string, plane: Plane) => boolean

const craftOf = ({ config }: State, id: string) => config.crafts[config.flyers[id]!.craft]!

const LAWS: Readonly<Record<string, Check>> = {
  '1 numbers are whole': (_, __, plane) =>
    Object.values(plane).every((value) => typeof value !== 'number' || Number.isInteger(value)),
  '4 a carry is less than half a speed': (_, __, { accel }) => accel >= -4 && accel <= 4,
  '10 a carry is a turn old at most': (_, __, { carryBank, carryTurn }) =>
    [carryBank, carryTurn].every((run) => run === null || run.carried),
  '12 no turn in vertical flight': (_, __, { move }) =>
    move === null || (move.flight !== 'VC' && move.flight !== 'VD') || move.turn === null,
  '15 facing and place fit': (_, __, plane) => spotFits(plane) && (isCenter(plane) || plane.facing % 2 === 1),
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

/** Every ledger line names a rule; speed follows from it unless a limit cut it. */
function ledgerBroken(event: GameEvent, capped: ReadonlySet<string>): string | undefined {
  if (event.type !== 'speedChanged') return undefined
  if (event.ledger.some(({ rule }) => !Object.hasOwn(rules, rule))) return `ledger of ${event.plane}`
  if (capped.has(event.plane)) return undefined
  return event.net === 5 * (event.to - event.from) + event.carry ? undefined : `net of ${event.plane}`
}

describe('games drawn at random', () => {
  for (const { id, config } of fightingWings.info.scenarios) {
    for (const edition of ['asp', 'otr2', 'otr1'] as const) {
      it(`${id}, ${edition}: invariants 1, 3, 4, 5, 10, 12, 15, 20, 21, 28, 31, 36, 37, 38`, () => {
        const first = fightingWings.setup({ ...config, options: { edition, houseCriticals: true } })
        if (!first.ok) throw new Error('setup')
        const events: GameEvent[] = []
        const fork = fightingWings.fork(first.state, {
          seed: edition,
          emit: (event) => void events.push(event as GameEvent),
        })
        const pick = pickFrom(`${id} ${edition}`)
        while (fork.outcome() === undefined) {
          events.length = 0
          fork.apply(pick.of(fork.legal()))
          expect(broken(fork.state)).toEqual([])
          const capped = new Set(events.flatMap((event) => (event.type === 'speedCapped' ? [event.plane] : [])))
          expect(events.map((event) => ledgerBroken(event, capped)).filter(Boolean)).toEqual([])
          for (const event of events)
            if (event.type === 'orderFixed') expect(new Set(event.order).size).toBe(event.order.length)
          for (const event of events)
            if (event.type === 'shotFired') expect(fork.state.config.ids).toContain(event.target)
        }
      })
    }
  }
})
