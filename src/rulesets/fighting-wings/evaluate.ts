/** How well a seat stands: a guess for bots, no rule of the game. */
import { hexesBetween, markOf, slant } from './airspace.js'
import { speedsOf } from './energy.js'
import { altWindowOk, inGunArc } from './gunnery.js'
import { craftOf, flyerOf, flying, foeOf, type Plane, plane, type Seat, type State } from './state.js'
import { pointsOf } from './victory.js'

/** The lead in points, and what hits, guns that bear, energy and control will make of it. */
export function evaluate(state: State, seat: Seat): number {
  const { win, base } = state.config
  let lead = pointsOf(state, seat) - pointsOf(state, foeOf(seat))
  if (win === 'interceptPoints') lead += (seat === 'blue' ? -0.5 : 0.5) * base.points.intercept
  for (const shot of state.shots) lead += flyerOf(state, shot.plane).side === seat ? 0.3 : -0.3
  for (const id of flying(state)) lead += (flyerOf(state, id).side === seat ? 1 : -1) * prospectsOf(state, id)
  return lead / (3 + Math.abs(lead))
}

/** In points: a heavily damaged enemy is one. */
function prospectsOf(state: State, id: string): number {
  const own = plane(state, id)
  const hurt = own.hits / craftOf(state, id).hits
  return 1.5 * bestAim(state, id, own) + energyOf(state, id, own) - 2 * hurt - troubleOf(state, id, own)
}

/** Height, and speed up to what level flight allows, as this turn's ledger will leave it; more breaks wings. */
function energyOf(state: State, id: string, { speed, accel, move, alt }: Plane): number {
  const { max, dive } = speedsOf(state, id)
  let net = accel
  if (move !== null) for (const { points } of move.ledger) net += points
  const next = speed + net / state.config.base.accelPerHalf
  return 0.03 * Math.min(next, max) + 0.004 * alt - (next > dive ? 0.5 : 0)
}

function bestAim(state: State, id: string, own: Plane): number {
  const { side } = flyerOf(state, id)
  if (!Object.values(own.weapons).some(({ ammo, jam }) => ammo > 0 && jam === 'no')) return 0
  let best = 0
  for (const other of flying(state)) {
    if (flyerOf(state, other).side === side) continue
    const foe = plane(state, other)
    best = Math.max(best, aimAt(own, foe) + (bears(state, id, own, foe) ? 1 : 0))
  }
  return best
}

/** From 1, close behind, level and on the nose, to 0, ahead of the enemy or far away. */
function aimAt(own: Plane, foe: Plane): number {
  const [nose, tail] = [offNose(markOf(own, foe)), offNose(markOf(foe, own))]
  const far = hexesBetween(own, foe) + Math.abs(foe.alt - own.alt) / 2
  return ((1 - nose) * (1 - nose) * (0.6 + 0.4 * tail) * 6) / (6 + Math.max(0, far - 2))
}

/** Could its guns hit from where its move has brought it? */
function bears(state: State, id: string, own: Plane, foe: Plane): boolean {
  const flight = own.move?.flight ?? null
  if (flight === null || own.stall !== 'none') return false
  const [hexes, rise] = [hexesBetween(own, foe), foe.alt - own.alt]
  return slant(hexes, rise) <= REACH && altWindowOk(flight, hexes, rise) && inGunArc(state, id, markOf(own, foe))
}

const REACH = 4

/** From 0, dead ahead, to 1, dead astern. */
const offNose = (mark: number): number => (mark < 0 ? 0.5 : Math.min(mark, 24 - mark) / 12)

/** Out of control, or about to be; or too near to the ground. */
function troubleOf(state: State, id: string, { stall, gloc, alt, wounds, speed }: Plane): number {
  const loose = stall === 'none' ? (speed <= speedsOf(state, id).min ? 0.3 : 0) : 1
  const low = alt < LOW ? 1 - alt / LOW : 0
  return loose + (gloc > 0 ? 1 : 0) + low + (wounds.fire ? 1 : 0) + 0.3 * wounds.crew
}

/** Increments of altitude under which the ground counts. */
const LOW = 30
