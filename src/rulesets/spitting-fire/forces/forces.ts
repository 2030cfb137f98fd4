/** What a legal force is: cards, nations, groups, points (book p.9-13). */
import { broken, type Violation } from '../../../core/index.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { FACTIONS } from '../book/tables.js'
import type { AircraftCard, GroupOrder, Rules, Seat } from '../state/state.js'
import { groupTooMany } from './room.js'

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
export const costOf = (rules: Rules, groups: readonly GroupOrder[]): number =>
  groups.reduce((sum, { card, planes }) => sum + planes.length * (rules.cards[card]?.points ?? 0), 0)

/** The cheapest card that still fits in the points left; undefined if none does. @rule SF-FORCE-05 */
export function cheapestFitting(rules: Rules, seat: Seat, left: number): AircraftCard | undefined {
  const fitting = Object.values(rules.cards).filter((card) => mayFly(rules, seat, card) && card.points <= left)
  return fitting.sort((a, b) => a.points - b.points)[0]
}

/** Every broken rule of a force. `points` is false for a force that a scenario brings and nobody counts. */
export function checkForce(rules: Rules, seat: Seat, groups: readonly GroupOrder[], points: boolean): Broken {
  const unknown = groups.filter(({ card }) => !Object.hasOwn(rules.cards, card))
  if (unknown.length > 0) return unknown.map(({ card }) => no('SF-FORCE-07', 'unknown-id', { kind: 'card', id: card }))
  const planes = groups.reduce((sum, group) => sum + group.planes.length, 0)
  return [
    ...broken(planes === 0 && no('SF-FORCE-05', 'empty-force')),
    ...broken(planes > MOST_PLANES && no('SF-FORCE-07', 'too-many-planes', { limit: MOST_PLANES, have: planes })),
    ...checkIds(groups),
    ...groups.flatMap((group) => checkGroup(rules, seat, group, groups)),
    ...(points ? checkPoints(rules, seat, costOf(rules, groups), mayGrow(rules, groups)) : []),
  ]
}

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

/** Could one more aircraft join: is the force not full, and is there room on the table? */
export const mayGrow = (rules: Rules, groups: readonly GroupOrder[]): boolean =>
  groups.reduce((sum, { planes }) => sum + planes.length, 0) < MOST_PLANES &&
  groupTooMany(rules, [...groups, { group: '', planes: [''] }]) === undefined

/** A force must find room in its part of the table. @rule SF-PLACE-05 */
export function checkRoomFor(rules: Rules, groups: readonly GroupOrder[]): Broken {
  const group = groupTooMany(rules, groups)
  return broken(group !== undefined && no('SF-PLACE-05', 'no-room', { group, wouldBreak: 'SF-PLACE-05' }))
}

/** @rule SF-FORCE-05 */
function checkPoints(rules: Rules, seat: Seat, have: number, growing: boolean): Broken {
  const left = rules.points - have
  const strict = rules.options.pointFill === 'noRoomStrict' && growing
  const fits = strict ? cheapestFitting(rules, seat, left) : undefined
  return broken(
    left < 0 && no('SF-FORCE-05', 'over-points', { have, limit: rules.points }),
    fits !== undefined && no('SF-FORCE-05', 'points-left', { left, card: fits.id, cost: fits.points }),
  )
}

/**
 * Groups the planes of a roster: fours, with a remainder of one broken up into two and three.
 * @rule SF-GRP-01
 */
export function groupRoster(seat: Seat, roster: Readonly<Record<string, number>>): readonly GroupOrder[] {
  const sizes = Object.entries(roster).flatMap(([card, count]) =>
    splitIntoGroups(count).map((size) => ({ card, size })),
  )
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
