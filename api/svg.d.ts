// wingover/svg

// Fit
interface Fit {
    readonly width: number;
    readonly height: number;
    readonly letters?: number;
}

// Hit
interface Hit {
    readonly pieces: readonly Piece[];
    readonly cells: readonly Polygon[];
}

// LayerOptions
interface LayerOptions extends Fit {
    readonly theme?: ThemeName;
}

// Layers
interface Layers {
    readonly width: number;
    readonly height: number;
    readonly key: string | undefined;
    ground(): string;
    readonly moving: string;
}

// Layout
interface Layout {
    readonly width: number;
    readonly height: number;
    readonly scale: number;
    toPicture(at: Point): Point;
    toTable(at: Point): Point;
    stand(piece: string): {
        readonly at: Point;
        readonly radius: number;
    } | undefined;
    hit(at: Point): Hit;
}

// Moved
interface Moved {
    readonly before: Piece;
    readonly after: Piece;
    readonly path: readonly Point[];
}

// Overlay
interface Overlay {
    readonly shapes?: readonly Shape[];
    readonly routes?: readonly Pick<Route, 'via'>[];
    readonly odds?: readonly Prospect[];
}

// PaintOptions
interface PaintOptions {
    readonly width?: number;
    readonly letters?: number;
    readonly theme?: ThemeName;
    readonly legend?: boolean;
}

// ReachSearch
interface ReachSearch {
    readonly width?: number;
}

// SceneDifference
interface SceneDifference {
    readonly came: readonly Piece[];
    readonly went: readonly Piece[];
    readonly moved: readonly Moved[];
    readonly changed: readonly Piece[];
    readonly ground: boolean;
}

// ThemeName
type ThemeName = 'light' | 'dark' | 'print';

// Trail
class Trail {
    #private;
    drawOn(scene: Scene): Scene;
    shapes(): readonly Shape[];
    follow({ pieces }: Scene): void;
}

// difference
function difference(before: Scene, after: Scene): SceneDifference;

// lastMove
function lastMove(scenes: readonly Scene[]): readonly Shape[];

// layers
function layers(scene: Scene, options: LayerOptions): Layers;

// layout
function layout(scene: Scene, fit: Fit): Layout;

// overlaid
function overlaid(scene: Scene, { shapes, routes, odds }: Overlay): Scene;

// paint
function paint(scene: Scene, options?: PaintOptions): string;

// reachOf
function reachOf<G extends Game>(ruleset: Shown<G>, view: G['View'], piece: string, { width }?: ReachSearch): readonly Shape[];
