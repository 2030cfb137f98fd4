/** Games kept in this browser, so that they go on after a reload. Where nothing can be kept, nothing is lost but that. */
import { type ActionOf, type Game, history } from '../../core/index.js'
import { nowOf, type Plan, type Sitting } from '../session/index.js'

/** A game as it is kept: enough to play it again up to here. */
export interface Kept {
  readonly id: string
  readonly title: string
  readonly turn: number
  readonly over: boolean
  /** When it was last played, in milliseconds since 1970. */
  readonly when: number
  readonly plan: Plan
  readonly config: Game['Config']
  readonly actions: readonly ActionOf<Game>[]
}

const SHELF = 'wingover.games'
const MOST = 12

/** Keeps a game under the name it was kept under before. */
export function keep(sitting: Sitting, before: Kept | undefined): Kept {
  const { kit, plan, past } = sitting
  const { state } = nowOf(sitting)
  const scenario = kit.ruleset.info.scenarios.find(({ id }) => id === plan.scenario)
  const kept: Kept = {
    id: before?.id ?? newId(),
    title: `${kit.ruleset.info.title}: ${scenario?.title ?? plan.scenario}`,
    turn: state.turn,
    over: kit.ruleset.outcome(state) !== undefined,
    when: Date.now(),
    plan,
    config: past.config,
    actions: history.line(past).flatMap(({ action }) => (action === null ? [] : [action])),
  }
  write([kept, ...keptGames().filter(({ id }) => id !== kept.id)].slice(0, MOST))
  return kept
}

/** Everything that is kept, the last first. What is broken is left out. */
export function keptGames(): readonly Kept[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(SHELF) ?? '[]')
    return Array.isArray(list) ? list.filter(isKept) : []
  } catch {
    return []
  }
}

/** The game of this name. */
export const keptGame = (id: string): Kept | undefined => keptGames().find((kept) => kept.id === id)

/** Forgets a game. */
export const forget = (id: string): void => write(keptGames().filter((kept) => kept.id !== id))

function write(games: readonly Kept[]): void {
  try {
    localStorage.setItem(SHELF, JSON.stringify(games))
  } catch {
    // A browser that keeps nothing, or has no room left: the game goes on, and can be saved as a file.
  }
}

const newId = (): string => crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? ''

/** What comes from storage may be anything; the rules look at config and actions themselves. */
function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { id, title, plan, config, actions } = value as Readonly<Record<string, unknown>>
  return (
    typeof id === 'string' &&
    typeof title === 'string' &&
    typeof plan === 'object' &&
    plan !== null &&
    Array.isArray((plan as { readonly seats?: unknown }).seats) &&
    typeof config === 'object' &&
    Array.isArray(actions)
  )
}
