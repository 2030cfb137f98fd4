// wingover/spitfire/words

// words
const words: Words<Spitfire>;
