/**
 * What the kernel's own rules say: what every game demands before its book is opened. Kept apart from the rules so that a
 * game carries no prose it does not show.
 *
 * @module
 */
import { type CoreRule, coreRules, type Explanation, explained, type Glossary, type TextsOf } from './rules.js'

export type { CoreRule, Explanation, Glossary, RuleInfo, RuleText, RulingText, TextsOf } from './rules.js'

/** The texts by rule id. */
export const texts: TextsOf<typeof coreRules> = {
  'CORE-SHAPE': {
    summary:
      'What comes from outside must have the shape the game asks for: the right fields, each of the right type. A field too many is refused like a field too few, and the refusal names it.',
  },
  'CORE-LIMIT': {
    summary:
      'Input has stated limits: how deep it is nested, how many values and fields it holds, how long a text is. What goes beyond is refused before anything reads it.',
  },
  'CORE-STATE': {
    summary:
      'A saved game must be one that play can reach: ids that exist, sums that agree. A position that contradicts itself is not loaded.',
  },
  'CORE-OVER': { summary: 'Once a game has been won, lost or drawn, no further order is taken.' },
  'CORE-PHASE': {
    summary:
      'An order belongs to certain phases of the printed sequence. In any other phase it is refused, and told which.',
  },
  'CORE-AGENDA': {
    summary:
      'While a question waits for its answer, only that answer is taken. If several questions are open, the last one asked comes first.',
  },
  'CORE-SEAT': {
    summary:
      'Only the side that is asked may decide, and nobody gives orders for the other side. The referee throws dice and keeps the books; no player needs to.',
  },
  'CORE-DICE': {
    summary:
      'With physical dice an order brings exactly the dice, or the card, that the rules call for: none missing, none left over, none that shows a face it does not have. Seeded dice are thrown by the game, and an order brings none.',
  },
  'CORE-SEED': {
    summary:
      'A game with seeded dice is given a seed, and repeats. A game with physical dice takes none. Seeds are for friends: after some fifty dice the rest can be worked out.',
  },
  'CORE-RESIGN': { summary: 'A player may give up at any time. The other side then wins, whatever the score is.' },
  'CORE-RECORD': {
    summary:
      'A record names its game, the revision of its rules and every order. Played again by those rules it must come to the same positions, step by step; the first step that differs is named. Undo stops where dice fell or something hidden was shown.',
  },
}

/** What players and programmers call what the kernel demands. */
export const glossary: Glossary<CoreRule> = {
  sections: { 'CORE-': 'What every game demands' },
  synonyms: [
    ['json', 'input', 'shape'],
    ['rng', 'dice', 'seed', 'random'],
    ['concede', 'surrender', 'give up', 'resign'],
    ['save', 'saved', 'state', 'position'],
    ['player', 'seat', 'side'],
    ['pending', 'waiting', 'question'],
    ['replay', 'record'],
  ],
  terms: {
    concede: ['CORE-RESIGN'],
    'give up': ['CORE-RESIGN'],
    'not my turn': ['CORE-SEAT', 'CORE-PHASE'],
    'whose turn is it': ['CORE-SEAT'],
    'wrong phase': ['CORE-PHASE'],
    'out of turn': ['CORE-SEAT', 'CORE-PHASE'],
    'game over': ['CORE-OVER'],
    'take back': ['CORE-RECORD'],
    undo: ['CORE-RECORD'],
    cheating: ['CORE-RECORD', 'CORE-DICE'],
    'real dice': ['CORE-DICE', 'CORE-SEED'],
    'physical dice': ['CORE-DICE', 'CORE-SEED'],
    'load a game': ['CORE-STATE'],
    'saved game': ['CORE-STATE'],
    'too big': ['CORE-LIMIT'],
    'unanswered question': ['CORE-AGENDA'],
    'unknown field': ['CORE-SHAPE'],
  },
}

/** A rule explained. */
export const explain = (id: CoreRule): Explanation<CoreRule> => explained(id, coreRules[id], texts[id])
