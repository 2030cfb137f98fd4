import type {
  BaseAction,
  BaseConfig,
  BaseState,
  DiceRequest,
  Game,
  Outcome,
  Resolution,
  Ruleset,
  Step,
} from '../../core/ruleset.js'
import type { Pick } from '../random.js'
import type { Pool } from './mutate.js'
import type { Witness } from './witness.js'

/** A ruleset as it is described, before any game. */
export interface Catalogue {
  readonly ruleset: Ruleset
  readonly witnesses: readonly Witness[]
  readonly pick: Pick
}

/** A game that is being set up. */
export interface Opening {
  readonly ruleset: Ruleset
  readonly config: BaseConfig
  readonly result: Resolution<Game>
  readonly pick: Pick
  /** Notes that a rule has been cited. */
  cite(cited: unknown): void
}

/** A position of a game under test, with the actions listed in it. */
export interface Position {
  readonly ruleset: Ruleset
  readonly state: BaseState
  readonly listed: readonly BaseAction[]
  readonly pick: Pick
  /** Words to change actions with. */
  pool(): Pool
  /** Seed of the game, which no view may show. */
  readonly seed: string
  /** Notes that a rule has been cited. */
  cite(cited: unknown): void
}

/** An action that calls for physical dice. */
export interface Call extends Position {
  readonly action: BaseAction
  readonly needs: DiceRequest
}

/** A step of a game under test. */
export interface Taken extends Position {
  readonly action: BaseAction
  readonly step: Step<Game>
}

/** A game that has been played to its end. */
export interface Finished {
  readonly ruleset: Ruleset
  readonly config: BaseConfig
  readonly actions: readonly BaseAction[]
  /** States on the way, with their fingerprints when they were new. */
  readonly states: readonly { readonly state: BaseState; readonly hash: string }[]
  readonly outcome: Outcome
  readonly last: BaseState
  readonly pick: Pick
}

/** What went wrong, in words; undefined if all is well. */
export type Finding = string | undefined

/** A promise under its name. */
export interface Promised {
  readonly name: string
  /** What is promised. */
  readonly promise: string
}

/** A law of positions, of steps, or of another part of a game. */
export interface Law<Context> extends Promised {
  /** An expensive law is checked in one of this many places, by chance. */
  readonly oneIn?: number
  /** What is wrong in this place, if anything is. */
  broken(context: Context): Finding
}

/** A law that does not hold, and how that shows. */
export interface Broken {
  readonly law: string
  readonly finding: string
}

/** Players and the spectator. */
export const viewersOf = (ruleset: Ruleset): readonly string[] => [...ruleset.info.seats, 'spectator']

/** An action or value in a message. */
export const show = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 400)

/** The codes of a refusal. */
export const codesOf = (resolution: Resolution<Game>): string =>
  resolution.ok ? 'accepted' : resolution.violations.map(({ rule, code }) => `${rule} ${code}`).join(', ')

/** Whatever the battery asks, nothing throws. */
export const nothingThrows: Promised = {
  name: 'nothing-throws',
  promise: 'no method throws on data, legal or not',
}

/** What `run` throws, as a broken law; what it returns otherwise. */
export function caught<T>(run: () => T, during: string): T | Broken {
  try {
    return run()
  } catch (error) {
    return { law: nothingThrows.name, finding: `${String(error)} (${during})` }
  }
}

/** The first finding of a list of laws, with the law's name. */
export function firstBroken<C extends { readonly pick: Pick }>(
  laws: readonly Law<C>[],
  context: C,
): Broken | undefined {
  for (const law of laws) {
    if (law.oneIn !== undefined && context.pick.index(law.oneIn) > 0) continue
    const finding = caught(() => law.broken(context), `looking at ${law.name}`)
    if (finding !== undefined) return typeof finding === 'string' ? { law: law.name, finding } : finding
  }
  return undefined
}
