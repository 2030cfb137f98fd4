/** Whole flights to click: where the aircraft that is moving can end, and by which orders. */
import { type Io, type Route, top } from '../../../core/index.js'
import { ringStep } from '../errata/functions/bank.js'
import {
  FLIGHT_TYPES,
  type FlightType,
  type Hand,
  isVertical,
  SIDES,
  TURN_RATES,
  type TurnRate,
} from '../errata/vocabulary.js'
import { pointOf } from '../flight/airspace.js'
import { isPlan, planOf } from '../flight/attitudes.js'
import { newMove } from '../flight/energy.js'
import { isTurnStall, pointRefusal } from '../flight/flight.js'
import { isRateOpen, willCount } from '../flight/turning.js'
import { chooseType } from '../phases/activate.js'
import { bank, endTurning, fp, turn } from '../phases/move.js'
import { slip } from '../phases/rolls.js'
import { clone } from '../state/clone.js'
import { copyPlane } from '../state/copy.js'
import {
  type Action,
  craftOf,
  type Draft,
  type Edited,
  type FightingWings,
  flyerOf,
  type Plane,
  plane,
  type Seat,
  type State,
  type View,
} from '../state/state.js'
import { sample } from '../state/view.js'
import { isHelpless } from '../turn/tailing.js'

/** How the points that are left are flown. */
interface Program {
  /** Points straight ahead before anything is ordered. */
  readonly wait: number
  /** It rolls to this side if it must, and turns. */
  readonly turn: { readonly dir: Hand; readonly rate: TurnRate } | null
  /** Facings after which the turn ends. */
  readonly facings: number
  readonly slip: Hand | null
  /** Vertical points, and the increments of each. They come last. */
  readonly vfps: number
  readonly inc: number
}

/** Where a flight ends: the aircraft with all its points spent. */
export interface FlightEnd {
  readonly at: Plane
  readonly route: Route<Action>
}

/**
 * Flights of the aircraft whose turn it is, to the last of its flight points, the gentlest way to each place, facing and
 * altitude; before it has a flight type, that order comes first. Straight on, slips, and turns at every rate that is open,
 * begun after some points and ended after some facings, with the wings rolled as needed, vertical points last. No dice
 * fall on the way. The end of the move is an order of its own: there it may still reverse or roll back.
 *
 * @rule BR-04
 */
export function* routes(view: View): Generator<Route<Action>, void> {
  const { active, phase, seat } = view
  if (active === null || (phase !== 'activate' && phase !== 'move')) return
  const state = sample(view, { die: () => 1 })
  if (top(state) !== undefined || flyerOf(state, active).side !== seat) return
  for (const { route } of flightsOf(state, active)) if (route.orders.length > 1) yield route
}

/**
 * The flights of any aircraft: of the one that is moving with the points it has left, of another as if its turn came
 * now. None of one that nobody commands.
 */
export function* flightsOf(state: State, id: string): Generator<FlightEnd, void> {
  const cockpit = new Cockpit(state, id)
  if (isHelpless(state, id) || plane(state, id).out) return
  const met = new Set<string>()
  for (const type of cockpit.types()) {
    for (const program of cockpit.programs(type)) {
      const end = cockpit.fly(type, program)
      if (end === null || !isNew(met, end.at)) continue
      yield end
    }
  }
}

function isNew(met: Set<string>, { q, r, facing, alt }: Plane): boolean {
  const before = met.size
  return met.add(`${q} ${r} ${facing} ${alt}`).size > before
}

const STRAIGHT: Omit<Program, 'vfps' | 'inc'> = { wait: 0, turn: null, facings: 0, slip: null }
const WAITS = [0, 1, 2, 3, 4, 6] as const
const STOPS = [1, 2, 3] as const
/** A climb or dive is tried with fewer of them: it differs in altitude already. */
const FEW = { waits: [0, 2], stops: [1] } as const
const ALL = { waits: WAITS, stops: STOPS } as const
const UNTIL_THE_END = 99

/** What is flown level, gentlest first: the same place is reached by the first that leads there. */
function* manners(
  type: FlightType,
  rates: readonly TurnRate[],
  points: number,
): Generator<Omit<Program, 'vfps' | 'inc'>> {
  const { waits, stops } = type === 'LVL' ? ALL : FEW
  yield STRAIGHT
  if (isVertical(type)) return
  for (const rate of rates) {
    for (const dir of SIDES) {
      const way = { ...STRAIGHT, turn: { dir, rate } }
      for (const wait of waits) if (wait < points) yield { ...way, wait, facings: UNTIL_THE_END }
      for (const facings of stops) yield { ...way, facings }
    }
  }
  for (const dir of SIDES) yield { ...STRAIGHT, slip: dir }
}

// ---------------------------------------------------------------------------------------- a cockpit to try things in

const fallen = (): never => {
  throw new Error('no die falls on a route')
}
const SILENT: Io<FightingWings> = { die: fallen, pool: fallen, draw: fallen, reveal: () => undefined, emit: undefined }

type Order = Extract<Action, { type: 'chooseType' | 'turn' | 'endTurning' | 'bank' | 'slip' | 'fp' }>

const RULES = { chooseType, turn, endTurning, bank, slip, fp } as const

/** One copy of the position, in which only one aircraft is set back to its start again and again. */
class Cockpit {
  readonly #draft: Draft
  readonly #id: string
  readonly #start: Edited
  readonly #seat: Seat

  constructor(from: State, id: string) {
    const draft = clone(from)
    this.#id = id
    this.#seat = flyerOf(from, id).side
    this.#start = copyPlane(draft.planes[id]!)
    const { move } = this.#start
    if (move === null || move.done)
      this.#start.move = newMove(from, this.#start, craftOf(from, id)) as NonNullable<typeof move>
    draft.agenda = []
    draft.active = id
    this.#draft = draft
    this.#reset()
  }

  /** The flight types that can be chosen; the one it has if it has one. */
  types(): readonly FlightType[] {
    this.#reset()
    const { flight } = this.#start.move!
    if (flight !== null) return [flight]
    return FLIGHT_TYPES.filter((type) => isPlan(planOf(this.#draft, this.#id, type)))
  }

  /** The ways to fly that are worth trying in a flight type. */
  *programs(type: FlightType): Generator<Program> {
    this.#reset()
    this.#choose(type, [])
    const [at, craft] = [plane(this.#draft, this.#id), craftOf(this.#draft, this.#id)]
    const { left, v, vMin, vMax } = at.move!
    const rates = TURN_RATES.filter((rate) => isRateOpen(at, craft, rate))
    const spans = type === 'LVL' ? [0] : this.#draft.config.base.increments[type]
    const counts = type === 'LVL' ? [0] : [Math.max(0, vMin - v), Math.min(left, vMax - v)]
    for (const vfps of new Set(counts))
      for (const inc of new Set(spans)) for (const manner of manners(type, rates, left)) yield { ...manner, vfps, inc }
  }

  /** The flight, or null if it cannot be flown so. */
  fly(type: FlightType, program: Program): FlightEnd | null {
    this.#reset()
    const orders: Action[] = []
    const via = [pointOf(this.#start)]
    this.#choose(type, orders)
    let faced = 0
    for (let spent = 0; this.#at.move!.left > 0; spent++) {
      const { facing } = this.#at
      if (spent >= program.wait) this.#steer(program, faced, orders)
      if (isTurnStall(this.#draft, this.#id) || !this.#spend(program, orders)) return null
      if (this.#at.facing !== facing) faced++
      const { x, y } = pointOf(this.#at)
      if (x !== via.at(-1)!.x || y !== via.at(-1)!.y) via.push({ x, y })
    }
    if (program.turn !== null && faced === 0) return null
    const at = this.#at
    const ghost = { piece: this.#id, at: pointOf(at), heading: 30 * at.facing }
    return { at, route: { orders, ghost, via, cost: this.#start.move!.left, dice: [] } }
  }

  get #at(): Plane {
    return plane(this.#draft, this.#id)
  }

  #reset(): void {
    this.#draft.planes[this.#id] = copyPlane(this.#start)
    this.#draft.phase = this.#start.move!.flight === null ? 'activate' : 'move'
  }

  #choose(flight: FlightType, orders: Action[]): void {
    if (this.#start.move!.flight === null) this.#give({ type: 'chooseType', ...this.#by, flight }, orders)
  }

  get #by() {
    return { seat: this.#seat, plane: this.#id }
  }

  /** Gives an order if it is legal. */
  #give(order: Order, orders: Action[]): boolean {
    const rule = RULES[order.type]
    if (rule.check(this.#draft, order as never).length > 0) return false
    rule.apply(this.#draft, order as never, SILENT)
    orders.push(order)
    return true
  }

  /** What the program orders before the next point. */
  #steer({ turn: way, facings, slip: dir }: Program, faced: number, orders: Action[]): void {
    const by = this.#by
    const { move } = this.#at
    if (dir !== null && move!.slip === null && !orders.some(({ type }) => type === 'slip'))
      this.#give({ type: 'slip', ...by, dir }, orders)
    if (way === null) return
    if (faced >= facings) {
      if (move!.turn !== null) this.#give({ type: 'endTurning', ...by }, orders)
      return
    }
    this.#turnInto(way, orders)
  }

  #turnInto({ dir, rate }: NonNullable<Program['turn']>, orders: Action[]): void {
    const by = this.#by
    const { bank: now, move } = this.#at
    const isTurning = move!.turn?.dir === dir && move!.turn.rate === rate && !move!.turn.negG
    if (isTurning) return
    if (willCount(this.#at, craftOf(this.#draft, this.#id), { dir, negG: false }))
      this.#give({ type: 'turn', ...by, dir, rate, negG: false }, orders)
    else if (move!.bank === null) this.#give({ type: 'bank', ...by, to: ringStep(now, dir) }, orders)
  }

  /** The next point: level while the vertical ones can wait. Says whether the flight goes on. */
  #spend({ vfps, inc }: Program, orders: Action[]): boolean {
    const { left, v } = this.#at.move!
    const owed = vfps + this.#start.move!.v - v
    const isLevel = owed < left && pointRefusal(this.#draft, this.#id, 0) === null
    if (!this.#give({ type: 'fp', ...this.#by, inc: isLevel ? 0 : inc }, orders)) return false
    return !this.#at.out
  }
}
