/** Set-up before the first turn: formations are scattered, then start banks are chosen. */
import type { Io, Modifier } from '../../../core/index.js'
import { spotForward } from '../../../geometry/index.js'
import { citing, type Law } from '../book/law.js'
import { no, type Refusal } from '../book/messages.js'
import type { ErrataRule, RuleId } from '../book/rules.js'
import { adjustmentLimit, counterDice, scatterDice } from '../errata/functions/scatter.js'
import { BANDS, COMPASS } from '../errata/vocabulary.js'
import { bandOf } from '../flight/airspace.js'
import { isInCloud } from '../flight/clouds.js'
import {
  craftOf,
  type Draft,
  edit,
  type FightingWings,
  flyerOf,
  foeOf,
  plane,
  type Scattering,
  SEATS,
  type Seat,
  type State,
  WAYS,
  type Way,
} from '../state/state.js'
import { beginTurn, question } from './sequence.js'

type Table = Io<FightingWings>
type Emit = Pick<Table, 'emit'>

/** The rule of scattering. */
export const scatterRule = ({ config: { law } }: State): RuleId => citing(law, 'FW-14.6-scatter-1', 'HR-13')

/** Formations in the order in which they are scattered: the defender's first, each side's by name. @rule HR-13 */
function formationsOf({ config: { flyers, ids, defender } }: State): readonly (readonly [Seat, string])[] {
  const sides = defender === 'red' ? [...SEATS].reverse() : SEATS
  return sides.flatMap((side) => {
    const names = ids.flatMap((id) => (flyers[id]!.side === side ? (flyers[id]!.formation ?? []) : []))
    return [...new Set(names)].sort().map((name) => [side, name] as const)
  })
}

const membersOf = ({ config: { ids, flyers } }: State, side: Seat, formation: string): readonly string[] =>
  ids.filter((id) => flyers[id]!.side === side && flyers[id]!.formation === formation)

/** Lines of a sum of the errata, as ours where the entry is not in force. */
const ours = (
  law: Law,
  lines: readonly { rule: string; label: string; value: number }[],
): readonly Modifier<RuleId>[] =>
  lines.map(({ rule, label, value }) => ({ rule: citing(law, rule as ErrataRule, 'HR-13'), label, value }))

/** Dice that scatter a formation, and dice of its owner against them, line by line. @rule FW-14.6-scatter-1 */
function diceFor(state: State, side: Seat, formation: string) {
  const members = membersOf(state, side, formation)
  const bands = members.map((id) => BANDS.indexOf(bandOf(state.config.base, plane(state, id).alt)))
  const scatter = scatterDice({
    aircraft: members.length,
    worstBand: BANDS[Math.max(...bands)]!,
    hoursAloft: Math.max(...members.map((id) => flyerOf(state, id).hours)),
    pressurized: members.every((id) => craftOf(state, id).pressurized),
  })
  const counter = counterDice(members.length, false, 0)
  return {
    scatter: ours(state.config.law, scatter.ok ? scatter.modifiers : []),
    counter: counter.ok ? counter.value : 0,
  }
}

const sumOf = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0)

/** Rolls for every formation. @rule FW-14.6-scatter-1 FW-14.6-scatter-altitude FW-14.6-scatter-fatigue */
export function rollFormations(draft: Draft, io: Table): void {
  const found: Scattering[] = []
  for (const [side, formation] of formationsOf(draft)) {
    const { scatter: lines, counter } = diceFor(draft, side, formation)
    const count = sumOf(lines.map(({ value }) => value))
    const roll = (who: string, dice: number) => Array.from({ length: dice }, () => io.die(`${who} ${formation}`, 10))
    const [scatter, against] = [roll('scatter', count), roll('counter', counter)]
    const left = Math.max(0, sumOf(scatter) - sumOf(against))
    const facts = { side, formation, dice: lines, scatter, counter: against, left }
    io.emit?.({ type: 'scatterRolled', rule: scatterRule(draft), audience: 'all', ...facts })
    if (left > 0) found.push({ side, formation, left, moved: {} })
  }
  draft.scattered = found as Draft['scattered']
  askScatter(draft, io)
}

/** Asks whoever scatters the next formation; then for start banks. @rule HR-13 */
export function askScatter(draft: Draft, io: Emit): void {
  while (draft.scattered.length > 0 && !hasMove(draft)) draft.scattered = draft.scattered.slice(1)
  const [next] = draft.scattered
  if (next !== undefined) question(draft, 'adjust', [foeOf(next.side)])
  else askBanks(draft, [draft.config.defender!, foeOf(draft.config.defender!)], io)
}

/** Every adjustment that can be made now. */
export function adjustmentsOf(state: State): readonly { readonly plane: string; readonly way: Way }[] {
  const [now] = state.scattered
  if (now === undefined) return []
  const all = membersOf(state, now.side, now.formation).flatMap((id) => WAYS.map((way) => ({ plane: id, way })))
  return all.filter(({ plane: id, way }) => adjustRefusal(state, id, way) === null)
}

const hasMove = (state: State): boolean => state.scattered[0]!.left > 0 && adjustmentsOf(state).length > 0

/** How often an aircraft may be moved. @rule FW-14.6-scatter-altitude FW-14.6-scatter-fatigue */
function limitOf(state: State, id: string): number {
  const answer = adjustmentLimit(
    bandOf(state.config.base, plane(state, id).alt),
    flyerOf(state, id).hours,
    craftOf(state, id).pressurized,
  )
  return answer.ok ? answer.value : 3
}

/** Increments of one adjustment up or down. @rule HR-13 */
const STEP = 2

/** Why an aircraft cannot be moved so; null if it can. @rule FW-14.6-scatter-1 FW-15.1-weather-immersion HR-13 */
export function adjustRefusal(state: State, id: string, way: Way): Refusal {
  const because = (rule: RuleId, why: string) => () => no(rule, 'no-adjustment', { plane: id, why })
  const [now] = state.scattered
  const flyer = Object.hasOwn(state.planes, id) ? flyerOf(state, id) : null
  if (now === undefined || flyer === null || flyer.side !== now.side || flyer.formation !== now.formation)
    return because(scatterRule(state), 'it is not of that formation')
  if (flyer.leader) return because(scatterRule(state), 'the leader stays where he is')
  const limit = limitOf(state, id)
  if ((now.moved[id] ?? 0) >= limit) return because(scatterRule(state), `it has been moved ${limit} times`)
  const alt = plane(state, id).alt + (way === 'up' ? STEP : way === 'down' ? -STEP : 0)
  if (alt < 1 || alt > craftOf(state, id).ceiling) return because('HR-13', 'it cannot fly at that height')
  return isInCloud(state, alt)
    ? because(citing(state.config.law, 'FW-15.1-weather-immersion', 'BR-37'), 'there is cloud')
    : null
}

/** Moves an aircraft by a hex, or up or down. @rule HR-13 */
export function adjust(draft: Draft, id: string, way: Way, io: Emit): void {
  const at = edit(draft, id)
  if (way === 'up' || way === 'down') at.alt += way === 'up' ? STEP : -STEP
  else {
    const { q, r } = spotForward({ q: 0, r: 0, facing: COMPASS.indexOf(way) as 0 })
    at.q += q
    at.r += r
  }
  const [now, ...later] = draft.scattered as [Draft['scattered'][number]]
  const left = now.left - 1
  draft.scattered = [{ ...now, left, moved: { ...now.moved, [id]: (now.moved[id] ?? 0) + 1 } }, ...later]
  const { q, r, alt } = at
  const facts = { plane: id, way, q, r, alt, left }
  io.emit?.({ type: 'scattered', rule: scatterRule(draft), audience: 'all', ...facts })
}

/** Asks the first of these sides that has a choice for its start banks, aircraft by aircraft; then the game begins. */
export function askBanks(draft: Draft, sides: readonly Seat[], io: Emit): void {
  const [side, ...others] = sides
  if (side === undefined) {
    draft.asked = []
    beginTurn(draft, 1, io)
    return
  }
  draft.asked = draft.config.ids.filter((id) => flyerOf(draft, id).side === side && plane(draft, id).surprised === 0)
  if (draft.asked.length === 0) askBanks(draft, others, io)
  else question(draft, 'banks', [side])
}
