/** What a step would lead to, before it is made. */
import { type Cell, type CellStep, cellStep } from '../../../geometry/index.js'
import { mayLeave, sameSquare } from '../flight/map.js'
import { shotAgainst } from '../phases/aa.js'
import { foesBelow, foesInCell, mustReact, reactors, returnsFire } from '../phases/engagement.js'
import { checkStep } from '../phases/movement.js'
import { type AAShot, cellOf, type State } from '../state/state.js'
import { isInPlay, moving, placed } from './trial.js'

/** A foe that the mover would have to attack, or could. */
export interface PossibleTarget {
  readonly target: string
  /** It would roll too. */
  readonly returns: boolean
}

/** An enemy fighter that could fire at the mover, or would have to. */
export interface PossibleReaction {
  readonly fighter: string
  readonly compulsory: boolean
}

/** What a step would set off, as things stand now. */
export interface EngagementPreview {
  /** Where the step leads; null if it leads off the map to safety. */
  readonly cell: Cell | null
  /** Foes of which one must be attacked. */
  readonly compulsory: readonly PossibleTarget[]
  /** Foes of which one may be attacked, if none must. */
  readonly optional: readonly PossibleTarget[]
  /** Enemy fighters that fire at the mover, unless they are shot down or attacked first. */
  readonly reactions: readonly PossibleReaction[]
  /** The AA shot, where AA fires as planes come in. */
  readonly aa: Omit<AAShot, 'targets'> | null
}

/**
 * What one step of a plane would set off: own attacks, reactions, AA. It need not be the plane's slot. Null if the step
 * is illegal.
 *
 * @rule RA-ENG-06
 */
export function engagementsAfter(state: State, plane: string, direction: CellStep): EngagementPreview | null {
  if (!isInPlay(state, plane) || checkStep(state, plane, direction).length > 0) return null
  if (mayLeave(state, plane, direction)) return SAFE
  const cell = cellStep(cellOf(state, plane), direction)
  const there = moving(placed(state, plane, cell), plane)
  const compulsory = foesInCell(there, plane)
  return {
    cell,
    compulsory: targets(there, compulsory),
    optional: compulsory.length > 0 ? [] : targets(there, foesBelow(there, plane)),
    reactions: reactionsIn(there, plane, compulsory),
    aa: aaShot(there, plane, !sameSquare(cellOf(state, plane), cell)),
  }
}

const SAFE: EngagementPreview = { cell: null, compulsory: [], optional: [], reactions: [], aa: null }

const targets = (state: State, foes: readonly string[]): readonly PossibleTarget[] =>
  foes.map((target) => ({ target, returns: returnsFire(state, target) }))

/** A foe that is sure to be attacked does not react. */
const reactionsIn = (state: State, mover: string, compulsory: readonly string[]): readonly PossibleReaction[] =>
  reactors(state, mover)
    .filter((fighter) => compulsory.length !== 1 || fighter !== compulsory[0])
    .map((fighter) => ({ fighter, compulsory: mustReact(state, fighter) }))

/** @rule RA-AA-02 */
function aaShot(state: State, plane: string, entered: boolean): EngagementPreview['aa'] {
  if (state.config.options.aaTiming !== 'movement' || !entered) return null
  return shotAgainst(state, plane) ?? null
}
