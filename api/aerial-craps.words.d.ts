// wingover/aerial-craps/words

// words
const words: Words<AerialCraps>;
