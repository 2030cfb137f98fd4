/**
 * A game at a table, as a value: who sits where, what was played, whose secrets lie open, which dice are awaited. Every
 * change gives a new sitting. There is no screen here, no clock and no thread: a page shows it, a test plays it.
 */
import { duty } from '../../core/advance.js'
import {
  type ActionOf,
  type BaseAction,
  type DiceRequest,
  type Game,
  type History,
  history,
  type Moment,
  type Outcome,
  type Parsed,
  type Violation,
} from '../../core/index.js'
import { isSecret } from '../../tools/orders/index.js'
import type { Kit } from '../kit.js'
import { botAt, configOf, type Plan, peopleOf } from './plan.js'

/** An order that waits for real dice: those thrown so far are in it. */
export interface Pending {
  readonly action: ActionOf<Game>
  readonly needs: DiceRequest
  /** What is to be played after it. */
  readonly rest: readonly ActionOf<Game>[]
}

/** A game at a table. */
export interface Sitting {
  readonly kit: Kit
  readonly plan: Plan
  readonly past: History<Game>
  /** The person whose secrets may be on a shared screen: the curtain was drawn back for them. */
  readonly open: string | null
  readonly pending: Pending | null
  /** Why the last order was not taken. */
  readonly refused: readonly Violation[]
}

/** What the table waits for. */
export type Stage =
  | { readonly kind: 'over'; readonly outcome: Outcome }
  | { readonly kind: 'ask'; readonly seat: string }
  | { readonly kind: 'curtain'; readonly seat: string }
  | { readonly kind: 'think'; readonly seat: string; readonly level: string }
  | { readonly kind: 'dice'; readonly needs: DiceRequest; readonly seat: string }

/** A new game. */
export function sitDown(kit: Kit, plan: Plan): Parsed<Sitting> {
  const config = configOf(kit, plan)
  return config.ok ? resume(kit, plan, config.value, []) : config
}

/** A game that was begun elsewhere or earlier: its orders are played again. */
export function resume(
  kit: Kit,
  plan: Plan,
  config: Game['Config'],
  actions: readonly ActionOf<Game>[],
): Parsed<Sitting> {
  const begun = history.begin(kit.ruleset, config)
  if (!begun.ok) return begun
  let past = begun.history
  for (const action of actions) {
    const change = history.play(kit.ruleset, past, action)
    if (!change.ok) return change
    past = change.history
  }
  return { ok: true, value: settled({ kit, plan, past, open: null, pending: null, refused: [] }) }
}

/** The position at the table. */
export const nowOf = ({ past }: Sitting): Moment<Game> => history.now(past)

/** Do several people share the screen? */
export const isShared = ({ kit, plan }: Sitting): boolean => peopleOf(kit, plan).length > 1

/** What the table waits for now. */
export function stageOf(sitting: Sitting): Stage {
  const { kit, plan, pending, open } = sitting
  const { state } = nowOf(sitting)
  if (pending !== null) return { kind: 'dice', needs: pending.needs, seat: pending.action.seat }
  const outcome = kit.ruleset.outcome(state)
  if (outcome !== undefined) return { kind: 'over', outcome }
  const actors: readonly string[] = kit.ruleset.actors(state)
  const people = actors.filter((seat) => peopleOf(kit, plan).includes(seat))
  const seat = people.find((one) => one === open) ?? people[0]
  if (seat !== undefined) return { kind: open !== seat && isVeiled(sitting, seat) ? 'curtain' : 'ask', seat }
  const bot = actors[0] ?? ''
  return { kind: 'think', seat: bot, level: botAt(kit, plan, bot) ?? '' }
}

/**
 * Must a curtain fall before this person is asked? On a shared screen yes if the choice is secret, or if the person knows
 * anything that not all may know: every word of the question could tell it.
 */
function isVeiled(sitting: Sitting, seat: string): boolean {
  if (!isShared(sitting)) return false
  const { ruleset } = sitting.kit
  const { state } = nowOf(sitting)
  const [own, open] = [ruleset.view(state, seat), ruleset.view(state, 'spectator')]
  return JSON.stringify({ ...own, seat: '' }) !== JSON.stringify({ ...open, seat: '' }) || isSecret(ruleset, own)
}

/** Through whose eyes the screen shows the table. */
export function eyeOf(sitting: Sitting): string {
  const people = peopleOf(sitting.kit, sitting.plan)
  if (people.length <= 1) return people[0] ?? 'spectator'
  const stage = stageOf(sitting)
  return stage.kind !== 'over' && stage.kind !== 'curtain' && sitting.open === stage.seat ? stage.seat : 'spectator'
}

/** Plays orders that belong together, up to a refusal, a call for dice, or another's question. */
export function play(sitting: Sitting, actions: readonly ActionOf<Game>[]): Sitting {
  const { ruleset } = sitting.kit
  let { past } = sitting
  for (const [i, action] of actions.entries()) {
    const actors: readonly string[] = ruleset.actors(history.now(past).state)
    if (i > 0 && action.type !== 'resign' && !actors.includes(action.seat)) break
    const change = history.play(ruleset, past, action)
    if (!change.ok) {
      const halted = { ...sitting, past, refused: change.violations }
      if (change.needs === undefined) return i === 0 ? halted : settled({ ...halted, pending: null })
      return { ...halted, refused: [], pending: { action, needs: change.needs, rest: actions.slice(i + 1) } }
    }
    past = change.history
  }
  return settled({ ...sitting, past, pending: null, refused: [] })
}

/** Real dice for the order that waits for them: faces, or the card that was turned. */
export function throwDice(sitting: Sitting, thrown: readonly number[] | string): Sitting {
  const { pending } = sitting
  if (pending === null) return sitting
  const { rest } = pending
  const action: BaseAction = pending.action
  const withDice =
    typeof thrown === 'string'
      ? { ...action, card: thrown }
      : { ...action, rolls: [...(action.rolls ?? []), ...thrown] }
  return play(sitting, [withDice, ...rest])
}

/** Gives up for a seat. */
export const resign = (sitting: Sitting, seat: string): Sitting =>
  play({ ...sitting, pending: null }, [{ type: 'resign', seat }])

/** The curtain is drawn back: this person is alone with the screen. */
export const drawBack = (sitting: Sitting, seat: string): Sitting => ({ ...sitting, open: seat, refused: [] })

/** Back to where a person last chose; it stops where dice fell or something was shown. */
export function takeBack(sitting: Sitting): Sitting {
  const people = peopleOf(sitting.kit, sitting.plan)
  if (sitting.pending !== null && people.includes(sitting.pending.action.seat)) return { ...sitting, pending: null }
  let { past } = sitting
  for (;;) {
    const seat = history.now(past).action?.seat ?? ''
    const change = history.undo(past)
    if (!change.ok) return { ...sitting, refused: change.violations }
    past = change.history
    if (people.includes(seat))
      return { ...sitting, past, pending: null, refused: [], open: isShared(sitting) ? null : seat }
  }
}

/** Can the last choice be taken back? */
export const canTakeBack = (sitting: Sitting): boolean => takeBack(sitting).refused.length === 0

/** The referee does what needs no choice; then the secrets of whoever is no longer asked are put away. */
function settled(sitting: Sitting): Sitting {
  const { ruleset } = sitting.kit
  const { history: past, stopped } = history.advance(ruleset, sitting.past)
  const action = stopped?.needs && duty(ruleset, history.now(past).state)
  const pending = action && stopped?.needs ? { action, needs: stopped.needs, rest: [] } : sitting.pending
  const next = { ...sitting, past, pending }
  const stage = stageOf(next)
  return stage.kind === 'curtain' || (stage.kind === 'ask' && stage.seat !== next.open) ? { ...next, open: null } : next
}
