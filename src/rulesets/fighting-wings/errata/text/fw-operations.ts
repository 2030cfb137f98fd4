import type { FW_OPERATIONS } from '../amendments/fw-operations.js'
import type { AmendmentText } from './amendment-text.js'

/** Titles and summaries of section D, chapters 13 to 20. */
export const FW_OPERATIONS_TEXT: Readonly<Record<keyof typeof FW_OPERATIONS, AmendmentText>> = {
  'FW-13-drop-tanks': {
    title: 'Drop tanks that stick',
    summary:
      'At combat scale each tank rolls; over 10 it sticks, with 1 more above max listed speed and 1 more after HT or harder. A second try follows next turn and may fail for good.',
  },
  'FW-14.1-14.4-fatigue-sight': {
    title: 'Fatigue and sighting',
    summary:
      'A spotter over two hours into the mission is 1 worse, over four hours 2 worse, on both sighting tables, each in its own direction.',
  },
  'FW-14.2-radar-choice': {
    title: 'Early warning radar',
    summary: 'Before rolling, the TMG attacker takes its modifier as plus or as minus.',
  },
  'FW-14.3-climb-speed': {
    title: 'Climb speed at tactical scale',
    summary: 'Defined as at combat scale.',
  },
  'FW-14.6-setup': {
    title: 'Setting up a combat',
    summary:
      'Defenders are placed and scattered, the range is rolled, attackers are placed and scattered, then banks are chosen, defenders first. Unsighted attackers pin the defenders for a turn, or two without radio.',
  },
  'FW-14.6-scatter-1': {
    title: 'Scattering',
    summary:
      'One die per four enemy aircraft, countered by one per nine; the rest is the number of adjustments, the main leader excepted. A TMG defender who spotted early adds dice.',
  },
  'FW-14.6-scatter-altitude': {
    title: 'Scattering high up',
    summary:
      'One to three more dice by the worst band from HI up, fewer with pressure cabins; in EH and above four moves.',
  },
  'FW-14.6-scatter-fatigue': {
    title: 'Scattering when tired',
    summary:
      'One more die beyond two hours, two beyond four with four moves for everyone; pressure cabins double the hours.',
  },
  'FW-14.11-remain-engaged': {
    title: 'Staying engaged',
    summary: 'Fighters that have caught unescorted bombers need not intercept them anew each operational turn.',
  },
  'FW-14.12-tmg-breakoff': {
    title: 'Breaking off to the TMG',
    summary:
      'Under the same conditions they may fall back to ring B or C of the TMG, regroup and come again while unmolested; ten minutes make an operational turn.',
  },
  'FW-15.1-weather-immersion': {
    title: 'Everyone in cloud',
    summary:
      'All leaders shift up or down alike, the shorter way, until the last is clear; if bands or ceilings forbid it the weather is rolled again. Wingmen stay out of cloud.',
  },
  'FW-15.5-endurance': {
    title: 'Endurance speed',
    summary:
      'All but bombers bound for a target may save fuel: in place, half a square a turn, or two squares in three turns, level or diving. On a border line one counts as in the square one came from.',
  },
  'FW-15.5-slow-formations': {
    title: 'Slow formations',
    summary:
      'Below 4.0 of cruise they move like that always, at normal fuel, climb a band a turn only in place, and loiter by half squares.',
  },
  'FW-15.7.1-time-lines': {
    title: 'Intercept time lines',
    summary:
      'The first success is minute one; later ones against the same pair come by half a die and the successes before them. Newcomers join, bounce, or enter from behind, by what they find.',
  },
  'FW-20.3.1-parachutists': {
    title: 'Shooting at parachutists',
    summary:
      'A chute sinks one increment a turn, has defense 15 and 5 hits, and no deflection. Each hit wounds on a 1, two wounds kill. All but the Japanese must find the resolve for it.',
  },
}
