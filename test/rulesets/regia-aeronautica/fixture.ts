/** A small language for positions and turns: cells are `C3/2`, dice are typed in. */
import { expect } from 'vitest'
import type { Ruleset } from '../../../src/core/index.js'
import { enumerate, oddsOf, toText } from '../../../src/core/index.js'
import { type Cell, type CellStep, type Square, squareNamed } from '../../../src/geometry/index.js'
import {
  type Action,
  type Chit,
  type Config,
  cards,
  type GameEvent,
  map,
  type Options,
  opponent,
  type Plane,
  type RegiaAeronautica,
  type RegiaCard,
  type ScenarioData,
  type Seat,
  type State,
} from './vocabulary.js'

export type RaRuleset = Ruleset<RegiaAeronautica>

/** One vector: named by its rules and its number in the catalogue, run against any copy of the ruleset. */
export interface Vector {
  readonly name: string
  run(game: RaRuleset): void
}
export const vector = (name: string, run: (game: RaRuleset) => void): Vector => ({ name, run })

// ---------------------------------------------------------------------------------------- positions

/** `H2` */
export function square(name: string): Square {
  const found = squareNamed(name)
  if (found === null) throw new Error(`no square ${name}`)
  return found
}

/** `H2/3` */
export function cell(name: string): Cell {
  const [where = '', altitude = ''] = name.split('/')
  return { ...square(where), altitude: Number(altitude) }
}

/** A shipped card with something about it changed. */
export function own(id: string, numbers: Partial<RegiaCard>): RegiaCard {
  const found = cards.find((card) => card.id === id)
  if (found === undefined) throw new Error(`no card ${id}`)
  return { ...found, ...numbers }
}

/** Where a plane of which card is: `morane C3/2`. */
type Force = Readonly<Record<string, string>>

export interface Setting {
  readonly french?: Force
  readonly italian?: Force
  readonly guns?: readonly string[]
  readonly clouds?: readonly string[]
  /** NONE unless said. */
  readonly chits?: Readonly<Record<string, Chit>>
  readonly options?: Partial<Options>
  readonly cards?: readonly RegiaCard[]
  readonly map?: ScenarioData['map']
}

/** Planes that are in nobody's way; `F9` can still bomb, so that the game goes on. */
const BYSTANDERS: Readonly<Record<Seat, Force>> = { french: { F9: 'leo-451 A7/1' }, italian: { I9: 'cr42 J7/1' } }

const forceOf = (planes: Force) =>
  Object.entries(planes).map(([plane, text]) => ({ plane, card: text.split(' ')[0] as string }))

/** The config of a setting, with real dice. The bystanders are there besides. */
export function configOf({ french = {}, italian = {}, ...rest }: Setting): Config {
  const forces = { french: { ...french, ...BYSTANDERS.french }, italian: { ...italian, ...BYSTANDERS.italian } }
  return exactConfigOf({ ...rest, ...forces })
}

/** The same without bystanders. */
export function exactConfigOf(setting: Setting): Config {
  const { french = {}, italian = {}, guns = [], clouds = [], chits = {}, options, cards: given } = setting
  const planes = Object.entries({ ...french, ...italian })
  return {
    dice: 'manual',
    scenario: {
      title: 'A position',
      map: setting.map ?? map,
      forces: { french: forceOf(french), italian: forceOf(italian) },
    },
    placements: {
      planes: Object.fromEntries(planes.map(([id, text]) => [id, cell(text.split(' ')[1] as string)])),
      guns: guns.map(square),
      clouds: clouds.map(cell),
      chits: Object.fromEntries(planes.map(([id]) => [id, chits[id] ?? 'none'])),
    },
    ...(options && { options }),
    ...(given && { cards: given }),
  }
}

/** A game at the start of turn 1. */
export function begun(game: RaRuleset, config: Config): Play {
  const step = game.setup(config)
  if (!step.ok) throw new Error(JSON.stringify(step.violations))
  return new Play(game, step.state, step.events as readonly GameEvent[])
}

/** A position at the start of turn 1, with bystanders. */
export const scene = (game: RaRuleset, setting: Setting): Play => begun(game, configOf(setting))

// ---------------------------------------------------------------------------------------- play

/** A position that can be played on, as often as one likes: nothing in it changes. */
export class Play {
  constructor(
    readonly game: RaRuleset,
    readonly state: State,
    /** What the last call told. */
    readonly events: readonly GameEvent[] = [],
  ) {}

  /** Takes actions that must all be legal. */
  take(...actions: readonly Action[]): Play {
    let { state } = this
    const events: GameEvent[] = []
    for (const action of actions) {
      const step = this.game.reduce(state, action)
      if (!step.ok)
        throw new Error(`${JSON.stringify(action)}: ${step.violations.map(({ message }) => message).join(' ')}`)
      state = step.state
      events.push(...(step.events as readonly GameEvent[]))
    }
    return new Play(this.game, state, events)
  }

  /** Gives each side's planes in play the numbers 1, 2, ... in this order, those not named after the others. */
  priorities(...first: readonly string[]): Play {
    const orders = (this.game.actors(this.state) as readonly Seat[]).map((seat): Action => {
      const living = this.state.config.roster.filter((id) => this.plane(id).side === seat && this.isFlying(id))
      const order = [...first.filter((id) => living.includes(id)), ...living.filter((id) => !first.includes(id))]
      return { type: 'setPriorities', seat, priorities: Object.fromEntries(order.map((id, i) => [id, i + 1])) }
    })
    return this.take(...orders)
  }

  initiative(seat: Seat): Play {
    return this.take({ type: 'drawInitiative', seat: 'referee', card: seat })
  }

  /** The turn begins with these planes: the side of the first has the initiative. */
  turnOf(...planes: readonly string[]): Play {
    const first = planes[0] as string
    return this.priorities(...planes).initiative(this.plane(first).side)
  }

  /** The plane whose slot it is moves: `north up`. */
  move(steps: string): Play {
    const plane = this.mover
    return this.take(
      ...steps.split(' ').map((direction): Action => {
        return { type: 'moveSpace', seat: this.plane(plane).side, plane, direction: direction as CellStep }
      }),
    )
  }

  moving(direction: string, plane: string = this.mover): Action {
    return { type: 'moveSpace', seat: this.plane(plane).side, plane, direction: direction as CellStep }
  }

  ending(plane: string = this.mover): Action {
    return { type: 'endMove', seat: this.plane(plane).side, plane }
  }

  /** The plane whose slot it is stops. */
  stop(): Play {
    return this.take(this.ending())
  }

  /** Planes move up, or down from the top, and stop, until the next question or step, or until this plane's slot. */
  rest(until?: string): Play {
    let at: Play = this
    const events: GameEvent[] = []
    while (at.state.phase === 'movement' && at.state.agenda.length === 0 && at.mover !== until) {
      if (at.state.slot!.spaces === 0) {
        at = at.move(at.plane(at.mover).cell!.altitude < 4 ? 'up' : 'down')
        events.push(...at.events)
        continue
      }
      at = at.stop()
      events.push(...at.events)
    }
    return new Play(this.game, at.state, events)
  }

  /** The dice of the fight, in the order in which they fall. */
  roll(...rolls: readonly number[]): Play {
    return this.take({ type: 'rollFire', seat: 'referee', ...(rolls.length > 0 && { rolls }) })
  }

  react(fighter: string): Play {
    return this.take(this.reacting(fighter))
  }

  reacting(fighter: string): Action {
    return { type: 'react', seat: opponent(this.plane(this.mover).side), fighter }
  }

  decline(fighter: string): Play {
    return this.take(this.declining(fighter))
  }

  declining(fighter: string): Action {
    return { type: 'decline', seat: this.plane(fighter).side, fighter }
  }

  attackBelow(target: string): Play {
    return this.take(this.attackingBelow(target))
  }

  attackingBelow(target: string): Action {
    return { type: 'attackBelow', seat: this.plane(this.mover).side, target }
  }

  choose(target: string): Play {
    return this.take({ type: 'chooseTarget', seat: this.plane(this.mover).side, target })
  }

  lucky(plane: string, value: -1 | 0 | 1): Play {
    return this.take({ type: 'useLucky', seat: this.plane(plane).side, plane, value })
  }

  fireAA(gun: number, target: string): Play {
    return this.take({ type: 'fireAA', seat: 'italian', gun, target })
  }

  passAA(gun: number): Play {
    return this.take({ type: 'passAA', seat: 'italian', gun })
  }

  bomb(plane: string): Play {
    return this.take({ type: 'bomb', seat: 'french', plane })
  }

  passBomb(plane: string): Play {
    return this.take({ type: 'passBomb', seat: 'french', plane })
  }

  // -------------------------------------------------------------------------------------- looking

  get mover(): string {
    return this.state.slot?.plane ?? 'nobody'
  }

  plane(id: string): Plane {
    return this.state.planes[id]!
  }

  isFlying(id: string): boolean {
    return this.plane(id).status === 'flying'
  }

  /** Where a plane is: `C3/2`. */
  at(id: string): string {
    const { column, row, altitude } = this.plane(id).cell!
    return `${String.fromCharCode(64 + column)}${row}/${altitude}`
  }

  /** What is asked, and whom: `react italian`; empty while a plane may move on. */
  get asked(): string {
    const frame = this.state.agenda.at(-1)
    return frame === undefined ? '' : `${frame.kind} ${frame.waiting.join(' ')}`
  }

  /** The events of one type that the last call told. */
  told<T extends GameEvent['type']>(type: T): readonly Extract<GameEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type)
  }

  /** The rules that the last call's events of this type cite, with what they say of these fields. */
  get kinds(): readonly string[] {
    return this.events.map(({ type }) => type)
  }

  /** The exact odds, in lowest terms, of a fact about what the dice of the fight bring. */
  odds(holds: (after: Play) => boolean): string {
    const found = enumerate(this.game, this.state, { type: 'rollFire', seat: 'referee' })
    if (!found.ok) throw new Error(JSON.stringify(found.violations))
    const read = oddsOf(found.outcomes, ({ state, events }) =>
      holds(new Play(this.game, state, events as readonly GameEvent[])),
    )
    return toText(read)
  }

  /** The odds that a firer hits. */
  hitOdds(by: string): string {
    return this.odds((after) => after.events.some((event) => 'hit' in event && event.by === by && event.hit))
  }

  /** Expects a refusal with at least these: a code, or a rule and a code. */
  refuses(action: Action, ...codes: readonly string[]): Play {
    const violations = this.game.check(this.state, action)
    const before = JSON.stringify(this.state)
    expect(this.game.reduce(this.state, action)).toMatchObject({ ok: false, violations })
    expect(JSON.stringify(this.state)).toBe(before)
    const said = violations.flatMap(({ rule, code }) => [code, `${rule} ${code}`])
    expect(said).toEqual(expect.arrayContaining([...codes]))
    return this
  }

  /** Expects to be allowed, and goes on. */
  allows(action: Action): Play {
    expect(this.game.check(this.state, action)).toEqual([])
    return this.take(action)
  }
}

/** The same position with something about its planes changed from outside, through the gate. */
export function amended({ game, state }: Play, planes: Readonly<Record<string, Partial<Plane>>>): Play {
  const changed = Object.entries(state.planes).map(([id, plane]) => [id, { ...plane, ...planes[id] }])
  const parsed = game.parse.state(JSON.parse(JSON.stringify({ ...state, planes: Object.fromEntries(changed) })))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.violations))
  return new Play(game, parsed.value)
}

/** Expects a config to be refused with at least these codes. */
export function expectConfigRefused(game: RaRuleset, config: unknown, ...codes: readonly string[]): void {
  const step = game.setup(config as Config)
  const said = step.ok ? [] : step.violations.flatMap(({ rule, code }) => [code, `${rule} ${code}`])
  expect(said).toEqual(expect.arrayContaining([...codes]))
}
