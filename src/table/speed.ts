/** How fast pieces fly, in units of the table a second. */
export const SPEEDS: Readonly<Record<string, number>> = { slow: 5, normal: 11, fast: 26, off: Number.POSITIVE_INFINITY }
