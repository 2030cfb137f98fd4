// wingover/spitting-fire/words

// words
const words: Words<SpittingFire>;
