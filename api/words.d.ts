// wingover/words

// ActionOfType
type ActionOfType<G extends Game, T> = Extract<ActionOf<G>, {
    readonly type: T;
}>;

// Alike
type Alike<E> = readonly [
    E,
    ...E[]
];

// EventOfType
type EventOfType<G extends Game, T> = Extract<EventOf<G>, {
    readonly type: T;
}>;

// SayAction
type SayAction<G extends Game, T> = {
    say(action: ActionOfType<G, T>, view: G['View']): string;
}['say'];

// SayEvent
type SayEvent<G extends Game, T> = {
    say(alike: Alike<EventOfType<G, T>>, view: G['View']): string | null;
}['say'];

// Telling
interface Telling {
    readonly all?: boolean;
}

// Told
interface Told<G extends Game = Game> {
    readonly text: string;
    readonly rules: readonly RuleOf<G>[];
    readonly dice: readonly number[];
    readonly secret: boolean;
    readonly events: readonly EventOf<G>[];
}

// Translation
type Translation<G extends Game> = {
    readonly [Part in keyof Words<G>]?: Words<G>[Part] extends (...args: never[]) => unknown ? Words<G>[Part] : Words<G>[Part] extends string ? string : Partial<Words<G>[Part]>;
};

// Words
interface Words<G extends Game = Game> {
    readonly lang: string;
    readonly seat: {
        readonly [S in Actor<G>]: string;
    };
    readonly phase: {
        readonly [P in G['State']['phase']]: string;
    };
    piece(id: string, view?: G['View']): string;
    place(at: Point, view: G['View']): string;
    ask(view: G['View']): string;
    readonly kind: {
        readonly [T in ActionOf<G>['type']]: string;
    };
    readonly action: {
        readonly [T in ActionOf<G>['type']]: SayAction<G, T>;
    };
    flight?(route: Pick<Route<G['Action']>, 'orders' | 'ghost'>, view: G['View']): string;
    readonly event: {
        readonly [T in EventOf<G>['type']]: SayEvent<G, T>;
    };
    alike?(a: EventOf<G>, b: EventOf<G>): boolean;
    value(field: string, value: unknown, view?: G['View']): string;
    readonly fields?: Readonly<Record<string, string>>;
    readonly columns?: {
        readonly [T in ActionOf<G>['type']]?: number;
    };
    refusal?(violation: Violation<RuleOf<G>>, view?: G['View']): string;
    hint?(orders: readonly G['Action'][], view: G['View']): string | undefined;
}

// capital
const capital: (text: string) => string;

// counted
const counted: (count: number, thing: string, things?: string) => string;

// labelOf
const labelOf: <G extends Game>(words: Words<G>, action: ActionOf<G>, view: G["View"]) => string;

// listing
const listing: (items: readonly string[], last?: string) => string;

// nameOf
const nameOf: (id: string) => string;

// named
const named: <G extends Game>(scene: Scene, words: Words<G>, view: G["View"]) => Scene;

// number
const number: (value: number) => string;

// refusalOf
const refusalOf: <G extends Game>(words: Words<G>, violation: Violation<RuleOf<G>>, view?: G["View"]) => string;

// refusing
const refusing: (templates: Messages, value: (field: string, fact: Fact, view?: never) => string) => ({ code, facts, message }: Violation, view?: unknown) => string;

// scoreOf
const scoreOf: <G extends Game>(score: Readonly<Record<string, number>>, words: Words<G>) => string;

// signed
const signed: (value: number) => string;

// sumOf
const sumOf: (modifiers: readonly Modifier[]) => string;

// tell
function tell<G extends Game>(words: Words<G>, events: readonly EventOf<G>[], view: G['View'], { all }?: Telling): readonly Told<G>[];

// translated
function translated<G extends Game>(words: Words<G>, translation: Translation<G>): Words<G>;

// verdictOf
const verdictOf: <G extends Game>({ winner, score }: Outcome<G>, words: Words<G>) => string;

// withArticle
const withArticle: (noun: string) => string;
