/** How fire is declared, and by whom. */
import { type Gun, opponent, SEATS, type Seat, type Shot, type State } from '../state/state.js'

/** Is fire sealed until both are ready? @rule SP-7F-9 */
export const isSealed = ({ config }: Pick<State, 'config'>): boolean => config.options.fireDeclaration === 'sealed'
/** Is each shot rolled as it is declared? @rule SP-7F-9 */
export const isOpen = ({ config }: Pick<State, 'config'>): boolean => config.options.fireDeclaration === 'open'

/** Who has still to declare: both at once if sealed, else the side that moved and then the other. @rule SP-7F-9 */
export function declarers(state: Pick<State, 'config' | 'fire' | 'moving'>): readonly Seat[] {
  const { locked } = state.fire!
  const order = [state.moving, opponent(state.moving)]
  const left = (isSealed(state) ? SEATS : order).filter((seat) => !locked.includes(seat))
  return isSealed(state) ? left : left.slice(0, 1)
}

/** The shot that a gun has declared. @rule SP-7D-1 */
export const shotBy = ({ fire }: Pick<State, 'fire'>, id: string, gun: Gun): Shot | undefined =>
  fire?.shots.find((shot) => shot.plane === id && shot.gun === gun)
