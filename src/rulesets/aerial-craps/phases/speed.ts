/** 2.20 Speed, and the end of a move: power, drag, the observer's dice, smoke. */
import { type ActionRules, broken, kept, type Modifier, total } from '../../../core/index.js'
import { changeObserverCv, hasEnemy } from '../cv.js'
import { no } from '../messages.js'
import { moveOf, moverOf } from '../moves.js'
import type { RuleId } from '../rules.js'
import { type AerialCraps, cardOf, craft, type Draft, edit, type State, type Steps, type Table } from '../state.js'
import { answered, asked, checkPay, doNext, outside, pay, pend } from '../tasks.js'
import { settleLevel } from './climb.js'

type Rules = ActionRules<AerialCraps>
type Lines = readonly Modifier<RuleId>[]

// ---------------------------------------------------------------------------------------- the tracked speed

/** How the speed has changed until now. @rule AC-2.20-1 */
function speedLines(state: State): Lines {
  const { start, pitch, loss } = moveOf(state)
  const spinning = craft(state, moverOf(state)).condition === 'spinning'
  const list: Modifier<RuleId>[] = [{ rule: 'AC-2.20-1', label: 'start speed', value: start }]
  if (pitch < 0 && !spinning) list.push({ rule: 'AC-2.22-4', label: 'dive', value: -pitch })
  if (pitch > 0) list.push({ rule: 'AC-2.23-4', label: 'climb', value: -pitch })
  if (loss > 0) list.push({ rule: 'AC-2.23-5', label: 'movement tests', value: -loss })
  if (total(list) < 0) list.push({ rule: 'AC-2.23-6', label: 'not below 0', value: -total(list) })
  return list
}

function endMove(draft: Draft, io: Table): void {
  const { ac } = draft.move!
  const modifiers = speedLines(draft)
  const speed = total(modifiers)
  const own = edit(draft, ac)
  own.speed = speed
  io.emit?.({ type: 'speedChanged', rule: 'AC-2.20-1', audience: 'all', ac, speed, modifiers })
  if (own.condition === 'spinning')
    doNext(draft, { do: 'smoke' }, { do: 'speedStress' }, { do: 'recover' }, { do: 'closeMove' })
  else
    doNext(
      draft,
      { do: 'douse' },
      { do: 'speed' },
      { do: 'forcedDrag' },
      { do: 'crewDice' },
      { do: 'smoke' },
      { do: 'speedStress' },
      { do: 'stall' },
      { do: 'closeMove' },
    )
}

// ---------------------------------------------------------------------------------------- 2.22 power

/** What is added to a power roll. @rule AC-2.22-1 */
function powerLines(state: State, aim: number): Lines {
  const { ac, start, powerPenalty } = moveOf(state)
  const { power, minSpeed, maxLevel } = cardOf(state, ac)
  const { enginePower, speed } = craft(state, ac)
  const list: Modifier<RuleId>[] = [
    { rule: 'AC-0.144-8', label: 'power', value: power },
    { rule: 'AC-3.22-4', label: 'engine hits', value: enginePower },
    { rule: 'AC-2.22-1', label: 'at minimum speed', value: start === minSpeed ? 1 : 0 },
    { rule: 'AC-2.22-2', label: 'reaching for the maximum', value: speed + aim >= maxLevel ? -1 : 0 },
    { rule: 'AC-2.612-2', label: 'odd MT dice', value: 0 - powerPenalty },
  ]
  return list.filter(({ value }) => value !== 0)
}

/** @rule AC-2.22-1 */
export const power: Rules['power'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['speed'],
  listed: 'all',
  check(state, { aim }) {
    const ac = moverOf(state)
    const { engine, speed } = craft(state, ac)
    const { maxLevel: most } = cardOf(state, ac)
    if (engine !== 'running') return [no(engine === 'off' ? 'AC-2.23-3' : 'AC-3.22-3', 'engine-stopped', { ac })]
    return broken(
      outside('AC-2.22-2', 'aim', aim, 1, 2),
      speed + aim > most && no('AC-2.22-1', 'over-maximum', { ac, most }),
    )
  },
  apply(draft, { aim }, io) {
    answered(draft)
    const { ac } = draft.move!
    const modifiers = powerLines(draft, aim)
    const die = io.die(`power ${ac}`)
    const sum = die + total(modifiers)
    const most = Math.min(aim, points(sum))
    io.emit?.({
      type: 'powerRolled',
      rule: 'AC-2.22-1',
      audience: 'all',
      ac,
      dice: [die],
      modifiers,
      total: sum,
      gain: most,
    })
    if (most === 2) doNext(draft, { do: 'speedTake', drag: false })
    else changeSpeed(draft, most, 'AC-2.22-1', io)
  },
}

/** One point above 2, two above 6. @rule AC-2.22-1 */
const points = (sum: number): number => (sum > 6 ? 2 : sum > 2 ? 1 : 0)

function changeSpeed(draft: Draft, by: number, rule: RuleId, io: Table): void {
  const own = edit(draft, draft.move!.ac)
  const speed = Math.max(0, own.speed + by)
  if (speed === own.speed) return
  own.speed = speed
  io.emit?.({ type: 'speedChanged', rule, audience: 'all', ac: draft.move!.ac, speed, modifiers: [] })
}

// ---------------------------------------------------------------------------------------- 2.23 drag

/** What is added to a drag roll. @rule AC-2.23-1 */
function dragLines(state: State, forced: boolean): Lines {
  const { ac, pitch } = moveOf(state)
  const destroyed = craft(state, ac).engine === 'destroyed'
  const list: Modifier<RuleId>[] = [
    { rule: 'AC-0.144-8', label: 'drag', value: cardOf(state, ac).drag },
    { rule: 'AC-2.23-1', label: 'dive', value: Math.min(0, pitch) },
    { rule: 'AC-3.22-3', label: 'engine destroyed', value: forced && destroyed ? 2 : 0 },
  ]
  return list.filter(({ value }) => value !== 0)
}

/** Must the whole loss be taken? @rule AC-2.23-3 */
const isBound = (state: State, ac: string): boolean => {
  const { engine, enginePower } = craft(state, ac)
  return engine !== 'running' || enginePower < 0
}

function rollDrag(draft: Draft, forced: boolean, rule: RuleId, io: Table): void {
  const { ac } = draft.move!
  const modifiers = dragLines(draft, forced)
  const die = io.die(`drag ${ac}`)
  const sum = die + total(modifiers)
  const loss = points(sum)
  io.emit?.({ type: 'dragRolled', rule, audience: 'all', ac, dice: [die], modifiers, total: sum, forced, loss })
  if (loss === 2 && !forced && !isBound(draft, ac)) doNext(draft, { do: 'speedTake', drag: true })
  else changeSpeed(draft, -loss, rule, io)
}

/** @rule AC-2.23-1 */
export const drag: Rules['drag'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['speed'],
  listed: 'all',
  check: () => kept,
  apply(draft, _action, io) {
    answered(draft)
    rollDrag(draft, false, isBound(draft, draft.move!.ac) ? 'AC-2.23-3' : 'AC-2.23-1', io)
  },
}

/** Neither power nor drag. @rule AC-2.22-3 */
export const coast: Rules['coast'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['speed'],
  listed: 'all',
  check: () => kept,
  apply(draft, _action, io) {
    answered(draft)
    const { ac } = draft.move!
    const rule = craft(draft, ac).maintenance === null ? 'AC-2.22-3' : 'AC-1.50-5'
    io.emit?.({ type: 'passed', rule, audience: 'all', ac })
  },
}

/** @rule AC-2.22-1 */
export const takeSpeed: Rules['takeSpeed'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['speedTake'],
  listed: 'all',
  check: (state, { points: taken }) =>
    broken(outside(asked<'speedTake'>(state).drag ? 'AC-2.23-1' : 'AC-2.22-1', 'points', taken, 1, 2)),
  apply(draft, { points: taken }, io) {
    const { drag: loses } = answered<'speedTake'>(draft)
    changeSpeed(draft, loses ? -taken : taken, loses ? 'AC-2.23-1' : 'AC-2.22-1', io)
  },
}

/** A dead engine, or a speed above the maximum without a dive: one roll, and all of it. @rule AC-2.23-2 */
function forcedDrag(draft: Draft, io: Table): void {
  const { ac, pitch } = draft.move!
  const { engine, speed } = craft(draft, ac)
  if (engine === 'destroyed') rollDrag(draft, true, 'AC-3.22-3', io)
  else if (engine === 'off') rollDrag(draft, true, 'AC-2.23-3', io)
  else if (pitch >= 0 && speed > cardOf(draft, ac).maxLevel) rollDrag(draft, true, 'AC-2.23-2', io)
}

const engineSwitch = (from: 'running' | 'off', to: 'running' | 'off'): Rules['cutEngine'] & Rules['startEngine'] => ({
  phases: ['housekeeping', 'movement'],
  answers: ['speed'],
  listed: 'all',
  check(state) {
    const ac = moverOf(state)
    const able = state.config.options.engineOff && craft(state, ac).engine === from
    return broken(!able && no('AC-2.23-3', 'engine-fixed', { ac }))
  },
  apply(draft, _action, io) {
    answered(draft)
    const { ac } = draft.move!
    edit(draft, ac).engine = to
    io.emit?.({ type: 'engineSwitched', rule: 'AC-2.23-3', audience: 'all', ac, engine: to })
  },
})

/** Shuts the engine off instead of a roll. @rule AC-2.23-3 */
export const cutEngine: Rules['cutEngine'] = engineSwitch('running', 'off')
/** Starts the engine again instead of a roll. @rule AC-2.23-3 */
export const startEngine: Rules['startEngine'] = engineSwitch('off', 'running')

// ---------------------------------------------------------------------------------------- A2.0 dice for the observer

/** May the pilot help his observer? @rule AC-A2-2 */
const canHelp = (state: State): boolean => {
  const ac = moverOf(state)
  const { observer, target, mtLevel, pp, maintenance } = craft(state, ac)
  if (observer === null || observer.target === null || maintenance !== null || pp === 0) return false
  return hasEnemy(state, ac) && observer.target === target && mtLevel === 0 && !moveOf(state).rolled
}

/** @rule AC-A2-2 */
export const crewDice: Rules['crewDice'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['crewDice'],
  listed: 'all',
  check: (state, { dice }) => checkPay(state, moverOf(state), dice, 'AC-A2-2'),
  apply(draft, { dice: count }, io) {
    answered(draft)
    const { ac } = draft.move!
    pay(draft, ac, count, io, 'AC-A2-2')
    const dice = io.pool(`crew ${ac}`, count)
    const gain = Math.floor(count / 2) + dice.filter((die) => die === 6).length
    io.emit?.({ type: 'crewDiceRolled', rule: 'AC-A2-2', audience: 'all', ac, dice, gain })
    changeObserverCv(draft, ac, gain, 'AC-A2-2', io)
  },
}

// ---------------------------------------------------------------------------------------- smoke, and the end

/** A smoking aircraft may catch fire. @rule AC-3.22-s */
function smoulder(draft: Draft, io: Table): void {
  const { ac } = draft.move!
  const own = edit(draft, ac)
  if (!own.smoke || own.fire) return
  const die = io.die(`fire from smoke ${ac}`)
  own.fire = die === 6
  io.emit?.({ type: 'smokeRolled', rule: 'AC-3.22-s', audience: 'all', ac, die, fire: own.fire })
}

function close(draft: Draft, io: Table): void {
  const { ac } = draft.move!
  settleLevel(draft, io)
  const own = edit(draft, ac)
  own.moved = true
  draft.move = null
  io.emit?.({ type: 'moveEnded', rule: 'AC-2.30-1', audience: 'all', ac, speed: own.speed, level: own.level })
  doNext(draft, { do: 'collisions', ac })
}

/** What each task of this step does. */
export const speedSteps: Steps<'endMove' | 'speed' | 'speedTake' | 'forcedDrag' | 'crewDice' | 'smoke' | 'closeMove'> =
  {
    endMove: (draft, _task, io) => endMove(draft, io),
    speed: (draft, task) => pend(draft, task, craft(draft, draft.move!.ac).side),
    speedTake: (draft, task) => pend(draft, task, craft(draft, draft.move!.ac).side),
    forcedDrag: (draft, _task, io) => forcedDrag(draft, io),
    crewDice(draft, task) {
      if (canHelp(draft)) pend(draft, task, craft(draft, draft.move!.ac).side)
    },
    smoke: (draft, _task, io) => smoulder(draft, io),
    closeMove: (draft, _task, io) => close(draft, io),
  }
