// wingover/regia-aeronautica/words

// words
const words: Words<RegiaAeronautica>;
