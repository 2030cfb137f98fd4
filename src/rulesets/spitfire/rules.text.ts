/**
 * What every rule of SPITFIRE says, in our own words; for a ruling also what was unclear, how it can be read, which
 * reading is the default and why. Kept apart from the rules so that a game carries no prose it does not show.
 *
 * @module
 */
import { type Explanation, explained, type TextsOf } from '../../core/index.js'
import { type RuleId, rules } from './rules.js'

export type { Explanation, RuleInfo, RuleText, RulingText, TextsOf } from '../../core/index.js'
export { type RuleId, rules }

/** The texts by rule id, in the order of the book. */
export const texts: TextsOf<typeof rules, RuleId> = {
  'SP-2.1-1': {
    summary: 'The map has no terrain effects. Only scenario ground targets (9.2) give a hex meaning.',
    silent: 'Hexes have no effect of their own; ground targets are cited as SP-9.2-4.',
  },
  'SP-2.1-2': { summary: 'CCRR; CC vertical row, RR rank from north to south inside it.' },
  'SP-2.1-3': {
    summary:
      'Vertical columns + start facings N, NW, SW + "0102 to 0302 needs a turn", so flat-top hexes, 6 hexside facings N NE SE S SW NW.',
    silent: 'The lattice of the map: facings are six by the shape of every pose.',
  },
  'SP-2.1-4': {
    summary: 'Even columns sit half a hex south of odd ones.',
    question: 'Which columns are staggered south? The map is lost.',
    readings: ['Even columns', 'Odd columns'],
    choice: 0,
    reason: 'Only so are all formations of scenario 9.3 symmetrical about the line of flight of their leaders.',
    silent: 'The lattice of the map: held by the geometry and by the start hexes of every formation.',
  },
  'SP-2.1-5': {
    summary:
      'Not in the text. Highest column used 59, highest row 30. House: columns 01-60, rows 01-34 in every column (22 x 34 in. sheet, 5/8 in. hexes ≈ 62 x 35).',
  },
  'SP-2.2-1': {
    summary:
      'Hex 46 m; 3.3 s from one First-Player phase to the next; speed step ≈ 50 km/h (30 mph); altitude level 55 m (180 ft). Flavour only (46 m/3.3 s = 50.2 km/h: consistent).',
    silent: 'A note on scale without effect on play.',
  },
  'SP-2.2-2': {
    summary: 'Fuel and ammunition are unlimited; guns never run dry.',
    silent: 'Nothing is counted, so nothing is ever refused for want of it.',
  },
  'SP-2.3-1': {
    summary:
      'Each aircraft has: hex, facing, Altitude Level 1-20 (map marker); Current Speed, Maximum Speed, Climb Progress (chart markers).',
  },
  'SP-2.3-2': {
    summary: 'Side by colour; individual aircraft by tint. Up to 4 aircraft per chart, so max 4 of one type per side.',
    silent: 'No scenario brings more than four aircraft of a type, so the limit never binds.',
  },
  'SP-2.4-1': {
    summary:
      '15 types: 5 British (Hurricane-I, Hurricane-II, Spitfire-I, Spitfire-V, Blenheim-IV), 7 German (Bf.109E-3, Bf.109F, Bf.110C-3, Fw.190A, Ju.87B-2, Ju.88A-1, He.111H-3), 2 French (D.520, Po.63), 1 Polish (PZL.11).',
  },
  'SP-2.41-1': {
    summary:
      'Pair a/b: a hexes forward before the 1st one-hexside turn of the phase, b before the 2nd, then a, b, a, b... alternating. Example 3/4: 3-turn-4-turn-3-turn-4-turn.',
    silent: 'Defines a number of the chart: applied, and cited, as SP-6B-4.',
  },
  'SP-2.42-1': {
    summary:
      'Highest number of steps Current Speed may rise in one Movement Phase. Example: rating 5, speed 6 to at most 11.',
    silent: 'Defines a number of the chart: applied, and cited, as SP-6A-2.',
  },
  'SP-2.43-1': { summary: 'MPs spent for one snap roll.' },
  'SP-2.44-1': { summary: 'Triple x/y/z = total MPs to turn 1/2/3 hexsides (cumulative totals, not increments).' },
  'SP-2.45-1': {
    summary: 'F beside the Vertical Dive cost = fuel injected.',
    silent: 'Defines a number of the chart: applied, and cited, as SP-6D-10 and SP-6D-11.',
  },
  'SP-2.46-1': {
    summary: 'Damage = CRT[gun][die 1-6][range in hexes]; range beyond the last column, so no fire possible.',
  },
  'SP-2.46-2': {
    summary: 'Each Damage Point lowers the Maximum Speed marker 1 step (see SP-7F-3 for the 3 bombers).',
    silent: 'Defines a number of the chart: applied, and cited, as SP-7F-2.',
  },
  'SP-2.47-1': {
    summary:
      'For each speed the track gives a number of Altitude Levels; the Vertical Dive MP cost is printed left of the track.',
  },
  'SP-2.47-2': {
    summary: 'A vertical dive is of 1 to as many levels as the track says.',
    question: 'Is the number of the track what an aircraft can dive, or what it does dive?',
    readings: ['At most so many levels (`max`)', 'Exactly so many (`exact`)'],
    choice: 0,
    reason: 'A depth that has to be announced is a choice.',
  },
  'SP-2.47-3': {
    summary:
      'The dive track is read at the speed at which the phase is flown; a depth is accepted if some speed supports it, and then only such speeds may be set.',
    question: 'Altitude is decided before speed. At which speed is the track read?',
    readings: ['At the speed of this phase (`phase`)', 'At the speed before it (`previous`)'],
    choice: 0,
    reason: 'The dive is flown at the new setting.',
  },
  'SP-2.48-1': {
    summary:
      'A ring of N boxes 0...N-1; passing from N-1 to 0 raises altitude by 1. N = number of climb steps per level.',
    silent: 'Defines a number of the chart: applied, and cited, as SP-6C-5.',
  },
  'SP-2.48-2': {
    summary: 'The climb ring of the Spitfire-I has 17 boxes, 0 to 16.',
    question: 'How many boxes has the ring?',
    readings: ['17, as the example counts', '18, one for each number up to 17'],
    choice: 0,
    reason: 'From step 15 six steps lead to step 4 of the next level, which only a ring of 17 does.',
    silent: 'A number of one chart: its provenance is listed, its effect cited as SP-6C-5.',
  },
  'SP-2.49-1': {
    summary:
      'Ordered speeds minSpeed ... Level Max ... Max Speed; spaces above Level Max are labelled Dive. Units are MPs: speed 12 spends 12 MPs.',
  },
  'SP-2.5-1': { summary: 'Scenario fixes hexes, altitude, facing, speed, who is First, victory, special rules.' },
  'SP-3.0-1': {
    summary:
      'ClimbStep = 0; maxSpeed = rightmost track space; currentSpeed = Level Max unless the scenario says otherwise.',
  },
  'SP-4.0-1': {
    summary: 'Exactly two sides; several people may share a side.',
    silent: 'The seats of the game: who may act is tested by the kernel.',
  },
  'SP-5.1-1': {
    summary:
      'M1 (First moves) to C to M2 (Second moves) to C, repeated until the scenario ends. A Joint Combat Phase follows every Movement Phase.',
  },
  'SP-5.2-1': { summary: 'Each Movement Phase: A altitude decision to B speed decision to C movement execution.' },
  'SP-5.2-2': {
    summary: 'All aircraft of a side decide their altitude, then all their speed, then they move one by one.',
    question: 'Do the segments run for the whole side, or for one aircraft after the other?',
    readings: ['For the whole side (`player`)', 'For one aircraft after the other (`aircraft`)'],
    choice: 0,
    reason: 'The sequence speaks of decisions for all aircraft before the move.',
  },
  'SP-5.2-3': { summary: 'For each aircraft exactly one of: level, climb, hdive(n), vdive(n); dives must announce n.' },
  'SP-5.2-4': {
    summary: 'Who declares a climb buys at least one step; nobody else buys any.',
    question: 'Does a declared climb have to be flown?',
    readings: ['At least one step of it', 'No, it is only a permission'],
    choice: 0,
    reason: 'A declaration must mean something.',
  },
  'SP-5.2-5': {
    summary: 'The free drop of one level is declared as a horizontal dive of one.',
    question: 'Must a drift be announced?',
    readings: ['Yes, like every dive', 'No, it may be added at any time'],
    choice: 0,
    reason: 'It is listed among the dives, and dives are announced.',
  },
  'SP-5.2-6': {
    summary:
      'New S with current at most S at most min(current+maxAccel, cap); cap = maxSpeed marker if a dive was declared, else min(levelMax, maxSpeed marker). S below current is illegal (see SP-6D-7 for the automatic clamp). Never empty: a declaration is accepted only if some S supports it, and otherwise S = current is legal.',
  },
  'SP-5.2-7': { summary: 'Exactly S MPs must be spent in C (unless the aircraft leaves play first).' },
  'SP-5.2-8': { summary: "A player never moves aircraft in the other player's Movement Phase." },
  'SP-5.2-9': {
    summary: 'Decisions may be changed until their segment is closed, and not afterwards.',
    question: 'When is a decision final?',
    readings: ['When the segment is closed', 'As soon as it is said'],
    choice: 0,
    reason: "Nothing is hidden and no die has fallen, so changing one's mind does no harm.",
  },
  'SP-5.2-10': {
    summary:
      'All fire of a Combat Phase is resolved first; damage, losses and speed adjustments are applied together at its end.',
  },
  'SP-6-1': {
    summary:
      'Order of own aircraft is free; an aircraft finishes all MPs before the next starts; the path is traced hex by hex.',
  },
  'SP-6-2': { summary: 'Ordinary movement enters only the hex in front of the nose.' },
  'SP-6A-1': { summary: 'Entering a hex costs 1 MP.' },
  'SP-6A-2': {
    summary:
      'Only in segment B, at most maxAccel steps per own phase; allowed also in a phase of climbing, horizontal diving or WO/SS. (The climb example says the Spit "chooses not to" accelerate.).',
  },
  'SP-6A-3': { summary: 'Voluntary speed loss exists only as the end-of-phase option after climbing.' },
  'SP-6B-1': {
    summary:
      'As its first MP expenditure of the phase an aircraft may turn one hexside in place, cost 1 MP, no turn-mode requirement.',
  },
  'SP-6B-2': {
    summary: 'A start turn may follow a dive, which comes before all other MPs.',
    question: 'Is a start turn still possible after a vertical dive?',
    readings: ['Yes, the dive is not lateral movement', 'No, the dive was the first expenditure'],
    choice: 0,
    reason: 'The dive is executed before movement begins.',
  },
  'SP-6B-3': {
    summary: 'After a start turn the next turn needs the first number of the turn mode.',
    question: 'Does the start turn count as the first turn?',
    readings: ['No (`false`)', 'Yes, so the next needs the second number (`true`)'],
    choice: 0,
    reason: 'The text puts the aircraft under its turn mode from then on, that is from the beginning.',
    silent: 'Says which number a turn needs: applied, and cited, as SP-6B-4.',
  },
  'SP-6B-4': {
    summary:
      'Legal iff straight hexes entered since phase start / last turn / WO-SS at least required number; changes facing plus or minus 1; costs 1 MP; resets the straight counter to 0 and flips the required number a/b. Surplus hexes are not saved.',
  },
  'SP-6B-5': {
    summary: 'Never more than one hexside per turn; a turn may be the last MP of the phase.',
    silent: 'A turn has a side and no size, so a wider one cannot be ordered.',
  },
  'SP-6B-6': {
    summary: 'Each phase begins with nothing flown and the first number.',
    question: 'Are straight hexes remembered from phase to phase?',
    readings: ['No (`false`)', 'Yes (`true`)'],
    choice: 0,
    reason: 'The turn mode counts the turns of a phase.',
    silent: 'Says where counting begins: applied, and cited, as SP-6B-4.',
  },
  'SP-6B-7': {
    summary: 'Only hexes entered straight ahead count for the turn mode. Climbing and diving neither count nor reset.',
    question: 'What counts as forward movement?',
    readings: ['Hexes entered by the nose', 'Every MP'],
    choice: 0,
    reason: 'The examples count hexes.',
    silent: 'Says what is counted: applied, and cited, as SP-6B-4.',
  },
  'SP-6C-1': { summary: 'In a climb phase MPs may be spent climbing, in place, mixed freely with hexes and turns.' },
  'SP-6C-2': { summary: '1 MP = 1 step for fighters; bombers pay 2 MP per step.' },
  'SP-6C-3': {
    summary: 'Ju.87, Ju.88, He.111, Po.63 and Blenheim pay two MPs a step; the Bf.110 pays one.',
    question: 'Who is a bomber when climbing?',
    readings: ['The types listed as bombers', 'The three large bombers only'],
    choice: 0,
    reason: 'The availability list is the only place that says who is a bomber.',
  },
  'SP-6C-4': {
    summary: 'Bombers buy climb steps in pairs of MPs; an odd MP goes elsewhere.',
    question: 'Can half a step be kept?',
    readings: ['No', 'Yes, for the next phase'],
    choice: 0,
    reason: 'The ring has no half boxes.',
  },
  'SP-6C-5': {
    summary: 'When the marker returns to 0 altitude += 1 at that instant; climbing may continue in the new level.',
  },
  'SP-6C-6': {
    summary: 'Climb progress has no effect on altitude comparisons, stacking, range or fire.',
    silent: 'Nothing but the ring reads the climb progress, so it has no effect to cite.',
  },
  'SP-6C-7': {
    summary:
      'At the very end of a phase with climbing the owner may lower Current Speed by 0..k steps, k = MPs spent climbing (MPs, not steps), never below minSpeed.',
  },
  'SP-6C-8': { summary: 'Aircraft that climbed shows climb attitude until its next segment A.' },
  'SP-6C-9': {
    summary:
      'Only levels 1-20 have markers. House: at level 20 climb steps may be bought only up to box N-1; further climb MPs are illegal. (9.3 First starts at 20, so its wing-overs are limited.).',
  },
  'SP-6D-1': {
    summary: 'Dives are whole levels; climbStep is frozen in a phase with a dive (its value is kept at the new level).',
    silent: 'Dives are ordered in whole levels and never touch the ring.',
  },
  'SP-6D-2': {
    summary: 'The whole dive is executed at phase start, in the starting hex, before any other MP.',
    silent: 'The dive is part of beginning a move, so no other order can come before it.',
  },
  'SP-6D-3': { summary: 'Never both in one phase.' },
  'SP-6D-4': { summary: 'Any aircraft not climbing may drop exactly 1 level for 0 MP at any speed.' },
  'SP-6D-5': {
    summary: 'Hdive(n), 2 at most n at most min(4, track[S]); 0 MP; acceleration allowed; full S still to be flown.',
  },
  'SP-6D-6': {
    summary: 'At a speed above Level Max an aircraft must dive. Any dive will do, drifting too.',
    question: 'Does drifting hold a Dive speed?',
    readings: ['Yes (`true`)', 'No, it is treated like level flight (`false`)'],
    choice: 0,
    reason: 'Drifting is called a dive.',
  },
  'SP-6D-7': {
    summary: 'Who flies level or climbs while above Level Max drops to Level Max when segment A closes.',
    question:
      'Speed is lost only by climbing, and climbing is forbidden above Level Max. How does an aircraft leave the Dive speeds?',
    readings: [
      'It drops to Level Max by not diving (`clampToLevelMax`)',
      'Never: it dives until it crashes (`locked`)',
    ],
    choice: 0,
    reason:
      'A rule that leaves suicide as the only way out cannot be meant, and a split-S after a fast dive would be impossible.',
  },
  'SP-6D-8': {
    summary:
      'Vdive(n): 1 at most n at most track[S]; costs vdCost MPs (of the S) spent first, in the start hex; then the rest is flown normally at the new level. Requires S at least vdCost.',
  },
  'SP-6D-9': {
    summary: 'Cost is "almost always" independent of depth, so card field may be a number or a per-depth table.',
  },
  'SP-6D-10': {
    summary:
      'Not fuel injected: in the first phase of vertical dive S must equal Current Speed (no acceleration); in directly following vertical-dive phases acceleration is free. "First" = previous own phase was not a vdive (an hdive before does not help).',
  },
  'SP-6D-11': { summary: 'Fuel injected: may accelerate ( at most maxAccel) in any vertical-dive phase.' },
  'SP-6D-12': {
    summary:
      'If no track entry remains at speeds at most maxSpeed only hdive(1) is possible. Same for any single speed without entry.',
  },
  'SP-6D-13': {
    summary: 'The limit of a horizontal dive is the number of the track, whatever a vertical dive would cost.',
    question: 'Does the price of a vertical dive limit a horizontal one?',
    readings: ['No', 'Yes, only speeds that can pay count'],
    choice: 0,
    reason: 'A horizontal dive costs nothing. On a sane chart the question does not arise.',
    silent: 'Nothing is refused by it: the limit of a horizontal dive never asks for the price.',
  },
  'SP-6D-14': { summary: 'Hdive = nose down 45°, vdive = nose down 90°, until next segment A.' },
  'SP-6E-1': {
    summary:
      'No two aircraft end a Movement Phase in one hex at one level. A move may not end where an enemy or an own aircraft that has moved is; one that has still to move must then end elsewhere.',
    question: 'When is stacking judged?',
    readings: ['At the end of the phase (`phaseEnd`)', 'At the end of each move (`moveEnd`)'],
    choice: 0,
    reason: 'The rule names the end of the phase.',
  },
  'SP-6E-2': {
    summary: 'Passing through occupied hexes is free, any level.',
    silent: 'Widens what is legal: nobody is ever stopped by passing through.',
  },
  'SP-6E-3': {
    summary:
      'If every complete move that stays in play would break SP-6E-1 the aircraft may stack; no effect (it is never forced off the map). Expected never.',
  },
  'SP-6F-1': {
    summary: 'Always exactly one hexside; a turn changes it.',
    silent: 'A facing is one of six by the shape of every pose.',
  },
  'SP-6G-1': {
    summary: 'Snap roll, wing-over, split-S; several may be followed by more movement and by fire if sighting holds.',
    silent: 'A heading: each maneuver is cited under its own rule.',
  },
  'SP-6G-2': {
    summary:
      'The hex of a special maneuver never counts for the turn mode. A roll neither counts nor resets; a wing-over or split-S starts anew.',
    question: 'What does a snap roll do to the count of straight hexes?',
    readings: ['Nothing (`neutral`)', 'It resets it (`resets`)'],
    choice: 0,
    reason: 'Only that its hex does not count is said.',
    silent: 'Says what is counted: applied, and cited, as SP-6B-4.',
  },
  'SP-6G-3': {
    summary: 'Of a snap roll the last half counts for sighting.',
    question:
      'One section says the hex of a special maneuver never counts for the firer, another that the last half of a roll does.',
    readings: ['The last half counts', 'Nothing counts'],
    choice: 0,
    reason: 'The section on sighting is the more specific.',
    silent: 'Says which half of a roll counts: applied, and cited, as SP-8F-3.',
  },
  'SP-6G1-1': {
    summary:
      'Move to the hex at front-left (facing-1) or front-right (facing+1); facing unchanged; total cost = rollCost (hex entry included); no altitude change.',
  },
  'SP-6G1-2': { summary: 'Not Ju.87, Ju.88, He.111, Bf.110, Blenheim, Po.63.' },
  'SP-6G1-3': { summary: 'As often as MPs allow, all rolls of one phase to the same side.' },
  'SP-6G1-4': {
    summary: 'A snap roll is allowed in any altitude mode and after a wing-over or split-S.',
    question: 'May a roll be combined with climb or dive?',
    readings: ['Yes', 'No'],
    choice: 0,
    reason: 'Nothing forbids it.',
    silent: 'Widens what is legal: a roll is never refused for the altitude mode.',
  },
  'SP-6G2-1': { summary: 'In the previous own phase ALL S MPs were spent climbing (no hex, no turn).' },
  'SP-6G2-2': {
    summary:
      'First MPs of this phase: turn k=1..3 hexsides, one direction, in place, cost woss[k-1]; needs S at least cost; mode must be level.',
  },
  'SP-6G2-3': { summary: 'Not Ju.87, Ju.88, He.111, Blenheim, Po.63. (Bf.110 may.).' },
  'SP-6G3-1': {
    summary:
      'Same as wing-over, but prep = a vertical dive at the start of the previous own phase (the rest of that phase may be flown freely). Same type list.',
  },
  'SP-6G23-1': { summary: 'WO/SS replaces the start turn; no climb or dive in that phase; one WO/SS per phase.' },
  'SP-6G23-2': {
    summary: 'At most every other own phase (follows, since the execution phase cannot be a prep phase).',
    silent: 'Follows from the preparation, which is cited as SP-6G2-1 and SP-6G3-1.',
  },
  'SP-6G23-3': {
    summary: 'Bleeding off speed after a phase of climbing does not spoil the wing-over.',
    question: 'Does losing speed spoil the preparation?',
    readings: ['No', 'Yes'],
    choice: 0,
    reason: 'It happens at the end of the phase and spends no MP.',
    silent: 'Widens what is legal: nothing takes the preparation away.',
  },
  'SP-6G23-4': {
    summary: 'Prep gives the right, not the duty.',
    silent: 'Widens what is legal: nobody is ever made to use a preparation.',
  },
  'SP-6H-1': {
    summary: 'Free "what-if" before committing: UI path preview, no state change.',
    silent: 'Answered by the query previewMove; the state does not change.',
  },
  'SP-6J-1': {
    summary:
      'Moving off the map or diving below level 1 removes the aircraft; if its mission is not complete it counts as shot down. Remaining MPs lapse. Such declarations/moves are legal.',
  },
  'SP-6J-2': {
    summary:
      'Complete after ten own Movement Phases finished on the map at level at least 1; leaving in own phase 11+ is safe, in phase at most 10 it is a loss.',
  },
  'SP-6J-3': {
    summary:
      "In 9.2 a bomber's mission is a pass and the east edge. Fighters of 9.2 and all aircraft of 9.3 have none, so leaving is a loss.",
    question: 'Which missions can be completed by leaving?',
    readings: ['Only those whose end the scenario describes', 'All, after some turns'],
    choice: 0,
    reason: 'The other scenarios never speak of going home.',
  },
  'SP-6J-4': {
    summary:
      'A step to column > last column is an east exit even if the row is out too; then column < 1 = west, row < 1 = north, row > last = south.',
    silent: 'Names an edge in the event of SP-6J-1; what the edge is worth is cited as SP-9.2-5.',
  },
  'SP-7-1': { summary: 'Target sighted (8), in Field of Fire, range at most last CRT column, same Altitude Level.' },
  'SP-7A-1': { summary: 'Both sides may fire in every Combat Phase; never obliged.' },
  'SP-7C1-1': { summary: 'Ju.88A-1, He.111H-3, Blenheim-IV: one CRT, any direction, one target per Combat Phase.' },
  'SP-7C2-1': {
    summary:
      'Ju.87B-2, Bf.110C-3, Po.63: two guns with own CRTs; forward = Ray(facing), rear = Ray(facing+3). Each may fire once per phase at its own target.',
  },
  'SP-7C3-1': { summary: 'All others: Ray(facing) only.' },
  'SP-7C-4': {
    summary: 'Fixed guns do not cover their own hex; all-around guns do.',
    question: 'Is the own hex in the field of fire?',
    readings: ['Only of all-around guns', 'Of all guns', 'Of none'],
    choice: 0,
    reason: 'A row begins in front of the nose; all around leaves nothing out.',
    silent: 'Part of the field of fire, which is cited as SP-7C2-1 and SP-7C3-1.',
  },
  'SP-7C-5': { summary: 'Levels must be equal in the Combat Phase; climb steps ignored (rule 11 changes this).' },
  'SP-7D-1': { summary: 'One target per aircraft per Combat Phase; per gun for 7C2.' },
  'SP-7E-1': {
    summary: 'Each gun rolls alone; several shooters may pick one target; damage adds up.',
    silent: 'Widens what is legal: any number of guns may pick one target.',
  },
  'SP-7F-1': { summary: 'One die, CRT[range][die] to Damage Points. Nothing else modifies.' },
  'SP-7F-2': { summary: 'MaxSpeed -1 per point.' },
  'SP-7F-3': {
    summary:
      'Ju.88, He.111, Blenheim lose 1 step per TWO points; an odd point is remembered (flipped marker), however long, until the next point.',
  },
  'SP-7F-4': {
    summary:
      'MaxSpeed at most Destruct Point, so shot down, removed at end of phase. Current Speed is irrelevant to this. ("As soon as" in the procedure yields to the end-of-phase timing of 5.2/7F.).',
  },
  'SP-7F-5': { summary: 'After damage, currentSpeed = min(currentSpeed, maxSpeed).' },
  'SP-7F-6': {
    summary: 'Lost speeds lose their track entries (see SP-6D-12).',
    silent: 'Follows from the speed that is lost: cited as SP-6D-12 and SP-5.2-6.',
  },
  'SP-7F-7': { summary: 'Damage never affects firing.', silent: 'Nothing about fire reads the damage of the firer.' },
  'SP-7F-8': {
    summary: 'A doomed aircraft still gets its own fire of that phase.',
    silent: 'Follows from the timing of damage, which is cited as SP-5.2-10.',
  },
  'SP-7F-9': {
    summary:
      'Both sides declare their fire unseen and lock it; when both have, it is shown, and all dice fall, by aircraft and gun.',
    question: 'In which order is fire declared and rolled?',
    readings: [
      'Both sides write down their fire and show it together (`sealed`)',
      'The side that has moved declares openly, then the other, all before the first die (`lockedBeforeDice`)',
      'In the same order of sides, each shot is rolled as it is declared (`open`)',
    ],
    choice: 0,
    reason:
      'Fire is simultaneous and every gun may fire in the same phase: no shot should know of another, neither its result nor its target.',
  },
  'SP-7F-10': {
    summary: 'Damage beyond destruction moves no marker, but every point counts as inflicted.',
    question: 'Do excess points count?',
    readings: ['Yes, for points; no, for markers', 'No'],
    choice: 0,
    reason: 'Points are given for damage rolled, not for steps lost.',
    silent: 'Says what is counted: the points are cited as SP-9.2-6.',
  },
  'SP-7G-1': {
    summary:
      'At most ONE occupied hex may lie strictly between firer and target; two or more, so no shot. Aircraft in or beyond are unaffected; friend or foe alike.',
  },
  'SP-7G-2': {
    summary: 'Only aircraft at the level of the shot stand in its way.',
    question: 'Which aircraft occupy a hex between?',
    readings: ['Those at the same level (`sameAltitude`)', 'Any (`anyAltitude`)'],
    choice: 0,
    reason: 'A bullet flies at one level.',
    silent: 'Says what is counted: the refusal is cited as SP-7G-1.',
  },
  'SP-7G-3': {
    summary:
      'All-around shots off the rows: use the hexes crossed by the centre-to-centre line; where the line runs along a hexside, the pair counts as occupied only if both hexes are.',
    silent: 'Says what is counted: the refusal is cited as SP-7G-1.',
  },
  'SP-7H-1': {
    summary: 'Shortest hex distance; adjacent = 1. Climb steps ignored.',
    silent: 'Says how range is counted: the refusal is cited as SP-2.46-1.',
  },
  'SP-7-2': {
    summary:
      'Memory aid: set in the Movement Phase, cleared after the Combat Phase, so derived value, recomputed each time.',
    silent: 'A memory aid: sighting is worked out anew each time it is asked.',
  },
  'SP-8-1': {
    summary: 'N = ceil(S/3) last MPs. S = MPs flown (before any climb bleed). 7 to 3, 13 to 5, 3 to 1, 9 to 3.',
    silent: 'Says how many MPs are looked at: the refusals are cited as SP-8A-1 and SP-8B-1.',
  },
  'SP-8-2': {
    summary: 'Same shape as the Field of Fire, unlimited range.',
    silent: 'Says where sight reaches: the refusals are cited as SP-8A-1 and SP-8B-1.',
  },
  'SP-8-3': {
    summary: 'An MP is spent in the hex it leads to, with the facing it leads to. Free dives leave no trace.',
    question: 'Where is an MP spent?',
    readings: ['In the hex entered', 'In the hex left'],
    choice: 0,
    reason: 'The examples count the hexes entered.',
    silent: 'Says where an MP is spent: the refusals are cited as SP-8A-1 and SP-8B-1.',
  },
  'SP-8A-1': { summary: "Every one of the last n MPs of the target must lie in the firer's extended field." },
  'SP-8B-1': {
    summary:
      "During every one of the last n MPs the target must lie in the firer's extended field, using the firer's hex and facing at that MP.",
  },
  'SP-8C-1': {
    summary: 'Being inside earlier does not help.',
    silent: 'Follows from the window: the refusals are cited as SP-8A-1 and SP-8B-1.',
  },
  'SP-8D-1': {
    summary: 'Levels during movement are ignored; equal levels needed only when firing.',
    silent: 'Widens what is legal: sighting never asks for the level.',
  },
  'SP-8E-1': {
    summary: 'Having climbed, dived, turned or maneuvered does not by itself forbid fire.',
    silent: 'Widens what is legal: no kind of movement by itself forbids fire.',
  },
  'SP-8F-1': {
    summary: 'All MPs count: hex, climb, dive, turn, WO/SS, roll.',
    silent: 'Widens what counts: a moving target is looked at in every MP of the window.',
  },
  'SP-8F-2': {
    summary: 'Ceil(cost/2) MPs in the starting hex, floor(cost/2) in the finishing hex.',
    silent: 'Says where an MP is spent: the refusals are cited as SP-8A-1 and SP-8B-1.',
  },
  'SP-8F-3': {
    summary:
      'Hex, climb, dive and the last half of a snap roll count; turn, WO/SS and the first half of a roll do not.',
  },
  'SP-8F-4': {
    summary: 'A non-counting MP in the window means that nothing is sighted.',
    question: "What does a turn in the last third of the firer's own move do?",
    readings: ['It spoils the sighting (`lastThird`)', 'It is skipped and one looks further back (`lastCountable`)'],
    choice: 0,
    reason: 'The text speaks of the last third of the allowance. For fixed guns it makes no difference.',
  },
  'SP-8F-5': {
    summary: 'One path is used for both directions: mover to other by 8B, other to mover by 8A; both may fire.',
    silent: 'Widens what is legal: the same path serves both directions.',
  },
  'SP-8G-1': {
    summary: 'Fractions up (stated for "odd" moves, applied to all).',
    silent: 'Says how many MPs are looked at: the refusals are cited as SP-8A-1 and SP-8B-1.',
  },
  'SP-9-1': { summary: 'Both sides choose from one period of the availability list; one side German, one Allied.' },
  'SP-9-2': { summary: 'Each side uses a single type.', silent: 'A side has one type by the shape of the config.' },
  'SP-9-3': { summary: 'Fighter slots: fighters or fighter-bombers; bomber slots: bombers or fighter-bombers.' },
  'SP-9-4': {
    summary: 'PZL.11 only ever meets Bf.109E-3, Ju.87B-2, He.111H-3 (= period 1).',
    silent: 'Follows from the periods, which are cited as SP-9-5.',
  },
  'SP-9-5': {
    summary:
      'P1 Sep 1939: PZL.11 / Bf.109E-3, Ju.87B-2, He.111H-3. P2 May 1940: Hurricane-I, D.520, Po.63 (bomber) / Bf.109E-3, Bf.110C-3 (FB), Ju.87B-2, Ju.88A-1, He.111H-3. P3 Aug 1940: Hurricane-I, Spitfire-I / same five Germans as P2. P4 1941-42: Hurricane-II, Spitfire-V, Blenheim-IV (bomber) / Bf.109F, Bf.110C-3 (FB), Fw.190A, Ju.88A-1.',
  },
  'SP-9-6': {
    summary:
      'The types that 9.3 names go before the general permission. In 9.2 the Allies have no bomber in periods 1 and 3.',
    question: 'May any type fly in any scenario?',
    readings: ['Unless the scenario names its types', 'Always'],
    choice: 0,
    reason: 'The particular goes before the general.',
  },
  'SP-9-7': {
    summary: 'In 9.1, 9.2 and the variant the players agree on who flies First; in 9.3 it is the Allies.',
    question: 'Which nation flies First?',
    readings: ['As agreed, but in 9.3 as its types say', 'Always the Allies'],
    choice: 0,
    reason: 'Only 9.3 names types.',
  },
  'SP-9-8': {
    summary:
      'Resign: the other player wins. agreeEnd (both offer, 9.1 only after turn 10): 9.1 and 9.2 are scored as they stand, 9.3 is a draw.',
  },
  'SP-9.1-1': { summary: '3 fighters, alt 19, hexes 5628 5629 5630, facing NW, speed Level Max.' },
  'SP-9.1-2': { summary: '3 fighters, alt 15, hexes 3512 3412 3413, facing NW, speed Level Max - 2.' },
  'SP-9.1-3': {
    summary:
      '1 VP per Damage Point ("hit") on an enemy aircraft that was not shot down (one that left safely keeps its hits on the score).',
  },
  'SP-9.1-4': {
    summary: 'An aircraft shot down scores its value instead of its hits; so does one that leaves too early.',
    question: 'Do hits still count for an aircraft that is then lost?',
    readings: ['No, its value replaces them', 'Yes, both count'],
    choice: 0,
    reason: 'Hits are scored on aircraft that were not shot down.',
  },
  'SP-9.1-5': { summary: 'Second starts with 20 VP.' },
  'SP-9.1-6': {
    summary: 'Printed on missing charts.',
    silent: 'Defines a number of the chart: applied, and cited, as SP-9.1-4.',
  },
  'SP-9.1-7': {
    summary:
      "After Second's 10th Movement Phase a player ends the game by having flown all his aircraft off map and/or below level 1.",
  },
  'SP-9.1-8': {
    summary: 'Most VP. Equal = draw.',
    silent: 'Says how points decide: the end itself is cited as SP-9.1-7 or SP-9.1-9.',
  },
  'SP-9.1-9': {
    summary:
      'Game also ends when a side has no aircraft, by mutual consent after turn 10, or at turnCap (end of the second Combat Phase of that game turn; all scenarios).',
  },
  'SP-9.2-1': { summary: '3 fighters, alt 12, 5628 5429 5230, facing N, Level Max.' },
  'SP-9.2-2': { summary: '3 bombers, alt 10, 5415 5518 5614, facing NW, Level Max.' },
  'SP-9.2-3': {
    summary: '1323, 1424, 1723, 2021.',
    silent: 'Data of the scenario: cited, where it matters, as SP-9.2-4.',
  },
  'SP-9.2-4': {
    summary:
      'Each ENTRY of a target hex by a bomber at level 1 = 1 pass = 10 VP; unlimited repeats. Starting or diving in the hex is no entry.',
  },
  'SP-9.2-5': { summary: 'Bomber with at least 1 pass leaving by the east edge: 50 VP to Second, not shot down.' },
  'SP-9.2-6': {
    summary:
      '1 VP to Second per Damage Point rolled against fighters, also on fighters then or later lost (see SP-7F-10). The loss of a fighter as such, by fire or by leaving, scores nothing.',
  },
  'SP-9.2-7': {
    summary: 'Each bomber lost is worth 50 points to First, however it was lost. Damage alone is worth nothing.',
    question: 'Does a bomber that leaves without right count as shot down?',
    readings: ['Yes', 'No'],
    choice: 0,
    reason: 'Leaving before the mission is done counts as being shot down.',
  },
  'SP-9.2-8': {
    summary: 'The game ends when every bomber is down or gone; the loss of all fighters does not end it.',
    question: 'Does the game end when the fighters are gone?',
    readings: ['No', 'Yes'],
    choice: 0,
    reason: 'Nothing says so, and the bombers still have points to win.',
  },
  'SP-9.3-1': { summary: '3 fighters in Vee, alt 20, 5811 5810 5910, facing NW, Level Max; Hurricane-I or D.520.' },
  'SP-9.3-2': { summary: '4 Bf.109E-3 ("Me109E3") in Schwarm, alt 15, 3207 3107 2906 2905, facing SW, Level Max.' },
  'SP-9.3-3': { summary: 'Leader 5810; left wingman 5811; right wingman 5910.' },
  'SP-9.3-4': {
    summary:
      'Wingman distance 1-4, difference of levels at most 1. With rear rear = facing+3: left zone = Wedge(rear,rear+1), right zone = Wedge(rear-1,rear). The ray straight behind belongs to both. Outer rays included (start hexes lie on them).',
  },
  'SP-9.3-5': {
    summary: 'Wingman facing is irrelevant.',
    silent: 'Widens what is legal: no check asks for the facing of a wingman.',
  },
  'SP-9.3-6': { summary: 'Left/right roles are fixed.', silent: 'Nobody can order a swap, so none is ever refused.' },
  'SP-9.3-7': { summary: 'Uses both wedges (120°).' },
  'SP-9.3-8': {
    summary:
      'Owner names either survivor leader (choice made at the end of that Combat Phase, before the next Movement Phase opens); other = sole wingman.',
  },
  'SP-9.3-9': { summary: 'Section 1: leader 3107, wingman 3207. Section 2: leader 2906, wingman 2905.' },
  'SP-9.3-10': {
    summary:
      'Each wingman within the 120° rear arc, distance 1-4, difference of levels at most 1 of his leader; sections independent.',
  },
  'SP-9.3-11': {
    summary:
      'A Schwarm that has lost one flies as a Vee: the leader of the whole section leads, his wingman keeps his place, the other survivor joins up.',
    question: 'Who leads what is left of a Schwarm?',
    readings: ['The leader of the intact section', 'Whom the owner names'],
    choice: 0,
    reason: 'The text keeps the intact section together.',
  },
  'SP-9.3-12': {
    summary:
      "At the beginning and at the end of the owner's Movement Phase; a breach loses the game at once. Breaching moves are legal.",
  },
  'SP-9.3-13': {
    summary:
      'After a loss by fire the next check at the beginning of a phase is waived; at its end the formation must conform.',
    question: 'When a leader is lost neither wingman of a Vee is in place behind the other. Is the game lost at once?',
    readings: ['No, they have their next phase to form up (`endOfNextOwnPhase`)', 'Yes (`none`)'],
    choice: 0,
    reason: 'The text has them choose a new leader, which would be idle.',
  },
  'SP-9.3-14': {
    summary:
      "A straggler is not checked and may not fire until it is in a wingman's zone at a check; then left and right are assigned so that all conform, by its owner if both ways fit.",
    question: 'When has a straggler joined?',
    readings: ['When it is in a free zone at a check', 'As soon as it passes through one'],
    choice: 0,
    reason: 'Formations are looked at only at checks.',
  },
  'SP-9.3-15': {
    summary: 'A survivor that is already in a free zone is a wingman at once.',
    question: 'When is the survivor too far away to be in formation?',
    readings: ['When it is in no free zone', 'At more than some distance'],
    choice: 0,
    reason: 'The zones are the only measure there is.',
  },
  'SP-9.3-16': { summary: 'Not policed by the engine beyond the fire ban; optional joinDeadline.' },
  'SP-9.3-17': {
    summary:
      'The side that is down to one aircraft loses to a side with more. If both are, the one with fewer hits wins.',
    question: 'What if both sides are down to one together?',
    readings: ['Fewer hits win', 'It is a draw'],
    choice: 0,
    reason: 'The text compares what is left.',
  },
  'SP-9.3-18': {
    summary:
      'Of two aircraft left, a leader and his own wingman keep their places; else the owner names the leader, and the other may have to join up.',
    question: 'Who leads after several losses?',
    readings: ['A whole section, else whom the owner names', 'Always whom the owner names'],
    choice: 0,
    reason: 'As after a single loss.',
  },
  'SP-9.3-19': {
    summary: 'An aircraft that leaves play is lost at once; the check at the end of that phase is not waived.',
    question: 'Does grace cover aircraft flown off the map?',
    readings: ['No, only losses by fire', 'Yes'],
    choice: 0,
    reason: 'The owner chose it.',
  },
  'SP-9.3-20': { summary: 'At turnCap 9.3 and 9.3V are drawn.' },
  'SP-9.3V-1': {
    summary:
      'First: 4 fighters in Schwarm, 5315 5316 5517 5617 facing SW, alt 20, Level Max. Second unchanged. Fighters from P3 or P4 (both same period).',
  },
  'SP-9.3V-2': {
    summary: 'In the variant 5316 and 5517 lead, 5315 and 5617 are their wingmen.',
    question: 'Who leads in the variant?',
    readings: ['5316 and 5517', '5315 and 5617'],
    choice: 0,
    reason: 'Only so do both sections conform as they start.',
  },
  'SP-10-1': {
    summary:
      'Facing = hex corner, clockwise c0..c5 = 30°, 90°(E), 150°, 210°, 270°(W), 330°. Corner ck lies between hexsides k and k+1.',
    silent: 'The meaning of a facing: its effects are cited as SP-10-2 to SP-10-5.',
  },
  'SP-10-2': {
    summary: 'May enter either of hexsides k, k+1; both are straight, count for turn mode, facing unchanged.',
  },
  'SP-10-3': { summary: '60° to the next corner; cost, turn mode as standard.' },
  'SP-10-4': { summary: 'Forward = Wedge(k,k+1); rear = Wedge(k+3,k+4); all-around unchanged.' },
  'SP-10-5': { summary: 'Into the hex exactly abeam: left = hexside k-1, right = hexside k+2.' },
  'SP-10-6': { summary: 'All else standard.', silent: 'Says that nothing else changes.' },
  'SP-10-7': {
    summary:
      'NW to 330° (c5), SW to 210° (c3) (the corners nearest true NW and SW), N to owner chooses c5 or c0 per aircraft at set-up.',
  },
  'SP-10-8': {
    summary:
      "Rear zones by exact angle centre-to-centre: left/right 60° sectors either side of the rear corner direction, inclusive. No corner facing makes the printed start hexes conform (c5: 5910 at 60° is outside 90°-150°; c3: 3207 at 120° is outside 330°-90°), so each side's first beginning-check is waived; it must conform at the end of its first phase (possible with every house card).",
  },
  'SP-10-9': { summary: 'Off-row lines as SP-7G-3.', silent: 'Says what is counted: the refusal is cited as SP-7G-1.' },
  'SP-11-1': { summary: 'Dive attitude to only lower targets; climb to only higher; level to only same level.' },
  'SP-11-2': { summary: 'Hex distance + difference of levels; must be at most CRT length. Sighting unchanged.' },
  'SP-11A-1': {
    summary:
      'After a phase with climb or dive the owner chooses at its end (endMove): keep attitude or level off. A level phase always ends level. The attitude stands through both Combat Phases until its next segment A; prev.attitude keeps it for SP-11A-2.',
  },
  'SP-11A-2': { summary: 'WO/SS next phase requires the attitude kept.' },
  'SP-11C-1': {
    summary: 'Who spent all MPs on climb or dive cannot level off.',
    question: 'Does a lone turn allow levelling off?',
    readings: ['Yes, not all MPs went into the climb or dive', 'No, there was no lateral motion'],
    choice: 0,
    reason: 'The text explains the one by the other, and this is the explanation.',
  },
  'SP-11D-1': { summary: 'No fire at a target in the same hex at another level.' },
  'SP-11E-1': {
    summary: 'Only level-attitude aircraft fire at the same level (restates 11-1).',
    silent: 'Says again what SP-11-1 says, and is cited as that.',
  },
  'SP-11F-1': { summary: 'Irrelevant.', silent: 'Widens what is legal: nothing asks for the attitude of the target.' },
  'SP-11-3': {
    summary: 'The attitude binds rear and all-around guns too.',
    question: 'Does the attitude bind guns that do not point ahead?',
    readings: ['Yes', 'No'],
    choice: 0,
    reason: 'The rule speaks of the aircraft.',
    silent: 'Says whom SP-11-1 binds, and is cited as that.',
  },
  'SP-11-4': {
    summary: 'Intervening aircraft count if their level lies between the two (inclusive).',
    silent: 'Says what is counted: the refusal is cited as SP-7G-1.',
  },
  'SP-11-5': {
    summary: 'Hdive costs 0 MP so levelling off after it is always possible.',
    silent: 'Follows from the price of a horizontal dive: the refusal is cited as SP-11C-1.',
  },
  'SP-6E-90': {
    summary:
      'The waiver of SP-6E-3 is judged once, when the last completion disappears; from then on steps that leave only the map exit are legal. Aircraft left stacked are at range 0, which no CRT has: they may not fire at each other.',
  },
  'SP-2.47-90': {
    summary: 'An exact depth is asked of vertical dives only.',
    question: 'Does the reading of exact depths bind horizontal dives?',
    readings: ['No', 'Yes'],
    choice: 0,
    reason: 'They are limited by four levels besides, so they could often not be flown at all.',
    silent: 'Widens what is legal: a horizontal dive is never refused for being too shallow.',
  },
  'SP-6B-90': {
    summary:
      'If counting carries over, the start turn stays free and resets the count; the number that is due stays due; a wing-over or split-S starts anew.',
    question: 'What becomes of a carried count?',
    readings: ['It is kept until a turn', 'A start turn leaves it alone'],
    choice: 0,
    reason: 'A turn of any kind ends a straight flight.',
    silent: 'Says what is counted: applied, and cited, as SP-6B-4.',
  },
  'SP-11-90': {
    summary: 'A drift is a dive attitude. After level flight there is no attitude to keep.',
    question: 'Which attitude has an aircraft that drifts?',
    readings: ['Dive', 'Level'],
    choice: 0,
    reason: 'Drifting is called a dive.',
  },
  'SP-6J-90': {
    summary: 'Over a corner of the map the side edge counts before the end.',
    question: 'Which edge is crossed at a corner?',
    readings: ['East or west', 'North or south'],
    choice: 0,
    reason: 'The column is read first in a hex number.',
    silent: 'Names an edge in the event of SP-6J-1; what the edge is worth is cited as SP-9.2-5.',
  },
}

/** A rule explained. */
export const explain = (id: RuleId): Explanation<RuleId> => explained(id, rules[id], texts[id])
