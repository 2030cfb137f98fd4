// wingover/fighting-wings/words

// words
const words: Words<FightingWings>;
