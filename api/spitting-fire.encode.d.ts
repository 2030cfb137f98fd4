// wingover/spitting-fire/encode

// encoding
const encoding: Encoding<SpittingFire, Plane>;
