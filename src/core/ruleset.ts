/**
 * The contract between a game, the kernel and everyone who plays.
 *
 * A caller meets {@link Ruleset}. A rules author writes a {@link Spec} and hands it to `defineRuleset`, which derives
 * both doors from it: `reduce`, immutable and checked, and `fork`, in place and trusting.
 *
 * Everything here is written with method syntax: only so can one registry hold different games without a cast.
 */
import type { Draft } from 'immer'
import type { Gate } from './gate.js'
import type { CoreCode } from './messages.js'
import type { CoreRule, RuleInfo } from './rules.js'
import type { Parsed, Violation } from './violation.js'

// ---------------------------------------------------------------------------------------- the types of one game

/** The types of one game, named once: `interface SpittingFire extends Game { Config: SfConfig; ... }`. */
export interface Game {
  Config: BaseConfig
  State: BaseState
  Action: BaseAction
  Event: BaseEvent
  View: BaseView
  Seat: string
  Rule: string
  /** The codes of its refusals, as its message templates name them; any text unless said. */
  Code?: string
}

/**
 * What every config says. Physical dice (`manual`) come with each action, typed in or thrown by `resolve` of
 * `wingover/dice`; seeded dice need a seed.
 *
 * Seeded dice repeat, and that is their use: tests, bots, people who trust each other. They are no secret from an
 * opponent who wants to know: whoever has seen some fifty of them can work out the rest. Strangers play with `manual` and
 * `cryptoDice`.
 */
export interface BaseConfig {
  readonly dice: 'seeded' | 'manual'
  readonly seed?: string
}

/**
 * What every state holds. A state is plain JSON: no class, Map, Set, function, NaN or `undefined`, and no cross
 * reference but ids. Static data sits in a field `config`, shared by all states of a game and never copied.
 */
export interface BaseState {
  /** The phase of the printed sequence of play; `over` in every finished game and in no other. */
  readonly phase: string
  readonly turn: number
  /** A stack of questions, the last asked first. While it is not empty only answers to its last frame are legal. */
  readonly agenda: readonly Frame[]
  /** The seat that resigned. */
  readonly resigned: string | null
  /** The generator of seeded dice; null with physical dice. In no view; what it has thrown may give it away. */
  readonly rng: Rng | null
}

/** An order. `rolls` and `card` are the dice thrown and the card turned at a real table; seeded dice take neither. */
export interface BaseAction {
  readonly type: string
  readonly seat: string
  readonly rolls?: readonly number[]
  readonly card?: string
}

/** Something that happened: ids and scalars, the rule that made it so, and who may know. */
export interface BaseEvent {
  readonly type: string
  readonly rule: string
  readonly audience: 'all' | readonly string[]
}

/** What every view carries. A view is built up from nothing: what is not put in is hidden. */
export interface BaseView {
  readonly seat: string
  readonly dice: 'seeded' | 'manual'
  readonly phase: string
  readonly turn: number
  readonly agenda: readonly Frame[]
  readonly resigned: string | null
}

/** The base of a game's view, with that game's own types: `interface View extends ViewBase<State, Seat> { ... }`. */
export interface ViewBase<S extends BaseState, Seat extends string> extends BaseView {
  readonly seat: Seat | 'spectator'
  readonly phase: S['phase']
  readonly agenda: S['agenda']
  readonly resigned: S['resigned']
}

/** One kind of event: `Happened<'shotFired', Rule, { plane: string; die: number }>`. */
export type Happened<Type extends string, Rule extends string, Facts extends object = object> = Readonly<Facts> & {
  readonly type: Type
  readonly rule: Rule
  readonly audience: 'all' | readonly string[]
}

/** One thing the game waits for. Public: it says who must answer and what about, and holds no secret. */
export interface Frame {
  readonly kind: string
  /** Those who have not answered yet; several at once for sealed declarations. */
  readonly waiting: readonly string[]
}

/** The state of the alea generator. */
export interface Rng {
  readonly c: number
  readonly s0: number
  readonly s1: number
  readonly s2: number
}

/** The player who gives up. Legal for every player until the game is over, never listed. */
export interface Resign {
  readonly type: 'resign'
  readonly seat: string
}

/** A player has given up. */
export interface Resigned extends BaseEvent {
  readonly type: 'resigned'
  readonly rule: 'CORE-RESIGN'
  readonly audience: 'all'
  readonly seat: string
}

/** Every action of a game, the kernel's own included. */
export type ActionOf<G extends Game> = G['Action'] | Resign
/** Every event of a game, the kernel's own included. */
export type EventOf<G extends Game> = G['Event'] | Resigned
/** Every rule a game can cite, the kernel's own included. */
export type RuleOf<G extends Game> = G['Rule'] | CoreRule
/** Every code a refusal of a game can have, the kernel's own included: translations by code can be complete. */
export type CodeOf<G extends Game> = NonNullable<G['Code']> | CoreCode
/** One broken rule of a game. */
export type ViolationOf<G extends Game> = Violation<RuleOf<G>, CodeOf<G>>
/** A game's state as rule code writes to it. */
export type DraftOf<G extends Game> = Draft<G['State']>
/** Who can act: the players, and the referee for chance and bookkeeping that no player triggers. */
export type Actor<G extends Game> = G['Seat'] | 'referee'
/** Who can look: the players and anyone at all. */
export type Viewer<G extends Game> = G['Seat'] | 'spectator'

// ---------------------------------------------------------------------------------------- results

/** Why a step is not quietly taken back: dice fell, or something hidden was shown. */
export type Barrier = 'none' | 'dice' | 'reveal'

/** The next dice to throw, or the next card to turn, before an action can be resolved. */
export interface DiceRequest {
  readonly purpose: string
  readonly count: number
  readonly sides: number
  /** For a draw: how many of each kind there are. The answer goes into the action's `card`. */
  readonly kinds?: Readonly<Record<string, number>>
}

/** A step that was taken. */
export interface Step<G extends Game> {
  readonly ok: true
  readonly state: G['State']
  readonly events: readonly EventOf<G>[]
  readonly barrier: Barrier
}

/** A step that was refused, with every broken rule of the first stage that has any. Nothing has changed. */
export interface Refusal<G extends Game> {
  readonly ok: false
  readonly violations: readonly ViolationOf<G>[]
  /** Set if all that is missing are dice. */
  readonly needs?: DiceRequest
}

/** What comes of an action. */
export type Resolution<G extends Game> = Step<G> | Refusal<G>

/** How a game ended. */
export interface Outcome<G extends Game = Game> {
  readonly winner: G['Seat'] | 'draw'
  readonly score: Readonly<Record<string, number>>
  readonly rule: RuleOf<G>
}

// ---------------------------------------------------------------------------------------- what a caller meets

/**
 * One game, ready to play. Every method is pure. `setup`, `check`, `reduce`, `actors`, `legalActions` and the gates take
 * any value at all and answer with data; the others want what these, or a gate, have given.
 */
export interface Ruleset<G extends Game = Game> {
  readonly info: RulesetInfo<G>
  /** The first state. Chance falls later, in actions, so that a game at a real table can begin. */
  setup(config: G['Config']): Resolution<G>
  /** Who owes a decision; `[]` exactly when `outcome` is defined. A function of public state only. */
  actors(state: G['State']): readonly Actor<G>[]
  /** Every broken rule of the first stage that has any; `[]` if the action is legal. Missing dice break no rule. */
  check(state: G['State'], action: ActionOf<G>): readonly ViolationOf<G>[]
  /** Gated, checked, immutable. The new state shares with the old whatever has not changed, and is frozen. */
  reduce(state: G['State'], action: ActionOf<G>): Resolution<G>
  /**
   * Legal actions that make progress; a choice already made and still changeable is legal but not listed, so every
   * game drawn from the list ends. `info.actions[type].listed` says whether the list holds all of a type.
   */
  legalActions(state: G['State'], seat?: Actor<G>): readonly G['Action'][]
  /** What this seat may see, and nothing else: the default is hidden. */
  view(state: G['State'], seat: Viewer<G>): G['View']
  /** A state that `view.seat` cannot tell from the real one and that nothing it has seen contradicts. */
  sample(view: G['View'], seed: string): G['State']
  /** The score by seat, as it stands. */
  score(state: G['State']): Readonly<Record<string, number>>
  /** How the game ended; undefined while it goes on. */
  outcome(state: G['State']): Outcome<G> | undefined
  /**
   * How well a seat stands, from -1 (lost) to 1 (won): a guess for bots, never a rule. A finished game is 1, 0 or -1.
   * Before that, two seats may both think well of a position: what draws both into a fight is no loss to either. It may
   * look at the whole state, so a bot asks it about samples only.
   */
  evaluate(state: G['State'], seat: G['Seat']): number
  /**
   * The parts of that guess by name, each the higher the better for the seat: what a bot says when it is asked why. Names
   * are words a player would use. Absent where a game does not say; of an unfinished game only.
   */
  terms?(state: G['State'], seat: G['Seat']): Readonly<Record<string, number>>
  /**
   * How much a good player of a seat is drawn to each of its actions at a glance, without playing any: `out[i]` is for
   * `actions[i]`. A difference of 1 is clear, of 5 all but rules an action out. Absent where a game does not say. It may
   * look at the whole state, so a bot asks it about samples only.
   */
  inclination?(state: G['State'], seat: G['Seat'], actions: readonly G['Action'][], out: number[]): void
  /** The fast door. `seed` gives the fork dice of its own: needed with physical dice, wise for every bot. */
  fork(state: G['State'], options?: ForkOptions<G>): Simulation<G>
  /** The config with every default written out, as records keep it. */
  complete(config: G['Config']): G['Config']
  /** The numbers that do not come from the book. */
  provenance(): readonly SourcedValue[]
  /** Does an order of this type, given here, stay hidden from others? Then a shared screen is veiled for it. */
  secret(view: G['View'], type: G['Action']['type']): boolean
  readonly parse: Gates<G>
  readonly schemas: Schemas
  readonly notation: Notation<G>
}

/** What is fixed about a game. Tools read this, never the game's name. */
export interface RulesetInfo<G extends Game = Game> {
  readonly id: string
  readonly title: string
  /** Rises whenever a rule's effect changes. */
  readonly revision: number
  /** Players only, never `referee`. */
  readonly seats: readonly G['Seat'][]
  readonly rules: Readonly<Record<RuleOf<G>, RuleInfo>>
  readonly options: Readonly<Record<string, OptionInfo<G['Rule']>>>
  readonly actions: Readonly<Record<G['Action']['type'], ActionInfo>>
  readonly scenarios: readonly Scenario<G>[]
}

/** One switch of a game. The first value is the default; tests play all of `values`. */
export interface OptionInfo<Rule extends string = string> {
  readonly values: readonly unknown[]
  readonly rule: Rule
}

/** What is fixed about one type of action. */
export interface ActionInfo {
  /** The phases in which it can be legal. */
  readonly phases: readonly string[]
  /** The kinds of agenda frame it answers; none if it is given while the agenda is empty. */
  readonly answers: readonly string[]
  /** `all`: the legal list holds every legal action of the type. `some`: extremes, every target, and passing. */
  readonly listed: 'all' | 'some'
  /** The choice may be made again until it is sealed: such changes are legal though not listed. */
  readonly changeable: boolean
  /** What is ordered may stay hidden from others; {@link Ruleset.secret} says whether it does. */
  readonly secret: boolean
}

/** A game to start. Its config has no seed: add one of your own, or play it with `dice: 'manual'`. */
export interface Scenario<G extends Game = Game> {
  readonly id: string
  readonly title: string
  readonly config: G['Config']
}

/** A number of a game's data and where it comes from. */
export interface SourcedValue {
  readonly what: string
  readonly value: unknown
  readonly source: 'book' | 'inferred' | 'house'
}

/** From unknown JSON to a trusted value, or to violations that name field and limit. */
export interface Gates<G extends Game> {
  /** What `setup` takes. */
  config(json: unknown): Parsed<G['Config'], RuleOf<G>, CodeOf<G>>
  /** What `reduce` takes. */
  action(json: unknown): Parsed<ActionOf<G>, RuleOf<G>, CodeOf<G>>
  /** A saved game. */
  state(json: unknown): Parsed<G['State'], RuleOf<G>, CodeOf<G>>
  /** What a player was sent. */
  view(json: unknown): Parsed<G['View'], RuleOf<G>, CodeOf<G>>
}

/** The shapes behind the gates, as zod schemas: `z.toJSONSchema(ruleset.schemas.action)`. Shape is not yet legality. */
export interface Schemas {
  readonly config: Gate<unknown>['schema']
  /** The game's own actions and `resign`. */
  readonly action: Gate<unknown>['schema']
  readonly state: Gate<unknown>['schema']
  readonly view: Gate<unknown>['schema']
}

/** One line of text for an action, both ways. */
export interface Notation<G extends Game> {
  /** The line for an action. */
  action(action: ActionOf<G>): string
  /** The action of a line, or why it is none. */
  parseAction(text: string): Parsed<ActionOf<G>, RuleOf<G>, CodeOf<G>>
}

/** How to fork. */
export interface ForkOptions<G extends Game> {
  readonly seed?: string
  /** Is told every event; without it none is built. */
  readonly emit?: (event: EventOf<G>) => void
}

/** A game played in place. It trusts you: apply only what is legal. */
export interface Simulation<G extends Game = Game> {
  /** Live: read it, do not keep it. */
  readonly state: G['State']
  /** Who owes a decision; `[]` exactly when `outcome` is defined. */
  actors(): readonly Actor<G>[]
  /** Valid until the next call. */
  legal(seat?: Actor<G>): readonly G['Action'][]
  /** Plays a legal action, unchecked. */
  apply(action: ActionOf<G>): void
  /** Whether dice have fallen, or something hidden was shown, since this game was forked or cloned. */
  readonly barrier: Barrier
  /** How the game ended; undefined while it goes on. */
  outcome(): Outcome<G> | undefined
  /** A second game from here on; the two share nothing that changes. */
  clone(): Simulation<G>
  /** The position as a state of its own, frozen, yours. */
  keep(): G['State']
}

// ---------------------------------------------------------------------------------------- what an author writes

/** What `defineRuleset` turns into a {@link Ruleset}. */
export interface Spec<G extends Game> {
  readonly info: Omit<RulesetInfo<G>, 'actions'>
  readonly gates: SpecGates<G>
  readonly actions: ActionRules<G>
  /** The config with every default written out. Default: as given. */
  complete?(config: G['Config']): G['Config']
  /** The book's own demands on a well-formed config. */
  admit?(config: G['Config']): readonly Violation<G['Rule']>[]
  /** What a well-formed state from outside must keep beyond its shape: ids that exist, sums that agree. */
  sound?(state: G['State']): readonly Violation<RuleOf<G>>[]
  /** The first state. The kernel sets `rng`; the seed must not enter the state. */
  first(config: G['Config'], io: Pick<Io<G>, 'emit'>): G['State']
  /** Who decides while the agenda is empty and the game goes on. */
  actors(state: G['State']): readonly Actor<G>[]
  /** Why this action is out of place now, in the book's own terms; `[]` leaves it to the kernel. Public facts only. */
  untimely?(state: G['State'], action: G['Action']): readonly Violation<G['Rule']>[]
  /** Appends the listed actions of one actor. Called only for those who are asked. */
  legal(state: G['State'], seat: Actor<G>, out: G['Action'][]): void
  /**
   * A hand-written copy of all that rules write to. `config` is shared, and so may be frozen pieces that rules reach
   * through `owned` alone. The battery plays in the copy and looks whether the original stays.
   */
  clone(state: G['State']): Draft<G['State']>
  /** What this seat may see, built up from nothing. */
  view(state: G['State'], seat: Viewer<G>): G['View']
  /** Fills in what the view hides. The kernel sets `rng`. */
  sample(view: G['View'], io: Pick<Io<G>, 'die' | 'draw'>): G['State']
  /** The score by seat, as it stands. */
  score(state: G['State']): Readonly<Record<string, number>>
  /** Winner and rule of a finished game; undefined while `phase` is not `over`. Resigning is the kernel's. */
  outcome(state: G['State']): Omit<Outcome<G>, 'score'> | undefined
  /** How well a seat stands in an unfinished game, between -1 and 1. Default: its lead in score. */
  evaluate?(state: G['State'], seat: G['Seat']): number
  /** The parts of that guess by name. Default: the game does not say. */
  terms?(state: G['State'], seat: G['Seat']): Readonly<Record<string, number>>
  /** How much a seat is drawn to each of its actions at a glance. Default: the game does not say. */
  inclination?(state: G['State'], seat: G['Seat'], actions: readonly G['Action'][], out: number[]): void
  /** The numbers that do not come from the book. Default: none. */
  provenance?(): readonly SourcedValue[]
  readonly notation?: Notation<G>
}

/** The shapes of what comes from outside, as `gate(schema)` makes them. */
export interface SpecGates<G extends Game> {
  readonly config: Gate<G['Config']>
  /** The game's own actions; `resign` is the kernel's. */
  readonly action: Gate<G['Action']>
  readonly state: Gate<G['State']>
  readonly view: Gate<G['View']>
}

/** One rule for each type of action. */
export type ActionRules<G extends Game> = {
  readonly [T in G['Action']['type']]: ActionRule<G, Extract<G['Action'], { readonly type: T }>>
}

/** One action: when it may be given, what it breaks, what it does. Legality and effect stand side by side. */
export interface ActionRule<G extends Game, A extends G['Action'] = G['Action']> {
  readonly phases: readonly string[]
  readonly answers?: readonly string[]
  readonly listed: 'all' | 'some'
  readonly changeable?: boolean
  /** Does it stay hidden from others? Default: no. Say `() => true` if it always does. */
  secret?(view: G['View']): boolean
  /** Every broken clause, in printed order. Reads only. Seat, phase and agenda have been looked at. */
  check(state: G['State'], action: A): readonly Violation<G['Rule']>[]
  /**
   * What happens. Runs on a plain copy, trusts `check`, returns nothing. Compute, roll, write, in that order; replace
   * small values whole; keep one object in one place.
   */
  apply(draft: Draft<G['State']>, action: A, io: Io<G>): void
}

/** What rule code may do besides writing to its draft. */
export interface Io<G extends Game> {
  /** One die, six-sided unless said. */
  die(purpose: string, sides?: number): number
  /** Several dice thrown together. */
  pool(purpose: string, count: number, sides?: number): readonly number[]
  /** A card or chit, drawn when it is turned up, from this many of each kind. At most one draw in an action. */
  draw<Kind extends string>(purpose: string, kinds: Readonly<Record<Kind, number>>): Kind
  /** Something hidden has been shown: the step is not quietly taken back. */
  reveal(): void
  /** Call as `io.emit?.({ ... })`: a silent fork has no `emit`, and then the event is never built. */
  readonly emit: ((event: G['Event']) => void) | undefined
}
