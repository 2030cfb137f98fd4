/** The examples that the books print, and the tests that play them. */

/** The examples of one game. */
export interface ExampleSet {
  readonly game: string
  /** The test files that play them, and the files they are written in. */
  readonly files: RegExp
  readonly written: RegExp
  /** How a test names the example it plays. */
  readonly pattern: RegExp
  /** Every example there is: one without a test fails the build. */
  readonly ids: readonly string[]
  /** What a reader of all of them must know. */
  readonly note?: string
}

const upTo = (letter: string, last: number): readonly string[] =>
  Array.from({ length: last }, (_, index) => `${letter}${index + 1}`)

/** The examples of all games. */
export const exampleSets: readonly ExampleSet[] = [
  {
    ...{ game: 'spitting-fire', pattern: /\bTV-(B\d+)\b/, ids: upTo('B', 21) },
    ...{ files: /spitting-fire\/vectors\.test/, written: /spitting-fire\/vectors\// },
  },
  {
    ...{ game: 'spitfire', pattern: /^(?:SP-[\w.-]+,? )*(B\d+)\b/, ids: upTo('B', 17) },
    ...{ files: /spitfire\/vectors\.test/, written: /spitfire\/vectors\.test/ },
  },
  {
    ...{ game: 'aerial-craps', pattern: /^'?(B\d+)\b/, ids: upTo('B', 7) },
    ...{ files: /aerial-craps\/vectors\.test/, written: /aerial-craps\/vectors\// },
  },
  {
    ...{ game: 'fighting-wings', pattern: /\b(X\d+)\b/, ids: upTo('X', 17) },
    ...{ files: /fighting-wings\/errata\//, written: /fighting-wings\/errata\// },
    note: 'They are questions to the functions of the errata. Speeds are counted in halves there: 7 is a speed of 3.5.',
  },
]

/** The example that a test plays, if it plays one. */
export function exampleOf(file: string, name: string): { readonly game: string; readonly id: string } | undefined {
  for (const { game, files, pattern } of exampleSets) {
    const id = files.test(file) ? pattern.exec(name)?.[1] : undefined
    if (id !== undefined) return { game, id }
  }
  return undefined
}

/** What the watched run of a witness is called. */
export const witnessName = (game: string, option: string, value: unknown): string =>
  `witness of ${game}: ${option}=${JSON.stringify(value)}`

/** Whether a test is told step by step: worked examples and witnesses are. */
export const isTold = (file: string, name: string): boolean =>
  name.startsWith('witness of ') || exampleOf(file, name) !== undefined
