/** The orders that a player looks for in a position, legal or not: what is refused is worth a reason. */
import { CELL_STEPS, type Square } from '../../../geometry/index.js'
import { sameSquare } from '../flight/map.js'
import type { Action, FrameKind, Seat, SeenPlane, View } from '../state/state.js'

type Wanted = (view: View, seat: Seat) => readonly Action[]

/** What the seat that is asked would look for; nothing if others are asked. */
export function wanted(view: View): readonly Action[] {
  const seat = view.seat as Seat
  const question = view.agenda.at(-1)
  if (question !== undefined) return question.waiting.includes(seat) ? (WANTED[question.kind]?.(view, seat) ?? []) : []
  return view.slot !== null && view.planes[view.slot.plane]!.side === seat ? moves(view, seat, view.slot.plane) : []
}

/** The planes in play in a square for which something holds. */
function planesIn(view: View, square: Square, holds: (plane: SeenPlane) => boolean): readonly string[] {
  return view.config.roster.filter((id) => {
    const plane = view.planes[id]!
    return plane.status === 'flying' && plane.cell !== null && sameSquare(plane.cell, square) && holds(plane)
  })
}

const isBomber = ({ config }: View, { card }: SeenPlane): boolean => config.cards[card]!.role === 'bomber'

/** Any way to go, an end of the move, an attack on who is in the same square, and bombs over an objective. */
function moves(view: View, seat: Seat, plane: string): readonly Action[] {
  return [
    ...CELL_STEPS.map((direction): Action => ({ type: 'moveSpace', seat, plane, direction })),
    { type: 'endMove', seat, plane },
    ...attacks(view, seat, plane),
    ...bombs(view, seat, plane),
  ]
}

function attacks(view: View, seat: Seat, mover: string): readonly Action[] {
  const at = view.planes[mover]!.cell!
  return planesIn(view, at, ({ side }) => side !== seat).map((target): Action => {
    const isLevel = view.planes[target]!.cell!.altitude === at.altitude
    return { type: isLevel ? 'chooseTarget' : 'attackBelow', seat, target }
  })
}

function bombs(view: View, seat: Seat, plane: string): readonly Action[] {
  const own = view.planes[plane]!
  const isOver = view.config.map.objectives.some((square) => sameSquare(square, own.cell!))
  return isOver && seat === 'french' && isBomber(view, own) ? [{ type: 'bomb', seat, plane }] : []
}

const attacksOfMover: Wanted = (view, seat) => attacks(view, seat, view.slot!.plane)

const WANTED: Readonly<Partial<Record<FrameKind, Wanted>>> = {
  chooseTarget: attacksOfMover,
  attackBelow: attacksOfMover,
  react: (view, seat) =>
    planesIn(view, view.planes[view.slot!.plane]!.cell!, ({ side }) => side === seat).flatMap((fighter): Action[] => [
      { type: 'react', seat, fighter },
      { type: 'decline', seat, fighter },
    ]),
  aa: (view, seat) =>
    view.guns.flatMap(({ square }, gun): readonly Action[] => {
      const targets = planesIn(view, square, ({ side }) => side !== seat)
      const fire = targets.map((target): Action => ({ type: 'fireAA', seat, gun, target }))
      return fire.length === 0 ? [] : [...fire, { type: 'passAA', seat, gun }]
    }),
  bombing: (view, seat) =>
    view.config.roster
      .filter((id) => view.planes[id]!.status === 'flying' && isBomber(view, view.planes[id]!))
      .filter((id) => view.planes[id]!.side === seat)
      .map((plane): Action => ({ type: 'bomb', seat, plane })),
}
