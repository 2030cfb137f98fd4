import { same } from '../../../core/json.js'
import type { Game, Ruleset, Simulation } from '../../../core/ruleset.js'
import type { Pick } from '../../random.js'
import { choicesIn, dream } from '../bot.js'
import { type Maker, type PromptPlayer, versioned } from '../player.js'
import type { Thinking } from '../thinking.js'
import { type Flying, fly } from './course.js'
import { reasonIn } from './reason.js'
import { type Plan, searchPlans, worthOf } from './search.js'

/** How a planner thinks. */
export interface PlanOptions {
  /** How freely plans depart from the game's inclination. Default 0.7. */
  readonly heat?: number
  /** How freely everybody does in answering them. Default 0.2. */
  readonly replyHeat?: number
  /** Actions of one side after which a world is judged as it stands. Default 150. */
  readonly horizon?: number
  /** From 0 to 1: how much the judgement after everybody's answer counts against that before it. Default 0.5. */
  readonly foresight?: number
}

/** What is left of a plan: the next order, and what the seat is to see before it. */
interface Ahead<G extends Game> {
  readonly order: G['Action']
  readonly sight: string
}

const VERSION = '2'
/** Candidates that are remembered to be told. */
const TOLD = 5

/**
 * Thinks in whole activations: plans are drawn by the game's `inclination`, judged after everybody has answered, and the
 * best few compared in the same worlds. The winner is followed, without thinking again, for as long as the seat sees what
 * it foresaw. Its memory is that plan alone, a function of what its seat has seen.
 */
export const planBot = <G extends Game>(ruleset: Ruleset<G>, options: PlanOptions = {}): Maker<G, PromptPlayer<G>> =>
  versioned(() => new Planner(ruleset, options), VERSION)

class Planner<G extends Game> implements PromptPlayer<G> {
  readonly #ruleset: Ruleset<G>
  readonly #options: Required<PlanOptions>
  #ahead: readonly Ahead<G>[] = []
  #thinking: Thinking<G> | undefined

  constructor(ruleset: Ruleset<G>, { heat = 0.7, replyHeat = 0.2, horizon = 150, foresight = 0.5 }: PlanOptions) {
    this.#ruleset = ruleset
    this.#options = { heat, replyHeat, horizon, foresight }
  }

  act(view: G['View'], pick: Pick, budget: number): G['Action'] {
    const choices = choicesIn(this.#ruleset, view)
    const [next, ...rest] = this.#ahead
    const isForeseen = next !== undefined && next.sight === sightOf(view)
    const order = isForeseen ? choices.find((choice) => same(choice, next.order)) : undefined
    if (order !== undefined) return this.#follow(order, rest)
    if (choices.length === 1) return this.#obey(choices[0] as G['Action'])
    return this.#search(view, choices, pick, budget)
  }

  thinking(): Thinking<G> | undefined {
    return this.#thinking
  }

  #follow(order: G['Action'], rest: readonly Ahead<G>[]): G['Action'] {
    this.#ahead = rest
    const plan = [order, ...rest.map((one) => one.order)]
    this.#thinking = { kind: 'followed', candidates: [], plan, spent: 0 }
    return order
  }

  /** There is no choice; a plan goes on if this was part of it. */
  #obey(order: G['Action']): G['Action'] {
    this.#thinking = { kind: 'forced', candidates: [], plan: [order], spent: 0 }
    return order
  }

  #search(view: G['View'], choices: readonly G['Action'][], pick: Pick, budget: number): G['Action'] {
    const ruleset = this.#ruleset
    const flying = { ruleset, seat: view.seat as G['Seat'], ...this.#options }
    const world = () => dream(ruleset, view, pick)
    const before = this.#ahead.map(({ order }) => order)
    const plans = searchPlans({ flying, pick, dream: world, budget }, before)
    const { orders } = plans[0] as Plan<G>
    const rehearsal = world()
    const reason = reasonIn(ruleset, rehearsal, flying.seat)
    this.#ahead = foreseen({ ...flying, pick }, rehearsal, orders)
    const because = reason()
    this.#thinking = {
      kind: 'searched',
      candidates: toldOf(plans),
      plan: orders,
      spent: budget,
      ...(because && { because }),
    }
    return choices.find((choice) => same(choice, orders[0])) ?? (choices[0] as G['Action'])
  }
}

const toldOf = <G extends Game>(plans: readonly Plan<G>[]): Thinking<G>['candidates'] =>
  plans.slice(0, TOLD).map((plan) => ({
    action: plan.orders[0] as G['Action'],
    plan: plan.orders,
    worth: worthOf(plan),
    visits: plan.visits,
  }))

/** The orders after the first, with what the seat will see before each if nothing comes between. */
function foreseen<G extends Game>(flying: Flying<G>, game: Simulation<G>, plan: readonly G['Action'][]) {
  const look = ({ state }: Simulation<G>): string => sightOf(flying.ruleset.view(state, flying.seat))
  const { orders, sights } = fly(flying, game, plan, look)
  const end = orders.findIndex((order, i) => i >= plan.length || !same(order, plan[i]))
  const kept = end < 0 ? orders : orders.slice(0, end)
  return kept.slice(1).map((order, i) => ({ order, sight: sights[i + 1] as string }))
}

/** What is seen, as text, without what never changes. */
function sightOf(view: object): string {
  const { config: _, ...seen } = view as { readonly config?: unknown }
  return JSON.stringify(seen)
}
