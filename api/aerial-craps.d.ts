// wingover/aerial-craps

// Action
type Action = Order<'beginTurn', object, 'referee'> | Order<'payLoss', {
    pp: number;
}> | Order<'dropTarget', {
    crew: Crew;
}> | Order<'spot', {
    crew: Crew;
    target: string;
}> | Order<'spotLeader', {
    target: string;
}> | Order<'spotPP', {
    pp: number;
}> | Order<'rollInitiative', object, 'referee'> | Order<'addCv', {
    add: boolean;
}> | Order<'encounterPP', {
    pp: number;
}> | Order<'reload', {
    gun: string;
    dice: number;
}> | Order<'unjam', {
    gun: string;
    dice: number;
}> | Order<'extinguish', {
    pitch: number;
    dice: number;
}> | Order<'cancelBreak', {
    pp: number;
}> | Order<'declarePitch', {
    pitch: number;
    first?: Use;
    turn?: number;
}> | Order<'mpAdjust', {
    pp: number;
    cv: 'none' | 'add' | 'subtract';
}> | Order<'goForward', {
    turn: number;
}> | Order<'maneuver', {
    more: number;
}> | Order<'exitGoing'> | Order<'exitManeuver', {
    mp: number;
    more: number;
}> | Order<'levelOut', {
    facing: number;
    more: number;
}> | Order<'shiftFacing', {
    shift: number;
}> | Order<'turnAfterExit', {
    turn: number;
}> | Order<'addDice', {
    aero: number;
    pp: number;
}> | Order<'cancelOnes', {
    pp: number;
}> | Order<'buyCv', {
    cv: number;
}> | Order<'cancelEffect', {
    effect: Effect;
}> | Order<'divert', {
    cv: number;
}> | Order<'cutEncounter', {
    by: number;
}> | Order<'splitFailure', {
    pitch: number;
}> | Order<'takeExcess', {
    pitch: number;
}> | Order<'becomeIn', {
    yes: boolean;
}> | Order<'easePitch', {
    pitch: number;
}> | Order<'power', {
    aim: number;
}> | Order<'drag'> | Order<'coast'> | Order<'cutEngine'> | Order<'startEngine'> | Order<'takeSpeed', {
    points: number;
}> | Order<'crewDice', {
    dice: number;
}> | Order<'stallPP', {
    pp: number;
}> | Order<'recover', {
    dice: number;
}> | Order<'fire', {
    crew: Crew;
    cv: number;
    pp: number;
    burst: number;
}> | Order<'cancelJam', {
    pp: number;
}> | Order<'trade', {
    criticals: number;
}> | Order<'fuelLeak', {
    choice: 'shutDown' | 'smoke';
}> | Order<'retire'> | Order<'done'>;

// ActionOfType
type ActionOfType<T extends Action['type']> = Extract<Action, {
    readonly type: T;
}>;

// AerialCraps
interface AerialCraps extends Game {
    Config: Config;
    State: State;
    Action: Action;
    Event: GameEvent;
    View: View;
    Seat: Seat;
    Rule: RuleId;
    Code: Code;
}

// Ahead
type Ahead = ActionOfType<'goForward'>;

// Aircraft
interface Aircraft {
    readonly side: Seat;
    readonly card: string;
    readonly pilot: string;
    readonly fate: Fate;
    readonly hex: Hex;
    readonly level: number;
    readonly pos: Position;
    readonly pitch: number;
    readonly maneuvering: boolean;
    readonly facing: Facing | null;
    readonly speed: number;
    readonly mtLevel: number;
    readonly riseCancelled: boolean;
    readonly condition: Condition;
    readonly pp: number;
    readonly target: string | null;
    readonly cv: number;
    readonly linked: boolean;
    readonly spotTried: boolean;
    readonly failedSpot: boolean;
    readonly posted: number | null;
    readonly addsCv: boolean;
    readonly follows: string | null;
    readonly moved: boolean;
    readonly maintenance: 'reload' | 'unjam' | 'extinguish' | null;
    readonly sheet: Sheet;
    readonly wounds: readonly ('half' | 'all')[];
    readonly engine: 'running' | 'off' | 'destroyed';
    readonly enginePower: number;
    readonly smoke: boolean;
    readonly fire: boolean;
    readonly control: number;
    readonly guns: readonly Gun[];
    readonly observer: Observer | null;
    readonly script: Script | null;
}

// AircraftCard
interface AircraftCard {
    readonly id: string;
    readonly name: string;
    readonly side: string;
    readonly crew: 1 | 2;
    readonly minSpeed: number;
    readonly maxLevel: number;
    readonly maxDive: number;
    readonly power: number;
    readonly drag: number;
    readonly climb: number;
    readonly rows: readonly number[];
    readonly strength: string;
    readonly handling: string;
    readonly ppRow: readonly number[];
    readonly mtRow: readonly number[];
    readonly mtBonus: number;
    readonly aero: number;
    readonly spin: number;
    readonly guns: readonly GunCard[];
}

// Attack
interface Attack {
    readonly by: string;
    readonly crew: Crew;
    readonly target: string;
    readonly cv: number;
    readonly hits: number;
    readonly ones: number;
    readonly criticals: number;
    readonly guns: readonly number[];
}

// AttackOdds
interface AttackOdds {
    readonly dice: number;
    readonly hits: readonly Rational[];
    readonly expected: Rational;
    readonly jam: Rational;
    readonly critical: Rational;
}

// CONDITIONS
const CONDITIONS: readonly [
    "ok",
    "stalled",
    "spinning"
];

// CREW
const CREW: readonly [
    "pilot",
    "observer"
];

// CRITICALS
const CRITICALS: readonly [
    "explodes",
    "engine-destroyed",
    "engine-hit-2",
    "fuel-leak",
    "engine-hit-1",
    "structure",
    "control-2",
    "control-4",
    "wound-half",
    "wound-all",
    "pilot-killed"
];

// Code
type Code = keyof typeof messages;

// Condition
type Condition = (typeof CONDITIONS)[number];

// Config
interface Config extends BaseConfig {
    readonly scenario: ScenarioId | ScenarioData;
    readonly options?: Partial<Options>;
    readonly aircraft?: readonly AircraftCard[];
    readonly pilots?: readonly PilotCard[];
    readonly tables?: Partial<Tables>;
}

// Craft
type Craft = Draft['aircraft'][string];

// Crew
type Crew = (typeof CREW)[number];

// Critical
type Critical = (typeof CRITICALS)[number];

// CvLedger
interface CvLedger {
    readonly target: string | null;
    readonly cv: number;
    readonly linked: boolean;
    readonly position: number | null;
    readonly carried: boolean | null;
    readonly pursuers: readonly {
        readonly ac: string;
        readonly cv: number;
        readonly loses: 'all' | 'half' | 'quarter';
    }[];
    readonly observer: {
        readonly target: string | null;
        readonly cv: number;
    } | null;
}

// CvReason
type CvReason = 'carryover' | 'position' | 'mt' | 'pursuer' | 'failure' | 'fire' | 'link' | 'new' | 'lost';

// DamageRow
interface DamageRow extends SheetRow {
    readonly boxes: number;
    readonly pp: number;
    readonly mt: number;
}

// DamageSheet
interface DamageSheet {
    readonly pass: number;
    readonly rows: readonly DamageRow[];
    readonly filled: number;
    readonly pp: number;
    readonly mt: number;
    readonly maxDive: number;
    readonly stressTrigger: number;
}

// Do
type Do<Kind extends string, Facts extends object = object> = {
    readonly do: Kind;
} & Readonly<Facts>;

// Draft
type Draft = DraftOf<AerialCraps>;

// EFFECTS
const EFFECTS: readonly [
    "none",
    "speed",
    "power",
    "minSpeed"
];

// Effect
type Effect = (typeof EFFECTS)[number];

// Encounter
interface Encounter extends Pair {
    readonly rating: number;
}

// Entry
interface Entry {
    readonly id: string;
    readonly card: string;
    readonly pilot: string;
    readonly hex: Hex;
    readonly level: number;
    readonly facing: Facing;
    readonly speed?: number;
    readonly start?: Start;
}

// FATES
const FATES: readonly [
    "flying",
    "destroyed",
    "crashed",
    "retired"
];

// FRAMES
const FRAMES: readonly [
    "beginTurn",
    "lossPP",
    "target",
    "spotPP",
    "rollInitiative",
    "addCv",
    "encounterPP",
    "maintain",
    "cancelBreak",
    "pitch",
    "mpAdjust",
    "useMp",
    "exitFacing",
    "exitTurn",
    "mtDice",
    "cancelOnes",
    "buyCv",
    "cancelEffect",
    "divert",
    "cut",
    "split",
    "excess",
    "failFacing",
    "becomeIn",
    "ease",
    "speed",
    "speedTake",
    "crewDice",
    "stallPP",
    "recover",
    "recoverFacing",
    "attack",
    "cancelJam",
    "trade",
    "fuelLeak",
    "retire"
];

// FailureRow
interface FailureRow {
    readonly max: number;
    readonly cv: number;
    readonly move: number;
    readonly speed: number;
    readonly stress: number | null;
}

// Fate
type Fate = (typeof FATES)[number];

// FrameKind
type FrameKind = (typeof FRAMES)[number];

// GUN_STATES
const GUN_STATES: readonly [
    "ok",
    "jammed",
    "jammed-for-good",
    "broken"
];

// GameEvent
type GameEvent = Happened<'ordered', RuleId, {
    seat: string;
    order: Action['type'];
    choice: Readonly<Record<string, string | number | boolean>>;
}> | Happened<'turnBegan', RuleId, {
    turn: number;
}> | Happened<'ppReset', RuleId, {
    ac: string;
    pp: number;
    modifiers: readonly Modifier<RuleId>[];
}> | Happened<'ppSpent', RuleId, {
    ac: string;
    pp: number;
    left: number;
}> | Happened<'areaRolled', RuleId, {
    of: string;
    other: string;
    die: number;
    area: number;
}> | Happened<'lossChecked', RuleId, Rolled & {
    need: number;
    kept: boolean;
}> | Happened<'targetLost', RuleId, {
    ac: string;
    crew: Crew;
    target: string;
}> | Happened<'spotRolled', RuleId, Rolled & {
    crew: Crew;
    target: string;
    need: number;
    spotted: boolean;
}> | Happened<'targetLogged', RuleId, {
    ac: string;
    crew: Crew;
    target: string;
    cv: number;
    linked: boolean;
}> | Happened<'cvChanged', RuleId, {
    ac: string;
    from: number;
    to: number;
    why: CvReason;
}> | Happened<'observerCvChanged', RuleId, {
    ac: string;
    from: number;
    to: number;
}> | Happened<'initiativeRolled', RuleId, Rolled> | Happened<'cvAdded', RuleId, {
    ac: string;
    adjusted: number;
}> | Happened<'tailed', RuleId, {
    ac: string;
    target: string;
}> | Happened<'rollOff', RuleId, {
    ac: string;
    die: number;
}> | Happened<'orderSet', RuleId, {
    order: readonly string[];
}> | Happened<'slotSkipped', RuleId, {
    ac: string;
}> | Happened<'encounterRolled', RuleId, Rolled> | Happened<'encounterRated', RuleId, {
    a: string;
    b: string;
    sum: number;
    rating: number;
}> | Happened<'encounterChanged', RuleId, {
    a: string;
    b: string;
    rating: number;
}> | Happened<'collided', RuleId, {
    a: string;
    b: string;
    rating: number;
}> | Happened<'fireSpread', RuleId, {
    ac: string;
    boxes: number;
}> | Happened<'maintenanceRolled', RuleId, {
    ac: string;
    gun: string;
    dice: readonly number[];
    ones: number;
}> | Happened<'gunChanged', RuleId, {
    ac: string;
    gun: string;
    state: GunCondition;
    ammo: number | null;
}> | Happened<'douseRolled', RuleId, {
    ac: string;
    dice: readonly number[];
    bought: readonly number[];
}> | Happened<'fireOut', RuleId, {
    ac: string;
}> | Happened<'moveBegan', RuleId, {
    ac: string;
    speed: number;
}> | Happened<'pitchDeclared', RuleId, {
    ac: string;
    pitch: number;
}> | Happened<'intentDeclared', RuleId, {
    ac: string;
    use: Use;
    turn: number;
}> | Happened<'mpRolled', RuleId, {
    ac: string;
    die: number;
}> | Happened<'mpAllotted', RuleId, {
    ac: string;
    h: number;
    v: number;
    modifiers: readonly Modifier<RuleId>[];
}> | Happened<'pitchChanged', RuleId, {
    ac: string;
    from: number;
    to: number;
}> | Happened<'mpUsed', RuleId, {
    ac: string;
    use: Use;
    left: number;
}> | Happened<'hexEntered', RuleId, {
    ac: string;
    q: number;
    r: number;
}> | Happened<'turned', RuleId, {
    ac: string;
    facing: number;
}> | Happened<'maneuvered', RuleId, {
    ac: string;
}> | Happened<'facingRolled', RuleId, {
    ac: string;
    die: number;
}> | Happened<'facingShifted', RuleId, {
    ac: string;
    facing: number;
    pp: number;
}> | Happened<'levelChanged', RuleId, {
    ac: string;
    level: number;
    pos: Position;
}> | Happened<'testCalled', RuleId, {
    ac: string;
    called: number;
    level: number;
    modifiers: readonly Modifier<RuleId>[];
}> | Happened<'testRolled', RuleId, {
    ac: string;
    called: readonly number[];
    free: readonly number[];
    penalty: readonly number[];
    aero: readonly number[];
    pilot: readonly number[];
    ones: number;
    sixes: number;
}> | Happened<'mtLevelSet', RuleId, {
    ac: string;
    level: number;
}> | Happened<'testPassed', RuleId, {
    ac: string;
    gain: number;
    modifiers: readonly Modifier<RuleId>[];
}> | Happened<'testFailed', RuleId, {
    ac: string;
    dice: readonly number[];
    sum: number;
    move: number;
}> | Happened<'effectCancelled', RuleId, {
    ac: string;
    effect: Effect;
}> | Happened<'excessTaken', RuleId, {
    ac: string;
    pitch: number;
    speed: number;
}> | Happened<'powerRolled', RuleId, Rolled & {
    gain: number;
}> | Happened<'dragRolled', RuleId, Rolled & {
    forced: boolean;
    loss: number;
}> | Happened<'engineSwitched', RuleId, {
    ac: string;
    engine: 'running' | 'off';
}> | Happened<'speedChanged', RuleId, {
    ac: string;
    speed: number;
    modifiers: readonly Modifier<RuleId>[];
}> | Happened<'crewDiceRolled', RuleId, {
    ac: string;
    dice: readonly number[];
    gain: number;
}> | Happened<'smokeRolled', RuleId, {
    ac: string;
    die: number;
    fire: boolean;
}> | Happened<'stressRolled', RuleId, Rolled & {
    rows: number;
    destroyed: boolean;
}> | Happened<'stallRolled', RuleId, Rolled & {
    result: Condition;
}> | Happened<'conditionChanged', RuleId, {
    ac: string;
    condition: Condition;
}> | Happened<'recoveryRolled', RuleId, {
    ac: string;
    dice: readonly number[];
    recovered: boolean;
}> | Happened<'moveEnded', RuleId, {
    ac: string;
    speed: number;
    level: number;
}> | Happened<'fired', RuleId, {
    ac: string;
    crew: Crew;
    target: string;
    cv: number;
    range: number;
    burst: number;
    dice: readonly number[];
    pilot: readonly number[];
    hits: number;
    modifiers: readonly Modifier<RuleId>[];
}> | Happened<'criticalsBought', RuleId, {
    ac: string;
    hits: number;
    criticals: number;
}> | Happened<'damageRolled', RuleId, {
    ac: string;
    dice: readonly number[];
    boxes: number;
    criticals: number;
}> | Happened<'rowFilled', RuleId, {
    ac: string;
    row: number;
    pass: number;
}> | Happened<'criticalRolled', RuleId, {
    ac: string;
    dice: readonly number[];
    effect: Critical;
}> | Happened<'smokeStarted', RuleId, {
    ac: string;
    die: number;
}> | Happened<'fuelLeaked', RuleId, {
    ac: string;
    choice: 'shutDown' | 'smoke';
}> | Happened<'aircraftLost', RuleId, {
    ac: string;
    fate: Fate;
}> | Happened<'passed', RuleId, {
    ac: string;
}> | Happened<'gameEnded', RuleId, {
    winner: Seat | 'draw';
}>;

// Gun
interface Gun {
    readonly state: GunCondition;
    readonly ammo: number | null;
    readonly tried: number;
    readonly streak: number;
}

// GunCard
interface GunCard {
    readonly id: string;
    readonly type: string;
    readonly rating: number;
    readonly mount: 'fixed' | 'rear' | 'front';
    readonly flexible: boolean;
    readonly reloadable: boolean;
}

// GunCondition
type GunCondition = (typeof GUN_STATES)[number];

// Move
interface Move {
    readonly ac: string;
    readonly start: number;
    readonly from: number;
    readonly pitch: number;
    readonly intent: {
        readonly use: Use;
        readonly turn: number;
    } | null;
    readonly die: number;
    readonly adjust: number;
    readonly h: number;
    readonly v: number;
    readonly hLeft: number;
    readonly vLeft: number;
    readonly hUsed: number;
    readonly vUsed: number;
    readonly pitched: boolean;
    readonly climbed: boolean;
    readonly ease: number | null;
    readonly rolled: boolean;
    readonly loss: number;
    readonly powerPenalty: number;
    readonly extra: number;
}

// Observer
interface Observer {
    readonly target: string | null;
    readonly cv: number;
    readonly spotTried: boolean;
}

// Options
interface Options {
    readonly initiativeOrder: 'lowFirst' | 'highFirst';
    readonly ppTiming: 'afterRoll' | 'beforeRoll';
    readonly mutualCvLink: 'exceptionOnly' | 'always' | 'never';
    readonly areaSplit: 'die' | 'lowerArea';
    readonly attackRounding: 'floor' | 'ceil' | 'nearest';
    readonly simultaneousFire: boolean;
    readonly declareIntent: boolean;
    readonly simpleLevels: boolean;
    readonly ramming: boolean;
    readonly woundRounding: 'lossUp' | 'keepUp';
    readonly fuelLeakChoice: 'owner' | 'die';
    readonly adjacentLevelPitch: boolean;
    readonly ammo: boolean;
    readonly engineOff: boolean;
    readonly openSea: boolean;
    readonly flexibleUpRange: 'waived' | 'plusOne';
    readonly stallSpotting: 'allowed' | 'forbidden';
    readonly encounterLevel: 'level' | 'position';
    readonly avoidance: 'passed' | 'attempted';
    readonly breakage: 'onesBreak' | 'sixSaves';
    readonly speedPitch: 'flown' | 'last';
    readonly forcedDrag: 'extra' | 'once';
    readonly cancelledEffect: 'whole' | 'onePoint';
    readonly aerobatics: 'anyTest' | 'calledOnly';
    readonly cvRange: 'hexes' | 'withLevels';
    readonly cvPurchase: 'often' | 'once';
    readonly cancelledOnes: 'pass' | 'noGain';
    readonly spinSpeed: 'kept' | 'rolled';
    readonly loneGun: 'inAttack' | 'onAircraft';
    readonly criticalTrades: 'often' | 'once';
    readonly rowPenalties: 'everyPass' | 'firstPass';
    readonly woundOrder: 'first' | 'last';
    readonly ties: 'better' | 'first';
    readonly tieBreak: boolean;
}

// Order
type Order<Type extends string, Fields extends object = object, By extends string = Seat> = {
    readonly type: Type;
    readonly seat: By;
    readonly rolls?: readonly number[];
} & Readonly<Fields>;

// OrderSlot
interface OrderSlot {
    readonly ac: string;
    readonly follows: string | null;
    readonly tied: boolean;
}

// PHASES
const PHASES: readonly [
    "housekeeping",
    "movement",
    "combat",
    "end",
    "over"
];

// POSITIONS
const POSITIONS: readonly [
    "in",
    "up",
    "down"
];

// Pair
interface Pair {
    readonly a: string;
    readonly b: string;
}

// Phase
type Phase = (typeof PHASES)[number];

// PilotCard
interface PilotCard {
    readonly id: string;
    readonly name: string;
    readonly experience: number;
    readonly flyingAdd: number;
    readonly flyingFree: number;
    readonly shooting: number;
    readonly pp: number;
    readonly spot: number;
}

// Position
type Position = (typeof POSITIONS)[number];

// PositionRow
interface PositionRow {
    readonly nose: number;
    readonly front: number;
    readonly rear: number;
    readonly tail: number;
}

// Question
interface Question extends Frame {
    readonly kind: FrameKind;
}

// Rolled
interface Rolled {
    ac: string;
    dice: readonly number[];
    modifiers: readonly Modifier<RuleId>[];
    total: number;
}

// RuleId
type RuleId = Exclude<keyof typeof rules, CoreRule>;

// Rules
interface Rules {
    readonly title: string;
    readonly turns: number;
    readonly sun: Facing | null;
    readonly area: HexBoard;
    readonly nations: Readonly<Record<Seat, string>>;
    readonly options: Options;
    readonly tables: Tables;
    readonly cards: Readonly<Record<string, AircraftCard>>;
    readonly pilots: Readonly<Record<string, PilotCard>>;
    readonly roster: readonly string[];
    readonly worn: Readonly<Record<string, number>>;
}

// SCENARIOS
const SCENARIOS: readonly [
    "duel",
    "two-on-two",
    "two-seater",
    "dawn-patrol",
    "melee"
];

// SEATS
const SEATS: readonly [
    "a",
    "b"
];

// ScenarioData
interface ScenarioData {
    readonly title: string;
    readonly turns: number;
    readonly sun: Facing | null;
    readonly area: HexBoard;
    readonly nations: Readonly<Record<Seat, string>>;
    readonly forces: Readonly<Record<Seat, readonly Entry[]>>;
}

// ScenarioId
type ScenarioId = (typeof SCENARIOS)[number];

// Script
interface Script {
    readonly pitch: number;
    readonly die: number;
    readonly steps: readonly (number | null)[];
    readonly broken: boolean;
}

// Seat
type Seat = (typeof SEATS)[number];

// Sheet
interface Sheet {
    readonly pass: number;
    readonly rows: readonly SheetRow[];
    readonly filled: number;
    readonly pp: number;
    readonly mt: number;
}

// SheetRow
interface SheetRow {
    readonly marked: number;
    readonly burnt: number;
    readonly full: boolean;
    readonly burning: boolean;
}

// SpeedChance
interface SpeedChance {
    readonly speed: number;
    readonly chance: Rational;
}

// SpeedChoice
type SpeedChoice = {
    readonly do: 'power';
    readonly aim: 1 | 2;
    readonly take?: 1 | 2;
} | {
    readonly do: 'drag';
    readonly take?: 1 | 2;
} | {
    readonly do: 'coast';
};

// Split
interface Split {
    readonly of: string;
    readonly other: string;
    readonly area: number;
}

// Start
interface Start {
    readonly pitch?: number;
    readonly pos?: Position;
    readonly maneuvering?: boolean;
    readonly mtLevel?: number;
    readonly condition?: Condition;
    readonly target?: string;
    readonly cv?: number;
    readonly linked?: boolean;
    readonly observer?: {
        readonly target: string;
        readonly cv: number;
    };
    readonly marks?: number;
    readonly wounds?: readonly ('half' | 'all')[];
    readonly engine?: 'running' | 'off' | 'destroyed';
    readonly enginePower?: number;
    readonly smoke?: boolean;
    readonly fire?: boolean;
    readonly jammed?: readonly string[];
}

// State
interface State extends BaseState {
    readonly phase: Phase;
    readonly agenda: readonly Question[];
    readonly resigned: Seat | null;
    readonly config: Rules;
    readonly aircraft: Readonly<Record<string, Aircraft>>;
    readonly tasks: readonly Task[];
    readonly move: Move | null;
    readonly test: Test | null;
    readonly encounters: readonly Encounter[];
    readonly attacks: readonly Attack[];
    readonly splits: readonly Split[];
    readonly last: Action | null;
}

// Steps
type Steps<K extends Task['do']> = {
    readonly [T in K]: (draft: Draft, task: TaskOf<T>, io: Table) => void;
};

// StressRisk
interface StressRisk {
    readonly none: Rational;
    readonly oneRow: Rational;
    readonly twoRows: Rational;
    readonly destroyed: Rational;
}

// Switches
type Switches = {
    readonly [K in keyof Options]: OptionInfo<RuleId> & {
        readonly values: readonly Options[K][];
    };
};

// TEST_ROWS
const TEST_ROWS: readonly [
    "turn60",
    "turn120",
    "turn180",
    "maneuver"
];

// Table
type Table = Io<AerialCraps>;

// Tables
interface Tables {
    readonly position: readonly [
        PositionRow,
        PositionRow
    ];
    readonly sameHex: number;
    readonly encounter: readonly number[];
    readonly ammo: {
        readonly drum: number;
        readonly belt: number;
    };
    readonly mp: readonly number[];
    readonly horizontal: readonly [
        number,
        number,
        number,
        number
    ];
    readonly vertical: readonly [
        number,
        number,
        number,
        number
    ];
    readonly test: Readonly<Record<TestRow, readonly (number | null)[]>>;
    readonly over10: Readonly<Record<TestRow, number | null>>;
    readonly mtLevel: readonly [
        number,
        number,
        number
    ];
    readonly minRise: readonly [
        number,
        number,
        number,
        number
    ];
    readonly failure: readonly FailureRow[];
    readonly stress: {
        readonly destroyed: number;
        readonly two: number;
        readonly one: number;
    };
    readonly stall: {
        readonly spin: number;
        readonly stall: number;
        readonly below: number;
    };
    readonly burst: {
        readonly speed: readonly [
            number,
            number
        ];
        readonly levels: readonly [
            number,
            number
        ];
    };
    readonly rangeHalves: readonly [
        number,
        number
    ];
    readonly burstHalves: readonly [
        number,
        number,
        number
    ];
    readonly criticals: readonly Critical[];
}

// Task
type Task = Do<'beginTurn'> | Do<'lossChecks', {
    list: readonly string[];
}> | Do<'lossPP', {
    ac: string;
    die: number;
    tail: boolean;
}> | Do<'targets', {
    list: readonly string[];
}> | Do<'target', {
    ac: string;
}> | Do<'spotPP', {
    ac: string;
    target: string;
    die: number;
    modifier: number;
}> | Do<'adjustCv'> | Do<'rollInitiative'> | Do<'addCvs', {
    list: readonly string[];
}> | Do<'addCv', {
    ac: string;
}> | Do<'tailing'> | Do<'encounters', {
    list: readonly Pair[];
}> | Do<'encounterPP', {
    ac: string;
    a: string;
    b: string;
    dieA: number;
    dieB: number;
    ppA: number;
    ppB: number;
}> | Do<'spreadFire'> | Do<'maintenances'> | Do<'maintenanceList', {
    list: readonly string[];
}> | Do<'maintain', {
    ac: string;
}> | Do<'cancelBreak', {
    ac: string;
    gun: number;
    ones: number;
    success: boolean;
}> | Do<'movement'> | Do<'slots', {
    list: readonly string[];
}> | Do<'move', {
    ac: string;
    pitch: number | null;
    extra: number;
}> | Do<'pitch'> | Do<'rollMp'> | Do<'mpAdjust'> | Do<'allot'> | Do<'nextMp'> | Do<'useMp'> | Do<'exitFacing', {
    use: Use;
    die: number;
    more: number;
    mp: number;
}> | Do<'exitTurn'> | Do<'mtDice'> | Do<'cancelOnes'> | Do<'buyCv'> | Do<'cancelEffect'> | Do<'divert'> | Do<'gain'> | Do<'cuts', {
    list: readonly Pair[];
    levels: number;
}> | Do<'cut', {
    a: string;
    b: string;
    levels: number;
}> | Do<'severity'> | Do<'split'> | Do<'excess'> | Do<'failTest'> | Do<'failManeuver'> | Do<'failFacing', {
    die: number;
}> | Do<'testStress'> | Do<'closeTest'> | Do<'becomeIn'> | Do<'climb'> | Do<'ease'> | Do<'douse'> | Do<'speed'> | Do<'speedTake', {
    drag: boolean;
}> | Do<'forcedDrag'> | Do<'crewDice'> | Do<'smoke'> | Do<'speedStress'> | Do<'stall'> | Do<'stallPP', {
    die: number;
}> | Do<'recover'> | Do<'recoverFacing', {
    die: number;
}> | Do<'closeMove'> | Do<'collisions', {
    ac: string;
}> | Do<'combat'> | Do<'attacks', {
    list: readonly string[];
}> | Do<'attack', {
    ac: string;
    pilot: boolean;
    observer: boolean;
}> | Do<'cancelJam', {
    spare: number;
}> | Do<'trade'> | Do<'resolveAttacks'> | Do<'criticals', {
    ac: string;
    left: number;
}> | Do<'fuelLeak', {
    ac: string;
}> | Do<'endTurn'> | Do<'retirements', {
    list: readonly string[];
}> | Do<'retire', {
    ac: string;
}> | Do<'nextTurn'>;

// TaskOf
type TaskOf<K extends Task['do']> = Extract<Task, {
    readonly do: K;
}>;

// Test
interface Test {
    readonly use: Use | 'pitch';
    readonly turn: number;
    readonly pitch: number | null;
    readonly pitchTested: boolean;
    readonly maneuver: boolean;
    readonly facing: Facing | null;
    readonly hex: Hex;
    readonly halved: boolean;
    readonly called: number;
    readonly level: number;
    readonly risky: number;
    readonly free: number;
    readonly penalty: number;
    readonly aero: number;
    readonly pp: number;
    readonly sixes: number;
    readonly ones: number;
    readonly bought: number;
    readonly diverted: number;
    readonly loss: number;
    readonly odd: number;
    readonly offPitch: number;
    readonly offMove: number;
    readonly excess: number;
    readonly failed: number;
    readonly cv: number;
    readonly stress: number | null;
}

// TestOdds
interface TestOdds {
    readonly pass: Rational;
    readonly gain: Rational;
    readonly rows: readonly Rational[];
    readonly risky: number;
}

// TestRow
type TestRow = (typeof TEST_ROWS)[number];

// Tried
interface Tried {
    readonly turn?: number;
    readonly more?: number;
    readonly pitch?: number;
}

// USES
const USES: readonly [
    "goForward",
    "maneuver",
    "exitGoing",
    "exitManeuver",
    "levelOut"
];

// Use
type Use = (typeof USES)[number];

// View
interface View extends ViewBase<State, Seat>, Omit<State, keyof BaseState> {
}

// adjustedInitiative
const adjustedOf: (state: State, ac: string) => number;

// aerialCraps
const aerialCraps: Ruleset<AerialCraps>;

// aircraft
const aircraft: readonly AircraftCard[];

// areFriends
const areFriends: (state: Pick<State, "aircraft">, a: string, b: string) => boolean;

// areas
function areasOf(state: State, of: string, other: string): readonly number[];

// askedAircraft
function subjectOf(state: State): string | null;

// attackOdds
function attackOdds(state: State, ac: string, target: string, attack: {
    readonly cv: number;
    readonly pp?: number;
    readonly burst: number;
    readonly crew?: Crew;
}): AttackOdds | null;

// bestBurst
function burstLimit(state: State, ac: string, target: string): number;

// calledDice
function calledDice(state: State, ac: string, { turn, more, pitch }: Tried): number | 'impossible' | null;

// cardOf
const cardOf: (state: State, id: string) => AircraftCard;

// closePairs
function closePairs(state: State): readonly Pair[];

// combat
const combat: PhaseReducer<AerialCraps, "fire" | "done" | "cancelJam" | "trade" | "fuelLeak">;

// copyCraft
const copyCraft: (a: Craft) => Craft;

// craft
const craft: (state: Pick<State, "aircraft">, id: string) => Aircraft;

// cvLedger
function cvLedger(state: State, ac: string): CvLedger;

// damageSheet
function damageSheet(state: State, ac: string): DamageSheet;

// edit
const edit: (draft: Draft, id: string) => Craft;

// encounterRisk
function encounterRisk(state: State, a: string, b: string, ppA?: number, ppB?: number): readonly Rational[];

// end
const end: PhaseReducer<AerialCraps, "done" | "retire">;

// endSpeedForecast
function endSpeedForecast(state: State, choice: SpeedChoice): readonly SpeedChance[];

// flying
function flying(state: Pick<State, 'aircraft' | 'config'>): readonly string[];

// housekeeping
const housekeeping: PhaseReducer<AerialCraps, "rollInitiative" | "done" | "reload" | "beginTurn" | "spotPP" | "addCv" | "encounterPP" | "cancelBreak" | "payLoss" | "dropTarget" | "spot" | "spotLeader" | "unjam" | "extinguish">;

// isFlying
const isFlying: (state: Pick<State, "aircraft">, id: string) => boolean;

// lossChance
function lossChance(state: State, ac: string, pp?: number): Rational | null;

// maxDive
const maxDiveOf: (state: Parameters<typeof cardOf>[0], ac: string) => number;

// messages
const messages: {
    'already-held'
    'already-tried'
    'bad-card'
    'bad-pitch'
    'bad-start'
    'bad-table'
    'burst-too-long'
    'cannot-fire'
    'cannot-level'
    'drag-is-due'
    'duplicate-id'
    'empty-attack'
    'engine-fixed'
    'engine-stopped'
    'follow-leader'
    'intent-needed'
    'no-aircraft'
    'no-cv'
    'no-dice'
    'no-effect'
    'no-intent'
    'no-observer'
    'no-row'
    'no-such-gun'
    'not-a-foe'
    'not-a-leader'
    'not-enough-cv'
    'not-going'
    'not-held'
    'not-maneuvering'
    'not-on-fire'
    'other-intent'
    'out-of-control'
    'out-of-range'
    'over-maximum'
    'too-few-mps'
    'too-few-pp'
    'too-many-dice'
    'turn-impossible'
    'unknown-id'
}

// minSpeed
function minSpeedOf(state: Parameters<typeof cardOf>[0], ac: string): number;

// movement
const movement: PhaseReducer<AerialCraps, "done" | "power" | "mpAdjust" | "cancelOnes" | "buyCv" | "cancelEffect" | "divert" | "becomeIn" | "crewDice" | "stallPP" | "recover" | "declarePitch" | "goForward" | "maneuver" | "exitGoing" | "exitManeuver" | "levelOut" | "shiftFacing" | "turnAfterExit" | "addDice" | "cutEncounter" | "splitFailure" | "takeExcess" | "easePitch" | "drag" | "coast" | "cutEngine" | "startEngine" | "takeSpeed">;

// mpDistribution
const mpDistribution: (state: State, ac: string, pitch: number, adjust?: number) => {
    h: number;
    v: number;
    die: 2 | 5 | 1 | 4 | 3 | 6;
}[];

// opponent
const opponent: (seat: Seat) => Seat;

// options
const options: Switches;

// orderPreview
function orderPreview(state: State): readonly OrderSlot[];

// pilotOf
const pilotOf: (state: State, id: string) => PilotCard;

// pilots
const pilots: readonly PilotCard[];

// pointsOf
function pointsOf(state: State, seat: Seat): number;

// positionBonus
function positionBonus(state: State, ac: string, target: string): number | null;

// ppBudget
const allotment: (state: State, ac: string) => readonly Modifier<RuleId>[];

// pursuers
const pursuersOf: (state: State, ac: string) => readonly string[];

// routes
function routes(view: View): Generator<Route<Ahead>, void>;

// speedStressRisk
const speedStressRisk: (state: State, ac: string, speed: number) => StressRisk;

// spotChance
function spotChance(state: State, ac: string, target: string, pp?: number, crew?: Crew): Rational | null;

// stallRisk
function stallRisk(state: State, ac: string, pp?: number): Readonly<Record<Condition, Rational>>;

// stressTrigger
const stressTrigger: (state: Parameters<typeof cardOf>[0], ac: string) => number;

// tables
const tables: Tables;

// tailingValue
function tailingValue(state: State, ac: string): number;

// testOdds
function testOdds(state: State, ac: string, called: number, aero?: number, pp?: number, cancel?: number): TestOdds;

// testStressRisk
function testStressRisk(state: State, ac: string, called: number, aero?: number, forced?: number | null): StressRisk;

// why
const why: ({ type }: Pick<Action, "type">) => RuleId;
