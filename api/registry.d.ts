// wingover/registry

// rulesets
const rulesets: {
    readonly 'spitting-fire': Shown<SpittingFire>;
    readonly spitfire: Shown<Spitfire>;
    readonly 'fighting-wings': Shown<FightingWings>;
    readonly 'regia-aeronautica': Shown<RegiaAeronautica>;
    readonly 'aerial-craps': Shown<AerialCraps>;
};
