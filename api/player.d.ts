// wingover/player

// PageOptions
interface PageOptions<G extends Game = Game> {
    readonly words: Words<G>;
    readonly view?: Watcher<G>;
    readonly title?: string;
    readonly theme?: PaintOptions['theme'];
}

// Watcher
type Watcher<G extends Game> = Viewer<G> | 'referee';

// recordPage
function recordPage<G extends Game>(ruleset: Shown<G>, record: AnyRecord<G>, options: PageOptions<G>): Parsed<string>;
