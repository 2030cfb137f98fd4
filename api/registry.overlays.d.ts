// wingover/registry/overlays

// overlays
const overlays: {
    readonly 'spitting-fire': Overlays<SpittingFire>;
    readonly spitfire: Overlays<Spitfire>;
    readonly 'fighting-wings': Overlays<FightingWings>;
    readonly 'regia-aeronautica': Overlays<RegiaAeronautica>;
    readonly 'aerial-craps': Overlays<AerialCraps>;
};
