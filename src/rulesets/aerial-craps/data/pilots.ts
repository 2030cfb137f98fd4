/** Eight pilots of our own making: the book gives scales and no names. */
import type { PilotCard } from '../state/state.js'

/** The shipped pilots. */
export const pilots: readonly PilotCard[] = [
  {
    id: 'rookie',
    name: 'Green replacement',
    experience: -2,
    flyingAdd: 1,
    flyingFree: 0,
    shooting: 6,
    pp: 2,
    spot: -1,
  },
  { id: 'steady', name: 'Line pilot', experience: 0, flyingAdd: 0, flyingFree: 0, shooting: 4, pp: 4, spot: 0 },
  { id: 'hawk', name: 'Sharp-eyed scout', experience: 1, flyingAdd: 0, flyingFree: 0, shooting: 4, pp: 4, spot: 2 },
  { id: 'hunter', name: 'Veteran hunter', experience: 1, flyingAdd: 0, flyingFree: 1, shooting: 3, pp: 5, spot: 1 },
  { id: 'stunt', name: 'Aerobat, poor shot', experience: 0, flyingAdd: 0, flyingFree: 2, shooting: 5, pp: 5, spot: 0 },
  { id: 'marks', name: 'Cool marksman', experience: 0, flyingAdd: 0, flyingFree: 0, shooting: 2, pp: 4, spot: 1 },
  { id: 'ace', name: 'Ace', experience: 2, flyingAdd: 0, flyingFree: 2, shooting: 2, pp: 7, spot: 1 },
  { id: 'timid', name: 'Shaken survivor', experience: 1, flyingAdd: 0, flyingFree: 0, shooting: 5, pp: 3, spot: 1 },
]
