/** One plan flown in one world: the seat's own orders, what the others answer, and how the seat stands then. */
import { same } from '../../../core/json.js'
import type { Actor, Game, Simulation } from '../../../core/ruleset.js'
import { goingOn } from '../haste.js'
import { inclined, type Temper } from './inclined.js'

/** How plans are flown. */
export interface Flying<G extends Game> extends Temper<G> {
  readonly seat: G['Seat']
  /** How freely the seat departs from its inclination where a plan says nothing. */
  readonly heat: number
  /** How freely everybody does in answering. */
  readonly replyHeat: number
  /** Actions of one side after which a world is judged as it stands. */
  readonly horizon: number
  /** From 0 to 1: how much the judgement after everybody's answer counts against that before it. */
  readonly foresight: number
}

/** What came of a plan. */
export interface Course<G extends Game> {
  /** The seat's own orders until dice fell or something hidden was shown, the order that did it included. */
  readonly orders: readonly G['Action'][]
  /** What the seat saw before each, if that was asked for. */
  readonly sights: readonly string[]
  readonly worth: number
}

/** Is shown each world just before the seat gives an order of its plan. */
export type Watch<G extends Game> = (game: Simulation<G>) => string

/** Flies a plan as far as it goes and is legal, on from there as the seat is inclined, and lets the others answer. */
export function fly<G extends Game>(
  flying: Flying<G>,
  game: Simulation<G>,
  plan: readonly G['Action'][],
  watch?: Watch<G>,
): Course<G> {
  const { turn } = game.state
  const course = { orders: [] as G['Action'][], sights: [] as string[] }
  flyOwn(flying, game, plan, course, watch)
  const { ruleset, seat, foresight } = flying
  const own = foresight < 1 ? ruleset.evaluate(game.state, seat) : 0
  if (foresight > 0) letAnswer(flying, game, turn)
  const after = foresight > 0 ? ruleset.evaluate(game.state, seat) : 0
  return { ...course, worth: (1 - foresight) * own + foresight * after }
}

function flyOwn<G extends Game>(
  flying: Flying<G>,
  game: Simulation<G>,
  plan: readonly G['Action'][],
  course: { readonly orders: G['Action'][]; readonly sights: string[] },
  watch: Watch<G> | undefined,
): void {
  const { seat, heat, replyHeat } = flying
  const next = goingOn(flying, game, seat)
  let left = plan
  for (let actor: Actor<G> | undefined = seat; actor !== undefined; actor = next()) {
    const isOpen = game.barrier === 'none'
    const planned = actor === seat && isOpen ? plannedIn(game, seat, left) : undefined
    left = actor !== seat ? left : planned === undefined ? [] : left.slice(1)
    if (actor === seat && isOpen && watch !== undefined) course.sights.push(watch(game))
    const order = planned ?? inclined(flying, game, actor, actor === seat && isOpen ? heat : replyHeat)
    if (actor === seat && isOpen) course.orders.push(order)
    game.apply(order)
  }
}

/** The next order of a plan, if it can be given now. */
function plannedIn<G extends Game>(game: Simulation<G>, seat: G['Seat'], plan: readonly G['Action'][]) {
  const [order] = plan
  return order && game.legal(seat).find((action) => action.type === order.type && same(action, order))
}

/**
 * Everybody plays on until the seat is asked something in a later turn that is no answer to what others do: they have
 * not acted last in the same phase.
 */
function letAnswer<G extends Game>(flying: Flying<G>, game: Simulation<G>, turn: number): void {
  const { seat, pick, replyHeat, horizon } = flying
  let phase = ''
  for (let i = 0; i < horizon && game.state.turn <= turn + 1 && game.outcome() === undefined; i++) {
    const actors = game.actors()
    const isAsked = actors.includes(seat)
    if (game.state.turn > turn && isAsked && game.state.phase !== phase) return
    const actor = isAsked ? seat : pick.of(actors)
    if (!isAsked && actor !== 'referee') phase = game.state.phase
    game.apply(inclined(flying, game, actor, replyHeat))
  }
}
