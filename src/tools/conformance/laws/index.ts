import type { Call, Catalogue, Finished, Law, Opening, Position, Taken } from '../law.js'
import {
  gatesTakeAnything,
  optionsMatter,
  rulesExist,
  scenariosBringNoSeed,
  scenariosExist,
  seatsArePlayers,
} from './catalogue.js'
import { callsAreInOrder, diceAreExact, diceBarUndo, missingDiceBreakNothing, surplusIsRefused } from './dice.js'
import { olderStatesStay, outcomeIsInOrder, overIsOver, recordsVerify } from './end.js'
import {
  inputsStay,
  listedIsLegal,
  listIsComplete,
  listIsInSeason,
  listIsTidy,
  listIsWhole,
  mutantsAgree,
  notationReadsBack,
  refusalsAreInOrder,
  resignEnds,
  resignedIsAState,
  someoneActs,
} from './lists.js'
import { chanceFallsLater, configsAreGated, defaultsAreWritten, scenarioSetsUp } from './opening.js'
import {
  changesAreTold,
  eventsTellNoMore,
  needsTellNothing,
  nothingLeaks,
  sampleFits,
  sampleReachesTruth,
  sampleVaries,
  seedIsSecret,
  shownIsBarred,
  viewIsEnough,
  viewIsWhole,
  viewsForgetOrder,
  viewsTellNoMore,
} from './secrets.js'
import {
  answersStay,
  foreignStatesHold,
  foreignViewsHold,
  forkIsApart,
  noStoredOrder,
  oneObjectOnePlace,
  somebodyKnows,
  stateIsFrozen,
  stateIsJson,
} from './states.js'
import { doorsAgree, eventsAreCited, eventsAreJson, eventsStay, forksAskAlike, unchangedIsShared } from './steps.js'
import { changesAreLegal, fieldsAreExact, secretMeansHidden, touchedIsInScene, wantedIsAnOrder } from './touches.js'

/** The laws of what a ruleset says of itself. */
export const catalogueLaws: readonly Law<Catalogue>[] = [
  scenariosExist,
  scenariosBringNoSeed,
  seatsArePlayers,
  rulesExist,
  gatesTakeAnything,
  optionsMatter,
]

/** The laws of setting up. */
export const openingLaws: readonly Law<Opening>[] = [
  scenarioSetsUp,
  defaultsAreWritten,
  chanceFallsLater,
  configsAreGated,
]

/** The laws that hold in every position. */
export const positionLaws: readonly Law<Position>[] = [
  overIsOver,
  someoneActs,
  forkIsApart,
  listIsTidy,
  listIsWhole,
  listIsInSeason,
  listedIsLegal,
  mutantsAgree,
  listIsComplete,
  refusalsAreInOrder,
  notationReadsBack,
  resignEnds,
  resignedIsAState,
  answersStay,
  inputsStay,
  stateIsJson,
  stateIsFrozen,
  foreignStatesHold,
  foreignViewsHold,
  oneObjectOnePlace,
  noStoredOrder,
  somebodyKnows,
  viewIsWhole,
  seedIsSecret,
  sampleFits,
  sampleVaries,
  sampleReachesTruth,
  nothingLeaks,
  needsTellNothing,
  viewIsEnough,
  touchedIsInScene,
  fieldsAreExact,
  changesAreLegal,
  wantedIsAnOrder,
]

/** The laws of every call for physical dice. */
export const diceLaws: readonly Law<Call>[] = [callsAreInOrder, missingDiceBreakNothing, diceAreExact]

/** The laws that hold for every step. */
export const stepLaws: readonly Law<Taken>[] = [
  doorsAgree,
  forksAskAlike,
  unchangedIsShared,
  diceBarUndo,
  surplusIsRefused,
  eventsAreCited,
  eventsAreJson,
  eventsStay,
  changesAreTold,
  eventsTellNoMore,
  viewsTellNoMore,
  viewsForgetOrder,
  shownIsBarred,
  secretMeansHidden,
]

/** The laws of a finished game. */
export const endLaws: readonly Law<Finished>[] = [outcomeIsInOrder, olderStatesStay, recordsVerify]
