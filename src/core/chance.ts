import alea from 'seedrandom/lib/alea.js'
import { refuse } from './messages.js'
import type { CoreRule } from './rules.js'
import type { Barrier, BaseAction, DiceRequest, Game, Io, Rng } from './ruleset.js'
import type { Violation } from './violation.js'

/** The generator that a seed starts. */
export const rngFrom = (seed: string): Rng => alea(seed, { state: true }).state()

/** What rule code is handed, with what the kernel needs to know afterwards. */
export interface Chance<G extends Game> extends Io<G> {
  readonly barrier: Barrier
}

type Emit<G extends Game> = ((event: G['Event']) => void) | undefined

abstract class Table<G extends Game> implements Chance<G> {
  #rolled = false
  #shown = false
  constructor(readonly emit: Emit<G>) {}

  /** One face of a die with `sides` sides; `count` dice of this throw are still to fall, this one included. */
  protected abstract face(purpose: string, count: number, sides: number): number
  protected abstract kind(purpose: string, kinds: Readonly<Record<string, number>>): string

  die(purpose: string, sides = 6): number {
    this.#rolled = true
    return this.face(purpose, 1, sides)
  }

  pool(purpose: string, count: number, sides = 6): readonly number[] {
    const faces: number[] = []
    for (let left = count; left > 0; left--) faces.push(this.face(purpose, left, sides))
    if (count > 0) this.#rolled = true
    return faces
  }

  draw<Kind extends string>(purpose: string, kinds: Readonly<Record<Kind, number>>): Kind {
    this.#rolled = true
    return this.kind(purpose, kinds) as Kind
  }

  reveal(): void {
    this.#shown = true
  }

  get barrier(): Barrier {
    return this.#rolled ? 'dice' : this.#shown ? 'reveal' : 'none'
  }
}

/** Dice from a generator. Draw order is the order of calls; one number a die, one a draw. */
export class SeededChance<G extends Game> extends Table<G> {
  #next: (() => number) | null = null
  #state: (() => Rng) | null = null
  #from: Rng | string

  /** @param from A generator as it stands, or the seed of one, which is started only if a die falls. */
  constructor(from: Rng | string, emit: Emit<G>) {
    super(emit)
    this.#from = from
  }

  /** The generator as it stands now. */
  get rng(): Rng {
    if (this.#state !== null) this.#from = this.#state()
    else if (typeof this.#from === 'string') this.#from = rngFrom(this.#from)
    return this.#from as Rng
  }

  protected face(_purpose: string, _count: number, sides: number): number {
    return 1 + Math.floor(this.#unit() * sides)
  }

  protected kind(purpose: string, kinds: Readonly<Record<string, number>>): string {
    let sum = 0
    for (const kind in kinds) sum += kinds[kind] as number
    let left = Math.floor(this.#unit() * sum)
    for (const kind in kinds) {
      left -= kinds[kind] as number
      if (left < 0) return kind
    }
    throw new Error(`${purpose}: nothing to draw from`)
  }

  #unit(): number {
    if (this.#next === null) {
      const generator = alea('', { state: this.rng })
      this.#next = generator
      this.#state = () => generator.state()
    }
    return this.#next()
  }
}

/** Why physical dice stop a rule half-way. Thrown inside the kernel and caught there. */
export interface Stop {
  readonly violation: Violation<CoreRule>
  readonly needs?: DiceRequest
}

/** Dice and a card that an action brings from a real table. */
export class ManualChance<G extends Game> extends Table<G> {
  readonly #rolls: readonly number[]
  readonly #card: string | undefined
  #used = 0
  #turned = false
  /** Set when a rule has been stopped for want of dice, or for impossible ones. */
  stop: Stop | null = null

  constructor(action: BaseAction, emit: Emit<G>) {
    super(emit)
    this.#rolls = action.rolls ?? []
    this.#card = action.card
  }

  /** What was brought and not called for. */
  leftOver(): Violation<CoreRule> | undefined {
    if (this.#used < this.#rolls.length) {
      return refuse('CORE-DICE', 'dice-unused', { given: this.#rolls.length, used: this.#used })
    }
    if (this.#card !== undefined && !this.#turned) return refuse('CORE-DICE', 'card-unused', { card: this.#card })
    return undefined
  }

  protected face(purpose: string, count: number, sides: number): number {
    const face = this.#rolls[this.#used]
    if (face === undefined) {
      const needs = { purpose, count, sides }
      return this.#halt({ violation: refuse('CORE-DICE', 'dice-needed', needs), needs })
    }
    if (!Number.isInteger(face) || face < 1 || face > sides) {
      return this.#halt({ violation: refuse('CORE-DICE', 'die-impossible', { face, sides, index: this.#used }) })
    }
    this.#used++
    return face
  }

  protected kind(purpose: string, kinds: Readonly<Record<string, number>>): string {
    const card = this.#card
    const expected = Object.keys(kinds).filter((kind) => (kinds[kind] as number) > 0)
    if (this.#turned) throw new Error(`${purpose}: a second draw in one action`)
    if (card === undefined) {
      const violation = refuse('CORE-DICE', 'card-needed', { purpose, expected: expected.join(', ') })
      return this.#halt({ violation, needs: { purpose, count: 1, sides: expected.length, kinds } })
    }
    if (!expected.includes(card)) {
      return this.#halt({ violation: refuse('CORE-DICE', 'card-impossible', { card, expected: expected.join(', ') }) })
    }
    this.#turned = true
    return card
  }

  #halt(stop: Stop): never {
    this.stop = stop
    throw stop
  }
}
