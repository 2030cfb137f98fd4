import * as z from 'zod/mini'
import { rngFrom, SeededChance } from './chance.js'
import { evaluationOf, listLegal, outcomeOf, resolve, simulate } from './doors.js'
import { freeze } from './freeze.js'
import { gate } from './gate.js'
import { LIMITS } from './limits.js'
import { refuse } from './messages.js'
import { plainNotation } from './notation.js'
import { peek } from './peek.js'
import { kept } from './refusal.js'
import type {
  ActionInfo,
  ActionOf,
  ActionRule,
  BaseState,
  EventOf,
  Game,
  Gates,
  Resign,
  Resolution,
  RuleOf,
  Ruleset,
  RulesetInfo,
  Schemas,
  Spec,
} from './ruleset.js'
import { actorsOf, checkStages } from './stages.js'
import type { Parsed, Violation } from './violation.js'

/** Derives a whole ruleset, both doors, from one specification. */
export function defineRuleset<G extends Game>(spec: Spec<G>): Ruleset<G> {
  const admission = admissionTo(spec)
  const parse = gatesOf(spec, admission)
  return {
    info: infoOf(spec),
    parse,
    schemas: schemasOf(spec),
    notation: spec.notation ?? plainNotation<G>(parse),
    complete: (config) => spec.complete?.(config) ?? config,
    provenance: () => spec.provenance?.() ?? kept,
    setup: (config) => setUp(spec, parse, admission, config),
    actors: (state) => {
      const from = admission.admit(state)
      return from.ok ? admission.guard(from.value, () => actorsOf(spec, from.value), kept) : kept
    },
    check: (state, action) => {
      const read = readBoth(parse, admission, state, action)
      return read.ok ? admission.guard(read.value[0], () => checkStages(spec, ...read.value), unsound) : read.violations
    },
    reduce: (state, action) => {
      const read = readBoth(parse, admission, state, action)
      return read.ok ? stepFrom(spec, admission, ...read.value) : read
    },
    legalActions: (state, seat) => {
      const from = admission.admit(state)
      return from.ok ? admission.guard(from.value, () => listLegal(spec, from.value, seat, []), kept) : kept
    },
    view: (state, seat) => spec.view(state, seat),
    sample: (view, seed) => admission.trust(sampled(spec, view, seed), view),
    secret: (view, type) => spec.actions[type]?.secret?.(view) ?? false,
    score: (state) => spec.score(state),
    outcome: (state) => outcomeOf(spec, state),
    evaluate: (state, seat) => evaluationOf(spec, state, seat),
    ...(spec.terms && { terms: spec.terms.bind(spec) }),
    ...(spec.inclination && { inclination: spec.inclination.bind(spec) }),
    fork: (state, options) => {
      const isKnown = admission.isKnown(state)
      return simulate(spec, state, options, (end) => (isKnown ? admission.trust(end, state) : end))
    },
  }
}

function sampled<G extends Game>(spec: Spec<G>, view: G['View'], seed: string): G['State'] {
  const chance = new SeededChance<G>(rngFrom(seed), undefined)
  const state = spec.sample(view, chance)
  return freeze({ ...state, rng: view.dice === 'seeded' ? chance.rng : null })
}

// -------------------------------------------------------------------------------- states from here and from outside

/** Remembers which states came from play and which from outside. */
interface Admission<G extends Game> {
  /** Marks a state that the rules have made, from a state or a view that may have come from outside. */
  trust(state: G['State'], from?: G['State'] | G['View']): G['State']
  isKnown(state: G['State']): boolean
  /** Lets a state in: at once if it is known, through the gate if it is not. */
  admit(state: G['State']): Parsed<G['State'], RuleOf<G>>
  /** Runs rule code. If it breaks on a state from outside, the state is to blame, and that is data. */
  guard<T>(state: G['State'], run: () => T, otherwise: T): T
  stateFromOutside(json: unknown): Parsed<G['State'], RuleOf<G>>
  viewFromOutside(json: unknown): Parsed<G['View'], RuleOf<G>>
}

function admissionTo<G extends Game>(spec: Spec<G>): Admission<G> {
  const known = new WeakSet<object>()
  const foreign = new WeakSet<object>()
  const admission: Admission<G> = {
    trust(state, from) {
      known.add(state)
      if (from !== undefined && foreign.has(from)) foreign.add(state)
      return state
    },
    isKnown: (state) => isObject(state) && known.has(state),
    admit: (state) => (admission.isKnown(state) ? { ok: true, value: state } : admission.stateFromOutside(state)),
    guard(state, run, otherwise) {
      if (!foreign.has(state)) return run()
      try {
        return run()
      } catch {
        return otherwise
      }
    },
    stateFromOutside(json) {
      const parsed = spec.gates.state(json)
      if (!parsed.ok) return parsed
      const violations = soundness(spec, () => parsed.value)
      if (violations.length > 0) return { ok: false, violations }
      const state = freeze(parsed.value)
      foreign.add(state)
      known.add(state)
      return { ok: true, value: state }
    },
    viewFromOutside(json) {
      const parsed = spec.gates.view(json)
      if (!parsed.ok) return parsed
      const violations = soundness(spec, () => sampled(spec, parsed.value, 'sound'))
      if (violations.length > 0) return { ok: false, violations }
      foreign.add(parsed.value)
      return parsed
    },
  }
  return admission
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const unsound = [refuse('CORE-STATE', 'unsound-state')] as const

/** What a well-formed state must keep besides; if rule code breaks on it, it is unsound. */
function soundness<G extends Game>(spec: Spec<G>, state: () => G['State']): readonly Violation<RuleOf<G>>[] {
  try {
    return violationsOf(spec, state())
  } catch {
    return unsound
  }
}

function violationsOf<G extends Game>(spec: Spec<G>, state: G['State']): readonly Violation<RuleOf<G>>[] {
  if (!isAsking(state)) return unsound
  const violations = spec.sound?.(state) ?? kept
  return violations.length === 0 && !canBeRead(spec, state) ? unsound : violations
}

/** Who has resigned plays no more, a finished game asks nothing, and nobody is asked twice. */
const isAsking = ({ phase, agenda, resigned }: BaseState): boolean =>
  (phase === 'over' ? agenda.length === 0 : resigned === null) &&
  agenda.every(({ waiting }) => new Set(waiting).size === waiting.length)

/** Everything that can be read of a state can be read of this one, and it ends where nobody is asked. */
function canBeRead<G extends Game>(spec: Spec<G>, state: G['State']): boolean {
  for (const seat of [...spec.info.seats, 'spectator' as const]) spec.view(state, seat)
  spec.score(state)
  return (actorsOf(spec, state).length === 0) === (outcomeOf(spec, state) !== undefined)
}

// -------------------------------------------------------------------------------- doors

function setUp<G extends Game>(
  spec: Spec<G>,
  parse: Gates<G>,
  admission: Admission<G>,
  json: G['Config'],
): Resolution<G> {
  const config = parse.config(json)
  if (!config.ok) return config
  const events: EventOf<G>[] = []
  const first = spec.first(config.value, { emit: (event) => void events.push(event) })
  const rng = config.value.dice === 'seeded' ? rngFrom(config.value.seed as string) : null
  const state = admission.trust(freeze({ ...first, rng }))
  return { ok: true, state, events, barrier: 'none' }
}

function readBoth<G extends Game>(
  parse: Gates<G>,
  admission: Admission<G>,
  state: G['State'],
  action: ActionOf<G>,
): Parsed<[G['State'], ActionOf<G>], RuleOf<G>> {
  const from = admission.admit(state)
  if (!from.ok) return from
  const order = parse.action(action)
  return order.ok ? { ok: true, value: [from.value, order.value] } : order
}

function stepFrom<G extends Game>(spec: Spec<G>, admission: Admission<G>, state: G['State'], action: ActionOf<G>) {
  const step = (): Resolution<G> => {
    const violations = checkStages(spec, state, action)
    return violations.length > 0 ? { ok: false, violations } : resolve(spec, state, action)
  }
  const resolution = admission.guard(state, step, { ok: false, violations: unsound })
  if (resolution.ok) admission.trust(resolution.state, state)
  return resolution
}

// -------------------------------------------------------------------------------- gates and descriptor

const resignGate = gate<Resign>(z.strictObject({ type: z.literal('resign'), seat: z.string() }), LIMITS.action)

function gatesOf<G extends Game>(spec: Spec<G>, admission: Admission<G>): Gates<G> {
  return {
    config: (json) => configGate(spec, json),
    action: (json) => (peek(json, 'type') === 'resign' ? resignGate(json) : spec.gates.action(json)),
    state: (json) => admission.stateFromOutside(json),
    view: (json) => admission.viewFromOutside(json),
  }
}

const schemasOf = <G extends Game>({ gates }: Spec<G>): Schemas => ({
  config: gates.config.schema,
  action: z.union([gates.action.schema, resignGate.schema]),
  state: gates.state.schema,
  view: gates.view.schema,
})

function configGate<G extends Game>(spec: Spec<G>, json: unknown): Parsed<G['Config'], RuleOf<G>> {
  const parsed = spec.gates.config(json)
  if (!parsed.ok) return parsed
  const { dice, seed } = parsed.value
  if (dice === 'seeded' && seed === undefined) return { ok: false, violations: [refuse('CORE-SEED', 'seed-needed')] }
  if (dice === 'manual' && seed !== undefined) return { ok: false, violations: [refuse('CORE-SEED', 'seed-not-asked')] }
  const violations = spec.admit?.(parsed.value) ?? kept
  return violations.length > 0 ? { ok: false, violations } : parsed
}

function infoOf<G extends Game>(spec: Spec<G>): RulesetInfo<G> {
  const rules = Object.entries<ActionRule<G>>(spec.actions)
  const actions = Object.fromEntries(rules.map(([type, rule]) => [type, actionInfo(rule)]))
  return { ...spec.info, actions: actions as RulesetInfo<G>['actions'] }
}

const actionInfo = (rule: Omit<ActionRule<Game>, 'check' | 'apply'>): ActionInfo => ({
  phases: rule.phases,
  answers: rule.answers ?? kept,
  listed: rule.listed,
  changeable: rule.changeable ?? false,
  secret: rule.secret !== undefined,
})
