import type { FW_FLIGHT } from '../amendments/fw-flight.js'
import type { AmendmentText } from './amendment-text.js'

/** Titles and summaries of section D, chapters 3 to 7. */
export const FW_FLIGHT_TEXT: Readonly<Record<keyof typeof FW_FLIGHT, AmendmentText>> = {
  'FW-3.3-collision-size': {
    title: 'Collisions and size',
    summary: 'The largest size modifier among the aircraft involved is added to the collision roll.',
  },
  'FW-4.1-dive-accel': {
    title: 'Dive accel',
    summary: 'One point per increment dived, and the listed number per VFP spent diving, at any speed and bank.',
  },
  'FW-4.2-climb-decel': {
    title: 'Climb decel',
    summary:
      'Per increment 1, inverted 2 unless in a pure vertical climb, and 1 more below climb speed. Per VFP the listed number up to 4.5, 2 up to 7.5, 1 above, and 1 more if severely damaged. Climb speed is the listed minimum plus 1.5, or the max attainable speed if lower.',
  },
  'FW-4.2-excess-speed': {
    title: 'Excess speed',
    summary: 'Three decel for each 0.5 by which the start speed, after idle power, tops the max level speed.',
  },
  'FW-4.5-stall-altitude': {
    title: 'Altitude lost in a stall',
    summary: 'Twice the speed or twice the turns stalled so far, whichever is more.',
  },
  'FW-4.5-stall-restrictions': {
    title: 'No fire in stalls and spins',
    summary:
      'Stalled and spinning aircraft neither attack nor fire defensive guns; they may be shot at. Bailing out of a spin ignores speed.',
  },
  'FW-4.5-stall-carries': {
    title: 'Carries in stalls and spins',
    summary:
      'Half points and carried turns, banks and maneuvers are lost. Accel and decel survive a stall, not a spin.',
  },
  'FW-4.5-deliberate-spin': {
    title: 'Spinning on purpose',
    summary:
      'Gifted pilots and regulars or better may want the spin: negative pilot modifiers turn positive and 2 is added. Recovery is as ever.',
  },
  'FW-4.6-deliberate-turn-stall': {
    title: 'Turn stalls on purpose',
    summary: 'A turn stall may be flown deliberately if declared as the move starts.',
  },
  'FW-4.6-disorientation': {
    title: 'Disorientation',
    summary:
      'After a turn stall green pilots fly one turn and recruits two as in GLOC, unless the aircraft still stalls or spins.',
  },
  'FW-5.1-vertical-bank': {
    title: 'Banking in vertical flight',
    summary:
      'No turns, but each completed bank may change facing its own way: to 30 degrees if met by HFPs, 60 if mixed, 90 if by VFPs. Two banks to 180 degrees may stay on a hexside. Each 60 degrees left unused lets the bank go one step back toward where it began.',
  },
  'FW-5.5-gloc-vfps': {
    title: 'VFPs in GLOC flight',
    summary: 'Two thirds of the speed exactly in vertical flight, half or more in steep dives and zooms.',
  },
  'FW-5.6-slats': {
    title: 'Slats',
    summary:
      'Slatted aircraft have -2 on stall and spin recovery rolls. Veterans and gifted pilots may fly 0.5 below the minimum. Regulars and better may turn HT to ET 0.5 below the turn minimum, for decel and worse shots; gifted pilots pay no decel and may do so in TT. Flaps on top cancel the worse shots, lower nothing further, and both decels are owed.',
  },
  'FW-6.3-from-zc-to-sd': {
    title: 'From a zoom into a steep dive',
    summary: 'Upright, half the speed is spent as HFPs before the first VFP.',
  },
  'FW-6.3-from-sd-to-zc': {
    title: 'From a steep dive into a zoom',
    summary: 'Upright, and if a third or less went into VFPs, it is allowed after two thirds of the speed as HFPs.',
  },
  'FW-6.4-sd-reversal-first-turn': {
    title: 'Reversing from a steep dive',
    summary: 'In the first diving turn only at or above the HT minimum; later without regard to it.',
  },
  'FW-6.4-reversal-limits': {
    title: 'Limits on reversals',
    summary:
      'From dives, level or inverted wings reverse by exactly 180 degrees, banked ones by 120 or 150, right attitudes clockwise and left ones counterclockwise. A table re-aims carried banks.',
  },
  'FW-6.6-negG-test': {
    title: 'Testing for negative G',
    summary:
      'Only the bank at the start of the move is looked at. Case 8 needs a third of the VFPs or more to be spent inverted.',
  },
  'FW-7.1-slip-decel-timing': {
    title: 'When slip decel is charged',
    summary: 'With the first point spent on the slip or skid, like turn decel.',
  },
  'FW-7.5-hammerhead': {
    title: 'Hammerheads',
    summary:
      'Not without a rudder and not in or at the edge of cloud. Any bank may be declared, and next turn it counts as a vertical dive.',
  },
  'FW-7.6-snap-rolls': {
    title: 'Snap rolls',
    summary: 'Not for M and H bombers; for M fighters only with a gifted pilot.',
  },
  'FW-7.7-negG-turn': {
    title: 'Negative-G turns',
    summary:
      'Fighters with regulars or better may push round against their bank, up to HT, at the minimum of the next rate. Upright this takes a flight type one steeper than before. No banking, no slats, no turning arc.',
  },
}
