// wingover/boardgame-io

// Held
interface Held<G extends Game> {
    readonly state: G['State'];
    readonly events: readonly EventOf<G>[];
    readonly refused: Readonly<Record<string, readonly HostViolation<G>[]>>;
}

// SetupData
interface SetupData {
    readonly scenario?: string;
    readonly options?: Readonly<Record<string, unknown>>;
}

// Shown
interface Shown<G extends Game> {
    readonly view: G['View'];
    readonly events: readonly EventOf<G>[];
    readonly refused: readonly HostViolation<G>[];
}

// reasons
const reasons: <G extends Game>(shown: Shown<G>) => readonly HostViolation<G>[];

// seatOf
const seatOf: <G extends Game>({ info }: Ruleset<G>, player: string | null | undefined) => Viewer<G>;

// toGame
function toGame<G extends Game>(ruleset: Ruleset<G>, { dice }?: {
    readonly dice?: Dice;
}): Game;
