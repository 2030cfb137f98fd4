// wingover/fair

// Abort
interface Abort {
    readonly kind: 'abort';
    readonly seat: string;
}

// Due
interface Due {
    readonly what: 'order' | 'answer' | 'link' | 'opening' | 'nothing';
    readonly seat?: string;
}

// Entry
type Entry<G extends Game = Game> = Play<G> | Seal<G> | Open<G> | Pass | Link | Abort;

// FairPlayer
class FairPlayer<G extends Game = Game> {
    #private;
    readonly seat: string;
    constructor(ruleset: Ruleset<G>, match: Match<G>, seat: string, secret: string, orders?: Saved<G>['orders']);
    get match(): Match<G>;
    get due(): Due;
    get view(): G['View'];
    legalActions(): readonly G['Action'][];
    play(action: ActionOf<G>): Parsed<readonly Entry<G>[]>;
    answer(): readonly Entry<G>[];
    receive(entries: readonly Entry<G>[], head?: Digest): Parsed<Match<G>>;
    save(): Saved<G>;
}

// FairRule
type FairRule = 'FAIR-TERMS' | 'FAIR-TURN' | 'FAIR-SEAL' | 'FAIR-DICE' | 'FAIR-PLAY' | 'FAIR-ABORT';

// FairTranscript
interface FairTranscript<G extends Game = Game> {
    readonly terms: Terms<G>;
    readonly entries: readonly Entry<G>[];
}

// FairVerdict
type FairVerdict<G extends Game = Game> = {
    readonly verdict: 'fair';
    readonly head: Digest;
    readonly outcome: Outcome<G>;
    readonly record: GameRecord<G>;
} | {
    readonly verdict: 'left';
    readonly head: Digest;
    readonly outcome: Left;
} | {
    readonly verdict: 'unfinished';
    readonly head: Digest;
    readonly waiting: string;
} | {
    readonly verdict: 'unfair';
    readonly at: number;
    readonly violations: readonly Violation[];
};

// LINKS
const LINKS = 5000;

// Left
interface Left {
    readonly winner: string;
    readonly left: string;
    readonly rule: 'FAIR-ABORT';
}

// Link
interface Link {
    readonly kind: 'link';
    readonly seat: string;
    readonly link: Digest;
}

// Match
interface Match<G extends Game = Game> {
    readonly terms: Terms<G>;
    readonly id: Digest;
    readonly head: Digest;
    readonly entries: readonly Entry<G>[];
    readonly moves: readonly Move<G>[];
    readonly world: World<G>;
    readonly answers: readonly string[];
    readonly links: Readonly<Record<string, Digest>>;
    readonly rolls: number;
    readonly aborted?: string;
}

// Move
interface Move<G extends Game> {
    readonly at: number;
    readonly seat: string;
    readonly turn: number;
    readonly head: Digest;
    readonly action?: ActionOf<G>;
    readonly told?: readonly EventOf<G>[];
    readonly commitment?: Digest;
    readonly links?: Readonly<Record<string, Digest>>;
    readonly roll?: number;
}

// Open
interface Open<G extends Game> {
    readonly kind: 'open';
    readonly seat: string;
    readonly at: number;
    readonly salt: string;
    readonly action: ActionOf<G>;
}

// Pass
interface Pass {
    readonly kind: 'pass';
    readonly seat: string;
}

// Play
interface Play<G extends Game> {
    readonly kind: 'play';
    readonly action: ActionOf<G>;
}

// Played
interface Played<G extends Game> {
    readonly move: Move<G>;
    readonly action: ActionOf<G>;
    readonly known: ActionOf<G> | undefined;
    readonly step: Step<G> | Refusal<G>;
}

// Saved
interface Saved<G extends Game = Game> {
    readonly terms: Terms<G>;
    readonly seat: string;
    readonly secret: string;
    readonly entries: readonly Entry<G>[];
    readonly orders: Readonly<Record<number, ActionOf<G>>>;
}

// Seal
interface Seal<G extends Game> {
    readonly kind: 'seal';
    readonly seat: string;
    readonly commitment: Digest;
    readonly told: readonly EventOf<G>[];
}

// Terms
interface Terms<G extends Game = Game> {
    readonly format: 1;
    readonly ruleset: string;
    readonly revision: number;
    readonly config: G['Config'];
    readonly tips: Readonly<Record<string, Digest>>;
}

// World
interface World<G extends Game> {
    readonly first: Step<G>;
    readonly played: readonly Played<G>[];
    readonly state: G['State'];
}

// append
function append<G extends Game>(ruleset: Ruleset<G>, match: Match<G>, json: Entry<G>): Parsed<Match<G>>;

// beginMatch
function beginMatch<G extends Game>(ruleset: Ruleset<G>, terms: Terms<G>): Parsed<Match<G>>;

// dueOf
function dueOf<G extends Game>(ruleset: Ruleset<G>, match: Match<G>): Due;

// endOf
function endOf<G extends Game>(ruleset: Ruleset<G>, match: Match<G>): Outcome<G> | Left | undefined;

// fairMessages
const fairMessages: {
    readonly 'other-rules': "These terms are for {ruleset}, revision {revision}; here is {expected}.";
    readonly 'two-seats': "Fair play is for two seats, not for {seats}.";
    readonly 'tip-missing': "Each seat gives the tip of one chain.";
    readonly 'tip-copied': "Both seats have the same tip: one has copied it.";
    readonly 'own-dice': "The dice are thrown together: the config must ask for physical dice.";
    readonly 'not-now': "{kind} is not called for now; {expected} is.";
    readonly 'copied-order': "This commitment stands in the match already.";
    readonly 'nothing-hidden': "No order the rules list can stand for this one: what it shows fits none.";
    readonly 'no-such-seal': "There is no closed order of {seat} at entry {at}.";
    readonly 'seal-differs': "This is not the order that was sealed, or not of this match, seat, turn and place.";
    readonly 'told-differs': "The order shows others something else than was said when it was sealed.";
    readonly 'order-undone': "With this order, what has been played since could not have been played.";
    readonly 'link-differs': "This link does not lead to the one before it in the chain of {seat}.";
    readonly 'brings-dice': "An order brings no dice: both sides throw them.";
    readonly 'owes-nothing': "{seat} owes nothing, so it has not left the match; {expected} is to write.";
    readonly 'head-differs': "The two sides hold different heads: they do not have the same match before them.";
    readonly 'not-yours': "{seat} writes for its own seat and for the referee only.";
};

// joinMatch
function joinMatch<G extends Game>(ruleset: Ruleset<G>, terms: Terms<G>, seat: G['Seat'], secret: string): Parsed<FairPlayer<G>>;

// newSecret
function newSecret(): string;

// parseTerms
function parseTerms<G extends Game>(ruleset: Ruleset<G>, json: unknown): Parsed<Terms<G>>;

// resumeMatch
function resumeMatch<G extends Game>(ruleset: Ruleset<G>, saved: Saved<G>): Parsed<FairPlayer<G>>;

// termsOf
const termsOf: <G extends Game>({ info, complete }: Ruleset<G>, config: G["Config"], tips: Readonly<Record<string, Digest>>) => Terms<G>;

// tipOf
const tipOf: (secret: string, seat: string) => Digest;

// transcriptOf
const transcriptOf: <G extends Game>({ terms, entries }: Match<G>) => FairTranscript<G>;

// verifyMatch
function verifyMatch<G extends Game>(ruleset: Ruleset<G>, transcript: FairTranscript<G>): FairVerdict<G>;
