import { type CoreRule, refusals } from 'wingover'

/** What the server itself refuses, by code. */
const messages = {
  'line-too-long': 'A request is at most {limit} bytes long.',
  'not-a-request': 'A line holds one JSON object, a request.',
  'unknown-protocol': 'There is no version {name} of the protocol; there are {expected}.',
  'unknown-ruleset': 'There is no game {name}; there are {expected}.',
  'unknown-scenario': '{name} is no scenario; there are {expected}.',
  'unknown-bot': 'There is no bot {name}; there are {expected}.',
  'unknown-seat': '{name} is no seat; there are {expected}.',
  'unknown-piece': '{name} is no piece; there are {expected}.',
  'unknown-game': 'No game {game} is open.',
  'unknown-ticket': 'No seat waits for this ticket.',
  'seat-taken': 'Somebody sits at {seat} already.',
  'name-taken': 'A game {game} is open already: close it, or choose another name.',
  'too-many-clients': 'At most {limit} clients are served at once: come back later.',
  'too-many-games': 'At most {limit} games are open at once: close one.',
  'game-too-long': 'A game ends after {limit} actions.',
  'scenario-or-config': 'A new game is given by a scenario or by a config, not by both.',
  'host-only': 'Only the host of a game may {what}; you sit at {seat}.',
  'not-your-seat': 'You play {seat}, not {asked}.',
  'seed-is-secret': 'Who plays a seat does not choose the dice: no seed, no manual dice.',
  'seat-needed': 'Say which seat: {expected}.',
  'no-record': 'A fork with dice of its own has no record.',
  'no-reset': 'Only a game that was opened by new, and at which no other client sits, can be begun again.',
  'record-differs': 'The record is not what the rules make of it: {verdict}.',
  'record-parts': 'The record is not what the rules make of it from step {at} on: {verdict}.',
  'stale-list': 'This choice is from the list of position {at}; the game stands at {now}. Look again.',
  'no-such-choice': 'There is no choice {choose}; there are {have}, counted from 0.',
  'choose-at': 'A choice by number needs the position whose list it is from: at.',
  'game-twice': 'A game is named once in a line.',
  'one-at-a-time': 'In one game one thing is done at a time: choose, action or reset.',
  'nothing-to-undo': 'So many steps cannot be taken back: {have} were played.',
  'too-much-to-rate': '{choices} choices played out {count} times each are {have} games; at most {limit} are played.',
  'not-in-a-batch': '{what} stands alone, not in a batch.',
  'no-picture': 'This game has no picture.',
  'our-mistake': 'A mistake of the server: {message}.',
} as const

/** Refuses in the server's name. */
export const no = refusals<CoreRule>()(messages)
