/** Segment C: what comes of one step that spends MPs (book 6). */
import type { Io } from '../../../core/index.js'
import type { RuleId } from '../book/rules.js'
import { PASS_POINTS } from '../book/tables.js'
import { scenarioData } from '../data/scenarios.js'
import { edgeAt, printed } from '../flight/airspace.js'
import { type Flight, type FlightStep, flightOf, fly, type Pilot, pilotOf, recordsOf } from '../flight/flight.js'
import { type Draft, edit, type Hand, type Spitfire } from '../state/state.js'
import { leavePlay } from '../turn/loss.js'

type Teller = Io<Spitfire>

/** Spends the MPs of a step: the aircraft, its move and its path after it. */
export function take(draft: Draft, step: FlightStep, io: Teller): void {
  const move = draft.move!
  const one = edit(draft, move.plane)
  const pilot = pilotOf(draft, move.plane)
  const before = flightOf(one, move)
  const after = fly(pilot, before, step)
  const edge = edgeAt(pilot.options, after)
  tellStep(pilot, before, after, step, io)
  if (edge !== null) {
    one.hex = { q: after.q, r: after.r }
    leavePlay(draft, move.plane, edge, io)
    return
  }
  one.path = one.path.concat(recordsOf(before, after, step))
  if (after.q !== before.q || after.r !== before.r) one.hex = { q: after.q, r: after.r }
  one.facing = after.facing
  one.altitude = after.altitude
  one.climbStep = after.climbStep
  one.straight = after.straight
  one.turns = after.turns
  move.left = after.left
  move.started = true
  move.rolled = after.rolled
  move.climbMp = after.climbMp
  if (step.type === 'forward' || step.type === 'snapRoll') passTarget(draft, move.plane, io)
}

function tellStep(pilot: Pilot, before: Flight, after: Flight, step: FlightStep, io: Teller): void {
  if (step.type === 'forward') tellHex(pilot, after, io)
  else if (step.type === 'snapRoll') tellRoll(pilot, before, after, step.hand, io)
  else if (step.type === 'climb') tellClimb(pilot.id, before, after, step.steps, io)
  else tellTurn(pilot, before, after, step, io)
}

function tellHex({ id, options }: Pilot, after: Flight, io: Teller): void {
  const rule = options.hexSpace ? 'SP-10-2' : 'SP-6A-1'
  io.emit?.({ type: 'hexEntered', rule, audience: 'all', plane: id, hex: printed(after), left: after.left })
}

function tellRoll({ id, options }: Pilot, before: Flight, after: Flight, hand: Hand, io: Teller): void {
  const rule = options.hexSpace ? 'SP-10-5' : 'SP-6G1-1'
  const { left } = after
  const [from, to, mps] = [printed(before), printed(after), before.left - left]
  io.emit?.({ type: 'snapRolled', rule, audience: 'all', plane: id, hand, from, to, mps, left })
}

function tellClimb(id: string, before: Flight, after: Flight, steps: number, io: Teller): void {
  const { climbStep: step, left, altitude } = after
  const mps = before.left - left
  io.emit?.({ type: 'climbStepped', rule: 'SP-6C-2', audience: 'all', plane: id, steps, mps, step, left })
  if (altitude === before.altitude) return
  io.emit?.({ type: 'altitudeGained', rule: 'SP-6C-5', audience: 'all', plane: id, altitude })
}

function tellTurn(pilot: Pilot, before: Flight, after: Flight, step: FlightStep, io: Teller): void {
  const { facing, left } = after
  const hexsides = step.type === 'wingOver' || step.type === 'splitS' ? step.hexsides : 1
  const mps = before.left - left
  const rule = turnRule(pilot, step)
  io.emit?.({ type: 'planeTurned', rule, audience: 'all', plane: pilot.id, facing, hexsides, mps, left })
}

function turnRule({ mode, options }: Pilot, { type }: FlightStep): RuleId {
  if (type === 'wingOver') return 'SP-6G2-2'
  if (type === 'splitS') return 'SP-6G3-1'
  if (type === 'startTurn') return mode === 'vdive' ? 'SP-6B-2' : 'SP-6B-1'
  return options.hexSpace ? 'SP-10-3' : 'SP-6B-4'
}

/** A bomber passes over its target. @rule SP-9.2-4 */
export function passTarget(draft: Draft, id: string, io: Teller): void {
  const one = edit(draft, id)
  const { targets } = scenarioData[draft.config.scenario]
  if (one.role !== 'bomber' || one.altitude !== 1 || targets.length === 0) return
  const hex = printed(one.hex)
  if (!targets.includes(hex)) return
  one.passes++
  io.emit?.({ type: 'targetPassed', rule: 'SP-9.2-4', audience: 'all', plane: id, hex, passes: one.passes })
  io.emit?.({ type: 'pointsScored', rule: 'SP-9.2-4', audience: 'all', seat: one.side, points: PASS_POINTS })
}
