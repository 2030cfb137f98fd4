/** The two doors: the same rule code on a copy that is shared and frozen, and in place. */
import { ManualChance, SeededChance } from './chance.js'
import { freeze } from './freeze.js'
import type {
  ActionOf,
  Actor,
  Barrier,
  BaseState,
  EventOf,
  ForkOptions,
  Game,
  Io,
  Outcome,
  Resolution,
  Rng,
  Simulation,
  Spec,
} from './ruleset.js'
import { leadOf } from './score.js'
import { share } from './share.js'
import { actorsOf, ruleFor } from './stages.js'

type Writable = { -readonly [K in keyof BaseState]: BaseState[K] }

/** Runs the rule of an action, whoever's: the one place where an action takes effect. */
function perform<G extends Game>(spec: Spec<G>, copy: G['State'], action: ActionOf<G>, io: Io<G>): void {
  if (action.type !== 'resign') {
    const order = action as G['Action']
    ruleFor(spec, order).apply(copy as Parameters<ReturnType<typeof ruleFor<G>>['apply']>[0], order, io)
    return
  }
  const base = copy as Writable
  base.resigned = action.seat
  base.agenda = []
  base.phase = 'over'
  const emit = io.emit as ((event: EventOf<G>) => void) | undefined
  emit?.({ type: 'resigned', rule: 'CORE-RESIGN', audience: 'all', seat: action.seat })
}

/** A legal action on a copy: the immutable door. */
export function resolve<G extends Game>(spec: Spec<G>, state: G['State'], action: ActionOf<G>): Resolution<G> {
  const events: EventOf<G>[] = []
  const emit = (event: G['Event']): void => void events.push(event)
  const copy = spec.clone(state) as G['State']
  if (state.rng === null) return resolveByHand(spec, state, copy, action, new ManualChance<G>(action, emit), events)
  const chance = new SeededChance<G>(state.rng, emit)
  perform(spec, copy, action, chance)
  if (chance.barrier === 'dice') (copy as Writable).rng = chance.rng
  return { ok: true, state: share(state, copy), events, barrier: chance.barrier }
}

function resolveByHand<G extends Game>(
  spec: Spec<G>,
  state: G['State'],
  copy: G['State'],
  action: ActionOf<G>,
  chance: ManualChance<G>,
  events: readonly EventOf<G>[],
): Resolution<G> {
  try {
    perform(spec, copy, action, chance)
  } catch (error) {
    if (chance.stop === null || error !== chance.stop) throw error
    const { violation, needs } = chance.stop
    return needs === undefined ? { ok: false, violations: [violation] } : { ok: false, violations: [violation], needs }
  }
  const left = chance.leftOver()
  if (left) return { ok: false, violations: [left] }
  return { ok: true, state: share(state, copy), events, barrier: chance.barrier }
}

type Keep<G extends Game> = (state: G['State']) => G['State']

/** The fast door. What is kept passes through `onKeep`. */
export function simulate<G extends Game>(
  spec: Spec<G>,
  state: G['State'],
  options: ForkOptions<G> = {},
  onKeep: Keep<G> = (kept) => kept,
): Simulation<G> {
  const from = options.seed === undefined ? state.rng : String(options.seed)
  if (from === null) throw new TypeError('fork: a game with physical dice needs a seed for its fork')
  return new Fork(spec, state, from, options.emit, onKeep)
}

class Fork<G extends Game> implements Simulation<G> {
  readonly state: G['State']
  readonly #spec: Spec<G>
  readonly #chance: SeededChance<G>
  readonly #seeded: boolean
  readonly #onKeep: Keep<G>
  readonly #list: G['Action'][] = []

  constructor(spec: Spec<G>, state: G['State'], from: Rng | string, emit: ForkOptions<G>['emit'], onKeep: Keep<G>) {
    this.#spec = spec
    this.#onKeep = onKeep
    this.state = spec.clone(state) as G['State']
    this.#seeded = state.rng !== null
    this.#chance = new SeededChance<G>(from, emit)
  }

  get barrier(): Barrier {
    return this.#chance.barrier
  }

  actors(): readonly Actor<G>[] {
    return actorsOf(this.#spec, this.state)
  }

  legal(seat?: Actor<G>): readonly G['Action'][] {
    this.#list.length = 0
    return listLegal(this.#spec, this.state, seat, this.#list)
  }

  apply(action: ActionOf<G>): void {
    perform(this.#spec, this.state, action, this.#chance)
  }

  outcome(): Outcome<G> | undefined {
    return outcomeOf(this.#spec, this.state)
  }

  clone(): Simulation<G> {
    this.#settle()
    const emit = this.#chance.emit as ForkOptions<G>['emit']
    return new Fork(this.#spec, this.state, this.#chance.rng, emit, this.#onKeep)
  }

  keep(): G['State'] {
    this.#settle()
    return this.#onKeep(freeze(this.#spec.clone(this.state) as G['State']))
  }

  #settle(): void {
    if (this.#seeded) (this.state as Writable).rng = this.#chance.rng
  }
}

/** The listed actions of one actor, or of all. */
export function listLegal<G extends Game>(
  spec: Spec<G>,
  state: G['State'],
  seat: Actor<G> | undefined,
  out: G['Action'][],
): readonly G['Action'][] {
  for (const actor of actorsOf(spec, state)) if (seat === undefined || seat === actor) spec.legal(state, actor, out)
  return out
}

/** How a game ended, resigning included. */
export function outcomeOf<G extends Game>(spec: Spec<G>, state: G['State']): Outcome<G> | undefined {
  if (state.phase !== 'over') return undefined
  if (state.resigned !== null) return { ...forfeit(spec, state.resigned), score: spec.score(state) }
  const end = spec.outcome(state)
  return end && { ...end, score: spec.score(state) }
}

function forfeit<G extends Game>(spec: Spec<G>, loser: string): Omit<Outcome<G>, 'score'> {
  const others = spec.info.seats.filter((seat) => seat !== loser)
  return { winner: others.length === 1 ? (others[0] as G['Seat']) : 'draw', rule: 'CORE-RESIGN' }
}

/** How well a seat stands: what came of it, or the ruleset's guess, or its lead in score. */
export function evaluationOf<G extends Game>(spec: Spec<G>, state: G['State'], seat: G['Seat']): number {
  const outcome = outcomeOf(spec, state)
  if (outcome === undefined) return spec.evaluate?.(state, seat) ?? leadOf(spec.score(state), seat)
  return outcome.winner === 'draw' ? 0 : outcome.winner === seat ? 1 : -1
}
