import type { OTR1 } from '../amendments/otr1.js'
import type { AmendmentText } from './amendment-text.js'

/** Titles and summaries of section A. */
export const OTR1_TEXT: Readonly<Record<keyof typeof OTR1, AmendmentText>> = {
  'OTR1-3.4-half-fp': {
    title: 'Half flight points and charts',
    summary:
      'A carried half point is spent like any other, but it never enters a look-up: power, turn and maneuver requirements and every split of points go by the speed alone.',
  },
  'OTR1-3.6-6.6-fuel-injection': {
    title: 'Fuel injection in the first box',
    summary:
      'Every one of its 24 aircraft has an injected engine, so the limits on inverted level flight and negative G for other engines wait for later modules.',
  },
  'OTR1-4.5-stall-is-steep-dive': {
    title: 'After a stall',
    summary: 'When the next flight type is chosen, a stalled turn is treated as a turn of steep diving.',
  },
  'OTR1-5.1-bank-carry': {
    title: 'Carrying a bank',
    summary:
      'A bank may be begun in one turn and finished in the next; points already met are noted as a carry. Slips and skids work the same way.',
  },
  'OTR1-5.1-carry-use-or-lose': {
    title: 'Carries last one turn',
    summary: 'Bank, turn, slip and skid points carried in have to be used in that very turn, or they are gone.',
  },
  'OTR1-5.1-vertical-bank-declare': {
    title: 'Declaring a bank in vertical flight',
    summary:
      'Each bank completed in a vertical climb or dive comes with a declared angle, any of the six and free of the direction of facing. Without a bank there is no new declaration. A reversal inverts the last one declared.',
  },
  'OTR1-5.3-carry-no-instant-facing': {
    title: 'No instant facing',
    summary:
      'If a change of speed lowers the requirement so far that carried points already meet it, one more point must still be spent before the aircraft faces.',
  },
  'OTR1-5.3-inverted-turn-reduction': {
    title: 'Turning inverted',
    summary:
      'The lower requirement for inverted turning asks for a steep dive and for an inverted bank when that portion of the turn starts. A turn may mix upright and inverted portions.',
  },
  'OTR1-5.3-inverted-mode-split': {
    title: 'Split turn modes inverted',
    summary: 'Reduced for inverted turning, mode 3-2 is a plain 2 and mode 2-1 a plain 1.',
  },
  'OTR1-5.3-inverted-level-turn-decel': {
    title: 'Inverted turns in level flight',
    summary:
      'The extra 2 decel are owed as soon as one point counted toward the turn was spent inverted, by the bank before that point, even if the aircraft is upright when it faces.',
  },
  'OTR1-6.1-inverted-climb-timing': {
    title: 'Climbing inverted',
    summary:
      'The extra decel per increment falls only on increments gained by a VFP spent inverted; the bank before the VFP decides, so one that finishes a roll upright still pays.',
  },
  'OTR1-6.1-inverted-zoom-no-vc': {
    title: 'From an inverted zoom',
    summary: 'Only a zoom climb whose turn ended inverted bars a vertical climb.',
  },
  'OTR1-6.2-sd-min-loss': {
    title: 'Least loss of a steep dive',
    summary: 'A steep dive flown with a single VFP loses 2 increments or more.',
  },
  'OTR1-6.3-vd-inverted-exit': {
    title: 'Leaving a vertical dive inverted',
    summary:
      'Inverted, the dive goes on; only after the second vertical dive in a row may it be pushed, with negative G and still inverted, into a steep dive with half the speed or more as VFPs.',
  },
  'OTR1-6.3-mf-gifted-vertical': {
    title: 'M fighters in vertical flight',
    summary: 'With a gifted pilot an M-class fighter flies vertical climbs and dives freely.',
  },
  'OTR1-6.4-example-facings': {
    title: 'Corrected example of a reversal',
    summary: 'The Fw 190A-8 of the example turns to NW and comes out facing SE.',
  },
  'OTR1-8.1e-tailing': {
    title: 'Tailing from behind',
    summary:
      'The tailer stands in the rear arc or on one of its two border lines, within 8 hexes. Same hex, right rear and left rear do not do.',
  },
  'OTR1-10.2-friendly-in-fire': {
    title: 'Friends in the line of fire',
    summary: 'They never keep anyone from firing.',
  },
  'OTR1-10.5-arc-diagram': {
    title: 'Diagram of defensive arcs',
    summary: 'A diagram is printed anew since its grey tones had been lost.',
    withoutFunction: 'The diagram is not in the text at hand; arcs of defensive guns are data of each card.',
  },
  'OTR1-11.2-engine-shutdown': {
    title: 'Shutting down an engine',
    summary:
      'Declared and rolled as a turn begins, done when the next one begins. Meanwhile fire can still spread or explode and the windmilling propeller still drags.',
  },
  'OTR1-11.2-four-engine-speeds': {
    title: 'Speeds of four-engine bombers',
    summary:
      'Dead engines, load and severe damage all add up on minimum and max attainable speed; a table gives the sums for B-17 and B-24. Engine loss does not push the maximum under the unloaded minimum of the band.',
  },
  'OTR1-13-jettison-timing': {
    title: 'When stores go',
    summary:
      'At tactical and operational scale at the end of own movement; at combat scale in the combat phase once everyone has moved. Up to then the load counts.',
  },
  'OTR1-13-bomb-bay': {
    title: 'Bomb bays',
    summary:
      'Stores leave a bay only if its doors were open when the turn started. One turn to open, one to close; 1 decel in each turn they are not shut.',
  },
  'OTR1-15.1-takeoff-is-move': {
    title: 'Take-off at operational scale',
    summary:
      'Taking off into a permitted band over the base is the whole move of that turn. Joining up and assembling are allowed all the same.',
  },
  'OTR1-16.2-hard-point': {
    title: 'Hard-point targets',
    summary: 'Armored vehicles are hard-point targets; bunkers are not.',
  },
  'OTR1-20.2-takeoff': {
    title: 'Taking off at combat scale',
    summary:
      'Load does not cut power before the aircraft is airborne. It may lift off from its adjusted minimum on and must at 1.0 above; it is then one increment up, at no decel.',
  },
  'OTR1-20.2-flap-gear-timing': {
    title: 'Moving gear and flaps',
    summary:
      'Two separate actions of one turn each. While moving, flaps give no benefit but gear and flaps already drag. Flaps that move at more than 1.5 above the listed minimum are damaged.',
  },
  'OTR1-20.2-gear-flap-decel': {
    title: 'Drag of gear and flaps',
    summary:
      'In the air, gear down or moving costs decel equal to the start speed; flaps cost 1 and add 1 to every turn decel. This replaces the flat penalty of before.',
  },
  'OTR1-SCN-p47': {
    title: 'P-47s of two scenarios',
    summary: 'In two introductory scenarios the P-47D-10 is a P-47D-5.',
  },
  'OTR1-AID-turnchart-stall-note': {
    title: 'Turn chart: stalls',
    summary: 'The chart gets the note that stalled flight is steep diving for that turn.',
  },
  'OTR1-AID-overload-5': {
    title: 'Summary: over-loaded aircraft',
    summary: 'Max level and safe dive speeds are 0.5 lower.',
  },
  'OTR1-AID-severe-4': {
    title: 'Summary: climbing when severely damaged',
    summary: 'The aircraft climbs as if one load state heavier and pays 1 more decel per increment.',
  },
  'OTR1-AID-severe-5': {
    title: 'Summary: speeds and power when severely damaged',
    summary: 'Min level and min turn speeds go up by 0.5; total power goes down by 1, though not under 1.',
  },
  'OTR1-AID-noncumulative': {
    title: 'Summary: what adds up',
    summary: 'Loaded and over-loaded exclude each other; severe damage comes on top of either.',
  },
  'OTR1-AID-vd-delete': {
    title: 'Summary: from a vertical dive',
    summary: 'The line that let an inverted aircraft enter a steep dive upright is struck out.',
  },
  'OTR1-AID-bombers-mf': {
    title: 'Summary: M fighters',
    summary: 'M-class fighters may bank inverted, and with a gifted pilot fly vertically.',
  },
  'OTR1-CRIT-equip-3': {
    title: 'Equipment critical 3',
    summary:
      'Hydraulics: the gear hangs, max speeds fall by 2.0, and each turn costs decel equal to the speed. Fixed gear is merely damaged.',
  },
  'OTR1-AID-rocket-burst': {
    title: 'Air-burst rockets',
    summary: 'The marker goes 11 hexes away.',
  },
  'OTR1-ADC-bf109g10k4-climb': {
    title: 'Bf 109G-10/K-4: climb',
    summary: 'New average rates of climb for the bands VL to EH.',
  },
  'OTR1-ADC-bf109-landing': {
    title: 'All Bf 109: landing',
    summary: 'Hard to land: 1 more on landing attrition rolls.',
  },
  'OTR1-ADC-me163b': {
    title: 'Me 163B: climb and landing',
    summary:
      'New rates of climb for all bands, the upper four limited by the pilot’s oxygen; 2 more on forced landing rolls, and rough landings damage like a prang.',
  },
  'OTR1-ADC-p38j-ht': { title: 'P-38J: HT minimum', summary: 'In band VL the minimum for HT turns is 3.5.' },
  'OTR1-ADC-p51bc': {
    title: 'P-51B and C: flaps and hood',
    summary: 'Combat flaps up to 6.0 above the minimum; good visibility with the Malcolm hood.',
  },
  'OTR1-ADC-p51d': { title: 'P-51D: flaps', summary: 'Combat flaps up to 6.0 above the minimum.' },
  'OTR1-ADC-spit14fr': {
    title: 'Spitfire XIVe, F.R. variant: power',
    summary: 'Power in band LO at speed 8.0 is 4/5.',
  },
  'OTR1-CTR-pol': { title: 'POL counters', summary: 'Defense 8, hit capacity 8.' },
}
