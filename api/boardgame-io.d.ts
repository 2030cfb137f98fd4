// wingover/boardgame-io

// GuardedServer
interface GuardedServer {
    readonly app: object;
}

// Held
interface Held<G extends Game> {
    readonly state: G['State'];
    readonly events: readonly EventOf<G>[];
    readonly refused: Readonly<Record<string, readonly HostViolation<G>[]>>;
}

// SetupData
type SetupData = Pick<HostOptions<Game>, 'scenario' | 'options'>;

// Shown
interface Shown<G extends Game> {
    readonly view: G['View'];
    readonly events: readonly EventOf<G>[];
    readonly refused: readonly HostViolation<G>[];
}

// guard
function guard({ app }: GuardedServer, ...names: readonly (string | undefined)[]): void;

// reasons
const reasons: <G extends Game>(shown: Shown<G>) => readonly HostViolation<G>[];

// seatOf
const seatOf: <G extends Game>({ info }: Ruleset<G>, player: string | null | undefined) => Viewer<G>;

// toGame
function toGame<G extends Game>(ruleset: Ruleset<G>, { dice }?: {
    readonly dice?: Dice;
}): Game;
