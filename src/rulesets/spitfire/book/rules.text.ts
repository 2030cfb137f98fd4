/**
 * What every rule of SPITFIRE says, in our own words; for a ruling also what was unclear, how it can be read, which
 * reading is the default and why. Kept apart from the rules so that a game carries no prose it does not show.
 *
 * @module
 */
import { type Explanation, explained, type TextsOf } from '../../../core/index.js'
import { type RuleId, rules } from './rules.js'

export type { Explanation, Glossary, RuleInfo, RuleText, RulingText, TextsOf } from '../../../core/index.js'
export { glossary } from './glossary.js'
export { type RuleId, rules }

/** The texts by rule id, in the order of the book. */
export const texts: TextsOf<typeof rules, RuleId> = {
  'SP-2.1-1': {
    summary: 'The map has no terrain. Only the ground targets of scenario 9.2 give a hex a meaning.',
    silent: 'Hexes have no effect of their own; ground targets are cited as SP-9.2-4.',
  },
  'SP-2.1-2': {
    summary:
      'A hex is named by four digits: two for its column, counted from the west, and two for its place in the column, counted from the north.',
  },
  'SP-2.1-3': {
    summary:
      'Columns run north and south, so each hex has a flat side at the top. An aircraft faces one of six hexsides: N, NE, SE, S, SW, NW. East and west are corners, which is why 0102 to 0302 cannot be flown without a turn.',
    silent: 'The grid of the map: an order can name only these six facings.',
  },
  'SP-2.1-4': {
    summary: 'Even columns sit half a hex south of odd ones.',
    question: 'Which columns are staggered south? The map is lost.',
    readings: ['Even columns', 'Odd columns'],
    choice: 0,
    reason: 'Only then are all formations of scenario 9.3 symmetrical about the line their leaders fly.',
    noSwitch: 'The start hexes decide it: with odd columns lower, formations would be broken before the first move.',
    silent: 'The grid of the map: the start hexes of every formation depend on it.',
  },
  'SP-2.1-5': {
    summary:
      'The text does not say how large the map is; it uses columns up to 59 and rows up to 30. Ours has 60 columns of 34 hexes, about what fits on a sheet of 22 by 34 inches.',
  },
  'SP-2.2-1': {
    summary:
      'A hex is 46 m across, a level 55 m high, a game turn 3.3 seconds long, and a step of speed about 50 km/h. One hex in a turn is indeed about 50 km/h.',
    silent: 'A note on scale without effect on play.',
  },
  'SP-2.2-2': {
    summary: 'Fuel and ammunition never run out.',
    silent: 'Nothing is counted, so nothing is ever refused because it ran out.',
  },
  'SP-2.3-1': {
    summary:
      'An aircraft has a hex, a facing and an Altitude Level from 1 to 20 on the map, and three markers on its chart: Current Speed, Maximum Speed and Climb Progress.',
  },
  'SP-2.3-2': {
    summary:
      'Sides differ by colour, aircraft of a side by tint. A chart holds four aircraft, so a side has at most four of a type.',
    silent: 'No scenario brings more than four aircraft of a type, so the limit never binds.',
  },
  'SP-2.4-1': {
    summary:
      'There are fifteen types. British: Hurricane-I, Hurricane-II, Spitfire-I, Spitfire-V, Blenheim-IV. German: Bf.109E-3, Bf.109F, Bf.110C-3, Fw.190A, Ju.87B-2, Ju.88A-1, He.111H-3. French: D.520, Po.63. Polish: PZL.11.',
  },
  'SP-2.41-1': {
    summary:
      'The turn mode is two numbers: hexes to fly straight ahead before the first turn of a phase, and before the second. They alternate: with 3/4 it is three, four, three, four.',
    silent: 'Defines a number on the chart: applied, and cited, as SP-6B-4.',
  },
  'SP-2.42-1': {
    summary:
      'The steps by which an aircraft may gain speed in one Movement Phase: at 6, with a rating of 5, it may fly at up to 11.',
    silent: 'Defines a number on the chart: applied, and cited, as SP-6A-2.',
  },
  'SP-2.43-1': { summary: 'What one snap roll costs, in MPs.' },
  'SP-2.44-1': { summary: 'Three numbers: what a wing-over or split-S of one, two or three hexsides costs, in MPs.' },
  'SP-2.45-1': {
    summary: 'An f beside the cost of the vertical dive marks an engine with fuel injection.',
    silent: 'Defines a number on the chart: applied, and cited, as SP-6D-10 and SP-6D-11.',
  },
  'SP-2.46-1': {
    summary:
      'The die and the range in hexes give the Damage Points of a shot. Beyond the last column of the table a gun cannot fire.',
  },
  'SP-2.46-2': {
    summary:
      'Every Damage Point takes one step off the Maximum Speed; for three bombers, every second one does (SP-7F-3).',
    silent: 'Defines a number on the chart: applied, and cited, as SP-7F-2.',
  },
  'SP-2.47-1': {
    summary: 'The dive track gives a number of levels for each speed, and beside it the cost of a vertical dive.',
  },
  'SP-2.47-2': {
    summary: 'A vertical dive goes down at least one level and at most as many as the track says.',
    question: 'Is the number on the track how far an aircraft can dive, or how far it must?',
    readings: ['At most that many levels (`max`)', 'Exactly that many (`exact`)'],
    choice: 0,
    reason: 'The depth has to be announced, so it is a choice.',
  },
  'SP-2.47-3': {
    summary:
      'Read the dive track at the speed flown this phase. A depth is accepted if some speed supports it, and then only such speeds may be set.',
    question: 'Altitude is decided before speed. At which speed is the track read?',
    readings: ['At the speed of this phase (`phase`)', 'At the speed before it (`previous`)'],
    choice: 0,
    reason: 'The dive is flown at the new setting.',
  },
  'SP-2.48-1': {
    summary:
      'The climb track is a ring of boxes. Each step moves the marker on by one; when it is back at zero, the aircraft is one level higher.',
    silent: 'Defines a number on the chart: applied, and cited, as SP-6C-5.',
  },
  'SP-2.48-2': {
    summary: 'The climb ring of the Spitfire-I has 17 boxes, 0 to 16.',
    question: 'How many boxes does the ring have?',
    readings: ['17, as the example counts', '18, one for each number up to 17'],
    choice: 0,
    reason: 'In the example, six steps lead from step 15 to step 4 of the next level; only a ring of 17 does that.',
    noSwitch: 'The example decides it; a chart of your own may have any number of boxes.',
    silent: 'A number on one chart: its effect is cited as SP-6C-5.',
  },
  'SP-2.49-1': {
    summary:
      'The speed track runs from the lowest speed past Level Max to Max Speed. Speeds above Level Max are Dive speeds. Speed is counted in MPs: at speed 12 an aircraft spends 12.',
  },
  'SP-2.5-1': {
    summary:
      'The scenario says where aircraft start, how high, which way they face and how fast they fly, who is First, how to win, and what else applies.',
  },
  'SP-3.0-1': {
    summary:
      'At the start climb progress is zero, the Maximum Speed is the highest of the track, and the Current Speed is Level Max unless the scenario says otherwise.',
  },
  'SP-4.0-1': {
    summary: 'There are two sides. Several people may share one.',
    silent: 'The seats of the game: the kernel checks who may act.',
  },
  'SP-5.1-1': {
    summary: 'First moves and both sides fire; then Second moves and both sides fire. Repeat until the scenario ends.',
  },
  'SP-5.2-1': {
    summary: 'A Movement Phase has three segments: altitudes are decided, then speeds, then aircraft move.',
  },
  'SP-5.2-2': {
    summary:
      'A side first decides the altitude of all its aircraft, then all their speeds, then moves them one by one.',
    question: 'Do the segments run for the whole side, or one aircraft at a time?',
    readings: ['For the whole side (`player`)', 'One aircraft at a time (`aircraft`)'],
    choice: 0,
    reason: 'The sequence speaks of decisions for all aircraft before the move.',
  },
  'SP-5.2-3': {
    summary:
      'Each aircraft flies level, climbs, dives horizontally or dives vertically. For a dive its owner says how many levels.',
  },
  'SP-5.2-4': {
    summary: 'An aircraft that declares a climb buys at least one step; no other aircraft buys any.',
    question: 'Does a declared climb have to be flown?',
    readings: ['At least one step of it (`oneStep`)', 'No, it is only a permission (`none`)'],
    choice: 0,
    reason: 'A declaration must mean something.',
  },
  'SP-5.2-5': {
    summary: 'The free drop of one level is declared as a horizontal dive of one level.',
    question: 'Must a drift be announced?',
    readings: ['Yes, like every dive', 'No, it may be added at any time'],
    choice: 0,
    reason: 'It is listed among the dives, and dives are announced.',
    noSwitch: 'All dives happen at the start of a Movement Phase, so adding a drop later goes against the text.',
  },
  'SP-5.2-6': {
    summary:
      'The new speed may not be lower than the current one, nor higher by more than the acceleration. It may not exceed the Maximum Speed or, without a dive, Level Max. An altitude decision is accepted only if some speed goes with it.',
  },
  'SP-5.2-7': { summary: 'An aircraft spends exactly as many MPs as its speed, unless it leaves play first.' },
  'SP-5.2-8': { summary: "Nobody moves aircraft in the other side's Movement Phase." },
  'SP-5.2-9': {
    summary: 'Decisions may be changed until their segment is closed, and not afterwards.',
    question: 'When is a decision final?',
    readings: ['When the segment is closed', 'As soon as it is said'],
    choice: 0,
    reason: "Nothing is hidden and no die has fallen, so changing one's mind does no harm.",
    noSwitch:
      'Nothing is hidden and no die falls before a segment is closed: taking a decision back gains nobody anything.',
  },
  'SP-5.2-10': {
    summary: 'All fire of a Combat Phase is resolved before any damage, loss or change of speed takes effect.',
  },
  'SP-6-1': {
    summary: 'A side moves its aircraft in any order, but one after the other, each along a path traced hex by hex.',
  },
  'SP-6-2': { summary: 'An aircraft enters only the hex in front of its nose.' },
  'SP-6A-1': { summary: 'Entering a hex costs one MP.' },
  'SP-6A-2': {
    summary:
      'Aircraft gain speed only in the speed segment, by at most the acceleration on the chart. They may do so even in a phase with a climb, a horizontal dive, a wing-over or a split-S.',
  },
  'SP-6A-3': { summary: 'The only way to slow down on purpose is after a climb, at the end of the move.' },
  'SP-6B-1': {
    summary:
      'Before spending any other MP, an aircraft may turn one hexside in place for one MP, whatever its turn mode.',
  },
  'SP-6B-2': {
    summary: 'A start turn may follow a vertical dive, which comes before all other MPs.',
    question: 'Is a start turn still possible after a vertical dive?',
    readings: ['Yes, the dive is not lateral movement (`true`)', 'No, the dive was the first expenditure (`false`)'],
    choice: 0,
    reason: 'The dive is executed before movement begins.',
  },
  'SP-6B-3': {
    summary: 'After a start turn the next turn needs the first number of the turn mode.',
    question: 'Does the start turn count as the first turn?',
    readings: ['No (`false`)', 'Yes, so the next needs the second number (`true`)'],
    choice: 0,
    reason: 'The text applies the turn mode from then on, so it starts at its first number.',
    silent: 'Says which number a turn needs: applied, and cited, as SP-6B-4.',
  },
  'SP-6B-4': {
    summary:
      'An aircraft may turn once it has flown as many hexes straight ahead as its turn mode asks, counted from the start of the phase or from its last turn, wing-over or split-S. A turn costs one MP and starts the count again; the next turn needs the other number of the turn mode. Extra hexes are not saved up.',
  },
  'SP-6B-5': {
    summary: 'A turn is one hexside. It may be the last MP of a phase.',
    silent: 'A turn has a side and no size, so a wider one cannot be ordered.',
  },
  'SP-6B-6': {
    summary: 'Each phase starts the count at nothing flown, with the first number due.',
    question: 'Are straight hexes remembered from phase to phase?',
    readings: ['No (`false`)', 'Yes (`true`)'],
    choice: 0,
    reason: 'The turn mode counts the turns of a phase.',
    silent: 'Says where counting begins: applied, and cited, as SP-6B-4.',
  },
  'SP-6B-7': {
    summary: 'Only hexes entered straight ahead count for the turn mode. Climbing and diving neither count nor reset.',
    question: 'What counts as forward movement?',
    readings: ['Hexes entered straight ahead', 'Every MP'],
    choice: 0,
    reason: 'The examples count hexes.',
    noSwitch: 'The examples count hexes; counting every MP goes against them.',
    silent: 'Says what is counted: applied, and cited, as SP-6B-4.',
  },
  'SP-6C-1': {
    summary:
      'An aircraft that has declared a climb may spend MPs on climbing, in place, at any point between hexes and turns.',
  },
  'SP-6C-2': { summary: 'A step of climb costs a fighter one MP and a bomber two.' },
  'SP-6C-3': {
    summary: 'Ju.87, Ju.88, He.111, Po.63 and Blenheim pay two MPs a step; the Bf.110 pays one.',
    question: 'Which types count as bombers when climbing?',
    readings: ['The types listed as bombers', 'The three large bombers only'],
    choice: 0,
    reason: 'The availability list is the only place that says which types are bombers.',
    noSwitch: 'The text speaks of bomber types, and there is no other list of them.',
  },
  'SP-6C-4': {
    summary: 'Bombers buy climb steps with two MPs each; an odd MP has to be spent on something else.',
    question: 'Can half a step be kept?',
    readings: ['No', 'Yes, for the next phase'],
    choice: 0,
    reason: 'The ring has no half boxes.',
    noSwitch: 'There is no box on the ring, and no marker, to keep half a step.',
  },
  'SP-6C-5': {
    summary: 'As soon as the marker is back at zero, the aircraft is one level higher and may keep climbing.',
  },
  'SP-6C-6': {
    summary: 'Climb progress counts only toward the next level. It does not affect stacking, range or fire.',
    silent: 'Nothing but the ring reads the climb progress, so it has no effect to cite.',
  },
  'SP-6C-7': {
    summary:
      'At the end of a move with a climb, the owner may lower the Current Speed by up to one step for each MP spent on the climb, but not below the lowest speed of the chart.',
  },
  'SP-6C-8': { summary: 'An aircraft that has climbed keeps its nose up until its next altitude segment.' },
  'SP-6C-9': {
    summary:
      'Markers go from level 1 to level 20. At level 20 an aircraft may climb to the last box of the ring and no further.',
  },
  'SP-6D-1': {
    summary: 'Dives go down whole levels. A dive leaves the climb progress as it is.',
    silent: 'Dives are ordered in whole levels and never touch the ring.',
  },
  'SP-6D-2': {
    summary: 'The whole dive comes first, in the hex where the move begins.',
    silent: 'The dive is part of beginning a move, so no other order can come before it.',
  },
  'SP-6D-3': { summary: 'Nobody climbs and dives in one phase.' },
  'SP-6D-4': { summary: 'An aircraft that does not climb may drop one level, at any speed and for no MPs.' },
  'SP-6D-5': {
    summary:
      "A horizontal dive goes down up to four levels, but no more than the dive track gives for this phase's speed. It costs no MPs, and the aircraft may gain speed.",
  },
  'SP-6D-6': {
    summary: 'Above Level Max an aircraft must dive. Any dive will do, even drifting.',
    question: 'Does drifting hold a Dive speed?',
    readings: ['Yes (`true`)', 'No, it is treated like level flight (`false`)'],
    choice: 0,
    reason: 'Drifting is called a dive.',
  },
  'SP-6D-7': {
    summary: 'An aircraft above Level Max that flies level or climbs drops to Level Max when segment A closes.',
    question:
      'Speed is lost only by climbing, and climbing is forbidden above Level Max. How does an aircraft leave the Dive speeds?',
    readings: [
      'It drops to Level Max by not diving (`clampToLevelMax`)',
      'Never: it dives until it crashes (`locked`)',
    ],
    choice: 0,
    reason:
      'The rule cannot mean that suicide is the only way out, and a split-S after a fast dive would be impossible.',
  },
  'SP-6D-8': {
    summary:
      'A vertical dive goes down up to as many levels as the dive track gives. Its MPs are spent first, in the hex where the move begins; the rest is flown at the new level. An aircraft too slow to pay for it cannot make it.',
  },
  'SP-6D-9': {
    summary:
      'A vertical dive nearly always costs the same at any depth, so a chart gives one cost, or one for each depth.',
  },
  'SP-6D-10': {
    summary:
      'Without fuel injection an aircraft gains no speed in its first vertical dive. It may if its last phase began with a vertical dive too; an earlier horizontal dive does not help.',
  },
  'SP-6D-11': { summary: 'With fuel injection an aircraft may gain speed in any vertical dive.' },
  'SP-6D-12': {
    summary:
      'At a speed with no entry on the dive track, or once damage has removed the entries, only the drop of one level is possible.',
  },
  'SP-6D-13': {
    summary: 'A horizontal dive is limited by the number on the track, whatever a vertical dive would cost.',
    question: 'Does the price of a vertical dive limit a horizontal one?',
    readings: ['No', 'Yes, only speeds that can pay count'],
    choice: 0,
    reason: 'A horizontal dive costs nothing. On a sane chart the question does not arise.',
    noSwitch:
      'On every chart of the book the speeds of the dive track can pay, so both readings come to the same thing.',
    silent: 'It refuses nothing: the limit of a horizontal dive never asks about the cost.',
  },
  'SP-6D-14': {
    summary: 'A horizontal dive leaves the nose 45 degrees down, a vertical one 90, until the next altitude segment.',
  },
  'SP-6E-1': {
    summary:
      'No two aircraft may end a Movement Phase in the same hex at the same level. A move may not end on an enemy, or on a friend that has already moved; a friend that still has to move must then end elsewhere.',
    question: 'When is stacking judged?',
    readings: ['At the end of the phase (`phaseEnd`)', 'At the end of each move (`moveEnd`)'],
    choice: 0,
    reason: 'The rule names the end of the phase.',
  },
  'SP-6E-2': {
    summary: 'An aircraft may pass through occupied hexes at any level.',
    silent: 'Widens what is legal: passing through never stops anyone.',
  },
  'SP-6E-3': {
    summary:
      'If an aircraft can only end its move in play by sharing a hex and level, it may. Nobody is ever forced off the map.',
  },
  'SP-6F-1': {
    summary: 'An aircraft faces exactly one hexside, and only a turn or maneuver changes that.',
    silent: 'An order can name only one of six facings.',
  },
  'SP-6G-1': {
    summary:
      'Snap roll, wing-over and split-S are special maneuvers. After one an aircraft may move on, and fire at what it has sighted.',
    silent: 'A heading: each maneuver is cited under its own rule.',
  },
  'SP-6G-2': {
    summary:
      'The hex of a special maneuver never counts for the turn mode. A roll neither counts nor resets; a wing-over or split-S restarts the count.',
    question: 'What does a snap roll do to the count of straight hexes?',
    readings: ['Nothing (`neutral`)', 'It resets it (`resets`)'],
    choice: 0,
    reason: 'The text says only that its hex does not count.',
    silent: 'Says what is counted: applied, and cited, as SP-6B-4.',
  },
  'SP-6G-3': {
    summary: 'The last half of a snap roll counts for sighting.',
    question:
      'One section says the hex of a special maneuver never counts for the firer, another that the last half of a roll does. Which one counts?',
    readings: ['The last half counts (`lastHalf`)', 'Nothing counts (`none`)'],
    choice: 0,
    reason: 'The section on sighting is more specific.',
    silent: 'Says which half of a roll counts: applied, and cited, as SP-8F-3.',
  },
  'SP-6G1-1': {
    summary:
      'A snap roll moves the aircraft into the hex ahead to the left or right. Facing and level stay the same; the cost on the chart covers everything.',
  },
  'SP-6G1-2': { summary: 'All types can snap roll except the Ju.87, Ju.88, He.111, Bf.110, Blenheim and Po.63.' },
  'SP-6G1-3': { summary: 'Rolls may be repeated while MPs last, but all to the same side in one phase.' },
  'SP-6G1-4': {
    summary: 'A snap roll is allowed in any altitude mode and after a wing-over or split-S.',
    question: 'May a roll be combined with climb or dive?',
    readings: ['Yes', 'No'],
    choice: 0,
    reason: 'Nothing forbids it.',
    noSwitch:
      'The text forbids climbs and dives only with wing-overs and split-S; for rolls we would have to invent a ban.',
    silent: 'Widens what is legal: a roll is never refused for the altitude mode.',
  },
  'SP-6G2-1': { summary: 'A wing-over is possible only after a phase in which every MP was spent on climbing.' },
  'SP-6G2-2': {
    summary:
      'A wing-over comes first in its phase, in level flight: the aircraft turns one to three hexsides to one side, in place, for the cost on the chart.',
  },
  'SP-6G2-3': {
    summary:
      'All types can fly wing-overs and split-S except the Ju.87, Ju.88, He.111, Blenheim and Po.63. The Bf.110 can.',
  },
  'SP-6G3-1': {
    summary:
      'A split-S is flown like a wing-over, but the phase before it must have begun with a vertical dive; the rest of that phase does not matter.',
  },
  'SP-6G23-1': {
    summary: 'A wing-over or split-S replaces the start turn. One is allowed in a phase, with no climb or dive.',
  },
  'SP-6G23-2': {
    summary: 'It is possible in every other phase at most, because a phase with one cannot prepare the next.',
    silent: 'Follows from the preparation, which is cited as SP-6G2-1 and SP-6G3-1.',
  },
  'SP-6G23-3': {
    summary: 'Bleeding off speed after a phase of climbing does not spoil the wing-over.',
    question: 'Does losing speed spoil the preparation?',
    readings: ['No', 'Yes'],
    choice: 0,
    reason: 'It happens at the end of the phase and spends no MP.',
    noSwitch: 'Speed is lost at the very end, on the marker alone: the phase was still spent on climbing.',
    silent: 'Widens what is legal: nothing takes the preparation away.',
  },
  'SP-6G23-4': {
    summary: 'An aircraft that has prepared a maneuver need not fly it.',
    silent: 'Widens what is legal: nobody is ever forced to use a preparation.',
  },
  'SP-6H-1': {
    summary: 'A move may be tried out before it is made, with no effect on the game.',
    silent: 'Answered by `previewMove`; nothing in the game changes.',
  },
  'SP-6J-1': {
    summary:
      'An aircraft that flies off the map or dives below level 1 leaves play and loses the rest of its move. If its mission is not complete, it counts as shot down. Nobody is stopped from doing so.',
  },
  'SP-6J-2': {
    summary:
      'In 9.1 a mission is complete once an aircraft has ended ten Movement Phases of its side in play: from the eleventh on, leaving is safe.',
  },
  'SP-6J-3': {
    summary:
      "In 9.2 a bomber's mission is a pass and the east edge. Fighters of 9.2 and all aircraft of 9.3 have none, so leaving is a loss.",
    question: 'Which missions can be completed by leaving?',
    readings: ['Only those whose end the scenario describes', 'All, after some turns'],
    choice: 0,
    reason: 'The other scenarios never mention going home.',
    noSwitch: 'The other scenarios do not say what else would complete a mission, or when.',
  },
  'SP-6J-4': {
    summary:
      'Past the last column is east and before the first is west, whatever the row. Otherwise, before the first row is north and past the last is south.',
    silent: 'Names an edge in the event of SP-6J-1; what the edge is worth is cited as SP-9.2-5.',
  },
  'SP-7-1': {
    summary:
      'A gun can fire at an enemy that it has sighted, in its field of fire, within its range and at the same level.',
  },
  'SP-7A-1': { summary: 'Both sides may fire in every Combat Phase. Nobody has to.' },
  'SP-7C1-1': {
    summary: 'Ju.88A-1, He.111H-3 and Blenheim-IV have one table and fire in any direction, at one target a phase.',
  },
  'SP-7C2-1': {
    summary:
      'Ju.87B-2, Bf.110C-3 and Po.63 have two guns with a table each: one along the row of hexes ahead, one along the row behind. Each may fire at a target of its own.',
  },
  'SP-7C3-1': { summary: 'All other types fire along the row of hexes ahead.' },
  'SP-7C-4': {
    summary: 'Fixed guns do not cover their own hex; all-around guns do.',
    question: "Is an aircraft's own hex in its field of fire?",
    readings: ['Only for all-around guns', 'For all guns', 'For none'],
    choice: 0,
    reason: 'A row begins in front of the nose; all around leaves nothing out.',
    noSwitch: 'A row of hexes does not include the hex it starts from; counting it goes against the text.',
    silent: 'Part of the field of fire, which is cited as SP-7C2-1 and SP-7C3-1.',
  },
  'SP-7C-5': {
    summary:
      'Firer and target must be at the same level in the Combat Phase, whatever their climb progress. Rule 11 changes this.',
  },
  'SP-7D-1': { summary: 'An aircraft has one target in a Combat Phase; with two guns, one for each.' },
  'SP-7E-1': {
    summary: 'Each gun rolls for itself. Several may have one target, and their damage adds up.',
    silent: 'Widens what is legal: any number of guns may pick one target.',
  },
  'SP-7F-1': { summary: 'One die is rolled; with the range it gives the Damage Points. Nothing modifies it.' },
  'SP-7F-2': { summary: 'Each Damage Point lowers the Maximum Speed by one.' },
  'SP-7F-3': {
    summary:
      'Ju.88, He.111 and Blenheim lose one step for every two points. An odd point is remembered until the next.',
  },
  'SP-7F-4': {
    summary:
      'An aircraft whose Maximum Speed is down to its Destruct Point or below is shot down at the end of the phase, whatever its Current Speed.',
  },
  'SP-7F-5': {
    summary: 'After damage the Current Speed is at most the new Maximum Speed.',
    question: 'The text lowers the Maximum Speed. What happens to a Current Speed above it?',
    readings: ['It comes down with it', 'It stays until the next speed segment'],
    choice: 0,
    reason: 'The Maximum Speed is the highest speed possible.',
    noSwitch:
      'Both come to the same thing: a speed is not used again before the next speed segment, which never allows more than the Maximum Speed.',
  },
  'SP-7F-6': {
    summary: 'When a speed is lost, so is its entry on the dive track (SP-6D-12).',
    silent: 'Follows from the speed that is lost: cited as SP-6D-12 and SP-5.2-6.',
  },
  'SP-7F-7': { summary: 'Damage never affects fire.', silent: 'Nothing about fire reads the damage of the firer.' },
  'SP-7F-8': {
    summary: 'An aircraft that is about to be lost still fires in that phase.',
    silent: 'Follows from the timing of damage, which is cited as SP-5.2-10.',
  },
  'SP-7F-9': {
    summary:
      'The side that has just moved declares its fire, then the other side, both openly. Then all dice are rolled, aircraft by aircraft and gun by gun.',
    question: 'Fire is simultaneous and results wait. In which order is it declared and rolled?',
    readings: [
      'The side that has just moved declares openly, then the other, all before the first die (`lockedBeforeDice`)',
      'Both sides write down their fire and show it together (`sealed`)',
      'The sides take the same order, but each shot is rolled as it is declared (`open`)',
    ],
    choice: 0,
    reason: 'The book says only that results wait until all have fired; nothing in it is written down or kept secret.',
  },
  'SP-7F-10': {
    summary: 'Damage beyond destruction moves no marker, but every point still counts as inflicted.',
    question: 'Do excess points count?',
    readings: ['Yes, for points; no, for markers', 'No'],
    choice: 0,
    reason: 'Points are given for damage rolled, not for steps lost.',
    noSwitch:
      'Points are given for damage inflicted, and the table says how much that is; the marker is only where it is kept.',
    silent: 'Says what is counted: the points are cited as SP-9.2-6.',
  },
  'SP-7G-1': {
    summary:
      'A shot may pass through one occupied hex, friend or foe, but not through two. It hurts nobody but its target.',
  },
  'SP-7G-2': {
    summary: 'An aircraft at any level makes a hex in between occupied.',
    question: 'Which aircraft count as being in the way?',
    readings: ['Any (`anyAltitude`)', 'Those at the level of the shot (`sameAltitude`)'],
    choice: 0,
    reason:
      'The text speaks of a hex that holds aircraft and names no level; where the level matters, as for stacking and for targets, it says so.',
    silent: 'Says what is counted: the refusal is cited as SP-7G-1.',
  },
  'SP-7G-3': {
    summary:
      'Off the rows a shot crosses the hexes on the straight line between the two centres. Where the line runs along a hexside, the two hexes beside it count as one, occupied if both are.',
    silent: 'Says what is counted: the refusal is cited as SP-7G-1.',
  },
  'SP-7H-1': {
    summary: 'Range is the shortest distance in hexes; an adjacent hex is at 1. Climb progress does not matter.',
    silent: 'Says how range is counted: the refusal is cited as SP-2.46-1.',
  },
  'SP-7-2': {
    summary:
      'Markers for sighted enemies only help you remember, from the Movement Phase to the end of the Combat Phase.',
    silent: 'A memory aid: sighting is worked out afresh each time.',
  },
  'SP-8-1': {
    summary:
      'Sighting looks at the last third of the MPs flown, rounded up: 3 of 7, 5 of 13, 1 of 3, 3 of 9. Speed lost after a climb changes nothing.',
    silent: 'Says how many MPs are looked at: the refusals are cited as SP-8A-1 and SP-8B-1.',
  },
  'SP-8-2': {
    summary: 'For sighting, the field of fire has the same shape but no limit to its range.',
    silent: 'Says where sight reaches: the refusals are cited as SP-8A-1 and SP-8B-1.',
  },
  'SP-8-3': {
    summary: 'An MP is spent in the hex it leads to, with the facing it leads to. Free dives leave no trace.',
    question: 'Where is an MP spent?',
    readings: ['In the hex entered', 'In the hex left'],
    choice: 0,
    reason: 'The examples count the hexes entered.',
    noSwitch: 'The examples count the hexes entered: the other reading goes against them.',
    silent: 'Says where an MP is spent: the refusals are cited as SP-8A-1 and SP-8B-1.',
  },
  'SP-8A-1': { summary: "If the target has moved, it must have spent each of its last MPs in the firer's field." },
  'SP-8B-1': {
    summary:
      'If the firer has moved, the target must have been in its field at each of its last MPs, from the hex and with the facing it had then.',
  },
  'SP-8C-1': {
    summary: 'Having been in the field earlier does not help.',
    silent: 'Follows from the window: the refusals are cited as SP-8A-1 and SP-8B-1.',
  },
  'SP-8D-1': {
    summary: 'Levels do not matter for sighting; they must be equal only for the shot.',
    silent: 'Widens what is legal: sighting never asks for the level.',
  },
  'SP-8E-1': {
    summary: 'Climbing, diving, turning or a maneuver does not by itself forbid fire.',
    silent: 'Widens what is legal: no kind of movement by itself forbids fire.',
  },
  'SP-8F-1': {
    summary: 'For a target that has moved, all MPs count, whatever they were spent on.',
    silent: 'Widens what counts: a moving target is looked at in every MP of the window.',
  },
  'SP-8F-2': {
    summary:
      'A snap roll spends half of its MPs, rounded up, in the hex where it begins, and the rest in the hex where it ends.',
    silent: 'Says where an MP is spent: the refusals are cited as SP-8A-1 and SP-8B-1.',
  },
  'SP-8F-3': {
    summary:
      'For a firer that has moved, hexes, climbs, dives and the last half of a snap roll count. Turns, wing-overs, split-S and the first half of a roll do not.',
  },
  'SP-8F-4': {
    summary: 'If an MP in that last third does not count, nothing is sighted.',
    question: "What does a turn in the last third of the firer's own move do?",
    readings: ['It spoils the sighting (`lastThird`)', 'It is skipped, and you look further back (`lastCountable`)'],
    choice: 0,
    reason: 'The text speaks of the last third of the allowance. For fixed guns it makes no difference.',
  },
  'SP-8F-5': {
    summary: 'The same path works both ways, so both may sight each other and fire.',
    silent: 'Widens what is legal: the same path serves both directions.',
  },
  'SP-8G-1': {
    summary: 'Fractions of a third are rounded up.',
    question: 'The text rounds up a third of an odd number. What about an even one?',
    readings: ['Up too (`up`)', 'Down, to one at least (`down`)'],
    choice: 0,
    reason: 'The example of the general rule rounds up and says nothing about odd numbers.',
    silent: 'Says how many MPs are looked at: the refusals are cited as SP-8A-1 and SP-8B-1.',
  },
  'SP-9-1': { summary: 'Both sides choose from one period of the list, one of them German and one Allied.' },
  'SP-9-2': { summary: 'Each side flies one type.', silent: 'A scenario names one type for each side.' },
  'SP-9-3': {
    summary:
      'Where fighters are called for, fighters and fighter-bombers may fly; where bombers are, bombers and fighter-bombers.',
  },
  'SP-9-4': {
    summary: 'The PZL.11 meets only the types of its period: Bf.109E-3, Ju.87B-2 and He.111H-3.',
    silent: 'Follows from the periods, which are cited as SP-9-5.',
  },
  'SP-9-5': {
    summary:
      'September 1939: PZL.11; Bf.109E-3, Ju.87B-2, He.111H-3. May 1940: Hurricane-I, D.520, Po.63; Bf.109E-3, Bf.110C-3, Ju.87B-2, Ju.88A-1, He.111H-3. August 1940: Hurricane-I, Spitfire-I; Germans as before. 1941 and 1942: Hurricane-II, Spitfire-V, Blenheim-IV; Bf.109F, Bf.110C-3, Fw.190A, Ju.88A-1.',
  },
  'SP-9-6': {
    summary:
      'The types that 9.3 names override the general permission. In 9.2 the Allies have no bomber in periods 1 and 3.',
    question: 'May any type fly in any scenario?',
    readings: ['Unless the scenario names its types', 'Always'],
    choice: 0,
    reason: 'The specific rule beats the general one.',
    noSwitch: 'Scenario 9.3 names its permissible types, so no others are permitted there.',
  },
  'SP-9-7': {
    summary: 'In 9.1, 9.2 and the variant the players agree who flies First; in 9.3 it is the Allies.',
    question: 'Which nation flies First?',
    readings: ['As agreed, but in 9.3 its types decide', 'Always the Allies'],
    choice: 0,
    reason: 'Only 9.3 names types.',
    noSwitch: 'Where the scenario leaves it open, `first` of the config says who flies First.',
  },
  'SP-9-8': {
    summary:
      'A side that resigns loses. If one side offers to stop and the other agrees, 9.1 and 9.2 are scored as they stand and 9.3 is drawn; in 9.1 that is possible after turn 10.',
  },
  'SP-9-9': {
    summary:
      'After 30 turns the game is over and scored as it stands. `turnCap` sets another number, or switches it off.',
  },
  'SP-9.1-1': { summary: 'First: three fighters at level 19 in 5628, 5629 and 5630, facing NW, at Level Max.' },
  'SP-9.1-2': { summary: 'Second: three fighters at level 15 in 3512, 3412 and 3413, facing NW, two below Level Max.' },
  'SP-9.1-3': {
    summary:
      'Each Damage Point on an enemy that is not shot down scores a point, even if the enemy later leaves safely.',
  },
  'SP-9.1-4': {
    summary: 'An aircraft shot down scores its value instead of its hits; so does one that leaves too early.',
    question: 'Do hits still count for an aircraft that is then lost?',
    readings: ['No, its value replaces them', 'Yes, both count'],
    choice: 0,
    reason: 'Hits are scored on aircraft that were not shot down.',
    noSwitch: 'The text gives a point for each hit or the value of the kill; counting both goes against it.',
  },
  'SP-9.1-5': { summary: 'Second starts with 20 points.' },
  'SP-9.1-6': {
    summary: 'The value of each type was printed on its chart. The charts are lost, so the values are ours.',
    silent: 'Defines a number on the chart: applied, and cited, as SP-9.1-4.',
  },
  'SP-9.1-7': {
    summary:
      "After Second's tenth Movement Phase a side may end the game by flying all its aircraft off the map or below level 1.",
  },
  'SP-9.1-8': {
    summary: 'The side with more points wins. Equal points are a draw.',
    question: 'Who wins with equal points?',
    readings: ['Nobody', 'One of the two, by some other measure'],
    choice: 0,
    reason: 'The text has no tie-break here.',
    noSwitch: 'The book has no other measure for this scenario: we would have to invent one.',
    silent: 'Says how points decide: the end itself is cited as SP-9.1-7 or SP-9.1-9.',
  },
  'SP-9.1-9': {
    summary: 'The game also ends when a side has no aircraft left, or by consent after turn 10.',
  },
  'SP-9.2-1': { summary: 'First: three fighters at level 12 in 5628, 5429 and 5230, facing N, at Level Max.' },
  'SP-9.2-2': { summary: 'Second: three bombers at level 10 in 5415, 5518 and 5614, facing NW, at Level Max.' },
  'SP-9.2-3': {
    summary: 'The ground targets are 1323, 1424, 1723 and 2021.',
    silent: 'Data of the scenario: cited, where it matters, as SP-9.2-4.',
  },
  'SP-9.2-4': {
    summary:
      'Each time a bomber at level 1 enters the hex of a target it makes a pass, worth 10 points, as often as it likes. Starting there or diving there is not a pass.',
    question: 'When has a bomber passed over a target?',
    readings: [
      'When it enters its hex at level 1 (`entered`)',
      'Also when it dives to level 1 within the hex (`within`)',
    ],
    choice: 0,
    reason: 'Passing over a place means flying into it; a dive happens where the move begins.',
  },
  'SP-9.2-5': {
    summary: 'A bomber that has made a pass and leaves by the east edge is safe and worth 50 points to Second.',
  },
  'SP-9.2-6': {
    summary:
      'Each Damage Point rolled against a fighter is worth a point to Second, even against a fighter that is lost (SP-7F-10). The loss itself is worth nothing.',
  },
  'SP-9.2-7': {
    summary: 'Each bomber lost is worth 50 points to First, however it was lost. Damage alone is worth nothing.',
    question: 'Does a bomber that leaves before its mission is complete count as shot down?',
    readings: ['Yes', 'No'],
    choice: 0,
    reason: 'Leaving before the mission is done counts as being shot down.',
    noSwitch: 'The text on leaving says that leaving early counts as being shot down.',
  },
  'SP-9.2-8': {
    summary: 'The game ends when every bomber is down or gone; the loss of all fighters does not end it.',
    question: 'Does the game end when the fighters are gone?',
    readings: ['No', 'Yes'],
    choice: 0,
    reason: 'Nothing says so, and the bombers still have points to win.',
    noSwitch: 'The text says when the game ends: we would have to invent any other end.',
  },
  'SP-9.3-1': {
    summary:
      'First: three fighters in a Vee at level 20 in 5811, 5810 and 5910, facing NW, at Level Max; Hurricane-I or D.520.',
  },
  'SP-9.3-2': {
    summary: 'Second: four Bf.109E-3 in a Schwarm at level 15 in 3207, 3107, 2906 and 2905, facing SW, at Level Max.',
  },
  'SP-9.3-3': { summary: 'The leader starts in 5810, the left wingman in 5811, the right one in 5910.' },
  'SP-9.3-4': {
    summary:
      'A wingman stays within four hexes and one level of his leader, not in his hex, and in the 60 degrees behind him on his own side. The row straight behind belongs to both sides, and the outer rows are included.',
    question: "Are the outer rows and the leader's own hex part of the zone?",
    readings: ['The outer rows are, his own hex is not', 'Both are', 'Neither is'],
    choice: 0,
    reason: 'The wingmen of the Vee start on the outer rows; a hex shared with the leader is not behind him.',
    noSwitch: 'The start hexes decide the outer rows, and nobody is behind a leader in his own hex.',
  },
  'SP-9.3-5': {
    summary: 'A wingman may face any way.',
    silent: 'Widens what is legal: no check asks for the facing of a wingman.',
  },
  'SP-9.3-6': {
    summary: 'Left and right wingman do not change places.',
    silent: 'Nobody can order a swap, so none is ever refused.',
  },
  'SP-9.3-7': { summary: 'A lone wingman may be anywhere in the 120 degrees behind his leader.' },
  'SP-9.3-8': {
    summary:
      'When the leader is lost, the owner names one of the other two as leader before the next Movement Phase; the last one is his wingman.',
    question: 'Either of the two becomes the leader. Who says which, and when?',
    readings: ['Their owner, at once', 'Their owner, at any time', 'A die'],
    choice: 0,
    reason: 'A formation is checked when the phase begins, and that takes a leader.',
    noSwitch: 'There has to be a leader at the next check, and only the owner is there to choose one.',
  },
  'SP-9.3-9': {
    summary: 'The first Section is led from 3107, with its wingman in 3207; the second from 2906, with 2905.',
  },
  'SP-9.3-10': {
    summary:
      'Each wingman of a Schwarm stays within four hexes and one level of his own leader, in the 120 degrees behind him. The Sections need not stay together.',
  },
  'SP-9.3-11': {
    summary:
      'A Schwarm that has lost one flies as a Vee: the leader of the intact section leads, his wingman keeps his place, and the other survivor joins up.',
    question: 'Who leads what is left of a Schwarm?',
    readings: ['The leader of the intact section', 'Whoever the owner names'],
    choice: 0,
    reason: 'The text keeps the intact section together.',
    noSwitch: 'The text has the survivor join the whole section, so its leader leads.',
  },
  'SP-9.3-12': {
    summary:
      "Formations are checked when the owner's Movement Phase begins and when it ends. A wingman out of place loses the game at once; the move itself is legal.",
  },
  'SP-9.3-13': {
    summary:
      'After a loss by fire the next check at the beginning of a phase is waived; at its end the formation must conform.',
    question: 'When a leader is lost neither wingman of a Vee is in place behind the other. Is the game lost at once?',
    readings: ['No, they have their next phase to form up (`endOfNextOwnPhase`)', 'Yes (`none`)'],
    choice: 0,
    reason: 'The text has them choose a new leader, which would then be pointless.',
  },
  'SP-9.3-14': {
    summary:
      "A straggler is not checked and may not fire until it is in a wingman's zone at a check; then left and right are assigned so that all conform, by its owner if both ways fit.",
    question: 'When has a straggler joined?',
    readings: ['When it is in a free zone at a check', 'As soon as it passes through one'],
    choice: 0,
    reason: 'Formations matter only at checks.',
    noSwitch:
      'Formations do not matter between checks, so a straggler that only passes through never gets the chance to join.',
  },
  'SP-9.3-15': {
    summary: 'A survivor that is already in a free zone is a wingman at once.',
    question: 'When is the survivor too far away to be in formation?',
    readings: ['When it is in no free zone', 'At more than some distance'],
    choice: 0,
    reason: 'The zones are the only measure there is.',
    noSwitch: 'The text gives no distance that counts as too far.',
  },
  'SP-9.3-16': {
    summary:
      'A straggler may take as long as it likes to join up, but it may not fire. `joinDeadline` sets a number of phases.',
  },
  'SP-9.3-17': {
    summary:
      'A side that is down to one aircraft loses to a side with more, at once. If both come down to one together, the one with fewer hits wins; equal hits are a draw.',
    question: 'What if simultaneous losses leave the sides in some other way?',
    readings: ['More aircraft win, and none against none is a draw', 'It is a draw'],
    choice: 0,
    reason: 'The side with more aircraft left has come closest to the condition.',
    noSwitch:
      'The text names the case of one aircraft each; the others have to be settled, and a draw would undo the advantage.',
  },
  'SP-9.3-18': {
    summary:
      'If two aircraft are left, a leader and his own wingman keep their places; otherwise the owner names the leader, and the other may have to join up.',
    question: 'Who leads after several losses?',
    readings: ['An intact section keeps its leader; otherwise the owner names one', 'The owner always names one'],
    choice: 0,
    reason: 'As after a single loss.',
    noSwitch: 'As after a single loss, the text keeps intact sections together.',
  },
  'SP-9.3-19': {
    summary: 'An aircraft that leaves play is lost at once; the check at the end of that phase is not waived.',
    question: 'Does the grace period cover aircraft flown off the map?',
    readings: ['No, only losses by fire', 'Yes'],
    choice: 0,
    reason: 'The owner chose it.',
    noSwitch: 'The grace period is ours, and meant for losses that the owner could not help.',
  },
  'SP-9.3-20': { summary: 'If the last turn of `turnCap` ends before 9.3 or its variant is decided, it is a draw.' },
  'SP-9.3V-1': {
    summary:
      'First: four fighters in a Schwarm at level 20 in 5315, 5316, 5517 and 5617, facing SW, at Level Max. Second starts as in 9.3. Both fly fighters of August 1940, or both of 1941 and 1942.',
  },
  'SP-9.3V-2': {
    summary: 'In the variant 5316 and 5517 lead, 5315 and 5617 are their wingmen.',
    question: 'Who leads in the variant?',
    readings: ['5316 and 5517', '5315 and 5617'],
    choice: 0,
    reason: 'Only then are both sections in formation at the start.',
    noSwitch: 'The other way round, both sections would start out of formation, and the game would be lost at once.',
  },
  'SP-10-1': {
    summary: 'An aircraft faces a corner of its hex: 30, 90, 150, 210, 270 or 330 degrees.',
    silent: 'The meaning of a facing: its effects are cited as SP-10-2 to SP-10-5.',
  },
  'SP-10-2': {
    summary:
      'Either of the two hexes beside the corner may be entered. Both are straight ahead: they count for the turn mode and leave the facing as it is.',
  },
  'SP-10-3': { summary: 'A turn is 60 degrees, to the next corner. Cost and turn mode do not change.' },
  'SP-10-4': {
    summary:
      'A forward gun covers the 60 degrees ahead, a rear gun the 60 degrees behind, borders included. All-around fire does not change.',
  },
  'SP-10-5': { summary: 'A snap roll moves the aircraft into the hex directly to its left or right.' },
  'SP-10-6': { summary: 'Everything else is as in the standard rules.', silent: 'Says that nothing else changes.' },
  'SP-10-7': {
    summary:
      'Aircraft that would face NW start at 330 degrees, SW at 210, the nearest corners. For each one that would face N, the owner chooses 330 or 30 degrees.',
  },
  'SP-10-8': {
    summary:
      'Zones lie 60 degrees to either side of the corner behind, measured between centres, borders included. The printed start hexes fit no corner facing, so each side skips its first check at the beginning of a phase; at the end of that phase it must be in formation.',
  },
  'SP-10-9': {
    summary: 'Off the rows shots cross hexes as in SP-7G-3.',
    silent: 'Says what is counted: the refusal is cited as SP-7G-1.',
  },
  'SP-11-1': {
    summary:
      'In a dive an aircraft fires at lower targets only, in a climb at higher ones only, otherwise at its own level only.',
  },
  'SP-11-2': {
    summary: 'Range is the distance in hexes and the difference in levels together. Sighting does not change.',
  },
  'SP-11A-1': {
    summary:
      'At the end of a move with a climb or dive the owner keeps that attitude or levels off. It then holds through both Combat Phases, up to the next altitude segment. After level flight the attitude is level.',
  },
  'SP-11A-2': { summary: 'A wing-over or split-S is possible only if the attitude of the phase before was kept.' },
  'SP-11C-1': {
    summary: 'An aircraft that spent all its MPs on a climb or dive cannot level off.',
    question: 'Does a lone turn allow levelling off?',
    readings: ['Yes, not all MPs went into the climb or dive', 'No, there was no lateral motion'],
    choice: 0,
    reason: 'The text explains one by the other, and this is the explanation.',
    noSwitch: 'The text gives both wordings in one sentence; MPs are the part of it that can be counted.',
  },
  'SP-11D-1': { summary: 'An aircraft cannot fire at a target in its own hex at another level.' },
  'SP-11E-1': {
    summary: 'Only an aircraft in level attitude fires at its own level.',
    silent: 'Repeats what SP-11-1 says, and is cited as that.',
  },
  'SP-11F-1': {
    summary: 'The attitude of the target does not matter.',
    silent: "Widens what is legal: the target's attitude is never checked.",
  },
  'SP-11-3': {
    summary: 'The attitude binds rear and all-around guns too.',
    question: 'Does the attitude bind guns that do not point ahead?',
    readings: ['Yes', 'No'],
    choice: 0,
    reason: 'The rule speaks of the aircraft.',
    noSwitch: "The text speaks of the aircraft's attitude and makes no exception for any gun.",
    silent: 'Says which guns SP-11-1 binds, and is cited as that.',
  },
  'SP-11-4': {
    summary:
      'Where levels count for obstruction, an aircraft between the two is in the way if its level is between theirs, or is one of theirs.',
    silent: 'Says what is counted: the refusal is cited as SP-7G-1.',
  },
  'SP-11-5': {
    summary: 'A horizontal dive costs no MP, so after one it is always possible to level off.',
    silent: 'Follows from the price of a horizontal dive: the refusal is cited as SP-11C-1.',
  },
  'SP-6E-90': {
    summary:
      'Whether an aircraft may stack (SP-6E-3) is judged once, as its move begins. If it may, it may still leave the map instead. Aircraft that share a hex and level are at range 0, for which no table has a column: they cannot fire at each other.',
    question:
      'When is it decided that an aircraft has no choice but to stack, and may such aircraft fire at each other?',
    readings: ['Once, as the move begins; and no', 'Again at every step; and yes, as at range 1'],
    choice: 0,
    reason:
      'During a move only its own steps change anything, and a step is refused if it would leave nothing but a shared hex to end in, not even a way off the map.',
    noSwitch: 'No table has a column for range 0, and only its own steps change where an aircraft can end.',
  },
  'SP-2.47-90': {
    summary: 'Only vertical dives must have the exact depth.',
    question: 'If depths must be exact, does that go for horizontal dives too?',
    readings: ['No', 'Yes'],
    choice: 0,
    reason: 'They are limited to four levels as well, so often they could not be flown at all.',
    silent: 'Widens what is legal: a horizontal dive is never refused for being too shallow.',
  },
  'SP-6B-90': {
    summary:
      'If the count carries over, the start turn is still free and resets the count; the number that was due stays due; a wing-over or split-S restarts it.',
    question: 'What happens to a count that carries over?',
    readings: ['It is kept until a turn', 'A start turn leaves it alone'],
    choice: 0,
    reason: 'A turn of any kind ends a straight flight.',
    silent: 'Says what is counted: applied, and cited, as SP-6B-4.',
  },
  'SP-11-90': {
    summary: 'A drift is a dive attitude. After level flight there is no attitude to keep.',
    question: 'Which attitude does a drifting aircraft have?',
    readings: ['Dive', 'Level'],
    choice: 0,
    reason: 'Drifting is called a dive.',
    noSwitch: 'Drifting is listed among the dives; we would have to invent another attitude for it.',
  },
  'SP-6J-90': {
    summary: 'An aircraft that leaves over a corner leaves by the east or west edge.',
    question: 'Which edge is crossed at a corner?',
    readings: ['East or west', 'North or south'],
    choice: 0,
    reason: 'The column is read first in a hex number.',
    noSwitch:
      'At a corner a hex lies beyond both edges, and one has to be named. In play it matters only for the east edge.',
    silent: 'Names an edge in the event of SP-6J-1; what the edge is worth is cited as SP-9.2-5.',
  },
}

/** A rule explained. */
export const explain = (id: RuleId): Explanation<RuleId> => explained(id, rules[id], texts[id])
