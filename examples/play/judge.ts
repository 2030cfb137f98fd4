/**
 * How good a position looks for a seat, in any game: the score and, if the game has a picture, what the picture shows to
 * everybody: who is whole, who has whom before the nose, who is about to fly off the board.
 */
import type { Game, Piece, Ruleset, Scene } from 'wingover'
import { boxMargin, distance, forward, type Pose, relativeBearing } from 'wingover/geometry'

/** Worth of a piece, of its health, of an enemy close before the nose, and of staying on the board, in points of score. */
const WORTH = { piece: 40, health: 30, aim: 14, board: 45 }
/** An enemy farther off is not aimed at; an edge farther ahead does not press. In table units. */
const FAR = 14
const EDGE = 13

/** How far ahead the seat is; larger is better. */
export function judge<G extends Game>(ruleset: Ruleset<G>, state: G['State'], seat: string): number {
  const scene = ruleset.scene(ruleset.view(state, 'spectator'), { piece: '' })
  const side = ruleset.info.seats.indexOf(seat as G['Seat'])
  return lead(ruleset, state, seat) + (scene === undefined ? 0 : outlook(scene, side))
}

/** Score of a seat less the best of the others. */
export function lead<G extends Game>(ruleset: Ruleset<G>, state: G['State'], seat: string): number {
  const score = ruleset.score(state)
  let best = Number.NEGATIVE_INFINITY
  for (const other of ruleset.info.seats) if (other !== seat) best = Math.max(best, score[other] ?? 0)
  return (score[seat] ?? 0) - best
}

function outlook(scene: Scene, side: number): number {
  const living = scene.pieces.filter(({ gone }) => !gone)
  let sum = 0
  for (const piece of living) sum += (piece.side === side ? 1 : -1) * prospects(scene, piece, living)
  return sum
}

function prospects({ box }: Scene, piece: Piece, all: readonly Piece[]): number {
  let sum = WORTH.piece + WORTH.health * piece.health
  if (piece.heading === null) return sum
  const pose: Pose = { ...piece.at, heading: piece.heading }
  for (const other of all) {
    if (other.side !== piece.side) sum += WORTH.aim * aim(pose, other) * (isLevel(piece, other) ? 1 : 0.3)
  }
  const room = boxMargin(box, forward(pose, EDGE))
  return room >= 0 ? sum : sum + WORTH.board * Math.max(-1, room / EDGE)
}

/** In games with levels the level is the first thing said of a piece. */
const isLevel = (a: Piece, b: Piece): boolean => a.labels[0] === b.labels[0]

/** From 1 (close before the nose) to 0 (far off, or behind). */
function aim(pose: Pose, { at }: Piece): number {
  const range = distance(pose, at)
  return range >= FAR ? 0 : (1 - range / FAR) * Math.max(0, 1 - Math.abs(relativeBearing(pose, at)) / 90)
}
