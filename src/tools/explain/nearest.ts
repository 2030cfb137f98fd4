import type { ActionOf, BaseAction, Game, Ruleset } from '../../core/index.js'
import { type Difference, differencesOf } from './differences.js'

/** A legal action close to one that was refused. */
export interface Neighbour<G extends Game> {
  readonly action: G['Action']
  /** The same in notation. */
  readonly line: string
  /** The fields that would have to change: what was asked, what is legal. Dice and cards do not count. */
  readonly changes: readonly Difference[]
}

/**
 * The listed actions of the same seat that are closest to `action`: same type first; then those with the fewest fields
 * that differ, however deep; then those whose numbers are least apart in sum; then in the order of the list.
 */
export function nearest<G extends Game>(
  { notation }: Ruleset<G>,
  actions: readonly G['Action'][],
  action: ActionOf<G>,
  most: number,
): readonly Neighbour<G>[] {
  const asked = withoutDice(action)
  return actions
    .map((legal) => ({ legal, changes: differencesOf(asked, withoutDice(legal)) }))
    .map((one) => ({ ...one, distance: distanceOver(one.changes) }))
    .sort((a, b) => compareDistances(a.distance, b.distance))
    .slice(0, most)
    .map(({ legal, changes }) => ({ action: legal, line: notation.action(legal), changes }))
}

function withoutDice(action: BaseAction): object {
  const { rolls: _rolls, card: _card, ...order } = { ...action }
  return order
}

type Distance = readonly [otherType: number, fields: number, apart: number]

function distanceOver(changes: readonly Difference[]): Distance {
  const otherType = changes.some(({ path }) => path === 'type') ? 1 : 0
  const apart = changes.reduce((sum, { values: [a, b] }) => sum + gap(a, b), 0)
  return [otherType, changes.length, apart]
}

const gap = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' && Number.isFinite(a) ? Math.abs(a - b) : 0

const compareDistances = (a: Distance, b: Distance): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
