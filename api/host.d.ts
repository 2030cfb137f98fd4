// wingover/host

// Acted
interface Acted<G extends Game = Game> {
    readonly kind: 'acted';
    readonly seat: string;
    readonly id?: string;
    readonly actions: readonly ActionOf<G>[];
    readonly left?: Readonly<Record<string, number>>;
    readonly flag?: true;
}

// Answer
type Answer<G extends Game> = Done | Refused<G>;

// Chair
class Chair<G extends Game = Game> {
    #private;
    view: G['View'] | undefined;
    decision: Decision<G> | undefined;
    here: readonly string[];
    events: readonly EventOf<G>[];
    constructor(name: string, told?: ChairEvents<G>);
    connect(send: ((request: Request) => void) | undefined): void;
    receive(message: Message<G>): void;
    act(action: unknown): Promise<Answer<G>>;
    request(verb: Request['verb'], json?: unknown): Promise<Answer<G>>;
}

// ChairEvents
interface ChairEvents<G extends Game> {
    onView?(view: G['View'], decision: Decision<G>): void;
    onEvents?(events: readonly EventOf<G>[], back: number): void;
    onHere?(seats: readonly string[]): void;
}

// Changed
interface Changed<G extends Game> {
    readonly step: number;
    readonly changes: readonly Patch[];
    readonly events: readonly EventOf<G>[];
    readonly back?: number;
    readonly decision: Decision<G>;
}

// ClockTerms
interface ClockTerms {
    readonly time: number;
    readonly bonus?: number;
}

// Clocks
type Clocks = Readonly<Record<string, number>>;

// Decision
interface Decision<G extends Game> {
    readonly actors: readonly string[];
    readonly since: number;
    readonly needs?: DiceRequest;
    readonly undo?: G['Seat'];
    readonly clock?: Clocks;
    readonly flag?: G['Seat'];
    readonly outcome?: Outcome<G>;
}

// Desk
class Desk<G extends Game> {
    #private;
    constructor(table: Table<G>, options: DeskOptions);
    enter(seat: Viewer<G>, line: Line<G>): Visitor;
    hasRoom(seat: Viewer<G>): boolean;
    tick(passed: number): void;
    get idle(): Promise<void>;
}

// DeskOptions
interface DeskOptions {
    readonly now: () => number;
    readonly rate?: number | undefined;
    readonly write?: ((lines: readonly string[]) => Promise<void>) | undefined;
    readonly onLost?: (error: unknown) => void;
}

// Done
interface Done {
    readonly ok: true;
    readonly step: number;
}

// Entry
type Entry<G extends Game = Game> = Acted<G> | Undone | Spoken;

// Host
interface Host {
    <G extends Game>(ruleset: Ruleset<G>, options: HostOptions<G>): Opened<G>;
    load<G extends Game>(ruleset: Ruleset<G>, json: unknown, options?: Pick<HostOptions<G>, 'dice'>): Opened<G>;
}

// HostOptions
interface HostOptions<G extends Game> {
    readonly config?: G['Config'];
    readonly scenario?: string;
    readonly options?: Readonly<Record<string, unknown>>;
    readonly dice?: Dice | 'asked';
    readonly clock?: ClockTerms;
}

// HostRule
type HostRule = 'HOST-SEAT' | 'HOST-ID' | 'HOST-STEP' | 'HOST-DICE' | 'HOST-UNDO' | 'HOST-SAVED' | 'HOST-SETUP' | 'HOST-RATE' | 'HOST-KEPT';

// HostViolation
type HostViolation<G extends Game> = Violation<RuleOf<G> | HostRule>;

// Keeper
interface Keeper {
    read(game: string): Promise<readonly string[]>;
    append(game: string, lines: readonly string[]): Promise<void>;
    close?(game: string): Promise<void>;
}

// Kept
interface Kept<G extends Game> {
    readonly table: Table<G>;
    readonly isNew: boolean;
}

// Line
interface Line<G extends Game = Game> {
    send(message: Message<G>): void;
    close(): void;
}

// Listener
type Listener<G extends Game> = (news: {
    readonly viewers: readonly Viewer<G>[];
    readonly entry: Entry<G>;
}) => void;

// Mail
interface Mail {
    readonly id?: string;
    readonly step?: number;
}

// Message
type Message<G extends Game = Game> = {
    readonly news: PackedNews<G>;
} | {
    readonly answer: Answer<G>;
    readonly id: string;
} | {
    readonly here: readonly string[];
};

// News
type News<G extends Game> = Whole<G> | Changed<G>;

// Opened
type Opened<G extends Game> = Parsed<Table<G>, RuleOf<G> | HostRule>;

// PackedDecision
type PackedDecision<G extends Game> = readonly [
    actors: readonly string[],
    since: number,
    rest?: Omit<Decision<G>, 'actors' | 'since'>
];

// PackedNews
type PackedNews<G extends Game = Game> = Whole<G> | readonly [
    step: number,
    decision: PackedDecision<G>,
    events: readonly EventOf<G>[],
    changes: readonly PackedPatch[],
    back?: number
];

// PackedPatch
type PackedPatch = readonly [
    shared: number,
    rest: Patch['path'],
    value?: unknown,
    op?: Patch['op']
];

// Patch
type Patch = Patch;

// Refused
interface Refused<G extends Game> {
    readonly ok: false;
    readonly violations: readonly HostViolation<G>[];
    readonly needs?: DiceRequest;
}

// Request
interface Request {
    readonly verb: (typeof VERBS)[number];
    readonly id: string;
    readonly step: number;
    readonly json?: unknown;
}

// SavedTable
interface SavedTable<G extends Game = Game> {
    readonly format: 1;
    readonly ruleset: string;
    readonly revision: number;
    readonly config: G['Config'];
    readonly clock?: ClockTerms;
    readonly entries: readonly Entry<G>[];
}

// Spoken
interface Spoken {
    readonly kind: 'asked' | 'granted' | 'denied';
    readonly seat: string;
    readonly id?: string;
}

// Table
class Table<G extends Game> {
    #private;
    readonly ruleset: Ruleset<G>;
    constructor(course: Course<G>, dice: Dice | undefined);
    join(seat: Viewer<G>): Whole<G>;
    since(seat: Viewer<G>, step: number): News<G>;
    get clock(): Clocks | undefined;
    get isOver(): boolean;
    act(seat: string, json: unknown, mail?: Mail): Answer<G>;
    roll(seat: string, json: unknown, mail?: Mail): Answer<G>;
    resign(seat: string, mail?: Mail): Answer<G>;
    tick(passed: number): void;
    undo(seat: string, mail?: Mail & {
        readonly ask?: boolean;
    }): Answer<G>;
    grant(seat: string, mail?: Mail): Answer<G>;
    deny(seat: string, mail?: Mail): Answer<G>;
    save(): SavedTable<G>;
    record(): GameRecord<G>;
    on(listener: Listener<G>): () => void;
}

// Undone
interface Undone {
    readonly kind: 'undone';
    readonly seat: string;
    readonly id?: string;
    readonly agreed?: string;
}

// Visitor
interface Visitor {
    receive(json: unknown): void;
    leave(): void;
}

// Whole
interface Whole<G extends Game> {
    readonly step: number;
    readonly view: G['View'];
    readonly events: readonly EventOf<G>[];
    readonly decision: Decision<G>;
}

// fromLines
function fromLines(lines: readonly string[]): unknown;

// host
const host: Host;

// hostMessages
const hostMessages: {
    readonly 'no-such-seat': "There is no such seat here; there are {expected}.";
    readonly 'not-your-seat': "You sit at {seat}, and this is an order of another.";
    readonly 'bad-id': "The id of an act is a text of 1 to 64 letters, digits, _ or -.";
    readonly 'older-step': "You have been asked anew since step {step}; the question that stands was put at step {since}.";
    readonly 'later-step': "Step {step} has not come yet; you are at {now}.";
    readonly 'no-dice-asked': "No dice are asked of you now.";
    readonly 'nothing-to-take-back': "You have done nothing that could be taken back.";
    readonly 'acted-since': "Something has happened since your last step. You can ask the others to take it back.";
    readonly 'dice-fell': "Dice have fallen since. You can ask the others to take it back.";
    readonly 'was-shown': "Something hidden has been shown since. You can ask the others to take it back.";
    readonly 'nobody-asks': "Nobody asks you to take anything back.";
    readonly 'unknown-scenario': "There is no such scenario; there are {expected}.";
    readonly 'no-game': "Say which game to set up: a config or a scenario.";
    readonly 'game-too-long': "No game here has more than {limit} steps.";
    readonly 'too-fast': "More than {rate} requests a second are not answered.";
    readonly 'not-kept': "This could not be written down, so it has not happened. The game goes on from what was.";
    readonly 'entry-differs': "Entry {at} of the saved game cannot have come about here.";
};

// openKept
function openKept<G extends Game>(ruleset: Ruleset<G>, keeper: Keeper | undefined, game: string, options: HostOptions<G>): Promise<Kept<G>>;

// seatOf
function seatOf(secret: string, game: string, seats: readonly string[], ticket: unknown): string | undefined;

// ticketFor
const ticketFor: (secret: string, game: string, seat: string) => string;

// toLine
const toLine: <G extends Game>(entry: Entry<G>) => string;

// toLines
function toLines<G extends Game>({ entries, ...head }: SavedTable<G>): readonly string[];
