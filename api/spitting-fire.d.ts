// wingover/spitting-fire

// ARCS
const ARCS: readonly [
    "FF",
    "RF",
    "BL",
    "BR",
    "FT",
    "RT",
    "TT"
];

// Action
type Action = Order<'addPlane', {
    aircraft: string;
}> | Order<'submitForce', {
    groups?: readonly GroupOrder[];
}> | Order<'chooseEdges', {
    axis: Edge | 'random';
} & Dice, 'referee'> | Order<'flipCard', {
    card?: Colour;
}, 'referee'> | Order<'placeGroup', {
    group: string;
    altitude: number;
    poses: readonly Pose[];
}> | Order<'placePlane', {
    group: string;
    altitude: number;
    pose: Pose;
}> | Order<'setPlot', {
    group: string;
    marker: Marker;
}> | Order<'commitPlots'> | Order<'activateGroup', {
    group: string;
}> | Order<'beginPlane', {
    plane: string;
}> | Order<'forward', {
    distance: number;
}> | Order<'turn', {
    angle: number;
}> | Order<'attemptTightTurn', Dice> | Order<'attemptHalfLoop', Dice> | Order<'pivot', {
    angle: number;
}> | Order<'endMovement'> | Order<'attack', {
    shots: readonly Shot[];
} & Dice> | Order<'earlyAttack', {
    shots: readonly Shot[];
} & Dice> | Order<'endTurn', object, 'referee'>;

// ActionType
type ActionType = Action['type'];

// Activation
interface Activation {
    readonly group: string;
    readonly remaining: readonly string[];
    readonly plane: string | null;
    readonly movement: Movement | null;
    readonly attackedEarly: boolean;
}

// AircraftCard
interface AircraftCard {
    readonly id: string;
    readonly name: string;
    readonly type: string;
    readonly nation: Nation;
    readonly points: number;
    readonly defence: 2 | 3 | 4 | 5 | 6;
    readonly boxes: number;
    readonly min: number;
    readonly climb: number;
    readonly level: number;
    readonly dive: number;
    readonly turn: number;
    readonly maxAlt: number;
    readonly weapons: readonly WeaponLine[];
    readonly provenance: Readonly<Partial<Record<string, Source>>>;
}

// Arc
type Arc = (typeof ARCS)[number];

// AttemptOdds
interface AttemptOdds {
    readonly affordable: boolean;
    readonly completed: Rational;
    readonly outcomes: readonly {
        readonly extra: number;
        readonly odds: Rational;
        readonly completed: boolean;
    }[];
}

// BENDS
const BENDS: readonly [
    "left",
    "straight",
    "right"
];

// Bank
type Bank = 'left' | 'level' | 'right';

// Bend
type Bend = (typeof BENDS)[number];

// COLOURS
const COLOURS: readonly [
    "red",
    "black"
];

// Code
type Code = keyof typeof messages;

// Colour
type Colour = (typeof COLOURS)[number];

// Config
interface Config extends BaseConfig {
    readonly table?: Table;
    readonly options?: Partial<Options>;
    readonly cards?: readonly AircraftCard[];
    readonly points?: number;
    readonly factions?: Readonly<Record<Seat, Seat>>;
    readonly edge?: Edge;
    readonly forces?: Readonly<Record<Seat, readonly GroupOrder[]>>;
    readonly placements?: Readonly<Record<string, Placement>>;
}

// CoveringArc
interface CoveringArc {
    readonly arc: Arc;
    readonly margin: number | null;
}

// Dice
interface Dice {
    readonly rolls?: readonly number[];
}

// Doom
interface Doom {
    readonly how: 'crashes' | 'stalls' | 'leaves';
    readonly rule: RuleId;
    readonly hope: 'dice' | 'none';
}

// Draft
type Draft = DraftOf<SpittingFire>;

// EDGES
const EDGES: readonly [
    "south",
    "north"
];

// Edge
type Edge = (typeof EDGES)[number];

// ForceChoice
interface ForceChoice {
    readonly roster: Readonly<Record<string, number>>;
    readonly groups: readonly GroupOrder[] | null;
}

// ForcedMove
interface ForcedMove {
    readonly kind: PendingPivot['kind'];
    readonly extra: number;
    readonly completed: boolean;
    readonly exits: boolean;
    readonly left: number;
    readonly pose: Pose;
}

// GameEvent
type GameEvent = Happened<'planeAdded', RuleId, {
    seat: Seat;
    card: string;
    points: number;
}> | Happened<'forceSubmitted', RuleId, {
    seat: Seat;
}> | Happened<'pointsUnspent', RuleId, {
    seat: Seat;
    left: number;
}> | Happened<'forcesRevealed', RuleId, {
    axis: number;
    allies: number;
}> | Happened<'edgesAssigned', RuleId, {
    axis: Edge;
    allies: Edge;
    die: number | null;
}> | Happened<'deckBuilt', RuleId, {
    red: number;
    black: number;
}> | Happened<'cardFlipped', RuleId, {
    colour: Colour;
    red: number;
    black: number;
}> | Happened<'planePlaced', RuleId, {
    plane: string;
    group: string;
    altitude: number;
    pose: Pose;
}> | Happened<'groupPlaced', RuleId, {
    group: string;
    altitude: number;
}> | Happened<'deckShuffled', RuleId, {
    red: number;
    black: number;
}> | Happened<'plotSet', RuleId, {
    group: string;
    marker?: Marker;
}> | Happened<'plotsCommitted', RuleId, {
    seat: Seat;
}> | Happened<'groupActivated', RuleId, {
    group: string;
}> | Happened<'markerRevealed', RuleId, {
    group: string;
    marker: Marker;
}> | Happened<'altitudeMarkerChanged', RuleId, {
    group: string;
    from: number;
    to: number;
}> | Happened<'groupCrashed', RuleId, {
    group: string;
}> | Happened<'groupStalled', RuleId, {
    group: string;
}> | Happened<'planeBegan', RuleId, {
    plane: string;
    rate: number;
}> | Happened<'planeMoved', RuleId, {
    plane: string;
    distance: number;
    pose: Pose;
    spent: number;
}> | Happened<'planeTurned', RuleId, {
    plane: string;
    angle: number;
    pose: Pose;
}> | Happened<'attemptRolled', RuleId, {
    plane: string;
    kind: PendingPivot['kind'];
    dice: readonly number[];
    need: number;
    extra: number;
}> | Happened<'forcedMove', RuleId, {
    plane: string;
    distance: number;
    pose: Pose;
    spent: number;
}> | Happened<'attemptCompleted', RuleId, {
    plane: string;
    kind: PendingPivot['kind'];
    cost: number;
    left: number;
}> | Happened<'attemptFailed', RuleId, {
    plane: string;
    kind: PendingPivot['kind'];
    cost: number;
    left: number;
}> | Happened<'planePivoted', RuleId, {
    plane: string;
    angle: number;
    pose: Pose;
}> | Happened<'planeBackedUp', RuleId, {
    plane: string;
    distance: number;
    pose: Pose;
}> | Happened<'movementEnded', RuleId, {
    plane: string;
    how: 'voluntary' | 'forced';
    spent: number;
}> | Happened<'bankChanged', RuleId, {
    plane: string;
    bank: Bank;
}> | Happened<'planeAltitudeChanged', RuleId, {
    plane: string;
    from: number;
    to: number;
}> | Happened<'planeExited', RuleId, {
    plane: string;
    pose: Pose;
}> | Happened<'attackDeclared', RuleId, {
    plane: string;
    shots: readonly Shot[];
}> | Happened<'toHitRolled', RuleId, ToHit> | Happened<'damageRolled', RuleId, {
    plane: string;
    weapon: number;
    target: string;
    dice: readonly number[];
    need: number;
    points: number;
}> | Happened<'ammoSpent', RuleId, {
    plane: string;
    line: number;
    left: number;
}> | Happened<'planeDamaged', RuleId, {
    plane: string;
    points: number;
    damage: number;
    boxes: number;
}> | Happened<'planeShotDown', RuleId, {
    plane: string;
    by: string;
}> | Happened<'victoryPointsScored', RuleId, {
    seat: Seat;
    points: number;
    score: number;
}> | Happened<'groupEliminated', RuleId, {
    group: string;
}> | Happened<'cardRemoved', RuleId, {
    colour: Colour;
    from: 'down' | 'discard';
    red: number;
    black: number;
}> | Happened<'markerRemoved', RuleId, {
    group: string;
    marker?: Marker;
}> | Happened<'activationEnded', RuleId, {
    group: string;
}> | Happened<'turnEnded', RuleId, {
    turn: number;
}> | Happened<'turnBegan', RuleId, {
    turn: number;
}> | Happened<'gameEnded', RuleId, {
    winner: Seat | 'draw';
    axis: number;
    allies: number;
}>;

// Group
interface Group {
    readonly side: Seat;
    readonly card: string;
    readonly planes: readonly string[];
    readonly altitudeMarker: number;
    readonly placed: boolean;
    readonly activated: boolean;
    readonly plot: Marker | null;
    readonly revealed: Marker | null;
}

// GroupDraft
type GroupDraft = Draft['groups'][string];

// GroupOrder
interface GroupOrder {
    readonly group: string;
    readonly card: string;
    readonly planes: readonly (string | {
        readonly id: string;
        readonly card: string;
    })[];
}

// HexPose
interface HexPose {
    readonly q: number;
    readonly r: number;
    readonly facing: Facing;
}

// HexTable
interface HexTable {
    readonly kind: 'hex';
    readonly columns: number;
    readonly rows: number;
}

// HitOdds
interface HitOdds {
    readonly need: number;
    readonly weapons: readonly number[];
    readonly expected: Rational;
    readonly distribution: readonly Rational[];
    readonly kill: Rational;
}

// Leg
interface Leg {
    readonly from: Pose;
    readonly length: number;
}

// Limit
interface Limit {
    readonly rule: RuleId;
    readonly code: string;
    readonly message: string;
}

// MARKERS
const MARKERS: ("climb-left" | "climb-right" | "climb-straight" | "level-left" | "level-right" | "level-straight" | "dive-left" | "dive-right" | "dive-straight")[];

// Marker
type Marker = `${Vertical}-${Bend}`;

// ModelScale
type ModelScale = (typeof UNIT_LENGTHS)[number]['scale'];

// MoveAction
type MoveAction = Extract<Action, {
    type: 'forward' | 'turn' | 'attemptTightTurn' | 'attemptHalfLoop' | 'pivot' | 'endMovement';
}>;

// Movement
interface Movement {
    readonly rate: number;
    readonly spent: number;
    readonly forward: number;
    readonly sinceTurn: number;
    readonly turned: boolean;
    readonly markerMet: boolean;
    readonly path: readonly Leg[];
    readonly pivot: PendingPivot | null;
    readonly lastPivot: number | null;
}

// MovementBudget
interface MovementBudget {
    readonly plane: string;
    readonly left: number;
    readonly minimumLeft: number;
    readonly untilTurn: number;
    readonly untilDeadline: number | null;
    readonly markerMet: boolean;
}

// NATIONS
const NATIONS: readonly [
    "USA",
    "Britain",
    "USSR",
    "Germany",
    "Japan",
    "Italy",
    "France"
];

// Nation
type Nation = (typeof NATIONS)[number];

// OpenPose
interface OpenPose {
    readonly x: number;
    readonly y: number;
    readonly heading: number;
}

// OpenTable
interface OpenTable {
    readonly kind: 'open';
    readonly width: number;
    readonly length: number;
}

// Options
interface Options {
    readonly minBoard: readonly [
        width: number,
        length: number
    ];
    readonly tableEdge: 'in' | 'out';
    readonly mpGranularity: 'continuous' | 'whole';
    readonly baseDiameter: number;
    readonly stackingAltitude: 'ignore' | 'sameLevel';
    readonly pointFill: 'noRoom' | 'underLimit' | 'noRoomStrict';
    readonly mirrorFactions: boolean;
    readonly forceSecrecy: 'sealed' | 'open';
    readonly startFacing: 'free' | 'towardEnemyEdge';
    readonly startStacking: 'apart' | 'free';
    readonly plotSafety: 'allow' | 'forbid';
    readonly lostMarkers: 'unseen' | 'shown';
    readonly planeOrder: 'free' | 'listed';
    readonly altitudeTiming: 'perPlane' | 'atActivation';
    readonly crashAwardsVP: boolean;
    readonly curvedBoundary: 'strict' | 'inclusive';
    readonly curvedObligation: 'must' | 'deadlineOnly';
    readonly minMarkerTurnDeg: number;
    readonly markerBinds: 'first' | 'all';
    readonly attemptDistance: 'sinceTurn' | 'inAll';
    readonly halfLoopHandedness: 'free' | 'marker';
    readonly halfLoopBothRule: 'bothLess' | 'noneGreater';
    readonly minMoveAfterFailedTurn: 'ends' | 'topUp';
    readonly failedTurnEnds: 'movement' | 'activation';
    readonly deliberateOverlap: 'refused' | 'backedUp';
    readonly backUpHeading: 'stretch' | 'last';
    readonly openArcBoundary: 'both' | 'frontWins';
    readonly eliminationEnds: 'immediate' | 'endOfTurn' | 'never';
    readonly winnerBy: 'vp' | 'lastStanding';
    readonly turnLimit: number;
    readonly banking: boolean;
    readonly deflection: boolean;
    readonly limitedAmmo: boolean;
    readonly tailing: boolean;
}

// Order
type Order<Type extends string, Fields extends object = object, By extends string = Seat> = {
    readonly type: Type;
    readonly seat: By;
} & Readonly<Fields>;

// PHASES
const PHASES: readonly [
    "force",
    "place",
    "plot",
    "activate",
    "move",
    "attack",
    "end",
    "over"
];

// PendingPivot
interface PendingPivot {
    readonly kind: 'tight-turn' | 'half-loop';
    readonly max: 120 | 180;
    readonly sign: -1 | 0 | 1;
    readonly min: number;
}

// Phase
type Phase = (typeof PHASES)[number];

// Placement
interface Placement {
    readonly altitude: number;
    readonly poses: readonly Pose[];
}

// PlacementZone
interface PlacementZone {
    readonly area: Polygon;
    readonly hexes: readonly Hex[];
}

// Plane
interface Plane {
    readonly group: string;
    readonly side: Seat;
    readonly card: string;
    readonly pose: Pose | null;
    readonly altitude: number;
    readonly damage: number;
    readonly status: Status;
    readonly acted: boolean;
    readonly fired: readonly number[];
    readonly bank: Bank;
    readonly ammo: readonly number[];
}

// PlaneDraft
type PlaneDraft = Draft['planes'][string];

// PlotWarning
interface PlotWarning extends Doom {
    readonly marker: Marker;
    readonly plane: string;
    readonly message: string;
}

// Pose
type Pose = OpenPose | HexPose;

// Projection
interface Projection {
    readonly winner: Seat | 'draw';
    readonly rule: RuleId;
    readonly score: Readonly<Record<Seat, number>>;
    readonly lead: number;
}

// RangeBand
interface RangeBand {
    readonly name: 'short' | 'medium' | 'long';
    readonly upTo: number;
    readonly need: number;
}

// Reach
interface Reach {
    readonly plane: string;
    readonly marker: Marker | null;
    readonly poses: readonly ReachedPose[];
    readonly exact: boolean;
    readonly area: readonly Polygon[];
    readonly canLeave: boolean;
    readonly limits: readonly Limit[];
}

// ReachOptions
interface ReachOptions extends Partial<Sampling> {
}

// ReachedPose
interface ReachedPose {
    readonly pose: Pose;
    readonly certain: boolean;
    readonly path: readonly MoveAction[];
}

// Reason
interface Reason {
    readonly rule: RuleOf<SpittingFire>;
    readonly code: string;
    readonly sentence: string;
}

// RouteOptions
interface RouteOptions extends Partial<Sampling> {
}

// RuleId
type RuleId = Exclude<keyof typeof rules, CoreRule>;

// Rules
interface Rules {
    readonly table: Table;
    readonly options: Options;
    readonly cards: Readonly<Record<string, AircraftCard>>;
    readonly points: number;
    readonly factions: Readonly<Record<Seat, Seat>>;
    readonly edge: Edge | null;
}

// SEATS
const SEATS: readonly [
    "axis",
    "allies"
];

// STATUSES
const STATUSES: readonly [
    "flying",
    "shot-down",
    "crashed",
    "stalled",
    "exited"
];

// Sampling
interface Sampling {
    readonly step: number;
    readonly angle: number;
    readonly dice: boolean;
}

// Seat
type Seat = (typeof SEATS)[number];

// SeenForce
type SeenForce = ForceChoice | {
    readonly submitted: boolean;
};

// SeenGroup
interface SeenGroup extends Omit<Group, 'plot'> {
    readonly plot: Marker | 'hidden' | null;
}

// Shot
interface Shot {
    readonly weapon: number;
    readonly target: string;
}

// Source
type Source = 'book' | 'inferred' | 'house';

// SpittingFire
interface SpittingFire extends Game {
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
    readonly agenda: readonly never[];
    readonly resigned: Seat | null;
    readonly config: Rules;
    readonly score: Readonly<Record<Seat, number>>;
    readonly edges: Readonly<Record<Seat, Edge>> | null;
    readonly forces: Readonly<Record<Seat, ForceChoice>> | null;
    readonly groups: Readonly<Record<string, Group>>;
    readonly planes: Readonly<Record<string, Plane>>;
    readonly deck: {
        readonly down: Readonly<Record<Colour, number>>;
        readonly discard: Readonly<Record<Colour, number>>;
    };
    readonly card: Colour | null;
    readonly placing: {
        readonly group: string;
        readonly altitude: number;
    } | null;
    readonly committed: Readonly<Record<Seat, boolean>>;
    readonly activation: Activation | null;
}

// Status
type Status = (typeof STATUSES)[number];

// Switches
type Switches = {
    readonly [K in keyof Options]: OptionInfo<RuleId> & {
        readonly values: readonly Options[K][];
    };
};

// Table
type Table = OpenTable | HexTable;

// TableSize
interface TableSize {
    readonly width: number;
    readonly length: number;
    readonly unit: 'ft' | 'cm';
}

// Target
interface Target {
    readonly target: string;
    readonly range: number;
    readonly need: number;
    readonly weapons: readonly number[];
}

// Threat
interface Threat {
    readonly plane: string;
    readonly level: number;
    readonly need: number;
}

// ThreatOptions
interface ThreatOptions {
    readonly grid?: number;
    readonly dice?: boolean;
}

// ThreatenedPlace
interface ThreatenedPlace {
    readonly at: Hex | Point;
    readonly threats: readonly Threat[];
}

// ToHit
interface ToHit {
    plane: string;
    weapon: number;
    target: string;
    range: number;
    need: number;
    modifiers: readonly Modifier<RuleId>[];
    die: number;
    hit: boolean;
}

// UNIT_LENGTHS
const UNIT_LENGTHS: readonly [
    {
        readonly scale: "1/700";
        readonly length: 1;
        readonly unit: "cm";
    },
    {
        readonly scale: "disks";
        readonly length: 1;
        readonly unit: "in";
    },
    {
        readonly scale: "1/300";
        readonly length: 1;
        readonly unit: "in";
    },
    {
        readonly scale: "1/285";
        readonly length: 1;
        readonly unit: "in";
    },
    {
        readonly scale: "1/144";
        readonly length: 2;
        readonly unit: "in";
    },
    {
        readonly scale: "1/100";
        readonly length: 2;
        readonly unit: "in";
    },
    {
        readonly scale: "1/87";
        readonly length: 3;
        readonly unit: "in";
    },
    {
        readonly scale: "1/72";
        readonly length: 3;
        readonly unit: "in";
    },
    {
        readonly scale: "1/48";
        readonly length: 4;
        readonly unit: "in";
    }
];

// VERTICALS
const VERTICALS: readonly [
    "climb",
    "level",
    "dive"
];

// Vertical
type Vertical = (typeof VERTICALS)[number];

// View
interface View extends ViewBase<State, Seat>, Pick<State, 'config' | 'score' | 'edges' | 'planes' | 'deck' | 'card' | 'placing' | 'committed' | 'activation'> {
    readonly forces: Readonly<Record<Seat, SeenForce>> | null;
    readonly groups: Readonly<Record<string, SeenGroup>>;
}

// WEAPON_TYPES
const WEAPON_TYPES: readonly [
    "LMG",
    "HMG",
    "20mm",
    "30mm",
    "40mm"
];

// WeaponLine
interface WeaponLine {
    readonly type: WeaponType;
    readonly mounts: string;
    readonly damage: 1 | 2 | 3 | 4 | 5;
}

// WeaponType
type WeaponType = (typeof WEAPON_TYPES)[number];

// activate
const activate: PhaseReducer<SpittingFire, "flipCard" | "activateGroup" | "beginPlane">;

// arcPolygonOf
const arcPolygonOf: (pose: Pose, arc: Arc, range?: number) => Polygon;

// arcsOf
function arcsOf(state: State, attacker: string, target: string): readonly CoveringArc[];

// attack
const attack: PhaseReducer<SpittingFire, "attack" | "earlyAttack">;

// attemptOdds
function attemptOdds(turnRating: number, mpLeft: number, kind: PendingPivot['kind'], options?: Partial<Pick<Options, 'halfLoopBothRule'>>): AttemptOdds;

// bendOf
const bendOf: (marker: Marker) => Bend;

// cardOf
const cardOf: (state: State, id: string) => AircraftCard;

// cards
const cards: readonly AircraftCard[];

// colourOf
const colourOf: (seat: Seat) => Colour;

// copyGroup
const copyGroup: (group: GroupDraft) => GroupDraft;

// copyPlane
const copyPlane: (plane: PlaneDraft) => PlaneDraft;

// deckOdds
function deckOdds({ deck }: State): Readonly<Record<Colour, Rational>> | null;

// doomed
function doomed(state: State, plane: string, marker: Marker): Doom | null;

// edit
const edit: (draft: Draft, id: string) => PlaneDraft;

// editGroup
const editGroup: (draft: Draft, id: string) => GroupDraft;

// end
const end: PhaseReducer<SpittingFire, "endTurn">;

// forcedMovePreview
function forcedMovePreview(state: State, dice: readonly number[]): ForcedMove | null;

// group
const group: (state: State, id: string) => Group;

// hexesInArcOf
const hexesInArcOf: (pose: HexPose, arc: Arc, range?: number) => readonly Hex[];

// hitOdds
function hitOdds(state: State, attacker: string, target: string, weapons?: readonly number[]): HitOdds | null;

// messages
const messages: {
    'already-acted'
    'already-activated'
    'already-attacked'
    'already-moved'
    'already-placed'
    'angle-too-wide'
    'bad-angle'
    'bad-card'
    'bad-distance'
    'bad-facing'
    'bad-group-size'
    'bad-poses'
    'bad-start-altitude'
    'below-minimum'
    'board-too-small'
    'duplicate-id'
    'empty-force'
    'ff-split'
    'group-gone'
    'group-in-progress'
    'marker-deadline'
    'marker-direction'
    'marker-straight'
    'marker-unmet'
    'mixed-type'
    'movement-over'
    'no-group-acting'
    'no-pivot-pending'
    'no-shots'
    'not-an-enemy'
    'not-enough-mp'
    'not-in-group'
    'not-next'
    'not-same-altitude'
    'not-tailing'
    'not-your-group'
    'nothing-to-buy'
    'off-table'
    'other-group-first'
    'other-table-pose'
    'out-of-ammo'
    'out-of-arc'
    'out-of-range'
    'outside-setup'
    'over-points'
    'pivot-pending'
    'plane-gone'
    'plane-in-progress'
    'plot-missing'
    'plots-committed'
    'points-left'
    'same-faction'
    'spread-too-wide'
    'suicidal-plot'
    'table-across'
    'tailing-off'
    'target-gone'
    'too-many-places'
    'too-many-planes'
    'turn-too-small'
    'turn-too-soon'
    'unknown-id'
    'weapon-already-fired'
    'wrong-nation'
    'zero-turn'
    overlap
}

// move
const move: PhaseReducer<SpittingFire, "forward" | "turn" | "attemptTightTurn" | "attemptHalfLoop" | "pivot" | "endMovement">;

// movementBudget
function movementBudget(state: State): MovementBudget | null;

// opponent
const opponent: (seat: Seat) => Seat;

// options
const options: Switches;

// placementZone
function placementZone(state: State, seat: Seat): PlacementZone | null;

// plane
const plane: (state: State, id: string) => Plane;

// plot
const plot: PhaseReducer<SpittingFire, "setPlot" | "commitPlots">;

// plotWarnings
function plotWarnings(state: State, group: string): readonly PlotWarning[];

// pointsLeft
function pointsLeft(state: State, seat: Seat): number;

// prepare
const prepare: PhaseReducer<SpittingFire, "addPlane" | "submitForce" | "chooseEdges" | "flipCard" | "placeGroup" | "placePlane">;

// projectedWinner
function projectedWinner(state: State): Projection;

// rangeBandOf
const rangeBandOf: (distance: number) => RangeBand | null;

// reachable
function reachable(state: State, plane: string, options?: ReachOptions): Reach;

// reachableIf
function reachableIf(state: State, plane: string, marker: Marker, options?: ReachOptions): Reach;

// routes
function routes(view: View, options?: RouteOptions): Generator<Route<Action>>;

// seatOf
const seatOf: (colour: Colour) => Seat;

// shotsFor
function shotsFor(state: State, plane: string, early?: boolean): readonly Shot[];

// spittingFire
const spittingFire: Ruleset<SpittingFire>;

// stackingConflicts
function stackingConflicts(state: State, pose: Pose, mover?: string, level?: number): readonly string[];

// tableSize
function tableSize(table: Table, scale?: ModelScale): TableSize;

// targetsFor
function targetsFor(state: State, plane: string): readonly Target[];

// threatMap
function threatMap(state: State, seat: Seat, options?: ThreatOptions): readonly ThreatenedPlace[];

// verticalOf
const verticalOf: (marker: Marker) => Vertical;

// whyIllegal
const whyIllegal: (state: State, action: ActionOf<SpittingFire>) => readonly Reason[];
