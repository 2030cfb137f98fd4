import type { Law, Position, Taken } from '../law.js'
import { listedIsLegal, listIsTidy, mutantsAgree, notationReadsBack, resignEnds, someoneActs } from './lists.js'
import {
  changesAreTold,
  eventsTellNoMore,
  needsTellNothing,
  nothingLeaks,
  sampleFits,
  sampleVaries,
  viewIsEnough,
  viewIsWhole,
} from './secrets.js'
import { forkIsApart, noStoredOrder, oneObjectOnePlace, stateIsFrozen, stateIsJson } from './states.js'
import { doorsAgree, eventsAreCited } from './steps.js'

/** The laws that hold in every position. */
export const positionLaws: readonly Law<Position>[] = [
  someoneActs,
  listIsTidy,
  listedIsLegal,
  mutantsAgree,
  notationReadsBack,
  resignEnds,
  stateIsJson,
  stateIsFrozen,
  forkIsApart,
  oneObjectOnePlace,
  noStoredOrder,
  viewIsWhole,
  sampleFits,
  sampleVaries,
  nothingLeaks,
  needsTellNothing,
  viewIsEnough,
]

/** The laws that hold for every step. */
export const stepLaws: readonly Law<Taken>[] = [doorsAgree, eventsAreCited, changesAreTold, eventsTellNoMore]
