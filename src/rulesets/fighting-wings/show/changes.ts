/** Choices made and still changeable. */
import { type Alternative, top } from '../../../core/index.js'
import { gunShots } from '../gunnery/defensive-fire.js'
import { compareShots, fixedShots } from '../gunnery/gunnery.js'
import {
  type Action,
  craftOf,
  type Order,
  type Plane,
  type Seat,
  type Shot,
  type State,
  THROTTLES,
  type View,
} from '../state/state.js'
import { sample } from '../state/view.js'

type Changes = readonly Alternative<Action>[]

/** What is declared and may be declared otherwise until both sides are ready. @rule HR-03 */
export function changes(view: View): Changes {
  const { seat } = view
  const frame = top(view)
  if (seat === 'spectator' || frame === undefined || !frame.waiting.includes(seat)) return []
  const own = view.config.ids.filter((id) => view.config.flyers[id]?.side === seat && !view.planes[id]?.out)
  if (frame.kind === 'plot') return own.flatMap((id) => declared(view, id, seat))
  if (frame.kind !== 'headOn' && frame.kind !== 'shots') return []
  const state = sample(view, { die: () => 1 })
  return own.flatMap((id) => aimed(state, view, id, seat))
}

/** A throttle that was set may be set again; what else was declared can only be declared again. */
function declared({ planes, orders }: View, id: string, seat: Seat): Changes {
  const at = planes[id] as Plane
  if (at.gloc > 0) return []
  const order = orders[id] as Order | undefined
  const of = { seat, plane: id }
  const standing = (action: Action): Alternative<Action> => ({ action, standing: true })
  const set = order?.throttle ?? null
  const throttles = set === null ? [at.throttle] : THROTTLES
  return [
    ...throttles.map((throttle) => ({
      action: { type: 'setThrottle' as const, ...of, throttle },
      standing: throttle === (set ?? at.throttle),
    })),
    ...(order?.flaps ? [standing({ type: 'setFlaps', ...of, flaps: order.flaps })] : []),
    ...(order?.gear ? [standing({ type: 'setGear', ...of, gear: order.gear })] : []),
    ...(order?.bay ? [standing({ type: 'setBay', ...of, bay: order.bay })] : []),
    ...(order?.loosen ? [standing({ type: 'loosenFormation', ...of })] : []),
    ...(order?.shutdown ? [standing({ type: 'shutdownEngine', ...of })] : []),
  ]
}

/** Fixed guns and each gunner may take another target. */
function aimed(state: State, { shots }: View, id: string, seat: Seat): Changes {
  const taken = (gun: string | null): Shot | undefined => shots.find((shot) => shot.plane === id && shot.gun === gun)
  const fixed = taken(null)
  const volleys = fixed === undefined ? [] : fixedShots(state, id, false)
  return [
    ...volleys.map(({ target, weapons, burst, sighting }) => ({
      action: { type: 'fire' as const, seat, plane: id, target, weapons, burst, sighting },
      standing: fixed !== undefined && isSame(fixed, { plane: id, gun: null, target, weapons, burst, sighting }),
    })),
    ...craftOf(state, id).guns.flatMap(({ id: gun }) => {
      const now = taken(gun)
      if (now === undefined) return []
      return gunShots(state, id, gun).map(({ target }) => ({
        action: { type: 'fireGun' as const, seat, plane: id, gun, target },
        standing: target === now.target,
      }))
    }),
  ]
}

const isSame = (a: Shot, b: Shot): boolean =>
  compareShots(a, b) === 0 &&
  a.target === b.target &&
  a.burst === b.burst &&
  a.sighting === b.sighting &&
  a.weapons.join() === b.weapons.join()
