/** Turns of phrase that the English words of every game share. */
import type { Modifier } from '../modifiers.js'

/** `climb-left` with a capital: `Climb-left`. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** So many of a thing: `1 hit`, `2 hits`, `no hits`; a plural that is not formed with s is given. */
export const counted = (count: number, thing: string, things = `${thing}s`): string =>
  count === 0 ? `no ${things}` : `${number(count)} ${count === 1 ? thing : things}`

/** `Tuck 1`, `Tuck 1 and Tuck 2`, `Tuck 1, Tuck 2 and Tuck 3`. */
export const listing = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`

/** A number as it is written: at most three decimal places, a true minus. */
export const number = (value: number): string => String(Math.round(value * 1_000) / 1_000).replace('-', '−')

/** `+1`, `−2`, `0`. */
export const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value))

/** A sum as a player checks it: `long range 6, from astern −1`. The first line is what the others are added to. */
export const sumOf = (modifiers: readonly Modifier[]): string =>
  modifiers.map(({ label, value }, i) => `${label} ${i === 0 ? number(value) : signed(value)}`).join(', ')

/** An id as a name: `tuck-1` is Tuck 1, `blue` is Blue. */
export const nameOf = (id: string): string => capital(id).replace(/[-_](?=\w)/g, ' ')

/** `a Spitfire`, `an Emil`. By the letter: `an hour` is not known here. */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
