// wingover/registry/encode

// encodings
const encodings: {
    readonly 'spitting-fire': Encoding<SpittingFire, Plane>;
    readonly spitfire: Encoding<Spitfire, Plane>;
    readonly 'fighting-wings': Encoding<FightingWings, Plane>;
    readonly 'regia-aeronautica': Encoding<RegiaAeronautica, SeenPlane>;
    readonly 'aerial-craps': Encoding<AerialCraps, Aircraft>;
};
