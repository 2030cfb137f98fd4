// wingover/arena

// Answer
interface Answer {
    readonly worker: string;
    readonly result: unknown;
}

// Asking
type Asking = (seat: string | undefined, played: readonly ActionOf<Game>[]) => void;

// Audited
interface Audited extends Ended {
    readonly lies: readonly Lie[];
    readonly confirmed: number;
}

// AuditedRun
interface AuditedRun<G extends Game> extends Omit<Run, 'crew'> {
    readonly ruleset: Ruleset<G>;
    readonly remote: RemoteCrew;
    readonly own: Crew;
    readonly share?: number;
    readonly pick: Pick;
    readonly onLie?: (lie: Lie) => void;
}

// Belief
interface Belief {
    readonly resignations?: boolean;
}

// Crew
interface Crew {
    readonly size: number;
    play(job: Job): Promise<GameResult>;
}

// Ended
interface Ended {
    readonly games: readonly GameResult[];
    readonly failed: readonly Failed[];
    readonly sprt?: Sprt;
}

// Failed
interface Failed {
    readonly id: string;
    readonly reason: string;
}

// Forfeit
interface Forfeit {
    readonly player: string;
    readonly kind: 'threw' | 'illegal' | 'stalled' | 'broke';
    readonly reason: string;
}

// GameResult
interface GameResult {
    readonly id: string;
    readonly players: Readonly<Record<string, string>>;
    readonly versions?: Readonly<Record<string, string>>;
    readonly budget: number;
    readonly limit?: number;
    readonly scenario: string;
    readonly winner: string;
    readonly rule: string;
    readonly score: Readonly<Record<string, number>>;
    readonly actions: number;
    readonly forfeit?: Forfeit;
    readonly resigned?: string;
    readonly luck?: readonly Luck[];
    readonly record: AnyRecord;
}

// Hypotheses
interface Hypotheses {
    readonly elo0: number;
    readonly elo1: number;
    readonly alpha?: number;
    readonly beta?: number;
}

// Interval
interface Interval {
    readonly low: number;
    readonly mean: number;
    readonly high: number;
}

// Job
interface Job {
    readonly id: string;
    readonly scenario: string;
    readonly seed: string;
    readonly players: Readonly<Record<string, string>>;
    readonly budget?: number;
    readonly options?: Readonly<Record<string, unknown>>;
    readonly versions?: Readonly<Record<string, string>>;
    readonly limit?: number;
    readonly luck?: boolean;
}

// Lie
interface Lie {
    readonly worker: string;
    readonly id: string;
    readonly why: string;
}

// Luck
interface Luck {
    readonly seat: string;
    readonly gain: number;
    readonly rolls: number;
    readonly skipped: number;
}

// Pace
interface Pace {
    readonly rate: number;
    readonly left: number | null;
}

// Pentanomial
type Pentanomial = readonly [
    number,
    number,
    number,
    number,
    number
];

// Players
interface Players<G extends Game = Game> {
    readonly makers: Readonly<Record<string, Maker<G>>>;
    readonly budget: number;
    readonly luck?: boolean;
}

// Progress
interface Progress {
    readonly done: number;
    readonly total: number;
    readonly had: number;
    readonly playing: number;
    readonly sprt?: Sprt;
}

// RESULTS_END
const RESULTS_END = "\n]}\n";

// RemoteCrew
interface RemoteCrew {
    readonly size: number;
    play(job: Job): Promise<Answer>;
}

// Replayed
interface Replayed {
    readonly truth: GameResult;
    readonly differs: readonly string[];
    readonly isLie: boolean;
}

// Results
interface Results {
    readonly format: 2;
    readonly revision: number;
    readonly tournament: Tournament;
    readonly games: readonly GameResult[];
}

// Run
interface Run {
    readonly jobs: readonly Job[];
    readonly crew: Crew;
    readonly had?: readonly GameResult[];
    readonly tries?: number;
    readonly sprt?: Hypotheses;
    readonly onResult?: (result: GameResult) => void | Promise<void>;
    readonly onProgress?: (progress: Progress) => void;
    readonly stop?: () => boolean;
}

// Scheduled
type Scheduled = Omit<Tournament, 'budget'> & {
    readonly budget?: number;
};

// Sprt
interface Sprt {
    readonly elo0: number;
    readonly elo1: number;
    readonly alpha: number;
    readonly beta: number;
    readonly counts: Pentanomial;
    readonly llr: number;
    readonly lower: number;
    readonly upper: number;
    readonly accepted: 'elo0' | 'elo1' | null;
    readonly elo: Interval;
    readonly normalized: number;
}

// Standing
interface Standing {
    readonly player: string;
    readonly against: string;
    readonly games: number;
    readonly won: number;
    readonly drawn: number;
    readonly lost: number;
    readonly forfeited: number;
    readonly rate: Interval;
    readonly elo: Interval;
    readonly luck: number | null;
}

// Tournament
interface Tournament {
    readonly ruleset: string;
    readonly seats: readonly string[];
    readonly players: readonly string[];
    readonly scenarios: readonly string[];
    readonly pairs: number;
    readonly seed: string;
    readonly budget: number;
    readonly options?: Readonly<Record<string, unknown>>;
    readonly versions?: Readonly<Record<string, string>>;
    readonly limit?: number;
    readonly luck?: boolean;
}

// addPair
const addPair: (test: Sprt, halves: number) => Sprt;

// beginSprt
function beginSprt({ elo0, elo1, alpha, beta }: Hypotheses): Sprt;

// chart
function chart(standings: readonly Standing[], title: string): string;

// elo
const elo: ({ low, mean, high }: Interval) => Interval;

// eloOfPairs
function eloOfPairs(counts: Pentanomial): Interval;

// emptyResults
const emptyResults: <G extends Game>({ info }: Ruleset<G>, tournament: Tournament) => Results;

// forfeitGame
function forfeitGame<G extends Game>(ruleset: Ruleset<G>, job: Job, actions: readonly ActionOf<G>[], seat: string, { kind, reason }: Pick<Forfeit, 'kind' | 'reason'>): GameResult;

// llrOf
function llrOf(counts: Pentanomial, elo0: number, elo1: number): number;

// localCrew
const localCrew: <G extends Game>(ruleset: Ruleset<G>, players: Players<G>) => Crew;

// luckOf
function luckOf<G extends Game>(ruleset: Ruleset<G>, record: AnyRecord<G>): readonly Luck[];

// moreText
const moreText: (game: GameResult, before: number) => string;

// paceOf
function paceOf({ done, total, had }: Pick<Progress, 'done' | 'total' | 'had'>, elapsed: number): Pace;

// parseResult
function parseResult<G extends Game>(ruleset: Ruleset<G>, json: unknown): Parsed<GameResult>;

// parseResults
function parseResults<G extends Game>(ruleset: Ruleset<G>, json: unknown): Parsed<Results>;

// playGame
function playGame<G extends Game>(ruleset: Ruleset<G>, job: Job, players: Players<G>, asking?: Asking): Promise<GameResult>;

// replayJob
function replayJob(job: Job, result: GameResult, own: Crew): Promise<Replayed>;

// resultsText
function resultsText({ games, ...head }: Results): string;

// runAudited
function runAudited<G extends Game>(run: AuditedRun<G>): Promise<Audited>;

// runTournament
function runTournament(run: Run): Promise<Ended>;

// schedule
function schedule(tournament: Scheduled): readonly Job[];

// standings
function standings(results: readonly GameResult[]): readonly Standing[];

// unplayed
function unplayed<G extends Game>({ info }: Ruleset<G>, tournament: Tournament, { revision, tournament: before, games }: Results): Parsed<readonly Job[]>;

// verifyResult
function verifyResult<G extends Game>(ruleset: Ruleset<G>, job: Job, result: GameResult, { resignations }?: Belief): Parsed<GameResult>;

// wilson
function wilson(successes: number, n: number): Interval;
