import { type Dice, diceFrom, unbiased } from '../../core/dice.js'

/** The part of the platform's `crypto` that is used: browsers, Node, Deno, Bun and workers all have it. */
interface Platform {
  readonly crypto?: { getRandomValues(words: Uint32Array<ArrayBuffer>): Uint32Array }
}

/**
 * Dice that nobody foresees: from the platform's own cryptographic generator, each face exactly as likely as the next.
 *
 * These are the dice for strangers. They trust whoever runs this process: a host could still throw until it likes the
 * result. Where nobody is to be trusted, use the joint dice of `wingover/fair`.
 */
export function cryptoDice(): Dice {
  const { crypto } = globalThis as Platform
  if (crypto === undefined) throw new TypeError('cryptoDice: this platform has no `crypto`, and no other dice are safe')
  const one = new Uint32Array(1)
  return diceFrom(unbiased(() => crypto.getRandomValues(one)[0] as number))
}
