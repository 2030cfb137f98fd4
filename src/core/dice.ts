/**
 * Dice outside the state. A game with `dice: 'manual'` asks for its dice; whoever hosts it answers from a source here.
 *
 * Which source may be used among whom is a matter of trust, and said at each of them. The one for strangers needs the
 * platform and so stands above the kernel: `cryptoDice` of `wingover/dice`.
 */
import { SeededChance } from './chance.js'
import { refuse } from './messages.js'
import type { ActionOf, BaseAction, DiceRequest, Game, Refusal, Ruleset, Step } from './ruleset.js'

/** A call for a card or chit, with how many of each kind there are. */
export interface CardRequest extends DiceRequest {
  readonly kinds: Readonly<Record<string, number>>
}

/** Where dice fall and cards are turned. It is asked batch by batch, in the order in which the rules call. */
export interface Dice {
  /** As many faces as are called for, each from 1 to `sides`; fewer, or none, if there are no more. */
  roll(request: DiceRequest): readonly number[]
  /** One of the kinds, each as likely as there are many of it; undefined if there are no more. */
  draw(request: CardRequest): string | undefined
}

/** A step that was taken, with the action as it was played: its `rolls` and its `card` are for the record. */
export interface Resolved<G extends Game> extends Step<G> {
  readonly action: ActionOf<G>
}

/**
 * Plays an action and throws what it calls for. A game with seeded dice simply goes on: it has dice of its own.
 *
 * The action may come from anyone: one that brings dice or a card of its own is refused, or a player would choose what
 * it rolls. If the source runs dry, the refusal says in `needs` what is missing, and nothing has changed.
 */
export function resolve<G extends Game>(
  ruleset: Ruleset<G>,
  state: G['State'],
  action: ActionOf<G>,
  dice: Dice,
): Resolved<G> | Refusal<G> {
  if (bringsDice(action)) return { ok: false, violations: [refuse('CORE-DICE', 'dice-not-asked')] }
  let order = action
  for (;;) {
    const result = ruleset.reduce(state, order)
    if (result.ok) return { ...result, action: order }
    const thrown = result.needs && answerTo(result.needs, dice)
    if (thrown === undefined) return result
    order = withDice(order, thrown)
  }
}

/** As {@link resolve} where there are dice; where there are none the action must bring its own. */
export function resolveWith<G extends Game>(
  ruleset: Ruleset<G>,
  state: G['State'],
  action: ActionOf<G>,
  dice: Dice | undefined,
): Resolved<G> | Refusal<G> {
  if (dice !== undefined) return resolve(ruleset, state, action, dice)
  const result = ruleset.reduce(state, action)
  return result.ok ? { ...result, action } : result
}

/** What fell: faces, or the card that was turned. */
export type Thrown = { readonly rolls: readonly number[] } | { readonly card: string }

/** Does an action, whatever it may be, say what was rolled or turned? No getter runs. */
function bringsDice(action: unknown): boolean {
  if (typeof action !== 'object' || action === null) return false
  try {
    return ['rolls', 'card'].some((key) => {
      const field = Object.getOwnPropertyDescriptor(action, key)
      return field !== undefined && !('value' in field && field.value === undefined)
    })
  } catch {
    return true
  }
}

function answerTo(needs: DiceRequest, dice: Dice): Thrown | undefined {
  if (isCardRequest(needs)) {
    const card = dice.draw(needs)
    return card === undefined ? undefined : { card }
  }
  const rolls = dice.roll(needs)
  return rolls.length === 0 ? undefined : { rolls }
}

const isCardRequest = (needs: DiceRequest): needs is CardRequest => needs.kinds !== undefined

/** An order with what was thrown for it. */
export function withDice<A extends BaseAction>(action: A, thrown: Thrown): A {
  if ('card' in thrown) return { ...action, card: thrown.card }
  return { ...action, rolls: [...(action.rolls ?? []), ...thrown.rolls] }
}

// ---------------------------------------------------------------------------------------- sources

/**
 * Dice from a source of whole numbers: `below(n)` gives one from 0 to `n - 1`, each as likely as the next. Kinds of card
 * are gone through by name, so that two hosts with the same numbers turn the same card.
 */
export const diceFrom = (below: (n: number) => number): Dice => ({
  roll: ({ count, sides }) => Array.from({ length: count }, () => 1 + below(sides)),
  draw({ purpose, kinds }) {
    const names = Object.keys(kinds).sort()
    const all = names.reduce((sum, name) => sum + (kinds[name] as number), 0)
    if (all < 1) throw new RangeError(`${purpose}: nothing to draw from`)
    return pick(names, kinds, below(all))
  },
})

function pick(names: readonly string[], kinds: CardRequest['kinds'], index: number): string | undefined {
  let left = index
  for (const name of names) {
    left -= kinds[name] as number
    if (left < 0) return name
  }
  return undefined
}

const WORDS = 2 ** 32

/**
 * Whole numbers below any bound from words of 32 bits. Words at the end that do not fill a whole round are thrown away:
 * the remainder of a word by six would favour the low faces.
 */
export const unbiased =
  (word: () => number) =>
  (n: number): number => {
    if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`no whole number below ${n}`)
    const limit = WORDS - (WORDS % n)
    for (;;) {
      const drawn = word()
      if (drawn < limit) return drawn % n
    }
  }

/**
 * Dice that a seed repeats: the same that a game with `dice: 'seeded'` and this seed throws.
 *
 * For tests, bots and tables where everyone trusts everyone. Never among strangers: whoever has seen some fifty dice can
 * work out all that are to come.
 */
export function seededDice(seed: string): Dice {
  const chance = new SeededChance(seed, undefined)
  return {
    roll: ({ purpose, count, sides }) => chance.pool(purpose, count, sides),
    draw: ({ purpose, kinds }) => chance.draw(purpose, kinds),
  }
}

/** Dice written down beforehand, and what is left of them. */
export interface ScriptedDice extends Dice {
  /** What has not been called for yet: a test asks that this is empty in the end. */
  readonly left: readonly (number | string)[]
}

/** The faces and cards of a list, one after another: for tests, and for dice thrown at a real table. */
export function scriptedDice(list: readonly (number | string)[]): ScriptedDice {
  const left = [...list]
  return {
    left,
    roll({ count }) {
      const cards = left.findIndex((next) => typeof next === 'string')
      return left.splice(0, Math.min(count, cards < 0 ? left.length : cards)) as number[]
    },
    draw: () => (typeof left[0] === 'string' ? (left.shift() as string) : undefined),
  }
}
