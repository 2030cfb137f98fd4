// wingover/registry

// rulesets
const rulesets: {
    readonly 'spitting-fire': Ruleset<SpittingFire>;
    readonly spitfire: Ruleset<Spitfire>;
    readonly 'fighting-wings': Ruleset<FightingWings>;
    readonly 'regia-aeronautica': Ruleset<RegiaAeronautica>;
    readonly 'aerial-craps': Ruleset<AerialCraps>;
};
