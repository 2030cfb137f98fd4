/**
 * What every rule of Aerial Craps says, in our own words; for a ruling also what was unclear, how it can be read, which
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
  'AC-0.12-1': {
    summary: 'A hex is about 500 feet wide and a level about 500 feet high. Any number of aircraft may share one.',
    silent: 'A freedom: any number of aircraft may share a hex and a level.',
  },
  'AC-0.12-2': {
    summary: 'A maneuvering aircraft has no facing. The tilt of its model only shows its status.',
    silent: 'Shown by the state: a maneuvering aircraft has no facing, as AC-2.42-1 leaves it.',
  },
  'AC-0.122-1': {
    summary:
      'Movement tests have levels 0 to 3. The level affects spotting, collisions, leaving a hex, and fire in both directions.',
  },
  'AC-0.13-1': {
    summary:
      'An aircraft can carry any number of damage marks. Only criticals, stress, fire, the ground or a crash remove it.',
    silent: 'True by absence: no number of marks removes an aircraft.',
  },
  'AC-0.131-1': {
    summary:
      'An aircraft fires only with a Combat Value on its target. The CV also shifts the order of movement and the MPs.',
    silent: 'Says what CV is for: applied as AC-3.10-1, AC-1.41-1 and AC-2.311-2.',
  },
  'AC-0.141-1': {
    summary: 'The book recommends a gaming area of at least six by six hexes.',
    silent: 'Advice on the size of a table, which is unbounded here.',
  },
  'AC-0.141-2': {
    summary: 'The sky has no edge: all pieces may be shifted together, in hexes and in levels.',
    question: 'What happens at the edge of the table?',
    readings: [
      'All pieces are shifted, so there is no edge (option on)',
      'An aircraft that leaves the gaming area has retired, without points (option off)',
    ],
    choice: 0,
    reason: 'The book lets players shift all pieces together, in hexes and in levels.',
  },
  'AC-0.141-3': {
    summary: 'Terrain, clouds and trenches have no rules here; a scenario may name one direction of a high sun.',
  },
  'AC-0.142-1': {
    summary:
      'Facing, altitude, speed, MT level, pitch and target of every aircraft are open to all, and each has an id.',
    silent: 'Shown by the views: everything is open to everybody.',
  },
  'AC-0.143-1': { summary: "A pilot's experience, from -2 to +2, is added to his initiative die." },
  'AC-0.143-2': {
    summary:
      'Dismal flying adds two dice to every movement test and bad flying one. Good flying frees one die from risk, great flying two.',
  },
  'AC-0.143-3': {
    summary: 'A critical costs 6, 5, 4, 3 or 2 hits: the better the pilot shoots, the fewer.',
    silent: 'A price list: applied, and cited, as AC-3.20-2.',
  },
  'AC-0.143-4': {
    summary:
      'A bad pilot has 1 or 2 Pilot Points a turn, an average one 3 or 4, a good one 5 or 6, a great one 7 or 8.',
  },
  'AC-0.143-5': {
    summary:
      "A pilot's spot rating is added to his spotting rolls. The book never gives its scale; ours runs from -2 to +2.",
  },
  'AC-0.144-1': {
    summary:
      'Boxes by row for bad, average and good strength: 8-8-6-4, 9-9-7-5 and 10-10-8-6. A card lists its own rows.',
    question: 'Two of the three printed rows do not add up to the printed totals. Which is wrong?',
    readings: ['The rows as printed', 'The totals as printed: 8-8-6-4, 9-9-7-5, 10-10-8-6'],
    choice: 1,
    reason: 'All three totals and the third row then follow one pattern.',
    noSwitch: 'Cards list their own rows: cards of your own play the printed ones.',
    silent: 'Says how the printed rows are read: the cards follow from it.',
  },
  'AC-0.144-2': {
    summary:
      'The MT bonus changes the dice of every movement test. Our scale: dismal +2, bad +1, average 0, good -1, great -2.',
  },
  'AC-0.144-3': {
    summary:
      'A filled row costs Pilot Points, depending on handling. Rows 1 to 4: dismal 1, 1, 1, 1; bad 1, 1, 0, 1; average 0, 1, 0, 1; good 0, 0, 1, 0; great none.',
  },
  'AC-0.144-4': {
    summary:
      'A filled row adds MT dice, depending on handling. Rows 1 to 4: dismal 1, 2, 1, 2; bad 1, 1, 1, 2; average 0, 1, 1, 2; good 0, 1, 1, 1; great 0, 1, 0, 1.',
  },
  'AC-0.144-5': {
    summary: 'The aerobatics rating, from -2 to +2, changes how many aerobatic dice may be added.',
    silent: 'A rating: applied, and cited, as AC-2.62-1.',
  },
  'AC-0.144-6': { summary: 'The spin rating, from -1 to +1, is added to stall rolls.' },
  'AC-0.144-7': {
    summary: 'A gun is rated 0.5, 1 or 1.5 by its type, number and synchronising gear, as the book lists them.',
    silent: 'A list of ratings: the cards follow from it, and AC-3.10-3 applies it.',
  },
  'AC-0.144-8': {
    summary: 'The book uses power, drag, climb and speeds but never gives their scales; the README has ours.',
  },
  'AC-1.10-1': {
    summary:
      'At the start of a turn each aircraft has its whole allotment of Pilot Points, less wounds and damage. Unspent points from last turn are gone.',
  },
  'AC-1.10-2': {
    summary:
      'The allotment is reduced first by wounds, then by filled rows, by 2 for smoke and by 2 for fire, and is never below 0.',
    question: 'In which order do wounds, rows, smoke and fire reduce the points?',
    readings: [
      'Wounds halve first, the rest is subtracted (`first`)',
      'Subtractions first, wounds halve what is left (`last`)',
    ],
    choice: 0,
    reason: 'A wound takes half of the allotment, and the allotment is the printed number.',
  },
  'AC-1.10-3': {
    summary: 'A reduction taken during a turn counts from the next reset on.',
    question: 'Do losses in the middle of a turn reduce the points at once?',
    readings: ['They count from the next reset', 'They are taken from what is left'],
    choice: 0,
    reason: 'The book mentions them only where points are reset.',
    noSwitch: 'The points may already be spent: the other reading would need a rule for a pool below 0.',
    silent: 'True by absence: nothing lowers the points of the current turn but spending.',
  },
  'AC-1.10-4': {
    summary: 'Dice are bought before a roll; ones are cancelled, CV is bought and a single die is adjusted after it.',
    question: 'Are Pilot Points that modify a single die paid before it is rolled?',
    readings: ['After the roll is seen (`afterRoll`)', 'Before the roll (`beforeRoll`)'],
    choice: 0,
    reason: 'The points adjust the roll, and ones are cancelled after it.',
  },
  'AC-1.10-5': { summary: 'An aircraft has one pool of Pilot Points a turn, for all uses.' },
  'AC-1.20-1': {
    summary:
      'An aircraft may hold one target or none. It keeps it until it is lost or dropped, and may drop it in this step.',
  },
  'AC-1.20-2': {
    summary:
      'All loss checks come first. Then aircraft drop and spot targets, the least experienced pilot first; ties go by id.',
    silent: 'Says who is asked when; the questions come in that order.',
  },
  'AC-1.20-3': {
    summary:
      'When an aircraft leaves play, everyone who held it drops it with its CV, links end, and its close encounters are off.',
    question: 'What happens to targets on an aircraft that leaves play?',
    readings: ['They are dropped at once', 'They are kept until the next loss check'],
    choice: 0,
    reason: 'There is nothing left to look at.',
    noSwitch: 'A target that is gone has no hex, area or level to keep or lose it by.',
  },
  'AC-1.21-1': {
    summary:
      'At the start of a turn a target behind, in areas 4 to 6, is kept on a 5 or more: 1 less in area 6, 1 more for each Pilot Point. Levels do not matter, and nothing is behind a maneuvering aircraft or in its own hex.',
    question: 'Is a target in the same hex, or far above or below, behind?',
    readings: [
      'Only one in areas 4 to 6 of the hexes around, at any level',
      'One in the same hex too, or only one at the same level',
    ],
    choice: 0,
    reason: 'Behind is three of the six areas, and the areas are drawn in hexes.',
    noSwitch:
      "An aircraft's own hex is in none of the areas, and no figure of them shows levels: there is nothing to measure the other reading by.",
  },
  'AC-1.21-2': {
    summary: 'A lost target must be spotted again, which may be tried in the same turn.',
    silent: 'True by absence: a lost target comes back only by AC-1.22-1.',
  },
  'AC-1.21-3': { summary: 'Trying to spot another target drops the one that is held, even if the attempt fails.' },
  'AC-1.22-1': {
    summary:
      'A die and the spot rating must come to 4: less the MT level, 3 for a target in area 6, 4 for one up sun, and 1 for every two hexes beyond the first; two levels count as a hex. Pilot Points add.',
  },
  'AC-1.22-2': {
    summary: 'Pilot and observer may each try to spot once a turn.',
    question: 'How often may each of the crew try to spot?',
    readings: ['Once a turn', 'As often as points last'],
    choice: 0,
    reason: 'Points buy modifiers to the attempt, not further attempts.',
    noSwitch: 'Without a limit every target would be spotted in the end, and the roll would mean nothing.',
  },
  'AC-1.22-3': { summary: 'Only a target in area 6 is harder to spot by 3, not one in areas 4 and 5.' },
  'AC-1.22-4': {
    summary:
      'The crew of a stalled or spinning aircraft may spot again in the next turn. An aircraft without facing has no area 6.',
    question: 'May the crew of a stalled or spinning aircraft look for a target at the start of the next turn?',
    readings: ['Yes, with the modifiers of its position (`allowed`)', 'No (`forbidden`)'],
    choice: 0,
    reason: 'The book takes away the target and forbids fire; it does not forbid spotting again.',
    silent: 'A permission; under the other reading such a crew is not asked.',
  },
  'AC-1.23-1': {
    summary:
      'An aircraft that holds a target, or has failed to spot one this turn, is marked: its pursuers lose only a quarter of its gains.',
  },
  'AC-1.24-1': {
    summary:
      'A friend within one hex and one level that flies the same way may be spotted as a leader, with the usual roll.',
  },
  'AC-1.24-2': {
    summary: 'A follower moves right after its leader and does the same, but makes its own tests and speed rolls.',
  },
  'AC-1.24-3': {
    summary:
      "A follower uses the leader's MP die and copies its pitch and actions one by one. It flies leftover MPs straight, and leaves out what it has no row for. A leader beyond one hex or level, or flying another way, is lost at the next turn. If the leader leaves play, loses control or leaves a maneuver, the follower is free. No CV is kept on a leader.",
  },
  'AC-1.30-1': {
    summary: 'After targeting, Combat Values are carried over and then changed by position.',
    silent: 'An order of steps: carryover is told as AC-1.31-1 before AC-1.32-1.',
  },
  'AC-1.30-2': {
    summary: 'A CV belongs to one target. It begins at 0 and is gone when the target is lost or dropped.',
  },
  'AC-1.30-3': {
    summary: 'If your new target has a positive CV on you, your CV on it starts at minus that number.',
  },
  'AC-1.30-4': {
    summary:
      'Such a pair shares one number, plus for one and minus for the other, while both keep each other as target: every change is mirrored once. Other pairs keep two numbers.',
    question: 'Which pairs share one number, and for how long?',
    readings: [
      'Those that began as above, while both keep each other as target (`exceptionOnly`)',
      'Every mutual pair (`always`)',
      'Never: only the start is copied (`never`)',
    ],
    choice: 0,
    reason: 'The book says that the second number need not be tracked separately, and says so only about this case.',
  },
  'AC-1.31-1': {
    summary: 'A positive CV falls to 0 if the target is behind or more than two hexes away. A negative CV stays.',
    question: 'Do levels count for the two hexes?',
    readings: ['No, hexes alone', 'Yes, as they do in spotting'],
    choice: 0,
    reason: 'The sentence says hexes; where levels count, the book adds them.',
    noSwitch: 'The other reading goes against the word: a limit in hexes leaves no room for levels.',
  },
  'AC-1.32-1': {
    summary: "An aircraft adds a bonus for where it is around its target's facing. Its own facing does not matter.",
  },
  'AC-1.32-2': {
    summary: 'A maneuvering or spinning target has no facing, so there is no position bonus.',
    question: 'Does position around a spinning target give a bonus?',
    readings: ['No: it has no facing either', 'Yes, by its last facing'],
    choice: 0,
    reason: 'The figure is laid around a facing, and a spin ends with a random one.',
    noSwitch: 'The facing before the spin is gone; no rule keeps it.',
    silent: 'True by absence: nothing is told where there is no bonus.',
  },
  'AC-1.32-3': {
    summary:
      'An aircraft that maneuvers in the hex of a target that does not, spinning or not, adds 3. Otherwise the same hex gives nothing.',
  },
  'AC-1.32-4': {
    summary:
      'The figure is lost. Ours: one hex away tail 3, rear 2, front 1, nose 0; two hexes away tail 2, rear 1; within one level.',
    silent: 'A table: applied, and cited, as AC-1.32-1.',
  },
  'AC-1.40-1': { summary: "Posted initiative is one die plus the pilot's experience." },
  'AC-1.41-1': {
    summary:
      'A player may add a positive CV to the initiative: all of it if the target holds a target itself, otherwise half, rounded up.',
  },
  'AC-1.41-2': {
    summary:
      'If that beats the posted initiative of the target, the aircraft moves right after its target, whatever their categories.',
  },
  'AC-1.41-3': { summary: 'Links form chains: each follower moves right after its target.' },
  'AC-1.41-4': {
    summary:
      'If they form a closed circle, everyone rolls. The highest goes first, ties for highest roll again, and the rest follow in order.',
    question: 'Who wins the roll-off of a circle, and who rolls again after a tie?',
    readings: ['The highest goes first; those tied for highest roll again', 'All roll again'],
    choice: 0,
    reason: 'A roll-off is won by the highest, and the others have lost already.',
    noSwitch: 'There is nothing to switch: either way each has the same chance to go first.',
  },
  'AC-1.41-5': {
    summary:
      'Several followers of one aircraft move in the order of their adjusted initiative, each with its own chain behind it.',
    question: 'In which order do several followers of one aircraft move?',
    readings: ['By adjusted initiative, each with its own chain', 'All of them first, then their chains'],
    choice: 0,
    reason: 'A follower moves immediately after its target.',
    noSwitch: 'Under the other reading a follower would not move immediately after its target.',
    silent: 'An order among followers, told as part of AC-2.10-1.',
  },
  'AC-1.42-1': {
    summary:
      'Two aircraft, friends or not, have a close encounter if they share hex, level and posted initiative, at least one maneuvers, and neither targets the other.',
    question: 'Are two aircraft at the same altitude if one of them is leaving the level?',
    readings: ['Yes, only the level counts (`level`)', 'No, both must be in it or leaving it alike (`position`)'],
    choice: 0,
    reason:
      'Altitude goes by levels; leaving is a state within one. With more than two aircraft, each pair checks for itself, because the sum is of two rolls.',
  },
  'AC-1.421-1': {
    summary:
      'Each rolls a die and adds its MT level, its speed over 6, 3 if it targets someone else, and Pilot Points either way. Sums of 10, 12, 14 and 16 rate the encounter 1 to 4.',
    question: 'Who pays first for the roll?',
    readings: ['The aircraft with the lower id, after both dice are seen', 'Both at once, in secret'],
    choice: 0,
    reason: 'The book gives no order, and nothing in this game is done in secret.',
    noSwitch: 'A secret payment would need a sealed step that the book does not have.',
  },
  'AC-1.422-1': {
    summary:
      "Either aircraft may use a passed test to cut the rating by up to its level. A cut costs that aircraft its crew's targets; at 0 the encounter is over.",
    question: 'Does a failed movement test count as one that was made?',
    readings: ['No, only a passed test avoids (`passed`)', 'Yes, every test taken counts by its level (`attempted`)'],
    choice: 0,
    reason: 'In this hobby, making a roll means passing it.',
  },
  'AC-1.423-1': {
    summary:
      'When both have moved and some rating is left, each takes that many hits and both lose their targets, those of observers too, wherever they are by then.',
    question: 'Does a move in the maintenance step count for a collision?',
    readings: ['Yes', 'No, the collision waits for the movement phase'],
    choice: 0,
    reason: "Such a move is the aircraft's move of the turn (1.50).",
    noSwitch: 'The aircraft does not move again, so under the other reading there would never be a collision.',
  },
  'AC-1.423-2': {
    summary: 'Collision hits cannot be traded for criticals: nobody has fired.',
    question: 'Can collision hits buy criticals?',
    readings: ['No', 'Yes, by either pilot'],
    choice: 0,
    reason: 'The trade belongs to a firer.',
    noSwitch: 'A collision has no firer whose skill could set the price.',
  },
  'AC-1.424': { summary: 'As an option, a passed test may add to the rating instead.' },
  'AC-1.50-1': {
    summary:
      'A crew that reloads, unjams or fights a fire does nothing else this turn. The aircraft flies straight and level, or dives to fight the fire, and its crew lose their targets.',
  },
  'AC-1.50-2': {
    summary: 'An aircraft that was maneuvering takes a random facing, which cannot be shifted, and goes that way.',
  },
  'AC-1.50-3': {
    summary:
      'It moves in this step, in initiative order, and those who would follow it move right after it. None of them moves again.',
  },
  'AC-1.50-4': {
    summary:
      'To work on a gun the aircraft must be able to fly level without a test. A spinning aircraft can do no maintenance, and a stalled one can only dive to fight a fire.',
    question: 'May a climbing or diving aircraft take maintenance?',
    readings: ['Only if it can level out without a test', 'Always: it levels out for free'],
    choice: 0,
    reason: 'Nothing else may be done in that turn, tests included.',
    noSwitch: 'A change of pitch is tested by 2.50, and nothing in 1.50 excuses it.',
  },
  'AC-1.50-5': {
    summary: 'It may still roll once for power or drag.',
    question: 'Is a power roll an action that maintenance forbids?',
    readings: ['No', 'Yes'],
    choice: 0,
    reason: 'It comes at the end of every move and costs no attention.',
    noSwitch: 'Drag rolls can be forced (2.23, 3.22), so they cannot be a forbidden action.',
  },
  'AC-1.51-1': {
    summary:
      'Dice cost one Pilot Point each, and the second attempt in a row adds two, the third three, and so on. A six succeeds. Three ones break the gun for good unless Pilot Points cancel them, even if there is a six.',
    question: 'Three ones and a six in one roll: broken or cleared?',
    readings: ['Broken (`onesBreak`)', 'Cleared, the six saves the gun (`sixSaves`)'],
    choice: 0,
    reason:
      'A gun that breaks may not fire again, and the book offers no way out but Pilot Points. A roll takes at least one die.',
  },
  'AC-1.51-2': {
    summary:
      'The book counts no ammunition. With the option a drum holds four bursts and a belt twelve; an attack uses up its burst, and reloading fills a drum.',
  },
  'AC-1.52-1': {
    summary: 'A gun that jammed in an earlier turn is cleared in the same way. Attempts are counted gun by gun.',
  },
  'AC-1.53-1': {
    summary: 'An aircraft on fire fills as many boxes as a die shows, from the bottom row upward, every turn.',
  },
  'AC-1.53-2': {
    summary: 'A burnt box cannot be marked any more. When all boxes are burnt the aircraft is destroyed.',
  },
  'AC-1.53-3': {
    summary:
      'A dive fights the fire with one, two or three dice, depending on its angle; more cost two Pilot Points each. Each six puts out the highest burning row. Each one burns three boxes, except on bought dice.',
  },
  'AC-1.53-4': {
    summary:
      'A row burns once fire has taken one of its boxes; the fire is out when no row burns. Sixes count before ones. Before the first spread a single six ends the fire.',
    question: 'Which rows burn?',
    readings: ['Those in which fire has filled a box', 'All rows'],
    choice: 0,
    reason: 'A six puts out the fire of a row that has suffered fire damage.',
    noSwitch: 'A row without fire damage has no fire that a six could put out.',
    silent: 'Says which rows burn; told as AC-1.53-98 when the last is out.',
  },
  'AC-1.53-5': {
    summary:
      'A burnt box counts as marked in every pass. A row without a free box counts as filled once a pass; a row that is burnt out counts only once.',
    question: 'Does a burnt row count as filled?',
    readings: ['Yes, once a pass; burnt out, only once', 'No: only marks fill rows'],
    choice: 0,
    reason: 'It has no box left.',
    noSwitch:
      'A burnt box cannot be marked, so under the other reading such a row would never be filled, and marking would stop there.',
  },
  'AC-1.53-6': {
    summary: 'The change of pitch for that dive is tested as usual, and the dice go by the pitch actually reached.',
    question: 'Is the dive that puts out a fire tested?',
    readings: ['Yes, like any change of pitch, and the dice go by the pitch actually reached', 'No'],
    choice: 0,
    reason: 'It is a change of pitch like any other.',
    noSwitch: 'Every change of pitch of that size is tested (2.50).',
  },
  'AC-2.10-1': {
    summary:
      'Stalled and spinning aircraft move first, then those with a target, then the others, each group by initiative.',
  },
  'AC-2.10-2': {
    summary: 'Low initiative moves first.',
    question: 'Does high or low initiative move first?',
    readings: ['Low first (`lowFirst`)', 'High first (`highFirst`)'],
    choice: 0,
    reason: 'Moving late is better: the helpless go first, and tailers follow their prey.',
    silent: 'The direction of the order in AC-2.10-1.',
  },
  'AC-2.10-3': {
    summary: 'In a tie the higher aircraft gets the better slot, then the faster one, then a roll-off decides.',
    question: 'Who wins a tie?',
    readings: [
      'The higher aircraft gets the better slot, then the faster (`better`)',
      'The higher aircraft moves first, then the faster (`first`)',
    ],
    choice: 0,
    reason: 'Ties go to the aircraft with the advantage.',
  },
  'AC-2.20-1': {
    summary: 'The whole move is flown at the starting speed. All changes are added up to give the ending speed.',
  },
  'AC-2.21-1': {
    summary:
      'A card gives minimum, maximum level and maximum dive speed. The MT level raises the minimum, and damage lowers the maximum dive speed.',
  },
  'AC-2.22-1': {
    summary:
      'Roll a die and add the power rating: above 2 gains one point, above 6 one or two. Starting at minimum speed adds 1; engine hits, odd MT dice and reaching for the maximum subtract. Power never passes the maximum level speed.',
  },
  'AC-2.22-2': {
    summary:
      'Before rolling, the player aims for one or two points, and gains no more than that. The aircraft reaches for its maximum if that many points would take it there.',
    question: 'When is an aircraft trying to reach its maximum?',
    readings: ['If the points it aims for would take it there', 'If the points it gains take it there'],
    choice: 0,
    reason: 'The modifier must be known before the roll.',
    noSwitch:
      'The gain depends on the roll, and the roll on the modifier: under the other reading neither can be known first.',
  },
  'AC-2.22-3': {
    summary: 'After the last MP there is one free roll a turn, for power or for drag. Forced drag rolls are extra.',
    question: 'When is power or drag rolled?',
    readings: ['Once, after the last MP', 'Before the move'],
    choice: 0,
    reason: 'The penalty of movement tests applies to it.',
    noSwitch:
      'The penalty for odd dice applies to a power roll of the same turn; if that came before the move, it never could.',
  },
  'AC-2.22-4': {
    summary:
      'A shallow, normal or steep dive gains 1, 2 or 3, by the pitch that was flown. Later easing, excess or a stall does not change that.',
    question: 'If the pitch changes on the way, which one counts for speed?',
    readings: ['The pitch the vertical MPs were flown with (`flown`)', 'The pitch at the end of the move (`last`)'],
    choice: 0,
    reason: 'Speed is gained by making a dive; easing out of it afterwards does not undo it.',
  },
  'AC-2.23-1': {
    summary: 'Roll a die and add the drag rating, less 1 to 3 in a dive: above 2 loses one point, above 6 one or two.',
  },
  'AC-2.23-2': {
    summary:
      'An aircraft that did not dive and ends above its maximum level speed must roll for drag and take all of it, at most once a move.',
    question: 'Does a voluntary drag roll count as the forced one?',
    readings: [
      'No, the forced roll comes after it if the speed is still too high (`extra`)',
      'Yes, and all of it must then be taken (`once`)',
    ],
    choice: 0,
    reason:
      'The speed at the end of the move decides, and it is known only after the voluntary roll. There is never more than one forced roll.',
  },
  'AC-2.23-3': {
    summary:
      'With the engine hit, destroyed or off, all of a drag roll must be taken. With the option an engine may be shut off: no power, and one drag roll every turn, which is forced.',
    question: 'What does it mean for an engine to be off?',
    readings: ['Nothing: the word has no rule (option off)', 'No power, and drag is rolled every turn (option on)'],
    choice: 0,
    reason: 'It is mentioned only in an exception: whether a player may take one point instead of two.',
  },
  'AC-2.23-4': { summary: 'A shallow, normal or steep climb costs 1, 2 or 3.' },
  'AC-2.23-5': { summary: 'A movement test may cost speed.' },
  'AC-2.23-6': { summary: 'Speed is never below 0.' },
  'AC-2.30-1': { summary: 'All horizontal and vertical MPs must be used.' },
  'AC-2.31-1': { summary: 'Starting speed and a die give 1 MP from 4, 2 from 10, 3 from 16 and 4 from 22.' },
  'AC-2.311-1': { summary: 'Each Pilot Point spent lowers the roll by 1.' },
  'AC-2.311-2': {
    summary: 'A CV on a target that has moved may raise or lower the roll by exactly half of it, rounded up.',
    question: 'May less than half the CV be used?',
    readings: ['No, half of it or nothing', 'Yes, any part up to half'],
    choice: 0,
    reason: 'The sentence names one amount.',
    noSwitch: 'The text does not say so: half the CV may be added or subtracted, not up to half.',
  },
  'AC-2.312-1': { summary: 'For horizontal MPs a normal climb or dive takes 1 off the roll and a steep one 2.' },
  'AC-2.312-2': {
    summary:
      'For vertical MPs a shallow angle takes 3 off the roll, a normal one 1, and a steep one adds 3. In a climb the climb rating is added. A level aircraft has none.',
  },
  'AC-2.32': { summary: 'As an option, the use of the first MP is declared before the MP roll and must be attempted.' },
  'AC-2.40-1': { summary: 'Each horizontal MP is spent going somewhere or maneuvering, in any order.' },
  'AC-2.41-1': {
    summary:
      'One MP enters the hex ahead. There the aircraft may turn by up to 180 degrees, with a test from the table.',
  },
  'AC-2.41-2': { summary: 'An aircraft that goes somewhere always faces a hexside.' },
  'AC-2.41-3': {
    summary:
      'Six areas around a facing aircraft: nose 1, front left 2, front right 3, rear left 4, rear right 5, tail 6; behind are 4 to 6.',
    silent: 'Defines areas: applied, and cited, as AC-1.21-1 and AC-1.32-1.',
  },
  'AC-2.41-4': {
    summary:
      'If a hex is exactly between two areas, a die decides: the lower area on 1 to 3. It holds until either aircraft moves.',
    question: 'Which faces of the die mean which area, and for how long?',
    readings: [
      '1 to 3 the lower area, until either aircraft moves (`die`)',
      'Always the lower area, without a die (`lowerArea`)',
      'A new die whenever it matters',
    ],
    choice: 0,
    reason: 'Loss check, spotting and carryover in a turn should agree on where a target is.',
  },
  'AC-2.42-1': {
    summary:
      'With one MP an aircraft maneuvers in its hex, without a facing, and tests on the maneuver row. It may start to maneuver with any MP.',
  },
  'AC-2.421-1': {
    summary:
      'An aircraft that leaves the hex it maneuvered in takes a random facing. Pilot Points and positive CV, less the MT level, may shift it; the CV is not spent.',
    question: 'Is CV spent by shifting the facing, and what does a negative CV do?',
    readings: ['It is not spent, and a negative one does nothing', 'It is spent point by point'],
    choice: 0,
    reason: 'The book takes CV away where an attack uses it, and says so there (3.12).',
    noSwitch: 'We would have to invent whether CV or Pilot Points are spent first.',
  },
  'AC-2.421-2': { summary: 'One MP enters that hex going somewhere, and the aircraft may turn in it as usual.' },
  'AC-2.421-3': {
    summary:
      'One or two MPs enter that hex still maneuvering, with a test on the maneuver row. With one MP the gain is halved, rounded down.',
    question: 'How is half an odd gain rounded?',
    readings: ['Down', 'Up'],
    choice: 0,
    reason: 'Every fraction of a CV bonus that the book rounds, it rounds down (2.64, 2.65).',
    noSwitch: 'The book rounds such fractions down twice; there is no reason to round one of them up.',
  },
  'AC-2.422-1': {
    summary:
      'One MP flown as a maneuver ends the maneuver in place, with any facing. If its test fails, it becomes a failed maneuver (AC-2.66-4).',
  },
  'AC-2.50-1': {
    summary:
      'The new pitch is declared before the MP roll. After that it changes only by failure, stall, spin or easing.',
  },
  'AC-2.50-2': {
    summary:
      'One step of pitch is free; two, three and four are tested on the rows for 60, 120 and 180 degrees. Pulling out of a dive counts one step more, and five steps are impossible.',
    question: 'What about a change of five steps or more?',
    readings: ['It is impossible', 'It needs no test, or uses the last row'],
    choice: 0,
    reason: 'The table ends with four steps.',
    noSwitch: 'There is no row to test it on.',
  },
  'AC-2.50-3': {
    summary: 'The pitch is tested with the first MP, together with its turn or maneuver, and alone if there is no MP.',
    question: 'When is a change of pitch tested?',
    readings: ['With the first MP, as a second task', 'On its own before any MP'],
    choice: 0,
    reason: 'Tests are made while using an MP.',
    noSwitch: 'Tests are made while using an MP (2.60), and before the first there is none.',
    silent: 'Says when a pitch is tested: told as AC-2.611-5 and AC-2.50-2.',
  },
  'AC-2.50-4': {
    summary:
      'An aircraft that arrives in a new level with vertical MPs left may give them up and ease its pitch. The change is tested with the next horizontal MP, or alone.',
    question: 'What happens to the vertical MPs, and with which MP is the easing tested?',
    readings: ['They are lost, and the test comes with the next horizontal MP', 'They are flown at the new pitch'],
    choice: 0,
    reason: 'An easing is treated like a second task, and tests are made while using an MP.',
    noSwitch: 'The easing is made after the vertical move is complete: there is nothing left to fly at the new pitch.',
  },
  'AC-2.50-5': {
    summary:
      'If the test fails, the MPs are worked out again from the same roll, with the pitch actually reached. MPs already used stay used.',
    question: 'Which MPs does an aircraft get if its change of pitch fails?',
    readings: ['Those of the pitch it reached, from the same die', 'Those of the pitch it declared'],
    choice: 0,
    reason: 'The MPs go by the pitch that is flown.',
    noSwitch: 'Under the other reading vertical MPs would be flown at a pitch that the aircraft does not have.',
  },
  'AC-2.51-1': { summary: 'One vertical MP leaves the level, the next arrives in the one above or below.' },
  'AC-2.51-2': { summary: 'A level aircraft is always in its level.', silent: 'Kept by AC-2.51-5 and by AC-2.511-3.' },
  'AC-2.511-1': {
    summary:
      'An aircraft that is leaving a level must finish that with its first vertical MP, whatever its new pitch; for that MP it counts as at least shallow.',
    question: 'How many vertical MPs does an aircraft have if it is leaving a level but now flies level?',
    readings: ['Those of a shallow pitch, for the transit only', 'None'],
    choice: 0,
    reason: 'The transit must be finished whatever the new pitch.',
    noSwitch: 'The first vertical MP must be used whatever the new pitch, so there has to be one.',
  },
  'AC-2.511-2': {
    summary:
      'If it has no vertical MP, has declared a pitch the other way and passed the test, it may give up leaving and stay in its level.',
  },
  'AC-2.511-3': {
    summary:
      'Level flight may be declared while leaving. Without a vertical MP the pitch then stops at shallow in the direction of leaving, with its effect on speed, or stays as it was if the table has no row for that.',
    question: 'What if it is leaving, flies level and has no vertical MP?',
    readings: ['The pitch stops at shallow, and it is still leaving', 'It is put back in its level'],
    choice: 0,
    reason: 'Only an opposite pitch takes it back.',
    noSwitch: 'The book has one exception that puts an aircraft back into its level, and this is not it.',
  },
  'AC-2.51a': {
    summary:
      'As an option, nothing leaves a level: one vertical MP is one level of 200 feet, and fire at an adjacent level has no penalty.',
  },
  'AC-2.51-4': {
    summary: 'Vertical MPs are used all at once after the first horizontal one, or alone if there is none.',
    silent: 'An order of moves: the events of AC-2.51-1 follow the first MP.',
  },
  'AC-2.51-3': { summary: 'Level 1 is the lowest. Below it an aircraft crashes.' },
  'AC-2.51-5': {
    summary:
      'An aircraft that is forced into level flight while leaving is put in its present level. A forced pitch the other way leaves it where it is.',
    question: 'What if a failure levels an aircraft that is leaving?',
    readings: ['It is in its present level', 'It goes on leaving'],
    choice: 0,
    reason: 'A level aircraft is always in a level.',
    noSwitch: 'The note to 2.51 says that a level aircraft is never leaving.',
  },
  'AC-2.60-1': { summary: 'A turn, a maneuver, or a change of pitch of two steps or more calls for a movement test.' },
  'AC-2.61-1': {
    summary:
      'The MT level depends only on the dice called for: 1 from one die, 2 from three, 3 from seven. It is set whether the test passes or fails and lasts until the next horizontal MP; a vertical MP changes it only with a test of its own, or if there is no horizontal one.',
    question: 'Does a vertical MP without a test end the MT level?',
    readings: ['Only if there is no horizontal MP', 'Always'],
    choice: 0,
    reason: 'Both kinds of MPs make one move; a climb should not hide how hard the aircraft turned.',
    noSwitch: 'When vertical MPs are used is our own rule (AC-2.51-4), and the other reading would depend on it.',
  },
  'AC-2.611-1': { summary: 'The table gives the dice called for by task and starting speed.' },
  'AC-2.611-2': {
    summary:
      'For each point of speed above 10, a turn of 60 degrees calls for two more dice, a turn of 120 degrees or a maneuver for four more. From speed 10 on, a turn of 180 degrees is impossible.',
  },
  'AC-2.611-3': { summary: 'Speed 0 uses the column of speed 1.' },
  'AC-2.611-4': {
    summary: 'A maneuver may call for more dice than the table says, here up to 12.',
    question: 'How many extra dice may a maneuver call for?',
    readings: ['Any number; we stop at 12 over the table', 'Any number'],
    choice: 0,
    reason: 'The book sets no limit. Twelve dice over the table are more than anyone survives.',
    noSwitch:
      'It is a limit of our engine: lists, odds and records need an end. No rule is read differently because of it.',
  },
  'AC-2.611-5': {
    summary: 'Two tasks at once call for the larger number of dice plus the level of the smaller, in one roll.',
  },
  'AC-2.611-6': {
    summary: 'MT bonus, filled rows, control damage and poor flying change the number of dice, never below none.',
    silent: 'A sum whose lines cite AC-0.144-2, AC-0.144-4, AC-3.22-8 and AC-0.143-2.',
  },
  'AC-2.612-1': { summary: 'Level 2 raises the minimum speed by 1 and level 3 by 3 while it lasts.' },
  'AC-2.612-2': {
    summary:
      "A test costs half its called and aerobatic dice in speed, free dice not counted, rounded down. An odd die takes 1 off this turn's power roll.",
    question: 'Which dice cost speed?',
    readings: ['Those called for and aerobatic ones, less free dice', 'All dice rolled'],
    choice: 0,
    reason: 'Dice that count as bought affect nothing but CV.',
    noSwitch: 'Dice bought with Pilot Points cost no speed (2.63), and dice for damage are not in the table.',
  },
  'AC-2.612-3': {
    summary:
      'Once a test, two Pilot Points undo one of these: its speed loss, its power penalty, or the rise of the minimum speed.',
    question: 'What is one of these effects?',
    readings: [
      'The whole speed loss, the power penalty, or the rise of the minimum (`whole`)',
      'A single point of the speed loss, or one of the other two (`onePoint`)',
    ],
    choice: 0,
    reason: 'The book lists three effects and lets one be cancelled; a point of one of them is not an effect.',
  },
  'AC-2.62-1': {
    summary:
      'As many aerobatic dice may be added as the level, plus 1, plus the aerobatics rating. They count for CV, speed loss and failure, not for the level.',
    question: 'May aerobatic dice be added where the table calls for none?',
    readings: ['Yes, to any test (`anyTest`)', 'No, only where dice are called for (`calledOnly`)'],
    choice: 0,
    reason: 'Level 0 plus one is one die: the printed limit leaves room for it.',
  },
  'AC-2.63-1': {
    summary:
      'Bought dice cost one Pilot Point each and count for CV only. You may buy as many as there are called and aerobatic dice.',
    question: 'What does such a die cost?',
    readings: ['One Pilot Point', 'Two, as for putting out a fire'],
    choice: 0,
    reason: 'Where a die costs more than one point the book says so (1.53).',
    noSwitch: 'No other price is printed for it.',
  },
  'AC-2.64-1': {
    summary:
      'A passed test gains a CV of half its called, aerobatic and bought dice, rounded down, plus one for each six among them.',
  },
  'AC-2.64-2': {
    summary: 'Sixes on dice that damage or quality added do not count.',
    question: 'Which sixes count?',
    readings: ['Those on dice that qualify for CV', 'All'],
    choice: 0,
    reason: 'Dice for damage and quality bring no CV.',
    noSwitch: 'The next sentence denies these dice any CV bonus.',
  },
  'AC-2.64-3': {
    summary:
      'A maneuver more than one hex from the target gains nothing and costs its pursuers nothing. Without a target the gain still counts against pursuers.',
    question: 'From where is the range of a maneuver measured, and do levels count?',
    readings: [
      'From the hex it is flown in, in hexes (`hexes`)',
      'From there, two levels counting as a hex as in spotting (`withLevels`)',
      'From the hex where the move began',
    ],
    choice: 0,
    reason:
      'That is where the aircraft is when the bonus is gained; where levels count the book says so, in 1.22 and 3.10, and differently each time.',
  },
  'AC-2.64-4': {
    summary: 'After a passed test two Pilot Points buy one CV, as often as the player likes.',
    question: 'May CV be bought more than once after a test?',
    readings: ['As often as the points last (`often`)', 'Once (`once`)'],
    choice: 0,
    reason: 'Where something may be done only once a test, the book says so (2.612).',
  },
  'AC-2.64-5': {
    summary:
      'A test whose dice are all taken away is passed. If none was called for and none is rolled, it is no test and gains nothing; penalty dice alone can still fail.',
    question: 'What is a test without dice?',
    readings: ['A pass with its gain if dice were called for, otherwise no test', 'Never a test'],
    choice: 0,
    reason: 'The table called for dice; quality took them away.',
    noSwitch: 'The gain counts the dice called for, not those rolled (2.64).',
  },
  'AC-2.65-1': {
    summary:
      'Everyone who targets the mover loses CV: the whole gain if the mover targets them too, a quarter if the mover is marked, otherwise half, rounded down.',
  },
  'AC-2.66-1': {
    summary:
      'A one on a called, aerobatic or penalty die is a failure; free and bought dice cannot fail. One Pilot Point cancels a one, and with none left the test is passed.',
    question: 'Is a test passed, with its gain, if all its ones are cancelled?',
    readings: ['Yes (`pass`)', 'It is passed, but brings no CV: ones were rolled (`noGain`)'],
    choice: 0,
    reason: 'A cancelled failure is no failure, and a test without one has succeeded.',
  },
  'AC-2.66-2': {
    summary:
      'Roll a die for each failure and look up the sum on the failure table: CV, move, speed and stress. The test gains nothing.',
  },
  'AC-2.66-3': {
    summary:
      'A turn loses hexsides, a change of pitch loses steps, a maneuver fails. With two tasks the player divides the loss.',
  },
  'AC-2.66-4': {
    summary:
      'A failed maneuver takes a random facing, shifted by a hexside for each Pilot Point, enters that hex and goes on from there, for no extra MP.',
    question: 'How does a failed maneuver end, and does it cost an MP to enter the hex?',
    readings: ['Going somewhere, for no MP', 'Still maneuvering, or for another MP'],
    choice: 0,
    reason: 'The book treats it like a spin recovery, which ends going somewhere, and moves it as part of the result.',
    noSwitch: 'A spin recovery has no other end, and it cannot cost an MP that may not be there.',
  },
  'AC-2.66-5': {
    summary:
      'Each unit of the loss with nothing to take lowers the pitch by a step or costs a point of speed, as the player likes.',
  },
  'AC-2.66-6': { summary: 'The remaining MPs are still used.', silent: 'True by absence: a failure takes no MP away.' },
  'AC-2.66-7': { summary: 'Some rows of the failure table force a stress test, or modify one that is due.' },
  'AC-2.70-1': {
    summary:
      'A test of level 3 brings a stress test at once, and so does ending a move above the maximum dive speed. Every four filled rows lower that level by 1, down to 1.',
    question: 'How far can filled rows lower the level that brings stress?',
    readings: ['To level 1', 'To level 0, or further'],
    choice: 0,
    reason: 'A test of level 0 calls for no die.',
    noSwitch: 'At 0 every MP would bring a stress test, though no movement test was made to bring it.',
  },
  'AC-2.70-2': {
    summary:
      'Roll two dice, less filled rows and the modifiers for the test or the speed. Below 0 the aircraft breaks up; 0 and 1 fill two rows, 2 and 3 fill one.',
  },
  'AC-2.70-3': {
    summary: 'MT dice over 8 count only after a test, speed over the limit only at the end of a move.',
    question: 'Do speed and MT dice both modify every stress test?',
    readings: ['Each only the test it causes', 'Both always'],
    choice: 0,
    reason: 'The final speed is not known when a test is made.',
    noSwitch: 'When a movement test is made, the speed at the end of the move is not known yet.',
  },
  'AC-2.70-4': { summary: 'All free boxes of the current row are marked, and the row counts as filled.' },
  'AC-2.80-1': {
    summary:
      'Ending a move at or below the minimum speed, including what the MT level adds, calls for a stall roll. A move spent spinning does not.',
    question: 'Does a spinning aircraft test for a stall at the end of its move?',
    readings: ['No, it rolls for recovery', 'Yes'],
    choice: 0,
    reason: 'A stall or spin on top of a spin would change nothing that the book describes.',
    noSwitch: 'The book does not say what happens when a spinning aircraft stalls.',
    silent: 'Says when the roll of AC-2.80-2 is made.',
  },
  'AC-2.80-2': {
    summary:
      'Roll a die, add the spin rating, adjust by Pilot Points either way, and take off each point below the minimum. At the minimum, up to 1 spins and up to 3 stalls; below it, up to 3 spins and anything higher stalls.',
  },
  'AC-2.81-1': {
    summary:
      'A stalled aircraft loses its target, cannot fire and pitches to a shallow dive. If it was maneuvering, it takes a random facing. It is under control again when it next moves.',
    question: 'How long is an aircraft stalled?',
    readings: ['Until its next move begins', 'For the rest of the turn'],
    choice: 0,
    reason: 'Stalled aircraft move first (2.10), so they are still stalled when the order is made.',
    noSwitch: 'Under the other reading no stalled aircraft would ever be in the first category of 2.10.',
  },
  'AC-2.81-2': {
    summary:
      'An aircraft that stalls or spins while leaving upward is put in its level. Its observer loses his target too.',
    question: 'Where is an aircraft that stalls while leaving?',
    readings: ['Leaving upward it stays in its level, downward it goes on', 'In its level either way'],
    choice: 0,
    reason: 'It now dives.',
    noSwitch: 'A diving aircraft may be leaving downward, and nothing in 2.81 takes it back.',
  },
  'AC-2.82-1': {
    summary:
      'A spinning aircraft loses its target, cannot fire, has no facing and is in a normal dive until it recovers.',
    question: 'Does a spinning aircraft have a facing?',
    readings: ['Not until it recovers', 'The one it had'],
    choice: 0,
    reason: 'It stays in its hex, and its facing is rolled when it recovers.',
    noSwitch: 'A maneuvering aircraft that spins has no facing to keep.',
  },
  'AC-2.82-2': {
    summary:
      'It falls in its hex by the roll of a normal dive, which Pilot Points may lower, at MT level 0, without gaining speed, without power, drag or stall roll, and does nothing else.',
    question: 'Which part of the normal rules does a spin keep?',
    readings: [
      'Movement and its roll, Pilot Points included; its speed stays (`kept`)',
      'Power and drag too: only the gain of the dive is left out (`rolled`)',
    ],
    choice: 0,
    reason: 'The exception is about speed, and a pilot who cannot fly his aircraft does not nurse its engine.',
  },
  'AC-2.821-1': {
    summary:
      'At the end of such a move Pilot Points buy dice, and any six recovers: the aircraft goes on in its dive with a random facing, shifted by a hexside for each Pilot Point.',
  },
  'AC-3.10-1': {
    summary:
      'To fire, a pilot needs a target, a CV of at least 1 and a working gun, and must be neither out of control nor busy. Pilot and observer may each attack once.',
    question: 'How often may an aircraft attack in a turn?',
    readings: ['Pilot and observer once each', 'As often as there is CV'],
    choice: 0,
    reason: 'The book describes one attack, for which some or all of the CV is used.',
    noSwitch: 'CV kept back is carried over to the following turn (3.12), so it is not used in this one.',
  },
  'AC-3.10-2': {
    summary: 'Fixed guns need no facing: the CV stands for the arc.',
    silent: 'A freedom: fixed guns need no facing.',
  },
  'AC-3.10-3': {
    summary: 'The CV used, from 1 to all of it, is multiplied by the gun rating. Pilot Points add a die each.',
    question: 'What does a bought attack die cost?',
    readings: ['One Pilot Point', 'Two'],
    choice: 0,
    reason: 'Where a die costs more than one point the book says so (1.53).',
    noSwitch: 'No other price is printed for it.',
  },
  'AC-3.10-4': { summary: 'The dice are halved at range 1. A burst of one halves them, a burst of three adds half.' },
  'AC-3.10-5': {
    summary: 'Fractions are kept to the end and then rounded down. With no dice there is no attack.',
    question: 'How are fractions of attack dice rounded?',
    readings: ['Down, once (`floor`)', 'Up (`ceil`)', 'To the nearest, halves up (`nearest`)'],
    choice: 0,
    reason: 'Elsewhere the book rounds bonuses down.',
  },
  'AC-3.10-6': { summary: 'Range is the distance in hexes, one more for a firer one level below.' },
  'AC-3.10-7': { summary: 'Beyond range 1, or more than one level apart, there is no attack.' },
  'AC-3.10-8': {
    summary: "A firer need not be pitched toward the target's level. With the option, it must.",
    question: 'Is there a facing requirement between levels?',
    readings: ['None (option off)', 'The firer is pitched toward the other level (option on)'],
    choice: 0,
    reason: 'Only an optional rule mentions one, and it waives it.',
  },
  'AC-3.10-9': {
    summary:
      'The longest burst is three up to a speed difference of 2, two up to 4, otherwise one; and three up to a sum of MT levels of 1, two at 2, otherwise one. The smaller number counts.',
  },
  'AC-3.10-10': {
    summary: 'Speeds, levels and MT levels are those after all movement.',
    silent: 'Says which values count: those after movement, as they stand.',
  },
  'AC-3.10-11': {
    summary: 'All attacks of a turn are made before damage and loss of CV take effect.',
    question: 'Does fire take effect at once?',
    readings: ['At the end of the phase (option on)', 'In initiative order (option off)'],
    choice: 0,
    reason: 'Combat is a phase without an order.',
    silent: 'An order: all attacks are told before the damage of AC-3.20-3.',
  },
  'AC-3.10-12': {
    summary: 'Ground targets have no attack rules in the book and are not played.',
    silent: 'Not implemented: the book has no rules for attacks on the ground.',
  },
  'AC-3.11-1': {
    summary:
      'Three ones jam one gun and four jam two, the lowest gun first; with only one gun in the attack, four ones jam it for good. Pilot Points cancel ones, and bought dice cannot jam.',
    question: 'When does it count as only one gun, and which of several jams?',
    readings: [
      'One in the attack; the lowest id jams first (`inAttack`)',
      'One on the whole aircraft; the lowest id jams first (`onAircraft`)',
    ],
    choice: 0,
    reason: 'The ones were rolled for the guns of the attack, and a gun that did not fire cannot jam.',
  },
  'AC-3.11-2': {
    summary: "After the multipliers the Pilot Points' share of the dice, rounded down, cannot jam.",
    question: 'Which dice of a reduced attack are Pilot Point dice?',
    readings: ['Their share of them, rounded down', 'All that were bought'],
    choice: 0,
    reason: 'The whole pool is multiplied.',
    noSwitch: 'After halving there may be fewer dice than were bought.',
  },
  'AC-3.11-3': {
    summary: 'A jammed gun takes its rating away from the attack.',
    silent: 'Only working guns count in the first line of AC-3.10-3.',
  },
  'AC-3.12-1': { summary: 'An attack costs the CV it used, but at most five.' },
  'AC-3.20-1': { summary: 'Each six is a hit.' },
  'AC-3.20-2': {
    summary:
      "Before damage is rolled, hits buy criticals at the price of the pilot's shooting, or five for a flexible gun.",
    question: 'May hits be traded more than once, and what does an observer pay?',
    readings: ['As often as they last (`often`)', 'For one critical in an attack (`once`)'],
    choice: 0,
    reason: 'Hits are a currency with a price. An observer fires a flexible gun, whose price is five whoever fires it.',
  },
  'AC-3.20-3': { summary: 'Each hit that is left rolls a die: 1 to 5 marks that many boxes, 6 is a critical.' },
  'AC-3.20-4': {
    summary: 'Boxes are marked before criticals are rolled.',
    silent: 'An order: boxes are told before criticals.',
  },
  'AC-3.21-1': {
    summary: 'Boxes are marked from the top row down. After the last row another pass begins at the top.',
    question: 'What comes after the second pass?',
    readings: ['A third, and so on', 'Nothing can be marked any more'],
    choice: 0,
    reason: 'Any number of hits can be taken (0.13).',
    noSwitch: 'The other reading contradicts 0.13.',
  },
  'AC-3.21-2': {
    summary: 'Each filled row costs its Pilot Points and MT dice, again in every pass.',
    question: 'Does a row cost its penalties in every pass?',
    readings: ['Yes, whenever it is filled (`everyPass`)', 'Only the first time (`firstPass`)'],
    choice: 0,
    reason: 'The penalty falls when a row is filled, and a second slash fills it again.',
    silent: 'Applied, and cited, as AC-0.144-3 and AC-0.144-4.',
  },
  'AC-3.21-3': {
    summary: 'Two filled rows lower the maximum dive speed by 1, four lower the level that brings stress.',
    silent: 'Limits that decide when AC-2.70-1 and AC-2.21-1 are due.',
  },
  'AC-3.22-2': { summary: 'The aircraft explodes.' },
  'AC-3.22-3': {
    summary: 'The engine is destroyed: no power, and one drag roll every turn, forced and with +2. It may smoke.',
  },
  'AC-3.22-4': {
    summary: 'The engine is hit: power rolls lose 2 on a 4 and 1 on a 6, and hits add up. It may smoke.',
  },
  'AC-3.22-5': {
    summary: 'The fuel leaks: the owner shuts the engine down for good, or lets it run and smoke.',
    question: 'Who decides what a fuel leak does?',
    readings: ['The owner of the aircraft (`owner`)', 'A die (`die`)'],
    choice: 0,
    reason: "Shutting down is the pilot's decision.",
  },
  'AC-3.22-7': { summary: 'The rest of the current row and the whole next row are marked.' },
  'AC-3.22-8': {
    summary: 'The controls are hit: every movement test takes two more dice on an 8, four on a 9, and hits add up.',
  },
  'AC-3.22-10': {
    summary: 'The pilot is wounded: he loses half of his allotment, rounded up, so that 3 of 7 remain.',
    question: 'What is rounded up when a pilot loses half his points?',
    readings: ['The loss (`lossUp`)', 'What he keeps (`keepUp`)'],
    choice: 0,
    reason: 'The printed line gives the loss.',
  },
  'AC-3.22-11': {
    summary:
      'On 11 the pilot loses all Pilot Points for the game. On 12 he is killed and the aircraft is lost, even a two-seater.',
    question: 'What happens to a two-seater whose pilot is dead?',
    readings: ['It is lost', 'The observer flies it'],
    choice: 0,
    reason: 'The book gives observers no way to fly.',
    noSwitch: 'There are no rules for an observer at the controls.',
  },
  'AC-3.22-s': {
    summary:
      'A hit engine smokes on 4 to 6, which costs two Pilot Points a turn. At the end of each of its moves a smoking aircraft catches fire on a 6, which costs two more.',
    question: 'When in its move does a smoking aircraft roll, and does smoke add up?',
    readings: ['At the end, and smoke costs its two points once', 'At the beginning'],
    choice: 0,
    reason: 'What a move does to an aircraft is worked out at its end.',
    noSwitch: 'Nothing in a move depends on whether the aircraft is burning, so the moment makes no difference.',
  },
  'AC-A1-1': {
    summary:
      'At the same level a front mount covers areas 1 to 3 and a rear mount 4 to 6. A target one level higher can be fired at all around.',
  },
  'AC-A1-2': {
    summary:
      'A flexible gun always bears in its own hex, and all around while its aircraft maneuvers. It never fires at a lower target.',
    question: 'Where can a flexible gun fire in its own hex, while maneuvering, or at a lower target?',
    readings: ['Always; all around; never', 'As at the same level'],
    choice: 0,
    reason: 'Without a facing there is no rear.',
    noSwitch: 'At the same level an arc needs a facing and another hex; in these cases one of them is missing.',
    silent: 'A freedom: in those cases the gun bears.',
  },
  'AC-A1-3': {
    summary: 'Flexible guns fire at a higher level without the longer range.',
    question: 'Does firing up add to the range of a flexible gun too?',
    readings: ['No (`waived`)', 'Yes (`plusOne`)'],
    choice: 0,
    reason: 'That would close every hex that the arc opens.',
    silent: 'Decides the range in AC-A2-6.',
  },
  'AC-A2-1': {
    summary:
      'The observer holds a target of his own, which he spots himself, without Pilot Points. His CV begins with the rating of his guns.',
    question: 'May Pilot Points help the observer spot?',
    readings: ['No', 'Yes, those of his pilot'],
    choice: 0,
    reason: "The points are the pilot's attention, and A2 names the one way in which he helps.",
    noSwitch: 'A2 says how a pilot helps his observer; a second way would be an addition.',
  },
  'AC-A2-2': {
    summary:
      "If pilot and observer share a target and the move had no MT dice, the pilot may roll bought dice for him: he gains half of them, plus one for each six. In a test the pilot's gain is taken from the observer's CV.",
    question: 'When in the move are the dice for the observer rolled, and how often?',
    readings: ['Once, at the end', 'With any MP'],
    choice: 0,
    reason: 'They need a move without movement test dice, and that is known only at its end.',
    noSwitch: 'Rolled earlier, a later test would have to undo them.',
  },
  'AC-A2-3': {
    summary:
      "If the pilot has another target or none, half of his gain, rounded down, is taken from the observer's CV.",
    question: 'How is half an odd gain rounded?',
    readings: ['Down', 'Up'],
    choice: 0,
    reason: 'The penalty of 2.65, which is similar, rounds all fractions down.',
    noSwitch: 'The book rounds such fractions down; there is no reason to round one of them up.',
  },
  'AC-A2-4': {
    summary:
      'An enemy who targets this aircraft may turn part of a gain against the observer instead. At 0 the observer loses his target.',
    question: 'What do other pursuers lose if part of a gain is diverted?',
    readings: ['By the whole gain; in a linked pair by what was kept', 'By what was kept'],
    choice: 0,
    reason: 'The gain is made before it is used, and 2.65 goes by the gain.',
    noSwitch:
      'A2 only keeps the diverted part from being added to a CV; it does not change what others lose, and 2.65 leaves no choice.',
  },
  'AC-A2-5': {
    summary: 'Other enemies lower the CV of an observer who targets them, by the fractions of AC-2.65-1.',
    question: 'Which enemies reduce the CV of an observer by fractions?',
    readings: ['Those he targets', 'All'],
    choice: 0,
    reason: 'The normal penalty falls on those who target the mover.',
    noSwitch: 'A2 points to the normal penalty, which falls on those who have targeted the mover.',
  },
  'AC-A2-6': {
    summary:
      'The observer fires as pilots do, with a CV of at least 1, of which he may use a fraction, but has no Pilot Points. While his pilot is busy or out of control he is silent.',
    question: 'May an observer fire with nothing but the CV of his gun?',
    readings: ['If it is at least 1', 'Only after his pilot has raised it'],
    choice: 0,
    reason: 'A CV of one is all it takes to fire.',
    noSwitch: 'One CV is all that 3.10 asks for.',
  },
  'AC-A2-7': {
    summary:
      'The observer keeps his CV and never checks for loss, since he faces the rear. When CVs are carried over he loses a target more than two hexes away, unless he has just spotted it.',
  },
  'AC-A2-8': {
    summary: 'Section 2.64 sends the reader to A2 for quality dice; it means 0.143 and 0.144.',
    question: 'Where do the quality dice come from that the book looks for in A2?',
    readings: ['From the ratings of pilot and aircraft', 'From the observer'],
    choice: 0,
    reason: 'A2 has no such dice.',
    noSwitch: 'There is nothing to switch: the words have no effect of their own.',
    silent: 'A slip of the book without effect of its own.',
  },
  'AC-3.20-90': {
    summary: 'Fire takes free boxes of a row first. A row that burns out during a later pass counts in that pass.',
    question: 'Which boxes of a part-marked row burn?',
    readings: ['Free ones first', 'Marked ones first'],
    choice: 0,
    reason: 'Fire spreads into what is left.',
    noSwitch:
      'Under the other reading fire would not hurt a row until its marks were used up, and the book calls it damage.',
    silent: 'Says which boxes burn; the rows they fill are told as AC-1.53-5.',
  },
  'AC-3.22-91': {
    summary:
      'When all rows are full, the current row is the first of the next pass, and the next row wraps in the same way.',
    question: 'Which is the current row of a full sheet?',
    readings: ['Row 1 of the next pass', 'None'],
    choice: 0,
    reason: 'Marking goes on there.',
    noSwitch: 'Any number of marks can be carried (0.13), so there is always a current row.',
    silent: 'Says which row is next; the rows filled are told as AC-3.22-7.',
  },
  'AC-1.32-92': {
    summary: "For the bonus in the target's hex, too, the two must be within one level.",
    question: 'Is there a limit of levels for the same-hex bonus?',
    readings: ['The same as in the figure', 'None'],
    choice: 0,
    reason: 'Two aircraft far apart in height are not in one place.',
    noSwitch: 'The limit belongs to our own figure (AC-1.32-4); the printed one, which would settle it, is lost.',
    silent: 'True by absence: nothing is told where there is no bonus.',
  },
  'AC-1.30-93': {
    summary: 'If every mutual pair is linked, a link onto a negative CV sets both to 0.',
    question: 'What if a pair is linked onto a negative number?',
    readings: ['Both begin at 0', 'The number is mirrored'],
    choice: 0,
    reason: 'Nobody should gain from being targeted.',
    noSwitch: 'It is a question of the switch `mutualCvLink` alone, and not of the book.',
  },
  'AC-2.64-94': {
    summary:
      'Bought CV is lost where the range rules out the gain, and halved with a one-MP exit. The two points that undo an effect do not touch the speed loss of the failure table.',
    question: 'Is bought CV subject to range and halving?',
    readings: ['Yes', 'No'],
    choice: 0,
    reason: 'It increases the bonus, and the bonus is ruled out or halved.',
    noSwitch: 'Pilot Points increase a bonus; where there is none, there is nothing to increase.',
  },
  'AC-2.70-95': {
    summary: 'A stress test that only the failure table forces still counts MT dice over 8.',
    question: 'Does a stress test forced by a failure count dice?',
    readings: ['Yes', 'No'],
    choice: 0,
    reason: 'It is still the stress of that test.',
    noSwitch: 'The modifier is printed for the stress test without exception.',
  },
  'AC-2.611-96': {
    summary: 'With two tasks, the dice a player calls for a maneuver replace its row before the two are combined.',
    question: 'What about extra dice the player called for, in a test with two tasks?',
    readings: ['They replace the row before both are combined', 'They are added after'],
    choice: 0,
    reason: 'They are the number called for.',
    noSwitch: 'The number chosen is the number called for (2.61).',
    silent: 'Says what is combined; the sum is told as AC-2.611-5.',
  },
  'AC-A1-97': {
    summary: 'A flexible gun bears in its own hex, but never on a lower target.',
    question: 'May a flexible gun fire at a lower target in its own hex?',
    readings: ['No', 'Yes'],
    choice: 0,
    reason: 'The lower level is closed to it anywhere.',
    noSwitch: 'A1 opens the same level and the higher one; a lower target is at neither.',
  },
  'AC-1.53-98': {
    summary: 'When the fire is out, the two Pilot Points come back. Ones in the same roll light it again.',
    question: 'Do points come back when the fire is out?',
    readings: ['Yes', 'No'],
    choice: 0,
    reason: 'The penalty is for burning.',
    noSwitch: 'When the fire is out nothing is left that would cost the points.',
  },
  'AC-2.23-99': {
    summary:
      'Speed is raised to at least 0 before power and drag are rolled. Rounding to the nearest rounds halves up. A leader counts as a target in tailing.',
    question: 'When does the lower limit of speed apply?',
    readings: ['Before power and drag', 'After them'],
    choice: 0,
    reason: 'Power works on a speed that exists.',
    noSwitch: 'The limit is our own rule (AC-2.23-6), so there is no text to read.',
    silent: 'Small readings applied as AC-2.23-6, AC-3.10-5 and AC-1.41-1.',
  },
  'AC-2.10-90': {
    summary:
      'Maintenance is done in initiative order, whatever the category. The winner of a circle takes its own place among the others. The order is not redone when an aircraft is lost: its slot is skipped.',
    question: 'Is the order redone when a target is lost?',
    readings: ['No', 'Yes'],
    choice: 0,
    reason: 'It is posted once a turn.',
    noSwitch: 'Redoing the order in mid-phase would move some aircraft twice and others not at all.',
    silent: 'An order of maintenance; no rule removes an aircraft before its own slot.',
  },
  'AC-2.66-90': {
    summary: 'A failed exit from a maneuver is resolved from the hex where it began.',
    question: 'Where does a failed exit begin?',
    readings: ['In the hex it tried to leave', 'In the hex it entered'],
    choice: 0,
    reason: 'The exit did not succeed.',
    noSwitch: 'Under the other reading one MP would carry the aircraft through two hexes.',
  },
  'AC-3.22-90': { summary: 'Where a die decides a fuel leak, 1 to 3 shuts the engine down and 4 to 6 smokes.' },
  'AC-10h-1': { summary: 'A scenario names forces, starting positions and the number of turns.' },
  'AC-10h-2': {
    summary: 'An aircraft six hexes or more from every enemy may retire at the end of a turn. That gives no points.',
  },
  'AC-10h-3': {
    summary:
      'You score ten points for each enemy aircraft lost, and one for each row filled on the others since the first turn. More points win.',
  },
  'AC-10h-4': { summary: 'The game ends when a side has nothing in play, or after the last turn of the scenario.' },
  'AC-10h-5': {
    summary:
      'Of equal points the side has won whose aircraft in play have fewer boxes marked in rows that are begun and not full, each row as a share of its boxes.',
    reason:
      'Off unless a scenario asks for it, as all of ours do: half of their duels ended level on points, most of these with marks on one side only.',
  },
  'AC-CODE-1': { summary: 'Refusals of impossible input, and passing, for which the book has no number.' },
}

/** A rule explained. */
export const explain = (id: RuleId): Explanation<RuleId> => explained(id, rules[id], texts[id])
