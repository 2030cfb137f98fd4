// wingover

// ActionInfo
interface ActionInfo {
    readonly phases: readonly string[];
    readonly answers: readonly string[];
    readonly listed: 'all' | 'some';
    readonly changeable: boolean;
    readonly secret: boolean;
}

// ActionOf
type ActionOf<G extends Game> = G['Action'] | Resign;

// ActionRule
interface ActionRule<G extends Game, A extends G['Action'] = G['Action']> {
    readonly phases: readonly string[];
    readonly answers?: readonly string[];
    readonly listed: 'all' | 'some';
    readonly changeable?: boolean;
    secret?(view: G['View']): boolean;
    check(state: G['State'], action: A): readonly Violation<G['Rule']>[];
    apply(draft: Draft<G['State']>, action: A, io: Io<G>): void;
}

// ActionRules
type ActionRules<G extends Game> = {
    readonly [T in G['Action']['type']]: ActionRule<G, Extract<G['Action'], {
        readonly type: T;
    }>>;
};

// Actor
type Actor<G extends Game> = G['Seat'] | 'referee';

// Advance
interface Advance<G extends Game> {
    readonly state: G['State'];
    readonly events: readonly EventOf<G>[];
    readonly actions: readonly ActionOf<G>[];
    readonly barrier: Barrier;
    readonly stopped?: Refusal<G>;
}

// Advanced
interface Advanced<G extends Game> {
    readonly history: History<G>;
    readonly stopped?: Refusal<G>;
}

// Alternative
interface Alternative<A extends BaseAction = BaseAction> {
    readonly action: A;
    readonly standing: boolean;
}

// AnyRecord
type AnyRecord<G extends Game = Game> = GameRecord<G> | FirstRecord<G>;

// Axis
interface Axis<View> {
    readonly field: string;
    readonly size: number | undefined;
    place(value: unknown, view: View): number | string;
}

// Barrier
type Barrier = 'none' | 'dice' | 'reveal';

// BaseAction
interface BaseAction {
    readonly type: string;
    readonly seat: string;
    readonly rolls?: readonly number[];
    readonly card?: string;
}

// BaseConfig
interface BaseConfig {
    readonly dice: 'seeded' | 'manual';
    readonly seed?: string;
}

// BaseEvent
interface BaseEvent {
    readonly type: string;
    readonly rule: string;
    readonly audience: 'all' | readonly string[];
}

// BaseShape
interface BaseShape<P extends string, S extends string, F extends string> {
    readonly phases: readonly P[];
    readonly seats: readonly S[];
    readonly frames: readonly F[];
}

// BaseState
interface BaseState {
    readonly phase: string;
    readonly turn: number;
    readonly agenda: readonly Frame[];
    readonly resigned: string | null;
    readonly rng: Rng | null;
}

// BaseView
interface BaseView {
    readonly seat: string;
    readonly dice: 'seeded' | 'manual';
    readonly phase: string;
    readonly turn: number;
    readonly agenda: readonly Frame[];
    readonly resigned: string | null;
}

// Box
interface Box {
    readonly minX: number;
    readonly minY: number;
    readonly maxX: number;
    readonly maxY: number;
}

// CardRequest
interface CardRequest extends DiceRequest {
    readonly kinds: Readonly<Record<string, number>>;
}

// Chanced
interface Chanced<G extends Game> {
    readonly state: G['State'];
    readonly events: readonly EventOf<G>[];
    readonly rolls: readonly number[];
    readonly card: string | undefined;
    readonly odds: Rational;
}

// Change
type Change<G extends Game> = {
    readonly ok: true;
    readonly history: History<G>;
} | Refusal<G>;

// CodeOf
type CodeOf<G extends Game> = NonNullable<G['Code']> | CoreCode;

// CoreCode
type CoreCode = keyof typeof coreMessages;

// CoreRule
type CoreRule = keyof typeof coreRules;

// Dice
interface Dice {
    roll(request: DiceRequest): readonly number[];
    draw(request: CardRequest): string | undefined;
}

// DiceRequest
interface DiceRequest {
    readonly purpose: string;
    readonly count: number;
    readonly sides: number;
    readonly kinds?: Readonly<Record<string, number>>;
}

// Digest
type Digest = string;

// DraftOf
type DraftOf<G extends Game> = Draft<G['State']>;

// Encoding
interface Encoding<G extends Game = Game, Piece = never> {
    readonly version: number;
    readonly pieces: number;
    piecesOf(view: G['View']): Readonly<Record<string, Piece>>;
    sideOf(piece: Piece, view: G['View'], id: string): string;
    readonly table: readonly Feature<G['View'], G['View']>[];
    readonly piece: readonly Feature<Piece, G['View']>[];
    readonly orders: {
        readonly [T in G['Action']['type']]: readonly Axis<G['View']>[];
    };
}

// Enumeration
type Enumeration<G extends Game> = {
    readonly ok: true;
    readonly outcomes: readonly Chanced<G>[];
} | Refusal<G>;

// EventOf
type EventOf<G extends Game> = G['Event'] | Resigned;

// Explanation
type Explanation<Id extends string = string> = Omit<RuleInfo, 'silent'> & Partial<RulingText> & RuleText & {
    readonly id: Id;
};

// Fact
type Fact = number | string | boolean;

// Facts
type Facts = Readonly<Record<string, Fact>>;

// Feature
interface Feature<Of, View> {
    readonly name: string;
    read(of: Of, view: View): number;
}

// Field
type Field = NumberField | PointField | ManyField;

// FieldNotation
interface FieldNotation {
    write(field: string, value: unknown): string | undefined;
    read(field: string, word: string): unknown;
}

// FieldsOf
type FieldsOf<G extends Game> = {
    fields(view: G['View']): readonly Field[];
}['fields'];

// Figure
type Figure = 'fighter' | 'twin' | 'bomber' | 'token';

// FirstRecord
interface FirstRecord<G extends Game = Game> extends PlayedGame<G> {
    readonly format: 1;
    readonly hashes: readonly string[];
}

// Focus
interface Focus {
    readonly piece?: string;
    readonly reach?: readonly Shape[];
}

// ForkOptions
interface ForkOptions<G extends Game> {
    readonly seed?: string;
    readonly emit?: (event: EventOf<G>) => void;
}

// Frame
interface Frame {
    readonly kind: string;
    readonly waiting: readonly string[];
}

// Game
interface Game {
    Config: BaseConfig;
    State: BaseState;
    Action: BaseAction;
    Event: BaseEvent;
    View: BaseView;
    Seat: string;
    Rule: string;
    Code?: string;
}

// GameRecord
interface GameRecord<G extends Game = Game> extends PlayedGame<G> {
    readonly format: 2;
    readonly heads: readonly Digest[];
    readonly outcome: Outcome<G> | null;
    readonly seal: Digest;
}

// Gate
interface Gate<T> {
    (json: unknown): Parsed<T, CoreRule, CoreCode>;
    readonly schema: z.core.$ZodType;
}

// Gates
interface Gates<G extends Game> {
    config(json: unknown): Parsed<G['Config'], RuleOf<G>, CodeOf<G>>;
    action(json: unknown): Parsed<ActionOf<G>, RuleOf<G>, CodeOf<G>>;
    state(json: unknown): Parsed<G['State'], RuleOf<G>, CodeOf<G>>;
    view(json: unknown): Parsed<G['View'], RuleOf<G>, CodeOf<G>>;
}

// Glossary
interface Glossary<Rule extends string = string> {
    readonly sections: Readonly<Record<string, string>>;
    readonly synonyms: readonly (readonly string[])[];
    readonly terms: Readonly<Record<string, readonly Rule[]>>;
}

// Happened
type Happened<Type extends string, Rule extends string, Facts extends object = object> = Readonly<Facts> & {
    readonly type: Type;
    readonly rule: Rule;
    readonly audience: 'all' | readonly string[];
};

// HexField
interface HexField {
    readonly key: string;
    readonly box: Box;
    readonly cells: readonly Shape[];
}

// History
interface History<G extends Game> {
    readonly config: G['Config'];
    readonly moments: readonly Moment<G>[];
    readonly at: number;
}

// Hue
type Hue = 'orange' | 'blue' | 'green' | 'purple';

// Io
interface Io<G extends Game> {
    die(purpose: string, sides?: number): number;
    pool(purpose: string, count: number, sides?: number): readonly number[];
    draw<Kind extends string>(purpose: string, kinds: Readonly<Record<Kind, number>>): Kind;
    reveal(): void;
    readonly emit: ((event: G['Event']) => void) | undefined;
}

// LIMITS
const LIMITS: {
    readonly action: {
        readonly depth: 8;
        readonly values: 2000;
        readonly text: 256;
    };
    readonly config: {
        readonly depth: 16;
        readonly values: 100000;
        readonly text: 4096;
    };
    readonly state: {
        readonly depth: 16;
        readonly values: 200000;
        readonly text: 4096;
    };
    readonly view: {
        readonly depth: 16;
        readonly values: 200000;
        readonly text: 4096;
    };
    readonly record: {
        readonly depth: 20;
        readonly values: 2000000;
        readonly text: 4096;
    };
};

// Limits
interface Limits {
    readonly depth: number;
    readonly values: number;
    readonly text: number;
}

// MOST_FIELDS
const MOST_FIELDS = 2000;

// ManyField
interface ManyField {
    readonly kind: 'many';
    readonly field: string;
    readonly parts: readonly {
        readonly value: unknown;
        readonly touch: Touch;
    }[];
}

// Messages
type Messages = Readonly<Record<string, string>>;

// Modifier
interface Modifier<Rule extends string = string> {
    readonly rule: Rule;
    readonly label: string;
    readonly value: number;
}

// Moment
interface Moment<G extends Game> {
    readonly parent: number;
    readonly action: ActionOf<G> | null;
    readonly state: G['State'];
    readonly events: readonly EventOf<G>[];
    readonly barrier: Barrier;
}

// Notation
interface Notation<G extends Game> {
    action(action: ActionOf<G>): string;
    parseAction(text: string): Parsed<ActionOf<G>, RuleOf<G>, CodeOf<G>>;
}

// NumberField
interface NumberField {
    readonly kind: 'number';
    readonly field: string;
    readonly least: number;
    readonly most: number;
    readonly step: number;
    readonly unit: 'length' | 'angle' | 'count';
    readonly stops: readonly number[];
}

// ONE
const ONE: Rational;

// OptionInfo
interface OptionInfo<Rule extends string = string> {
    readonly values: readonly unknown[];
    readonly rule: Rule;
}

// Outcome
interface Outcome<G extends Game = Game> {
    readonly winner: G['Seat'] | 'draw';
    readonly score: Readonly<Record<string, number>>;
    readonly rule: RuleOf<G>;
}

// Overlays
interface Overlays<G extends Game = Game> {
    reach(view: G['View'], piece: string): readonly Shape[];
    arcs(view: G['View'], piece: string): readonly Shape[];
    threat(view: G['View'], piece: string): readonly Shape[];
    odds(view: G['View'], piece: string): readonly Prospect[];
    routes(view: G['View']): Iterable<Route<G['Action']>>;
}

// Parsed
type Parsed<T, Rule extends string = string, Code extends string = string> = {
    readonly ok: true;
    readonly value: T;
} | {
    readonly ok: false;
    readonly violations: readonly Violation<Rule, Code>[];
};

// PhaseReducer
type PhaseReducer<G extends Game, T extends G['Action']['type']> = (state: G['State'], action: Extract<G['Action'], {
    readonly type: T;
}>) => Resolution<G>;

// Piece
interface Piece {
    readonly id: string;
    readonly name?: string;
    readonly side: number;
    readonly at: Point;
    readonly heading: number | null;
    readonly labels: readonly string[];
    readonly health: number;
    readonly gone: boolean;
    readonly selected: boolean;
    readonly figure?: Figure;
}

// PlayedGame
interface PlayedGame<G extends Game> {
    readonly ruleset: string;
    readonly revision: number;
    readonly config: G['Config'];
    readonly actions: readonly ActionOf<G>[];
}

// Point
interface Point {
    readonly x: number;
    readonly y: number;
}

// PointField
interface PointField {
    readonly kind: 'point';
    readonly field: string;
    readonly area: readonly (readonly Point[])[];
    readonly box: Box;
    readonly step: number;
    readonly cells?: readonly {
        readonly at: Point;
        readonly value: object;
    }[];
}

// Prospect
interface Prospect {
    readonly target: string;
    readonly at: Point;
    readonly hit: Rational;
    readonly kill: Rational | null;
}

// QuizKind
interface QuizKind {
    readonly id: string;
    readonly asks: 'refusal' | 'reading' | 'odds';
    readonly about: string;
    readonly section: string;
    readonly level: 1 | 2 | 3;
    readonly clause?: string;
}

// Rational
interface Rational {
    readonly n: bigint;
    readonly d: bigint;
}

// Recorder
interface Recorder<G extends Game> {
    add(action: ActionOf<G>, step: Pick<Step<G>, 'events' | 'state'>): void;
    record(): GameRecord<G>;
}

// Refusal
interface Refusal<G extends Game> {
    readonly ok: false;
    readonly violations: readonly ViolationOf<G>[];
    readonly needs?: DiceRequest;
}

// Replay
interface Replay<G extends Game> {
    readonly steps: readonly Step<G>[];
    readonly refused?: Refusal<G> & {
        readonly at: number;
    };
}

// Resign
interface Resign {
    readonly type: 'resign';
    readonly seat: string;
}

// Resigned
interface Resigned extends BaseEvent {
    readonly type: 'resigned';
    readonly rule: 'CORE-RESIGN';
    readonly audience: 'all';
    readonly seat: string;
}

// Resolution
type Resolution<G extends Game> = Step<G> | Refusal<G>;

// Rng
interface Rng {
    readonly c: number;
    readonly s0: number;
    readonly s1: number;
    readonly s2: number;
}

// Role
type Role = 'table' | 'cell' | 'zone' | 'arc' | 'reach' | 'threat' | 'path' | 'shot' | 'range' | 'objective' | 'cloud';

// Route
interface Route<A extends BaseAction = BaseAction> {
    readonly orders: readonly A[];
    readonly ghost: Stand;
    readonly via: readonly Point[];
    readonly cost: number;
    readonly dice: readonly string[];
}

// RuleInfo
interface RuleInfo {
    readonly title: string;
    readonly source: string;
    readonly status: RuleStatus;
    readonly option?: string;
    readonly silent?: true;
}

// RuleOf
type RuleOf<G extends Game> = G['Rule'] | CoreRule;

// RuleStatus
type RuleStatus = 'book' | 'ruling' | 'house';

// RuleText
interface RuleText {
    readonly summary: string;
    readonly reason?: string;
    readonly silent?: string;
}

// Ruleset
interface Ruleset<G extends Game = Game> {
    readonly info: RulesetInfo<G>;
    setup(config: G['Config']): Resolution<G>;
    actors(state: G['State']): readonly Actor<G>[];
    check(state: G['State'], action: ActionOf<G>): readonly ViolationOf<G>[];
    reduce(state: G['State'], action: ActionOf<G>): Resolution<G>;
    legalActions(state: G['State'], seat?: Actor<G>): readonly G['Action'][];
    view(state: G['State'], seat: Viewer<G>): G['View'];
    sample(view: G['View'], seed: string): G['State'];
    score(state: G['State']): Readonly<Record<string, number>>;
    outcome(state: G['State']): Outcome<G> | undefined;
    evaluate(state: G['State'], seat: G['Seat']): number;
    terms?(state: G['State'], seat: G['Seat']): Readonly<Record<string, number>>;
    inclination?(state: G['State'], seat: G['Seat'], actions: readonly G['Action'][], out: number[]): void;
    fork(state: G['State'], options?: ForkOptions<G>): Simulation<G>;
    complete(config: G['Config']): G['Config'];
    provenance(): readonly SourcedValue[];
    secret(view: G['View'], type: G['Action']['type']): boolean;
    readonly parse: Gates<G>;
    readonly schemas: Schemas;
    readonly notation: Notation<G>;
}

// RulesetInfo
interface RulesetInfo<G extends Game = Game> {
    readonly id: string;
    readonly title: string;
    readonly revision: number;
    readonly seats: readonly G['Seat'][];
    readonly rules: Readonly<Record<RuleOf<G>, RuleInfo>>;
    readonly options: Readonly<Record<string, OptionInfo<G['Rule']>>>;
    readonly actions: Readonly<Record<G['Action']['type'], ActionInfo>>;
    readonly scenarios: readonly Scenario<G>[];
}

// RulingText
interface RulingText extends RuleText {
    readonly question: string;
    readonly readings: readonly string[];
    readonly choice: number;
    readonly reason: string;
    readonly noSwitch?: string;
}

// Scenario
interface Scenario<G extends Game = Game> {
    readonly id: string;
    readonly title: string;
    readonly config: G['Config'];
}

// Scene
interface Scene {
    readonly title: string;
    readonly box: Box;
    readonly ground?: string;
    readonly shapes: readonly Shape[];
    readonly pieces: readonly Piece[];
    readonly notes: readonly string[];
    readonly sides?: readonly string[];
    readonly others?: string;
    readonly hues?: readonly Hue[];
    readonly names?: Readonly<Partial<Record<Role, string>>>;
    readonly unit?: string;
}

// Schemas
interface Schemas {
    readonly config: Gate<unknown>['schema'];
    readonly action: Gate<unknown>['schema'];
    readonly state: Gate<unknown>['schema'];
    readonly view: Gate<unknown>['schema'];
}

// SeatRules
interface SeatRules<G extends Game> {
    readonly state: G['State'];
    legalActions(): readonly G['Action'][];
    check(action: ActionOf<G>): readonly Violation<RuleOf<G>>[];
}

// Shape
type Shape = {
    readonly kind: 'area';
    readonly role: Role;
    readonly points: readonly Point[];
} | {
    readonly kind: 'line';
    readonly role: Role;
    readonly points: readonly Point[];
} | {
    readonly kind: 'text';
    readonly role: Role;
    readonly at: Point;
    readonly text: string;
};

// SheetCard
interface SheetCard {
    readonly id: string;
    readonly title: string;
    readonly note: string;
    readonly values: readonly SheetValue[];
    readonly tables: readonly SheetTable[];
    readonly boxes: readonly {
        readonly label: string;
        readonly count: number;
    }[];
}

// SheetTable
interface SheetTable {
    readonly heading: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
    readonly source: SourcedValue['source'];
    readonly exceptions?: Readonly<Record<string, SourcedValue['source']>>;
}

// SheetValue
interface SheetValue {
    readonly label: string;
    readonly value: string;
    readonly source: SourcedValue['source'];
}

// Sheets
type Sheets = readonly SheetCard[];

// Show
interface Show<G extends Game> {
    readonly touch: Touches<G>;
    scene?(view: G['View'], focus: Focus): Scene;
    readonly fields?: {
        readonly [T in G['Action']['type']]?: FieldsOf<G>;
    };
    changes?(view: G['View']): readonly Alternative<G['Action']>[];
    wanted?(view: G['View']): readonly G['Action'][];
}

// Shown
interface Shown<G extends Game = Game> extends Ruleset<G> {
    scene(view: G['View'], focus?: Focus): Scene | undefined;
    touch(view: G['View'], action: ActionOf<G>): Touch;
    fields(view: G['View'], type: G['Action']['type']): readonly Field[];
    changes(view: G['View']): readonly Alternative<G['Action']>[];
    wanted(view: G['View']): readonly G['Action'][];
}

// Simulation
interface Simulation<G extends Game = Game> {
    readonly state: G['State'];
    actors(): readonly Actor<G>[];
    legal(seat?: Actor<G>): readonly G['Action'][];
    apply(action: ActionOf<G>): void;
    readonly barrier: Barrier;
    outcome(): Outcome<G> | undefined;
    clone(): Simulation<G>;
    keep(): G['State'];
}

// SourcedValue
interface SourcedValue {
    readonly what: string;
    readonly value: unknown;
    readonly source: 'book' | 'inferred' | 'house';
}

// Spec
interface Spec<G extends Game> {
    readonly info: Omit<RulesetInfo<G>, 'actions'>;
    readonly gates: SpecGates<G>;
    readonly actions: ActionRules<G>;
    complete?(config: G['Config']): G['Config'];
    admit?(config: G['Config']): readonly Violation<G['Rule']>[];
    sound?(state: G['State']): readonly Violation<RuleOf<G>>[];
    first(config: G['Config'], io: Pick<Io<G>, 'emit'>): G['State'];
    actors(state: G['State']): readonly Actor<G>[];
    untimely?(state: G['State'], action: G['Action']): readonly Violation<G['Rule']>[];
    legal(state: G['State'], seat: Actor<G>, out: G['Action'][]): void;
    clone(state: G['State']): Draft<G['State']>;
    view(state: G['State'], seat: Viewer<G>): G['View'];
    sample(view: G['View'], io: Pick<Io<G>, 'die' | 'draw'>): G['State'];
    score(state: G['State']): Readonly<Record<string, number>>;
    outcome(state: G['State']): Omit<Outcome<G>, 'score'> | undefined;
    evaluate?(state: G['State'], seat: G['Seat']): number;
    terms?(state: G['State'], seat: G['Seat']): Readonly<Record<string, number>>;
    inclination?(state: G['State'], seat: G['Seat'], actions: readonly G['Action'][], out: number[]): void;
    provenance?(): readonly SourcedValue[];
    readonly notation?: Notation<G>;
}

// SpecGates
interface SpecGates<G extends Game> {
    readonly config: Gate<G['Config']>;
    readonly action: Gate<G['Action']>;
    readonly state: Gate<G['State']>;
    readonly view: Gate<G['View']>;
}

// Stand
interface Stand {
    readonly piece: string;
    readonly at: Point;
    readonly heading: number | null;
}

// Step
interface Step<G extends Game> {
    readonly ok: true;
    readonly state: G['State'];
    readonly events: readonly EventOf<G>[];
    readonly barrier: Barrier;
}

// TextsOf
type TextsOf<R extends Readonly<Record<string, RuleInfo>>, Id extends keyof R = keyof R> = {
    readonly [I in Id]: (R[I]['status'] extends 'ruling' ? RulingText : RuleText) & (R[I] extends {
        readonly silent: true;
    } ? {
        readonly silent: string;
    } : unknown);
};

// Touch
interface Touch {
    readonly subject?: readonly string[];
    readonly target?: readonly string[];
    readonly at?: Point;
    readonly ghost?: readonly Stand[];
}

// Touches
type Touches<G extends Game> = {
    readonly [T in G['Action']['type']]: {
        touch(action: Extract<G['Action'], {
            readonly type: T;
        }>, view: G['View']): Touch;
    }['touch'];
};

// Transcript
interface Transcript<G extends Game> {
    readonly seat: Viewer<G>;
    readonly first: G['View'];
    readonly events: readonly (readonly EventOf<G>[])[];
    readonly last: G['View'];
}

// UNTOUCHED
const UNTOUCHED: Touch;

// Verdict
type Verdict = {
    readonly verdict: 'exact';
    readonly format: 1 | 2;
} | {
    readonly verdict: 'unfinished';
    readonly format: 1 | 2;
} | {
    readonly verdict: 'other-revision';
    readonly recorded: number;
    readonly current: number;
    readonly at: number;
} | {
    readonly verdict: 'diverges';
    readonly at: number;
    readonly violations: readonly Violation[];
} | {
    readonly verdict: 'not-a-record';
    readonly violations: readonly Violation[];
};

// ViewBase
interface ViewBase<S extends BaseState, Seat extends string> extends BaseView {
    readonly seat: Seat | 'spectator';
    readonly phase: S['phase'];
    readonly agenda: S['agenda'];
    readonly resigned: S['resigned'];
}

// Viewer
type Viewer<G extends Game> = G['Seat'] | 'spectator';

// Violation
interface Violation<Rule extends string = string, Code extends string = string> {
    readonly rule: Rule;
    readonly code: Code;
    readonly message: string;
    readonly facts: Facts;
}

// ViolationOf
type ViolationOf<G extends Game> = Violation<RuleOf<G>, CodeOf<G>>;

// ZERO
const ZERO: Rational;

// advance
function advance<G extends Game>(ruleset: Ruleset<G>, from: G['State'], dice?: Dice): Advance<G>;

// answer
function answer<F extends {
    kind: string;
    waiting: string[];
}>(draft: {
    agenda: F[];
}, seat: string): F | undefined;

// ask
function ask<F extends Frame>(draft: {
    agenda: F[];
}, frame: F): void;

// broken
function broken<Rule extends string>(...clauses: readonly (Violation<Rule> | false | null | undefined)[]): readonly Violation<Rule>[];

// byId
const byId: <T extends z.ZodMiniType>(value: T, most: number) => z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniRecord<z.ZodMiniString<string>, T>>;

// canonical
const canonical: (value: unknown) => string;

// cardSchema
const cardSchema: z.ZodMiniOptional<z.ZodMiniString<string>>;

// closedPart
const closedPart: <V extends BaseView>(view: V) => {
    phase: V["phase"];
    turn: number;
    agenda: V["agenda"];
    resigned: V["resigned"];
    rng: null;
};

// configFields
const configFields: {
    dice: z.ZodMiniEnum<{
        seeded: "seeded";
        manual: "manual";
    }>;
    seed: z.ZodMiniOptional<z.ZodMiniString<string>>;
};

// copyAgenda
const copyAgenda: (agenda: readonly Frame[]) => {
    kind: string;
    waiting: string[];
}[];

// coreMessages
const coreMessages: {
    readonly 'wrong-type': "{field} must be {expected}.";
    readonly 'unknown-field': "{field} is not a field here.";
    readonly 'unknown-value': "{field} must be one of {expected}.";
    readonly 'out-of-range': "{field} must be {expected}.";
    readonly 'bad-format': "{field} must be {expected}.";
    readonly 'not-json': "{field} is not plain JSON.";
    readonly 'forbidden-key': "{field} has a key that is never allowed.";
    readonly 'too-deep': "{field} is nested deeper than {limit} levels.";
    readonly 'too-many-values': "The input holds more than {limit} values.";
    readonly 'too-many-fields': "{field} has more than {limit} fields.";
    readonly 'too-long': "{field} is longer than {limit} characters.";
    readonly 'unsound-state': "This state cannot come about in play.";
    readonly 'game-over': "The game is over.";
    readonly 'wrong-phase': "{type} belongs to {expected}, not to {phase}.";
    readonly 'decision-pending': "First {kind} must be answered by {waiting}.";
    readonly 'not-your-decision': "{seat} is not asked now; {expected} is.";
    readonly 'unknown-seat': "{seat} is no player of this game.";
    readonly 'dice-needed': "{purpose}: throw {count} dice with {sides} sides.";
    readonly 'card-needed': "{purpose}: turn a card, one of {expected}.";
    readonly 'dice-unused': "{given} dice were given and {used} used.";
    readonly 'card-unused': "A card was given and none was to be turned.";
    readonly 'die-impossible': "A die with {sides} sides cannot show {face}.";
    readonly 'card-impossible': "{card} cannot be turned; there are {expected}.";
    readonly 'dice-not-asked': "The dice are thrown here: an action brings none.";
    readonly 'seed-needed': "Seeded dice need a seed of your own: any text that nobody guesses. Or play with physical dice.";
    readonly 'seed-not-asked': "Physical dice take no seed.";
    readonly 'not-notation': "\"{text}\" is not an action; write {expected}";
} & {
    readonly 'other-ruleset': "This record is of {ruleset}, not of {expected}.";
    readonly 'step-differs': "What the record says of this step is not what these rules make of it.";
    readonly 'length-differs': "The record does not have one mark for the set-up and one for each action.";
    readonly 'end-differs': "The record does not end as it says: its outcome, its length or its seal is another.";
    readonly 'too-many-outcomes': "More than {limit} outcomes.";
    readonly 'nothing-to-undo': "This is the first position.";
    readonly 'undo-barrier': "Undo stops here: {barrier}.";
    readonly 'nothing-to-redo': "Nothing follows this position.";
};

// coreRules
const coreRules: {
    readonly 'CORE-SHAPE': {
        readonly title: "Well-formed input";
        readonly source: "kernel";
        readonly status: "house";
    };
    readonly 'CORE-LIMIT': {
        readonly title: "Input within stated limits";
        readonly source: "kernel";
        readonly status: "house";
    };
    readonly 'CORE-STATE': {
        readonly title: "A state that play can reach";
        readonly source: "kernel";
        readonly status: "house";
    };
    readonly 'CORE-OVER': {
        readonly title: "Nothing happens after the end";
        readonly source: "kernel";
        readonly status: "house";
    };
    readonly 'CORE-PHASE': {
        readonly title: "Actions of this phase only";
        readonly source: "kernel";
        readonly status: "house";
    };
    readonly 'CORE-AGENDA': {
        readonly title: "Pending questions are answered first";
        readonly source: "kernel";
        readonly status: "house";
    };
    readonly 'CORE-SEAT': {
        readonly title: "Only those who are asked decide";
        readonly source: "kernel";
        readonly status: "house";
    };
    readonly 'CORE-DICE': {
        readonly title: "Exactly the dice that are called for";
        readonly source: "kernel";
        readonly status: "house";
    };
    readonly 'CORE-SEED': {
        readonly title: "Seeded dice need a seed, physical dice take none";
        readonly source: "kernel";
        readonly status: "house";
    };
    readonly 'CORE-RESIGN': {
        readonly title: "Resigning loses the game";
        readonly source: "kernel";
        readonly status: "house";
    };
    readonly 'CORE-RECORD': {
        readonly title: "A record is replayed by the rules it names";
        readonly source: "kernel";
        readonly status: "house";
    };
};

// defineRuleset
function defineRuleset<G extends Game>(spec: Spec<G>): Ruleset<G>;

// enumerate
function enumerate<G extends Game>(ruleset: Ruleset<G>, state: G['State'], action: ActionOf<G>, limit?: number): Enumeration<G>;

// equals
const equals: (a: Rational, b: Rational) => boolean;

// explained
const explained: <Id extends string>(id: Id, info: RuleInfo, text: RuleText) => Explanation<Id>;

// fill
const fill: (template: string, facts: Facts) => string;

// fromView
function fromView<G extends Game>(ruleset: Ruleset<G>, view: G['View'], seed?: string): SeatRules<G>;

// gate
function gate<T>(schema: z.core.$ZodType<T>, limits: Limits): Gate<T>;

// hash
function hash(text: string): string;

// hashState
const hashState: (state: object) => string;

// hexField
const hexField: (game: object, hexes: () => readonly Hex[]) => HexField;

// hexFieldAround
function hexFieldAround(game: object, places: readonly Hex[], points: readonly Point[], margin: number): HexField;

// history
namespace history {
    export { type history_Advanced as Advanced, type history_Change as Change, type history_History as History, type history_Moment as Moment, history_advance as advance, history_begin as begin, history_branches as branches, history_line as line, history_now as now, history_play as play, history_redo as redo, history_toRecord as toRecord, history_undo as undo };
}

// idSchema
const idSchema: z.ZodMiniString<string>;

// isShown
const isShown: <G extends Game>(ruleset: Ruleset<G>) => ruleset is Shown<G>;

// isVisible
const isVisible: (event: BaseEvent, seat: string) => boolean;

// kept
const kept: readonly never[];

// leadOf
function leadOf(score: Readonly<Record<string, number>>, seat: string): number;

// leaderOf
function leaderOf<Seat extends string>(score: Readonly<Record<Seat, number>>): Seat | 'draw';

// listOf
const listOf: <T extends z.ZodMiniType>(value: T, most: number) => z.ZodMiniArray<T>;

// mapValues
function mapValues<A, B>(record: Readonly<Record<string, A>>, change: (value: A, key: string) => B): Record<string, B>;

// meanOf
function meanOf<G extends Game>(outcomes: readonly Chanced<G>[], value: (outcome: Chanced<G>) => number): Rational;

// minus
const minus: (a: Rational, b: Rational) => Rational;

// oddsOf
function oddsOf<G extends Game>(outcomes: readonly Chanced<G>[], holds: (outcome: Chanced<G>) => boolean): Rational;

// openPart
const openPart: <S extends BaseState, Seat extends string>(state: S, seat: Seat) => {
    seat: Seat;
    dice: "seeded" | "manual";
    phase: S["phase"];
    turn: number;
    agenda: S["agenda"];
    resigned: S["resigned"];
};

// orders
const orders: <S extends string>(seats: readonly S[]) => <T extends string, F extends z.core.$ZodShape>(type: T, fields: F) => z.ZodMiniObject<{
    type: z.ZodMiniLiteral<T>;
    seat: z.ZodMiniEnum<{
        [k_1 in S]: k_1;
    } extends infer T_2 ? {
        [k in keyof T_2]: T_2[k];
    } : never>;
} & F extends infer T_1 ? {
    -readonly [P in keyof T_1]: T_1[P];
} : never, z.core.$strict>;

// outlineOf
function outlineOf(cells: readonly Polygon[]): readonly Polygon[];

// owned
function owned<T extends object>(record: Record<string, T>, id: string, copy: (value: T) => T): T;

// parseRecord
function parseRecord<G extends Game>(ruleset: Ruleset<G>, json: unknown): Parsed<AnyRecord<G>, RuleOf<G>>;

// patched
function patched<S extends object>(before: S, changes: readonly Patch[]): S;

// patches
function patches<S extends object>(before: S, after: S): readonly Patch[];

// phaseReducer
const phaseReducer: <G extends Game, T extends G["Action"]["type"]>(ruleset: Ruleset<G>, types: readonly T[]) => PhaseReducer<G, T>;

// plainNotation
const plainNotation: <G extends Game>(gates: Pick<Gates<G>, "action">, fields?: FieldNotation) => Notation<G>;

// plus
const plus: (a: Rational, b: Rational) => Rational;

// rational
function rational(n: number | bigint, d?: number | bigint): Rational;

// real
const real: (least: number, most: number) => z.ZodMiniNumber<number>;

// recordGame
function recordGame<G extends Game>(ruleset: Ruleset<G>, config: G['Config'], actions: readonly ActionOf<G>[]): Parsed<GameRecord<G>, RuleOf<G>>;

// recorder
function recorder<G extends Game>(ruleset: Ruleset<G>, config: G['Config'], first: Pick<Step<G>, 'events' | 'state'>): Recorder<G>;

// refusals
const refusals: <Rule extends string>() => <M extends Messages>(messages: M) => <Code extends keyof M & string>(rule: Rule, code: Code, facts?: Facts) => Violation<Rule, Code>;

// refuseState
const refuseState: (field: string) => Violation<"CORE-SHAPE" | "CORE-LIMIT" | "CORE-STATE" | "CORE-OVER" | "CORE-PHASE" | "CORE-AGENDA" | "CORE-SEAT" | "CORE-DICE" | "CORE-SEED" | "CORE-RESIGN" | "CORE-RECORD", "unsound-state">;

// replay
function replay<G extends Game>(ruleset: Ruleset<G>, record: AnyRecord<G>): Replay<G>;

// resolveOptions
function resolveOptions<T extends object>(options: {
    readonly [K in keyof T]: OptionInfo & {
        readonly values: readonly T[K][];
    };
}, given: {
    readonly [K in keyof T]?: T[K] | undefined;
}): T;

// rngFrom
const rngFrom: (seed: string) => Rng;

// rngSchema
const rngSchema: z.ZodMiniType<Rng | null>;

// rollsSchema
const rollsSchema: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniInt>>;

// rulesBehind
function rulesBehind<E extends {
    readonly rule: string;
}>(event: E): readonly E['rule'][];

// sharedRecord
function sharedRecord<T extends object>(record: Readonly<Record<string, T>>, copy: (value: T) => T): Record<string, T>;

// shown
function shown<G extends Game>(ruleset: Ruleset<G>, show: Show<G>): Shown<G>;

// stateFields
const stateFields: <P extends string, S extends string, F extends string>(shape: BaseShape<P, S, F>) => {
    rng: z.ZodMiniType<Rng | null, unknown, z.core.$ZodTypeInternals<Rng | null, unknown>>;
    phase: z.ZodMiniEnum<{
        [k_1 in P]: k_1;
    } extends infer T ? {
        [k in keyof T]: T[k];
    } : never>;
    turn: z.ZodMiniInt;
    agenda: z.ZodMiniArray<z.ZodMiniObject<{
        kind: z.ZodMiniNever | z.ZodMiniEnum<{
            [k_3 in F]: k_3;
        } extends infer T_1 ? {
            [k_2 in keyof T_1]: T_1[k_2];
        } : never>;
        waiting: z.ZodMiniArray<z.ZodMiniEnum<{
            [k_5 in S | "referee"]: k_5;
        } extends infer T_2 ? {
            [k_4 in keyof T_2]: T_2[k_4];
        } : never>>;
    }, z.core.$strict>>;
    resigned: z.ZodMiniNullable<z.ZodMiniEnum<{
        [k_7 in S]: k_7;
    } extends infer T_3 ? {
        [k_6 in keyof T_3]: T_3[k_6];
    } : never>>;
};

// stateHasher
function stateHasher(): (state: object) => string;

// times
const times: (a: Rational, b: Rational) => Rational;

// toNumber
function toNumber(a: Rational): number;

// toText
const toText: (a: Rational) => string;

// top
const top: <F extends Frame>(state: {
    readonly agenda: readonly F[];
}) => F | undefined;

// total
function total(modifiers: readonly Modifier[]): number;

// transcript
function transcript<G extends Game>(ruleset: Ruleset<G>, record: AnyRecord<G>, seat: Viewer<G>): Transcript<G> | undefined;

// untouched
const untouched: () => Touch;

// verify
function verify<G extends Game>(ruleset: Ruleset<G>, record: AnyRecord<G>): Verdict;

// viewFields
const viewFields: <P extends string, S extends string, F extends string>(shape: BaseShape<P, S, F>) => {
    seat: z.ZodMiniEnum<{
        [k_1 in S | "spectator"]: k_1;
    } extends infer T ? {
        [k in keyof T]: T[k];
    } : never>;
    dice: z.ZodMiniEnum<{
        seeded: "seeded";
        manual: "manual";
    }>;
    phase: z.ZodMiniEnum<{
        [k_3 in P]: k_3;
    } extends infer T_1 ? {
        [k_2 in keyof T_1]: T_1[k_2];
    } : never>;
    turn: z.ZodMiniInt;
    agenda: z.ZodMiniArray<z.ZodMiniObject<{
        kind: z.ZodMiniNever | z.ZodMiniEnum<{
            [k_5 in F]: k_5;
        } extends infer T_2 ? {
            [k_4 in keyof T_2]: T_2[k_4];
        } : never>;
        waiting: z.ZodMiniArray<z.ZodMiniEnum<{
            [k_7 in S | "referee"]: k_7;
        } extends infer T_3 ? {
            [k_6 in keyof T_3]: T_3[k_6];
        } : never>>;
    }, z.core.$strict>>;
    resigned: z.ZodMiniNullable<z.ZodMiniEnum<{
        [k_9 in S]: k_9;
    } extends infer T_4 ? {
        [k_8 in keyof T_4]: T_4[k_8];
    } : never>>;
};

// visibleTo
const visibleTo: <E extends BaseEvent>(events: readonly E[], seat: string) => readonly E[];

// volley
function volley(dice: readonly (readonly number[])[], need: number): Pick<Prospect, 'hit' | 'kill'>;

// whole
const whole: (least: number, most: number) => z.ZodMiniInt;
