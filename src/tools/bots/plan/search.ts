/** Which plan: many are tried a little, the better ones compared in the same worlds. */
import { same } from '../../../core/json.js'
import type { Game, Simulation } from '../../../core/ruleset.js'
import { type Pick, pickFrom } from '../../random.js'
import { type Flying, fly } from './course.js'

/** A plan, and how it has gone. */
export interface Plan<G extends Game> {
  readonly orders: readonly G['Action'][]
  sum: number
  visits: number
}

/** What to search with. */
export interface PlanSearch<G extends Game> {
  /** All but the source of choices, which each world brings. */
  readonly flying: Omit<Flying<G>, 'pick'>
  readonly pick: Pick
  /** A world that fits what the seat sees, with dice of its own. */
  dream(): Simulation<G>
  /** Simulations to spend. */
  readonly budget: number
}

/** A world with a source of choices of its own, so that plans are compared by the same dice and the same answers. */
interface World<G extends Game> {
  readonly game: Simulation<G>
  readonly seed: string
}

/** How well a plan has gone, on average. */
export const worthOf = ({ sum, visits }: Plan<Game>): number => sum / visits

/** Part of the budget that looks for plans; the rest compares the best. */
const SCOUTING = 0.6
/** Worlds that scouts fly in. */
const WORLDS = 3
/** Plans of which others are changed copies. */
const MODELS = 3

/** Plans, the best first. `before` is what is left of an earlier plan; it is tried too. */
export function searchPlans<G extends Game>(search: PlanSearch<G>, before: readonly G['Action'][]): readonly Plan<G>[] {
  const { budget } = search
  const plans: Plan<G>[] = []
  const scouts = Math.max(1, Math.ceil(budget * SCOUTING))
  const worlds = Array.from({ length: Math.min(WORLDS, scouts) }, () => worldOf(search))
  for (let i = 0; i < scouts; i++)
    scout(search, plans, worlds[i % worlds.length] as World<G>, i === 0 ? before : undefined)
  return compare(search, plans, budget - scouts)
}

const worldOf = <G extends Game>({ dream, pick }: PlanSearch<G>): World<G> => ({ game: dream(), seed: pick.seed() })

/** One more plan: as given, a changed copy of one of the best, or a new one. */
function scout<G extends Game>(
  search: PlanSearch<G>,
  plans: Plan<G>[],
  { game }: World<G>,
  given: readonly G['Action'][] | undefined,
): void {
  const { pick, flying } = search
  const start = given ?? (plans.length > MODELS && pick.index(2) === 0 ? partOf(pick, plans) : [])
  const { orders, worth } = fly({ ...flying, pick }, game.clone(), start)
  note(plans, orders, worth)
}

/** The beginning of one of the best plans. */
function partOf<G extends Game>(pick: Pick, plans: readonly Plan<G>[]): readonly G['Action'][] {
  const { orders } = pick.of(bestOf(plans, MODELS))
  return orders.slice(0, pick.index(orders.length + 1))
}

function note<G extends Game>(plans: Plan<G>[], orders: readonly G['Action'][], worth: number): void {
  const known = plans.find((plan) => same(plan.orders, orders))
  if (known === undefined) plans.push({ orders, sum: worth, visits: 1 })
  else addTo(known, worth)
}

function addTo<G extends Game>(plan: Plan<G>, worth: number): void {
  plan.sum += worth
  plan.visits++
}

const bestOf = <G extends Game>(plans: readonly Plan<G>[], count: number): Plan<G>[] =>
  [...plans].sort((a, b) => worthOf(b) - worthOf(a)).slice(0, count)

/** The better ones meet in the same fresh worlds, and after each stage the better half goes on. */
function compare<G extends Game>(search: PlanSearch<G>, plans: readonly Plan<G>[], budget: number): readonly Plan<G>[] {
  let left = budget
  let field = bestOf(plans, Math.max(2, Math.floor(Math.sqrt(budget))))
  const fallen: Plan<G>[] = []
  while (field.length > 1 && left >= field.length) {
    const rounds = Math.max(1, Math.floor(left / 2 / field.length))
    for (let i = 0; i < rounds; i++) meet(search, field)
    left -= rounds * field.length
    const ranked = bestOf(field, field.length)
    fallen.unshift(...ranked.splice(Math.ceil(field.length / 2)))
    field = ranked
  }
  return [...bestOf(field, field.length), ...fallen]
}

/** All fly in one world, with the same dice and the same answers. */
function meet<G extends Game>(search: PlanSearch<G>, field: readonly Plan<G>[]): void {
  const { game, seed } = worldOf(search)
  for (const plan of field) {
    addTo(plan, fly({ ...search.flying, pick: pickFrom(seed) }, game.clone(), plan.orders).worth)
  }
}
