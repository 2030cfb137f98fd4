// wingover/table

// Guide
type Guide = Readonly<Record<string, string>>;

// Kit
interface Kit {
    readonly ruleset: Shown;
    readonly words: Words;
    readonly routes?: (view: never) => Iterable<Route>;
}

// Question
interface Question {
    readonly game: string;
    readonly table: string;
    readonly level: string;
    readonly view: BaseView;
    readonly seed: string;
}

// TableGame
interface TableGame {
    readonly id: string;
    readonly title: string;
    readonly about: string;
    readonly first: string;
    load(): Promise<Kit>;
    overlays?(): Promise<Overlays>;
    texts?(): Promise<Texts>;
    sheets?(): Promise<Sheets>;
    guide?(): Promise<Guide>;
}

// TableProperties
interface TableProperties {
    games: readonly TableGame[];
    think: Thinker;
    theme: string;
    speed: string;
    board: string;
    bare: boolean;
    start(game: string, wish: Wish): Promise<void>;
    leave(): void;
}

// Thinker
type Thinker = (question: Question, tell: (done: number) => void, signal: AbortSignal) => Promise<Thought>;

// Thought
interface Thought {
    readonly action: ActionOf<Game>;
    readonly because?: string;
}

// Wish
type Wish = {
    readonly [Field in 'scenario' | 'seats' | 'seed' | 'dice']?: string | undefined;
} & {
    readonly options?: Readonly<Record<string, string>>;
};

// defineTable
function defineTable(name?: string): Promise<void>;

// thinkerFor
function thinkerFor(games: readonly TableGame[]): Thinker;
