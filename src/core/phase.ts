import { refuse } from './messages.js'
import { peek } from './peek.js'
import type { Game, Resolution, Ruleset } from './ruleset.js'

/** A reducer for some types of action only. */
export type PhaseReducer<G extends Game, T extends G['Action']['type']> = (
  state: G['State'],
  action: Extract<G['Action'], { readonly type: T }>,
) => Resolution<G>

/** `reduce` narrowed to the actions of one phase of the printed sequence: `const plot = phaseReducer(game, ['setPlot'])`. */
export const phaseReducer =
  <G extends Game, T extends G['Action']['type']>(ruleset: Ruleset<G>, types: readonly T[]): PhaseReducer<G, T> =>
  (state, action) => {
    const type = peek(action, 'type') ?? 'nothing'
    if ((types as readonly string[]).includes(type)) return ruleset.reduce(state, action)
    const facts = { type: type.slice(0, 80), phase: phaseIn(state), expected: types.join(', ') }
    return { ok: false, violations: [refuse('CORE-PHASE', 'wrong-phase', facts)] }
  }

const phaseIn = (state: unknown): string => (peek(state, 'phase') ?? 'nothing').slice(0, 80)
