/** Whole random games of chess through the public doors of two well-known libraries: list, choose, apply. */
import { Chess as ChessJs } from 'chess.js'
import { Chess } from 'chessops/chess'
import type { NormalMove } from 'chessops/types'
import { chooser, type Work } from './clock.js'

/** Games drawn at random are long; this many plies are enough of one. */
const PLIES = 200

/** chessops plays in place, as a fork does. */
export function chessopsMoves(): Work {
  const choose = chooser(1)
  return () => {
    const position = Chess.default()
    let plies = 0
    for (let list = movesOf(position); list.length > 0 && plies < PLIES; list = movesOf(position), plies++)
      position.play(list[choose(list.length)]!)
    return plies
  }
}

function movesOf(position: Chess): readonly NormalMove[] {
  const moves: NormalMove[] = []
  if (position.isInsufficientMaterial()) return moves
  for (const [from, squares] of position.allDests()) {
    for (const to of squares)
      moves.push(isPromotion(position, from, to) ? { from, to, promotion: 'queen' } : { from, to })
  }
  return moves
}

const isPromotion = (position: Chess, from: number, to: number): boolean =>
  (to < 8 || to >= 56) && position.board.pawn.has(from)

/** chess.js plays in place too, and keeps the history of the game. */
export function chessJsMoves(): Work {
  const choose = chooser(1)
  return () => {
    const game = new ChessJs()
    let plies = 0
    for (let list = game.moves(); list.length > 0 && plies < PLIES; list = game.moves(), plies++)
      game.move(list[choose(list.length)]!)
    return plies
  }
}
