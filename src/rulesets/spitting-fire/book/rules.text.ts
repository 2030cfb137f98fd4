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
    summary: 'Models may replace disks. All pieces share one scale, except that 1/285 and 1/300 mix with disks.',
    silent: 'Presentation: the engine has no models.',
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
    readings: ['As many as were printed, a number now lost', 'As many as it wants'],
    choice: 1,
    reason: 'Nothing in the text makes the supply a limit, and the pages with the markers could be copied.',
    noSwitch: 'The printed number of markers is lost, so a limited supply cannot be played.',
    silent: 'Markers are unlimited, so no order is ever refused because they ran out.',
  },
  'SF-COMP-07': {
    summary: 'All dice have six sides. Of a playing card only the colour counts.',
    silent: 'Components: the kernel checks what dice and cards can show.',
  },
  'SF-CARD-01': {
    summary:
      'A data card gives name, type, point value, a box for the squadron, defensive rating, damage boxes, four movement rates, turn rating, maximum altitude and the weapons.',
    silent: 'The kernel checks the shape of a card.',
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
      'MIN is the fewest movement points a plane may spend in a turn; CLIMB, LEVEL and DIVE are the most, depending on the marker of its group.',
    silent: 'Defines numbers: applied, and cited, as SF-MOVE-05 and SF-MOVE-06.',
  },
  'SF-CARD-05': {
    summary:
      'The turn rating is how far a plane flies before it can turn, and the number to roll for tight turns and half loops.',
    silent: 'Defines a number: applied, and cited, as SF-MOVE-09, SF-TIGHT-02 and SF-LOOP-02.',
  },
  'SF-CARD-06': { summary: 'No plane may be above its maximum altitude.' },
  'SF-CARD-07': {
    summary: 'A weapon line gives type, number, firing arc and damage; the number is written before the arc.',
    question: 'The text promises four values for a weapon and explains three. What is the fourth?',
    readings: ['A value that the text forgot', 'The number of weapons, written before the arc as in 2FF'],
    choice: 1,
    reason: 'The printed cards and examples show such a number, and nothing else on them goes unexplained.',
    noSwitch: 'This is about reading a printed table: there is no other value to play with.',
    silent: 'It explains the printed table: the fields of a weapon line follow from it.',
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
      'Mounts are written as arcs with a number in front, separated by commas: 4FF,RT is four forward fixed guns and one rear trainable. Each of these guns is a weapon with its own die, its own target and one shot a turn.',
    question: 'What else may the weapons table hold, beyond the few examples?',
    readings: [
      'Only what the examples show',
      'Any list of the seven arcs, each with its number of guns (none means one); spaces and letter case do not matter',
    ],
    choice: 1,
    reason: 'It is the smallest grammar that covers 2FF, 4FF,RT and 4TT alike.',
    noSwitch:
      'A notation, not a rule of play: if you write only mounts like 2FF, 4FF,RT and 4TT, you play the other reading.',
  },
  'SF-CARD-11': {
    summary:
      'A card must make sense: whole numbers, 1 <= MIN <= CLIMB <= LEVEL <= DIVE, turn rating, boxes and points at least 1, maximum altitude at least 3, defence 2 to 6, readable mounts, damage as printed for the weapon.',
  },
  'SF-GEO-01': { summary: 'The table has no spaces: distances are measured.' },
  'SF-GEO-02': {
    summary: 'A plane is where the centre of its disk is, and all measuring is done from there.',
    silent: 'Says where to measure from: the rules that measure are cited.',
  },
  'SF-GEO-03': {
    summary:
      'The table is a rectangle of at least 24 by 36 SU, whichever way round; the short edges are the home edges.',
    question: 'The book recommends a minimum size. Is a smaller table forbidden?',
    readings: [
      'Smaller tables are refused, larger ones are fine; the host may lower the limit with `minBoard`',
      'Any table is fine',
    ],
    choice: 0,
    reason: 'Setup areas and speeds suit that size, but small scenarios need less room.',
  },
  'SF-GEO-04': {
    summary: 'Players agree before the game where the table ends.',
    silent: 'The table is part of the config, so its edges are always known.',
  },
  'SF-GEO-05': {
    summary: 'Terrain is decoration and affects nothing.',
    silent: 'Terrain has no effect, so there is none here.',
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
      'Nothing is lost: a table that is refused can be given with its two sides swapped, which is the same table turned.',
  },
  'SF-GEO-10': { summary: 'On hexes an SU is one hex, and distance is the number of hexes along a shortest path.' },
  'SF-GEO-11': {
    summary:
      'On hexes a plane faces a hexside and pivots in steps of 60 degrees, up to the limit of its turn: 60 for a turn, 0 to 120 for a tight turn, 0 to 180 for a half loop.',
    question: 'Does a plane on hexes face a side or a corner, and in what steps does it turn?',
    readings: ['Sides, in steps of 60 degrees', 'Corners, in steps of 60 degrees', 'Both, in steps of 30 degrees'],
    choice: 0,
    reason:
      'On hexes, arcs are bounded by lines through opposite corners, and that fits only a plane that faces a side.',
    noSwitch:
      'The picture is lost; if a plane faced a corner, none of the lines that the text describes would bound its arcs.',
  },
  'SF-GEO-12': {
    summary:
      'A hex table has at least 24 columns and 36 rows, the columns running north to south, odd columns half a hex lower. A plane is in play while its hex is on the table.',
  },
  'SF-FORCE-01': {
    summary: 'One side is the Axis, the other the Allies. A side keeps its card colour whatever it flies.',
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
      'The planes of a force must not cost more than the total, and what is left should not be enough for another plane. If it is, that is reported.',
    question: 'How close to the total must a force come?',
    readings: [
      'No plane that the side may take fits into what is left; if one does, it is only reported (`noRoom`)',
      'Any sum that is not above the total (`underLimit`)',
      'As the first, but such a force is refused (`noRoomStrict`)',
      'The closest sum that can be reached at all',
    ],
    choice: 0,
    reason: 'The player in the example stops when nothing more fits, and the text says should, not must.',
  },
  'SF-FORCE-06': {
    summary: 'Forces are chosen in secret and shown when both are in. From then on they are open, damage included.',
    question: 'Do players know what the other side is choosing?',
    readings: ['Forces are hidden until both are handed in (`sealed`)', 'Forces are chosen openly (`open`)'],
    choice: 0,
    reason: 'Otherwise whoever chooses last gets an advantage that the book never mentions.',
  },
  'SF-FORCE-07': { summary: 'Every aircraft has a data card of its own, with its own damage.' },
  'SF-FORCE-08': {
    summary:
      'A scenario may bring its forces, and where they start. Choosing, or choosing and placing, is then skipped. Cards, nations, groups and overlap are still checked; setup areas, spread, facing and start levels are not, and points only if there is a total.',
  },
  'SF-FORCE-09': {
    summary: 'A side brings at most 100 aircraft. That is what the engine is built for.',
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
      'A group has one card here; planes with two cards under one marker would share neither rates nor maximum altitude.',
  },
  'SF-GRP-04': { summary: 'Every plane belongs to exactly one group and acts with it.' },
  'SF-GRP-05': {
    summary: 'Once placed, the planes of a group need not keep together.',
    silent: 'Absence of a rule: nothing binds the planes of a group after placing.',
  },
  'SF-GRP-06': {
    summary: 'A group has one maneuver marker and one altitude marker; its planes share one level.',
    silent: 'Using them is cited as SF-PLOT-02 and SF-ALT-02.',
  },
  'SF-GRP-07': {
    summary: 'A group worn down to one plane remains a group; groups neither merge nor split.',
    question: 'What happens to a group that has lost too many planes?',
    readings: ['It stays as it is', 'Its last plane joins another group'],
    choice: 0,
    reason: 'The sizes are a setup rule, and the deck counts groups as they were set up.',
    noSwitch: 'Merging would need rules of its own: which group, when, and what happens to the card.',
    silent: 'No order merges or splits groups, so there is nothing to refuse.',
  },
  'SF-PLACE-01': {
    summary: 'Each side sets up in a strip 6 SU deep along its short edge; on hexes, in the six rows at its end.',
    question: 'What is the setup area on a hex table?',
    readings: ['All hexes touched by a strip 6 SU deep', 'The six rows at that end'],
    choice: 1,
    reason: 'One hex is one SU, so six rows are six SU.',
    noSwitch: 'Both readings come to the same thing: the hexes that a strip of 6 SU touches are the six rows.',
  },
  'SF-PLACE-01a': {
    summary:
      'Setup area and spread are measured from centres, limits included. The strips stay 6 SU deep on larger tables; on a square table the players agree on a pair of opposite edges.',
    question: 'What exactly does inside, or 6 SU apart, mean?',
    readings: ['By centres, limits included', 'By whole disks'],
    choice: 0,
    reason: 'The book measures everything from centres.',
    noSwitch: 'The book says that everything is measured from centres; measuring whole disks would go against it.',
    silent: 'Says how to measure for SF-PLACE-01 and SF-PLACE-05: those are cited.',
  },
  'SF-PLACE-02': {
    summary: 'The players settle who gets which edge in any way they like; here the host decides, or a coin.',
  },
  'SF-PLACE-03': {
    summary: 'Each group has a card, red for the Axis and black for the Allies. The cards are shuffled face down.',
  },
  'SF-PLACE-04': {
    summary: 'Flip the top card: its side places a group of its choice. Go on until all are placed.',
    question: 'May a side decline to place when its colour comes up?',
    readings: ['No', 'Yes'],
    choice: 0,
    reason: 'Activations cannot be declined either, and with one card a group a pass would leave a group over.',
    noSwitch:
      'With one card a group, a group that is held back could never be placed, so the other reading cannot be played.',
  },
  'SF-PLACE-05': {
    summary: "All planes of a group are placed inside their side's setup area, no two of them more than 6 SU apart.",
  },
  'SF-PLACE-06': {
    summary: 'At the start each plane may point anywhere.',
    question: 'Which way do planes point when placed?',
    readings: ['Each any way it likes (`free`)', 'Straight at the enemy edge (`towardEnemyEdge`)'],
    choice: 0,
    reason: 'The text restricts place and level and says nothing about facing.',
  },
  'SF-PLACE-07': {
    summary: 'Planes may not be placed on top of each other unless there is no free spot left.',
    question: 'Does the stacking rule hold while placing, and what if there is no room?',
    readings: [
      'Yes; a plane may overlap only if no spot is free in the setup area near its mates (`apart`)',
      'No, it is about the end of movement (`free`)',
    ],
    choice: 0,
    reason:
      'Starting from a position that play could never reach would make the first moves hard to judge, but nobody has to do the impossible.',
  },
  'SF-PLACE-08': {
    summary: 'A group starts at one level, from 2 to one less than its maximum altitude, open to all.',
  },
  'SF-PLACE-09': { summary: 'After the last placement the same cards are shuffled and become the activation deck.' },
  'SF-SEQ-01': { summary: 'A turn is plotting phase, action phase, end phase.' },
  'SF-PLOT-01': {
    summary: 'There are nine maneuver markers: climb, level or dive, each with a left, straight or right arrow.',
  },
  'SF-PLOT-02': { summary: 'Each turn every group in play is given one marker, face down.' },
  'SF-PLOT-03': {
    summary:
      'A marker is secret until its group is activated. Its owner may look at it. If the group is lost before it acts, the marker is removed unseen.',
    question: 'If a group is lost before it acts, is its marker shown?',
    readings: ['No (`unseen`)', 'Yes (`shown`)'],
    choice: 0,
    reason: 'Markers are secret until revealed, and activation is the only time the text reveals them.',
  },
  'SF-PLOT-04': {
    summary:
      'Both sides lay all markers and commit to them before the first card; until then a side may change its own.',
    question: 'In what order do the sides plot?',
    readings: ['At the same time, each until it commits', 'One after the other'],
    choice: 0,
    reason: 'Markers lie face down, so the order makes no difference.',
    noSwitch: 'Markers lie face down: whatever the order, nobody learns anything from it.',
  },
  'SF-PLOT-05': {
    summary: 'Climb is one level up, dive one level down, level neither.',
    silent: 'Says how far a level changes: the change is cited as SF-ALT-02 and SF-ALT-03.',
  },
  'SF-PLOT-06': {
    summary: 'A marker that will crash or stall the group may be plotted.',
    question: 'May a group at level 1 be given a dive, or one at its maximum altitude a climb?',
    readings: ['Yes (`allow`)', 'No (`forbid`)'],
    choice: 0,
    reason: 'The rules for crash and stall exist for exactly such plots.',
  },
  'SF-PLOT-07': {
    summary:
      'A curved marker means a turn early in the movement, as the heading rules say, not a turn before moving at all.',
    question:
      'The list of markers has planes begin with a turn; the movement rules want forward movement first. Which one counts?',
    readings: ['The list of markers', 'The movement rules'],
    choice: 1,
    reason: 'They are more detailed and come with a worked example.',
    noSwitch: 'A turn before any movement would break the rules for turns, which say how far to fly first.',
    silent: 'Says which of two texts counts: that text is cited.',
  },
  'SF-ACT-01': { summary: 'Flip the top card of the activation deck; the side of that colour activates a group.' },
  'SF-ACT-02': { summary: 'The acting player picks any group of that side that has not been activated this turn.' },
  'SF-ACT-03': {
    summary: 'An activation cannot be declined.',
    silent: 'True by absence: there is no order to pass.',
  },
  'SF-ACT-04': { summary: 'A group is activated once a turn.' },
  'SF-ACT-05': {
    summary:
      'Steps of an activation: reveal the marker, replace the altitude marker, let each plane move and then attack, remove the maneuver marker.',
  },
  'SF-ACT-06': { summary: 'A plane finishes moving and attacking before the next plane of its group moves.' },
  'SF-ACT-07': {
    summary: 'The acting player chooses the next plane as the activation goes on; every plane must act.',
    question: 'In what order do the planes of a group act?',
    readings: [
      'As the player chooses, one plane at a time (`free`)',
      'In the order in which the group lists them (`listed`)',
    ],
    choice: 0,
    reason: 'The text wants one after the other and does not say which comes first.',
  },
  'SF-ACT-08': { summary: 'A plane need not attack, but it must move at least its minimum.' },
  'SF-ACT-09': {
    summary: 'The activation marker, mentioned once, is the maneuver marker.',
    question: 'What is an activation marker?',
    readings: ['Another name for the maneuver marker', 'A marker of its own, described nowhere'],
    choice: 0,
    reason: 'It is to be turned over at activation, which is what happens to the maneuver marker.',
    noSwitch: 'Only a name: either way the marker is turned over at activation.',
    silent: 'A slip of the pen for the maneuver marker.',
  },
  'SF-ACT-10': { summary: 'The action phase is over when no card is left to flip.' },
  'SF-END-01': { summary: 'In the end phase the whole activation deck is shuffled for the next turn.' },
  'SF-DECK-01': {
    summary:
      'Face-down cards and discards together always hold one card for each group in play, in the colour of its side.',
    silent: 'An invariant, kept by SF-DECK-02 to SF-DECK-04 and tested as a property.',
  },
  'SF-DECK-02': {
    summary:
      'If a lost group has not been activated this turn, one card of its colour is taken out of the face-down cards, and these are shuffled.',
  },
  'SF-DECK-03': {
    summary: 'If a lost group has been activated this turn, one card of its colour is taken out of the discards.',
    question: 'During an activation, where is its card, and does its group count as activated?',
    readings: [
      'The card counts as discarded, and the group as activated as soon as it is chosen',
      'Both only afterwards',
    ],
    choice: 0,
    reason:
      'The card has been flipped and cannot be flipped again, and only this way do cards and groups always match.',
    noSwitch: 'If the card counted later, a group lost in its own activation would have no card to take out.',
  },
  'SF-DECK-04': {
    summary: 'A card is removed whatever the cause of the loss: shot down, crashed, stalled or off the table.',
    question: 'The text speaks of planes shot down. What about other losses?',
    readings: ['Only shooting down removes a card', 'Every loss does'],
    choice: 1,
    reason: 'The point, says the book, is that the deck matches the groups on the table.',
    noSwitch: 'A card without a group would call for an activation that nobody could make.',
  },
  'SF-DECK-05': {
    summary:
      'Everyone knows how many cards of each colour are face down and how many are discarded; nobody knows the order.',
    question: 'What do players know about the deck?',
    readings: ['Counts by colour, never the order', 'Only how many cards are left'],
    choice: 0,
    reason: 'Groups are open to all, and every group has a card.',
    noSwitch: 'Groups are open to all and there is a card for each: the counts can always be worked out.',
    silent: 'About views: the state holds counts and no order, which a property test proves.',
  },
  'SF-ALT-01': {
    summary: 'The icon on a marker shows climb, level flight or dive.',
    silent: "Presentation: the marker's name says what its icon shows.",
  },
  'SF-ALT-02': { summary: 'When a group is activated, its altitude marker is replaced by one for the new level.' },
  'SF-ALT-03': {
    summary:
      'Each plane takes the new level at the end of its own movement, before it attacks: a plane that dives from 7 attacks at 6.',
  },
  'SF-ALT-04': {
    summary: 'The altitude marker shows where the group is going; a plane is at the new level only after its own move.',
    question:
      'The marker changes at activation, planes change after their move, and yet a group is said to share one level. Which counts?',
    readings: [
      'Each plane changes after its own move (`perPlane`)',
      'All planes change with the marker, at activation (`atActivation`)',
    ],
    choice: 0,
    reason: 'The closing note on altitude says so outright. In the basic game both come to the same thing.',
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
    reason: 'Leaving the table scores too; otherwise a doomed group would crash just to deny the points.',
  },
  'SF-ALT-08': {
    summary: 'Tight turns and half loops do not change the level.',
    question: 'Does a half loop gain or lose height?',
    readings: ['No', 'Yes, one level'],
    choice: 0,
    reason: 'The text gives no change, and only markers are said to change levels.',
    noSwitch: 'The book never says how many levels a half loop would climb or lose.',
    silent: 'True by absence: only the marker changes a level.',
  },
  'SF-MOVE-01': { summary: 'Flying one SU forward costs one movement point.' },
  'SF-MOVE-02': { summary: 'No plane spends more points than it has; unspent points are lost.' },
  'SF-MOVE-03': {
    summary: 'Planes fly straight ahead. Heading changes only by turn, tight turn or half loop.',
    silent: 'True by absence: a forward step has no direction of its own.',
  },
  'SF-MOVE-04': {
    summary: 'On the open table a plane may fly any distance and pays exactly that; on hexes it flies whole hexes.',
    question: 'May a plane spend a fraction of a movement point?',
    readings: ['Yes, on the open table (`continuous`)', 'No (`whole`)'],
    choice: 0,
    reason: 'The game is played with a ruler, and distances are never rounded.',
  },
  'SF-MOVE-05': { summary: 'The marker gives the rate: CLIMB, LEVEL or DIVE of the card.' },
  'SF-MOVE-06': {
    summary:
      'A plane must spend at least MIN points before it may end its movement; points paid for tight turns and half loops count.',
  },
  'SF-MOVE-07': {
    summary: 'A failed turn ends the movement even if fewer than MIN points have been spent.',
    question: 'What if a failed attempt ends the movement below the minimum?',
    readings: ['The movement ends (`ends`)', 'The plane is flown straight on until MIN is reached (`topUp`)'],
    choice: 0,
    reason: 'A failure ends movement at once, and the text gives no penalty.',
  },
  'SF-MOVE-08': {
    summary: 'The planes of a group share a marker, but each flies its own path.',
    silent: 'A freedom: no rule ties the paths of a group together.',
  },
  'SF-MOVE-09': {
    summary: 'After flying at least its turn rating straight ahead a plane may turn by up to 60 degrees on the spot.',
    question: 'What does a turn cost, and is a turn of 0 degrees one?',
    readings: ['Nothing, even with no points left; 0 degrees is no turn', 'A movement point'],
    choice: 0,
    reason: 'The text gives a cost for tight turns and half loops, and none for turns.',
    noSwitch: 'The book names no price for a turn: we would have to invent one.',
  },
  'SF-MOVE-10': {
    summary: 'After any pivot, a plane must fly its turn rating again before the next one.',
    question:
      'The text says so for a second turn. Does a tight turn or half loop after a turn need the distance again too?',
    readings: [
      'Yes, every kind of turn after every kind (`sinceTurn`)',
      'No, for those it is enough to have flown it once this movement (`inAll`)',
    ],
    choice: 0,
    reason: 'Both replace a normal turn, so they are possible where a normal turn is.',
  },
  'SF-MOVE-11': {
    summary: 'Distance flown in earlier activations does not count toward the first turn of this one.',
    silent: 'Says where the count of SF-MOVE-09 starts: a turn too soon is refused under that rule.',
  },
  'SF-MOVE-12': {
    summary: 'Only forward movement counts toward the turn rating, not the points paid for tight turns or half loops.',
    silent: 'Says what is counted: a turn too soon is refused under SF-MOVE-09 or SF-MOVE-10.',
  },
  'SF-MOVE-13': {
    summary: 'A plane may turn as often as it meets the conditions for a turn.',
    question: 'How many turns may a plane make in one movement?',
    readings: ['Any number', 'One'],
    choice: 0,
    reason: 'The text says when a second turn is possible.',
    noSwitch: 'The text itself mentions a second turn; we would have to invent a limit.',
    silent: 'A freedom: turns are not limited in number.',
  },
  'SF-HEAD-01': {
    summary: 'Under a straight marker a plane may not turn in any way until it has flown twice its turn rating.',
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
      'A curved marker must be obeyed before the plane has flown twice its turn rating; a straight one lets it turn from exactly there on.',
    question: 'At exactly twice the turn rating, is it too late for a curved marker?',
    readings: ['Yes (`strict`)', 'No (`inclusive`)'],
    choice: 0,
    reason: 'The text says before, and the straight marker starts at the exact distance.',
  },
  'SF-HEAD-05': {
    summary: 'Under a curved marker a plane may not end its movement until it has tried to turn.',
    question: 'May a plane under a curved marker stop early and never turn?',
    readings: ['No, it has to try (`must`)', 'Yes, only the deadline counts (`deadlineOnly`)'],
    choice: 0,
    reason: 'The text says planes must attempt the turn, and the list of markers has them start with it.',
  },
  'SF-HEAD-06': {
    summary: 'A plane whose rate is too low to reach its turn rating need not turn.',
    question: 'What if a plane under a curved marker cannot turn at all?',
    readings: ['It need not turn', 'It cannot end its movement'],
    choice: 0,
    reason: 'Nobody has to do the impossible, and the book gives no penalty.',
    noSwitch: 'A plane that could neither turn nor end its movement would bring the game to a halt.',
    silent: 'A freedom: it only keeps SF-HEAD-05 from refusing.',
  },
  'SF-HEAD-07': {
    summary: "Any turn toward the marker's side obeys a curved marker, however small.",
    question: 'Does a turn of one degree obey the marker?',
    readings: ['Yes (0)', 'Only if it is at least so many degrees (a number)'],
    choice: 0,
    reason: 'A turn is up to 60 degrees, with no lower limit.',
  },
  'SF-HEAD-08': {
    summary: 'A tight turn or half loop obeys the marker as soon as the dice are rolled, whatever they show.',
    question: 'Does a failed attempt obey the marker?',
    readings: ['Yes', 'No'],
    choice: 0,
    reason: 'The marker asks for an attempt.',
    noSwitch:
      'A failed attempt ends the movement anyway: whether or not it obeys, there is nothing more to do about the marker.',
    silent: 'A freedom: it only keeps SF-HEAD-05 from refusing after a failure.',
  },
  'SF-HEAD-09': {
    summary: 'After its first attempt a plane under a curved marker may turn either way.',
    question: 'Does the marker bind later turns too?',
    readings: ['No, only the first attempt (`first`)', 'Yes, all turns and tight turns of the movement (`all`)'],
    choice: 0,
    reason: 'The marker asks for one attempt, no more.',
  },
  'SF-HEAD-10': {
    summary:
      "You choose side and angle of a tight turn or half loop at the pivot. If this is the attempt that obeys a curved marker, the side must be the marker's.",
    question: 'When are side and angle chosen?',
    readings: ['After the dice and the forced movement', 'Before the dice'],
    choice: 0,
    reason: 'In the worked example the player names them at the end.',
    noSwitch: 'In the worked example they are named after the die; the other reading goes against it.',
  },
  'SF-TIGHT-01': {
    summary:
      'To try a tight turn, a plane must have flown its turn rating since the last pivot and have at least that many points left.',
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
    summary: 'Once rolled, a tight turn must be carried out and paid for, even if the pivot is small or none.',
    question: 'May one settle for an ordinary turn after the roll?',
    readings: ['No', 'Yes'],
    choice: 0,
    reason: 'The attempt replaces the ordinary turn; only the pivot itself is optional.',
    noSwitch: 'The roll replaces a normal turn; we would have to invent a way back to one, and its price.',
  },
  'SF-TIGHT-06': {
    summary: 'Forced movement can carry a plane off the table or onto another; the usual rules apply.',
    silent: 'A pointer to other rules: SF-EXIT-02 and SF-STACK-05 are cited.',
  },
  'SF-TIGHT-07': {
    summary: 'After a failed attempt the plane still changes its level and may still attack.',
    question: 'What else does a failed tight turn or half loop end?',
    readings: [
      'Nothing but the movement (`movement`)',
      "The plane's whole activation: it changes its level but does not attack (`activation`)",
    ],
    choice: 0,
    reason: 'The text ends the movement and says no more.',
  },
  'SF-LOOP-01': {
    summary:
      'To try a half loop, a plane must have flown its turn rating since the last pivot and have at least twice that many points left.',
  },
  'SF-LOOP-02': {
    summary:
      'Roll two dice and compare each with the turn rating. If one is below it, the plane first flies that number straight on; if both are, their sum.',
  },
  'SF-LOOP-03': {
    summary:
      'If enough points are left after that, the plane pays twice its turn rating and pivots by up to 180 degrees; if not, there is no pivot and its movement ends.',
  },
  'SF-LOOP-04': {
    summary: 'The sum of the dice is flown only if both are below the turn rating.',
    question:
      'The third case, neither die above the rating, overlaps the first two when a die equals it. Which comes first?',
    readings: [
      'The third case means both dice below the rating (`bothLess`)',
      'The third case means neither above it, and is checked first (`noneGreater`)',
    ],
    choice: 0,
    reason:
      'Everywhere else an equal roll succeeds, and read literally no plane with a turn rating of 6 could ever succeed straight away.',
  },
  'SF-LOOP-05': {
    summary: 'The forced movement of a half loop can always be paid.',
    silent: 'Follows from SF-LOOP-01 and SF-LOOP-02; a property test proves it.',
  },
  'SF-LOOP-06': {
    summary: 'A half loop may go either way under any marker.',
    question: 'Does a curved marker decide which way a half loop goes?',
    readings: ['No (`free`)', 'Yes, except at 0 and 180 degrees (`marker`)'],
    choice: 0,
    reason: 'The text names a side for turns and tight turns, and none for half loops.',
  },
  'SF-LOOP-07': {
    summary: 'Once rolled, a half loop must be carried out and paid for, even if the pivot is small or none.',
    question: 'May one settle for less than a half loop after the roll?',
    readings: ['No, twice the turn rating is paid whatever the angle', 'Yes, at the price of the lesser turn'],
    choice: 0,
    reason: 'As with the tight turn.',
    noSwitch: 'The roll replaces a lesser turn; we would have to invent a way back to one, and its price.',
  },
  'SF-STACK-01': {
    summary: 'Planes pass each other freely.',
    silent: 'A freedom: only where a plane ends its move matters.',
  },
  'SF-STACK-02': { summary: 'No plane may end its movement where another one is.' },
  'SF-STACK-03': {
    summary:
      'On the open table disks must not overlap: their centres stay at least 1 SU apart. On hexes, one plane per hex.',
    question: 'What is an occupied space on a table without spaces?',
    readings: ['Where disks would overlap: centres nearer than `baseDiameter`; touching is legal', 'The same point'],
    choice: 0,
    reason: 'The book speaks of overlap, and a 1-inch disk goes with a 1-inch SU and with one hex.',
    silent: 'Says what overlapping is: SF-STACK-02, SF-STACK-05 and SF-PLACE-07 are cited.',
  },
  'SF-STACK-04': {
    summary: 'Planes at different levels may not overlap either.',
    question: 'Do planes at different levels overlap?',
    readings: ['Yes, levels are ignored (`ignore`)', 'No (`sameLevel`)'],
    choice: 0,
    reason: 'The book allows over and under only in passing, and all disks lie on one table.',
    silent: 'Says what overlapping is: SF-STACK-02, SF-STACK-05 and SF-PLACE-07 are cited.',
  },
  'SF-STACK-05': {
    summary: 'A plane forced to end on another backs up along its flight path just far enough. It gets no points back.',
  },
  'SF-STACK-06': {
    summary:
      'A plane may not end its movement on another while it can still fly to a free spot or turn; when it can do neither, it backs up along its path.',
    question: 'May a player end on another plane on purpose and be moved back?',
    readings: [
      'No, not while there is another way (`refused`)',
      'Yes, the plane is moved back in every case (`backedUp`)',
    ],
    choice: 0,
    reason: 'Backing up is meant for accidents, and this rule must not force a plane off the table.',
  },
  'SF-STACK-07': {
    summary: 'A plane that backs up takes the heading of the stretch where it stops; later turns are undone.',
    question: 'Which way does a plane face after backing up past a pivot?',
    readings: [
      'The way it flew the stretch where it stops; exactly at a pivot, the way it faced after it (`stretch`)',
      'The way it faced before backing up (`last`)',
    ],
    choice: 0,
    reason: 'It goes back along its flight path, as if it had flown less far.',
    silent: 'A detail of the back-up, which is cited as SF-STACK-05 or SF-STACK-06.',
  },
  'SF-EXIT-01': {
    summary: 'A plane that leaves the table is lost for good and scores for the other side as if shot down.',
  },
  'SF-EXIT-02': {
    summary: 'A plane is gone as soon as its centre crosses the edge, even in forced movement.',
    question: 'When exactly does a plane leave, and may it come back in the same movement?',
    readings: ['At once, and for good', 'Only if its movement ends outside'],
    choice: 0,
    reason: 'A plane that moves off may not return.',
    noSwitch: 'The text says that a plane which moved off may not return; the other reading would let it.',
  },
  'SF-TGT-01': { summary: 'Each plane attacks once, after its own movement.' },
  'SF-TGT-02': { summary: 'Before rolling any dice, the plane names its targets and the weapons for each.' },
  'SF-TGT-03': { summary: 'Each weapon fires once a turn at most; any of them may hold fire.' },
  'SF-TGT-04': { summary: 'All forward fixed weapons that fire must have the same target.' },
  'SF-TGT-05': {
    summary: 'Every other weapon may choose its own target within its arc, even each barrel of a turret.',
    silent: 'A freedom: it only keeps SF-TGT-04 from refusing.',
  },
  'SF-TGT-06': {
    summary: 'Any enemy plane in play can be a target, and nothing blocks the line of fire.',
    question: 'May planes fire at friends, and do planes in between block a shot?',
    readings: ['Enemies only, and nothing blocks', 'Anything in arc, and the nearest plane blocks'],
    choice: 0,
    reason: 'The text lists altitude, arc and range, and no other condition.',
    noSwitch: 'We would have to invent what blocks a shot, and how wide it is.',
  },
  'SF-TGT-07': {
    summary: 'Shots at a plane that an earlier hit of the same volley has shot down are wasted; their dice are rolled.',
    question: 'May weapons change target when theirs is shot down before their turn?',
    readings: ['No', 'Yes'],
    choice: 0,
    reason: 'Targets are declared before anything is resolved.',
    noSwitch: 'Targets and weapons are declared before any attack is resolved; changing them goes against that.',
  },
  'SF-TGT-08': { summary: "A target must be at the attacker's level, after the attacker has changed level." },
  'SF-TGT-09': {
    summary: 'A plane that attacks before moving, as tailing allows, does so at the level it starts from.',
  },
  'SF-TGT-10': {
    summary: 'It does not matter whether a target has already acted this turn. Range is measured on the table.',
    question: 'Can planes be shot at that have already acted this turn?',
    readings: ['Yes', 'No'],
    choice: 0,
    reason: 'No such condition is given.',
    noSwitch: 'The text lists what a target must be; one more condition would be a new rule.',
    silent: 'A freedom: nobody asks whether a target has acted.',
  },
  'SF-ARC-00': {
    summary: "Arcs go by the line from attacker to target, centre to centre, compared with the attacker's heading.",
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
    summary: 'A hex that lies on the border of two arcs is in both.',
    silent: 'Widens the arcs by their borders: a shot outside is refused under the arc itself.',
  },
  'SF-ARC-09': {
    summary: 'On the open table a target exactly on a border is in both arcs.',
    question: 'On the open table, which arc does a border belong to?',
    readings: ['To both (`both`)', 'To the one nearer the nose (`frontWins`)'],
    choice: 0,
    reason: 'That is how it works on hexes.',
    silent: 'Says which arc a border belongs to: a shot outside is refused under the arc itself.',
  },
  'SF-ARC-10': {
    summary: 'A target at the very same point is in all arcs, at range 0.',
    question: 'In which arc is a target without a bearing?',
    readings: ['In all', 'In none'],
    choice: 0,
    reason:
      'It can only happen to stacked planes at different levels; forbidding such a shot would take a rule of its own.',
    noSwitch:
      "Without a line, one arc is like another: leaving the target out of all of them, even a turret's, would be a new rule.",
    silent: 'It lies in all arcs, so nothing is ever refused.',
  },
  'SF-RNG-01': {
    summary:
      'A hit needs 4 or more up to 2 SU, 5 or more up to 4 SU and a 6 up to 6 SU; beyond that no attack is possible.',
  },
  'SF-HIT-01': { summary: 'Each weapon that fires rolls one die and hits on the number for its range or more.' },
  'SF-DMG-01': { summary: 'Each hit rolls as many dice as the damage value of its weapon.' },
  'SF-DMG-02': { summary: "Each damage die that equals or beats the target's defensive rating marks one box." },
  'SF-DMG-03': {
    summary:
      'A plane with all boxes marked is shot down and removed at once; its point value goes to the side that did it.',
  },
  'SF-DMG-04': {
    summary:
      'Damage counts at once: a plane shot down before it acts does not act. In a volley, all to-hit dice are rolled before any damage dice.',
    question: 'Do effects wait for the end of the turn?',
    readings: ['No', 'Yes'],
    choice: 0,
    reason: 'Planes act one by one and are removed when shot down.',
    noSwitch: 'The text removes planes from the table as soon as they are shot down; delayed effects go against that.',
    silent: 'About the order of events: it shows in the log, not in one citation.',
  },
  'SF-DMG-05': {
    summary: 'Damage slows no plane and silences no gun.',
    silent: 'Absence of a rule: a damaged plane flies and fires as before.',
  },
  'SF-DMG-06': {
    summary: 'When a group loses its last plane, its card leaves the deck.',
  },
  'SF-WIN-01': { summary: 'The game lasts ten complete turns.' },
  'SF-WIN-02': { summary: 'Each enemy plane destroyed scores its point value; the higher score wins.' },
  'SF-WIN-03': {
    summary: 'The game ends early when a side has no plane left in play.',
    question: 'When does the game end early?',
    readings: [
      'At once, whatever took the last plane (`immediate`)',
      'In the end phase (`endOfTurn`)',
      'Not at all (`never`)',
    ],
    choice: 0,
    reason: 'With nobody left to shoot at, there is nothing left to play for.',
  },
  'SF-WIN-04': {
    summary: 'After an early end too, the higher score wins.',
    question: 'Who wins when one side has been wiped out?',
    readings: ['The higher score (`vp`)', 'The side with planes left (`lastStanding`)'],
    choice: 0,
    reason: 'Victory points are the only measure the book gives.',
  },
  'SF-WIN-05': {
    summary: 'Equal scores are a draw.',
    question: 'Who wins a tie?',
    readings: ['Nobody', 'The side with more planes left'],
    choice: 0,
    reason: 'The text has no tie-break.',
    noSwitch: 'The book has no tie-break: we would have to invent one.',
  },
  'SF-WIN-06': {
    summary: 'If neither side has a plane left, the higher score wins; equal scores are a draw.',
    question: 'Who wins when both sides are empty?',
    readings: ['The higher score', 'The side that lost its last plane later'],
    choice: 0,
    reason: 'As after every other end. With an immediate early end it cannot happen.',
    noSwitch: 'The book counts points and nothing else: we would have to invent any other way to decide.',
  },
  'SF-OPT-BANK-01': {
    summary:
      "A plane leans to the side of its last pivot. At its next activation it can turn one SU sooner under a curved marker to that side, and one SU later under one to the other side. Our own: the book's text is lost.",
  },
  'SF-OPT-DEFL-01': {
    summary:
      "Hitting a plane from its rear fixed arc takes one less, from its beam one more, but never less than 2 or more than 6. Our own: the book's text is lost.",
  },
  'SF-OPT-AMMO-01': {
    summary:
      "A weapon line has ammunition for a number of turns of fire: LMG 6, HMG 5, 20 mm 4, 30 mm 3, 40 mm 2. Our own: the book's text is lost.",
  },
  'SF-OPT-TAIL-01': {
    summary:
      "A plane close behind an enemy on much the same heading may attack before it moves instead of after, at the level it starts from, with its forward fixed guns on that enemy only. Our own: only a hint of the book's text is left.",
  },
}

/** A rule explained. */
export const explain = (id: RuleId): Explanation<RuleId> => explained(id, rules[id], texts[id])
