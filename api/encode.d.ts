// wingover/encode

// Encoder
interface Encoder<G extends Game = Game> {
    readonly version: number;
    readonly size: number;
    readonly names: readonly string[];
    readonly actions: number;
    readonly orders: readonly OrderBlock[];
    observe(view: G['View'], out: Float32Array): void;
    index(view: G['View'], action: G['Action']): number;
    indices(view: G['View'], list: readonly G['Action'][]): readonly number[];
    mask(view: G['View'], list: readonly G['Action'][], out: Uint8Array): void;
}

// OrderBlock
interface OrderBlock {
    readonly type: string;
    readonly from: number;
    readonly size: number;
    readonly fields: readonly string[];
}

// Said
type Said = number | boolean | null | undefined;

// among
const among: <View>(field: string, values: readonly unknown[]) => Axis<View>;

// between
const between: <View>(field: string, least: number, most: number) => Axis<View>;

// choice
const choice: <Of, View>(name: string, values: readonly (string | number | null)[], read: (of: Of, view: View) => unknown) => readonly Feature<Of, View>[];

// direction
const direction: <Of, View>(name: string, read: (of: Of, view: View) => number | null | undefined) => readonly Feature<Of, View>[];

// encoderOf
function encoderOf<G extends Game, Piece>(seats: readonly G['Seat'][], encoding: Encoding<G, Piece>): Encoder<G>;

// flag
const flag: <Of, View>(name: string, read: (of: Of, view: View) => Said) => readonly Feature<Of, View>[];

// ofPiece
const ofPiece: <View>(field: string, piece?: (value: string, view: View) => string | undefined) => Axis<View>;

// placed
const placed: <View>(field: string, size: number, place: (value: never, view: View) => number) => Axis<View>;

// share
const share: <Of, View>(name: string, most: number, read: (of: Of, view: View) => Said) => readonly Feature<Of, View>[];
