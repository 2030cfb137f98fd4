/** 1.40 Initiative and tailing, and 2.10 the order that follows from it. */
import { type ActionRules, kept } from '../../../core/index.js'
import { hasEnemy, hasLeader } from '../cv.js'
import {
  type AerialCraps,
  craft,
  type Draft,
  edit,
  flying,
  pilotOf,
  type State,
  type Steps,
  type Table,
} from '../state.js'
import { answered, doNext, pend } from '../tasks.js'
import { shiftFlying } from './pilot-points.js'

type Rules = ActionRules<AerialCraps>

/** One die each, with experience. @rule AC-1.40-1 */
export const rollInitiative: Rules['rollInitiative'] = {
  phases: ['housekeeping'],
  answers: ['rollInitiative'],
  listed: 'all',
  check: () => kept,
  apply(draft, _action, io) {
    answered(draft)
    for (const ac of flying(draft)) post(draft, ac, io)
    doNext(
      draft,
      { do: 'addCvs', list: byPosted(draft, flying(draft)) },
      { do: 'tailing' },
      { do: 'spreadFire' },
      { do: 'maintenances' },
      { do: 'movement' },
    )
  },
}

function post(draft: Draft, ac: string, io: Table): void {
  const { experience } = pilotOf(draft, ac)
  const die = io.die(`initiative ${ac}`)
  const modifiers = [{ rule: 'AC-0.143-1', label: 'experience', value: experience }] as const
  edit(draft, ac).posted = die + experience
  const rolled = { ac, dice: [die], modifiers, total: die + experience }
  io.emit?.({ type: 'initiativeRolled', rule: 'AC-1.40-1', audience: 'all', ...rolled })
}

const postedOf = (state: State, ac: string): number => craft(state, ac).posted ?? 0

/** In the order of posted initiative, then id. */
export function byPosted(state: State, ids: readonly string[]): readonly string[] {
  const sense = state.config.options.initiativeOrder === 'lowFirst' ? 1 : -1
  return [...ids].sort((a, b) => sense * (postedOf(state, a) - postedOf(state, b)))
}

// ---------------------------------------------------------------------------------------- 1.41 tailing

/** What the CV adds to the initiative: half, rounded up, on a target without a target. @rule AC-1.41-1 */
export function tailingValue(state: State, ac: string): number {
  const { cv, target } = craft(state, ac)
  if (target === null || cv <= 0) return 0
  return craft(state, target).target === null ? Math.ceil(cv / 2) : cv
}

/** The initiative with the CV, if it is added. @rule AC-1.41-1 */
export const adjustedOf = (state: State, ac: string): number =>
  postedOf(state, ac) + (craft(state, ac).addsCv ? tailingValue(state, ac) : 0)

/** @rule AC-1.41-1 */
export const addCv: Rules['addCv'] = {
  phases: ['housekeeping'],
  answers: ['addCv'],
  listed: 'all',
  check: () => kept,
  apply(draft, { add }, io) {
    const { ac } = answered<'addCv'>(draft)
    edit(draft, ac).addsCv = add
    if (!add) io.emit?.({ type: 'passed', rule: 'AC-1.41-1', audience: 'all', ac })
    else io.emit?.({ type: 'cvAdded', rule: 'AC-1.41-1', audience: 'all', ac, adjusted: adjustedOf(draft, ac) })
  },
}

/** A leader is followed anyway, an enemy if the adjusted initiative beats its posted one. @rule AC-1.41-2 */
function followed(state: State, ac: string): string | null {
  const { target } = craft(state, ac)
  if (target === null) return null
  if (hasLeader(state, ac)) return target
  return adjustedOf(state, ac) > postedOf(state, target) ? target : null
}

function link(draft: Draft, io: Table): void {
  for (const ac of flying(draft)) edit(draft, ac).follows = followed(draft, ac)
  if (io.emit === undefined) return
  for (const ac of flying(draft)) {
    const target = craft(draft, ac).follows
    if (target === null) continue
    const chained = craft(draft, target).follows !== null
    const rule = hasLeader(draft, ac) ? 'AC-1.24-2' : chained ? 'AC-1.41-3' : 'AC-1.41-2'
    io.emit({ type: 'tailed', rule, audience: 'all', ac, target })
  }
}

/** Cuts every circle before the winner of a roll-off. @rule AC-1.41-4 */
function cutCircles(draft: Draft, io: Table): void {
  for (const ac of flying(draft)) {
    const circle = circleOf(draft, ac)
    if (circle.length === 0) continue
    const order = rollOff(draft, circle, 'AC-1.41-4', io)
    edit(draft, order[order.length - 1]!).follows = null
  }
}

/** The closed loop that an aircraft is part of; none if it is in no loop. */
function circleOf(state: State, ac: string): readonly string[] {
  const circle = [ac]
  for (let next = craft(state, ac).follows; next !== null && next !== ac; next = craft(state, next).follows) {
    if (circle.includes(next)) return []
    circle.push(next)
  }
  return craft(state, circle[circle.length - 1]!).follows === ac ? circle : []
}

/** One die each, ties again; the lowest first. */
function rollOff(draft: Draft, ids: readonly string[], rule: 'AC-1.41-4' | 'AC-2.10-3', io: Table): readonly string[] {
  if (ids.length < 2) return ids
  const rolls = new Map<string, number>()
  for (const ac of ids) {
    const die = io.die(`roll-off ${ac}`)
    rolls.set(ac, die)
    io.emit?.({ type: 'rollOff', rule, audience: 'all', ac, die })
  }
  const faces = [...new Set(rolls.values())].sort((a, b) => a - b)
  return faces.flatMap((face) =>
    rollOff(
      draft,
      ids.filter((ac) => rolls.get(ac) === face),
      rule,
      io,
    ),
  )
}

// ---------------------------------------------------------------------------------------- 2.10 order

/** Stalled or spinning, with a target, without. @rule AC-2.10-1 */
const categoryOf = (state: State, ac: string): number => {
  const { condition, target } = craft(state, ac)
  return condition !== 'ok' ? 0 : target === null ? 2 : 1
}

type Key = readonly number[]

function compare(a: Key, b: Key): number {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value - b[i]!
  return 0
}

/** Sorts by keys; ties by level, speed and a roll-off, the better slot for the higher. @rule AC-2.10-3 */
function sorted(draft: Draft, ids: readonly string[], key: (ac: string) => Key, io: Table): readonly string[] {
  const sense = draft.config.options.initiativeOrder === 'lowFirst' ? 1 : -1
  const keys = new Map(
    ids.map((ac) => [ac, [...key(ac), sense * craft(draft, ac).level, sense * craft(draft, ac).speed]]),
  )
  const rest = [...ids].sort((a, b) => compare(keys.get(a)!, keys.get(b)!))
  const out: string[] = []
  while (rest.length > 0) {
    const tied = rest.filter((ac) => compare(keys.get(ac)!, keys.get(rest[0]!)!) === 0)
    rest.splice(0, tied.length)
    const order = rollOff(draft, tied, 'AC-2.10-3', io)
    out.push(...(sense > 0 ? order : [...order].reverse()))
  }
  return out
}

/** In initiative order, whatever the category. @rule AC-2.10-90 */
export const byInitiative = (draft: Draft, ids: readonly string[], io: Table): readonly string[] => {
  const sense = draft.config.options.initiativeOrder === 'lowFirst' ? 1 : -1
  return sorted(draft, ids, (ac) => [sense * postedOf(draft, ac)], io)
}

/** Those who move right after one aircraft, each followed by its own. @rule AC-1.41-5 */
export function followersOf(draft: Draft, leader: string, io: Table): readonly string[] {
  const sense = draft.config.options.initiativeOrder === 'lowFirst' ? 1 : -1
  const own = flying(draft).filter((ac) => isFollowing(draft, ac, leader))
  const order = sorted(draft, own, (ac) => [sense * adjustedOf(draft, ac)], io)
  return order.flatMap((ac) => [ac, ...followersOf(draft, ac, io)])
}

const isFollowing = (state: State, ac: string, leader: string): boolean => {
  const { follows, target, moved } = craft(state, ac)
  return !moved && follows === leader && target === leader
}

/** All who have not moved: roots by category and initiative, each with its chain. @rule AC-2.10-1 */
export function movementOrder(draft: Draft, io: Table): readonly string[] {
  const sense = draft.config.options.initiativeOrder === 'lowFirst' ? 1 : -1
  const waiting = flying(draft).filter((ac) => !craft(draft, ac).moved)
  const roots = waiting.filter((ac) => {
    const { follows } = craft(draft, ac)
    return follows === null || !waiting.includes(follows) || !isFollowing(draft, ac, follows)
  })
  const order = sorted(draft, roots, (ac) => [categoryOf(draft, ac), sense * postedOf(draft, ac)], io)
  return order.flatMap((ac) => [ac, ...followersOf(draft, ac, io)])
}

/** What each task of this step does. */
export const initiativeSteps: Steps<'rollInitiative' | 'addCvs' | 'addCv' | 'tailing'> = {
  rollInitiative: (draft, task) => pend(draft, task, 'referee'),
  addCvs(draft, { list }) {
    const [ac, rest] = shiftFlying(draft, list)
    if (ac !== undefined) doNext(draft, { do: 'addCv', ac }, { do: 'addCvs', list: rest })
  },
  addCv(draft, task) {
    if (hasEnemy(draft, task.ac) && craft(draft, task.ac).cv > 0) pend(draft, task, craft(draft, task.ac).side)
  },
  tailing(draft, _task, io) {
    link(draft, io)
    cutCircles(draft, io)
    doNext(draft, { do: 'encounters', list: closePairs(draft) })
  },
}

/** Pairs in one place with one initiative, at least one of them maneuvering, neither after the other. @rule AC-1.42-1 */
export function closePairs(state: State): readonly { readonly a: string; readonly b: string }[] {
  const ids = flying(state)
  return ids.flatMap((a, i) => ids.slice(i + 1).flatMap((b) => (isClose(state, a, b) ? [{ a, b }] : [])))
}

function isClose(state: State, a: string, b: string): boolean {
  const [one, two] = [craft(state, a), craft(state, b)]
  if (one.hex.q !== two.hex.q || one.hex.r !== two.hex.r || one.level !== two.level) return false
  if (one.posted !== two.posted || !(one.maneuvering || two.maneuvering)) return false
  return one.target !== b && two.target !== a
}
