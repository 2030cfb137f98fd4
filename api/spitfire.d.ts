// wingover/spitfire

// ALLIANCES
const ALLIANCES: readonly [
    "allied",
    "german"
];

// ARMAMENTS
const ARMAMENTS: readonly [
    "fwd",
    "fwd+rear",
    "all"
];

// ATTITUDES
const ATTITUDES: readonly [
    "level",
    "climb",
    "dive"
];

// Action
type Action = Order<'chooseType', {
    chart: string;
}> | Order<'chooseFacing', {
    plane: string;
    facing: Facing;
}> | Order<'declareAltitude', {
    plane: string;
    mode: Mode;
    levels: number;
}> | Order<'closeAltitude'> | Order<'setSpeed', {
    plane: string;
    speed: number;
}> | Order<'closeSpeed'> | Order<'beginMove', {
    plane: string;
}> | Order<'startTurn', {
    hand: Hand;
}> | Order<'wingOver', {
    hand: Hand;
    hexsides: 1 | 2 | 3;
}> | Order<'splitS', {
    hand: Hand;
    hexsides: 1 | 2 | 3;
}> | Order<'forward', {
    toward?: Hand;
}> | Order<'turn', {
    hand: Hand;
}> | Order<'snapRoll', {
    hand: Hand;
}> | Order<'climb', {
    steps: number;
}> | Order<'endMove', {
    bleed: number;
    attitude?: 'keep' | 'level';
}> | Order<'endPhase'> | Order<'declareFire', {
    plane: string;
    gun: Gun;
    target: string | null;
} & Dice> | Order<'lockFire'> | Order<'rollFire', Dice, 'referee'> | Order<'nameLeader', {
    plane: string;
}> | Order<'assignWing', {
    zone: Hand;
}> | Order<'offerEnd'> | Order<'agreeEnd'> | Order<'refuseEnd'>;

// AircraftChart
interface AircraftChart {
    readonly id: string;
    readonly name: string;
    readonly nation: string;
    readonly side: Alliance;
    readonly cls: AircraftClass;
    readonly periods: readonly Period[];
    readonly minSpeed: number;
    readonly levelMax: number;
    readonly maxSpeed: number;
    readonly destruct: number;
    readonly turnMode: readonly [
        number,
        number
    ];
    readonly maxAccel: number;
    readonly rollCost: number | null;
    readonly woss: readonly [
        number,
        number,
        number
    ] | null;
    readonly vdCost: number | Readonly<Record<string, number>>;
    readonly fuelInjected: boolean;
    readonly vdTrack: Readonly<Record<string, number>>;
    readonly climbSteps: number;
    readonly climbMpPerStep: 1 | 2;
    readonly hitsPerStep: 1 | 2;
    readonly armament: Armament;
    readonly crt: Readonly<Partial<Record<Gun, ResultsTable>>>;
    readonly vpValue: number;
    readonly provenance: Readonly<Record<string, Source>>;
}

// AircraftClass
type AircraftClass = (typeof CLASSES)[number];

// Alliance
type Alliance = (typeof ALLIANCES)[number];

// Armament
type Armament = (typeof ARMAMENTS)[number];

// Attitude
type Attitude = (typeof ATTITUDES)[number];

// CLASSES
const CLASSES: readonly [
    "fighter",
    "fighter-bomber",
    "bomber"
];

// Code
type Code = keyof typeof messages;

// Config
interface Config extends BaseConfig {
    readonly scenario: ScenarioId;
    readonly period: Period;
    readonly first?: Alliance;
    readonly types?: Readonly<Partial<Record<Seat, string>>>;
    readonly options?: Partial<Options>;
    readonly charts?: readonly AircraftChart[];
    readonly placements?: Readonly<Record<string, Placement>>;
    readonly turn?: number;
}

// Declaration
interface Declaration {
    readonly mode: Mode;
    readonly levels: number;
}

// Dice
interface Dice {
    readonly rolls?: readonly number[];
}

// Draft
type Draft = DraftOf<Spitfire>;

// END_RULES
const END_RULES: readonly [
    "SP-9-8",
    "SP-9-9",
    "SP-9.1-7",
    "SP-9.1-9",
    "SP-9.2-8",
    "SP-9.3-12",
    "SP-9.3-16",
    "SP-9.3-17",
    "SP-9.3-20"
];

// Edge
type Edge = 'north' | 'east' | 'south' | 'west';

// EndPose
interface EndPose {
    readonly hex: string;
    readonly facing: Facing;
    readonly altitude: number;
    readonly climbStep: number;
    readonly actions: readonly Action[];
}

// EndRule
type EndRule = (typeof END_RULES)[number];

// Ending
interface Ending {
    readonly winner: Seat | 'draw';
    readonly rule: EndRule;
}

// FRAMES
const FRAMES: readonly [
    "chooseType",
    "chooseFacing",
    "nameLeader",
    "assignWing",
    "endOffer"
];

// Fire
interface Fire {
    readonly shots: readonly Shot[];
    readonly locked: readonly Seat[];
}

// Formation
interface Formation {
    readonly kind: 'vee' | 'schwarm';
    readonly leaders: readonly string[];
    readonly wings: readonly Wing[];
    readonly joining: string | null;
    readonly apart: number;
    readonly waived: 'loss' | 'corners' | null;
}

// FormationStatus
interface FormationStatus {
    readonly formation: Formation;
    readonly breach: Wing | undefined;
    readonly open: readonly Zone[];
    readonly zones: readonly {
        readonly plane: string;
        readonly hexes: readonly Hex[];
    }[];
}

// FrameKind
type FrameKind = (typeof FRAMES)[number];

// GUNS
const GUNS: readonly [
    "fwd",
    "rear",
    "all"
];

// GameEvent
type GameEvent = Happened<'gameStarted', RuleId, {
    scenario: ScenarioId;
    period: Period;
}> | Happened<'chartDoubted', RuleId, {
    chart: string;
    field: string;
    expected: string;
}> | Happened<'typeChosen', RuleId, {
    seat: Seat;
    chart: string;
}> | Happened<'facingChosen', RuleId, {
    plane: string;
    facing: Facing;
}> | Happened<'planePlaced', RuleId, {
    plane: string;
    chart: string;
    hex: string;
    facing: Facing;
    altitude: number;
    speed: number;
}> | Happened<'chartSet', RuleId, {
    seat: Seat;
    chart: string;
    maxSpeed: number;
}> | Happened<'phaseBegan', RuleId, {
    turn: number;
    seat: Seat;
    phase: 'movement' | 'combat';
}> | Happened<'segmentBegan', RuleId, {
    seat: Seat;
    segment: 'A' | 'B' | 'C';
}> | Happened<'altitudeDeclared', RuleId, {
    plane: string;
    mode: Mode;
    levels: number;
}> | Happened<'speedClamped', RuleId, {
    plane: string;
    from: number;
    to: number;
    reason: 'leave-dive' | 'damage';
}> | Happened<'speedSet', RuleId, {
    plane: string;
    from: number;
    to: number;
}> | Happened<'moveBegan', RuleId, {
    plane: string;
    mps: number;
}> | Happened<'diveExecuted', RuleId, {
    plane: string;
    mode: Mode;
    levels: number;
    mps: number;
    from: number;
    to: number;
}> | Happened<'planeTurned', RuleId, {
    plane: string;
    facing: Facing;
    hexsides: number;
    mps: number;
    left: number;
}> | Happened<'hexEntered', RuleId, {
    plane: string;
    hex: string;
    left: number;
}> | Happened<'snapRolled', RuleId, {
    plane: string;
    hand: Hand;
    from: string;
    to: string;
    mps: number;
    left: number;
}> | Happened<'climbStepped', RuleId, {
    plane: string;
    steps: number;
    mps: number;
    step: number;
    left: number;
}> | Happened<'altitudeGained', RuleId, {
    plane: string;
    altitude: number;
}> | Happened<'stackingWaived', RuleId, {
    plane: string;
}> | Happened<'targetPassed', RuleId, {
    plane: string;
    hex: string;
    passes: number;
}> | Happened<'planeLeft', RuleId, {
    plane: string;
    edge: Edge | 'below';
    safe: boolean;
}> | Happened<'speedBled', RuleId, {
    plane: string;
    from: number;
    to: number;
}> | Happened<'attitudeSet', RuleId, {
    plane: string;
    attitude: Attitude;
}> | Happened<'moveEnded', RuleId, {
    plane: string;
    hex: string;
    facing: Facing;
    altitude: number;
    speed: number;
}> | Happened<'fireDeclared', RuleId, {
    seat: Seat;
    plane: string;
    gun: Gun;
    target: string | null;
}> | Happened<'fireLocked', RuleId, {
    seat: Seat;
}> | Happened<'fireRevealed', RuleId, {
    plane: string;
    gun: Gun;
    target: string;
}> | Happened<'shotResolved', RuleId, {
    plane: string;
    gun: Gun;
    target: string;
    range: number;
    die: number;
    damage: number;
}> | Happened<'fireResolved', RuleId, {
    shots: number;
}> | Happened<'damageApplied', RuleId, {
    plane: string;
    points: number;
    from: number;
    maxSpeed: number;
    halfHit: boolean;
}> | Happened<'planeShotDown', RuleId, {
    plane: string;
    cause: 'fire' | 'map' | 'ground';
}> | Happened<'pointsScored', RuleId, {
    seat: Seat;
    points: number;
}> | Happened<'formationFormed', RuleId, {
    seat: Seat;
    kind: Formation['kind'];
    leaders: string;
    wings: string;
}> | Happened<'formationChecked', RuleId, {
    seat: Seat;
    when: 'beginning' | 'end';
    result: 'kept' | 'waived' | 'broken';
}> | Happened<'formationBroken', RuleId, {
    seat: Seat;
    plane: string;
    leader: string;
    zone: Zone;
}> | Happened<'formationChanged', RuleId, {
    seat: Seat;
    kind: Formation['kind'];
    leader: string | null;
    joining: string | null;
}> | Happened<'leaderNamed', RuleId, {
    seat: Seat;
    plane: string;
}> | Happened<'planeJoined', RuleId, {
    plane: string;
    zone: Zone;
}> | Happened<'endOffered', RuleId, {
    seat: Seat;
}> | Happened<'endAnswered', RuleId, {
    seat: Seat;
    agreed: boolean;
}> | Happened<'gameEnded', RuleId, {
    winner: Seat | 'draw';
    first: number;
    second: number;
}>;

// Glance
interface Glance {
    readonly mp: number;
    readonly kind: MpKind;
    readonly counts: boolean;
    readonly inField: boolean;
}

// Glimpse
interface Glimpse {
    readonly gun: Gun;
    readonly sighting: Sighting;
}

// Gun
type Gun = (typeof GUNS)[number];

// HANDS
const HANDS: readonly [
    "left",
    "right"
];

// Hand
type Hand = (typeof HANDS)[number];

// MODES
const MODES: readonly [
    "level",
    "climb",
    "hdive",
    "vdive"
];

// MP_KINDS
const MP_KINDS: readonly [
    "hex",
    "turn",
    "climb",
    "dive",
    "maneuver",
    "rollStart",
    "rollEnd"
];

// ManeuverOffer
interface ManeuverOffer {
    readonly prepared: boolean;
    readonly costs: readonly [
        number,
        number,
        number
    ] | null;
}

// Mode
type Mode = (typeof MODES)[number];

// Move
interface Move {
    readonly plane: string;
    readonly left: number;
    readonly started: boolean;
    readonly rolled: Hand | null;
    readonly climbMp: number;
    readonly waived: boolean;
}

// MpKind
type MpKind = (typeof MP_KINDS)[number];

// MpRecord
interface MpRecord {
    readonly kind: MpKind;
    readonly hex: Hex;
    readonly facing: Facing;
}

// Options
interface Options {
    readonly segmentScope: 'player' | 'aircraft';
    readonly diveSpeedBasis: 'phase' | 'previous';
    readonly diveDepth: 'max' | 'exact';
    readonly diveSpeedExit: 'clampToLevelMax' | 'locked';
    readonly driftSatisfiesDiveZone: boolean;
    readonly climbDuty: 'oneStep' | 'none';
    readonly startTurnAfterDive: boolean;
    readonly startTurnCountsAsFirst: boolean;
    readonly turnModeCarriesOver: boolean;
    readonly rollHex: 'neutral' | 'resets';
    readonly sightingWindow: 'lastThird' | 'lastCountable';
    readonly evenThirds: 'up' | 'down';
    readonly rollSighting: 'lastHalf' | 'none';
    readonly obstruction: 'anyAltitude' | 'sameAltitude';
    readonly ceiling: 'hard20' | 'none';
    readonly stackingCheck: 'phaseEnd' | 'moveEnd';
    readonly formationGrace: 'endOfNextOwnPhase' | 'none';
    readonly joinDeadline: 'none' | number;
    readonly fireDeclaration: 'lockedBeforeDice' | 'sealed' | 'open';
    readonly targetPass: 'entered' | 'within';
    readonly hexSpace: boolean;
    readonly interAltitude: boolean;
    readonly turnCap: number | 'none';
    readonly map: readonly [
        columns: number,
        rows: number
    ];
}

// Order
type Order<Type extends string, Fields extends object = object, By extends string = Seat> = {
    readonly type: Type;
    readonly seat: By;
} & Readonly<Fields>;

// PERIODS
const PERIODS: readonly [
    1,
    2,
    3,
    4
];

// PHASES
const PHASES: readonly [
    "setup",
    "altitude",
    "speed",
    "movement",
    "combat",
    "formation",
    "over"
];

// PREPARATIONS
const PREPARATIONS: readonly [
    "wingOver",
    "splitS"
];

// PathFlight
interface PathFlight extends Trial {
    readonly actions: readonly Action[];
    readonly refused: string | null;
}

// PathLine
interface PathLine {
    readonly mp: number;
    readonly kind: MpRecord['kind'];
    readonly hex: string;
    readonly facing: Facing;
}

// Period
type Period = (typeof PERIODS)[number];

// Phase
type Phase = (typeof PHASES)[number];

// Placement
interface Placement {
    readonly hex?: string;
    readonly facing?: Facing;
    readonly altitude?: number;
    readonly speed?: number;
    readonly climbStep?: number;
    readonly damage?: number;
    readonly phases?: number;
    readonly passes?: number;
    readonly prepared?: Preparation;
}

// Plane
interface Plane {
    readonly side: Seat;
    readonly chart: string;
    readonly role: Role;
    readonly status: Status;
    readonly hex: Hex;
    readonly facing: Facing;
    readonly altitude: number;
    readonly climbStep: number;
    readonly speed: number;
    readonly maxSpeed: number;
    readonly damage: number;
    readonly mode: Mode | null;
    readonly levels: number;
    readonly speedSet: number | null;
    readonly moved: boolean;
    readonly straight: number;
    readonly turns: number;
    readonly path: readonly MpRecord[];
    readonly attitude: Attitude;
    readonly prepared: Preparation | null;
    readonly dived: boolean;
    readonly phases: number;
    readonly passes: number;
}

// Preparation
type Preparation = (typeof PREPARATIONS)[number];

// Question
interface Question extends Frame {
    readonly kind: FrameKind;
}

// Reason
interface Reason {
    readonly rule: string;
    readonly code: string;
    readonly sentence: string;
}

// ResultsTable
type ResultsTable = readonly (readonly number[])[];

// Role
type Role = 'fighter' | 'bomber';

// RuleId
type RuleId = Exclude<keyof typeof rules, CoreRule>;

// Rules
interface Rules {
    readonly scenario: ScenarioId;
    readonly period: Period;
    readonly alliances: Readonly<Record<Seat, Alliance>>;
    readonly options: Options;
    readonly charts: Readonly<Record<string, AircraftChart>>;
    readonly placements: Readonly<Record<string, Placement>>;
}

// SCENARIOS
const SCENARIOS: readonly [
    "9.1",
    "9.2",
    "9.3",
    "9.3V"
];

// SEATS
const SEATS: readonly [
    "first",
    "second"
];

// STATUSES
const STATUSES: readonly [
    "flying",
    "shot-down",
    "exited"
];

// ScenarioId
type ScenarioId = (typeof SCENARIOS)[number];

// ScoreLine
interface ScoreLine {
    readonly seat: Seat;
    readonly plane: string | null;
    readonly why: 'handicap' | 'hits' | 'kill' | 'passes' | 'exit' | 'loss';
    readonly points: number;
}

// Seat
type Seat = (typeof SEATS)[number];

// Shot
interface Shot {
    readonly plane: string;
    readonly gun: Gun;
    readonly target: string;
    readonly die: number | null;
}

// ShotReport
interface ShotReport {
    readonly plane: string;
    readonly gun: Gun;
    readonly target: string;
    readonly range: number;
    readonly between: number;
    readonly sighting: Sighting;
    readonly problems: readonly Violation<RuleId>[];
}

// Sighting
interface Sighting {
    readonly sighted: boolean;
    readonly by: '8A' | '8B';
    readonly window: number;
    readonly glances: readonly Glance[];
    readonly rule: RuleId | null;
    readonly mp: number | null;
}

// SightingTrial
interface SightingTrial extends Trial {
    readonly byMover: readonly Glimpse[];
    readonly byEnemy: readonly Glimpse[];
}

// Source
type Source = 'book' | 'inferred' | 'house';

// Spitfire
interface Spitfire extends Game {
    Config: Config;
    State: State;
    Action: Action;
    Event: GameEvent;
    View: View;
    Seat: Seat;
    Rule: RuleId;
    Code: Code;
}

// State
interface State extends BaseState {
    readonly phase: Phase;
    readonly agenda: readonly Question[];
    readonly resigned: Seat | null;
    readonly config: Rules;
    readonly moving: Seat;
    readonly types: Readonly<Record<Seat, string | null>>;
    readonly planes: Readonly<Record<string, Plane>>;
    readonly move: Move | null;
    readonly fire: Fire | null;
    readonly formations: Readonly<Record<Seat, Formation>> | null;
    readonly cornerless: readonly string[];
    readonly offered: readonly Seat[];
    readonly ending: Ending | null;
}

// Status
type Status = (typeof STATUSES)[number];

// Switches
type Switches = {
    readonly [K in keyof Options]: OptionInfo<RuleId> & {
        readonly values: readonly Options[K][];
    };
};

// Threat
interface Threat {
    readonly hex: string;
    readonly altitude: number;
    readonly by: string;
}

// Trial
interface Trial {
    readonly legal: number;
    readonly state: State;
    readonly reasons: readonly Reason[];
}

// View
interface View extends ViewBase<State, Seat>, Pick<State, 'config' | 'moving' | 'types' | 'planes' | 'move' | 'fire' | 'formations' | 'cornerless' | 'offered' | 'ending'> {
}

// Wing
interface Wing {
    readonly plane: string;
    readonly of: string;
    readonly zone: Zone;
}

// ZONES
const ZONES: readonly [
    "left",
    "right",
    "both"
];

// Zone
type Zone = (typeof ZONES)[number];

// altitude
const altitude: PhaseReducer<Spitfire, "declareAltitude" | "closeAltitude">;

// chartFor
const chartFor: (state: State, { chart }: Pick<Plane, "chart">) => AircraftChart;

// chartOf
const chartOf: (state: State, id: string) => AircraftChart;

// charts
const charts: readonly AircraftChart[];

// combat
const combat: PhaseReducer<Spitfire, "declareFire" | "lockFire" | "rollFire">;

// countMoves
function countMoves(state: State): {
    readonly moves: number;
    readonly exits: number;
};

// damageByDie
const damageByDie: (state: State, id: string, gun: Gun, range: number) => readonly number[];

// edit
const edit: (draft: Draft, id: string) => Draft["planes"][string];

// endBleedRange
const endBleedRange: (state: State) => number;

// expectedDamage
const expectedDamage: (state: State, id: string, gun: Gun, range: number) => number;

// fieldOfFire
function fieldOfFire(state: State, id: string, gun: Gun, range?: number): readonly Hex[];

// flies
const flies: (state: State, id: string) => boolean;

// flyPath
const flyPath: (state: State, path: string) => PathFlight;

// flying
function flying(state: State, seat: Seat): string[];

// formationStatus
function formationStatus(state: State, seat: Seat): FormationStatus | undefined;

// hexesToNextTurn
function hexesToNextTurn(state: State, id: string): number;

// hitsToKill
function hitsToKill(state: State, id: string): number;

// inPlay
const inPlay: (state: State, seat: Seat) => readonly string[];

// killingDice
function killingDice(state: State, id: string, gun: Gun, range: number, target: string): number;

// legalAltitudeModes
const legalAltitudeModes: (state: State, id: string) => readonly Declaration[];

// legalDepths
const legalDepths: (state: State, id: string, mode: Mode, speed?: number) => readonly number[];

// legalSpeeds
const legalSpeeds: (state: State, id: string, declaration: Declaration) => readonly number[];

// maneuverOf
const maneuverOf: (state: State, id: string, type: Preparation) => ManeuverOffer;

// messages
const messages: {
    'aircraft-left'
    'already-fired'
    'already-moved'
    'bad-bleed'
    'bad-chart'
    'bad-corner'
    'bad-levels'
    'bad-placement'
    'cannot-level-off'
    'cannot-maneuver'
    'cannot-roll'
    'choose-attitude'
    'choose-hex'
    'climb-duty'
    'dive-not-supported'
    'dive-speed-locked'
    'duplicate-chart'
    'fire-locked'
    'half-step'
    'joining-holds-fire'
    'level-keeps-none'
    'levelled-off'
    'lost-sight'
    'map-too-small'
    'move-in-progress'
    'mp-left'
    'no-attitude'
    'no-choice-of-hex'
    'no-gun'
    'no-injection'
    'no-move'
    'no-shot-declared'
    'no-target'
    'no-track'
    'no-types'
    'no-way-out'
    'not-a-candidate'
    'not-available'
    'not-climbing'
    'not-countable'
    'not-enough-mp'
    'not-exact'
    'not-first'
    'not-flown'
    'not-level'
    'not-permitted'
    'not-prepared'
    'not-without-dive'
    'not-your-aircraft'
    'offered-already'
    'one-at-a-time'
    'other-cost'
    'other-hand'
    'other-level'
    'out-of-field'
    'out-of-range'
    'over-maximum'
    'passive-side'
    'placed-together'
    'range-zero'
    'same-hex'
    'segment-closed'
    'target-not-seen'
    'too-deep'
    'too-early'
    'too-few-countable'
    'too-much-acceleration'
    'too-slow'
    'too-slow-to-climb'
    'too-slow-to-dive'
    'turn-too-soon'
    'unknown-chart'
    'unknown-hex'
    'unknown-id'
    'wrong-attitude'
    'wrong-first'
    'wrong-period'
    'wrong-role'
    'wrong-side'
    ceiling
    diving
    obstructed
    stacked
}

// missionStatus
function missionStatus(state: State, id: string): {
    readonly complete: boolean;
    readonly edge: 'any' | 'east';
};

// move
const move: PhaseReducer<Spitfire, "forward" | "turn" | "beginMove" | "startTurn" | "wingOver" | "splitS" | "snapRoll" | "climb" | "endMove" | "endPhase">;

// opponent
const opponent: (seat: Seat) => Seat;

// options
const options: Switches;

// pathLines
const pathLines: ({ path }: Plane) => readonly PathLine[];

// plane
const plane: (state: State, id: string) => Plane;

// prepare
const prepare: PhaseReducer<Spitfire, "chooseType" | "chooseFacing">;

// previewMove
const previewMove: (state: State, actions: readonly Action[]) => Trial;

// reachable
function reachable(state: State): readonly EndPose[];

// regroup
const regroup: PhaseReducer<Spitfire, "nameLeader" | "assignWing">;

// routes
function routes(view: View): Generator<Route<Action>>;

// shotReport
const shotReport: (state: State, id: string, gun: Gun, target: string) => ShotReport;

// shotReports
const shotReports: (state: State, id: string) => readonly ShotReport[];

// sightedPairs
const sightedPairs: (state: State) => readonly {
    plane: string;
    gun: Gun;
    target: string;
}[];

// sightingOf
function sightingOf(state: State, firerId: string, gun: Gun, targetId: string): Sighting;

// speed
const speed: PhaseReducer<Spitfire, "setSpeed" | "closeSpeed">;

// spitfire
const spitfire: Ruleset<Spitfire>;

// stackingConflict
function stackingConflict(state: State, id: string): string | undefined;

// threatMap
function threatMap(state: State, seat: Seat, afterMove?: boolean): readonly Threat[];

// turnsToTarget
function turnsToTarget(state: State, id: string, hex: string): number;

// verticalDiveCost
const verticalDiveCost: (state: State, id: string, levels: number) => number;

// vpBreakdown
const vpBreakdown: (state: State) => readonly ScoreLine[];

// whyIllegal
const whyIllegal: (state: State, action: ActionOf<Spitfire>) => readonly Reason[];

// wouldSight
const wouldSight: (state: State, actions: readonly Action[], enemy: string) => SightingTrial;

// zoneHexes
function zoneHexes(state: State, leader: string, zone: Zone): readonly Hex[];
