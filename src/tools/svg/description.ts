import type { Piece, Scene } from '../../core/index.js'
import { countSide, sideName, sidesOf } from './legend.js'
import { describePiece } from './piece.js'
import { decimal } from './xml.js'

/** The picture in words, for those who do not see it. */
export function describeScene(scene: Scene): string {
  const sides = sidesOf(scene).map((side) => `${sideName(scene, side)}: ${countSide(scene, side)}.`)
  const pieces = scene.pieces.map((piece) => sentence(scene, piece))
  return [...sides, ...pieces, ...scene.notes].join(' ') || 'An empty table.'
}

function sentence(scene: Scene, piece: Piece): string {
  const heading = piece.heading === null ? '' : `, heading ${decimal(piece.heading)}`
  const place = `at ${decimal(piece.at.x)}, ${decimal(piece.at.y)}${heading}`
  return `${describePiece(piece)} (${sideName(scene, piece.side)}) ${place}.`
}
