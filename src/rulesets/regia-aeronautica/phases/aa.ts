/** AA fire, in its own step or as planes come in (the book's AA). */

import { type ActionRules, broken, type Io, kept, type Violation } from '../../../core/index.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { ALTITUDES, aaReach } from '../book/tables.js'
import { isFlying, sameSquare } from '../flight/map.js'
import { gunName, gunPlace } from '../gunnery/guns.js'
import {
  type AAShot,
  type Draft,
  type Gun,
  type Plane,
  plane as planeOf,
  type RegiaAeronautica,
  type State,
} from '../state/state.js'
import { answered, beginBombing, question } from '../turn/sequence.js'
import { openEngagement } from './engagement.js'
import { openFight } from './fire.js'

type ShotDraft = Draft['aa'][number]

// ---------------------------------------------------------------------------------------- who can be shot at

const isOnObjective = (state: State, gun: number): boolean =>
  state.config.map.objectives.some((square) => sameSquare(square, state.guns[gun]!.square))

/** @rule RA-AA-01 */
const isInReach = ({ config }: State, { status, cell }: Plane, { square }: Gun): boolean =>
  status === 'flying' && sameSquare(cell!, square) && cell!.altitude <= aaReach(config.options)

/** The planes a gun can fire at: enemies, or everyone over an objective. @rule RA-AA-04 */
export function targetsOf(state: State, gun: number): readonly string[] {
  const targets: string[] = []
  for (const id of state.config.roster) {
    const plane = planeOf(state, id)
    if (!isInReach(state, plane, state.guns[gun]!)) continue
    if (plane.side === 'french' || isOnObjective(state, gun)) targets.push(id)
  }
  return targets
}

/** The shot that AA may or must take at a plane where it is now; undefined if there is none. @rule RA-AA-03 */
export function shotAgainst(state: State, plane: string): Omit<AAShot, 'targets'> | undefined {
  const gun = state.guns.findIndex((_gun, i) => targetsOf(state, i).includes(plane))
  if (gun < 0) return undefined
  const compulsory = isOnObjective(state, gun)
  return compulsory || !state.guns[gun]!.fired ? { gun, compulsory } : undefined
}

// ---------------------------------------------------------------------------------------- the AA step

/** Fixes what every gun may or must fire at in this step. @rule RA-AA-07 */
export function openAA(draft: Draft, io: Io<RegiaAeronautica>): void {
  draft.aa = draft.guns.flatMap((_gun, gun): ShotDraft[] => {
    const targets = [...targetsOf(draft, gun)]
    return targets.length > 0 ? [{ gun, targets, compulsory: isOnObjective(draft, gun) }] : []
  })
  afterAA(draft, io)
}

/** Takes the next shot that nobody is asked about, asks, or goes on. */
export function afterAA(draft: Draft, io: Io<RegiaAeronautica>): void {
  if (draft.phase === 'movement') {
    openEngagement(draft, io)
    return
  }
  draft.aa = draft.aa.flatMap((shot) => remaining(draft, shot))
  const [only] = draft.aa
  if (only === undefined) beginBombing(draft, io)
  else if (draft.aa.length === 1 && only.compulsory && only.targets.length === 1)
    shoot(draft, only.gun, only.targets[0]!, io)
  else question(draft, 'aa', ['italian'])
}

/** What is left of a gun's shots: a lost plane is no target any more. */
function remaining(draft: Draft, shot: ShotDraft): ShotDraft[] {
  const targets = shot.targets.filter((id) => isFlying(draft, id))
  return targets.length > 0 ? [{ ...shot, targets }] : []
}

function shoot(draft: Draft, gun: number, target: string, io: Io<RegiaAeronautica>): void {
  draft.aa = draft.aa.flatMap((shot): ShotDraft[] => {
    if (shot.gun !== gun) return [shot]
    const targets = shot.compulsory ? shot.targets.filter((id) => id !== target) : []
    return targets.length > 0 ? [{ ...shot, targets }] : []
  })
  if (draft.slot !== null) draft.slot.fought = true
  const rule = isOnObjective(draft, gun) ? 'RA-AA-04' : 'RA-AA-03'
  io.emit?.({ type: 'aaAimed', rule, audience: 'all', gun, target })
  openFight(draft, [{ kind: 'aa', by: gunName(gun), target }], 1, io)
}

// ---------------------------------------------------------------------------------------- AA as planes come in

/** Under `aaTiming: movement`: fires at a plane that has just come in. True if somebody is asked or dice are due. @rule RA-AA-02 */
export function openAAAgainst(draft: Draft, plane: string, io: Io<RegiaAeronautica>): boolean {
  if (draft.config.options.aaTiming !== 'movement' || !draft.slot!.entered) return false
  const shot = shotAgainst(draft, plane)
  if (shot === undefined) return false
  draft.aa = [{ ...shot, targets: [plane] }]
  if (shot.compulsory) shoot(draft, shot.gun, plane, io)
  else question(draft, 'aa', ['italian'])
  return true
}

// ---------------------------------------------------------------------------------------- answers

/** @rule RA-AA-03 */
function whyNoShot(state: State, gun: number, target: string): Violation<RuleId> {
  const name = gunPlace(state.guns[gun]!)
  if (state.phase !== 'aa' || !targetsOf(state, gun).includes(target))
    return no('RA-AA-03', 'aa-no-target', { gun: name, target, reach: ALTITUDES[aaReach(state.config.options) - 1]! })
  return state.guns[gun]!.fired
    ? no('RA-AA-03', 'already-fired', { plane: name })
    : no('RA-CODE-01', 'already-declined', { fighter: name })
}

const shotOf = (state: State, gun: number): AAShot | undefined => state.aa.find((shot) => shot.gun === gun)

/** @rule RA-AA-03 */
export const fireAA: ActionRules<RegiaAeronautica>['fireAA'] = {
  phases: ['aa', 'movement'],
  answers: ['aa'],
  listed: 'all',
  check(state, { gun, target }) {
    if (state.guns[gun] === undefined) return [no('RA-CODE-01', 'unknown-id', { kind: 'AA', id: gun })]
    if (!Object.hasOwn(state.planes, target)) return [no('RA-CODE-01', 'unknown-id', { kind: 'plane', id: target })]
    return shotOf(state, gun)?.targets.includes(target) ? kept : [whyNoShot(state, gun, target)]
  },
  apply(draft, { gun, target }, io) {
    answered(draft)
    shoot(draft, gun, target, io)
  },
}

/** @rule RA-AA-03 */
export const passAA: ActionRules<RegiaAeronautica>['passAA'] = {
  phases: ['aa', 'movement'],
  answers: ['aa'],
  listed: 'all',
  check(state, { gun }) {
    if (state.guns[gun] === undefined) return [no('RA-CODE-01', 'unknown-id', { kind: 'AA', id: gun })]
    const [shot, fighter] = [shotOf(state, gun), gunPlace(state.guns[gun]!)]
    return broken(
      shot === undefined && no('RA-AA-03', 'already-declined', { fighter }),
      shot?.compulsory && no('RA-AA-04', 'compulsory', { fighter }),
    )
  },
  apply(draft, { gun }, io) {
    answered(draft)
    draft.aa = draft.aa.filter((shot) => shot.gun !== gun)
    io.emit?.({ type: 'aaPassed', rule: 'RA-AA-03', audience: 'all', gun })
    afterAA(draft, io)
  },
}
