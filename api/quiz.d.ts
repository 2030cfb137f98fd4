// wingover/quiz

// Examined
interface Examined<G extends Game = Game> {
    readonly ruleset: Shown<G>;
    readonly words: Words<G>;
    readonly kinds: readonly QuizKind[];
    readonly texts?: Texts;
}

// Question
interface Question {
    readonly game: string;
    readonly kind: QuizKind;
    readonly seed: string;
    readonly text: string;
    readonly answers: readonly string[];
    readonly right: number;
    readonly proof: string;
    readonly rules: readonly string[];
    readonly scene: Scene | undefined;
    readonly action: BaseAction;
    readonly config: unknown;
    readonly state: unknown;
}

// QuizWish
interface QuizWish {
    readonly seed: string;
    readonly kind?: string;
    readonly section?: string;
    readonly level?: 1 | 2 | 3;
    readonly positions?: number;
}

// askQuestion
function askQuestion<G extends Game>(game: Examined<G>, wish: QuizWish): Question | undefined;
