// wingover/aerial-craps/encode

// encoding
const encoding: Encoding<AerialCraps, Aircraft>;
