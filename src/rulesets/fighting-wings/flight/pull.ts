/** The second half of a reversal: the aircraft pulls through until it flies the other way. */
import type { Io } from '../../../core/index.js'
import { no, type Refusal } from '../book/messages.js'
import type { FlightType, Increments, TurnRate } from '../errata/vocabulary.js'
import {
  type Craft,
  craftOf,
  type Draft,
  edit,
  type FightingWings,
  type Plane,
  plane,
  type State,
} from '../state/state.js'
import { instrumentsRefusal, isInCloud } from './clouds.js'
import { turnMinimum } from './energy.js'
import { diveLines, post, poster } from './ledger.js'

const RATES: readonly TurnRate[] = ['BT', 'HT', 'TT']

/** The hardest turn up to BT that the speed allows: what the pull costs is counted in portions of it. @rule BR-17 */
function pullRate(state: State, at: Plane, craft: Craft): TurnRate {
  return RATES.find((rate) => at.move!.start >= turnMinimum(state, at, craft, rate)) ?? 'EZ'
}

/** Increments that the pull loses: twice the speed out of a steep dive. Vertical flight is half round already. @rule BR-17 */
const pullLoss = ({ move }: Plane, flown: FlightType): Increments => (flown === 'SD' ? move!.start : 0)

/** Why it cannot be flown here: too low, or in cloud; null if it can. @rule BR-17 BR-37 */
export function pullRefusal(state: State, id: string, flown: FlightType): Refusal {
  const at = plane(state, id)
  if (isInCloud(state, at.alt)) return instrumentsRefusal(id, 'a reversal')
  const need = pullLoss(at, flown)
  return at.alt > need ? null : () => no('BR-17', 'too-low', { plane: id, alt: at.alt, need })
}

/** Pulls through: down as a dive goes, and slower by portions of a hard turn. Says what is lost. @rule BR-17 */
export function pullThrough(
  draft: Draft,
  id: string,
  flown: FlightType,
  io: Pick<Io<FightingWings>, 'emit'>,
): Increments {
  const [at, craft] = [edit(draft, id), craftOf(draft, id)]
  const lost = pullLoss(at, flown)
  at.alt -= lost
  at.move!.down += lost
  if (lost > 0) diveLines(draft, craft, lost, 0, poster(at, id, io))
  const { portions } = draft.config.base.reversal
  post(at, id, 'BR-17', 'pull-through', -portions * craft.turnDecel[pullRate(draft, at, craft)], io)
  return lost
}
