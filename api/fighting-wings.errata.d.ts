// wingover/fighting-wings/errata

// ADJUSTMENT_LIMIT
const ADJUSTMENT_LIMIT: {
    readonly normal: 3;
    readonly raised: 4;
};

// AIRBORNE_ALTITUDE
const AIRBORNE_ALTITUDE: Increments;

// AIRCRAFT_PER_DIE
const AIRCRAFT_PER_DIE: {
    readonly scatter: 4;
    readonly counter: 9;
};

// AMENDED_RULES
const AMENDED_RULES: readonly string[];

// AMENDMENTS
const AMENDMENTS: {
    'ASP-10.3-head-on-notes'
    'ASP-10.3-stacking'
    'ASP-15.5-attitudes-climb'
    'ASP-15.5-note-p34-climb'
    'ASP-6.3-summary-fix'
    'ASP-ADC-battle3-dg'
    'ASP-ADC-battle3-power'
    'ASP-ADC-bf109e3v'
    'ASP-ADC-blenheim4'
    'ASP-ADC-do17z2'
    'ASP-ADC-do217e3-bank'
    'ASP-ADC-do217e3-max'
    'ASP-ADC-ju88a5-bank'
    'ASP-ADC-ju88a5-power'
    'ASP-ADC-replaced'
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
    'FW-14.11-remain-engaged'
    'FW-14.12-tmg-breakoff'
    'FW-14.2-radar-choice'
    'FW-14.3-climb-speed'
    'FW-14.6-scatter-1'
    'FW-14.6-scatter-altitude'
    'FW-14.6-scatter-fatigue'
    'FW-14.6-setup'
    'FW-15.1-weather-immersion'
    'FW-15.5-endurance'
    'FW-15.5-slow-formations'
    'FW-15.7.1-time-lines'
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
    'FW-5.6-slats'
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
    'OTR1-10.5-arc-diagram'
    'OTR1-11.2-engine-shutdown'
    'OTR1-11.2-four-engine-speeds'
    'OTR1-13-bomb-bay'
    'OTR1-13-jettison-timing'
    'OTR1-15.1-takeoff-is-move'
    'OTR1-16.2-hard-point'
    'OTR1-20.2-flap-gear-timing'
    'OTR1-20.2-gear-flap-decel'
    'OTR1-20.2-takeoff'
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
    'OTR1-6.4-example-facings'
    'OTR1-8.1e-tailing'
    'OTR1-ADC-bf109-landing'
    'OTR1-ADC-bf109g10k4-climb'
    'OTR1-ADC-me163b'
    'OTR1-ADC-p38j-ht'
    'OTR1-ADC-p51bc'
    'OTR1-ADC-p51d'
    'OTR1-ADC-spit14fr'
    'OTR1-AID-bombers-mf'
    'OTR1-AID-noncumulative'
    'OTR1-AID-overload-5'
    'OTR1-AID-rocket-burst'
    'OTR1-AID-severe-4'
    'OTR1-AID-severe-5'
    'OTR1-AID-turnchart-stall-note'
    'OTR1-AID-vd-delete'
    'OTR1-CRIT-equip-3'
    'OTR1-CTR-pol'
    'OTR1-SCN-p47'
    'OTR2-10.3-collision-mods'
    'OTR2-10.3-not-head-on'
    'OTR2-10.3-worst-deflection'
    'OTR2-13-bomb-bay'
    'OTR2-13-jettison-restrict'
    'OTR2-13-jettison-timing'
    'OTR2-18-big-guns-def'
    'OTR2-18-flak41'
    'OTR2-18-reload'
    'OTR2-18-resolve'
    'OTR2-18-wd-note'
    'OTR2-4.2-turn-decel-timing'
    'OTR2-4.6-turn-stall-backup'
    'OTR2-5.1-5.3-7.1-carry'
    'OTR2-6.4-tailing-reversal'
    'OTR2-8.1e-range'
    'OTR2-8.6-formation-types'
}

// AMENDMENT_IDS
const AMENDMENT_IDS: readonly AmendmentId[];

// AMENDMENT_TEXT
const AMENDMENT_TEXT: Readonly<Record<AmendmentId, AmendmentText>>;

// ARCS
const ARCS: readonly [
    "front",
    "rightFront",
    "rightRear",
    "rear",
    "leftRear",
    "leftFront"
];

// ARC_POSITIONS
const ARC_POSITIONS: readonly [
    "front",
    "rightFront",
    "rightRear",
    "rear",
    "leftRear",
    "leftFront",
    "rearBorderL",
    "rearBorderR",
    "same"
];

// ASSIST_REDUCTION
const ASSIST_REDUCTION: Half;

// AircraftClass
interface AircraftClass {
    readonly cls: WeightClass;
    readonly role: Role;
}

// Amendment
interface Amendment extends AmendmentRecord {
    readonly id: AmendmentId;
}

// AmendmentId
type AmendmentId = keyof typeof AMENDMENTS;

// AmendmentRecord
interface AmendmentRecord {
    readonly ref: string;
    readonly rule: readonly string[];
    readonly secondEdition?: readonly string[];
    readonly editions: readonly Edition[];
    readonly inheritTo?: readonly Edition[];
    readonly carryTo?: readonly Edition[];
    readonly kind: Kind;
    readonly advanced?: true;
    readonly optional?: true;
    readonly switchId?: SwitchId;
    readonly topics?: Partial<TopicValues>;
    readonly implies?: readonly Implied[];
    readonly supersedes?: readonly string[];
    readonly parts?: readonly string[];
    readonly line: readonly [
        number,
        number
    ];
    readonly status: Status;
    readonly rulings?: readonly RulingId[];
    readonly reconstructed?: readonly Reconstruction[];
}

// AmendmentText
interface AmendmentText {
    readonly title: string;
    readonly summary: string;
    readonly withoutFunction?: string;
}

// Arc
type Arc = (typeof ARCS)[number];

// ArcPosition
type ArcPosition = (typeof ARC_POSITIONS)[number];

// Assist
interface Assist {
    readonly allowed: boolean;
    readonly by: 'none' | 'slats' | 'gifted' | 'flaps' | 'slats+flaps';
    readonly minimum: Half;
    readonly extraDecelPer30: 0 | 1;
    readonly shotModifier: 0 | 2;
    readonly flapDecelApplies: boolean;
}

// AssistedTurn
interface AssistedTurn {
    readonly slats: boolean;
    readonly pilot: Pilot;
    readonly rate: TurnRate;
    readonly speed: Half;
    readonly listedTurnMin: Half;
    readonly flapsUsed: boolean;
}

// AttackingLeader
interface AttackingLeader {
    readonly startRange: number;
    readonly toTarget: number;
    readonly toOthers: readonly number[];
    readonly inDeflectionArc: boolean;
    readonly enemyInFrontArc: boolean;
}

// BANDS
const BANDS: readonly [
    "VL",
    "LO",
    "ML",
    "MH",
    "HI",
    "VH",
    "EH",
    "UH"
];

// BANKS
const BANKS: readonly [
    "LVL",
    "RB",
    "IRB",
    "INV",
    "ILB",
    "LB"
];

// BAY_DECEL
const BAY_DECEL = 1;

// BIG_GUN_OVER_MM
const BIG_GUN_OVER_MM = 57;

// BLIND_VERTICAL
const BLIND_VERTICAL: readonly [
    {
        readonly case: 1;
        readonly type: "VC";
        readonly attitude: "upright";
        readonly target: "lower";
        readonly than45: "more";
    },
    {
        readonly case: 2;
        readonly type: "VC";
        readonly attitude: "inverted";
        readonly target: "lower";
        readonly than45: "less";
    },
    {
        readonly case: 3;
        readonly type: "VD";
        readonly attitude: "upright";
        readonly target: "higher";
        readonly than45: "less";
    },
    {
        readonly case: 4;
        readonly type: "VD";
        readonly attitude: "inverted";
        readonly target: "higher";
        readonly than45: "more";
    }
];

// BREAKOFF_B_RANGE
const BREAKOFF_B_RANGE = 30;

// BURSTS
const BURSTS: readonly [
    "half",
    "regular",
    "long"
];

// Band
type Band = (typeof BANDS)[number];

// Bank
type Bank = (typeof BANKS)[number];

// BelowMinimum
interface BelowMinimum {
    readonly ezTurnDecel: 0 | 1;
    readonly shotModifier: 0 | 2;
}

// BlindCandidate
interface BlindCandidate {
    readonly id: string;
    readonly range: number;
    readonly inBlindSpot: boolean;
}

// BlindShooters
interface BlindShooters {
    readonly blind: string | null;
    readonly among: readonly string[];
}

// Burst
type Burst = (typeof BURSTS)[number];

// CALCULATORS
const CALCULATORS: {
    adjustmentLimit
    adjustments
    arcOfBorder
    attackingLeaderPlace
    bailOutSpeedModifier
    bankBack
    bankStepsBack
    becomeAirborne
    belowMinimumPenalties
    bigGunOnTarget
    blindShooters
    blindVertical
    breakoffBand
    burstColumnShift
    canTail
    carriesAfter
    carryAfterReversal
    carryForward
    checkReversal
    classMayTail
    climbDecel
    climbLoadAs
    climbRateQualifies
    climbSpeed
    cockpitArmorModifier
    collisionRoll
    counterDice
    countsAsRear
    crewOut
    declareVerticalBank
    defenderPlace
    delayedReversalTurn
    deviceAdvance
    deviceDrag
    disorientationTurns
    diveAccel
    doorAdvance
    doorDecel
    doorOrder
    dropTank
    effectivePower
    effectivePrevType
    engineCritical
    engineShutdown
    equipmentCritical
    escortPlace
    excessSpeedDecel
    expireCarry
    fatigueSightModifier
    flak41
    flapBenefit
    flapsDamaged
    formationStanding
    formationTanksStuck
    fourEngineRange
    fpBudget
    fpsStillNeeded
    friendlyBlocksFire
    gearFlapDecel
    giftedTurn
    glocVfps
    governingSpeed
    groupAaa
    gunArc
    gunnerMayFire
    halfSquareMove
    hammerheadResult
    headOnCollisionModifier
    headOnDeflection
    hydraulicsHit
    inBlindSpot
    invertedClimbDecel
    invertedLevelTurnExtraDecel
    isBigGun
    isHardPoint
    isHeadOn
    isSlow
    lateEntry
    leadership
    loadPowerPenaltyApplies
    mayActAfterTakeoff
    mayAdjust
    mayChooseRadarSign
    mayDeclareSpin
    mayDeclareTurnStall
    mayDelayReversal
    mayFire
    mayFlyEndurance
    mayHammerhead
    mayJettison
    mayJoin
    mayReattack
    mayRelease
    mayRemainEngaged
    mayShootParachutist
    maySnapRoll
    mayStayOnHexside
    mayStayReversed
    mayTurnIn
    mayUseInvertedBank
    mayUseVertical
    mgSightingAllowed
    mgSightingAmmo
    minSteepDiveLoss
    negGCase8
    negGEnginePenaltyApplies
    negGRestrictions
    negGTestBank
    negGTurn
    nextFireTurn
    nextSetupStep
    opTurnsIn
    oppositeFacing
    overloadSpeedMods
    oxygenCheck
    oxygenGrace
    oxygenLost
    oxygenState
    oxygenVictims
    parachuteDescent
    parachuteHits
    penaltiesOf
    powerCutByThird
    radarModifier
    reduceMode
    releaseMoment
    releasedWeapon
    reversalDegrees
    reversalRotation
    reverseBank
    rocketAirburst
    scatterDice
    sdReversalSpeedOk
    sdToZc
    setFormationMode
    severeClimbDecel
    severeClimbDecel1e
    severePower
    severeSpeedMods
    sightingFirepower
    sightingGunsCanJam
    slatAssist
    slatMinSpeed
    slatStallModifier
    slipDecelCharged
    slowMove
    speedLimits
    stallLoss
    stallSpinRoll
    startBank
    surpriseTurns
    takeoffStatus
    timeOfIntercept
    timePassed
    tryClearJam
    turnDecelCharged
    turnReqForPortion
    turnStallPlan
    turnStallTiming
    twoInThreeMove
    vdExitInverted
    verticalBankFacing
    verticalBankFacingLimit
    verticalTail
    weatherShift
    wingmanPlace
    withinTailRange
    zcToSdLeadIn
    zeroDeflection
    zoomToVertical
}

// CARD_PATCHES
const CARD_PATCHES: readonly [
    {
        readonly id: "OTR1-ADC-bf109g10k4-climb";
        readonly cards: readonly [
            "Bf 109G-10/K-4",
            "Bf 109G-10",
            "Bf 109K-4"
        ];
        readonly steps: readonly [
            {
                readonly path: readonly [
                    "climbFpm"
                ];
                readonly to: {
                    readonly VL: 4800;
                    readonly LO: 4400;
                    readonly ML: 3800;
                    readonly MH: 3000;
                    readonly HI: 2200;
                    readonly VH: 1400;
                    readonly EH: 800;
                };
            }
        ];
    },
    {
        readonly id: "OTR1-ADC-bf109-landing";
        readonly cards: readonly [
            "Bf 109*"
        ];
        readonly steps: readonly [
            {
                readonly path: readonly [
                    "notes",
                    "landingAttritionMod"
                ];
                readonly to: 1;
            }
        ];
    },
    {
        readonly id: "OTR1-ADC-me163b-climb";
        readonly cards: readonly [
            "Me 163B"
        ];
        readonly steps: readonly [
            {
                readonly path: readonly [
                    "climbFpm"
                ];
                readonly to: {
                    readonly VL: 21400;
                    readonly LO: 24600;
                    readonly ML: 27100;
                    readonly MH: 29100;
                    readonly HI: 24500;
                    readonly VH: 18500;
                    readonly EH: 12500;
                    readonly UH: 6500;
                };
            }
        ];
    },
    {
        readonly id: "OTR1-ADC-me163b-restricted";
        readonly cards: readonly [
            "Me 163B"
        ];
        readonly steps: readonly [
            {
                readonly path: readonly [
                    "climbPilotRestricted"
                ];
                readonly to: readonly [
                    "HI",
                    "VH",
                    "EH",
                    "UH"
                ];
            }
        ];
    },
    {
        readonly id: "OTR1-ADC-me163b-landing";
        readonly cards: readonly [
            "Me 163B"
        ];
        readonly steps: readonly [
            {
                readonly path: readonly [
                    "notes",
                    "forcedLandingMod"
                ];
                readonly to: 2;
            },
            {
                readonly path: readonly [
                    "notes",
                    "roughLandingAs"
                ];
                readonly to: "pranged";
            }
        ];
    },
    {
        readonly id: "OTR1-ADC-p38j-ht";
        readonly cards: readonly [
            "P-38J"
        ];
        readonly steps: readonly [
            {
                readonly path: readonly [
                    "bands",
                    "VL",
                    "minTurn",
                    "HT"
                ];
                readonly from: 3;
                readonly to: 3.5;
            }
        ];
    },
    {
        readonly id: "OTR1-ADC-p51bc-flaps";
        readonly cards: readonly [
            "P-51B/C",
            "P-51B",
            "P-51C"
        ];
        readonly steps: readonly [
            {
                readonly path: readonly [
                    "combatFlaps",
                    "maxOverMin"
                ];
                readonly to: 6;
            }
        ];
    },
    {
        readonly id: "OTR1-ADC-p51bc-hood";
        readonly cards: readonly [
            "P-51B/C",
            "P-51B",
            "P-51C"
        ];
        readonly steps: readonly [
            {
                readonly path: readonly [
                    "visibility",
                    "malcolmHood"
                ];
                readonly to: "good";
            }
        ];
    },
    {
        readonly id: "OTR1-ADC-p51d-flaps";
        readonly cards: readonly [
            "P-51D"
        ];
        readonly steps: readonly [
            {
                readonly path: readonly [
                    "combatFlaps",
                    "maxOverMin"
                ];
                readonly to: 6;
            }
        ];
    },
    {
        readonly id: "OTR1-ADC-spit14fr";
        readonly cards: readonly [
            "Spitfire Mk. XIVe F.R."
        ];
        readonly steps: readonly [
            {
                readonly path: readonly [
                    "power",
                    "LO",
                    "b3"
                ];
                readonly to: readonly [
                    4,
                    5
                ];
            }
        ];
    },
    {
        readonly id: "OTR1-CTR-pol";
        readonly cards: readonly [
            "counter:POL"
        ];
        readonly steps: readonly [
            {
                readonly path: readonly [
                    "defense"
                ];
                readonly to: 8;
            },
            {
                readonly path: readonly [
                    "hits"
                ];
                readonly to: 8;
            }
        ];
    },
    {
        readonly id: "ASP-ADC-battle3-power";
        readonly cards: readonly [
            "Fairey Battle Mk. III"
        ];
        readonly steps: readonly [
            {
                readonly path: readonly [
                    "power",
                    "HI",
                    "b1"
                ];
                readonly to: readonly [
                    1,
                    null
                ];
            }
        ];
    },
    {
        readonly id: "ASP-ADC-battle3-dg";
        readonly cards: readonly [
            "Fairey Battle Mk. III"
        ];
        readonly steps: readonly [
            {
                readonly path: readonly [
                    "defGunAmmo"
                ];
                readonly to: "12 (6x3)*";
            }
        ];
    },
    {
        readonly id: "ASP-ADC-blenheim4";
        readonly cards: readonly [
            "Blenheim Mk. IV"
        ];
        readonly steps: readonly [
            {
                readonly path: readonly [
                    "bankSlip",
                    "b3"
                ];
                readonly to: {
                    readonly bank: 6;
                    readonly slip: 6;
                };
            }
        ];
    },
    {
        readonly id: "ASP-ADC-bf109e3v";
        readonly cards: readonly [
            "Bf 109E-3 variant"
        ];
        readonly steps: readonly [
            {
                readonly path: readonly [
                    "weapons",
                    "#W1",
                    "cap"
                ];
                readonly to: 4;
            },
            {
                readonly path: readonly [
                    "weapons",
                    "#W2",
                    "cap"
                ];
                readonly to: 4;
            }
        ];
    },
    {
        readonly id: "ASP-ADC-ju88a5-power";
        readonly cards: readonly [
            "Ju 88A-5"
        ];
        readonly steps: readonly [
            {
                readonly path: readonly [
                    "power",
                    "VL",
                    "b2"
                ];
                readonly to: null;
            }
        ];
    },
    {
        readonly id: "ASP-ADC-ju88a5-bank";
        readonly cards: readonly [
            "Ju 88A-5"
        ];
        readonly steps: readonly [
            {
                readonly path: readonly [
                    "bankSlip",
                    "b4"
                ];
                readonly to: {
                    readonly bank: 7;
                    readonly slip: 8;
                };
            }
        ];
    },
    {
        readonly id: "ASP-ADC-do17z2";
        readonly cards: readonly [
            "Do 17Z-2"
        ];
        readonly steps: readonly [
            {
                readonly path: readonly [
                    "power",
                    "HI",
                    "b2"
                ];
                readonly to: null;
            },
            {
                readonly path: readonly [
                    "power",
                    "LO",
                    "b2"
                ];
                readonly to: null;
            },
            {
                readonly path: readonly [
                    "power",
                    "VL",
                    "b2"
                ];
                readonly to: null;
            }
        ];
    },
    {
        readonly id: "ASP-ADC-do217e3-bank";
        readonly cards: readonly [
            "Do 217E-3"
        ];
        readonly steps: readonly [
            {
                readonly path: readonly [
                    "bankSlip",
                    "b4"
                ];
                readonly to: {
                    readonly bank: 9;
                    readonly slip: 10;
                };
            }
        ];
    },
    {
        readonly id: "ASP-ADC-do217e3-max";
        readonly cards: readonly [
            "Do 217E-3"
        ];
        readonly steps: readonly [
            {
                readonly path: readonly [
                    "bands",
                    "MH",
                    "maxLevel"
                ];
                readonly from: 5;
                readonly to: 6;
            }
        ];
    }
];

// CARRIED
const CARRIED: readonly [
    "bank",
    "turn",
    "slip"
];

// CARRY_AFTER_REVERSAL
const CARRY_AFTER_REVERSAL: readonly (readonly [
    from: Bank,
    toward: Bank,
    newToward: Bank
])[];

// CLIMB_DECEL_PER_VFP
const CLIMB_DECEL_PER_VFP: readonly [
    {
        readonly toSpeed: 9;
        readonly decel: "listed";
    },
    {
        readonly toSpeed: 15;
        readonly decel: 2;
    },
    {
        readonly toSpeed: null;
        readonly decel: 1;
    }
];

// CLIMB_RATE_SENTENCES
const CLIMB_RATE_SENTENCES: {
    readonly 'ASP-15.5-attitudes-climb': {
        readonly feetPerMinute: 3000;
        readonly verified: false;
    };
    readonly 'ASP-15.5-note-p34-climb': {
        readonly feetPerMinute: 3000;
        readonly verified: false;
    };
};

// CLIMB_SPEED_OVER_MIN
const CLIMB_SPEED_OVER_MIN: Half;

// COMBAT_TURNS_PER_MINUTE
const COMBAT_TURNS_PER_MINUTE = 15;

// COMPASS
const COMPASS: readonly [
    "N",
    "NNE",
    "NE",
    "E",
    "SE",
    "SSE",
    "S",
    "SSW",
    "SW",
    "W",
    "NW",
    "NNW"
];

// CalculatorName
type CalculatorName = keyof typeof CALCULATORS;

// Cannon
interface Cannon {
    readonly cap: Half;
    readonly mm: number;
}

// Card
type Card = {
    readonly name: string;
    readonly revised?: boolean;
} & {
    readonly [field: string]: Json | undefined;
};

// CardPatch
interface CardPatch {
    readonly id: Citation;
    readonly cards: readonly string[];
    readonly steps: readonly PatchStep[];
}

// Carried
type Carried = (typeof CARRIED)[number];

// Carries
interface Carries {
    readonly half: 0 | 1;
    readonly accel: number;
    readonly bank: {
        readonly from: Bank;
        readonly to: Bank;
        readonly fps: number;
    } | null;
    readonly turn: {
        readonly dir: Hand;
        readonly rate: TurnRate;
        readonly fps: number;
    } | null;
    readonly slip: {
        readonly dir: Hand;
        readonly fps: number;
    } | null;
}

// Citation
type Citation = AmendmentId | PartId | 'CORE-SHAPE';

// Climb
interface Climb {
    readonly speed: Half;
    readonly listedClimbDecel: number;
    readonly listedMin: Half;
    readonly maxAttainable: Half;
    readonly severe: boolean;
    readonly pureVertical: boolean;
    readonly vfps: readonly ClimbStep[];
}

// ClimbStep
interface ClimbStep {
    readonly inc: Increments;
    readonly bankBefore: Bank;
}

// Clock
interface Clock {
    readonly opTurns: number;
    readonly minutes: number;
}

// CloudLayer
interface CloudLayer {
    readonly lo: Increments;
    readonly hi: Increments;
}

// Code
type Code = keyof typeof MESSAGES;

// Compass
type Compass = (typeof COMPASS)[number];

// D10
type D10 = number;

// DEFAULT_READINGS
const DEFAULT_READINGS: Readings;

// DEGREES_PER_BANK_BACK
const DEGREES_PER_BANK_BACK = 60;

// DELIBERATE_SPIN_MODIFIER
const DELIBERATE_SPIN_MODIFIER = 2;

// DEVICES
const DEVICES: readonly [
    "up",
    "lowering",
    "down",
    "raising"
];

// DISORIENTATION_TURNS
const DISORIENTATION_TURNS: Readonly<Record<Quality, 0 | 1 | 2>>;

// DOORS
const DOORS: readonly [
    "closed",
    "opening",
    "open",
    "closing"
];

// DefenderPlace
interface DefenderPlace {
    readonly sharesHex: boolean;
    readonly inParameters: boolean;
}

// Device
type Device = (typeof DEVICES)[number];

// Difference
interface Difference {
    readonly topic: Topic;
    readonly a: TopicResolution<unknown>;
    readonly b: TopicResolution<unknown>;
    readonly ids: readonly AmendmentId[];
}

// Door
type Door = (typeof DOORS)[number];

// EDITIONS
const EDITIONS: readonly [
    "otr1",
    "otr2",
    "asp"
];

// ENDURANCE_MOVES
const ENDURANCE_MOVES: {
    readonly stay: {
        readonly squares: 0;
        readonly turns: 1;
    };
    readonly halfSquare: {
        readonly squares: 0.5;
        readonly turns: 1;
    };
    readonly twoInThree: {
        readonly squares: 2;
        readonly turns: 3;
    };
};

// ENGINE_CASES
const ENGINE_CASES: readonly [
    "all",
    "out1",
    "out2",
    "out2ss",
    "out3",
    "out4"
];

// ENGINE_CRITICALS
const ENGINE_CRITICALS: {
    readonly revised: {
        readonly 2: "coolant";
        readonly 3: "coolant";
        readonly 4: "minorFire";
    };
    readonly printed: {
        readonly 2: "coolant";
        readonly 3: "minorFire";
        readonly 4: "minorFire";
    };
};

// EQUIPMENT_CRITICALS
const EQUIPMENT_CRITICALS: {
    readonly 3: "hydraulics";
};

// ESCORT_HEXES
const ESCORT_HEXES = 12;

// EXCESS_DECEL_PER_HALF
const EXCESS_DECEL_PER_HALF = 3;

// Edition
type Edition = (typeof EDITIONS)[number];

// EnduranceMove
type EnduranceMove = keyof typeof ENDURANCE_MOVES;

// EnduranceWish
interface EnduranceWish {
    readonly move: EnduranceMove;
    readonly altitude: 'level' | 'dive' | 'climb';
    readonly bomberToTarget: boolean;
}

// Engagement
interface Engagement {
    readonly engaged: boolean;
    readonly target: readonly AircraftClass[];
    readonly escorts: number;
    readonly attackers: readonly AircraftClass[];
}

// EngineCase
type EngineCase = (typeof ENGINE_CASES)[number];

// EscortPlace
interface EscortPlace {
    readonly mainLeader: boolean;
    readonly hexesToEscorted: number;
    readonly higher: boolean;
    readonly inFlexibleParameters: boolean;
}

// FATIGUE_SIGHT
const FATIGUE_SIGHT: {
    readonly hours: readonly [
        2,
        4
    ];
    readonly first: readonly [
        -1,
        -2
    ];
    readonly defender: readonly [
        1,
        2
    ];
};

// FLAK41
const FLAK41: readonly [
    null,
    null,
    null,
    null,
    4,
    4,
    4,
    4,
    4,
    4
];

// FLAP_DAMAGE_OVER_MIN
const FLAP_DAMAGE_OVER_MIN: Half;

// FLIGHT_TYPES
const FLIGHT_TYPES: readonly [
    "VC",
    "ZC",
    "LVL",
    "SD",
    "VD"
];

// FORMATION_MODES
const FORMATION_MODES: readonly [
    "fixed",
    "flexible"
];

// FOUR_ENGINE_SEVERE
const FOUR_ENGINE_SEVERE: readonly [
    0.5,
    1
];

// FOUR_ENGINE_SPEEDS
const FOUR_ENGINE_SPEEDS: Readonly<Record<EngineCase, Readonly<Record<Load, readonly [
    number,
    number
]>>>>;

// FlightType
type FlightType = (typeof FLIGHT_TYPES)[number];

// FormationMode
type FormationMode = (typeof FORMATION_MODES)[number];

// FormationStanding
interface FormationStanding {
    readonly inFormation: boolean;
    readonly fixedBenefits: boolean;
}

// FpBudget
interface FpBudget {
    readonly fps: number;
    readonly carryOut: 0 | 1;
    readonly tableSpeed: Half;
}

// GearAndFlaps
interface GearAndFlaps {
    readonly gear: Device;
    readonly flaps: Device;
    readonly startSpeed: Half;
    readonly airborne: boolean;
}

// GlocVfps
interface GlocVfps {
    readonly exact: number | null;
    readonly min: number | null;
}

// Gun
interface Gun {
    readonly id: string;
    readonly mm: number;
}

// GunGroups
interface GunGroups<G> {
    readonly big: readonly G[];
    readonly regular: readonly G[];
}

// HALF_BURST_SHIFT
const HALF_BURST_SHIFT: {
    readonly others: -2;
    readonly crackShot: -1;
};

// HARD_POINTS
const HARD_POINTS: {
    readonly armoredVehicle: true;
    readonly bunker: false;
};

// HEAD_ON_COLLISION
const HEAD_ON_COLLISION: {
    readonly recruit: 1;
    readonly veteran: -1;
    readonly heroOrAce: -1;
};

// HOUSE_BURST_SHIFT
const HOUSE_BURST_SHIFT: {
    readonly regularEmptied: -1;
    readonly long: 1;
};

// HOUSE_FUNCTIONS
const HOUSE_FUNCTIONS: readonly [
    "reduceMode",
    "turnReqForPortion",
    "minSteepDiveLoss",
    "effectivePower",
    "slatAssist",
    "mayUseVertical",
    "mayUseInvertedBank",
    "maySnapRoll",
    "gunArc",
    "burstColumnShift",
    "inBlindSpot",
    "twoInThreeMove"
];

// HOUSE_TOPICS
const HOUSE_TOPICS: Readonly<Record<Edition, Partial<TopicValues>>>;

// HOUSE_TOPIC_NAMES
const HOUSE_TOPIC_NAMES: readonly [
    "excess.decelPerHalf"
];

// Half
type Half = number;

// Hammerhead
interface Hammerhead {
    readonly rudderOk: boolean;
    readonly alt: Increments;
    readonly clouds: readonly CloudLayer[];
}

// Hand
type Hand = (typeof SIDES)[number];

// HeadOn
interface HeadOn {
    readonly onTwelveLine: boolean;
    readonly dInc: Increments;
    readonly targetClimbed: boolean;
    readonly targetDived: boolean;
}

// HydraulicsHit
interface HydraulicsHit {
    readonly gear: 'trailing' | 'damaged';
    readonly maxSpeed: Half;
    readonly decel: number;
}

// INCREMENTS_PER_HEX
const INCREMENTS_PER_HEX = 3;

// INSTABILITY_SHOT_MODIFIER
const INSTABILITY_SHOT_MODIFIER: 2;

// INVERTED_LEVEL_TURN_DECEL
const INVERTED_LEVEL_TURN_DECEL = 2;

// ImmersedLeader
interface ImmersedLeader {
    readonly alt: Increments;
    readonly ceiling: Increments;
    readonly band: CloudLayer | null;
}

// Implied
interface Implied {
    readonly edition: Edition;
    readonly topics: Partial<TopicValues>;
}

// Increments
type Increments = number;

// InvertedDiveExit
interface InvertedDiveExit {
    readonly allowed: readonly FlightType[];
    readonly minVfpForSd: number;
    readonly maxVfpForSd: number | null;
    readonly negativeG: boolean;
}

// JAM_CLEARS_ON
const JAM_CLEARS_ON = 7;

// JOIN_FEET
const JOIN_FEET = 600;

// JamAttempt
interface JamAttempt {
    readonly clearable: boolean;
    readonly cause: Burst;
    readonly attempts: number;
    readonly maxRate: TurnRate | null;
    readonly negativeG: boolean;
    readonly types: readonly FlightType[];
    readonly wasInverted: boolean;
}

// JamResult
interface JamResult {
    readonly result: 'cleared' | 'permanent' | 'notAllowed';
    readonly because: Refusals;
}

// Json
type Json = null | boolean | number | string | readonly Json[] | {
    readonly [key: string]: Json;
};

// Kind
type Kind = 'errata' | 'clarification' | 'addition' | 'change' | 'revision' | 'newRule' | 'note' | 'data' | 'scenario';

// LATE_ENTRIES
const LATE_ENTRIES: Readonly<Record<LateEntry['how'], LateEntry>>;

// LOADS
const LOADS: readonly [
    "clean",
    "loaded",
    "overloaded"
];

// LateEntry
interface LateEntry {
    readonly how: 'joinAttackers' | 'bounceBandA' | 'enterBandB';
    readonly line: '6:00' | null;
    readonly band: 'A' | 'B' | null;
    readonly spottingRolls: 0 | 1;
    readonly defendersLeave: boolean;
}

// LeadIn
interface LeadIn {
    readonly min: number;
    readonly max: number | null;
}

// Leadership
interface Leadership {
    readonly mayLead: boolean;
    readonly acting: boolean;
    readonly benefits: boolean;
}

// LiveAmendment
interface LiveAmendment extends Amendment {
    readonly title: Title;
}

// LiveCalculator
interface LiveCalculator {
    readonly name: CalculatorName;
    readonly by: readonly AmendmentId[];
}

// Load
type Load = (typeof LOADS)[number];

// MESSAGES
const MESSAGES: {
    'already-tried'
    'altitude-apart'
    'attackers-not-fighters'
    'bank-not-completed'
    'bank-not-upright'
    'base-unknown'
    'bay-already-there'
    'bay-moving'
    'bay-not-open'
    'before-the-roll'
    'below-turn-minimum'
    'bomber-to-target'
    'class-not-allowed'
    'climb-stays-in-place'
    'determination-failed'
    'determination-owed'
    'different-square'
    'enemy-too-near'
    'escort-not-higher'
    'escort-too-far'
    'facing-against-bank'
    'facing-over-limit'
    'flown-inverted'
    'flown-negative-g'
    'flown-too-hard'
    'flown-vertical'
    'formation-one-way'
    'formation-turn-start'
    'gunner-vertical'
    'hex-taken'
    'in-cloud'
    'inverted-zoom'
    'jettison-inverted'
    'jettison-negative-g'
    'leader-moved'
    'level-or-diving'
    'loiter-half-square'
    'must-be-first'
    'must-be-wings-level'
    'needs-bank'
    'needs-gifted'
    'no-adjustment-left'
    'no-cannon-benefits'
    'no-common-border'
    'no-enemy-in-front'
    'no-turn-in-vertical'
    'not-a-long-burst-jam'
    'not-adjacent-banks'
    'not-an-integer'
    'not-at-move-start'
    'not-clearable'
    'not-declared'
    'not-engaged'
    'not-nose-mounted'
    'not-one-steeper'
    'not-vertical'
    'one-band-a-turn'
    'only-the-attacker'
    'out-of-parameters'
    'out-of-range'
    'over-adjusted'
    'quality-too-low'
    'range-over-six'
    'rate-too-high'
    'reversal-degrees'
    'reversal-direction'
    'reversal-not-tailing'
    'reversal-prerequisites'
    'rudder-out'
    'sd-reversal-too-slow'
    'stalled-or-spinning'
    'switch-needs-switch'
    'tail-lower-class'
    'tail-out-of-range'
    'tail-same-hex'
    'tail-wrong-arc'
    'tailee-did-not-reverse'
    'takeoff-was-the-move'
    'target-escorted'
    'target-not-bombers'
    'too-little-mg-ammo'
    'unknown-amendment'
    'unknown-edition'
    'unknown-reading'
    'unknown-rule'
    'unknown-ruling'
    'unknown-switch'
    'unknown-topic'
    'unknown-value'
    'wrong-deflection-arc'
    'wrong-range'
    'wrong-shape'
    intercepted
}

// MUST_FLY_OVER_MIN
const MUST_FLY_OVER_MIN: Half;

// Mismatch
interface Mismatch {
    readonly id: Citation;
    readonly path: string;
    readonly expected: string;
    readonly found: string;
}

// Modifier
interface Modifier {
    readonly rule: Citation;
    readonly label: string;
    readonly value: number;
    readonly unit: Unit;
    readonly provenance: Provenance;
}

// NegativeGRestrictions
interface NegativeGRestrictions {
    readonly mayBank: false;
    readonly maySlatAssist: false;
    readonly gunArc: 'straight';
}

// NegativeGTurn
interface NegativeGTurn {
    readonly cls: WeightClass;
    readonly role: Role;
    readonly pilot: Pilot;
    readonly rate: TurnRate;
    readonly speed: Half;
    readonly turnMin: Readonly<Record<TurnRate, Half>>;
    readonly bank: Bank;
    readonly prevType: FlightType;
    readonly type: FlightType;
    readonly declaredAtStart?: boolean;
}

// NegativeGVerdict
interface NegativeGVerdict {
    readonly allowed: boolean;
    readonly because: Refusals;
    readonly dir: Hand | null;
    readonly minSpeed: Half | null;
}

// OP_ACTIONS
const OP_ACTIONS: readonly [
    "move",
    "joinUp",
    "assemble"
];

// OP_TURNS_PER_HOUR
const OP_TURNS_PER_HOUR = 6;

// OTR_BOX_FUEL_INJECTED
const OTR_BOX_FUEL_INJECTED = true;

// OUT3_LOADED_MAX_PRINTED
const OUT3_LOADED_MAX_PRINTED = 1.5;

// OXYGEN_GRACE
const OXYGEN_GRACE = 5;

// OXYGEN_LINE_FEET
const OXYGEN_LINE_FEET = 18000;

// OXYGEN_VICTIMS
const OXYGEN_VICTIMS: readonly [
    {
        readonly to: 3;
        readonly crew: 1;
    },
    {
        readonly to: 6;
        readonly crew: 2;
    },
    {
        readonly to: 9;
        readonly crew: 3;
    },
    {
        readonly to: null;
        readonly crew: 0;
    }
];

// OpAction
type OpAction = (typeof OP_ACTIONS)[number];

// OpenRuling
type OpenRuling = {
    [K in RulingId]: (typeof RULINGS)[K] extends {
        readonly readings: readonly string[];
    } ? K : never;
}[RulingId];

// Options
interface Options {
    readonly readings?: Partial<Readings>;
    readonly houseDefaults?: boolean;
}

// Overlap
interface Overlap {
    readonly topic: Topic;
    readonly ids: readonly AmendmentId[];
    readonly settledBy: 'agreement' | 'native-over-inherited' | 'section' | 'line' | null;
}

// OxygenState
type OxygenState = 'awake' | 'some-out' | 'gloc' | 'recovering';

// PARACHUTE
const PARACHUTE: {
    readonly defense: 15;
    readonly hits: 5;
    readonly descent: 1;
    readonly woundOn: 1;
    readonly woundsToKill: 2;
    readonly deflection: 0;
};

// Parachutist
interface Parachutist {
    readonly chuteHits: number;
    readonly wounds: number;
}

// ParachutistAfter
interface ParachutistAfter extends Parachutist {
    readonly dead: boolean;
    readonly chuteDestroyed: boolean;
}

// PartId
type PartId = {
    [K in AmendmentId]: PartsOf<K>;
}[AmendmentId];

// PartsOf
type PartsOf<K extends AmendmentId> = (typeof AMENDMENTS)[K] extends {
    readonly parts: readonly (infer P extends string)[];
} ? `${K}-${P}` : never;

// PatchStep
interface PatchStep {
    readonly path: readonly string[];
    readonly from?: Json;
    readonly to: Json;
}

// Patched
interface Patched<T> {
    readonly card: T;
    readonly applied: readonly Citation[];
    readonly already: readonly Citation[];
    readonly mismatches: readonly Mismatch[];
    readonly outdated: readonly Citation[];
}

// Penalty
type Penalty = 'loaded' | 'overloaded' | 'severe';

// Pilot
interface Pilot {
    readonly quality: Quality;
    readonly gifted?: boolean;
    readonly crackShot?: boolean;
    readonly hero?: boolean;
    readonly ace?: boolean;
    readonly nation?: string;
}

// Provenance
type Provenance = 'book' | 'inferred' | 'house';

// QUALITIES
const QUALITIES: readonly [
    "recruit",
    "green",
    "regular",
    "veteran"
];

// Quality
type Quality = (typeof QUALITIES)[number];

// REDUCED_MODES
const REDUCED_MODES: {
    readonly '3-2': "2";
    readonly '2-1': "1";
};

// REPLACED_CARDS
const REPLACED_CARDS: {
    readonly id: "ASP-ADC-replaced";
    readonly cards: readonly [
        "Spitfire Mk. I",
        "Spitfire Mk. II",
        "Hurricane Mk. IIC"
    ];
};

// REVERSED_BANK
const REVERSED_BANK: Readonly<Record<Bank, Bank>>;

// ROCKET_AIRBURST_HEXES
const ROCKET_AIRBURST_HEXES = 11;

// ROLES
const ROLES: readonly [
    "fighter",
    "bomber",
    "divebomber"
];

// RULE_ALIASES
const RULE_ALIASES: {
    readonly '15-1': "15.1";
    readonly '15.75': "15.5";
    readonly '6.9': "5.6";
    readonly '11.2 special damage': "11.3";
};

// RULINGS
const RULINGS: {
    'R-01'
    'R-02'
    'R-03'
    'R-04'
    'R-05'
    'R-06'
    'R-07'
    'R-08'
    'R-09'
    'R-10'
    'R-11'
    'R-12'
    'R-13'
    'R-14'
    'R-15'
    'R-16'
    'R-17'
    'R-18'
    'R-19'
    'R-20'
    'R-21'
    'R-22'
    'R-23'
    'R-24'
    'R-25'
    'R-26'
    'R-27'
    'R-28'
    'R-29'
    'R-30'
    'R-31'
    'R-32'
    'R-33'
    'R-34'
    'R-35'
    'R-36'
    'R-37'
    'R-38'
    'R-39'
    'R-40'
    'R-41'
    'R-42'
    'R-43'
    'R-44'
    'R-45'
    'R-46'
    'R-47'
    'R-48'
    'R-49'
    'R-50'
    'R-51'
    'R-52'
    'R-53'
}

// RULING_IDS
const RULING_IDS: readonly RulingId[];

// RULING_TEXT
const RULING_TEXT: Readonly<Record<RulingId, RulingText>>;

// Readings
type Readings = {
    readonly [K in OpenRuling]: (typeof RULINGS)[K] extends {
        readonly readings: readonly (infer V)[];
    } ? V : never;
};

// Reconstruction
interface Reconstruction {
    readonly line: number;
    readonly printed: string;
    readonly read: string;
    readonly confidence: 'certain' | 'high' | 'medium-high' | 'medium' | 'unknown';
    readonly ruling?: RulingId;
}

// Refusals
type Refusals = readonly Violation<Citation>[];

// Refused
interface Refused {
    readonly ok: false;
    readonly violations: Refusals;
}

// Reversal
interface Reversal {
    readonly type: FlightType;
    readonly bank: Bank;
    readonly carryToward: Bank | null;
    readonly rotation: Rotation;
    readonly facings: number;
}

// Role
type Role = (typeof ROLES)[number];

// Rotation
type Rotation = 'CW' | 'CCW';

// Ruled
type Ruled<T> = {
    readonly ok: true;
    readonly value: T;
    readonly modifiers: readonly Modifier[];
} | Refused;

// RulingId
type RulingId = keyof typeof RULINGS;

// RulingRecord
interface RulingRecord {
    readonly lines: readonly number[];
    readonly readings?: readonly string[];
    readonly switchId?: string;
}

// RulingText
interface RulingText {
    readonly issue: string;
    readonly choice: string;
    readonly reason: string;
}

// SCALES
const SCALES: readonly [
    "combat",
    "tactical",
    "operational"
];

// SCATTER_ALTITUDE
const SCATTER_ALTITUDE: Readonly<Record<'normal' | 'pressurized', Readonly<Record<Band, number>>>>;

// SCATTER_FATIGUE_HOURS
const SCATTER_FATIGUE_HOURS: {
    readonly normal: readonly [
        2,
        4
    ];
    readonly pressurized: readonly [
        4,
        8
    ];
};

// SCENARIO_PATCHES
const SCENARIO_PATCHES: readonly [
    {
        readonly id: "OTR1-SCN-p47";
        readonly scenarios: readonly [
            "Meat on the Table",
            "Rescuing a Straggler"
        ];
        readonly from: "P-47D-10";
        readonly to: "P-47D-5";
    }
];

// SETUP_ORDER
const SETUP_ORDER: readonly [
    "placeDefenders",
    "scatterDefenders",
    "rollStartRange",
    "placeAttackers",
    "scatterAttackers",
    "defenderBanks",
    "attackerBanks"
];

// SIDES
const SIDES: readonly [
    "L",
    "R"
];

// SIGHTING_CALIBRE_LIMIT
const SIGHTING_CALIBRE_LIMIT = 37;

// SIGHTING_MG_AMMO
const SIGHTING_MG_AMMO: Half;

// SIGHTING_MISS_AMMO
const SIGHTING_MISS_AMMO: Readonly<Record<Burst, Half>>;

// SIGHTING_RANGE
const SIGHTING_RANGE = 6;

// SIGHTING_TABLES
const SIGHTING_TABLES: readonly [
    "first",
    "defender"
];

// SLAT_STALL_MODIFIER
const SLAT_STALL_MODIFIER = -2;

// SLOW_BELOW
const SLOW_BELOW: Half;

// SPEED_BANDS
const SPEED_BANDS: readonly [
    "b1",
    "b2",
    "b3",
    "b4"
];

// SPEED_USES
const SPEED_USES: readonly [
    "excessDecel",
    "excessAccel",
    "powerCut"
];

// STALL_KINDS
const STALL_KINDS: readonly [
    "none",
    "stalled",
    "spinning"
];

// STEEP_DIVE_LOSS_ONE_VFP
const STEEP_DIVE_LOSS_ONE_VFP: Increments;

// SWITCH_DEFAULTS
const SWITCH_DEFAULTS: {
    readonly slats: true;
    readonly reversalLimits: false;
    readonly remainEngaged: false;
    readonly tmgBreakoff: false;
    readonly timeLines: false;
    readonly bigGunOnTarget: false;
    readonly inheritOtr1: true;
    readonly carryOtr1Data: true;
    readonly houseDefaults: true;
    readonly houseCriticals: false;
    readonly breakOff: true;
};

// SWITCH_IDS
const SWITCH_IDS: readonly SwitchId[];

// SWITCH_NEEDS
const SWITCH_NEEDS: {
    readonly tmgBreakoff: "remainEngaged";
};

// Scale
type Scale = (typeof SCALES)[number];

// ScatteredFormation
interface ScatteredFormation {
    readonly aircraft: number;
    readonly worstBand: Band;
    readonly hoursAloft: number;
    readonly pressurized: boolean;
}

// ScenarioSheet
interface ScenarioSheet {
    readonly title: string;
    readonly planes: readonly {
        readonly card: string;
    }[];
}

// SetupStep
type SetupStep = (typeof SETUP_ORDER)[number];

// Sheet
interface Sheet {
    readonly rules: Readonly<Record<string, RuleInfo>>;
    readonly texts: Readonly<Record<string, RuleText>>;
    readonly options: Readonly<Record<string, OptionInfo>>;
    readonly glossary: Glossary;
}

// Shutdown
interface Shutdown {
    readonly rollAt: number;
    readonly completeAt: number;
    readonly fireChecks: readonly number[];
    readonly windmillDecel: readonly number[];
}

// SightedAttack
interface SightedAttack {
    readonly burst: Burst;
    readonly damage: number;
    readonly cannon: Cannon;
    readonly mgCap: Half;
    readonly normal: Half;
}

// SightingAmmo
interface SightingAmmo {
    readonly mg: Half;
    readonly cannon: Half;
}

// SightingGuns
interface SightingGuns {
    readonly nose: boolean;
    readonly cap: Half;
    readonly left: Half;
}

// SightingTable
type SightingTable = (typeof SIGHTING_TABLES)[number];

// SixLine
interface SixLine {
    readonly onSixLine: boolean;
    readonly hexes: number;
    readonly dInc: Increments;
}

// SlowMove
interface SlowMove {
    readonly move: EnduranceMove;
    readonly bandsClimbed: number;
    readonly loiters: boolean;
}

// SpeedBand
type SpeedBand = (typeof SPEED_BANDS)[number];

// SpeedLimits
interface SpeedLimits {
    readonly listed: Half;
    readonly attainable: Half;
}

// SpeedModifiers
interface SpeedModifiers {
    readonly maxLevel: Half;
    readonly safeDive: Half;
    readonly minLevel: Half;
    readonly minTurn: Half;
}

// SpeedRange
interface SpeedRange {
    readonly min: Half;
    readonly max: Half;
    readonly excess: boolean;
}

// SpeedReduction
interface SpeedReduction {
    readonly label: string;
    readonly by: Half;
}

// StallKind
type StallKind = (typeof STALL_KINDS)[number];

// StallSpinRoll
interface StallSpinRoll {
    readonly die: D10;
    readonly pilotMods: readonly number[];
    readonly otherMods: readonly number[];
    readonly deliberate: boolean;
}

// Status
type Status = 'book' | 'ruling';

// SteepDiveBefore
interface SteepDiveBefore {
    readonly startBank: Bank;
    readonly lastVfps: number;
    readonly lastFps: number;
    readonly speed: Half;
}

// SteepDiveReversal
interface SteepDiveReversal {
    readonly consecutiveDiveTurns: number;
    readonly speed: Half;
    readonly minHT: Half;
}

// SwitchId
type SwitchId = keyof typeof SWITCH_DEFAULTS;

// Switches
type Switches = Readonly<Record<SwitchId, boolean>>;

// TAIL_RANGE
const TAIL_RANGE = 8;

// TANK_DROPS_TO
const TANK_DROPS_TO = 10;

// TANK_STUCK_FROM
const TANK_STUCK_FROM = 7;

// TMG_MOVES_PER_OP_TURN
const TMG_MOVES_PER_OP_TURN = 10;

// TOPICS
const TOPICS: readonly [
    "fp.tableUsesSpeedOnly",
    "stall.nextTypeAs",
    "stall.altLoss",
    "stall.keepsAccelCarry",
    "spin.keepsAccelCarry",
    "carry.maxTurns",
    "carry.minFpBeforeFacing",
    "vertBank.model",
    "turnDecel.chargedAt",
    "slipDecel.chargedAt",
    "dive.accelPerInc",
    "dive.accelPerVfp",
    "climb.decelPerInc.upright",
    "climb.decelPerInc.inverted",
    "climb.invertedExemptPureVertical",
    "climb.perVfp",
    "climb.severe",
    "climb.climbSpeed",
    "excess.decelPerHalf",
    "sd.minLossOneVfp",
    "vd.invertedExit",
    "zcToSd.leadIn",
    "sdToZc.leadIn",
    "sdReversal.firstTurnNeedsHT",
    "reversal.limits",
    "negG.testAt",
    "negG.turnAllowed",
    "tail.range",
    "tail.sameHex",
    "tail.arc",
    "tail.classLimits",
    "turnStall.backup",
    "formation.modes",
    "jettison.combatPhase",
    "jettison.noInvertedNoNegG",
    "bay.decel",
    "gear.decel",
    "flap.decel",
    "flap.turnBonus",
    "severe.minSpeed",
    "severe.power",
    "overload.maxLevel",
    "dropTank.stick",
    "aaa.bigGunMm",
    "engineCrit",
    "zeroDeflection.needsAlignment",
    "halfBurst.shift",
    "halfBurst.crackShift",
    "jam.clearOn",
    "mgSighting.ammo",
    "oxygen.grace",
    "headOn.collisionMods",
    "headOn.worstDeflection",
    "mFighter.verticalNeedsGifted",
    "invertedLevelTurn.decel",
    "zoomInverted.blocksVc",
    "friendly.blocksFire",
    "chute.descentInc"
];

// TURN_MOMENTS
const TURN_MOMENTS: readonly [
    "begin",
    "face"
];

// TURN_RATES
const TURN_RATES: readonly [
    "EZ",
    "TT",
    "HT",
    "BT",
    "ET"
];

// TankDrop
interface TankDrop {
    readonly die: D10;
    readonly aboveListedMax: boolean;
    readonly usedHTplus: boolean;
    readonly attempt: 1 | 2;
}

// Title
type Title = 'native' | 'inherited' | 'carried';

// Topic
type Topic = keyof TopicValues;

// TopicResolution
interface TopicResolution<T> {
    readonly value: T | null;
    readonly by: AmendmentId | null;
    readonly status: 'book' | 'ruling' | 'house' | 'base-unknown';
    readonly trail: readonly TrailStep[];
    readonly rulings: readonly RulingId[];
}

// TopicValues
interface TopicValues {
    readonly 'fp.tableUsesSpeedOnly': boolean;
    readonly 'stall.nextTypeAs': FlightType;
    readonly 'stall.altLoss': 'max(2S,2T)';
    readonly 'stall.keepsAccelCarry': boolean;
    readonly 'spin.keepsAccelCarry': boolean;
    readonly 'carry.maxTurns': number;
    readonly 'carry.minFpBeforeFacing': number;
    readonly 'vertBank.model': 'declareAny' | 'byFpKind';
    readonly 'turnDecel.chargedAt': 'face' | 'begin';
    readonly 'slipDecel.chargedAt': 'firstFp';
    readonly 'dive.accelPerInc': number;
    readonly 'dive.accelPerVfp': 'listed';
    readonly 'climb.decelPerInc.upright': number;
    readonly 'climb.decelPerInc.inverted': number;
    readonly 'climb.invertedExemptPureVertical': boolean;
    readonly 'climb.perVfp': readonly [
        'listed',
        2,
        1
    ];
    readonly 'climb.severe': 'perIncrement' | 'perVfp';
    readonly 'climb.climbSpeed': 'min(listedMin+1.5,attainable)';
    readonly 'excess.decelPerHalf': number;
    readonly 'sd.minLossOneVfp': Increments;
    readonly 'vd.invertedExit': 'afterSecondVd';
    readonly 'zcToSd.leadIn': 'S/2';
    readonly 'sdToZc.leadIn': '2S/3';
    readonly 'sdReversal.firstTurnNeedsHT': boolean;
    readonly 'reversal.limits': boolean;
    readonly 'negG.testAt': 'firstVfp' | 'moveStart';
    readonly 'negG.turnAllowed': boolean;
    readonly 'tail.range': number;
    readonly 'tail.sameHex': 'no' | 'verticalOnly';
    readonly 'tail.arc': 'rearAndBorders';
    readonly 'tail.classLimits': boolean;
    readonly 'turnStall.backup': 'halfRule';
    readonly 'formation.modes': 'oneWay';
    readonly 'jettison.combatPhase': boolean;
    readonly 'jettison.noInvertedNoNegG': boolean;
    readonly 'bay.decel': number;
    readonly 'gear.decel': 'startSpeed';
    readonly 'flap.decel': number;
    readonly 'flap.turnBonus': number;
    readonly 'severe.minSpeed': number;
    readonly 'severe.power': number;
    readonly 'overload.maxLevel': number;
    readonly 'dropTank.stick': readonly [
        number,
        number
    ];
    readonly 'aaa.bigGunMm': number;
    readonly engineCrit: Readonly<Record<number, string>>;
    readonly 'zeroDeflection.needsAlignment': boolean;
    readonly 'halfBurst.shift': number;
    readonly 'halfBurst.crackShift': number;
    readonly 'jam.clearOn': number;
    readonly 'mgSighting.ammo': number;
    readonly 'oxygen.grace': number;
    readonly 'headOn.collisionMods': boolean;
    readonly 'headOn.worstDeflection': boolean;
    readonly 'mFighter.verticalNeedsGifted': boolean;
    readonly 'invertedLevelTurn.decel': number;
    readonly 'zoomInverted.blocksVc': boolean;
    readonly 'friendly.blocksFire': boolean;
    readonly 'chute.descentInc': number;
}

// TrackPosition
interface TrackPosition {
    readonly square: number;
    readonly onBorder: boolean;
}

// TrailStep
interface TrailStep {
    readonly id: AmendmentId;
    readonly fate: 'sets' | 'agrees' | 'outranked' | 'superseded' | 'switched-off' | 'other-edition' | 'implies';
    readonly by: AmendmentId | null;
}

// TurnMode
type TurnMode = string;

// TurnRate
type TurnRate = (typeof TURN_RATES)[number];

// TurnStallPlan
interface TurnStallPlan {
    readonly procedure: 'now' | 'nextTurn';
    readonly kept: number;
    readonly straightHfps: number;
}

// Unit
type Unit = 'accel' | 'decel' | 'half' | 'fp' | 'increment' | 'die' | 'dice' | 'column' | 'turn' | 'degree' | 'minute' | 'power' | 'hex' | 'adjustment' | 'crew' | 'square';

// VERTICAL_BANK_DEGREES
const VERTICAL_BANK_DEGREES: {
    readonly horizontal: 30;
    readonly mixed: 60;
    readonly vertical: 90;
};

// Verdict
interface Verdict {
    readonly allowed: boolean;
    readonly because: Refusals;
}

// VerticalBank
interface VerticalBank {
    readonly from: Bank;
    readonly to: Bank;
    readonly hfps: number;
    readonly vfps: number;
    readonly side: Hand;
    readonly degrees: number;
}

// VerticalEnd
interface VerticalEnd {
    readonly type: FlightType;
    readonly faced: Hand | null;
    readonly cause: 'bank' | 'turn' | 'negG' | null;
}

// VerticalSighting
interface VerticalSighting {
    readonly type: 'VC' | 'VD';
    readonly bank: Bank;
    readonly blindArc: 'none' | 'rear' | 'rearLow';
    readonly inRearArc: boolean;
    readonly hexes: number;
    readonly dInc: Increments;
}

// VerticalTail
interface VerticalTail {
    readonly tailerType: FlightType;
    readonly taileeType: FlightType;
    readonly hexRange: number;
    readonly dInc: Increments;
    readonly inFrontArc: boolean;
}

// WEIGHT_CLASSES
const WEIGHT_CLASSES: readonly [
    "F",
    "L",
    "M",
    "H"
];

// WITHOUT_FUNCTION
const WITHOUT_FUNCTION: readonly [
    "OTR1-10.5-arc-diagram",
    "ASP-6.3-summary-fix"
];

// WeightClass
type WeightClass = (typeof WEIGHT_CLASSES)[number];

// ZERO_DEFLECTION
const ZERO_DEFLECTION = -2;

// adjustmentLimit
function adjustmentLimit(ownBand: Band, hoursAloft: number, pressurized: boolean): Ruled<3 | 4>;

// adjustments
function adjustments(scatter: readonly D10[], counter: readonly D10[]): Ruled<number>;

// amendment
const amendment: (id: AmendmentId) => Amendment;

// applyAdcPatches
function applyAdcPatches<T extends Card>(card: T, edition: Edition, switches?: Partial<Switches>): Parsed<Patched<T>, Citation>;

// applyScenarioPatches
function applyScenarioPatches<T extends ScenarioSheet>(scenario: T, edition: Edition, switches?: Partial<Switches>): Parsed<Patched<T>, Citation>;

// arcOfBorder
function arcOfBorder(a: Arc, b: Arc): Ruled<'front' | 'rear'>;

// assistOf
function assistOf(turn: AssistedTurn, options: Options): Assist | null;

// atLeast
const atLeast: (pilot: Pilot, quality: Quality) => boolean;

// attackingLeaderPlace
function attackingLeaderPlace(leader: AttackingLeader): Ruled<Verdict>;

// bailOutSpeedModifier
function bailOutSpeedModifier(stall: StallKind, modifier: number): Ruled<number>;

// bankBack
function bankBack(now: Bank, start: Bank, steps: number): Ruled<Bank>;

// bankStepsBack
function bankStepsBack(banks: readonly {
    readonly limit: number;
    readonly used: number;
}[]): Ruled<number>;

// becomeAirborne
function becomeAirborne(): Ruled<{
    readonly altitude: Increments;
    readonly decel: 0;
}>;

// belowMinimumPenalties
function belowMinimumPenalties(startSpeed: Half, listedMin: Half): Ruled<BelowMinimum>;

// bigGunOnTarget
function bigGunOnTarget(switchId: 'bigGunOnTarget'): Ruled<never>;

// blindShooters
function blindShooters(candidates: readonly BlindCandidate[], targetId: string | null, die?: number | null): Ruled<BlindShooters>;

// blindVertical
function blindVertical(look: VerticalSighting): Ruled<boolean>;

// breakoffBand
function breakoffBand(hexes: number, dInc?: Increments): Ruled<'B' | 'C'>;

// burstColumnShift
function burstColumnShift(burst: Burst, crackShot: boolean, someEmptied: boolean, options?: Options): Ruled<number>;

// calculatorsInForce
function calculatorsInForce(edition: Edition, switches?: Partial<Switches>, rule?: string): Parsed<readonly LiveCalculator[], Citation>;

// canTail
function canTail(position: ArcPosition, range: number, sameHex: boolean): Ruled<Verdict>;

// carriesAfter
function carriesAfter(stall: StallKind, carries: Carries): Ruled<Carries>;

// carryAfterReversal
function carryAfterReversal(from: Bank, toward: Bank): Ruled<Bank>;

// carryForward
function carryForward(kind: Carried, met: number, required: number): Ruled<number>;

// checkReversal
function checkReversal(reversal: Reversal): Ruled<Verdict>;

// classMayTail
function classMayTail(tailer: AircraftClass, tailee: AircraftClass): Ruled<Verdict>;

// climbDecel
function climbDecel(climb: Climb): Ruled<number>;

// climbLoadAs
function climbLoadAs(load: Load, severe: boolean): Ruled<Load>;

// climbRateQualifies
function climbRateQualifies(feetPerMinute: number, sentence: keyof typeof CLIMB_RATE_SENTENCES, options?: Options): Ruled<boolean>;

// climbSpeed
function climbSpeed(listedMin: Half, maxAttainable: Half): Ruled<Half>;

// cockpitArmorModifier
function cockpitArmorModifier(armor: number, beamAttack: boolean): Ruled<number>;

// collisionRoll
function collisionRoll(die: D10, sizeModifiers: readonly number[]): Ruled<number>;

// comesHeadOn
const comesHeadOn: ({ onTwelveLine, dInc, targetClimbed, targetDived }: HeadOn) => boolean;

// conflicts
function conflicts(edition: Edition, switches?: Partial<Switches>): Parsed<readonly Overlap[], Citation>;

// counterDice
function counterDice(aircraft: number, isTmgDefender: boolean, spottedTurns: number): Ruled<number>;

// countsAsRear
function countsAsRear(position: ArcPosition): Ruled<boolean>;

// crewOut
function crewOut(crew: number, victims: readonly number[]): Ruled<number>;

// decelOfSpeed
const decelOfSpeed: (speed: Half, options: Options) => number;

// declareVerticalBank
function declareVerticalBank(type: FlightType, bankCompleted: boolean, to: Bank): Ruled<Verdict>;

// defenderPlace
function defenderPlace(place: DefenderPlace): Ruled<Verdict>;

// delayedReversalTurn
function delayedReversalTurn(declaredTurn: number): Ruled<number>;

// describe
function describe(citation: string): Parsed<string, Citation>;

// describeRuling
function describeRuling(id: RulingId): Parsed<string, Citation>;

// deviceAdvance
function deviceAdvance(now: Device): Ruled<Device>;

// deviceDrag
function deviceDrag(now: Device): Ruled<boolean>;

// diff
function diff(editionA: Edition, editionB: Edition, switches?: Partial<Switches>): Parsed<readonly Difference[], Citation>;

// disorientationTurns
function disorientationTurns(who: Quality, stallAfter: StallKind): Ruled<0 | 1 | 2>;

// diveAccel
function diveAccel(increments: Increments, vfps: number, listedDiveAccel: number): Ruled<number>;

// doorAdvance
function doorAdvance(door: Door): Ruled<Door>;

// doorDecel
function doorDecel(door: Door): Ruled<number>;

// doorOrder
function doorOrder(door: Door, order: 'open' | 'close', atMoveStart: boolean): Ruled<Verdict>;

// dropTank
function dropTank(drop: TankDrop, options?: Options): Ruled<'dropped' | 'stuck' | 'permanent'>;

// effectivePower
function effectivePower(listed: number, criticalLoss: number, fractions: readonly (readonly [
    number,
    number
])[], options?: Options): Ruled<number>;

// effectivePrevType
function effectivePrevType(stalled: boolean, type: FlightType): Ruled<FlightType>;

// engineCritical
function engineCritical(die: D10, table?: 'revised' | 'printed'): Ruled<'coolant' | 'minorFire'>;

// engineShutdown
function engineShutdown(declaredTurn: number): Ruled<Shutdown>;

// equipmentCritical
function equipmentCritical(die: D10): Ruled<'hydraulics'>;

// escortPlace
function escortPlace(place: EscortPlace): Ruled<Verdict>;

// excessSpeedDecel
function excessSpeedDecel(startSpeed: Half, maxAttainable: Half): Ruled<number>;

// expireCarry
function expireCarry(fps: number, usedThisTurn: boolean): Ruled<number>;

// explain
function explain(edition: Edition, switches: Partial<Switches>, key: Topic): Parsed<string, Citation>;

// fatigueSightModifier
function fatigueSightModifier(hours: number, table: SightingTable): Ruled<number>;

// flak41
function flak41(grouping: number): Ruled<number | null>;

// flapBenefit
function flapBenefit(flaps: Device): Ruled<boolean>;

// flapsDamaged
function flapsDamaged(flaps: Device, startSpeed: Half, listedMin: Half): Ruled<boolean>;

// formationStanding
function formationStanding(mode: FormationMode, meetsParameters: boolean): Ruled<FormationStanding>;

// formationTanksStuck
function formationTanksStuck(aircraft: number, attritionResult: number | null): Ruled<number>;

// fourEngineRange
function fourEngineRange(listedMin: Half, listedMax: Half, engines: EngineCase, load: Load, severe: boolean, options?: Options): Ruled<SpeedRange>;

// fpBudget
function fpBudget(speed: Half, halfCarry: 0 | 1): Ruled<FpBudget>;

// fpsStillNeeded
function fpsStillNeeded(required: number, carried: number): Ruled<number>;

// friendlyBlocksFire
function friendlyBlocksFire(friendsInLine: number): Ruled<boolean>;

// gearFlapDecel
function gearFlapDecel(state: GearAndFlaps, options?: Options): Ruled<{
    readonly decel: number;
    readonly turnDecelBonus: 0 | 1;
}>;

// giftedTurn
function giftedTurn(turn: AssistedTurn): Ruled<Assist>;

// glocVfps
function glocVfps(type: FlightType, speed: Half): Ruled<GlocVfps>;

// governingSpeed
function governingSpeed(use: (typeof SPEED_USES)[number], limits: SpeedLimits): Ruled<Half>;

// groupAaa
function groupAaa<G extends Gun>(guns: readonly G[]): Ruled<GunGroups<G>>;

// gunArc
function gunArc(end: VerticalEnd, options?: Options): Ruled<'straight' | 'turnL' | 'turnR'>;

// gunnerMayFire
function gunnerMayFire(aircraft: AircraftClass, type: FlightType): Ruled<Verdict>;

// halfSquareMove
function halfSquareMove(from: TrackPosition): Ruled<TrackPosition>;

// halves
const halves: (speed: number) => Half;

// hammerheadResult
function hammerheadResult(declaredBank: Bank): Ruled<{
    readonly bank: Bank;
    readonly countsAs: FlightType;
}>;

// headOnCollisionModifier
function headOnCollisionModifier(who: Pilot): Ruled<number>;

// headOnDeflection
function headOnDeflection(a: number, b: number): Ruled<number>;

// hydraulicsHit
function hydraulicsHit(fixedGear: boolean, speed: Half, options?: Options): Ruled<HydraulicsHit>;

// inBlindSpot
function inBlindSpot(attacker: SixLine, options?: Options): Ruled<boolean>;

// inForce
function inForce(edition: Edition, switches?: Partial<Switches>, rule?: string): Parsed<readonly LiveAmendment[], Citation>;

// invertedClimbDecel
function invertedClimbDecel(vfps: readonly ClimbStep[]): Ruled<number>;

// invertedLevelTurnExtraDecel
function invertedLevelTurnExtraDecel(type: FlightType, portions: readonly (readonly Bank[])[], options?: Options): Ruled<number>;

// isAmendmentId
const isAmendmentId: (id: unknown) => id is AmendmentId;

// isBaseUnknown
const isBaseUnknown: (result: {
    readonly ok: boolean;
    readonly violations?: Refusals;
}) => boolean;

// isBigGun
function isBigGun(mm: number): Ruled<boolean>;

// isBlindVertical
function isBlindVertical(look: VerticalSighting): boolean | null;

// isHardPoint
function isHardPoint(target: string): Ruled<boolean>;

// isHeadOn
function isHeadOn(attack: HeadOn): Ruled<boolean>;

// isInForce
function isInForce(id: AmendmentId, edition: Edition, switches?: Partial<Switches>): Parsed<boolean, Citation>;

// isInSpot
const isInSpot: (attacker: SixLine, options: Options) => boolean;

// isInverted
const isInverted: (bank: Bank) => boolean;

// isSlow
function isSlow(combatCruise: Half): Ruled<boolean>;

// isTailOfLower
function isTailOfLower(tailer: AircraftClass, tailee: AircraftClass): boolean;

// isVertical
const isVertical: (type: FlightType) => boolean;

// lateEntry
function lateEntry(stage: 'tmg' | 'combat', against: 'defender' | 'attacker'): Ruled<LateEntry>;

// leadership
function leadership(who: Quality, shortOfLeaders: boolean): Ruled<Leadership>;

// loadPowerPenaltyApplies
function loadPowerPenaltyApplies(airborne: boolean): Ruled<boolean>;

// mayActAfterTakeoff
function mayActAfterTakeoff(action: OpAction, tookOffThisTurn: boolean): Ruled<Verdict>;

// mayAdjust
function mayAdjust(move: {
    readonly isMainLeader: boolean;
    readonly timesMoved: number;
    readonly limit: number;
    readonly left: number;
    readonly intoCloud: boolean;
}): Ruled<Verdict>;

// mayChooseRadarSign
function mayChooseRadarSign(isTmgAttacker: boolean, alreadyRolled: boolean): Ruled<Verdict>;

// mayDeclareSpin
function mayDeclareSpin(who: Pilot): Ruled<Verdict>;

// mayDeclareTurnStall
function mayDeclareTurnStall(atMoveStart: boolean): Ruled<Verdict>;

// mayDelayReversal
function mayDelayReversal(tailing: boolean, taileeReversed: boolean, prerequisitesMet: boolean): Ruled<Verdict>;

// mayFire
function mayFire(stall: StallKind): Ruled<Verdict>;

// mayFlyEndurance
function mayFlyEndurance(wish: EnduranceWish): Ruled<Verdict>;

// mayHammerhead
function mayHammerhead(move: Hammerhead): Ruled<Verdict>;

// mayJettison
function mayJettison(endBank: Bank, negativeGThisTurn: boolean): Ruled<Verdict>;

// mayJoin
function mayJoin(sameSquare: boolean, feetApart: number): Ruled<Verdict>;

// mayReattack
function mayReattack(engagement: Engagement, intercepted: boolean): Ruled<Verdict>;

// mayRelease
function mayRelease(doorAtTurnStart: Door): Ruled<Verdict>;

// mayRemainEngaged
function mayRemainEngaged(engagement: Engagement): Ruled<Verdict>;

// mayShootParachutist
function mayShootParachutist(nation: string, determination: boolean | null): Ruled<Verdict>;

// maySnapRoll
function maySnapRoll(aircraft: AircraftClass, who: Pilot, options?: Options): Ruled<Verdict>;

// mayStayOnHexside
function mayStayOnHexside(onHexside: boolean, degrees: readonly number[]): Ruled<boolean>;

// mayStayReversed
function mayStayReversed(onHexside: boolean, at: Bank): Ruled<boolean>;

// mayTurnIn
function mayTurnIn(type: FlightType): Ruled<Verdict>;

// mayUseInvertedBank
function mayUseInvertedBank(aircraft: AircraftClass, options?: Options): Ruled<Verdict>;

// mayUseVertical
function mayUseVertical(aircraft: AircraftClass, who: Pilot, options?: Options): Ruled<Verdict>;

// mgSightingAllowed
function mgSightingAllowed(who: Pilot, guns: SightingGuns, cannons: readonly Cannon[], range: number): Ruled<Verdict>;

// mgSightingAmmo
function mgSightingAmmo(attack: SightedAttack): Ruled<SightingAmmo>;

// minSteepDiveLoss
function minSteepDiveLoss(vfps: number, options?: Options): Ruled<Increments>;

// negGCase8
function negGCase8(vfpsInverted: number, vfps: number): Ruled<boolean>;

// negGEnginePenaltyApplies
function negGEnginePenaltyApplies(fuelInjected: boolean): Ruled<boolean>;

// negGRestrictions
function negGRestrictions(state: 'in-turn' | 'faced-by-last-fp'): Ruled<NegativeGRestrictions>;

// negGTestBank
function negGTestBank(atMoveStart: Bank, atFirstVfp: Bank): Ruled<Bank>;

// negGTurn
function negGTurn(turn: NegativeGTurn, options?: Options): Ruled<NegativeGVerdict>;

// negGVerdict
function negGVerdict(turn: NegativeGTurn, options: Options): NegativeGVerdict;

// nextFireTurn
function nextFireTurn(fired: number, reload: number, silenced: readonly number[]): Ruled<number>;

// nextSetupStep
function nextSetupStep(done: SetupStep): Ruled<SetupStep | null>;

// normaliseRule
function normaliseRule(rule: string): readonly string[];

// opTurnsIn
function opTurnsIn(hours: number): Ruled<number>;

// oppositeFacing
function oppositeFacing(facing: Compass): Ruled<Compass>;

// overloadSpeedMods
function overloadSpeedMods(load: Load): Ruled<SpeedModifiers>;

// owner
function owner(citation: string): AmendmentId | null;

// oxygenCheck
function oxygenCheck(die: D10, band: Band): Ruled<boolean>;

// oxygenGrace
function oxygenGrace(band: Band): Ruled<number>;

// oxygenLost
function oxygenLost(cls: WeightClass, hitsTaken: number): Ruled<boolean>;

// oxygenState
function oxygenState(crewOut: number, pilotsLeft: number, band: Band): Ruled<OxygenState>;

// oxygenVictims
function oxygenVictims(die: D10, altitudeFeet: number): Ruled<number>;

// parachuteDescent
function parachuteDescent(from: Increments): Ruled<Increments>;

// parachuteHits
function parachuteHits(dice: readonly D10[], before?: Parachutist): Ruled<ParachutistAfter>;

// parseMode
function parseMode(mode: unknown): readonly [
    number,
    number
] | null;

// parseSwitches
function parseSwitches(switches: unknown): Parsed<Switches, Citation>;

// partIds
function partIds(id: AmendmentId): readonly string[];

// penaltiesOf
function penaltiesOf(load: Load, severe: boolean): Ruled<readonly Penalty[]>;

// pitch
const pitch: (type: FlightType) => number;

// powerCutByThird
function powerCutByThird(speed: Half, listed: Half): Ruled<boolean>;

// printed
const printed: (half: Half) => number;

// radarModifier
function radarModifier(listed: number, sign: 'plus' | 'minus'): Ruled<number>;

// reduceMode
function reduceMode(mode: TurnMode, options?: Options): Ruled<TurnMode>;

// releaseMoment
function releaseMoment(scale: Scale): Ruled<'endOfOwnMovement' | 'combatPhase'>;

// releasedWeapon
function releasedWeapon(how: 'jettisoned' | 'attack'): Ruled<'dud' | 'armed'>;

// reversalDegrees
function reversalDegrees(type: FlightType, at: Bank): Ruled<{
    readonly min: number;
    readonly max: number;
}>;

// reversalRotation
function reversalRotation(at: Bank, carryToward?: Bank | null): Ruled<Rotation | 'either'>;

// reverseBank
function reverseBank(from: Bank): Ruled<Bank>;

// ringDistance
function ringDistance(a: Bank, b: Bank): number;

// ringStep
const ringStep: (from: Bank, side: Hand) => Bank;

// rocketAirburst
function rocketAirburst(): Ruled<number>;

// rollSide
const rollSide: (from: Bank, to: Bank) => Hand | null;

// rolledBack
function rolledBack(now: Bank, start: Bank, steps: number): Bank;

// scatterDice
function scatterDice(formation: ScatteredFormation): Ruled<number>;

// sdReversalSpeedOk
function sdReversalSpeedOk(reversal: SteepDiveReversal): Ruled<Verdict>;

// sdToZc
function sdToZc(before: SteepDiveBefore): Ruled<number>;

// setFormationMode
function setFormationMode(now: FormationMode, to: FormationMode, atTurnStart: boolean): Ruled<Verdict>;

// severeClimbDecel
function severeClimbDecel(vfps: number, severe: boolean): Ruled<number>;

// severeClimbDecel1e
function severeClimbDecel1e(increments: Increments, severe: boolean): Ruled<number>;

// severePower
function severePower(power: number): Ruled<number>;

// severeSpeedMods
function severeSpeedMods(severe: boolean): Ruled<SpeedModifiers>;

// sheet
const sheet: () => Sheet;

// sightingFirepower
function sightingFirepower(range: number, effectiveRange: number, firepower: number): Ruled<number>;

// sightingGunsCanJam
function sightingGunsCanJam(burst: Burst): Ruled<boolean>;

// slatAssist
function slatAssist(turn: AssistedTurn, options?: Options): Ruled<Assist>;

// slatMinSpeed
function slatMinSpeed(listedMin: Half, slats: boolean, who: Pilot): Ruled<Half>;

// slatStallModifier
function slatStallModifier(slats: boolean): Ruled<number>;

// slipDecelCharged
function slipDecelCharged(fpsSpent: number): Ruled<boolean>;

// slowMove
function slowMove(wish: SlowMove): Ruled<Verdict & {
    readonly fuel: 'normal' | 'loiter';
}>;

// speedLimits
function speedLimits(listed: Half, reductions: readonly SpeedReduction[]): Ruled<SpeedLimits>;

// stallLoss
function stallLoss(speed: Half, turnsStalled: number, options?: Options): Ruled<Increments>;

// stallSpinRoll
function stallSpinRoll(roll: StallSpinRoll): Ruled<number>;

// startBank
function startBank(side: 'defender' | 'attacker', attackersSighted: boolean, defendersDone: boolean, choice: Bank): Ruled<Verdict>;

// surpriseTurns
function surpriseTurns(sighted: boolean, hasRadio: boolean): Ruled<0 | 1 | 2>;

// takeoffStatus
function takeoffStatus(startSpeed: Half, adjustedMin: Half): Ruled<'rolling' | 'may' | 'must'>;

// timeOfIntercept
function timeOfIntercept(intercept: {
    readonly involvesFirstPair: boolean;
    readonly earlierSuccesses: number;
    readonly die: D10 | null;
}, options?: Options): Ruled<number>;

// timePassed
function timePassed(tmgMoves: number, combatTurns: number): Ruled<Clock>;

// topic
function topic<K extends Topic>(edition: Edition, switches: Partial<Switches>, key: K): Parsed<TopicResolution<TopicValues[K]>, Citation>;

// tryClearJam
function tryClearJam(attempt: JamAttempt, die: D10): Ruled<JamResult>;

// turnDecelCharged
function turnDecelCharged(moment: (typeof TURN_MOMENTS)[number]): Ruled<boolean>;

// turnReqForPortion
function turnReqForPortion(mode: TurnMode, portion: number, type: FlightType, bankAtPortionStart: Bank, options?: Options): Ruled<number>;

// turnStallPlan
function turnStallPlan(totalFps: number, firstIllegalFp: number): Ruled<TurnStallPlan>;

// turnStallTiming
function turnStallTiming(totalFps: number, remaining: number): Ruled<'now' | 'nextTurn'>;

// twoInThreeMove
function twoInThreeMove(turn: number, options?: Options): Ruled<0 | 1>;

// vdExitInverted
function vdExitInverted(consecutiveVdTurns: number, speed: Half, options?: Options): Ruled<InvertedDiveExit>;

// verticalBankFacing
function verticalBankFacing(move: VerticalBank): Ruled<Verdict>;

// verticalBankFacingLimit
function verticalBankFacingLimit(hfps: number, vfps: number): Ruled<30 | 60 | 90>;

// verticalCase
function verticalCase(pair: VerticalTail, options: Options): 0 | 1 | 2 | 3;

// verticalTail
function verticalTail(pair: VerticalTail, options?: Options): Ruled<0 | 1 | 2 | 3>;

// weatherShift
function weatherShift(leaders: readonly ImmersedLeader[], layer: CloudLayer): Ruled<Increments | null>;

// wingmanPlace
function wingmanPlace(alt: Increments, clouds: readonly CloudLayer[]): Ruled<Verdict>;

// withinTailRange
function withinTailRange(range: number): Ruled<Verdict>;

// zcToSdLeadIn
function zcToSdLeadIn(last: FlightType, next: FlightType, startBank: Bank, speed: Half, options?: Options): Ruled<LeadIn>;

// zeroDeflection
function zeroDeflection(onSixLine: boolean, sameHeading: boolean): Ruled<number>;

// zoomToVertical
function zoomToVertical(endBankOfZoomTurn: Bank): Ruled<Verdict>;
