/** Blind spots of gunners, alone and stacked with others of their formation. */
import type { Io } from '../../../core/index.js'
import { blindShooters, isInSpot } from '../errata/functions/defensive-fire.js'
import { hexesBetween, markOf, slant } from '../flight/airspace.js'
import { craftOf, type FightingWings, flyerOf, flying, plane, type Shot, type State } from '../state/state.js'

type Dice = Pick<Io<FightingWings>, 'die'>

/** Does the attacker sit where this gun of the aircraft cannot reach? @rule FW-10.5-blind-spot */
export function isHidden(state: State, id: string, gun: string, attacker: string): boolean {
  if (!state.config.law.live['FW-10.5-blind-spot']) return false
  const hasSpot = craftOf(state, id).guns.some((one) => one.id === gun && one.blindSpot6)
  return hasSpot && isBehind(state, id, attacker)
}

function isBehind(state: State, id: string, attacker: string): boolean {
  const [from, to] = [plane(state, id), plane(state, attacker)]
  const place = { onSixLine: markOf(from, to) === 12, hexes: hexesBetween(from, to), dInc: to.alt - from.alt }
  return isInSpot(place, state.config.law.chosen)
}

/** Itself and the aircraft with such guns in its hex and formation that have the attacker in their blind spot. */
export function blindStack(state: State, id: string, attacker: string): readonly string[] {
  const { formation, side } = flyerOf(state, id)
  return flying(state).filter((other) => {
    if (other === id) return true
    const one = flyerOf(state, other)
    const isStacked = formation !== null && one.formation === formation && one.side === side
    if (!isStacked || hexesBetween(plane(state, id), plane(state, other)) > 0) return false
    return craftOf(state, other).guns.some(({ blindSpot6 }) => blindSpot6) && isBehind(state, other, attacker)
  })
}

/**
 * The shots that a blind spot stops once all are shown: of a stack only those of the aircraft that is attacked from
 * there, or, if none is, of the nearest. Each stack is asked once for each attacker.
 *
 * @rule FW-10.5-blind-spot
 */
export function stoppedShots(state: State, io: Dice): readonly Shot[] {
  const found = new Map<string, string | null>()
  return state.shots.filter(({ plane: id, gun, target }) => {
    if (gun === null || !isHidden(state, id, gun, target)) return false
    const stack = blindStack(state, id, target)
    const key = `${target} ${stack.join(' ')}`
    const blind = found.has(key) ? found.get(key) : blindOne(state, stack, target, io)
    found.set(key, blind as string | null)
    return blind === id
  })
}

function blindOne(state: State, stack: readonly string[], attacker: string, io: Dice): string | null {
  const candidates = stack.map((id) => ({ id, range: rangeTo(state, id, attacker), inBlindSpot: true }))
  const attacked = state.shots.find((shot) => shot.plane === attacker && shot.gun === null)?.target ?? null
  const sure = blindShooters(candidates, attacked)
  const answer = sure.ok ? sure : blindShooters(candidates, attacked, io.die(`blind spot ${attacker}`, 10))
  return answer.ok ? answer.value.blind : null
}

function rangeTo(state: State, id: string, attacker: string): number {
  const [from, to] = [plane(state, id), plane(state, attacker)]
  return slant(hexesBetween(from, to), to.alt - from.alt)
}
