// wingover/explain

// ActionExplanation
interface ActionExplanation<G extends Game> {
    readonly legal: boolean;
    readonly broken: readonly BrokenRule<G>[];
    readonly nearest: readonly Neighbour<G>[];
    readonly passed: readonly Passed<G>[];
    readonly otherwise: readonly OtherAnswer<G>[];
    readonly text: string;
}

// ActionQuestion
interface ActionQuestion<G extends Game> extends InWords<G> {
    readonly nearest?: number;
    readonly texts?: Texts;
    readonly trace?: boolean;
    readonly config?: G['Config'];
}

// BrokenRule
interface BrokenRule<G extends Game> {
    readonly violation: Violation<RuleOf<G>>;
    readonly rule: RuleNote<RuleOf<G>>;
    readonly rulings: readonly Rested<RuleOf<G>>[];
}

// Choice
type Choice = Readonly<Record<string, unknown>>;

// Comparison
interface Comparison<G extends Game> extends Outcomes<G> {
    readonly differs: boolean;
    readonly options: readonly OptionDifference[];
    readonly decisive: readonly string[];
    readonly setup: readonly Difference[];
    readonly text: string;
}

// Difference
interface Difference {
    readonly path: string;
    readonly values: readonly [
        unknown,
        unknown
    ];
}

// Divergence
interface Divergence<G extends Game> {
    readonly at: number;
    readonly action: ActionOf<G> | null;
    readonly comparison: Comparison<G>;
}

// EventExplanation
interface EventExplanation<G extends Game> {
    readonly action?: ActionOf<G>;
    readonly chain: readonly Link<G>[];
    readonly text: string;
}

// EventQuestion
interface EventQuestion<G extends Game> extends InWords<G> {
    readonly seat?: Viewer<G>;
    readonly texts?: Texts;
    readonly options?: Choice;
}

// Happening
interface Happening<G extends Game> {
    readonly events: readonly EventOf<G>[];
    readonly state: G['State'] | G['View'];
    readonly action?: ActionOf<G> | null;
}

// InWords
interface InWords<G extends Game> {
    readonly words: Words<G>;
}

// Line
interface Line<G extends Game> {
    readonly config: G['Config'];
    readonly actions: readonly ActionOf<G>[];
}

// Link
interface Link<G extends Game> {
    readonly event: EventOf<G>;
    readonly rules: readonly RuleNote<RuleOf<G>>[];
    readonly rulings: readonly Rested<RuleOf<G>>[];
}

// Neighbour
interface Neighbour<G extends Game> {
    readonly action: G['Action'];
    readonly line: string;
    readonly changes: readonly Difference[];
}

// OptionDifference
interface OptionDifference {
    readonly option: string;
    readonly values: readonly [
        unknown,
        unknown
    ];
    readonly rule: RuleNote;
}

// OtherAnswer
interface OtherAnswer<G extends Game> {
    readonly option: string;
    readonly value: unknown;
    readonly rule: RuleNote<RuleOf<G>>;
    readonly legal: boolean;
    readonly broken: readonly RuleOf<G>[];
}

// Outcomes
interface Outcomes<G extends Game> {
    readonly outcomes: Pair<Resolution<G>>;
    readonly violations: Pair<readonly Violation<RuleOf<G>>[]>;
    readonly events: Pair<readonly EventOf<G>[]>;
    readonly state: readonly Difference[];
    readonly next: Pair<readonly G['Action'][]>;
    readonly rules: Pair<readonly RuleNote<RuleOf<G>>[]>;
}

// Pair
type Pair<T> = readonly [
    first: T,
    second: T
];

// Passed
interface Passed<G extends Game> {
    readonly rule: RuleNote<RuleOf<G>>;
    readonly neighbour: ActionOf<G>;
    readonly violation: Violation<RuleOf<G>>;
    readonly text: string;
}

// Place
interface Place<G extends Game> {
    readonly config: G['Config'];
    readonly state: G['State'];
}

// Reading
interface Reading {
    readonly text?: string;
    readonly option?: string;
    readonly value?: unknown;
}

// Rested
interface Rested<Rule extends string = string> {
    readonly rule: RuleNote<Rule>;
    readonly question?: string;
    readonly played?: string;
    readonly others: readonly Reading[];
    readonly text: string;
}

// RuleNote
interface RuleNote<Rule extends string = string> {
    readonly id: Rule;
    readonly title: string;
    readonly source: string;
    readonly status: RuleInfo['status'];
    readonly option?: string;
    readonly summary?: string;
}

// RulingQuestion
interface RulingQuestion {
    readonly texts?: Texts;
    readonly options?: Choice;
}

// Sides
type Sides = readonly [
    first: Choice,
    second: Choice
];

// Texts
type Texts = Readonly<Record<string, RuleText>>;

// compare
function compare<G extends Game>(ruleset: Ruleset<G>, { config, state }: Place<G>, action: ActionOf<G>, sides: Sides, { words }: InWords<G>): Parsed<Comparison<G>>;

// compareRecord
function compareRecord<G extends Game>(ruleset: Ruleset<G>, line: Line<G>, sides: Sides, { words }: InWords<G>): Parsed<Divergence<G> | undefined>;

// explainAction
function explainAction<G extends Game>(ruleset: Ruleset<G>, state: G['State'], action: ActionOf<G>, question: ActionQuestion<G>): ActionExplanation<G>;

// explainActionFor
function explainActionFor<G extends Game>(ruleset: Ruleset<G>, view: G['View'], action: ActionOf<G>, question: ActionQuestion<G>): ActionExplanation<G>;

// explainEvent
function explainEvent<G extends Game>(ruleset: Ruleset<G>, step: Happening<G>, index: number, { seat, texts, words, options }: EventQuestion<G>): Parsed<EventExplanation<G>>;

// explainRecorded
function explainRecorded<G extends Game>(ruleset: Ruleset<G>, record: AnyRecord<G>, at: number, index: number, question: EventQuestion<G>): Parsed<EventExplanation<G>>;

// rulingsOf
function rulingsOf<G extends Game>(ruleset: Ruleset<G>, citing: {
    readonly rule: string;
}, { texts, options }?: RulingQuestion): readonly Rested<RuleOf<G>>[];
