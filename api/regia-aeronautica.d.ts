// wingover/regia-aeronautica

// AARisk
interface AARisk extends RollOdds {
    readonly cell: Cell;
    readonly gun: number;
    readonly compulsory: boolean;
}

// AAShot
interface AAShot {
    readonly gun: number;
    readonly targets: readonly string[];
    readonly compulsory: boolean;
}

// Action
type Action = Order<'drawChit', {
    card?: Chit;
}, 'referee'> | Order<'rollAA', Dice, 'referee'> | Order<'deployAA', {
    squares: readonly Square[];
}> | Order<'deployGun', {
    square: Square;
}> | Order<'rollClouds', Dice, 'referee'> | Order<'deployClouds', {
    cells: readonly Cell[];
}> | Order<'deployCloud', {
    cell: Cell;
}> | Order<'deployPlane', {
    plane: string;
    cell: Cell;
}> | Order<'deployPlanes', {
    cells: Readonly<Record<string, Cell>>;
}> | Order<'setPriorities', {
    priorities: Readonly<Record<string, number>>;
}> | Order<'assignPriority', {
    plane: string;
    priority: number;
}> | Order<'dealPriorities', Dice, 'referee'> | Order<'drawInitiative', {
    card?: Seat;
}, 'referee'> | Order<'moveSpace', {
    plane: string;
    direction: CellStep;
}> | Order<'endMove', {
    plane: string;
}> | Order<'chooseTarget', {
    target: string;
}> | Order<'attackBelow', {
    target: string;
}> | Order<'react', {
    fighter: string;
}> | Order<'decline', {
    fighter: string;
}> | Order<'useLucky', {
    plane: string;
    value: -1 | 0 | 1;
}> | Order<'rollFire', Dice, 'referee'> | Order<'fireAA', {
    gun: number;
    target: string;
}> | Order<'passAA', {
    gun: number;
}> | Order<'bomb', {
    plane: string;
}> | Order<'passBomb', {
    plane: string;
}>;

// BomberLeft
interface BomberLeft {
    readonly plane: string;
    readonly over: string | null;
}

// BombingOdds
interface BombingOdds extends RollOdds {
    readonly altitude: number;
    readonly success: Rational;
}

// CHITS
const CHITS: readonly [
    "ace",
    "green",
    "lucky",
    "none"
];

// Chit
type Chit = (typeof CHITS)[number];

// ChitCounts
interface ChitCounts {
    readonly ace: number;
    readonly green: number;
    readonly lucky: number;
    readonly none: number;
}

// Code
type Code = keyof typeof messages;

// Config
interface Config extends BaseConfig {
    readonly scenario: 'premiere' | 'nouvel-attack' | 'grand-final' | ScenarioData;
    readonly options?: Partial<Options>;
    readonly cards?: readonly RegiaCard[];
    readonly placements?: Placements;
}

// Dice
interface Dice {
    readonly rolls?: readonly number[];
}

// Draft
type Draft = DraftOf<RegiaAeronautica>;

// EngagementPreview
interface EngagementPreview {
    readonly cell: Cell | null;
    readonly compulsory: readonly PossibleTarget[];
    readonly optional: readonly PossibleTarget[];
    readonly reactions: readonly PossibleReaction[];
    readonly aa: Omit<AAShot, 'targets'> | null;
}

// FRAMES
const FRAMES: readonly [
    "drawChit",
    "rollAA",
    "deployAA",
    "rollClouds",
    "deployClouds",
    "deployPlanes",
    "priorities",
    "dealPriorities",
    "drawInitiative",
    "chooseTarget",
    "attackBelow",
    "react",
    "aa",
    "lucky",
    "rollFire",
    "bombing"
];

// Fight
interface Fight {
    readonly rolls: readonly Roll[];
    readonly attempt: 1 | 2;
    readonly asked: readonly {
        readonly roll: number;
        readonly plane: string;
    }[];
}

// FrameKind
type FrameKind = (typeof FRAMES)[number];

// GameEvent
type GameEvent = Happened<'chitDrawn', RuleId, {
    plane: string;
    chit?: Chit;
}> | Happened<'aaRolled', RuleId, {
    die: number;
    guns: number;
}> | Happened<'aaDeployed', RuleId, {
    gun: number;
    column: number;
    row: number;
}> | Happened<'cloudsRolled', RuleId, {
    die: number;
}> | Happened<'cloudDeployed', RuleId, {
    cloud: number;
    column: number;
    row: number;
    altitude: number;
}> | Happened<'planeDeployed', RuleId, {
    plane: string;
    column: number;
    row: number;
    altitude: number;
}> | Happened<'turnBegan', RuleId, {
    turn: number;
}> | Happened<'priorityAssigned', RuleId, {
    plane: string;
    priority?: number;
}> | Happened<'prioritiesSet', RuleId, {
    seat: Seat;
}> | Happened<'initiativeDrawn', RuleId, {
    seat: Seat;
}> | Happened<'prioritiesRevealed', RuleId, {
    order: readonly string[];
}> | Happened<'slotSkipped', RuleId, {
    plane: string;
}> | Happened<'planeMoved', RuleId, {
    plane: string;
    direction: CellStep;
    column: number;
    row: number;
    altitude: number;
}> | Happened<'planeLeft', RuleId, {
    plane: string;
}> | Happened<'moveEnded', RuleId, {
    plane: string;
    spaces: number;
}> | Happened<'engagementOpened', RuleId, {
    kind: 'compulsory' | 'below' | 'reaction';
    attacker: string;
    target: string;
}> | Happened<'engagementDeclined', RuleId, {
    fighter: string;
    target: string;
}> | Happened<'chitRevealed', RuleId, {
    plane: string;
    chit: Chit;
}> | Happened<'luckyDeclared', RuleId, {
    plane: string;
    value: -1 | 0 | 1;
}> | Happened<'fireRolled', RuleId, Rolled> | Happened<'aaFired', RuleId, Rolled> | Happened<'bombsDropped', RuleId, Rolled> | Happened<'firedMarked', RuleId, {
    plane: string;
}> | Happened<'hitMarked', RuleId, {
    plane: string;
    hits: number;
}> | Happened<'planeShotDown', RuleId, {
    plane: string;
    by: string;
}> | Happened<'cloudsTriggered', RuleId, {
    dice: readonly number[];
}> | Happened<'cloudMoved', RuleId, {
    cloud: number;
    column: number;
    row: number;
    altitude: number;
    dice: readonly number[];
}> | Happened<'aaAimed', RuleId, {
    gun: number;
    target: string;
}> | Happened<'aaPassed', RuleId, {
    gun: number;
}> | Happened<'bombsReleased', RuleId, {
    plane: string;
    square: string;
    attempt: 1 | 2;
}> | Happened<'bombingPassed', RuleId, {
    plane: string;
}> | Happened<'objectiveBombed', RuleId, {
    square: string;
    plane: string;
}> | Happened<'turnEnded', RuleId, {
    turn: number;
}> | Happened<'gameEnded', RuleId, {
    winner: Seat;
}>;

// GameMap
interface GameMap extends CellBoard {
    readonly objectives: readonly Square[];
    readonly zones: Readonly<Record<Seat, {
        readonly from: number;
        readonly to: number;
    }>>;
    readonly edges: Readonly<Record<Seat, 'west' | 'east'>>;
}

// Gun
interface Gun {
    readonly square: Square;
    readonly fired: boolean;
}

// Lucky
type Lucky = Roll['lucky'];

// ObjectiveDistance
interface ObjectiveDistance {
    readonly objective: string;
    readonly spaces: number;
    readonly turns: number;
}

// Options
interface Options {
    readonly statColumn: 'both' | 'movement' | 'fighting';
    readonly fireClassFrom: 'column' | 'card' | 'altitude';
    readonly aaHalf: 'up' | 'down';
    readonly deploysLast: 'attacker' | 'defender';
    readonly priorityMode: 'assigned' | 'random';
    readonly lostPlanes: 'skipped' | 'closeUp';
    readonly exit: 'bombed' | 'nobody' | 'everyone';
    readonly combatStopsMovement: boolean;
    readonly engageAtStart: boolean;
    readonly reactionSameAltitude: 'compulsory' | 'optional';
    readonly returnFireCounts: boolean;
    readonly returnRoll: 'together' | 'afterwards';
    readonly twelveKills: boolean;
    readonly lowTarget: 'lower' | 'altitude1' | 'altitudes1and2';
    readonly cloudDrm: 'either' | 'bothOnly';
    readonly cloudScope: 'cell' | 'layer';
    readonly cloudRoll: 'shared' | 'perCloud';
    readonly stillClouds: 'altitude' | 'stay';
    readonly aaTiming: 'phase' | 'movement';
    readonly aaCeiling: 'altitude3' | 'altitude4';
    readonly aaKill: 'natural' | 'modified';
    readonly aaDrm: 'cloudsOnly' | 'none' | 'full';
    readonly chitsOnBombing: boolean;
    readonly bombingTwelve: 'modified' | 'natural';
    readonly chitPool: 'uniform' | ChitCounts;
    readonly turnLimit: number | 'none';
}

// Order
type Order<Type extends string, Fields extends object = object, By extends string = Seat> = {
    readonly type: Type;
    readonly seat: By;
} & Readonly<Fields>;

// PHASES
const PHASES: readonly [
    "prepare",
    "priorities",
    "initiative",
    "movement",
    "aa",
    "bombing",
    "over"
];

// Phase
type Phase = (typeof PHASES)[number];

// Placements
interface Placements {
    readonly planes: Readonly<Record<string, Cell>>;
    readonly guns?: readonly Square[];
    readonly clouds?: readonly Cell[];
    readonly chits?: Readonly<Record<string, Chit>>;
}

// Plane
interface Plane {
    readonly side: Seat;
    readonly card: string;
    readonly cell: Cell | null;
    readonly status: Status;
    readonly hits: number;
    readonly fired: boolean;
    readonly bombed: boolean;
    readonly chit: Chit | null;
    readonly chitShown: boolean;
}

// PossibleReaction
interface PossibleReaction {
    readonly fighter: string;
    readonly compulsory: boolean;
}

// PossibleTarget
interface PossibleTarget {
    readonly target: string;
    readonly returns: boolean;
}

// Question
interface Question extends Frame {
    readonly kind: FrameKind;
}

// Reach
interface Reach {
    readonly cells: readonly ReachedCell[];
    readonly exit: readonly CellStep[] | null;
}

// ReachedCell
interface ReachedCell {
    readonly cell: Cell;
    readonly spaces: number;
    readonly path: readonly CellStep[];
}

// Reason
interface Reason {
    readonly rule: RuleOf<RegiaAeronautica>;
    readonly code: string;
    readonly sentence: string;
}

// RegiaAeronautica
interface RegiaAeronautica extends Game {
    Config: Config;
    State: State;
    Action: Action;
    Event: GameEvent;
    View: View;
    Seat: Seat;
    Rule: RuleId;
    Code: Code;
}

// RegiaCard
interface RegiaCard {
    readonly id: string;
    readonly name: string;
    readonly side: Seat;
    readonly role: 'fighter' | 'bomber';
    readonly rating: number;
    readonly movement: number;
    readonly fireClass: 1 | 2 | 3 | 4;
    readonly fireHit?: 5 | 6 | 7 | 8;
    readonly bombing?: readonly [
        number,
        number,
        number,
        number
    ];
    readonly bombBadges: 1 | 2;
    readonly provenance: Readonly<Record<string, 'book' | 'inferred' | 'house'>>;
}

// Roll
interface Roll {
    readonly kind: 'fire' | 'return' | 'aa' | 'bomb';
    readonly by: string;
    readonly target: string;
    readonly lucky: readonly {
        readonly plane: string;
        readonly value: -1 | 0 | 1;
    }[];
}

// RollOdds
interface RollOdds {
    readonly need: number;
    readonly modifiers: readonly Modifier<RuleId>[];
    readonly natural: number;
    readonly hit: Rational;
    readonly shotDown: Rational;
}

// Rolled
interface Rolled {
    kind: Roll['kind'];
    by: string;
    target: string;
    dice: readonly number[];
    modifiers: readonly Modifier<RuleId>[];
    total: number;
    need: number;
    hit: boolean;
}

// RuleId
type RuleId = Exclude<keyof typeof rules, CoreRule>;

// Rules
interface Rules {
    readonly title: string;
    readonly map: GameMap;
    readonly cards: Readonly<Record<string, RegiaCard>>;
    readonly options: Options;
    readonly roster: readonly string[];
}

// SEATS
const SEATS: readonly [
    "french",
    "italian"
];

// STATUSES
const STATUSES: readonly [
    "flying",
    "shot-down",
    "left"
];

// ScenarioData
interface ScenarioData {
    readonly title: string;
    readonly map: GameMap;
    readonly forces: Readonly<Record<Seat, readonly {
        readonly plane: string;
        readonly card: string;
    }[]>>;
}

// Seat
type Seat = (typeof SEATS)[number];

// SeenPlane
interface SeenPlane extends Omit<Plane, 'chit'> {
    readonly chit: Chit | 'hidden' | null;
}

// Slot
interface Slot {
    readonly plane: string;
    readonly spaces: number;
    readonly stage: 'own' | 'reactions' | 'aa' | 'done';
    readonly entered: boolean;
    readonly attacked: string | null;
    readonly reactions: readonly string[] | null;
    readonly fought: boolean;
}

// SlotLeft
interface SlotLeft {
    readonly plane: string;
    readonly seat: Seat;
}

// State
interface State extends BaseState {
    readonly phase: Phase;
    readonly agenda: readonly Question[];
    readonly resigned: Seat | null;
    readonly config: Rules;
    readonly planes: Readonly<Record<string, Plane>>;
    readonly guns: readonly Gun[];
    readonly clouds: readonly Cell[];
    readonly toDeploy: {
        readonly guns: number;
        readonly clouds: number;
    };
    readonly bombed: readonly string[];
    readonly priorities: Readonly<Record<string, number>>;
    readonly initiative: Seat | null;
    readonly order: readonly string[];
    readonly slot: Slot | null;
    readonly fight: Fight | null;
    readonly aa: readonly AAShot[];
    readonly bombers: readonly string[];
}

// Status
type Status = (typeof STATUSES)[number];

// Switches
type Switches = {
    readonly [K in keyof Options]: OptionInfo<RuleId> & {
        readonly values: readonly Options[K][];
    };
};

// View
interface View extends ViewBase<State, Seat>, Omit<State, keyof BaseState | 'planes' | 'priorities'> {
    readonly planes: Readonly<Record<string, SeenPlane>>;
    readonly priorities: Readonly<Record<string, number | 'hidden'>>;
}

// aaOdds
function aaOdds(state: State, gun: number, target: string, lucky?: Lucky): RollOdds;

// aaRisks
function aaRisks(state: State, plane: string): readonly AARisk[];

// antiAircraft
const antiAircraft: PhaseReducer<RegiaAeronautica, "rollFire" | "useLucky" | "fireAA" | "passAA">;

// bomb
const bomb: PhaseReducer<RegiaAeronautica, "rollFire" | "bomb" | "useLucky" | "passBomb">;

// bombersLeft
const bombersLeft: (state: State) => readonly BomberLeft[];

// bombingOdds
function bombingOdds(state: State, bomber: string, lucky?: Lucky): readonly BombingOdds[];

// cardOf
const cardOf: (state: State, id: string) => RegiaCard;

// cards
const cards: readonly RegiaCard[];

// cellOf
const cellOf: (state: State, id: string) => Cell;

// cloudOdds
function cloudOdds(state: State, cell: Cell): Rational;

// copyPlane
const copyPlane: (plane: Draft["planes"][string]) => Draft["planes"][string];

// edit
const edit: (draft: Draft, id: string) => Draft["planes"][string];

// engagementsAfter
function engagementsAfter(state: State, plane: string, direction: CellStep): EngagementPreview | null;

// fireOdds
const fireOdds: (state: State, by: string, target: string, lucky?: Lucky) => RollOdds;

// initiative
const initiative: PhaseReducer<RegiaAeronautica, "drawInitiative">;

// map
const map: {
    readonly columns: 10;
    readonly rows: 7;
    readonly altitudes: 4;
    readonly objectives: readonly [
        {
            readonly column: 8;
            readonly row: 2;
        },
        {
            readonly column: 9;
            readonly row: 4;
        },
        {
            readonly column: 8;
            readonly row: 6;
        }
    ];
    readonly zones: {
        readonly french: {
            readonly from: 1;
            readonly to: 2;
        };
        readonly italian: {
            readonly from: 6;
            readonly to: 10;
        };
    };
    readonly edges: {
        readonly french: "west";
        readonly italian: "east";
    };
};

// messages
const messages: {
    'aa-no-target'
    'already-bombed'
    'already-declined'
    'already-deployed'
    'already-fired'
    'bad-altitude'
    'bad-card'
    'bad-count'
    'bad-direction'
    'bad-map'
    'bad-priorities'
    'cell-taken'
    'duplicate-id'
    'fight-pending'
    'must-move'
    'no-spaces-left'
    'not-a-bomber'
    'not-a-fighter'
    'not-a-foe'
    'not-lucky'
    'not-on-objective'
    'not-spotted'
    'not-this-slot'
    'off-map'
    'out-of-reach'
    'outside-zone'
    'unknown-id'
    'wrong-side'
    compulsory
}

// move
const move: PhaseReducer<RegiaAeronautica, "endMove" | "rollFire" | "moveSpace" | "chooseTarget" | "attackBelow" | "react" | "decline" | "useLucky">;

// objectiveDistances
function objectiveDistances(state: State, plane: string, altitude?: number): readonly ObjectiveDistance[];

// opponent
const opponent: (seat: Seat) => Seat;

// options
const options: Switches;

// plane
const plane: (state: State, id: string) => Plane;

// prepare
const prepare: PhaseReducer<RegiaAeronautica, "drawChit" | "rollAA" | "deployAA" | "deployGun" | "rollClouds" | "deployClouds" | "deployCloud" | "deployPlane" | "deployPlanes">;

// prioritise
const prioritise: PhaseReducer<RegiaAeronautica, "setPriorities" | "assignPriority" | "dealPriorities">;

// reachable
function reachable(state: State, plane: string): Reach;

// regiaAeronautica
const regiaAeronautica: Ruleset<RegiaAeronautica>;

// routes
function routes(view: View): Generator<Route<Action>, void>;

// seenBy
const seenBy: (state: State, viewer: string) => readonly string[];

// slotsLeft
function slotsLeft(state: State): readonly SlotLeft[];

// spottersOf
const spottersOf: (state: State, target: string) => readonly string[];

// whyIllegal
const whyIllegal: (state: State, action: ActionOf<RegiaAeronautica>) => readonly Reason[];
