import type { Scene, Shape } from '../../core/index.js'
import type { Point } from '../../geometry/index.js'

/** The last move, seen on the pictures alone: where the pieces that moved last have come from. */
export class Trail {
  #before = new Map<string, Point>()
  #ways = new Map<string, Point[]>()

  /** The next picture, with the last move drawn on it unless the game draws paths itself. */
  drawOn(scene: Scene): Scene {
    this.follow(scene)
    if (scene.shapes.some(({ kind, role }) => kind === 'line' && role === 'path')) return scene
    return { ...scene, shapes: [...scene.shapes, ...this.shapes()] }
  }

  /** The last move so far. */
  shapes(): readonly Shape[] {
    return [...this.#ways.values()].map((points) => ({ kind: 'line', role: 'path', points }))
  }

  /** Takes note of the next picture. */
  follow({ pieces }: Scene): void {
    const moved = pieces.filter(({ id, at }) => isElsewhere(this.#before.get(id), at))
    if (moved.some(({ id }) => !this.#ways.has(id))) this.#ways = new Map()
    for (const { id, at } of moved) {
      this.#ways.set(id, [...(this.#ways.get(id) ?? [this.#before.get(id) as Point]), at])
    }
    this.#before = new Map(pieces.map(({ id, at }) => [id, at]))
  }
}

const isElsewhere = (before: Point | undefined, at: Point): boolean =>
  before !== undefined && (before.x !== at.x || before.y !== at.y)
