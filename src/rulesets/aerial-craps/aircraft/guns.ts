/** The guns of an aircraft. */
import type { State } from '../state/state.js'

/** Bursts of a full gun. @rule AC-1.51-2 */
export const fullAmmo = (state: Pick<State, 'config'>, reloadable: boolean): number =>
  reloadable ? state.config.tables.ammo.drum : state.config.tables.ammo.belt
