/** What a state from outside must keep beyond its shape: ids that exist, questions that can be answered. */

import { type CoreRule, refuseState, top, type Violation } from '../../../core/index.js'
import { cellBoardContains } from '../../../geometry/index.js'
import type { RuleId } from '../book/rules.js'
import { ableBombers, objectiveUnder } from '../flight/map.js'
import { gunIndex } from '../gunnery/guns.js'
import { deployers, livingPlanes } from '../turn/sequence.js'
import { checkCard } from './cards.js'
import {
  type Fight,
  type FrameKind,
  type Phase,
  type Plane,
  type Roll,
  type Rules,
  SEATS,
  type Seat,
  type Slot,
  type State,
} from './state.js'

/** The first way in which the state contradicts itself, or `[]`. */
export function sound(state: State): readonly Violation<RuleId | CoreRule>[] {
  const wrong = contradictions(state)
  return wrong === undefined ? [] : [refuseState(wrong)]
}

const contradictions = (state: State): string | undefined =>
  dataWrong(state) ?? planesWrong(state) ?? (state.phase === 'over' ? overWrong(state) : playWrong(state))

function dataWrong({ config, planes }: State): string | undefined {
  if (Object.entries(config.cards).some(([id, card]) => card.id !== id || checkCard(card).length > 0))
    return 'config.cards'
  const { roster } = config
  const same = roster.length === Object.keys(planes).length && roster.every((id) => Object.hasOwn(planes, id))
  return same && new Set(roster).size === roster.length ? undefined : 'config.roster'
}

function planesWrong(state: State): string | undefined {
  const bad = Object.entries(state.planes).find(([, plane]) => isPlaneWrong(state, plane))
  const cells = [...state.clouds, ...state.guns.map(({ square }) => ({ ...square, altitude: 1 }))]
  if (!cells.every((cell) => cellBoardContains(state.config.map, cell))) return 'clouds'
  return bad && `planes.${bad[0]}`
}

function isPlaneWrong({ config, phase }: State, plane: Plane): boolean {
  if (!Object.hasOwn(config.cards, plane.card) || config.cards[plane.card]!.side !== plane.side) return true
  if (plane.cell === null ? phase !== 'prepare' && phase !== 'over' : !cellBoardContains(config.map, plane.cell))
    return true
  if (plane.chit === null && (plane.chitShown || (phase !== 'prepare' && phase !== 'over'))) return true
  return plane.status === 'shot-down' ? plane.hits < 2 : plane.hits > 1
}

const overWrong = ({ slot, fight, aa, bombers, resigned }: State): string | undefined =>
  resigned === null && (slot !== null || fight !== null || aa.length > 0 || bombers.length > 0) ? 'phase' : undefined

/** In which phase each question can be asked, and by whom it is answered. */
const ASKED: Readonly<Record<FrameKind, readonly Phase[]>> = {
  drawChit: ['prepare'],
  rollAA: ['prepare'],
  deployAA: ['prepare'],
  rollClouds: ['prepare'],
  deployClouds: ['prepare'],
  deployPlanes: ['prepare'],
  priorities: ['priorities'],
  dealPriorities: ['priorities'],
  drawInitiative: ['initiative'],
  chooseTarget: ['movement'],
  attackBelow: ['movement'],
  react: ['movement'],
  aa: ['aa', 'movement'],
  lucky: ['movement', 'aa', 'bombing'],
  rollFire: ['movement', 'aa', 'bombing'],
  bombing: ['bombing'],
}

function playWrong(state: State): string | undefined {
  const frame = top(state)
  if (state.agenda.some(({ kind }) => !ASKED[kind].includes(state.phase))) return 'agenda'
  if (state.phase === 'prepare' ? !isPreparationRight(state) : state.agenda.length > 1) return 'agenda'
  if (frame === undefined && state.phase !== 'movement') return 'agenda'
  if (ableBombers(state).length === 0 || state.bombed.length > 0) return 'phase'
  return slotWrong(state) ?? fightWrong(state) ?? listsWrong(state)
}

/** The questions of the preparation from the last to the first, as they lie on the agenda. @rule RA-PREP-07 */
function preparationOf(rules: Rules): readonly string[] {
  const [first, last] = deployers(rules)
  const chits = ['deployClouds italian', 'rollClouds referee', 'deployAA italian', 'rollAA referee']
  return [`deployPlanes ${last}`, `deployPlanes ${first}`, ...chits, 'drawChit referee']
}

const [PLANES, CLOUDS, GUNS, CHITS] = [2, 3, 5, 7]

/** What has been asked is done, what will be asked is not. Of a start in the middle only chits may be missing. */
function isPreparationRight(state: State): boolean {
  const { agenda, toDeploy } = state
  const asked = agenda.map(({ kind, waiting }) => `${kind} ${waiting}`)
  const [first, last] = deployers(state.config)
  const preparation = preparationOf(state.config)
  if (asked.length === 1 && asked[0] === preparation[CHITS - 1]) {
    return isChitMissing(state) && SEATS.every((seat) => !isPlaneMissing(state, seat)) && isDeployed(toDeploy)
  }
  const left = asked.length
  if (left === 0 || !asked.every((one, i) => preparation[i] === one)) return false
  if (!isPlaneMissing(state, last) || isPlaneMissing(state, first) !== left >= PLANES) return false
  if (isChitMissing(state) !== (left === CHITS)) return false
  return toDeploy.guns > 0 === (left === GUNS) && toDeploy.clouds > 0 === (left === CLOUDS)
}

const isDeployed = ({ guns, clouds }: State['toDeploy']): boolean => guns === 0 && clouds === 0
const isChitMissing = ({ planes }: State): boolean => Object.values(planes).some(({ chit }) => chit === null)
const isPlaneMissing = ({ planes }: State, seat: Seat): boolean =>
  Object.values(planes).some(({ side, cell }) => side === seat && cell === null)

const flies = (state: State, id: string): boolean =>
  Object.hasOwn(state.planes, id) && state.planes[id]!.status === 'flying'
const exists = (state: State, id: string): boolean => Object.hasOwn(state.planes, id)

function slotWrong(state: State): string | undefined {
  const { slot, phase } = state
  if ((slot !== null) !== (phase === 'movement')) return 'slot'
  if (!state.order.every((id) => exists(state, id))) return 'order'
  return slot === null || isSlotRight(state, slot) ? undefined : 'slot'
}

function isSlotRight(state: State, { plane, attacked, reactions, stage }: Slot): boolean {
  if (!flies(state, plane) || (attacked !== null && !exists(state, attacked))) return false
  if (!(reactions ?? []).every((id) => exists(state, id))) return false
  return (stage === 'done') === (state.agenda.length === 0) || state.fight !== null || state.aa.length > 0
}

/** A fight goes with its question, and with planes, guns and objectives that are there. */
function fightWrong(state: State): string | undefined {
  const { fight } = state
  const kind = top(state)?.kind
  if ((fight !== null) !== (kind === 'lucky' || kind === 'rollFire')) return 'fight'
  if (fight === null) return undefined
  return fight.asked.length > 0 === (kind === 'lucky') && isFightRight(state, fight) ? undefined : 'fight'
}

const isFightRight = (state: State, { rolls, asked }: Fight): boolean =>
  rolls.every((roll) => isRollRight(state, roll)) &&
  asked.every(({ roll, plane }) => roll < rolls.length && exists(state, plane))

function isRollRight(state: State, { kind, by, target, lucky }: Roll): boolean {
  if (!lucky.every(({ plane }) => exists(state, plane))) return false
  if (kind === 'aa') return state.guns[gunIndex(by)] !== undefined && flies(state, target)
  if (kind === 'bomb') return flies(state, by) && objectiveUnder(state, by) !== undefined
  return flies(state, by) && flies(state, target)
}

function listsWrong(state: State): string | undefined {
  const right =
    state.aa.every(({ gun, targets }) => state.guns[gun] !== undefined && targets.every((id) => exists(state, id))) &&
    areBombersRight(state) &&
    arePrioritiesRight(state)
  return right ? undefined : 'lists'
}

/** Bombers that are still to be asked can bomb, and while they are asked there are some. @rule RA-BOMB-01 */
function areBombersRight(state: State): boolean {
  const able = ableBombers(state)
  if (!state.bombers.every((id) => able.includes(id) && objectiveUnder(state, id) !== undefined)) return false
  return new Set(state.bombers).size === state.bombers.length && (!isBombing(state) || state.bombers.length > 0)
}

const isBombing = (state: State): boolean => top(state)?.kind === 'bombing'

const arePrioritiesRight = (state: State): boolean =>
  Object.keys(state.priorities).every((id) => exists(state, id)) &&
  SEATS.every((seat) => (state.phase === 'priorities' ? areGivenRight(state, seat) : areAllRight(state, seat)))

const numbersOf = ({ priorities, planes }: State, seat: Seat): readonly number[] =>
  Object.keys(priorities).flatMap((id) => (planes[id]!.side === seat ? priorities[id]! : []))

/** While they are given: numbers of planes in play, each once, some missing exactly if that side is asked. */
function areGivenRight(state: State, seat: Seat): boolean {
  const living = livingPlanes(state, seat)
  const numbers = numbersOf(state, seat)
  const given = living.filter((id) => Object.hasOwn(state.priorities, id))
  if (numbers.length !== given.length || new Set(numbers).size !== numbers.length) return false
  const isAsked = state.agenda.some(({ waiting }) => waiting.includes(seat) || waiting.includes('referee'))
  return numbers.every((number) => number >= 1 && number <= living.length) && isAsked === given.length < living.length
}

/** Once they are given: 1 to n, one for every plane in play; others were lost since. */
function areAllRight(state: State, seat: Seat): boolean {
  const numbers = numbersOf(state, seat)
  if (state.phase === 'prepare') return numbers.length === 0
  const living = livingPlanes(state, seat)
  if (state.phase === 'initiative' && living.length !== numbers.length) return false
  return living.every((id) => Object.hasOwn(state.priorities, id)) && numbers.every((_, i) => numbers.includes(i + 1))
}
