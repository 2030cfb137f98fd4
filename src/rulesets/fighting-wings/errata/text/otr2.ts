import type { OTR2 } from '../amendments/otr2.js'
import type { AmendmentText } from './amendment-text.js'

/** Titles and summaries of section B. */
export const OTR2_TEXT: Readonly<Record<keyof typeof OTR2, AmendmentText>> = {
  'OTR2-4.2-turn-decel-timing': {
    title: 'When turn decel is charged',
    summary: 'The moment a rate of turn is begun, and no longer when the aircraft faces.',
  },
  'OTR2-4.6-turn-stall-backup': {
    title: 'Taking back a turn stall',
    summary:
      'The move goes back to the first illegal point. With half the points or more left the procedure is run now; with fewer the rest is flown straight ahead and the procedure comes next turn.',
  },
  'OTR2-5.1-5.3-7.1-carry': {
    title: 'Bank, turn and slip carries',
    summary: 'All three may be carried, and are lost if the very next turn does not use them.',
  },
  'OTR2-6.4-tailing-reversal': {
    title: 'Following a reversal',
    summary:
      'A tailer whose prey reverses may declare the same and do it as next turn begins, if this turn’s flight meets the prerequisites. It may still let it be.',
  },
  'OTR2-8.1e-range': { title: 'Tailing range', summary: 'Eight hexes instead of six.' },
  'OTR2-8.6-formation-types': {
    title: 'Fixed and flexible formations',
    summary:
      'Each formation starts the combat as one or the other. Only fixed ones enjoy fixed benefits. A fixed one may turn flexible at the start of any turn, never back before the battle is over.',
  },
  'OTR2-10.3-collision-mods': {
    title: 'Head-on collisions: pilots',
    summary: 'Recruit +1, veteran -1, hero or ace -1; veteran adds to hero or ace, these two not to each other.',
  },
  'OTR2-10.3-worst-deflection': {
    title: 'Head-on deflection',
    summary: 'Two fixed-gun aircraft that shoot it out head-on both use the worse deflection of the two.',
  },
  'OTR2-10.3-not-head-on': {
    title: 'What is no head-on',
    summary:
      'A target on whose 12:00 line one sits, but which climbed and is higher, or dived and is lower, is in truth attacked from behind its flight path.',
  },
  'OTR2-13-bomb-bay': {
    title: 'Bomb bays',
    summary:
      'Doors are ordered as the move begins and are there by the next turn. Release needs them open when the turn starts; 1 decel in every turn they are not shut.',
  },
  'OTR2-13-jettison-timing': {
    title: 'When stores go',
    summary: 'As in the 1st edition: at the end of movement on the larger scales, in the combat phase at combat scale.',
  },
  'OTR2-13-jettison-restrict': {
    title: 'No release inverted',
    summary:
      'Nothing is released by an aircraft that ends the turn inverted or pulled negative G. What is jettisoned is unarmed.',
  },
  'OTR2-18-big-guns-def': {
    title: 'Big guns',
    summary:
      'Anti-aircraft guns over 57 mm fire single shots and reload for a turn or two; they still have a firepower.',
  },
  'OTR2-18-reload': {
    title: 'Reloading big guns',
    summary:
      'A big gun fires again in the turn after its reloading is complete. Turns in which damage silences it do not count.',
  },
  'OTR2-18-resolve': {
    title: 'Attacks of big guns',
    summary: 'Resolved like others, but apart from them, and firepower is combined among big guns only.',
  },
  'OTR2-18-wd-note': {
    title: 'Announced: on-target rolls',
    summary: 'A later module is to make big guns roll to be on target and scatter on a miss. It is not printed here.',
  },
  'OTR2-18-flak41': {
    title: '8.8 cm Flak 41',
    summary: 'No fire in the first four range groupings, firepower 4 in the other six.',
  },
}
