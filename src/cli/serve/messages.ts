import { type CoreRule, refusals } from 'wingover'

/** What the server itself refuses, by code. */
const messages = {
  'line-too-long': 'A request is at most {limit} bytes long.',
  'not-a-request': 'A line holds one JSON object, a request.',
  'unknown-ruleset': 'There is no game {name}; there are {expected}.',
  'unknown-scenario': '{name} is no scenario; there are {expected}.',
  'unknown-bot': 'There is no bot {name}; there are {expected}.',
  'unknown-seat': '{name} is no seat; there are {expected}.',
  'unknown-game': 'No game {game} is open.',
  'too-many-games': 'At most {limit} games are open at once: close one.',
  'game-too-long': 'A game ends after {limit} actions.',
  'scenario-or-config': 'A new game is given by a scenario or by a config, not by both.',
  'host-only': 'Only the host of a game may {what}; you sit at {seat}.',
  'not-your-seat': 'You play {seat}, not {asked}.',
  'seed-is-secret': 'Who plays a seat does not choose the dice: no seed, no manual dice.',
  'seat-needed': 'Say which seat: {expected}.',
  'no-record': 'A fork with dice of its own has no record.',
  'record-differs': 'The record is not what the rules make of it: {verdict}.',
  'our-mistake': 'A mistake of the server: {message}.',
} as const

/** Refuses in the server's name. */
export const no = refusals<CoreRule>()(messages)
