// wingover/orders

// Choice
interface Choice<G extends Game = Game> {
    readonly key: string;
    readonly label: string;
    readonly touch: Touch;
    readonly orders?: readonly G['Action'][];
    readonly refused?: readonly Violation<RuleOf<G>>[];
    readonly field?: Field;
    readonly change: boolean;
    readonly standing: boolean;
    readonly via?: readonly Point[];
    readonly dice: readonly string[];
    readonly leads: readonly Lead<G>[];
}

// Desk
interface Desk<G extends Game> {
    readonly ruleset: Shown<G>;
    readonly view: G['View'];
    readonly words: Words<G>;
    readonly rules: SeatRules<G>;
    readonly few: number;
}

// Group
interface Group<G extends Game = Game> {
    readonly heading: string;
    readonly columns?: number;
    readonly choices: readonly Choice<G>[];
}

// Lead
interface Lead<G extends Game> {
    readonly orders: readonly G['Action'][];
    readonly touch: Touch;
    readonly change: boolean;
    readonly standing: boolean;
    readonly dice: readonly string[];
    readonly via?: readonly Point[];
    readonly field?: Field;
    readonly others?: readonly G['Action'][];
    readonly refused?: readonly Violation<RuleOf<G>>[];
}

// Order
interface Order<G extends Game = Game> {
    readonly question: string;
    readonly groups: readonly Group<G>[];
    readonly places: readonly Choice<G>[];
    readonly trail: readonly Choice<G>[];
    readonly done?: readonly G['Action'][];
    readonly problem?: readonly Violation<RuleOf<G>>[];
    readonly before: Order<G> | null;
    readonly desk: Desk<G>;
}

// OrderOptions
interface OrderOptions<G extends Game> {
    readonly words: Words<G>;
    readonly routes?: (view: G['View']) => Iterable<Route<G['Action']>>;
    readonly few?: number;
}

// back
const back: <G extends Game>(order: Order<G>) => Order<G>;

// begin
function begin<G extends Game>(ruleset: Shown<G>, view: G['View'], options: OrderOptions<G>): Order<G>;

// choicesOf
const choicesOf: <G extends Game>({ groups, places }: Order<G>) => readonly Choice<G>[];

// isSecret
function isSecret<G extends Game>(ruleset: Shown<G>, view: G['View']): boolean;

// pick
function pick<G extends Game>(order: Order<G>, choice: Choice<G>, value?: unknown): Order<G>;

// under
function under<G extends Game>(order: Order<G>, piece: string | undefined, at: Point, within?: number): readonly Choice<G>[];
