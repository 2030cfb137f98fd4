/** Where a move that goes on as ordered will end: for bots, who see so what an order is for. No rule of the game. */
import { spotForward, spotSlip, spotTurn } from '../../../geometry/index.js'
import type { Bank, FlightType, Hand } from '../errata/vocabulary.js'
import { slipNeed } from '../flight/slips.js'
import { bankNeed, isBankedFor, isReduced, portionNeed } from '../flight/turning.js'
import { type Craft, craftOf, type Move, type Plane, plane, type State } from '../state/state.js'

/** An aircraft as its move will end; as it is, if it is not moving. */
export interface Outlook {
  q: number
  r: number
  facing: Plane['facing']
  alt: number
  bank: Bank
  /** null before it has chosen one this turn. */
  readonly flight: FlightType | null
  /** The side to which its last flight point turns. */
  turned: Hand | null
  /** It has turned or will turn at ET, and may not fire. */
  isHard: boolean
  /** What turns still to be flown will give, in points of accel. */
  accel: number
}

/** The turn that an aircraft is in, as far as it counts here. */
type Turn = Pick<NonNullable<Move['turn']>, 'dir' | 'rate' | 'negG' | 'k' | 'fps' | 'reduced'>

/** The outlook of one aircraft, as it is ordered or if it were in this turn. */
export function outlookOf(state: State, id: string, turn?: Turn | null): Outlook {
  const at = plane(state, id)
  const { q, r, facing, alt, bank, move } = at
  const [flight, turned] = [move?.flight ?? null, move?.turned ?? null]
  const end: Outlook = { q, r, facing, alt, bank, flight, turned, isHard: move?.rate === 'ET', accel: 0 }
  if (flight !== null && !move!.done && move!.left > 0)
    flyOut(state, at, craftOf(state, id), end, turn === undefined ? move!.turn : turn)
  return end
}

/** Flies the points that are left: level ones first, then the vertical ones that are owed. */
function flyOut(state: State, at: Plane, craft: Craft, end: Outlook, turn: Turn | null): void {
  const { left, v, vMin, bank, slip } = at.move!
  const level = left - Math.max(0, vMin - v)
  const banked = bank === null ? left + 1 : bankNeed(at, craft) - bank.h - bank.v
  const slipped = slip === null ? left + 1 : slipNeed(at, craft, slip.kind) - slip.fps
  const progress = { k: turn?.k ?? 0, fps: turn?.fps ?? 0 }
  for (let i = 1; i <= left; i++) {
    if (i > level) end.alt += riseOf(state, at.move!)
    else goAhead(end, i === slipped ? slip!.dir : null)
    const before = end.bank
    if (i >= banked) end.bank = bank!.to
    if (turn !== null) turnOn(state, at, craft, end, before, turn, progress)
  }
}

/** Increments of a vertical flight point, as few as there may be. */
function riseOf({ config: { base } }: State, { flight }: Move): number {
  if (flight === 'LVL') return 0
  const [least] = base.increments[flight!]
  return flight === 'ZC' || flight === 'VC' ? least : -least
}

/** One more point of the turn, if the wings before or after it are banked for it. */
function turnOn(
  state: State,
  at: Plane,
  craft: Craft,
  end: Outlook,
  before: Bank,
  turn: Turn,
  progress: Progress,
): void {
  const counts = isBankedFor(before, turn) || isBankedFor(end.bank, turn)
  end.turned = counts && !turn.negG ? turn.dir : null
  if (!counts) return
  if (progress.fps === 0) end.accel -= craft.turnDecel[turn.rate]
  if (turn.rate === 'ET') end.isHard = true
  const reduced = turn.fps === 0 ? isReduced(state, at) : turn.reduced
  if (++progress.fps < portionNeed(state, at, turn.rate, progress.k, reduced)) return
  swing(end, turn.dir)
  progress.k++
  progress.fps = 0
}

/** Portions of a turn flown, and points of the next one. */
interface Progress {
  k: number
  fps: number
}

function goAhead(end: Outlook, slip: Hand | null): void {
  const { q, r } = slip === null ? spotForward(end) : spotSlip(end, slip === 'L' ? 'left' : 'right')
  end.q = q
  end.r = r
}

function swing(end: Outlook, dir: Hand): void {
  const { q, r, facing } = spotTurn(end, dir === 'L' ? -1 : 1)
  end.q = q
  end.r = r
  end.facing = facing
}
