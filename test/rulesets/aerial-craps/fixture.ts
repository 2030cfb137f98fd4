/** A table with physical dice: positions from a few words, dice by purpose, dull answers where nothing is said. */
import type { Outcome, Ruleset } from '../../../src/core/index.js'
import { aerialCraps, type Options, type Tables } from '../../../src/rulesets/aerial-craps/shown.js'
import type {
  Action,
  AerialCraps,
  Aircraft,
  Config,
  Entry,
  FrameKind,
  GameEvent,
  Start,
  State,
} from '../../../src/rulesets/aerial-craps/state/state.js'
import { subjectOf } from '../../../src/rulesets/aerial-craps/turn/tasks.js'

/** One aircraft in a few words; what is not said is a level Albatros with a line pilot. */
export interface Brief extends Partial<Omit<Entry, 'start'>>, Omit<Start, never> {}

export const entry = (id: string, brief: Brief): Entry => {
  const {
    card = 'albd3',
    pilot = 'steady',
    hex = { q: 0, r: 0 },
    level = 8,
    facing = 0,
    speed = 6,
    id: _id,
    ...start
  } = brief
  return { id, card, pilot, hex, level, facing, speed, start }
}

export interface Setting {
  readonly a?: Readonly<Record<string, Brief>>
  readonly b?: Readonly<Record<string, Brief>>
  readonly options?: Partial<Options>
  readonly tables?: Partial<Tables>
  readonly aircraft?: Config['aircraft']
  readonly sun?: 0 | 1 | 2 | 3 | 4 | 5
  readonly turns?: number
  /** Faces by the beginning of a purpose; what is not said falls as 3. */
  readonly dice?: Readonly<Record<string, readonly number[]>>
}

export const configOf = ({
  a = { A: {} },
  b = { Z: { hex: { q: 0, r: -20 } } },
  options = {},
  tables = {},
  ...more
}: Setting): Config => ({
  dice: 'manual',
  options,
  tables,
  ...(more.aircraft && { aircraft: more.aircraft }),
  scenario: {
    title: 'A test',
    turns: more.turns ?? 20,
    sun: more.sun ?? null,
    area: { columns: 12, rows: 12, stagger: 'odd-q' },
    nations: { a: 'one', b: 'two' },
    forces: {
      a: Object.entries(a).map(([id, brief]) => entry(id, brief)),
      b: Object.entries(b).map(([id, brief]) => entry(id, brief)),
    },
  },
})

type Fields = Readonly<Record<string, unknown>>

const isDull = (action: Action, own: Aircraft | null): boolean => {
  const { type } = action
  if (type === 'declarePitch') return action.pitch === own?.pitch
  if (type === 'easePitch' || type === 'extinguish') return false
  if (type === 'addCv') return !action.add
  if (type === 'becomeIn') return !action.yes
  if (type === 'fuelLeak') return action.choice === 'smoke'
  if (type === 'takeSpeed') return action.points === 1
  if (type === 'goForward' || type === 'turnAfterExit') return action.turn === 0
  if (type === 'maneuver') return action.more === 0
  return DULL.has(type) || Object.values(action).includes(0) || Object.values(action).includes('none')
}
const DULL = new Set<string>(['done', 'coast', 'beginTurn', 'rollInitiative'])

/** A game at a real table. */
export class Game {
  state: State
  readonly events: GameEvent[] = []
  /** Every order so far, with its dice. */
  readonly orders: Action[] = []
  readonly #ruleset: Ruleset<AerialCraps>
  readonly #dice: Record<string, number[]>
  #offs = 0

  constructor(setting: Setting, ruleset: Ruleset<AerialCraps> = aerialCraps) {
    this.#ruleset = ruleset
    this.#dice = Object.fromEntries(Object.entries(setting.dice ?? {}).map(([purpose, faces]) => [purpose, [...faces]]))
    const first = ruleset.setup(configOf(setting))
    if (!first.ok) throw new Error(JSON.stringify(first.violations))
    this.state = first.state
  }

  craft(id: string): Aircraft {
    return this.state.aircraft[id]!
  }

  get score(): Readonly<Record<string, number>> {
    return this.#ruleset.score(this.state)
  }

  get question(): FrameKind | undefined {
    return this.state.agenda[0]?.kind
  }

  get subject(): string | null {
    return subjectOf(this.state)
  }

  get legal(): readonly Action[] {
    return this.#ruleset.legalActions(this.state)
  }

  get outcome(): Outcome<AerialCraps> | undefined {
    return this.#ruleset.outcome(this.state)
  }

  /** Faces for the next calls of a purpose. */
  throws(purpose: string, ...faces: readonly number[]): this {
    this.#dice[purpose] = [...(this.#dice[purpose] ?? []), ...faces]
    return this
  }

  /** Gives an order; the seat is whoever is asked. Dice come by their purpose. */
  do(type: Action['type'], fields: Fields = {}): this {
    const seat = this.#ruleset.actors(this.state)[0]
    return this.order({ type, seat, ...fields } as Action)
  }

  order(bare: Action): this {
    let action = bare
    for (;;) {
      const result = this.#ruleset.reduce(this.state, action)
      if (result.ok) {
        this.state = result.state
        this.orders.push(action)
        this.events.push(...(result.events as readonly GameEvent[]))
        return this
      }
      if (!('needs' in result) || result.needs === undefined)
        throw new Error(JSON.stringify([action, result.violations]))
      action = { ...action, rolls: [...(action.rolls ?? []), ...this.#faces(result.needs.purpose, result.needs.count)] }
    }
  }

  #faces(purpose: string, count: number): readonly number[] {
    if (purpose.startsWith('roll-off') && !Object.keys(this.#dice).some((name) => purpose.startsWith(name)))
      return [1 + (this.#offs++ % 6)]
    const key = Object.keys(this.#dice).find((name) => purpose.startsWith(name))
    const faces = key === undefined ? [] : this.#dice[key]!.splice(0, count)
    return [...faces, ...Array.from({ length: count - faces.length }, () => 3)]
  }

  /** The codes, with their rules, for which an order is refused; empty if it is not. */
  refusal(type: Action['type'], fields: Fields = {}): readonly string[] {
    const seat = this.#ruleset.actors(this.state)[0]
    return this.#ruleset
      .check(this.state, { type, seat, ...fields } as Action)
      .map(({ rule, code }) => `${rule} ${code}`)
  }

  /** Answers dully until this question comes up, about this aircraft if one is named. */
  until(kind: FrameKind | 'over', ac?: string): this {
    for (let left = 400; left > 0; left--) {
      if (this.state.phase === 'over') {
        if (kind === 'over') return this
        break
      }
      if (this.question === kind && (ac === undefined || this.subject === ac)) return this
      this.dully()
    }
    throw new Error(`${kind} ${ac ?? ''} never comes up; now ${this.question} ${this.subject}`)
  }

  /** One dull answer. */
  dully(): this {
    const own = this.subject === null ? null : this.craft(this.subject)
    const action = this.legal.find((one) => isDull(one, own)) ?? this.legal[0]
    return this.order(action as Action)
  }

  /** The events of one type, in order. */
  told<T extends GameEvent['type']>(type: T): readonly Extract<GameEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type)
  }

  /** The last event of one type. */
  last<T extends GameEvent['type']>(type: T): Extract<GameEvent, { type: T }> {
    const found = this.told(type).at(-1)
    if (found === undefined) throw new Error(`${type} was never told`)
    return found
  }
}

/** One vector: a rule, what it says, and how it shows. */
export interface Vector {
  readonly id: string
  readonly says: string
  run(begin: (setting: Setting) => Game): void
}

export const vector = (id: string, says: string, run: Vector['run']): Vector => ({ id, says, run })

/** The value of the line that cites a rule. */
export const lineOf = (modifiers: readonly { rule: string; value: number }[], rule: string): number | undefined =>
  modifiers.find((line) => line.rule === rule)?.value
