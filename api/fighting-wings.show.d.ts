// wingover/fighting-wings/show

// ARCS
const ARCS: readonly [
    "front",
    "rightFront",
    "rightRear",
    "rear",
    "leftRear",
    "leftFront"
];

// Action
type Action = (Rolled & {
    readonly type: 'rollScatter';
}) | (Ordered & {
    readonly type: 'scatter';
    readonly way: Way;
}) | {
    readonly type: 'endScatter';
    readonly seat: Seat;
} | (Ordered & {
    readonly type: 'startBank';
    readonly bank: 'LVL' | 'LB' | 'RB';
}) | (Ordered & {
    readonly type: 'setThrottle';
    readonly throttle: Throttle;
}) | (Ordered & {
    readonly type: 'setFlaps';
    readonly flaps: 'up' | 'down';
}) | (Ordered & {
    readonly type: 'setGear';
    readonly gear: 'up' | 'down';
}) | (Ordered & {
    readonly type: 'setBay';
    readonly bay: 'open' | 'close';
}) | (Ordered & {
    readonly type: 'shutdownEngine';
}) | (Ordered & {
    readonly type: 'loosenFormation';
}) | {
    readonly type: 'endPlot';
    readonly seat: Seat;
} | (Ordered & {
    readonly type: 'declareSpin';
}) | (Ordered & {
    readonly type: 'declineSpin';
}) | (Ordered & {
    readonly type: 'declareTail';
    readonly target: string;
}) | (Ordered & {
    readonly type: 'declineTail';
}) | (Rolled & {
    readonly type: 'rollInitiative';
}) | (Ordered & {
    readonly type: 'rideLeader';
}) | (Ordered & {
    readonly type: 'ownInitiative';
}) | (Rolled & {
    readonly type: 'flyOn';
}) | (Ordered & {
    readonly type: 'chooseType';
    readonly flight: FlightType;
}) | (Ordered & Dice & {
    readonly type: 'declareTurnStall';
    readonly dir: Hand;
}) | (Ordered & {
    readonly type: 'turn';
    readonly dir: Hand;
    readonly rate: TurnRate;
    readonly negG: boolean;
}) | (Ordered & {
    readonly type: 'endTurning';
}) | (Ordered & {
    readonly type: 'bank';
    readonly to: Bank;
}) | (Ordered & {
    readonly type: 'cancelBank';
}) | (Ordered & {
    readonly type: 'slip';
    readonly dir: Hand;
}) | (Ordered & {
    readonly type: 'skid';
    readonly dir: Hand;
}) | (Ordered & {
    readonly type: 'barrelRoll';
    readonly dir: Hand;
}) | (Ordered & {
    readonly type: 'snapRoll';
    readonly to: Bank;
}) | (Ordered & Dice & {
    readonly type: 'fp';
    readonly inc: number;
}) | (Ordered & {
    readonly type: 'face';
    readonly dir: Hand;
    readonly facings: number;
    readonly bank: Bank | null;
    readonly stay: boolean;
}) | (Ordered & {
    readonly type: 'reverse';
    readonly rot: 'CW' | 'CCW';
    readonly facings: number;
}) | (Ordered & {
    readonly type: 'delayReversal';
}) | (Ordered & {
    readonly type: 'executeReversal';
    readonly rot: 'CW' | 'CCW';
    readonly facings: number;
}) | (Ordered & {
    readonly type: 'hammerhead';
    readonly bank: Bank;
    readonly facing: 'keep' | 'opposite';
}) | (Ordered & {
    readonly type: 'bankBack';
    readonly steps: number;
}) | (Ordered & Dice & {
    readonly type: 'endMove';
}) | (Ordered & {
    readonly type: 'fire';
    readonly target: string;
    readonly weapons: readonly string[];
    readonly burst: Burst;
    readonly sighting: boolean;
}) | (Ordered & {
    readonly type: 'fireGun';
    readonly gun: string;
    readonly target: string;
}) | {
    readonly type: 'endAttack';
    readonly seat: Seat;
} | (Rolled & {
    readonly type: 'rollShots';
}) | (Ordered & Dice & {
    readonly type: 'jettison';
    readonly what: Drop;
}) | (Ordered & Dice & {
    readonly type: 'bomb';
    readonly target: string;
}) | (Ordered & Dice & {
    readonly type: 'fireRockets';
    readonly target: string;
}) | (Ordered & Dice & {
    readonly type: 'burstRockets';
}) | (Ordered & {
    readonly type: 'keepLoad';
}) | (Ordered & Dice & {
    readonly type: 'clearJam';
    readonly weapon: string;
}) | {
    readonly type: 'endJams';
    readonly seat: Seat;
} | (Ordered & Dice & {
    readonly type: 'bailOut';
}) | {
    readonly type: 'stayAboard';
    readonly seat: Seat;
} | (Rolled & {
    readonly type: 'endTurn';
});

// Adc
interface Adc {
    readonly id: string;
    readonly name: string;
    readonly house: boolean;
    readonly revised?: boolean | undefined;
    readonly cls: WeightClass;
    readonly role: Role;
    readonly size: number;
    readonly defense: number;
    readonly hits: number;
    readonly fuelInjected: boolean;
    readonly slats: boolean;
    readonly pressurized: boolean;
    readonly radio: boolean;
    readonly combatFlaps?: {
        readonly maxOverMin: number;
    } | undefined;
    readonly blindArc: 'none' | 'rear' | 'rearLow';
    readonly engines: number;
    readonly cockpitArmor?: number | undefined;
    readonly bands: Readonly<Record<Band, AdcBand>>;
    readonly power: Readonly<Record<Band, Readonly<Record<SpeedBand, AdcPower>>>>;
    readonly bankSlip: Readonly<Record<SpeedBand, {
        readonly bank: number;
        readonly slip: number;
    }>>;
    readonly climbDecel: number;
    readonly diveAccel: number;
    readonly turnDecel: Readonly<Record<TurnRate, number>>;
    readonly weapons: readonly {
        readonly id: string;
        readonly kind: 'mg' | 'cannon';
        readonly mm: number;
        readonly mount: 'nose' | 'wing';
        readonly cap: number;
        readonly clearable: boolean;
        readonly fp: Firepower;
    }[];
    readonly defensiveGuns?: readonly {
        readonly id: string;
        readonly arcs: readonly Arc[];
        readonly alt: 'any' | 'high' | 'low';
        readonly cap: number;
        readonly fp: Firepower;
        readonly blindSpot6: boolean;
    }[] | undefined;
    readonly ceilingInc: number;
}

// AdcBand
interface AdcBand {
    readonly minSpeed: number;
    readonly maxLevel: number;
    readonly safeDive: number;
    readonly minTurn: Readonly<Record<TurnRate, number>>;
}

// AdcPower
type AdcPower = readonly [
    normal: number,
    combat: number | null
] | null;

// Aim
interface Aim {
    readonly range: number;
    readonly firepower: number;
    readonly defense: number;
    readonly column: number;
    readonly shifts: readonly Modifier<RuleId>[];
    readonly modifiers: readonly Modifier<RuleId>[];
    readonly need: number;
}

// Arc
type Arc = (typeof ARCS)[number];

// BandBase
interface BandBase extends AdcBand {
    readonly power: FourPowers;
    readonly turbo: boolean;
}

// BandSpeeds
interface BandSpeeds {
    readonly min: Half;
    readonly max: Half;
    readonly dive: Half;
    readonly turn: Readonly<Record<TurnRate, Half>>;
}

// BankRun
interface BankRun {
    readonly from: Bank;
    readonly to: Bank;
    readonly h: number;
    readonly v: number;
    readonly carried: boolean;
}

// Base
interface Base {
    readonly bandTops: readonly number[];
    readonly accelPerHalf: number;
    readonly idle: number;
    readonly turnChart: Readonly<Record<TurnRate, readonly TurnMode[]>>;
    readonly slipDecel: number;
    readonly skid: {
        readonly decel: number;
    };
    readonly barrelRoll: {
        readonly decel: number;
        readonly evade: number;
    };
    readonly snapRoll: {
        readonly decel: number;
        readonly overMin: number;
    };
    readonly increments: Readonly<Record<'VC' | 'ZC' | 'SD' | 'VD', readonly [
        number,
        number
    ]>>;
    readonly structure: {
        readonly overDive: number;
        readonly holdsOn: number;
        readonly hits: number;
    };
    readonly spin: {
        readonly spinsAt: number;
        readonly recoversOn: number;
        readonly loss: Increments;
        readonly pilot: Readonly<Record<Quality, number>>;
        readonly gifted: number;
    };
    readonly turnStall: {
        readonly decel: number;
        readonly facings: readonly [
            number,
            number,
            number
        ];
    };
    readonly gloc: {
        readonly increments: Increments;
        readonly faint: number;
    };
    readonly hammerhead: {
        readonly overMin: number;
        readonly decel: number;
    };
    readonly reversal: {
        readonly portions: number;
    };
    readonly formation: {
        readonly fixed: number;
        readonly rise: Increments;
        readonly facings: number;
        readonly flexible: number;
        readonly massed: number;
    };
    readonly determination: Readonly<Record<Quality | 'hero' | 'ace' | 'close' | 'near', number>>;
    readonly initiative: Readonly<Record<Quality | 'ace' | 'position', number>>;
    readonly gunfire: {
        readonly odds: readonly (readonly [
            number,
            number
        ])[];
        readonly range: readonly number[];
        readonly deflection: Readonly<Record<'rear' | 'rearQuarter' | 'frontQuarter' | 'front', number>>;
        readonly pilot: Readonly<Record<Quality, number>>;
        readonly crackShot: number;
        readonly severe: number;
        readonly flexible: number;
        readonly gunnerRecruit: number;
        readonly long: number;
        readonly emptied: number;
        readonly plus: number;
    };
    readonly ammo: {
        readonly half: number;
        readonly regular: number;
        readonly long: number;
        readonly gun: number;
        readonly jamsOn: number;
    };
    readonly damage: Readonly<Record<'light' | 'heavy' | 'severe', readonly [
        number,
        number
    ]>>;
    readonly criticals: {
        readonly where: readonly [
            number,
            number,
            number
        ];
        readonly power: readonly [
            number,
            number
        ];
        readonly airframe: number;
        readonly wounded: number;
        readonly fire: readonly [
            number,
            number
        ];
    };
    readonly loads: Readonly<Record<'loaded' | 'overloaded', readonly [
        number,
        number
    ]>>;
    readonly loadCost: {
        readonly climb: number;
        readonly turn: number;
    };
    readonly bombs: {
        readonly loaded: number;
        readonly overloaded: number;
        readonly perHeight: Increments;
        readonly dive: number;
        readonly vertical: number;
    };
    readonly rockets: {
        readonly ground: number;
        readonly burst: number;
        readonly hexes: number;
        readonly rise: Increments;
        readonly adds: number;
    };
    readonly flak: {
        readonly perHexes: number;
        readonly adds: number;
    };
    readonly collision: {
        readonly at: number;
        readonly headOnAt: number;
        readonly headOnRange: number;
        readonly headOnRise: number;
    };
    readonly engines: {
        readonly shutdown: number;
        readonly windmill: number;
        readonly slower: number;
    };
    readonly bailOut: {
        readonly need: number;
        readonly speed: number;
        readonly low: Increments;
        readonly lowAdds: number;
        readonly woundAdds: number;
    };
    readonly sighting: {
        readonly sure: number;
        readonly most: number;
        readonly perHexes: number;
        readonly need: number;
        readonly crew: number;
        readonly pilot: Readonly<Record<Quality, number>>;
    };
    readonly points: Readonly<Record<'destroyed' | 'severe' | 'heavy' | 'intercept', number>>;
}

// Carried
interface Carried {
    readonly stores: Load;
    readonly tanks: readonly Tank[];
    readonly rockets: number;
}

// Charge
interface Charge {
    readonly why: string;
    readonly points: number;
    readonly by: RuleId;
}

// Chart
type Chart = Readonly<Record<TurnRate, readonly (readonly [
    number,
    number
])[]>>;

// Choices
type Choices = {
    readonly [K in keyof Options]: OptionInfo<RuleId> & {
        readonly values: readonly Options[K][];
    };
};

// Code
type Code = keyof typeof messages;

// Config
interface Config extends BaseConfig {
    readonly scenario: string | ScenarioData;
    readonly options?: Partial<Options> | undefined;
    readonly cards?: readonly Adc[] | undefined;
    readonly base?: Partial<Base> | undefined;
}

// Craft
interface Craft {
    readonly id: string;
    readonly name: string;
    readonly house: boolean;
    readonly cls: WeightClass;
    readonly role: Role;
    readonly size: number;
    readonly defense: number;
    readonly hits: number;
    readonly fuelInjected: boolean;
    readonly slats: boolean;
    readonly radio: boolean;
    readonly pressurized: boolean;
    readonly combatFlaps: Half | null;
    readonly blindArc: 'none' | 'rear' | 'rearLow';
    readonly engines: number;
    readonly armor: number;
    readonly ceiling: Increments;
    readonly bands: Readonly<Record<Band, BandSpeeds>>;
    readonly power: Readonly<Record<Band, Readonly<Record<SpeedBand, readonly [
        number,
        number
    ]>>>>;
    readonly bank: Readonly<Record<SpeedBand, number>>;
    readonly slip: Readonly<Record<SpeedBand, number>>;
    readonly climbDecel: number;
    readonly diveAccel: number;
    readonly turnDecel: Readonly<Record<TurnRate, number>>;
    readonly weapons: readonly Weapon[];
    readonly guns: readonly Gun[];
}

// DAMAGES
const DAMAGES: readonly [
    "none",
    "light",
    "heavy",
    "severe",
    "destroyed"
];

// DEVICES
const DEVICES: readonly [
    "up",
    "lowering",
    "down",
    "raising"
];

// DROPS
const DROPS: readonly [
    "tanks",
    "stores",
    "all"
];

// Damage
type Damage = (typeof DAMAGES)[number];

// Device
type Device = (typeof DEVICES)[number];

// Dice
interface Dice {
    readonly rolls?: readonly number[];
}

// Draft
type Draft = Draft<State>;

// Drop
type Drop = (typeof DROPS)[number];

// Edited
type Edited = Draft['planes'][string];

// Entry
interface Entry {
    readonly rule: RuleId;
    readonly why: string;
    readonly points: number;
}

// ErrataRule
type ErrataRule = keyof typeof errata;

// FRAMES
const FRAMES: readonly [
    "scatter",
    "adjust",
    "banks",
    "plot",
    "spin",
    "tail",
    "initiative",
    "wing",
    "helpless",
    "headOn",
    "shots",
    "roll",
    "stores",
    "jams",
    "bail",
    "book"
];

// FightingWings
interface FightingWings extends Game {
    Config: Config;
    State: State;
    Action: Action;
    Event: GameEvent;
    View: View;
    Seat: Seat;
    Rule: RuleId;
    Code: Code;
}

// Firepower
type Firepower = readonly [
    number,
    number,
    number,
    number,
    number,
    number
];

// FlightRuling
type FlightRuling = 'R-01' | 'R-04' | 'R-05' | 'R-06' | 'R-07' | 'R-11' | 'R-12' | 'R-15' | 'R-18' | 'R-34' | 'R-40' | 'R-43' | 'R-47';

// FlightTopic
type FlightTopic = keyof typeof HOUSE_TOPICS;

// Flyer
interface Flyer {
    readonly side: Seat;
    readonly craft: string;
    readonly pilot: Pilot;
    readonly formation: string | null;
    readonly leader: boolean;
    readonly hours: number;
}

// Forecast
interface Forecast extends NextSpeed {
    readonly carried: number;
    readonly ledger: readonly Entry[];
    readonly net: number;
}

// FourPowers
type FourPowers = Readonly<Record<SpeedBand, readonly [
    number,
    number
]>>;

// Frame
interface Frame {
    readonly kind: FrameKind;
    readonly waiting: readonly (Seat | 'referee')[];
}

// FrameKind
type FrameKind = (typeof FRAMES)[number];

// GameEvent
type GameEvent = Told<'scatterRolled', {
    side: Seat;
    formation: string;
    dice: readonly Modifier<RuleId>[];
    scatter: readonly number[];
    counter: readonly number[];
    left: number;
}> | Told<'scattered', OfPlane & {
    way: Way;
    q: number;
    r: number;
    alt: Increments;
    left: number;
}> | Told<'scatterEnded', {
    seat: Seat;
}> | Told<'bankChosen', OfPlane & {
    bank: Bank;
}> | Told<'turnStarted', {
    turn: number;
}> | Told<'throttleSet', OfPlane & {
    throttle: Throttle;
}> | Told<'flapsSet', OfPlane & {
    flaps: 'up' | 'down';
}> | Told<'gearSet', OfPlane & {
    gear: 'up' | 'down';
}> | Told<'baySet', OfPlane & {
    bay: 'open' | 'close';
}> | Told<'shutdownSet', OfPlane> | Told<'loosenSet', OfPlane> | Told<'plotEnded', {
    seat: Seat;
}> | Told<'throttleShown', OfPlane & {
    throttle: Throttle;
    speed: Half;
}> | Told<'flapsMoved', OfPlane & {
    flaps: Device;
}> | Told<'flapsDamaged', OfPlane & {
    speed: Half;
    need: Half;
}> | Told<'gearMoved', OfPlane & {
    gear: Device;
}> | Told<'bayMoved', OfPlane & {
    bay: Door;
}> | Told<'formationLoosened', OfPlane> | Told<'loadCounted', OfPlane & {
    load: Load;
    changes: readonly Modifier<RuleId>[];
}> | Told<'pointsCounted', OfPlane & {
    fps: number;
    carry: number;
    speed: Half;
}> | Told<'stalled', OfPlane & {
    speed: Half;
    need: Half;
    turns: number;
}> | Told<'unseen', OfPlane & {
    target: string;
}> | Told<'spinDeclared', OfPlane> | Told<'spinDeclined', OfPlane> | Told<'tailDeclared', OfPlane & {
    target: string;
}> | Told<'tailDeclined', OfPlane> | Told<'tailDropped', OfPlane & {
    target: string;
}> | Told<'spinRolled', OfPlane & Sum & {
    spins: boolean;
}> | Told<'initiativeRolled', OfPlane & Omit<Sum, 'need'>> | Told<'tieRolled', OfPlane & {
    die: number;
}> | Told<'leaderUnfit', OfPlane & {
    leader: string;
    quality: Quality;
}> | Told<'outOfFormation', OfPlane & {
    leader: string;
}> | Told<'initiativeTaken', OfPlane & {
    leader: string | null;
}> | Told<'orderFixed', {
    order: readonly string[];
}> | Told<'activated', OfPlane> | Told<'typeChosen', OfPlane & {
    flight: FlightType;
    leadIn: number;
    vMin: number;
    vMax: number;
}> | Told<'turnBegun', OfPlane & {
    dir: Hand;
    rate: TurnRate;
    negG: boolean;
    need: number;
}> | Told<'turningEnded', OfPlane> | Told<'bankStarted', OfPlane & {
    to: Bank;
    need: number;
}> | Told<'bankCancelled', OfPlane> | Told<'bankCompleted', OfPlane & {
    from: Bank;
    to: Bank;
    h: number;
    v: number;
}> | Told<'bankDeclared', OfPlane & {
    bank: Bank;
}> | Told<'slipStarted', OfPlane & {
    dir: Hand;
    kind: Shift;
    need: number;
}> | Told<'slipDone', OfPlane & {
    dir: Hand;
    kind: Shift;
}> | Told<'snapRolled', OfPlane & {
    from: Bank;
    to: Bank;
}> | Told<'pointSpent', OfPlane & {
    kind: 'H' | 'V';
    inc: number;
    q: number;
    r: number;
    alt: Increments;
    left: number;
}> | Told<'portionNeeds', OfPlane & {
    fps: number;
}> | Told<'faced', OfPlane & {
    from: number;
    to: number;
    cause: 'turn' | 'bank' | 'negG' | 'stall' | 'spin';
}> | Told<'negativeG', OfPlane & {
    case: number;
}> | Told<'decelCharged', OfPlane & Charge> | Told<'accelGained', OfPlane & Charge> | Told<'reversed', OfPlane & {
    rot: 'CW' | 'CCW';
    facings: number;
    bank: Bank;
    facing: number;
    lost: Increments;
}> | Told<'reversalDelayed', OfPlane> | Told<'hammerheadDone', OfPlane & {
    bank: Bank;
    facing: number;
}> | Told<'stayedOnHexside', OfPlane & {
    dir: Hand;
}> | Told<'bankedBack', OfPlane & {
    bank: Bank;
}> | Told<'turnStalled', OfPlane & {
    when: 'now' | 'nextTurn';
    die: number;
    facings: number;
    flown: number;
    lost: Increments;
    alt: Increments;
}> | Told<'disoriented', OfPlane & {
    turns: number;
}> | Told<'flown', OfPlane & {
    how: 'stalled' | 'spinning' | 'gloc' | 'surprised';
    q: number;
    r: number;
    alt: Increments;
}> | Told<'ceilingHeld', OfPlane & {
    alt: Increments;
}> | Told<'collisionRolled', OfPlane & Sum & {
    other: string;
    hit: boolean;
}> | Told<'crashed', OfPlane> | Told<'moveEnded', OfPlane & {
    q: number;
    r: number;
    facing: number;
    alt: Increments;
    bank: Bank;
}> | Told<'shotDeclared', OfPlane & {
    gun: string | null;
    target: string;
}> | Told<'attackEnded', {
    seat: Seat;
}> | Told<'shotsShown', {
    shots: number;
}> | Told<'determinationRolled', OfPlane & Sum & {
    target: string;
    fires: boolean;
}> | Told<'shotStopped', OfPlane & {
    gun: string | null;
    target: string;
}> | Told<'shotsRolled', {
    shots: number;
    headOn: boolean;
}> | Told<'shotFired', OfPlane & Sum & {
    gun: string | null;
    target: string;
    headOn: boolean;
    range: number;
    firepower: number;
    defense: number;
    column: number;
    shifts: readonly Modifier<RuleId>[];
    hits: number;
}> | Told<'ammoSpent', OfPlane & {
    weapon: string;
    spent: Half;
    left: Half;
}> | Told<'jammed', OfPlane & {
    weapon: string;
    die: number;
    jam: Jam;
}> | Told<'damaged', OfPlane & {
    hits: number;
    damage: Damage;
}> | Told<'destroyed', OfPlane> | Told<'critical', OfPlane & {
    where: string;
    effect: string;
    dice: readonly number[];
    modifiers: readonly Modifier<RuleId>[];
}> | Told<'shutdownRolled', OfPlane & {
    die: number;
    need: number;
    done: boolean;
}> | Told<'engineStopped', OfPlane & {
    out: number;
    of: number;
}> | Told<'storesJettisoned', OfPlane> | Told<'tankRolled', OfPlane & Omit<Sum, 'need'> & {
    attempt: 1 | 2;
    sticks: {
        from: number;
        to: number;
    };
    result: 'dropped' | 'stuck' | 'permanent';
}> | Told<'bombed', OfPlane & Sum & {
    target: string;
    firepower: number;
    defense: number;
    column: number;
    hits: number;
}> | Told<'rocketsFired', OfPlane & Sum & {
    target: string;
    range: number;
    firepower: number;
    defense: number;
    column: number;
    hits: number;
}> | Told<'rocketsBurst', OfPlane & {
    q: number;
    r: number;
    alt: Increments;
}> | Told<'burstRolled', OfPlane & Sum & {
    target: string;
    firepower: number;
    defense: number;
    column: number;
    hits: number;
}> | Told<'targetDestroyed', {
    target: string;
}> | Told<'flakFired', OfPlane & Sum & {
    target: string;
    range: number;
    firepower: number;
    defense: number;
    column: number;
    hits: number;
    reload: number;
}> | Told<'loadKept', OfPlane> | Told<'jamTried', OfPlane & {
    weapon: string;
    die: number;
    need: number;
    jam: Jam;
}> | Told<'jamsLeft', {
    seat: Seat;
}> | Told<'bailedOut', OfPlane & Sum & {
    alt: Increments;
    opened: boolean;
}> | Told<'stayedAboard', {
    seat: Seat;
}> | Told<'parachuteMoved', OfPlane & {
    alt: Increments;
}> | Told<'parachuteHit', OfPlane & {
    by: string;
    dice: readonly number[];
    hits: number;
    wounds: number;
    lost: boolean;
}> | Told<'fireRolled', OfPlane & {
    die: number;
    result: 'destroyed' | 'burning' | 'out';
}> | Told<'oxygenRolled', OfPlane & {
    die: number;
    second: number | null;
    victims: number;
}> | Told<'coolantLost', OfPlane & {
    power: number;
}> | Told<'spinRecovered', OfPlane & Sum & {
    recovered: boolean;
}> | Told<'recovered', OfPlane> | Told<'carriesForfeited', OfPlane & {
    accel: number;
}> | Told<'carryLost', OfPlane & {
    what: 'bank' | 'turn' | 'slip';
}> | Told<'carried', OfPlane & {
    what: 'bank' | 'turn' | 'slip';
    fps: number;
}> | Told<'speedChanged', OfPlane & {
    from: Half;
    to: Half;
    net: number;
    carry: number;
    ledger: readonly Entry[];
}> | Told<'speedCapped', OfPlane & {
    speed: Half;
    limit: 'attainable' | 'terminal' | 'floor';
}> | Told<'structureRolled', OfPlane & {
    die: number;
    need: number;
    hits: number;
}> | Told<'sightLost', OfPlane> | Told<'sightingRolled', OfPlane & Omit<Sum, 'die'> & {
    by: string;
    range: number;
    die: number | null;
    seen: boolean;
}> | Told<'gaveAway', OfPlane> | Told<'brokeOff', {
    seat: Seat;
}> | Told<'gameEnded', {
    winner: Seat | 'draw';
    blue: number;
    red: number;
    shares: Readonly<Record<Seat, number>>;
}>;

// GroundTarget
interface GroundTarget {
    readonly id: string;
    readonly side: Seat;
    readonly name: string;
    readonly q: number;
    readonly r: number;
    readonly defense: number;
    readonly hits: number;
    readonly points: number;
    readonly hard: boolean;
    readonly flak: {
        readonly mm: number;
        readonly firepower: number;
        readonly reach: number;
        readonly reload: number;
    } | null;
}

// Gun
interface Gun {
    readonly id: string;
    readonly arcs: readonly Arc[];
    readonly alt: 'any' | 'high' | 'low';
    readonly cap: Half;
    readonly fp: Firepower;
    readonly blindSpot6: boolean;
}

// GunOdds
interface GunOdds extends Aim {
    readonly byDie: readonly number[];
    readonly nerve: Rational;
    readonly chance: Rational;
    readonly mean: Rational;
}

// GunState
interface GunState {
    readonly ammo: Half;
    readonly out: boolean;
}

// JAMS
const JAMS: readonly [
    "no",
    "temp",
    "perm"
];

// Jam
type Jam = (typeof JAMS)[number];

// Law
interface Law {
    readonly topics: {
        readonly [K in FlightTopic]: Lawful<TopicValues[K]>;
    };
    readonly live: Readonly<Record<ErrataRule, boolean>>;
    readonly chosen: {
        readonly readings: Pick<Readings, FlightRuling>;
    };
}

// Lawful
interface Lawful<T> {
    readonly value: T;
    readonly rule: RuleId;
}

// Move
interface Move {
    readonly flight: FlightType | null;
    readonly start: Half;
    readonly band: Band;
    readonly load: Load;
    readonly attainable: Half;
    readonly startBank: Bank;
    readonly fps: number;
    readonly left: number;
    readonly h: number;
    readonly v: number;
    readonly vMin: number;
    readonly vMax: number;
    readonly leadIn: number;
    readonly leadMost: number | null;
    readonly vInv: number;
    readonly up: Increments;
    readonly down: Increments;
    readonly upInv: Increments;
    readonly short: boolean;
    readonly ledger: readonly Entry[];
    readonly turn: TurnRun | null;
    readonly bank: BankRun | null;
    readonly slip: SlipRun | null;
    readonly vert: {
        readonly dir: Hand;
        readonly facings: number;
    } | null;
    readonly stays: Hand | null;
    readonly unused: number;
    readonly ordered: {
        readonly turn: boolean;
        readonly bank: boolean;
        readonly slip: boolean;
    };
    readonly rate: TurnRate | null;
    readonly negG: readonly number[];
    readonly everUpright: boolean;
    readonly everInverted: boolean;
    readonly unstable: RuleId | null;
    readonly turned: Hand | null;
    readonly banked: Hand | null;
    readonly reversed: boolean;
    readonly hammerhead: boolean;
    readonly snapped: boolean;
    readonly evades: boolean;
    readonly cloud: boolean;
    readonly turnStalled: boolean;
    readonly helpless: boolean;
    readonly done: boolean;
}

// NextFacing
interface NextFacing {
    readonly dir: Hand;
    readonly rate: TurnRate;
    readonly fps: number;
}

// NextSpeed
interface NextSpeed {
    readonly speed: Half;
    readonly carry: number;
    readonly limit: 'attainable' | 'terminal' | 'floor' | null;
}

// OfPlane
interface OfPlane {
    readonly plane: string;
}

// Options
interface Options extends Pick<Readings, FlightRuling> {
    readonly edition: Edition;
    readonly slats: boolean;
    readonly reversalLimits: boolean;
    readonly inheritOtr1: boolean;
    readonly houseCriticals: boolean;
    readonly breakOff: boolean;
    readonly tieBreak: boolean;
    readonly determination: boolean;
    readonly ruthless: boolean;
    readonly sightingRolls: boolean;
}

// Order
interface Order {
    readonly throttle: Throttle | null;
    readonly flaps: 'up' | 'down' | null;
    readonly gear: 'up' | 'down' | null;
    readonly bay: 'open' | 'close' | null;
    readonly shutdown: true | null;
    readonly loosen: true | null;
}

// Ordered
interface Ordered {
    readonly seat: Seat;
    readonly plane: string;
}

// PHASES
const PHASES: readonly [
    "setup",
    "plot",
    "activate",
    "move",
    "attack",
    "end",
    "over"
];

// Parachute
interface Parachute {
    readonly plane: string;
    readonly q: number;
    readonly r: number;
    readonly alt: Increments;
    readonly hits: number;
    readonly wounds: number;
}

// Phase
type Phase = (typeof PHASES)[number];

// Plan
interface Plan {
    readonly flight: FlightType;
    readonly leadIn: number;
    readonly leadMost: number | null;
    readonly rule: RuleId;
    readonly vMin: number;
    readonly vMax: number;
    readonly negG: number | null;
}

// Plane
interface Plane {
    readonly q: number;
    readonly r: number;
    readonly facing: ClockFacing;
    readonly alt: Increments;
    readonly bank: Bank;
    readonly speed: Half;
    readonly half: 0 | 1;
    readonly accel: number;
    readonly flight: FlightType;
    readonly inRow: number;
    readonly dives: number;
    readonly lastFps: number;
    readonly lastVfps: number;
    readonly stall: StallKind;
    readonly stallTurns: number;
    readonly stallNext: Hand | null;
    readonly due: boolean;
    readonly gloc: number;
    readonly surprised: number;
    readonly spotted: boolean;
    readonly throttle: Throttle;
    readonly flaps: Device;
    readonly flapsHit: boolean;
    readonly carryBank: BankRun | null;
    readonly carryTurn: TurnRun | null;
    readonly carrySlip: SlipRun | null;
    readonly weapons: Readonly<Record<string, WeaponState>>;
    readonly guns: Readonly<Record<string, GunState>>;
    readonly gear: Device | null;
    readonly bay: Door | null;
    readonly load: Carried | null;
    readonly hits: number;
    readonly wounds: Wounds;
    readonly out: boolean;
    readonly tail: string | null;
    readonly rides: boolean;
    readonly fixed: boolean;
    readonly initiative: number | null;
    readonly blind: readonly string[];
    readonly move: Move | null;
}

// Rolled
interface Rolled {
    readonly seat: 'referee';
    readonly rolls?: readonly number[];
}

// RuleId
type RuleId = Exclude<keyof typeof rules, CoreRule>;

// Rules
interface Rules {
    readonly title: string;
    readonly turns: number;
    readonly win: 'points' | 'interceptPoints';
    readonly defender: Seat | null;
    readonly clouds: readonly {
        readonly lo: Increments;
        readonly hi: Increments;
    }[];
    readonly targets: readonly GroundTarget[];
    readonly options: Options;
    readonly law: Law;
    readonly base: Base;
    readonly chart: Chart;
    readonly inverted: Readonly<Record<TurnRate, readonly number[]>>;
    readonly crafts: Readonly<Record<string, Craft>>;
    readonly flyers: Readonly<Record<string, Flyer>>;
    readonly ids: readonly string[];
}

// SEATS
const SEATS: readonly [
    "blue",
    "red"
];

// SHIFTS
const SHIFTS: readonly [
    "slip",
    "skid",
    "barrel"
];

// Scattering
interface Scattering {
    readonly side: Seat;
    readonly formation: string;
    readonly left: number;
    readonly moved: Readonly<Record<string, number>>;
}

// ScenarioData
interface ScenarioData {
    readonly title: string;
    readonly turns: number;
    readonly win: 'points' | 'interceptPoints';
    readonly defender?: Seat | undefined;
    readonly planes: readonly ScenarioPlane[];
    readonly targets?: readonly ScenarioTarget[] | undefined;
    readonly clouds?: readonly {
        readonly lo: number;
        readonly hi: number;
    }[] | undefined;
}

// ScenarioPlane
interface ScenarioPlane {
    readonly id: string;
    readonly side: Seat;
    readonly card: string;
    readonly pilot: Pilot;
    readonly q: number;
    readonly r: number;
    readonly facing: number;
    readonly alt: number;
    readonly speed: number;
    readonly surprised?: number | undefined;
    readonly unseen?: boolean | undefined;
    readonly bank?: 'LVL' | 'LB' | 'RB' | undefined;
    readonly hours?: number | undefined;
    readonly load?: Load | undefined;
    readonly gear?: 'up' | 'down' | undefined;
    readonly bay?: boolean | undefined;
    readonly tanks?: number | undefined;
    readonly rockets?: number | undefined;
    readonly formation?: string | undefined;
    readonly leader?: boolean | undefined;
    readonly fixed?: boolean | undefined;
}

// ScenarioTarget
interface ScenarioTarget {
    readonly id: string;
    readonly side: Seat;
    readonly name: string;
    readonly q: number;
    readonly r: number;
    readonly defense: number;
    readonly hits: number;
    readonly points: number;
    readonly hard?: boolean | undefined;
    readonly flak?: {
        readonly mm: number;
        readonly firepower: number;
        readonly reach: number;
        readonly reload: number;
    } | undefined;
}

// Seat
type Seat = (typeof SEATS)[number];

// Shift
type Shift = (typeof SHIFTS)[number];

// Shot
interface Shot {
    readonly plane: string;
    readonly gun: string | null;
    readonly target: string;
    readonly weapons: readonly string[];
    readonly burst: Burst;
    readonly sighting: boolean;
}

// SlipRun
interface SlipRun {
    readonly dir: Hand;
    readonly kind: Shift;
    readonly fps: number;
    readonly carried: boolean;
}

// State
interface State {
    readonly phase: Phase;
    readonly turn: number;
    readonly agenda: readonly Frame[];
    readonly resigned: Seat | null;
    readonly rng: Rng | null;
    readonly config: Rules;
    readonly planes: Readonly<Record<string, Plane>>;
    readonly orders: Readonly<Record<string, Order>>;
    readonly asked: readonly string[];
    readonly spins: readonly string[];
    readonly order: readonly string[];
    readonly active: string | null;
    readonly shots: readonly Shot[];
    readonly headOn: boolean;
    readonly fired: readonly string[];
    readonly scattered: readonly Scattering[];
    readonly parachutes: readonly Parachute[];
    readonly ground: Readonly<Record<string, {
        readonly hits: number;
        readonly reload: number;
    }>>;
}

// Sum
interface Sum {
    readonly die: number;
    readonly modifiers: readonly Modifier<RuleId>[];
    readonly total: number;
    readonly need: number;
}

// TANKS
const TANKS: readonly [
    "on",
    "stuck",
    "permanent"
];

// THROTTLES
const THROTTLES: readonly [
    "idle",
    "normal",
    "combat"
];

// Tank
type Tank = (typeof TANKS)[number];

// Throttle
type Throttle = (typeof THROTTLES)[number];

// Told
type Told<Type extends string, Facts extends object = object> = Happened<Type, RuleId, Facts>;

// TurnRun
interface TurnRun {
    readonly dir: Hand;
    readonly rate: TurnRate;
    readonly negG: boolean;
    readonly k: number;
    readonly fps: number;
    readonly need: number;
    readonly reduced: boolean;
    readonly inverted: boolean;
    readonly carried: boolean;
}

// TypeChoice
interface TypeChoice {
    readonly flight: FlightType;
    readonly plan: Plan | null;
    readonly because: Violation<RuleId> | null;
}

// View
interface View extends ViewBase<State, Seat>, Omit<State, 'phase' | 'turn' | 'agenda' | 'resigned' | 'rng' | 'orders' | 'shots'> {
    readonly orders: Readonly<Record<string, Order | 'hidden'>>;
    readonly shots: readonly Shot[];
    readonly sealed: boolean;
}

// WAYS
const WAYS: readonly [
    "N",
    "NE",
    "SE",
    "S",
    "SW",
    "NW",
    "up",
    "down"
];

// Way
type Way = (typeof WAYS)[number];

// Weapon
interface Weapon {
    readonly id: string;
    readonly kind: 'mg' | 'cannon';
    readonly mm: number;
    readonly mount: 'nose' | 'wing';
    readonly cap: Half;
    readonly clearable: boolean;
    readonly fp: Firepower;
}

// WeaponState
interface WeaponState {
    readonly ammo: Half;
    readonly jam: Jam;
}

// Wounds
interface Wounds {
    readonly power: number;
    readonly coolant: number | null;
    readonly fire: boolean;
    readonly hydraulics: boolean;
    readonly oxygen: number;
    readonly grace: number | null;
    readonly fainted: boolean;
    readonly crew: number;
    readonly engines: number;
    readonly feathering: boolean;
    readonly rudder: boolean;
}

// activate
const activate: PhaseReducer<FightingWings, "chooseType" | "flyOn" | "declareTurnStall" | "executeReversal">;

// arm
const arm: (at: Edited, weapon: string, state: Edited["weapons"][string]) => void;

// attack
const attack: PhaseReducer<FightingWings, "fire" | "fireGun" | "endAttack" | "rollShots" | "jettison" | "bomb" | "fireRockets" | "burstRockets" | "keepLoad">;

// base
const base: Base;

// cards
const cards: readonly Adc[];

// craftOf
const craftOf: (state: State, id: string) => Craft;

// edit
const edit: (draft: Draft, id: string) => Edited;

// end
const end: PhaseReducer<FightingWings, "endTurn" | "clearJam" | "endJams" | "bailOut" | "stayAboard">;

// energyForecast
function energyForecast(state: State, id: string): Forecast | null;

// errata
const errata: {
    'ASP-10.3-head-on-notes'
    'ASP-10.3-stacking'
    'FW-10.2-beam-armor'
    'FW-10.2-crack-half-burst'
    'FW-10.2-mg-sighting'
    'FW-10.2-temp-jams'
    'FW-10.2-zero-deflection'
    'FW-10.5-blind-spot'
    'FW-10.5-gunners-vertical'
    'FW-11-13-attainable'
    'FW-11-power-order'
    'FW-11.1-severe-climb'
    'FW-11.3-oxygen'
    'FW-12.2-green-leader'
    'FW-12.4-gifted'
    'FW-13-drop-tanks'
    'FW-14.1-14.4-fatigue-sight'
    'FW-14.3-climb-speed'
    'FW-14.6-scatter-1'
    'FW-14.6-scatter-altitude'
    'FW-14.6-scatter-fatigue'
    'FW-14.6-setup'
    'FW-15.1-weather-immersion'
    'FW-20.3.1-parachutists'
    'FW-3.3-collision-size'
    'FW-4.1-dive-accel'
    'FW-4.2-climb-decel'
    'FW-4.2-excess-speed'
    'FW-4.5-deliberate-spin'
    'FW-4.5-stall-altitude'
    'FW-4.5-stall-carries'
    'FW-4.5-stall-restrictions'
    'FW-4.6-deliberate-turn-stall'
    'FW-4.6-disorientation'
    'FW-5.1-vertical-bank'
    'FW-5.5-gloc-vfps'
    'FW-5.6-slats-minspeed'
    'FW-5.6-slats-stall'
    'FW-5.6-slats-turnspeed'
    'FW-5.6-slats-with-flaps'
    'FW-6.3-from-sd-to-zc'
    'FW-6.3-from-zc-to-sd'
    'FW-6.4-reversal-limits'
    'FW-6.4-sd-reversal-first-turn'
    'FW-6.6-negG-test'
    'FW-7.1-slip-decel-timing'
    'FW-7.5-hammerhead'
    'FW-7.6-snap-rolls'
    'FW-7.7-negG-turn'
    'FW-8.1e-class'
    'FW-8.1e-vertical-tailing'
    'FW-8.1h-blind-vertical'
    'FW-8.1h-border'
    'FW-9.2-vertical-turn-arc'
    'FW-CRIT-engine'
    'OTR1-10.2-friendly-in-fire'
    'OTR1-11.2-engine-shutdown'
    'OTR1-11.2-four-engine-speeds'
    'OTR1-13-bomb-bay'
    'OTR1-13-jettison-timing'
    'OTR1-16.2-hard-point'
    'OTR1-20.2-flap-gear-timing'
    'OTR1-20.2-gear-flap-decel'
    'OTR1-3.4-half-fp'
    'OTR1-3.6-6.6-fuel-injection'
    'OTR1-4.5-stall-is-steep-dive'
    'OTR1-5.1-bank-carry'
    'OTR1-5.1-carry-use-or-lose'
    'OTR1-5.1-vertical-bank-declare'
    'OTR1-5.3-carry-no-instant-facing'
    'OTR1-5.3-inverted-level-turn-decel'
    'OTR1-5.3-inverted-mode-split'
    'OTR1-5.3-inverted-turn-reduction'
    'OTR1-6.1-inverted-climb-timing'
    'OTR1-6.1-inverted-zoom-no-vc'
    'OTR1-6.2-sd-min-loss'
    'OTR1-6.3-mf-gifted-vertical'
    'OTR1-6.3-vd-inverted-exit'
    'OTR1-8.1e-tailing'
    'OTR1-AID-bombers-mf'
    'OTR1-AID-noncumulative'
    'OTR1-AID-overload-5'
    'OTR1-AID-rocket-burst'
    'OTR1-AID-severe-4'
    'OTR1-AID-severe-5'
    'OTR1-AID-turnchart-stall-note'
    'OTR1-CRIT-equip-3'
    'OTR2-10.3-collision-mods'
    'OTR2-10.3-not-head-on'
    'OTR2-10.3-worst-deflection'
    'OTR2-13-bomb-bay'
    'OTR2-13-jettison-restrict'
    'OTR2-13-jettison-timing'
    'OTR2-18-reload'
    'OTR2-4.2-turn-decel-timing'
    'OTR2-4.6-turn-stall-backup'
    'OTR2-5.1-5.3-7.1-carry'
    'OTR2-6.4-tailing-reversal'
    'OTR2-8.1e-range'
    'OTR2-8.6-formation-types'
}

// expandBands
function expandBands(from: BandBase): Pick<Adc, 'bands' | 'power'>;

// fightingWings
const fightingWings: Shown<FightingWings>;

// flightTypes
function flightTypes(state: State, id: string): readonly TypeChoice[];

// flyerOf
const flyerOf: (state: State, id: string) => Flyer;

// flying
function flying(state: Pick<State, 'planes'>): string[];

// foeOf
const foeOf: (seat: Seat) => Seat;

// gunOdds
function gunOdds(state: State, shot: Shot): GunOdds;

// messages
const messages: {
    'already-turning'
    'bad-base'
    'bad-card'
    'bad-increment'
    'bad-scenario'
    'banked-unaware'
    'banking-there'
    'bay-not-open'
    'bay-there'
    'cannot-tail'
    'class-not-vertical'
    'cloud-between'
    'duplicate-id'
    'facing-limit'
    'flaps-there'
    'gear-there'
    'gear-trails'
    'gun-silent'
    'jam-stays'
    'jettison-inverted'
    'jettison-negative-g'
    'lead-in-over'
    'lead-in-owed'
    'least-loss'
    'may-not-fire'
    'no-adjustment'
    'no-air-burst'
    'no-bail-out'
    'no-bank-back'
    'no-banking-here'
    'no-bay'
    'no-bomb-run'
    'no-engine-fire'
    'no-firepower'
    'no-fixed-formation'
    'no-flaps'
    'no-gear'
    'no-ground-target'
    'no-hammerhead'
    'no-inverted-bank'
    'no-inverted-pull-up'
    'no-negative-g-turn'
    'no-points-left'
    'no-reversal'
    'no-roll-in-pull-up'
    'no-side'
    'no-sighting'
    'no-slip-in-vertical'
    'no-snap-roll'
    'no-staying'
    'no-such-change'
    'no-target'
    'no-turn-in-vertical'
    'no-turn-stall'
    'no-vertical'
    'no-weapon'
    'not-active'
    'not-asked'
    'not-banking'
    'not-head-on'
    'not-in-command'
    'not-next-bank'
    'not-turning'
    'not-yours'
    'nothing-to-drop'
    'nothing-to-face'
    'on-instruments'
    'ordered-already'
    'out-of-arc'
    'out-of-range'
    'out-of-window'
    'parachute-spared'
    'patch-mismatch'
    'pilot-too-green'
    'points-left'
    'rate-not-allowed'
    'rudder-out'
    'set-in-cloud'
    'skid-with-bank'
    'slip-against-bank'
    'slipping-there'
    'too-few-points'
    'too-low'
    'too-many-vertical'
    'under-ceiling'
    'unknown-id'
    'vertical-owed'
    'wrong-bank'
    helpless
    unseen
}

// move
const move: PhaseReducer<FightingWings, "turn" | "bank" | "reverse" | "snapRoll" | "endMove" | "endTurning" | "cancelBank" | "slip" | "skid" | "barrelRoll" | "fp" | "face" | "delayReversal" | "hammerhead" | "bankBack">;

// options
const options: Choices;

// plane
const plane: (state: State, id: string) => Plane;

// plot
const plot: PhaseReducer<FightingWings, "setThrottle" | "setFlaps" | "setGear" | "setBay" | "shutdownEngine" | "loosenFormation" | "endPlot" | "declareSpin" | "declineSpin" | "declareTail" | "declineTail" | "rollInitiative" | "rideLeader" | "ownInitiative">;

// pointsToFacing
function pointsToFacing(state: State, id: string): NextFacing | null;

// sameBands
function sameBands(from: BandBase): Pick<Adc, 'bands' | 'power'>;

// setUp
const setUp: PhaseReducer<FightingWings, "scatter" | "rollScatter" | "endScatter" | "startBank">;

// shotsOf
function shotsOf(state: State, id: string): readonly Shot[];
