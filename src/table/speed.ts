/** How fast pieces fly, in units of the table a second. */
export const SPEEDS: Readonly<Record<string, number>> = { slow: 5, normal: 11, fast: 26, off: Number.POSITIVE_INFINITY }

/** Milliseconds from one step to the next of a game that plays by itself. */
export const PACES: Readonly<Record<string, number>> = { slow: 1800, normal: 900, fast: 350, off: 120 }
