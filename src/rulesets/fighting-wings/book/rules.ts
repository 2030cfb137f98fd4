/** The rule catalogue of the flight engine: entries of the errata sheet it plays, our own base rules, the kernel's. */
import type { CoreRule, RuleInfo } from '../../../core/index.js'
import { coreRules } from '../../../core/index.js'
import type { Citation } from '../errata/amendments.js'
import type { Options } from './options.js'

type Info = RuleInfo & { readonly option?: keyof Options }

/** Our own base rules: the rulebooks are not at hand. Ids and numbers are those of our catalogue. */
const base = {
  'BR-01': {
    title: 'Scale',
    source: 'public; our own',
    status: 'house',
    silent: true,
  },
  'BR-02': { title: 'Map, twelve facings and hexsides', source: 'our own', status: 'house' },
  'BR-03': {
    title: 'Altitude bands',
    source: 'our own',
    status: 'house',
    silent: true,
  },
  'BR-04': { title: 'Flight points', source: 'public', status: 'house' },
  'BR-05': { title: 'From accel to speed', source: 'public', status: 'house' },
  'BR-06': { title: 'Power and throttle', source: 'our own', status: 'house' },
  'BR-07': { title: 'Turn chart', source: 'our own', status: 'house' },
  'BR-08': { title: 'Turn decel and rates by class', source: 'our own', status: 'house' },
  'BR-09': { title: 'Banking', source: 'our own', status: 'house' },
  'BR-10': { title: 'Slips', source: 'our own', status: 'house' },
  'BR-11': { title: 'Vertical flight points by flight type', source: 'our own', status: 'house' },
  'BR-12': { title: 'Increments per vertical flight point', source: 'our own', status: 'house' },
  'BR-13': { title: 'Changing the flight type', source: 'our own', status: 'house' },
  'BR-14': { title: 'Limits of speed', source: 'our own', status: 'house' },
  'BR-15': { title: 'Stalls and spins', source: 'our own', status: 'house' },
  'BR-16': { title: 'Turn stalls', source: 'our own', status: 'house' },
  'BR-17': { title: 'Reversals and hammerheads', source: 'our own', status: 'house' },
  'BR-18': { title: 'Negative G', source: 'our own', status: 'house' },
  'BR-19': { title: 'Initiative', source: 'public; our own', status: 'house' },
  'BR-20': { title: 'Tailing', source: 'public; our own', status: 'house' },
  'BR-21': { title: 'Sighting', source: 'our own', status: 'house' },
  'BR-22': { title: 'Gunfire arcs', source: 'our own', status: 'house' },
  'BR-23': { title: 'Gunfire', source: 'our own', status: 'house' },
  'BR-24': { title: 'Deflection', source: 'our own', status: 'house' },
  'BR-25': { title: 'Ammunition and jams', source: 'our own', status: 'house' },
  'BR-26': { title: 'Damage', source: 'our own', status: 'house' },
  'BR-27': { title: 'Critical hits', source: 'our own', status: 'house', option: 'houseCriticals' },
  'BR-28': { title: 'Collision', source: 'our own', status: 'house' },
  'BR-29': { title: 'Head-on fire', source: 'public; our own', status: 'house' },
  'BR-30': { title: 'Loads', source: 'our own', status: 'house' },
  'BR-31': { title: 'The ground', source: 'our own', status: 'house' },
  'BR-32': { title: 'Victory', source: 'our own', status: 'house', option: 'breakOff' },
  'BR-33': { title: 'Ceiling', source: 'our own', status: 'house' },
  'BR-34': { title: 'Defensive fire', source: 'our own', status: 'house' },
  'BR-35': { title: 'No flight points at all', source: 'our own', status: 'house' },
  'BR-36': { title: 'Equal points', source: 'our own', status: 'house', option: 'tieBreak' },
  'BR-37': { title: 'Clouds', source: 'our own', status: 'house' },
  'BR-38': { title: 'Keeping foes in sight', source: 'our own', status: 'house', option: 'sightingRolls' },
  'BR-39': { title: 'Engines that are out', source: 'our own', status: 'house' },
  'BR-40': { title: 'Bombs on ground targets', source: 'our own', status: 'house' },
  'BR-41': { title: 'Flak', source: 'our own', status: 'house' },
} as const satisfies Readonly<Record<string, Info>>

/** Our own rulings where even our base rules leave a choice. */
const rulings = {
  'HR-01': {
    title: 'The errata in play',
    source: 'our own',
    status: 'house',
    option: 'edition',
    silent: true,
  },
  'HR-02': { title: 'Data cards and scenarios', source: 'our own', status: 'house' },
  'HR-03': { title: 'Sealed declarations', source: 'our own', status: 'house' },
  'HR-04': { title: 'One order of a kind between two flight points', source: 'our own', status: 'house' },
  'HR-05': { title: 'No dead ends', source: 'our own', status: 'house' },
  'HR-06': { title: 'Orders to an aircraft', source: 'our own', status: 'house' },
  'HR-07': { title: 'The sequence of play', source: '8.1', status: 'house' },
  'HR-08': { title: 'What follows the last flight point', source: 'our own', status: 'house' },
  'HR-09': { title: 'Wingmen', source: 'public; our own', status: 'house' },
  'HR-10': { title: 'Bailing out', source: 'our own', status: 'house' },
  'HR-11': { title: 'Landing gear', source: 'our own', status: 'house' },
} as const satisfies Readonly<Record<string, Info>>

/** Entries of the errata sheet that the flight engine plays. */
export const errata = {
  'OTR1-3.4-half-fp': { title: 'Half flight points', source: 'errata 3.4', status: 'book', option: 'inheritOtr1' },
  'OTR1-4.5-stall-is-steep-dive': {
    title: 'A stall counts as a steep dive',
    source: 'errata 4.5',
    status: 'book',
    silent: true,
  },
  'OTR1-AID-turnchart-stall-note': {
    title: 'A stall counts as a steep dive',
    source: 'errata, turn chart',
    status: 'book',
  },
  'OTR1-5.1-bank-carry': { title: 'Carrying a bank', source: 'errata 5.1', status: 'book' },
  'OTR1-5.1-carry-use-or-lose': { title: 'Carries are used or lost', source: 'errata 5.1', status: 'book' },
  'OTR1-5.1-vertical-bank-declare': {
    title: 'Banks in vertical flight, 1st edition',
    source: 'errata 5.1',
    status: 'book',
  },
  'OTR1-5.3-carry-no-instant-facing': {
    title: 'A carried turn still takes a flight point',
    source: 'errata 5.3',
    status: 'book',
    silent: true,
  },
  'OTR1-5.3-inverted-turn-reduction': {
    title: 'Turning inverted in a steep dive',
    source: 'errata 5.3',
    status: 'book',
  },
  'OTR1-5.3-inverted-mode-split': {
    title: 'Reduction of split turn modes',
    source: 'errata 5.3',
    status: 'book',
    silent: true,
  },
  'OTR1-5.3-inverted-level-turn-decel': {
    title: 'Turning inverted in level flight',
    source: 'errata 5.3',
    status: 'ruling',
    option: 'R-11',
  },
  'OTR1-6.1-inverted-climb-timing': { title: 'Climbing inverted', source: 'errata 6.1', status: 'book' },
  'OTR1-6.1-inverted-zoom-no-vc': {
    title: 'No vertical climb after an inverted zoom',
    source: 'errata 6.1',
    status: 'book',
  },
  'OTR1-6.2-sd-min-loss': { title: 'Least loss of a steep dive', source: 'errata 6.2', status: 'book' },
  'OTR1-6.3-vd-inverted-exit': {
    title: 'Leaving a vertical dive inverted',
    source: 'errata 6.3',
    status: 'ruling',
    option: 'R-01',
  },
  'OTR1-6.3-mf-gifted-vertical': {
    title: 'Gifted pilots of medium fighters fly vertically',
    source: 'errata 6.3',
    status: 'book',
    silent: true,
  },
  'OTR1-AID-bombers-mf': {
    title: 'Inverted banks and vertical flight by class',
    source: 'errata, summary',
    status: 'book',
  },
  'OTR1-8.1e-tailing': { title: 'Tailing from the rear arc', source: 'errata 8.1e', status: 'book' },
  'OTR1-10.2-friendly-in-fire': {
    title: 'Friends never inhibit fire',
    source: 'errata 10.2',
    status: 'book',
    silent: true,
  },
  'OTR1-11.2-engine-shutdown': { title: 'Shutting an engine down', source: 'errata 11.2', status: 'book' },
  'OTR1-11.2-four-engine-speeds': {
    title: 'Speeds of four-engined bombers',
    source: 'errata 11.2',
    status: 'book',
  },
  'OTR1-13-jettison-timing': { title: 'When stores are jettisoned', source: 'errata 13', status: 'book' },
  'OTR1-13-bomb-bay': { title: 'Bay doors', source: 'errata 13', status: 'book' },
  'OTR1-AID-overload-5': { title: 'Speeds when over-loaded', source: 'errata, summary', status: 'book' },
  'OTR1-AID-noncumulative': { title: 'One load at a time', source: 'errata, summary', status: 'book', silent: true },
  'OTR1-AID-severe-4': { title: 'Severe damage and climbing, 1st edition', source: 'errata, summary', status: 'book' },
  'OTR1-AID-severe-5': { title: 'Severe damage, speeds and power', source: 'errata, summary', status: 'book' },
  'OTR1-16.2-hard-point': { title: 'Hard-point targets', source: 'errata 16.2', status: 'book' },
  'OTR1-20.2-flap-gear-timing': { title: 'Moving gear and flaps', source: 'errata 20.2', status: 'book' },
  'OTR1-20.2-gear-flap-decel': { title: 'Decel of gear and flaps', source: 'errata 20.2', status: 'book' },
  'OTR1-3.6-6.6-fuel-injection': { title: 'Engines without fuel injection', source: 'errata 3.6', status: 'book' },
  'OTR1-CRIT-equip-3': { title: 'Hydraulics hit', source: 'errata, critical hits', status: 'ruling', option: 'R-12' },
  'OTR2-4.2-turn-decel-timing': { title: 'When turn decel is charged', source: 'errata 4.2', status: 'book' },
  'OTR2-4.6-turn-stall-backup': { title: 'A move taken back for a turn stall', source: 'errata 4.6', status: 'book' },
  'OTR2-5.1-5.3-7.1-carry': { title: 'Carrying banks, turns and slips', source: 'errata 5.1', status: 'book' },
  'OTR2-6.4-tailing-reversal': { title: 'Reversing after a tailed aircraft', source: 'errata 6.4', status: 'book' },
  'OTR2-8.1e-range': { title: 'Tailing range', source: 'errata 8.1e', status: 'book' },
  'OTR2-10.3-collision-mods': { title: 'Pilots in head-on collisions', source: 'errata 10.3', status: 'book' },
  'OTR2-10.3-worst-deflection': { title: 'Deflection of head-on fire', source: 'errata 10.3', status: 'book' },
  'OTR2-10.3-not-head-on': { title: 'What is no head-on', source: 'errata 10.3', status: 'book' },
  'OTR2-13-bomb-bay': { title: 'Bay doors', source: 'errata 13', status: 'book' },
  'OTR2-13-jettison-timing': { title: 'When stores are jettisoned', source: 'errata 13', status: 'book' },
  'OTR2-13-jettison-restrict': { title: 'When nothing can be jettisoned', source: 'errata 13', status: 'book' },
  'OTR2-18-reload': { title: 'Big guns reload', source: 'errata 18', status: 'book' },
  'ASP-10.3-stacking': { title: 'Pilots in head-on collisions', source: 'errata 10.3', status: 'book' },
  'ASP-10.3-head-on-notes': { title: 'Head-on fire', source: 'errata 10.3', status: 'book' },
  'FW-3.3-collision-size': { title: 'Size in collisions', source: 'errata 3.3', status: 'book' },
  'FW-4.1-dive-accel': { title: 'Accel of a dive', source: 'errata 4.1', status: 'book' },
  'FW-4.2-climb-decel': { title: 'Decel of a climb', source: 'errata 4.2', status: 'book' },
  'FW-4.2-excess-speed': { title: 'Decel of excess speed', source: 'errata 4.2', status: 'book' },
  'FW-4.5-stall-altitude': {
    title: 'Altitude lost in a stall',
    source: 'errata 4.5',
    status: 'ruling',
    option: 'R-15',
  },
  'FW-4.5-stall-restrictions': { title: 'No fire in stalls and spins', source: 'errata 4.5', status: 'book' },
  'FW-4.5-stall-carries': { title: 'Carries lost in stalls and spins', source: 'errata 4.5', status: 'book' },
  'FW-4.5-deliberate-spin': { title: 'Spinning on purpose', source: 'errata 4.5', status: 'book' },
  'FW-4.6-deliberate-turn-stall': { title: 'Turn stall on purpose', source: 'errata 4.6', status: 'book' },
  'FW-4.6-disorientation': { title: 'Disorientation', source: 'errata 4.6', status: 'book' },
  'FW-5.1-vertical-bank': { title: 'Banks in vertical flight', source: 'errata 5.1', status: 'book' },
  'FW-5.5-gloc-vfps': { title: 'Flight without a pilot', source: 'errata 5.5', status: 'ruling' },
  'FW-5.6-slats-stall': { title: 'Slats and stall rolls', source: 'errata 5.6', status: 'book', option: 'slats' },
  'FW-5.6-slats-minspeed': { title: 'Slats and minimum speed', source: 'errata 5.6', status: 'book', option: 'slats' },
  'FW-5.6-slats-turnspeed': { title: 'Slat-assisted turns', source: 'errata 5.6', status: 'book', option: 'slats' },
  'FW-5.6-slats-with-flaps': {
    title: 'Slats together with flaps',
    source: 'errata 5.6',
    status: 'ruling',
    option: 'slats',
  },
  'FW-6.3-from-zc-to-sd': {
    title: 'From zoom climb to steep dive',
    source: 'errata 6.3',
    status: 'ruling',
    option: 'R-04',
  },
  'FW-6.3-from-sd-to-zc': { title: 'From steep dive to zoom climb', source: 'errata 6.3', status: 'book' },
  'FW-6.4-sd-reversal-first-turn': {
    title: 'Reversal on the first turn of a dive',
    source: 'errata 6.4',
    status: 'book',
  },
  'FW-6.4-reversal-limits': {
    title: 'Limits of reversals',
    source: 'errata 6.4',
    status: 'book',
    option: 'reversalLimits',
  },
  'FW-6.6-negG-test': { title: 'When negative G is tested', source: 'errata 6.6', status: 'book' },
  'FW-7.1-slip-decel-timing': { title: 'When slip and turn decel is charged', source: 'errata 7.1', status: 'book' },
  'FW-7.5-hammerhead': { title: 'Hammerheads', source: 'errata 7.5', status: 'book' },
  'FW-7.7-negG-turn': { title: 'Negative-G turns', source: 'errata 7.7', status: 'ruling', option: 'R-18' },
  'FW-8.1e-class': { title: 'Who may tail whom', source: 'errata 8.1e', status: 'book' },
  'FW-8.1e-vertical-tailing': {
    title: 'Tailing in vertical flight',
    source: 'errata 8.1e',
    status: 'ruling',
    option: 'R-05',
  },
  'FW-8.1h-border': { title: 'Borders of the rear arc', source: 'errata 8.1h', status: 'book' },
  'FW-8.1h-blind-vertical': { title: 'Blind arcs in vertical flight', source: 'errata 8.1h', status: 'ruling' },
  'FW-9.2-vertical-turn-arc': { title: 'Turning arc in vertical flight', source: 'errata 9.2', status: 'book' },
  'FW-10.2-zero-deflection': { title: 'Zero deflection', source: 'errata 10.2', status: 'book' },
  'FW-10.2-beam-armor': { title: 'Cockpit armor from the beam', source: 'errata 10.2', status: 'book' },
  'FW-10.2-crack-half-burst': { title: 'Half bursts', source: 'errata 10.2', status: 'book' },
  'FW-10.2-temp-jams': { title: 'Clearing jams', source: 'errata 10.2', status: 'book' },
  'FW-10.2-mg-sighting': { title: 'Sighting with machine guns', source: 'errata 10.2', status: 'book' },
  'FW-10.5-blind-spot': { title: 'Blind spots of gunners', source: 'errata 10.5', status: 'ruling', option: 'R-40' },
  'FW-10.5-gunners-vertical': { title: 'Gunners in vertical flight', source: 'errata 10.5', status: 'book' },
  'FW-11-13-attainable': { title: 'Attainable and listed speed', source: 'errata 11', status: 'book' },
  'FW-11-power-order': { title: 'Order of power losses', source: 'errata 11', status: 'book' },
  'FW-11.1-severe-climb': { title: 'Severe damage and climbing', source: 'errata 11.1', status: 'ruling' },
  'FW-11.3-oxygen': { title: 'Oxygen', source: 'errata 11.3', status: 'ruling' },
  'FW-12.4-gifted': { title: 'Gifted pilots', source: 'errata 12.4', status: 'book' },
  'FW-12.2-green-leader': { title: 'Green leaders', source: 'errata 12.2', status: 'book' },
  'FW-13-drop-tanks': { title: 'Drop tanks', source: 'errata 13', status: 'ruling', option: 'R-06' },
  'FW-14.1-14.4-fatigue-sight': { title: 'Fatigue and sighting', source: 'errata 14.1, 14.4', status: 'book' },
  'FW-14.3-climb-speed': { title: 'Climb speed', source: 'errata 14.3', status: 'book' },
  'FW-14.6-setup': { title: 'Surprise', source: 'errata 14.6', status: 'book' },
  'FW-15.1-weather-immersion': { title: 'Nobody is set up in cloud', source: 'errata 15.1', status: 'book' },
  'FW-20.3.1-parachutists': { title: 'Parachutes', source: 'errata 20.3.1', status: 'book' },
  'FW-CRIT-engine': { title: 'Engine critical hits', source: 'errata, critical hits', status: 'book' },
} as const satisfies Readonly<Partial<Record<Citation, Info>>>

/** Every rule of the flight engine by id. */
export const rules = { ...coreRules, ...base, ...rulings, ...errata } as const satisfies Readonly<Record<string, Info>>

/** The id of a rule of the flight engine. */
export type RuleId = Exclude<keyof typeof rules, CoreRule>

/** The id of one of our own rules. */
export type HouseRule = keyof typeof base | keyof typeof rulings

/** The id of an entry of the errata sheet that the flight engine plays. */
export type ErrataRule = keyof typeof errata

/** Every entry of the errata sheet that the flight engine plays. */
export const ERRATA_RULES = Object.keys(errata) as readonly ErrataRule[]

/** Is this the id of a rule of the flight engine? */
export const isRule = (id: string): id is RuleId => Object.hasOwn(rules, id)
