// wingover/spitfire/encode

// encoding
const encoding: Encoding<Spitfire, Plane>;
