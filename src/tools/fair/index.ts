/**
 * Fair play between two who trust nobody, over any wire: letters, files, chat. Orders that the rules keep secret are
 * sealed; dice are thrown by both sides together; both hold the head of all that was written; who leaves loses; and
 * anyone can check a match from its transcript alone.
 *
 * No cryptographer has reviewed it. The guide says what it does not protect against.
 */
export type { Abort, Entry, Link, Open, Pass, Play, Seal } from './entries.js'
export { append, beginMatch, type Due, dueOf, endOf, type Left, type Match } from './match.js'
export { FairPlayer, joinMatch, resumeMatch, type Saved } from './player.js'
export { type FairRule, fairMessages } from './refusals.js'
export { LINKS, newSecret, parseTerms, type Terms, termsOf, tipOf } from './terms.js'
export { type FairTranscript, type FairVerdict, transcriptOf, verifyMatch } from './verify.js'
export type { Move, Played, World } from './world.js'
