/** What follows what: turns, slots, steps, the end of the game. */
import { ask, type Io, top } from '../../../core/index.js'
import type { RuleId } from '../book/rules.js'
import { ableBombers, objectiveUnder } from '../flight/map.js'
import {
  type Draft,
  edit,
  opponent,
  type Question,
  type RegiaAeronautica,
  type Rules,
  SEATS,
  type Seat,
  type State,
} from '../state/state.js'

type Teller = Pick<Io<RegiaAeronautica>, 'emit'>

/** Asks a question. */
export const question = (draft: Draft, kind: Question['kind'], waiting: readonly (Seat | 'referee')[]): void =>
  ask(draft, { kind, waiting: [...waiting] })

/** Takes the question on top away. */
export function answered(draft: Draft): void {
  draft.agenda.pop()
}

/** Lays out what has to be done before the first turn, the first thing on top. @rule RA-PREP-07 */
export function openPreparation(draft: Draft): void {
  const [first, last] = deployers(draft.config)
  question(draft, 'deployPlanes', [last])
  question(draft, 'deployPlanes', [first])
  question(draft, 'deployClouds', ['italian'])
  question(draft, 'rollClouds', ['referee'])
  question(draft, 'deployAA', ['italian'])
  question(draft, 'rollAA', ['referee'])
  question(draft, 'drawChit', ['referee'])
}

/** Who deploys planes first, and who last. @rule RA-PREP-07 */
export const deployers = ({ options }: Rules): readonly [Seat, Seat] =>
  options.deploysLast === 'attacker' ? ['italian', 'french'] : ['french', 'italian']

/** A new turn: FIRED markers off, new priorities. @rule RA-TURN-06 */
export function beginTurn(draft: Draft, turn: number, io: Teller): void {
  draft.turn = turn
  draft.priorities = {}
  draft.initiative = null
  for (const id in draft.planes) if (draft.planes[id]!.fired) edit(draft, id).fired = false
  draft.guns = draft.guns.map((gun) => (gun.fired ? { square: gun.square, fired: false } : gun))
  io.emit?.({ type: 'turnBegan', rule: 'RA-TURN-06', audience: 'all', turn })
  draft.phase = 'priorities'
  if (draft.config.options.priorityMode === 'random') question(draft, 'dealPriorities', ['referee'])
  else
    question(
      draft,
      'priorities',
      SEATS.filter((seat) => livingPlanes(draft, seat).length > 0),
    )
}

/** The planes of a seat in play, in the order of the roster. @rule RA-TURN-07 */
export function livingPlanes({ config, planes }: State, seat: Seat): readonly string[] {
  const living: string[] = []
  for (const id of config.roster) {
    const { side, status } = planes[id]!
    if (side === seat && status === 'flying') living.push(id)
  }
  return living
}

/** The planes that have yet to begin their move, in order: lost ones are skipped, or their side closes up. @rule RA-TURN-05 */
export function waitingPlanes({ config, planes, order }: State): readonly string[] {
  const flying = order.filter((id) => planes[id]!.status === 'flying')
  if (config.options.lostPlanes === 'skipped') return flying
  const sideOf = (id: string): Seat => planes[id]!.side
  return order.flatMap((id) => {
    const next = flying.findIndex((other) => sideOf(other) === sideOf(id))
    return next < 0 ? [] : flying.splice(next, 1)
  })
}

/** All priorities are set: on to the draw for the initiative. */
export function beginInitiative(draft: Draft): void {
  draft.phase = 'initiative'
  question(draft, 'drawInitiative', ['referee'])
}

/** @rule RA-BOMB-01 */
export function beginBombing(draft: Draft, io: Io<RegiaAeronautica>): void {
  draft.phase = 'bombing'
  draft.bombers = ableBombers(draft).filter((id) => objectiveUnder(draft, id) !== undefined)
  continueBombing(draft, io)
}

/** Asks about the bombers that are left, or ends the turn. */
export function continueBombing(draft: Draft, io: Io<RegiaAeronautica>): void {
  if (draft.bombers.length > 0) question(draft, 'bombing', ['french'])
  else endTurn(draft, io)
}

function endTurn(draft: Draft, io: Io<RegiaAeronautica>): void {
  const { turnLimit } = draft.config.options
  io.emit?.({ type: 'turnEnded', rule: 'RA-TURN-01', audience: 'all', turn: draft.turn })
  if (turnLimit !== 'none' && draft.turn >= turnLimit) finishGame(draft, io)
  else beginTurn(draft, draft.turn + 1, io)
}

/** Ends the game if it is won. Says whether it is over. */
export function endIfWon(draft: Draft, io: Io<RegiaAeronautica>): boolean {
  if (draft.bombed.length > 0 || ableBombers(draft).length === 0) finishGame(draft, io)
  return draft.phase === 'over'
}

function finishGame(draft: Draft, io: Io<RegiaAeronautica>): void {
  draft.phase = 'over'
  draft.agenda = []
  draft.slot = null
  draft.fight = null
  draft.aa = []
  draft.bombers = []
  draft.order = []
  io.emit?.({ type: 'gameEnded', rule: endRule(draft), audience: 'all', winner: winnerOf(draft) })
}

/** Who has not resigned; the French if an objective is bombed, else the Italians. @rule RA-WIN-01 */
export function winnerOf({ resigned, bombed }: State): Seat {
  if (resigned !== null) return opponent(resigned)
  return bombed.length > 0 ? 'french' : 'italian'
}

/** The rule that decides a finished game. */
export function endRule(state: State): RuleId {
  if (state.bombed.length > 0) return 'RA-WIN-01'
  return ableBombers(state).length === 0 ? 'RA-WIN-03' : 'RA-WIN-04'
}

/** The question on top, which must exist. */
export const asked = (state: State): Question => top(state) as Question
