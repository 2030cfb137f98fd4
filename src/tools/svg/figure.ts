import type { Figure, Piece } from '../../core/index.js'

/** The half of the frame in which outlines are drawn: a token has this radius. */
export const FIGURE_RADIUS = 10

/** How a piece looks from above. */
export function figureOf(piece: Piece): Figure {
  return piece.figure ?? (piece.heading === null ? 'token' : 'fighter')
}

/** Path data of an aircraft from above, nose up; none for a token. */
export function outlineOf(figure: Figure): string | undefined {
  return OUTLINES[figure]
}

/** Path data of its cockpit glass. */
export const COCKPIT = 'M-.55-2.2C-.55-3.2.55-3.2.55-2.2L.45-.2Q0 .3-.45-.2Z'

const OUTLINES: Readonly<Record<Figure, string | undefined>> = {
  fighter:
    'M0-8C.9-7.9 1.2-7 1.25-5.6L1.35-3.4C4.5-3.6 8.3-2.9 8.3-1.6C8.3-.3 4.6 .9 1.25 1.1L.6 5.1C2 5 3.4 5.4 3.4 6.1C3.4 6.8 1.8 6.9 .45 6.8L0 7.9L-.45 6.8C-1.8 6.9-3.4 6.8-3.4 6.1C-3.4 5.4-2 5-.6 5.1L-1.25 1.1C-4.6 .9-8.3-.3-8.3-1.6C-8.3-2.9-4.5-3.6-1.35-3.4L-1.25-5.6C-1.2-7-.9-7.9 0-8Z',
  twin: 'M0-7.4C.9-7.3 1.2-6.2 1.2-4.6L1.25-3.2L2.5-3.2C2.55-5.4 2.7-6 3.3-6C3.9-6 4.05-5.4 4.1-3L8.4-2C8.7-1.4 8.5-.7 8-.5L4 .6L3.3 2L2.6 .9L1.2 1.1L.7 5.2L3.6 5.5C4 6 3.9 6.7 3.5 6.8L.45 7L0 7.8L-.45 7L-3.5 6.8C-3.9 6.7-4 6-3.6 5.5L-.7 5.2L-1.2 1.1L-2.6 .9L-3.3 2L-4 .6L-8-.5C-8.5-.7-8.7-1.4-8.4-2L-4.1-3C-4.05-5.4-3.9-6-3.3-6C-2.7-6-2.55-5.4-2.5-3.2L-1.25-3.2L-1.2-4.6C-1.2-6.2-.9-7.3 0-7.4Z',
  bomber:
    'M0-8C.8-8 1.15-7.2 1.15-6L1.2-3.2L2.3-3.1C2.3-4.6 2.4-5 2.85-5C3.3-5 3.4-4.6 3.4-3L5-2.7C5-4.1 5.1-4.5 5.5-4.5C5.9-4.5 6-4.1 6-2.5L8.6-1.9C8.9-1.4 8.8-.8 8.5-.7L1.15 .9L.75 5.2L3.7 5.5C4.1 6 4 6.8 3.7 6.9L.5 7.1L0 8L-.5 7.1L-3.7 6.9C-4 6.8-4.1 6-3.7 5.5L-.75 5.2L-1.15 .9L-8.5-.7C-8.8-.8-8.9-1.4-8.6-1.9L-6-2.5C-6-4.1-5.9-4.5-5.5-4.5C-5.1-4.5-5-4.1-5-2.7L-3.4-3C-3.4-4.6-3.3-5-2.85-5C-2.4-5-2.3-4.6-2.3-3.1L-1.2-3.2L-1.15-6C-1.15-7.2-.8-8 0-8Z',
  token: undefined,
}
