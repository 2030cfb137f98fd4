/** Room to turn before the edge of the table. For bots, no rule of the game. */
import { ahead, isOnTable, turned } from '../flight/airspace.js'
import type { Group, Plane, Pose, Rules, State } from '../state/state.js'

/** To which side a plane can circle and stay on the table, as bits, so that those of a group can be held together. */
export const [NEITHER, LEFT, RIGHT] = [0, 1, 2] as const

/** Legs of a circle that are looked at. */
const LEGS = 4

/** The sides to which a plane can circle from here, the first turn after `first` units ahead. */
export function sidesOf(rules: Rules, pose: Pose, turn: number, first = turn): number {
  const start = ahead(pose, first)
  if (!isOnTable(rules, start)) return NEITHER
  return (circles(rules, start, turn, -60) ? LEFT : NEITHER) | (circles(rules, start, turn, 60) ? RIGHT : NEITHER)
}

function circles(rules: Rules, start: Pose, turn: number, angle: number): boolean {
  let pose = start
  for (let leg = 1; leg < LEGS; leg++) {
    pose = ahead(turned(pose, angle), turn)
    if (!isOnTable(rules, pose)) return false
  }
  return true
}

/** The sides to which all planes of a group can circle: they share a marker. */
export function sidesOfGroup({ config, planes }: State, { planes: ids, card }: Group): number {
  const { turn } = config.cards[card] as State['config']['cards'][string]
  return ids.reduce((sides, id) => {
    const { status, pose } = planes[id] as Plane
    return status !== 'flying' || pose === null ? sides : sides & sidesOf(config, pose, turn)
  }, LEFT | RIGHT)
}
