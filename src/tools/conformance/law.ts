import type { BaseAction, BaseState, Game, Resolution, Ruleset, Step } from '../../core/ruleset.js'
import type { Pick } from './pick.js'

/** A position of a game under test, with the actions listed in it. */
export interface Position {
  readonly ruleset: Ruleset
  readonly state: BaseState
  readonly listed: readonly BaseAction[]
  readonly pick: Pick
  /** Seed of the game, which no view may show. */
  readonly seed: string
  /** Notes that a rule has been cited. */
  cite(cited: unknown): void
}

/** A step of a game under test. */
export interface Taken extends Position {
  readonly action: BaseAction
  readonly step: Step<Game>
}

/** What went wrong, in words; undefined if all is well. */
export type Finding = string | undefined

/** A law of positions or of steps. */
export interface Law<Context> {
  readonly name: string
  /** What is promised. */
  readonly promise: string
  /** A dear law is looked at in one of so many places, by chance. */
  readonly oneIn?: number
  broken(context: Context): Finding
}

/** Players and the spectator. */
export const viewersOf = (ruleset: Ruleset): readonly string[] => [...ruleset.info.seats, 'spectator']

/** An action or value in a message. */
export const show = (value: unknown): string => JSON.stringify(value).slice(0, 400)

/** The codes of a refusal. */
export const codesOf = (resolution: Resolution<Game>): string =>
  resolution.ok ? 'accepted' : resolution.violations.map(({ rule, code }) => `${rule} ${code}`).join(', ')

/** The first finding of a list of laws, with the law's name. */
export function firstBroken<C extends Position>(
  laws: readonly Law<C>[],
  context: C,
): { law: string; finding: string } | undefined {
  for (const law of laws) {
    if (law.oneIn !== undefined && context.pick.index(law.oneIn) > 0) continue
    const finding = law.broken(context)
    if (finding !== undefined) return { law: law.name, finding }
  }
  return undefined
}
