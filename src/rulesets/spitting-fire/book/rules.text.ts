/**
 * What every rule of Spitting Fire says, in our own words; for a ruling also what was unclear, how it can be read, which
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
  'SF-COMP-01': {
    summary:
      'A disk shows a front and a rear arc, a mid-line, nationality, squadron and a background: red for the Axis, blue for the Allies, gold for neutrals such as France. Only arcs and mid-line matter in play.',
    silent: 'Presentation: play uses only the heading and the arcs that follow from it.',
  },
  'SF-COMP-02': {
    summary: 'Models may replace disks. All pieces share one scale, save that 1/285 and 1/300 go together with disks.',
    silent: 'Presentation: the engine knows no models.',
  },
  'SF-COMP-03': {
    summary:
      'The standard unit (SU) is 1 cm for 1/700, 1 in for disks, 1/285 and 1/300, 2 in for 1/100 and 1/144, 3 in for 1/72 and 1/87, 4 in for 1/48. The rules speak of SU only.',
    silent: 'Presentation: all lengths are in standard units.',
  },
  'SF-COMP-04': {
    summary: 'One SU stands for 1000 feet, a level for a mile, a turn for 20 seconds. No effect on play.',
    silent: 'A note without effect on play.',
  },
  'SF-COMP-05': {
    summary:
      'An altitude marker shows the level of each group, open to all. Maneuver markers look alike from behind and lie face down until they are revealed.',
    silent: 'Components: their use is cited as SF-ALT-02, SF-PLOT-02 and SF-PLOT-03.',
  },
  'SF-COMP-06': {
    summary: 'A side never runs out of maneuver markers.',
    question: 'How many markers of each kind does a side have?',
    readings: ['As many as are printed, a number that is lost', 'As many as it wants'],
    choice: 1,
    reason: 'Nothing in the text makes the supply a limit, and the pages with the markers could be copied.',
    noSwitch: 'The printed number of markers is lost, so a limited supply cannot be played.',
    silent: 'Markers are unlimited, so nothing is ever refused for want of one.',
  },
  'SF-COMP-07': {
    summary: 'All dice have six sides. Of a playing card only the colour counts.',
    silent: 'Components: what dice and cards may show is tested by the kernel.',
  },
  'SF-CARD-01': {
    summary:
      'A data card gives name, type, point value, a box for the squadron, defensive rating, damage boxes, four movement rates, turn rating, maximum altitude and the weapons.',
    silent: 'The shape of a card is tested by the kernel.',
  },
  'SF-CARD-02': {
    summary: 'A damage die that shows the defensive rating or more scores: 5+ means 5 or 6.',
    silent: 'Defines a number: applied, and cited, as SF-DMG-02.',
  },
  'SF-CARD-03': {
    summary: 'Each point of damage marks one box. With all boxes marked the plane is shot down.',
    silent: 'Defines a number: applied, and cited, as SF-DMG-02 and SF-DMG-03.',
  },
  'SF-CARD-04': {
    summary:
      'MIN is the least number of movement points to be spent in a turn; CLIMB, LEVEL and DIVE are the most, by the marker of the group.',
    silent: 'Defines numbers: applied, and cited, as SF-MOVE-05 and SF-MOVE-06.',
  },
  'SF-CARD-05': {
    summary:
      'The turn rating is the distance to fly before a turn and the number to roll for tight turns and half loops.',
    silent: 'Defines a number: applied, and cited, as SF-MOVE-09, SF-TIGHT-02 and SF-LOOP-02.',
  },
  'SF-CARD-06': { summary: 'No plane may be above its maximum altitude.' },
  'SF-CARD-07': {
    summary: 'A weapon line gives type, number, firing arc and damage; the number is written before the arc.',
    question: 'The text announces four values of a weapon and explains three. What is the fourth?',
    readings: ['A value that the text forgot', 'The number of weapons, written before the arc as in 2FF'],
    choice: 1,
    reason: 'The printed cards and examples show such a number and nothing else that is left unexplained.',
    noSwitch: 'It says how a printed table is read: no other value is left to play with.',
    silent: 'Says how the printed table is read: the fields of a weapon line follow from it.',
  },
  'SF-CARD-08': {
    summary: 'Damage values: light machine gun 1, heavy machine gun 2, 20 mm 3, 30 mm 4, 40 mm 5.',
  },
  'SF-CARD-09': {
    summary:
      'For cards of your own: up to 8 mm count as LMG, 12.7 to 15 mm as HMG, 20 to 23 mm as 20 mm, 30 to 37 mm as 30 mm, anything larger as 40 mm.',
    silent: 'Advice for writing cards: a card names one of the five weapon types.',
  },
  'SF-CARD-10': {
    summary:
      'Mounts are written as arcs with a number in front, parted by commas: 4FF,RT is four forward fixed guns and one rear trainable. Each gun so counted is a weapon with its own die, its own target and its own shot a turn.',
    question: 'What may stand in the weapons table beyond the few examples?',
    readings: [
      'Only what the examples show',
      'Any list of the seven arcs, each with a number or none for one; spaces and letter case do not matter',
    ],
    choice: 1,
    reason: 'It is the smallest grammar that covers 2FF, 4FF,RT and 4TT alike.',
    noSwitch: 'A notation, not a rule of play: whoever writes 2FF, 4FF,RT and 4TT alone plays by the other reading.',
  },
  'SF-CARD-11': {
    summary:
      'A card must make sense: whole numbers, 1 <= MIN <= CLIMB <= LEVEL <= DIVE, turn rating, boxes and points at least 1, maximum altitude at least 3, defence 2 to 6, readable mounts, damage as printed for the weapon.',
  },
  'SF-GEO-01': { summary: 'The table has no spaces: distances are measured.' },
  'SF-GEO-02': {
    summary: 'A plane is where the centre of its disk is, and all measuring is done from there.',
    silent: 'Says from where to measure: the rules that measure are cited.',
  },
  'SF-GEO-03': {
    summary:
      'The table is a rectangle of at least 24 by 36 SU, whichever way it lies; the short edges are the home edges.',
    question: 'The book recommends a least size. Is a smaller table forbidden?',
    readings: [
      'Smaller tables are refused, larger ones are fine; the host may lower the limit with `minBoard`',
      'Any table is fine',
    ],
    choice: 0,
    reason: 'Setup areas and speeds are made for that size, while tests and small scenarios need less.',
  },
  'SF-GEO-04': {
    summary: 'Where the table ends is settled before the game.',
    silent: 'The table is part of the config, so its boundary is always known.',
  },
  'SF-GEO-05': {
    summary: 'Terrain is decoration and affects nothing.',
    silent: 'Terrain has no effect and does not exist here.',
  },
  'SF-GEO-06': {
    summary: 'A plane whose centre lies exactly on the edge is still on the table.',
    question: 'Is a centre exactly on the edge in or out?',
    readings: ['In (`in`)', 'Out (`out`)'],
    choice: 0,
    reason: 'A plane is lost when it moves off the table, and on the edge it has not done so yet.',
  },
  'SF-GEO-07': {
    summary: 'A table is given with its short edges south and north: its width is not more than its length.',
    question: 'The book asks for a rectangle and two short edges. May a table be given wider than long?',
    readings: [
      'Yes, with the home edges east and west',
      'No: it is turned, so that the home edges are south and north',
    ],
    choice: 1,
    reason:
      'It is the same table either way, and one way of naming its edges is enough for places, headings and hexes.',
    noSwitch:
      'Every table can be given: the one that is refused is asked for with its two sides exchanged, which is the same table turned.',
  },
  'SF-GEO-10': { summary: 'On hexes an SU is one hex, and distance is the number of hexes along a shortest path.' },
  'SF-GEO-11': {
    summary:
      'On hexes a plane faces a hexside, and a pivot of up to so many degrees is any multiple of 60 within that: 60 for a turn, 0 to 120 for a tight turn, 0 to 180 for a half loop.',
    question: 'Does a plane on hexes face a side or a corner, and by what steps does it turn?',
    readings: ['Sides, in steps of 60 degrees', 'Corners, in steps of 60 degrees', 'Both, in steps of 30 degrees'],
    choice: 0,
    reason: 'Arcs on hexes are bounded by lines through opposite corners, which fits a plane that faces a side only.',
    noSwitch:
      'The picture is lost; a plane that faces a corner would have its arcs bounded by no line that the text draws.',
  },
  'SF-GEO-12': {
    summary:
      'A hex table has at least 24 columns and 36 rows, the columns running north to south, odd columns half a hex lower. A plane is in play while its hex is on the table.',
  },
  'SF-FORCE-01': {
    summary: 'One side is the Axis, the other the Allies. A seat keeps its colour of cards whatever it flies.',
    question: 'May both sides fly aircraft of the same faction?',
    readings: ['No', 'Yes, if `mirrorFactions` is on'],
    choice: 0,
    reason: 'The book sets Axis against Allies and mentions no other pairing.',
  },
  'SF-FORCE-02': {
    summary:
      'The Allies are the United States, Britain and the Soviet Union, the Axis Germany, Japan and Italy; nations of one side mix freely.',
  },
  'SF-FORCE-03': {
    summary: 'French aircraft may fly for either side, or for both in the same game.',
    silent: 'A permission: it only keeps SF-FORCE-02 from refusing French aircraft.',
  },
  'SF-FORCE-04': {
    summary: 'Both sides spend the same agreed number of points.',
    question: 'Must the total be a multiple of 500?',
    readings: ['Yes', 'No, any positive total will do'],
    choice: 1,
    reason: 'The book calls multiples of 500 typical, no more.',
    noSwitch: 'The total is yours to name: `points` of the config takes 500, 1000 and all others.',
    silent: 'Any positive total is legal; spending more than it is refused under SF-FORCE-05.',
  },
  'SF-FORCE-05': {
    summary:
      'The planes of a force must not cost more than the total, and should leave no room for another. Room left over is reported.',
    question: 'How close to the total must a force come?',
    readings: [
      'No plane that the side may take fits into what is left; if one does, it is only reported (`noRoom`)',
      'Any sum that is not above the total (`underLimit`)',
      'As the first, but such a force is refused (`noRoomStrict`)',
      'The closest sum that can be reached at all',
    ],
    choice: 0,
    reason: 'The example player is content when nothing more fits, and the text says should, not must.',
  },
  'SF-FORCE-06': {
    summary: 'Forces are chosen in secret and shown when both are in. From then on they are open, damage included.',
    question: 'Do players know what the other side is choosing?',
    readings: ['Forces are hidden until both are handed in (`sealed`)', 'Forces are chosen openly (`open`)'],
    choice: 0,
    reason: 'Otherwise whoever chooses last has an advantage that the book does not mention.',
  },
  'SF-FORCE-07': { summary: 'Every aircraft has a data card of its own, with its own damage.' },
  'SF-FORCE-08': {
    summary:
      'A config may bring forces, and their places too. Choosing, or choosing and placing, is then skipped; cards, nations, groups and overlap are still tested, setup areas, spread, facing and start levels are not, and points only if a total is given.',
  },
  'SF-FORCE-09': {
    summary: 'A side brings at most 100 aircraft: what the engine is made for.',
  },
  'SF-GRP-01': { summary: 'A flight group is two, three or four aircraft of one type.' },
  'SF-GRP-02': {
    summary:
      'A plane that is the only one of its type in the force is a group of one. Five of a type are two and three, never four and one.',
  },
  'SF-GRP-03': {
    summary: 'Planes are of the same type if they have the same data card.',
    question: 'What makes two planes the same type?',
    readings: ['The same name', 'The same data card'],
    choice: 1,
    reason: 'Type on the card is maker and model, and one marker can only serve planes that fly alike.',
    noSwitch:
      'A group has one card here; planes of two cards under one marker would share neither rates nor maximum altitude.',
  },
  'SF-GRP-04': { summary: 'Every plane belongs to exactly one group and acts with it.' },
  'SF-GRP-05': {
    summary: 'Once placed, the planes of a group need not keep together.',
    silent: 'Absence of a rule: nothing binds the planes of a group after placing.',
  },
  'SF-GRP-06': {
    summary: 'A group has one maneuver marker and one altitude marker; its planes share one level.',
    silent: 'A group has one field for each; their use is cited as SF-PLOT-02 and SF-ALT-02.',
  },
  'SF-GRP-07': {
    summary: 'A group worn down to one plane remains a group; groups neither merge nor split.',
    question: 'What becomes of a group that losses have made too small?',
    readings: ['It stays as it is', 'Its last plane joins another group'],
    choice: 0,
    reason: 'The sizes are a rule for setting up, and the deck counts groups as they were set up.',
    noSwitch: 'To merge groups would take rules of its own: which group, when, and what becomes of the card.',
    silent: 'No action merges or splits groups, so there is nothing to refuse.',
  },
  'SF-PLACE-01': {
    summary: 'Each side sets up in a strip 6 SU deep along its short edge; on hexes, in the six rows at its end.',
    question: 'What is the setup area on a hex table?',
    readings: ['All hexes touched by a strip 6 SU deep', 'The six rows at that end'],
    choice: 1,
    reason: 'One hex is one SU, so six rows are six SU.',
    noSwitch: 'Both readings come to the same: the hexes that a strip of 6 SU touches are the six rows.',
  },
  'SF-PLACE-01a': {
    summary:
      'Setup area and spread are measured between centres, bounds included; the strips stay 6 SU deep on larger tables; on a square table one pair of opposite edges is agreed.',
    question: 'How exactly is inside, or 6 SU apart, to be taken?',
    readings: ['By centres, bounds included', 'By whole disks'],
    choice: 0,
    reason: 'The book measures everything from centres.',
    noSwitch: 'The book says that all measuring is done from centres; whole disks would go against it.',
    silent: 'Says how SF-PLACE-01 and SF-PLACE-05 are measured: these are cited.',
  },
  'SF-PLACE-02': { summary: 'Who gets which edge is settled in any way; here the host says, or a coin.' },
  'SF-PLACE-03': { summary: 'A card for each group, red for the Axis and black for the Allies, shuffled face down.' },
  'SF-PLACE-04': {
    summary: 'The top card is flipped, and its side places one of its groups, of its own choice, until all are placed.',
    question: 'May a side decline to place when its colour comes up?',
    readings: ['No', 'Yes'],
    choice: 0,
    reason: 'Activating cannot be declined either, and with a card for each group a pass would leave one over.',
    noSwitch:
      'With a card for each group a declined one could never be placed, so the other reading cannot be played to the end.',
  },
  'SF-PLACE-05': {
    summary: 'Every plane of a group is placed inside the own setup area, no two of them more than 6 SU apart.',
  },
  'SF-PLACE-06': {
    summary: 'At the start each plane may point anywhere.',
    question: 'Which way do planes point when placed?',
    readings: ['Any way, each its own (`free`)', 'Straight at the enemy edge (`towardEnemyEdge`)'],
    choice: 0,
    reason: 'The text restricts place and level and says nothing of facing.',
  },
  'SF-PLACE-07': {
    summary: 'Planes may not be placed on top of each other, unless no free place is left for them.',
    question: 'Does the stacking rule hold while placing, and what if there is no room?',
    readings: [
      'Yes; where no free place is left in the setup area and near its mates, a plane may overlap (`apart`)',
      'No, it is about the end of movement (`free`)',
    ],
    choice: 0,
    reason:
      'A start that play could not reach would make the first moves hard to judge, but nobody is bound to the impossible.',
  },
  'SF-PLACE-08': {
    summary: 'A group starts at one level, from 2 to one less than its maximum altitude, open to all.',
  },
  'SF-PLACE-09': { summary: 'After the last placement the same cards, shuffled, are the activation deck.' },
  'SF-SEQ-01': { summary: 'A turn is plotting phase, action phase, end phase.' },
  'SF-PLOT-01': {
    summary: 'There are nine maneuver markers: climb, level or dive, each with a left, straight or right arrow.',
  },
  'SF-PLOT-02': { summary: 'Each turn every group in play is given one marker, face down.' },
  'SF-PLOT-03': {
    summary:
      'A marker is secret until its group is activated. Its owner may look at it; if the group is lost before, the marker goes unseen.',
    question: 'Are markers of groups that are lost before they act shown?',
    readings: ['No (`unseen`)', 'Yes (`shown`)'],
    choice: 0,
    reason: 'The text keeps markers secret until revealed and names activation as the only time they are.',
  },
  'SF-PLOT-04': {
    summary:
      'Both sides lay all markers and commit to them before the first card; until then a side may change its own.',
    question: 'In what order do the sides plot?',
    readings: ['At the same time, each until it commits', 'One after the other'],
    choice: 0,
    reason: 'Markers lie face down, so order could only matter through the time taken.',
    noSwitch: 'Markers lie face down: in whatever order they are laid, nobody learns more.',
  },
  'SF-PLOT-05': {
    summary: 'Climb is one level up, dive one level down, level neither.',
    silent: 'Says by how much a level changes: the change is cited as SF-ALT-02 and SF-ALT-03.',
  },
  'SF-PLOT-06': {
    summary: 'A marker that will crash or stall the group may be plotted.',
    question: 'May a group at level 1 be given a dive, or one at its maximum altitude a climb?',
    readings: ['Yes (`allow`)', 'No (`forbid`)'],
    choice: 0,
    reason: 'Crash and stall are rules for exactly such plots.',
  },
  'SF-PLOT-07': {
    summary:
      'A curved marker means a turn early in the movement, as the rules for heading say, not before any movement.',
    question:
      'The list of markers has planes begin with a turn, the movement rules demand forward movement first. Which holds?',
    readings: ['The list of markers', 'The movement rules'],
    choice: 1,
    reason: 'They are the detailed text and come with a worked example.',
    noSwitch: 'A turn before any movement would break the rules for turns, which say how far to fly first.',
    silent: 'Says which of two texts governs: the text that does is cited.',
  },
  'SF-ACT-01': { summary: 'The top card of the activation deck is flipped; the side of its colour activates a group.' },
  'SF-ACT-02': { summary: 'The acting player picks any of the own groups that have not been activated this turn.' },
  'SF-ACT-03': {
    summary: 'An activation cannot be declined.',
    silent: 'True by absence: there is no action that passes.',
  },
  'SF-ACT-04': { summary: 'A group is activated once a turn.' },
  'SF-ACT-05': {
    summary:
      'Steps of an activation: reveal the marker, replace the altitude marker, let each plane move and then attack, remove the maneuver marker.',
  },
  'SF-ACT-06': { summary: 'A plane finishes moving and attacking before the next plane of its group moves.' },
  'SF-ACT-07': {
    summary: 'The acting player chooses the order of the planes as the activation goes on; each must be taken.',
    question: 'In what order do the planes of a group act?',
    readings: [
      'As the player chooses, one plane at a time (`free`)',
      'As they stand in the list of the group (`listed`)',
    ],
    choice: 0,
    reason: 'The text wants one after the other and leaves open which.',
  },
  'SF-ACT-08': { summary: 'A plane need not attack, but it must move at least its minimum.' },
  'SF-ACT-09': {
    summary: 'The activation marker once mentioned is the maneuver marker.',
    question: 'What is an activation marker?',
    readings: ['Another name of the maneuver marker', 'A marker of its own that is described nowhere'],
    choice: 0,
    reason: 'The sentence tells to turn it over at activation, which is what happens to the maneuver marker.',
    noSwitch: 'A name: the marker is turned over at activation under either.',
    silent: 'A slip of the pen for the maneuver marker.',
  },
  'SF-ACT-10': { summary: 'The action phase is over when no card is left to flip.' },
  'SF-END-01': { summary: 'In the end phase all cards of the activation deck are shuffled for the next turn.' },
  'SF-DECK-01': {
    summary: 'At all times the deck, face down and discarded, holds a card of its colour for each group in play.',
    silent: 'An invariant, kept by SF-DECK-02 to SF-DECK-04 and tested as a property.',
  },
  'SF-DECK-02': {
    summary:
      'When a group is lost that has not been activated this turn, a card of its colour leaves the face-down cards, and these are shuffled.',
  },
  'SF-DECK-03': {
    summary: 'When a group is lost that has been activated this turn, a card of its colour leaves the discard.',
    question: 'Where is the card of the activation that is going on, and has its group been activated?',
    readings: ['The card counts as discarded, the group as activated as soon as it is chosen', 'Both only afterwards'],
    choice: 0,
    reason: 'The card has been flipped and cannot be flipped again, and only so do cards and groups always match.',
    noSwitch: 'If the card counted later, a group that is lost in its own activation would have no card to take out.',
  },
  'SF-DECK-04': {
    summary: 'A card is removed whatever the cause of the loss: shot down, crashed, stalled or off the table.',
    question: 'The text speaks of planes shot down. What of other losses?',
    readings: ['Only shooting down removes a card', 'Every loss does'],
    choice: 1,
    reason: 'The purpose given is that the deck match the groups on the table.',
    noSwitch: 'A card left in the deck without a group would have to be activated, and could not be.',
  },
  'SF-DECK-05': {
    summary: 'Everyone knows how many cards of each colour lie face down and in the discard; nobody knows the order.',
    question: 'What do players know of the deck?',
    readings: ['Counts by colour, never the order', 'Only how many cards are left'],
    choice: 0,
    reason: 'Groups are open to all, and a card for each group is the rule.',
    noSwitch: 'Groups are open to all and there is a card for each: the counts can always be worked out.',
    silent: 'About views: the state holds counts and no order, which a property test proves.',
  },
  'SF-ALT-01': {
    summary: 'The icon of a marker shows climb, level flight or dive.',
    silent: "Presentation: the marker's name says what its icon shows.",
  },
  'SF-ALT-02': { summary: 'When a group is activated its altitude marker is replaced by that of the new level.' },
  'SF-ALT-03': {
    summary:
      'Each plane takes the new level at the end of its own movement, before it attacks: a plane that dives from 7 attacks at 6.',
  },
  'SF-ALT-04': {
    summary: 'The altitude marker shows where the group is going; a plane is at the new level only after its own move.',
    question:
      'The marker changes at activation, planes after their move, yet a group is said to share one level. Which counts?',
    readings: [
      'Each plane changes after its own move (`perPlane`)',
      'All planes change with the marker, at activation (`atActivation`)',
    ],
    choice: 0,
    reason: 'The closing note on altitude says so outright. In the basic game both come to the same.',
  },
  'SF-ALT-05': {
    summary: 'A group at level 1 that reveals a dive crashes: all its planes are removed at once and do not act.',
  },
  'SF-ALT-06': {
    summary: 'A group at its maximum altitude that reveals a climb stalls: all its planes are removed at once.',
  },
  'SF-ALT-07': {
    summary: 'Planes that crash or stall are worth their points to the other side.',
    question: 'Does the opponent score for planes that crash or stall?',
    readings: ['Yes, their full value (`true`)', 'No, the text only removes them (`false`)'],
    choice: 0,
    reason: 'Leaving the table scores as well; otherwise a doomed group would crash to deny the points.',
  },
  'SF-ALT-08': {
    summary: 'Tight turns and half loops do not change the level.',
    question: 'Does a half loop gain or lose height?',
    readings: ['No', 'Yes, one level'],
    choice: 0,
    reason: 'The text gives no change, and only markers are said to change levels.',
    noSwitch: 'The book gives no number of levels, up or down, that a half loop could change.',
    silent: 'True by absence: only the marker changes a level.',
  },
  'SF-MOVE-01': { summary: 'Flying one SU forward costs one movement point.' },
  'SF-MOVE-02': { summary: 'No plane spends more points than it has; what is not spent is lost.' },
  'SF-MOVE-03': {
    summary: 'Planes fly straight ahead. Heading changes only by turn, tight turn or half loop.',
    silent: 'True by absence: a forward step has no direction of its own.',
  },
  'SF-MOVE-04': {
    summary: 'On the open table any distance may be flown, at a cost equal to it; on hexes whole ones.',
    question: 'May a plane spend a fraction of a movement point?',
    readings: ['Yes, on the open table (`continuous`)', 'No (`whole`)'],
    choice: 0,
    reason: 'The game is played with a ruler, and nowhere are distances rounded.',
  },
  'SF-MOVE-05': { summary: 'The marker gives the rate: CLIMB, LEVEL or DIVE of the card.' },
  'SF-MOVE-06': {
    summary:
      'A plane must spend at least MIN points before it may end its movement; points paid for tight turns and half loops count.',
  },
  'SF-MOVE-07': {
    summary: 'If a failed turn ends the movement before MIN points are spent, it ends all the same.',
    question: 'What if a failed attempt ends the movement below the minimum?',
    readings: ['The movement ends (`ends`)', 'The plane is flown straight on until MIN is reached (`topUp`)'],
    choice: 0,
    reason: 'A failure ends movement immediately, and no penalty is given.',
  },
  'SF-MOVE-08': {
    summary: 'Under their one marker the planes of a group each fly their own path.',
    silent: 'A freedom: no rule ties the paths of a group together.',
  },
  'SF-MOVE-09': {
    summary: 'After flying at least its turn rating straight ahead a plane may turn by up to 60 degrees on the spot.',
    question: 'What does a turn cost, and is a turn of 0 degrees one?',
    readings: ['Nothing, even with no points left; 0 degrees is no turn', 'A movement point'],
    choice: 0,
    reason: 'The text gives costs for tight turn and half loop and none for the turn.',
    noSwitch: 'The book names no price of a turn: to charge one, it would have to be invented.',
  },
  'SF-MOVE-10': {
    summary: 'After any pivot the turn rating has to be flown again before the next.',
    question:
      'The text says so of a second turn. Does a tight turn or half loop after a turn need the distance anew as well?',
    readings: [
      'Yes, every kind of turn after every kind (`sinceTurn`)',
      'No, for those it is enough to have flown it in this movement (`inAll`)',
    ],
    choice: 0,
    reason: 'Both are made instead of a normal turn, so they can be made where it could.',
  },
  'SF-MOVE-11': {
    summary: 'Distance flown in the last activation does not count toward the first turn of this one.',
    silent: 'Says where the count of SF-MOVE-09 starts: a turn too soon is refused under that rule.',
  },
  'SF-MOVE-12': {
    summary: 'Only forward movement counts toward the turn rating, not the points paid for tight turns or half loops.',
    silent: 'Says what is counted: a turn too soon is refused under SF-MOVE-09 or SF-MOVE-10.',
  },
  'SF-MOVE-13': {
    summary: 'A plane may turn as often as it meets the conditions.',
    question: 'How many turns may a plane make in one movement?',
    readings: ['Any number', 'One'],
    choice: 0,
    reason: 'The text says when a second turn is possible.',
    noSwitch: 'The text itself speaks of a second turn; a limit would have to be invented.',
    silent: 'A freedom: turns are not limited in number.',
  },
  'SF-HEAD-01': {
    summary: 'Under a straight marker no turn of any sort before twice the turn rating has been flown.',
  },
  'SF-HEAD-02': {
    summary:
      'Under a left marker the plane must try a turn or tight turn to the left, or a half loop, before it has flown twice its turn rating.',
  },
  'SF-HEAD-03': {
    summary:
      'Under a right marker the plane must try a turn or tight turn to the right, or a half loop, before it has flown twice its turn rating.',
  },
  'SF-HEAD-04': {
    summary:
      'A curved marker has to be obeyed before twice the turn rating is reached, a straight one frees the plane exactly there.',
    question: 'At exactly twice the turn rating, is it too late for a curved marker?',
    readings: ['Yes (`strict`)', 'No (`inclusive`)'],
    choice: 0,
    reason: 'The text says before, and gives the exact distance to the straight marker.',
  },
  'SF-HEAD-05': {
    summary: 'Under a curved marker a plane may not end its movement before it has tried to turn.',
    question: 'May a plane under a curved marker stop early and so never turn?',
    readings: ['No, the attempt is a duty (`must`)', 'Yes, only the deadline counts (`deadlineOnly`)'],
    choice: 0,
    reason: 'Planes must attempt the turn, and the list of markers has them begin with it.',
  },
  'SF-HEAD-06': {
    summary: 'If its rate does not let a plane reach its turn rating, the duty to turn lapses.',
    question: 'What if a plane under a curved marker cannot turn at all?',
    readings: ['The duty lapses', 'It cannot end its movement'],
    choice: 0,
    reason: 'Nobody is bound to the impossible, and the book gives no penalty.',
    noSwitch: 'A plane that can neither turn nor end its movement would stop the game.',
    silent: 'A freedom: it only keeps SF-HEAD-05 from refusing.',
  },
  'SF-HEAD-07': {
    summary: 'Any turn to the right side obeys a curved marker, however small.',
    question: 'Does a turn of one degree obey the marker?',
    readings: ['Yes (0)', 'Only a pivot of at least so many degrees does (a number)'],
    choice: 0,
    reason: 'A turn is up to 60 degrees, with no lower limit.',
  },
  'SF-HEAD-08': {
    summary: 'A tight turn or half loop obeys the marker as soon as the dice are rolled, whatever they show.',
    question: 'Does a failed attempt obey the marker?',
    readings: ['Yes', 'No'],
    choice: 0,
    reason: 'The duty is to attempt.',
    noSwitch: 'A failed attempt ends the movement: whether or not it obeys, nothing else can be done about the marker.',
    silent: 'A freedom: it only keeps SF-HEAD-05 from refusing after a failure.',
  },
  'SF-HEAD-09': {
    summary: 'After its first attempt a plane under a curved marker may turn either way.',
    question: 'Does the marker bind later turns too?',
    readings: ['No, only the first attempt (`first`)', 'Yes, all turns and tight turns of the movement (`all`)'],
    choice: 0,
    reason: 'The marker asks for one attempt and no more.',
  },
  'SF-HEAD-10': {
    summary:
      'Side and angle of a tight turn or half loop are chosen at the pivot; if the attempt is the one that obeys a curved marker, its side is that of the marker.',
    question: 'When are side and angle chosen?',
    readings: ['After the dice and the forced movement', 'Before the dice'],
    choice: 0,
    reason: 'In the worked example the player names them at the end.',
    noSwitch: 'The worked example names side and angle after the die: the other reading goes against it.',
  },
  'SF-TIGHT-01': {
    summary:
      'For a tight turn a plane must have flown its turn rating since the last pivot and have as many points left.',
  },
  'SF-TIGHT-02': {
    summary: 'Roll a die. If it is below the turn rating, the plane first flies that many SU straight on.',
  },
  'SF-TIGHT-03': {
    summary:
      'If enough points are left after that, the plane pays its turn rating and pivots by up to 120 degrees; if not, there is no pivot and its movement ends.',
  },
  'SF-TIGHT-04': {
    summary: 'The forced movement of a tight turn can always be paid.',
    silent: 'Follows from SF-TIGHT-01 and SF-TIGHT-02; a property test proves it.',
  },
  'SF-TIGHT-05': {
    summary: 'A tight turn once rolled must be gone through with and paid for, even if the pivot is small or none.',
    question: 'May one settle for an ordinary turn after the roll?',
    readings: ['No', 'Yes'],
    choice: 0,
    reason: 'The attempt replaces the ordinary turn; the pivot itself is a may.',
    noSwitch: 'The roll is made instead of a normal turn; a way back to one would have to be invented, with its price.',
  },
  'SF-TIGHT-06': {
    summary: 'Forced movement can carry a plane off the table or onto another; the usual rules apply.',
    silent: 'A reference: SF-EXIT-02 and SF-STACK-05 are cited.',
  },
  'SF-TIGHT-07': {
    summary: 'After a failed attempt the plane still changes its level and may still attack.',
    question: 'What else does a failed tight turn or half loop end?',
    readings: [
      'Nothing but the movement (`movement`)',
      'The activation of the plane: it changes its level and does not attack (`activation`)',
    ],
    choice: 0,
    reason: 'The text ends the movement and says no more.',
  },
  'SF-LOOP-01': {
    summary:
      'For a half loop a plane must have flown its turn rating since the last pivot and have twice as many points left.',
  },
  'SF-LOOP-02': {
    summary:
      'Roll two dice, each compared with the turn rating. With one of them below it the plane first flies the lower number straight on, with both below it their sum.',
  },
  'SF-LOOP-03': {
    summary:
      'If enough points are left after that, the plane pays twice its turn rating and pivots by up to 180 degrees; if not, there is no pivot and its movement ends.',
  },
  'SF-LOOP-04': {
    summary: 'The sum of the dice is flown only if both are below the turn rating.',
    question:
      'The third case, neither die above the rating, overlaps the first two when a die equals it. Which goes first?',
    readings: [
      'The third case means both dice below the rating (`bothLess`)',
      'The third case means neither above it, and is looked at first (`noneGreater`)',
    ],
    choice: 0,
    reason:
      'Equal is a success everywhere else, and word for word no plane with a turn rating of 6 could ever succeed at once.',
  },
  'SF-LOOP-05': {
    summary: 'The forced movement of a half loop can always be paid.',
    silent: 'Follows from SF-LOOP-01 and SF-LOOP-02; a property test proves it.',
  },
  'SF-LOOP-06': {
    summary: 'A half loop may go either way under any marker.',
    question: 'Does a curved marker say to which side a half loop goes?',
    readings: ['No (`free`)', 'Yes, save for 0 and 180 degrees (`marker`)'],
    choice: 0,
    reason: 'The text names a side for turn and tight turn and none for the half loop.',
  },
  'SF-LOOP-07': {
    summary: 'A half loop once rolled must be gone through with and paid for, even if the pivot is small or none.',
    question: 'May one settle for less than a half loop after the roll?',
    readings: ['No, twice the turn rating is paid whatever the angle', 'Yes, at the price of the lesser turn'],
    choice: 0,
    reason: 'As with the tight turn.',
    noSwitch: 'The roll is made instead of a lesser turn; a way back to one would have to be invented, with its price.',
  },
  'SF-STACK-01': {
    summary: 'Planes pass each other freely.',
    silent: 'A freedom: only where a plane ends is looked at.',
  },
  'SF-STACK-02': { summary: 'No plane may end its movement where another one is.' },
  'SF-STACK-03': {
    summary: 'On the open table disks must not overlap: centres are at least 1 SU apart. On hexes, one plane a hex.',
    question: 'What is an occupied space on a table without spaces?',
    readings: ['Where disks would overlap: centres nearer than `baseDiameter`; touching is legal', 'The same point'],
    choice: 0,
    reason: 'The book speaks of overlap, and a disk of 1 inch goes with an SU of 1 inch and a hex.',
    silent: 'Says what overlapping is: SF-STACK-02, SF-STACK-05 and SF-PLACE-07 are cited.',
  },
  'SF-STACK-04': {
    summary: 'Planes at different levels keep apart like those at the same level.',
    question: 'Do planes at different levels overlap?',
    readings: ['Yes, levels are ignored (`ignore`)', 'No (`sameLevel`)'],
    choice: 0,
    reason: 'Over and under are allowed for passing only, and disks lie on one table.',
    silent: 'Says what overlapping is: SF-STACK-02, SF-STACK-05 and SF-PLACE-07 are cited.',
  },
  'SF-STACK-05': {
    summary:
      'A plane forced to end on another goes back along its flight path just far enough. Points are not given back.',
  },
  'SF-STACK-06': {
    summary:
      'A plane may not end its movement on another while it can still fly to a free spot or turn; when it can do neither, it goes back along its path.',
    question: 'May a player end on another plane on purpose and be moved back?',
    readings: [
      'No, not while another way is open (`refused`)',
      'Yes, the plane is moved back in every case (`backedUp`)',
    ],
    choice: 0,
    reason: 'Moving back is given for accidents, and a plane must not be driven off the table by this rule.',
  },
  'SF-STACK-07': {
    summary:
      'A plane moved back takes the heading of the stretch on which it comes to rest, and what was turned later is undone.',
    question: 'What is the heading of a plane moved back past a pivot?',
    readings: [
      'That of the stretch where it stops; at the very point of a pivot, the later one (`stretch`)',
      'The one it had (`last`)',
    ],
    choice: 0,
    reason: 'It goes back along its flight path, as if it had flown less far.',
    silent: 'A detail of the back-up, which is cited as SF-STACK-05 or SF-STACK-06.',
  },
  'SF-EXIT-01': {
    summary: 'A plane that leaves the table is lost for good and scores for the other side as if shot down.',
  },
  'SF-EXIT-02': {
    summary: 'A plane is gone as soon as its centre passes the edge, in forced movement too.',
    question: 'When exactly does a plane leave, and may it come back in the same movement?',
    readings: ['At once, for good', 'Only if its movement ends outside'],
    choice: 0,
    reason: 'A plane that moves off may not return.',
    noSwitch: 'A plane that has moved off may not return, says the text: the other reading lets it.',
  },
  'SF-TGT-01': { summary: 'Each plane attacks once, after its own movement.' },
  'SF-TGT-02': { summary: 'Before any die is rolled the plane names its targets and the weapons for each.' },
  'SF-TGT-03': { summary: 'Each weapon fires once a turn at most; any of them may hold fire.' },
  'SF-TGT-04': { summary: 'All forward fixed weapons that fire have the same target.' },
  'SF-TGT-05': {
    summary: 'Every other weapon chooses its own target within its arc, each barrel of a turret too.',
    silent: 'A freedom: it only keeps SF-TGT-04 from refusing.',
  },
  'SF-TGT-06': {
    summary: 'Any enemy plane in play can be a target, and nothing blocks the line of fire.',
    question: 'May planes fire at friends, and do planes between block a shot?',
    readings: ['Enemies only, and nothing blocks', 'Anything in arc, and the nearest plane blocks'],
    choice: 0,
    reason: 'The text lists altitude, arc and range and no other condition.',
    noSwitch: 'What blocks a shot, and how wide it is, would have to be invented.',
  },
  'SF-TGT-07': {
    summary: 'Shots at a plane that an earlier hit of the same volley has shot down are wasted; their dice are rolled.',
    question: 'May weapons change target when theirs is shot down before their turn?',
    readings: ['No', 'Yes'],
    choice: 0,
    reason: 'Targets are declared before anything is resolved.',
    noSwitch: 'The text has targets and weapons declared before any attack is resolved: to redirect goes against it.',
  },
  'SF-TGT-08': { summary: 'A target must be at the level of the attacker, after the change of the latter.' },
  'SF-TGT-09': {
    summary: 'A plane that attacks before moving, as tailing allows, does so at the level where it starts.',
  },
  'SF-TGT-10': {
    summary: 'A target may have acted this turn or not. Range is measured on the table.',
    question: 'Can planes be shot at that have already acted this turn?',
    readings: ['Yes', 'No'],
    choice: 0,
    reason: 'No such condition is given.',
    noSwitch: 'The text lists what a target must be; one more condition would be a new rule.',
    silent: 'A freedom: whether a target has acted is never looked at.',
  },
  'SF-ARC-00': {
    summary: 'The line from attacker to target, centre to centre, against the heading of the attacker, gives the arcs.',
    silent: 'Says what is measured: the arcs are cited.',
  },
  'SF-ARC-01': { summary: 'Forward fixed: 60 degrees ahead.' },
  'SF-ARC-02': { summary: 'Rear fixed: 60 degrees behind.' },
  'SF-ARC-03': { summary: 'Left beam: 120 degrees to the left.' },
  'SF-ARC-04': { summary: 'Right beam: 120 degrees to the right.' },
  'SF-ARC-05': { summary: 'Forward trainable: the 180 degrees ahead.' },
  'SF-ARC-06': { summary: 'Rear trainable: the 180 degrees behind.' },
  'SF-ARC-07': { summary: 'Trainable turret: all round.', silent: 'Bears all round: no shot is ever out of this arc.' },
  'SF-ARC-08': {
    summary: 'A hex through which the border of two arcs runs is in both.',
    silent: 'Widens the arcs by their borders: a shot outside is refused under the arc itself.',
  },
  'SF-ARC-09': {
    summary: 'On the open table a target exactly on a border is in both arcs.',
    question: 'To which arc does a border belong on the open table?',
    readings: ['To both (`both`)', 'To the one nearer the nose (`frontWins`)'],
    choice: 0,
    reason: 'So it is on hexes.',
    silent: 'Says to which arc a border belongs: a shot outside is refused under the arc itself.',
  },
  'SF-ARC-10': {
    summary: 'A target at the very same point is in all arcs, at range 0.',
    question: 'In which arc is a target without a bearing?',
    readings: ['In all', 'In none'],
    choice: 0,
    reason:
      'It can only happen where levels part stacked planes; to rule such a shot out would take a rule of its own.',
    noSwitch:
      'Without a line no arc can be told from another: to leave the target out of all of them, turrets too, would be a new rule.',
    silent: 'A case without a line: it lies in all arcs, so nothing is refused.',
  },
  'SF-RNG-01': {
    summary: 'Up to 2 SU a hit needs 4 or more, up to 4 SU 5 or more, up to 6 SU a 6; beyond that there is no attack.',
  },
  'SF-HIT-01': { summary: 'Each weapon that fires rolls one die; the number for its range or more is a hit.' },
  'SF-DMG-01': { summary: 'Each hit rolls as many dice as the damage value of its weapon.' },
  'SF-DMG-02': { summary: 'Each damage die of at least the defensive rating of the target marks one box.' },
  'SF-DMG-03': {
    summary:
      'A plane with all boxes marked is shot down and removed at once; its point value goes to the side that did it.',
  },
  'SF-DMG-04': {
    summary:
      'Damage counts at once, and a plane shot down before it acts does not act. Of a volley all to-hit dice are rolled before the damage dice.',
    question: 'Do effects wait for the end of the turn?',
    readings: ['No', 'Yes'],
    choice: 0,
    reason: 'Planes act one by one and are removed when shot down.',
    noSwitch: 'Planes shot down are removed from the table at once, says the text; effects that wait go against it.',
    silent: 'About the order of events: it shows in the log, not in one citation.',
  },
  'SF-DMG-05': {
    summary: 'Damage slows no plane and silences no gun.',
    silent: 'Absence of a rule: a damaged plane flies and fires as before.',
  },
  'SF-DMG-06': {
    summary: 'With the last plane of a group its card leaves the deck.',
  },
  'SF-WIN-01': { summary: 'The game lasts ten complete turns.' },
  'SF-WIN-02': { summary: 'Each enemy plane destroyed scores its point value; the higher score wins.' },
  'SF-WIN-03': {
    summary: 'The game ends early when a side has no plane left in play.',
    question: 'The game may end early. When does it?',
    readings: [
      'At once, whatever took the last plane (`immediate`)',
      'In the end phase (`endOfTurn`)',
      'Not at all (`never`)',
    ],
    choice: 0,
    reason: 'With nobody left to shoot at, nothing worth playing remains.',
  },
  'SF-WIN-04': {
    summary: 'After an early end too, the higher score wins.',
    question: 'Who wins when one side has been wiped out?',
    readings: ['The higher score (`vp`)', 'The side with planes left (`lastStanding`)'],
    choice: 0,
    reason: 'Victory points are the only measure that the book gives.',
  },
  'SF-WIN-05': {
    summary: 'Equal scores are a draw.',
    question: 'Who wins a tie?',
    readings: ['Nobody', 'The side with more planes left'],
    choice: 0,
    reason: 'The text has no tie-break.',
    noSwitch: 'The book has no tie-break: any would have to be invented.',
  },
  'SF-WIN-06': {
    summary: 'If neither side has a plane left, scores decide, equal scores being a draw.',
    question: 'Who wins when both sides are empty?',
    readings: ['The higher score', 'The side that lost its last plane later'],
    choice: 0,
    reason: 'As after every other end. With an immediate early end it cannot happen.',
    noSwitch: 'The book counts points and nothing else: any other way to decide would have to be invented.',
  },
  'SF-OPT-BANK-01': {
    summary:
      'A plane leans to the side of its last pivot. At its next activation a curved marker to that side lets it turn one SU sooner, to the other side one SU later. Ours: the text of the book is lost.',
  },
  'SF-OPT-DEFL-01': {
    summary:
      'To hit a plane from its rear fixed arc takes one less, from its beam one more, never less than 2 or more than 6. Ours: the text of the book is lost.',
  },
  'SF-OPT-AMMO-01': {
    summary:
      'A weapon line has ammunition for so many turns of fire: LMG 6, HMG 5, 20 mm 4, 30 mm 3, 40 mm 2. Ours: the text of the book is lost.',
  },
  'SF-OPT-TAIL-01': {
    summary:
      'A plane close behind an enemy on much the same heading may attack before it moves instead of after, at the level where it starts, its forward fixed guns at that enemy only. Ours: of the text of the book only a hint is left.',
  },
}

/** A rule explained. */
export const explain = (id: RuleId): Explanation<RuleId> => explained(id, rules[id], texts[id])
