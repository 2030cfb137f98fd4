/**
 * What every rule of Aerial Craps says, in our own words; for a ruling also what was unclear, how it can be read, which
 * reading is the default and why. Kept apart from the rules so that a game carries no prose it does not show.
 *
 * @module
 */
import type { RuleInfo } from '../../core/index.js'
import { type RuleId, rules } from './rules.js'

export { type RuleId, rules }

/** What a rule says. */
export interface RuleText {
  readonly summary: string
}

/** What a rule says where the book is silent, unclear or at odds with itself. */
export interface RulingText extends RuleText {
  readonly question: string
  /** The ways to read it; values of the rule's option, if it has one, stand in backquotes. */
  readonly readings: readonly string[]
  /** Index of the default among the readings. */
  readonly choice: number
  readonly reason: string
}

/** Texts, as the types above use it. */
export type Texts = {
  readonly [Id in RuleId]: (typeof rules)[Id]['status'] extends 'ruling' ? RulingText : RuleText
}

/** The texts by rule id, in the order of the book. */
export const texts: Texts = {
  'AC-0.12-1': { summary: 'Hex and level about 500 ft; any number of aircraft per hex/level (no stacking limit).' },
  'AC-0.12-2': { summary: 'Maneuvering aircraft have no facing; model attitude only displays status.' },
  'AC-0.122-1': { summary: 'Levels 0-3; level influences spotting, collisions, leaving a hex, fire by and against.' },
  'AC-0.13-1': {
    summary:
      'Any number of damage marks can be carried; only critical results, stress, fire, ground or crash remove an aircraft.',
  },
  'AC-0.131-1': { summary: 'Fire needs a CV advantage; CV also adjusts move order and MP.' },
  'AC-0.141-1': { summary: 'Recommend at least 6×6 hexes.' },
  'AC-0.141-2': {
    summary:
      'All pieces may be shifted together, horizontally and vertically means treat the plane as unbounded; no map-edge rule.',
    question: 'What happens at the edge of the table?',
    readings: [
      'All pieces are shifted, so there is no edge (option on)',
      'Who leaves the gaming area has retired, without points (option off)',
    ],
    choice: 0,
    reason: 'The book lets players shift all pieces together, in the hexes and in the levels.',
  },
  'AC-0.141-3': {
    summary: 'Terrain, clouds and trenches have no rules here; a scenario may name one direction of a high sun.',
  },
  'AC-0.142-1': {
    summary:
      'Facing, altitude, speed, bank (maneuver/MT level), pitch, targeting mark are visible to all; each aircraft has an id.',
  },
  'AC-0.143-1': { summary: 'Initiative modifier -2,-1,0,+1,+2.' },
  'AC-0.143-2': {
    summary: 'Dismal: +2 MT dice, bad: +1, average 0, good: 1 MT die is treated as PP-bought, great: 2 such.',
  },
  'AC-0.143-3': { summary: 'Hits to buy a critical: 6,5,4,3,2.' },
  'AC-0.143-4': { summary: 'Per turn: 1-2 bad, 3-4 average, 5-6 good, 7-8 great.' },
  'AC-0.143-5': { summary: 'Used in 1.22 but never defined. Ours: -2..+2, default 0.' },
  'AC-0.144-1': {
    summary:
      'Boxes by row for bad, average and good strength: 8-8-6-4, 9-9-7-5 and 10-10-8-6. A card lists its own rows.',
    question: 'Two of the three printed rows do not add up to the printed totals. Which is wrong?',
    readings: ['The rows as printed', 'The totals as printed: 8-8-6-4, 9-9-7-5, 10-10-8-6'],
    choice: 1,
    reason: 'All three totals and the third row then follow one pattern.',
  },
  'AC-0.144-2': {
    summary: 'Modifier to MT dice; scale not printed. Ours: dismal +2, bad +1, average 0, good -1, great -2.',
  },
  'AC-0.144-3': { summary: 'Dismal 1,1,1,1; bad 1,1,0,1; average 0,1,0,1; good 0,0,1,0; great 0,0,0,0.' },
  'AC-0.144-4': { summary: 'Dismal 1,2,1,2; bad 1,1,1,2; average 0,1,1,2; good 0,1,1,1; great 0,1,0,1.' },
  'AC-0.144-5': { summary: '-2..+2 on the number of aerobatic dice allowed.' },
  'AC-0.144-6': { summary: '-1, 0, +1 on the stall/spin roll.' },
  'AC-0.144-7': {
    summary: 'A gun is rated 0.5, 1 or 1.5 by its type, number and synchronising gear, as the book lists them.',
  },
  'AC-0.144-8': {
    summary: 'Power, drag, climb and speeds are used and never scaled by the book; the README has our scales.',
  },
  'AC-1.10-1': { summary: 'At turn start PP = allotment - wounds - damage; unspent PP lapse.' },
  'AC-1.10-2': {
    summary: 'Base to wounds (-half each, or -all) to -row penalties to -2 smoke to -2 fire; floor 0.',
    question: 'In which order do wounds, rows, smoke and fire reduce the points?',
    readings: ['Wounds halve first, the rest is subtracted', 'Subtractions first, wounds halve what is left'],
    choice: 0,
    reason: 'A wound takes half of the allotment, and the allotment is the printed number.',
  },
  'AC-1.10-3': {
    summary: 'Reductions suffered during a turn take effect at the next reset.',
    question: 'Do losses in the middle of a turn reduce the points at once?',
    readings: ['They count from the next reset', 'They are taken from what is left'],
    choice: 0,
    reason: 'The book speaks of them only where points are reset.',
  },
  'AC-1.10-4': {
    summary:
      'Dice purchases: before the roll. Cancelling ones, +1 CV (2.64): after. ±1 on a single die roll: after seeing it ("adjust the roll").',
    question: 'Are Pilot Points that modify a single die paid before it is rolled?',
    readings: ['After the roll is seen (`afterRoll`)', 'Before the roll (`beforeRoll`)'],
    choice: 0,
    reason: 'The points adjust the roll, and ones are cancelled after it.',
  },
  'AC-1.10-5': { summary: 'One pool per aircraft per turn for all uses.' },
  'AC-1.20-1': {
    summary:
      'Each aircraft may hold 0-1 target (aircraft or ground). Optional. Kept until lost or dropped; may be dropped in this step.',
  },
  'AC-1.20-2': {
    summary: 'First all loss checks, then drops/spot attempts in order of experience (lowest first), then id.',
  },
  'AC-1.20-3': {
    summary:
      'When an aircraft leaves play (destroyed, crashed, retired) every target, leader and observer spot on it is dropped at once with its CV, every link ends and its open close encounters lapse.',
    question: 'What becomes of targets on an aircraft that leaves play?',
    readings: ['They are dropped at once', 'They are kept until the next loss check'],
    choice: 0,
    reason: 'There is nothing left to look at.',
  },
  'AC-1.21-1': {
    summary:
      'At turn start, target behind (areas 4-6): 1d, -1 if in area 6, +1 per PP; result < 5 means lost. Maneuvering aircraft never check (nothing is behind). Altitude ignored. Same hex = not behind.',
  },
  'AC-1.21-2': { summary: "A lost target must be spotted again (may be this turn's attempt)." },
  'AC-1.21-3': { summary: 'Attempting another target drops the held one at once, even if the attempt fails.' },
  'AC-1.22-1': {
    summary:
      '1d + spot rating - own MT level - 3 if target is in own area 6 - 4 if up sun - floor(max(0,R-1)/2) + PP at least 4 means logged. R = hex distance + floor(abs(Δlevel)/2).',
  },
  'AC-1.22-2': {
    summary: 'One spot attempt per aircraft (and per observer) per turn.',
    question: 'How often may one man try to spot?',
    readings: ['Once a turn', 'As often as he has points'],
    choice: 0,
    reason: 'Points buy modifiers to the attempt, not further attempts.',
  },
  'AC-1.22-3': { summary: '-3 applies only to area 6, not 4/5.' },
  'AC-1.22-4': {
    summary:
      'A stalled or spinning aircraft (pilot and observer) may not attempt a spot; a spotter without facing has no area 6.',
    question: 'May a stalled or spinning crew spot?',
    readings: ['No', 'Yes, with the modifiers of its position'],
    choice: 0,
    reason: 'Its spot has just been taken away.',
  },
  'AC-1.23-1': {
    summary:
      'An aircraft holding a target, or that failed a spot roll this turn, is "marked": against pursuers it defends at a quarter instead of half.',
  },
  'AC-1.24-1': {
    summary:
      'A friendly aircraft at most 1 hex and at most 1 level away, both going with equal facing, may be spotted (normal roll) as leader.',
  },
  'AC-1.24-2': { summary: 'Follower moves together with its leader, same actions; own MTs, power rolls etc.' },
  'AC-1.24-3': {
    summary:
      "Follower uses the leader's MP die with its own speed and PP; copies the leader's actions one by one; extra MPs are flown straight; missing MPs drop the last actions. No CV is tracked on a friend; it counts as \"having a target\" for 1.23. A leader beyond 1 hex/level or different facing at next turn start is lost; otherwise AC-1.21-1 applies to a leader as to any target. The leader's pitch is copied too; a pitch or turn the follower has no row for is skipped (flown straight, own pitch kept). If the leader leaves play or stops being going against its will (failed maneuver, stall, spin), the follower finishes its move freely. MT dice choices (aerobatics, PP) stay the follower's own.",
  },
  'AC-1.30-1': { summary: 'After targeting: carryover, then position.' },
  'AC-1.30-2': { summary: 'New target means CV = 0. Losing/dropping a target deletes the CV.' },
  'AC-1.30-3': { summary: 'If the newly chosen target already has CV > 0 on me, my CV = -(its CV).' },
  'AC-1.30-4': {
    summary:
      "That pair then shares one signed number (mine = -yours) as long as both keep each other as target; every change to one is mirrored ONCE: the mirror image of a gain IS the full reduction of AC-2.65-1, not an addition to it; carryover, failure and fire losses of one side are the other's gain. Pairs formed otherwise are tracked separately (gain and AC-2.65-1 as two entries). If either drops or loses the other the link ends; the one that still targets keeps its number.30-3, or 0), never only copies the starting value.",
    question: 'How long does a pair with one number share it?',
    readings: [
      'If it was formed by the exception, while both keep each other (`exceptionOnly`)',
      'Every mutual pair (`always`)',
      'Never: only the start is copied (`never`)',
    ],
    choice: 0,
    reason: 'The book says that the second number need not be tracked separately, and says it of this case.',
  },
  'AC-1.31-1': {
    summary:
      "Same target kept: positive CV to 0 if target behind (own areas 4-6) or hex distance > 2; otherwise kept. Negative CV is kept (a linked pair still mirrors the other's reset).",
  },
  'AC-1.32-1': {
    summary:
      "Add bonus by the targeter's hex relative to the TARGET's facing. Targeter's own facing irrelevant. Mutual targeters both apply theirs (linked: net difference).",
  },
  'AC-1.32-2': { summary: 'Target maneuvering (or spinning: it has no facing either) means 0.' },
  'AC-1.32-3': { summary: 'Targeter maneuvering in the hex of a going target: +3. Otherwise same hex = 0.' },
  'AC-1.32-4': {
    summary:
      'The figure is lost. Ours: one hex away tail 3, rear 2, front 1, nose 0; two hexes away tail 2, rear 1; within one level.',
  },
  'AC-1.40-1': { summary: '1d + experience.' },
  'AC-1.41-1': {
    summary:
      'If my target itself holds a target: posted + CV; else posted + ceil(CV/2). Adding is optional; negative CV is never forced in.',
  },
  'AC-1.41-2': {
    summary:
      "Adjusted > target's posted (without its own CV) means I move immediately after it, across categories. Strictly greater.",
  },
  'AC-1.41-3': { summary: 'Links form chains; followers move right after their target.' },
  'AC-1.41-4': {
    summary: 'Closed loop: roll-off (1d each, highest; reroll ties) names who goes first, rest in tailing order.',
  },
  'AC-1.41-5': {
    summary:
      "Ordered by adjusted initiative (order sense of initiativeOrder), then AC-2.10-3 ties; each follower's own chain moves directly after it.",
    question: 'In which order do several followers of one aircraft move?',
    readings: ['By adjusted initiative, each with its own chain', 'All of them first, then their chains'],
    choice: 0,
    reason: 'A follower moves immediately after its target.',
  },
  'AC-1.42-1': {
    summary:
      'Each pair with same hex, same level, equal posted initiative, at least 1 maneuvering, neither targeting the other. Friend or foe. In/leaving ignored.',
  },
  'AC-1.421-1': {
    summary:
      'Each: 1d + own MT level + max(0,speed-6) + 3 if targeting someone else ± PP (lower id pays first, both dice seen). Sum <10to0, 10-11to1, 12-13to2, 14-15to3, at least 16to4 = rating.',
  },
  'AC-1.422-1': {
    summary:
      "During its move each passed MT of level L lets its player cut the rating by up to L. Any cut loses that aircraft's target. Rating 0 ends it, also for the other.",
  },
  'AC-1.423-1': {
    summary:
      'When both have moved and rating r > 0: each suffers r hits (roll 1d each as 3.20, criticals included) at once; both lose targets. Leaving the hex does not help. A move in the maintenance step counts as having moved.',
  },
  'AC-1.423-2': {
    summary: 'Collision hits cannot be traded for criticals (no firer).',
    question: 'Can hits of a collision buy criticals?',
    readings: ['No', 'Yes, by either pilot'],
    choice: 0,
    reason: 'The trade belongs to a firer.',
  },
  'AC-1.424': { summary: 'Optional: own passed MT may add instead of subtract.' },
  'AC-1.50-1': {
    summary:
      'Reload, unjam or extinguish means no turn, maneuver, fire or other action this turn; move straight and level (dive allowed when extinguishing); held target lost. One maintenance action per turn.',
  },
  'AC-1.50-2': { summary: 'Maneuvering aircraft: random facing, unmodified, becomes going.' },
  'AC-1.50-3': {
    summary:
      'In this step, in initiative order; targeters that would follow it immediately move here too, right after. They do not move again.',
  },
  'AC-1.50-4': {
    summary:
      'A climbing/diving aircraft that takes reload/unjam must be able to reach pitch 0 by an untested change (at most 1 step from climb; a dive needs a tested pull-out) else the action is illegal. An aircraft leaving upward at pitch +1 may take it; AC-2.511-1/3 then apply. A spinning aircraft may take no maintenance; a stalled one (pitch -1) only the extinguishing dive.',
    question: 'May a climbing or diving aircraft take maintenance?',
    readings: ['Only if it can level out without a test', 'Always: it levels out for nothing'],
    choice: 0,
    reason: 'Nothing else may be done in that turn, tests included.',
  },
  'AC-1.50-5': {
    summary: 'One power or drag roll is still allowed.',
    question: 'Is a power roll an action that maintenance forbids?',
    readings: ['No', 'Yes'],
    choice: 0,
    reason: 'It is made at the end of every move and costs no attention.',
  },
  'AC-1.51-1': {
    summary:
      'Buy n dice at 1 PP each (single roll per turn); consecutive attempt kat least 2 adds k free dice (2nd +2, 3rd +3 …). Any 6 = success. at least 3 ones = gun broken for the game unless PP cancel down to at most 2. Broken beats success. At least 1 die.',
  },
  'AC-1.51-2': {
    summary:
      'No consumption rule is printed. Ours: off; when on, a gun has ammo bursts (Lewis 4, belt 12), each attack uses burst-size bursts; 0 means no fire; a successful reload restores the full number. With ammo off there is nothing to reload, so reload is never legal.',
  },
  'AC-1.52-1': { summary: 'Same procedure for a gun jammed in an earlier turn; attempts counted per gun.' },
  'AC-1.53-1': {
    summary: 'Aircraft on fire: 1d boxes are FILLED from the bottom row upward. Not a maintenance action.',
  },
  'AC-1.53-2': { summary: 'Filled boxes cannot be marked later; all boxes filled = destroyed.' },
  'AC-1.53-3': {
    summary:
      'Maintenance by diving: 1d shallow, 2d normal, 3d steep, + extra dice at 2 PP each. Each 6 puts out the highest burning row; each 1 on a non-bought die fills 3 boxes. Both may occur.',
  },
  'AC-1.53-4': {
    summary:
      'A row burns once a box in it is filled by fire. Fire is out when no row burns. Freshly ignited aircraft: on fire with no burning row until the first spread; a 6 rolled then ends the fire. Order: sixes first, then ones.',
    question: 'Which rows burn?',
    readings: ['Those in which fire has filled a box', 'All rows'],
    choice: 0,
    reason: 'A six puts out the fire of a row that has suffered fire damage.',
  },
  'AC-1.53-5': {
    summary:
      'A filled box counts as marked in every pass. A row with no free box left counts as filled (once per pass; a wholly fire-filled row only once).',
    question: 'Does a burnt row count as filled?',
    readings: ['Yes, once a pass; wholly burnt only once', 'No: only marks fill rows'],
    choice: 0,
    reason: 'No box of it is left.',
  },
  'AC-1.53-6': {
    summary:
      'The pitch change for the extinguishing dive is made and, if at least 2 steps, tested as usual; the number of dice follows the pitch achieved.',
    question: 'Is the dive that puts out a fire tested?',
    readings: ['Yes, as any change of pitch, and the dice follow the pitch achieved', 'No'],
    choice: 0,
    reason: 'It is a change of pitch like any other.',
  },
  'AC-2.10-1': {
    summary: 'Not-yet-moved aircraft: (1) stalled/spinning, (2) with target, (3) without; inside by initiative.',
  },
  'AC-2.10-2': {
    summary: 'Low initiative moves first.',
    question: 'Does high or low initiative move first?',
    readings: ['Low first (`lowFirst`)', 'High first (`highFirst`)'],
    choice: 0,
    reason: 'Moving late is the better slot: the helpless go first, and tailers follow their prey.',
  },
  'AC-2.10-3': {
    summary: 'Better slot (later under lowFirst) to higher level, then higher speed, then roll-off.',
    question: 'Who wins a tie?',
    readings: ['The higher aircraft gets the better slot, then the faster', 'The higher aircraft moves first'],
    choice: 0,
    reason: 'Ties go to the aircraft with the advantage.',
  },
  'AC-2.20-1': {
    summary:
      'All actions of the move use the speed at its start; changes accumulate into the ending speed, used for stall, stress, combat.',
  },
  'AC-2.21-1': {
    summary: 'Min, max level, max dive; min raised by MT level (2.612), max dive lowered by damage (3.21).',
  },
  'AC-2.22-1': {
    summary:
      '1d + power + damage mods (+1 if the start-of-move speed equals the listed minimum; -1 when trying to reach max level; -1 per odd MT die leftover): >2 to +1, >6 to +1 or +2 (choice). Never beyond max level.',
  },
  'AC-2.22-2': {
    summary:
      'Before rolling declare aim 1 or 2; -1 applies iff tracked speed + aim at least max level; gain at most aim.',
    question: 'When is an aircraft trying to reach its maximum?',
    readings: ['If the points it aims for would bring it there', 'If the points it gains bring it there'],
    choice: 0,
    reason: 'The modifier must be known before the roll.',
  },
  'AC-2.22-3': {
    summary:
      'One voluntary power OR drag roll per turn, after the last MP (MT penalties apply to it). Forced drag rolls are extra.',
    question: 'When is power or drag rolled?',
    readings: ['Once, after the last MP', 'Before the move'],
    choice: 0,
    reason: 'The penalty of movement tests applies to it.',
  },
  'AC-2.22-4': {
    summary:
      '+1/+2/+3 for shallow/normal/steep, mandatory, by the pitch actually held during the move: the declared (or, after a failed test, achieved) pitch; later easing, excess or stall does not change it. Same for AC-2.23-4 and for "did dive" in AC-2.23-1/2.',
  },
  'AC-2.23-1': { summary: '1d + drag rating -1/-2/-3 when diving: >2 lose 1, >6 lose 2 (may choose 1).' },
  'AC-2.23-2': {
    summary:
      'Did not dive and ending speed > max level means must roll, full result. Comes after the voluntary roll; never more than one forced roll per move (an engine destroyed and overspeed share it).',
  },
  'AC-2.23-3': {
    summary:
      'Engine hit, destroyed or off means no "only one" choice. Engine off is otherwise undefined: optional house switch (no power; forced drag roll each turn).',
    question: 'What is an engine that is off?',
    readings: ['Nothing: the word has no rule (option off)', 'No power, and drag is rolled every turn (option on)'],
    choice: 0,
    reason: 'Only the exception to the choice of one point mentions it.',
  },
  'AC-2.23-4': { summary: '-1/-2/-3 for shallow/normal/steep, mandatory.' },
  'AC-2.23-5': { summary: 'A movement test may cost speed.' },
  'AC-2.23-6': { summary: 'Speed never below 0.' },
  'AC-2.30-1': { summary: 'All h and v MPs must be used.' },
  'AC-2.31-1': { summary: 'Start speed + 1d (adjusted): <4to0, 4-9to1, 10-15to2, 16-21to3, at least 22to4.' },
  'AC-2.311-1': { summary: '-1 per PP (reduce only).' },
  'AC-2.311-2': {
    summary:
      'With a spot and CV ≠ 0 on a target that already moved this turn: may add or subtract exactly ceil(abs(CV)/2).',
  },
  'AC-2.312-1': { summary: 'Roll -0 shallow, -1 normal, -2 steep.' },
  'AC-2.312-2': {
    summary:
      'Roll -3 shallow, -1 normal ("same as horizontal"), +3 steep; climbing adds the climb rating (vertical only). Level pitch: v = 0.',
  },
  'AC-2.32': { summary: "Optional: first MP's use is named before the MP roll and must be attempted." },
  'AC-2.40-1': { summary: 'Each h MP is spent going or maneuvering, any order.' },
  'AC-2.41-1': { summary: '1 MP: enter the hex faced, THEN optionally turn 0-180° inside it (free, MT by table).' },
  'AC-2.41-2': { summary: 'Going aircraft always face a hexside.' },
  'AC-2.41-3': {
    summary:
      'Six areas around a facing aircraft: nose 1, front left 2, front right 3, rear left 4, rear right 5, tail 6; behind are 4 to 6.',
  },
  'AC-2.41-4': {
    summary:
      'A hex exactly between two areas (offset equal in both directions; distances 2, 4, …): 1d when a rule first needs it, 1-3 lower area number, 4-6 higher. The result holds for that ordered pair until either of the two moves, so that loss check, spot and carryover of one turn agree; UI queries never roll.',
  },
  'AC-2.42-1': {
    summary: '1 MP: stay in hex, no facing, MT row "maneuver". Any aircraft may begin maneuvering with any MP.',
  },
  'AC-2.421-1': {
    summary:
      'Random facing; then up to max(0, PPspent + max(0,CV) - MTlevel) hexside shifts in a direction chosen by the player. CV is not consumed.',
  },
  'AC-2.421-2': { summary: '1 MP into that hex, becomes going; turn as normal.' },
  'AC-2.421-3': {
    summary: '1 or 2 MP into that hex still maneuvering; MT maneuver row; with 1 MP the CV bonus is halved (down).',
  },
  'AC-2.422-1': {
    summary: '1 MP as a maneuver (MT if required) then going, any facing. If the MT fails AC-2.66-4 applies instead.',
  },
  'AC-2.50-1': {
    summary:
      'New pitch is declared before any movement and before the MP roll; none after, except failure, stall/spin, AC-2.50-4.',
  },
  'AC-2.50-2': {
    summary:
      'Steps changed: 1 to no test; 2/3/4 to rows 60°/120°/180°. Pulling out of a dive (raising pitch from <0): use steps+1. Row 5+ does not exist means such a change is illegal.',
  },
  'AC-2.50-3': {
    summary:
      'The pitch test is made with the first MP; if that MP also turns or maneuvers it is one two-task test. With 0 MP it is tested alone.',
    question: 'When is a change of pitch tested?',
    readings: ['With the first MP, as a second task', 'On its own before any MP'],
    choice: 0,
    reason: 'Tests are made while using an MP.',
  },
  'AC-2.50-4': {
    summary:
      'When the aircraft arrives "in" a new level with v MPs left it may reduce abs(pitch) (even to level). Unused v MPs lapse on the declaration. The change (rows of AC-2.50-2, pull-out +1) is a second task of the next h MP\'s action; if no h MP is left it is tested alone. If it fails the pitch eases less or not at all, the v MPs are gone all the same.',
  },
  'AC-2.50-5': {
    summary:
      'If the test fails, h/v allotments are recomputed from the same die and adjustments with the pitch achieved; MPs already used stand, the rest is max(0, new allotment - used).',
    question: 'Which MPs has an aircraft whose change of pitch failed?',
    readings: ['Those of the pitch achieved, from the same die', 'Those of the pitch declared'],
    choice: 0,
    reason: 'The allotment follows the pitch that is flown.',
  },
  'AC-2.51-1': { summary: 'In to leavingUp/Down; leaving to in of the adjacent level.' },
  'AC-2.51-2': { summary: 'Pitch 0 means pos = in.' },
  'AC-2.511-1': {
    summary:
      'If leaving at start, the first v MP completes that transit whatever the new pitch. For it the allotment uses max(1,abs(new pitch)) (climb rating added if the new pitch is a climb, or if it is 0 and the transit is upward); remaining v MPs follow the new pitch (none if level).',
    question: 'How many vertical MPs has an aircraft that leaves a level and flies level?',
    readings: ['Those of a shallow pitch, for the transit only', 'None'],
    choice: 0,
    reason: 'The transit must be finished whatever the new pitch.',
  },
  'AC-2.511-2': {
    summary:
      "If the pitch declared is of the opposite sign, the die gives v = 0 and the pitch test (if any) is passed: may become in the present level (player's choice then).",
  },
  'AC-2.511-3': {
    summary:
      'Pitch 0 may be declared while leaving (v is not known yet). If v then is 0 the pitch stops at shallow in the leaving direction (±1), still leaving; speed effects are those of that pitch.',
    question: 'What if it flies level, leaves, and has no vertical MP?',
    readings: ['The pitch stops at shallow, still leaving', 'It is put in its level'],
    choice: 0,
    reason: 'Only an opposite pitch returns it.',
  },
  'AC-2.51a': {
    summary:
      'Optional: no leaving state, levels are 200 ft, one v MP = one level; adjacent-level fire without range penalty or facing need.',
  },
  'AC-2.51-4': { summary: 'Not said. Ours: as one block immediately after the first h MP; with h = 0, on their own.' },
  'AC-2.51-3': { summary: 'Level 1 is the lowest; moving below it = crash (destroyed).' },
  'AC-2.51-5': {
    summary:
      'If an excess result (AC-2.66-5) brings a leaving aircraft to pitch 0 after its v MPs, it is put in its present level. A forced pitch of the opposite sign leaves the position alone (AC-2.511-1 next turn).',
    question: 'What if a failure levels a leaving aircraft?',
    readings: ['It is in its present level', 'It goes on leaving'],
    choice: 0,
    reason: 'A level aircraft is always in a level.',
  },
  'AC-2.60-1': { summary: 'Turning, pitch at least 2 steps (or pull-out), maneuvering while using an MP.' },
  'AC-2.61-1': {
    summary:
      'Level(C), C from the table (or the larger number chosen for a maneuver), NOT changed by MT bonus, damage, aerobatics or PP dice; set pass or fail; stays until the next MP is used (0 if that MP needs no test). "Next MP" means h MPs; a v MP changes it only when it carries a test of its own or when h = 0.',
  },
  'AC-2.611-1': { summary: 'Dice called for by task and start speed, as the table prints them.' },
  'AC-2.611-2': {
    summary: '60°: +2 per point over 10; 120° and maneuver: +4 per point; 180°: impossible at at least 10.',
  },
  'AC-2.611-3': { summary: 'Speed 0 uses column 1.' },
  'AC-2.611-4': { summary: 'A maneuver test may call any larger number.' },
  'AC-2.611-5': { summary: 'C = larger table number + level(the smaller). One roll.' },
  'AC-2.611-6': { summary: '+ MT bonus + row penalties + control damage + bad flying; pool not below 0.' },
  'AC-2.612-1': { summary: 'Level 2: +1, level 3: +3 to minimum speed (while at that level).' },
  'AC-2.612-2': {
    summary:
      "Floor(n/2), n = max(0,C) + aerobatic dice - free flying dice; odd n: -1 to this turn's power roll (cumulative). Pass or fail.",
    question: 'Which dice cost speed?',
    readings: ['Those called for and aerobatic ones, less free dice', 'All dice rolled'],
    choice: 0,
    reason: 'Dice that count as bought have no effect but on CV.',
  },
  'AC-2.612-3': {
    summary: '2 PP once per MT: remove ONE of: 1 point of this speed loss, the -1 power, the min-speed rise.',
  },
  'AC-2.62-1': {
    summary:
      'Add 0..max(0, level(C)+1+aero rating) dice; count for CV, speed loss, failure; not for level. Allowed in any tested kind of action even if C at most 0.',
  },
  'AC-2.63-1': { summary: '1 PP each, at most max(0,C) + aerobatic dice; count for CV only.' },
  'AC-2.64-1': { summary: 'Passed test: floor((max(0,C)+aero+PPdice)/2) + number of natural 6s.' },
  'AC-2.64-2': {
    summary: 'Sixes on dice added by damage/quality do not count.',
    question: 'Which sixes count?',
    readings: ['Those on dice that qualify for CV', 'All'],
    choice: 0,
    reason: 'Dice of damage and quality bring no CV.',
  },
  'AC-2.64-3': {
    summary:
      'A maneuver test gives CV only if the target is < 2 hexes away, measured in hexes (levels ignored) from the hex in which the maneuver is flown (for an exit: the hex entered). Out of range the gain is 0 for 2.65 too. With no target the gain still exists for 2.65.',
    question: 'From where is the range of a maneuver measured?',
    readings: ['From the hex in which it is flown, levels ignored', 'From the hex in which the move began'],
    choice: 0,
    reason: 'That is where the aircraft is when the bonus is gained.',
  },
  'AC-2.64-4': { summary: '2 PP = +1 CV after a passed test; repeatable.' },
  'AC-2.64-5': {
    summary:
      'C at least 1 but pool 0: automatic pass with the gain. C at most 0 and no dice at all (modified pool 0, none added): no test, no gain. C at most 0 with penalty dice is a level-0 test that can fail.',
    question: 'What is a test without dice?',
    readings: ['A pass with its gain if dice were called for, else no test', 'Never a test'],
    choice: 0,
    reason: 'The table called for dice; quality took them away.',
  },
  'AC-2.65-1': {
    summary:
      'Every aircraft targeting the mover loses CV: full gain if the mover targets it; floor(gain/4) if the mover is marked (other target or failed spot); floor(gain/2) if unmarked. May go negative.',
  },
  'AC-2.66-1': {
    summary:
      'Uncancelled 1s on called, aerobatic and penalty dice (not on PP/free dice); 1 PP cancels one. All cancelled = passed, with the CV gain.',
  },
  'AC-2.66-2': { summary: '1d per failure, summed, table 10b: CV, move, speed, stress. No CV gain.' },
  'AC-2.66-3': { summary: 'Turn: fewer hexsides; pitch: fewer steps; maneuver: AC-2.66-4. Two tasks: player splits.' },
  'AC-2.66-4': {
    summary:
      'Random facing (PP may shift 1 hexside each) and enter that hex; becomes going; costs no extra MP. A maneuver counts as 1 move unit.',
  },
  'AC-2.66-5': {
    summary: "Each excess unit: pitch -1 step or speed loss +1, player's choice (at pitch -3 only speed).",
  },
  'AC-2.66-6': { summary: 'Remaining MPs are still used.' },
  'AC-2.66-7': { summary: '"n/a" none; a number forces a stress test with that modifier (or modifies the one due).' },
  'AC-2.70-1': {
    summary:
      'MT of level at least trigger (3 - floor(rowsFilled/4), floor 1): right after the MT. Ending speed > max dive: at end of move.',
  },
  'AC-2.70-2': {
    summary:
      '2d - filled rows - max(0, speed - (maxDive+1)) - max(0, MTdice - 8) + failure mod: <0 destroyed; 0-1 fill current and next row; 2-3 fill current row; at least 4 nothing.',
  },
  'AC-2.70-3': {
    summary:
      'MT-dice term only for an MT-triggered test (dice = called - free + penalty + aerobatic, not PP); speed term only for the end-of-move test.',
    question: 'Do speed and MT dice both modify every stress test?',
    readings: ['Each only the test it causes', 'Both always'],
    choice: 0,
    reason: 'The speed at the end is not known when a test is made.',
  },
  'AC-2.70-4': { summary: 'All free boxes of the current row get marked; row counts as filled.' },
  'AC-2.80-1': {
    summary:
      'Ending speed at most min (raised by the current MT level). Not for aircraft that spent the move spinning.',
  },
  'AC-2.80-2': {
    summary:
      '1d + spin rating - (points below min) ± PP. At min: at most 1 spin, 2-3 stall, at least 4 none. Below: at most 3 spin, at least 4 stall.',
  },
  'AC-2.81-1': {
    summary:
      'Target lost, no fire; pitch -1 (no speed gain now); maneuvering to going, random facing unmodified. Status lasts until its next move starts.',
  },
  'AC-2.81-2': {
    summary:
      'If it was leaving upward it is put in its present level; leaving downward stays. The observer loses his target too and may not fire.',
    question: 'Where is an aircraft that stalls while leaving?',
    readings: ['Leaving upward it stays in its level, downward it goes on', 'In its level either way'],
    choice: 0,
    reason: 'It now dives.',
  },
  'AC-2.82-1': {
    summary: 'Target lost, no fire, pitch -2, spinning; no facing (nothing is behind it) until recovery.',
  },
  'AC-2.82-2': {
    summary:
      'Next moves: h = 0, v by normal-dive formula in the same hex, no dive speed gain, no power, drag or stall roll, no other action; MT level 0.',
  },
  'AC-2.821-1': {
    summary:
      'At the end of such a move: PP buy dice, any 6 recovers: pitch stays -2, random facing shifted 1 hexside per PP, going.',
  },
  'AC-3.10-1': {
    summary:
      'Has target, CV at least 1, not stalled/spinning, no maintenance, gun working. One attack per aircraft (plus one per observer).',
  },
  'AC-3.10-2': { summary: 'Fixed guns need no facing; CV is the arc.' },
  'AC-3.10-3': { summary: 'Base = CVused × gun rating (1 at most CVused at most CV); + PP dice (1 PP each, no cap).' },
  'AC-3.10-4': { summary: 'Total × range factor × burst factor. Range 0: 1; 1: half; burst 1: half, 2: 1, 3: 1half.' },
  'AC-3.10-5': {
    summary: 'Keep fractions, floor once at the end; 0 dice = no attack, nothing spent.',
    question: 'How are fractions of attack dice rounded?',
    readings: ['Down, once (`floor`)', 'Up (`ceil`)', 'To the nearest, halves up (`nearest`)'],
    choice: 0,
    reason: 'Elsewhere the book rounds bonuses down.',
  },
  'AC-3.10-6': { summary: 'Hex distance, +1 if the firer is one level below.' },
  'AC-3.10-7': { summary: 'Distance > 1 or abs(Δlevel) > 1 (or range > 1 after the +1) means no attack.' },
  'AC-3.10-8': {
    summary:
      '2.51a waives a "facing requirement" that 3.10 never states. Default none; switch adjacentLevelPitch = must be pitched toward the target\'s level.',
    question: 'Is there a facing requirement between levels?',
    readings: ['None (option off)', 'The firer is pitched toward the other level (option on)'],
    choice: 0,
    reason: 'Only the optional rule that waives it mentions one.',
  },
  'AC-3.10-9': {
    summary:
      'Min of: speed difference 0-2to3, 3-4to2, at least 5to1; sum of both MT levels 0-1to3, 2to2, at least 3to1. Player may choose smaller.',
  },
  'AC-3.10-10': { summary: 'Speeds, levels, MT levels after all movement.' },
  'AC-3.10-11': {
    summary: 'All attacks use the state at the start of the phase; damage and CV loss applied afterwards.',
    question: 'Does fire take effect at once?',
    readings: ['At the end of the phase (option on)', 'In initiative order (option off)'],
    choice: 0,
    reason: 'Combat is a phase without an order.',
  },
  'AC-3.10-12': { summary: 'May be logged; no attack rules. Not implemented.' },
  'AC-3.11-1': {
    summary:
      '3 ones: one gun jams; at least 4: two guns (only one gun in the attack: its jam is permanent). With several guns the lowest gun id jams first. PP cancel 1:1; ones on PP dice ignored.',
  },
  'AC-3.11-2': {
    summary: 'After multipliers floor(PP × factor) of the dice are the PP dice.',
    question: 'Which dice of a reduced attack are Pilot Point dice?',
    readings: ['Their share, rounded down', 'All that were bought'],
    choice: 0,
    reason: 'The whole pool is multiplied.',
  },
  'AC-3.11-3': { summary: 'Rating of remaining guns only (card lists rating per gun).' },
  'AC-3.12-1': { summary: 'CV -= min(5, CVused).' },
  'AC-3.20-1': { summary: 'Each 6 = 1 hit.' },
  'AC-3.20-2': {
    summary: 'Before damage rolls, n hits (6/5/4/3/2 by shooting; flexible gun 5) buy one critical; repeatable.',
  },
  'AC-3.20-3': { summary: 'Per remaining hit 1d: 1-5 boxes; 6 = critical.' },
  'AC-3.20-4': { summary: 'Box damage first, then criticals.' },
  'AC-3.21-1': {
    summary:
      'Top row first, left over into next row; after the last row start again at the top with a second (third…) pass.',
  },
  'AC-3.21-2': { summary: 'Each completed row (every pass) applies its PP and MT penalty.' },
  'AC-3.21-3': { summary: 'Max dive -floor(rows/2); stress trigger -floor(rows/4).' },
  'AC-3.22-2': { summary: 'Explodes: removed.' },
  'AC-3.22-3': { summary: 'Engine destroyed*: no power; forced drag roll +2 every turn.' },
  'AC-3.22-4': { summary: 'Engine hit*: -2 / -1 on power rolls, cumulative.' },
  'AC-3.22-5': {
    summary: '"as #3 or as smoking": owner chooses at once (shut down, or keep running with smoke).',
    question: 'Who decides what a fuel leak does?',
    readings: ['The owner of the aircraft (`owner`)', 'A die (`die`)'],
    choice: 0,
    reason: "Shutting down is the pilot's decision.",
  },
  'AC-3.22-7': { summary: 'Mark the rest of the current row and all of the next.' },
  'AC-3.22-8': { summary: '+2 / +4 MT dice, cumulative.' },
  'AC-3.22-10': {
    summary: 'Wound: lose ceil(half) of the current allotment (7to3 left).',
    question: 'What is rounded up when a pilot loses half his points?',
    readings: ['The loss (`lossUp`)', 'What he keeps (`keepUp`)'],
    choice: 0,
    reason: 'The printed line gives the loss.',
  },
  'AC-3.22-11': { summary: 'Lose all PP for the game / pilot killed: aircraft out (two-seater too).' },
  'AC-3.22-s': {
    summary:
      'On 3, 4, 6 roll 1d: 4-6 smoke, -2 PP (once). Smoking: 1d at the end of each own move, 6 = fire, -2 more PP. Fuel leak taken as smoking skips the first roll; taken as #3 it rolls it.',
  },
  'AC-A1-1': {
    summary: 'Same level: front mount areas 1-3, rear mount areas 4-6 of own facing. Target one level higher: all six.',
  },
  'AC-A1-2': {
    summary: 'Own hex: always. Own aircraft maneuvering: all. Target lower: no fire.',
    question: 'Where does a flexible gun bear in its own hex, while maneuvering, or at a lower target?',
    readings: ['Always, all round, never', 'As at the same level'],
    choice: 0,
    reason: 'Without a facing there is no rear.',
  },
  'AC-A1-3': {
    summary:
      '3.10 adds +1 to range when shooting one level up, which would forbid every adjacent hex that A1.0 opens for flexible guns. Choose: flexible guns do not take the +1 (A1.0 is the special rule).',
    question: 'Does a flexible gun take the extra range of firing up?',
    readings: ['No (`waived`)', 'Yes (`plusOne`)'],
    choice: 0,
    reason: 'It would close every hex that the arc opens.',
  },
  'AC-A2-1': {
    summary:
      'Observer has his own target; CV = gun rating once spotted; no own actions. Own spot roll (spot rating of the crewman, no PP).',
  },
  'AC-A2-2': {
    summary:
      "At MT level 0 (no MT dice this move) pilot may roll PP-bought dice (one roll, at the end of the move): observer CV + floor(n/2) + sixes. Taking an MT: pilot's gain is subtracted.",
  },
  'AC-A2-3': { summary: "Half of the pilot's gain (down) is subtracted." },
  'AC-A2-4': {
    summary:
      'May divert any part of an MT gain to cut observer CV (then not added to its own). CV at most 0 means observer loses spot.',
  },
  'AC-A2-5': {
    summary: 'If the observer targets the mover: AC-2.65 fractions.',
    question: 'Which enemies reduce the CV of an observer by fractions?',
    readings: ['Those he targets', 'All'],
    choice: 0,
    reason: 'The normal penalty falls on those who target the mover.',
  },
  'AC-A2-6': {
    summary:
      "As pilots (CV at least 1 needed, CVused up to the whole CV, fractions allowed). So an observer with a 1.0 gun may fire from the start; one rated .5 must first be raised by his pilot. No PP for him (dice, jams). The pilot's maintenance turn, stall or spin silences him too. After firing his CV falls by AC-3.12-1 and comes back only by AC-A2-2 or a new spot.",
    question: 'May an observer fire with the CV of his gun alone?',
    readings: ['If it is at least 1', 'Only after his pilot raised it'],
    choice: 0,
    reason: 'A CV of one is all that fire needs.',
  },
  'AC-A2-7': {
    summary:
      'Observer CV is carried while the spot is kept; loss check: never (he faces rearward); lost if target > 2 hexes.',
  },
  'AC-A2-8': {
    summary: '"(A2)" for quality dice means 0.143/0.144.',
    question: 'Where do the quality dice come from that the book looks for in A2?',
    readings: ['From the ratings of pilot and aircraft', 'From the observer'],
    choice: 0,
    reason: 'A2 has no such dice.',
  },
  'AC-3.20-90': {
    summary:
      'Fire inside a part-marked row fills free boxes first. A row burnt out during the second pass counts in that pass.',
    question: 'Which boxes of a part-marked row burn?',
    readings: ['Free ones first', 'Marked ones first'],
    choice: 0,
    reason: 'Fire spreads into what is left.',
  },
  'AC-3.22-91': {
    summary: '"Current row" when all rows are full is row 1 of the next pass; "next row" wraps the same way.',
    question: 'Which is the current row of a full sheet?',
    readings: ['Row 1 of the next pass', 'None'],
    choice: 0,
    reason: 'Marking goes on there.',
  },
  'AC-1.32-92': {
    summary: 'The same-hex +3 obeys the level limit of AC-1.32-4.',
    question: 'Has the same-hex bonus a limit of levels?',
    readings: ['That of the figure', 'None'],
    choice: 0,
    reason: 'Two aircraft far apart in height are not in one place.',
  },
  'AC-1.30-93': {
    summary: 'Under the reading that links every mutual pair, linking onto a negative CV sets both to 0.',
    question: 'What if a pair is linked onto a negative number?',
    readings: ['Both begin at 0', 'The number is mirrored'],
    choice: 0,
    reason: 'Nobody should gain by being looked at.',
  },
  'AC-2.64-94': {
    summary:
      "CV bought with Pilot Points is lost when the range rule denies the bonus and halved on a one-MP exit. The 2-PP cancel does not touch the failure table's own speed loss.",
    question: 'Is bought CV subject to range and halving?',
    readings: ['Yes', 'No'],
    choice: 0,
    reason: 'It increases the bonus, and the bonus is denied or halved.',
  },
  'AC-2.70-95': {
    summary: 'A stress test forced only by the failure table still takes the MT-dice term.',
    question: 'Does a stress test forced by a failure count dice?',
    readings: ['Yes', 'No'],
    choice: 0,
    reason: 'It is still the stress of that test.',
  },
  'AC-2.611-96': {
    summary: 'Two tasks with a maneuver: the chosen number of dice replaces its row before the two are combined.',
    question: 'What of chosen dice in a test with two tasks?',
    readings: ['They replace the row before both are combined', 'They are added after'],
    choice: 0,
    reason: 'They are the number called for.',
  },
  'AC-A1-97': {
    summary: 'A flexible gun may fire in its own hex, but never at a lower target: lower wins.',
    question: 'May a flexible gun fire at a lower target in its own hex?',
    readings: ['No', 'Yes'],
    choice: 0,
    reason: 'The lower level is closed to it anywhere.',
  },
  'AC-1.53-98': {
    summary: 'The -2 PP for fire ends with the fire. If sixes end the fire, ones in the same roll relight it.',
    question: 'Do points come back when the fire is out?',
    readings: ['Yes', 'No'],
    choice: 0,
    reason: 'The penalty is that of burning.',
  },
  'AC-2.23-99': {
    summary:
      'Speed has a floor of 0, applied before power and drag. nearest rounds .5 up. A friendly leader counts as a target in tailing.',
    question: 'When does the floor of speed apply?',
    readings: ['Before power and drag', 'After them'],
    choice: 0,
    reason: 'Power works on a speed that exists.',
  },
  'AC-2.10-90': {
    summary:
      'Maintenance order ignores the movement categories; the winner of a circle is sorted among the others by its own category and number. The order is not redone when a target is lost or destroyed in mid-phase: its slot is skipped.',
    question: 'Is the order redone when a target is lost?',
    readings: ['No', 'Yes'],
    choice: 0,
    reason: 'It is posted once a turn.',
  },
  'AC-2.66-90': {
    summary: 'A failed exit in a maneuver is resolved from the hex in which it began.',
    question: 'Where does a failed exit begin?',
    readings: ['In the hex it tried to leave', 'In the hex it entered'],
    choice: 0,
    reason: 'The exit did not succeed.',
  },
  'AC-3.22-90': { summary: 'Where a die decides a fuel leak, 1 to 3 shuts the engine down and 4 to 6 smokes.' },
  'AC-10h-1': { summary: 'A scenario names forces, starting positions and the number of turns.' },
  'AC-10h-2': {
    summary: 'An aircraft six hexes or more from every enemy may retire at the end of a turn, which costs no points.',
  },
  'AC-10h-3': {
    summary: 'Ten points for each enemy aircraft lost, one for each filled row on the others; more points win.',
  },
  'AC-10h-4': { summary: 'The game ends when a side has nothing in play, or after the last turn of the scenario.' },
  'AC-CODE-1': { summary: 'Refusals of impossible input, and passing, for which the book has no number.' },
}

/** A rule's entry together with its text. */
export type Explanation = { readonly id: RuleId } & RuleInfo & RuleText & Partial<RulingText>

/** A rule explained. */
export const explain = (id: RuleId): Explanation => ({ id, ...rules[id], ...texts[id] })
