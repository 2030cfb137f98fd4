/** 1.40 Initiative and tailing, and 2.10 the order that follows from it. */
import { type ActionRules, kept } from '../../../core/index.js'
import { hasEnemy, hasLeader, holdersOf } from '../aircraft/cv.js'
import {
  type AerialCraps,
  type Aircraft,
  craft,
  type Draft,
  edit,
  flying,
  type Pair,
  pilotOf,
  type State,
  type Steps,
  type Table,
} from '../state/state.js'
import { tallyFor } from '../turn/tally.js'
import { answered, doAll, doNext, inOrder, nextToAsk, pend, restOf, sequence } from '../turn/tasks.js'

type Rules = ActionRules<AerialCraps>

/** One die each, with experience. @rule AC-1.40-1 */
export const rollInitiative: Rules['rollInitiative'] = {
  phases: ['housekeeping'],
  answers: ['rollInitiative'],
  listed: 'all',
  check: () => kept,
  apply(draft, _action, io) {
    answered(draft)
    const list = flying(draft)
    for (const ac of list) post(draft, ac, io)
    doAll(draft, AFTER_CVS)
    if (list.some((ac) => canAdd(draft, ac))) doNext(draft, { do: 'addCvs', list: byPosted(draft, list) })
  },
}

const AFTER_CVS = sequence({ do: 'tailing' }, { do: 'spreadFire' }, { do: 'maintenances' }, { do: 'movement' })

function post(draft: Draft, ac: string, io: Table): void {
  const die = io.die(`initiative ${ac}`)
  const sum = tallyFor(io).add('AC-0.143-1', 'experience', pilotOf(draft, ac).experience)
  const total = die + sum.total
  edit(draft, ac).posted = total
  io.emit?.({
    type: 'initiativeRolled',
    rule: 'AC-1.40-1',
    audience: 'all',
    ac,
    dice: [die],
    modifiers: sum.lines,
    total,
  })
}

const postedOf = (state: State, ac: string): number => craft(state, ac).posted ?? 0

/** Which way an order runs: 1 if the low go first. @rule AC-2.10-2 */
const senseOf = (state: State): 1 | -1 => (state.config.options.initiativeOrder === 'lowFirst' ? 1 : -1)

/** Which way a tie runs: 1 if the lower go first. @rule AC-2.10-3 */
const tieSenseOf = (state: State): 1 | -1 => (state.config.options.ties === 'first' ? -1 : senseOf(state))

/** In the order of posted initiative, then id. @rule AC-1.40-1 */
export function byPosted(state: State, ids: readonly string[]): readonly string[] {
  const sense = senseOf(state)
  return inOrder(ids, (ac) => sense * postedOf(state, ac))
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
export function followed(state: State, ac: string): string | null {
  const { target } = craft(state, ac)
  if (target === null) return null
  if (hasLeader(state, ac)) return target
  return adjustedOf(state, ac) > postedOf(state, target) ? target : null
}

function link(draft: Draft, list: readonly string[], io: Table): void {
  for (const ac of list) if (craft(draft, ac).target !== null) edit(draft, ac).follows = followed(draft, ac)
  if (io.emit === undefined) return
  for (const ac of list) {
    const target = craft(draft, ac).follows
    if (target === null) continue
    const chained = craft(draft, target).follows !== null
    const rule = hasLeader(draft, ac) ? 'AC-1.24-2' : chained ? 'AC-1.41-3' : 'AC-1.41-2'
    io.emit({ type: 'tailed', rule, audience: 'all', ac, target })
  }
}

/** Cuts every circle before the winner of a roll-off. @rule AC-1.41-4 */
function cutCircles(draft: Draft, list: readonly string[], io: Table): void {
  for (const ac of list) {
    const circle = circleOf(draft, ac)
    if (circle.length === 0) continue
    edit(draft, winnerOf(circle, io)).follows = null
  }
}

/** The closed loop that an aircraft is part of; none if it is in no loop. @rule AC-1.41-4 */
export function circleOf(state: State, ac: string): readonly string[] {
  if (craft(state, ac).follows === null) return []
  const circle = [ac]
  for (let next = craft(state, ac).follows; next !== null && next !== ac; next = craft(state, next).follows) {
    if (circle.includes(next)) return []
    circle.push(next)
  }
  return craft(state, circle[circle.length - 1]!).follows === ac ? circle : []
}

/** Who rolls highest; only those who tie for it roll again. @rule AC-1.41-4 */
function winnerOf(ids: readonly string[], io: Table): string {
  if (ids.length === 1) return ids[0]!
  const dice = ids.map((ac) => throwOff(ac, 'AC-1.41-4', io))
  const highest = Math.max(...dice)
  return winnerOf(
    ids.filter((_, i) => dice[i] === highest),
    io,
  )
}

const DIE = [1, 2, 3, 4, 5, 6] as const

/** One die each, ties again; the lowest first. @rule AC-2.10-3 */
function rollOff(ids: readonly string[], io: Table): readonly string[] {
  if (ids.length < 2) return ids
  const dice = ids.map((ac) => throwOff(ac, 'AC-2.10-3', io))
  return DIE.flatMap((face) =>
    rollOff(
      ids.filter((_, i) => dice[i] === face),
      io,
    ),
  )
}

function throwOff(ac: string, rule: 'AC-1.41-4' | 'AC-2.10-3', io: Table): number {
  const die = io.die(`roll-off ${ac}`)
  io.emit?.({ type: 'rollOff', rule, audience: 'all', ac, die })
  return die
}

// ---------------------------------------------------------------------------------------- 2.10 order

/** Stalled or spinning, with a target, without. @rule AC-2.10-1 */
const categoryOf = (state: State, ac: string): number => {
  const { condition, target } = craft(state, ac)
  return condition !== 'ok' ? 0 : target === null ? 2 : 1
}

/** A place in the order: lower numbers go first. */
interface Slot {
  readonly ac: string
  readonly category: number
  readonly rank: number
  readonly level: number
  readonly speed: number
}

function slotOf(state: State, ac: string, category: number, initiative: number): Slot {
  const sense = tieSenseOf(state)
  const { level, speed } = craft(state, ac)
  return { ac, category, rank: senseOf(state) * initiative, level: sense * level, speed: sense * speed }
}

/** Ties of initiative go by level, then by speed. @rule AC-2.10-3 */
const bySlot = (a: Slot, b: Slot): number =>
  a.category - b.category || a.rank - b.rank || a.level - b.level || a.speed - b.speed

/** Sorts slots; a roll-off for those still tied. @rule AC-2.10-3 */
function sorted(state: State, slots: Slot[], io: Table): readonly string[] {
  slots.sort(bySlot)
  const out: string[] = []
  for (let at = 0; at < slots.length; ) {
    let end = at + 1
    while (end < slots.length && bySlot(slots[at]!, slots[end]!) === 0) end++
    if (end === at + 1) out.push(slots[at]!.ac)
    else out.push(...settled(state, slots.slice(at, end), io))
    at = end
  }
  return out
}

/** Those who tie in everything, the lowest die in the first place, or in the last if the higher go first. */
function settled(state: State, tied: readonly Slot[], io: Table): readonly string[] {
  const order = rollOff(
    tied.map(({ ac }) => ac),
    io,
  )
  return tieSenseOf(state) > 0 ? order : [...order].reverse()
}

/** In initiative order, whatever the category. @rule AC-2.10-90 */
export const byInitiative = (draft: Draft, ids: readonly string[], io: Table): readonly string[] =>
  ids.length === 0
    ? []
    : sorted(
        draft,
        ids.map((ac) => slotOf(draft, ac, 0, postedOf(draft, ac))),
        io,
      )

/** Those who move right after one aircraft, each followed by its own. @rule AC-1.41-5 */
export function followersOf(state: State, leader: string, io: Table): readonly string[] {
  const own: Slot[] = []
  for (const ac of holdersOf(state, leader)) {
    if (isFollowing(state, ac, leader)) own.push(slotOf(state, ac, 0, adjustedOf(state, ac)))
  }
  return own.length === 0 ? [] : withFollowers(state, sorted(state, own, io), io)
}

function withFollowers(state: State, order: readonly string[], io: Table): readonly string[] {
  const out: string[] = []
  for (const ac of order) out.push(ac, ...followersOf(state, ac, io))
  return out
}

const isFollowing = (state: State, ac: string, leader: string): boolean => {
  const { follows, target, moved, fate } = craft(state, ac)
  return follows === leader && !moved && target === leader && fate === 'flying'
}

/** Does it wait for another to move first? */
const isBound = (state: State, ac: string): boolean => {
  const { follows } = craft(state, ac)
  if (follows === null || !isFollowing(state, ac, follows)) return false
  const { moved, fate } = craft(state, follows)
  return !moved && fate === 'flying'
}

/** All who have not moved: roots by category and initiative, each with its chain. @rule AC-2.10-1 */
export function movementOrder(state: State, io: Table): readonly string[] {
  const roots: Slot[] = []
  let free = true
  for (const ac of state.config.roster) {
    const { fate, moved, follows } = craft(state, ac)
    if (fate !== 'flying' || moved) continue
    const bound = follows !== null && isBound(state, ac)
    if (bound) free = false
    else roots.push(slotOf(state, ac, categoryOf(state, ac), postedOf(state, ac)))
  }
  const order = sorted(state, roots, io)
  return free ? order : withFollowers(state, order, io)
}

/** What each task of this step does. */
export const initiativeSteps: Steps<'rollInitiative' | 'addCvs' | 'addCv' | 'tailing'> = {
  rollInitiative: (draft, task) => pend(draft, task, 'referee'),
  addCvs(draft, { list }) {
    const at = nextToAsk(draft, list, canAdd)
    if (at < list.length) doNext(draft, { do: 'addCv', ac: list[at]! }, { do: 'addCvs', list: restOf(list, at + 1) })
  },
  addCv: (draft, task) => pend(draft, task, craft(draft, task.ac).side),
  tailing(draft, _task, io) {
    const list = flying(draft)
    link(draft, list, io)
    cutCircles(draft, list, io)
    doNext(draft, { do: 'encounters', list: closePairs(draft) })
  },
}

/** Has it a CV to add? @rule AC-1.41-1 */
const canAdd = (state: State, ac: string): boolean => craft(state, ac).cv > 0 && hasEnemy(state, ac)

/** Pairs in one place with one initiative, at least one maneuvering, neither after the other. @rule AC-1.42-1 */
export function closePairs(state: State): readonly Pair[] {
  const ids = flying(state)
  const pairs: Pair[] = []
  if (!ids.some((ac) => craft(state, ac).maneuvering)) return pairs
  for (let i = 0; i < ids.length; i++) {
    const a = ids[i]!
    const one = craft(state, a)
    for (let j = i + 1; j < ids.length; j++) {
      if (isClose(state, one, a, ids[j]!)) pairs.push({ a, b: ids[j]! })
    }
  }
  return pairs
}

function isClose(state: State, one: Aircraft, a: string, b: string): boolean {
  const two = craft(state, b)
  if (one.hex.q !== two.hex.q || one.hex.r !== two.hex.r || one.level !== two.level) return false
  if (state.config.options.encounterLevel === 'position' && one.pos !== two.pos) return false
  if (one.posted !== two.posted || !(one.maneuvering || two.maneuvering)) return false
  return one.target !== b && two.target !== a
}
