/** Formations: who leads, who keeps his place, and what fixed parameters are worth. */
import { broken, type Violation } from '../../../core/index.js'
import { citing } from '../book/law.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { QUALITIES } from '../errata/vocabulary.js'
import { hexesBetween, slant } from '../flight/airspace.js'
import { type Draft, edit, type Flyer, flyerOf, type Plane, plane, type State } from '../state/state.js'
import { isHelpless } from './tailing.js'

/** The rule of fixed and flexible parameters. */
export const formationRule = ({ config: { law } }: State): RuleId => citing(law, 'OTR2-8.6-formation-types', 'HR-12')

const areTogether = (a: Flyer, b: Flyer): boolean => a.formation === b.formation && a.side === b.side

/** The aircraft of one's formation that are in play, itself among them; none for a loner. */
function membersOf(state: State, id: string): readonly string[] {
  const own = flyerOf(state, id)
  const out: string[] = []
  if (own.formation === null) return out
  for (const other in state.planes)
    if (!plane(state, other).out && areTogether(own, flyerOf(state, other))) out.push(other)
  return out
}

/** Who leads the formation of an aircraft: its leader, or the best pilot left; null for a loner. @rule HR-12 */
function chiefOf(state: State, id: string): string | null {
  let chief: string | null = null
  for (const other of membersOf(state, id))
    if (chief === null || standing(state, other) > standing(state, chief)) chief = other
  return chief
}

/** Leaders before all others, then by quality; of equals the first id. */
const standing = (state: State, id: string): number => {
  const { leader, pilot } = flyerOf(state, id)
  return (leader ? QUALITIES.length : 0) + QUALITIES.indexOf(pilot.quality)
}

/** The aircraft at the head of a wingman's formation, in command of itself; null if there is none. */
export function headOf(state: State, id: string): string | null {
  const chief = flyerOf(state, id).formation === null ? null : chiefOf(state, id)
  return chief === null || chief === id || isHelpless(state, chief) ? null : chief
}

/** The leader whose number a wingman in formation may take. @rule HR-09 HR-12 */
export function leaderOf(state: State, id: string): string | null {
  const leader = headOf(state, id)
  return leader !== null && mayLead(flyerOf(state, leader)) && isBy(state, id, leader) ? leader : null
}

/** A green leader leads on paper only. @rule FW-12.2-green-leader HR-09 */
export const mayLead = ({ pilot: { quality } }: Flyer): boolean => quality === 'regular' || quality === 'veteran'

/** Is it within the parameters in effect of its leader? @rule OTR2-8.6-formation-types HR-12 */
function isBy(state: State, id: string, leader: string): boolean {
  const [own, lead] = [plane(state, id), plane(state, leader)]
  const hexes = hexesBetween(own, lead)
  if (own.fixed) return isTight(state, own, lead, hexes)
  return slant(hexes, own.alt - lead.alt) <= state.config.base.formation.flexible
}

function isTight({ config: { base } }: State, own: Plane, lead: Plane, hexes: number): boolean {
  const { fixed, rise, facings } = base.formation
  const off = (own.facing - lead.facing + 12) % 12
  return hexes <= fixed && Math.abs(own.alt - lead.alt) <= rise && Math.min(off, 12 - off) <= facings
}

/** Has it the benefits of fixed parameters: in its place, under a leader who is one? @rule OTR2-8.6-formation-types HR-12 */
export function isTightlyFlown(state: State, id: string): boolean {
  if (!plane(state, id).fixed) return false
  const chief = chiefOf(state, id)
  if (chief === null || !mayLead(flyerOf(state, chief))) return false
  if (chief !== id) return isBy(state, id, chief)
  return membersOf(state, id).some((other) => other !== id && isBy(state, other, id))
}

/** Why the formation of an aircraft cannot be loosened by it. @rule OTR2-8.6-formation-types HR-12 */
export function loosenProblems(state: State, id: string): readonly Violation<RuleId>[] {
  const { fixed, gloc } = plane(state, id)
  return broken(
    (!fixed || chiefOf(state, id) !== id) && no(formationRule(state), 'no-fixed-formation', { plane: id }),
    gloc > 0 && no(formationRule(state), 'helpless', { plane: id }),
  )
}

/** From fixed parameters to flexible ones, for good. @rule OTR2-8.6-formation-types HR-12 */
export function loosen(draft: Draft, id: string): void {
  for (const other of membersOf(draft, id)) edit(draft, other).fixed = false
}
