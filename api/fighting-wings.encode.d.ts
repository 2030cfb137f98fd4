// wingover/fighting-wings/encode

// encoding
const encoding: Encoding<FightingWings, Plane>;
