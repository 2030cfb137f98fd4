import type { Guide } from '../../kit.js'

export const guide: Guide = {
  target:
    'A pilot follows one enemy at a time. Look for the one you want; once he is found, every well-flown move gains combat value (CV) on him, and CV is what your guns fire with.',
  pitch:
    'First comes the pitch. A climb costs speed, a dive gains it. One step up or down is free; more than that is tested with dice.',
  mpAdjust:
    'The die says how many movement points this turn has. Pilot Points can change it, but there is one pool of them for the whole turn.',
  useMp:
    'Each movement point is a hex ahead, perhaps with a turn, or a maneuver on the spot. Hard turns call for a test; beside each choice stands how likely it is to pass.',
  mtDice: 'This is the test. More dice make it easier to pass; those you buy cost Pilot Points.',
  speed: 'At the end of the move you may open up or throttle back. Watch the stalling speed in the question.',
  attack:
    'You have somebody in your sights. A longer burst has more dice and may jam the guns, and firing uses up CV: wait for a good one, or take the shot you have.',
}
