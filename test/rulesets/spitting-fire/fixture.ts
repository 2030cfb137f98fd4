/** A small language for positions and flights, in the notation of the book's examples. */
import { expect } from 'vitest'
import type { Ruleset } from '../../../src/core/index.js'
import { cards } from '../../../src/rulesets/spitting-fire/data/cards.js'
import {
  type Action,
  type AircraftCard,
  type Colour,
  type Config,
  colourOf,
  type GameEvent,
  type GroupOrder,
  type Marker,
  type Options,
  type Placement,
  type Plane,
  type Pose,
  type Seat,
  type Shot,
  type SpittingFire,
  type State,
  spittingFire,
  type Table,
} from './vocabulary.js'

export type SfRuleset = Ruleset<SpittingFire>

/** One vector: named by its rules and its number in the catalogue, run against any copy of the ruleset. */
export interface Vector {
  readonly name: string
  run(game: SfRuleset): void
}
export const vector = (name: string, run: (game: SfRuleset) => void): Vector => ({ name, run })

// ---------------------------------------------------------------------------------------- cards

/** A shipped card. */
export function card(id: string): AircraftCard {
  const found = cards.find((one) => one.id === id)
  if (found === undefined) throw new Error(`no card ${id}`)
  return found
}

/** A card of our own: the Spitfire's numbers but for what is said. */
export const own = (id: string, numbers: Partial<AircraftCard> = {}): AircraftCard => ({
  ...card('spitfire'),
  id,
  ...numbers,
})

// ---------------------------------------------------------------------------------------- positions

/** `[x, y, heading]` on the open table, `[column, row, facing]` on hexes. */
export type Spot = readonly [number, number, number]

/** A group: its card, its level, and where its planes are. Planes are named after it: `A1`, `A2`. */
export interface Flight {
  readonly card: string
  readonly level?: number
  readonly at: readonly Spot[]
}

export interface Setting extends Partial<Pick<Config, 'cards' | 'points' | 'factions'>> {
  readonly table?: Table
  readonly options?: Partial<Options>
  readonly axis?: Readonly<Record<string, Flight>>
  readonly allies?: Readonly<Record<string, Flight>>
}

/** A flight of Spitfires. */
export const spit = (...at: readonly Spot[]): Flight => ({ card: 'spitfire', at })
/** A flight of any card at a level. */
export const flight = (id: string, level: number, ...at: readonly Spot[]): Flight => ({ card: id, level, at })

export const HEXES: Table = { kind: 'hex', columns: 24, rows: 36 }

/** Planes that are in nobody's way. */
const BYSTANDERS: Readonly<Record<Seat, Readonly<Record<string, Flight>>>> = {
  axis: { Far: { card: 'reisen', level: 3, at: [[22, 3, 0]] } },
  allies: { Away: { card: 'wildcat', level: 3, at: [[2, 33, 0]] } },
}

const poseAt = (table: Table | undefined, [a, b, c]: Spot): Pose =>
  table?.kind === 'hex'
    ? { q: a, r: b - (a - (a & 1)) / 2, facing: c as 0 | 1 | 2 | 3 | 4 | 5 }
    : { x: a, y: b, heading: c }

const orderOf = ([group, { card: id, at }]: readonly [string, Flight]): GroupOrder => ({
  group,
  card: id,
  planes: at.map((_, i) => `${group}${i + 1}`),
})

/** The config of a setting, with real dice. */
export function configOf({ axis, allies, ...rest }: Setting): Config {
  const sides = { axis: Object.entries(axis ?? BYSTANDERS.axis), allies: Object.entries(allies ?? BYSTANDERS.allies) }
  const placements: Record<string, Placement> = {}
  for (const [group, { level = 5, at }] of [...sides.axis, ...sides.allies]) {
    placements[group] = { altitude: level, poses: at.map((spot) => poseAt(rest.table, spot)) }
  }
  return {
    ...{ dice: 'manual', ...rest },
    forces: { axis: sides.axis.map(orderOf), allies: sides.allies.map(orderOf) },
    placements,
  }
}

/** A game at the start of turn 1, nothing plotted yet. */
export function scene(game: SfRuleset, setting: Setting): Play {
  const step = game.setup(configOf(setting))
  if (!step.ok) throw new Error(JSON.stringify(step.violations))
  return new Play(game, step.state, step.events as readonly GameEvent[])
}

// ---------------------------------------------------------------------------------------- play

/** A position that can be played on, as often as one likes: nothing in it changes. */
export class Play {
  constructor(
    readonly game: SfRuleset,
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

  /** Flies on: `F4 TT[2] PL120 F2 END`. */
  play(line: string): Play {
    let at: Play = this
    const events: GameEvent[] = []
    for (const word of line.split(' ').filter(Boolean)) {
      at = at.take(at.read(word))
      events.push(...at.events)
    }
    return new Play(this.game, at.state, events)
  }

  /** One word of the notation, said by whoever acts. */
  read(word: string): Action {
    const parsed = this.game.notation.parseAction(`${this.seat} ${word}`)
    if (!parsed.ok) throw new Error(`${word}: ${parsed.violations.map(({ message }) => message).join(' ')}`)
    return parsed.value as Action
  }

  /** Gives every group a marker, level and straight unless said, and commits both sides. */
  plot(markers: Readonly<Record<string, Marker>> = {}): Play {
    const plots = Object.entries(this.state.groups)
      .filter(([, { planes }]) => planes.some((id) => this.plane(id).status === 'flying'))
      .map(([group, { side }]): Action => {
        return { type: 'setPlot', seat: side, group, marker: markers[group] ?? 'level-straight' }
      })
    const waiting = this.game.actors(this.state) as readonly Seat[]
    return this.take(...plots, ...waiting.map((seat): Action => ({ type: 'commitPlots', seat })))
  }

  flip(colour: Colour): Play {
    return this.take({ type: 'flipCard', seat: 'referee', card: colour })
  }

  /** Turns up a card of the group's side and activates it. */
  activate(group: string): Play {
    const { side } = this.state.groups[group]!
    const flipped = this.flip(colourOf(side))
    const acted = flipped.take({ type: 'activateGroup', seat: side, group })
    return new Play(this.game, acted.state, [...flipped.events, ...acted.events])
  }

  begin(plane: string): Play {
    return this.take({ type: 'beginPlane', seat: this.plane(plane).side, plane })
  }

  /** From plotting to the first plane's flight: plots, activates the group, begins its first plane, flies. */
  fly(group: string, marker: Marker, line = ''): Play {
    return this.plot({ [group]: marker })
      .activate(group)
      .begin(`${group}1`)
      .play(line)
  }

  /** Fires: pairs of weapon and target, then the dice in the order in which they fall. */
  attack(shots: readonly (readonly [weapon: number, target: string])[], rolls: readonly number[] = []): Play {
    return this.take(this.attacking(shots, rolls))
  }

  attacking(shots: readonly (readonly [weapon: number, target: string])[], rolls: readonly number[] = []): Action {
    const declared = shots.map(([weapon, target]): Shot => ({ weapon, target }))
    return { type: 'attack', seat: this.seat, shots: declared, ...(rolls.length > 0 && { rolls }) }
  }

  hold(): Play {
    return this.attack([])
  }

  /** Activates a group and flies each of its planes straight on, without firing. */
  pass(group: string, line = 'F5 END'): Play {
    let at = this.activate(group)
    for (const plane of at.state.activation?.remaining ?? []) at = at.begin(plane).play(line).hold()
    return at
  }

  endTurn(): Play {
    return this.take({ type: 'endTurn', seat: 'referee' })
  }

  // -------------------------------------------------------------------------------------- looking

  /** The player who acts. */
  get seat(): Seat {
    return this.game.actors(this.state)[0] as Seat
  }

  plane(id: string): Plane {
    return this.state.planes[id]!
  }

  /** Where a plane is: `[x, y, heading]`, or `[q, r, facing]`. */
  pose(id: string): readonly number[] {
    return Object.values(this.plane(id).pose as Pose)
  }

  /** The movement under way. */
  get movement() {
    return this.state.activation!.movement!
  }

  /** MPs left. */
  get left(): number {
    return this.movement.rate - this.movement.spent
  }

  /** The events of one type that the last call told. */
  told<T extends GameEvent['type']>(type: T): readonly Extract<GameEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type)
  }

  /** Expects a refusal with at least these: a code, or a rule and a code. The word is one of the notation. */
  refuses(order: string | Action, codes: readonly string[], facts: object = {}): Play {
    expectRefused(this.game, this.state, typeof order === 'string' ? this.read(order) : order, codes, facts)
    return this
  }

  /** Expects to be allowed, and goes on. */
  allows(order: string | Action): Play {
    const action = typeof order === 'string' ? this.read(order) : order
    expect(this.game.check(this.state, action)).toEqual([])
    return typeof order === 'string' ? this.play(order) : this.take(order)
  }
}

/** Expects `check` and `reduce` to refuse alike, with these codes among others, and the position to stay. */
export function expectRefused(
  game: SfRuleset,
  state: State,
  action: Action,
  codes: readonly string[],
  facts: object = {},
): void {
  const violations = game.check(state, action)
  const before = JSON.stringify(state)
  const step = game.reduce(state, action)
  expect(step).toMatchObject({ ok: false, violations })
  expect(JSON.stringify(state)).toBe(before)
  const said = violations.flatMap(({ rule, code }) => [code, `${rule} ${code}`])
  expect(said).toEqual(expect.arrayContaining([...codes]))
  if (Object.keys(facts).length > 0) expect(violations.map((one) => one.facts)).toContainEqual(facts)
}

/** Expects a config to be refused with at least these codes. */
export function expectConfigRefused(game: SfRuleset, config: unknown, codes: readonly string[]): void {
  const step = game.setup(config as Config)
  const said = step.ok ? [] : step.violations.flatMap(({ rule, code }) => [code, `${rule} ${code}`])
  expect(said).toEqual(expect.arrayContaining([...codes]))
}

/** The same position with something about it changed from outside, through the gate. */
export function amended({ game, state }: Play, change: Partial<State>): Play {
  const parsed = game.parse.state(JSON.parse(JSON.stringify({ ...state, ...change })))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.violations))
  return new Play(game, parsed.value)
}

export { spittingFire }
