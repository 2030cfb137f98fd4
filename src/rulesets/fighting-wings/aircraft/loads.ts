/** What an aircraft carries, what that costs, and what of it can be dropped. */
import { broken, type Modifier, type Violation } from '../../../core/index.js'
import { citing } from '../book/law.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { FOUR_ENGINE_SPEEDS, OUT3_LOADED_MAX_PRINTED } from '../errata/functions/four-engine.js'
import type { Door } from '../errata/functions/loads.js'
import { type Half, isInverted, type Load } from '../errata/vocabulary.js'
import { type Carried, type Craft, type Drop, type Plane, plane, type State, type Tank } from '../state/state.js'
import { engineCase } from './engines.js'

/** Stores, tanks and salvoes of rockets as an aircraft carries them; null for nothing at all. */
export const carriedOf = (stores: Load, tanks: readonly Tank[], rockets: number): Carried | null =>
  stores === 'clean' && tanks.length === 0 && rockets === 0 ? null : { stores, tanks: [...tanks], rockets }

/** The load of an aircraft: that of its stores, or loaded by its tanks or rockets. @rule BR-30 OTR1-AID-noncumulative */
export function loadOf({ load }: Pick<Plane, 'load'>): Load {
  if (load === null) return 'clean'
  return load.stores === 'clean' && load.tanks.length + load.rockets > 0 ? 'loaded' : load.stores
}

// ---------------------------------------------------------------------------------------- what it costs

/** Does the range of speeds for four engines apply? @rule OTR1-11.2-four-engine-speeds */
export const isFourEngined = ({ config: { law } }: State, { engines }: Craft): boolean =>
  engines === 4 && law.live['OTR1-11.2-four-engine-speeds']

/** What a load adds to minimum, attainable and safe dive speed. */
export interface LoadSpeeds {
  readonly min: Half
  readonly max: Half
  readonly dive: Half
}

/** What the load adds to speeds, in halves. @rule OTR1-AID-overload-5 OTR1-11.2-four-engine-speeds */
export function loadSpeeds(state: State, at: Plane, craft: Craft): LoadSpeeds {
  const load = loadOf(at)
  const over = load === 'overloaded' ? 2 * state.config.law.topics['overload.maxLevel'].value : 0
  const { engines: out } = at.wounds
  if (!isFourEngined(state, craft)) {
    const slower = craft.engines > 1 && out > 0 ? state.config.base.engines.slower : 0
    return { min: 0, max: over - slower, dive: over }
  }
  const [min, listed] = FOUR_ENGINE_SPEEDS[engineCase(out)][load]
  const isPrinted = out === 3 && load === 'loaded' && state.config.law.chosen.readings['R-07'] === 'printed'
  const max = isPrinted ? OUT3_LOADED_MAX_PRINTED : listed
  return { min: 2 * min, max: -2 * max, dive: over }
}

/** The same line by line, for those who check it by hand. @rule OTR1-AID-overload-5 OTR1-11.2-four-engine-speeds */
export function loadLines(state: State, at: Plane, craft: Craft): readonly Modifier<RuleId>[] {
  const { min, max, dive } = loadSpeeds(state, at, craft)
  const { rule: over } = state.config.law.topics['overload.maxLevel']
  const range = isFourEngined(state, craft) ? 'OTR1-11.2-four-engine-speeds' : over
  const lines: readonly Modifier<RuleId>[] = [
    { rule: range, label: 'minimum', value: min },
    { rule: range, label: 'attainable', value: max },
    { rule: over, label: 'safe-dive', value: dive },
  ]
  return lines.filter(({ value }) => value !== 0)
}

const ALL: readonly [number, number] = [1, 1]

/** The fraction of its power that a load leaves an aircraft. @rule BR-30 */
export const powerShare = ({ config }: State, load: Load): readonly [number, number] =>
  load === 'clean' ? ALL : config.base.loads[load]

// ---------------------------------------------------------------------------------------- what can be dropped

/** Where doors stand when a turn begins: they have opened or closed. @rule OTR1-13-bomb-bay OTR2-13-bomb-bay */
export const restingDoor = (door: Door): 'open' | 'closed' =>
  door === 'open' || door === 'opening' ? 'open' : 'closed'

/** Do doors keep the stores in? What was open as the turn began lets them out. @rule OTR1-13-bomb-bay OTR2-13-bomb-bay */
export const isShut = ({ bay }: Pick<Plane, 'bay'>): boolean => bay === 'closed' || bay === 'opening'

/** What an aircraft has that can be dropped: tanks that are not stuck for good, stores and rockets, or both. */
export function dropsOf({ load, bay }: Pick<Plane, 'load' | 'bay'>): readonly Drop[] {
  if (load === null) return []
  const hasTanks = load.tanks.some((tank) => tank !== 'permanent')
  const hasStores = load.rockets > 0 || (load.stores !== 'clean' && !isShut({ bay }))
  if (!hasStores) return hasTanks ? ['tanks'] : []
  return hasTanks ? ['tanks', 'stores', 'all'] : ['stores']
}

/** Stores stay in a bay whose doors were shut as the turn began. @rule OTR1-13-bomb-bay OTR2-13-bomb-bay */
export const shutRefusal = (state: State, id: string): Violation<RuleId> =>
  no(state.config.law.topics['bay.decel'].rule, 'bay-not-open', { plane: id, door: String(plane(state, id).bay) })

/** Why an aircraft can drop nothing this turn. @rule OTR2-13-jettison-restrict BR-30 */
export function dropRefusals(state: State, id: string): readonly Violation<RuleId>[] {
  const at = plane(state, id)
  const { rule } = state.config.law.topics['jettison.noInvertedNoNegG']
  const [pushed] = at.move?.negG ?? []
  const isHeld = at.load !== null && at.load.stores !== 'clean' && isShut(at)
  return broken(
    dropsOf(at).length === 0 &&
      (isHeld ? shutRefusal(state, id) : no('BR-30', 'nothing-to-drop', { plane: id, what: 'load' })),
    (at.gloc > 0 || at.surprised > 0) && no('BR-30', 'not-in-command', { plane: id }),
    isInverted(at.bank) && no(rule, 'jettison-inverted', { plane: id, bank: at.bank }),
    pushed !== undefined && no(rule, 'jettison-negative-g', { plane: id, case: pushed }),
  )
}

/** The aircraft that can drop something this turn, in order of their ids. */
export function droppers(state: State): string[] {
  const out: string[] = []
  for (const id in state.planes) {
    const { load, out: isOut } = plane(state, id)
    if (load !== null && !isOut && dropRefusals(state, id).length === 0) out.push(id)
  }
  return out
}

/** The rule of when loads are dropped. */
export const dropRule = ({ config: { law } }: State): RuleId => law.topics['jettison.combatPhase'].rule

/** The rule of drop tanks. */
export const tankRule = ({ config: { law } }: State): RuleId => citing(law, 'FW-13-drop-tanks', 'BR-30')
