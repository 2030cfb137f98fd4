/** The hand on the board: one finger or the mouse moves it, two fingers or the wheel bring it nearer. */
import { distance, type Point } from '../../geometry/index.js'

/** What the hand does. Points are pixels from the corner of the board. */
export interface Grip {
  /** The board is pushed by this many pixels. */
  push(dx: number, dy: number): void
  /** The board comes nearer by a factor, around a point that stays where it is. */
  zoom(factor: number, around: Point): void
  /** The hand lets go. */
  rest(): void
}

/** A pointer that has gone no farther than this has clicked. */
const STILL = 6
/** How much nearer a pixel, a line or a page of the wheel brings the board. */
const WHEEL: Readonly<Record<number, number>> = { 0: 0.0018, 1: 0.05, 2: 0.8 }

/** Lays the hand on the board. */
export function holdBoard(board: SVGSVGElement, grip: Grip): void {
  const held = new Map<number, Point>()
  let travelled = 0
  const at = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = board.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const move = (event: PointerEvent): void => {
    const before = held.get(event.pointerId)
    if (before === undefined) return
    const now = at(event)
    const [other] = [...held].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    held.set(event.pointerId, now)
    travelled += distance(before, now)
    if (travelled < STILL) return
    if (!board.hasPointerCapture(event.pointerId)) board.setPointerCapture(event.pointerId)
    if (other === undefined) grip.push(now.x - before.x, now.y - before.y)
    else pinch(grip, other, before, now)
  }
  const release = (event: PointerEvent): void => {
    if (!held.delete(event.pointerId) || held.size > 0) return
    grip.rest()
    // The click that ends a push comes right after it.
    setTimeout(() => {
      travelled = 0
    })
  }
  board.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    if (held.size === 0) travelled = 0
    held.set(event.pointerId, at(event))
  })
  board.addEventListener('pointermove', move)
  board.addEventListener('pointerup', release)
  board.addEventListener('pointercancel', release)
  // A push is no click.
  board.addEventListener('click', (event) => travelled >= STILL && event.stopImmediatePropagation(), { capture: true })
  board.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      const much = Math.min(1, Math.abs(event.deltaY) * (WHEEL[event.deltaMode] ?? 0) * (event.ctrlKey ? 10 : 1))
      grip.zoom(event.deltaY < 0 ? 1 + much : 1 / (1 + much), at(event))
      grip.rest()
    },
    { passive: false },
  )
}

/** Two fingers: what lies between them stays between them. */
function pinch(grip: Grip, other: Point, before: Point, now: Point): void {
  const middle = { x: (other.x + now.x) / 2, y: (other.y + now.y) / 2 }
  grip.push((now.x - before.x) / 2, (now.y - before.y) / 2)
  grip.zoom(distance(other, now) / Math.max(1, distance(other, before)), middle)
}
