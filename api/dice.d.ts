// wingover/dice

// CardRequest
interface CardRequest extends DiceRequest {
    readonly kinds: Readonly<Record<string, number>>;
}

// Dice
interface Dice {
    roll(request: DiceRequest): readonly number[];
    draw(request: CardRequest): string | undefined;
}

// Resolved
interface Resolved<G extends Game> extends Step<G> {
    readonly action: ActionOf<G>;
}

// ScriptedDice
interface ScriptedDice extends Dice {
    readonly left: readonly (number | string)[];
}

// cryptoDice
function cryptoDice(): Dice;

// diceFrom
const diceFrom: (below: (n: number) => number) => Dice;

// resolve
function resolve<G extends Game>(ruleset: Ruleset<G>, state: G['State'], action: ActionOf<G>, dice: Dice): Resolved<G> | Refusal<G>;

// scriptedDice
function scriptedDice(list: readonly (number | string)[]): ScriptedDice;

// seededDice
function seededDice(seed: string): Dice;

// unbiased
const unbiased: (word: () => number) => (n: number) => number;
