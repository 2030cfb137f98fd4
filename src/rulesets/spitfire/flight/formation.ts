/** Vee and Schwarm: zones, checks, and who flies where after a loss (scenario 9.3). */
import { ask, type Io } from '../../../core/index.js'
import { arcCoversOffset, type Hex, hexLength } from '../../../geometry/index.js'
import type { RuleId } from '../book/rules.js'
import { WING_DISTANCE, WING_LEVELS } from '../book/tables.js'
import { scenarioData } from '../data/scenarios.js'
import {
  type Draft,
  type Formation,
  flying,
  type Plane,
  plane,
  type Seat,
  type Spitfire,
  type State,
  type Wing,
  type Zone,
} from '../state/state.js'
import { headingOf } from './airspace.js'

type Teller = Pick<Io<Spitfire>, 'emit'>

const ARCS: Readonly<Record<Zone, { readonly from: number; readonly to: number }>> = {
  left: { from: 180, to: 240 },
  right: { from: 120, to: 180 },
  both: { from: 120, to: 240 },
}

/** Is a wingman where he belongs? @rule SP-9.3-4 SP-9.3-10 SP-10-8 */
export function inZone(state: State, leaderId: string, wingId: string, zone: Zone): boolean {
  const [leader, wing] = [plane(state, leaderId), plane(state, wingId)]
  return Math.abs(leader.altitude - wing.altitude) <= WING_LEVELS && isPlaced(state, leader, wing.hex, zone)
}

/** Is a hex where a wingman may be, his level aside? @rule SP-9.3-4 SP-9.3-10 SP-10-8 */
export function isPlaced({ config }: State, leader: Plane, { q, r }: Hex, zone: Zone): boolean {
  const [dq, dr] = [q - leader.hex.q, r - leader.hex.r]
  const distance = hexLength(dq, dr)
  if (distance < 1 || distance > WING_DISTANCE) return false
  return arcCoversOffset(ARCS[zone], headingOf(config.options, leader.facing), dq, dr)
}

/** The first wingman out of his zone. @rule SP-9.3-12 */
export const breachOf = (state: State, seat: Seat): Wing | undefined =>
  state.formations?.[seat].wings.find((wing) => !inZone(state, wing.of, wing.plane, wing.zone))

// ---------------------------------------------------------------------------------------- at the start

const PREFIX: Readonly<Record<Seat, string>> = { first: 'F', second: 'S' }

/** The id of a seat's aircraft, counted from 0. */
export const planeId = (seat: Seat, index: number): string => `${PREFIX[seat]}${index + 1}`

/** The formation of a side as printed; null outside scenario 9.3. @rule SP-9.3-3 SP-9.3-9 SP-9.3V-2 */
export function formationAtStart(state: Pick<State, 'config'>, seat: Seat): Formation | null {
  const { vee, sections } = scenarioData[state.config.scenario].sides[seat]
  const id = (index: number): string => planeId(seat, index)
  const waived = state.config.options.hexSpace ? 'corners' : null
  const rest = { joining: null, apart: 0, waived } as const
  if (vee !== undefined) return { kind: 'vee', leaders: [id(vee[0])], wings: veeWings(vee.map(id)), ...rest }
  if (sections === undefined) return null
  const wings = sections.map(([of, wing]): Wing => ({ plane: id(wing), of: id(of), zone: 'both' }))
  return { kind: 'schwarm', leaders: sections.map(([leader]) => id(leader)), wings, ...rest }
}

const veeWings = ([leader = '', left = '', right = '']: readonly string[]): Wing[] => [
  { plane: left, of: leader, zone: 'left' },
  { plane: right, of: leader, zone: 'right' },
]

// ---------------------------------------------------------------------------------------- after a loss

type FormationDraft = NonNullable<Draft['formations']>[Seat]

/** Settles the roles of a side that has lost aircraft. @rule SP-9.3-11 SP-9.3-13 SP-9.3-19 */
export function settleRoles(draft: Draft, seat: Seat, cause: 'fire' | 'flown', io: Teller): void {
  const formation = draft.formations?.[seat]
  if (formation === undefined) return
  const alive = flying(draft, seat)
  if (cause === 'fire' && draft.config.options.formationGrace !== 'none') formation.waived = 'loss'
  if (alive.length === 3 && formation.kind === 'schwarm') degenerate(draft, seat, formation, alive, io)
  else if (alive.length === 2) pairUp(draft, seat, formation, alive, io)
  else if (alive.length < 2) disband(formation, alive)
}

function disband(formation: FormationDraft, alive: string[]): void {
  formation.leaders = alive
  formation.wings = []
  formation.joining = null
}

/** A Schwarm that has lost one is a Vee, its straggler joining up. */
function degenerate(draft: Draft, seat: Seat, formation: FormationDraft, alive: string[], io: Teller): void {
  const whole = formation.wings.find((wing) => alive.includes(wing.plane) && alive.includes(wing.of))!
  formation.kind = 'vee'
  formation.leaders = [whole.of]
  formation.wings = [{ plane: whole.plane, of: whole.of, zone: 'both' }]
  formation.joining = alive.find((id) => id !== whole.of && id !== whole.plane)!
  formation.apart = 0
  tellRoles(seat, formation, 'SP-9.3-11', io)
  tryToJoin(draft, seat, 'SP-9.3-15', io)
}

/** Two are left: a leader with his own wingman, or whom the owner names. @rule SP-9.3-18 SP-9.3-7 */
function pairUp(draft: Draft, seat: Seat, formation: FormationDraft, alive: string[], io: Teller): void {
  const pair = formation.wings.find((wing) => alive.includes(wing.plane) && alive.includes(wing.of))
  const wasSchwarm = formation.kind === 'schwarm'
  const straggler = wasSchwarm || (formation.joining !== null && alive.includes(formation.joining))
  formation.kind = 'vee'
  formation.apart = 0
  formation.leaders = pair === undefined ? [] : [pair.of]
  formation.wings = pair === undefined ? [] : [{ plane: pair.plane, of: pair.of, zone: 'both' }]
  formation.joining = pair === undefined && straggler ? alive[0]! : null
  tellRoles(seat, formation, pair !== undefined && !wasSchwarm ? 'SP-9.3-7' : 'SP-9.3-18', io)
  if (pair === undefined) ask(draft, { kind: 'nameLeader', waiting: [seat] })
}

/**
 * The owner names the leader of two; the other is his wingman, or joining up if he does not fit and may.
 * @rule SP-9.3-8
 */
export function nameLeaderOf(draft: Draft, seat: Seat, leader: string, io: Teller): void {
  const formation = draft.formations![seat]
  const mate = flying(draft, seat).find((id) => id !== leader)!
  const fits = inZone(draft, leader, mate, 'both')
  const joins = formation.joining !== null && !fits
  formation.leaders = [leader]
  formation.wings = joins ? [] : [{ plane: mate, of: leader, zone: 'both' }]
  formation.joining = joins ? mate : null
  io.emit?.({ type: 'leaderNamed', rule: 'SP-9.3-8', audience: 'all', seat, plane: leader })
  tellRoles(seat, formation, 'SP-9.3-18', io)
}

function tellRoles(seat: Seat, { kind, leaders, joining }: FormationDraft, rule: RuleId, io: Teller): void {
  const leader = leaders[0] ?? null
  const straggler = leader === null ? null : joining
  io.emit?.({ type: 'formationChanged', rule, audience: 'all', seat, kind, leader, joining: straggler })
}

// ---------------------------------------------------------------------------------------- joining up

/** The zones in which the straggler would make a Vee with the other wingman. @rule SP-9.3-14 */
export function freeZones(state: State, seat: Seat): readonly Zone[] {
  const formation = state.formations?.[seat]
  const leader = formation?.leaders[0]
  if (formation === undefined || formation.joining === null || leader === undefined) return []
  const { joining } = formation
  const mate = formation.wings[0]?.plane
  if (mate === undefined) return inZone(state, leader, joining, 'both') ? ['both'] : []
  const fits = (zone: Zone, other: Zone): boolean =>
    inZone(state, leader, joining, zone) && inZone(state, leader, mate, other)
  return [...(fits('left', 'right') ? (['left'] as const) : []), ...(fits('right', 'left') ? (['right'] as const) : [])]
}

/** The straggler joins if it fits; if it fits on either side its owner is asked. @rule SP-9.3-14 SP-9.3-15 */
export function tryToJoin(draft: Draft, seat: Seat, rule: RuleId, io: Teller): void {
  const zones = freeZones(draft, seat)
  if (zones.length === 2) ask(draft, { kind: 'assignWing', waiting: [seat] })
  else if (zones.length === 1) join(draft, seat, zones[0]!, rule, io)
}

/** The straggler takes its place. @rule SP-9.3-14 */
export function join(draft: Draft, seat: Seat, zone: Zone, rule: RuleId, io: Teller): void {
  const formation = draft.formations![seat]
  const of = formation.leaders[0]!
  const joiner = formation.joining!
  const mates = formation.wings.map((wing) => ({ plane: wing.plane, of, zone: opposite(zone) }))
  formation.wings = [...mates, { plane: joiner, of, zone }]
  formation.joining = null
  formation.apart = 0
  io.emit?.({ type: 'planeJoined', rule, audience: 'all', plane: joiner, zone })
}

const opposite = (zone: Zone): Zone => (zone === 'both' ? 'both' : zone === 'left' ? 'right' : 'left')
