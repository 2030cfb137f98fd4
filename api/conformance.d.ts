// wingover/conformance

// BatteryOptions
interface BatteryOptions<G extends Game = Game> {
    readonly actions?: number;
    readonly seed?: string;
    readonly longest?: number;
    readonly every?: number;
    readonly prefer?: readonly string[];
    readonly witnesses?: readonly Witness<G>[];
    readonly until?: (failures: readonly Failure[]) => boolean;
    readonly progress?: (played: {
        readonly games: number;
        readonly actions: number;
    }) => void;
}

// Call
interface Call extends Position {
    readonly action: BaseAction;
    readonly needs: DiceRequest;
}

// Catalogue
interface Catalogue {
    readonly ruleset: Ruleset;
    readonly witnesses: readonly Witness[];
    readonly pick: Pick;
}

// Choices
type Choices = Readonly<Record<string, readonly unknown[]>>;

// Failure
interface Failure {
    readonly law: string;
    readonly finding: string;
    readonly at: number;
    readonly reproduction: string;
}

// Finding
type Finding = string | undefined;

// Finished
interface Finished {
    readonly ruleset: Ruleset;
    readonly config: BaseConfig;
    readonly actions: readonly BaseAction[];
    readonly states: readonly {
        readonly state: BaseState;
        readonly hash: string;
    }[];
    readonly outcome: Outcome;
    readonly last: BaseState;
    readonly pick: Pick;
}

// Frequency
interface Frequency {
    readonly value: unknown;
    readonly count: number;
    readonly share: number;
}

// GameSeed
interface GameSeed {
    readonly scenario: string;
    readonly options: Readonly<Record<string, unknown>>;
    readonly seed: string;
    readonly dice: 'seeded' | 'manual';
    readonly prefer?: readonly string[];
}

// LONGEST_LABEL
const LONGEST_LABEL = 60;

// Law
interface Law<Context> extends Promised {
    readonly oneIn?: number;
    broken(context: Context): Finding;
}

// Opening
interface Opening {
    readonly ruleset: Ruleset;
    readonly config: BaseConfig;
    readonly result: Resolution<Game>;
    readonly pick: Pick;
    cite(cited: unknown): void;
}

// Pace
interface Pace {
    readonly longest: number;
    readonly every: number;
    readonly only?: number;
    readonly leave?: number;
}

// Pick
interface Pick {
    index(below: number): number;
    of<T>(list: readonly T[]): T;
    seed(): string;
}

// Pool
interface Pool {
    readonly words: readonly string[];
    readonly types: readonly string[];
}

// Position
interface Position {
    readonly ruleset: Ruleset;
    readonly state: BaseState;
    readonly listed: readonly BaseAction[];
    readonly pick: Pick;
    pool(): Pool;
    readonly seed: string;
    cite(cited: unknown): void;
}

// Promised
interface Promised {
    readonly name: string;
    readonly promise: string;
}

// Reading
interface Reading {
    readonly findings: readonly string[];
    readonly games: number;
    readonly sentences: number;
    readonly labels: number;
    readonly refusals: number;
    readonly unread: readonly string[];
}

// ReadingOptions
interface ReadingOptions {
    readonly games?: number;
    readonly longest?: number;
    readonly seed?: string;
    readonly prefer?: readonly string[];
    numbers?(events: readonly BaseEvent[], view: Game['View']): Iterable<number>;
    line?(text: string): void;
}

// Report
interface Report {
    readonly ruleset: string;
    readonly games: number;
    readonly actions: number;
    readonly rows: {
        readonly played: number;
        readonly of: number;
    };
    readonly failures: readonly Failure[];
    readonly cited: ReadonlySet<string>;
}

// Row
type Row = Readonly<Record<string, unknown>>;

// Taken
interface Taken extends Position {
    readonly action: BaseAction;
    readonly step: Step<Game>;
}

// Witness
interface Witness<G extends Game = Game> {
    readonly option: string;
    readonly value: unknown;
    readonly config: G['Config'];
    readonly actions: readonly ActionOf<G>[];
}

// catalogueLaws
const catalogueLaws: readonly Law<Catalogue>[];

// citedIn
function citedIn(value: unknown, into: Set<string>): void;

// compareWithList
function compareWithList<G extends Game>(ruleset: Ruleset<G>, state: G['State'], candidates: readonly G['Action'][]): {
    missing: G["Action"][];
    refused: G["Action"][];
};

// configOf
function configOf(ruleset: Ruleset, game: GameSeed): BaseConfig;

// conformance
function conformance<G extends Game>(ruleset: Ruleset<G>, options?: BatteryOptions<G>): Report;

// coveringArray
function coveringArray(choices: Choices): readonly Row[];

// describeReport
function describeReport({ ruleset, games, actions, rows, failures }: Report): string;

// diceLaws
const diceLaws: readonly Law<Call>[];

// endLaws
const endLaws: readonly Law<Finished>[];

// laws
const laws: readonly Promised[];

// mutate
function mutate(action: BaseAction, pool: Pool, pick: Pick): BaseAction;

// mutateJson
function mutateJson(value: unknown, pool: Pool, pick: Pick): unknown;

// objectionsTo
function objectionsTo(text: string, ids?: readonly string[]): readonly string[];

// observing
function observing<G extends Game>(ruleset: Ruleset<G>, into: Set<string>): Ruleset<G>;

// openingLaws
const openingLaws: readonly Law<Opening>[];

// perft
function perft<G extends Game>(ruleset: Ruleset<G>, state: G['State'], depth: number): number;

// pickFrom
function pickFrom(seed: string): Pick;

// poolOf
function poolOf(state: object, actions: readonly BaseAction[], seats: readonly string[], types: readonly string[]): Pool;

// positionLaws
const positionLaws: readonly Law<Position>[];

// readAloud
function readAloud<G extends Game>(ruleset: Shown<G>, words: Words<G>, options?: ReadingOptions): Reading;

// reproduce
function reproduce(ruleset: Ruleset, reproduction: string, pace?: Partial<Pace>): Failure | undefined;

// sampleFrequencies
function sampleFrequencies<G extends Game>(ruleset: Ruleset<G>, view: G['View'], n: number, seed?: string, read?: (state: G['State']) => unknown): readonly Frequency[];

// stepLaws
const stepLaws: readonly Law<Taken>[];

// unobserved
const unobserved: (ruleset: Ruleset, cited: ReadonlySet<string>) => readonly string[];

// witnessFindings
function witnessFindings<G extends Game>(ruleset: Ruleset<G>, witnesses: readonly Witness<G>[]): readonly string[];
