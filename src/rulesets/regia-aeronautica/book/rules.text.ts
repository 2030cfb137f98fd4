/**
 * What every rule of Regia Aeronautica says, in our own words; for a ruling also what was unclear, how it can be read,
 * which reading is the default and why. Kept apart from the rules so that a game carries no prose it does not show.
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
  'RA-PREP-01': {
    summary:
      'The French attack and must bomb; the Italians defend and must prevent it. All planes fly for their nation.',
    question: 'The defender deploys AA and clouds. Who is the defender?',
    readings: ['The Italians, in every scenario', 'Whoever the players agree on'],
    choice: 0,
    reason:
      'In every scenario it is the French who win by bombing, so it is the Italians who have something to defend.',
    noSwitch: 'Victory is written for French bombers: the other way round there is nothing to win.',
  },
  'RA-PREP-02': { summary: 'One Special chit is drawn for each plane and put under it.' },
  'RA-PREP-03': { summary: 'The objectives are fixed before anything is deployed.' },
  'RA-PREP-04': {
    summary: 'The defender rolls a die and deploys half as many AA chits, halves rounded up.',
    question: 'What is half of an odd number?',
    readings: [
      'The next higher number (`up`): 1, 1, 2, 2, 3, 3 chits',
      'The next lower one (`down`): 0, 1, 1, 2, 2, 3',
    ],
    choice: 0,
    reason: 'This way a roll of 1 still gets you something.',
  },
  'RA-PREP-05': { summary: 'The defender rolls a die and deploys that many clouds.' },
  'RA-PREP-06': {
    summary:
      'AA chits go to any squares, one each; clouds to any cells, one each. The defender chooses the altitude of a cloud.',
    question: 'Where may AA and clouds be deployed?',
    readings: ['Anywhere, one to a square or cell', "Only in the defender's half", 'Anywhere, in any number'],
    choice: 0,
    reason: 'The text sets no limit, and a second chit of a kind in the same place would have no clear meaning.',
    noSwitch: 'The map is lost, and its halves with it; two chits in one place would need a rule of their own.',
  },
  'RA-PREP-07': {
    summary: 'First the chits are drawn, then AA, clouds, Italian planes and French planes are deployed.',
    question: 'In which order do the players prepare?',
    readings: ['The attacker deploys last (`attacker`)', 'The defender deploys last (`defender`)'],
    choice: 0,
    reason: 'In the text AA and clouds come before the planes; the attacker sees the defence and picks a way through.',
  },
  'RA-MAP-01': {
    summary:
      "The map has ten columns, A to J from west to east, and seven rows, 1 to 7 from north to south. Our own: the book's map is lost.",
  },
  'RA-MAP-02': { summary: "Three objectives: H2, I4 and H6. Our own: the book's map is lost." },
  'RA-MAP-03': {
    summary:
      "The French deploy in columns A and B and own the west edge, the Italians in F to J and own the east edge, both at any altitude. Our own: the book's map is lost.",
  },
  'RA-MAP-04': {
    summary: 'Altitude 1 is 1500, 2 is 3000, 3 is 6000 and 4 is 8000.',
    question: 'The bombing table has four heights; the text on AA has altitudes 1 to 3. How do they fit together?',
    readings: ['Altitudes 1 to 4 are the four heights in order', 'There are three altitudes, and 8000 is a slip'],
    choice: 0,
    reason: 'Four columns of figures are no slip, and a top layer beyond the reach of AA makes sense.',
    noSwitch: 'With three altitudes, one column of the bombing table and of every card would belong to none of them.',
  },
  'RA-TURN-01': {
    summary:
      'A turn has priorities, initiative, reveal, movement with its fights, AA fire and bombing. Clouds move whenever the dice call for it.',
  },
  'RA-TURN-02': {
    summary: 'Each turn every side gives the numbers 1 to n face down to its n planes in play, each number once.',
    question:
      'One section has the players put priority chits beside their planes; another mentions a draw. Which is it?',
    readings: ['The owner assigns the numbers (`assigned`)', 'The numbers are dealt by chance (`random`)'],
    choice: 0,
    reason: 'The sequence of play is the fuller text, and hiding the chits only makes sense if players choose them.',
  },
  'RA-TURN-03': {
    summary: 'Each turn a roundel is drawn: its nation has the initiative. The chances are even.',
    question: 'Who draws, and from how many roundels?',
    readings: [
      'One of each nation, so even chances; who draws does not matter',
      'From a cup that empties over the turns',
    ],
    choice: 0,
    reason: 'The book never mentions a cup, and drawing one of two needs no further rules.',
    noSwitch: 'We would have to invent how many roundels the cup holds.',
  },
  'RA-TURN-04': {
    summary:
      'All priorities are shown. The side with the initiative moves its number 1, then the other side its number 1, then both number 2, and so on.',
  },
  'RA-TURN-05': {
    summary:
      'When one side has no more planes to move, the other moves the rest of its own in order. A plane lost before its number comes up is skipped.',
    question: 'What happens to numbers that have no plane, or have lost theirs?',
    readings: [
      'The turn of that number is lost, and the sides go on alternating (`skipped`)',
      "That side's planes with higher numbers close up (`closeUp`)",
    ],
    choice: 0,
    reason: 'The numbers lie beside their planes, so a lost plane takes its number with it.',
  },
  'RA-TURN-06': {
    summary: 'As a turn begins, FIRED markers come off and priority chits are taken back.',
  },
  'RA-TURN-07': {
    summary: 'A side with no planes left assigns no priorities.',
    question: 'Does a side without planes take part in the priority step?',
    readings: ['No, the other side goes on alone', 'Yes, with an empty declaration'],
    choice: 0,
    reason: 'It has nothing to decide, and an empty declaration would only hold up the game.',
    noSwitch: 'An empty declaration decides nothing: both readings play the same game.',
    silent: 'True by absence: a side without planes is not asked.',
  },
  'RA-MOVE-01': { summary: 'No plane may stand still: it moves at least one space a turn.' },
  'RA-MOVE-02': {
    summary: 'A space is a change of altitude within the square, or a step to the next square at the same altitude.',
  },
  'RA-MOVE-03': {
    summary:
      'Planes go north, east, south, west, up or down, never diagonally. Changing square and altitude together is diagonal too.',
  },
  'RA-MOVE-04': {
    summary: 'One space changes the altitude by exactly one level.',
    question: 'By how much may a space change the altitude?',
    readings: ['By one level', 'To any other altitude'],
    choice: 0,
    reason: 'Sideways, too, a space only takes you to the next square.',
    noSwitch:
      'A jump would skip altitudes where foes must be attacked, and the book does not say whether the plane meets them.',
    silent: 'True by absence: no direction leads up or down by more than one level.',
  },
  'RA-MOVE-05': {
    summary: 'A plane moves from one space up to its allowance.',
    question: 'Must a plane use its whole allowance?',
    readings: ['No: at least one space, at most the allowance', 'Yes: it always moves its full allowance'],
    choice: 0,
    reason: 'The text gives a minimum, which would be pointless if the number were fixed.',
    noSwitch: 'Under the other reading the minimum in the text would mean nothing.',
  },
  'RA-MOVE-06': {
    summary:
      'Planes stay on the map and within altitudes 1 to 4. Only a bomber that has bombed may leave, over its own edge: it is safe and out of play. This way out is our own.',
    question: 'May planes leave the map?',
    readings: [
      'No, except a bomber going home after bombing (`bombed`)',
      'No plane may (`nobody`)',
      'Every plane may, over its own edge (`everyone`)',
    ],
    choice: 0,
    reason: 'The text has no way out, but a bomber that has done its job would otherwise circle forever as a target.',
  },
  'RA-MOVE-07': {
    summary: 'Any number of planes, friend and foe, may share a cell.',
    silent: 'A freedom: any number of planes may share a cell, friend and foe.',
  },
  'RA-MOVE-08': {
    summary: 'A plane can always change altitude, so it can always move. Going there and back is legal.',
    silent: 'Follows from RA-MOVE-02 and the four altitudes; a property test proves it.',
  },
  'RA-MOVE-09': { summary: 'Bombers only defend themselves: they never start a fight.' },
  'RA-CLD-01': {
    summary: 'A plane is in cloud if a cloud is in its cell.',
    question: 'Being in cloud is explained by altitude alone. Must the square be the same too?',
    readings: ['Yes, square and altitude (`cell`)', 'No, the altitude is enough, anywhere on the map (`layer`)'],
    choice: 0,
    reason: 'Clouds move from square to square, which would be pointless if the square did not matter.',
    silent: 'Says which planes are in cloud: RA-CLD-02, RA-DRM-05, RA-AA-06 and RA-BOMB-05 are cited.',
  },
  'RA-CLD-02': {
    summary: 'A plane in cloud is not spotted from higher up: fighters above it may not attack it.',
    question: 'What does it mean not to be spotted?',
    readings: ['It may not be attacked', 'It is only not seen'],
    choice: 0,
    reason: 'Nothing else in this game depends on spotting.',
    noSwitch: 'Under the other reading the sentence would mean nothing: there is no rule to play.',
  },
  'RA-CLD-03': {
    summary: 'A plane in cloud is spotted from the same altitude, from below and by AA.',
    question: 'Who can spot a plane in cloud?',
    readings: ['Everyone not above it', 'Nobody outside the cloud'],
    choice: 0,
    reason: 'The text blinds only planes that fly higher, and it has planes meet and fight inside a cloud.',
    noSwitch: 'The text says who is blind: those higher up. Blinding others would add to it.',
    silent: 'A freedom: it only says who is not blinded by RA-CLD-02.',
  },
  'RA-CLD-04': {
    summary: 'Two planes that fight in cloud at the same altitude both roll with -3.',
    silent: 'The same modifier as in the list of fire DRMs, and cited as RA-DRM-05.',
  },
  'RA-CLD-05': {
    summary:
      'Each natural 6-6 or 1-1 on 2d6, in fire, AA or bombing, moves the clouds at once. Where two planes roll, both results are applied first.',
    question: 'What does at once mean, and do modifiers count?',
    readings: [
      'Natural dice; right after the roll is applied, in an exchange after both rolls, once for each double',
      'Natural dice; at the end of the step, once',
      'Modified totals of 12 and 2',
    ],
    choice: 0,
    reason: 'The text speaks of doubles, which are a matter of dice and not of totals, and calls the move immediate.',
    noSwitch: 'A total is not a double, and the end of a step is not at once: the other readings go against the text.',
  },
  'RA-CLD-06': {
    summary:
      'One die gives the direction: 1 north, 2 east, 3 south, 4 west, 5 and 6 none. Another gives the altitude: 1 and 2 up, 3 and 4 level, 5 and 6 down. Any part of the move that would leave the map is ignored.',
    question: 'Does one pair of dice move all clouds?',
    readings: ['One pair for all (`shared`)', 'A pair for each cloud (`perCloud`)'],
    choice: 0,
    reason: 'The text asks for one die of each kind.',
  },
  'RA-CLD-07': {
    summary: 'Clouds that stay in their square on a 5 or 6 still rise or sink by the altitude die.',
    question: 'Does a 5 or 6 for direction keep the clouds at their altitude too?',
    readings: ['No, the altitude die still moves them (`altitude`)', 'Yes, they do not move at all (`stay`)'],
    choice: 0,
    reason: 'The words stand beside the direction die, and the altitude die has words of its own.',
  },
  'RA-ENG-01': {
    summary: 'A fighter must attack a foe in its cell, choosing one if there are several; both planes roll.',
  },
  'RA-ENG-02': {
    summary: 'A fighter may attack a foe in its square one level below; both planes roll.',
  },
  'RA-ENG-03': { summary: 'A fighter also attacks a foe that moves into its reach; then only the attacker rolls.' },
  'RA-ENG-04': { summary: 'A fight is resolved as soon as it arises, in the middle of a move.' },
  'RA-ENG-05': {
    summary: 'Check for engagements after each space that a plane moves.',
    question: 'Is there a check before the first space too?',
    readings: ['No, only after a space (option off)', 'Yes, once before the first space too (option on)'],
    choice: 0,
    reason: 'Planes that ended a turn together have had their fight; otherwise nobody could break away.',
    silent: 'Says when to look for engagements: those found cite RA-ENG-01, RA-ENG-02 or RA-ENG-03.',
  },
  'RA-ENG-06': {
    summary:
      'After a space: a fighter that moved there must attack in its cell, or else may attack one level below; then enemy fighters in its square, level with it or one above, react to it in any order. A foe it has just attacked does not react to that space.',
    question: 'Which fights of one space come first, and who takes part?',
    readings: [
      'The mover attacks first, then the others react, each once',
      'The others react first, then the mover attacks',
      'One fight a space at most',
    ],
    choice: 0,
    reason: "The text names the mover's own attack first and adds reactions to it.",
    noSwitch:
      'With reactions first, two planes that meet would each fire under a different rule, and the text does not say which gives way.',
  },
  'RA-ENG-07': {
    summary: 'A fighter must react to a foe at its own altitude and may react to one a level below.',
    question: 'Is reacting to a moving foe compulsory?',
    readings: ['Yes, at the same altitude (`compulsory`)', 'Never (`optional`)'],
    choice: 0,
    reason: 'Reactions are added to both kinds of attack, so each stays as compulsory as it was.',
  },
  'RA-ENG-08': {
    summary: 'A fighter never starts a fight upwards; the modifier for a higher target is only for return fire.',
  },
  'RA-ENG-09': {
    summary: 'A plane that survives its fights goes on with the spaces it has left.',
    question: 'Does a fight end the move?',
    readings: ['No (option off)', 'Yes, after the space in which a shot was fired by or at the mover (option on)'],
    choice: 0,
    reason: 'A fight is an interruption; nothing says that it costs spaces.',
  },
  'RA-ENG-10': {
    summary:
      "The list of reactions is made after the mover's own fight and any cloud movement it caused. From then on it only shrinks. Reactions on it may be taken in any order.",
    question: 'When is it decided who may react to a space?',
    readings: ["Once, after the mover's attack and the clouds it moved", 'Again after every shot', 'Before the attack'],
    choice: 0,
    reason: 'If the list could grow again, clouds would start fights, and they start none.',
    noSwitch:
      'Under the other readings a moving cloud would start a fight, or call off one that is due; the text lets it do neither.',
    silent: 'Says when the list of RA-ENG-06 is made: a fighter that is not on it is refused under that rule.',
  },
  'RA-ENG-11': {
    summary: 'If only one answer is left and it is compulsory, nobody is asked.',
    question: 'Must players announce what they have to do anyway?',
    readings: ['No, it just happens', 'Yes'],
    choice: 0,
    reason: 'A question with one answer is no decision.',
    noSwitch: 'Announcing what must be done changes nothing at the table.',
    silent: 'About questions: the fight or shot that follows unasked cites its own rule.',
  },
  'RA-FIRE-01': { summary: 'Roll 2d6 and add the modifiers: the hit number or more hits.' },
  'RA-FIRE-02': {
    summary: 'Fighting class 1 hits on 8+, 2 on 7+, 3 on 6+ and 4 on 5+.',
    question: 'The four hit numbers have lost their labels. What do 8+, 7+, 6+ and 5+ belong to?',
    readings: [
      'To the fighting class, the number of the aircraft table (`column`)',
      'To gun badges on the counter, where the card gives them, or else as above (`card`)',
      'To the altitude of the firer, 1 to 4 (`altitude`)',
      'To the Special chits beside which they stand',
    ],
    choice: 0,
    reason:
      'It needs no lost data and fits the badges; altitude has modifiers of its own, and by chit an ace would be the worst shot.',
    silent: 'Defines the number needed: applied, and cited, as RA-FIRE-01.',
  },
  'RA-FIRE-03': { summary: 'Each hit gives a HIT marker. The second shoots the plane down.' },
  'RA-FIRE-04': { summary: 'A plane fires once a turn and keeps a FIRED marker until the next.' },
  'RA-FIRE-05': {
    summary:
      'A plane that has fired does not roll in return. A roll in return is its shot for the turn, for bombers too.',
    question: 'Both planes roll. Does the target roll even if it has fired, and does its roll count as its shot?',
    readings: [
      'It rolls only if it has not fired, and that is its shot (option on)',
      'It always rolls, and its roll is free (option off)',
    ],
    choice: 0,
    reason: 'The text gives one shot a turn, without exception.',
  },
  'RA-FIRE-06': {
    summary: 'Where both planes roll, both results count, and HIT markers from the exchange do not modify it.',
    question: 'Does a plane that is shot down still roll in return?',
    readings: [
      'Yes, the rolls are simultaneous (`together`)',
      'No, the attacker rolls first, and a hit counts at once (`afterwards`)',
    ],
    choice: 0,
    reason: 'The text has both roll and gives no order.',
    silent: 'About the order of rolls and results: it shows in the log, not in one citation.',
  },
  'RA-FIRE-07': {
    summary: 'A 12 in air combat is an ordinary hit.',
    question: 'Does a 12 shoot a plane down at once in air combat, as it does in AA fire?',
    readings: ['No (option off)', 'Yes, a natural 12 (option on)'],
    choice: 0,
    reason: 'The text says so for AA only.',
  },
  'RA-DRM-01': { summary: 'A firer with a HIT marker: -1.' },
  'RA-DRM-02': { summary: 'Against a bomber: +1.' },
  'RA-DRM-03': {
    summary: 'Against a target at a lower altitude than the firer: +1.',
    question: 'Is a low target one at a low altitude, or one lower than the firer?',
    readings: [
      'Lower than the firer (`lower`)',
      'At altitude 1 (`altitude1`)',
      'At altitude 1 or 2 (`altitudes1and2`)',
    ],
    choice: 0,
    reason: 'The next line of the list, its twin, compares altitudes.',
  },
  'RA-DRM-04': { summary: 'Against a target at a higher altitude than the firer: -1.' },
  'RA-DRM-05': {
    summary: 'If firer or target is in cloud: -3, once.',
    question: 'Must both planes be in cloud?',
    readings: ['No, one is enough (`either`)', 'Yes, both in the same cell (`bothOnly`)'],
    choice: 0,
    reason: 'The list of modifiers speaks of planes in cloud and sets no further condition.',
  },
  'RA-DRM-06': { summary: "The firer's Special chit modifies its fire, and so does a LUCKY on either plane." },
  'RA-DRM-07': {
    summary: 'A chit modifier cites RA-DRM-06 in fire, RA-CHIT-06 in bombing and, for LUCKY, RA-CHIT-05.',
    question: 'Several rules speak of the same modifier. Which is cited?',
    readings: ['The rule of the roll, for LUCKY the rule of the chit', 'Always the rule of the chit'],
    choice: 0,
    reason: 'In a list of modifiers you look for the line on the list; LUCKY is the only one that was declared.',
    noSwitch: 'It is about which rule an event names; at the table it makes no difference.',
    silent: 'About citations: it says which of the other rules a chit modifier cites.',
  },
  'RA-CHIT-01': {
    summary:
      "Each draw is ACE, GREEN, LUCKY or NONE with equal chances, or comes from stated numbers of each, without putting chits back. Our own: the book's counters are lost.",
  },
  'RA-CHIT-02': { summary: 'ACE: +1 to the rolls of the plane.' },
  'RA-CHIT-03': { summary: 'GREEN: -1 to the rolls of the plane.' },
  'RA-CHIT-04': { summary: 'NONE has no effect.' },
  'RA-CHIT-05': {
    summary:
      'LUCKY: before each roll of the plane, or of a foe or AA against it, its owner may declare +1 or -1. If both planes are LUCKY both may declare.',
    question: 'The chit works for foes too. On which rolls, and when is it chosen?',
    readings: [
      'On rolls by the plane and against it, before the dice',
      'On rolls by the plane and against it, after the dice',
      'On any roll of the game',
    ],
    choice: 0,
    reason:
      'It lies under one plane, so it should concern that plane; chosen after the dice it would be certainty, not luck.',
    noSwitch:
      'After the dice there is nothing left to choose, and if it worked on any roll it would not matter which plane it lies under.',
  },
  'RA-CHIT-06': {
    summary: 'Chits modify every 2d6 roll of their plane, fire and bombing.',
    question: 'Do the chits modify bombing?',
    readings: ['Yes (option on)', 'No, fire only (option off)'],
    choice: 0,
    reason: 'Bombers draw chits as well, and they never attack.',
  },
  'RA-CHIT-07': {
    summary:
      'The owner may look at a chit. It is turned up just before the first 2d6 roll by or against its plane, and stays hidden if there is none.',
    question: 'Who knows a chit, and from when on?',
    readings: [
      'The owner at once, everyone from the first roll on',
      'Everyone at once',
      'Nobody before the first roll',
    ],
    choice: 0,
    reason: 'Every chit is turned up, whatever it is, so the pause for a LUCKY choice gives nothing away.',
    noSwitch: "A chit lies under its owner's plane: nothing makes the owner show it, and nothing forbids looking.",
  },
  'RA-CHIT-08': {
    summary:
      'Only owners of a LUCKY that is turned up are asked. In an exchange everyone declares before any dice: first for the attack, firer then target, then the same for the return.',
    question: 'In which order are LUCKY chits declared?',
    readings: ['Both chits up, all declarations, then the dice', 'Roll by roll, each declared before its own dice'],
    choice: 0,
    reason: 'The rolls of an exchange are simultaneous, so nobody may declare knowing the result of the other roll.',
    noSwitch: 'Rolls made at the same time leave no moment in between to declare.',
  },
  'RA-AA-01': {
    summary: 'AA rolls 2d6: at altitudes 1 and 2 it hits on 6 or more, at 3 on 11 and 12, at 4 never.',
    question: 'What does AA do at altitude 4?',
    readings: ['Nothing (`altitude3`)', 'It hits as at altitude 3 (`altitude4`)'],
    choice: 0,
    reason: 'No number is given for it, and the numbers rise with altitude.',
  },
  'RA-AA-02': {
    summary: 'AA fires in its own step, after all movement.',
    question: 'AA has a step in the turn, but the text also says it follows the engagement rule. When does it fire?',
    readings: [
      'In its step only (`phase`)',
      'As a plane enters its square, after the engagements of that space; there is no step (`movement`)',
    ],
    choice: 0,
    reason: 'The sequence of play has a place for it; engagement then says who it fires at.',
  },
  'RA-AA-03': {
    summary:
      'An AA chit that is not on an objective may fire once a turn at one enemy plane in its square at altitude 1 to 3. Planes never fire at AA.',
    question: 'Who does AA fire at?',
    readings: ['At one foe of its choice in its square, if it likes', 'At every foe in its square'],
    choice: 0,
    reason: 'Like a fighter, it picks one foe a turn; only on objectives does the text put everyone under fire.',
    noSwitch: 'If every AA fired at every foe, the sentence on objectives would add nothing about foes.',
  },
  'RA-AA-04': {
    summary:
      'AA on an objective fires at every plane in its square at altitude 1 to 3, friend or foe, one roll each. It must.',
    question: 'Does AA on an objective roll once or for each plane, and must it?',
    readings: ['One roll for each plane, compulsory', 'One roll for all', 'One plane, chosen among friends and foes'],
    choice: 0,
    reason: 'The text puts every plane under fire, and nobody would choose to fire at friends.',
    noSwitch:
      'One roll for all would need a rule for planes with different modifiers, and one plane is not every plane.',
  },
  'RA-AA-05': {
    summary: 'A natural 12 shoots the plane down. Any other hit gives a HIT marker; the second shoots it down.',
    question: 'Is it a natural 12 or a modified one?',
    readings: ['Natural (`natural`)', 'Modified, 12 or more (`modified`)'],
    choice: 0,
    reason: 'The text speaks of the result of the dice and has no modifier for AA.',
  },
  'RA-AA-06': {
    summary: 'AA rolls with -3 against a target in cloud, and with LUCKY. A natural 12 kills whatever the modifiers.',
    question: 'Which modifiers of fire apply to AA?',
    readings: ['Clouds (`cloudsOnly`)', 'None (`none`)', 'Clouds, and +1 against bombers (`full`)'],
    choice: 0,
    reason:
      'Clouds hide planes from guns as well; altitude is already in the hit numbers, and AA fires mostly at bombers anyway.',
  },
  'RA-AA-07': {
    summary: 'AA chits fire in any order. Targets on an objective are fixed as the step begins.',
    question: 'Is there an order among AA chits?',
    readings: ['Their owner decides shot by shot', 'Chit by chit, each finishing its targets'],
    choice: 0,
    reason: 'The text gives none.',
    noSwitch: 'The other reading only takes freedom away, and the text gives no reason to.',
    silent: 'A freedom: no order of shots is refused, and no plane comes or goes during the step.',
  },
  'RA-BOMB-01': {
    summary: 'In the bombing step a bomber in the square of an objective may bomb it, from any altitude.',
    question: 'Where does a bomber bomb from, and does it have to?',
    readings: ['From the square itself, at will', 'From the square itself, at the first chance'],
    choice: 0,
    reason: 'It may do so once a game, so when is up to its owner.',
    noSwitch: 'The text allows the bombing and nowhere demands it.',
  },
  'RA-BOMB-02': {
    summary: 'Roll 2d6 and add the modifiers: the number in the table for type and altitude, or more, hits.',
  },
  'RA-BOMB-03': {
    summary: 'A bomber with two bomb badges that has missed rolls a second time at the same objective.',
    question: 'Two badges give another roll. Is it a second bombing, or a second chance?',
    readings: ['A second attempt at once, if the first missed', 'Four dice in one roll', 'A bombing on another turn'],
    choice: 0,
    reason: 'One bombing a game is the limit, and one hit is all it takes.',
    noSwitch: 'Four dice would beat almost any number in the table, and another turn would be a second bombing.',
  },
  'RA-BOMB-04': { summary: 'A bomber bombs once a game, hit or miss.' },
  'RA-BOMB-05': { summary: 'A bomber with a HIT marker: -1; in cloud: -2. Its chit counts too.' },
  'RA-BOMB-06': {
    summary: 'A 12 in the table is a modified total of 12 or more.',
    question: 'The 12 in the table has no plus. Is it a natural 12?',
    readings: ['Modified, 12 or more (`modified`)', 'Natural, and no modifier counts (`natural`)'],
    choice: 0,
    reason:
      'No natural roll exceeds 12, so a plus would be pointless; the other numbers in the table are modified totals.',
    silent: 'Says how the table is read: the roll is cited as RA-BOMB-02.',
  },
  'RA-WIN-01': {
    summary: 'The French win as soon as one objective is bombed.',
    question: 'Does the game end with the first hit?',
    readings: ['Yes, at once', 'No, it is played to the end'],
    choice: 0,
    reason: 'One objective is enough and cannot be undone.',
    noSwitch: 'Nothing that could follow would change the winner.',
  },
  'RA-WIN-02': {
    summary: 'The Italians win if no objective is bombed.',
    silent: 'The end of the game cites how the bombing was prevented: RA-WIN-03 or RA-WIN-04.',
  },
  'RA-WIN-03': {
    summary: 'The Italians win as soon as no French bomber in play can still bomb.',
    question: 'When have the Italians prevented the bombing?',
    readings: ['When no bomber is left that may bomb', 'Only when the game has run its length'],
    choice: 0,
    reason: 'From then on nothing can change the result.',
    noSwitch: 'Nothing that could follow would change the winner.',
  },
  'RA-WIN-04': { summary: 'After fifteen turns the Italians win. Our own: the book gives no length.' },
  'RA-WIN-05': { summary: 'There is no draw.', silent: 'True by absence: every end of the game has a winner.' },
  'RA-WIN-06': {
    summary: 'After a shot that ends the game no clouds move. The winner scores 1, the loser 0.',
    question: 'What still happens after the deciding shot, and what is a victory worth?',
    readings: ['Nothing; 1 to 0', 'The clouds still move; planes lost are counted'],
    choice: 0,
    reason: 'A game that is over has no weather, and the book has only victory and defeat.',
    noSwitch: 'What happens after the end has no effect on anything.',
    silent: 'About what no longer happens after the end, and about the outcome, which cites nothing.',
  },
  'RA-CARD-01': {
    summary: 'The table gives each type one number and each bomber its bombing numbers for the four heights.',
  },
  'RA-CARD-02': {
    summary: 'Morane and Dewoitine have the same figures.',
    question:
      'The scenarios use both Morane and Devotine; the table has two rows of Devotine and no Morane. Which row is whose?',
    readings: ['One of the two rows is the Morane’s', 'The Morane is lost, and the second row is a slip'],
    choice: 0,
    reason: 'Both rows are alike, so it makes no difference which.',
    noSwitch: 'Without figures for the Morane no scenario could be set up.',
    silent: 'Says how the table is read: the cards of both planes follow from it.',
  },
  'RA-CARD-03': {
    summary: 'The one number of a row is both the movement allowance and the fighting class.',
    question: 'The table is headed movement and fighting, but each row has one number. Which is it?',
    readings: [
      'Both (`both`)',
      'Movement, the other column being lost (`movement`)',
      'Fighting, the other column being lost (`fighting`)',
    ],
    choice: 0,
    reason: 'The heading is one cell, nothing has to be invented, and 2 for fighters and 1 for most bombers fits both.',
    silent: 'Defines two numbers: applied, and cited, as RA-MOVE-05 and RA-FIRE-01.',
  },
  'RA-SCN-01': {
    summary:
      'Première!: 2 Morane and 4 LeO 451 against 3 CR42. Nouvel Attack: 3 Morane and 4 LeO 451 against 2 G50 and 1 MC200. Grand Final: 1 Morane, 3 Dewoitine and 2 LeO 451 against 2 G50, 2 CR42 and 2 MC200.',
  },
  'RA-CODE-01': {
    summary:
      'Also refused: a target that is gone, deploying twice, declining or passing twice, a LUCKY value that does not exist. A reaction that is not on offer says why.',
  },
}

/** A rule explained. */
export const explain = (id: RuleId): Explanation<RuleId> => explained(id, rules[id], texts[id])
