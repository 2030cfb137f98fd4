import type { RulingId } from './rulings.js'

/** A ruling in words: what is open, how it is ruled, and why. */
export interface RulingText {
  readonly issue: string
  readonly choice: string
  readonly reason: string
}

/** Every ruling in words. */
export const RULING_TEXT: Readonly<Record<RulingId, RulingText>> = {
  'R-01': {
    issue: 'The comparison sign is lost where an inverted aircraft pushes from a vertical into a steep dive.',
    choice: 'Half the speed or more as VFPs.',
    reason: 'GLOC flight asks for half or more in steep dives in so many words.',
  },
  'R-02': {
    issue: 'A card is called "P-51 & C".',
    choice: 'P-51B and P-51C.',
    reason: 'The P-51D has its own entry right after.',
  },
  'R-03': {
    issue: 'Both signs of two comparisons with a climb of 3,000 ft/min are lost, the wrong and the right one.',
    choice: 'The corrected texts read "at least"; reported as unverified, and open to choice.',
    reason: 'One of the two must hold, and a rule that names a climb rate more likely favours the better climber.',
  },
  'R-04': {
    issue: 'A sign is garbled before "half of speed" for a steep dive after a zoom climb.',
    choice: 'At least half the speed as HFPs first.',
    reason: 'The companion rule for a zoom after a steep dive sets a least number of HFPs.',
  },
  'R-05': {
    issue: 'A sign is lost before 300 feet in the third case of vertical tailing.',
    choice: 'At least 300 feet per hex.',
    reason: 'The text likens it to the parameters of a vertical attack, which is a steep one.',
  },
  'R-06': {
    issue: 'On the second try a roll "of 7" leaves the tank stuck for good.',
    choice: '7 or more is stuck for good, anything else drops.',
    reason: 'High is bad on the first try, and single numbers are named nowhere else.',
  },
  'R-07': {
    issue: 'Three engines out, loaded: the maximum is printed as 1.5 lower.',
    choice: '3.5 lower.',
    reason: 'In every other row loaded is 0.5 worse than clean, and 1.5 would beat a single dead engine.',
  },
  'R-08': {
    issue: 'Where the floor under the maximum applies.',
    choice: 'To the final maximum, severe damage included, whenever an engine is out.',
    reason: 'The note speaks of reductions for engines out and of the value that results.',
  },
  'R-09': {
    issue: 'The 1994 list is for the 1st edition only, yet it corrects cards that the 2nd edition uses too.',
    choice: 'Corrections of cards, counters and scenarios also serve the same box with 2nd-edition rules.',
    reason: 'A misprint on a card stays one whatever rules are in use.',
  },
  'R-10': {
    issue: 'Whether 1994 entries on rules live on in the 2nd edition.',
    choice: 'They do unless superseded, marked as rulings, listed after the native ones.',
    reason: 'They fix or explain rules that the 2nd edition is likely to have kept, and no list takes them back.',
  },
  'R-11': {
    issue: 'Whether the 2 decel for inverted level turning are owed per facing or per game turn.',
    choice: 'Once for each 30-degree portion.',
    reason: 'The text speaks of points that meet the turn requirement, and each portion has its own.',
  },
  'R-12': {
    issue: 'Decel equal to a speed that ends in a half.',
    choice: 'Rounded up.',
    reason: 'Decel comes in whole points, and a penalty should not shrink.',
  },
  'R-13': {
    issue: 'Power already below 1 when severe damage takes 1 off, "not below 1".',
    choice: 'It stays as it is.',
    reason: 'Damage must not add power.',
  },
  'R-14': {
    issue: 'The pilot modifiers on head-on collisions are listed for one 2nd-edition box only.',
    choice: 'The same numbers in both.',
    reason: 'The other list explains how they add up, so its table has them.',
  },
  'R-15': {
    issue: 'Whether the turn in which the stall begins counts as a turn stalled.',
    choice: 'It does: the first stalled move has one.',
    reason: 'Otherwise the second term would be 0 in the first turn and say nothing.',
  },
  'R-16': {
    issue: 'Whether steps back of the bank may go past the bank the turn began with.',
    choice: 'They stop there.',
    reason: 'The text says toward the starting bank.',
  },
  'R-17': {
    issue: 'Two thirds, half and one third of numbers that do not divide.',
    choice: '"Exactly" rounds to the nearest, half up; "at least" rounds up; "or less" compares exactly.',
    reason: 'Points are whole, and each wording has one natural rounding.',
  },
  'R-18': {
    issue: 'A flight type "one steeper" than the turn before.',
    choice: 'Exactly one step lower in the order vertical climb, zoom, level, steep dive, vertical dive.',
    reason: 'The word one.',
  },
  'R-19': {
    issue: 'Cross references that do not fit: slats as 6.9, endurance as 15.75, 11.2 for 11.3, 15-1.',
    choice: 'Filed under 5.6, 15.5, 11.3 in the 2nd edition, and 15.1 (15.5 in the 2nd edition).',
    reason: 'The titles given with them leave no other place.',
  },
  'R-20': {
    issue: 'What a range of 8 means for an aircraft in the same hex.',
    choice: 'Slant range, three increments to the hex, rounded, at most 8.',
    reason: 'The limit is said to hold still, and only altitude is left to measure.',
  },
  'R-21': {
    issue: 'A target exactly level, and examples that call the target blind.',
    choice: 'Level is seen; the sighter is the one who does not see.',
    reason: 'Level is neither above nor below, and the table names the blind aircraft.',
  },
  'R-22': {
    issue: 'The climb decel of severe damage is stated in two places.',
    choice: 'One rule, charged once.',
    reason: 'The second place changes a summary of damage to match the first.',
  },
  'R-23': {
    issue: 'A collapse "if a one results", though bands are subtracted.',
    choice: '1 or less.',
    reason: 'More altitude must not make it safer.',
  },
  'R-24': {
    issue: 'Parts of a thousand feet, and results beyond 10, on the second oxygen roll.',
    choice: 'Whole thousands only; 10 and more means nobody. The table is not monotone and stays so.',
    reason: 'The bonus is per thousand feet; it is meant to help.',
  },
  'R-25': {
    issue: 'Whether altitude and fatigue dice for scattering add up.',
    choice: 'They do; only the worst band counts within altitude.',
    reason: 'Each paragraph adds to the total, and the worst-case sentence speaks of altitude.',
  },
  'R-26': {
    issue: 'Equal shifts up and down out of cloud.',
    choice: 'Up.',
    reason: 'Height is what leaders want.',
  },
  'R-27': {
    issue: 'The heading says one plus N, the text says N.',
    choice: 'N; it is 2 at least, since one success always comes before.',
    reason: 'The text defines the result.',
  },
  'R-28': {
    issue: 'Which section prevails in the 2nd edition.',
    choice: 'The overall section over those of the two boxes.',
    reason: 'It is later in the sheet and speaks for both; no real clash was found.',
  },
  'R-29': {
    issue: 'The 1st edition bars tailing in the same hex, the 2nd allows it in vertical flight.',
    choice: 'By edition; in the 2nd only the first case of vertical tailing.',
    reason: 'The later text adds to the earlier rule.',
  },
  'R-30': {
    issue: 'Two models of banking in vertical flight.',
    choice: 'By edition.',
    reason: 'The later is headed a revision.',
  },
  'R-31': {
    issue: 'Severe damage: one more climb decel per increment, or per VFP.',
    choice: 'By edition.',
    reason: 'The later is headed a change of that very sentence.',
  },
  'R-32': {
    issue: 'An example leaves a bomber with a minimum above its maximum.',
    choice:
      'Legal: it flies at the minimum or faster and pays for excess speed; in the 1st edition, whose rate is not at hand, at our rate of 3.',
    reason: 'The example says so itself.',
  },
  'R-33': {
    issue: 'The last example forgets the dead engine.',
    choice: 'It is still out.',
    reason: 'Only then does the printed range of 4.0 to 4.0 come out.',
  },
  'R-34': {
    issue: 'A tank sticks on more than 10, which an unmodified die cannot show.',
    choice: 'As printed: a gentle jettison never sticks at the first try.',
    reason: 'The sign is one that survives in this text.',
  },
  'R-35': {
    issue: 'Gifted pilots and slats both lower turn minimums by 0.5.',
    choice: 'They never add; slatted aircraft follow the slat rule.',
    reason: 'Both texts refer to each other as one benefit.',
  },
  'R-36': {
    issue: 'Whom the penalties for starting below the listed minimum hit.',
    choice: 'Everyone who does.',
    reason: 'The text says any aircraft.',
  },
  'R-37': {
    issue: 'Facing in vertical banks is "limited to" here and "up to" there.',
    choice: 'All three are upper limits, and facing is a choice.',
    reason: 'The introduction leaves it to the player.',
  },
  'R-38': {
    issue: 'Class codes such as F, MF and "any D class" are not explained.',
    choice: 'Weight letter and role; a light fighter is a fighter too.',
    reason: 'The contrast drawn is with bombers.',
  },
  'R-39': {
    issue: 'A diagram and three revised cards are not in the text.',
    choice: 'They are data of the group; the loader warns.',
    reason: 'Nothing can be inferred.',
  },
  'R-40': {
    issue: 'When an attacker on the 6:00 line is high.',
    choice: 'Our own: above by one increment per hex or more.',
    reason: 'The altitude terms stand in a rulebook not at hand.',
  },
  'R-41': {
    issue: 'Two reasons to move an aircraft four times when scattering.',
    choice: 'Four, never five.',
    reason: 'Both raise three to four.',
  },
  'R-42': {
    issue: 'Twice a speed that ends in a half.',
    choice: 'A whole number anyway.',
    reason: 'Arithmetic.',
  },
  'R-43': {
    issue: 'Slats and flaps together under a green or recruit pilot.',
    choice: 'Allowed by the flap rule; it counts as slat-assisted: 1 decel per facing, no worse shots.',
    reason: 'Flaps are open to any pilot, and slats come out by themselves.',
  },
  'R-44': {
    issue: 'Whether one point may finish a roll and count for a turn.',
    choice: 'Yes, if only one point of the bank was left.',
    reason: 'The paragraph on inverted turns presumes it.',
  },
  'R-45': {
    issue: 'Which 1994 entries reach the other box.',
    choice: 'Entry by entry; chapters that box is known to print itself (13, 20.2) are left out.',
    reason: 'The sheet cites its rule 20.2 as differing.',
  },
  'R-46': {
    issue: 'The head-on notes are an addition in one list and stand under a clarification in the other.',
    choice: 'Each as headed; the content is the same.',
    reason: 'The sheet is quoted as it stands.',
  },
  'R-47': {
    issue: 'Second consecutive turn of vertical diving: two, or two and more.',
    choice: 'Two or more.',
    reason: 'A third turn contains a second one, and otherwise one would be caught in the dive.',
  },
  'R-48': {
    issue: 'Which speed is tested for excess when idle power and a change of load meet.',
    choice: 'Idle first, then against what is attainable as the turn starts.',
    reason: 'Loads leave in the combat phase, idle power acts at the start.',
  },
  'R-49': {
    issue: 'A power correction "at speed 8.0", while cards list power by bands of speed.',
    choice: 'It is the band 8.0 to 9.5.',
    reason: '8.0 opens that band.',
  },
  'R-50': {
    issue: 'How near the middle of the map defenders stand, and how far a leader moves away from a second enemy.',
    choice: 'The first is not judged; the leader moves until the nearest other enemy is at the start range exactly.',
    reason: 'No number is given for the one; the other says until.',
  },
  'R-51': {
    issue: 'Whether dive bombers are bombers.',
    choice: 'They are, except where they are named apart, as for gunners in vertical flight.',
    reason: 'The sheet sets fighters against bombers and names dive bombers once.',
  },
  'R-52': {
    issue: 'The column shift of a regular burst that empties some weapons, and of a long burst.',
    choice: 'Our own: one column down and one up; a crack shot has none in the first case by the sheet.',
    reason: 'The sheet names only the exception.',
  },
  'R-53': {
    issue: 'In which of three turns no square is moved when moving two in three.',
    choice: 'Our own: the first.',
    reason: 'Nobody should gain by stopping early.',
  },
}
