import type { Game } from '../ruleset.js'
import type { Scene } from '../scene.js'
import type { Words } from './words.js'

/** A scene whose pieces are called as the words call them. */
export const named = <G extends Game>(scene: Scene, words: Words<G>, view: G['View']): Scene => ({
  ...scene,
  pieces: scene.pieces.map((piece) => ({ ...piece, name: words.piece(piece.id, view) })),
})
