// wingover/bots

// Bot
type Bot<G extends Game = Game> = (view: G['View'], pick: Pick, budget: number) => G['Action'];

// Candidate
interface Candidate<G extends Game = Game> {
    readonly action: G['Action'];
    readonly plan: readonly G['Action'][];
    readonly worth: number;
    readonly visits: number;
}

// DEFAULT_BOT
const DEFAULT_BOT = "pilot";

// FlatOptions
interface FlatOptions<G extends Game = Game> extends Mind<G> {
    readonly horizon?: number;
}

// Judge
type Judge<G extends Game> = (state: G['State'], seat: G['Seat']) => number;

// Maker
interface Maker<G extends Game = Game, P extends Player<G> = Player<G>> {
    (seat: G['Seat']): P;
    readonly version?: string;
}

// MctsOptions
interface MctsOptions<G extends Game = Game> extends Mind<G> {
    readonly horizon?: number;
    readonly curiosity?: number;
}

// Mind
interface Mind<G extends Game> {
    readonly judge?: Judge<G>;
    readonly policy?: Policy<G>;
}

// Named
type Named<G extends Game> = Maker<G, PromptPlayer<G>>;

// Pick
interface Pick {
    index(below: number): number;
    of<T>(list: readonly T[]): T;
    seed(): string;
}

// PlanOptions
interface PlanOptions {
    readonly heat?: number;
    readonly replyHeat?: number;
    readonly horizon?: number;
    readonly foresight?: number;
}

// Player
interface Player<G extends Game = Game> {
    begin?(seat: G['Seat'], view: G['View']): void | Promise<void>;
    seen?(events: readonly EventOf<G>[], view: G['View']): void | Promise<void>;
    act(view: G['View'], pick: Pick, budget: number): G['Action'] | Promise<G['Action']>;
    thinking?(): Thinking<G> | undefined;
    close?(): void;
}

// Policy
type Policy<G extends Game> = (game: Simulation<G>, actor: Actor<G>, actions: readonly G['Action'][], pick: Pick) => G['Action'];

// PromptPlayer
interface PromptPlayer<G extends Game = Game> extends Player<G> {
    begin?(seat: G['Seat'], view: G['View']): void;
    seen?(events: readonly EventOf<G>[], view: G['View']): void;
    act(view: G['View'], pick: Pick, budget: number): G['Action'];
}

// Reason
interface Reason {
    readonly term: string;
    readonly gain: number;
}

// Seated
class Seated<G extends Game, P extends Player<G>> {
    #private;
    constructor(ruleset: Ruleset<G>, seat: G['Seat'], make: Maker<G, P>);
    tell(events: readonly EventOf<G>[]): void;
    ask(state: G['State'], pick: Pick, budget: number): ReturnType<P['act']>;
    askLater(state: G['State'], pick: Pick, budget: number): Promise<G['Action']>;
    thinking(): Thinking<G> | undefined;
    close(): void;
}

// Thinking
interface Thinking<G extends Game = Game> {
    readonly kind: 'searched' | 'followed' | 'forced';
    readonly candidates: readonly Candidate<G>[];
    readonly plan: readonly G['Action'][];
    readonly spent: number;
    readonly because?: Reason;
}

// botNamed
function botNamed<G extends Game>(ruleset: Ruleset<G>, name: string): Named<G> | undefined;

// botNames
const botNames: readonly [
    "novice",
    "pilot",
    "ace",
    "random",
    "greedy",
    "flat",
    "mcts",
    "plan"
];

// choicesIn
function choicesIn<G extends Game>(ruleset: Ruleset<G>, view: G['View']): readonly G['Action'][];

// flatBot
const flatBot: <G extends Game>(ruleset: Ruleset<G>, { horizon, judge, policy }?: FlatOptions<G>) => Bot<G>;

// greedyBot
const greedyBot: <G extends Game>(ruleset: Ruleset<G>, { judge, policy }?: Mind<G>) => Bot<G>;

// makerOf
function makerOf<G extends Game>(bot: Bot<G>, version?: string): Maker<G, PromptPlayer<G>>;

// mctsBot
const mctsBot: <G extends Game>(ruleset: Ruleset<G>, { horizon, curiosity, judge, policy }?: MctsOptions<G>) => Bot<G>;

// pickFrom
function pickFrom(seed: string): Pick;

// planBot
const planBot: <G extends Game>(ruleset: Ruleset<G>, options?: PlanOptions) => Maker<G, PromptPlayer<G>>;

// randomBot
const randomBot: <G extends Game>(ruleset: Ruleset<G>) => Bot<G>;
