/** Poses from outside: made for this table, and no finer than is kept. */
import { broken, type Violation } from '../../../core/index.js'
import { hasPlaces } from '../../../geometry/index.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import type { Pose, Table } from '../state/state.js'
import { isHexPose, tableRule } from './airspace.js'

/** Decimal places that are kept of each number of a pose on the open table. */
const PLACES = { x: 6, y: 6, heading: 3 } as const

/**
 * What is wrong with the form of a plane's pose, whatever its place.
 * @rule SF-GEO-01
 */
export function checkPose(table: Table, plane: string, pose: Pose): readonly Violation<RuleId>[] {
  const rule = tableRule(table)
  if (isHexPose(pose) !== (table.kind === 'hex')) {
    const expected = table.kind === 'hex' ? 'q, r and facing' : 'x, y and heading'
    return [no(rule, 'other-table-pose', { plane, expected })]
  }
  return isHexPose(pose) ? [] : broken(...finerThanKept(plane, pose))
}

const finerThanKept = (plane: string, pose: Readonly<Record<keyof typeof PLACES, number>>) =>
  (['x', 'y', 'heading'] as const).map((field) => {
    const [have, places] = [pose[field], PLACES[field]]
    return !hasPlaces(have, places) && no('SF-GEO-01', 'too-many-places', { plane, field, have, places })
  })
