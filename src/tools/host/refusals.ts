import { refusals } from '../../core/refusal.js'

/** The rules of a table, which stand beside those of the game. */
export type HostRule =
  | 'HOST-SEAT'
  | 'HOST-ID'
  | 'HOST-STEP'
  | 'HOST-DICE'
  | 'HOST-UNDO'
  | 'HOST-SAVED'
  | 'HOST-SETUP'
  | 'HOST-RATE'
  | 'HOST-KEPT'

/** Message templates by code. */
export const hostMessages = {
  'no-such-seat': 'There is no such seat here; there are {expected}.',
  'not-your-seat': 'You sit at {seat}, and this is an order of another.',
  'bad-id': 'The id of an act is a text of 1 to 64 letters, digits, _ or -.',
  'older-step': 'You have been asked anew since step {step}; the question that stands was put at step {since}.',
  'later-step': 'Step {step} has not come yet; you are at {now}.',
  'no-dice-asked': 'No dice are asked of you now.',
  'nothing-to-take-back': 'You have done nothing that could be taken back.',
  'acted-since': 'Something has happened since your last step. You can ask the others to take it back.',
  'dice-fell': 'Dice have fallen since. You can ask the others to take it back.',
  'was-shown': 'Something hidden has been shown since. You can ask the others to take it back.',
  'nobody-asks': 'Nobody asks you to take anything back.',
  'unknown-scenario': 'There is no such scenario; there are {expected}.',
  'no-game': 'Say which game to set up: a config or a scenario.',
  'game-too-long': 'No game here has more than {limit} steps.',
  'too-fast': 'More than {rate} requests a second are not answered.',
  'not-kept': 'This could not be written down, so it has not happened. The game goes on from what was.',
  'entry-differs': 'Entry {at} of the saved game cannot have come about here.',
} as const

/** Refuses in the name of the table. */
export const no = refusals<HostRule>()(hostMessages)
