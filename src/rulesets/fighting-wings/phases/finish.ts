/** The end of one aircraft's move: negative G, carries, collisions, and the next aircraft. */
import { type Io, type Modifier, total } from '../../../core/index.js'
import { citing } from '../book/law.js'
import type { RuleId } from '../book/rules.js'
import { hexesBetween } from '../flight/airspace.js'
import { carryRule, closeVertical, hasCrashed, loseCarry, noteNegG, settleStay } from '../flight/flight.js'
import { invertedClimbLine, poster } from '../flight/ledger.js'
import {
  craftOf,
  type Draft,
  type Edited,
  edit,
  type FightingWings,
  flyerOf,
  type Plane,
  plane,
  type State,
} from '../state/state.js'
import { nextPlane } from '../turn/sequence.js'

type Table = Io<FightingWings>

/** Closes the move of an aircraft and goes on to the next. @rule HR-08 */
export function finishMove(draft: Draft, id: string, io: Table): void {
  const at = edit(draft, id)
  const move = at.move!
  closeVertical(at)
  if (!at.out) {
    settleStay(draft, id, at, io)
    noteHeldNegG(draft, id, at, io)
    if (move.upInv > 0) invertedClimbLine(draft, at, poster(at, id, io))
    keepCarries(draft, id, at, io)
  }
  noteFlight(at)
  move.done = true
  if (!hasCrashed(draft, id, io)) {
    io.emit?.({
      type: 'moveEnded',
      rule: 'HR-08',
      audience: 'all',
      plane: id,
      q: at.q,
      r: at.r,
      facing: at.facing,
      alt: at.alt,
      bank: at.bank,
    })
    for (const other in draft.planes) if (mayCollide(draft, at, id, other)) rollCollision(draft, id, other, io)
  }
  nextPlane(draft, io)
}

/** Inverted flight held all turn, and a climb flown inverted. @rule BR-18 */
function noteHeldNegG(draft: Draft, id: string, at: Edited, io: Table): void {
  const { flight, everUpright, v, vInv } = at.move!
  if (flight === 'LVL' && !everUpright) noteNegG(draft, id, at, 5, io)
  if ((flight === 'ZC' || flight === 'VC') && v > 0 && vInv * 3 >= v) noteNegG(draft, id, at, 8, io)
}

/** What was flown decides what can be flown next. @rule BR-13 */
function noteFlight(at: Edited): void {
  const move = at.move!
  const flown = move.hammerhead ? 'VD' : (move.flight ?? at.flight)
  const dives = flown === 'SD' || flown === 'VD'
  at.inRow = move.hammerhead ? 0 : flown === at.flight ? Math.min(100, at.inRow + 1) : 1
  at.dives = dives && !move.hammerhead ? Math.min(100, at.dives + 1) : 0
  at.flight = flown
  const isShort = move.h + move.v < 1 || at.stall !== 'none' || move.left > 0 || move.h + move.v < move.fps
  at.lastFps = isShort ? 1 : move.fps
  at.lastVfps = isShort ? 1 : move.v
}

/** What is under way may be finished next turn, if it was not carried in already. @rule OTR1-5.1-carry-use-or-lose */
function keepCarries(draft: Draft, id: string, at: Edited, io: Table): void {
  const { bank, turn, slip } = at.move!
  const keeps = (what: 'bank' | 'turn' | 'slip', carried: boolean, fps: number) =>
    fps > 0 && kept(draft, id, what, carried, fps, io)
  at.carryBank = bank !== null && keeps('bank', bank.carried, bank.h + bank.v) ? { ...bank, carried: true } : null
  at.carryTurn = turn !== null && keeps('turn', turn.carried, turn.fps) ? { ...turn, carried: true } : null
  at.carrySlip = slip !== null && keeps('slip', slip.carried, slip.fps) ? { ...slip, carried: true } : null
}

function kept(
  draft: Draft,
  id: string,
  what: 'bank' | 'turn' | 'slip',
  wasCarried: boolean,
  fps: number,
  io: Table,
): boolean {
  if (wasCarried) {
    loseCarry(draft, id, what, io)
    return false
  }
  io.emit?.({ type: 'carried', rule: carryRule(draft, what), audience: 'all', plane: id, what, fps })
  return true
}

// ---------------------------------------------------------------------------------------- collisions

/** In one hex at one altitude with a foe that has moved. @rule BR-28 */
function mayCollide(state: State, at: Plane, id: string, other: string): boolean {
  const foe = plane(state, other)
  if (at.alt !== foe.alt || hexesBetween(at, foe) > 0 || at.out || foe.out) return false
  return foe.move?.done === true && flyerOf(state, other).side !== flyerOf(state, id).side
}

/** @rule FW-3.3-collision-size */
function rollCollision(draft: Draft, id: string, other: string, io: Table): void {
  const die = io.die(`collision ${id} ${other}`, 10)
  const size = Math.max(craftOf(draft, id).size, craftOf(draft, other).size)
  const rule: RuleId = citing(draft.config.law, 'FW-3.3-collision-size', 'BR-28')
  const modifiers: readonly Modifier<RuleId>[] = size === 0 ? [] : [{ rule, label: 'largest-size', value: size }]
  const sum = die + total(modifiers)
  const need = draft.config.base.collision.at
  io.emit?.({
    type: 'collisionRolled',
    rule: 'BR-28',
    audience: 'all',
    plane: id,
    other,
    die,
    modifiers,
    total: sum,
    need,
    hit: sum >= need,
  })
  if (sum >= need) for (const victim of [id, other]) destroy(draft, victim, 'BR-28', io)
}

/** An aircraft is lost. */
export function destroy(draft: Draft, id: string, rule: RuleId, io: Pick<Table, 'emit'>): void {
  edit(draft, id).out = true
  io.emit?.({ type: 'destroyed', rule, audience: 'all', plane: id })
}
