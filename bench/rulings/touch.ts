/** Whether a switch makes a difference here: the same position, the same order and the same dice under another value. */
import type { BaseState, Game, Ruleset } from 'wingover'
import { same } from '../../src/core/json.js'
import type { Played } from './course.js'

/** One value of a switch that is not the default. */
export interface Alternative {
  readonly option: string
  readonly value: unknown
}

/** A game under a value: what never changes in it, and its first position; none if it cannot be set up so. */
export interface Otherwise extends Alternative {
  /** The scenario itself asks for this value: then the default is what is held against it. */
  readonly isPlayed: boolean
  readonly first: Game['State'] | undefined
}

/** Every value that is not the default, of every switch. */
export const alternativesOf = ({ info }: Ruleset): readonly Alternative[] =>
  Object.entries(info.options).flatMap(([option, { values }]) => values.slice(1).map((value) => ({ option, value })))

/** A game of this config under a value. */
export function otherwise(ruleset: Ruleset, config: Game['Config'], alternative: Alternative): Otherwise {
  const { options = {} } = config as { readonly options?: Readonly<Record<string, unknown>> }
  const { option, value } = alternative
  const isPlayed = Object.hasOwn(options, option) && same(options[option], value)
  const held = isPlayed ? ruleset.info.options[option]?.values[0] : value
  const first = ruleset.setup({ ...config, options: { ...options, [option]: held } } as Game['Config'])
  return { ...alternative, isPlayed, first: first.ok ? first.state : undefined }
}

/** A position as it would lie in the other game. */
export const lyingIn = (first: Game['State'], state: Game['State']): Game['State'] =>
  'config' in first ? ({ ...state, config: first.config } as Game['State']) : state

function tableOf(state: BaseState): object {
  const { config: _, ...table } = state as BaseState & { readonly config?: unknown }
  return table
}

/** Do two positions differ in more than their options? */
export function tablesDiffer(one: BaseState, other: BaseState): boolean {
  return !same(tableOf(one), tableOf(other))
}

/**
 * Does the other value change what may be ordered here, or what comes of the order that was given? The position is taken
 * as it lies; one that the rules of the other game break on could not have come about in it, and is touched.
 */
export function touches(
  ruleset: Ruleset,
  first: Game['State'],
  { before, action, step }: Played,
  legal: readonly unknown[],
): boolean {
  const events: unknown[] = []
  try {
    const game = ruleset.fork(lyingIn(first, before), { emit: (event) => void events.push(event) })
    if (!same(game.legal(), legal)) return true
    game.apply(action)
    return !same(events, step.events) || tablesDiffer(game.keep(), step.state)
  } catch {
    return true
  }
}
