// wingover/regia-aeronautica/words/de

// words
const words: Words<RegiaAeronautica>;
