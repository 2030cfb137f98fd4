/** Engines that are out, and engines that are shut down to put a fire out. */
import { broken, type Io, type Violation } from '../../../core/index.js'
import { citing } from '../book/law.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import type { EngineCase } from '../errata/functions/four-engine.js'
import {
  type Craft,
  craftOf,
  type Draft,
  type Edited,
  edit,
  type FightingWings,
  plane,
  type State,
} from '../state/state.js'

type Table = Io<FightingWings>

/** The rule of shutting an engine down. */
export const shutdownRule = ({ config: { law } }: State): RuleId => citing(law, 'OTR1-11.2-engine-shutdown', 'BR-39')

/** Engines that still run. */
export const running = ({ engines }: Craft, out: number): number => Math.max(0, engines - out)

const CASES: readonly EngineCase[] = ['all', 'out1', 'out2', 'out3', 'out4']

/** The row of the table for four engines. Which two are out is not kept: they count as one on each side. @rule BR-39 */
export const engineCase = (out: number): EngineCase => CASES[Math.min(4, out)] as EngineCase

/** Why an engine cannot be shut down. @rule OTR1-11.2-engine-shutdown BR-39 */
export function shutdownProblems(state: State, id: string): readonly Violation<RuleId>[] {
  const { wounds, gloc } = plane(state, id)
  return broken(
    !wounds.fire && no(shutdownRule(state), 'no-engine-fire', { plane: id }),
    gloc > 0 && no(shutdownRule(state), 'helpless', { plane: id }),
  )
}

/** Rolled as the turn begins; it is done when the next one does. @rule OTR1-11.2-engine-shutdown */
export function rollShutdown(draft: Draft, id: string, io: Table): void {
  if (!plane(draft, id).wounds.feathering) return
  const at = edit(draft, id)
  const die = io.die(`shutdown ${id}`, 10)
  const { shutdown: need } = draft.config.base.engines
  const done = die <= need
  if (!done) at.wounds = { ...at.wounds, feathering: false }
  io.emit?.({ type: 'shutdownRolled', rule: shutdownRule(draft), audience: 'all', plane: id, die, need, done })
}

/** The turn of feathering is over: the engine stands still and its fire is out. @rule OTR1-11.2-engine-shutdown */
export function endShutdown(draft: Draft, id: string, io: Table): void {
  if (!plane(draft, id).wounds.feathering) return
  const at = edit(draft, id)
  at.wounds = { ...at.wounds, feathering: false, fire: false }
  stopEngine(draft, id, at, shutdownRule(draft), io)
}

/** One engine less. @rule BR-39 */
export function stopEngine(draft: Draft, id: string, at: Edited, rule: RuleId, io: Table): void {
  const { engines } = craftOf(draft, id)
  at.wounds = { ...at.wounds, engines: Math.min(engines, at.wounds.engines + 1) }
  io.emit?.({ type: 'engineStopped', rule, audience: 'all', plane: id, out: at.wounds.engines, of: engines })
}
