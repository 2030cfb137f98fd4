/** Where the pieces of a game have been lately, seen on its pictures alone. */
import type { Piece, Scene, Shape } from 'wingover'
import type { Point } from 'wingover/geometry'

/** The ways the pieces went in this turn, and in the turn before it. */
export class Trails {
  #ways = new Map<string, Point[]>()
  #before = new Map<string, Point[]>()
  #turn = 0

  /** Notes where the pieces are. */
  watch({ pieces }: Scene, turn: number): void {
    if (turn > this.#turn) {
      this.#before = this.#ways
      this.#ways = new Map()
      this.#turn = turn
    }
    for (const piece of pieces) if (!piece.gone || this.#ways.has(piece.id)) this.#note(piece)
  }

  /** The picture with the ways of the last turn in which anything moved. */
  drawOn(scene: Scene): Scene {
    const ways = [...this.#ways.values()].some(isWay) ? this.#ways : this.#before
    const shapes = [...ways.values()].filter(isWay).map((points): Shape => ({ kind: 'line', role: 'path', points }))
    return { ...scene, shapes: [...scene.shapes, ...shapes] }
  }

  #note({ id, at }: Piece): void {
    const way = this.#ways.get(id) ?? []
    const last = way.at(-1)
    if (last === undefined || last.x !== at.x || last.y !== at.y) way.push(at)
    this.#ways.set(id, way)
  }
}

const isWay = (points: readonly Point[]): boolean => points.length > 1
