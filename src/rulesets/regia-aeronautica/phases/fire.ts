/** Rolls of 2d6: chits turned up, LUCKY declared, dice thrown by the referee, hits, kills, clouds. */

import { type ActionRules, type Io, kept, type Modifier, total } from '../../../core/index.js'
import { type Cell, cellBoardContains, cellStep } from '../../../geometry/index.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { CLOUD_DIRECTIONS, cloudSteps } from '../book/tables.js'
import { isFlying, objectiveUnder } from '../flight/map.js'
import { gunIndex } from '../gunnery/guns.js'
import { isKill, isNatural, modifiersOf, needOf } from '../gunnery/odds.js'
import {
  type Draft,
  edit,
  plane as planeOf,
  type RegiaAeronautica,
  type Roll,
  type Rules,
  type State,
} from '../state/state.js'
import { answered, endIfWon, question } from '../turn/sequence.js'
import { afterAA } from './aa.js'
import { afterBombing, spendBombs } from './bombing.js'
import { afterFight } from './engagement.js'

// ---------------------------------------------------------------------------------------- before the dice

type Shot = Pick<Roll, 'kind' | 'by' | 'target'>

/** Opens a fight: chits up, then every LUCKY declaration, then the dice. @rule RA-CHIT-08 */
export function openFight(draft: Draft, shots: readonly Shot[], attempt: 1 | 2, io: Io<RegiaAeronautica>): void {
  for (const plane of new Set(shots.flatMap(planesOf))) turnUp(draft, plane, io)
  const questions = shots.flatMap((shot, roll) => luckyPlanes(draft, shot).map((plane) => ({ roll, plane })))
  draft.fight = { rolls: shots.map((shot) => ({ ...shot, lucky: [] })), attempt, asked: questions }
  askNext(draft)
}

/** The planes a roll is made by or against, the firer first. Guns and squares may bear the name of a plane: `I4`. */
function planesOf({ kind, by, target }: Shot): readonly string[] {
  if (kind === 'aa') return [target]
  return kind === 'bomb' ? [by] : [by, target]
}

/** @rule RA-CHIT-07 */
function turnUp(draft: Draft, id: string, io: Io<RegiaAeronautica>): void {
  const { chit, chitShown } = planeOf(draft, id)
  if (chitShown || chit === null) return
  edit(draft, id).chitShown = true
  io.reveal()
  io.emit?.({ type: 'chitRevealed', rule: CHIT_RULES[chit], audience: 'all', plane: id, chit })
}

const CHIT_RULES = { ace: 'RA-CHIT-02', green: 'RA-CHIT-03', none: 'RA-CHIT-04', lucky: 'RA-CHIT-07' } as const

/** @rule RA-CHIT-05 */
function luckyPlanes(state: State, shot: Shot): readonly string[] {
  if (shot.kind === 'bomb' && (!state.config.options.chitsOnBombing || isNatural(state, shot))) return []
  return planesOf(shot).filter((id) => planeOf(state, id).chit === 'lucky')
}

function askNext(draft: Draft): void {
  const next = draft.fight!.asked[0]
  if (next === undefined) question(draft, 'rollFire', ['referee'])
  else question(draft, 'lucky', [planeOf(draft, next.plane).side])
}

/** @rule RA-CHIT-05 */
export const useLucky: ActionRules<RegiaAeronautica>['useLucky'] = {
  phases: ['movement', 'aa', 'bombing'],
  answers: ['lucky'],
  listed: 'all',
  check(state, { plane }) {
    if (state.fight!.asked[0]!.plane === plane) return kept
    const later = state.fight!.asked.some((question) => question.plane === plane)
    return [no(later ? 'RA-CHIT-08' : 'RA-CHIT-05', 'not-lucky', { plane })]
  },
  apply(draft, { plane, value }, io) {
    answered(draft)
    const { roll } = draft.fight!.asked.shift()!
    draft.fight!.rolls[roll]!.lucky.push({ plane, value })
    io.emit?.({ type: 'luckyDeclared', rule: 'RA-CHIT-05', audience: 'all', plane, value })
    askNext(draft)
  },
}

// ---------------------------------------------------------------------------------------- the dice

interface Result extends Roll {
  readonly dice: readonly [number, number]
  readonly modifiers: readonly Modifier<RuleId>[]
  readonly total: number
  readonly need: number
  readonly hit: boolean
}

/** @rule RA-FIRE-01 */
export const rollFire: ActionRules<RegiaAeronautica>['rollFire'] = {
  phases: ['movement', 'aa', 'bombing'],
  answers: ['rollFire'],
  listed: 'all',
  check: () => kept,
  apply(draft, _action, io) {
    const { rolls, attempt } = draft.fight!
    const isTogether = draft.config.options.returnRoll === 'together'
    const results = isTogether ? settle(draft, rolls, io) : rolls.flatMap((roll) => settle(draft, [roll], io))
    answered(draft)
    draft.fight = null
    for (const { kind, by, hit } of results) if (kind === 'bomb') spendBombs(draft, by, hit, attempt)
    if (endIfWon(draft, io)) return
    for (const { dice } of results) if (isDouble(dice)) moveClouds(draft, dice, io)
    goOn(draft, results[0]!, io)
  },
}

/** Rolls that are made together: all dice, then all results. Who has been shot down does not roll. @rule RA-FIRE-06 */
function settle(draft: Draft, rolls: readonly Roll[], io: Io<RegiaAeronautica>): readonly Result[] {
  const due = rolls.filter(({ kind, by }) => kind !== 'return' || isFlying(draft, by))
  const results = due.map((roll) => throwDice(draft, roll, io))
  for (const result of results) tellRoll(draft, result, io)
  for (const result of results) markFired(draft, result, io)
  for (const result of results) if (result.hit) applyHit(draft, result, io)
  return results
}

function throwDice(draft: Draft, roll: Roll, io: Io<RegiaAeronautica>): Result {
  const dice = io.pool(`${roll.kind} ${roll.by}`, 2) as readonly [number, number]
  const modifiers = modifiersOf(draft, roll)
  const need = needOf(draft, roll)
  const sum = dice[0] + dice[1] + total(modifiers)
  return { ...roll, dice, modifiers, total: sum, need, hit: sum >= need || isKill(draft, roll, dice, sum) }
}

function tellRoll({ phase }: State, result: Result, io: Io<RegiaAeronautica>): void {
  const { kind, by, target, dice, modifiers, total: sum, need, hit } = result
  const rolled = { audience: 'all', kind, by, target, dice: [...dice], modifiers, total: sum, need, hit } as const
  if (kind === 'aa') io.emit?.({ type: 'aaFired', rule: phase === 'aa' ? 'RA-AA-01' : 'RA-AA-02', ...rolled })
  else if (kind === 'bomb') io.emit?.({ type: 'bombsDropped', rule: 'RA-BOMB-02', ...rolled })
  else io.emit?.({ type: 'fireRolled', rule: kind === 'fire' ? 'RA-FIRE-01' : 'RA-FIRE-05', ...rolled })
}

/** @rule RA-FIRE-04 */
function markFired(draft: Draft, { kind, by }: Result, io: Io<RegiaAeronautica>): void {
  if (kind === 'aa') {
    const index = gunIndex(by)
    draft.guns = draft.guns.map((gun, i) => (i === index ? { ...gun, fired: true } : gun))
    return
  }
  const counts = kind === 'fire' || (kind === 'return' && draft.config.options.returnFireCounts)
  if (!counts || planeOf(draft, by).fired) return
  edit(draft, by).fired = true
  io.emit?.({ type: 'firedMarked', rule: 'RA-FIRE-04', audience: 'all', plane: by })
}

function applyHit(draft: Draft, result: Result, io: Io<RegiaAeronautica>): void {
  if (result.kind === 'bomb') bombObjective(draft, result.by, io)
  else hitPlane(draft, result, io)
}

/** @rule RA-WIN-01 */
function bombObjective(draft: Draft, plane: string, io: Io<RegiaAeronautica>): void {
  const square = objectiveUnder(draft, plane) as string
  draft.bombed.push(square)
  io.emit?.({ type: 'objectiveBombed', rule: 'RA-WIN-01', audience: 'all', square, plane })
}

/** @rule RA-FIRE-03 */
function hitPlane(draft: Draft, result: Result, io: Io<RegiaAeronautica>): void {
  const { target, by } = result
  const victim = edit(draft, target)
  const rule = hitRule(draft, result)
  victim.hits = rule === 'RA-FIRE-03' ? victim.hits + 1 : 2
  io.emit?.({ type: 'hitMarked', rule, audience: 'all', plane: target, hits: victim.hits })
  if (victim.hits < 2) return
  victim.status = 'shot-down'
  io.emit?.({ type: 'planeShotDown', rule, audience: 'all', plane: target, by })
}

/** Two hits shoot down, or one that kills at once. */
function hitRule(state: State, result: Result): 'RA-FIRE-03' | 'RA-FIRE-07' | 'RA-AA-05' {
  if (!isKill(state, result, result.dice, result.total)) return 'RA-FIRE-03'
  return result.kind === 'aa' ? 'RA-AA-05' : 'RA-FIRE-07'
}

function goOn(draft: Draft, result: Result, io: Io<RegiaAeronautica>): void {
  if (result.kind === 'bomb') afterBombing(draft, result.by, io)
  else if (draft.phase === 'aa') afterAA(draft, io)
  else afterFight(draft, io)
}

// ---------------------------------------------------------------------------------------- clouds

/** Do these dice set the clouds moving? @rule RA-CLD-05 */
export const isDouble = ([a, b]: readonly number[]): boolean => a === b && (a === 1 || a === 6)

/** @rule RA-CLD-06 */
function moveClouds(draft: Draft, dice: readonly number[], io: Io<RegiaAeronautica>): void {
  io.emit?.({ type: 'cloudsTriggered', rule: 'RA-CLD-05', audience: 'all', dice: [...dice] })
  const shared = draft.config.options.cloudRoll === 'shared' && draft.clouds.length > 0 ? cloudDice(io) : undefined
  const rolls = draft.clouds.map(() => shared ?? cloudDice(io))
  for (const [i, [direction, altitude]] of rolls.entries()) drift(draft, i, direction, altitude, io)
}

const cloudDice = (io: Io<RegiaAeronautica>): readonly [number, number] => [
  io.die('cloud direction'),
  io.die('cloud altitude'),
]

/** Where a cloud goes by its two dice: each part of the move is made if the map allows it. @rule RA-CLD-06 RA-CLD-07 */
export function driftedFrom({ map, options }: Rules, cloud: Cell, direction: number, altitude: number): Cell {
  let cell = cloud
  for (const step of cloudSteps(options.stillClouds, direction, altitude)) {
    const next = cellStep(cell, step)
    if (cellBoardContains(map, next)) cell = next
  }
  return { ...cell }
}

function drift(draft: Draft, index: number, direction: number, altitude: number, io: Io<RegiaAeronautica>): void {
  const cell = driftedFrom(draft.config, draft.clouds[index]!, direction, altitude)
  draft.clouds[index] = cell
  const moved = { cloud: index, ...cell, dice: [direction, altitude] }
  const rule = CLOUD_DIRECTIONS[direction - 1] === null ? 'RA-CLD-07' : 'RA-CLD-06'
  io.emit?.({ type: 'cloudMoved', rule, audience: 'all', ...moved })
}
