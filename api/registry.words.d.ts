// wingover/registry/words

// words
const words: {
    readonly 'spitting-fire': Words<SpittingFire>;
    readonly spitfire: Words<Spitfire>;
    readonly 'fighting-wings': Words<FightingWings>;
    readonly 'regia-aeronautica': Words<RegiaAeronautica>;
    readonly 'aerial-craps': Words<AerialCraps>;
};
