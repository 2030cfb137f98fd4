/** The gates of Fighting Wings: the shape of everything that comes from outside. */
import * as z from 'zod/mini'
import { type Gate, gate, LIMITS, type Limits, type Spec } from '../../../core/index.js'
import { action } from './schema/action.js'
import { config } from './schema/config.js'
import type { Shape } from './schema/parts.js'
import { state, view } from './schema/state.js'
import type { Action, Config, FightingWings, Rules, State, View } from './state.js'

/** Configs that have passed, by their text: positions of one game carry the same, and it is most of what they carry. */
const known = new Map<string, Rules>()
const MOST_KNOWN = 32

function textOf(json: unknown): string | undefined {
  const given = typeof json === 'object' && json !== null && Object.hasOwn(json, 'config') ? json : null
  return given === null ? undefined : JSON.stringify((given as { readonly config: unknown }).config)
}

function remember(text: string, rules: Rules): void {
  if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value as string)
  known.set(text, rules)
}

/** A gate that looks at a config it knows no second time, and hands on the one it knows. */
function knowing<T extends { readonly config: Rules }>(schema: typeof state | typeof view, limits: Limits): Gate<T> {
  const whole = gate<T>(schema as unknown as Shape<T>, limits)
  const rest = gate<T>(z.extend(schema, { config: z.any() }) as unknown as Shape<T>, limits)
  const pass: typeof rest = Object.assign(
    (json: unknown) => {
      try {
        const text = textOf(json)
        const config = text === undefined ? undefined : known.get(text)
        if (config !== undefined) return rest({ ...(json as object), config })
        const parsed = whole(json)
        if (parsed.ok && text !== undefined) remember(text, parsed.value.config)
        return parsed
      } catch {
        return whole(json)
      }
    },
    { schema: whole.schema },
  )
  return pass
}

/** Unknown JSON in; a value of the right shape, or violations that name field and limit, out. */
export const gates: Spec<FightingWings>['gates'] = {
  config: gate<Config>(config, LIMITS.config),
  action: gate<Action>(action as unknown as Shape<Action>, LIMITS.action),
  state: knowing<State>(state, LIMITS.state),
  view: knowing<View>(view, LIMITS.view),
}
