/**
 * What every rule of the flight engine says, in our own words: our base rules here, entries of the errata sheet from
 * the errata module. Kept apart from the rules so that a game carries no prose it does not show.
 *
 * @module
 */
import { type Explanation, explained, type RuleText, type RulingText, type TextsOf } from '../../../core/index.js'
import { owner } from '../errata/amendments.js'
import { AMENDMENT_TEXT } from '../errata/amendments.text.js'
import type { RulingId } from '../errata/rulings.js'
import { RULING_TEXT } from '../errata/rulings.text.js'
import { ERRATA_RULES, type ErrataRule, type HouseRule, type RuleId, rules } from './rules.js'

export type { Explanation, Glossary, RuleInfo, RuleText, RulingText, TextsOf } from '../../../core/index.js'
export { glossary } from './glossary.js'
export { type RuleId, rules }

const house: Readonly<Record<HouseRule, RuleText>> = {
  'BR-01': {
    summary: 'A turn is 4 seconds, a hex is 100 yards, an increment is 100 feet and a flight point is 50 mph.',
    silent: 'Fixes units only: no order can break it.',
  },
  'BR-02': {
    summary:
      'There are twelve facings. Odd ones run along hexsides, and an aircraft may stand on one; a turn takes it off, inward.',
  },
  'BR-03': {
    summary: 'Eight bands of 6,000 feet each, named VL to UH.',
    reason: '18,000 feet ends ML in the errata.',
    silent: 'Says which column of a data card applies: the speed or power it gives is cited.',
  },
  'BR-04': {
    summary: 'An aircraft has as many flight points as its speed; a half is kept until another half makes it whole.',
  },
  'BR-05': { summary: 'Every 5 net points of accel or decel change the speed by a half; the rest is carried over.' },
  'BR-06': {
    summary:
      'Idle costs half a speed at once and gives no power; normal and combat power are on the card. From climb speed up, part of the power left after damage, load and excess speed only holds the speed: the square of (speed / attainable speed), to the nearest point. One point always remains.',
    reason:
      'Without drag the best climb would be at top speed, and dives and zooms would gain more height than any climb.',
  },
  'BR-07': {
    summary:
      'Speed and turn rate give the flight points for each 30 degrees of turn; a split mode alternates its two numbers.',
  },
  'BR-08': {
    summary: 'Each 30 degrees of turn costs the decel on the card. Bombers of classes M and H turn at EZ and TT only.',
  },
  'BR-09': {
    summary:
      'Banking to the next angle takes the flight points on the card; to turn, an aircraft must be banked to that side.',
  },
  'BR-10': {
    summary:
      'A slip goes toward the side of the bank, or either way with level wings. It takes the flight points on the card and 1 decel; an HFP completes it, and the facing does not change.',
    reason: 'An aircraft slips toward its low wing; only the rudder can push it the other way, and that is a skid.',
  },
  'BR-11': {
    summary:
      'Zoom climbs and steep dives spend at least 1 VFP and 1 HFP, and less than two thirds of the speed as VFPs, though half of it is allowed; vertical ones spend two thirds or more. A steep dive that follows a vertical one spends half even if no HFP is left.',
    reason:
      'The errata calls flight with all points as VFPs pure vertical. Without an HFP a zoom climb at speed 2.5 hung over its hex.',
  },
  'BR-12': {
    summary: 'A VFP changes 1 or 2 increments, in a vertical climb 2, in a vertical dive 3.',
    reason: 'A vertical climb of 3 would gain more height than its decel pays for.',
  },
  'BR-13': {
    summary: 'What an aircraft can fly next depends on what it flew last and on its bank as the move begins.',
  },
  'BR-14': {
    summary:
      'Level flight never gains speed past the attainable speed, and no flight past safe dive speed + 1.0. Above the safe dive speed the structure is tested.',
    reason: 'Without a limit, a long dive would run past speed 20.',
  },
  'BR-15': {
    summary:
      'Below its minimum speed an aircraft is stalled: it goes one hex ahead, then down. A high roll means a spin, a low one ends it. Without a pilot it flies straight on.',
  },
  'BR-16': {
    summary:
      'Turning below the minimum of a rate is a turn stall: the aircraft flies half of its remaining points straight on, loses twice its speed in increments without any accel, takes decel of 6 plus its speed, swings 30 to 90 degrees, rolls for a spin, and may not fire. To do it on purpose takes a bank to that side and a rate that is too fast for the speed. Flaps lower the minimum of turns by 0.5; regular ones up to 1.5 over the minimum speed.',
    reason: 'A deliberate stall is a maneuver: it must come from a turn that could not be flown.',
  },
  'BR-17': {
    summary:
      'Vertical flight may end in a reversal; so may a steep dive that begins and ends inverted and spends every VFP it can at 2 increments. The pull-through costs as much as three portions of the hardest turn up to BT that the speed allows, and out of a steep dive also twice the speed in increments. Putting it off costs the same. A slow vertical climb may end in a hammerhead.',
    reason: 'Half a circle should cost the same whether it is pulled or turned.',
  },
  'BR-18': {
    summary:
      'There are eight cases of negative G. Pushes take a regular pilot. In the same turn there is no BT or ET turn, nothing is dropped and no jam is cleared, and an engine without injection gives no power.',
  },
  'BR-19': {
    summary:
      'Aircraft out of control move first: spinning, stalled, unconscious, surprised. The others roll a die, modified for the pilot: +3 for a foe they can see ahead within 8 hexes whose rear arc they are in, and -3 for the reverse. Low moves first. Ties are rolled off, then go by id.',
    reason: 'Whoever moves last gets most of the shots; that should depend on position more than on luck.',
  },
  'BR-20': {
    summary:
      'A tailer moves directly after the aircraft it tails. Its target must be in its front arc, on a course within 60 degrees of its own, within 300 feet of height per hex, and in range with height counted. A ring of tailers breaks at the lowest initiative.',
    reason: 'The sheet lifts these limits for vertical flight, so they must apply elsewhere.',
  },
  'BR-21': {
    summary:
      'Foes are seen unless surprise or a blind arc hides them as the turn begins. A foe that is not seen cannot be fired at.',
  },
  'BR-22': {
    summary:
      'Guns cover 30 degrees either side of the nose, and 30 more on the side of a turn if the last flight point counted toward it.',
  },
  'BR-23': {
    summary:
      'The odds of firepower to defense give a column; the column + 2, less the modified die, is the number of hits. Range is 1 to 6.',
  },
  'BR-24': { summary: "Deflection depends on which of the target's arcs the shooter is in." },
  'BR-25': {
    summary: 'Half, regular and long bursts use up 0.5, 1 and 2 shots. A long one jams its first weapon on a 10.',
  },
  'BR-26': {
    summary:
      'A quarter of the hits an aircraft can take, rounded up, is light damage, half is heavy, two thirds (to the nearest) is severe; all of them destroy it.',
  },
  'BR-27': {
    summary:
      'A natural 1 that hits is a critical hit on engine, airframe, equipment or crew; cockpit armor is taken off a die that would hit a lone pilot. An engine die of 7 stops an engine; an airframe die of 7 takes the rudder, and with it hammerheads, snap rolls and skids. A wounded pilot aims worse and turns no harder than BT.',
  },
  'BR-28': {
    summary:
      'Foes that end their moves in the same hex at the same altitude may collide; the larger one’s size counts.',
  },
  'BR-29': {
    summary:
      'Aircraft that meet nose to nose fire before all others, once a turn; within a hex and an increment they may then collide.',
  },
  'BR-30': {
    summary:
      'A load leaves two thirds of the power. A climbing VFP costs 1 more decel if loaded and 2 if over-loaded, and a portion of a turn at HT or harder costs 1 more. An over-loaded aircraft turns no harder than TT. Drop tanks make an aircraft loaded. Loads can be dropped after the shots; that turn was still flown with them.',
    reason: 'The sheet says that loads make climbs and turns cost more, but gives no numbers.',
  },
  'BR-31': { summary: 'At altitude 0 an aircraft has crashed.' },
  'BR-32': {
    summary:
      'After the last turn, heavy, severe and total damage score points. A side whose aircraft are all lost or severely damaged loses at once; in an intercept only the fighters can lose this way.',
  },
  'BR-33': { summary: 'No VFP goes above the ceiling; an aircraft that could only climb past it levels off.' },
  'BR-34': {
    summary:
      'Each defensive gun fires once a turn in its arcs and altitudes, but not while its aircraft turns harder than TT.',
  },
  'BR-35': { summary: 'An aircraft without a flight point is stalled.' },
  'BR-36': {
    summary:
      'If points are equal, the side wins whose aircraft have taken the smaller share of the hits they can take. A lost aircraft counts as all of its hits.',
    reason: 'Most drawn games had hits on one side only.',
  },
  'BR-37': {
    summary:
      'A deck is solid, edges included. If one aircraft is in it, or the deck lies between two, neither sees, tails or fires at the other. An aircraft that begins its move in cloud starts no vertical flight and no inverted bank, turns at TT at most, and flies no reversal.',
    reason:
      'The sheet calls decks solid, forbids hammerheads in them because they cannot be flown on instruments, and sets nobody up in one.',
  },
  'BR-38': {
    summary:
      'If at the end of a turn no foe can see an aircraft, because of cloud, blind arcs or more than 30 hexes, it is lost from sight and can be neither tailed nor fired at. Later it is found at once within 6 hexes; otherwise on a die of 7 or less, with 1 added for every 6 hexes and its size taken off, and the pilot, crew and fatigue of the best lookout counted. An aircraft that fires is seen.',
    reason: 'The sheet gives modifiers for sighting but not the table.',
  },
  'BR-39': {
    summary:
      'Running engines share the power. With four, speeds follow the table on the sheet, and two that are out count as one on each side; with two, losing one takes 1.5 off attainable speed. A burning engine may be shut down: on 8 or less it stops, and the fire is out as the next turn begins. Until then it burns and windmills for 1 decel.',
    reason: 'The sheet says when, but not on which die.',
  },
  'BR-40': {
    summary:
      'After the shots, bombs may be dropped in clear air on an enemy target within a hex, or from a steep dive on one in the front arc within three. The odds of the load (12, or 20 if over-loaded) to its defense give a column, as for gunfire. Add 1 for every 2,000 feet, take off 1 in a steep dive or 2 in a vertical one, and count the pilot. A hard point has twice its defense. As many hits as it can take destroy it, for its points.',
    reason: 'The tables for ground attack are in a rulebook we do not have.',
  },
  'BR-41': {
    summary:
      'After the shots each battery that is neither silenced nor reloading fires at the nearest foe in reach and in clear air. Add 2, and 1 for every 6 hexes. Half of the hits it can take silence a battery. Guns over 57 mm have to reload.',
    reason: 'The tables for flak are in a rulebook we do not have.',
  },
  'BR-42': {
    summary:
      'A skid is a slip by rudder alone: against the bank or with level wings, in half the flight points of a slip, rounded up, for 3 decel. Shots that turn are unstable. It takes a rudder.',
    reason:
      'The sheet names skids beside slips and times their decel; how they differ is in a rulebook we do not have.',
  },
  'BR-43': {
    summary:
      'A barrel roll goes round in a corkscrew and comes out a hex to the side with the wings as they were. It takes one flight point more than a slip and 2 decel. The aircraft must be able to fly inverted and may not be in cloud. In the turn that completes it, shots at the aircraft add 2, and it does not fire.',
    reason: 'The sheet names barrel rolls in a heading only.',
  },
  'BR-44': {
    summary:
      'A snap roll takes one HFP and 5 decel and ends at any other bank. It is possible once a turn, not in vertical flight or cloud, with a rudder, at no more than 3.0 over the listed minimum, for a gifted pilot or a regular or better one. It breaks off any turn, roll and slip; shots that turn are unstable.',
    reason:
      'The sheet says only which classes may not fly it. A snap roll is half a spin: flown slowly, over quickly, and expensive.',
  },
  'BR-45': {
    summary:
      'Raising the nose with inverted wings, from level to a zoom or from a steep dive to level, has the limits of a negative-G EZ turn: it takes a fighter, a regular pilot or better, and the minimum speed for TT, with no roll before the first flight point. In the 1st edition anyone may.',
    reason: 'The sheet says that inverted pull-ups have the limits of negative-G turns, but not at which rate.',
  },
  'BR-46': {
    summary:
      'A pilot fires head-on only if he rolls low enough: 5 for a recruit, 7 green, 8 regular, 9 veteran. Add 2 within a hex, 1 at two hexes; a hero takes 3 off, an ace 1. A pilot who fails holds his fire for the turn. Gunners need no such roll. Firing at parachutes takes one as at one hex, whether or not this rule is used.',
    reason:
      'The sheet speaks of a determination roll for head-on attacks, but its table is in a rulebook we do not have.',
  },
  'BR-47': {
    summary:
      "Fixed guns fire at enemy ground targets as they do at aircraft: in arc and reach, height counted, in clear air. Odds are against the target's defense, doubled for a hard point; there is no deflection.",
    reason: 'We have no gun table for ground targets.',
  },
  'BR-48': {
    summary:
      'Rockets make an aircraft loaded. After the shots, one salvo may be fired at a ground target in the arc and reach of the guns, with firepower 10. Or, in level flight, it may burst 11 hexes straight ahead at the same height: every aircraft within a hex and 200 feet of the burst, friends too, is attacked with firepower 14, and 1 is added. The pilot counts.',
    reason: 'The sheet gives one distance for air bursts; the tables for rockets are in a rulebook we do not have.',
  },
  'HR-01': {
    summary: 'The edition and the switches decide which entries of the errata sheet are in force.',
    silent: 'Says which entries of the sheet are in force: each is cited on its own.',
  },
  'HR-02': {
    summary: 'Cards, base numbers and scenarios from outside must make sense, and fit the corrections of the errata.',
  },
  'HR-03': { summary: 'Declarations before movement and shots are sealed until both sides are done.' },
  'HR-04': {
    summary: 'Between two flight points one order each may be given for turn, bank and slip.',
    reason: 'This way a move always comes to an end.',
  },
  'HR-05': {
    summary: 'A flight point after which the move could not be finished is refused, naming the rule it would break.',
  },
  'HR-06': { summary: 'You give orders only to your own aircraft, in play, when it is their turn.' },
  'HR-07': {
    summary:
      'A turn goes: declarations, tailing, initiative, movement one by one, head-on fire, other fire, loads, jams, crews, then bookkeeping.',
  },
  'HR-08': {
    summary: 'After the last flight point come a reversal, a hammerhead or rolling back, then the end of the move.',
  },
  'HR-09': {
    summary:
      'A wingman in formation may move directly after his leader instead of on his own number; in fixed parameters he must. A green leader leads on paper only.',
  },
  'HR-10': {
    summary:
      'At the end of a turn the crew of a severely damaged or burning aircraft may bail out. The aircraft is lost. Parachutes open on 8 or less: add 1 for each 1.0 of speed over 5.0 unless it spins, 3 below 500 feet, 2 for a wounded pilot. The crew then comes down.',
    reason: 'The sheet says that a bail-out can fail, but not on which die.',
  },
  'HR-11': {
    summary:
      'Where a scenario says so, landing gear can be lowered and raised; each takes a turn. Until it is up it costs decel equal to the start speed.',
    reason: 'Elsewhere it stays up: take-off and landing are not played.',
  },
  'HR-12': {
    summary:
      'A formation begins in fixed or in flexible parameters, and its leader may loosen it as a turn begins, for good. Fixed: within 2 hexes, 300 feet and 30 degrees of the leader; flexible: within 8 hexes, height counted. Outside them an aircraft is out of formation and moves on its own number. In fixed parameters wingmen move with the leader and gunners take 1 off their dice. If the leader is lost, the best pilot left leads.',
    reason:
      'The sheet says that there are two kinds and how they change; parameters and benefits are in a rulebook we do not have.',
  },
  'HR-13': {
    summary:
      'Where a scenario names the side that is attacked, its formations and then those of the attacker are scattered before the first turn. All dice are rolled first. Each adjustment moves an aircraft a hex any way, or 200 feet up or down; the other side makes as many as it likes. Then the defender, unless surprised, chooses upright banks, and then the attacker. Aircraft that fly alone are not scattered.',
    reason:
      'The sheet gives the dice and how often one aircraft is moved; we do not have the rulebook that says what an adjustment is.',
  },
}

/** Why an entry of the sheet is played but never cited. */
const silent: Readonly<Partial<Record<ErrataRule, string>>> = {
  'OTR1-4.5-stall-is-steep-dive': 'The sheet says it twice: the note on the turn chart is cited.',
  'OTR1-5.3-carry-no-instant-facing':
    'True by construction: a facing change only ever comes with a flight point that is spent.',
  'OTR1-5.3-inverted-mode-split':
    'Gives the number behind the reduced turn, which is cited as OTR1-5.3-inverted-turn-reduction.',
  'OTR1-6.3-mf-gifted-vertical': 'The play aid says the same and is cited: OTR1-AID-bombers-mf.',
  'OTR1-AID-noncumulative': 'True by construction: an aircraft is loaded or over-loaded, never both.',
  'OTR1-10.2-friendly-in-fire': 'A freedom: no shot is ever refused because a friend is in the way.',
}

type Ruled = { [I in ErrataRule]: (typeof rules)[I]['status'] extends 'ruling' ? I : never }[ErrataRule]

/** The ruling by which an entry is read, the ways to read it, the default first, and why no option plays the others. */
interface Decision {
  readonly by: RulingId
  readonly readings: readonly string[]
  readonly noSwitch?: string
}

/** By which ruling an entry of the sheet is read. */
const decided: Readonly<Record<Ruled, Decision>> = {
  'OTR1-3.4-half-fp': {
    by: 'R-10',
    readings: ['`true`: entries of 1994 serve the 2nd edition too', '`false`: they end with the 1st edition'],
  },
  'OTR1-5.1-vertical-bank-declare': {
    by: 'R-30',
    readings: ['each edition in its own way', 'the later way in both'],
    noSwitch: 'The option `edition` plays either.',
  },
  'OTR1-8.1e-tailing': {
    by: 'R-29',
    readings: ['never in the same hex in the 1st edition', 'in vertical flight in both'],
    noSwitch: 'The option `edition` plays either.',
  },
  'OTR1-11.2-engine-shutdown': {
    by: 'R-19',
    readings: ['filed under 11.2, and 11.3 in the 2nd edition', 'as numbered'],
    noSwitch: 'Only the paragraph numbers differ: nothing is played differently.',
  },
  'OTR1-11.2-four-engine-speeds': {
    by: 'R-07',
    readings: ['`pattern`: 3.5 lower, as the other rows have it', '`printed`: 1.5 lower'],
  },
  'OTR1-AID-severe-4': {
    by: 'R-31',
    readings: ['per increment in the 1st edition', 'per VFP in both'],
    noSwitch: 'The option `edition` plays either.',
  },
  'OTR1-AID-severe-5': {
    by: 'R-13',
    readings: ['power below 1 stays as it is', 'it is raised to 1'],
    noSwitch: 'Raised, a wound would add power that the engine does not have.',
  },
  'OTR1-20.2-flap-gear-timing': {
    by: 'R-45',
    readings: ['not for the box that prints a 20.2 of its own', 'for both boxes'],
    noSwitch: 'We do not have that 20.2, so we could not say which of the two applies.',
  },
  'OTR1-20.2-gear-flap-decel': {
    by: 'R-12',
    readings: ['`up`: a half speed costs the next whole number', '`down`: it costs the whole number below'],
  },
  'OTR2-10.3-collision-mods': {
    by: 'R-14',
    readings: ['the same numbers in both boxes', 'none in the box that lists none'],
    noSwitch: 'That box says how the numbers add up, which would then mean nothing.',
  },
  'ASP-10.3-stacking': {
    by: 'R-14',
    readings: ['the same numbers in both boxes', 'none in the box that lists none'],
    noSwitch: 'This box says how the numbers add up, which would then mean nothing.',
  },
  'ASP-10.3-head-on-notes': {
    by: 'R-46',
    readings: ['a clarification, as headed', 'an addition, as in the other box'],
    noSwitch: 'The notes are the same under either heading.',
  },
  'FW-4.2-climb-decel': {
    by: 'R-22',
    readings: ['severe damage is charged once', 'it is charged twice'],
    noSwitch: 'Charging twice would count one sentence twice because it is printed in two places.',
  },
  'FW-4.2-excess-speed': {
    by: 'R-48',
    readings: ['against what is attainable as the turn starts', 'against what is attainable as it ends'],
    noSwitch: 'Loads leave after movement: a turn already flown would change its price.',
  },
  'FW-5.1-vertical-bank': {
    by: 'R-16',
    readings: ['steps back stop at the bank of the start', 'they may go past it'],
    noSwitch: 'Past the start they lead away from it, and the text says toward.',
  },
  'FW-5.6-slats-minspeed': {
    by: 'R-36',
    readings: ['everyone who starts below the listed minimum pays', 'only pilots who fly on slats pay'],
    noSwitch: 'Everyone else who starts so slowly is stalled, and neither turns nor fires.',
  },
  'FW-5.6-slats-turnspeed': {
    by: 'R-35',
    readings: ['a gift and slats give 0.5 together', 'they give 0.5 each'],
    noSwitch: 'The two texts name one and the same benefit; there is no second one to add.',
  },
  'FW-6.3-from-sd-to-zc': {
    by: 'R-17',
    readings: ['two thirds rounded up', 'to the nearest'],
    noSwitch: 'Rounded down, less than two thirds would be enough, which goes against the words.',
  },
  'FW-7.6-snap-rolls': {
    by: 'R-51',
    readings: ['dive bombers are bombers', 'they are not'],
    noSwitch: 'A card says its own role: one that is called a fighter plays the other reading.',
  },
  'FW-8.1e-class': {
    by: 'R-51',
    readings: ['dive bombers are bombers', 'they are not'],
    noSwitch: 'A card says its own role: one that is called a fighter plays the other reading.',
  },
  'FW-10.2-crack-half-burst': {
    by: 'R-52',
    readings: ['one column down for a weapon that empties', 'none'],
    noSwitch: 'The shift is a base number, `gunfire.emptied`, and can be replaced.',
  },
  'FW-10.5-gunners-vertical': {
    by: 'R-38',
    readings: ['a light fighter is a fighter too', 'only classes F and MF are'],
    noSwitch: 'The contrast is with bombers, and every card says which it is.',
  },
  'FW-12.4-gifted': {
    by: 'R-35',
    readings: ['a gift and slats give 0.5 together', 'they give 0.5 each'],
    noSwitch: 'The two texts name one and the same benefit; there is no second one to add.',
  },
  'FW-14.6-setup': {
    by: 'R-50',
    readings: ['how near the middle defenders stand is not judged', 'only the middle will do'],
    noSwitch: 'Scenarios name their places, and the map has no edge and no middle.',
  },
  'FW-14.6-scatter-altitude': {
    by: 'R-25',
    readings: ['dice for height and for fatigue add up', 'only the larger number counts'],
    noSwitch: 'The sheet names only one worst case, for altitude, and no other.',
  },
  'FW-14.6-scatter-fatigue': {
    by: 'R-41',
    readings: ['four moves at most for two reasons', 'five'],
    noSwitch: 'Each text says four where three is normal; none says one more.',
  },
  'FW-15.1-weather-immersion': {
    by: 'R-26',
    readings: ['up, if both ways are equally far', 'down'],
    noSwitch: 'Nobody needs to be shifted: a scenario that begins in cloud is refused.',
  },
  'OTR1-6.3-vd-inverted-exit': {
    by: 'R-01',
    readings: ['`at-least`: half the speed or more as VFPs', '`at-most`: half the speed or less'],
  },
  'OTR1-5.3-inverted-level-turn-decel': {
    by: 'R-11',
    readings: ['`per-portion`: for every 30 degrees', '`per-turn`: once for a turn of any length'],
  },
  'OTR1-CRIT-equip-3': {
    by: 'R-12',
    readings: ['`up`: a half speed costs the next whole number', '`down`: it costs the whole number below'],
  },
  'FW-4.5-stall-altitude': {
    by: 'R-15',
    readings: ['`counts`: the first stalled turn is one', '`counts-not`: turns before this one are counted'],
  },
  'FW-5.5-gloc-vfps': {
    by: 'R-17',
    readings: ['to the nearest whole number, half up', 'always up'],
    noSwitch: 'Exactly two thirds leaves no other whole number; always up would be at least two thirds.',
  },
  'FW-5.6-slats-with-flaps': {
    by: 'R-43',
    readings: ['`allowed`: any pilot, since flaps ask for no skill', '`not-allowed`: regular pilots and better'],
  },
  'FW-6.3-from-zc-to-sd': {
    by: 'R-04',
    readings: ['`at-least`: half the speed or more as HFPs first', '`at-most`: no more than half the speed'],
  },
  'FW-7.7-negG-turn': {
    by: 'R-18',
    readings: ['`exactly-one`: one step steeper', '`one-or-more`: any steeper flight type'],
  },
  'FW-8.1e-vertical-tailing': {
    by: 'R-05',
    readings: ['`at-least`: 300 feet or more per hex', '`at-most`: 300 feet or less per hex'],
  },
  'FW-8.1h-blind-vertical': {
    by: 'R-21',
    readings: ['a target exactly level is seen', 'it is hidden'],
    noSwitch: 'Each case of the sheet is above or below: hiding what is neither would be a fifth.',
  },
  'FW-10.5-blind-spot': {
    by: 'R-40',
    readings: ['`one-per-hex`: an increment or more of height per hex', '`any-higher`: any height'],
  },
  'FW-13-drop-tanks': {
    by: 'R-06',
    readings: ['`seven-or-more`: a second try of 7 or more', '`exactly-seven`: of exactly 7'],
  },
  'FW-11.1-severe-climb': {
    by: 'R-22',
    readings: ['one rule, charged once', 'two rules, charged twice'],
    noSwitch: 'Charging twice would count one sentence twice because it is printed in two places.',
  },
  'FW-11.3-oxygen': {
    by: 'R-23',
    readings: ['a result of 1 or less', 'a result of exactly 1'],
    noSwitch: 'With exactly 1 the highest bands would be the safest.',
  },
}

const rulingOf = (id: ErrataRule): Omit<RulingText, 'summary'> | undefined => {
  if (!Object.hasOwn(decided, id)) return undefined
  const { by, readings, noSwitch } = decided[id as Ruled]
  const { issue, reason } = RULING_TEXT[by]
  return { question: issue, readings, choice: 0, reason, ...(noSwitch !== undefined && { noSwitch }) }
}

const amended = (id: ErrataRule): RuleText => {
  const entry = owner(id)
  const why = silent[id]
  return {
    summary: entry === null ? rules[id].title : AMENDMENT_TEXT[entry].summary,
    ...rulingOf(id),
    ...(why !== undefined && { silent: why }),
  }
}

/** The texts by rule id. */
export const texts = {
  ...house,
  ...Object.fromEntries(ERRATA_RULES.map((id) => [id, amended(id)])),
} as TextsOf<typeof rules, RuleId>

/** A rule explained. */
export const explain = (id: RuleId): Explanation<RuleId> => explained(id, rules[id], texts[id])
