// wingover/registry/quiz

// quizzes
const quizzes: {
    readonly 'spitting-fire': readonly QuizKind[];
    readonly spitfire: readonly QuizKind[];
    readonly 'fighting-wings': readonly QuizKind[];
    readonly 'regia-aeronautica': readonly QuizKind[];
    readonly 'aerial-craps': readonly QuizKind[];
};
