/** What a legal force is: cards, nations, groups, points (book p.9-13). */
import { broken, type Io, type Violation } from '../../../core/index.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { FACTIONS } from '../book/tables.js'
import type { AircraftCard, GroupOrder, Rules, Seat, SpittingFire } from '../state/state.js'

type Broken = readonly Violation<RuleId>[]

/** The most aircraft one side may bring: what the engine is made for. */
export const MOST_PLANES = 100

const idOf = (plane: GroupOrder['planes'][number]): string => (typeof plane === 'string' ? plane : plane.id)

/** The plane ids of a group. */
export const planeIds = ({ planes }: GroupOrder): readonly string[] => planes.map(idOf)

/** May the seat fly this card? @rule SF-FORCE-02 */
export const mayFly = (rules: Rules, seat: Seat, card: AircraftCard): boolean =>
  FACTIONS[rules.factions[seat]].includes(card.nation)

/** What a force costs. @rule SF-FORCE-04 */
const costOf = (rules: Rules, groups: readonly GroupOrder[]): number =>
  groups.reduce((sum, { card, planes }) => sum + planes.length * (rules.cards[card]?.points ?? 0), 0)

/** How many planes a force has. */
const sizeOf = (groups: readonly GroupOrder[]): number => groups.reduce((sum, { planes }) => sum + planes.length, 0)

/** The cheapest card that still fits in the points left; undefined if none does. @rule SF-FORCE-05 */
export function cheapestFitting(rules: Rules, seat: Seat, left: number): AircraftCard | undefined {
  const fitting = Object.values(rules.cards).filter((card) => mayFly(rules, seat, card) && card.points <= left)
  return fitting.sort((a, b) => a.points - b.points)[0]
}

/** Does a force leave points for which it could have one more aircraft? Its owner is told. @rule SF-FORCE-05 */
export const leavesPoints = (rules: Rules, seat: Seat, groups: readonly GroupOrder[]): boolean =>
  rules.options.pointFill !== 'underLimit' && stillFitting(rules, seat, groups) !== undefined

/** Every broken rule of a force. `points` is false for a force that a scenario brings and nobody counts. */
export function checkForce(rules: Rules, seat: Seat, groups: readonly GroupOrder[], points: boolean): Broken {
  const unknown = groups.filter(({ card }) => !Object.hasOwn(rules.cards, card))
  if (unknown.length > 0) return unknown.map(({ card }) => no('SF-FORCE-07', 'unknown-id', { kind: 'card', id: card }))
  return [
    ...broken(sizeOf(groups) === 0 && no('SF-FORCE-05', 'empty-force'), checkMost(sizeOf(groups))),
    ...checkIds(groups),
    ...groups.flatMap((group) => checkGroup(rules, seat, group, groups)),
    ...(points ? checkPoints(rules, seat, groups) : []),
  ]
}

/** @rule SF-FORCE-09 */
export const checkMost = (have: number): Violation<RuleId> | false =>
  have > MOST_PLANES && no('SF-FORCE-09', 'too-many-planes', { limit: MOST_PLANES, have })

/** @rule SF-GRP-04 */
export function checkIds(groups: readonly GroupOrder[]): Broken {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const group of groups) {
    for (const id of [`group ${group.group}`, ...planeIds(group)]) (seen.has(id) ? twice : seen).add(id)
  }
  return [...twice].map((id) => no('SF-GRP-04', 'duplicate-id', { id: id.replace('group ', '') }))
}

function checkGroup(rules: Rules, seat: Seat, order: GroupOrder, all: readonly GroupOrder[]): Broken {
  const card = rules.cards[order.card] as AircraftCard
  const faction = rules.factions[seat]
  const stranger = order.planes.find((plane) => typeof plane !== 'string' && plane.card !== order.card)
  return broken(
    !mayFly(rules, seat, card) && no('SF-FORCE-02', 'wrong-nation', { card: card.id, nation: card.nation, faction }),
    stranger !== undefined && mixedType(order, stranger as { id: string; card: string }),
    checkSize(order, all),
  )
}

const mixedType = ({ group, card }: GroupOrder, plane: { readonly id: string; readonly card: string }) =>
  no('SF-GRP-03', 'mixed-type', { group, card, plane: plane.id, other: plane.card })

/** Two to four; one only if it is the only aircraft of its type. @rule SF-GRP-02 */
function checkSize({ group, card, planes }: GroupOrder, all: readonly GroupOrder[]): Violation<RuleId> | false {
  const have = planes.length
  const ofType = all.reduce((sum, other) => (other.card === card ? sum + other.planes.length : sum), 0)
  if (have === 1)
    return (
      ofType > 1 &&
      no('SF-GRP-02', 'bad-group-size', { group, have, expected: 'one alone must be the only one of its type' })
    )
  return (have < 1 || have > 4) && no('SF-GRP-01', 'bad-group-size', { group, have, expected: 'a group is 2 to 4' })
}

/** @rule SF-FORCE-05 */
function checkPoints(rules: Rules, seat: Seat, groups: readonly GroupOrder[]): Broken {
  const [have, limit] = [costOf(rules, groups), rules.points]
  const fits = rules.options.pointFill === 'noRoomStrict' ? stillFitting(rules, seat, groups) : undefined
  return broken(
    have > limit && no('SF-FORCE-05', 'over-points', { have, limit }),
    fits && no('SF-FORCE-05', 'points-left', { left: limit - have, card: fits.id, cost: fits.points }),
  )
}

/** The cheapest aircraft that could still join a force; undefined if none could. */
const stillFitting = (rules: Rules, seat: Seat, groups: readonly GroupOrder[]): AircraftCard | undefined =>
  sizeOf(groups) < MOST_PLANES ? cheapestFitting(rules, seat, rules.points - costOf(rules, groups)) : undefined

/** Tells a seat of points that could still buy something. @rule SF-FORCE-05 */
export function tellUnspent(
  rules: Rules,
  seat: Seat,
  groups: readonly GroupOrder[],
  io: Pick<Io<SpittingFire>, 'emit'>,
): void {
  if (!leavesPoints(rules, seat, groups)) return
  const left = rules.points - costOf(rules, groups)
  io.emit?.({ type: 'pointsUnspent', rule: 'SF-FORCE-05', audience: [seat], seat, left })
}

/**
 * Groups the planes of a roster: fours, with a remainder of one broken up into two and three.
 * @rule SF-GRP-01
 */
export function groupRoster(seat: Seat, roster: Readonly<Record<string, number>>): readonly GroupOrder[] {
  const sizes = Object.entries(roster)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([card, count]) => splitIntoGroups(count).map((size) => ({ card, size })))
  return sizes.map(({ card, size }, i) => {
    const group = `${seat}-${i + 1}`
    return { group, card, planes: Array.from({ length: size }, (_, k) => `${group}${'abcd'[k]}`) }
  })
}

function splitIntoGroups(count: number): readonly number[] {
  if (count <= 4) return count > 0 ? [count] : []
  return count === 5
    ? [3, 2]
    : [...(count % 4 === 1 ? [3] : [4]), ...splitIntoGroups(count - (count % 4 === 1 ? 3 : 4))]
}
