// wingover/regia-aeronautica/encode

// encoding
const encoding: Encoding<RegiaAeronautica, SeenPlane>;
