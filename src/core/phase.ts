import { refuse } from './messages.js'
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
    const order: G['Action'] = action
    if (isOneOf(types, order)) return ruleset.reduce(state, order)
    const facts = { type: word(order, 'type'), phase: word(state, 'phase'), expected: types.join(', ') }
    return { ok: false, violations: [refuse('CORE-PHASE', 'wrong-phase', facts)] }
  }

const word = (value: unknown, key: string): string => {
  const found = typeof value === 'object' && value !== null && (value as Readonly<Record<string, unknown>>)[key]
  return typeof found === 'string' ? found.slice(0, 80) : 'nothing'
}

const isOneOf = (types: readonly string[], action: unknown): boolean =>
  typeof action === 'object' && action !== null && types.includes((action as { type: string }).type)
