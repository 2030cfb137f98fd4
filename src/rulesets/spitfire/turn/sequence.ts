/** What follows what: phases, segments, checks, the end of the game. */
import type { Io } from '../../../core/index.js'
import type { RuleId } from '../book/rules.js'
import { MISSION_PHASES } from '../book/tables.js'
import { breachOf, tryToJoin } from '../flight/formation.js'
import { possibleShots } from '../gunnery/shots.js'
import {
  type Draft,
  type EndRule,
  edit,
  flying,
  opponent,
  plane,
  type Seat,
  type Spitfire,
  type State,
} from '../state/state.js'
import { leaderOf, scoreOf } from './scoring.js'

type Teller = Pick<Io<Spitfire>, 'emit'>

const isFormationGame = ({ config }: State): boolean => config.scenario === '9.3' || config.scenario === '9.3V'

// ---------------------------------------------------------------------------------------- Movement Phase

/**
 * Opens the Movement Phase of a seat: all it did last time is wiped off, and its formation is looked at.
 * @rule SP-5.1-1
 */
export function beginMovement(draft: Draft, seat: Seat, io: Teller): void {
  draft.phase = 'altitude'
  draft.moving = seat
  draft.fire = null
  draft.offered = []
  for (const id of flying(draft, seat)) wipe(draft, id)
  io.emit?.({ type: 'phaseBegan', rule: 'SP-5.1-1', audience: 'all', turn: draft.turn, seat, phase: 'movement' })
  io.emit?.({ type: 'segmentBegan', rule: 'SP-5.2-1', audience: 'all', seat, segment: 'A' })
  if (draft.formations !== null && !passesCheck(draft, seat, 'beginning', io)) return
  if (isByAircraft(draft)) nextAircraft(draft, io)
}

function wipe(draft: Draft, id: string): void {
  const one = edit(draft, id)
  one.mode = null
  one.levels = 0
  one.speedSet = null
  one.moved = false
  one.path = []
  one.attitude = 'level'
}

/** Does each aircraft go through all segments before the next? @rule SP-5.2-2 */
export const isByAircraft = ({ config }: State): boolean => config.options.segmentScope === 'aircraft'

/** On to the next aircraft, or to the end of the phase if all have moved. @rule SP-5.2-2 */
export function nextAircraft(draft: Draft, io: Teller): void {
  const left = flying(draft, draft.moving).some((id) => !plane(draft, id).moved)
  if (left) draft.phase = 'altitude'
  else beginSegment(draft, 'movement', 'C', io)
}

/** Opens segment B or C. @rule SP-5.2-1 */
export function beginSegment(draft: Draft, phase: 'speed' | 'movement', segment: 'B' | 'C', io: Teller): void {
  draft.phase = phase
  io.emit?.({ type: 'segmentBegan', rule: 'SP-5.2-1', audience: 'all', seat: draft.moving, segment })
}

// ---------------------------------------------------------------------------------------- formation checks

/** Looks at the formation of a seat. A breach loses the game at once. @rule SP-9.3-12 */
export function passesCheck(draft: Draft, seat: Seat, when: 'beginning' | 'end', io: Teller): boolean {
  const formation = draft.formations?.[seat]
  if (formation === undefined) return true
  const { waived } = formation
  const tell = (rule: RuleId, result: 'kept' | 'waived' | 'broken'): void =>
    io.emit?.({ type: 'formationChecked', rule, audience: 'all', seat, when, result })
  if (when === 'beginning' && waived !== null) {
    formation.waived = null
    tell(waived === 'loss' ? 'SP-9.3-13' : 'SP-10-8', 'waived')
  } else if (isBroken(draft, seat, io)) {
    tell('SP-9.3-12', 'broken')
    finish(draft, opponent(seat), 'SP-9.3-12', io)
    return false
  } else tell('SP-9.3-12', 'kept')
  tryToJoin(draft, seat, 'SP-9.3-14', io)
  return when === 'beginning' || isInTime(draft, seat, io)
}

function isBroken(draft: Draft, seat: Seat, io: Teller): boolean {
  const breach = breachOf(draft, seat)
  if (breach === undefined) return false
  const rule = draft.formations![seat].kind === 'vee' ? 'SP-9.3-4' : 'SP-9.3-10'
  const { plane: id, of: leader, zone } = breach
  io.emit?.({ type: 'formationBroken', rule, audience: 'all', seat, plane: id, leader, zone })
  return true
}

/** A straggler may be given only so long to join up. @rule SP-9.3-16 */
function isInTime(draft: Draft, seat: Seat, io: Teller): boolean {
  const formation = draft.formations![seat]
  if (formation.joining === null || draft.agenda.length > 0) return true
  formation.apart++
  const { joinDeadline } = draft.config.options
  if (joinDeadline === 'none' || formation.apart < joinDeadline) return true
  finish(draft, opponent(seat), 'SP-9.3-16', io)
  return false
}

// ---------------------------------------------------------------------------------------- Combat Phase

/** Opens the Joint Combat Phase, unless nobody can fire. @rule SP-5.1-1 */
function openFire(draft: Draft, io: Teller): void {
  const seat = draft.moving
  draft.phase = 'combat'
  draft.offered = []
  draft.fire = { shots: [], locked: [] }
  io.emit?.({ type: 'phaseBegan', rule: 'SP-5.1-1', audience: 'all', turn: draft.turn, seat, phase: 'combat' })
  for (const one of [seat, opponent(seat)]) {
    if (possibleShots(draft, one).length > 0) continue
    draft.fire.locked.push(one)
    io.emit?.({ type: 'fireLocked', rule: 'SP-7A-1', audience: 'all', seat: one })
  }
  if (draft.fire.locked.length === 2) afterCombat(draft, io)
}

/** All fire has been resolved: is the game over, are there roles to settle, who moves next? @rule SP-5.1-1 */
export function afterCombat(draft: Draft, io: Teller): void {
  draft.fire = null
  draft.phase = 'formation'
  goOn(draft, io)
}

/** Goes on once no question is left open. @rule SP-5.1-1 */
export function goOn(draft: Draft, io: Teller): void {
  if (draft.agenda.length > 0 || draft.phase === 'over') return
  if (draft.phase === 'combat' && draft.fire === null) openFire(draft, io)
  else if (draft.phase === 'formation') nextPhase(draft, io)
}

function nextPhase(draft: Draft, io: Teller): void {
  const { turnCap } = draft.config.options
  if (draft.moving === 'first') beginMovement(draft, 'second', io)
  else if (turnCap !== 'none' && draft.turn >= turnCap) endByCap(draft, io)
  else {
    draft.turn++
    beginMovement(draft, 'first', io)
  }
}

// ---------------------------------------------------------------------------------------- the end

/** The last turn is over. @rule SP-9-9 SP-9.3-20 */
function endByCap(draft: Draft, io: Teller): void {
  if (isFormationGame(draft)) finish(draft, 'draw', 'SP-9.3-20', io)
  else finish(draft, leaderOf(draft), 'SP-9-9', io)
}

/** Both agree to stop. @rule SP-9-8 */
export const endByConsent = (draft: Draft, io: Teller): void =>
  finish(draft, isFormationGame(draft) ? 'draw' : leaderOf(draft), 'SP-9-8', io)

/** Ends the game if losses have decided it. @rule SP-9.1-7 SP-9.2-8 SP-9.3-17 */
export function endIfDecided(draft: Draft, io: Teller): void {
  const end = decision(draft)
  if (end !== undefined) finish(draft, end.winner, end.rule, io)
}

/** How losses have decided the game, if they have. @rule SP-9.1-9 SP-9.2-8 SP-9.3-17 */
export function decision(state: State): { readonly winner: Seat | 'draw'; readonly rule: EndRule } | undefined {
  const [first, second] = [flying(state, 'first').length, flying(state, 'second').length]
  switch (state.config.scenario) {
    case '9.1':
      return first > 0 && second > 0 ? undefined : { winner: leaderOf(state), rule: clearedRule(state) }
    case '9.2':
      return second > 0 ? undefined : { winner: leaderOf(state), rule: 'SP-9.2-8' }
    default:
      return first > 1 && second > 1 ? undefined : { winner: lastStanding(state, first, second), rule: 'SP-9.3-17' }
  }
}

/** A side that has done its ten phases may end the game by leaving. @rule SP-9.1-7 */
function clearedRule(state: State): EndRule {
  const left = Object.values(state.planes).some(({ status }) => status === 'exited')
  return left && state.turn > MISSION_PHASES ? 'SP-9.1-7' : 'SP-9.1-9'
}

/** More aircraft win; one against one, the one with fewer hits. @rule SP-9.3-17 */
function lastStanding(state: State, first: number, second: number): Seat | 'draw' {
  if (first !== second) return first > second ? 'first' : 'second'
  if (first === 0) return 'draw'
  const hits = (seat: Seat): number => plane(state, flying(state, seat)[0]!).damage
  const [mine, others] = [hits('first'), hits('second')]
  return mine === others ? 'draw' : mine < others ? 'first' : 'second'
}

/** The game is over, whatever else was going on. */
function finish(draft: Draft, winner: Seat | 'draw', rule: EndRule, io: Teller): void {
  draft.phase = 'over'
  draft.agenda = []
  draft.move = null
  draft.fire = null
  draft.offered = []
  draft.ending = { winner, rule }
  io.emit?.({ type: 'gameEnded', rule, audience: 'all', winner, ...scoreOf(draft) })
}
