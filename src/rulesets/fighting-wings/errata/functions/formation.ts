import { flag, gate, oneOf, quality } from '../gate.js'
import { judged, type Ruled, ruled, unless, type Verdict } from '../ruled.js'
import type { Quality } from '../vocabulary.js'

/** How a formation holds together. */
export const FORMATION_MODES = ['fixed', 'flexible'] as const
/** How a formation holds together. */
export type FormationMode = (typeof FORMATION_MODES)[number]

const TYPES = 'OTR2-8.6-formation-types'

/**
 * Rule 8.6: whether a formation may change its parameters: only from fixed to flexible, at the start of a turn; back
 * to fixed not before the battle ends.
 *
 * @rule OTR2-8.6-formation-types
 * @category Rule 8.6
 */
export function setFormationMode(now: FormationMode, to: FormationMode, atTurnStart: boolean): Ruled<Verdict> {
  const shape = { now: oneOf(FORMATION_MODES), to: oneOf(FORMATION_MODES), atTurnStart: flag }
  const bad = gate(TYPES, { now, to, atTurnStart }, shape)
  if (bad !== null) return bad
  return judged(
    unless(now === 'fixed' && to === 'flexible', TYPES, 'formation-one-way'),
    unless(atTurnStart, TYPES, 'formation-turn-start'),
  )
}

/** The standing of an aircraft in its formation. */
export interface FormationStanding {
  readonly inFormation: boolean
  readonly fixedBenefits: boolean
}

/**
 * Rule 8.6: an aircraft outside the parameters in effect is out of formation; fixed benefits need fixed parameters.
 *
 * @rule OTR2-8.6-formation-types
 * @category Rule 8.6
 */
export function formationStanding(mode: FormationMode, meetsParameters: boolean): Ruled<FormationStanding> {
  const bad = gate(TYPES, { mode, meetsParameters }, { mode: oneOf(FORMATION_MODES), meetsParameters: flag })
  return bad ?? ruled({ inFormation: meetsParameters, fixedBenefits: meetsParameters && mode === 'fixed' })
}

/** What a pilot may be in a formation. */
export interface Leadership {
  readonly mayLead: boolean
  /** Leads on paper only: launch, set-up, scenario start. */
  readonly acting: boolean
  readonly benefits: boolean
}

/**
 * Rule 12.2: a green pilot may act as leader if regulars and veterans are too few, for administration only and
 * without formation benefits. Recruits may not.
 *
 * @rule FW-12.2-green-leader
 * @category Rule 12.2
 */
export function leadership(who: Quality, shortOfLeaders: boolean): Ruled<Leadership> {
  const bad = gate('FW-12.2-green-leader', { who, shortOfLeaders }, { who: quality, shortOfLeaders: flag })
  if (bad !== null) return bad
  if (who === 'regular' || who === 'veteran') return ruled({ mayLead: true, acting: false, benefits: true })
  const acting = who === 'green' && shortOfLeaders
  return ruled({ mayLead: acting, acting, benefits: false })
}
